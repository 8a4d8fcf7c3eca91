"""What must be said about the disk or the voice: a calm strip of paper that stays until it was read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.theme import BAR, TARGET, Metrics

_EDGE = 14
_PAD = 24


class NoticeStrip(QWidget):
    """Shows notices one after the other, each until its button is touched; the same one waits only once."""

    changed = Signal()

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self._u = 1.0
        self._waiting: list[tuple[str, Callable[[], str]]] = []
        self._label = Label(self._text, self, size=26, bold=False)
        self._read = Pill(kit, lambda: self.tr("All right"), self, main=True, size=25)
        self._read.clicked.connect(self._next)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown now; empty when nothing is."""
        return self._text()

    def say(self, code: str, text: Callable[[], str]) -> None:
        """Show a notice; `code` tells it from others."""
        if code in (waiting for waiting, _ in self._waiting):
            return
        self._waiting.append((code, text))
        self._show_first()

    def set_metrics(self, m: Metrics) -> None:
        """Lie at the upper edge beside the rail, over whatever is there."""
        if not self._waiting:
            return
        self._u = m.u
        left = 0 if m.portrait else BAR
        w = min(m.w - 40, 1000)
        button_w = max(200, self._read_width(m))
        label_w = w - button_w - 3 * _PAD
        floor_lines = self._lines(label_w, m)
        h = max(TARGET + 2 * 16, floor_lines * m.type(26) * 1.35 + 2 * _PAD)
        x = left + (m.w - w) / 2
        self.setGeometry(*(round(v * m.u) for v in (x - _EDGE, 20 - _EDGE, w + 2 * _EDGE, h + 2 * _EDGE)))
        self._label.set_sheet(_EDGE + _PAD, _EDGE + 10, label_w, h - 20, m.u)
        self._read.set_face(_EDGE + w - button_w - _PAD, _EDGE + (h - TARGET) / 2, button_w, TARGET, m.u)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper on which the parrot would write."""
        painter = QPainter(self)
        w, h = self.width() / self._u, self.height() / self._u
        painter.drawPixmap(0, 0, drawn("notice", w, h, self._u, self.devicePixelRatioF(), _draw))
        painter.end()

    def _text(self) -> str:
        return self._waiting[0][1]() if self._waiting else ""

    def _lines(self, w: float, m: Metrics) -> int:
        return 1 + int(self._label.natural_width(m.u) * 1.12 / w)

    def _read_width(self, m: Metrics) -> float:
        return m.type(25) * 0.62 * len(self._read.label()) + 40

    def _show_first(self) -> None:
        if not self._waiting:
            self.hide()
            return
        self._label.set_text(self._text)
        self.show()
        self.raise_()
        self.changed.emit()

    def _next(self) -> None:
        self._waiting.pop(0)
        self._show_first()


def _draw(sheet: Drawing) -> None:
    w, h = sheet.w - 2 * _EDGE, sheet.h - 2 * _EDGE
    sheet.paper(_EDGE, _EDGE, w, h, 24, theme.GLOW, seed=6, shadow=8)
