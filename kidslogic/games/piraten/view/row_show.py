"""The row that is being thought about: it can be marked by hints, and it plays the script of its explanation.

What a beat looks like is drawn in `beats`; this widget keeps the time and lays the cells out.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.view import beats as drawing
from kidslogic.games.piraten.view.cells import lay_cells, paint_cell, paint_gap
from kidslogic.patterns.explanation import Beat
from kidslogic.patterns.symbols import Symbol
from kidslogic.ui.kit import Kit
from kidslogic.ui.motion import Curve

HEAD = 0.22
"""Room above the cells for a second row of braces, as a part of the room for the cells."""
_BELOW = frozenset({"jump", "dial", "mirror"})
"""Kinds of beats that need the room below the cells, so that braces stand above."""
ALL = 1e9
"""A time after every script: everything is shown."""


class RowShow(QWidget):
    """A row with one gap. `feet` is the room below the cells for braces, as a part of the height."""

    def __init__(self, kit: Kit, cells: tuple[Symbol | None, ...], name: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.kit = kit
        self.u = 1.0
        self.size_u = 98.0
        self.feet = 0.0
        self._cells = cells
        self._answer: Symbol | None = None
        self._beats: tuple[Beat, ...] = ()
        self._time = ALL
        self._playing = False
        self.setAccessibleName(name())

    # ---- what is shown ---------------------------------------------------------------------------

    @property
    def beats(self) -> tuple[Beat, ...]:
        """The script that is shown or being played."""
        return self._beats

    @property
    def is_playing(self) -> bool:
        """Whether the script still runs."""
        return self._playing

    def fill(self, symbol: Symbol | None) -> None:
        """Put a picture into the gap at once, or open the gap again."""
        self._answer = symbol
        self.update()

    def play(
        self, beats: tuple[Beat, ...], answer: Symbol | None = None, done: Callable[[], None] | None = None
    ) -> None:
        """Play a script; its "fill" puts `answer` into the gap. With less motion the still picture is shown."""
        self._beats, self._playing = beats, True
        if answer is not None:
            self._answer = answer
        length = max((beat.end_ms for beat in beats), default=0)

        def step(part: float) -> None:
            self._time = ALL if part >= 1.0 else part * length
            self.update()

        def finish() -> None:
            self._playing = False
            self._time = ALL
            self.update()
            if done is not None:
                done()

        self.kit.motion.run(self, length, step, finish, Curve.Linear)

    def show_still(self, beats: tuple[Beat, ...], answer: Symbol | None = None) -> None:
        """The finished still picture."""
        self._beats, self._answer, self._time = beats, answer, ALL
        self.update()

    def gap_box(self) -> QRectF:
        """Where the gap is, in this widget's pixels."""
        return self._boxes()[self._cells.index(None)]

    # ---- painting --------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Grounds behind the cells, the cells, and marks over them."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        boxes = self._lifted(self._boxes())
        pen = drawing.BeatPainter(painter, boxes, self._cells.index(None), self.u, in_lanes=self._in_lanes())
        above = self._bracket_above()
        for beat in self._beats:
            if beat is not above:
                pen.ground(beat, self._time)
        if self._in_lanes():  # the marks of the upper row would run through the pictures of the lower one
            self._paint_marks(pen)
        for symbol, box in zip(self._cells, boxes, strict=True):
            if symbol is not None:
                paint_cell(painter, self.kit, box, symbol)
            else:
                self._paint_gap(painter, box)
        if not self._in_lanes():
            self._paint_marks(pen)
        painter.end()

    def _paint_marks(self, pen: drawing.BeatPainter) -> None:
        above = self._bracket_above()
        for beat in self._beats:
            pen.marks(beat, self._time, above=beat is above)

    def _in_lanes(self) -> bool:
        return any(beat.kind == "lane" for beat in self._beats)

    def _bracket_above(self) -> Beat | None:
        """The bracket that stands above the cells, where two attributes have units of their own."""
        brackets = [beat for beat in self._beats if beat.kind == "bracket"]
        crowded = not self._in_lanes() and any(beat.kind in _BELOW for beat in self._beats)
        return brackets[-1] if brackets and (len(brackets) > 1 or crowded) else None

    def _paint_gap(self, painter: QPainter, box: QRectF) -> None:
        filling = next((beat for beat in self._beats if beat.kind == "fill"), None)
        part = 1.0 if filling is None else drawing.progress(filling, 0, self._time)
        if self._answer is None or part < 1.0:
            paint_gap(painter, box, self.u, 1.0 if self._answer is None else 1.0 - part)
        if self._answer is not None and part > 0.0:
            drawing.paint_answer_frame(painter, box, self.u, part)
            paint_cell(painter, self.kit, box, self._answer, part)

    def _boxes(self) -> tuple[QRectF, ...]:
        room = QRectF(self.rect()).adjusted(10 * self.u, 6 * self.u, -10 * self.u, -2 * self.u)
        room.setHeight(room.height() * (1.0 - self.feet))
        size = min(self.size_u * self.u, room.height())
        if self._in_lanes():
            size /= 1 + 2 * drawing.LIFT
        elif self._bracket_above() is not None:
            room.setTop(room.top() + room.height() * HEAD)
            size = min(size, room.height())
        return lay_cells(len(self._cells), room, size)

    def _lifted(self, boxes: tuple[QRectF, ...]) -> tuple[QRectF, ...]:
        """The boxes with the cells of two rows in one lifted into their lanes."""
        lifts = [0.0] * len(boxes)
        for beat in self._beats:
            if beat.kind == "lane":
                for lane, group in enumerate(beat.groups):
                    part = drawing.progress(beat, lane, self._time)
                    for cell in group:
                        lifts[cell] = drawing.lane_lift(lane, len(beat.groups)) * part
        return tuple(box.translated(QPointF(0, lift * box.height())) for box, lift in zip(boxes, lifts, strict=True))
