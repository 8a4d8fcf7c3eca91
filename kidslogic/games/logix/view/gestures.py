"""How a hand plays a move on the LOGIX screen: what tutorials show and the demo does."""

from __future__ import annotations

from kidslogic.games.logix.moves import CallDraw, Claim, EndTurn, Move, Place, Replace, Slide
from kidslogic.games.logix.view.card import CLAIM_MS
from kidslogic.games.logix.view.layout import LogixLayout
from kidslogic.ui.game_view import Gesture
from kidslogic.ui.gestures import drag, middle, tap

HOLD_MS = CLAIM_MS + 300
"""How long a hand holds what must be held for a second."""


def gestures_of(table: LogixLayout, move: Move) -> tuple[Gesture, ...]:
    """Tap and tap for a placement, a drag for what goes from one place to another, a long touch for a claim."""
    match move:
        case Place(colour, cell):
            lifting = () if table.picked == colour else (tap(table, table.marbles[colour]),)
            return (*lifting, tap(table, table.board.cells[cell]))
        case Replace(cell, colour):
            return (drag(table, table.marbles[colour], table.board.cells[cell]),)
        case Slide(start, end):
            return (drag(table, table.board.cells[start], table.board.cells[end]),)
        case Claim():
            return (Gesture((middle(table, table.claim),), HOLD_MS),)
        case EndTurn():
            return (tap(table, table.turn_done),)
        case CallDraw():
            return (tap(table, table.draw_button),)
    return ()
