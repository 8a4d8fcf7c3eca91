""" "How did you find it?" (P4.4): when it is asked, three reasons of which one is right, and what is kept."""

from __future__ import annotations

from random import Random

import pytest

from kidslogic.engine.events import Answered, Explained
from kidslogic.engine.game import Seat
from kidslogic.games.piraten import explaining, reasoning
from kidslogic.games.piraten.moves import EXPLAINED, parse_move
from kidslogic.games.piraten.spec import GAME
from kidslogic.packs.loading import load_pack
from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from tests.games.piraten.playing import Table
from tests.games.table import SOURCE, SampleLibrary


def asked(table: Table) -> bool:
    """Play a turn with a right answer; whether the child was asked."""
    table.play("draw", "row 1").answer()
    if table.state.phase != "explain":
        table.play("roll miss", "roll miss", "roll miss")
        return False
    return True


def test_it_is_asked_after_every_third_right_answer_of_a_child():
    table = Table(2, explaining="true")
    assert [asked(table) for _ in range(5)] == [False, False, False, False, True]
    assert table.state.turn == 0
    assert [move.text for move in table.rules.legal_moves(table.view())] == [f"explain {way}" for way in EXPLAINED]
    assert table.view().solution is not None
    table.refuses("roll miss", "wrong_phase")
    assert table.play("explain skip").state.phase == "aim"
    assert Table(explaining="false").aim().state.phase == "aim"


def test_a_computer_mate_is_never_asked():
    setup = GAME.setup((Seat("guest"), Seat("computer", "clever")), SOURCE)
    rules = GAME.rules(setup, SampleLibrary())
    puzzle = Table().play("draw", "row 1")
    row = puzzle.rules.puzzle(puzzle.state)
    assert rules.asks(0, 3, row)
    assert not rules.asks(0, 4, row)
    assert not rules.asks(1, 3, row)


@pytest.mark.parametrize("way", EXPLAINED)
def test_what_was_said_is_a_fact_but_never_a_score(way):
    table = Table(2, explaining="true")
    while not asked(table):
        pass
    before = table.state
    puzzle = table.rules.puzzle(before)
    table.play(f"explain {way}")
    (event,) = table.rules.events(before, parse_move(f"explain {way}"), table.state)
    assert isinstance(event, Explained)
    assert (event.seat, event.row_hash) == (0, puzzle.row.hash)
    assert event.way in ({"told": ["told"], "skip": ["skipped"]}.get(way) or ["right", "other"])
    assert table.state.phase == "aim"


def test_exactly_one_of_the_three_reasons_is_right():
    """Over every row of the built-in pack: the right script is among the three, and the others do not look like it."""
    folder = content_dir() / "packs" / "piratenbucht"
    pack = load_pack(folder, vocabulary=built_in_vocabulary().symbols, app_version="0", verdicts=False).pack
    shown = 0
    for card in pack.cards:
        for side in card.sides.values():
            for puzzle in side.rows:
                reasons = explaining.reasons(puzzle, pack.answers)
                if not reasons:
                    continue
                shown += 1
                assert len(reasons) == 3
                assert len({reason.beats[0].groups for reason in reasons}) == 3
                ways = [explaining.told(0, puzzle, pack.answers, str(n)).way for n in range(3)]
                assert sorted(ways) == ["other", "other", "right"]
                assert all(beat.kind != "fill" for reason in reasons for beat in reason.beats)
                assert reasons == explaining.reasons(puzzle, pack.answers)
                assert reasoning.family(puzzle, pack.answers)
    assert shown > 100


def test_a_training_asks_as_well():
    setup = GAME.setup((Seat("child", "mia"),), SOURCE, variant="training")
    rules = GAME.rules(setup, SampleLibrary())
    state, rng = rules.initial(), Random(1)
    phases = []
    for _ in range(8):
        move = rules.chance(state, rng)
        if move is None and state.phase == "answer":
            move = parse_move(f"answer {rules.puzzle(state).row.answer.text}")
        elif move is None:
            assert rules.parse_state(state.text) == state
            move = parse_move("explain told")
        state, _ = rules.apply(state, move)
        phases.append(state.phase)
    assert phases == ["answer", "pose", "answer", "pose", "answer", "explain", "pose", "answer"]


def test_an_answer_keeps_its_level_and_how_many_were_on_offer():
    table = Table(side="blue", choices="3").play("draw", "row 2")
    before, text = table.state, f"answer {table.rules.puzzle(table.state).row.answer.text}"
    table.play(text)
    (event,) = table.rules.events(before, parse_move(text), table.state)
    assert isinstance(event, Answered)
    assert (event.level, event.options) == (6, 3)
