"""How the demo plays Pirates! Stratego: it sees what the child on turn may see, and touches the widgets."""

from __future__ import annotations

from functools import partial
from random import Random
from time import monotonic

from kidslogic.engine.events import GameFinished, Trained
from kidslogic.games.stratego.moves import Move, Shot
from kidslogic.games.stratego.options import AIMS
from kidslogic.games.stratego.view.aim_stage import AimStage, WatchStage
from kidslogic.games.stratego.view.end_stage import EndStage
from kidslogic.games.stratego.view.game import StrategoView
from kidslogic.games.stratego.view.setup import StrategoSetup
from kidslogic.games.stratego.view.timing_stage import TimingStage
from kidslogic.shell.chart import Chart
from kidslogic.shell.demo.guide import Guide
from kidslogic.shell.demo.hands import Hands, Stopped
from kidslogic.shell.demo.training import Pupil

_GAME = "stratego"
_HEAD = "5"
"""The strength with whose head the demo plays for the children: a captain chooses from what they may see."""
_LONGEST = 400
"""Decisions of children after which a game is taken for endless."""
_A_FEW = 8
"""Decisions that a tour through the whole app has time for, the set-up included."""
_WAIT_S = 60.0
"""How long a captain may take for all its decisions before the child's."""
_FULL = 1
"""The captain, counted from the gentlest one, against whom a full game is played."""
_LEFT_AFTER = 24
"""The decision of the first game before which it is left, and then gone on with."""
_MOMENTS = 12
"""How many moments of a finished game are looked at once more."""
_SEEN_S = 0.17
"""After which time what is shown in the middle of the board is worth a picture: the balance has come to rest."""


def play(guide: Guide, *, in_full: bool) -> None:
    """The first turns against a captain; in full the training, two children, every captain and all ways of aiming."""
    admiral = Admiral(guide)
    if not in_full:
        admiral.begin_and_leave()
        return
    admiral.train()
    guide.hurry()
    admiral.play_two("full", "pull")
    admiral.play_two("short", "timing")
    for number, strength in enumerate(guide.parts.games[_GAME].opponents):
        admiral.play_against(strength, "full" if number == _FULL else "short", AIMS[(number + 2) % len(AIMS)])
    _check_store(guide)
    admiral.check_pictures()


def _check_store(guide: Guide) -> None:
    """All that was played must be in the store. Raises `Stopped`."""
    trained = {event.skill for event in guide.events if isinstance(event, Trained) and event.game == _GAME}
    if trained != set(guide.parts.games[_GAME].skills):
        raise Stopped("The store does not know of a question of each kind.")
    finished = [event for event in guide.events if isinstance(event, GameFinished) and event.game == _GAME]
    strengths = {strength for event in finished for strength in event.strengths if strength}
    if strengths != set(guide.parts.games[_GAME].opponents):
        raise Stopped("The store does not know of a game against each captain.")


_MUST_BE_SEEN = frozenset(
    {"curtain", "peek", "watch", "duel", "coin", "help-seen", "help-odds", "replay", *(f"aiming-{aim}" for aim in AIMS)}
)
"""Pictures without which the demo has not shown the game."""


