"""The parts of the treasure stage: tiles with gems, the chest, the odds, the seats."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.state import View
from kidslogic.ui import theme
from kidslogic.ui.buttons import centred
from kidslogic.ui.drawing import Drawing, cut, drawn
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import Lines, lay_out, lay_out_name, write
from kidslogic.ui.touch import TouchButton

ODDS_DOTS = 10
"""The chance is shown as so many tiles, some of them wet."""


def draw_cloth(sheet: Drawing, box: QRectF, hem: float) -> None:
    """The stitched cloth under the display; `box` is the room of the tiles, `hem` what lies around it."""
    x, y, w, h = box.x() - hem, box.y() - hem, box.width() + 2 * hem, box.height() + 2 * hem
    sheet.path(cut(x, y + 8, w, h, 20, 2, 5), theme.INK, opacity=0.2)
    sheet.path(cut(x, y, w, h, 20, 2, 5), theme.CLOTH, theme.INK)
    seam = hem / 3
    sheet.path(cut(x + seam, y + seam, w - 2 * seam, h - 2 * seam, 14, 2, 3), "none", "#F0D79A", 4, dash="14 10")


class TreasureTile(TouchButton):
    """A tile on its place: closed, open with its gems, or gone."""

    def __init__(self, kit: Kit, place: int, name: Callable[[], str], parent: QWidget) -> None:
        super().__init__(kit, name, parent, seed=place + 1)
        self.place = place
        self.gems: tuple[str, ...] = ()
        self._known: tuple[str, ...] = ()
        self._width = 1.0

    def show_closed(self, known: tuple[str, ...] = ()) -> None:
        """Face down; `known` are its gems where the house rules leave them marked."""
        self.gems, self._known, self.chosen = (), known, False
        self.setEnabled(True)
        self.show()
        self.update()

    def show_open(self, gems: tuple[str, ...]) -> None:
        """Face up."""
        self.gems, self.chosen = gems, True
        self.setEnabled(False)
        self.show()
        self.update()

    def show_empty(self) -> None:
        """Taken: the dent in the cloth is left."""
        self.hide()

    def lock(self) -> None:
        """Cannot be turned now; it looks the same."""
        self.setEnabled(False)

    def turned(self, width: float) -> None:
        """While it turns over: how wide it looks, 0 to 1."""
        self._width = max(0.02, width)
        self.update()

    def face_key(self) -> str:
        """Open or closed, and how far turned."""
        return f"treasure|{self.seed}|{bool(self.gems)}|{round(self._width, 2)}|{self.chosen}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Wood with a rim when closed, white paper when open."""
        x, w = x + w * (1 - self._width) / 2, max(6.0, w * self._width)
        r = min(20.0, w * 0.3)
        if not self.isDown():
            sheet.path(cut(x, y + 6, w, h, r, self.seed, 1.4), theme.INK, opacity=0.3)
        if self.gems:
            if self._width > 0.9:
                sheet.chosen_ring(x, y, w, h, r, self.seed)
            sheet.path(cut(x, y, w, h, r, self.seed, 1.4), theme.WHITE, theme.INK)
            return
        if self.chosen:
            sheet.chosen_ring(x, y, w, h, r, self.seed)
        sheet.path(cut(x, y, w, h, r, self.seed, 1.4), theme.WOOD1, theme.INK)
        if w > 30:
            inner = cut(x + 9, y + 9, w - 18, h - 18, r * 0.65, self.seed, 1.2)
            sheet.path(inner, "none", theme.WOOD3, 2.5)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """A chest when closed, the gems when open."""
        if self._width < 0.55:
            return
        if not self.gems:
            self.kit.pictures.paint(painter, centred(box, 0.62), "chest")
            for gem in self._known[:1]:
                corner = QRectF(box.right() - box.width() * 0.36, box.top(), box.width() * 0.34, box.height() * 0.34)
                self.kit.pictures.paint(painter, corner, f"gem_{gem}")
        elif len(self.gems) == 1:
            self.kit.pictures.paint(painter, centred(box, 0.8), f"gem_{self.gems[0]}")
        else:
            half = box.width() * 0.5
            for gem, x, y in zip(self.gems, (0.02, 0.48), (0.05, 0.45), strict=False):
                spot = QRectF(box.left() + box.width() * x, box.top() + box.height() * y, half, half)
                self.kit.pictures.paint(painter, spot, f"gem_{gem}")


