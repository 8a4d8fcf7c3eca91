"""The screens of every game open in every language, and what is chosen in the set-up screen can be played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from kidslogic import registry
from kidslogic.engine.game import Seat
from kidslogic.ui.buttons import ArrowButton
from kidslogic.ui.game_view import Chosen, GameView, Person, SetupScreen
from kidslogic.ui.screen import Screen, overflowing
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from tests.games.table import SOURCE, session_of

ME = Person(Seat("child", "ab12"), "Mia", "avatar_cat")
SIZE = (1024, 600)

each_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


def opened(screen: Screen, qtbot) -> Screen:
    qtbot.addWidget(screen)
    screen.resize(*SIZE)
    screen.set_metrics(Metrics(*SIZE))
    screen.show()
    return screen


def chosen_in(screen: SetupScreen, qtbot) -> Chosen:
    """Press the yellow arrow until all is chosen."""
    found: list[Chosen] = []
    screen.chosen.connect(found.append)
    for _ in range(6):
        arrow = next(arrow for arrow in screen.findChildren(ArrowButton) if arrow.isVisible())
        qtbot.mouseClick(arrow, Qt.MouseButton.LeftButton, pos=arrow.face.center().toPoint())
        if found:
            return found[0]
    raise AssertionError("the arrow leads nowhere")


@each_game
def test_the_screens_open(game, kit, language, qtbot):
    module = registry.view_module(game.id)
    assert module.title()
    setup_screen = opened(module.setup_screen(kit, ME, (), {}), qtbot)
    assert isinstance(setup_screen, SetupScreen)
    assert setup_screen.prompt()
    chosen = chosen_in(setup_screen, qtbot)
    setup_screen.hide()

    setup = game.setup(tuple(person.seat for person in chosen.people), SOURCE, **chosen.options)
    session = session_of(game, setup)
    view = opened(module.game_view(kit, session, chosen.people), qtbot)
    assert isinstance(view, GameView)
    view.begin()
    assert view.prompt()
    buttons = [button for button in view.findChildren(TouchButton) if button.isVisibleTo(view)]
    assert buttons
    assert all(button.accessibleName() for button in buttons)
    assert overflowing(view) == []
    before = session.saved
    view.undo()
    assert session.saved == before
    assert not view.grab().isNull()
