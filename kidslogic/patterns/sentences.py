"""Codes into words: content/texts/patterns.yaml holds every sentence in every language.

A text key has four tones: `child` (names the pictures), `plain` (names none: for hints, and where names make the
sentence too long), `phrase` (inside another sentence) and `because` (for teachers, after a comma).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal

from kidslogic.patterns.channels import ABSENT
from kidslogic.patterns.explain import saying_of
from kidslogic.patterns.explanation import Explanation, Param, Saying, Term
from kidslogic.patterns.rules import Rule
from kidslogic.patterns.verdict import Verdict
from kidslogic.patterns.vocabulary import Vocabulary
from kidslogic.resources import content_data

LANGUAGES: Final = ("de", "cs", "en")
LONGEST_SENTENCE: Final = 12
"""Words in one sentence for a child (learning.md 1.6)."""

Tone = Literal["child", "plain", "phrase", "because"]
Text = str | Mapping[str, str]
"""One sentence, or one per plural form of its first number: one, few, many, other."""

_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


def words(explanation: Explanation, vocabulary: Vocabulary, lang: str, *, plain: bool = False) -> str:
    """At most two sentences of at most twelve words. `plain` names no picture, so it cannot give the answer away."""
    saying = Saying(explanation.code, explanation.params)
    told = "" if plain else _sentences(_said(saying, "child", vocabulary, lang))
    if told and all(count <= LONGEST_SENTENCE for count in sentence_lengths(told)):
        return told
    return _sentences(_said(saying, "plain", vocabulary, lang))


def _sentences(text: str) -> str:
    """Every sentence with its capital."""
    return re.sub(r"(^|[.!?]\s+)(\w)", lambda match: match[1] + match[2].upper(), text)


def sentence_lengths(text: str) -> tuple[int, ...]:
    """How many words every sentence of a text has."""
    return tuple(len(sentence.split()) for sentence in re.split(r"[.!?](?:\s+|$)", text) if sentence.strip())


def reason(rule: Rule, vocabulary: Vocabulary, lang: str) -> str:
    """The rule for a teacher, ready to stand after a comma: "weil sich „Krabbe, Muschel“ wiederholt"."""
    return _said(saying_of(rule), "because", vocabulary, lang)


def rule_words(rule: Rule, vocabulary: Vocabulary, lang: str) -> str:
    """The rule in a few words, as it stands in lists and tables."""
    return _capital(_said(saying_of(rule), "phrase", vocabulary, lang))


def verdict_sentence(verdict: Verdict, vocabulary: Vocabulary, lang: str) -> str:
    """The verdict for a teacher: what is wrong, both answers with both reasons, and what helps."""
    texts = catalogue()["verdict"]
    if verdict.rule is None or verdict.kind == "none":
        return str(texts["none"][lang])
    found = {
        "answer": answer_words(verdict.rule, vocabulary, lang),
        "because": reason(verdict.rule, vocabulary, lang),
    }
    key = str(verdict.kind)
    if verdict.rival is not None and verdict.kind in ("second", "ambiguous"):
        found["rival"] = answer_words(verdict.rival, vocabulary, lang)
        found["rival_because"] = reason(verdict.rival, vocabulary, lang)
    return _PLACEHOLDER.sub(lambda match: found[match[1]], str(texts[key][lang]))


def answer_words(rule: Rule, vocabulary: Vocabulary, lang: str) -> str:
    """The answer by name ("Münze 13"), or "something new" where no rule fixes it."""
    picture = rule.picture
    if picture is None:
        return str(catalogue()["verdict"]["new"][lang])
    values = tuple((n, v) for n, v in zip(rule.names, picture, strict=True) if v != ABSENT)
    return vocabulary.term(Term(values), lang)


@cache
def catalogue() -> Mapping[str, Any]:
    """The sections of content/texts/patterns.yaml."""
    sections: Mapping[str, Any] = content_data("texts/patterns.yaml")
    return sections


def _said(saying: Saying, tone: Tone, vocabulary: Vocabulary, lang: str) -> str:
    tones = catalogue()["rules"][saying.code]
    if tone not in tones and tone == "child":
        tone = "plain"
    numbers = [value for _, value in saying.params if isinstance(value, int)]
    text = _form(tones[tone][lang], numbers[0] if numbers else 0, lang)
    params = dict(saying.params)
    return _PLACEHOLDER.sub(lambda match: _param(params[match[1]], vocabulary, lang), text)


def _param(value: Param, vocabulary: Vocabulary, lang: str) -> str:
    if isinstance(value, int):
        return numeral(value, lang)
    if isinstance(value, Saying):
        return _said(value, "phrase", vocabulary, lang)
    # A picture without the attribute has no word in a list of its values.
    return ", ".join(word for word in (vocabulary.term(term, lang) for term in value) if word)


def numeral(number: int, lang: str) -> str:
    """A number as a child says it: words up to twelve, figures above."""
    names = catalogue()["numerals"][lang]
    return str(names[number - 1]) if 1 <= number <= len(names) else str(number)


def _form(text: Text, number: int, lang: str) -> str:
    if isinstance(text, str):
        return text
    return text.get(plural_form(number, lang), text["other"])


def plural_form(number: int, lang: str) -> str:
    """The plural class of a number: one, few (Czech 2 to 4) or other."""
    if number == 1:
        return "one"
    return "few" if lang == "cs" and 2 <= number <= 4 else "other"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
