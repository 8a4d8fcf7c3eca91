"""What the checker says beyond the example packs: every further fault of fields, board, cards, rows and pictures."""

from __future__ import annotations

import pytest

from kidslogic.packs.problems import MAX_PROBLEMS
from tests.packs.kit import PICTURE, SMALL, check, edited, found, load, with_row

SNAIL = {"symbols/a.svg": PICTURE.encode()}
OWN = "symbols: {snail: {file: symbols/a.svg, alt: Schnecke}}"


def _second_card(text: str) -> str:
    return SMALL + text


FIELDS = [
    ({1: "kidslogic: 0"}, [("format-invalid", 1)]),
    ({1: "kidslogic: 1.0"}, [("format-invalid", 1)]),
    ({2: "id: a.."}, [("bad-id", 2)]),
    ({2: "id: ab"}, [("bad-id", 2)]),
    ({2: "id: [a]"}, [("wrong-type", 2)]),
    ({3: "title: [a, b]"}, [("wrong-type", 3)]),
    ({3: "title: ''"}, [("empty-value", 3)]),
    ({3: "title: {de: ''}"}, [("empty-value", 3)]),
    ({3: "title: {fr: x, de: y}"}, [("bad-language", 3)]),
    ({3: "title: {de: [x]}"}, [("wrong-type", 3)]),
    ({3: "title: x\nversion: 0"}, [("bad-version", 4)]),
    ({3: "title: x\nversion: ' 1'"}, [("bad-version", 4)]),
    ({3: "title: x\ngame: chess"}, [("bad-game", 4)]),
    ({3: "title: x\nmin_app: soon"}, [("bad-min-app", 4)]),
    ({3: "title: x\nmin_app: 0.2"}, [("app-too-old", 4)]),
    ({3: "title: x\nmin_app: 0.1"}, []),
    ({3: "title: x\nage: 3-5"}, [("bad-age", 4)]),
    ({3: "title: x\nage: 5-13"}, [("bad-age", 4)]),
    ({3: "title: x\nage: 6"}, []),
    ({3: "title: x\ntags: [a, '']"}, [("empty-value", 4)]),
    ({3: "title: x\ntags: [[a]]"}, [("wrong-type", 4)]),
    ({3: "title: x\nlicense: private"}, [("unknown-field", 4)]),
    ({3: "title: x\nlicence: private"}, []),
    ({4: "languages: []"}, [("empty-value", 4)]),
    ({4: "languages: [de, [cs]]"}, [("bad-language", 4)]),
    ({4: "languages: [de, cs]"}, [("missing-translation", 3)]),
    ({5: "authors: [" + "x" * 81 + "]"}, [("text-too-long", 5)]),
    ({6: "cards: {}", 7: "", 8: "", 9: "", 10: "", 11: "", 12: ""}, [("wrong-type", 6)]),
]


@pytest.mark.parametrize(("changes", "expected"), FIELDS)
def test_fields(changes: dict[int, str], expected: list[tuple[str, int]]) -> None:
    assert found(check(edited(changes))) == expected


BOARDS = [
    ("[[shell, crab, fish, palm], star, moon, parrot]", ["cave-size"]),
    ("[[], shell, star, moon, parrot, fish]", ["cave-size"]),
    ("[shell, shell/red, star, fish, parrot]", []),
    ("[shell, [star, fish], moon, [parrot, shell]]", ["board-duplicate"]),
    ("star star shell fish parrot", ["board-duplicate"]),
    ("[shell, star, fish, {a: b}, parrot]", ["wrong-type"]),
    ("[shell, star, fish, '', parrot]", ["empty-value"]),
    ("[shell, star, fish, parrot, gem]", ["variant-missing"]),
    ("[shell, star, fish, parrot, coin/21]", ["unknown-variant"]),
    ("[a, b, c]", ["unknown-symbol", "board-size", "unknown-symbol", "unknown-symbol"]),
    ("[]", ["board-size"]),
]


@pytest.mark.parametrize(("board", "codes"), BOARDS)
def test_boards(board: str, codes: list[str]) -> None:
    loaded = check(edited({5: f"board: {board}"}))
    assert sorted(code for code, _ in found(loaded)) == sorted(codes)
    assert all(line == 5 for _, line in found(loaded))
    assert (loaded.pack is None) == bool(codes)


