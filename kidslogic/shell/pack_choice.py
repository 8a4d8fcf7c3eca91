"""Which cards today? A child chooses among the packs that are switched on, when there are several."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.packs.endless import ENDLESS_ID
from kidslogic.packs.pack import Pack
from kidslogic.patterns.symbols import Symbol
from kidslogic.shell.choice_buttons import ChildCard
from kidslogic.shell.newcomer import calm_sea
from kidslogic.shell.pack_words import face_of, kit_for, title_of
from kidslogic.shell.pages import EDGE, Page, ScrollRoom
from kidslogic.shell.parts import Parts
from kidslogic.shell.play import Cards
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Sign
from kidslogic.ui.lettering import Lines, elided, lay_out, write
from kidslogic.ui.screen import Screen

_CARD, _LARGEST, _GAP = 248.0, 296.0, 26.0
_SIGN = 140.0
"""Height in units of the sign above the cards."""


class PackChoice(Screen):
    """A card for each pack, with a picture of it and its title."""

    chosen = Signal(object)
    """The child wants to play with this `Pack`, or with `Endless` cards."""

    def __init__(self, parts: Parts, packs: tuple[Cards, ...], parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._sign = Sign(lambda: self.tr("Which cards today?"), self, size=36)
        self._room = ScrollRoom(self)
        self._cards = PackCards(parts, packs, self)
        self._cards.chosen.connect(self.chosen)
        self._room.show_page(self._cards)

    def prompt(self) -> str:
        """Choose a pack."""
        return self._sign.text

    def draw_scene(self, sheet: Drawing) -> None:
        """Open sea."""
        calm_sea(sheet)

    def arrange(self) -> None:
        """The sign above, the cards below it."""
        m = self.metrics
        self.put_centred(self._sign, m.w / 2, 20, max(76, m.type(36) * 1.8), m.w - 40)
        top = self._sign.y() + self._sign.height() + round(10 * m.u)
        left = round(24 * m.u)
        self._room.setGeometry(left, top, self.width() - 2 * left, self.height() - top)
        self._room.set_metrics(m)


class PackCard(ChildCard):
    """A few pictures of what lies on the board, and the title in at most two lines."""

    def __init__(
        self, kit: Kit, pictures: tuple[Symbol | str, ...], name: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        """The first of the `pictures` is the large one in the middle, the next two stand beside it."""
        super().__init__(kit, "", name, parent)
        self._pictures = pictures
        self._title = name

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The pictures above, the title below."""
        u = self.u
        px = max(24 * self.text_scale * u, theme.FLOOR_PX)
        words = QRectF(box.left() + 10 * u, box.bottom() - px * 2.9, box.width() - 20 * u, px * 2.8)
        room = QRectF(box.left() + 10 * u, box.top() + 10 * u, box.width() - 20 * u, words.top() - box.top() - 12 * u)
        large, small = min(room.width() * 0.52, room.height()), min(room.width() * 0.3, room.height() * 0.6)
        places = ((0.0, large), (-(large + small) * 0.46, small), ((large + small) * 0.46, small))
        for picture, (aside, side) in list(zip(self._pictures, places, strict=False))[::-1]:
            left, top = room.center().x() + aside - side / 2, room.center().y() + large / 2 - side
            self.kit.pictures.paint(painter, QRectF(left, top, side, side), picture)
        laid = lay_out(self._title(), words.width(), words.height(), px, theme.FLOOR_PX)
        if not laid.fits:
            laid = Lines((elided(self._title(), words.width(), laid.px, bold=True),), laid.px, fits=True)
        write(painter, words, laid)


def _board_of(pack: Pack) -> tuple[Symbol | str, ...]:
    """The picture that stands for the pack, and two others of its board."""
    face = face_of(pack)
    tops = [cave[0] for cave in pack.board if cave[0].text != face]
    return (face, *tops[:2])


class PackCards(Page):
    """The cards in rows; they scroll when there are many. `cards` has them by the ids of the packs."""

    chosen = Signal(object)

    def __init__(self, parts: Parts, packs: tuple[Cards, ...], parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._languages = parts.languages
        self.cards = {
            pack.id if isinstance(pack, Pack) else ENDLESS_ID: self._card(index, pack)
            for index, pack in enumerate(packs)
        }

    def arrange(self, w: float) -> float:
        """As large as all of them find room; where there are too many for that, they scroll. Each row is centred."""
        room = self.metrics.h - _SIGN
        columns, side = as_large_as_fits(len(self.cards), w - 2 * EDGE, room)
        rows, step = -(-len(self.cards) // columns), side + _GAP
        top = max(20.0, (room - rows * step + _GAP) * 0.4)
        for index, card in enumerate(self.cards.values()):
            row, column = divmod(index, columns)
            in_row = min(columns, len(self.cards) - row * columns)
            left = (w - in_row * step + _GAP) / 2
            self.put(card, left + column * step, top + row * step, side, side)
        return top + rows * step + EDGE

    def _card(self, index: int, pack: Cards) -> PackCard:
        if isinstance(pack, Pack):
            title = partial(title_of, pack)
            card = PackCard(kit_for(self.kit, pack), _board_of(pack), lambda: title(self._languages.current), self)
        else:
            pictures = ("parrot_think", "card_brown", "card_blue")
            card = PackCard(self.kit, pictures, lambda: self.tr("Always new cards"), self)
        card.seed = index + 1
        card.clicked.connect(lambda: self.chosen.emit(pack))
        return card


def as_large_as_fits(cards: int, width: float, height: float) -> tuple[int, float]:
    """How many cards lie in a row, and their side in units; full rows are preferred."""
    most = max(1, min(cards, int((width + _GAP) / (_CARD + _GAP))))
    ways = []
    for columns in range(1, most + 1):
        rows = -(-cards // columns)
        side = min((width + _GAP) / columns, (height + _GAP) / rows) - _GAP
        ways.append((min(side, _LARGEST), cards - rows * columns, columns))
    side, _, columns = max(ways)
    return (columns, side) if side >= _CARD else (most, _CARD)
