"""Problems of decks in words: content/texts/deck_problems.yaml holds every sentence in every language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from kidslogic.packs import sentences
from kidslogic.packs.problems import Problem
from kidslogic.packs.tree import Fields, Text, read_tree
from kidslogic.resources import content_dir

FILE: Final = "deck_problems.yaml"


def sentence(problem: Problem, lang: str) -> str:
    """One or two sentences for the author of the deck, in de, cs or en; faults of writing are said as in packs."""
    known = catalogue().get(problem.code)
    return sentences.sentence(problem, lang) if known is None else known[lang].format_map(problem.params)


def report(problems: Iterable[Problem], lang: str) -> str:
    """All problems for a person to read: place, sentence, and the source line with a caret below the fault."""
    return "\n\n".join(
        "\n".join([f"{sentences.place(one, lang)}:", f"  {sentence(one, lang)}", *sentences.shown_line(one)])
        for one in problems
    )


@cache
def catalogue() -> dict[str, dict[str, str]]:
    """By code and language what is said; raises ValueError when the file is damaged."""
    root, problems = read_tree((content_dir() / "texts" / FILE).read_bytes(), FILE)
    said = root.get("problems") if isinstance(root, Fields) else None
    if problems or not isinstance(said, Fields):
        raise ValueError(f"{FILE} is damaged: {[(problem.code, problem.line) for problem in problems]}")
    return {code.value: _languages(texts) for code, texts in said.pairs if isinstance(texts, Fields)}


def _languages(texts: Fields) -> dict[str, str]:
    return {language.value: text.value for language, text in texts.pairs if isinstance(text, Text)}
