"""The commands for packs and rows as those who write packs use them: words, files and exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from kidslogic.cli import main
from kidslogic.cli.console import texts
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.resources import content_dir
from tests.packs.kit import EXAMPLES, SMALL, load

LANGUAGES = ("de", "cs", "en")
ROW_KEYS = {"verdict", "answer", "rule", "rival", "level", "explanation", "sentence"}


class Call:
    """Calls the command line and keeps what it said."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.out = self.err = ""

    def __call__(self, *arguments: str | Path) -> int:
        try:
            code = main([str(one) for one in arguments])
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        self.out, self.err = self._capsys.readouterr()
        return code

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Call:
    monkeypatch.setenv("KIDSLOGIC_HOME", str(tmp_path / "home"))
    return Call(capsys)


# ---- check ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", ["good", "bad", "update"])
def test_check_agrees_with_the_examples(call: Call, folder: str) -> None:
    paths = sorted(path for path in (EXAMPLES / folder).iterdir() if path.suffix != ".tsv")
    code = call("pack", "check", "--json", "--lang", "cs", *paths)
    found = {tuple(problem[key] for key in ("code", "severity", "line")) for problem in call.json["problems"]}
    expected: set[tuple[str, str, int]] = set()
    if folder == "bad":
        lines = (EXAMPLES / "bad" / "EXPECT.tsv").read_text(encoding="utf-8").splitlines()[1:]
        expected = {(cells[1], cells[2], int(cells[3])) for cells in (line.split("\t") for line in lines)}
    assert found == expected
    assert code == (1 if expected else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_shows_the_place_with_carets(call: Call, tmp_path: Path, language: str) -> None:
    path = tmp_path / "meer.yaml"
    path.write_text(SMALL.replace("? = star", "? = starr", 1), encoding="utf-8")
    assert call("pack", "check", path, "--lang", language) == 1
    line = next(line for line in call.out.splitlines() if line.endswith("= starr"))
    carets = call.out.splitlines()[call.out.splitlines().index(line) + 1]
    assert line[carets.index("^") :] == "starr"
    assert carets.count("^") == 5


# ---- new, pack, import ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_the_first_line_to_an_added_pack(call: Call, tmp_path: Path, language: str) -> None:
    folder = tmp_path / "beach"
    assert call("pack", "new", folder, "--lang", language) == 0
    assert call("pack", "check", folder) == 0
    main_file = folder / "pack.yaml"
    edited = main_file.read_text(encoding="utf-8").replace("shell star shell star", "shell moon shell moon")
    main_file.write_text(edited.replace("shell ? = star", "shell ? = moon", 1), encoding="utf-8")
    assert call("pack", "pack", folder, "--out", tmp_path / "beach.klpack", "--lang", language) == 0
    assert "beach.klpack" in call.out
    assert call("pack", "import", tmp_path / "beach.klpack", "--lang", language) == 0
    assert call("pack", "list", "--json") == 0
    added = [pack for pack in call.json["packs"] if not pack["built_in"]]
    assert [(pack["cards"], pack["version"], pack["languages"]) for pack in added] == [(2, 1, [language])]


def test_a_pack_that_is_there_is_not_begun_again(call: Call, tmp_path: Path) -> None:
    assert call("pack", "new", tmp_path) == 0
    assert call("pack", "new", tmp_path, "--lang", "de") == 2
    assert "überschreibe nichts" in call.err


def test_a_pack_without_a_licence_is_not_packed(call: Call, tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(SMALL, encoding="utf-8")
    assert call("pack", "pack", tmp_path, "--out", tmp_path / "x.klpack") == 1
    assert not (tmp_path / "x.klpack").exists()


def test_updates_are_told_and_can_be_taken_back(call: Call) -> None:
    assert call("pack", "import", EXAMPLES / "update" / "1-first.yaml") == 0
    assert call("pack", "import", EXAMPLES / "update" / "2-row-changed-card-added.yaml", "--lang", "de") == 0
    assert "Die Ergebnisse von 7 Reihen bleiben." in call.out
    assert call("pack", "undo", "demo.update", "--lang", "en") == 0
    assert "version 1" in call.out
    assert call("pack", "undo", "demo.update", "--lang", "cs") == 2
    assert call("pack", "remove", "demo.update") == 0
    assert call("pack", "remove", "demo.update") == 2


def test_a_person_must_agree_where_somebody_elses_pack_would_go(call: Call) -> None:
    stranger = EXAMPLES / "update" / "9-other-author.yaml"
    assert call("pack", "import", EXAMPLES / "update" / "3-card-removed.yaml") == 0
    assert call("pack", "import", stranger, "--lang", "en") == 1
    assert "Keep both?" in call.out
    assert "Added" not in call.out
    assert call("pack", "import", stranger, "--as", "demo.other", "--lang", "en") == 0
    assert "Added" in call.out
    assert call("pack", "import", stranger, "--as", "NO ID") == 2
    assert call("pack", "import", stranger, "--yes") == 0
    call("pack", "list", "--json")
    assert {pack["id"] for pack in call.json["packs"] if not pack["built_in"]} == {"demo.update", "demo.other"}


def test_the_same_version_with_other_content_is_refused(call: Call) -> None:
    call("pack", "import", EXAMPLES / "update" / "2-row-changed-card-added.yaml")
    assert call("pack", "import", EXAMPLES / "update" / "2-same-version-other-content.yaml", "--yes") == 1


def test_good_cards_are_added_and_the_others_are_named(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "pack.yaml"
    second = SMALL[SMALL.index("  - id") :].replace("m1", "m2").replace("= star", "= starr", 1)
    path.write_text(SMALL + second, encoding="utf-8")
    assert call("pack", "import", path, "--lang", "de") == 0
    assert "m2" in call.out
    call("pack", "list", "--json")
    assert [pack["cards"] for pack in call.json["packs"] if not pack["built_in"]] == [1]


def test_an_attack_is_refused_and_nothing_is_kept(call: Call, tmp_path: Path) -> None:
    assert call("pack", "import", EXAMPLES / "bad" / "zip-path-traversal.klpack") == 1
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.parametrize("action", ["check", "pack", "import", "convert"])
def test_what_is_not_there_is_a_wrong_call(call: Call, tmp_path: Path, action: str) -> None:
    assert call("pack", action, tmp_path / "none", "--lang", "de") == 2
    assert "none" in call.err


# ---- symbols, convert, generate ------------------------------------------------------------------------------------


def test_all_pictures_are_listed_with_their_meaning(call: Call) -> None:
    assert call("pack", "symbols") == 0
    for name, said in builtin_names(content_dir()).items():
        line = next(line for line in call.out.splitlines() if line.split()[0:1] == [name])
        assert all(word in line for word in said.values())
    assert "fish/small" in call.out
    assert call("pack", "symbols", "--json") == 0
    assert call.json["symbols"]["shell"] == {"de": "Muschel", "cs": "mušle", "en": "shell"}
    assert set(call.json) == {"symbols", "colours", "sizes", "directions"}


@pytest.mark.parametrize(
    ("name", "language", "word"),
    [("encoding-windows-1252.yaml", "de", "Müller"), ("encoding-windows-1250-czech.yaml", "cs", "Žluťoučké")],
)
def test_an_old_file_is_written_anew_beside_it(
    call: Call, tmp_path: Path, name: str, language: str, word: str
) -> None:  # fmt: skip
    path = tmp_path / "alt.yaml"
    original = (EXAMPLES / "bad" / name).read_bytes()
    path.write_bytes(original)
    assert call("pack", "check", path, "--lang", language) == 1
    assert f'kidslogic pack convert "{path}"' in call.out
    assert call("pack", "convert", path, "--lang", language) == 0
    assert word in call.out
    assert path.read_bytes() == original
    assert load(tmp_path / "alt-utf8.yaml").problems == ()
    assert call("pack", "convert", path, "--lang", language) == 2
    assert call("pack", "convert", tmp_path / "alt-utf8.yaml") == 0
    assert not (tmp_path / "alt-utf8-utf8.yaml").exists()


def test_a_file_of_another_kind_is_not_converted(call: Call) -> None:
    assert call("pack", "convert", EXAMPLES / "bad" / "file-is-zip-renamed.yaml") == 1


def test_a_generated_pack_is_proven_and_the_same_for_the_same_seed(call: Call, tmp_path: Path) -> None:
    wish = ("pack", "generate", "--seed", "7", "--cards", "2", "--languages", "de,cs", "--author", "Jan O'Neil")
    assert call(*wish, "--licence", "CC0-1.0", "--out", tmp_path / "neu.yaml") == 0
    loaded = load(tmp_path / "neu.yaml")
    assert loaded.problems == ()
    assert loaded.pack is not None
    assert loaded.pack.languages == ("de", "cs")
    assert loaded.pack.authors == ("Jan O'Neil",)
    assert call(*wish, "--licence", "CC0-1.0") == 0
    assert call.out == (tmp_path / "neu.yaml").read_text(encoding="utf-8")
    assert call(*wish, "--out", tmp_path / "neu.yaml") == 2


@pytest.mark.parametrize(
    "wish",
    [
        ["--levels", "6-1"], ["--levels", "0-3"], ["--levels", "x"], ["--families", "magic"],
        ["--symbols", "shell star"],
        ["--symbols", "shell star crab fosh"], ["--symbols", "shell star crab shell"], ["--sides", "green"],
        ["--languages", "fr"], ["--cards", "0"], ["--id", "../x"],
    ],
)  # fmt: skip
def test_wishes_that_make_no_sense_are_a_wrong_call(call: Call, wish: list[str]) -> None:
    assert call("pack", "generate", *wish) == 2
    assert call.err


def test_a_board_that_cannot_do_it_is_named(call: Call) -> None:
    assert call("pack", "generate", "--families", "turn", "--symbols", "shell star crab fish", "--lang", "en") == 1
    assert "Add pictures" in call.out


def test_rows_in_which_only_red_and_green_differ_are_not_made(call: Call) -> None:
    board = "shell/red shell/green star/red star/green moon sun"
    assert call("pack", "generate", "--symbols", board, "--cards", "2", "--levels", "1-4", "--seed", "3") == 0


def test_a_name_that_no_pack_can_have_is_said(call: Call) -> None:
    assert call("pack", "generate", "--cards", "1", "--author", "A\u202eB", "--lang", "en") == 1
    assert "invisible" in call.out


# ---- row -----------------------------------------------------------------------------------------------------------


def test_a_row_is_explained_for_programs(call: Call) -> None:
    assert call("row", "shell star shell star shell ?", "--lang", "de", "--json") == 0
    assert call.json == {
        "verdict": "clear",
        "answer": "star",
        "rule": "Immer wieder Muschel, Stern",
        "rival": None,
        "level": 1,
        "explanation": "Immer zwei: Muschel, Stern.",
        "sentence": "Eindeutig: Stern, weil sich „Muschel, Stern“ immer wiederholt.",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_with_two_answers_names_both_reasons(call: Call, language: str) -> None:
    assert call("row", "star shell star star shell star star ?", "--lang", language, "--json") == 1
    told = call.json
    assert set(told) == ROW_KEYS
    assert told["verdict"] in ("second", "ambiguous")
    assert {told["answer"], told["rival"]["answer"]} == {"star", "shell"}
    assert told["rival"]["rule"]


def test_another_answer_than_the_rule_gives_is_found(call: Call) -> None:
    assert call("row", "shell star shell star shell ? = moon", "--lang", "en") == 1
    assert "star" in call.out
    assert "moon" in call.out
    assert call("row", "shell star shell star shell ? = star", "--lang", "en") == 0


def test_the_board_limits_the_answers(call: Call) -> None:
    row = "coin/1 coin/2 coin/3 ? coin/5"
    assert call("row", row, "--board", "[coin/4, coin/7], shell, star", "--json") == 0
    assert call.json["answer"] == "coin/4"
    assert call("row", row, "--board", "coin/7 shell star", "--json") == 1
    assert call.json["answer"] != "coin/4"


@pytest.mark.parametrize(
    ("row", "word"),
    [
        ("shel star shel ?", "“shell”"), ("shell star shell", "?"), ("shell ? star ?", "?"), ("", "empty"),
        ("shell star shell ? =", "answer"), ("shell star shell ? = star moon", "one answer"),
        ("shell, star, ?", "comma"),
        ("shell/rot star shell/rot ?", "rot"), ("arrow star arrow ?", "arrow/up"),
    ],
)  # fmt: skip
def test_a_row_that_cannot_be_read_is_a_wrong_call(call: Call, row: str, word: str) -> None:
    assert call("row", row, "--lang", "en") == 2
    assert word in call.err


@pytest.mark.parametrize("arguments", [[], ["A B A ?", "--file", "rows.txt"], ["A B A ?", "--board", "fosh"]])
def test_wrong_calls(call: Call, arguments: list[str]) -> None:
    assert call("row", *arguments) == 2


def test_many_rows_are_listed_in_their_order(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "rows.txt"
    path.write_text("A B A B A ?\n\n# a remark\nA B fosh ?\nA B C A B C A ? = B\n", encoding="utf-8")
    assert call("row", "--file", path, "--json", "--lang", "cs") == 1
    assert [one["verdict"] for one in call.json] == ["clear", "none", "clear"]
    assert [one["answer"] for one in call.json] == ["B", None, "B"]
    assert all(set(one) == ROW_KEYS for one in call.json)
    assert "fish" in call.json[1]["sentence"]
    assert call("row", "--file", tmp_path / "none") == 2


# ---- words ---------------------------------------------------------------------------------------------------------


def test_every_text_exists_in_all_languages_with_the_same_placeholders() -> None:
    for section in texts().values():
        for name, said in section.items():
            assert set(said) == set(LANGUAGES), name
            holes = {language: sorted(_holes(said[language])) for language in LANGUAGES}
            assert holes["de"] == holes["cs"] == holes["en"], name


def _holes(text: str) -> list[str]:
    return [part.partition("}")[0] for part in text.split("{")[1:]]


def test_yaml_reads_no_name_as_something_else() -> None:
    raw = yaml.safe_load((content_dir() / "texts" / "command_line.yaml").read_text(encoding="utf-8"))
    assert all(isinstance(name, str) for section in raw.values() for name in section)
