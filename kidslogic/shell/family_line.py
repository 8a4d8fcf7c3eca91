"""One kind of row in the report: pictures, name and numbers on the left; a word and a bar on the right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QObject

from kidslogic.learners.progress import Tally
from kidslogic.patterns.skills import FAMILY_IDS, skill
from kidslogic.shell.pages import Page
from kidslogic.shell.report_pictures import TallyBar, helped
from kidslogic.shell.words import short_day
from kidslogic.ui import theme
from kidslogic.ui.figure import Figure
from kidslogic.ui.language import Languages

ENOUGH = 5
"""Answers from which on a word is said about a kind of row."""
MOSTLY = 0.8
"""The share of answers that is called mostly."""
EXAMPLES: Mapping[str, tuple[str, ...]] = {
    "repeat": ("star", "moon", "star"),
    "size": ("fish", "fish/small", "fish"),
    "pairs": ("sun", "moon", "sun"),
    "blocks": ("crab", "crab", "shell"),
    "count": ("dots/1", "dots/2", "dots/3"),
    "turn": ("arrow/up", "arrow/right", "arrow/down"),
    "grow": ("star", "shell", "shell"),
    "mirror": ("fish", "sun", "fish"),
    "there-back": ("sun", "moon", "sun"),
    "each-once": ("key", "crown", "map"),
    "two-things": ("fish/red", "star/blue", "fish/blue"),
    "two-rows": ("crab", "star", "crab"),
    "steps": ("dots/1", "dots/2", "dots/4"),
    "double": ("dots/2", "dots/4", "dots/8"),
    "shift": ("key", "crown", "map"),
}
_PICTURE = 36.0
_BAR_W, _BAR_H = 276.0, 30.0
_NARROW = 640.0
"""Below this width word and bar stand under the name."""


@dataclass(frozen=True)
class FamilyRow:
    """How the answers of one pattern family went, and the local day of the last one."""

    family: str
    tally: Tally
    last: date


class FamilyLine(QObject):
    """The widgets of one line on a report page."""

    def __init__(self, page: Page, languages: Languages, row: FamilyRow) -> None:
        super().__init__(page)
        self._page = page
        self._languages = languages
        self._row = row
        pictures = EXAMPLES.get(row.family, ("shell", "compass", "shell"))
        self._pictures = [Figure(page.kit, picture, page) for picture in pictures]
        self._name = page.words(self._name_text, size=26, bold=True)
        self._detail = page.words(self._detail_text, size=21.5, colour=theme.INK2)
        self._word = page.words(self._word_text, size=24, bold=True)
        self._bar = TallyBar(row.tally, self._bar_text, page)

    def arrange(self, x: float, y: float, w: float) -> float:
        """Lie at (x, y), `w` units wide; returns where the line ends."""
        u = self._page.metrics.u
        for k, picture in enumerate(self._pictures):
            picture.set_box(x + (_PICTURE + 4) * k, y + 14, _PICTURE, _PICTURE, u)
        left = x + 3 * (_PICTURE + 4) + 18
        if w < _NARROW:
            below = self._page.write(self._name, left, y, x + w - left)
            below = self._page.write(self._detail, left, below, x + w - left)
            below = self._page.write(self._word, left, below + 6, x + w - left)
            self._bar.set_box(left - 3, below + 4, x + w - left, _BAR_H, u)
            return below + 4 + _BAR_H
        bar_w = min(_BAR_W, w * 0.38)
        right = x + w - bar_w
        words_w = right - left - 16
        middle = self._page.write(self._name, left, y, words_w)
        end = self._page.write(self._detail, left, middle, words_w)
        below = self._page.write(self._word, right, y, bar_w)
        self._bar.set_box(right - 3, below + 4, bar_w + 6, _BAR_H, u)
        return max(end, below + 4 + _BAR_H)

    def _name_text(self) -> str:
        family = self._row.family
        if family not in FAMILY_IDS:
            return self.tr("Other rows")
        names = skill(family).names
        return names.get(self._languages.current, names["en"])

    def _detail_text(self) -> str:
        answers = self.tr("%n answer(s), the last on {day}", "", self._row.tally.answers)
        return answers.format(day=short_day(self._row.last))

    def _word_text(self) -> str:
        tally = self._row.tally
        if tally.answers < ENOUGH:
            return self.tr("not played enough yet")
        if tally.right_first >= MOSTLY * tally.answers:
            return self.tr("mostly right at once")
        if tally.right_first + helped(tally) >= MOSTLY * tally.answers:
            return self.tr("right with a little help")
        return self.tr("is just learning it")

    def _bar_text(self) -> str:
        tally = self._row.tally
        text = self.tr("At once {first}, with help {helped}, not yet {wrong}")
        return text.format(first=tally.right_first, helped=helped(tally), wrong=tally.wrong)