ROWS = [
    ("shell star shell star shell ? = star = moon", ["answer-many"]),
    ("shell star - shell ? = star", ["bad-indent"]),
    ("shell star shell star shell ?: star", ["answer-missing"]),
    ("{row: shell star shell star shell ? = star}", []),
    ("{row: shell star shell star shell ? = star, answer: star}", ["answer-many"]),
    ("{row: shell star shell star shell ?}", ["answer-missing"]),
    ("{row: shell star shell star shell ?, answer: }", ["answer-missing"]),
    ("{row: shell star shell star shell ?, answer: [star]}", ["wrong-type"]),
    ("{row: [shell, [star], shell, star, '?'], answer: star}", ["wrong-type"]),
    ("{row: [shell, star, shell, star, shell, '?'], answer: star, hunt: x}", ["unknown-field"]),
    ("{answer: star}", ["missing-field"]),
    ("[shell, star, shell, '?']", ["wrong-type"]),
    ("dots shell dots shell dots ? = shell", ["variant-missing"]),
    ("fish/red/blue shell fish shell ? shell = fish", ["unknown-variant"]),
    ("arrow/upp shell arrow/up shell arrow/up ? = shell", ["unknown-variant"]),
    ("Muschel star shell star shell ? = star", ["unknown-symbol"]),
    ("shell stern shell stern shell ? = stern", ["unknown-symbol"]),
    ("shell star shell star shell ? = stern", ["unknown-symbol"]),
    ("shell star shell star shell ? = ?", ["unknown-symbol"]),
    ("{row: shell star shell star shell ?, answer: star, rule: mirror 2}", ["rule-without-argument"]),
    ("{row: shell star shell star shell ?, answer: star, rule: repeat two}", ["rule-argument"]),
    ("{row: shell star shell star shell ?, answer: star, rule: repeat 20}", ["rule-argument"]),
    ("{row: shell star shell star shell ?, answer: star, rule: free}", []),
    ("{row: shell star shell star shell ?, answer: moon, why_not: so}", []),
    ("{row: shell star shell star shell ?, answer: star, hint: Der Stern fehlt.}", ["answer-in-hint"]),
    (
        "{row: shell star shell star shell ?, answer: star, hint: Sterne gibt es nicht nur am Himmel.}",
        ["answer-in-hint"],
    ),
    ("{row: shell star shell star shell ?, answer: star, hint: Ein Seestern ist es nicht.}", []),
]


@pytest.mark.parametrize(("row", "codes"), ROWS)
def test_rows(row: str, codes: list[str]) -> None:
    loaded = check(with_row(row))
    assert found(loaded) == [(code, 9) for code in codes]
    assert all((p.card, p.side, p.row) == ("m1", "brown", 1) for p in loaded.problems)


@pytest.mark.parametrize(
    ("line", "code", "column"),
    [
        ("        - crab crab fish crab crab ? = fish", "bad-indent", 9),
        ("        crab crab fish crab crab ? = fish", "missing-dash", 9),
    ],
)
def test_a_row_that_became_a_part_of_the_one_above(line: str, code: str, column: int) -> None:
    (problem,) = check(edited({10: line})).problems
    assert (problem.code, problem.line, problem.column, problem.row) == (code, 10, column, 1)


def test_rows_without_their_dash() -> None:
    rows = {number: "      – " + SMALL.splitlines()[number - 1][8:] for number in range(9, 13)}
    (problem,) = check(edited(rows)).problems
    assert (problem.code, problem.line, problem.column) == ("missing-dash", 9, 7)
    assert problem.params["example"] == "- shell star shell star shell ? = star"


@pytest.mark.parametrize(
    ("word", "suggestion"), [("5–7", "5-7"), ("5 bis 7", "5-7"), ("7-5", "5-7"), ("6 let", "6"), ("3-99", None)]
)
def test_the_age_that_was_meant(word: str, suggestion: str | None) -> None:
    (problem,) = check(edited({3: f"title: x\nage: {word}"})).problems
    assert (problem.code, problem.params.get("suggestion")) == ("bad-age", suggestion)


