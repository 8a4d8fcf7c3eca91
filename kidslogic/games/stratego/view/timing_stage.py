"""Aiming with one button: a slow marker goes up and down over the target; a touch fires at where it is (S12.3)."""

from __future__ import annotations

from math import radians, sin

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego import cannon
from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view.aim_stage import AimStage
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit

TICK_MS, CALM_TICK_MS = 33, 330
"""How often the marker moves; where less motion is wished it jumps a step now and then."""
PERIOD_S = 4.2
"""How long the marker takes for up and down."""
WAY = 2.6
"""How far it goes to either side of the target's middle, in metres."""
PART = 0.6
"""How much of the target counts, as long as aim help has not grown: stopping a marker is easier than pulling."""
PART_MORE = 0.13
"""What each step of aim help adds to it."""
_ARC = 1.6


class TimingStage(AimStage):
    """One button: stop the marker on the target."""

    mode = told = "timing"

    def __init__(self, kit: Kit, view: View, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(kit, view, person, parent)
        self.phase = 0.0
        self.tilt = cannon.BEST[self.target]
        self.button = Pill(kit, lambda: self.tr("Fire!"), self, main=True, icon="cannon", size=34)
        self.button.pressed.connect(self.stop)
        calm = kit.motion.reduced
        self._tick_s = (CALM_TICK_MS if calm else TICK_MS) / 1000
        self._ticks = QTimer(self, interval=CALM_TICK_MS if calm else TICK_MS)
        self._ticks.timeout.connect(self._tick)

    def question(self) -> str:
        """What to do."""
        return self.tr("Fire when the marker is on the target!")

    def begin(self) -> None:
        """Start the marker."""
        self._ticks.start()

    @property
    def height_now(self) -> float:
        """Where the marker is, in metres above the target's middle."""
        return WAY * sin(radians(360) * self.phase)

    @property
    def is_on_target(self) -> bool:
        """Whether a shot would hit now."""
        return abs(self.height_now) <= self.half

    @property
    def half(self) -> float:
        """Half the height that counts, in metres."""
        return self.field.target_half * (PART + PART_MORE * self.help)

    def _tick(self) -> None:
        self.phase = (self.phase + self._tick_s / PERIOD_S) % 1.0
        self.update()

    def stop(self) -> None:
        """Fire at the marker."""
        if self.is_flying:
            return
        self._ticks.stop()
        self.button.setEnabled(False)
        self.show_flight(cannon.Flight(tuple(self._way()), self.is_on_target))

    def _way(self) -> list[cannon.Point]:
        """An arc from the cannon to the marker; a ball that does not hit falls into the water there."""
        start = cannon.muzzle(self.at)
        x, y = (cannon.SAIL_X, cannon.HOLE_Y) if self.target == "sail" else cannon.SKULL
        y = max(-0.2, y + self.height_now)
        way = []
        for k in range(51):
            part = k / 50
            rise = _ARC * 4 * part * (1 - part)
            way.append((start[0] + (x - start[0]) * part, start[1] + (y - start[1]) * part + rise))
        if self.is_on_target:
            return way
        fall = [(x - 0.02 * k, y - 4.9 * (k / 50) ** 2) for k in range(1, 70)]
        return way + [place for place in fall if place[1] > -cannon.BALL]

    def words_end(self) -> float:
        """The words leave the scale free, down to its lower end."""
        return super().words_end() if self.metrics.portrait else self._scale_x() - 56

    def _scale_x(self) -> float:
        """Where the scale stands beside the target, in units."""
        return self.field.target_middle.x() - 1.5 * self.field.scale

    def arrange(self) -> None:
        """The button in the middle below."""
        super().arrange()
        m = self.metrics
        w, h = 330.0, 130.0
        top = self.field.water + 70 if m.portrait else m.h - h - 152
        self.put(self.button, m.w * 0.44 - w / 2, top, w, h)

    def paint_more(self, painter: QPainter) -> None:
        """The scale beside the target and the marker on it."""
        if self.is_flying:
            return
        u, field = self.metrics.u, self.field
        middle, s = field.target_middle, field.scale
        x = self._scale_x()
        half = self.half * s
        for width, colour, reach in ((26, theme.INK, WAY * s), (19, theme.PAPER, WAY * s), (19, theme.GREEN, half)):
            painter.setPen(QPen(QColor(colour), width * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            extra = 3.5 if colour == theme.INK else 0
            painter.drawLine(QPointF(x, middle.y() - reach - extra) * u, QPointF(x, middle.y() + reach + extra) * u)
        y = middle.y() - self.height_now * s
        painter.setPen(QPen(QColor(theme.INK), 3 * u))
        painter.setBrush(QColor(theme.YELLOW))
        tip = [QPointF(x + 8, y), QPointF(x - 42, y - 26), QPointF(x - 42, y + 26)]
        painter.drawPolygon([point * u for point in tip])
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A touch beside the button skips nothing: the marker goes on."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any of the large keys fires."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.stop()
        else:
            super().keyPressEvent(event)
