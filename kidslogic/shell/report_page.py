"""The page of one child: in short what was played and what is being learned, then the grounds. Nobody is compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.learner import Learner
from kidslogic.learners.report import Report, WrongAnswer, report_of
from kidslogic.patterns.skills import FAMILY_IDS
from kidslogic.shell.family_line import FamilyLine
from kidslogic.shell.pages import EDGE, GAP, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.report_paper import ReportPaper
from kidslogic.shell.report_pictures import ChartPicture, Legend, MinutesChart, RowPicture
from kidslogic.shell.report_rows import FoundRow, find_row
from kidslogic.shell.report_words import ReportWords
from kidslogic.shell.sections import Section
from kidslogic.shell.words import long_day, unbroken
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.figure import Figure
from kidslogic.ui.labels import Label
from kidslogic.ui.theme import TARGET

_BUTTON_W = 212.0
_SIDE_BY_SIDE = 820.0
"""Width in units from which two cards stand beside each other."""
_CHART_H = 210.0
_ROW_H = 56.0


def families_of(parts: Parts) -> tuple[str, ...]:
    """All skill families of the games on the shelf, in the order in which children usually learn them."""
    others = (skill for game in parts.games.values() for skill in game.skills)
    return tuple(dict.fromkeys((*FAMILY_IDS, *others)))


class ReportPage(Page):
    """Everything on it is made once, when it is opened."""

    settings_wanted = Signal()
    pdf_wanted = Signal(object)
    """Save this `ReportPaper`."""
    print_wanted = Signal(object)
    """Print this `ReportPaper`."""

    def __init__(self, parts: Parts, learner: Learner, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self.report: Report = report_of(parts.store.events(learner.id), families_of(parts), parts.today())
        titles = {game: parts.view_of(game).title for game in parts.games}
        self.told = ReportWords(self.report, titles, parts.languages, parts.today(), self)
        looks = ((wrong, find_row(parts.shelf, wrong)) for wrong in self.report.wrong)
        found = tuple((wrong, row) for wrong, row in looks if row is not None or self.told.meaning(wrong))
        chart = MinutesChart(self.report.minutes, learner.preferences.limit)
        self.paper = ReportPaper(learner, self.report, self.told, chart, found, parts.kit, self._day_text)
        self._face = Figure(self.kit, learner.avatar, self, disc=theme.PAPER, part=0.74)
        self._name = self.words(lambda: learner.nickname, size=40, bold=True, elide=True)
        self._day = self.words(self._day_text, size=25, colour=theme.INK2)
        self.pdf = Pill(self.kit, lambda: self.tr("Save as PDF"), self)
        self.pdf.clicked.connect(lambda: self.pdf_wanted.emit(self.paper))
        self.print = Pill(self.kit, lambda: self.tr("Print"), self)
        self.print.clicked.connect(lambda: self.print_wanted.emit(self.paper))
        self.print.hide()
        self.settings = Pill(self.kit, lambda: self.tr("Change"), self)
        self.settings.clicked.connect(self.settings_wanted)
        told = self.told
        self._short = LinesSection(
            self,
            lambda: told.heading("short"),
            lambda: (told.days(), told.four_weeks(), *told.learning()),
            fill=theme.GLOW,
        )
        self._chart = ChartSection(self, chart, told)
        self._skills = SkillsSection(self, self.report, told)
        self._skills.set_visible(bool(self.report.standings))
        self._strengths = LinesSection(self, lambda: told.heading("strengths"), told.strengths)
        self._strengths.set_visible(bool(self.report.strengths))
        self._idea = LinesSection(self, lambda: told.heading("idea"), lambda: (told.idea(),))
        self._games = LinesSection(self, lambda: told.heading("games"), told.games)
        self._games.set_visible(bool(told.games()))
        self._wrong = WrongSection(self, found, self.told)
        self._wrong.set_visible(bool(found))

    def offer_printing(self) -> None:
        """There is a printer: show its button."""
        self.print.show()
        self.grew.emit()

    def arrange(self, w: float) -> float:
        """The essence first: in short and the chart; then what is behind it."""
        y = self._arrange_head(w)
        y = self._pair(y, w, self._short, self._chart) + GAP
        if self.report.standings:
            y = self._skills.arrange(y, w) + GAP
        if self.report.strengths:
            y = self._pair(y, w, self._idea, self._strengths) + GAP
        else:
            y = self._idea.arrange(y, w) + GAP
        if self.paper.found:
            y = self._wrong.arrange(y, w) + GAP
        if self.told.games():
            y = self._games.arrange(y, w) + GAP
        return y + 2 * EDGE

    def _arrange_head(self, w: float) -> float:
        buttons = [button for button in (self.pdf, self.print, self.settings) if not button.isHidden()]
        total = len(buttons) * (_BUTTON_W + 16)
        beside = w - total - 330 > 0
        self._face.set_box(EDGE, 16, 102, 102, self.metrics.u)
        words_w = w - 2 * EDGE - 122 - (total if beside else 0)
        self._name.set_sheet(EDGE + 122, 12, words_w, 62, self.metrics.u)
        end = max(134, self.write(self._day, EDGE + 122, 74, words_w) + 10)
        top = 12.0 if beside else end
        left = w - EDGE - total + 16 if beside else EDGE
        for k, button in enumerate(buttons):
            self.put(button, left + k * (_BUTTON_W + 16), top, _BUTTON_W, TARGET)
        return max(end, top + TARGET + GAP)

    def _pair(self, y: float, w: float, first: Section, second: Section) -> float:
        """Two cards, beside each other where there is room; returns where they end."""
        if w < _SIDE_BY_SIDE:
            return second.arrange(first.arrange(y, w) + GAP, w)
        half = (w - 2 * EDGE - GAP) / 2
        bottom = max(first.height(half), second.height(half)) + y
        first.lay(EDGE, y, half, bottom)
        second.lay(EDGE + half + GAP, y, half, bottom)
        return bottom

    def _day_text(self) -> str:
        return self.tr("Report of {day}").format(day=unbroken(long_day(self._parts.today())))


class LinesSection(Section):
    """A card with sentences, one below the other. There are always as many of them as at first."""

    def __init__(
        self, page: Page, title: Callable[[], str], lines: Callable[[], Sequence[str]], *, fill: str = theme.PAPER
    ) -> None:
        super().__init__(page, title, fill=fill)
        self._lines = lines
        self._labels = [self._label(place) for place in range(len(lines()))]

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The sentences."""
        top = y - 8
        for label in self._labels:
            top = self.page.write(label, x, top, w) + 6
        return top

    def _label(self, place: int) -> Label:
        return self.page.words(lambda: self._lines()[place], size=24)


