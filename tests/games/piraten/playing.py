"""A table of Die Logik-Piraten to try single rules on, with the sample pack."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kidslogic.engine.game import Illegal, Seat
from kidslogic.games.piraten.happenings import Happening
from kidslogic.games.piraten.material import Tile
from kidslogic.games.piraten.moves import Answer, Draw, parse_move
from kidslogic.games.piraten.rules import PiratenRules
from kidslogic.games.piraten.spec import GAME
from kidslogic.games.piraten.state import State, View
from tests.games.table import SOURCE, SampleLibrary


class Table:
    """Rules with a state that moves on; moves are given as text."""

    def __init__(self, seats: int = 2, *, seed: int = 1, **options: str) -> None:
        """Nobody is asked to explain unless the options say so."""
        options = {"explaining": "false"} | options
        self.setup = GAME.setup((Seat("guest"),) * seats, SOURCE, **options)
        rules = GAME.rules(self.setup, SampleLibrary())
        assert isinstance(rules, PiratenRules)
        self.rules = rules
        self.state: State = rules.initial()
        self.happenings: tuple[Happening, ...] = ()
        deal = rules.chance(self.state, Random(seed))
        assert deal is not None
        self.play(deal.text)

    def play(self, *texts: str) -> Table:
        for text in texts:
            self.state, self.happenings = self.rules.apply(self.state, parse_move(text))
        return self

    def answer(self, *, right: bool = True) -> Table:
        solution = self.rules.puzzle(self.state).row.answer
        other = next(symbol for symbol in self.view().on_offer if symbol != solution)
        return self.play(Answer(solution if right else other).text)

    def aim(self) -> Table:
        """Up to aiming: draw, every monster where it is, first allowed row, right answer."""
        self.play(Draw().text)
        while self.state.phase == "monster":
            self.stay()
        return self.play(f"row {self.rules.house.rows[0]}").answer()

    def stay(self) -> Table:
        """The left neighbour leaves the next monster where it is."""
        seat = self.rules.turn(self.state)
        return self.play(f"monster {seat} {self.state.placed} {self.state.monsters[self.state.placed].text}")

    def roll(self, text: str) -> Table:
        """A roll that leaves the monsters alone."""
        return self.play(replace(parse_move(text), monsters=self.state.monsters).text)

    def treasure(self) -> Table:
        return self.aim().roll("roll hit")

    def refuses(self, text: str, reason: str) -> None:
        before = self.state
        with pytest.raises(Illegal) as refused:
            self.play(text)
        assert refused.value.reason == reason
        assert self.state == before

    def view(self, seat: int | None = None) -> View:
        return self.rules.view(self.state, self.state.turn if seat is None else seat)

    def lay(self, *tiles: str) -> Table:
        """These tiles and no others lie face down from place 0 on."""
        self.state = replace(self.state, display=tuple(Tile(tuple(tile.split("+"))) for tile in tiles))
        return self

    def has(self, kind: type) -> bool:
        return any(isinstance(happening, kind) for happening in self.happenings)