@pytest.mark.parametrize(
    ("row", "column", "length", "suggestion"),
    [
        ("fish/pink moon fish/pink moon ? moon = fish", 14, 4, None),
        ("moon blue fish moon ? moon = fish", 14, 4, "fish/blue"),
    ],
)
def test_variants_are_shown_where_they_stand(row: str, column: int, length: int, suggestion: str | None) -> None:
    (problem,) = check(with_row(row)).problems
    assert (problem.column, problem.length, problem.params.get("suggestion")) == (column, length, suggestion)


@pytest.mark.parametrize(("word", "meant"), [("Karten", "cards"), ("karty", "cards"), ("Příklad", None)])
def test_a_field_may_be_known_by_its_word_in_another_language(word: str, meant: str | None) -> None:
    problems = check(edited({6: f"{word}:"})).problems
    assert [one.params.get("suggestion") for one in problems if one.code == "unknown-field"] == [meant]


@pytest.mark.parametrize(
    ("written", "proposed"),
    [
        ("Müller.Strand", "mueller.strand"),
        ("Božena Křížová", "bozena-krizova"),
        ("../../evil", "evil"),
        ("李", "mueller.muscheln"),
    ],
)
def test_an_id_is_proposed_where_one_cannot_be(written: str, proposed: str) -> None:
    (problem,) = check(edited({2: f"id: {written}"})).problems
    assert (problem.code, problem.params["example"]) == ("bad-id", proposed)
    (problem,) = check(edited({7: "  - id: Karte 1."})).problems
    assert (problem.code, problem.params["example"]) == ("bad-id", "karte-1")


def test_a_text_that_became_a_remark() -> None:
    (problem,) = check(edited({3: "title: #1"})).problems
    assert (problem.code, problem.line, problem.params) == ("reserved-start-char", 3, {"sign": "#"})


def test_a_czech_hint_gives_the_answer_in_any_case() -> None:
    text = edited(
        {
            3: "title: x",
            4: "language: cs",
            9: "      - {row: crab crab fish crab crab ?, answer: fish, hint: Hledej rybu!}",
        }
    )
    assert ("answer-in-hint", 9) in found(check(text))


def test_colours_that_some_eyes_cannot_tell_apart() -> None:
    board = "board: [shell/red, shell/green, star, fish, parrot]"
    row = "shell/red shell/green shell/red shell/green shell/red ? = shell/green"
    (problem,) = check(edited({5: board, 9: f"      - {row}"})).problems
    assert (problem.code, problem.line) == ("colour-only", 9)
    assert problem.params == {"first": "green", "second": "red"}


@pytest.mark.parametrize(
    ("word", "meant"), [("modrá", "blue"), ("Hnědá", "brown"), ("blau", "blue"), ("bruan", "brown")]
)
def test_a_side_named_in_the_own_language_is_understood(word: str, meant: str) -> None:
    (problem,) = check(_second_card(f"  - id: m2\n    {word}: [shell star shell ? = star]\n")).problems
    assert (problem.code, problem.params["suggestion"]) == ("unknown-side", meant)


CARDS = [
    ("  - id: m2\n    brwn: [a ? b c = star]\n", [("unknown-side", 14)]),
    ("  - id: m2\n    tag: [a]\n", [("unknown-field", 14), ("card-no-side", 13)][::-1]),
    ("  - id: M2!\n    brown: []\n", [("bad-id", 13), ("row-count", 14)]),
    ("  - shell star shell ? = star\n", [("wrong-type", 13)]),
    ("  - [a]\n", [("wrong-type", 13)]),
    ("  - id: m2\n    brown:\n", [("empty-value", 14)]),
    ("  - id: m2\n    blue: x\n", [("wrong-type", 14)]),
]


@pytest.mark.parametrize(("card", "expected"), CARDS)
def test_cards(card: str, expected: list[tuple[str, int]]) -> None:
    loaded = check(_second_card(card))
    assert found(loaded) == expected
    assert loaded.pack is not None
    assert len(loaded.left_out) == 1


