"""The report of one child: what was played and how it went, in words and two pictures. No ranks, nobody compared."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.engine.events import Answered
from kidslogic.learners.learner import Learner
from kidslogic.learners.progress import progress_of
from kidslogic.learners.records import Record
from kidslogic.patterns.skills import FAMILIES
from kidslogic.shell.family_line import FamilyLine, FamilyRow
from kidslogic.shell.pages import EDGE, GAP, PAD, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.report_pictures import Day, Legend, WeekBars, helped
from kidslogic.shell.words import long_day, short_day
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.figure import Figure
from kidslogic.ui.theme import TARGET


def family_rows(records: tuple[Record, ...]) -> tuple[FamilyRow, ...]:
    """The kinds of rows that were answered, in the order in which children usually master them."""
    tallies = progress_of(records).by_family
    last: dict[str, date] = {}
    for record in records:
        if isinstance(record.event, Answered):
            last[record.event.family] = record.local_date
    order = [skill.id for skill in FAMILIES]
    known = sorted((family for family in tallies if family in order), key=order.index)
    others = sorted(family for family in tallies if family not in order)
    return tuple(FamilyRow(family, tallies[family], last[family]) for family in (*known, *others))


def last_week(records: tuple[Record, ...], today: date) -> tuple[Day, ...]:
    """The answers of today and the six days before."""
    days = (today - timedelta(days=back) for back in range(6, -1, -1))
    return tuple(Day(day, progress_of(r for r in records if r.local_date == day).total) for day in days)


_DAY_IN_LINE = 300.0
"""Width in units from which the day stands beside the face; below it, it gets a line of its own."""


class ReportPage(Page):
    """Header, the week, the sums, and one line for each kind of row."""

    settings_wanted = Signal()

    def __init__(self, parts: Parts, learner: Learner, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self._learner = learner
        records = parts.store.events(learner.id)
        self._progress = progress_of(records)
        self._face = Figure(self.kit, learner.avatar, self, disc=theme.PAPER, part=0.74)
        self._name = self.words(lambda: learner.nickname, size=40, bold=True, elide=True)
        self._day = self.words(self._day_text, size=25, colour=theme.INK2)
        self._settings = Pill(self.kit, lambda: self.tr("Change"), self, icon="settings")
        self._settings.clicked.connect(self.settings_wanted)
        self._week_title = self.words(lambda: self.tr("Solved rows"), size=30, bold=True)
        self._days = last_week(records, parts.today())
        self._week = WeekBars(self._days, self._week_text, self)
        self._legend = (Legend(theme.GREEN, self), Legend(theme.SKY, self, hatched=True))
        self._legend_words = (
            self.words(lambda: self.tr("at once"), size=22),
            self.words(lambda: self.tr("with help"), size=22),
        )
        self._sum_title = self.words(lambda: self.tr("All in all"), size=30, bold=True)
        self._sums = [self.words(text, size=24) for text in self._sum_texts()]
        self._table_title = self.words(lambda: self.tr("Kinds of rows"), size=30, bold=True)
        self._nothing = self.words(lambda: self.tr("Nothing played yet. It starts with the first island!"), size=26)
        self._rows = [FamilyLine(self, parts.languages, row) for row in family_rows(records)]
        self._nothing.setVisible(not self._rows)

    def arrange(self, w: float) -> float:
        """Two cards side by side where there is room, then the kinds of rows."""
        y = self._arrange_head(w)
        half = (w - 2 * EDGE - GAP) / 2
        if half > 400:
            h = max(self._week_height(), self._sums_height(half))
            self._arrange_week(EDGE, y, half, h)
            self._arrange_sums(EDGE + half + GAP, y, half, h)
            y += h + GAP
        else:
            self._arrange_week(EDGE, y, w - 2 * EDGE, self._week_height())
            y += self._week_height() + GAP
            h = self._sums_height(w - 2 * EDGE)
            self._arrange_sums(EDGE, y, w - 2 * EDGE, h)
            y += h + GAP
        return self._arrange_table(EDGE, y, w - 2 * EDGE) + 3 * EDGE

    # ---- placing ---------------------------------------------------------------------------------

    def _arrange_head(self, w: float) -> float:
        button_w = min(340, w * 0.46)
        self._face.set_box(EDGE, 16, 102, 102, self.metrics.u)
        words_w = w - 2 * EDGE - 122 - button_w - 20
        self._name.set_sheet(EDGE + 122, 12, words_w, 62, self.metrics.u)
        self.put(self._settings, w - EDGE - button_w, 12, button_w, TARGET)
        if words_w < _DAY_IN_LINE:
            return self.write(self._day, EDGE, TARGET + 24, w - 2 * EDGE) + GAP
        return max(150, self.write(self._day, EDGE + 122, 74, words_w) + GAP)

    def _week_height(self) -> float:
        return 40 + 2 * PAD + 240 + self.metrics.type(22) * 1.4

    def _arrange_week(self, x: float, y: float, w: float, h: float) -> None:
        u = self.metrics.u
        self.card(x, y, w, h)
        top = self.write(self._week_title, x + PAD, y + 18, w - 2 * PAD)
        legend_h = self.metrics.type(22) * 1.4
        self._week.set_box(x + 12, top + 6, w - 24, y + h - top - legend_h - 24, u)
        left = x + PAD
        for piece, words in zip(self._legend, self._legend_words, strict=True):
            piece.set_box(left, y + h - legend_h - 12, 30, 30, u)
            words_w = words.natural_width(u) + 4
            words.set_sheet(left + 38, y + h - legend_h - 14, words_w, legend_h, u)
            left += 38 + words_w + 30

    def _sums_height(self, w: float) -> float:
        heights = [label.height_for(w - 2 * PAD, self.metrics.u) + 4 for label in self._sums]
        return 18 + self._sum_title.height_for(w - 2 * PAD, self.metrics.u) + sum(heights) + PAD

    def _arrange_sums(self, x: float, y: float, w: float, h: float) -> None:
        self.card(x, y, w, h, theme.GLOW)
        top = self.write(self._sum_title, x + PAD, y + 18, w - 2 * PAD)
        for label in self._sums:
            top = self.write(label, x + PAD, top + 4, w - 2 * PAD)

    def _arrange_table(self, x: float, y: float, w: float) -> float:
        top = self.write(self._table_title, x + PAD, y + 18, w - 2 * PAD) + 8
        if not self._rows:
            top = self.write(self._nothing, x + PAD, top, w - 2 * PAD)
        for index, row in enumerate(self._rows):
            if index:
                self.hairline(x + PAD, top, w - 2 * PAD)
            top = row.arrange(x + PAD, top + 12, w - 2 * PAD) + 14
        self.card(x, y, w, top + 12 - y)
        return top + 12

    # ---- words -----------------------------------------------------------------------------------

    def _day_text(self) -> str:
        return self.tr("Report of {day}").format(day=long_day(self._parts.today()))

    def _week_text(self) -> str:
        solved = sum(day.tally.right_first + helped(day.tally) for day in self._days)
        return self.tr("%n row(s) solved in seven days", "", solved)

    def _sum_texts(self) -> tuple[Callable[[], str], ...]:
        progress, total = self._progress, self._progress.total
        games = sum(progress.games.values())
        texts: list[Callable[[], str]] = [
            lambda: self.tr("Right at once: {count}").format(count=total.right_first),
            lambda: self.tr("Right with help: {count}").format(count=helped(total)),
            lambda: self.tr("Not yet right: {count}").format(count=total.wrong),
            lambda: self.tr("Finished games: {count}").format(count=games),
            lambda: self.tr("Days played: {count}").format(count=len(progress.days)),
        ]
        if progress.too_fast:
            texts.append(lambda: self.tr("Too fast to count: {count}").format(count=progress.too_fast))
        if progress.last_played is not None:
            last = progress.last_played
            texts.append(lambda: self.tr("Last played: {day}").format(day=short_day(last)))
        return tuple(texts)
