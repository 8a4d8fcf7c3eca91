"""The words: complete in every language, short enough for a child, and silent about the answer where they must be."""

from __future__ import annotations

import re

import pytest

from kidslogic.patterns.explain import explain
from kidslogic.patterns.explanation import Explanation, Saying, Term
from kidslogic.patterns.row import Row
from kidslogic.patterns.sentences import (
    LANGUAGES,
    LONGEST_SENTENCE,
    catalogue,
    numeral,
    plural_form,
    reason,
    rule_words,
    sentence_lengths,
    verdict_sentence,
    words,
)
from kidslogic.patterns.skills import FAMILIES, skill
from kidslogic.patterns.verdict import verdict
from kidslogic.patterns.vocabulary import built_in_vocabulary
from tests.patterns.rows_for_tests import cells
from tests.patterns.test_families import BAD, CLEAR

VOCABULARY = built_in_vocabulary()
TONES = {"child", "plain", "phrase", "because"}
FORMS = {"de": {"one", "other"}, "cs": {"one", "few", "other"}, "en": {"one", "other"}}


def explained(text: str) -> Explanation:
    found = verdict(cells(text))
    assert found.rule is not None
    assert found.answer is not None
    return explain(Row(cells(text), found.answer), found.rule)


def texts_of(entry: str | dict[str, str]) -> list[str]:
    return [entry] if isinstance(entry, str) else list(entry.values())


@pytest.mark.parametrize("code", catalogue()["rules"])
def test_every_rule_has_every_tone_in_every_language_with_the_same_placeholders(code: str) -> None:
    tones = catalogue()["rules"][code]
    assert set(tones) <= TONES
    assert set(tones) == {"phrase"} or {"plain", "phrase", "because"} <= set(tones)
    for languages in tones.values():
        assert set(languages) == set(LANGUAGES)
        used = {frozenset(re.findall(r"\{(\w+)\}", text)) - {"growth", "step", "size"} for entry in languages.values()
                for text in texts_of(entry)}  # fmt: skip
        assert len(used) == 1
        for lang, entry in languages.items():
            if not isinstance(entry, str):
                assert set(entry) <= FORMS[lang]
                assert "other" in entry


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", [text for _, _, text, _ in CLEAR])
def test_a_child_hears_at_most_two_sentences_of_twelve_words(text: str, lang: str) -> None:
    explanation = explained(text)
    for plain in (False, True):
        told = words(explanation, VOCABULARY, lang, plain=plain)
        lengths = sentence_lengths(told)
        assert 1 <= len(lengths) <= 2
        assert max(lengths) <= LONGEST_SENTENCE
        assert told[0].isupper()
        assert told[-1] == "."
        assert "{" not in told
        assert ", ," not in told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", [text for _, _, text, _ in CLEAR])
