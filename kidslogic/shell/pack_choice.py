"""Which cards today? A child chooses among the packs that are switched on, when there are several."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.packs.pack import Pack
from kidslogic.shell.choice_buttons import ChildCard
from kidslogic.shell.newcomer import calm_sea
from kidslogic.shell.pack_words import face_of, kit_for, title_of
from kidslogic.shell.pages import EDGE, Page, ScrollRoom
from kidslogic.shell.parts import Parts
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.labels import Sign
from kidslogic.ui.screen import Screen

_CARD_W, _CARD_H, _GAP = 240.0, 210.0, 26.0


class PackChoice(Screen):
    """A card for each pack, with a picture of it and its title."""

    chosen = Signal(object)
    """The child wants to play with this `Pack`."""

    def __init__(self, parts: Parts, packs: tuple[Pack, ...], parent: QWidget | None = None) -> None:
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


class PackCards(Page):
    """The cards in rows; they scroll when there are many."""

    chosen = Signal(object)

    def __init__(self, parts: Parts, packs: tuple[Pack, ...], parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._languages = parts.languages
        self.cards = {pack.id: self._card(index, pack) for index, pack in enumerate(packs)}

    def arrange(self, w: float) -> float:
        """As many in a row as there is room for, each row centred."""
        columns = max(1, min(len(self.cards), int((w - 2 * EDGE + _GAP) / (_CARD_W + _GAP))))
        left = (w - columns * _CARD_W - (columns - 1) * _GAP) / 2
        for index, card in enumerate(self.cards.values()):
            row, column = divmod(index, columns)
            self.put(card, left + column * (_CARD_W + _GAP), 20 + row * (_CARD_H + _GAP), _CARD_W, _CARD_H)
        rows = -(-len(self.cards) // columns)
        return 20 + rows * (_CARD_H + _GAP) + EDGE

    def _card(self, index: int, pack: Pack) -> ChildCard:
        kit = kit_for(self.kit, pack)
        card = ChildCard(kit, face_of(pack), lambda: title_of(pack, self._languages.current), self, seed=index + 1)
        card.clicked.connect(lambda: self.chosen.emit(pack))
        return card
