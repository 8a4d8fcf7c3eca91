"""`kidslogic arena`: what it prints, and what it says when there is nothing to play."""

from __future__ import annotations

import json

import pytest

from kidslogic.cli.entry import main
from kidslogic.games.logix.spec import GAME


def test_two_strengths_play_and_the_figures_add_up(capsys):
    assert main(["arena", "logix", "--a", "2", "--b", "1", "--games", "4", "--seed", "5", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["wins_a"] + figures["wins_b"] + figures["draws"] == figures["games"] == 4
    low, high = figures["ci95"]
    assert low <= figures["rate_a"] <= high
    assert figures["turns"]["median"] <= figures["turns"]["p90"] <= figures["turns"]["max"]


def test_the_same_seed_plays_the_same_games(capsys):
    outputs = []
    for _ in range(2):
        main(["arena", "logix", "--a", "1", "--b", "2", "--games", "2", "--seed", "9", "--json"])
        figures = json.loads(capsys.readouterr().out)
        outputs.append({key: figures[key] for key in ("wins_a", "wins_b", "draws", "turns")})
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["arena", "blank", "--a", "1", "--b", "2"], "blank"),
        (["arena", "chess", "--a", "1", "--b", "2"], "chess"),
        (["arena", "logix", "--a", "9", "--b", "2"], "9"),
    ],
)
def test_a_wrong_call_is_explained(capsys, arguments, words):
    assert main(arguments) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("games", ["3", "0", "many"])
def test_only_an_even_number_of_games_is_fair(games):
    with pytest.raises(SystemExit) as refused:
        main(["arena", "logix", "--a", "1", "--b", "2", "--games", games])
    assert refused.value.code == 2


def test_captains_aim_as_they_are_told(capsys):
    call = ["arena", "stratego", "--a", "1", "--b", "1", "--games", "6", "--option", "length=short", "--json"]
    figures = []
    for aims in (("1", "0"), ("0", "1")):
        assert main([*call, "--aim-a", aims[0], "--aim-b", aims[1]]) == 0
        figures.append(json.loads(capsys.readouterr().out))
    assert figures[0]["wins_a"] == figures[1]["wins_b"] >= 4
    assert figures[0]["turns"]["median"] <= 40


def test_options_are_played_with_and_strange_ones_refused(capsys):
    call = ["arena", "logix", "--a", "1", "--b", "2", "--games", "2", "--json"]
    assert main([*call, "--option", "mirror=true"]) == 0
    assert main([*call, "--option", "weather=sunny"]) == 2
    told = capsys.readouterr().err
    assert "no_such_option" in told
    assert all(f"{option.key}=" in told and f"[{option.default}]" in told for option in GAME.options)
    for arguments in (["--option", "mirror"], ["--aim-a", "1.2"], ["--aim-b", "often"]):
        with pytest.raises(SystemExit) as refused:
            main([*call, *arguments])
        assert refused.value.code == 2


def test_s1_4_own_action_cards_are_measured_by_their_name(capsys):
    call = ["arena", "stratego", "--a", "1", "--b", "1", "--games", "2", "--option", "length=short", "--json"]
    assert main([*call, "--source", "actions:kidslogic"]) == 0
    capsys.readouterr()
    assert main([*call, "--source", "actions:nobody"]) == 2
    assert "actions:nobody" in capsys.readouterr().err


def test_of_many_values_the_first_and_the_last_are_named(capsys):
    assert main(["arena", "stratego", "--a", "1", "--b", "1", "--games", "2", "--option", "deck_limit=9"]) == 2
    told = capsys.readouterr().err
    assert "deck_limit=[0] | 3 | 4 | 5 | 6\n" in told
    assert "hits_red=0 ... 30 [0]\n" in told
