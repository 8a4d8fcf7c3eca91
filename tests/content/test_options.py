"""Three choices must not give the answer away: who looks only at the options does hardly better than chance.

The lesson of the matrices whose answer is the option that has most in common with the others (learning.md 1.5).
"""

from __future__ import annotations

from dataclasses import astuple
from fractions import Fraction

import pytest

import kidslogic
from kidslogic.games.piraten.reasoning import three_choices
from kidslogic.packs.loading import load_pack
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.patterns.symbols import Symbol
from kidslogic.resources import content_dir

PACKS = sorted(path.name for path in (content_dir() / "packs").iterdir() if path.is_dir())
MOST_ABOVE_CHANCE = Fraction(1, 10)


def in_common(one: Symbol, other: Symbol) -> int:
    """In how many attributes two pictures agree: name, colour, size, number, direction."""
    return sum(a == b and a is not None for a, b in zip(astuple(one), astuple(other), strict=True))


def guessed(options: frozenset[Symbol], answer: Symbol) -> Fraction:
    """The chance that a solver which never sees the row is right: it takes what has most in common with the others."""
    scores = {one: sum(in_common(one, other) for other in options if other != one) for one in options}
    best = [one for one, score in scores.items() if score == max(scores.values())]
    return Fraction(int(answer in best), len(best))


@pytest.mark.parametrize("name", PACKS)
def test_the_options_alone_do_not_tell_the_answer(name):
    loaded = load_pack(
        content_dir() / "packs" / name,
        vocabulary=builtin_names(content_dir()),
        app_version=kidslogic.__version__,
        verdicts=False,
    )
    assert loaded.pack is not None
    puzzles = [puzzle for card in loaded.pack.cards for side in card.sides.values() for puzzle in side]
    board = loaded.pack.answers
    right = [guessed(three_choices(puzzle, board), puzzle.row.answer) for puzzle in puzzles]
    assert len(right) >= 64
    assert sum(right) / len(right) <= Fraction(1, 3) + MOST_ABOVE_CHANCE
