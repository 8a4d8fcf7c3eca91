"""The treasure of Die Logik-Piraten as data: P1.4 and P2.2 of the rules."""

from collections import Counter
from typing import Any

import pytest
import yaml

from kidslogic.games.piraten.spec import tiles
from kidslogic.resources import content_dir

GEMS = ("red", "yellow", "green", "blue", "purple")


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load((content_dir() / "games" / "piraten.yaml").read_text("utf-8"))
    return data


def test_there_are_20_single_tiles_four_of_each_colour(box: dict[str, Any]) -> None:
    singles = Counter(tile.gems[0] for tile in tiles(box) if len(tile.gems) == 1)
    assert singles == dict.fromkeys(GEMS, 4)


def test_there_are_8_double_tiles_of_two_different_colours(box: dict[str, Any]) -> None:
    doubles = [tile.gems for tile in tiles(box) if len(tile.gems) == 2]
    initials = " ".join("".join(gem[0].upper() for gem in gems) for gems in doubles)
    assert initials == "RY RG RB YG YB YP GP BP"


def test_the_display_has_a_place_for_every_single_tile_and_none_is_empty(box: dict[str, Any]) -> None:
    assert box["display"]["columns"] * box["display"]["rows"] == sum(box["singles"].values())


def test_every_gem_has_its_picture(box: dict[str, Any]) -> None:
    assert tuple(box["gems"]) == GEMS
    assert all((content_dir() / "symbols" / f"gem_{gem}.svg").is_file() for gem in box["gems"])
