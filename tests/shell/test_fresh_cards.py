"""Endless cards from the choice of cards to "once more": drawn aside, found again, none seen before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kidslogic.engine.events import Answered
from kidslogic.packs.endless import ENDLESS_ID, Endless
from kidslogic.shell.chart import Chart
from kidslogic.shell.fresh_cards import FreshCards
from kidslogic.shell.go_on import GoOnScreen
from kidslogic.shell.pack_choice import PackChoice
from kidslogic.shell.play import Table, person_of
from kidslogic.ui.buttons import ArrowButton
from kidslogic.ui.crew import guest
from kidslogic.ui.game_view import Chosen, GameView, SetupScreen
from kidslogic.ui.rail import Rail
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import Metrics
from tests.shell.sailing import answered, named

TRAINING = {"variant": "training", "posing": "fitting"}
ISLAND = "Logic Pirates, 0 of 5 shells"


@pytest.fixture
def aboard(voyage, children, tap):
    voyage.screen.refresh()
    tap(named(voyage.screen, "Mia"))
    return voyage


@pytest.fixture
def drawing(aboard, tap):
    """Mia has chosen everything; the parrot draws."""
    tap(named(aboard.screen, ISLAND))
    assert isinstance(aboard.screen, PackChoice)
    tap(named(aboard.screen, "Always new cards"))
    while isinstance(aboard.screen, SetupScreen):
        tap(aboard.screen.findChild(ArrowButton))
    assert isinstance(aboard.screen, FreshCards)
    return aboard


def wait_for_game(voyage, qtbot) -> GameView:
    qtbot.waitUntil(lambda: isinstance(voyage.screen, GameView), timeout=30_000)
    screen = voyage.screen
    assert isinstance(screen, GameView)
    return screen


def test_the_game_begins_with_a_pack_of_its_own(drawing, parts, qtbot):
    assert drawing.screen.prompt() == "The parrot is drawing new cards!"
    source = wait_for_game(drawing, qtbot).session.setup.source
    pack_id, _, content = source.partition("@")
    assert pack_id == ENDLESS_ID
    assert parts.shelf.find("pack", source).content_hash == content
    assert ENDLESS_ID not in [pack.id for pack in parts.shelf.packs()]


def test_it_goes_on_exactly_there_and_once_more_draws_others(drawing, parts, window, tap, qtbot):
    session = wait_for_game(drawing, qtbot).session
    tap(window.findChild(Rail).buttons["home"])
    parts.shelf.endless._made.clear()  # as after a new start
    tap(named(drawing.screen, ISLAND))
    assert isinstance(drawing.screen, GoOnScreen)
    tap(named(drawing.screen, "Go on where we were"))
    resumed = drawing.screen
    assert isinstance(resumed, GameView)
    assert resumed.session.saved == session.saved
    resumed.again.emit()
    assert isinstance(drawing.screen, FreshCards)
    assert wait_for_game(drawing, qtbot).session.setup.source != session.setup.source


def test_a_training_may_have_endless_cards(aboard, tap, qtbot, parts, children):
    """Its rows count under the pack's id, so that they do not come again."""
    tap(named(aboard.screen, ISLAND))
    tap(named(aboard.screen, "Always new cards"))
    tap(aboard.screen.findChild(ArrowButton))
    tap(named(aboard.screen, "training"))
    while isinstance(aboard.screen, SetupScreen):
        tap(aboard.screen.findChild(ArrowButton))
    view = wait_for_game(aboard, qtbot)
    assert dict(view.session.setup.options)["variant"] == "training"
    view.play(view.session.legal_moves()[0])
    (answer,) = (record.event for record in parts.store.events(children[0].id) if isinstance(record.event, Answered))
    assert answer.pack == ENDLESS_ID
    _wish, seen, _seed = Table(parts, lambda _: None).drawing(Endless(()), (person_of(children[0]),)).args
    assert seen == {answer.row_hash}


