"""Problems of lessons in words: content/texts/lesson_problems.yaml, and those of packs where a pack can have them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from kidslogic.packs import sentences
from kidslogic.packs.problems import Problem
from kidslogic.packs.tree import Fields, Text, read_tree
from kidslogic.resources import content_dir

FILE: Final = "lesson_problems.yaml"


def sentence(problem: Problem, lang: str) -> str:
    """One or two sentences for the author of the lesson, in de, cs or en."""
    known = catalogue().get(problem.code)
    if known is None:
        return sentences.sentence(problem, lang)
    text = known[lang].format_map(problem.params)
    tails = sentences.catalogue().tails
    for tail in ("suggestion", "possible"):
        if tail in problem.params:
            return f"{text} {tails[tail][lang].fill(problem.params, lang)}"
    return text


def report(problems: Iterable[Problem], lang: str, more: int = 0) -> str:
    """All problems for a person to read: place, sentence, and the source line with carets below the fault.

    `more` is how many problems there are besides these.
    """
    blocks = [
        "\n".join([f"{sentences.place(one, lang)}:", f"  {sentence(one, lang)}", *sentences.shown_line(one)])
        for one in problems
    ]
    if more:
        blocks.append(sentences.catalogue().places["more"][lang].fill({"count": more}, lang))
    return "\n\n".join(blocks)


@cache
def catalogue() -> Mapping[str, Mapping[str, str]]:
    """By code and language what is said about lessons only; raises ValueError when the file is damaged."""
    root, problems = read_tree((content_dir() / "texts" / FILE).read_bytes(), FILE)
    said = root.get("problems") if isinstance(root, Fields) else None
    if problems or not isinstance(said, Fields):
        raise ValueError(f"{FILE} is damaged: {[(problem.code, problem.line) for problem in problems]}")
    return {code.value: _languages(texts) for code, texts in said.pairs if isinstance(texts, Fields)}


def _languages(texts: Fields) -> Mapping[str, str]:
    return {language.value: text.value for language, text in texts.pairs if isinstance(text, Text)}
