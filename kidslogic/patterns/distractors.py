"""Wrong answers that say something: each has a tag for the slip behind it (learning.md 1.3)."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import Final

from kidslogic.patterns.channels import Picture, Value, picture_of
from kidslogic.patterns.families import FAMILY_REGISTRY
from kidslogic.patterns.families.family import Shown
from kidslogic.patterns.row import Row
from kidslogic.patterns.rules import Part, Rule, drawable
from kidslogic.patterns.symbols import Symbol

FAVOURITE: Final = "favourite"
"""Tag of an answer that has nothing to do with the row."""

OFF_BY_ONE: Final = "off-by-one"
"""Tag of something that stands in the row, at another place; said only where no other slip explains the answer."""

_MOST_SETS: Final = 400


def distractors(row: Row, rule: Rule, options: Collection[Symbol]) -> tuple[tuple[Symbol, str], ...]:
    """Wrong answers among `options` with their tags, the most telling first, no symbol twice.

    Things that stand nowhere in the row come last, tagged "favourite". Without options: everything that is not one.
    """
    found: dict[Symbol, str] = {}
    for symbol, tag in _slips(row, rule):
        if symbol != row.answer and (not options or symbol in options):
            found.setdefault(symbol, tag)
    for option in options:
        if option != row.answer:
            found.setdefault(option, FAVOURITE)
    return tuple(found.items())


def tag_of(row: Row, rule: Rule, answer: Symbol) -> str | None:
    """The slip behind a wrong answer; None for the right one."""
    if answer == row.answer:
        return None
    return dict(distractors(row, rule, ())).get(answer, FAVOURITE)


def choices(row: Row, rule: Rule, options: Collection[Symbol], n: int, rng: random.Random) -> tuple[Symbol, ...]:
    """`n` answers to choose from (fewer when there are not so many options), the right one among them, in any order.

    The wrong ones carry different tags where possible. Which answer looks most like the others is left to chance,
    so that looking at the answers alone helps nobody (learning.md 1.5).
    """
    wrong = distractors(row, rule, options)
    wanted = min(n - 1, len(wrong))
    best = _best_sets(wrong, wanted)
    typical = rng.random() < 1 / n
    fitting = [chosen for chosen in best if _is_typical(row.answer, chosen) == typical]
    found = [row.answer, *rng.choice(fitting or best)]
    rng.shuffle(found)
    return tuple(found)


def _best_sets(wrong: Sequence[tuple[Symbol, str]], size: int) -> list[tuple[Symbol, ...]]:
    """Sets of wrong answers with as many different tags as possible, and as few favourites."""
    telling = wrong[:12]
    rated = []
    for chosen in list(combinations(telling, size))[:_MOST_SETS]:
        tags = [tag for _, tag in chosen]
        rated.append(((len(set(tags) - {FAVOURITE}), -tags.count(FAVOURITE)), tuple(symbol for symbol, _ in chosen)))
    top = max(rate for rate, _ in rated)
    return [chosen for rate, chosen in rated if rate == top]


def _is_typical(answer: Symbol, others: Sequence[Symbol]) -> bool:
    """Whether the answer has more in common with the other options than any of them has."""
    everyone = (answer, *others)
    mine = likeness(answer, everyone)
    return mine > 0 and all(likeness(other, everyone) < mine for other in others)


def likeness(symbol: Symbol, everyone: Sequence[Symbol]) -> int:
    """In how many attributes a symbol agrees with the others, taken together."""
    own = picture_of(symbol)
    return sum(
        mine == theirs and mine != "-"
        for other in everyone
        if other != symbol
        for mine, theirs in zip(own, picture_of(other), strict=True)
    )


def _slips(row: Row, rule: Rule) -> Iterator[tuple[Symbol, str]]:
    """Every typical slip with its tag; a symbol may come up more than once, the first tag counts."""
    right = picture_of(row.answer, rule.names)
    several = len(rule.changing) > 1
    own = [] if several else [slip for part in rule.changing for slip in _in_channel(rule, part, right, None)]
    yield from (slip for slip in own if slip[1] != OFF_BY_ONE)
    neighbour = row.cells[row.gap - 1] if row.gap else row.cells[1]
    if neighbour is not None:
        yield neighbour, "repeat-last"
    first = next(cell for cell in row.cells if cell is not None)
    yield first, "first-seen"
    if several:
        for part in rule.changing:
            yield from _in_channel(rule, part, right, f"drop-rule:{part.channel.name}")
    yield from own
    for cell in row.cells:
        if cell is not None:
            yield cell, OFF_BY_ONE


def _in_channel(rule: Rule, part: Part, right: Picture, tag: str | None) -> Iterator[tuple[Symbol, str]]:
    """Right but for one channel. With `tag` every other value of the channel counts as this slip."""
    place = rule.parts.index(part)
    family = FAMILY_REGISTRY[part.fit.family]
    wrong = list(family.wrong(part.fit, Shown(part.channel.name, rule.gap)))
    if tag is not None:
        seen: dict[Value, None] = dict.fromkeys(value for value in part.fit.cells if value is not None)
        wrong = [(value, tag) for value in [*(value for value, _ in wrong), *seen]]
    for value, slip in wrong:
        symbol = drawable((*right[:place], value, *right[place + 1 :]), rule.names)
        if symbol is not None:
            yield symbol, slip
