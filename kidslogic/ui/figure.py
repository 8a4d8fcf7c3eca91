"""A picture that is looked at, not hit: a face, the parrot, a gem."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.patterns.symbols import Symbol
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.kit import Kit

EDGE = 8
"""Room in units around the box for a disc's outline and shadow."""


class Figure(QWidget):
    """A picture in a box of units, perhaps on a round of paper of the colour `disc`. Touches go through it."""

    def __init__(
        self,
        kit: Kit,
        picture: Symbol | str,
        parent: QWidget | None = None,
        *,
        name: Callable[[], str] | None = None,
        disc: str | None = None,
        part: float = 1.0,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.kit = kit
        self.u = 1.0
        self.part = part
        self._picture = picture
        self._disc = disc
        self._name = name
        if name is not None:
            self.setAccessibleName(name())

    @property
    def picture(self) -> Symbol | str:
        """What is shown."""
        return self._picture

    def show_picture(self, picture: Symbol | str) -> None:
        """Show another picture."""
        self._picture = picture
        self.update()

    def set_box(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """Lie at (x, y) with w x h, in units of `u` pixels."""
        self.u = u
        self.setGeometry(
            round((x - EDGE) * u), round((y - EDGE) * u), round((w + 2 * EDGE) * u), round((h + 2 * EDGE) * u)
        )
        self.update()

    @property
    def box(self) -> QRectF:
        """The box in pixels, inside the widget."""
        edge = EDGE * self.u
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint disc and picture."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = self.box
        if self._disc is not None:
            w, h = self.width() / self.u, self.height() / self.u
            key = f"disc|{self._disc}"
            painter.drawPixmap(0, 0, drawn(key, w, h, self.u, self.devicePixelRatioF(), self._draw_disc))
        side = min(box.width(), box.height()) * self.part
        target = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
        self.kit.pictures.paint(painter, target, self._picture)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange and self._name is not None:
            self.setAccessibleName(self._name())
        super().changeEvent(event)

    def _draw_disc(self, sheet: Drawing) -> None:
        r = min(sheet.w, sheet.h) / 2 - EDGE
        cx, cy = sheet.w / 2, sheet.h / 2
        sheet.circle(cx, cy + 6, r, theme.INK, opacity=0.25)
        sheet.circle(cx, cy, r - 1.5, self._disc or theme.PAPER, theme.INK)
