"""Choosing by picture: tiles of which one is chosen, and tiles that carry a number."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.buttons import Tile
from kidslogic.ui.figure import Figure
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import Lines, font, lay_out, lay_out_name, text_width, write
from kidslogic.ui.theme import Metrics

_GAP = 18.0


class ChoiceTile(Tile):
    """A tile with a picture, its word below it, and perhaps a number in the corner."""

    def __init__(
        self, kit: Kit, picture: str, label: Callable[[], str], parent: QWidget, *, is_name: bool = False
    ) -> None:
        """`is_name`: the word is somebody's name, of any length, and is cut where there is no room."""
        super().__init__(kit, picture, label, parent, seed=len(picture))
        self.label = label
        self._is_name = is_name
        self._number: int | None = None

    def set_number(self, number: int | None) -> None:
        """Show a number in the corner."""
        self._number = number
        self.update()

    def laid_out(self) -> Lines:
        """The words below the picture, on one line or two."""
        box = self._word_box(self.face)
        fit = lay_out_name if self._is_name else lay_out
        return fit(self.label(), box.width(), box.height(), self._size, theme.FLOOR_PX)

    @property
    def _size(self) -> float:
        return max(25 * self.text_scale * self.u, theme.FLOOR_PX)

    def _word_box(self, box: QRectF) -> QRectF:
        """Room for one line; for two where the words need them, unless they are a name, which is cut instead.

        Words that may break keep off the edges, unless they would find no room then.
        """
        close, label = self._words_within(box, 6 * self.u), self.label()
        if self._is_name or " " not in label:
            return close
        clear = self._words_within(box, 14 * self.u)
        fits = lay_out(label, clear.width(), clear.height(), self._size, theme.FLOOR_PX).fits
        return clear if fits else close

    def _words_within(self, box: QRectF, edge: float) -> QRectF:
        width, line = box.width() - 2 * edge, self._size * 1.4
        wide = text_width(self.label(), self._size, bold=True) > width
        high = line * (2 if wide and not self._is_name else 1)
        return QRectF(box.left() + edge, box.bottom() - high - 4 * self.u, width, high)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Picture, word, number."""
        words = self._word_box(box)
        room = QRectF(box.left(), box.top() + 6 * self.u, box.width(), words.top() - box.top() - 6 * self.u)
        side = min(room.width() * 0.86, room.height())
        spot = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
        self.kit.pictures.paint(painter, spot, self.picture)
        write(painter, words, self.laid_out())
        if self._number is not None:
            r = 21 * self.u
            centre = box.topRight() + QRectF(-30 * self.u, 30 * self.u, 0, 0).topLeft()
            painter.setPen(QPen(QColor(theme.INK), 2.4 * self.u))
            painter.setBrush(QColor(theme.YELLOW))
            painter.drawEllipse(centre, r, r)
            painter.setFont(font(27 * self.u, bold=True))
            disc = QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r)
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._number))


class Choice:
    """Tiles of which exactly one is chosen. `options` are (value, picture, word).

    `places` is for how many tiles the screen keeps room, though some may not be offered.
    """

    def __init__(
        self,
        kit: Kit,
        key: str,
        options: tuple[tuple[str, str, str], ...],
        value: str,
        parent: QWidget,
        face: str | None = None,
    ) -> None:
        self.key = key
        self.places = len(options)
        self.value = value if value in [option for option, _, _ in options] else options[0][0]
        self.tiles = {option: ChoiceTile(kit, picture, partial(str, word), parent) for option, picture, word in options}
        self.face = None if face is None else Figure(kit, face, parent, disc=theme.PAPER, part=0.72)
        for option, tile in self.tiles.items():
            tile.clicked.connect(lambda _checked=False, option=option: self.choose(option))
        self.choose(self.value)

    def choose(self, value: str) -> None:
        """Choose one of the values."""
        self.value = value
        for option, tile in self.tiles.items():
            tile.set_chosen(option == value)

    def keep(self, values: Collection[str]) -> None:
        """Offer only those of the options from now on that are among `values`, of which at least one must be there."""
        for option in [option for option in self.tiles if option not in values]:
            self.tiles.pop(option).deleteLater()
        if self.value not in self.tiles:
            self.choose(next(iter(self.tiles)))

    def keep_levels(self, wanted: int | None, allowed: Collection[int]) -> None:
        """For values that are levels: offer those that are `allowed`, else the nearest; choose the nearest `wanted`."""
        levels = sorted(int(value) for value in self.tiles)
        inside = [level for level in levels if level in allowed]
        kept = inside or [min(levels, key=lambda level: min(abs(level - one) for one in allowed))]
        aim = int(self.value) if wanted is None else wanted
        self.keep([str(level) for level in kept])
        self.choose(str(min(kept, key=lambda level: abs(level - aim))))

    def lay(self, x: float, y: float, w: float, h: float, m: Metrics) -> None:
        """Lay the tiles beside each other from (x, y), each w x h units; a face before them."""
        if self.face is not None:
            self.face.set_box(x, y, h, h, m.u)
            x += h + _GAP
        for tile in self.tiles.values():
            tile.text_scale = m.text_scale
            tile.set_face(x, y, w, h, m.u)
            x += w + _GAP

    def setVisible(self, visible: bool) -> None:
        """Show or hide all of it."""
        for tile in self.tiles.values():
            tile.setVisible(visible)
        if self.face is not None:
            self.face.setVisible(visible)

    def remove(self) -> None:
        """Take it off the screen for good."""
        for tile in self.tiles.values():
            tile.deleteLater()
        if self.face is not None:
            self.face.deleteLater()
