"""What a move means for the children's progress: duels chosen, cards remembered, shots, puzzles solved, the end."""

from __future__ import annotations

from kidslogic.engine.events import Answered, CaseMet, Duelled, Event, Fired, Recalled
from kidslogic.engine.game import SeatKind
from kidslogic.games.stratego import seeing
from kidslogic.games.stratego.actions import useful
from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.moves import Attack, Move, Puzzle, Shot, TurnCard
from kidslogic.games.stratego.odds import duel_odds
from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.state import State, piece_of
from kidslogic.games.stratego.steps import outcome
from kidslogic.games.stratego.words import SPECIAL, duel

GAME_ID = "stratego"


def events(
    before: State, move: Move, after: State, house: HouseRules, box: Box, kinds: tuple[SeatKind, ...]
) -> tuple[Event, ...]:
    """The facts that a move leaves; `kinds` says by seat who plays."""
    told: tuple[Event, ...] = ()
    match move:
        case TurnCard(place):
            told = _recalled(before, place, house)
        case Attack():
            told = (_duelled(before, move, after, house, box), *_case_met(before, move))
        case Shot(hit, puzzle):
            answered = () if puzzle is None else (_answered(before.captain, puzzle, hit),)
            told = (*answered, Fired(seat=before.captain, game=GAME_ID, hit=hit, way=move.way or ""))
    ended = outcome(after)
    if ended is None:
        return told
    finished = ended.finished(GAME_ID, house.length, kinds)
    return (*told, finished)


def _recalled(before: State, place: int, house: HouseRules) -> tuple[Event, ...]:
    """A card was turned whose hidden face both captains had seen; nothing to remember when all faces lie open."""
    card = before.cards[place]
    if card is None or card.below is None or not card.turned or house.faces_open:
        return ()
    return (Recalled(seat=before.captain, game=GAME_ID, good=useful(before, card.below, house)),)


def _duelled(before: State, move: Attack, after: State, house: HouseRules, box: Box) -> Event:
    """The chance by what the captain could know, and whether the attacker won."""
    seat = before.captain
    view = seeing.view(before, seat, house, box)
    attacker = piece_of(before.decks[seat], move.piece)
    chance = 0.0 if attacker is None else round(duel_odds(view, attacker.rank, move.target).wins, 4)
    won = piece_of(after.decks[seat], move.piece) is not None and piece_of(after.decks[1 - seat], move.target) is None
    return Duelled(seat=seat, game=GAME_ID, chance=chance, won=won)


def _case_met(before: State, move: Attack) -> tuple[Event, ...]:
    """The duel that numbers do not decide (S5.3, S5.4), which both captains see."""
    attacker = piece_of(before.decks[before.captain], move.piece)
    target = piece_of(before.decks[1 - before.captain], move.target)
    assert attacker is not None
    assert target is not None
    _, story = duel(attacker.rank, target.rank)
    return (CaseMet(game=GAME_ID, case=story),) if story in SPECIAL else ()


def _answered(seat: int, puzzle: Puzzle, right: bool) -> Event:
    """A row solved in place of aiming; it lies on no card, so card, side and row say only where it was asked."""
    return Answered(
        seat=seat,
        pack=puzzle.pack,
        version=0,
        card=GAME_ID,
        side="",
        row=0,
        row_hash=puzzle.row,
        answer=puzzle.answer,
        right=right,
        first_try=puzzle.first_try,
        family=puzzle.family,
        tag=puzzle.tag,
        level=puzzle.level,
        options=puzzle.options,
    )
