"""How the demo plays LOGIX: it sees what the child on turn may see, and touches the widgets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from PySide6.QtCore import QPoint

from kidslogic.engine.events import Claimed, GameFinished
from kidslogic.games.logix.moves import Claim, EndTurn, Move, Place, Replace, Slide
from kidslogic.games.logix.state import View
from kidslogic.games.logix.suspicion import suspect_question
from kidslogic.games.logix.training.position import Question
from kidslogic.games.logix.view.game import LogixView
from kidslogic.games.logix.view.replay import ReplayScreen
from kidslogic.games.logix.view.setup import LogixSetup
from kidslogic.games.logix.view.suspect import SuspectScreen
from kidslogic.shell.chart import Chart
from kidslogic.shell.demo.guide import Guide
from kidslogic.shell.demo.hands import Hands, Stopped
from kidslogic.shell.demo.training import Pupil
from kidslogic.ui.curtain import Curtain

_GAME = "logix"
_HEAD = "5"
"""The strength with whose head the demo plays for the children: a computer player chooses from what they may see."""
_LONGEST = 120
"""Turns after which a game is taken for endless."""
_CLAIM_LOOK_MS = 2100
"""When a claim is looked at: some marbles are lit, and the card turns."""
_TOUCHES, _TOUCH_MS = 12, 500
"""How often the hand tries a move, and how long it rests in between: what has just appeared hears nothing."""
_WAIT_S = 40.0
"""How long computer friends may take for all their turns before the child's."""


def play(guide: Guide, *, in_full: bool) -> None:
    """Two children begin a game; in full they end it, then come each friend, four at the table, and the training."""
    sailor = Sailor(guide)
    sailor.begin_two()
    if not in_full:
        guide.leave_and_come_back(_GAME)
    else:
        sailor.end_two()
        strengths = tuple(guide.parts.games[_GAME].opponents)
        for strength in strengths:
            sailor.play_against((strength,), f"logix-end-{strength}")
        sailor.play_against((strengths[0], strengths[-1]), "logix-end-of-four", guests=1)
        sailor.train()
    _check_store(guide, in_full=in_full)


def _check_store(guide: Guide, *, in_full: bool) -> None:
    """All that was played must be in the store. Raises `Stopped`."""
    events = guide.events
    if in_full and not any(isinstance(event, GameFinished) and event.game == _GAME for event in events):
        raise Stopped("The store does not know that LOGIX was played to its end.")
    claims = [event.right for event in events if isinstance(event, Claimed)]
    if False not in claims:
        raise Stopped("The store does not know of the claim that came too early.")


