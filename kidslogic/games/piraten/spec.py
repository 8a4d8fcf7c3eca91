"""Die Logik-Piraten as the registry finds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kidslogic.engine.game import Game, Library, Setup
from kidslogic.games.piraten.dealing import faces_in_play
from kidslogic.games.piraten.happenings import Happening
from kidslogic.games.piraten.material import Material, Tile
from kidslogic.games.piraten.moves import Move
from kidslogic.games.piraten.opponents import OPPONENTS
from kidslogic.games.piraten.options import MOST_SEATS, OPTIONS, conflict, house_rules
from kidslogic.games.piraten.reasoning import game_hints
from kidslogic.games.piraten.rules import PiratenRules
from kidslogic.games.piraten.state import State, View
from kidslogic.games.piraten.training import TrainingRules
from kidslogic.patterns.skills import FAMILY_IDS


def rules(setup: Setup, library: Library) -> PiratenRules:
    """The rules for a checked setup; raises LookupError when pack or box is missing, or no card has the chosen side."""
    house = house_rules(setup)
    material = Material(pack=library.find("pack", setup.source), tiles=tiles(library.find("game", "piraten")))
    if not faces_in_play(material, house):
        raise LookupError(house.side)
    kind = TrainingRules if house.training else PiratenRules
    return kind(material, house, tuple(seat.kind for seat in setup.seats))


def tiles(box: Mapping[str, Any]) -> tuple[Tile, ...]:
    """The treasure tiles as content/games/piraten.yaml lists them, single ones first (P1.4)."""
    singles = [Tile((gem,)) for gem in box["gems"] for _ in range(int(box["singles"][gem]))]
    return (*singles, *(Tile(tuple(gems)) for gems in box["doubles"]))


RATINGS: Final = {"forgetful": 0.0, "daring": 0.72, "careful": 1.64, "clever": 1.74}
"""Fitted to 200 games of each pair, every mate with its own hand; within 6 points of each share (Bradley & Terry)."""

GAME: Game[State, Move, View, Happening] = Game(
    id="piraten",
    seats=range(1, MOST_SEATS + 1),
    options=OPTIONS,
    rules=rules,
    opponents=OPPONENTS,
    hints=game_hints,
    conflict=conflict,
    lessons=("row", "group", "answer", "aim", "dare", "game"),
    skills=FAMILY_IDS,
    ratings=RATINGS,
)
