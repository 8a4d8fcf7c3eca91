"""Every game on the shelf has a demo of its own, found by the game's name."""

from __future__ import annotations

import pytest

from kidslogic import registry
from kidslogic.cli.entry import main
from kidslogic.shell.demo.guide import demo_of
from kidslogic.shell.demo.hands import Stopped


@pytest.mark.parametrize("game_id", [game.id for game in registry.games() if game.on_shelf])
def test_each_game_is_played_by_a_module_of_its_name(game_id):
    assert callable(demo_of(game_id).play)


def test_a_game_without_a_demo_is_said():
    with pytest.raises(Stopped, match="blank"):
        demo_of("blank")


def test_a_game_that_is_not_there_is_a_wrong_call(tmp_path, capsys):
    assert main(["demo", "--out", str(tmp_path), "--game", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
