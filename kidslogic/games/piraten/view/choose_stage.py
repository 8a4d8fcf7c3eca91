"""The open card: its four rows are four buttons (P4.2)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.moves import ChooseRow, Move
from kidslogic.games.piraten.state import CardFace, FaceRow, View
from kidslogic.games.piraten.view.cells import paint_row
from kidslogic.games.piraten.view.stage import Stage, draw_card, side_name, side_word_box, strip_width
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble, Label
from kidslogic.ui.lettering import font
from kidslogic.ui.touch import TouchButton

CALM, HIGH = 1, 2
"""Waves at the end of a row: calm sea for the easier rows, high sea for the harder ones."""


class RowButton(TouchButton):
    """One row of the card with its number and, as waves, how hard it is."""

    def __init__(self, kit: Kit, number: int, row: FaceRow, name: Callable[[], str], parent: QWidget) -> None:
        super().__init__(kit, name, parent, seed=number + 2)
        self.number = number
        self.row = row
        self.suits = False

    @property
    def waves(self) -> int:
        """Rows 1 and 2 are easier (P1.2)."""
        return CALM if self.number <= 2 else HIGH

    def face_key(self) -> str:
        """The waves differ, and the light around the row that suits."""
        return f"{super().face_key()}|{self.waves}|{self.suits}"

    def set_suits(self, *, suits: bool) -> None:
        """Let the row glow softly, as a suggestion."""
        self.suits = suits
        self.refresh_name()
        self.update()

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A strip of white paper, a disc for the number, waves."""
        if not self.isEnabled():
            sheet.path(cut(x, y, w, h, 24, self.seed, 1.8), theme.PAPER2, theme.ROCK3)
        else:
            if self.suits:
                sheet.path(cut(x - 6, y - 6, w + 12, h + 12, 30, self.seed, 1.8), theme.YELLOW, opacity=0.55)
            if not self.isDown():
                sheet.path(cut(x, y + 6, w, h, 24, self.seed, 1.8), theme.INK, opacity=0.2)
            fill = theme.PAPER2 if self.isDown() else theme.GLOW if self.suits else theme.WHITE
            if self.chosen:
                sheet.chosen_ring(x, y, w, h, 24, self.seed)
            sheet.path(cut(x, y, w, h, 24, self.seed, 1.8), fill, theme.INK)
        cy = y + h / 2
        sheet.circle(x + 50, cy, 30, theme.PAPER2, theme.INK2, 2.2)
        for k in range(self.waves):
            wy = cy + (4 if self.waves == CALM else -6 + 20 * k)
            sheet.path(f"M{x + w - 66:.0f} {wy:.0f}q11 -14 22 0t22 0", "none", theme.SEA4, 5)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The number and the pictures."""
        u = self.u
        painter.setFont(font(34 * u, bold=True))
        painter.setPen(QColor(theme.INK))
        disc = QRectF(box.left() + 20 * u, box.center().y() - 30 * u, 60 * u, 60 * u)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.number))
        room = box.adjusted(92 * u, 6 * u, -76 * u, -6 * u)
        paint_row(painter, self.kit, self.row.cells, room, min(96 * u, box.height() * 0.72), u)


class ChooseStage(Stage):
    """ "Which row do you solve?" The island waits below the edge."""

    def __init__(self, kit: Kit, view: View, people: tuple[Person, ...], parent: QWidget | None = None) -> None:
        super().__init__(kit, view, people, parent)
        self.card: CardFace = _open_card(view)
        self.suggested: int | None = None
        self.rows = [self._row_button(number, row) for number, row in enumerate(self.card.rows, start=1)]
        self.side_word = Label(lambda: side_name(self.card.side), self, size=21, colour=theme.WHITE)
        self.parrot = Figure(kit, "parrot", self)
        self.bubble = Bubble(self.prompt, self)

    def prompt(self) -> str:
        """What is asked."""
        if self.watched:
            return self.playing_words()
        return self.tr("Which row will you solve?")

    def suggest(self, row: int | None) -> None:
        """Let one of the rows glow as a suggestion; any other may be taken just as well."""
        self.suggested = row
        for button in self.rows:
            button.set_suits(suits=button.number == row)

    def show_choice(self, move: Move) -> None:
        """The chosen row is marked."""
        for button in self.rows:
            button.set_chosen(isinstance(move, ChooseRow) and button.number == move.row)

    def gestures(self, move: Move) -> tuple[Gesture, ...]:
        """A tap on the row."""
        return self.tap_on(self.rows[move.row - 1]) if isinstance(move, ChooseRow) else ()

    def scene_key(self) -> str:
        """The card's side, whether the parrot needs room, and, through the strip, the language."""
        return f"choose|{self.guided}|{self.card.side}|{side_name(self.card.side)}"

    def arrange(self) -> None:
        """Four rows under each other; parrot and bubble below."""
        m, box = self.metrics, self._card_box()
        if m.portrait:
            left, top, width = box.x() + 18, box.y() + 72, box.width() - 36
        else:
            strip = strip_width(self.card.side, m.u)
            left, top, width = box.x() + strip + 22, box.y() + 20, box.width() - strip - 44
        gap = 16.0
        height = (box.bottom() - 20 - top - 3 * gap) / 4
        for k, button in enumerate(self.rows):
            self.put(button, left, top + k * (height + gap), width, height)
        word = side_word_box(box, self.card.side, m.u, on_top=m.portrait)
        self.put(self.side_word, word.x(), word.y(), word.width(), word.height())
        y = box.bottom() + 34
        self.put(self.parrot, 26, y - 4, 116, 116)
        size = self.bubble.size_u = max(34.0, m.prompt)
        self.put(self.bubble, 170, y, min(m.w - 190, self.bubble.natural_width(m.u)), size * 2.4)

    def draw_scene(self, sheet: Drawing) -> None:
        """The beach, the island's tops at the lower edge, and the card."""
        self.draw_beach(sheet)
        _draw_waiting_island(sheet, len(self.view.island))
        draw_card(sheet, self._card_box(), self.card.side, on_top=self.metrics.portrait)

    def _card_box(self) -> QRectF:
        m = self.metrics
        if m.portrait:
            return QRectF(20, 20, m.w - 40, m.h - 210)
        return QRectF(26, 16, m.w - 46, m.h - (132 if self.guided else 180))

    def _row_button(self, number: int, row: FaceRow) -> RowButton:
        button = RowButton(self.kit, number, row, lambda: self._row_name(number, row), self)
        button.setEnabled(number in self.view.rows_open)
        button.clicked.connect(lambda: self.plays.emit(ChooseRow(number)))
        return button

    def _row_name(self, number: int, row: FaceRow) -> str:
        cells = ", ".join("?" if cell is None else self.words_for(cell) for cell in row.cells)
        if self.suggested == number:
            return self.tr("Row {number}, it suits you: {cells}").format(number=number, cells=cells)
        return self.tr("Row {number}: {cells}").format(number=number, cells=cells)


