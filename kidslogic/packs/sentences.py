"""Problems in words: content/texts/pack_problems.yaml holds every sentence in every language.

A sentence says what is wrong and how it looks right, to a person who writes a pack in a plain editor.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kidslogic.packs.pack import Pack
from kidslogic.packs.problems import Params, Problem
from kidslogic.packs.tree import Fields, Node, Text, read_tree
from kidslogic.packs.update import Update
from kidslogic.resources import content_dir

FALLBACK: Final = "en"
_FEW_IN_CZECH: Final = range(2, 5)


@dataclass(frozen=True)
class Entry:
    """One thing to say in one language: plural form -> text, and the parameter whose number chooses the form."""

    forms: Mapping[str, str]
    by: str | None = None

    def fill(self, params: Params, lang: str) -> str:
        """The text with its placeholders filled; KeyError where a parameter is missing."""
        form = "other" if self.by is None else plural_form(int(params[self.by]), lang)
        return self.forms[form].format_map(params)


Section = Mapping[str, Mapping[str, Entry]]
"""Code -> language -> what is said."""


@dataclass(frozen=True)
class Catalogue:
    """All that can be said about packs. `words` are those that fill placeholders: placeholder -> value -> text."""

    problems: Section
    tails: Section
    updates: Section
    places: Section
    words: Mapping[str, Section]


def sentence(problem: Problem, lang: str) -> str:
    """One or two sentences for the author of the pack, in de, cs or en."""
    spoken = catalogue()
    params = _params(problem, lang)
    text = _capital(_entry(spoken.problems[problem.code], lang).fill(params, lang))
    for tail in ("suggestion", "possible"):
        if tail in params:
            return f"{text} {_entry(spoken.tails[tail], lang).fill(params, lang)}"
    return text


def place(problem: Problem, lang: str) -> str:
    """Where it is: `pack.yaml, line 10, card m1, brown side, row 1`."""
    spoken = catalogue().places
    params = {**_params(problem, lang), "card": problem.card or "", "row": problem.row or 0}
    given = {"line": problem.line, "card": problem.card, "side": problem.side, "row": problem.row}
    parts = [_entry(spoken[name], lang).fill(params, lang) for name, value in given.items() if value]
    return ", ".join([problem.file, *parts])


def report(problems: Iterable[Problem], lang: str, more: int = 0) -> str:
    """All problems for a person to read: place, sentence, and the source line with carets below the fault.

    `more` is how many problems there are besides these.
    """
    spoken = catalogue().places
    blocks = []
    for problem in problems:
        said = sentence(problem, lang)
        if problem.severity == "warning":
            said = f"{_entry(spoken['warning'], lang).fill({}, lang)}: {said}"
        blocks.append("\n".join([f"{place(problem, lang)}:", f"  {said}", *shown_line(problem)]))
    if more:
        blocks.append(_entry(spoken["more"], lang).fill({"count": more}, lang))
    return "\n\n".join(blocks)


def update_sentence(update: Update, old: Pack | None, new: Pack, lang: str) -> str:
    """What importing `new` over `old` does, in one or two sentences."""
    params: Params = {
        "new": len(update.new),
        "changed": len(update.changed),
        "removed": len(update.removed),
        "kept_rows": len(update.kept_rows),
        "new_rows": len(update.new_rows),
        "old_version": old.version if old else 0,
        "new_version": new.version,
        "next_version": (old.version if old else 0) + 1,
        "authors": ", ".join(old.authors) if old else "",
    }
    return _entry(catalogue().updates[update.code], lang).fill(params, lang)


def plural_form(number: int, lang: str) -> str:
    """`one`, `few` or `other`; few only in Czech, for 2 to 4."""
    if number == 1:
        return "one"
    return "few" if lang == "cs" and number in _FEW_IN_CZECH else "other"


@cache
def catalogue() -> Catalogue:
    """The sentences that come with the program."""
    return read_catalogue(content_dir() / "texts" / "pack_problems.yaml")


def read_catalogue(path: Path) -> Catalogue:
    """Read a catalogue; ValueError where the file is damaged, as it is a part of the program."""
    root, problems = read_tree(path.read_bytes(), path.name)
    if problems or not isinstance(root, Fields):
        raise ValueError(f"{path.name} is damaged: {[(problem.code, problem.line) for problem in problems]}")
    problem_texts, tails, updates, places = (
        _section(root.get(name)) for name in ("problems", "tails", "updates", "places")
    )
    words = root.get("words")
    groups = {key.value: _section(value) for key, value in words.pairs} if isinstance(words, Fields) else {}
    return Catalogue(problem_texts, tails, updates, places, groups)


def _section(node: Node | None) -> Section:
    if not isinstance(node, Fields):
        raise TypeError("a section of the catalogue holds fields")
    return {code.value: _languages(entry) for code, entry in node.pairs if isinstance(entry, Fields)}


def _languages(node: Fields) -> Mapping[str, Entry]:
    by = node.get("by")
    return {
        key.value: Entry(_forms(value), by.value if isinstance(by, Text) else None)
        for key, value in node.pairs
        if key.value != "by"
    }


def _forms(node: Node) -> Mapping[str, str]:
    if isinstance(node, Fields):
        return {form.value: str(text.plain) for form, text in node.pairs}
    return {"other": str(node.plain)}


def _entry(languages: Mapping[str, Entry], lang: str) -> Entry:
    return languages.get(lang) or languages[FALLBACK]


def _params(problem: Problem, lang: str) -> dict[str, str | int]:
    """The parameters of a problem, those that are words of the program said in `lang`."""
    words = catalogue().words
    params: dict[str, str | int] = {"line": problem.line, "file": problem.file, **problem.params}
    if problem.side is not None:
        params.setdefault("side", problem.side)
    for name, value in params.items():
        if said := words.get(name, {}).get(str(value)):
            params[name] = _entry(said, lang).fill({}, lang)
    return params


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def shown_line(problem: Problem) -> list[str]:
    """The source line at fault with carets below the fault; nothing for a problem of the whole file."""
    if not problem.line or not problem.excerpt.strip():
        return []
    margin = f"  {problem.line} | "
    before = problem.excerpt[: problem.column - 1]
    gap = "".join("\t" if sign == "\t" else " " for sign in before)
    length = max(1, min(problem.length, len(problem.excerpt) - len(before)))
    return [margin + problem.excerpt, " " * (len(margin) - 2) + "| " + gap + "^" * length]