def test_whoever_goes_home_meanwhile_is_left_alone(drawing, window, tap, qtbot):
    tap(window.findChild(Rail).buttons["home"])
    assert isinstance(drawing.screen, Chart)
    qtbot.wait(1500)
    assert isinstance(drawing.screen, Chart)


def test_when_there_are_no_cards_it_is_said_kindly(aboard, drawing, window, qtbot):
    drawing.screen.drawn.emit(None)
    assert isinstance(drawing.screen, Chart)
    assert window.notices.text == "This game cannot be opened now. Ask a grown-up, please."


def test_no_row_comes_that_a_child_of_the_crew_has_answered(parts, children):
    """What one of them knows is not new for the table; what others know does not matter."""
    table = Table(parts, lambda _trouble: None)
    wish = parts.shelf.endless_for("piraten")
    people = (person_of(children[0]), person_of(children[1]))
    parts.store.add_event(children[1].id, answered("one"))
    parts.store.add_event(children[2].id, answered("two"))
    _wish, seen, _seed = table.drawing(wish, people).args
    assert seen == {"one"}


@pytest.mark.parametrize(
    ("first", "second", "levels"),
    [((1, 8), (1, 8), (1, 8)), ((3, 6), (1, 8), (3, 6)), ((1, 4), (3, 8), (3, 4)), ((5, 8), (1, 3), (3, 3))],
)
def test_endless_cards_keep_to_the_levels_of_the_whole_crew(parts, children, first, second, levels):
    """Nobody meets a row that is too hard, whoever has opened the game."""
    table = Table(parts, lambda _trouble: None)
    for child, chosen in zip(children, (first, second), strict=False):
        parts.store.set_preferences(child.id, replace(child.preferences, levels=chosen))
    people = (person_of(children[0]), person_of(children[1]), guest(1))
    wish, _seen, _seed = table.drawing(parts.shelf.endless_for("piraten"), people).args
    assert wish.levels == levels


@pytest.mark.parametrize(
    ("game", "options"), [("logix", {"mode": "training"}), ("stratego", {"mode": "training"}), ("piraten", TRAINING)]
)
def test_a_training_keeps_to_the_levels_of_its_child(parts, children, game, options):
    """Whatever was chosen last time."""
    table = Table(parts, lambda _trouble: None)
    child = parts.store.set_preferences(children[0].id, replace(children[0].preferences, levels=(2, 3)))
    found = parts.games[game]
    pack = next(iter(parts.shelf.packs_for(game)), None)
    chosen = Chosen((person_of(child),), {**options, "start_level": "6", "levels": "1-8"})
    setup = table.begin(found, chosen, child, pack).setup
    assert found.option(setup, "levels") == "2-3"


def test_endless_cards_go_with_the_packs_of_the_program(parts):
    first, *others = parts.shelf.packs_for("piraten")
    assert parts.shelf.endless_for("piraten") == Endless(first.board)
    assert parts.shelf.endless_for("piraten", {first.id}) == Endless(others[0].board)
    assert parts.shelf.endless_for("piraten", {pack.id for pack in parts.shelf.packs()}) is None
    assert parts.shelf.endless_for("logix") is None


SIZES = [(1024, 600), (1280, 800), (800, 1280)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("reduced", [False, True])
def test_both_screens_fit_every_window(parts, language, qtbot, size, reduced):
    """The card for endless cards beside those of the packs, and the parrot that draws."""
    parts.kit.motion.reduced = reduced
    choice = PackChoice(parts, (*parts.shelf.packs(), parts.shelf.endless_for("piraten")))
    fresh = FreshCards(parts.kit, lambda: None)
    for screen in (choice, fresh):
        qtbot.addWidget(screen)
        metrics = Metrics(*size)
        screen.resize(round(metrics.w * metrics.u), round(metrics.h * metrics.u))
        screen.set_metrics(metrics)
        screen.show()
        assert screen.prompt()
        assert overflowing(screen) == []
        assert not screen.grab().isNull()
    with qtbot.waitSignal(fresh.drawn, timeout=5000) as signal:
        fresh.begin()
    assert signal.args == [None]
    choice.hide()
    fresh.hide()
