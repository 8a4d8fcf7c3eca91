"""A teacher's deck at the command line: begin, misspell, mend, add."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kidslogic.cli.entry import main
from kidslogic.games.logix.deck import read_decks
from kidslogic.learners.home import HOME_VARIABLE

LANGUAGES = ("de", "cs", "en")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.mark.parametrize("language", LANGUAGES)
def test_begin_misspell_mend_and_add(language, home, tmp_path, capsys):
    def call(*arguments: object) -> tuple[int, str]:
        code = main(["deck", *map(str, arguments), "--lang", language])
        told = capsys.readouterr()
        return code, told.out + told.err

    path = tmp_path / "Meine Karten.yaml"
    code, told = call("new", path)
    assert (code, str(path) in told) == (0, True)
    assert call("new", path)[0] == 2
    code, told = call("check", path)
    assert (code, str(path) in told, "^" in told) == (0, True, False)

    good = path.read_text("utf-8")
    (deck,), problems = read_decks(good, path.name)
    assert problems == ()
    assert deck.id.endswith(".meine-karten")
    path.write_bytes(f"# für mich\n{good}".encode("cp1250"))
    assert f'kidslogic pack convert "{path}"' in call("check", path)[1]
    path.write_text(good.replace("forbidden: blue", "forbidden: pink"), "utf-8")
    code, told = call("check", path)
    assert (code, "pink" in told, "^" in told, "red, yellow, blue, green" in told) == (1, True, True, True)
    assert call("add", path)[0] == 1
    assert not (home / "decks").exists()

    path.write_text(good, "utf-8")
    code, told = call("add", path)
    assert (code, deck.titles[language] in told) == (0, True)
    assert (home / "decks" / path.name).read_text("utf-8") == good
    assert call("add", path)[0] == 0

    path.write_text(good.replace("id: hook", "id: crook"), "utf-8")
    assert call("add", path)[0] == 1
    assert call("add", path, "--yes")[0] == 0
    code, told = call("list")
    assert (code, deck.id in told) == (0, True)


def test_what_programs_read(home, tmp_path, capsys):
    path = tmp_path / "a.yaml"
    path.write_text("decks:\n  - id: a\n    cards: []\n", "utf-8")
    assert main(["deck", "check", str(path), "--json", "--lang", "en"]) == 1
    problems = json.loads(capsys.readouterr().out)["problems"]
    assert {(one["code"], one["line"]) for one in problems} == {("missing-field", 2), ("number-of-cards", 3)}
    assert all(set(one) == {"file", "line", "column", "code", "message"} for one in problems)

    (home / "decks").mkdir(parents=True)
    (home / "decks" / "a.yaml").write_text(path.read_text("utf-8"), "utf-8")
    assert main(["deck", "new", str(home / "decks" / "b.yaml")]) == 0
    capsys.readouterr()
    assert main(["deck", "list", "--json"]) == 1
    damaged, good = json.loads(capsys.readouterr().out)["decks"]
    assert damaged == {"file": "a.yaml", "damaged": True}
    assert good["source"].startswith("deck/")
    assert main(["deck", "list"]) == 1
    assert "a.yaml" in capsys.readouterr().out


def test_calls_that_cannot_be(home, tmp_path, capsys):
    missing, text = tmp_path / "none.yaml", tmp_path / "deck.txt"
    text.write_text("decks:", "utf-8")
    for call in (["check", missing], ["add", missing], ["add", text], ["new", text], ["new", missing / "x.yaml"]):
        assert main(["deck", *map(str, call)]) == 2
        assert capsys.readouterr().err
