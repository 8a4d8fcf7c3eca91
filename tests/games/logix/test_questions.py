"""Training questions have exactly one right answer, by brute force; wrong ones are tagged as what they are."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from kidslogic.engine.game import Unreadable
from kidslogic.engine.training import LEVELS, NoQuestion
from kidslogic.games.logix.board import COLOURS, SUPPLY, board_text, occupied, parse_cell
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.training.drawing import draw
from kidslogic.games.logix.training.position import (
    PRACTISED,
    REASONS,
    Position,
    action_text,
    parse_action,
    parse_position,
)
from kidslogic.games.logix.training.proof import prove, tag_of
from tests.games.logix import naive
from tests.games.logix.playing import (
    DECK,
    as_dictionary,
    as_tuple,
    board_of,
    literal,
    slowly_complete,
)

CARDS = {card.id: card for card in DECK.cards}
HOUSES = {
    "default": HouseRules(),
    "greys": HouseRules(max_greys=1, lock_removed=True),
    "corners": HouseRules(round_corners=True, diagonal_spoils=True, max_greys=0),
    "mirror": HouseRules(mirror=True, keep_connected=True),
    "marked": HouseRules(black_marked=True, claim_after_place_only=True),
}


def questions(kind, house, seeds):
    """A question of every level for each seed."""
    for level in LEVELS:
        for seed in seeds:
            yield draw(kind, level, CARDS, house, Random(f"{kind}:{level}:{seed}"))


each_house = pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)


# ---- exactly one right answer, by brute force -----------------------------------------------------


def slow_finishes(position: Position, card, house, locked):
    """All actions after which the code is complete, found by trying every one."""
    for action, left, _ in naive.actions(as_dictionary(position.board), frozenset(locked), literal(house)):
        if slowly_complete(left, card, house) and (action[0] == "place" or not house.claim_after_place_only):
            yield action


@each_house
def test_one_move_alone_completes_the_code(house):
    for question in questions("finish", house, range(3)):
        position = question.position
        (card,) = position.cards
        assert not slowly_complete(as_dictionary(position.board), card, house)
        right = list(slow_finishes(position, card, house, position.locked))
        assert right == [as_tuple(parse_action(question.right))]
        legal = {
            action
            for action, _, _ in naive.actions(as_dictionary(position.board), frozenset(position.locked), literal(house))
        }
        offered = {as_tuple(parse_action(answer)) for answer in question.answers}
        assert legal <= offered
        assert all(
            tag_of(question, answer, house) == "locked_colour"
            for answer in question.answers
            if as_tuple(parse_action(answer)) not in legal
        )


@each_house
def test_one_marble_alone_breaks_the_code(house):
    """Taken away or of any other colour: only with this marble the card would fit then."""
    for question in questions("breaker", house, range(4)):
        (card,), marbles = question.position.cards, as_dictionary(question.position.board)
        assert not slowly_complete(marbles, card, house)
        breaking = set()
        for cell, colour in marbles.items():
            if colour != "black":
                without = {one: other for one, other in marbles.items() if one != cell}
                changed = [{**marbles, cell: other} for other in COLOURS[:5]]
                if any(slowly_complete(now, card, house) for now in (without, *changed)):
                    breaking.add(cell)
        assert breaking == {divmod(parse_cell(question.right), 7)}
        assert {divmod(parse_cell(answer), 7) for answer in question.answers} == set(marbles)


@each_house
def test_one_card_alone_is_one_move_from_complete(house):
    """The others cannot be completed with any action, nor by putting any marble on any one cell."""
    for question in questions("neighbour", house, range(1)):
        position, marbles = question.position, as_dictionary(question.position.board)
        assert question.answers == tuple(card.id for card in position.cards)
        assert len(question.answers) == (3 if question.level < 5 else 4)
        for card in position.cards:
            assert not slowly_complete(marbles, card, house)
            reached = any(slow_finishes(position, card, replace(house, claim_after_place_only=False), position.locked))
            near = any(
                slowly_complete({**marbles, cell: colour}, card, house)
                for cell in naive.ALL_CELLS
                if marbles.get(cell) != "black"
                for colour in COLOURS[:5]
            )
            assert (reached, near) == ((True, True) if card.id == question.right else (False, False))


@pytest.mark.parametrize("kind", PRACTISED)
def test_questions_are_possible_and_become_harder(kind):
    marbles, codes = Counter(), set()
    for question in questions(kind, HouseRules(), range(8)):
        board = question.position.board
        assert all(bits.bit_count() <= supply for bits, supply in zip(board, SUPPLY, strict=True))
        assert set(question.position.locked) <= {colour for colour, bits in zip(COLOURS, board, strict=True) if bits}
        marbles[question.level] += occupied(board).bit_count()
        codes.add(question.reason.code)
    assert set(marbles) == set(LEVELS)
    assert marbles[1] < marbles[4] < marbles[8]
    assert codes <= set(REASONS[kind])


def test_every_reason_comes_up():
    found = {"finish": set(), "breaker": set(), "neighbour": set()}
    for kind, codes in found.items():
        for house in (HouseRules(), HouseRules(max_greys=0)):
            codes.update(question.reason.code for question in questions(kind, house, range(6)))
    missing = {kind: set(REASONS[kind]) - codes for kind, codes in found.items()}
    assert missing == {"finish": set(), "breaker": set(), "neighbour": set()}


@pytest.mark.parametrize("kind", PRACTISED)
def test_the_same_luck_draws_the_same_question(kind):
    for first, second in zip(questions(kind, HouseRules(), [3]), questions(kind, HouseRules(), [3]), strict=True):
        assert first == second
    drawn = {question.identity for question in questions(kind, HouseRules(), range(10))}
    assert len(drawn) == 10 * len(LEVELS)


def test_a_deck_that_allows_no_question_says_so():
    lonely = {"A": CARDS["T"]}
    assert draw("finish", 3, lonely, HouseRules(), Random(1)).position.cards == (CARDS["T"],)
    with pytest.raises(NoQuestion):
        draw("neighbour", 8, lonely, HouseRules(), Random(1))


def test_what_has_two_answers_is_no_question():
    """Blue completes the T at 32, and so does grey."""
    board = board_of(".......", ".......", ".b.....", ".b.kj..", ".b.....")
    assert prove(Position("finish", 1, board, (), (CARDS["T"],)), HouseRules()) is None
    question = prove(Position("finish", 1, board, ("grey",), (CARDS["T"],)), HouseRules())
    assert question is not None
    assert question.right == "+b32"
    assert prove(Position("breaker", 1, board, (), (CARDS["T"],)), HouseRules()) is None
    assert prove(Position("neighbour", 1, board, (), (CARDS["T"], CARDS["T"])), HouseRules()) is None
    assert prove(Position("suspect", 1, board, (), (CARDS["T"], CARDS["U"])), HouseRules()) is None


# ---- what wrong answers may mean ------------------------------------------------------------------


def tags(kind: str, cards: str, rows: tuple[str, ...], locked: tuple[str, ...] = ()) -> dict[str, str]:
    house = HouseRules()
    found = prove(Position(kind, 1, board_of(*rows), locked, tuple(CARDS[card] for card in cards.split(","))), house)
    assert found is not None
    return {answer: tag_of(found, answer, house) for answer in found.answers}


def test_tags_of_moves():
    rows = (".......", ".......", ".b.....", ".b.kj..", ".b.....")
    said = tags("finish", "T", rows, ("grey",))
    assert said["+b32"] == ""
    assert said["+j32"] == "locked_colour"
    assert said["+r32"] == "wrong_colour"
    assert said["+b23"] == "wrong_place"
    assert said["+r23"] == "elsewhere"


def test_tags_of_marbles():
    rows = (".......", "b......", ".b.y...", ".jrk...", ".b.....")
    said = tags("breaker", "T", rows)
    assert said == {
        "32": "",
        "10": "neighbour_same_colour",
        "21": "fits",
        "23": "harmless",
        "31": "joker",
        "33": "black",
        "41": "fits",
    }


TAGGED = {
    "neighbour:6:......./....b../jky.y../.r..y../.jrby../gg..b../.......:grey:"
    "P1=XB/XX/X.=green,N2=X./X./BX/.X=red,V=X../X../BXX=blue,F1=.XX/XB./.X.=red": {
        "V": "",
        "F1": "other_card",
        "N2": "forbidden_colour",
        "P1": "mirrored",
    },
    "finish:2:......./....b../......./...bb../..jk.../......./.......:grey:N1=.X/.X/XB/X.=yellow": {
        "+b24": "",
        "+b35": "mirrored",
        "+j24": "locked_colour",
        "+g24": "wrong_colour",
    },
    "finish:7:.....gr/..yrgb./..jjbk./...y.bg/.....g./.....gg/.......:black:Y2=X./BX/X./X.=red": {
        "~05b": "",
        "+b26": "neighbour_same_colour",
        "~24r": "forbidden_colour",
        "~45b": "mirrored",
    },
}


@pytest.mark.parametrize("text", TAGGED)
def test_tags_of_slips(text):
    house = HouseRules()
    question = prove(parse_position(text), house)
    assert question is not None
    assert {answer: tag_of(question, answer, house) for answer in TAGGED[text]} == TAGGED[text]


# ---- texts ----------------------------------------------------------------------------------------


def test_positions_and_answers_read_back():
    for kind in PRACTISED:
        for question in questions(kind, HouseRules(), range(2)):
            assert parse_position(question.text) == question.position
            assert " " not in question.text
            assert question.identity == replace(question, position=parse_position(question.text)).identity
            for answer in question.answers:
                assert kind != "finish" or action_text(parse_action(answer)) == answer


@pytest.mark.parametrize("text", ["", "+x33", "+b77", ">33", "~33", "b33", "+b331"])
def test_damaged_actions_are_unreadable(text):
    with pytest.raises(Unreadable):
        parse_action(text)


EMPTY = board_text((0, 0, 0, 0, 0, 1 << 24))


@pytest.mark.parametrize(
    "text",
    [
        "",
        f"finish:9:{EMPTY}::T=XBX/.X./.X.=red",
        f"find:1:{EMPTY}::T=XBX/.X./.X.=red",
        f"finish:1:{EMPTY}::T=XBX/.X./.X.",
        f"finish:1:{EMPTY}::T=XBX/.X./.X.=pink",
        f"finish:1:{EMPTY}:pink:T=XBX/.X./.X.=red",
        f"finish:1:{EMPTY[1:]}::T=XBX/.X./.X.=red",
        f"finish:1:{EMPTY}::T=XBX/.X/.X.=red",
        f"finish:1:{EMPTY}::T=XBX/.X./.X.=red,",
    ],
)
def test_damaged_positions_are_unreadable(text):
    with pytest.raises(Unreadable):
        parse_position(text)
