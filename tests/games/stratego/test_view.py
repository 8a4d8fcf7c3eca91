"""Pirates! Stratego on the screen, played with real clicks, drags and keys."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from kidslogic.engine.game import Seat
from kidslogic.engine.session import resume
from kidslogic.games.stratego.moves import Attack, HideFlags, Pick, Station, Swing, TryFlag, TurnCard
from kidslogic.games.stratego.rules import REASONS
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view import friend, setup_screen
from kidslogic.games.stratego.view.end_stage import EndStage
from kidslogic.games.stratego.view.station_stage import StationStage
from kidslogic.games.stratego.view.words import FACES, refusal
from kidslogic.games.stratego.words import BOMB, UNKNOWN
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from tests.games.stratego.screen import DUO, MIA, SIZES, STELLA, Played, at, pull, whole_game
from tests.games.table import Notebook, SampleLibrary

# ---- whole games -----------------------------------------------------------------------------------


def test_a_child_plays_a_whole_short_game_against_a_captain(kit, qtbot):
    played = Played(kit, qtbot, size=(1024, 600), length="short").begin()
    phases = whole_game(played)
    assert {"station", "flags", "call", "card"} <= phases
    end = played.view.stage
    assert isinstance(end, EndStage)
    with qtbot.waitSignal(played.view.done):
        played.click(end.finished)
    played.close()


def test_two_children_play_a_whole_short_game_each_aiming_in_its_own_way(kit, qtbot):
    played = Played(kit, qtbot, DUO, (1024, 600), length="short", aim_red="timing", aim_blue="puzzle")
    played.begin()
    assert played.view.curtain is not None
    whole_game(played)
    played.close()


def test_after_the_game_everything_lies_open_and_can_be_leafed_through(kit, qtbot):
    played = Played(kit, qtbot, length="short")
    rng = Random(3)
    while not played.over:
        played.session.play(rng.choice(played.session.legal_moves()))
    played.begin()
    view = played.view
    played.click(view.stage.replay)
    assert view.replay.is_on
    assert view.stage is None
    first = view.prompt()
    played.click(view.on_button)
    assert view.replay.index == 1
    assert view.prompt() != first
    table = view.view.table
    owner, piece = next((seat, deck[0]) for seat, deck in enumerate(table.decks) if deck)
    assert view.rank_on_deck(owner, piece.number) == piece.rank != UNKNOWN
    played.click(view.back_button)
    assert view.replay.index == 0
    played.click(view.close_button)
    assert isinstance(view.stage, EndStage)
    played.close()


def test_a_suggested_captain_is_offered_and_named(kit, qtbot):
    setup = setup_screen(kit, MIA, (), {})
    qtbot.addWidget(setup)
    setup.set_metrics(Metrics(1280, 800))
    setup.suggest("3", "softer")
    setup.go_on()
    setup.go_on()
    assert setup.prompt() == "Karlo plays more gently. Shall we train?"
    assert [person.seat.who for person in setup.crew] == ["mia", "3"]


def test_a_door_is_found_before_its_finder_is_picked(kit, qtbot):
    played = at(kit, qtbot, "attack", offers=TryFlag).begin()
    move = next(move for move in played.session.legal_moves() if isinstance(move, TryFlag))
    piece, door = played.view.gestures(move)
    played.press(list(piece.points))
    assert played.view.doors[move.opening].geometry().contains(door.points[0])
    assert played.play(move) == move.text
    played.close()


# ---- setting up ------------------------------------------------------------------------------------


def test_s2_crew_and_flags_are_set_up_by_taps(kit, qtbot):
    played = Played(kit, qtbot).begin()
    stage = played.view.stage
    assert isinstance(stage, StationStage)
    for rank in (7, 4, 0):
        played.play(Station(rank))
    assert stage.view.phase == "flags"
    order = played.play(HideFlags(("barrel", "flag", "monkey")))
    assert order == "flags barrel,flag,monkey"
    played.close()


def test_a_waiting_pirate_is_dragged_on_deck_and_comes_back_by_undo(kit, qtbot):
    played = Played(kit, qtbot).begin()
    stage = played.view.stage
    figure = stage.waiting_of(5)
    start = figure.mapTo(played.view, figure.rect().center())
    deck = QPoint(start.x(), round(stage.ship.deck_y * stage.metrics.u) - 40)
    played.press([start + (deck - start) * k / 6 for k in range(7)])
    assert played.session.moves[-1] == "station 5"
    assert "undo" not in played.view.places_off()
    played.view.undo()
    assert not played.session.view(0).home(0)
    played.press([start, start + QPoint(0, 30)])
    assert not played.session.view(0).home(0), "dropped beside the deck it stays in the tray"
    played.close()


def test_a_flag_card_can_be_taken_out_again(kit, qtbot):
    played = at(kit, qtbot, "flags").begin()
    stage = played.view.stage
    played.click(stage.flags[0])
    played.click(stage.hiding[2])
    assert stage.hidden_cards == [None, None, "flag"]
    assert not stage.ready.isEnabled()
    played.click(stage.hiding[2])
    assert stage.hidden_cards == [None, None, None]
    tile, door = stage.flags[1], stage.hiding[0]
    start = tile.mapTo(played.view, tile.rect().center())
    end = door.mapTo(played.view, door.rect().center())
    played.press([start + (end - start) * k / 6 for k in range(7)])
    assert stage.hidden_cards == ["monkey", None, None]
    played.close()


# ---- secrets ---------------------------------------------------------------------------------------


def test_s12_5_own_pictures_are_seen_only_while_the_eye_is_held(kit, qtbot):
    played = at(kit, qtbot, "card", people=DUO).begin()
    view = played.view
    number = view.view.home(0)[0].number
    assert view.rank_on_deck(0, number) == UNKNOWN
    middle = view.eye.face.center().toPoint()
    qtbot.mousePress(view.eye, Qt.MouseButton.LeftButton, pos=middle)
    assert view.rank_on_deck(0, number) != UNKNOWN
    assert view.rank_on_deck(1, view.view.home(1)[0].number) == UNKNOWN
    qtbot.mouseRelease(view.eye, Qt.MouseButton.LeftButton, pos=middle)
    assert view.rank_on_deck(0, number) == UNKNOWN
    played.close()


def test_the_place_of_a_back_in_the_tray_tells_nothing(kit, qtbot):
    played = at(kit, qtbot, "card", people=DUO)
    ranks = [rank for rank in played.view.slots(0) if rank is not None]
    assert sorted(ranks) == sorted(played.session.view(0).table.reserves[0])
    assert ranks != sorted(ranks, reverse=True)
    played.close()


def test_a_child_alone_sees_its_crew_and_never_the_captains(kit, qtbot):
    played = at(kit, qtbot, "card").begin()
    view = played.view
    assert view.curtain is None
    assert not view.eye.isVisible()
    assert all(view.rank_on_deck(0, piece.number) == piece.rank for piece in view.view.home(0))
    assert all(view.rank_on_deck(1, piece.number) == UNKNOWN for piece in view.view.home(1))
    played.close()


def test_the_plank_needs_no_curtain_but_the_sail_does(kit, qtbot):
    plank = at(kit, qtbot, "plank", seat=1, turns=6, people=DUO)
    plank.view.eyes = 0
    plank.begin()
    assert plank.view.curtain is None
    assert plank.view.eyes == 0
    assert plank.view.prompt().startswith("Jonas")
    plank.close()
    sail = at(kit, qtbot, "remove", seat=1, people=DUO)
    sail.view.eyes = 0
    sail.begin()
    assert sail.view.curtain is not None
    sail.open_curtain()
    assert sail.view.eyes == 1
    sail.close()


# ---- the board -------------------------------------------------------------------------------------


def test_s3_2_a_roped_card_is_refused_in_words(kit, qtbot):
    played = at(kit, qtbot, "card", turns=4).begin()
    view = played.view
    barred = view.view.table.last
    assert view.cards[barred].roped
    before = played.session.moves
    played.click(view.cards[barred])
    assert played.session.moves == before
    assert view.prompt() == refusal("card_barred")
    assert played.play(TurnCard(next(iter(view.choices.cards)))).startswith("turn ")
    played.close()


def test_s5_a_duel_is_chosen_by_two_taps_and_its_chance_shown(kit, qtbot):
    played = at(kit, qtbot, "attack", turns=4).begin()
    view = played.view
    move = next(move for move in played.session.legal_moves() if isinstance(move, Attack))
    played.click(view.pieces[0, move.piece])
    assert view.picked == move.piece
    assert view.pieces[1, move.target].mark == "glow"
    view.hint()
    assert view.show_box.odds is not None
    assert sum(view.show_box.odds) <= 10
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.picked is None
    assert played.play(move) == move.text
    played.close()


def test_the_keyboard_comes_along_onto_the_curtain(kit, qtbot):
    played = at(kit, qtbot, "card", seat=1, people=DUO, turns=2)
    played.window.activateWindow()
    qtbot.waitUntil(played.window.isActiveWindow)
    kit.pauses.keyboard = True
    played.begin()
    view = played.view
    assert view.curtain is not None
    assert view.curtain.open.hasFocus()
    QTest.keyClick(view.curtain.open, Qt.Key.Key_Return)
    assert view.curtain is None
    assert view.cards[min(view.choices.cards)].hasFocus()
    played.close()


def test_where_two_look_help_does_not_tell_how_strong_a_back_is(kit, qtbot):
    played = at(kit, qtbot, "attack", turns=4, people=DUO, offers=Attack).begin()
    played.open_curtain()
    view = played.view
    move = next(move for move in played.session.legal_moves() if isinstance(move, Attack))
    played.click(view.pieces[0, move.piece])
    view.hint()
    assert view.show_box.odds is None
    assert view.note is not None
    played.close()


@pytest.mark.parametrize("phase", ["swing", "attack"])
def test_among_backs_the_bomb_glows_like_the_others_and_is_not_told(kit, qtbot, phase):
    def bomb_among_others(seen: View) -> bool:
        ranks = [piece.rank for piece in seen.home(0)]
        return BOMB in ranks and len(ranks) > 1 and bool(seen.aboard(1))

    played = at(kit, qtbot, phase, people=DUO, offers=Swing | Attack, when=bomb_among_others).begin()
    played.open_curtain()
    view, before = played.view, played.session.moves
    home = view.view.home(0)
    bomb = view.pieces[next((0, piece.number) for piece in home if piece.rank == BOMB)]
    assert {view.pieces[0, piece.number].mark for piece in home} == {"glow"}
    played.click(bomb)
    assert view.prompt() == refusal("")
    assert played.session.moves == before
    QTest.mousePress(view.eye, Qt.MouseButton.LeftButton, pos=view.eye.face.center().toPoint())
    assert (bomb.face_shown, bomb.mark) == ("bomb", ""), "who holds the eye sees what it may do"
    QTest.mouseRelease(view.eye, Qt.MouseButton.LeftButton, pos=view.eye.face.center().toPoint())
    played.close()


@pytest.mark.parametrize("people", [(MIA, STELLA), DUO])
def test_the_tray_has_a_place_for_each_who_waits_and_whoever_leaves_leaves_a_gap(kit, qtbot, people):
    played = at(kit, qtbot, "pick", people=people).begin()
    played.open_curtain()
    view = played.view

    def tray() -> dict[int, QRect]:
        return {slot: both[0].geometry() for slot, both in enumerate(view.reserve) if both[0].isVisible()}

    before, box = tray(), view.view.box
    assert view.places_in_reserve() == len(box.crew) - box.stationed
    move = next(move for move in played.session.legal_moves() if isinstance(move, Pick))
    left = view.slot_of(0, move.rank)
    played.session.play(move)
    view.refresh()
    assert tray() == {slot: place for slot, place in before.items() if slot != left}
    played.close()


def test_help_remembers_the_faces_that_were_seen(kit, qtbot):
    played = at(kit, qtbot, "card", turns=8).begin()
    view = played.view
    assert all(card.down is None for card in view.cards)
    view.hint()
    seen = {place for place, card in enumerate(view.view.table.cards) if card is not None and card.turned}
    assert {card.place for card in view.cards if card.down is not None} == seen
    assert played.session.hints_used == 1
    played.close()


def test_a_swing_is_taken_back_until_something_was_revealed(kit, qtbot):
    played = at(kit, qtbot, "swing", turns=3, people=DUO).begin()
    view = played.view
    before = played.session.view(0).table.decks
    played.play(played.session.legal_moves()[0])
    played.open_curtain()
    assert played.session.view(0).table.decks != before
    view.undo()
    played.open_curtain()
    assert played.session.view(0).table.decks == before
    assert view.view.phase == "swing"
    assert view.eyes == 0
    played.close()


def test_what_may_be_done_may_be_declined(kit, qtbot):
    played = at(kit, qtbot, "swing", turns=3, people=DUO).begin()
    played.click(played.view.decline)
    played.settle()
    assert played.session.moves[-1] == "decline"
    played.close()


def test_a_game_goes_on_at_exactly_the_same_place(kit, qtbot):
    for phase in ("flags", "call", "attack", "shot", "remove"):
        played = at(kit, qtbot, phase, people=DUO)
        again = resume(GAME, played.session.saved, SampleLibrary(), journal=Notebook(), clock=lambda: 0.0)
        shown = Played(kit, qtbot, DUO, session=again).begin()
        shown.open_curtain()
        assert shown.view.view == played.session.view(played.session.turn)
        assert (shown.view.stage is not None) == (phase in ("flags", "shot"))
        played.close()
        shown.close()


# ---- what is said and shown ------------------------------------------------------------------------


def test_every_captain_has_a_name_and_a_face(languages):
    assert set(GAME.opponents) <= set(FACES)
    assert len({friend(Seat("computer", strength)).name for strength in GAME.opponents}) == len(GAME.opponents)
    assert all(refusal(reason) for reason in REASONS)


@pytest.mark.parametrize("phase", ["station", "flags", "call", "attack", "shot", "plank", "over"])
def test_every_moment_fits_every_window_in_each_language(kit, qtbot, language, phase):
    if phase == "over":
        played, rng = Played(kit, qtbot, DUO), Random(3)
        while not played.over:
            played.session.play(rng.choice(played.session.legal_moves()))
    else:
        played = at(kit, qtbot, phase, people=DUO)
    played.begin()
    played.open_curtain()
    if phase == "attack":
        played.view.pick(next(iter(played.view.choices.starters)))
    for size in SIZES.values():
        pull(played.view, size)
        room = played.view.rect().toRectF().adjusted(-1, -1, 1, 1)
        for button in played.view.findChildren(TouchButton):
            if button.isVisible():
                face = button.face.translated(button.mapTo(played.view, button.rect().topLeft()).toPointF())
                assert room.contains(face), (size, button.accessibleName())
                assert button.accessibleName().strip()
        assert overflowing(played.view) == [], size
        if played.view.stage is not None:
            assert overflowing(played.view.stage) == [], size
    played.close()
