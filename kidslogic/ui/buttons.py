"""The kinds of buttons a child meets: round ones, picture tiles, pills with words, and the yellow arrow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.patterns.symbols import Symbol
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import LINE_HEIGHT, Lines, lay_out, write
from kidslogic.ui.touch import SINK, TouchButton

HOLD_MS = 700
"""How long the gate to the grown-ups must be held."""
_BEAT_MS = 35
_GLIMPSE = 0.12
"""What is seen of the way round at once."""
_RIM_AT, _RIM_W = 6.0, 8.0
"""Middle and width of the blue on the brass rim, in units."""
_TOP, _ROUND = 90 * 16, 360 * 16
"""Angles as Qt counts them: the top, and once round."""


def centred(box: QRectF, part: float) -> QRectF:
    """The square in the middle of `box` whose side is `part` of the box's shorter side."""
    side = min(box.width(), box.height()) * part
    return QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)


class RoundButton(TouchButton):
    """A brass rim with a paper disc and a picture; off, it is an empty wooden dent with the picture in it."""

    def __init__(
        self, kit: Kit, icon: str, name: Callable[[], str], parent: QWidget | None = None, *, in_wood: bool = True
    ) -> None:
        super().__init__(kit, name, parent)
        self.drawn_icon = icon
        self._in_wood = in_wood

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The disc."""
        cx, cy, r = x + w / 2, y + h / 2, min(w, h) / 2
        if not self.isEnabled():
            fill, line = (theme.WOOD1, theme.WOOD3) if self._in_wood else (theme.OFF, theme.ROCK3)
            sheet.circle(cx, cy, r - 2, fill, line, 2, opacity=0.75)
            return
        if not self.isDown():
            sheet.circle(cx, cy + 6, r, theme.INK, opacity=0.28)
        sheet.circle(cx, cy, r - 1.5, theme.BRASS, theme.INK)
        sheet.circle(cx, cy, r - 11, theme.PAPER2 if self.isDown() else theme.PAPER, theme.INK, 2.2)
        if self.chosen:
            sheet.circle(cx, cy, r + 4, "none", theme.INK, 13).circle(cx, cy, r + 4, "none", theme.ORANGE, 8)

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A round ring."""
        cx, cy, r = x + w / 2, y + h / 2, min(w, h) / 2 + (-8 if self.chosen else 6)
        sheet.circle(cx, cy, r, "none", theme.WHITE, 9).circle(cx, cy, r, "none", theme.BLUE, 5)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The picture, 56 % of the disc."""
        painter.setOpacity(1.0 if self.isEnabled() else 0.3)
        self.kit.pictures.paint(painter, centred(box, 0.56), self.drawn_icon)


class GateButton(RoundButton):
    """A door, to the grown-ups or out: opens when held (or by the keyboard), so that a child does not fall through."""

    opened = Signal()

    def __init__(
        self, kit: Kit, name: Callable[[], str], parent: QWidget | None = None, *, icon: str = "bar_gate"
    ) -> None:
        super().__init__(kit, icon, name, parent)
        self.shown_part = 0.0
        """How far round the rim is blue, 0 to 1: it fills while the door is held, and runs back when it was let go."""
        self._held = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._held.timeout.connect(self._open)
        self._beat = QTimer(self, interval=_BEAT_MS)
        self._beat.timeout.connect(self._fill)
        self.pressed.connect(self._begin)
        self.released.connect(self._held.stop)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The door, and on the rim how long it has been held: who only taps it sees that there is more to come."""
        super().paint_content(painter, box)
        if not self.shown_part:
            return
        pen = QPen(QColor(theme.seen(theme.BLUE)), _RIM_W * self.u)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        inside = _RIM_AT * self.u
        whole = centred(box, 1.0).adjusted(inside, inside, -inside, -inside)
        painter.drawArc(whole, _TOP, -round(self.shown_part * _ROUND))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens at once: a keyboard is not hit by accident, and the fence behind still asks."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A short touch opens nothing."""
        self._held.stop()
        super().mouseReleaseEvent(event)

    def _begin(self) -> None:
        self.shown_part = max(self.shown_part, _GLIMPSE)
        self._held.start()
        self._beat.start()
        self.update()

    def _fill(self) -> None:
        step = _BEAT_MS / HOLD_MS
        if self.isDown():
            self.shown_part = min(1.0, self.shown_part + step)
        else:
            self.shown_part = max(0.0, self.shown_part - step / 4)
        if not self.shown_part:
            self._beat.stop()
        self.update()

    def _open(self) -> None:
        self._beat.stop()
        self.shown_part = 0.0
        self.setDown(False)
        self.opened.emit()


