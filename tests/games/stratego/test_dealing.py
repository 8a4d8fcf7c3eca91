"""What a captain knows and what stays open: views, and dealing so that it fits (S9)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from kidslogic.games.stratego.dealing import Dealer, _Unseen, sorted_faces, unseen_ranks
from kidslogic.games.stratego.happenings import Arrived, FlagsHidden, Stationed, Swung
from kidslogic.games.stratego.moves import Attack, TurnCard
from kidslogic.games.stratego.odds import could_be, duel_odds
from kidslogic.games.stratego.possible import possible
from kidslogic.games.stratego.state import HIDDEN, NOT_BOMB, SHOWN, Card, Piece
from kidslogic.games.stratego.words import BOMB, NOBODY, SEATS, UNKNOWN, duel
from tests.games.stratego.playing import positions, rules_with, set_up, steps

KINDS = ({}, {"length": "short", "card_faces_open": "false"}, {"line": "advanced", "bomb_defends": "false"})
each_kind = pytest.mark.parametrize("options", KINDS, ids=str)


# ---- hidden means hidden ---------------------------------------------------------------------------


@each_kind
def test_another_deal_that_fits_shows_the_same(options):
    """The leak test: whatever is dealt anew, view, moves and what later dealing gives stay the same."""
    rules = rules_with(**options)
    for number, state in enumerate(positions(rules, 200, skip=5)):
        for seat in SEATS:
            view = rules.view(state, seat)
            other = rules.determinise(view, Random(number))
            assert possible(other, rules.box, rules.house)
            again = rules.view(other, seat)
            assert again == view
            assert rules.legal_moves(again) == rules.legal_moves(view)
            assert rules.determinise(again, Random(1)) == rules.determinise(view, Random(1))


@each_kind
def test_a_view_holds_nothing_hidden(options):
    rules = rules_with(**options)
    for state in positions(rules, 200, seed=1):
        for seat in SEATS:
            enemy, table = 1 - seat, rules.view(state, seat).table
            assert (table.decks[seat], table.reserves[seat], table.flags[seat]) == (
                *(state.decks[seat], state.reserves[seat], state.flags[seat]),
            )
            assert set(table.reserves[enemy]) <= {UNKNOWN}
            assert all((piece.rank == UNKNOWN) == (piece.known != SHOWN) for piece in table.decks[enemy])
            assert all((card is None) == (at not in state.opened[enemy]) for at, card in enumerate(table.flags[enemy]))
            assert all(card is None or (card.below is None) == (card.turned == 0) for card in table.cards)


def test_open_faces_are_seen_by_all():
    rules = rules_with(card_faces_open="true")
    state = set_up(rules)
    assert rules.view(state, 1).table.cards == state.cards


def test_the_short_game_lies_open_unless_chosen_otherwise():
    assert rules_with(length="short").house.faces_open
    assert not rules_with(length="short", card_faces_open="false").house.faces_open
    assert not rules_with().house.faces_open


def test_own_moves_in_secret_show_backs_only():
    rules = rules_with()
    for before, _, _, happenings in steps(rules, 5):
        for one in happenings:
            if isinstance(one, Stationed | Arrived | Swung):
                assert one.owner == before.captain
                assert rules.seen(one, one.owner) == one
                assert rules.seen(one, 1 - one.owner).rank == UNKNOWN
            elif isinstance(one, FlagsHidden):
                assert rules.seen(one, one.owner) == one
                assert rules.seen(one, 1 - one.owner) == FlagsHidden(one.owner, ())
            else:
                assert rules.seen(one, 0) == rules.seen(one, 1) == one


def test_after_the_end_everything_lies_open():
    rules = rules_with()
    *_, (_, _, end, _) = steps(rules, 2)
    assert rules.view(end, 0).table == rules.view(end, 1).table == end


def test_a_game_told_by_views_alone_needs_no_state():
    """A captain that plays on a dealt state is understood on the real one: the numbers of pieces are public."""
    rules = rules_with()
    for state in positions(rules, 60, seed=3):
        if state.decider is None:
            continue
        view = rules.view(state, state.decider)
        assert rules.open_moves(rules.determinise(view, Random(0))) == rules.open_moves(state)


# ---- dealt evenly ----------------------------------------------------------------------------------


def close(counted: Counter, expected: dict, draws: int) -> bool:
    """Whether counts are within five standard deviations of what is expected (and nothing else was drawn)."""
    assert set(counted) <= set(expected)
    return all(
        abs(counted[what] - draws * share) <= 5 * (draws * share * (1 - share)) ** 0.5 + 1e-9
        for what, share in expected.items()
    )


def test_faces_are_dealt_as_evenly_as_cards_can_lie():
    ups = ("swing", "swing", "attack", "sail", "new")
    cards = (("swing", "attack"), ("sleep", "swing"), ("attack", "new"), ("attack", "sail"), ("new", "sail"))
    ways = Counter(
        tuple(lying[1] for lying in way)
        for order in permutations(cards)
        for way in product(*((card, card[::-1]) for card in order))
        if tuple(lying[0] for lying in way) == ups
    )
    assert len(ways) > 3
    unseen, rng, draws = _Unseen(ups, tuple(map(sorted_faces, cards))), Random(4), 3000
    counted = Counter(tuple(unseen.drawn(rng)) for _ in range(draws))
    assert close(counted, {way: count / sum(ways.values()) for way, count in ways.items()}, draws)


SOME_KNOWN = (Piece(0, UNKNOWN, False, HIDDEN), Piece(1, UNKNOWN, True, NOT_BOMB), Piece(2, 5, False, SHOWN))


def view_of(deck, reserve, crew_out=()):
    """Red's view of a blue crew of which so much is known; the rest of the ten is out."""
    rules = rules_with()
    state = set_up(rules)
    out = tuple(Piece(len(deck) + at, rank, False, SHOWN) for at, rank in enumerate(crew_out))
    table = state._replace(
        decks=(state.decks[0], deck), reserves=(state.reserves[0], (UNKNOWN,) * reserve), out=((), out)
    )
    return rules.view(table, 0)


