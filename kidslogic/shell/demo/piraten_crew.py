"""How the demo plays the pirates with sea monsters: two children and two computer mates, to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint

from kidslogic.games.piraten.roll import sure_shot
from kidslogic.games.piraten.view.aim_stage import AimStage
from kidslogic.games.piraten.view.answer_stage import AnswerStage
from kidslogic.games.piraten.view.choose_stage import ChooseStage
from kidslogic.games.piraten.view.draw_stage import DrawStage
from kidslogic.games.piraten.view.end_stage import EndStage
from kidslogic.games.piraten.view.explain_stage import ExplainStage
from kidslogic.games.piraten.view.game import PiratenView
from kidslogic.games.piraten.view.monster_stage import MonsterStage
from kidslogic.games.piraten.view.setup import PiratenSetup
from kidslogic.games.piraten.view.stage import Stage
from kidslogic.games.piraten.view.treasure_stage import TreasureStage
from kidslogic.games.piraten.view.why_stage import WhyStage
from kidslogic.patterns.verdict import verdict
from kidslogic.shell.demo.guide import Guide
from kidslogic.shell.demo.hands import Stopped
from kidslogic.shell.gate import Gate

_LONGEST = 600
"""Stages after which a game is taken for endless."""
_WAIT_S = 60.0
"""How long a mate may take until something else is seen."""
_THINK_MS, _SHOWN_MS = (0, 0), 120
"""How long a mate is seen thinking, and how long it shows what it has chosen."""
_DARED = 3
"""So many chests a child of the demo opens in a turn, if no colour comes twice before."""


class Crew:
    """Plays whatever stage a child is on, and watches the mates."""

    def __init__(self, guide: Guide) -> None:
        self._guide = guide
        self._hands = guide.hands
        self._album = guide.album
        self._taken: set[str] = set()
        self._plays: dict[type[Stage], Callable[[Any], None]] = {
            DrawStage: lambda stage: self._hands.tap(stage.stack, "finger"),
            MonsterStage: self._place,
            ChooseStage: self._choose,
            AnswerStage: self._answer,
            ExplainStage: lambda stage: self._hands.tap(stage.told, "finger"),
            WhyStage: self._look_at_why,
            AimStage: self._aim,
            TreasureStage: self._gather,
        }

    def set_up(self) -> None:
        """A guest and two mates come aboard; the guest taps caves; a look at the house rules behind the gate."""
        hands, screen = self._hands, self._hands.see(PiratenSetup)
        guest = next(tile for tile in screen.people_tiles if not tile.chosen)
        hands.tap(guest, "finger")
        hands.tap(screen.mates_button, "finger")
        for tile in (screen.mate_tiles[0], screen.mate_tiles[3]):
            hands.tap(tile, "finger")
        self._album.take("setup-mates")
        hands.tap(screen.next, "finger")
        hands.tap(screen.variant.tiles["advanced"], "finger")
        hands.tap(screen.aims[1].tiles["assisted"], "finger")
        self._album.take("setup-with-monster")
        hands.tap(screen.more, "finger")
        self._album.take("setup-more")
        window = hands.window
        hands.hold(
            screen.gate, lambda: isinstance(window.screen_shown, Gate), "The gate to the house rules is missing."
        )
        self._guide.pass_gate()
        hands.see(PiratenSetup)
        if screen.names[screen.page] != "rules":
            raise Stopped("The gate does not lead to the house rules.")
        self._album.take("setup-house-rules")
        hands.tap(screen.next, "finger")

    def play(self) -> None:
        """To the end, where the winner's sail goes up."""
        mates = self._game.mates
        mates.pace_ms, mates.shown_ms, mates.reason_ms = _THINK_MS, _SHOWN_MS, _SHOWN_MS
        for _ in range(_LONGEST):
            stage = self._next_stage()
            if isinstance(stage, EndStage):
                self._end(stage)
                return
            if stage.watched:
                self._watch(stage)
            else:
                self._take_once(type(stage).__name__.removesuffix("Stage").lower())
                self._plays[type(stage)](stage)
        raise Stopped("The game with the mates does not end.")

    # ---- seeing ------------------------------------------------------------------------------------

    @property
    def _game(self) -> PiratenView:
        return self._hands.see(PiratenView)

    def _next_stage(self) -> Stage:
        """The stage that is shown once nothing moves on it."""
        game = self._game
        self._hands.wait_for(
            lambda: game.stage is not None and self._is_ready(game.stage), "A stage never rests.", _WAIT_S
        )
        assert game.stage is not None
        return game.stage

    def _is_ready(self, stage: Stage) -> bool:
        if isinstance(stage, WhyStage):  # only the first reason is looked at to its end
            return stage.has_shown or "why" in self._taken
        return self._hands.is_calm and not stage.busy() and not self._game.is_looking

    def _take_once(self, name: str) -> None:
        """A picture of each kind of stage."""
        if name not in self._taken:
            self._taken.add(name)
            self._album.take(f"crew-{name}")

    def _watch(self, stage: Stage) -> None:
        """A mate plays: wait until something was done."""
        self._take_once(f"watch-{type(stage).__name__.removesuffix('Stage').lower()}")
        self._until_moved("A mate never plays.", _WAIT_S)

    def _until_moved(self, otherwise: str, limit_s: float = _WAIT_S) -> None:
        game, made, stage = self._game, len(self._game.session.moves), self._game.stage
        self._hands.wait_for(lambda: len(game.session.moves) > made or game.stage is not stage, otherwise, limit_s)

    # ---- playing -----------------------------------------------------------------------------------

    def _place(self, stage: MonsterStage) -> None:
        """Tap a place on the sea, turn the monster, and leave it there."""
        wanted = min(stage.poses, key=lambda pose: (pose.x, pose.row, pose.turn))
        point = (stage.board.place(*wanted.middle) * stage.metrics.u).toPoint()
        self._hands.tap_at(stage.mapTo(self._hands.window, point))
        self._hands.tap(stage.turn, "finger")
        self._take_once("monster-placed")
        self._hands.tap(stage.done, "finger")

    def _choose(self, stage: ChooseStage) -> None:
        self._hands.tap(stage.rows[stage.view.rows_open[0] - 1], "finger")

    def _answer(self, stage: AnswerStage) -> None:
        island = tuple(symbol for cave in stage.view.island for symbol in cave)
        found = verdict(stage.row.cells, island).answer
        picture = found if found in stage.view.on_offer else stage.view.on_offer[0]
        assert picture is not None
        self._hands.tap(stage.tiles[picture], "finger")

    def _look_at_why(self, stage: WhyStage) -> None:
        game = self._game
        if game.stage is stage and game.mates.on_turn is None:  # a mate who is next waits for nobody's touch
            self._hands.tap(stage.next, "finger")
        self._hands.wait_for(lambda: game.stage is not stage, "The reason does not go away.")

    def _aim(self, stage: AimStage) -> None:
        """Tap the cave, or drag the ship to where a way past the monster begins, and pull the ball."""
        self._hands.wait_for(stage.ball.isEnabled, "There is no ball to roll.")
        made = len(self._game.session.moves)
        if stage.assisted:
            self._hands.tap(stage.caves[stage.target], "finger")
        else:
            shot = sure_shot(stage.target, len(stage.caves), stage.view.monsters)
            if shot is not None:
                there = round((shot.ship - stage.ship_at) * stage.board.width * stage.metrics.u)
                if abs(there) > stage.ship.width() // 8:
                    self._hands.drag(stage.ship, QPoint(there, 0))
                aside, back = shot.pull[-1]
                pitch = stage.board.pitch * stage.metrics.u
                self._hands.drag(stage.ball, QPoint(round(aside * pitch), round(back * pitch)))
            else:
                self._hands.tap(stage.ball, "finger")
        game = self._game
        self._hands.wait_for(lambda: len(game.session.moves) > made, "The ball rolls for ever.")

    def _open_one(self, stage: TreasureStage) -> None:
        game, made = self._game, len(self._game.session.moves)
        self._hands.tap(stage.tiles[stage.view.down[0]], "finger")
        self._hands.wait_for(
            lambda: (len(game.session.moves) > made and not stage.busy()) or game.stage is not stage,
            "The chest does not turn over.",
        )

    def _gather(self, stage: TreasureStage) -> None:
        """Open chests while it is safe, then keep them."""
        game = self._game
        for _ in range(_DARED):
            self._open_one(stage)
            if game.stage is not stage or game.session.view(stage.view.seat).phase != "decide":
                break
        else:
            self._take_once("gems")
            self._hands.tap(stage.chest, "finger")
        self._hands.wait_for(lambda: game.stage is not stage, "The treasure is neither kept nor given back.")

    def _end(self, end: EndStage) -> None:
        if end.sail.isEnabled():
            self._album.take("crew-sail-on-deck")
            self._hands.drag(end.sail, QPoint(0, -end.sail.height() * 3))
        self._hands.wait_for(lambda: end.sail.risen == 1.0, "The sail does not go up.")
        self._album.take("crew-sail-up")
        self._hands.tap(end.done_button, "finger")
