"""Cards as the game shows them, with their answers, for whoever writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.material import Side
from kidslogic.games.piraten.view.cells import paint_cell, paint_row
from kidslogic.games.piraten.view.stage import draw_card, side_name, side_word_box
from kidslogic.packs.pack import SIDES, Card, Pack
from kidslogic.shell.pack_words import kit_for
from kidslogic.shell.pages import Page, Painted
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import Lines, elided, font, write
from kidslogic.ui.theme import TARGET

CARDS_AT_ONCE = 6
_ROW, _STRIP, _EDGE = 74.0, 54.0, 10.0
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
SIDE_H = _STRIP + 4 * _ROW + 26 + 2 * _EDGE
"""Height in units of one side of a card."""


class CardSide(Painted):
    """One side of a card: its four rows and, behind each, the answer."""

    def __init__(self, kit: Kit, card: Card, side: Side, parent: QWidget) -> None:
        self._kit = kit
        self.card = card
        self.side: Side = side
        super().__init__(self._spoken, parent)

    def show_card(self, kit: Kit, card: Card) -> None:
        """Show another state of the card."""
        self._kit, self.card = kit, card
        self.setAccessibleName(self._spoken())
        self.update()

    def draw(self, sheet: Drawing) -> None:
        """The paper with the strip of the side."""
        draw_card(sheet, self._box(sheet.w, sheet.h), self.side, on_top=True)

    def paint_words(self, painter: QPainter, box: QRectF) -> None:
        """The side's word and the rows."""
        u = self.u
        card = self._box(box.width() / u, box.height() / u)
        word = side_word_box(card, self.side, u, on_top=True)
        px = max(21 * u, theme.FLOOR_PX)
        place = QRectF(word.x() * u, word.y() * u, word.width() * u, word.height() * u)
        write(
            painter, place, Lines((side_name(self.side),), px, fits=True), colour=theme.WHITE,
            align=Qt.AlignmentFlag.AlignLeft,
        )  # fmt: skip
        name = QRectF(place.right(), place.top(), (card.right() - 20) * u - place.right(), place.height())
        painter.setFont(font(px))
        painter.setPen(QColor(theme.WHITE))
        painter.drawText(name, _RIGHT, elided(self._name(), name.width(), px))
        for index, puzzle in enumerate(self.card.sides[self.side]):
            top = (card.y() + _STRIP + 10 + index * _ROW) * u
            left, right = (card.x() + 14) * u, (card.right() - 14) * u
            answer = QRectF(right - 64 * u, top + 4 * u, 64 * u, 64 * u)
            painter.setFont(font(max(26 * u, theme.FLOOR_PX), bold=True))
            painter.setPen(QColor(theme.INK))
            number = QRectF(left, top, 34 * u, _ROW * u)
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(index + 1))
            painter.drawText(
                QRectF(answer.left() - 34 * u, top, 30 * u, _ROW * u), Qt.AlignmentFlag.AlignCenter, "="
            )  # fmt: skip
            room = QRectF(left + 40 * u, top + 2 * u, answer.left() - left - 80 * u, (_ROW - 4) * u)
            paint_row(painter, self._kit, puzzle.row.cells, room, 64 * u, u)
            paint_cell(painter, self._kit, answer, puzzle.row.answer)

    def _name(self) -> str:
        title = self.card.title
        said = title.get(QLocale().name()[:2]) or next(iter(title.values()), "")
        return f"{said} ({self.card.id})" if said else self.card.id

    def _box(self, w: float, h: float) -> QRectF:
        return QRectF(_EDGE, _EDGE, w - 2 * _EDGE, h - 2 * _EDGE - 8)

    def _spoken(self) -> str:
        rows = "; ".join(puzzle.row.text for puzzle in self.card.sides[self.side])
        return f"{self.card.id}, {side_name(self.side)}: {rows}"


class CardsPart:
    """A few cards of a pack on a page, with buttons for those before and after."""

    def __init__(self, page: Page, before: Pill, after: Pill) -> None:
        """`before` and `after` are buttons on `page`; what they say is the page's business."""
        self._page = page
        self.before, self.after = before, after
        self._pack: Pack | None = None
        self.first = 0
        self.sides: dict[tuple[str, str], CardSide] = {}
        before.clicked.connect(lambda: self._turn(-CARDS_AT_ONCE))
        after.clicked.connect(lambda: self._turn(CARDS_AT_ONCE))
        before.hide()
        after.hide()

    @property
    def last(self) -> int:
        """Number of the last card shown, counted from 1."""
        return min(self.first + CARDS_AT_ONCE, self.count)

    @property
    def count(self) -> int:
        """How many cards there are."""
        return 0 if self._pack is None else len(self._pack.cards)

    def show_pack(self, pack: Pack | None) -> None:
        """Show a pack's cards: those that have just changed, else those of the same place as before."""
        changed = _first_change(self._pack, pack)
        self._pack = pack
        if changed is not None and not self.first <= changed < self.first + CARDS_AT_ONCE:
            self.first = changed - changed % CARDS_AT_ONCE
        if self.first >= self.count:
            self.first = max(0, (self.count - 1) // CARDS_AT_ONCE * CARDS_AT_ONCE)
        self._fill()

    def arrange(self, y: float, w: float) -> float:
        """One side below the other; the buttons last."""
        for side in self.sides.values():
            side.set_box(4, y, w - 8, SIDE_H, self._page.metrics.u)
            y += SIDE_H + 6
        buttons = [button for button in (self.before, self.after) if not button.isHidden()]
        for index, button in enumerate(buttons):
            self._page.put(button, 14 + index * 340, y + 12, 320, TARGET)
        return y + TARGET + 24 if buttons else y

    def _turn(self, by: int) -> None:
        self.first += by
        self._fill()
        self._page.grew.emit()

    def _fill(self) -> None:
        pack = self._pack
        wanted = {} if pack is None else {
            (card.id, side): card
            for card in pack.cards[self.first : self.last]
            for side in SIDES if side in card.sides
        }  # fmt: skip
        for key in [key for key in self.sides if key not in wanted]:
            gone = self.sides.pop(key)
            gone.hide()
            gone.deleteLater()
        kit = kit_for(self._page.kit, pack)
        kept = self.sides
        self.sides = {}
        for (card_id, side), card in wanted.items():
            widget = kept.get((card_id, side))
            if widget is None:
                widget = CardSide(kit, card, "brown" if side == "brown" else "blue", self._page)
                widget.show()
            else:
                widget.show_card(kit, card)
            self.sides[card_id, side] = widget
        self.before.setVisible(self.first > 0)
        self.after.setVisible(self.last < self.count)


def _first_change(old: Pack | None, new: Pack | None) -> int | None:
    """Index of the first card of `new` that is not in `old` as it is."""
    if old is None or new is None:
        return None
    before = {card.id: card for card in old.cards}
    return next((index for index, card in enumerate(new.cards) if before.get(card.id) != card), None)
