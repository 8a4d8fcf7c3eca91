"""Which way of aiming each captain uses, and the stage for it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from kidslogic.games.stratego.aim_help import steps_of_help
from kidslogic.games.stratego.moves import Shot, TakeAim
from kidslogic.games.stratego.options import Aim
from kidslogic.games.stratego.view.aim_stage import AimStage, WatchStage
from kidslogic.games.stratego.view.pull_stage import PullStage
from kidslogic.games.stratego.view.puzzle_stage import (
    ANSWERS,
    FEWEST,
    FIRST,
    HIGHEST,
    LOWEST,
    PuzzleStage,
    Riddle,
    riddle,
)
from kidslogic.games.stratego.view.timing_stage import TimingStage

if TYPE_CHECKING:
    from kidslogic.games.stratego.view.game import StrategoView


class Aiming:
    """Makes the stages of a game. A child may change how it aims at any shot and goes on so with the next one."""

    def __init__(self, game: StrategoView) -> None:
        self._game = game
        self._tried: Aim | None = None

    def mode(self, seat: int) -> str:
        """How a captain aims: as chosen or fired last, or as in the set-up."""
        view = self._game.view
        return self._tried or view.table.aims[seat] or view.house.aims[seat]

    def level(self, seat: int) -> int:
        """The level of the next row of somebody who is not known: it follows the answers."""
        table = self._game.view.table
        last = table.levels[seat]
        if not last:
            return FIRST
        return min(HIGHEST, max(LOWEST, last + (-1 if table.misses[seat] else 1)))

    def stage(self) -> AimStage:
        """The stage for the captain who fires now."""
        game = self._game
        view = game.view
        seat = view.table.captain
        person = game.people[seat]
        mode = self.mode(seat)
        if mode == "puzzle":
            stage: AimStage = PuzzleStage(game.kit, view, person, self._riddle(seat), game)
        else:
            stage = (TimingStage if mode == "timing" else PullStage)(game.kit, view, person, game)
        stage.fired.connect(game.play)
        stage.mode_chosen.connect(self._choose)
        return stage

    def _riddle(self, seat: int) -> Riddle:
        """A row for this shot: for a child that is known the one that suits it best, for others by their answers."""
        game = self._game
        rng = Random(f"{game.session.seed}:{game.view.table.turns}:riddle")  # the same one after another aim was tried
        who = game.people[seat].seat
        answers = max(FEWEST, ANSWERS - steps_of_help(game.view.table, seat, game.view.house))
        if game.advisor is None or who.kind != "child":
            return riddle(self.level(seat), rng, answers)
        offered = [riddle(level, rng, answers) for level in range(LOWEST, HIGHEST + 1)]
        return offered[game.advisor.choose(who.who, [one.asked for one in offered])]

    def watched(self, shot: Shot) -> WatchStage:
        """The stage on which a computer captain's shot is watched."""
        game = self._game
        seat = game.session.turn or 0
        captain = game.session.game.opponents[game.people[seat].seat.who]
        steadiness = float(captain.steadiness(game.session.view(seat)))  # type: ignore[attr-defined]  # a Captain
        stage = WatchStage(game.kit, game.view, game.people[seat], shot, steadiness, game)
        stage.fired.connect(lambda _shot: game.play(shot))
        return stage

    def _choose(self, way: Aim) -> None:
        game = self._game
        if not game.guided:
            game.play(TakeAim(way))
            return
        self._tried = way  # a lesson waits for the shot: another aim is not its move
        game.enter(self.stage())