def _open_card(view: View) -> CardFace:
    if view.card is None:
        raise ValueError("no card is open")
    return view.card


def _draw_waiting_island(sheet: Drawing, pillars: int) -> None:
    left, width, h = 72.0, sheet.w - 144, sheet.h
    pitch = width / pillars
    edges = [(left + pitch * k, left + pitch * (k + 1)) for k in range(pillars)]
    top = "".join(f"C{a + 14:.0f} {h - 124:.0f} {b - 14:.0f} {h - 124:.0f} {b:.0f} {h - 78:.0f}" for a, b in edges)
    sheet.path(f"M{left:.0f} {h:.0f}V{h - 78:.0f}{top}V{h:.0f}Z", theme.ROCK1, theme.INK)
    fringe = "".join(
        f"C{b - 14:.0f} {h - 48:.0f} {b - pitch * 0.2:.0f} {h - 30:.0f} {b - pitch * 0.32:.0f} {h - 48:.0f}"
        f"S{a + pitch * 0.36:.0f} {h - 28:.0f} {a + pitch * 0.28:.0f} {h - 48:.0f}S{a + 12:.0f} {h - 36:.0f} "
        f"{a:.0f} {h - 50:.0f}"
        for a, b in reversed(edges)
    )
    sheet.path(f"M{left:.0f} {h - 50:.0f}V{h - 78:.0f}{top}V{h - 50:.0f}{fringe}Z", theme.GRASS2, theme.INK)
