"""What answering and explaining share: the card above, the island with all its pictures below."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.material import Side
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.row_show import RowShow
from kidslogic.games.piraten.view.stage import Island, Stage, draw_card, side_name, side_word_box
from kidslogic.patterns.symbols import Symbol
from kidslogic.ui import theme
from kidslogic.ui.buttons import Tile
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.theme import TARGET


class IslandStage(Stage):
    """A card of one side and a tile for every picture of the island; subclasses say what the tiles do."""

    def __init__(
        self, kit: Kit, view: View, people: tuple[Person, ...], side: Side, parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, view, people, parent)
        self.side: Side = side
        self.side_word = Label(lambda: side_name(self.side), self, size=21, colour=theme.WHITE)
        symbols = [symbol for cave in view.island for symbol in cave]
        self.tiles = {symbol: self._tile(symbol, number) for number, symbol in enumerate(symbols, start=1)}

    def _tile(self, symbol: Symbol, seed: int) -> Tile:
        return Tile(self.kit, symbol, lambda: self.words_for(symbol), self, seed=seed)

    def tile_box(self, symbol: Symbol) -> QRectF:
        """Where the picture of a tile is, in this stage's pixels."""
        tile = self.tiles[symbol]
        return tile.face.translated(tile.x(), tile.y())

    # ---- layout ----------------------------------------------------------------------------------

    def card_box(self) -> QRectF:
        """Where the card lies, in units: above the island's tiles."""
        m = self.metrics
        if m.portrait:
            return QRectF(20, 20, m.w - 40, 536)
        return QRectF(26, 8, m.w - 46, min(296.0, self.island().top - 20))

    def island(self) -> Island:
        """Where the island lies."""
        m = self.metrics
        if m.portrait:
            return Island(self.view.island, 22, m.w - 44, m.h - 34, portrait=True)
        side = m.target if self.guided else TARGET  # what a lesson says need not be asked on the card
        return Island(self.view.island, 72, m.w - 138, m.h - 16, portrait=False, side=side)

    def arrange_island(self) -> None:
        """Place the tiles, and the side's word on the card's strip."""
        word = side_word_box(self.card_box(), self.side, self.metrics.u, on_top=self.metrics.portrait)
        self.put(self.side_word, word.x(), word.y(), word.width(), word.height())
        island = self.island()
        for cave, symbols in enumerate(self.view.island):
            for level, symbol in enumerate(symbols):
                place = island.tile(cave, level)
                self.put(self.tiles[symbol], place.x(), place.y(), place.width(), place.height())

    def lay_row(self, row: RowShow, box: QRectF, size: float) -> None:
        """Lay a row into `box` (units), its pictures at most `size` units large."""
        u = self.metrics.u
        row.u, row.size_u = u, min(size, box.height())
        row.setGeometry(round(box.x() * u), round(box.y() * u), round(box.width() * u), round(box.height() * u))

    def draw_island(self, sheet: Drawing, flagged: int | None) -> None:
        """Beach, island with perhaps a flag at a cave, and the empty card."""
        self.draw_beach(sheet)
        self.island().draw(sheet, flagged)
        if not self.metrics.portrait:
            self.draw_front(sheet)
        draw_card(sheet, self.card_box(), self.side, on_top=self.metrics.portrait)