class Tile(TouchButton):
    """A square of paper with a picture: an answer, an avatar, a choice."""

    def __init__(
        self,
        kit: Kit,
        picture: Symbol | str,
        name: Callable[[], str],
        parent: QWidget | None = None,
        *,
        seed: int = 1,
        part: float = 0.74,
    ) -> None:
        super().__init__(kit, name, parent, seed=seed)
        self.picture = picture
        self.part = part
        self.fill = theme.PAPER

    def face_key(self) -> str:
        """The fill changes, too."""
        return f"{super().face_key()}|{self.fill}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Paper with a shadow; off, it is nearly gone."""
        r = min(w, h) * 0.17
        if self.isEnabled() and not self.isDown():
            sheet.path(cut(x, y + 6, w, h, r, self.seed, 1.4), theme.INK, opacity=0.22)
        if self.chosen:
            sheet.chosen_ring(x, y, w, h, r, self.seed)
        if not self.isEnabled() and not self.chosen:
            sheet.path(cut(x, y, w, h, r, self.seed, 1.4), theme.OFF, theme.ROCK3)
        else:
            fill = theme.PAPER2 if self.isDown() else self.fill
            sheet.path(cut(x, y, w, h, r, self.seed, 1.4), fill, theme.INK)

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The ring follows the tile's corners."""
        sheet.focus_ring(x, y, w, h, min(w, h) * 0.17, self.seed, chosen=self.chosen)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The picture, paler when off."""
        painter.setOpacity(1.0 if self.isEnabled() or self.chosen else 0.45)
        self.kit.pictures.paint(painter, centred(box, self.part), self.picture)


class Pill(TouchButton):
    """A button with words and perhaps a picture before them. `main` makes it the yellow one of its screen."""

    def __init__(
        self,
        kit: Kit,
        label: Callable[[], str],
        parent: QWidget | None = None,
        *,
        main: bool = False,
        icon: str | None = None,
        size: float = 27,
        seed: int = 3,
    ) -> None:
        super().__init__(kit, label, parent, seed=seed)
        self.main = main
        self.drawn_icon = icon
        self.size_u = size
        self.label = label
        self.floor_px = theme.FLOOR_PX

    def face_key(self) -> str:
        """Yellow or paper."""
        return f"{super().face_key()}|{self.main}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A pill cut from paper."""
        r = min(w, h) * 0.34
        if not self.isEnabled():
            sheet.path(cut(x, y, w, h, r, self.seed), theme.OFF, theme.ROCK3)
            return
        if not self.isDown():
            sheet.path(cut(x, y + 7, w, h, r, self.seed), theme.INK, opacity=0.26)
        if self.chosen:
            sheet.chosen_ring(x, y, w, h, r, self.seed)
        fill = theme.YELLOW if self.main else theme.PAPER2 if self.isDown() else theme.PAPER
        sheet.path(cut(x, y, w, h, r, self.seed), fill, theme.INK)

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The ring follows the pill's ends."""
        sheet.focus_ring(x, y, w, h, min(w, h) * 0.34, self.seed, chosen=self.chosen)

    def _parts(self, box: QRectF) -> tuple[QRectF | None, QRectF]:
        """Where the picture and where the words go."""
        inner = box.adjusted(14 * self.u, 4 * self.u, -14 * self.u, -4 * self.u)
        if self.drawn_icon is None:
            return None, inner
        side = min(inner.height() * 0.8, inner.width() * 0.4)
        picture = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
        return picture, inner.adjusted(side + 8 * self.u, 0, 0, 0)

    @property
    def wanted_px(self) -> float:
        """How large the letters are where there is room for them, in pixels."""
        return max(self.size_u * self.text_scale * self.u, self.floor_px)

    def laid_out(self) -> Lines:
        """The words as they are written on the face; no third line crowds it for the sake of larger letters."""
        _, words = self._parts(self.face)
        wanted = self.wanted_px
        usual_px = min(wanted, max(self.size_u * self.u, self.floor_px))
        usual = lay_out(self.label(), words.width(), words.height(), usual_px, self.floor_px)
        if wanted <= usual.px:
            return usual
        two_lines = min(words.height(), (LINE_HEIGHT + 1) * wanted)
        larger = lay_out(self.label(), words.width(), two_lines, wanted, usual.px)
        return larger if larger.fits else usual

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Picture and words."""
        picture, words = self._parts(box)
        if picture is not None and self.drawn_icon is not None:
            painter.setOpacity(1.0 if self.isEnabled() else 0.45)
            self.kit.pictures.paint(painter, picture, self.drawn_icon)
            painter.setOpacity(1.0)
        colour = theme.INK if self.isEnabled() else theme.ROCK3
        write(painter, words, self.laid_out(), colour=colour)


class ArrowButton(TouchButton):
    """The yellow disc with the white arrow: on we go. A word may stand below it."""

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The disc and the arrow; off, both are pale."""
        cx, cy, r = x + w / 2, y + h / 2, min(w, h) / 2
        if self.isEnabled() and not self.isDown():
            sheet.circle(cx, cy + SINK + 2, r, theme.INK, opacity=0.26)
        fill, line = (theme.YELLOW, theme.INK) if self.isEnabled() else (theme.OFF, theme.ROCK3)
        sheet.circle(cx, cy, r - 1.5, fill, line)
        k = r / 62
        sheet.group(cx, cy, k)
        arrow = theme.WHITE if self.isEnabled() else theme.OFF
        sheet.path("M-24 -13H4V-32L36 0L4 32V13H-24Z", arrow, line, sheet.ink / k)
        sheet.end()

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A round ring."""
        cx, cy, r = x + w / 2, y + h / 2, min(w, h) / 2
        sheet.circle(cx, cy, r + 6, "none", theme.WHITE, 9).circle(cx, cy, r + 6, "none", theme.BLUE, 5)
