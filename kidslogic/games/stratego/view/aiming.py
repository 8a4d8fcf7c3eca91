"""Which way of aiming each captain uses, and the stage for it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from kidslogic.games.stratego.moves import Shot
from kidslogic.games.stratego.view.aim_stage import AimStage, WatchStage
from kidslogic.games.stratego.view.pull_stage import PullStage
from kidslogic.games.stratego.view.puzzle_stage import FIRST, HIGHEST, LOWEST, PuzzleStage, Riddle, riddle
from kidslogic.games.stratego.view.timing_stage import TimingStage

if TYPE_CHECKING:
    from kidslogic.games.stratego.view.game import StrategoView


class Aiming:
    """Makes the stages of a game. `modes` and `levels` are by seat: a child may change how it aims at any shot, and the
    level of a guest's rows follows the answers."""

    def __init__(self, game: StrategoView) -> None:
        self._game = game
        self.modes: list[str] = list(game.view.house.aims)
        self.levels = [FIRST, FIRST]

    def stage(self) -> AimStage:
        """The stage for the captain who fires now."""
        game = self._game
        view = game.view
        seat = view.table.captain
        person = game.people[seat]
        if self.modes[seat] == "puzzle":
            stage: AimStage = PuzzleStage(game.kit, view, person, self._riddle(seat), game)
        else:
            stage = (TimingStage if self.modes[seat] == "timing" else PullStage)(game.kit, view, person, game)
        stage.fired.connect(self._fired)
        stage.mode_chosen.connect(self._choose)
        return stage

    def _riddle(self, seat: int) -> Riddle:
        """A row for this shot: for a child that is known the one that suits it best, for others by their answers."""
        game = self._game
        rng = Random(f"{game.session.seed}:{len(game.session.moves)}:riddle")
        who = game.people[seat].seat
        if game.advisor is None or who.kind != "child":
            return riddle(self.levels[seat], rng)
        offered = [riddle(level, rng) for level in range(LOWEST, HIGHEST + 1)]
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

    def _choose(self, mode: str) -> None:
        self.modes[self._game.view.table.captain] = mode
        stage = self.stage()
        self._game.enter(stage)
        self._game.kit.voice.say(stage.prompt())

    def _fired(self, shot: Shot) -> None:
        seat = self._game.view.table.captain
        if shot.puzzle is not None:
            step = 1 if shot.hit else -1
            self.levels[seat] = min(HIGHEST, max(LOWEST, self.levels[seat] + step))
        self._game.play(shot)
