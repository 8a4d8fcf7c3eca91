"""What things are called."""

from __future__ import annotations

import pytest

from kidslogic.patterns.explanation import Term
from kidslogic.patterns.symbols import COLOURS, DIRECTIONS, SIZES
from kidslogic.patterns.vocabulary import Vocabulary, built_in_vocabulary
from tests.patterns.rows_for_tests import BOARD, symbol

LANGUAGES = ("de", "cs", "en")


@pytest.mark.parametrize(
    ("text", "lang", "want"),
    [
        ("shell", "de", "Muschel"),
        ("shell", "cs", "mušle"),
        ("fish/red/small", "de", "Fisch, rot, klein"),
        ("coin/3", "en", "coin, 3"),
        ("arrow/up-left", "de", "Pfeil, schräg nach links oben"),
    ],
)
def test_a_symbol_is_named_with_its_variants(text: str, lang: str, want: str) -> None:
    assert built_in_vocabulary().name(symbol(text), lang) == want


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_of_the_board_and_every_variant_has_a_word(lang: str) -> None:
    known = built_in_vocabulary()
    for one in BOARD:
        assert known.symbols[one.name][lang]
    assert all(known.colours[colour][lang] for colour in COLOURS)
    assert all(known.sizes[size][lang] for size in SIZES)
    assert all(known.directions[direction][lang] for direction in DIRECTIONS)


def test_a_pack_brings_its_own_words() -> None:
    known = Vocabulary.of({"symbols": {"sun": {"de": "Sonne"}}}, own={"schnecke": {"de": "Schnecke"}})
    assert known.name(symbol("schnecke"), "de") == "Schnecke"
    assert known.name(symbol("sun"), "de") == "Sonne"
    assert known.name(symbol("drum"), "de") == "drum"


def test_only_what_matters_is_named() -> None:
    known = built_in_vocabulary()
    assert known.term(Term((("colour", "red"),)), "de") == "rot"
    assert known.term(Term((("symbol", "fish"), ("colour", "red"))), "de") == "Fisch rot"
    assert known.term(Term((("symbol", "fish/red"),)), "de") == "Fisch"
    assert known.term(Term((("step", 2),)), "de") == "+2"
