"""Words that are not buttons: the wooden sign, the parrot's speech bubble, the name plate, plain writing on paper."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut, drawn
from kidslogic.ui.lettering import LINE_HEIGHT, Lines, lay_out, lay_out_name, text_width, write

EDGE = 10
"""Room in units around a label's sheet for its shadow and the bubble's tail."""


class Label(QWidget):
    """Words in the current language. Touches go through it; screen readers find it by its name."""

    def __init__(
        self,
        text: Callable[[], str],
        parent: QWidget | None = None,
        *,
        size: float = 30,
        bold: bool = True,
        colour: str = theme.INK,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
        padding: tuple[float, float] = (0, 0),
        elide: bool = False,
    ) -> None:
        """`elide` cuts what finds no room, for names of any length; the accessible name stays whole."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.u = 1.0
        self.size_u = size
        self.floor_px = theme.FLOOR_PX
        self._bold = bold
        self._colour = colour
        self._align = align
        self._padding = padding
        self._elide = elide
        self._text = text
        self.setAccessibleName(text())

    def set_text(self, text: Callable[[], str]) -> None:
        """Show other words."""
        self._text = text
        self.setAccessibleName(text())
        self.update()

    @property
    def text(self) -> str:
        """The words as they are now."""
        return self._text()

    def set_sheet(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """Lay the sheet at (x, y) with w x h, in units of `u` pixels."""
        self.u = u
        self.setGeometry(
            round((x - EDGE) * u), round((y - EDGE) * u), round((w + 2 * EDGE) * u), round((h + 2 * EDGE) * u)
        )
        self.update()

    @property
    def sheet(self) -> QRectF:
        """The sheet in pixels, inside the widget."""
        edge = EDGE * self.u
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def laid_out(self) -> Lines:
        """The words as they are written on the sheet."""
        box = self._words()
        size = max(self.size_u * self.u, self.floor_px)
        fit = lay_out_name if self._elide else lay_out
        return fit(self.text, box.width(), box.height(), size, self.floor_px, bold=self._bold)

    def natural_width(self, u: float) -> float:
        """Width in units of a sheet that holds the words in one line."""
        size = max(self.size_u * u, self.floor_px)
        return text_width(self.text, size, bold=self._bold) / u + 2 * self._padding[0] + 2

    def height_for(self, w: float, u: float) -> float:
        """Height in units of a sheet of width `w` that holds the words at their full size."""
        size = max(self.size_u * u, self.floor_px)
        inner = max(1.0, (w - 2 * self._padding[0]) * u)
        lines = lay_out(self.text, inner, float("inf"), size, size, bold=self._bold).lines
        return len(lines) * size * LINE_HEIGHT / u + 2 * self._padding[1] + 2

    def draw_sheet(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Draw what the words stand on; plain writing stands on what is already there."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sheet and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        w, h = self.width() / self.u - 2 * EDGE, self.height() / self.u - 2 * EDGE
        pixmap = drawn(
            self.sheet_key(),
            w + 2 * EDGE,
            h + 2 * EDGE,
            self.u,
            self.devicePixelRatioF(),
            lambda sheet: self.draw_sheet(sheet, EDGE, EDGE, w, h),
        )
        painter.drawPixmap(0, 0, pixmap)
        write(painter, self._words(), self.laid_out(), bold=self._bold, colour=self._colour, align=self._align)
        painter.end()

    def sheet_key(self) -> str:
        """Everything that `draw_sheet` depends on besides the size."""
        return type(self).__name__

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.text)
            self.update()
        super().changeEvent(event)

    def _words(self) -> QRectF:
        dx, dy = self._padding[0] * self.u, self._padding[1] * self.u
        return self.sheet.adjusted(dx, dy, -dx, -dy)


class Sign(Label):
    """A wooden name board."""

    def __init__(self, text: Callable[[], str], parent: QWidget | None = None, *, size: float = 36) -> None:
        super().__init__(text, parent, size=size, padding=(32, 2))

    def draw_sheet(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A board with two nails and some grain."""
        cx = x + w / 2
        sheet.path(cut(x, y + 6, w, h, 14, 5), theme.INK, opacity=0.25)
        sheet.path(cut(x, y, w, h, 14, 5), theme.WOOD1, theme.INK)
        grain = (
            f"M{x + 16:.0f} {y + h * 0.2:.0f}Q{cx:.0f} {y + h * 0.14:.0f} {x + w * 0.55:.0f} {y + h * 0.18:.0f}"
            f"M{x + w * 0.5:.0f} {y + h * 0.87:.0f}Q{x + w * 0.8:.0f} {y + h * 0.82:.0f} "
            f"{x + w - 18:.0f} {y + h * 0.86:.0f}"
        )
        sheet.path(grain, "none", theme.WOOD2, 3)
        sheet.circle(x + 14, y + h / 2, 4, theme.WOOD4).circle(x + w - 14, y + h / 2, 4, theme.WOOD4)


class Plate(Label):
    """A small paper plate for a name."""

    def __init__(self, text: Callable[[], str], parent: QWidget | None = None, *, size: float = 28) -> None:
        super().__init__(text, parent, size=size, padding=(14, 2), elide=True)

    def draw_sheet(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A slip of paper."""
        sheet.paper(x, y, w, h, 14, seed=3, shadow=4)


class Bubble(Label):
    """What the parrot says; the tail comes from the left at the height of `tail` (part of the height)."""

    def __init__(
        self, text: Callable[[], str], parent: QWidget | None = None, *, size: float = 34, fill: str = theme.GLOW
    ) -> None:
        super().__init__(text, parent, size=size, padding=(26, 8))
        self.fill = fill
        self.tail = 0.3

    def sheet_key(self) -> str:
        """Fill and tail."""
        return f"Bubble|{self.fill}|{self.tail}"

    def draw_sheet(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Paper with a small tail (a long one is drawn by the scene)."""
        sheet.path(cut(x, y + 6, w, h, min(26, h * 0.4), 2), theme.INK, opacity=0.18)
        sheet.path(cut(x, y, w, h, min(26, h * 0.4), 2), self.fill, theme.INK)
        my = y + h * self.tail
        tip = f"M{x + 3:.0f} {my - 12:.0f}Q{x - 4:.0f} {my:.0f} {x - EDGE + 1:.0f} {my + 2:.0f}"
        sheet.path(f"{tip}Q{x - 2:.0f} {my + 10:.0f} {x + 3:.0f} {my + 12:.0f}", self.fill, theme.INK)
        sheet.rect(x + 2, my - 11, 5, 22, self.fill)
