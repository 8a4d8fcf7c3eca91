"""A deck of the family can be chosen in the set-up of LOGIX, and a game goes on with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kidslogic.games.logix.deck_folder import write_starter_deck
from kidslogic.games.logix.view.game import LogixView
from kidslogic.games.logix.view.setup import LogixSetup
from kidslogic.shell.play import Table
from kidslogic.ui.game_view import Chosen
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import Metrics


@pytest.fixture
def table(parts) -> Table:
    return Table(parts, lambda trouble: pytest.fail(trouble.code))


def opened(table: Table, learner, qtbot) -> LogixSetup:
    screen = table.setup_screen(table.parts.games["logix"], learner, None)
    assert isinstance(screen, LogixSetup)
    qtbot.addWidget(screen)
    screen.resize(1024, 600)
    screen.set_metrics(Metrics(1024, 600))
    screen.show()
    return screen


def test_one_deck_is_no_question(table, children, qtbot):
    screen = opened(table, children[0], qtbot)
    assert "deck" not in screen.names
    assert screen.source() == ""
    screen.close()


def test_a_deck_of_the_family_is_chosen_and_played_to_the_end_of_the_app_and_on(table, children, qtbot, tmp_path: Path):
    folder = tmp_path / "home" / "decks"
    folder.mkdir(exist_ok=True)
    write_starter_deck(folder / "ours.yaml", "en")
    screen = opened(table, children[0], qtbot)
    while screen.names[screen.page] != "deck":
        screen.next.click()
    assert overflowing(screen) == []
    assert [tile.isVisible() for tile in screen.deck_tiles] == [True, True]
    screen.deck_tiles[1].click()
    found: list[Chosen] = []
    screen.chosen.connect(found.append)
    screen.next.click()
    screen.close()

    game = table.parts.games["logix"]
    session = table.begin(game, found[0], children[0], None)
    deck = screen.decks[1]
    assert session.setup.source == deck.source
    assert session.view(0).card in deck.cards
    (folder / "ours.yaml").unlink()
    resumed = table.resume(game, session.saved)
    assert resumed.view(0) == session.view(0)
    assert table.newest_cards(session.setup) is None
    view = table.game_view(resumed, found[0].people)
    qtbot.addWidget(view)
    assert isinstance(view, LogixView)
