"""A LOGIX board whose marble rolls all the time, while the strongest friend thinks aside."""

from __future__ import annotations

from random import Random

from kidslogic import app
from kidslogic.engine.game import Seat
from kidslogic.games.logix.opponents import OPPONENTS
from kidslogic.games.logix.spec import GAME
from kidslogic.games.logix.view import friend
from kidslogic.games.logix.view.game import LogixView
from kidslogic.ui.game_view import Person
from tests.bench.thinking_aside import Table, begun, measure

PLAYED = 16
"""Moves of the game before the measuring: in its middle there is most to think about."""
WAY = (0, 1, 2, 3, 4, 5, 6)
"""The cells of the upper row, along which the marble rolls."""


def table(parts: app.Parts) -> Table:
    """A game in its middle, the friend on turn."""
    people = (Person(Seat("guest", "g1"), "Mia", "avatar_cat"), friend(Seat("computer", max(OPPONENTS))))
    session = begun(parts, GAME, GAME.setup(tuple(person.seat for person in people), wrong_claim="hint"))
    rng = Random(3)
    while len(session.moves) < PLAYED or session.turn != 1 or session.view(1).acted:
        session.play(OPPONENTS["1"](session.view(session.turn or 0), rng))
    view = LogixView(parts.kit, session, people)
    view.refresh()
    head, seen = OPPONENTS[max(OPPONENTS)], session.view(1)
    return Table(view, view.board, view.thinker, lambda: _roll(view), lambda luck: head(seen, luck))


def _roll(view: LogixView) -> None:
    """There and back again, for ever."""
    view.board.roll("blue", WAY, lambda: view.board.roll("blue", WAY[::-1], lambda: _roll(view)))


if __name__ == "__main__":
    measure(table)