class ChartSection(Section):
    """Minutes of four weeks."""

    def __init__(self, page: Page, chart: MinutesChart, told: ReportWords) -> None:
        super().__init__(page, lambda: told.heading("minutes"))
        self.picture = ChartPicture(chart, told.chart, page)
        self._legend = (Legend(theme.GREEN, page), Legend(theme.SKY, page, hatched=True))
        self._labels = (
            page.words(lambda: self.tr("weekday"), size=22),
            page.words(lambda: self.tr("weekend"), size=22),
        )

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Chart and legend."""
        u = self.page.metrics.u
        self.picture.set_box(x - 8, y - 8, w + 16, _CHART_H, u)
        top, line = y - 8 + _CHART_H + 6, self.page.metrics.type(22) * 1.4
        left, right = x, x + w
        for piece, label in zip(self._legend, self._labels, strict=True):
            label_w = label.natural_width(u) + 4
            if left > x and left + 38 + label_w > right:
                left, top = x, top + line
            piece.set_box(left, top + line / 2 - 15, 30, 30, u)
            label.set_sheet(left + 38, top, label_w, line, u)
            left += 38 + label_w + 26
        return top + line - 10


class SkillsSection(Section):
    """One line for each family met so far."""

    def __init__(self, page: Page, report: Report, told: ReportWords) -> None:
        super().__init__(page, lambda: told.heading("skills"))
        self._lines = [FamilyLine(page, told, standing) for standing in report.standings]

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The lines."""
        top = y - 8
        for index, line in enumerate(self._lines):
            if index:
                self.page.hairline(x, top, w)
            top = line.arrange(x, top + 10, w) + 12
        return top - 12


class WrongSection(Section):
    """Answers that were not right, each with its row or with what it may mean."""

    def __init__(self, page: Page, found: Sequence[tuple[WrongAnswer, FoundRow | None]], told: ReportWords) -> None:
        super().__init__(page, lambda: told.heading("wrong"))
        self._key = page.words(told.key, size=21.5, colour=theme.INK2)
        self._key.setVisible(any(row is not None for _, row in found))
        self._lines = [WrongLine(page, wrong, row, told) for wrong, row in found]

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """One below the other."""
        top = y - 8 if self._key.isHidden() else self.page.write(self._key, x, y - 8, w)
        for index, line in enumerate(self._lines):
            if index:
                self.page.hairline(x, top, w)
            top = line.arrange(x, top + 10, w) + 12
        return top - 12


class WrongLine(QObject):
    """The row with the right picture in its gap, the picture that was taken, and words about both."""

    def __init__(self, page: Page, wrong: WrongAnswer, row: FoundRow | None, told: ReportWords) -> None:
        super().__init__(page)
        self._page = page
        self._row = row
        self._told = told
        self._picture: RowPicture | None = None
        if row is not None:
            self._picture = RowPicture(row.kit(page.kit), row.puzzle.row, row.taken, self._row_text, page)
        self._asked = page.words(lambda: told.asked(wrong), size=21.5, colour=theme.INK2)
        self._meaning = page.words(lambda: told.meaning(wrong), size=24, bold=True)
        self._why = page.words(lambda: "" if row is None else row.why(page.kit, told.language), size=24)

    def arrange(self, x: float, y: float, w: float) -> float:
        """Lie at (x, y), `w` units wide; returns where the line ends."""
        top = self._page.write(self._asked, x, y, w)
        if self._picture is not None and self._row is not None:
            picture_w = min(w, (len(self._row.puzzle.row.cells) + 2) * _ROW_H)
            self._picture.set_box(x, top + 4, picture_w, _ROW_H, self._page.metrics.u)
            top += 4 + _ROW_H + 4
        for label in (self._meaning, self._why):
            label.setVisible(bool(label.text))
            if label.text:
                top = self._page.write(label, x, top, w)
        return top

    def _row_text(self) -> str:
        row = self._row
        if row is None:
            return ""
        kit, language = self._page.kit, self._told.language
        right = row.name(kit, row.puzzle.row.answer, language)
        taken = "" if row.taken is None else row.name(kit, row.taken, language)
        text = self.tr("{row}. Taken: {taken}. Right: {right}")
        return text.format(row=row.spoken(kit, language), taken=taken, right=right)