def all_ways(view):
    """Every way in which the unseen ranks can lie, counted one by one."""
    deck, reserve = view.table.decks[1], view.table.reserves[1]
    left = unseen_ranks(view.table, 1, view.box)
    hidden = [piece for piece in deck if piece.rank == UNKNOWN]
    for order in permutations(left):
        dealt = {piece.number: rank for piece, rank in zip(hidden, order, strict=False)}
        if not any(piece.known == NOT_BOMB and dealt[piece.number] == BOMB for piece in hidden):
            yield dealt
    assert len(left) == len(hidden) + len(reserve)


CREWS = (
    (SOME_KNOWN, 3, (7, 6, 4, 4)),  # left: 3 3 2 1 bomb on two backs and three in reserve
    (SOME_KNOWN, 0, (7, 6, 4, 4, 3, 2, 1)),  # left: 3 and the bomb, and only one piece may be the bomb
    (SOME_KNOWN[1:2], 4, (7, 6, 5, 3, BOMB)),  # no bomb any more
    (SOME_KNOWN[:1], 2, (6, 5, 4, 4, 3, 3, 2)),  # 7 1 bomb
)


@pytest.mark.parametrize(("deck", "reserve", "out"), CREWS)
def test_ranks_are_dealt_evenly_and_the_chances_are_exact(deck, reserve, out):
    view = view_of(deck, reserve, out)
    ways = list(all_ways(view))
    dealer, rng, draws = Dealer(view), Random(8), 2000
    for piece in deck:
        if piece.rank != UNKNOWN:
            assert could_be(view, piece.number) == {piece.rank: 1.0}
            continue
        exact = Counter(way[piece.number] for way in ways)
        shares = {rank: count / len(ways) for rank, count in exact.items()}
        assert {rank: chance for rank, chance in could_be(view, piece.number).items() if chance} == pytest.approx(
            shares
        )
        drawn = Counter(
            next(one.rank for one in dealer.dealt(rng).decks[1] if one.number == piece.number) for _ in range(draws)
        )
        assert close(drawn, shares, draws)
        for rank in range(1, 8):
            odds = duel_odds(view, rank, piece.number)
            verdicts = Counter(duel(rank, way[piece.number])[0] for way in ways)
            assert (odds.wins, odds.both_out, odds.loses) == pytest.approx(
                tuple(verdicts[verdict] / len(ways) for verdict in ("wins", "both_out", "loses"))
            )


