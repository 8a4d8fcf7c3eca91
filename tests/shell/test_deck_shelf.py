"""Decks that were added are found, and a game goes on with the version that it was begun with."""

from __future__ import annotations

from pathlib import Path

import pytest

from kidslogic.engine.game import Seat
from kidslogic.engine.session import Session, resume
from kidslogic.games.logix.deck_folder import decks_for, write_starter_deck
from kidslogic.games.logix.spec import GAME
from kidslogic.learners.home import Home
from kidslogic.resources import content_dir
from kidslogic.shell.pack_shelf import PackShelf
from tests.games.table import Notebook, still


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home(tmp_path)
    home.decks.mkdir()
    return home


def shelf(home: Home) -> PackShelf:
    return PackShelf(content_dir(), home)


def begun(home: Home, source: str) -> Session:
    setup = GAME.setup((Seat("guest"), Seat("computer", "1")), source)
    return Session(GAME, setup, shelf(home), session_id="d", seed=3, journal=Notebook(), clock=still)


def test_no_decks_were_added(tmp_path: Path) -> None:
    assert shelf(Home(tmp_path / "none")).find("decks", "logix") == {}
    with pytest.raises(LookupError):
        begun(Home(tmp_path), "deck/mine@00000000")


def test_an_added_deck_is_played_and_its_version_is_kept(home: Home) -> None:
    path = home.decks / "mine.yaml"
    write_starter_deck(path, "en")
    ((deck,),) = [one.decks for one in decks_for(home.decks)]
    session = begun(home, deck.source)
    assert set(session.rules.deck) == {card.id for card in deck.cards}
    session.play(session.legal_moves()[0])

    path.write_text(path.read_text("utf-8").replace("forbidden: red", "forbidden: blue"), "utf-8")
    ((changed,),) = [one.decks for one in decks_for(home.decks)]
    assert changed.source != deck.source
    assert set(begun(home, changed.source).rules.deck) == {card.id for card in changed.cards}
    path.unlink()
    for source, cards in ((deck.source, deck.cards), (changed.source, changed.cards)):
        assert tuple(begun(home, source).rules.deck.values()) == cards
    again = resume(GAME, session.saved, shelf(home), journal=Notebook(), clock=still)
    assert again.view(0) == session.view(0)


def test_a_version_is_kept_once(home: Home) -> None:
    write_starter_deck(home.decks / "mine.yaml", "de")
    first = shelf(home).find("decks", "logix")
    assert shelf(home).find("decks", "logix") == first
    assert len(first) == 2
    assert [path.suffix for path in (home.decks / "_kept").iterdir()] == [".yaml"]
    (home.decks / "notes.txt").write_text("not a deck", "utf-8")
    assert shelf(home).find("decks", "logix") == first