def test_the_plain_words_do_not_name_the_answer(text: str, lang: str) -> None:
    answer = verdict(cells(text)).answer
    assert answer is not None
    told = words(explained(text), VOCABULARY, lang, plain=True).casefold()
    for word in VOCABULARY.name(answer, lang).casefold().split(", "):
        assert not re.search(rf"\b{re.escape(word)}\b", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_names_give_way_to_the_plain_words(lang: str) -> None:
    unit = tuple(Term((("symbol", "wheel"), ("direction", 3))) for _ in range(5))
    explanation = Explanation("repeat", "cycle", (("period", 5), ("unit", unit)), ())
    assert words(explanation, VOCABULARY, lang) == words(explanation, VOCABULARY, lang, plain=True)


@pytest.mark.parametrize(
    ("text", "lang", "want"),
    [
        ("crab shell shell crab shell shell crab ?", "de", "Immer drei: Krabbe, Muschel, Muschel."),
        ("crab shell shell crab shell shell crab ?", "cs", "Vždy tři: krab, mušle, mušle."),
        ("shell/red shell/blue shell/red shell/blue shell/red ?", "de", "Immer zwei: rot, blau."),
        ("fish/red star/blue fish/red star/blue fish/red ?", "de", "Immer zwei: Fisch rot, Stern blau."),
        ("coin/1 coin/2 coin/3 coin/4 ?", "de", "Es wird immer eins mehr."),
        ("coin/1 coin/3 coin/5 coin/7 ?", "de", "Es werden immer zwei mehr."),
        ("coin/1 coin/3 coin/5 coin/7 ?", "cs", "Vždy je to o dva víc."),
        ("moon star fish fish ? moon", "de", "Links und rechts sind Spiegelbilder."),
        ("fish/red star fish/blue star fish/red star ?", "de", "Immer vier: Fisch rot, Stern, Fisch blau, Stern."),
        ("coin/5 coin/5 coin/4 coin/4 coin/3 ?", "de", "Immer zwei gleiche Zahlen. Dann wird es eins weniger."),
        (
            "coin/1 coin/2 shell coin/3 coin/4 shell coin/5 ? shell",
            "de",
            "Bild: immer wieder Münze, Münze, Muschel. Zahl: immer eins mehr.",
        ),
        ("coin/1 coin/2 coin/4 coin/5 coin/7 ?", "en", "The steps take turns: +1, +2."),
        (
            "fish/red crab/blue star/red fish/blue crab/red star/blue fish/red ?",
            "de",
            "Bild: immer wieder Fisch, Krabbe, Stern. Farbe: immer wieder rot, blau.",
        ),
        (
            "coin/1 palm coin/2 parrot coin/3 ? coin/4 parrot",
            "de",
            "Hier stecken zwei Reihen ineinander. Eine geht so: immer wieder Palme, Papagei.",
        ),
    ],
)
def test_what_the_child_hears(text: str, lang: str, want: str) -> None:
    assert words(explained(text), VOCABULARY, lang) == want


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", [text for _, _, text, _ in CLEAR] + BAD)
def test_a_stopped_row_names_both_answers_and_both_reasons(text: str, lang: str) -> None:
    found = verdict(cells(text))
    sentence = verdict_sentence(found, VOCABULARY, lang)
    assert "{" not in sentence
    if found.kind in ("second", "ambiguous"):
        assert found.rule is not None
        assert found.rival is not None
        assert reason(found.rule, VOCABULARY, lang) in sentence
        assert reason(found.rival, VOCABULARY, lang) in sentence
    if found.rule is not None and found.kind != "none":
        assert rule_words(found.rule, VOCABULARY, lang)[0].isupper()


@pytest.mark.parametrize(
    ("text", "lang", "want"),
    [
        (
            "coin/2 coin/3 coin/5 coin/8 ?",
            "de",
            "Diese Reihe hat eine zweite vernünftige Antwort: Münze 13, weil jede Zahl die Summe der zwei davor ist. "
            "Besser passt Münze 12, weil die Schritte immer um eins wachsen. "
            "Mach die Reihe länger oder biete Münze 13 nicht an.",
        ),
        (
            "coin/1 coin/2 coin/3 coin/5 ?",
            "cs",
            "Tahle řada má dvě stejně rozumné odpovědi: mince 7, protože každý krok přijde dvakrát a pak se změní – "
            "nebo mince 8, protože každé číslo je součet dvou předchozích. "
            "Prodluž řadu, nebo nabídni jen jednu z nich.",
        ),
        (
            "shell star shell ?",
            "en",
            "This row is too short. star fits best, because “shell, star” repeats again and again. "
            "Show more of the rule.",
        ),
        ("shell moon crab star shell fish ?", "de", "Ich finde keine Regel, die genau eine Antwort ergibt."),
    ],
)
def test_what_the_teacher_reads(text: str, lang: str, want: str) -> None:
    assert verdict_sentence(verdict(cells(text)), VOCABULARY, lang) == want


def test_plural_forms() -> None:
    assert [plural_form(number, "cs") for number in (1, 2, 4, 5)] == ["one", "few", "few", "other"]
    assert [plural_form(number, "de") for number in (0, 1, 2)] == ["other", "one", "other"]
    assert numeral(3, "cs") == "tři"
    assert numeral(15, "en") == "15"


def test_every_skill_has_a_name_and_a_level_range() -> None:
    assert len(FAMILIES) == len({one.id for one in FAMILIES}) == 15
    for one in FAMILIES:
        assert set(one.names) == set(LANGUAGES)
        assert 1 <= one.lowest <= one.highest <= 8
    assert skill("mirror").names["de"] == "Spiegeln"
    assert set(catalogue()["families"]) == {one.id for one in FAMILIES}


def test_no_text_waits_for_a_rule_that_does_not_exist() -> None:
    """Every code of the catalogue is said by some family: those that name turns, lanes and channels by pattern."""
    said = {explained(text).code for _, _, text, _ in CLEAR}
    patterned = re.compile(r"(turn|of|ring|lanes|halve|double|shift|count|groups|runs|steps|same|blocks)(-.*)?")
    assert {code for code in catalogue()["rules"] if not patterned.fullmatch(code)} <= said
    assert Saying("always").code in said