def test_the_row_that_was_there_first_is_named() -> None:
    row = "      - shell star shell star shell _ = star"
    (problem,) = check(edited({12: row})).problems
    assert (problem.code, problem.line, problem.params["first"]) == ("duplicate-row", 12, 1)


PICTURES = [
    ("symbols: {snail: symbols/a.svg}", ["wrong-type"]),
    ("symbols: {snail: {alt: Schnecke}}", ["missing-field"]),
    ("symbols: {snail: {file: symbols/a.svg, alt: }}", ["empty-value"]),
    ("symbols: {snail: {file: a.svg, alt: Schnecke}}", ["symbol-path"]),
    ("symbols: {snail: {file: /symbols/a.svg, alt: Schnecke}}", ["symbol-path"]),
    ("symbols: {snail: {file: symbols/../a.svg, alt: Schnecke}}", ["symbol-path"]),
    ("symbols: {snail: {file: symbols/b.svg, alt: Schnecke}}", ["symbol-file-missing"]),
    ("symbols: {snail: {file: symbols/a.svg, alt: Schnecke, licence: free}}", ["bad-licence"]),
    ("symbols: {Snail: {file: symbols/a.svg, alt: Schnecke}}", ["bad-symbol-name"]),
    ("symbols: {snail: {file: symbols/a.svg, alt: {de: Schnecke, cs: x}}}", ["unlisted-language"]),
    ("symbols: [snail]", ["wrong-type"]),
]


@pytest.mark.parametrize(("section", "codes"), PICTURES)
def test_pictures(section: str, codes: list[str]) -> None:
    loaded = check(edited({5: section}), SNAIL)
    assert found(loaded) == [(code, 5) for code in codes]
    assert loaded.pack is None


def test_own_pictures_are_symbols_like_all_others() -> None:
    board = f"{OWN}\nboard: [shell, star, fish, parrot, snail, snail/small]"
    loaded = check(edited({5: board, 9: "      - snail star snail star ? star = snail"}), SNAIL)
    assert loaded.problems == ()


def test_the_words_of_own_pictures_count_in_hints() -> None:
    row = "{row: snail star snail star ? star, answer: snail, hint: Die Schnecke kommt.}"
    text = edited({5: f"{OWN}\nboard: [shell, star, fish, parrot, snail]", 9: f"      - {row}"})
    assert found(check(text, SNAIL)) == [("answer-in-hint", 10)]


def test_too_many_cards() -> None:
    card = SMALL[SMALL.index("  - id: m1") :]
    loaded = check(SMALL + "".join(card.replace("m1", f"n{number}") for number in range(300)))
    assert found(loaded) == [("too-many-cards", 7)]
    assert loaded.pack is None


def test_a_card_file_has_nothing_but_cards() -> None:
    assert found(check(SMALL, cards={"cards/a.yaml": "id: x\ncards: []"})) == [("unknown-field", 1)]
    assert found(check(SMALL, cards={"cards/a.yaml": "- x"})) == [("not-a-pack", 1)]


def test_problems_are_sorted_and_at_most_twenty() -> None:
    rows = "\n".join(f"      - shell starr{n} shell ? = star" for n in range(50))
    loaded = check(edited({3: "titel: x", 9: rows}))
    lines = [line for _, line in found(loaded)]
    assert lines == sorted(lines)
    assert len(lines) == MAX_PROBLEMS
    assert loaded.more == 3 + 50 - MAX_PROBLEMS  # the title, the field missing for it, the number of rows


def test_a_file_that_is_not_there(tmp_path) -> None:
    assert found(load(tmp_path / "x.yaml")) == [("file-missing", 0)]
    assert found(load(tmp_path / "x.klpack")) == [("file-missing", 0)]


def test_a_file_that_is_too_big(tmp_path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"#" * 5_000_000)
    assert found(load(path)) == [("file-too-big", 0)]


def test_the_word_at_fault_is_pointed_at() -> None:
    (problem,) = check(with_row("shell star shell starr shell ? = star")).problems
    assert (problem.column, problem.length) == (26, 5)
    assert problem.excerpt[problem.column - 1 :].startswith("starr")
