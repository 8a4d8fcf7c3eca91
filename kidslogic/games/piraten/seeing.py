"""What a player sees of the table (View), and the moves that are open from there."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product

from kidslogic.games.piraten import explaining, reasoning
from kidslogic.games.piraten.dealing import tiles_in_play
from kidslogic.games.piraten.material import Material, Spot
from kidslogic.games.piraten.monsters import Pose, placements, pushed
from kidslogic.games.piraten.moves import (
    Answer,
    ChooseRow,
    Draw,
    Finish,
    Move,
    PlaceMonster,
    PoseRow,
    RollBall,
    Stop,
    Uncover,
)
from kidslogic.games.piraten.options import HouseRules
from kidslogic.games.piraten.posing import offered
from kidslogic.games.piraten.state import CardFace, FaceRow, Offer, Place, State, View
from kidslogic.packs.pack import PuzzleRow
from kidslogic.patterns.symbols import Symbol


def view(state: State, seat: int, material: Material, house: HouseRules) -> View:
    """All that `seat` may know."""
    over = state.phase == "game_over"
    answered = state.phase in ("explain", "aim", "treasure", "decide")
    solution = _puzzle(state, material).row.answer if answered else None
    asked = explaining.reasons(_puzzle(state, material), material.symbols) if state.phase == "explain" else ()
    secret = house.variant == "advanced" and not over  # heights tell all only while every tile has one stone (P7.2)
    gems = tuple(sum(len(tile.gems) for tile in stack) for stack in state.stacks)
    return View(
        seat=seat,
        variant=house.variant,
        phase=state.phase,
        turn=decides(state, house),
        whose=state.turn,
        island=material.island,
        card=_card_face(state, material),
        rows_open=house.rows if state.phase == "row" else (),
        row=state.row,
        on_offer=on_offer(state, material, house),
        tried=state.tried,
        attempt=state.attempt,
        attempts=house.attempts,
        target=None if solution is None else material.cave_of(solution),
        solution=solution,
        places=tuple(_place(state, place, house) for place in range(len(state.display))),
        held=state.held,
        heights=tuple(map(len, state.stacks)),
        gems=None if secret else gems,
        stacks=state.stacks if over else None,
        tile_set=tiles_in_play(material, house),
        both_must_match=house.both_must_match,
        cards_left=state.cards_left if house.solo else None,
        goal=house.solo_goal if house.solo else None,
        goal_reached=house.solo and sum(gems) >= house.solo_goal,
        aim_modes=house.aim_modes,
        timing=house.timing,
        monsters=state.monsters,
        placing=state.placed if state.phase == "monster" else None,
        remembered=tuple((place, tile) for place in state.seen if (tile := state.display[place]) is not None),
        rights=state.rights,
        turns=state.turns,
        reasons=asked,
        offers=_offers(state, material, house),
        ladder=state.ladder,
        planned=house.training_rows if house.training else None,
        went_well=_went_well(state, material) if over else (),
    )


def decides(state: State, house: HouseRules) -> int | None:
    """The seat that decides next: the left neighbour while a monster is placed (P9.2), else whose turn it is.

    None when luck decides: before the game, in solo about the monster (P8.4), in training about the next row unless
    the child's screen chooses it; and after the end.
    """
    if state.phase in ("deal", "game_over") or (state.phase == "pose" and house.posing == "luck"):
        return None
    if state.phase == "monster":
        return None if house.solo else left_of(state.turn, house)
    return state.turn


def left_of(seat: int, house: HouseRules) -> int:
    """The left neighbour, who is next clockwise; alone, oneself."""
    return (seat + 1) % house.seats


def _went_well(state: State, material: Material) -> tuple[str, ...]:
    if state.ladder is None:
        return ()
    solved = [spot for spot, right in zip(state.ladder.posed, state.ladder.solved, strict=True) if right]
    families = Counter(reasoning.family(material.puzzle(spot), material.symbols) for spot in solved)
    return tuple(family for family, _ in families.most_common() if family)


def on_offer(state: State, material: Material, house: HouseRules) -> tuple[Symbol, ...]:
    """The symbols that may be answered now, cave by cave: all of the island, or three (P4.7); never the tried one."""
    if state.phase != "answer":
        return ()
    puzzle = _puzzle(state, material)
    symbols = material.symbols
    offered = reasoning.three_choices(puzzle, symbols) if house.three_choices else frozenset(symbols)
    return tuple(symbol for symbol in symbols if symbol in offered and symbol != state.tried)


def legal_moves(view: View) -> tuple[Move, ...]:
    """All moves open to the view's player in a fixed order; of a roll all ways it may come out."""
    if view.turn != view.seat:
        return ()
    uncover = tuple(Uncover(place) for place in view.down)
    match view.phase:
        case "draw":
            return (Draw(), Finish()) if view.goal_reached else (Draw(),)
        case "pose":
            return tuple(PoseRow(offer.spot) for offer in view.offers)
        case "monster":
            return _ways_to_place(view)
        case "explain":
            return explaining.ways(view.reasons)
        case "row":
            return tuple(ChooseRow(row) for row in view.rows_open)
        case "answer":
            return tuple(Answer(symbol) for symbol in view.on_offer)
        case "aim":
            return _ways_to_roll(view.monsters, len(view.island), view.target)
        case "treasure":
            return uncover
        case "decide":
            return (*uncover, Stop())
    return ()