class Admiral:
    """Plays Pirates! Stratego in a window. Of every kind of decision one picture is taken."""

    def __init__(self, guide: Guide) -> None:
        self._guide = guide
        self._hands: Hands = guide.hands
        self._album = guide.album
        self._rng = Random(11)
        self._pictured: set[str] = set()
        self._shown_since: tuple[str, float] = "", 0.0

    # ---- whole games -----------------------------------------------------------------------------

    def begin_and_leave(self) -> None:
        """Set up a short game against the gentlest captain, play a few decisions and leave it."""
        self._set_up("1", "short", "pull")
        for _ in range(_A_FEW):
            self._decide()
        self._guide.leave_and_come_back(_GAME)

    def train(self) -> None:
        """Questions of all kinds."""
        self._guide.to_island(_GAME)
        Pupil(self._hands, self._album, _GAME, self._rng).train(self._hands.see(StrategoSetup))

    def play_two(self, length: str, aim: str) -> None:
        """A whole game of two children with curtain and peek, and what was where; the full one is left in between."""
        self._set_up("", length, aim)
        self._play_on(f"stratego-end-{length}-two", left_after=_LEFT_AFTER if length == "full" else None)
        self._look_back()
        self._finish()

    def play_against(self, strength: str, length: str, aim: str) -> None:
        """A whole game against a captain."""
        self._set_up(strength, length, aim)
        self._play_on(f"stratego-end-{strength}")
        self._finish()

    def _set_up(self, strength: str, length: str, aim: str) -> None:
        """From the chart to the first decision; without a strength against a guest."""
        hands = self._hands
        self._guide.to_island(_GAME)
        setup = hands.see(StrategoSetup)
        if not strength:
            guest = next(tile for tile, person in setup.tiles_of_people() if person.seat.kind == "guest")
            hands.tap(guest, "finger")
        self._next_page(setup, "crew")
        if strength:
            hands.tap(setup.mode.tiles["game"], "finger")
            self._next_page(setup, "mode")
            tile = next(tile for tile, person in setup.tiles_of_people() if person.seat.who == strength)
            if not tile.chosen:
                hands.tap(tile, "finger")
            self._next_page(setup, "captains")
        hands.tap(setup.length.tiles[length], "finger")
        self._next_page(setup, "length")
        hands.tap(setup.aims[0].tiles[aim], "finger")
        if not strength:
            self._picture("setup-aims-two")
            hands.tap(setup.more, "finger")
        self._next_page(setup, "aims" if strength else "more")
        self._wait_for_turn()

    def _next_page(self, setup: StrategoSetup, name: str) -> None:
        self._picture(f"setup-{name}")
        self._hands.tap(setup.next, "finger")

    def _play_on(self, name: str, left_after: int | None = None) -> None:
        for made in range(_LONGEST):
            if self._game.session.outcome is not None:
                break
            if made == left_after:
                self._guide.leave_and_go_on(_GAME)
                self._wait_for_turn()
            self._decide()
        else:
            raise Stopped(f"After {_LONGEST} decisions the game is not over.")
        game = self._game
        self._hands.wait_for(lambda: isinstance(game.stage, EndStage), "The end is not shown.")
        self._album.take(name)

    def _look_back(self) -> None:
        """The first moments of the game once more."""
        game, hands = self._game, self._hands
        assert isinstance(game.stage, EndStage)
        hands.tap(game.stage.replay, "finger")
        self._picture("replay-first")
        for _ in range(_MOMENTS):
            hands.tap(game.on_button, "finger")
        hands.tap(game.back_button, "finger")
        self._picture("replay")
        hands.tap(game.close_button, "finger")
        hands.wait_for(lambda: isinstance(game.stage, EndStage), "What was where stays for ever.")

    def _finish(self) -> None:
        game = self._game
        assert isinstance(game.stage, EndStage)
        self._hands.tap(game.stage.finished, "finger")
        self._hands.see(Chart)

    # ---- one decision ----------------------------------------------------------------------------

    @property
    def _game(self) -> StrategoView:
        window = self._hands.window
        self._hands.wait_for(lambda: isinstance(window.screen_shown, StrategoView), "The game is not on the screen.")
        game = window.screen_shown
        assert isinstance(game, StrategoView)
        game.thinker.shown_ms = 0
        return game

    def _decide(self) -> None:
        """Play a captain's move by the gestures that the screen names; help is asked for where it tells something."""
        game = self._game
        move: Move = game.session.game.opponents[_HEAD](game.session.view(game.session.turn or 0), self._rng)
        self._picture(f"{game.view.phase}-{self._stage_name(game)}")
        self._ask_parrot(game)
        if game.eye.isVisible() and game.stage is None:
            self._peek(game)
        count = len(game.session.moves)
        if isinstance(move, Shot):
            self._shoot(game, move)
        else:
            self._touch(game, move, count)
        self._hands.wait_for(lambda: len(game.session.moves) > count, f"The hand could not play {move.text}.", _WAIT_S)
        self._wait_for_turn()

    def _touch(self, game: StrategoView, move: Move, count: int) -> None:
        """One gesture after the other: the first may change what the next one finds."""
        for _ in range(8):
            gestures = game.gestures(move)
            if not gestures:
                raise Stopped(f"The screen does not say how to play {move.text}.")
            done = 0 if game.picked is None else min(1, len(gestures) - 1)
            self._hands.perform(game, gestures[done:] if game.stage is not None else gestures[done : done + 1])
            if len(game.session.moves) > count:
                return
            self._picture(f"{game.view.phase}-picked")
            self._ask_parrot(game)

    def _shoot(self, game: StrategoView, shot: Shot) -> None:
        stage = game.stage
        if not isinstance(stage, AimStage):
            raise Stopped("There is no cannon to fire.")
        if isinstance(stage, TimingStage):
            self._hands.wait_for(lambda: stage.is_on_target == shot.hit, "The marker stands still.")
        self._hands.perform(game, game.gestures(shot), look=partial(self._picture_moving, f"aiming-{stage.mode}"))
        self._hands.wait_for(lambda: stage.is_flying or game.stage is not stage, "The ball does not fly.")

    def _peek(self, game: StrategoView) -> None:
        """Look at the own crew as long as the eye is held; once is enough."""
        if "peek" in self._pictured:
            return

        def seen() -> bool:
            if game.peeking:
                self._picture_moving("peek")
            return game.peeking

        self._hands.hold(game.eye, seen, "The eye shows nothing.")
        self._hands.wait_for(lambda: not game.peeking, "The crew stays open when the eye is let go.")

    def _ask_parrot(self, game: StrategoView) -> None:
        """Help, once of each kind."""
        kind = _kind_of_help(game)
        if not kind or f"help-{kind}" in self._pictured or "hint" in game.places_off():
            return
        before = game.session.hints_used
        self._hands.tap(self._hands.rail["hint"])
        self._hands.wait_for(partial(_helped, game, before), "The parrot says nothing.")
        self._picture(f"help-{kind}")

    def _wait_for_turn(self) -> None:
        """Until a child decides or the game is over; a curtain is opened, a captain's shot is watched."""
        hands = self._hands

        def ready() -> bool:
            game = hands.window.screen_shown
            if not isinstance(game, StrategoView):
                return False
            self._look_on(game)
            if game.thinker.is_thinking or game.showing.is_busy or not hands.is_calm:
                return False
            return game.curtain is not None or game.is_childs_turn or game.session.outcome is not None

        hands.wait_for(ready, "Nobody is on turn.", _WAIT_S)
        game = self._game
        if game.curtain is not None:
            self._picture("curtain")
            hands.tap(game.curtain.open, "finger")
            hands.wait_for(lambda: game.curtain is None, "The curtain does not open.")
            hands.wait_for(ready, "Nobody is on turn after the curtain.", _WAIT_S)

    # ---- pictures --------------------------------------------------------------------------------

    def _look_on(self, game: StrategoView) -> None:
        """Pictures of what is shown without anybody touching: a captain's shot, duels, coins, doors, stories."""
        shown = _shown(game)
        if shown != self._shown_since[0]:
            self._shown_since = shown, monotonic()
        elif shown and monotonic() - self._shown_since[1] >= _SEEN_S:
            self._picture_moving(shown)

    def _picture_moving(self, name: str) -> None:
        """Take a picture of that name once, in the middle of what happens."""
        if name not in self._pictured:
            self._pictured.add(name)
            self._album.take_moving(f"stratego-{name}")

    def check_pictures(self) -> None:
        """All that this game has must have been seen. Raises `Stopped`."""
        missing = sorted(_MUST_BE_SEEN - self._pictured)
        if missing:
            raise Stopped(f"Of Pirates! Stratego these were not seen: {', '.join(missing)}.")

    def _picture(self, name: str) -> bool:
        """Take a picture of that name once; whether it was taken now."""
        if name in self._pictured:
            return False
        self._pictured.add(name)
        self._album.take(f"stratego-{name}")
        return True

    def _stage_name(self, game: StrategoView) -> str:
        return "board" if game.stage is None else type(game.stage).__name__.removesuffix("Stage").lower()


def _shown(game: StrategoView) -> str:
    """What everybody looks at now, "" for nothing."""
    box = game.show_box
    if isinstance(game.stage, WatchStage):
        return "watch" if game.stage.is_flying else "watch-aiming"
    if not game.showing.is_busy or not box.isVisible():
        return ""
    if box.scene is not None:
        return f"story-{box.scene.story}"
    if box.flag is not None:
        return f"door-{box.flag}"
    return "duel" if box.duel is not None else "coin" if box.coin is not None else ""


def _kind_of_help(game: StrategoView) -> str:
    """What the parrot could tell now, "" where the demo does not ask."""
    if game.view.phase == "card":
        seen = any(card is not None and card.below is not None for card in game.view.table.cards)
        return "seen" if seen else "card"
    if game.view.phase == "attack":
        return "odds" if game.choices.targets(game.picked) and game.picked is not None and game.is_open else "attack"
    return ""


def _helped(game: StrategoView, before: int) -> bool:
    return game.session.hints_used > before
