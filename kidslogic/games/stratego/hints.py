"""Quiet help for the captain who decides: what can be done now, what was seen before, and how a duel may end.

All are codes with parameters; the view makes words and pictures of them. Nothing is told that the captain has not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from kidslogic.engine.game import Hint
from kidslogic.engine.training import TrainingView
from kidslogic.games.stratego.actions import useful
from kidslogic.games.stratego.moves import Attack, Move, Swing, TryFlag
from kidslogic.games.stratego.odds import duel_odds
from kidslogic.games.stratego.open_moves import may_turn, open_moves
from kidslogic.games.stratego.state import SHOWN, Phase, Piece, View, piece_of
from kidslogic.games.stratego.training.hints import training_hints
from kidslogic.games.stratego.training.position import StrategoTrainingView
from kidslogic.games.stratego.words import UNKNOWN, Action

DUELS_TOLD: Final = 3
"""So many duels at most are compared: more is no help."""


@dataclass(frozen=True)
class Remembered:
    """What lies below the card at a place, as both captains have seen it; `since` counts the turns since then."""

    place: int
    action: Action
    since: int


@dataclass(frozen=True)
class DuelChance:
    """A duel that is open now: the own piece and the enemy's by number, and how likely each end is (0 to 1)."""

    piece: int
    target: int
    wins: float
    both_out: float
    loses: float


def game_hints(view: View | StrategoTrainingView) -> tuple[Hint, ...]:
    """The steps for what is to be decided now, gentlest first; none while the other captain or luck decides.

    First `now` (phase, action): what the game waits for. Then what helps to choose. With a card to turn: `remember`
    (action) for each face that was seen and is of use now, with its place; `explore` with the places that nobody has
    seen from below. With an attack: `flag_open` with the openings not yet looked into, `duel` (piece, target, wins,
    both_out, loses in percent) for the best ones. With a shot: `aim` (at: sail or skull; for: piece or flag). With a
    flag after a shot: `flag_open`. With a swing: `board` or `home` with the numbers of the pieces that may.
    In training the steps of `training_hints`.
    """
    if isinstance(view, TrainingView):
        return training_hints(view)
    if not view.decides:
        return ()
    now = Hint("now", {"phase": view.phase, "action": view.table.action or ""})
    steps = _STEPS.get(view.phase)
    return (now,) if steps is None else (now, *steps(view))


def remembered(view: View) -> tuple[Remembered, ...]:
    """Every face below that this captain has seen, by place: "help me remember"."""
    table = view.table
    return tuple(
        Remembered(place, card.below, table.turns - card.turned)
        for place, card in enumerate(table.cards)
        if card is not None and card.below is not None
    )


def duels(view: View) -> tuple[DuelChance, ...]:
    """All duels that this captain may choose now, the best chance first; () when it cannot choose one."""
    if not view.decides or view.phase != "attack":
        return ()
    found = [_chance(view, move) for move in _moves(view) if isinstance(move, Attack)]
    return tuple(sorted(found, key=lambda duel: (duel.loses, duel.both_out, duel.piece, duel.target)))


def gone(view: View, owner: int) -> Mapping[int, int]:
    """How many of the owner's pieces of each rank are out, highest first: the open pile in order (S5.5)."""
    count = Counter(piece.rank for piece in view.table.out[owner])
    return {rank: count[rank] for rank in sorted(count, reverse=True)}


def left(view: View, owner: int) -> Mapping[int, int]:
    """How many pieces of each rank the owner still has, highest first; every captain can count that from the pile."""
    count = Counter(view.box.crew) - Counter(gone(view, owner))
    return {rank: count[rank] for rank in sorted(count, reverse=True)}


def shown(view: View, owner: int) -> tuple[Piece, ...]:
    """The owner's pieces on the decks that both captains have seen (S5.7)."""
    return tuple(piece for piece in view.table.decks[owner] if piece.known == SHOWN)


# ---- one function per phase ------------------------------------------------------------------------


def _card(view: View) -> tuple[Hint, ...]:
    """Faces that were seen and are of use now, each with the places where it lies below; then the unseen ones."""
    places = may_turn(view.table, view.house)
    good: dict[Action, list[int]] = {}
    unseen: list[int] = []
    for place in places:
        card = view.table.cards[place]
        if card is None:
            continue
        if card.below is None:
            unseen.append(place)
        elif useful(view.table, card.below, view.house):
            good.setdefault(card.below, []).append(place)
    known = tuple(Hint("remember", {"action": action}, tuple(where)) for action, where in good.items())
    return (*known, Hint("explore", places=tuple(unseen))) if unseen else known


def _attack(view: View) -> tuple[Hint, ...]:
    compared = tuple(
        Hint(
            "duel",
            {
                "piece": str(duel.piece),
                "target": str(duel.target),
                "wins": _percent(duel.wins),
                "both_out": _percent(duel.both_out),
                "loses": _percent(duel.loses),
            },
        )
        for duel in duels(view)[:DUELS_TOLD]
    )
    return (*_flag(view), *compared) if any(isinstance(move, TryFlag) for move in _moves(view)) else compared


def _flag(view: View) -> tuple[Hint, ...]:
    seen = view.table.opened[view.enemy]
    return (Hint("flag_open", places=tuple(at for at in range(view.box.openings) if at not in seen)),)


def _shot(view: View) -> tuple[Hint, ...]:
    aim = "skull" if view.table.action == "skull" else "sail"
    return (Hint("aim", {"at": aim, "for": "piece" if view.table.decks[view.enemy] else "flag"}),)


def _swing(view: View) -> tuple[Hint, ...]:
    pieces = [piece_of(view.table.decks[view.seat], move.piece) for move in _moves(view) if isinstance(move, Swing)]
    there = tuple(piece.number for piece in pieces if piece is not None and not piece.aboard)
    back = tuple(piece.number for piece in pieces if piece is not None and piece.aboard)
    return tuple(Hint(code, places=numbers) for code, numbers in (("board", there), ("home", back)) if numbers)


def _moves(view: View) -> tuple[Move, ...]:
    return open_moves(view.table, view.house, view.box)


def _chance(view: View, move: Attack) -> DuelChance:
    piece = piece_of(view.table.decks[view.seat], move.piece)
    rank = UNKNOWN if piece is None else piece.rank
    odds = duel_odds(view, rank, move.target)
    return DuelChance(move.piece, move.target, odds.wins, odds.both_out, odds.loses)


def _percent(chance: float) -> str:
    return str(round(100 * chance))


_STEPS: Final[Mapping[Phase, Callable[[View], tuple[Hint, ...]]]] = {
    "card": _card,
    "attack": _attack,
    "flag": _flag,
    "shot": _shot,
    "swing": _swing,
}