class Sailor:
    """Plays LOGIX in a window."""

    def __init__(self, guide: Guide) -> None:
        self._guide = guide
        self._hands: Hands = guide.hands
        self._album = guide.album
        self._rng = Random(7)

    # ---- whole games -----------------------------------------------------------------------------

    def begin_two(self) -> None:
        """Two children: curtain, peek, help, all kinds of moves, a claim that comes too early."""
        self._set_up((), guests=1, name="logix")
        self._album.take("logix-begin")
        self._peek()
        self._ask_parrot()
        self._refused()
        self._claim_too_early()
        self._each_kind_of_move()

    def end_two(self) -> None:
        """On to the end, and what happened."""
        self._play_on()
        self._album.take("logix-end")
        self._look_back()
        self._hands.tap(self._game.done_button, "finger")
        self._hands.see(Chart)

    def play_against(self, strengths: tuple[str, ...], name: str, guests: int = 0) -> None:
        """A whole game with computer friends."""
        self._set_up(strengths, guests=guests)
        self._play_on(riddle=name)
        self._album.take(name)
        self._hands.tap(self._game.done_button, "finger")
        self._hands.see(Chart)

    def _set_up(self, strengths: tuple[str, ...], guests: int, name: str = "") -> None:
        """From the chart to the first turn; `name` begins the names of the pictures."""
        hands = self._hands
        self._guide.to_island(_GAME)
        setup = hands.see(LogixSetup)
        for tile in [tile for tile, person in setup.tiles_of_people() if person.seat.kind == "guest"][:guests]:
            hands.tap(tile, "finger")
        self._next_page(setup, name and f"{name}-crew")
        if setup.alone:
            hands.tap(setup.mode.tiles["game"], "finger")
            self._next_page(setup, "")
        for tile, person in zip(setup.friend_tiles, setup.friends, strict=True):
            if tile.chosen != (person.seat.who in strengths):
                hands.tap(tile, "finger")
        self._next_page(setup, name and f"{name}-friends")
        hands.tap(setup.wrong.tiles["hint"], "finger")
        hands.tap(setup.help.tiles["true"], "finger")
        self._next_page(setup, name and f"{name}-ways")
        self._wait_for_turn()

    def _next_page(self, setup: LogixSetup, name: str) -> None:
        if name:
            self._album.take(name)
        self._hands.tap(setup.next, "finger")

    def train(self) -> None:
        """Questions of all kinds."""
        self._guide.to_island(_GAME)
        Pupil(self._hands, self._album, "logix", self._rng).train(self._hands.see(LogixSetup))

    # ---- pieces of a game ------------------------------------------------------------------------

    def _peek(self) -> None:
        """Hold the eye, then turn the card by a tap."""
        game = self._game
        self._hands.hold(game.eye, lambda: self._shows(game, "logix-peek"), "The card does not show its face.")
        quarters = game.card.quarters
        self._hands.tap(game.card, "finger")
        self._hands.wait_for(lambda: game.card.quarters != quarters, "The card does not turn.")

    def _shows(self, game: LogixView, name: str) -> bool:
        if not game.card.is_shown:
            return False
        self._album.take_moving(name)
        return True

    def _ask_parrot(self) -> None:
        game = self._game
        for number in (1, 2, 3):
            before = game.session.hints_used
            self._hands.tap(self._hands.rail["hint"])
            self._hands.wait_for(partial(_more, game, before), "The parrot says nothing.")
            self._album.take(f"logix-hint-{number}")

    def _refused(self) -> None:
        """A marble is dragged to a corner where it touches nothing, and glides back."""
        game = self._game
        marble, corner = game.marbles["red"], game.board.cells[0]
        away = corner.mapTo(game, corner.rect().center()) - marble.mapTo(game, marble.rect().center())
        self._hands.drag(marble, QPoint(away), look=lambda: self._album.take_moving("logix-drag"))
        self._hands.wait_for(lambda: game.note is not None, "Nobody says why the marble may not lie there.")
        self._album.take("logix-refused")

    def _claim_too_early(self) -> None:
        game = self._game
        self._do(Claim(game.view.seat))
        curtain = self._curtain()
        self._album.take("logix-curtain-claim")
        self._hands.tap(curtain.open, "finger")
        self._hands.wait_for(lambda: game.cover is not curtain, "Nobody looks at the claim.")
        self._look_at_claim("logix-claim-too-early")
        self._hands.wait_for(lambda: game.claim_show is None, "The claim is looked at for ever.")
        self._album.take("logix-not-yet")

    def _look_at_claim(self, name: str) -> None:
        """A picture in the middle of the show, where it takes any time."""
        self._hands.look(_CLAIM_LOOK_MS)
        if self._game_shown.claim_show is not None:
            self._album.take_moving(name)

    def _each_kind_of_move(self) -> None:
        """A placement, a roll and a swap, whatever good they do; one is taken back before."""
        kinds: tuple[Callable[[Move], bool], ...] = (
            lambda move: isinstance(move, Place),
            lambda move: isinstance(move, Place),
            lambda move: isinstance(move, Slide),
            lambda move: isinstance(move, Replace),
        )
        for number, fits in enumerate(kinds):
            game = self._game
            move = self._rng.choice([move for move in game.session.legal_moves() if fits(move)])
            self._do(move, picture=f"logix-picked-{number}" if isinstance(move, Place) else "")
            if number == 0:
                self._hands.tap(self._hands.rail["undo"])
                self._hands.wait_for(partial(_undone, game), "The move is not taken back.")
                self._do(move)
            self._album.take(f"logix-move-{number}")
            self._do(EndTurn())
            self._album.take(f"logix-curtain-{number}")
            self._wait_for_turn()

    def _play_on(self, riddle: str = "") -> None:
        """Play with the head of a computer player until the game is over; the riddle is asked once it can be."""
        for _ in range(_LONGEST):
            game = self._game
            if game.session.outcome is not None:
                break
            if riddle and _riddle(game.view) is not None:
                self._ask_riddle(game, riddle)
                riddle = ""
            move = self._thought(game)
            self._do(move)
            if isinstance(move, Claim):
                self._look_at_claim("logix-claim")
            self._wait_for_turn()
        else:
            raise Stopped(f"After {_LONGEST} moves the game is not over.")
        self._hands.wait_for(self._game.done_button.isVisible, "The end is not shown.")

    def _ask_riddle(self, game: LogixView, name: str) -> None:
        """Ask the parrot until it has no other help than a riddle, and solve it; all others may have to look away."""
        for _ in range(5):
            if game.cover is not None:
                break
            self._hands.tap(self._hands.rail["hint"])
            self._hands.wait_for(lambda: self._hands.is_calm, "The help does not end.")
        if isinstance(game.cover, Curtain):
            self._hands.tap(game.cover.open, "finger")
            self._hands.wait_for(lambda: isinstance(game.cover, SuspectScreen), "The curtain does not open.")
        screen = game.cover
        if not isinstance(screen, SuspectScreen):
            raise Stopped("The parrot does not ask what the others may be building.")
        self._album.take(f"{name}-riddle")
        question = screen.question
        for answer in (next(card for card in question.answers if card != question.right), question.right):
            self._hands.tap(screen.cards[question.answers.index(answer)], "finger")
        self._album.take(f"{name}-riddle-solved")
        self._hands.tap(screen.close_button, "finger")
        self._hands.wait_for(lambda: game.cover is None, "The riddle stays for ever.")

    def _look_back(self) -> None:
        game = self._game
        self._hands.tap(game.replay_button, "finger")
        self._hands.wait_for(lambda: isinstance(game.cover, ReplayScreen), "What happened is not shown.")
        screen = game.cover
        assert isinstance(screen, ReplayScreen)
        self._album.take("logix-replay-first")
        for _ in range(3):
            self._hands.tap(screen.steps["forward"], "finger")
        self._album.take("logix-replay")
        self._hands.tap(screen.steps["last"], "finger")
        self._hands.tap(screen.steps["back"], "finger")
        self._album.take("logix-replay-back")
        self._hands.tap(screen.close_button, "finger")
        self._hands.wait_for(lambda: game.cover is None, "What happened stays for ever.")

    # ---- moves -----------------------------------------------------------------------------------

    @property
    def _game(self) -> LogixView:
        return self._hands.see(LogixView)

    @property
    def _game_shown(self) -> LogixView:
        """The game, even while something moves on it."""
        game = self._hands.window.screen_shown
        if not isinstance(game, LogixView):
            raise Stopped("The game is not on the screen.")
        return game

    def _curtain(self) -> Curtain:
        game = self._game
        self._hands.wait_for(lambda: isinstance(game.cover, Curtain), "There is no curtain before the next child.")
        assert isinstance(game.cover, Curtain)
        return game.cover

    def _thought(self, game: LogixView) -> Move:
        move: Move = game.session.game.opponents[_HEAD](game.view, self._rng)
        return move

    def _do(self, move: Move, picture: str = "") -> None:
        """Play a move by the gestures that the screen itself names, again until they are heard."""
        game, hands = self._game, self._hands
        count = len(game.session.moves)
        for _ in range(_TOUCHES):
            gestures = game.gestures(move)
            if not gestures:
                raise Stopped(f"The screen does not say how to play {move.text}.")
            hands.perform(game, gestures[:1])
            if picture and len(gestures) > 1:
                self._album.take(picture)
            hands.perform(game, gestures[1:])
            if len(game.session.moves) == count:
                hands.look(_TOUCH_MS)
            if len(game.session.moves) > count:
                break
        else:
            raise Stopped(f"The hand could not play {move.text}.")
        if game.session.moves[count] != move.text:
            raise Stopped(f"The hand played {game.session.moves[count]} instead of {move.text}.")

    def _wait_for_turn(self) -> None:
        """Until a child decides or the game is over; a curtain is opened."""
        hands = self._hands

        def ready() -> bool:
            game = hands.window.screen_shown
            if not isinstance(game, LogixView) or not hands.is_calm:
                return False
            if game.claim_show is not None or game.thinker.is_thinking:
                return False
            return isinstance(game.cover, Curtain) or game.is_childs_turn or game.session.outcome is not None

        hands.wait_for(ready, "Nobody is on turn.", _WAIT_S)
        game = self._game
        if isinstance(game.cover, Curtain):
            hands.tap(game.cover.open, "finger")
            hands.wait_for(lambda: game.cover is None, "The curtain does not open.")


def _more(game: LogixView, hints: int) -> bool:
    return game.session.hints_used > hints


def _undone(game: LogixView) -> bool:
    return not game.view.acted


def _riddle(view: View) -> Question | None:
    """What the parrot may ask about the others."""
    others = (seat for seat in range(len(view.cards)) if seat != view.seat)
    return next((found for seat in others if (found := suspect_question(view, seat)) is not None), None)
