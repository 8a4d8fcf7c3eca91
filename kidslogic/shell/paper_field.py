"""A line to write on: a sheet of paper with big letters."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.lettering import font

_EDGE = 12


class PaperField(QLineEdit):
    """Writing in one line. `name` is what a screen reader calls it."""

    def __init__(self, name: Callable[[], str], parent: QWidget | None = None, *, size: float = 36) -> None:
        super().__init__(parent)
        self._name = name
        self._size = size
        self._u = 1.0
        self.setAccessibleName(name())
        self.setFrame(False)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setAcceptDrops(False)  # a pack that is dropped here is for the window
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, QColor(theme.INK))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(theme.GLOW))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.INK))
        self.setPalette(palette)

    def set_sheet(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """Lay the paper at (x, y) with w x h, in units of `u` pixels."""
        self._u = u
        self.setGeometry(*(round(side * u) for side in (x - _EDGE, y - _EDGE, w + 2 * _EDGE, h + 2 * _EDGE)))
        self.setFont(font(max(self._size * u, theme.FLOOR_PX), bold=True))
        margin = round((_EDGE + 14) * u)
        self.setTextMargins(margin, 0, margin, 0)

    @property
    def sheet(self) -> QRectF:
        """The paper in pixels, inside the widget."""
        edge = _EDGE * self._u
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, then the writing."""
        painter = QPainter(self)
        w, h = self.width() / self._u, self.height() / self._u
        key = f"field|{self.hasFocus()}"
        painter.drawPixmap(0, 0, drawn(key, w, h, self._u, self.devicePixelRatioF(), self._draw))
        painter.end()
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up, down and Esc belong to the screen."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self._name())
        super().changeEvent(event)

    def _draw(self, sheet: Drawing) -> None:
        x = y = float(_EDGE)
        w, h = sheet.w - 2 * _EDGE, sheet.h - 2 * _EDGE
        sheet.paper(x, y, w, h, 18, theme.WHITE, seed=4, shadow=6)
        if self.hasFocus():
            sheet.focus_ring(x, y, w, h, 18, 4)
