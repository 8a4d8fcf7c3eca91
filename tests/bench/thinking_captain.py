"""The ships of Pirates! Stratego with a figure that swings all the time, while the strongest captain thinks aside."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPoint

from kidslogic import app
from kidslogic.engine.game import Seat
from kidslogic.games.stratego.opponents import OPPONENTS
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.state import SETTING_UP
from kidslogic.games.stratego.view import friend
from kidslogic.games.stratego.view.game import StrategoView
from kidslogic.ui.game_view import Person
from kidslogic.ui.motion import Curve
from tests.bench.thinking_aside import Table, begun, measure

PLAYED = 40
"""Moves of the game before the measuring: in its middle there is most to think about."""
SWING_MS = 420
AWAY = QPoint(0, 200)
"""How far the figure swings, in pixels."""


def table(parts: app.Parts) -> Table:
    """A full game in its middle, the captain on turn with several things to choose from."""
    people = (Person(Seat("guest", "g1"), "Mia", "avatar_cat"), friend(Seat("computer", max(OPPONENTS))))
    session = begun(parts, GAME, GAME.setup(tuple(person.seat for person in people)))
    rng = Random(3)
    quiet = (*SETTING_UP, "shot")
    while len(session.moves) < PLAYED or session.turn != 1 or session.view(1).phase in quiet:
        session.play(OPPONENTS["3"](session.view(session.turn or 0), rng))
    view = StrategoView(parts.kit, session, people)
    view.refresh()
    head, seen = OPPONENTS[max(OPPONENTS)], session.view(1)
    return Table(view, view, view.thinker, lambda: _swing(view, AWAY), lambda luck: head(seen, luck))


def _swing(view: StrategoView, away: QPoint) -> None:
    """There and back again, for ever."""
    piece = next(piece for piece in view.pieces.values() if piece.isVisible())
    start = piece.pos()
    view.kit.motion.run(
        piece,
        SWING_MS,
        lambda part: piece.move(start + away * part),
        lambda: _swing(view, -away),
        Curve.InOutQuad,
    )


if __name__ == "__main__":
    measure(table)
