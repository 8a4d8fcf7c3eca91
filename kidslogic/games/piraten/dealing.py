"""Laying out a game by luck, laying out one that fits what a player knows, and whether a state can come up at all."""

from __future__ import annotations

from collections import Counter
from random import Random

from kidslogic.games.piraten.material import ROWS, SIDES, Face, Material, Tile
from kidslogic.games.piraten.monsters import in_water
from kidslogic.games.piraten.moves import Deal
from kidslogic.games.piraten.options import HouseRules
from kidslogic.games.piraten.state import State, View


def tiles_in_play(material: Material, house: HouseRules) -> tuple[Tile, ...]:
    """The tiles of the variant: only single ones except in the advanced game (P2.2, P2.3); none in training."""
    if house.training:
        return ()
    return tuple(tile for tile in material.tiles if house.variant == "advanced" or len(tile.gems) == 1)


def faces_in_play(material: Material, house: HouseRules) -> tuple[Face, ...]:
    """The card sides that may come up (P2.4), in the order of the pack; with `mixed` and in training both."""
    if house.side == "mixed" or house.training:
        return tuple(Face(card.id, side) for card in material.pack.cards for side in SIDES if side in card.sides)
    return material.faces(house.side)


def mixed(material: Material, house: HouseRules, rng: Random) -> Deal:
    """Mix the tiles and the cards (P2.2 to P2.4); with `mixed` luck chooses the side of each card, too."""
    tiles = list(tiles_in_play(material, house))
    rng.shuffle(tiles)
    return Deal(tuple(tiles), _mixed_cards(material, house, rng))


def that_fits(view: View, material: Material, house: HouseRules, rng: Random) -> State:
    """A state with exactly this view for its seat; face-down tiles, stacks and waiting cards are mixed by `rng`."""
    if view.phase == "deal":
        return State(turn=house.ages[0])
    remembered = dict(view.remembered)
    shown = [place.tile for place in view.places if place.tile is not None]
    banked = [tile for stack in view.stacks or () for tile in stack]
    shown += [tile for place, tile in remembered.items() if view.places[place].tile is None]
    hidden = list((Counter(tiles_in_play(material, house)) - Counter(shown) - Counter(banked)).elements())
    rng.shuffle(hidden)
    display = tuple(
        None if place.lies == "empty" else place.tile or remembered.get(number) or hidden.pop()
        for number, place in enumerate(view.places)
    )
    stacks = view.stacks or tuple(tuple(hidden.pop() for _ in range(height)) for height in view.heights)
    card = None if view.card is None else Face(view.card.id, view.card.side)
    waiting = tuple(face for face in _mixed_cards(material, house, rng) if card is None or face.card != card.card)
    under = card is not None and view.phase not in ("monster", "row", "answer")
    return State(
        phase=view.phase,
        turn=view.whose,
        display=display,
        held=view.held,
        seen=tuple(remembered),
        stacks=stacks,
        stack=(*waiting, card) if card is not None and under else waiting,
        card=card,
        row=view.row,
        tried=view.tried,
        attempt=view.attempt,
        cards_left=view.cards_left or 0,
        monsters=view.monsters,
        placed=view.placing or 0,
        rights=view.rights,
        turns=view.turns,
    )


def possible(state: State, material: Material, house: HouseRules) -> bool:
    """Whether the state fits the material and the house rules, so that the game can go on from it."""
    if state.phase == "deal":
        return state == State(turn=house.ages[0])
    return (
        _tiles_add_up(state, material, house)
        and _cards_add_up(state, material, house)
        and _turn_fits(state, house)
        and _monsters_fit(state, material, house)
    )


def _mixed_cards(material: Material, house: HouseRules, rng: Random) -> tuple[Face, ...]:
    sides: dict[str, list[Face]] = {}
    for face in faces_in_play(material, house):
        sides.setdefault(face.card, []).append(face)
    cards = [rng.choice(faces) for faces in sides.values()]
    rng.shuffle(cards)
    return tuple(cards)


def _tiles_add_up(state: State, material: Material, house: HouseRules) -> bool:
    tiles = [tile for tile in state.display if tile is not None] + [tile for stack in state.stacks for tile in stack]
    places = [place for place, tile in enumerate(state.display) if tile is not None]
    return (
        Counter(tiles) == Counter(tiles_in_play(material, house))
        and len(state.display) == len(tiles)
        and len(state.stacks) == house.seats
        and len(set(state.held)) == len(state.held)
        and all(place in places for place in (*state.held, *state.seen))
        and state.seen == tuple(sorted(set(state.seen)))
    )


def _cards_add_up(state: State, material: Material, house: HouseRules) -> bool:
    under = state.phase in ("explain", "aim", "treasure", "decide")
    played = state.phase in ("monster", "row", "answer") or under
    cards = [face.card for face in state.stack]
    if state.card is not None and not under:
        cards.append(state.card.card)
    faces = faces_in_play(material, house)
    return (
        (state.card is not None) == played
        and (not under or state.stack[-1:] == (state.card,))
        and all(face in faces for face in state.stack)
        and (state.card is None or state.card in faces)
        and sorted(cards) == sorted({face.card for face in faces})
    )


def _turn_fits(state: State, house: HouseRules) -> bool:
    chosen = state.phase in ("answer", "explain", "aim", "treasure", "decide")
    aiming = state.phase in ("aim", "treasure", "decide")
    left = range(0 if state.phase == "game_over" else 1, house.solo_cards + 1) if house.solo else range(1)
    return (
        state.turn in range(house.seats)
        and state.phase != "pose"
        and state.ladder is None
        and (state.row in house.rows and state.row in ROWS if chosen else state.row is None)
        and (state.tried is None or (house.second_try and chosen))
        and (state.attempt in range(1, house.attempts + 1) if aiming else state.attempt == 1)
        and (state.phase == "decide") == bool(state.held)
        and (state.phase == "game_over" or any(state.display))
        and len(state.rights) == house.seats
        and state.cards_left in left
    )


def _monsters_fit(state: State, material: Material, house: HouseRules) -> bool:
    placed = range(house.monsters) if state.phase == "monster" else range(1)
    return (
        len(state.monsters) == house.monsters
        and all(in_water(pose, len(material.island)) for pose in state.monsters)
        and state.placed in placed
    )
