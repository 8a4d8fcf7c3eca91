"""How every rule family is shown to a child: a script in time, a still strip, few words in every language."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kidslogic.games.piraten.view.beats import BeatPainter
from kidslogic.games.piraten.view.cells import lay_cells
from kidslogic.games.piraten.view.row_show import RowShow
from kidslogic.patterns.explain import explain
from kidslogic.patterns.explanation import LONGEST_SCRIPT_MS, Explanation
from kidslogic.patterns.row import Row
from kidslogic.patterns.sentences import LONGEST_SENTENCE, sentence_lengths, words
from kidslogic.patterns.skills import FAMILY_IDS
from kidslogic.patterns.verdict import verdict
from kidslogic.ui.kit import Kit
from tests.patterns.rows_for_tests import row
from tests.patterns.test_families import CLEAR

WIDTH, HEIGHT, FEET = 680, 144, 0.3
ROWS = {text: skill for _, skill, text, _ in CLEAR}
ANSWERS = {text: answer for _, _, text, answer in CLEAR}


def told(text: str) -> tuple[Row, Explanation]:
    puzzle = row(f"{text} = {ANSWERS[text]}")
    rule = verdict(puzzle).rule
    assert rule is not None
    return puzzle, explain(puzzle, rule)


@pytest.fixture
def strip(kit: Kit, qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def drawn(show: QWidget) -> QImage:
    image = QImage(show.size(), QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    show.render(image)
    return image


def test_every_skill_family_is_among_the_rows() -> None:
    assert set(ROWS.values()) == set(FAMILY_IDS)


@pytest.mark.parametrize("text", ROWS)
def test_the_still_strip_shows_more_than_the_pictures(kit: Kit, strip: QWidget, text: str) -> None:
    puzzle, explanation = told(text)
    show = RowShow(kit, puzzle.cells, lambda: text, strip)
    show.feet = FEET
    show.resize(WIDTH, HEIGHT)
    show.fill(puzzle.answer)
    bare = drawn(show)
    show.show_still(explanation.beats, puzzle.answer)
    still = drawn(show)
    show.play(explanation.beats, puzzle.answer)
    assert still != bare
    assert drawn(show) == still


@pytest.mark.parametrize("text", ROWS)
def test_the_script_fills_in_bit_by_bit_within_eight_seconds(qapp: object, text: str) -> None:
    puzzle, explanation = told(text)
    assert explanation.length_ms <= LONGEST_SCRIPT_MS
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32)
    boxes = lay_cells(len(puzzle.cells), image.rect().toRectF(), HEIGHT * (1 - FEET))
    seen = []
    for quarter in range(5):
        image.fill(QColor("white"))
        painter = QPainter(image)
        pen = BeatPainter(painter, boxes, puzzle.gap, 1.0, in_lanes=False)
        for beat in explanation.beats:
            pen.ground(beat, explanation.beats[-1].start_ms * quarter / 4)
            pen.marks(beat, explanation.beats[-1].start_ms * quarter / 4)
        painter.end()
        seen.append(image.copy())
    assert all(before != after for before, after in pairwise(seen))


@pytest.mark.parametrize("text", ROWS)
def test_the_words_are_two_short_sentences_at_most(kit: Kit, language: str, text: str) -> None:
    lengths = sentence_lengths(words(told(text)[1], kit.vocabulary, language))
    assert 1 <= len(lengths) <= 2
    assert max(lengths) <= LONGEST_SENTENCE
