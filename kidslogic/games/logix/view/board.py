"""The marble board: painted as a whole, touched through 49 invisible buttons for keyboard and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.logix.board import CELLS, CENTRE, RAYS, SIZE, Colour
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut, drawn
from kidslogic.ui.handle import Handle
from kidslogic.ui.kit import Kit
from kidslogic.ui.motion import Curve

EDGE = 66.0
"""Room in units around the cells for the raft's logs and the foam."""
MARBLE = 0.92
"""A marble's picture, in cells."""
STEP_MS = 90
"""How long a marble rolls from one cell to the next; a whole way takes at most `LONGEST_MS`."""
LONGEST_MS = 400
GLIDE_MS = 320
"""How long a marble needs to go back to where it was."""
_RAY_OF = {Qt.Key.Key_Up: 0, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 2, Qt.Key.Key_Left: 3}
"""By arrow key, which of a cell's `RAYS` leads that way."""
CellName = Callable[[int, Colour | None], str]
_LOG_ENDS = (0, 9, 3, 11, 2, 8, 5)
_LOG_WOOD = (theme.WOOD1, "#D6A870", "#E0B682")


class Cell(Handle):
    """One dent: takes touches, keys and the screen reader's eye, and paints nothing."""

    came = Signal()
    went = Signal()
    """The keyboard has come here, or gone."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the board, which paints the ring."""
        super().focusInEvent(event)
        self.came.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell the board."""
        super().focusOutEvent(event)
        self.went.emit()

    def set_face(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """The whole widget is the face, so that neighbours never cover each other."""
        self.u = u
        self.setGeometry(round(x * u), round(y * u), round(w * u), round(h * u))

    @property
    def face(self) -> QRectF:
        """The whole widget."""
        return QRectF(self.rect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The board paints."""


@dataclass(frozen=True)
class Shown:
    """What the board shows. `legal` glow softly; `lit` are marbles of a code, `amiss` cells that still do not fit.

    `meant` are cells that are talked about: where something is missing, what is asked for.
    """

    marbles: tuple[Colour | None, ...] = (None,) * (SIZE * SIZE)
    legal: frozenset[int] = frozenset()
    last: int | None = None
    picked: int | None = None
    lit: tuple[int, ...] = ()
    amiss: tuple[int, ...] = ()
    meant: tuple[int, ...] = ()


