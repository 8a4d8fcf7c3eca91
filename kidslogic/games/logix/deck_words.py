"""Problems of decks in words: content/texts/deck_problems.yaml holds every sentence in every language."""

from __future__ import annotations

from functools import cache
from typing import Final

from kidslogic.games.logix.deck import DeckProblem
from kidslogic.packs import sentences
from kidslogic.packs.problems import Problem
from kidslogic.packs.tree import Fields, Text, read_tree
from kidslogic.resources import content_dir

FILE: Final = "deck_problems.yaml"


def sentence(problem: DeckProblem | Problem, lang: str) -> str:
    """One or two sentences for the author of the deck, in de, cs or en; faults of writing are said as in packs."""
    if isinstance(problem, Problem):
        return sentences.sentence(problem, lang)
    return catalogue()[problem.code][lang].format_map(problem.params)


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
