"""The ghost hand of a tutorial: it moves over the game's screen and, where it is to, touches it like a real one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.ui import theme
from kidslogic.ui.game_view import GameView, Gesture
from kidslogic.ui.kit import Kit
from kidslogic.ui.motion import Curve

COME_MS = 550
"""How long the hand takes to where it touches first."""
WAY_MS = 700
"""How long it takes from one point of a gesture to the next."""
REST_MS = 180
"""How long it rests before it lifts."""
STILL_MS = 900
"""How long a still hand is looked at where less motion is wished."""
_SIZE = 104.0
"""The hand's size in units."""
_TIP = QPointF(0.38, 0.1)
"""Where its fingertip is, in parts of the picture."""
_RING = 52.0
_SEEN_THROUGH = 0.92
_RINGS_SHOWN = 8
"""More places than these glow for nobody: then any will do."""


class GhostHand(QWidget):
    """Lies over a game's screen. `blocks` keeps the child's touches away; a touch then skips what moves."""

    def __init__(self, kit: Kit, parent: QWidget, still_ms: int = STILL_MS) -> None:
        """`still_ms` is how long each still picture is looked at where less motion is wished."""
        super().__init__(parent)
        self.still_ms = still_ms
        self.kit = kit
        self.u = 1.0
        self.hand_picture = "hand"
        self._game: GameView | None = None
        self._at: QPointF | None = None
        self._path: tuple[QPointF, ...] = ()
        self._rings: tuple[QPointF, ...] = ()
        self._target: QWidget | None = None
        self._next: Callable[[], None] | None = None
        self._run = 0
        self.block(blocks=True)

    def lie_over(self, game: GameView, u: float) -> None:
        """Cover a game's screen, laid out in units of `u` pixels."""
        self._game = game
        self.u = u
        self.setGeometry(game.geometry())
        self.raise_()

    def block(self, *, blocks: bool) -> None:
        """Keep touches away from the game, or let them through."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not blocks)

    @property
    def is_shown(self) -> bool:
        """Whether the hand can be seen now."""
        return self._at is not None

    @property
    def rings(self) -> tuple[QPointF, ...]:
        """Where it glows."""
        return self._rings

    # ---- glowing ---------------------------------------------------------------------------------

    def glow(self, gestures: Sequence[tuple[Gesture, ...]]) -> None:
        """Rings around what is touched for each of some moves; no ring for no move."""
        points: dict[tuple[int, int], QPointF] = {}
        for touches in gestures[:_RINGS_SHOWN]:
            for gesture in touches:
                for point in (gesture.points[0], gesture.points[-1]):
                    points[point.toTuple()] = QPointF(point)
        self._rings = tuple(points.values())
        self.update()

    # ---- showing ---------------------------------------------------------------------------------

    def show_move(self, gestures: tuple[Gesture, ...], done: Callable[[], None], *, touch: bool) -> None:
        """Let the hand make a move's gestures one after the other, then call `done`.

        With `touch` the game's widgets really get the touches; else the hand only shows them.
        """
        self.stop()
        self._make(gestures, 0, done, touch)

    def stop(self) -> None:
        """Let the hand vanish; what it was about to do does not happen any more."""
        self._run += 1
        self._at = None
        self._path = ()
        self._target = None
        self.update()

    def _make(
        self,
        touches: tuple[Gesture, ...],
        index: int,
        done: Callable[[], None],
        touch: bool,
    ) -> None:
        if index >= len(touches):
            self.stop()
            done()
            return
        gesture = touches[index]
        points = tuple(map(QPointF, gesture.points))
        self._path = points if self.kit.motion.reduced else ()
        start = self._at if self._at is not None else points[0] + QPointF(90, 120) * self.u

        def on() -> None:
            self._make(touches, index + 1, done, touch)

        def lift() -> None:
            if touch:
                self._send(QEvent.Type.MouseButtonRelease, points[-1])
            self._after(REST_MS, on)

        def hold() -> None:
            self._after(gesture.hold_ms + REST_MS, lift)

        def press() -> None:
            if touch:
                self._send(QEvent.Type.MouseButtonPress, points[0])
            self._along(points, 0, touch, hold)

        self._glide(start, points[0], COME_MS, press)

    def _along(self, points: tuple[QPointF, ...], index: int, touch: bool, done: Callable[[], None]) -> None:
        if index + 1 >= len(points):
            done()
            return

        def on() -> None:
            self._along(points, index + 1, touch, done)

        self._glide(points[index], points[index + 1], WAY_MS, on, drags=touch)

    def _glide(self, start: QPointF, end: QPointF, ms: int, done: Callable[[], None], *, drags: bool = False) -> None:
        mine = self._run

        def step(part: float) -> None:
            if self._run == mine:
                self._at = start + (end - start) * part
                if drags:
                    self._send(QEvent.Type.MouseMove, self._at)
                self.update()

        def there() -> None:
            if self._run == mine:
                done()

        if self.kit.motion.reduced:
            step(1.0)
            QTimer.singleShot(self.still_ms if not drags else REST_MS, self, there)
        else:
            self.kit.motion.run(self, ms, step, there, Curve.InOutQuad)

    def _after(self, ms: int, done: Callable[[], None]) -> None:
        mine = self._run
        QTimer.singleShot(ms, self, lambda: done() if self._run == mine else None)

    # ---- touching --------------------------------------------------------------------------------

    def _send(self, kind: QEvent.Type, point: QPointF) -> None:
        """Give the widget of the game under the hand what a mouse would give it."""
        if self._game is None:
            return
        if kind == QEvent.Type.MouseButtonPress:
            self._target = self._game.childAt(point.toPoint()) or self._game
        target = self._target
        if target is None:
            return
        local = QPointF(target.mapFrom(self._game, point.toPoint()))
        everywhere = QPointF(self._game.mapToGlobal(point.toPoint()))
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button = none if kind == QEvent.Type.MouseMove else left
        down = none if kind == QEvent.Type.MouseButtonRelease else left
        event = QMouseEvent(kind, local, everywhere, button, down, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(target, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The child's touch brings what moves to its end."""
        self.kit.pauses.keyboard = False
        self.kit.motion.skip()
        event.accept()

    # ---- painting --------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Rings, the way of a still hand, and the hand."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for point in self._rings:
            for width, colour in ((13, theme.INK), (8, theme.YELLOW)):
                painter.setPen(QPen(QColor(colour), width * self.u))
                painter.drawEllipse(point, _RING * self.u, _RING * self.u)
        if len(self._path) > 1:
            for width, colour in ((12, theme.INK), (7, theme.YELLOW)):
                painter.setPen(QPen(QColor(colour), width * self.u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawPolyline(self._path)
        if self._at is not None:
            side = _SIZE * self.u
            corner = self._at - QPointF(_TIP.x() * side, _TIP.y() * side)
            painter.setOpacity(_SEEN_THROUGH)
            self.kit.pictures.paint(painter, QRectF(corner.x(), corner.y(), side, side), self.hand_picture)
        painter.end()
