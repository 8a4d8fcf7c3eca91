"""What a player sees of the table (View), and the moves that are open from there."""

from __future__ import annotations

from collections import Counter

from kidslogic.games.piraten import reasoning
from kidslogic.games.piraten.dealing import tiles_in_play
from kidslogic.games.piraten.material import Material
from kidslogic.games.piraten.moves import Answer, ChooseRow, Draw, Finish, Move, RollBall, Stop, Uncover
from kidslogic.games.piraten.options import HouseRules
from kidslogic.games.piraten.state import CardFace, FaceRow, Place, State, View
from kidslogic.packs.pack import PuzzleRow
from kidslogic.patterns.symbols import Symbol


def view(state: State, seat: int, material: Material, house: HouseRules) -> View:
    """All that `seat` may know."""
    over = state.phase == "game_over"
    answered = state.phase in ("aim", "treasure", "decide")
    solution = _puzzle(state, material).row.answer if answered else None
    secret = house.variant == "advanced" and not over  # heights tell all only while every tile has one stone (P7.2)
    gems = tuple(sum(len(tile.gems) for tile in stack) for stack in state.stacks)
    return View(
        seat=seat,
        variant=house.variant,
        phase=state.phase,
        turn=None if state.phase in ("deal", "pose", "game_over") else state.turn,
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
        places=tuple(_place(state, place) for place in range(len(state.display))),
        held=state.held,
        heights=tuple(map(len, state.stacks)),
        gems=None if secret else gems,
        stacks=state.stacks if over else None,
        tile_set=tiles_in_play(material, house),
        both_must_match=house.both_must_match,
        cards_waiting=len(state.stack),
        cards_left=state.cards_left if house.solo else None,
        goal=house.solo_goal if house.solo else None,
        goal_reached=house.solo and sum(gems) >= house.solo_goal,
        aim_modes=house.aim_modes,
        ladder=state.ladder,
        planned=house.training_rows if house.training else None,
        went_well=_went_well(state, material) if over else (),
    )


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
        case "row":
            return tuple(ChooseRow(row) for row in view.rows_open)
        case "answer":
            return tuple(Answer(symbol) for symbol in view.on_offer)
        case "aim":
            misses = (RollBall(hit=False, cave=cave) for cave in range(len(view.island)) if cave != view.target)
            return (RollBall(hit=True), RollBall(hit=False), *misses)
        case "treasure":
            return uncover
        case "decide":
            return (*uncover, Stop())
    return ()


def _puzzle(state: State, material: Material) -> PuzzleRow:
    if state.card is None or state.row is None:
        raise LookupError(state.phase)
    return material.rows(state.card)[state.row - 1]


def _card_face(state: State, material: Material) -> CardFace | None:
    if state.card is None:
        return None
    rows = tuple(FaceRow(puzzle.row.cells, puzzle.rule, puzzle.hint) for puzzle in material.rows(state.card))
    return CardFace(state.card.card, state.card.side, rows)


def _place(state: State, place: int) -> Place:
    tile = state.display[place]
    if tile is None:
        return Place("empty")
    if place in state.held:
        return Place("open", tile)
    return Place("down", tile if place in state.seen else None)
