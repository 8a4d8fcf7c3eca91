"""Added packs beside the built-in ones: found, chosen by the child, switched off, and kept for games that run."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kidslogic.learners.home import Home
from kidslogic.learners.trouble import StoreLocked
from kidslogic.packs.library import Library
from kidslogic.resources import content_dir
from kidslogic.shell.chart import Chart
from kidslogic.shell.go_on import GoOnScreen
from kidslogic.shell.pack_choice import PackChoice, as_large_as_fits
from kidslogic.shell.pack_shelf import CACHE_FILE, PackShelf
from kidslogic.shell.parents import ParentsCorner
from kidslogic.ui.buttons import ArrowButton
from kidslogic.ui.game_view import GameView, SetupScreen
from kidslogic.ui.rail import Rail
from tests.packs.kit import SMALL
from tests.shell.sailing import named

EXAMPLES = Path(__file__).resolve().parents[1] / "packs" / "examples"
UPDATE = EXAMPLES / "update"
FIRST, SECOND, THIRD = (
    UPDATE / name for name in ("1-first.yaml", "2-row-changed-card-added.yaml", "3-card-removed.yaml")
)
ID, BUILT_IN = "demo.update", "kidslogic.piratenbucht"
ISLAND = "Logic Pirates, 0 of 5 shells"


def add(library: Library, path: Path) -> str:
    """Add a pack; returns its content hash."""
    arrival = library.look(path)
    assert arrival.pack is not None
    assert library.install(arrival)
    return arrival.pack.content_hash


@pytest.fixture
def shelf(tmp_path) -> PackShelf:
    return PackShelf(content_dir(), Home(tmp_path))


def test_without_added_packs_there_are_the_built_in_ones(shelf):
    assert shelf.packs()[0].id == BUILT_IN
    assert all(pack.id.startswith("kidslogic.") for pack in shelf.packs())
    assert shelf.find("pack", BUILT_IN) is shelf.packs()[0]
    assert shelf.find("game", "piraten")["gems"]


def test_an_added_pack_comes_after_them_and_is_checked_once(shelf, tmp_path):
    add(shelf.library, FIRST)
    first, *_, last = shelf.packs_for("piraten")
    assert (first.id, last.id) == (BUILT_IN, ID)
    assert shelf.packs_for("logix") == ()
    later = PackShelf(content_dir(), Home(tmp_path))
    assert later.find("pack", ID).version == 1
    assert (tmp_path / CACHE_FILE).is_file()


def test_every_version_is_found_by_its_content(shelf):
    first, second = add(shelf.library, FIRST), add(shelf.library, SECOND)
    assert shelf.find("pack", f"{ID}@{first}").version == 1
    assert shelf.find("pack", f"{ID}@{second}").version == 2
    assert shelf.find("pack", ID).version == 2
    for name in (f"{ID}@{'0' * 64}", "nobody.knows"):
        with pytest.raises(LookupError):
            shelf.find("pack", name)


def test_packs_that_are_off_are_not_offered_but_something_always_is(shelf):
    add(shelf.library, FIRST)
    ids = [pack.id for pack in shelf.packs_for("piraten")]
    assert [pack.id for pack in shelf.packs_for("piraten", {BUILT_IN})] == [one for one in ids if one != BUILT_IN]
    assert [pack.id for pack in shelf.packs_for("piraten", ids[:-1])] == [ID]
    assert [pack.id for pack in shelf.packs_for("piraten", ids)] == ids


def test_a_newer_version_of_a_built_in_pack_takes_its_place(shelf):
    built_in = shelf.packs()[0]
    folder = content_dir() / "packs" / "piratenbucht"
    newer = shelf.library.folder.parent / "newer"
    (newer / "cards").mkdir(parents=True)
    text = (folder / "pack.yaml").read_text("utf-8")
    raised = text.replace(f"version: {built_in.version}", f"version: {built_in.version + 1}")
    (newer / "pack.yaml").write_text(raised, encoding="utf-8")
    for cards in (folder / "cards").iterdir():
        (newer / "cards" / cards.name).write_bytes(cards.read_bytes())
    add(shelf.library, newer)
    assert [pack.version for pack in shelf.packs() if pack.id == BUILT_IN] == [built_in.version + 1]
    assert shelf.find("pack", f"{BUILT_IN}@{built_in.content_hash}") == built_in


# ---- playing ---------------------------------------------------------------------------------------


@pytest.fixture
def aboard(voyage, parts, children, tap):
    """Mia stands before her chart; a second pack was added."""
    add(parts.shelf.library, FIRST)
    voyage.screen.refresh()
    tap(named(voyage.screen, "Mia"))
    return voyage


def test_the_child_chooses_among_several_packs(aboard, tap, parts):
    tap(named(aboard.screen, ISLAND))
    assert isinstance(aboard.screen, PackChoice)
    tap(named(aboard.screen, parts.shelf.find("pack", ID).title["de"]))
    assert isinstance(aboard.screen, SetupScreen)


@pytest.mark.parametrize(("packs", "columns"), [(1, 1), (2, 2), (3, 3), (4, 2), (6, 3)])
def test_a_few_packs_lie_in_full_rows_and_are_seen_at_once(packs, columns):
    found, side = as_large_as_fits(packs, 1062, 660)
    assert found == columns
    assert side >= 248
    assert -(-packs // columns) * (side + 26) <= 660 + 26
    assert columns * (side + 26) <= 1062 + 26


def test_many_packs_scroll_and_are_not_too_small():
    assert as_large_as_fits(20, 1062, 660) == (3, 248)


def test_one_pack_alone_is_not_asked_for(aboard, children, parts, tap):
    off = frozenset(pack.id for pack in parts.shelf.packs()) - {ID}
    parts.store.set_preferences(children[0].id, replace(children[0].preferences, packs_off=off))
    tap(named(aboard.screen, ISLAND))
    assert isinstance(aboard.screen, SetupScreen)


def test_a_side_that_the_chosen_pack_does_not_have_is_not_offered(aboard, tap):
    tap(named(aboard.screen, ISLAND))
    tap(aboard.screen._cards.cards[ID])
    tap(aboard.screen.next)
    tap(aboard.screen.next)
    assert [tile.label() for tile in aboard.screen.side.tiles.values()] == ["easier"]
    assert aboard.screen.side.tiles["brown"].isVisible()


def play(aboard, parts, tap, pack_id: str) -> GameView:
    tap(named(aboard.screen, ISLAND))
    tap(aboard.screen._cards.cards[pack_id])
    while isinstance(aboard.screen, SetupScreen):
        tap(aboard.screen.findChild(ArrowButton))
    assert isinstance(aboard.screen, GameView)
    return aboard.screen


def test_a_running_game_goes_on_with_its_own_version(aboard, window, parts, tap):
    old = play(aboard, parts, tap, ID).session.setup.source
    tap(window.findChild(Rail).buttons["home"])
    assert isinstance(aboard.screen, Chart)
    add(parts.shelf.library, SECOND)
    tap(named(aboard.screen, ISLAND))
    assert isinstance(aboard.screen, GoOnScreen)
    tap(named(aboard.screen, "Go on where we were"))
    assert isinstance(aboard.screen, GameView)
    assert aboard.screen.session.setup.source == old
    aboard.screen.again.emit()
    assert aboard.screen.session.setup.source not in ("", old)


def test_two_updates_in_the_grown_ups_corner_leave_a_running_game_its_version(aboard, window, parts, tap):
    old = play(aboard, parts, tap, ID).session.setup.source
    tap(window.findChild(Rail).buttons["home"])
    desk = ParentsCorner(parts, None, window).packs
    for path in (SECOND, THIRD):
        desk._take(parts.shelf.library.look(path))
    later = PackShelf(content_dir(), parts.store.home)
    assert later.find("pack", old).version == 1
    assert later.find("pack", ID).version == 3


def versions(shelf: PackShelf) -> set[str]:
    """The content hashes of all versions of the pack on the disk."""
    return {path.name for path in (shelf.library.folder / ID).iterdir() if path.is_dir()}


def test_versions_that_nobody_plays_are_tidied_away_those_of_games_stay(aboard, parts, tap, tmp_path):
    shelf, old = parts.shelf, play(aboard, parts, tap, ID).session.setup.source.partition("@")[2]
    newest = tmp_path / "newest.yaml"
    newest.write_text(THIRD.read_text(encoding="utf-8").replace("version: 3", "version: 4"), encoding="utf-8")
    second, third, fourth = (add(shelf.library, path) for path in (SECOND, THIRD, newest))
    assert versions(shelf) == {old, second, third, fourth}
    parts.tidy_packs()
    assert versions(shelf) == {old, third, fourth}


def test_while_the_store_does_not_answer_every_version_stays(parts, monkeypatch):
    parts.tidy_packs()  # nothing was ever added: nothing to do
    for path in (FIRST, SECOND, THIRD):
        add(parts.shelf.library, path)
    before = versions(parts.shelf)

    def locked() -> None:
        raise StoreLocked

    monkeypatch.setattr(parts.store, "unfinished", locked)
    parts.tidy_packs()
    assert len(before) == 3
    assert versions(parts.shelf) == before


def test_a_pack_with_one_side_is_played_with_it_whatever_was_chosen(aboard, parts, tmp_path, tap):
    path = tmp_path / "blue.yaml"
    path.write_text(SMALL.replace("brown:", "blue:"), encoding="utf-8")
    add(parts.shelf.library, path)
    view = play(aboard, parts, tap, "mueller.muscheln")
    assert dict(view.session.setup.options)["side"] == "blue"
