"""Whatever a child must hit is large enough on every screen; figures on a deck are cells of a board (look, 2)."""

from __future__ import annotations

import pytest

from kidslogic.games.stratego.moves import TryFlag
from kidslogic.games.stratego.view.pieces import PieceButton
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import TARGET
from kidslogic.ui.touch import TouchButton
from tests.games.stratego.screen import DUO, SIZES, Played, at, pull

CELL = 62.0
"""The smallest cell of a board in units: 62 px at 1280x800."""
ROUNDED = 1.5
"""Faces begin and end on whole pixels."""


def too_small(played: Played) -> list[str]:
    u, found = played.view.metrics.u, []
    for button in played.view.findChildren(TouchButton):
        least = CELL if isinstance(button, PieceButton) else TARGET
        if (
            button.isVisible()
            and button.isEnabled()
            and min(button.face.width(), button.face.height()) / u < least - ROUNDED
        ):
            found.append(f"{button.accessibleName()}: {button.face.width() / u:.0f} x {button.face.height() / u:.0f}")
    return found


def look(played: Played, *sizes: tuple[int, int]) -> None:
    """What is shown in windows of some sizes, else of all, as if one were pulled from size to size."""
    for size in sizes or SIZES.values():
        pull(played.view, size)
        assert too_small(played) == [], size
        assert overflowing(played.view) == [], size


@pytest.mark.parametrize("language", ["de", "cs"])
def test_doors_and_the_pill_to_decline_have_room_beside_each_other(kit, qtbot, languages, language):
    languages.use(language)
    sizes = (*SIZES.values(), (1920, 1200))
    played = at(kit, qtbot, "attack", people=DUO, offers=TryFlag).begin()
    played.open_curtain()
    look(played, *sizes)
    played.view.pick(next(iter(played.view.choices.tries)))
    doors = [door for door in played.view.doors if door.isVisible()]
    assert len(doors) == 3
    for size in sizes:
        look(played, size)
        faces = [button.face.translated(button.pos()) for button in (*doors, played.view.decline)]
        assert not any(one.intersects(other) for k, one in enumerate(faces) for other in faces[:k]), size
    played.close()


@pytest.mark.parametrize(
    ("phase", "options"),
    [("station", {}), ("flags", {}), ("call", {}), ("card", {}), ("pick", {}), ("plank", {})]
    + [("shot", {"aim_red": aim}) for aim in ("pull", "timing", "puzzle")],
)
def test_each_decision_is_made_with_large_things(kit, qtbot, phase, options):
    played = at(kit, qtbot, phase, people=DUO, **options).begin()
    played.open_curtain()
    look(played)
    played.close()


def test_the_end_has_large_buttons(kit, qtbot):
    played = at(kit, qtbot, "card", people=DUO)
    session = played.session
    while session.outcome is None:
        moves = session.legal_moves()
        session.play(next((move for move in moves if isinstance(move, TryFlag)), moves[0]))
    played.begin()
    look(played)
    played.view.look_back()
    look(played)
    played.close()
