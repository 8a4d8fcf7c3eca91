"""Runs conformance cases (schema: header of tests/cases/piraten.yaml) on the real rules, with made-up material."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from kidslogic.engine.cases import Case, CasePlayer
from kidslogic.engine.game import Illegal, Seat
from kidslogic.games.piraten.happenings import Busted, Happening
from kidslogic.games.piraten.material import Face, Material, Tile
from kidslogic.games.piraten.monsters import BEACH, Pose, at_home, placements
from kidslogic.games.piraten.moves import (
    Answer,
    ChooseRow,
    Draw,
    Finish,
    Move,
    PlaceMonster,
    RollBall,
    Stop,
    Uncover,
)
from kidslogic.games.piraten.options import house_rules
from kidslogic.games.piraten.rules import PiratenRules
from kidslogic.games.piraten.spec import GAME
from kidslogic.games.piraten.state import PHASES, State
from kidslogic.packs.pack import Card, Pack, PuzzleRow, Side
from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import Symbol

_GIVEN: Final = (
    *("variant", "players", "age_order", "turn", "phase", "attempt", "display", "held", "stacks", "stack"),
    *("cards_left", "sea", "chosen_row"),
)
_FULL_DISPLAY: Final = {
    place: [colour] for place, colour in enumerate(("red", "yellow", "green", "blue", "purple") * 4)
}


@dataclass(frozen=True)
class _Table:
    """A case set up: the rules, the names of the players by seat, and what the last step led to."""

    rules: PiratenRules
    players: tuple[str, ...]
    state: State
    refused: str = ""
    happenings: tuple[Happening, ...] = ()
    pushed: tuple[Pose, ...] | None = None
    """How the next roll leaves the monsters, where a step said so before."""

    def after(self, step: Case) -> _Table:
        """The table after one step of the case."""
        if "monster" in step:
            return replace(self, pushed=_pushed(step["monster"], self.state.monsters))
        try:
            state, happenings = self.rules.apply(self.state, _move(step, self))
        except Illegal as fault:
            return _Table(self.rules, self.players, self.state, fault.reason)
        return _Table(self.rules, self.players, state, "", happenings)


def _agrees(word: str, wanted: Any, found: Any) -> bool:
    """Equal; of players only those named count, and only the stack of cards has an order."""
    if isinstance(wanted, dict):
        return all(found.get(player) == value for player, value in wanted.items())
    if isinstance(wanted, list) and word != "stack":
        return sorted(wanted) == sorted(found)
    return bool(wanted == found)


# ---- setting up ------------------------------------------------------------------------------------


def _set_up(given: Case, options: Case) -> _Table:
    variant = given.get("variant", "basic")
    players = tuple(given.get("players", ["A"] if variant == "solo" else ["A", "B"]))
    chosen = {key: str(value).lower() for key, value in options.items()} | {"variant": variant}
    if "age_order" in given:
        chosen["ages"] = "".join(str(players.index(player) + 1) for player in given["age_order"])
    setup = GAME.setup((Seat("guest"),) * len(players), **chosen)
    house = house_rules(setup)
    down = {int(place): _tile(gems) for place, gems in given.get("display", _FULL_DISPLAY).items()}
    held = {int(one["place"]): _tile(one["tile"]) for one in given.get("held", [])}
    stacks = tuple(tuple(map(_tile, given.get("stacks", {}).get(player, []))) for player in players)
    tiles = (*down.values(), *held.values(), *(tile for stack in stacks for tile in stack))
    numbers = [int(number) for number in given.get("stack", [1, 2, 3])]
    rules = PiratenRules(Material(_pack(numbers), tiles), house, tuple(seat.kind for seat in setup.seats))
    phase = PHASES[PHASES.index(given.get("phase", "draw"))]
    faces = tuple(Face(str(number), "brown") for number in numbers)
    open_card, under = phase in ("monster", "row", "answer"), phase in ("aim", "treasure", "decide")
    on_turn = given.get("turn", players[0])
    lying = down | held
    state = State(
        phase=phase,
        turn=rules.initial().turn if on_turn == "start" else players.index(on_turn),
        display=tuple(lying.get(place) for place in range(max(lying, default=-1) + 1)),
        held=tuple(held),
        stacks=stacks,
        stack=faces[1:] if open_card else faces,
        card=faces[0] if open_card else faces[-1] if under else None,
        row=given.get("chosen_row", 1 if under or phase == "answer" else None),
        attempt=given.get("attempt", 1),
        cards_left=given.get("cards_left", house.solo_cards) if house.solo else 0,
        monsters=tuple(_lying(pose, given) for pose in at_home(house.monsters, len(rules.material.island))),
        rights=(0,) * len(players),
    )
    return _Table(rules, players, state)


def _lying(pose: Pose, given: Case) -> Pose:
    return replace(pose, row=BEACH) if (given.get("sea") or {}).get("monster") == "beach" else pose


def _tile(gems: list[str]) -> Tile:
    return Tile(tuple(gems))


def _pack(numbers: list[int]) -> Pack:
    """Cards with these numbers; each has the same four rows, on an island of six caves."""
    island = tuple(map(Symbol, ("shell", "star", "fish", "crab", "moon", "palm")))
    first = island[0]
    rows = [PuzzleRow(Row((first, other, first, other, first, None), other)) for other in island[1:5]]
    side = Side((rows[0], rows[1], rows[2], rows[3]))
    cards = tuple(Card(str(number), {"brown": side, "blue": side}) for number in numbers)
    return Pack("cases", {}, (), cards, board=tuple((symbol,) for symbol in island))


# ---- steps -----------------------------------------------------------------------------------------


def _move(step: Case, table: _Table) -> Move:
    word, value = next(pair for pair in step.items() if pair[0] != "where")
    match word, value:
        case "draw_card", True:
            return Draw()
        case "choose_row", int(row):
            return ChooseRow(row)
        case "answer", "right" | "wrong":
            return Answer(_symbol(table, right=value == "right"))
        case "roll", "hit" | "miss":
            monsters = table.state.monsters if table.pushed is None else table.pushed
            return RollBall(hit=value == "hit", monsters=monsters)
        case "place_monster", str(player):
            pose = placements((), len(table.rules.material.island))[0]
            if step["where"] == "beach":
                pose = replace(pose, row=BEACH)
            return PlaceMonster(table.players.index(player), table.state.placed, pose)
        case "uncover", int(place):
            return Uncover(place)
        case "stop", True:
            return Stop()
        case "finish", True:
            return Finish()
    raise ValueError(step)


def _pushed(event: str, monsters: tuple[Pose, ...]) -> tuple[Pose, ...]:
    """What the ball does to every monster: it turns the tail, or pushes the body onto the beach."""
    match event:
        case "turned":
            return tuple(replace(pose, tail=1) for pose in monsters)
        case "beached":
            return tuple(replace(pose, row=pose.row + 1) for pose in monsters)
    raise ValueError(event)


def _symbol(table: _Table, *, right: bool) -> Symbol:
    """The right symbol or one that is not, out of those on offer; any at all when there is no question to answer."""
    state, rules = table.state, table.rules
    if state.card is None or state.row is None:
        return rules.material.symbols[0]
    answer = rules.puzzle(state).row.answer
    offered = rules.view(state, state.turn).on_offer or rules.material.symbols
    return answer if right else next(symbol for symbol in offered if symbol != answer)


# ---- expectations ----------------------------------------------------------------------------------


def _by_player(table: _Table, counts: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(table.players, counts, strict=True))


def _champions(table: _Table, _wanted: Any) -> list[str]:
    outcome = table.rules.outcome(table.state)
    return [] if outcome is None else [table.players[seat] for seat in outcome.champions]


def _sail(table: _Table, _wanted: Any) -> str | None:
    outcome = table.rules.outcome(table.state)
    return None if outcome is None or outcome.hoists is None else table.players[outcome.hoists]


def _gems(table: _Table, _wanted: Any) -> dict[str, int]:
    return _by_player(table, tuple(sum(len(tile.gems) for tile in tiles) for tiles in table.state.stacks))


_FOUND: Final[Mapping[str, Callable[[_Table, Any], object]]] = {
    "legal": lambda table, _: not table.refused,
    "reason": lambda table, _: table.refused,
    "phase": lambda table, _: table.state.phase,
    "turn": lambda table, _: table.players[table.state.turn],
    "attempt": lambda table, _: table.state.attempt,
    "row": lambda table, _: table.state.row,
    "over": lambda table, _: table.rules.outcome(table.state) is not None,
    "held": lambda table, _: [gem for tile in table.state.uncovered for gem in tile.gems],
    "bust": lambda table, _: any(isinstance(happening, Busted) for happening in table.happenings),
    "display": lambda table, _: list(table.state.down),
    "banked": lambda table, _: _by_player(table, tuple(map(len, table.state.stacks))),
    "gems": _gems,
    "stack": lambda table, _: [int(face.card) for face in table.state.stack],
    "champions": _champions,
    "sail": _sail,
    "monster": lambda table, _: "beach" if any(pose.row == BEACH for pose in table.state.monsters) else "water",
    "goal_reached": lambda table, _: table.rules.goal_reached(table.state),
}

run_case: Final = CasePlayer(_GIVEN, _set_up, _Table.after, _FOUND, _agrees)
