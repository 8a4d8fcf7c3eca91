"""The monsters' part of a turn (P9): the left neighbour places them, the ball pushes them."""

from __future__ import annotations

from dataclasses import replace

from kidslogic.engine.game import Illegal
from kidslogic.games.piraten import seeing
from kidslogic.games.piraten.happenings import Happening, MonsterBeached, MonsterPlaced
from kidslogic.games.piraten.monsters import in_water, placements, pushed
from kidslogic.games.piraten.moves import PlaceMonster, RollBall
from kidslogic.games.piraten.options import HouseRules
from kidslogic.games.piraten.state import Phase, State

Result = tuple[State, tuple[Happening, ...]]
"""The next state and what happened."""


def place(state: State, move: PlaceMonster, house: HouseRules, caves: int) -> Result:
    """The next of the monsters is laid (P9.2, P9.3, P9.7); raises `Illegal`."""
    need(state, "monster")
    number = state.placed
    if move.seat != seeing.left_of(state.turn, house):
        raise Illegal("not_left_neighbour")
    if move.monster != number:
        raise Illegal("no_such_monster")
    if not in_water(move.pose, caves):
        raise Illegal("not_in_water")
    others = (*state.monsters[:number], *state.monsters[number + 1 :])
    if move.pose != state.monsters[number] and move.pose not in placements(others, caves):
        raise Illegal("no_way")
    monsters = (*state.monsters[:number], move.pose, *state.monsters[number + 1 :])
    last = number + 1 == len(monsters)
    after = replace(state, monsters=monsters, phase="row" if last else "monster", placed=0 if last else number + 1)
    return after, (MonsterPlaced(move.seat, number, move.pose),)


def moved(state: State, roll: RollBall) -> Result:
    """The monsters as the ball has left them; one on the beach is back in the water at once (P9.5, P9.6)."""
    if len(roll.monsters) != len(state.monsters) or not all(
        after in pushed(before) for before, after in zip(state.monsters, roll.monsters, strict=True)
    ):
        raise Illegal("impossible_pose")
    afloat = tuple(pose.afloat for pose in roll.monsters)
    beached = tuple(
        MonsterBeached(number, back)
        for number, (pose, back) in enumerate(zip(roll.monsters, afloat, strict=True))
        if pose != back
    )
    return replace(state, monsters=afloat), beached


def need(state: State, *phases: Phase) -> None:
    """Raise `Illegal` in any other phase."""
    if state.phase not in phases:
        raise Illegal("wrong_phase")
