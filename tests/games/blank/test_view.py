"""The screens of the shell game, played through by touching the shells."""

from __future__ import annotations

from PySide6.QtCore import Qt

from kidslogic import registry
from kidslogic.engine.game import Seat
from kidslogic.games.blank.view import game_view
from kidslogic.ui.game_view import Person
from kidslogic.ui.theme import Metrics
from tests.games.table import session_of

MIA = Person(Seat("child", "ab12"), "Mia", "avatar_cat")
PARROT = Person(Seat("computer", "careful"), "Parrot", "parrot")


def test_the_child_finds_the_coin_before_the_parrot_or_after_it(kit, languages, qtbot):
    game = registry.game("blank")
    finders = set()
    for seed in range(6):
        session = session_of(game, game.setup((MIA.seat, PARROT.seat)), seed)
        view = game_view(kit, session, (MIA, PARROT))
        qtbot.addWidget(view)
        view.resize(1024, 600)
        view.set_metrics(Metrics(1024, 600))
        view.show()
        view.begin()
        while session.outcome is None:
            qtbot.waitUntil(lambda session=session: session.turn != 1)
            if session.outcome is None:
                shell = next(shell for shell in view.shells if shell.isEnabled())
                qtbot.mouseClick(shell, Qt.MouseButton.LeftButton, pos=shell.face.center().toPoint())
        (finder,) = session.outcome.champions
        finders.add(finder)
        assert view.prompt() == f"{(MIA, PARROT)[finder].name} found the coin!"
        assert not any(shell.isEnabled() for shell in view.shells)
        with qtbot.waitSignal(view.done):
            qtbot.mouseClick(view.on, Qt.MouseButton.LeftButton, pos=view.on.face.center().toPoint())
    assert finders == {0, 1}


def test_a_look_shows_the_coin_only_to_the_one_who_looks(kit, languages, qtbot):
    game = registry.game("blank")
    luigi = Person(Seat("guest", "g1"), "Luigi", "avatar_frog")
    session = session_of(game, game.setup((MIA.seat, luigi.seat)), 1)
    coin = int(session.moves[0].split()[1])
    view = game_view(kit, session, (MIA, luigi))
    qtbot.addWidget(view)
    view.set_metrics(Metrics(1024, 600))
    view.begin()
    view.looks[coin].click()
    assert view.shells[coin].accessibleName() == f"Lift shell {coin + 1}"
    view.shells[(coin + 1) % 3].click()
    assert view.shells[coin].accessibleName() == f"Shell {coin + 1}: the coin is here"
