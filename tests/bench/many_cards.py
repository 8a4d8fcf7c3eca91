"""Packs of any size for the benches: the same text at every run, in the two forms in which people write rows."""

from __future__ import annotations

import random
from collections.abc import Iterator

HEAD = """\
kidslogic: 1
id: kidslogic.bench
title:
  de: Viele Karten
  cs: Mnoho karet
languages:
  - de
  - cs
licence: CC-BY-4.0
authors:
  - KidsLogic
cards:
"""
SIDES = ("brown", "blue")
ROWS, PLACES = 4, (5, 9)
WORDS = ("shell", "crab", "fish", "palm", "parrot", "anchor", "star", "moon")
SEED = 20


def many_cards(count: int, *, helped: bool) -> str:
    """A pack of `count` cards with eight rows each. `helped` rows have a rule and a hint in both languages, as in the
    410 KB that FORMAT.md was measured with; the others are one line each. Without brackets, which strictyaml refuses.
    """
    rng = random.Random(SEED)
    return HEAD + "\n".join(line for number in range(count) for line in _card(number, rng, helped)) + "\n"


def _card(number: int, rng: random.Random, helped: bool) -> Iterator[str]:
    yield f"  - id: card-{number}"
    yield "    title:"
    yield f"      de: Karte {number}"
    yield f"      cs: Karta {number}"
    for side in SIDES:
        yield f"    {side}:"
        for _ in range(ROWS):
            cells = rng.choices(WORDS, k=rng.randint(*PLACES))
            cells[rng.randrange(1, len(cells))] = "?"
            row, answer = " ".join(cells), rng.choice(WORDS)
            yield from _helped_row(row, answer) if helped else (f"      - {row} = {answer}",)


def _helped_row(row: str, answer: str) -> Iterator[str]:
    yield f"      - row: {row}"
    yield f"        answer: {answer}"
    yield "        rule: repeat 2"
    yield "        hint:"
    yield '          de: "Sag die Reihe laut: Was kommt als Nächstes?"'
    yield '          cs: "Řekni řadu nahlas: co přijde teď?"'
