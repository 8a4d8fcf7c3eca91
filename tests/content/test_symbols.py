"""The pictures and their words: safe to draw, within their box, told apart by shape alone, named in every language."""

import re
from itertools import combinations
from pathlib import Path

import pytest
import yaml
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from kidslogic.packs.svg import svg_fault
from kidslogic.patterns.symbols import COLOURS, DIRECTIONS, NEEDS_VARIANT, SIZES
from kidslogic.resources import content_dir

SYMBOLS = content_dir() / "symbols"
FILES = sorted(SYMBOLS.glob("*.svg"))
WORDS = yaml.safe_load((SYMBOLS / "symbols.yaml").read_text(encoding="utf-8"))
ROW_PICTURES = sorted(set(WORDS["symbols"]) - NEEDS_VARIANT)
CONTROLS = """
bar_home bar_listen bar_hint bar_undo bar_gate bar_pack next plus check speaker_off eye hand ball ship_ramp sail
champion_sail chest_open chest_back shell_empty parrot_look parrot_cheer parrot_think settings flag_small person_add
one_player two_players three_players four_players card_brown card_blue card_mixed aim_roll aim_assisted trash rename
gate_key arrow bar_leave
"""
LEAST_DIFFERENCE = 0.15


def drawn(svg: bytes, side: int, margin: float = 0.0) -> QImage:
    """The picture with `margin` units of room around its 64 x 64 box, `side` pixels wide."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    renderer.setViewBox(QRectF(-margin, -margin, 64 + 2 * margin, 64 + 2 * margin))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Alpha8)


def covered(image: QImage) -> set[tuple[int, int]]:
    """The pixels that the picture covers at least half."""
    side = image.width()
    data, line = bytes(image.constBits()), image.bytesPerLine()
    return {(x, y) for y in range(side) for x in range(side) if data[y * line + x] > 127}


def difference(one: set[tuple[int, int]], other: set[tuple[int, int]]) -> float:
    """How far two shapes differ: 0 the same, 1 nothing in common."""
    return len(one ^ other) / len(one | other)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_picture_is_safe_small_and_within_its_box(path: Path) -> None:
    data = path.read_bytes()
    assert svg_fault(data) is None
    assert b'viewBox="0 0 64 64"' in data
    assert len(data) <= 1536
    assert len(re.findall(rb"<(path|circle|rect|ellipse|line|polyline|polygon)\b", data)) <= 12
    places = covered(drawn(data, 96, margin=16))
    assert places
    assert all(16 <= x < 80 and 16 <= y < 80 for x, y in places)


def test_every_word_of_the_app_has_its_picture() -> None:
    names = {path.stem for path in FILES}
    coloured = {f"{name}_{colour}" for name in ("gem", "marble") for colour in COLOURS}
    assert names >= {*ROW_PICTURES, *WORDS["avatars"], *CONTROLS.split(), *coloured}
    assert {name for name in names if name.startswith("avatar_")} == set(WORDS["avatars"])


@pytest.mark.parametrize("names", [ROW_PICTURES, sorted(WORDS["avatars"])], ids=["rows", "avatars"])
def test_shapes_are_told_apart_at_24_pixels(names: list[str]) -> None:
    shapes = {name: covered(drawn((SYMBOLS / f"{name}.svg").read_bytes(), 24)) for name in names}
    alike = {
        pair: difference(shapes[pair[0]], shapes[pair[1]])
        for pair in combinations(names, 2)
        if difference(shapes[pair[0]], shapes[pair[1]]) < LEAST_DIFFERENCE
    }
    assert not alike


@pytest.mark.parametrize("section", ["symbols", "colours", "sizes", "directions", "avatars"])
def test_every_word_stands_in_three_languages(section: str) -> None:
    for name, words in WORDS[section].items():
        assert set(words) == {"de", "cs", "en"}, name
        assert all(isinstance(word, str) and word.strip() == word and word for word in words.values()), name
    for language in ("de", "cs", "en"):
        words = [entry[language] for entry in WORDS[section].values()]
        assert len(set(words)) == len(words), f"two pictures share a word in {language}"


def test_the_variants_with_words_are_those_that_rows_know() -> None:
    assert set(WORDS["colours"]) == set(COLOURS)
    assert set(WORDS["sizes"]) == set(SIZES)
    assert set(WORDS["directions"]) == set(DIRECTIONS)


def test_german_nouns_are_capital() -> None:
    nouns = [words["de"] for section in ("symbols", "avatars") for words in WORDS[section].values()]
    assert [noun for noun in nouns if not noun[0].isupper()] == []