def test_flags_are_dealt_evenly():
    rules = rules_with()
    state = set_up(rules)
    view = rules.view(state._replace(opened=((), (1,))), 0)
    dealer, rng = Dealer(view), Random(2)
    counted = Counter(dealer.dealt(rng).flags[1] for _ in range(600))
    assert close(counted, {("flag", "barrel", "monkey"): 0.5, ("monkey", "barrel", "flag"): 0.5}, 600)


def test_odds_of_a_piece_that_is_gone_are_refused():
    rules = rules_with()
    view = rules.view(set_up(rules), 0)
    with pytest.raises(LookupError):
        could_be(view, 9)


# ---- what the rules give away ----------------------------------------------------------------------


def forced(rules, action, red, blue, **fields):
    """Red turns up that action; all decks as given, the rest of the crews out."""
    state = set_up(rules)
    out = tuple(
        tuple(Piece(len(deck) + at, rank, False, SHOWN) for at, rank in enumerate(missing(rules, deck)))
        for deck in (red, blue)
    )
    # The card at place 0 has the action below, as if it had been dealt so.
    cards = (Card("sleep" if action != "sleep" else "new", action, 0), *state.cards[1:])
    state = state._replace(decks=(red, blue), out=out, reserves=((), ()), cards=cards, last=NOBODY, **fields)
    return rules.apply(state, TurnCard(0))[0]


def missing(rules, deck):
    left = list(rules.box.crew)
    for piece in deck:
        left.remove(piece.rank)
    return left


def home(*ranks, start=0):
    return tuple(Piece(start + at, rank, False, HIDDEN) for at, rank in enumerate(ranks))


ABOARD = (Piece(0, 6, True, NOT_BOMB),)


@pytest.mark.parametrize(
    ("action", "red", "blue", "phase", "known"),
    [
        ("swing", home(BOMB), home(5), "card", SHOWN),  # it cannot swing, so it is the bomb
        ("swing", home(3), home(5), "swing", NOT_BOMB),
        ("swing", home(BOMB, 3), home(5), "swing", HIDDEN),  # one of two: nothing is told
        ("swing", (*home(BOMB), Piece(1, 4, True, NOT_BOMB)), home(5), "swing", HIDDEN),
        ("attack", home(BOMB), ABOARD, "card", SHOWN),  # it cannot attack the pirate who came aboard
        ("attack", home(3), ABOARD, "attack", NOT_BOMB),
        ("attack", home(BOMB, 3), ABOARD, "attack", HIDDEN),
        ("attack", (*home(BOMB), Piece(1, 4, True, NOT_BOMB)), ABOARD, "attack", HIDDEN),  # a flag is open
        ("attack", home(BOMB), home(5), "card", HIDDEN),  # nobody is there to attack
        ("attack", home(3), home(5), "card", HIDDEN),
    ],
)
def test_what_the_next_phase_gives_away_is_known_to_both(action, red, blue, phase, known):
    after = forced(rules_with(), action, red, blue)
    assert after.phase == phase
    assert after.decks[0][0].known == known


@pytest.mark.parametrize(
    ("defender", "defends", "tries", "known"),
    [(BOMB, "true", False, HIDDEN), (BOMB, "false", True, SHOWN), (3, "false", False, NOT_BOMB)],
)
def test_whether_a_lone_bomb_defends_must_be_said(defender, defends, tries, known):
    rules = rules_with(bomb_defends=defends)
    after = forced(rules, "attack", (Piece(0, 6, True, NOT_BOMB),), home(defender))
    assert after.decks[1][0].known == known
    moves = rules.legal_moves(rules.view(after, 0))
    assert any(move.text.startswith("flag") for move in moves) == tries
    assert Attack(0, 0) in moves