def _offers(state: State, material: Material, house: HouseRules) -> tuple[Offer, ...]:
    spots: tuple[Spot, ...] = ()
    if state.phase == "row" and state.card is not None:
        spots = tuple(Spot(state.card, row) for row in house.rows)
    elif state.phase == "pose" and state.ladder is not None and house.posing == "fitting":
        spots = tuple(offered(state.ladder, material, house.levels))
    answers = reasoning.CHOICES if house.three_choices else len(material.symbols)
    return tuple(
        Offer(spot, reasoning.family(puzzle, material.symbols), answers, puzzle.row.hash)
        for spot, puzzle in ((spot, material.puzzle(spot)) for spot in spots)
    )


def _ways_to_place(view: View) -> tuple[Move, ...]:
    """Where the monster lies already, and everywhere else where all caves can still be reached."""
    number = view.placing or 0
    stays, others = view.monsters[number], (*view.monsters[:number], *view.monsters[number + 1 :])
    poses = (stays, *(pose for pose in placements(others, len(view.island)) if pose != stays))
    return tuple(PlaceMonster(view.seat, number, pose) for pose in poses)


@lru_cache(maxsize=4)
def _ways_to_roll(monsters: tuple[Pose, ...], caves: int, target: int | None) -> tuple[Move, ...]:
    """Hit, no cave or another cave, each with all that may happen to the monsters."""
    others = ((False, cave) for cave in range(caves) if cave != target)
    came_out: tuple[tuple[bool, int | None], ...] = ((True, None), (False, None), *others)
    poses = tuple(product(*map(pushed, monsters)))
    return tuple(RollBall(hit=hit, cave=cave, monsters=after) for hit, cave in came_out for after in poses)


def _puzzle(state: State, material: Material) -> PuzzleRow:
    if state.card is None or state.row is None:
        raise LookupError(state.phase)
    return material.rows(state.card)[state.row - 1]


def _card_face(state: State, material: Material) -> CardFace | None:
    if state.card is None:
        return None
    rows = tuple(FaceRow(puzzle.row.cells, puzzle.rule, puzzle.hint) for puzzle in material.rows(state.card))
    return CardFace(state.card.card, state.card.side, rows)


def _place(state: State, place: int, house: HouseRules) -> Place:
    tile = state.display[place]
    if tile is None:
        return Place("empty")
    if place in state.held:
        return Place("open", tile)
    return Place("down", tile if house.show_known and place in state.seen else None)
