"""One kind of thinking in the report: pictures, name and grounds on the left; a word and its range on the right."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from kidslogic.learners.bands import Standing
from kidslogic.shell.pages import Page
from kidslogic.shell.report_pictures import RangeBar
from kidslogic.shell.report_words import ReportWords
from kidslogic.ui import theme
from kidslogic.ui.figure import Figure

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
    "logix_finish": ("marble/red", "marble/blue", "flag"),
    "logix_breaker": ("marble/yellow", "marble/yellow", "marble/black"),
    "logix_neighbour": ("eye", "marble/green", "map"),
    "logix_suspect": ("eye", "telescope", "marble/red"),
    "stratego_compare": ("crew_5", "balance", "crew_3"),
    "stratego_odds": ("crew_5", "coin", "crew_7"),
    "stratego_deduce": ("rowboat", "telescope", "crew_2"),
    "stratego_remember": ("act_attack", "memory", "act_attack"),
    "stratego_plan": ("act_new", "next", "flag"),
}
"""Three pictures that show what a family is about."""
UNKNOWN_FAMILY = ("shell", "compass", "shell")
_PICTURE = 36.0
_BAR_W, _BAR_H = 300.0, 30.0
_NARROW = 640.0
"""Below this width word and bar stand under the name."""


class FamilyLine(QObject):
    """The widgets of one line on a report page."""

    def __init__(self, page: Page, words: ReportWords, standing: Standing) -> None:
        super().__init__(page)
        self._page = page
        pictures = EXAMPLES.get(standing.family, UNKNOWN_FAMILY)
        self._pictures = [Figure(page.kit, picture, page) for picture in pictures]
        self._name = page.words(lambda: words.family(standing.family), size=26, bold=True)
        self._grounds = page.words(lambda: words.grounds(standing), size=21.5, colour=theme.INK2)
        self._word = page.words(lambda: words.band(standing), size=24, bold=True)
        self._bar = RangeBar(standing, lambda: f"{words.family(standing.family)}: {words.band(standing)}", page)

    def arrange(self, x: float, y: float, w: float) -> float:
        """Lie at (x, y), `w` units wide; returns where the line ends."""
        u = self._page.metrics.u
        for k, picture in enumerate(self._pictures):
            picture.set_box(x + (_PICTURE + 4) * k, y + 14, _PICTURE, _PICTURE, u)
        left = x + 3 * (_PICTURE + 4) + 18
        if w < _NARROW:
            below = self._page.write(self._name, left, y, x + w - left)
            below = self._page.write(self._grounds, left, below, x + w - left)
            below = self._page.write(self._word, left, below + 6, x + w - left)
            self._bar.set_box(left - 3, below + 4, x + w - left, _BAR_H, u)
            return below + 4 + _BAR_H
        bar_w = min(_BAR_W, w * 0.38)
        right = x + w - bar_w
        words_w = right - left - 16
        middle = self._page.write(self._name, left, y, words_w)
        end = self._page.write(self._grounds, left, middle, words_w)
        below = self._page.write(self._word, right, y, bar_w)
        self._bar.set_box(right - 3, below + 4, bar_w + 6, _BAR_H, u)
        return max(end, below + 4 + _BAR_H)
