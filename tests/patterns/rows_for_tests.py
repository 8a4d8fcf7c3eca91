"""Rows and boards that several tests of the patterns room use."""

from __future__ import annotations

from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import COLOURS, DIRECTIONS, Symbol, parse_symbol

NAMES = ["shell", "crab", "fish", "palm", "parrot", "anchor", "star", "moon", "turtle", "crown"]
VARIED = ("fish", "star", "shell", "crab")

BOARD = (
    *(Symbol(name) for name in NAMES),
    *(Symbol(name, colour=colour) for name in VARIED for colour in COLOURS[:4]),
    *(Symbol(name, size=size) for name in VARIED for size in ("small", "big")),
    *(Symbol("coin", number=number) for number in range(21)),
    *(Symbol("arrow", direction=direction) for direction in DIRECTIONS),
)
"""A board on which rows of every family have their answers."""


def symbol(text: str) -> Symbol:
    found = parse_symbol(text)
    assert isinstance(found, Symbol)
    return found


def cells(text: str) -> tuple[Symbol | None, ...]:
    return tuple(None if word == "?" else symbol(word) for word in text.split())


def row(text: str) -> Row:
    left, answer = text.split(" = ")
    return Row(cells(left), symbol(answer))
