"""The slim band over a lesson's board: the parrot with its one sentence, the steps, and the ways through them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.buttons import RoundButton
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.figure import Figure
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble
from kidslogic.ui.theme import TARGET, Metrics

HEIGHT, TALL = 138.0, 254.0
"""Of the band in units, in landscape and in portrait."""
_PITCH = TARGET + 12
"""From one button to the next in units."""
_BUBBLE = 98.0
"""Height of the parrot's sentence in units: two lines."""
_SHELL = 24.0


class LessonBand(QWidget):
    """Back, again and skip are its buttons; what they do is the screen's."""

    def __init__(self, kit: Kit, text: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # with the board it covers the scene below
        self.kit = kit
        self._metrics = Metrics(1280, 800)
        self._steps = 1
        self._done = 0
        self.parrot = Figure(kit, "parrot", self)
        self.bubble = Bubble(text, self)
        self.back = RoundButton(kit, "step_back", lambda: self.tr("One step back"), self, in_wood=False)
        self.again = RoundButton(kit, "step_again", lambda: self.tr("Show it again"), self, in_wood=False)
        self.skip = RoundButton(kit, "step_skip", lambda: self.tr("Skip this"), self, in_wood=False)

    def show_step(self, done: int, steps: int) -> None:
        """So many of the steps are done."""
        self._done, self._steps = done, steps
        self.back.setEnabled(done > 0)
        self.update()

    def speak(self, text: Callable[[], str], parrot: str) -> None:
        """Let the parrot, looking so, say something else."""
        self.parrot.show_picture(parrot)
        self.bubble.set_text(text)
        self._arrange()

    def height_in(self, metrics: Metrics) -> int:
        """Its height in pixels in a window of these metrics."""
        return round((TALL if metrics.portrait else HEIGHT) * metrics.u)

    def lie(self, width: int, metrics: Metrics) -> None:
        """Lie along the top."""
        self._metrics = metrics
        self.setGeometry(0, 0, width, self.height_in(metrics))
        self._arrange()

    def _arrange(self) -> None:
        m = self._metrics
        w = self.width() / m.u
        for index, button in enumerate((self.back, self.again, self.skip)):
            top = 118 if m.portrait else 6
            button.set_face(self._ways_left() + index * _PITCH, top, TARGET, TARGET, m.u)
        self.parrot.set_box(12, 8, 96, 96, m.u)
        self.bubble.size_u = m.prompt
        right = w - 14 if m.portrait else self._ways_left() - 18
        self.bubble.set_sheet(124, 6, right - 124, _BUBBLE, m.u)
        self.update()

    def _ways_left(self) -> float:
        """Where the buttons begin, in units."""
        return self.width() / self._metrics.u - 4 - 3 * _PITCH

    def _shell_box(self, index: int) -> QRectF:
        """Where the shell of a step lies, in units."""
        x, y = (30.0, 166.0) if self._metrics.portrait else (136.0, _BUBBLE + 11)
        return QRectF(x + index * (_SHELL + 8), y, _SHELL, _SHELL)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A plank, and a shell for every step."""
        m = self._metrics
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        w, h = self.width() / m.u, self.height() / m.u
        painter.drawPixmap(0, 0, drawn("lesson band", w, h, m.u, self.devicePixelRatioF(), _plank, theme.SAND1))
        for index in range(self._steps):
            box = self._shell_box(index)
            target = QRectF(box.x() * m.u, box.y() * m.u, box.width() * m.u, box.height() * m.u)
            self.kit.pictures.paint(painter, target, "check" if index < self._done else "shell_empty")
        painter.end()


def _plank(sheet: Drawing) -> None:
    w, h = sheet.w, sheet.h
    sheet.path(f"M0 {h * 0.3:.0f}Q{w * 0.4:.0f} {h * 0.24:.0f} {w:.0f} {h * 0.3:.0f}", "none", theme.SAND2, 3)
    edge = f"M-4 {h - 7:.0f}Q{w / 2:.0f} {h - 4:.0f} {w + 4:.0f} {h - 7:.0f}V{h + 4:.0f}H-4Z"
    sheet.path(edge, theme.WOOD2, theme.INK)
