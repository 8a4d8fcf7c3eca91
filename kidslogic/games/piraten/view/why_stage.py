"""Why the answer is right: the row completes itself and shows its rule (P4.5, P11.8)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.material import Side
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.hinting import comment_on, explanation_of
from kidslogic.games.piraten.view.island_stage import IslandStage
from kidslogic.games.piraten.view.row_show import RowShow
from kidslogic.games.piraten.view.stage import (
    language,
    side_name,
    strip_width,
    trail_on_strip,
)
from kidslogic.games.piraten.view.trail import Trail
from kidslogic.packs.pack import PuzzleRow
from kidslogic.patterns.sentences import words
from kidslogic.patterns.symbols import Symbol
from kidslogic.ui.buttons import ArrowButton
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble, Label

BACK_MS = 250
"""How long a picture takes back to its place when it was not the one."""
ARROW = 124


class WhyStage(IslandStage):
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
        super().__init__(kit, view, people, side, parent)
        self._puzzle = puzzle
        self.row = puzzle.row
        self.tried = tried
        self.right = tried == self.row.answer
        self._told = False
        self._explanation = explanation_of(puzzle, tuple(self.tiles))
        for symbol, tile in self.tiles.items():
            tile.setEnabled(False)
            tile.set_chosen(symbol == self.row.answer)
        self.parrot = Figure(kit, "parrot_cheer" if self.right else "parrot_look", self)
        self.bubble = Bubble(self._greeting, self, size=31)
        self.show_row = RowShow(kit, self.row.cells, self._row_name, self)
        self.show_row.feet = 0.3
        self.reason = Label(self._reason, self, size=31)
        self.next = ArrowButton(kit, lambda: self.tr("Go on"), self)
        self.next.clicked.connect(self.go_on)
        self.next_word = Label(lambda: self.tr("Go on"), self, size=27)
        self.trail = None if view.ladder is None else Trail(kit, len(view.ladder.solved) + 1, view.planned or 0, self)

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Greeting and reason, as they are read aloud."""
        return f"{self._greeting()} {self._reason()}"

    def _greeting(self) -> str:
        if self.right:
            return self.tr("Yes, that fits!")
        return comment_on(self._puzzle, tuple(self.tiles), self.tried)

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
        home = self.tile_box(self.tried)
        if self.right:
            self.fly(self.tried, home, gap, self._explain)
        else:
            self.fly(self.tried, gap, home, self._explain, BACK_MS)

    @property
    def has_shown(self) -> bool:
        """Whether the whole rule has been seen."""
        return self._told and not self.show_row.is_playing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A touch brings what moves to its end; when all is shown, it shows the rule once more."""
        moved = self.kit.motion.is_running
        super().mousePressEvent(event)
        if not moved:
            self._explain()

    def _explain(self) -> None:
        self._told = True
        self.kit.sound.play("right" if self.right else "lets_see")
        self.kit.voice.say(self.prompt())
        if self._explanation is None:
            self.show_row.fill(self.row.answer)
        else:
            self.show_row.play(self._explanation.beats, self.row.answer)

    # ---- layout ----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Parrot, row, reason and arrow on the card; the island dimmed below."""
        m, card = self.metrics, self.card_box()
        strip = 60.0 if m.portrait else strip_width(self.side, m.u)
        left = card.x() + (18 if m.portrait else strip + 18)
        top = card.y() + (strip if m.portrait else 0)
        width = card.right() - left - 20
        arrow_room = 0.0 if m.portrait else ARROW + 36
        self.put(self.parrot, left, top + 4, 92, 92)
        self.bubble.size_u = m.prompt
        bubble = min(width - 120, self.bubble.natural_width(m.u))
        self.put(self.bubble, left + 106, top + (12 if m.portrait else 8), bubble, min(m.prompt * 2, 72))
        self._lay_trail(card, left + 106 + bubble)
        self.reason.size_u = m.prompt
        bottom = card.bottom() - 8
        if m.portrait:
            self.lay_row(self.show_row, QRectF(left, top + 92, width, 200), 98)
            self.put(self.reason, left, top + 300, width - ARROW - 30, bottom - top - 300)
            self.put(self.next, card.right() - ARROW - 24, bottom - ARROW - 16, ARROW, ARROW)
            self.next_word.hide()
        else:
            high = max(60.0, 2.3 * m.floor)  # two lines at the smallest size, clear of the card's edge
            over, row, size = 88.0, 144.0, 98.0
            if self.guided:  # nothing stands above the row
                over, row, size = 6.0, bottom - high - top + 14, 112.0
            self.lay_row(self.show_row, QRectF(left, top + over, width - arrow_room, row), size)
            self.put(self.reason, left, card.bottom() - 6 - high, width - arrow_room, high)
            x, y = card.right() - ARROW - 24, card.center().y() - 86
            self.put(self.next, x, y, ARROW, ARROW)
            self.put(self.next_word, x - 20, y + 132, ARROW + 40, 44)
        self.arrange_island()

    def _lay_trail(self, card: QRectF, bubble_end: float) -> None:
        """Lay training's shells on the strip, or beside the parrot's words."""
        if self.trail is None:
            return
        m = self.metrics
        beside = QRectF(bubble_end + 20, card.y() + 12, card.right() - 24 - bubble_end - 20, 40)
        self.trail.align = Qt.AlignmentFlag.AlignRight
        self.trail.lay_in(trail_on_strip(card) if m.portrait else beside, m.u)

    def scene_key(self) -> str:
        """Whether it is in a lesson, the side, the flag's cave, and through the strip the language."""
        return f"why|{self.guided}|{self.side}|{self._answer_cave()}|{side_name(self.side)}"

    def draw_scene(self, sheet: Drawing) -> None:
        """Beach, island with a flag at the right cave, card."""
        self.draw_island(sheet, self._answer_cave())

    def _answer_cave(self) -> int:
        return next(k for k, cave in enumerate(self.view.island) if self.row.answer in cave)
