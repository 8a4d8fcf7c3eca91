"""Questions of the captain's training for tests: of every kind and level, and the real rules for their tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import yaml

from kidslogic.games.stratego.box import box_for
from kidslogic.games.stratego.dealing import that_fits
from kidslogic.games.stratego.rules import StrategoRules
from kidslogic.games.stratego.state import State, View
from kidslogic.games.stratego.training.course import StrategoCourse
from kidslogic.games.stratego.training.position import Position, Question, table_view
from kidslogic.resources import content_dir

LEVELS = range(1, 9)


@cache
def course() -> StrategoCourse:
    """What is asked with the boxes of the app."""
    content = yaml.safe_load((content_dir() / "games" / "stratego.yaml").read_text("utf-8"))
    return StrategoCourse(box_for(content, "", "full"), box_for(content, "", "short"))


@cache
def drawn(kind: str, level: int, seed: int) -> Question:
    """The question that luck draws with this seed."""
    return course().draw(kind, level, Random(f"{kind}:{level}:{seed}"))


def questions(kind: str, seeds: int = 5) -> Iterator[Question]:
    """Some questions of every level."""
    for level in LEVELS:
        for seed in range(seeds):
            yield drawn(kind, level, seed)


def table_of(position: Position) -> View:
    """What the child sees."""
    return table_view(position, course().box_of(position))


def rules_of(view: View) -> StrategoRules:
    """The real rules for that table."""
    return StrategoRules(view.box, view.house, ("child", "computer"))


def without_cards(view: View) -> View:
    """The ships alone, at the choice of a duel: cards that nobody has looked at are no cards of the table's box."""
    table = view.table._replace(cards=(), phase="attack", action="attack")
    return replace(view, box=replace(view.box, cards=()), table=table)


def deals(view: View, count: int = 6) -> Iterator[State]:
    """Ways in which everything hidden may stand."""
    for seed in range(count):
        yield that_fits(view, Random(seed))
