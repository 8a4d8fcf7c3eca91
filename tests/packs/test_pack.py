"""What a loaded pack knows: texts, cards, rows, board, and a hash that does not depend on how it is written."""

from __future__ import annotations

import pytest

from kidslogic.packs.pack import DEFAULT_BOARD
from kidslogic.patterns.symbols import Symbol
from tests.packs.kit import EXAMPLES, SMALL, check, edited, good, load

BOARD = edited({5: "board: [[shell, coin/3], [star], fish, [moon, parrot, crab]]"})


def test_fields_of_the_pack() -> None:
    pack = load(EXAMPLES / "good" / "02-german-czech.yaml").pack
    assert pack is not None
    assert (pack.id, pack.version, pack.game) == ("skola-u-mostu.rada-1", 3, "piraten")
    assert pack.title == {"de": "Reihen am Strand", "cs": "Řady na pláži"}
    assert pack.languages == ("de", "cs")
    assert pack.licence == "CC-BY-4.0"
    assert pack.authors == ("Božena Křížová", "Jürgen Groß")
    assert pack.age == (5, 7)
    assert pack.tags == ("reihen", "strand")
    assert pack.board == DEFAULT_BOARD


def test_fields_of_a_card_and_its_rows() -> None:
    pack = load(EXAMPLES / "good" / "02-german-czech.yaml").pack
    assert pack is not None
    (card,) = pack.cards
    assert card.title == {"de": "Am Strand", "cs": "Na pláži"}
    assert list(card.sides) == ["brown", "blue"]
    third = card.sides["brown"].rows[2]
    assert third.row.text == "palm fish parrot palm ? parrot = fish"
    assert third.rule == "repeat 3"
    assert third.hint["cs"] == "Řekni řadu nahlas: co přijde po palmě?"
    assert third.line == 24
    assert card.sides["brown"].rows[3].explain["de"].startswith("Von der Mitte aus")
    texts = [row.row.text for row in card.sides["blue"]]
    assert texts[1] == "anchor shell crab anchor shell ? = crab"
    assert texts[2:] == ["? moon parrot moon parrot moon = parrot", "? fish star fish star fish = star"]


def test_several_symbols_over_one_cave() -> None:
    pack = good(BOARD)
    assert [symbol.text for symbol in pack.answers] == ["shell", "coin/3", "star", "fish", "moon", "parrot", "crab"]
    assert pack.cave_of(Symbol("coin", number=3)) == 0
    assert pack.cave_of(Symbol("crab")) == 3
    with pytest.raises(KeyError):
        pack.cave_of(Symbol("drum"))


def test_own_pictures_are_brought_along() -> None:
    pack = load(EXAMPLES / "good" / "05-own-symbols").pack
    assert pack is not None
    snail = pack.symbols["schnecke"]
    assert snail.alt["en"] == "snail"
    assert snail.licence == "CC-BY-SA-4.0"
    assert snail.data.startswith(b"<svg")
    assert pack.symbols["kachel"].data.startswith(b"\x89PNG")


def test_writing_does_not_change_the_content() -> None:
    otherwise = edited(
        {
            3: "title: {de: 'Muscheln und Sterne'}   # a remark",
            4: "languages: [de]",
            9: "      - {row: [shell, star, shell, star, shell, _], answer: star}",
        }
    )
    assert good(otherwise).content_hash == good(SMALL).content_hash
    assert good(SMALL.replace("\n", "\r\n")).content_hash == good(SMALL).content_hash


@pytest.mark.parametrize(
    "changes",
    [
        {3: "title: Muscheln"},
        {5: "authors: [Jan]"},
        {7: "  - id: m2"},
        {9: "      - {row: shell star shell star shell ?, answer: star, hint: Schau genau hin.}"},
        {9: "      - shell moon shell moon shell ? = moon"},
    ],
)
def test_what_a_player_sees_changes_the_content(changes: dict[int, str]) -> None:
    assert good(edited(changes)).content_hash != good(SMALL).content_hash


def test_a_bad_card_is_left_out_and_the_good_ones_are_played() -> None:
    second = SMALL[SMALL.index("  - id: m1") :].replace("m1", "m2").replace("shell star shell", "schell star shell", 1)
    third = SMALL[SMALL.index("  - id: m1") :].replace("    brown", "    blue").replace("m1", "m3")
    loaded = check(SMALL + second + third)
    assert loaded.pack is not None
    assert [card.id for card in loaded.pack.cards] == ["m1", "m3"]
    assert loaded.left_out == ("m2",)
    (problem,) = loaded.problems
    assert (problem.code, problem.card, problem.side, problem.row) == ("unknown-symbol", "m2", "brown", 1)
    assert problem.params["suggestion"] == "shell"


def test_cards_may_stand_in_files_of_their_own() -> None:
    cards = SMALL[SMALL.index("cards:") :]
    head = SMALL[: SMALL.index("cards:")]
    loaded = check(head, cards={"cards/b.yaml": cards.replace("m1", "m2"), "cards/a.yaml": cards})
    assert loaded.problems == ()
    assert loaded.pack is not None
    assert [card.id for card in loaded.pack.cards] == ["m2", "m1"]


def test_a_pack_at_fault_is_no_pack() -> None:
    assert check(edited({4: "language: xx"})).pack is None


def test_rows_are_frozen_values() -> None:
    row = next(iter(good(SMALL).cards[0].sides["brown"]))
    with pytest.raises(AttributeError):
        row.rule = "mirror"  # type: ignore[misc]  # writing to a frozen value is the point