class ChestButton(TouchButton):
    """The open chest with this turn's gems: touch it to keep them."""

    def __init__(self, kit: Kit, label: Callable[[], str], parent: QWidget) -> None:
        super().__init__(kit, label, parent, seed=9)
        self.label = label
        self._gems: tuple[str, ...] = ()

    def show_gems(self, gems: tuple[str, ...]) -> None:
        """The gems uncovered in this turn."""
        self._gems = gems
        self.update()

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Paper that glows when the treasure can be kept."""
        ready = self.isEnabled()
        shadow = 9 if ready and not self.isDown() else 0
        sheet.paper(x, y, w, h, 30, theme.GLOW if ready else theme.PAPER2, seed=9, shadow=shadow)
        if self.chosen:
            sheet.chosen_ring(x, y, w, h, 30, 9)
        cx, top = x + w / 2, y + h * 0.09
        k = h / 246
        sheet.group(cx, top, k)
        ink = sheet.ink / k
        sheet.path("M-84 70C-84 24 -62 0 -40 0H40C62 0 84 24 84 70Z", theme.WOOD4, theme.INK, ink)
        sheet.path("M-78 82C-60 44 -30 40 0 40C30 40 60 44 78 82Z", theme.YELLOW, theme.INK, ink)
        sheet.path("M-54 62q8 -8 16 0M40 64q8 -8 16 0M-8 62q8 -8 16 0", "none", theme.ORANGE, 3)
        sheet.path("M-90 76H90V146H-90Z", theme.BROWN, theme.INK, ink)
        sheet.path("M-66 76h20v70h-20zM46 76h20v70h-20z", theme.ORANGE, theme.INK, ink)
        sheet.path("M-15 70h30v28q0 12 -15 12t-15 -12z", theme.YELLOW, theme.INK, ink)
        sheet.end()

    def laid_out(self) -> Lines:
        """The words below the chest."""
        box = self._words(self.face)
        return lay_out(self.label(), box.width(), box.height(), max(34 * self.u, theme.FLOOR_PX), theme.FLOOR_PX)

    def _words(self, box: QRectF) -> QRectF:
        return QRectF(
            box.left() + 12 * self.u, box.top() + box.height() * 0.7, box.width() - 24 * self.u, box.height() * 0.27
        )

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Gems above the chest's rim, words below."""
        k = box.height() / 246
        size = min(62 * k, 190 * k / max(1, len(self._gems)))
        left = box.center().x() - size * len(self._gems) / 2
        for index, gem in enumerate(self._gems):
            spot = QRectF(left + index * size, box.top() + 22 * k + (62 * k - size), size, size)
            self.kit.pictures.paint(painter, spot, f"gem_{gem}")
        write(painter, self._words(box), self.laid_out())


