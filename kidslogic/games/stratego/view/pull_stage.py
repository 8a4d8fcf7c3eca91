"""Aiming by hand: move the cannon, pull the ball back, let go; the same pull always gives the same flight (S12.2)."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego import cannon
from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view.aim_stage import AimStage
from kidslogic.ui import theme
from kidslogic.ui.game_view import Person
from kidslogic.ui.handle import Handle
from kidslogic.ui.kit import Kit
from kidslogic.ui.theme import TARGET

SEEN = {"calm": 0.55, "breeze": 0.4, "storm": 0.25}
"""How much of the flight is foretold by pearls while the ball is pulled, as long as aim help has not grown."""
SEEN_MORE = 0.14
"""What each step of aim help adds to it."""
STEP_DEGREES, STEP_AT = 2.0, 0.1
"""How far an arrow key tilts and moves the cannon."""
_PEARL = 4


class PullStage(AimStage):
    """Drag the wheel to move, the ball to aim; a tap on the water points the cannon there, a tap on the ball fires."""

    mode = told = "pull"

    def __init__(self, kit: Kit, view: View, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(kit, view, person, parent)
        self.pull = cannon.Pull(self.at, cos(radians(self.tilt)), sin(radians(self.tilt)))
        self._pulling = False
        self._reckoned: tuple[cannon.Pull, Sequence[cannon.Point]] | None = None
        self.wheel = Handle(kit, lambda: self.tr("The cannon: move it"), self)
        self.wheel.picture = "arrow"
        self.wheel.part = 0.0
        self.ball = Handle(kit, lambda: self.tr("The ball: pull and let go"), self)
        self.ball.picture = "cannon_ball"
        self.ball.part = 0.5
        start = [0.5]
        self.wheel.drag_started.connect(lambda: start.__setitem__(0, self.at))
        self.wheel.drag_moved.connect(lambda away: self.move_cannon(start[0] + away.x() / self._rail_px()))
        self.ball.drag_started.connect(self._start)
        self.ball.drag_moved.connect(self._pulled)
        self.ball.drag_ended.connect(self._let_go)
        self.ball.clicked.connect(lambda: self.fire(self.pull))

    def question(self) -> str:
        """What to do."""
        if self.target == "sail":
            return self.tr("Pull the ball back: through the hole!")
        return self.tr("Pull the ball back: at the skull!")

    @property
    def foretold(self) -> float:
        """The share of the flight that pearls foretell."""
        return SEEN[self.wind] + SEEN_MORE * self.help

    # ---- aiming ----------------------------------------------------------------------------------

    def move_cannon(self, at: float) -> None:
        """Move the cannon along its rail; 0 is far back, 1 at the bow."""
        if not self.is_flying:
            self.at = min(1.0, max(0.0, at))
            self._aim(self.pull.back, self.pull.down)

    def tilt_to(self, tilt: float) -> None:
        """Tilt the cannon at full strength."""
        if not self.is_flying:
            tilt = radians(min(cannon.TILT[1], max(cannon.TILT[0], tilt)))
            self._aim(cos(tilt), sin(tilt))

    def _aim(self, back: float, down: float) -> None:
        self.pull = cannon.Pull(self.at, back, down)
        self.tilt = self.pull.degrees
        self._lay_handles()
        self.update()

    def _start(self) -> None:
        self._pulling = True

    def _pulled(self, away: QPointF) -> None:
        full = self.field.full_pull * self.metrics.u
        self._aim(max(0.0, -away.x() / full), max(0.0, away.y() / full))

    def _let_go(self) -> None:
        self._pulling = False
        if self.pull.is_none:
            self.tilt_to(self.tilt)
        else:
            self.fire(self.pull)

    def _rail_px(self) -> float:
        return (cannon.RAIL[1] - cannon.RAIL[0]) * self.field.scale * self.metrics.u

    # ---- layout ----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """The handles at the cannon."""
        super().arrange()
        self._lay_handles()

    def _lay_handles(self) -> None:
        mouth = self.field.point(*cannon.muzzle(self.at))
        ball = mouth
        if self._pulling:
            strength = self.pull.strength * self.field.full_pull
            tilt = radians(self.tilt)
            ball = mouth + QPointF(-cos(tilt) * strength, sin(tilt) * strength)
        self.put(self.ball, ball.x() - TARGET / 2, ball.y() - TARGET / 2, TARGET, TARGET)
        s = self.field.scale
        self.put(self.wheel, mouth.x() - 0.95 * s - TARGET / 2, mouth.y() + 0.35 * s, TARGET, TARGET)
        self.ball.setVisible(not self.is_flying)
        self.ball.raise_()

    def paint_more(self, painter: QPainter) -> None:
        """The band of the pull, and pearls along the first part of the flight."""
        if self.is_flying:
            return
        u, field = self.metrics.u, self.field
        if self._pulling:
            mouth = field.point(*cannon.muzzle(self.at)) * u
            ball = self.ball.geometry().center().toPointF()
            for width, colour in ((13, theme.INK), (7, theme.ORANGE)):
                painter.setPen(QPen(QColor(colour), width * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(mouth, ball)
        seen = self._foreseen()
        painter.setPen(QPen(QColor(theme.INK), 2 * u))
        painter.setBrush(QColor(theme.WHITE))
        for x, y in seen[_PEARL::_PEARL]:
            painter.drawEllipse(field.point(x, y) * u, 6 * u, 6 * u)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _foreseen(self) -> Sequence[cannon.Point]:
        """The first part of the flight; it is reckoned once for each pull."""
        if self._reckoned is None or self._reckoned[0] != self.pull:
            path = cannon.fly(self.pull, self.target, self.wind).path
            self._reckoned = self.pull, path[: max(2, round(len(path) * self.foretold))]
        return self._reckoned[1]

    # ---- other ways to aim -----------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A touch on the water points the cannon there: the tap that stands for pulling."""
        if self.is_flying:
            super().mousePressEvent(event)
            return
        mouth = self.field.point(*cannon.muzzle(self.at))
        away = event.position() / self.metrics.u - mouth
        if away.x() > 10:
            self.tilt_to(atan2(-away.y(), away.x()) / radians(1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down tilt the cannon, left and right move it, Enter or the space bar fires."""
        steps = {Qt.Key.Key_Up: STEP_DEGREES, Qt.Key.Key_Down: -STEP_DEGREES}
        moves = {Qt.Key.Key_Left: -STEP_AT, Qt.Key.Key_Right: STEP_AT}
        key = Qt.Key(event.key())
        if key in steps:
            self.tilt_to(self.tilt + steps[key])
        elif key in moves:
            self.move_cannon(self.at + moves[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.fire(self.pull)
        else:
            super().keyPressEvent(event)
