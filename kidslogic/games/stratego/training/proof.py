"""The proof of a question: its answers, which of them are right by the rules, and why. Only a single one will do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Final

from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.dealing import that_fits, unseen_ranks
from kidslogic.games.stratego.moves import Attack, Swing
from kidslogic.games.stratego.odds import could_be, duel_odds
from kidslogic.games.stratego.open_moves import may_turn, open_moves
from kidslogic.games.stratego.possible import possible
from kidslogic.games.stratego.state import NOT_BOMB, SHOWN, Piece, View, piece_of
from kidslogic.games.stratego.steps import Table
from kidslogic.games.stratego.training.foresight import can_try_flag, in_danger, saves, saving_move
from kidslogic.games.stratego.training.position import (
    Kind,
    Position,
    Question,
    Reason,
    action_of,
    asked_piece,
    table_view,
)
from kidslogic.games.stratego.words import BOMB, HIGHEST, UNKNOWN, duel, parse_rank_word, rank_word

CHOICES: Final = range(3, 5)
"""So many answers there are to choose from."""
CLEARLY: Final = 0.15
"""The best chance is better than each other one by at least so much."""

Proven = tuple[tuple[str, ...], str, Reason] | None
"""All answers, the right one, and why it is; None when not exactly one is right."""


def prove(position: Position, box: Box) -> Question | None:
    """The question with its answers; None when not exactly one is right, or the position cannot come up in a game.

    `box` is the whole box of the position's length.
    """
    return _prove(position, box)


@lru_cache(maxsize=64)
def _prove(position: Position, box: Box) -> Question | None:
    view = real_view(position, box)
    if view is None:
        return None
    proven = _PROOFS[position.kind](position, view, box)
    if proven is None or len(proven[0]) not in CHOICES:
        return None
    return Question(position, *proven)


def real_view(position: Position, box: Box) -> View | None:
    """The table of the position as the child sees it; None when no game with this box can come to it."""
    try:
        view = table_view(position, box)
    except ValueError:
        return None
    if not _cards_of(position, box) or not _decks_fit(view):
        return None
    crews = replace(view.box, cards=())
    table = view.table._replace(phase="attack", action="attack", cards=())
    state = that_fits(View(seat=view.seat, house=view.house, box=crews, table=table), Random(0))
    return view if possible(state, crews, view.house) else None


def _cards_of(position: Position, box: Box) -> bool:
    """The cards that are known from both sides are different cards of the box, and every face up is on one of them."""
    left = Counter(frozenset(faces) for faces in box.cards)
    left.subtract(frozenset((card.up, card.below)) for card in position.cards if card.below is not None)
    unseen = [card.up for card in position.cards if card.below is None]
    return (
        min(left.values()) >= 0
        and all(any(up in faces and left[faces] for faces in left) for up in unseen)
        and all(place < len(position.cards) and position.cards[place].below is not None for place in position.shown)
        and len(set(position.shown)) == len(position.shown)
    )


def _decks_fit(view: View) -> bool:
    """Ranks that are seen are marked as such, and the hidden ones can be dealt at all."""
    theirs = view.table.decks[view.enemy]
    seen = all((piece.rank != UNKNOWN) == (piece.known == SHOWN) for piece in theirs)
    free = [piece for piece in theirs if piece.rank == UNKNOWN]
    left = unseen_ranks(view.table, view.enemy, view.box)
    not_bomb = sum(piece.known == NOT_BOMB for piece in free)
    return seen and not_bomb <= sum(rank != BOMB for rank in left)


def fighters(position: Position, view: View) -> tuple[Piece, ...]:
    """Who of those that may be answered can have a duel with the asked piece now, in the order of the deck."""
    asked = asked_piece(position)
    if asked is None:
        return ()
    fights = [move for move in open_moves(view.table, view.house, view.box) if isinstance(move, Attack)]
    mine = asked in position.own
    numbers = [
        move.target if mine else move.piece for move in fights if (move.piece if mine else move.target) == asked.number
    ]
    side = position.theirs if mine else position.own
    return tuple(piece for number in sorted(set(numbers)) if (piece := piece_of(side, number)) is not None)


# ---- one proof for each kind --------------------------------------------------------------------------


def _compare(position: Position, view: View, _box: Box) -> Proven:
    """The only one of mine that wins the duel with their open piece."""
    target = asked_piece(position)
    own = fighters(position, view)
    if target is None or target.rank == UNKNOWN:
        return None
    winners = [piece for piece in own if duel(piece.rank, target.rank)[0] == "wins"]
    if len(winners) != 1:
        return None
    story = duel(winners[0].rank, target.rank)[1]
    reason = Reason(story, (winners[0].rank, target.rank))
    return tuple(str(piece.number) for piece in own), str(winners[0].number), reason


def chances(position: Position, view: View) -> Mapping[int, float]:
    """The chance to win of each duel that may be answered, by the number of the piece."""
    asked = asked_piece(position)
    if asked is None:
        return {}
    fighting = fighters(position, view)
    if position.asked == "theirs":
        return {piece.number: duel_odds(view, asked.rank, piece.number).wins for piece in fighting}
    return {piece.number: duel_odds(view, piece.rank, asked.number).wins for piece in fighting}


def _odds(position: Position, view: View, _box: Box) -> Proven:
    """The duel with clearly the best chance; at least one rank must be unknown."""
    if all(piece.rank != UNKNOWN for piece in position.theirs):
        return None
    found = chances(position, view)
    ordered = sorted(found, key=lambda number: -found[number])
    if len(ordered) < 2 or found[ordered[0]] - found[ordered[1]] < CLEARLY:
        return None
    best = found[ordered[0]]
    reason = Reason("sure_win" if best == 1 else "best_chance", (round(10 * best),))
    return tuple(map(str, found)), str(ordered[0]), reason


def _deduce(position: Position, view: View, _box: Box) -> Proven:
    """The only offered rank that the hidden piece can have, or cannot have."""
    hidden = position.hidden
    if hidden is None or len(set(position.offered)) != len(position.offered):
        return None
    maybe = could_be(view, hidden.number)
    can = position.asked == "can"
    right = [rank for rank in position.offered if (maybe.get(rank, 0.0) > 0) == can]
    if len(right) != 1:
        return None
    reason = "others_out" if can else excluded(position, right[0])
    return tuple(map(rank_word, position.offered)), rank_word(right[0]), Reason(reason, (right[0],))


def excluded(position: Position, rank: int) -> str:
    """Why the hidden piece cannot have a rank that it cannot have."""
    if rank in position.out:
        return "is_out"
    return "is_here" if any(piece.rank == rank for piece in position.theirs) else "bomb_stays"


def _remember(position: Position, view: View, box: Box) -> Proven:
    """The only card with that face below; none that nobody has looked at can have it, by what is in the box."""
    action = action_of(position)
    right = [place for place, card in enumerate(position.cards) if card.below == action]
    unseen = {card.up for card in position.cards if card.below is None}
    known = {frozenset((card.up, card.below)) for card in position.cards if card.below is not None}
    left = [faces for faces in map(frozenset, box.cards) if faces not in known]
    hides = any(faces == {up, action} for up in unseen for faces in left)
    looked = {place for place, card in enumerate(position.cards) if card.below is not None}
    lies_up = any(card.up == action for card in position.cards)  # what can be seen is nothing to remember
    if len(right) != 1 or hides or lies_up or looked != set(position.shown):
        return None
    places = may_turn(view.table, view.house)
    return tuple(map(str, places)), str(right[0]), Reason("seen_here", (right[0],))


def _plan(position: Position, view: View, _box: Box) -> Proven:
    """The only card that leads to their flag within this turn, or that makes sure that theirs leads to none of mine."""
    if any(card.below is None for card in position.cards):
        return None
    # Any state that fits the view: neither ranks nor flag cards that cannot be seen matter for who can reach a door.
    table, state = Table(view.house, view.box), that_fits(view, Random(0))
    places = may_turn(state, view.house)
    take = position.asked == "take"
    reach = [place for place in places if can_try_flag(state, place, table)]
    if take:
        right = reach
    elif reach or not in_danger(state._replace(captain=1), table):
        return None
    else:
        right = [place for place in places if saves(state, place, table)]
    if len(right) != 1:
        return None
    card = position.cards[right[0]].below
    if take:
        code = "attack_flag" if card == "attack" else "cannon_flag"
    else:
        code = "brings_home" if isinstance(saving_move(state, right[0], table), Swing) else "calls_new"
    return tuple(map(str, places)), str(right[0]), Reason(code, (right[0],))


_PROOFS: Final[Mapping[Kind, Callable[[Position, View, Box], Proven]]] = {
    "compare": _compare,
    "odds": _odds,
    "deduce": _deduce,
    "remember": _remember,
    "plan": _plan,
}


# ---- what a wrong answer may mean ----------------------------------------------------------------------


def tag_of(question: Question, answer: str) -> str:
    """What an answer may show, "" for the right one.

    Of duels: `as_strong` (both would be out), `forgot_bomb`, `forgot_little_one` (a special case was not seen),
    `weaker`. Of chances: `less_chance`. Of ranks: `is_out`, `is_here`, `bomb_stays` (it cannot be), `still_there` (it
    can). Of cards: `other_seen` (another card was looked at), `not_looked_at`, `face_up` (what lies up was taken for
    what comes), `wrong_card`.
    """
    if answer == question.right:
        return ""
    position = question.position
    match position.kind:
        case "compare":
            return _tag_of_duel(position, int(answer))
        case "odds":
            return "less_chance"
        case "deduce":
            return excluded(position, parse_rank_word(answer)) if position.asked == "can" else "still_there"
        case "remember":
            return "other_seen" if int(answer) in position.shown else "not_looked_at"
    wanted = position.cards[int(question.right)].below
    return "face_up" if position.cards[int(answer)].up == wanted else "wrong_card"


def _tag_of_duel(position: Position, number: int) -> str:
    target, own = asked_piece(position), piece_of(position.own, number)
    if target is None or own is None:
        return "weaker"
    verdict, story = duel(own.rank, target.rank)
    if verdict == "both_out":
        return "as_strong"
    if target.rank == BOMB:
        return "forgot_bomb"
    return "forgot_little_one" if story == "little_one" or target.rank == HIGHEST else "weaker"
