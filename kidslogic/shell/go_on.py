"""Shall we go on? A game that was left can go on exactly there, or give way to a new one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.shell.newcomer import calm_sea
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Sign
from kidslogic.ui.lettering import write
from kidslogic.ui.screen import Screen


class PicturePill(Pill):
    """A big button with a large picture over its words, and perhaps the faces of those who sit in the game."""

    def __init__(
        self,
        kit: Kit,
        picture: str,
        label: Callable[[], str],
        parent: QWidget | None = None,
        *,
        main: bool = False,
        faces: tuple[str, ...] = (),
    ) -> None:
        super().__init__(kit, label, parent, main=main, size=34)
        self._picture = picture
        self._faces = faces

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A sheet of paper with round corners."""
        if not self.isDown():
            sheet.path(cut(x, y + 9, w, h, 34, self.seed), theme.INK, opacity=0.26)
        fill = theme.YELLOW if self.main else theme.PAPER2 if self.isDown() else theme.PAPER
        sheet.path(cut(x, y, w, h, 34, self.seed), fill, theme.INK)

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The ring follows the sheet's corners."""
        sheet.focus_ring(x, y, w, h, 40, self.seed)

    def _parts(self, box: QRectF) -> tuple[QRectF | None, QRectF]:
        u = self.u
        inner = box.adjusted(20 * u, 16 * u, -20 * u, -12 * u)
        words_h = min(inner.height() * 0.36, 2.7 * self.wanted_px)
        picture = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - words_h)
        return picture, QRectF(inner.left(), inner.bottom() - words_h, inner.width(), words_h)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The picture, the faces before it, the words below."""
        picture, words = self._parts(box)
        if picture is not None:
            side = min(picture.width(), picture.height())
            place = QRectF(picture.center().x() - side / 2, picture.top(), side, side)
            self.kit.pictures.paint(painter, place, self._picture)
            face = side * 0.34
            left = place.center().x() - face * len(self._faces) / 2
            for k, name in enumerate(self._faces):
                spot = QRectF(left + k * face, place.bottom() - face, face, face)
                self.kit.pictures.paint(painter, spot, name)
        write(painter, words, self.laid_out())


class GoOnScreen(Screen):
    """Asks whether to go on exactly where the game was left."""

    go_on = Signal()
    anew = Signal()

    def __init__(self, kit: Kit, faces: tuple[str, ...], parent: QWidget | None = None) -> None:
        """`faces` are the pictures of those who sit in the game."""
        super().__init__(kit, parent)
        self._sign = Sign(lambda: self.tr("Shall we go on?"), self, size=40)
        self._go_on = PicturePill(kit, "ship", lambda: self.tr("Go on where we were"), self, main=True, faces=faces)
        self._anew = PicturePill(kit, "map", lambda: self.tr("A new game"), self)
        self._go_on.clicked.connect(self.go_on)
        self._anew.clicked.connect(self.anew)

    def prompt(self) -> str:
        """Go on or begin anew?"""
        return self._sign.text

    def draw_scene(self, sheet: Drawing) -> None:
        """Calm water."""
        calm_sea(sheet)

    def arrange(self) -> None:
        """Two big sheets side by side, in portrait one below the other."""
        m = self.metrics
        self.put_centred(self._sign, m.w / 2, 18, max(70, m.type(40) * 1.75), m.w - 40)
        top = self._sign.sheet.height() / m.u + 56
        room_h = m.h - top - 40
        if m.portrait:
            w, h = min(620, m.w - 80), min(440, (room_h - 40) / 2)
            for k, button in enumerate((self._go_on, self._anew)):
                self.put(button, (m.w - w) / 2, top + k * (h + 40), w, h)
            return
        w, h = min(460, (m.w - 140) / 2), min(500, room_h)
        for k, button in enumerate((self._go_on, self._anew)):
            x = m.w / 2 - w - 26 if k == 0 else m.w / 2 + 26
            self.put(button, x, top + (room_h - h) / 2, w, h)
