"""A captain's own reading of the rules equals the rules, and the worlds it thinks of fit what it sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kidslogic.engine.game import Seat
from kidslogic.games.stratego.captains_guess import EVERYTHING, Guess
from kidslogic.games.stratego.captains_orders import move_of
from kidslogic.games.stratego.captains_thought import Thought
from kidslogic.games.stratego.captains_world import (
    ABOARD,
    ATTACK,
    CANNON_FLAG,
    DECLINE,
    HIT,
    MISS,
    OVER,
    OWN,
    PICK,
    PIECE_FLAG,
    PIRATE,
    REMOVE,
    REMOVE_ABOARD,
    SHARK,
    SWING,
    SWING_BACK,
    VICTIM,
)
from kidslogic.games.stratego.moves import (
    Attack,
    Decline,
    Move,
    Pick,
    Remove,
    Shot,
    Swing,
    Toss,
    TryFlag,
    TurnCard,
    Victim,
)
from kidslogic.games.stratego.rules import StrategoRules
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.state import SETTING_UP, State, View
from kidslogic.resources import content_dir
from kidslogic.shell.built_in import BuiltInShelf

AIM = (0.45, 0.45)
HOUSES = [
    {},
    {"length": "short"},
    {"line": "advanced"},
    {"line": "advanced", "length": "short", "may_decline": "false"},
    {"bomb_defends": "false", "deck_limit": "3"},
    {"no_pieces_loses": "true", "card_faces_open": "true"},
    {"turn_limit": "40", "deck_limit": "4", "may_decline": "false"},
]


def rules_with(**options: str) -> StrategoRules:
    rules = GAME.rules(GAME.setup((Seat("guest"), Seat("guest")), "", **options), BuiltInShelf(content_dir()))
    assert isinstance(rules, StrategoRules)
    return rules


def states_of(rules: StrategoRules, seed: int) -> list[State]:
    """A game by chance from its first card on."""
    rng, state, found = Random(seed), rules.initial(), []
    while rules.outcome(state) is None:
        if state.phase not in SETTING_UP:
            found.append(state)
        lucky = rules.chance(state, rng)
        state, _ = rules.apply(state, lucky or rng.choice(rules.open_moves(state)))
    return found


def state_of(world: Thought, view: View) -> State:
    """The state of which the world is a picture; what a world does not know of is taken from the view."""
    table = view.table
    enemy = view.enemy

    def ranked(pieces: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(piece._replace(rank=world.ranks[enemy][piece.number]) for piece in pieces)

    def of_enemy(pair: tuple[Any, Any], theirs: Any) -> tuple[Any, Any]:
        return (pair[0], theirs) if enemy == 1 else (theirs, pair[1])

    cards = tuple(
        None if card is None else card._replace(below=world.below[place]) for place, card in enumerate(table.cards)
    )
    return table._replace(
        cards=cards,
        decks=of_enemy(table.decks, ranked(table.decks[enemy])),
        reserves=of_enemy(table.reserves, tuple(sorted(world.spare[enemy], reverse=True))),
        flags=of_enemy(table.flags, tuple(world.flags[enemy])),
    )


def code_of(move: Move, state: State, world: Thought) -> int:
    """A move of the rules as the world names it."""
    seat = state.captain
    decider = state.decider
    where = {piece.number: piece for piece in state.decks[decider if decider is not None else seat]}

    def name(number: int) -> int:
        return number if decider == world.me else where[number].rank

    match move:
        case TurnCard(place):
            return place
        case Pick(rank):
            return PICK + rank
        case Swing(piece):
            return (SWING_BACK if where[piece].aboard else SWING) + name(piece)
        case Attack(piece, target):
            return ATTACK + 10 * name(piece) + target
        case TryFlag(opening, None):
            return CANNON_FLAG + opening
        case TryFlag(opening, int(piece)):
            return PIECE_FLAG + 10 * name(piece) + opening
        case Victim(piece):
            return VICTIM + piece
        case Remove(piece):
            return (REMOVE_ABOARD if where[piece].aboard else REMOVE) + name(piece)
        case Toss(side):
            return SHARK if side == "shark" else PIRATE
        case Decline():
            return DECLINE
    raise AssertionError(move)


def numbered(code: int, world: Thought) -> int:
    """The code of a move of either captain with numbers for ranks."""
    if world.turn() == world.me or code < SWING or code == DECLINE or VICTIM <= code < REMOVE:
        return code
    if CANNON_FLAG <= code < MISS:
        return code
    if code < ATTACK:
        deck = ABOARD if code // 10 * 10 in (SWING_BACK, REMOVE_ABOARD) else OWN
        return code // 10 * 10 + world.bearer(1 - world.me, code % 10, deck)
    kind = PIECE_FLAG if code >= PIECE_FLAG else ATTACK
    rank, target = divmod(code - kind, 10)
    deck = OWN if kind == ATTACK and world.where[world.me][target] == ABOARD else ABOARD
    return kind + 10 * world.bearer(1 - world.me, rank, deck) + target


def told(state: State) -> dict[str, Any]:
    """What a state and a world must agree on."""
    return {
        "over": state.phase == "over",
        "winner": state.winner,
        "decider": None if state.phase == "shot" else state.decider,
        "cards": [card and (card.up, card.below) for card in state.cards],
        "front": [card and (card.up, card.below) for card in state.front],
        "spare": [sorted(ranks) for ranks in state.reserves],
        "decks": [
            [sorted((piece.number, piece.rank) for piece in deck if piece.aboard is aboard) for aboard in (False, True)]
            for deck in state.decks
        ],
        "lost": [sorted(piece.rank for piece in out) for out in state.out],
        "opened": [list(opened) for opened in state.opened],
    }


def told_by(world: Thought) -> dict[str, Any]:
    cards = [up and (up, below) for up, below in zip(world.up, world.below, strict=True)]
    return {
        "over": world.at == OVER,
        "winner": world.winner,
        "decider": world.turn(),
        "cards": cards,
        "front": list(world.front),
        "spare": [sorted(ranks) for ranks in world.spare],
        "decks": [
            [sorted((piece, world.ranks[seat][piece]) for piece in world.decks[seat][deck]) for deck in (OWN, ABOARD)]
            for seat in (0, 1)
        ],
        "lost": [sorted(ranks) for ranks in world.lost],
        "opened": [[opening for opening, seen in enumerate(tried) if seen] for tried in world.tried],
    }


def senseless(move: Move, state: State) -> bool:
    """Looking once more behind an opening that was seen."""
    return isinstance(move, TryFlag) and move.opening in state.opened[1 - state.captain]


@pytest.mark.parametrize("options", HOUSES, ids=lambda options: " ".join(options.values()) or "plain")
def test_both_readings_of_the_rules_are_the_same(options):
    """From worlds thought of in games by chance both are played on side by side: same choices, same tables."""
    rules = rules_with(**options)
    compared = 0
    for seed in range(3):
        rng = Random(seed)
        states = states_of(rules, seed)
        for state in rng.sample(states, min(len(states), 12)):
            if state.decider is None or state.phase == "shot":
                continue
            view = rules.view(state, state.decider)
            world = Guess(view, AIM, EVERYTHING, minds_ranks=True).world(rng)
            now = state_of(world, view)
            assert rules.view(now, state.decider) == view
            assert rules.parse_state(now.text) == now
            for _ in range(25):
                assert told_by(world) == told(now)
                if now.phase == "over":
                    break
                lucky = rules.chance(now, rng)
                if lucky is not None:
                    code, move = code_of(lucky, now, world), lucky
                elif now.phase == "shot":
                    code = rng.choice((HIT, MISS))
                    move = Shot(code == HIT)
                else:
                    sensible = [one for one in rules.open_moves(now) if not senseless(one, now)]
                    assert set(world.moves()) == {code_of(one, now, world) for one in sensible}
                    code = rng.choice(list(world.moves()))
                    move = move_of(numbered(code, world))
                world.play(code)
                now, _ = rules.apply(now, move)
                compared += 1
    assert compared > 300
