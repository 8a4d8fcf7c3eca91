"""The chosen row and the island: which picture belongs into the gap? (P4.4, P4.7)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.material import ROWS, Side
from kidslogic.games.piraten.moves import Answer, Move
from kidslogic.games.piraten.state import CardFace, FaceRow, View
from kidslogic.games.piraten.view.cells import paint_row
from kidslogic.games.piraten.view.hinting import HintSteps
from kidslogic.games.piraten.view.island_stage import IslandStage
from kidslogic.games.piraten.view.row_show import RowShow
from kidslogic.games.piraten.view.stage import (
    side_name,
    strip_width,
    trail_on_strip,
)
from kidslogic.games.piraten.view.trail import Trail
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.lettering import LINE_HEIGHT

LARGE = 124.0
"""Size in units of the pictures of a row that has its card, or its strip, for itself."""
HIGH = 290.0
"""A card as high as this has room for waiting rows that are seen well."""
WAITING = 0.66
"""How clear the rows are that are not being solved."""


class CardLayout:
    """Where things lie on the card of the answering stage, in units. `rows` has the boxes by the rows' numbers.

    In training the chosen row is `alone` on the card, below the trail of shells. While the parrot is `talking` the
    other rows make room for what it says.
    """

    def __init__(
        self, card: QRectF, u: float, side: Side, chosen: int, *, portrait: bool, alone: bool, talking: bool
    ) -> None:
        self.card = card
        self.trail: QRectF | None = None
        if portrait:
            left, width, y = card.x() + 18, card.width() - 36, 88.0
            open_height, waiting, gap = 188.0, 74.0, 10.0
        else:
            strip = strip_width(side, u)
            left, width, y = card.x() + strip + 18, card.width() - strip - 38, 18.0
            low = talking or card.height() < HIGH
            waiting, gap = (26.0, 4.0) if low else (34.0, 5.0)
            open_height = card.bottom() - y - 14 - 3 * waiting - 4 * gap
        self.rows: dict[int, QRectF] = {}
        if alone:
            self.trail = trail_on_strip(self.card) if portrait else QRectF(left, 18, width, 48)
            self.rows[chosen] = QRectF(left, 96, width, 440) if portrait else QRectF(left, 74, width, 216)
            return
        for number in ROWS:
            height = open_height if number == chosen else waiting
            self.rows[number] = QRectF(left, y, width, height)
            y += height + (gap * 2 if number == chosen else gap)


class AnswerStage(IslandStage):
    """All pictures of the island are on offer; one touch answers."""

    hints = True

    def __init__(self, kit: Kit, view: View, people: tuple[Person, ...], parent: QWidget | None = None) -> None:
        if view.card is None or view.row is None:
            raise ValueError("no row is chosen")
        super().__init__(kit, view, people, view.card.side, parent)
        self.card: CardFace = view.card
        self.number: int = view.row
        self.row: FaceRow = self.card.rows[self.number - 1]
        self._said: str | None = None
        self.open_row = RowShow(kit, self.row.cells, self._row_name, self)
        self.ask = Label(self.prompt, self, size=30)
        # Help comes from a mate where one sails along: a hint, never the answer (P4.3).
        mates = (person.avatar for person in people if person.seat.kind == "computer")
        self.parrot = Figure(kit, next(mates, "parrot_look"), self)
        self.parrot.hide()
        for symbol, tile in self.tiles.items():
            tile.setEnabled(symbol in view.on_offer and symbol != view.tried)
            tile.clicked.connect(lambda _checked=False, symbol=symbol: self.plays.emit(Answer(symbol)))
        self._steps = HintSteps(kit.vocabulary, view)
        self.trail = None if view.ladder is None else Trail(kit, len(view.ladder.solved), view.planned or 0, self)

    def prompt(self) -> str:
        """What is asked, or what the parrot said last."""
        if self._said is not None:
            return self._said
        if self.watched:
            return self.playing_words()
        if self.view.tried is not None:
            return self.tr("Look again. What else could fit?")
        return self.tr("What is missing? Tap it on the island.")

    def show_choice(self, move: Move) -> None:
        """The chosen picture is marked."""
        for symbol, tile in self.tiles.items():
            tile.set_chosen(isinstance(move, Answer) and symbol == move.symbol)

    def gestures(self, move: Move) -> tuple[Gesture, ...]:
        """A tap on the picture."""
        return self.tap_on(self.tiles.get(move.symbol)) if isinstance(move, Answer) else ()

    @property
    def asks(self) -> bool:
        """Whether words stand below the row: in a lesson only those that it does not say itself."""
        return not self.guided or self.talking or self.view.tried is not None

    @property
    def talking(self) -> bool:
        """Whether the parrot has said something instead of the question."""
        return self._said is not None

    def say(self, text: str) -> None:
        """Let the parrot say something instead of the question."""
        self._said = text
        self.parrot.show()
        self.ask.set_text(self.prompt)
        self.arrange()
        self.update()
        self.kit.voice.say(text)

    def hint(self) -> None:
        """The next step of help: look here, the rule in words, all but the last step."""
        step = self._steps.next()
        self.open_row.feet = 0.24
        self.open_row.play(step.beats)
        self.say(step.words)

    # ---- layout ----------------------------------------------------------------------------------

    def _layout(self) -> CardLayout:
        m = self.metrics
        return CardLayout(
            self.card_box(),
            m.u,
            self.side,
            self.number,
            portrait=m.portrait,
            alone=self.trail is not None,
            talking=self.talking,
        )

    def arrange(self) -> None:
        """Card above, island below."""
        m, layout = self.metrics, self._layout()
        box = layout.rows[self.number]
        if self.trail is not None and layout.trail is not None:
            self.trail.lay_in(layout.trail, m.u)
        self.ask.size_u = m.prompt
        inset = 90 if self.talking else 16
        one_line, two_lines = max(m.prompt * 1.4, 44), 2 * m.floor * LINE_HEIGHT
        fits = self.ask.height_for(box.width() - inset - 16, m.u) <= one_line + m.prompt * (LINE_HEIGHT - 1)
        words = (one_line if fits else max(one_line, two_lines)) if self.asks else 0.0
        upper = QRectF(box.x() + 8, box.y() + 4, box.width() - 16, box.height() - words - 8)
        alone = self.trail is not None or not self.asks
        self.lay_row(self.open_row, upper, LARGE if alone else 92 if m.portrait else 98)
        self.ask.setVisible(self.asks)
        self.put(self.ask, box.x() + inset, upper.bottom(), box.width() - inset - 16, words)
        self.put(self.parrot, box.x() + 8, box.bottom() - 84, 78, 78)
        self.arrange_island()

    def scene_key(self) -> str:
        """Card side, chosen row, whether it is alone or in a lesson, and through the strip the language."""
        card = "alone" if self.trail is not None else "talk" if self.talking else "card"
        return f"answer|{card}|{self.guided}|{self.side}|{self.number}|{side_name(self.side)}|{len(self.view.island)}"

    def draw_scene(self, sheet: Drawing) -> None:
        """Beach, island and the card with its open row."""
        self.draw_island(sheet, self.view.target)
        layout = self._layout()
        for number, box in layout.rows.items():
            x, y, w, h = box.x(), box.y(), box.width(), box.height()
            if number == self.number:
                sheet.path(cut(x - 6, y + 6, w + 12, h, 22, 3), theme.INK, opacity=0.16)
                sheet.path(cut(x - 6, y, w + 12, h, 22, 3), theme.WHITE, theme.INK)
                sheet.path(cut(x - 6, y, w + 12, h, 22, 3), "none", theme.ORANGE, 6)
                sheet.path(cut(x - 10, y - 4, w + 20, h + 8, 25, 3), "none", theme.INK, 2.4)
            else:
                sheet.path(cut(x, y, w, h, 12, number + 1, 1.2), theme.PAPER2, opacity=0.8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The waiting rows are pictures on the card."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        u = self.metrics.u
        for number, box in self._layout().rows.items():
            if number != self.number:
                room = QRectF((box.x() + 40) * u, box.y() * u, (box.width() - 80) * u, box.height() * u)
                size = min(56, box.height() - 1) * u
                paint_row(painter, self.kit, self.card.rows[number - 1].cells, room, size, u, WAITING)
        painter.end()

    def _row_name(self) -> str:
        cells = ", ".join("?" if cell is None else self.words_for(cell) for cell in self.row.cells)
        return self.tr("The row: {cells}").format(cells=cells)
