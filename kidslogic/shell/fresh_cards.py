"""The parrot draws new cards: what is seen while endless cards are made."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.packs.pack import Pack
from kidslogic.shell.newcomer import calm_sea
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Sign
from kidslogic.ui.screen import Screen
from kidslogic.ui.thinking import Thinker

_SHOWN = 6
_STEP_MS = 220
"""How soon the next card lies there; where less motion is wished all lie there at once."""


class FreshCards(Screen):
    """Lets `draw` work aside and shows one card after the other; the window never waits for it."""

    places = frozenset({"home", "listen"})
    drawn = Signal(object)
    """The `Pack` is ready; None when there can be none."""

    def __init__(self, kit: Kit, draw: Callable[[], Pack | None], parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._draw = draw
        self._cards = _SHOWN if kit.motion.reduced else 1
        self.sign = Sign(self.prompt, self, size=36)
        self.parrot = Figure(kit, "parrot_think", self)
        self.thinker = Thinker(self)
        self.thinker.thought.connect(self._ready)
        self._next_card = QTimer(self, interval=_STEP_MS)
        self._next_card.timeout.connect(self._lay_card)

    def prompt(self) -> str:
        """What is going on."""
        return self.tr("The parrot is drawing new cards!")

    def begin(self) -> None:
        """Begin to draw."""
        self.thinker.think(self._draw)
        self.kit.voice.say(self.prompt())
        if not self.kit.motion.reduced:
            self._next_card.start()

    def arrange(self) -> None:
        """The sign above, the parrot over its cards."""
        m = self.metrics
        self.put_centred(self.sign, m.w / 2, 30, max(76, m.prompt * 1.8), m.w - 40)
        side = min(300.0, m.h * 0.34)
        self.put(self.parrot, m.w / 2 - side / 2, m.h * 0.2, side, side)

    def draw_scene(self, sheet: Drawing) -> None:
        """A quiet sea."""
        calm_sea(sheet)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards so far lie in a row."""
        super().paintEvent(event)
        m = self.metrics
        side = min(150.0, (m.w - 80) / _SHOWN) * m.u
        left = (self.width() - side * _SHOWN) / 2
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for k in range(self._cards):
            box = QRectF(left + side * k, m.h * 0.62 * m.u, side * 0.92, side * 0.92)
            self.kit.pictures.paint(painter, box, "card_brown" if k % 2 == 0 else "card_blue")
        painter.end()

    def _lay_card(self) -> None:
        self._cards = min(self._cards + 1, _SHOWN)
        self.update()

    def _ready(self, pack: Pack | None) -> None:
        self._next_card.stop()
        self.drawn.emit(pack)