class DareButton(TouchButton):
    """ "How risky is it?" Shows the chance to bust as a picture, on request only."""

    def __init__(self, kit: Kit, label: Callable[[], str], parent: QWidget) -> None:
        super().__init__(kit, label, parent, seed=11)
        self.label = label
        self._wet: int | None = None

    @property
    def wet(self) -> int | None:
        """How many of the ten tiles of the picture are wet; None while it is not shown."""
        return self._wet

    def show_chance(self, chance: Fraction | None) -> None:
        """Show so many wet tiles of ten, or the question again. A real risk is never shown as none."""
        if chance is None:
            self._wet = None
        else:
            tenths = round(chance * ODDS_DOTS)
            self._wet = max(1, tenths) if chance > 0 else 0
            self.setAccessibleDescription(self.tr("%n of ten tiles would go wrong.", "", self._wet))
        self.update()

    def face_key(self) -> str:
        """What the picture shows."""
        return f"{super().face_key()}|{self._wet}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Paper; ten small tiles once it was asked."""
        if not self.isEnabled():
            sheet.paper(x, y, w, h, 30, theme.OFF, seed=11, shadow=0, edge=theme.ROCK3)
            return
        sheet.paper(x, y, w, h, 30, theme.PAPER2 if self.isDown() else theme.PAPER, seed=11, shadow=9)
        if self._wet is None:
            return
        pitch = min((w - 40) / 5, (h - 30) / 2)
        left, top = x + (w - 5 * pitch) / 2, y + (h - 2 * pitch) / 2
        for k in range(ODDS_DOTS):
            tx, ty = left + (k % 5) * pitch + 4, top + (k // 5) * pitch + 4
            wet = k >= ODDS_DOTS - self._wet
            fill = theme.SKY if wet else theme.WOOD1
            sheet.path(cut(tx, ty, pitch - 8, pitch - 8, 10, k, 1.0), fill, theme.INK, 2.6)
            if wet:
                wave = f"q{pitch * 0.1:.0f} -10 {pitch * 0.2:.0f} 0"
                wet_line = f"M{tx + 6:.0f} {ty + pitch / 2 - 4:.0f}{wave}{wave}{wave}"
                sheet.path(wet_line, "none", theme.BLUE, 4)

    def laid_out(self) -> Lines:
        """The question."""
        box = self._words(self.face)
        return lay_out(self.label(), box.width(), box.height(), max(30 * self.u, theme.FLOOR_PX), theme.FLOOR_PX)

    def _words(self, box: QRectF) -> QRectF:
        side = min(box.height() * 0.62, box.width() * 0.34)
        return box.adjusted(side + 22 * self.u, 6 * self.u, -8 * self.u, -6 * self.u)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The parrot that thinks, and the question."""
        if self._wet is not None:
            return
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        side = min(box.height() * 0.62, box.width() * 0.34)
        spot = QRectF(box.left() + 14 * self.u, box.center().y() - side / 2, side, side)
        self.kit.pictures.paint(painter, spot, "parrot_think")
        write(painter, self._words(box), self.laid_out(), colour=theme.INK if self.isEnabled() else theme.ROCK3)


class SeatPanel(QWidget):
    """A child at the table with the height of the stack; whose turn it is glows."""

    def __init__(self, kit: Kit, view: View, seat: int, person: Person, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.kit = kit
        self.u = 1.0
        self.seat = seat
        self.person = person
        self._turn = view.seat == seat
        self.show_view(view)

    def show_view(self, view: View) -> None:
        """The heights of the stacks (never their contents)."""
        self.height_of_stack = view.heights[self.seat]
        self.setAccessibleName(self.tr("{name}: %n tile(s)", "", self.height_of_stack).format(name=self.person.name))
        self.update()

    def lay(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """Lie at (x, y) with w x h, in units of `u` pixels."""
        self.u = u
        self.setGeometry(round(x * u), round(y * u), round(w * u), round(h * u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper, face, stack, name."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        w, h = self.width() / self.u, self.height() / self.u
        key = f"seat|{self._turn}|{self.height_of_stack}"
        painter.drawPixmap(0, 0, drawn(key, w, h, self.u, self.devicePixelRatioF(), self._draw))
        side = min(84.0, h - 34 if self._lies_flat else h * 0.5, w * 0.5) * self.u
        top = (self.height() - 8 * self.u - side) / 2 if self._lies_flat else 10 * self.u
        self.kit.pictures.paint(painter, QRectF(12 * self.u, top, side, side), self.person.avatar)
        if self._lies_flat:
            plate = QRectF(side + 24 * self.u, 0, self.width() - side - 100 * self.u, self.height() - 8 * self.u)
        else:
            plate = QRectF(8 * self.u, (h - 56) * self.u, (w - 16) * self.u, 44 * self.u)
        laid = lay_out_name(
            self.person.name, plate.width(), plate.height(), max(27 * self.u, theme.FLOOR_PX), theme.FLOOR_PX
        )
        write(painter, plate, laid)
        painter.end()

    @property
    def _lies_flat(self) -> bool:
        """Whether the name stands beside the face: who is alone has a wide card."""
        return self.width() >= 2 * self.height()

    def _draw(self, sheet: Drawing) -> None:
        w, h = sheet.w, sheet.h
        fill = theme.GLOW if self._turn else theme.PAPER2
        sheet.paper(3, 3, w - 6, h - 12, 22, fill, seed=4 + self.seat, shadow=6)
        foot, room = h - 26, h - 42
        if not self._lies_flat:
            sheet.path(f"M20 {h - 64:.0f}H{w - 20:.0f}", "none", theme.PAPER3, 3)
            foot, room = h - 76, h - 92
        step = min(17.0, room / max(1, self.height_of_stack))
        for k in range(self.height_of_stack):
            y = foot - 14 - k * step
            sheet.path(cut(w - 64, y, 48, 17, 6, k + 2, 0.8), theme.WOOD1, theme.INK, 2.6)