class MarbleBoard(QWidget):
    """The raft with 7 x 7 dents. `tapped` and `dropped` say what the child did; it decides nothing.

    The tab key stops at one cell only (`stop`), arrows walk from there.
    """

    tapped = Signal(int)
    lifted = Signal(int)
    """The marble of a cell is being dragged."""
    dropped = Signal(int, int)
    """A marble was dragged from one cell to another; -1 for beside the board."""

    def __init__(self, kit: Kit, name: CellName | None, parent: QWidget) -> None:
        """`name` says what a screen reader calls a cell with what lies there; without it the board is only shown."""
        super().__init__(parent)
        self.kit = kit
        self.u = 1.0
        self.pitch = 92.0
        self.shown = Shown()
        self._moving: tuple[Colour, QPointF] | None = None
        self.cells = [] if name is None else [Cell(kit, self._namer(name, cell), self) for cell in CELLS]
        for number, cell in enumerate(self.cells):
            cell.clicked.connect(lambda _checked=False, number=number: self.tapped.emit(number))
            cell.drag_started.connect(lambda number=number: self.lifted.emit(number))
            cell.drag_moved.connect(lambda away, number=number: self._drag(number, away))
            cell.drag_ended.connect(lambda number=number: self._drop(number))
            cell.came.connect(partial(self._stop_at, number))
            cell.went.connect(self.update)
            cell.setUpdatesEnabled(False)  # it has nothing to paint: asking 49 of them costs time while a marble rolls
        self._stop = CENTRE
        if self.cells:
            self._stop_at(CENTRE)

    def _namer(self, name: CellName, cell: int) -> Callable[[], str]:
        return lambda: name(cell, self.shown.marbles[cell])

    # ---- keyboard --------------------------------------------------------------------------------

    @property
    def stop(self) -> Cell:
        """The cell where the tab key stops: the last one where the keyboard was."""
        return self.cells[self._stop]

    def _stop_at(self, number: int) -> None:
        self._stop = number
        for other, cell in enumerate(self.cells):
            cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus if other == number else Qt.FocusPolicy.ClickFocus)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from cell to cell; over the edge they leave the board."""
        ray = _RAY_OF.get(Qt.Key(event.key()))
        here = next((number for number, cell in enumerate(self.cells) if cell.hasFocus()), None)
        way = () if ray is None or here is None else RAYS[here][ray]
        if not way:
            super().keyPressEvent(event)
            return
        self.kit.pauses.keyboard = True
        self.cells[way[0]].setFocus(Qt.FocusReason.TabFocusReason)

    # ---- showing ---------------------------------------------------------------------------------

    def show_board(self, shown: Shown) -> None:
        """Show marbles and marks."""
        self.shown = shown
        self._moving = None
        for cell in self.cells:
            cell.refresh_name()
        self.update()

    def hide_marble(self, cell: int) -> None:
        """Take a marble off the picture: it is on its way."""
        marbles = tuple(None if other == cell else colour for other, colour in enumerate(self.shown.marbles))
        self.show_board(replace(self.shown, marbles=marbles))

    def roll(self, colour: Colour, cells: Sequence[int], done: Callable[[], None]) -> None:
        """Let a marble roll over cells, the first of which it lies on; its own cell must already be shown empty."""
        points = [self.middle(cell) for cell in cells]

        def step(part: float) -> None:
            along = part * (len(points) - 1)
            index = min(int(along), len(points) - 2)
            self.carry(colour, points[index] + (points[index + 1] - points[index]) * (along - index))

        ms = min(LONGEST_MS, STEP_MS * (len(points) - 1))
        self.kit.motion.run(self, ms, step, done, Curve.InOutQuad)

    def fly(self, colour: Colour, start: QPointF, cell: int, done: Callable[[], None]) -> None:
        """Let a marble come from a point of this widget to a cell."""
        end = self.middle(cell)

        def step(part: float) -> None:
            arc = QPointF(0, 24 * self.u * 4 * part * (1 - part))
            self.carry(colour, start + (end - start) * part - arc)

        self.kit.motion.run(self, 280, step, done)

    def glide(self, colour: Colour, start: QPointF, end: QPointF, done: Callable[[], None]) -> None:
        """Let a marble go straight from one point of this widget to another."""

        def step(part: float) -> None:
            self.carry(colour, start + (end - start) * part)

        self.kit.motion.run(self, GLIDE_MS, step, done)

    def carry(self, colour: Colour | None, point: QPointF) -> None:
        """Show a marble that is in the air, or none; only where it was and is the board is painted anew."""
        self._update_moving()
        self._moving = None if colour is None else (colour, point)
        self._update_moving()

    def _update_moving(self) -> None:
        if self._moving is not None:
            self.update(self._box(self._moving[1]).toAlignedRect().adjusted(-1, -1, 1, 1))

    @property
    def carried(self) -> QPointF | None:
        """Where the marble that is being dragged is, in this widget's pixels."""
        return None if self._moving is None else self._moving[1]

    # ---- places ----------------------------------------------------------------------------------

    def lay(self, x: float, y: float, pitch: float, u: float) -> None:
        """Lay the cells from (x, y), `pitch` units each; the raft reaches `EDGE` further."""
        self.u, self.pitch = u, pitch
        size = SIZE * pitch + 2 * EDGE
        self.setGeometry(round((x - EDGE) * u), round((y - EDGE) * u), round(size * u), round(size * u))
        for number, cell in enumerate(self.cells):
            row, column = divmod(number, SIZE)
            cell.set_face(EDGE + column * pitch, EDGE + row * pitch, pitch, pitch, u)
        self.update()

    def middle(self, cell: int) -> QPointF:
        """The middle of a cell, in this widget's pixels."""
        row, column = divmod(cell, SIZE)
        return QPointF((EDGE + (column + 0.5) * self.pitch) * self.u, (EDGE + (row + 0.5) * self.pitch) * self.u)

    def cell_at(self, point: QPointF) -> int | None:
        """The cell under a point of this widget, None beside the dents."""
        column = int((point.x() / self.u - EDGE) // self.pitch)
        row = int((point.y() / self.u - EDGE) // self.pitch)
        return SIZE * row + column if 0 <= row < SIZE and 0 <= column < SIZE else None

    def _drag(self, number: int, away: QPointF) -> None:
        colour = self.shown.marbles[number]
        if colour is not None:
            self.carry(colour, self.middle(number) + away)

    def _drop(self, number: int) -> None:
        target = None if self._moving is None else self.cell_at(self._moving[1])
        self._moving = None
        self.dropped.emit(number, -1 if target is None else target)

    # ---- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The raft once per size, then glows, marbles, rings, and what is in the air."""
        dirty = event.rect().toRectF()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        size = SIZE * self.pitch + 2 * EDGE
        raft = drawn(f"raft|{self.pitch}", size, size, self.u, self.devicePixelRatioF(), self._draw_raft)
        painter.drawPixmap(0, 0, raft)
        for cell in self.shown.legal:
            self._glow(painter, cell)
        dragged = next((n for n, cell in enumerate(self.cells) if cell.dragging), None)
        for number, colour in enumerate(self.shown.marbles):
            if colour is not None and number != dragged and dirty.intersects(self._box(self.middle(number))):
                self._marble(painter, colour, self.middle(number))
        self._rings(painter, dirty)
        if self._moving is not None:
            self._marble(painter, *self._moving)
        painter.end()

    def _rings(self, painter: QPainter, dirty: QRectF) -> None:
        shown, rim = self.shown, 8 * self.u
        rings = ((shown.last,), theme.WHITE), (shown.meant, theme.SKY), (shown.lit, theme.GREEN)
        for cells, colour in (*rings, (shown.amiss, theme.YELLOW), ((shown.picked,), theme.ORANGE)):
            for cell in cells:
                if cell is not None and dirty.intersects(self._box(self.middle(cell)).adjusted(-rim, -rim, rim, rim)):
                    self._ring(painter, cell, colour)
        if self.cells and self.stop.has_visible_focus:
            r = self.pitch * 0.47 * self.u
            for width, ink in ((9, theme.WHITE), (5, theme.BLUE)):
                painter.setPen(QPen(QColor(ink), width * self.u))
                painter.drawEllipse(self.middle(self._stop), r, r)

    def _ring(self, painter: QPainter, cell: int, colour: str) -> None:
        r = self.pitch * 0.46 * self.u
        for width, ink in ((10, theme.INK), (5.5, colour)):
            painter.setPen(QPen(QColor(ink), width * self.u))
            painter.drawEllipse(self.middle(cell), r, r)

    def _glow(self, painter: QPainter, cell: int) -> None:
        r = self.pitch * 0.385 * self.u
        painter.setBrush(QColor("#EBD3A4"))
        painter.setPen(QPen(QColor(theme.PAPER), 5 * self.u))
        painter.drawEllipse(self.middle(cell), r, r)
        painter.setBrush(QColor(0, 0, 0, 0))

    def _marble(self, painter: QPainter, colour: Colour, middle: QPointF) -> None:
        self.kit.pictures.paint(painter, self._box(middle), f"marble_{colour}")
        painter.setBrush(QColor(0, 0, 0, 0))

    def _box(self, middle: QPointF) -> QRectF:
        """The room of a marble's picture around a point."""
        side = self.pitch * MARBLE * self.u
        return QRectF(middle.x() - side / 2, middle.y() - side / 2 - self.u, side, side)

    def _draw_raft(self, sheet: Drawing) -> None:
        x = y = EDGE
        w, m = self.pitch * SIZE, 30.0
        sheet.path(cut(x - m - 26, y - 22, w + 2 * m + 52, w + 44, 44, 2, 5), theme.FOAM, opacity=0.75)
        sheet.path(cut(x - m - 34, y - 32, w + 2 * m + 68, w + 64, 54, 5, 4), "none", theme.FOAM, 3, opacity=0.6)
        sheet.path(cut(x - m - 8, y - 2, w + 2 * m + 16, w + 14, 30, 2, 4), theme.INK, opacity=0.25)
        for row in range(SIZE):
            self._draw_log(sheet, row, x, y + row * self.pitch, w, m)
        for rope_x in (x - 14, x + w + 14):
            rope = f"M{rope_x:.0f} {y - 6:.0f}V{y + w + 6:.0f}"
            sheet.path(rope, "none", theme.INK, 15).path(rope, "none", "#F0DDAE", 9)
            turns = "".join(f"M{rope_x - 4:.0f} {y + 8 + 20 * k:.0f}l8 -8" for k in range(int(w / 20)))
            sheet.path(turns, "none", theme.WOOD3, 2.2)
        for number in CELLS:
            row, column = divmod(number, SIZE)
            self._draw_dent(sheet, x + self.pitch * (column + 0.5), y + self.pitch * (row + 0.5))

    def _draw_log(self, sheet: Drawing, row: int, x: float, y: float, w: float, m: float) -> None:
        left, right = _LOG_ENDS[row], _LOG_ENDS[(row + 3) % SIZE]
        log = cut(x - m - left, y - 1, w + 2 * m + left + right, self.pitch + 2, 22, row + 3, 1.8)
        sheet.path(log, _LOG_WOOD[row % len(_LOG_WOOD)], theme.INK)
        grain = f"M{x - m + 14:.0f} {y + self.pitch * 0.2:.0f}Q{x + w * 0.3:.0f} {y + self.pitch * 0.12:.0f} "
        grain += f"{x + w * 0.5:.0f} {y + self.pitch * 0.19:.0f}M{x + w * 0.45:.0f} {y + self.pitch * 0.88:.0f}"
        grain += f"Q{x + w * 0.8:.0f} {y + self.pitch * 0.8:.0f} {x + w + m - 16:.0f} {y + self.pitch * 0.87:.0f}"
        sheet.path(grain, "none", theme.WOOD2, 2.6)

    def _draw_dent(self, sheet: Drawing, x: float, y: float) -> None:
        r = self.pitch * 0.385
        sheet.circle(x, y, r, "#BF8B57")
        shade = f"M{x - r:.1f} {y:.1f}A{r:.1f} {r:.1f} 0 0 1 {x + r:.1f} {y:.1f}"
        sheet.path(f"{shade}A{r:.1f} {r * 0.76:.1f} 0 0 0 {x - r:.1f} {y:.1f}Z", theme.WOOD3)
