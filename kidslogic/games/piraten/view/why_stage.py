"""Why the answer is right: the row completes itself and shows its rule (P4.5, P11.8)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.material import Side
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.hinting import explanation_of
from kidslogic.games.piraten.view.row_show import RowShow
from kidslogic.games.piraten.view.stage import (
    Island,
    Stage,
    draw_card,
    language,
    side_name,
    side_word_box,
    strip_width,
    trail_on_strip,
)
from kidslogic.games.piraten.view.trail import Trail
from kidslogic.packs.pack import PuzzleRow
from kidslogic.patterns.sentences import words
from kidslogic.patterns.symbols import Symbol
from kidslogic.ui import theme
from kidslogic.ui.buttons import ArrowButton, Tile
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble, Label

BACK_MS = 250
"""How long a picture takes back to its place when it was not the one."""
ARROW = 124


class WhyStage(Stage):
    """After an answer. `tried` is the picture that the child chose; `puzzle` the row with its answer."""

    def __init__(
        self,
        kit: Kit,
        view: View,
        people: tuple[Person, ...],
        puzzle: PuzzleRow,
        tried: Symbol,
        side: Side,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(kit, view, people, parent)
        self.row = puzzle.row
        self.tried = tried
        self.side = side
        self.right = tried == self.row.answer
        options = tuple(symbol for cave in view.island for symbol in cave)
        self._explanation = explanation_of(puzzle, options)
        self.parrot = Figure(kit, "parrot_cheer" if self.right else "parrot_look", self)
        self.bubble = Bubble(self._greeting, self, size=31)
        self.show_row = RowShow(kit, self.row.cells, self._row_name, self)
        self.show_row.feet = 0.3
        self.reason = Label(self._reason, self, size=31)
        self.side_word = Label(lambda: side_name(self.side), self, size=21, colour=theme.WHITE)
        self.next = ArrowButton(kit, lambda: self.tr("Go on"), self)
        self.next.clicked.connect(self.go_on)
        self.next_word = Label(lambda: self.tr("Go on"), self, size=27)
        self.tiles = {symbol: self._tile(symbol, k) for k, symbol in enumerate(options)}
        self.trail = None if view.ladder is None else Trail(kit, len(view.ladder.solved) + 1, view.planned or 0, self)

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Greeting and reason, as they are read aloud."""
        return f"{self._greeting()} {self._reason()}"

    def _greeting(self) -> str:
        if self.right:
            return self.tr("Yes, that fits!")
        return self.tr("Let us see why!")

    def _reason(self) -> str:
        if self._explanation is None:
            return self.tr("{picture} belongs here.").format(picture=self.words_for(self.row.answer))
        return words(self._explanation, self.kit.vocabulary, language())

    def _row_name(self) -> str:
        cells = ", ".join(self.words_for(symbol) for symbol in self.row.completed)
        return self.tr("The whole row: {cells}").format(cells=cells)

    # ---- showing ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """The right picture flies in, another one goes back to its place; then the rule is shown."""
        gap = self.show_row.gap_box().translated(self.show_row.x(), self.show_row.y())
        home = self._tile_box(self.tried)
        if self.right:
            self.fly(self.tried, home, gap, self._explain)
        else:
            self.fly(self.tried, gap, home, self._explain, BACK_MS)

    def hint(self) -> None:
        """Show the rule once more."""
        self._explain()

    def _explain(self) -> None:
        self.kit.sound.play("right" if self.right else "lets_see")
        self.kit.voice.say(self.prompt())
        if self._explanation is None:
            self.show_row.fill(self.row.answer)
        else:
            self.show_row.play(self._explanation.beats, self.row.answer)

    # ---- layout ----------------------------------------------------------------------------------

    def _card_box(self) -> QRectF:
        m = self.metrics
        return QRectF(20, 20, m.w - 40, 536) if m.portrait else QRectF(26, 8, m.w - 46, 296)

    def _island(self) -> Island:
        m = self.metrics
        if m.portrait:
            return Island(self.view.island, 22, m.w - 44, m.h - 34, portrait=True)
        return Island(self.view.island, 72, m.w - 138, m.h - 16, portrait=False)

    def arrange(self) -> None:
        """Parrot, row, reason and arrow on the card; the island dimmed below."""
        m, card = self.metrics, self._card_box()
        strip = 60.0 if m.portrait else strip_width(self.side, m.u)
        left = card.x() + (18 if m.portrait else strip + 18)
        top = card.y() + (strip if m.portrait else 0)
        width = card.right() - left - 20
        arrow_room = 0.0 if m.portrait else ARROW + 36
        self.put(self.parrot, left, top + 4, 92, 92)
        self.bubble.size_u = m.prompt
        bubble = min(width - 120, self.bubble.natural_width(m.u))
        self.put(self.bubble, left + 106, top + 12, bubble, m.prompt * 2)
        self._lay_trail(card, left + 106 + bubble)
        self._lay_row(QRectF(left, top + 92, width - arrow_room, 200 if m.portrait else 144))
        self.reason.size_u = m.prompt
        bottom = card.bottom() - 8
        if m.portrait:
            self.put(self.reason, left, top + 300, width - ARROW - 30, bottom - top - 300)
            self.put(self.next, card.right() - ARROW - 24, bottom - ARROW - 16, ARROW, ARROW)
            self.next_word.hide()
        else:
            self.put(self.reason, left, card.y() + 226, width - arrow_room, card.height() - 226)
            x = card.right() - ARROW - 24
            self.put(self.next, x, card.y() + 62, ARROW, ARROW)
            self.put(self.next_word, x - 20, card.y() + 194, ARROW + 40, 44)
        word = side_word_box(card, self.side, m.u, on_top=m.portrait)
        self.put(self.side_word, word.x(), word.y(), word.width(), word.height())
        island = self._island()
        for cave, symbols in enumerate(self.view.island):
            for level, symbol in enumerate(symbols):
                place = island.tile(cave, level)
                self.put(self.tiles[symbol], place.x(), place.y(), place.width(), place.height())

    def _lay_trail(self, card: QRectF, bubble_end: float) -> None:
        """Lay training's shells on the strip, or beside the parrot's words."""
        if self.trail is None:
            return
        m = self.metrics
        beside = QRectF(bubble_end + 20, card.y() + 12, card.right() - 24 - bubble_end - 20, 40)
        self.trail.align = Qt.AlignmentFlag.AlignRight
        self.trail.lay_in(trail_on_strip(card) if m.portrait else beside, m.u)

    def _lay_row(self, box: QRectF) -> None:
        u = self.metrics.u
        self.show_row.u = u
        self.show_row.size_u = 98
        self.show_row.setGeometry(
            round(box.x() * u), round(box.y() * u), round(box.width() * u), round(box.height() * u)
        )

    def scene_key(self) -> str:
        """The side, the flag's cave, and through the strip the language."""
        return f"why|{self.side}|{self._answer_cave()}|{side_name(self.side)}"

    def draw_scene(self, sheet: Drawing) -> None:
        """Beach, island with a flag at the right cave, card."""
        self.draw_beach(sheet)
        self._island().draw(sheet, self._answer_cave())
        if not self.metrics.portrait:
            self.draw_front(sheet)
        draw_card(sheet, self._card_box(), self.side, on_top=self.metrics.portrait)

    def _answer_cave(self) -> int:
        return next(k for k, cave in enumerate(self.view.island) if self.row.answer in cave)

    def _tile(self, symbol: Symbol, k: int) -> Tile:
        tile = Tile(self.kit, symbol, lambda: self.words_for(symbol), self, seed=k + 1)
        tile.setEnabled(False)
        tile.set_chosen(symbol == self.row.answer)
        return tile

    def _tile_box(self, symbol: Symbol) -> QRectF:
        tile = self.tiles[symbol]
        return tile.face.translated(tile.x(), tile.y())
