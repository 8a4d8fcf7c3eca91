"""Something failed that nobody expected: the parrot says so kindly, the game is kept, home is one touch away."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from kidslogic.shell.logbook import Logbook
from kidslogic.shell.newcomer import calm_sea
from kidslogic.shell.window import Window
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET


class TroubleScreen(Screen):
    """A picture, a sentence, a way home."""

    go_home = Signal()

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._parrot = Figure(kit, "parrot_think", self)
        self._bubble = Bubble(lambda: self.tr("Oops, I stumbled! Your game is kept."), self, size=36)
        self.home = Pill(kit, lambda: self.tr("Home"), self, main=True, icon="bar_home", size=34)
        self.home.clicked.connect(self.go_home)

    def prompt(self) -> str:
        """Nothing is lost."""
        return self._bubble.text

    def draw_scene(self, sheet: Drawing) -> None:
        """Calm water."""
        calm_sea(sheet)

    def arrange(self) -> None:
        """The parrot speaks in the middle, the way home is below."""
        m = self.metrics
        side = min(260.0, m.w * 0.3)
        words_w = min(m.w - side - 90, 620)
        words_h = max(100, self._bubble.height_for(words_w, m.u) + 30)
        left = (m.w - side - 30 - words_w) / 2
        top = (m.h - side - TARGET - 70) / 2
        self.put(self._parrot, left, top, side, side)
        self.put(self._bubble, left + side + 30, top + max(0, side * 0.42 - words_h / 2), words_w, words_h)
        button_w = min(m.w - 60, 380)
        self.put(self.home, (m.w - button_w) / 2, top + side + 70, button_w, TARGET)


class Comforter(QObject):
    """Shows the screen when something failed. The fault may lie in the screen that is shown: only home leads on."""

    def __init__(self, window: Window, kit: Kit, logbook: Logbook) -> None:
        super().__init__(window)
        self._window = window
        self._kit = kit
        self._coming = False
        logbook.failed.connect(self._soon)

    def _soon(self) -> None:
        """Not in the midst of what failed; a fault that repeats until then is one."""
        if not self._coming:
            self._coming = True
            QTimer.singleShot(0, self, self._show)

    def _show(self) -> None:
        self._coming = False
        if isinstance(self._window.screen_shown, TroubleScreen):
            return
        screen = TroubleScreen(self._kit)
        screen.go_home.connect(self._window.home)
        self._window.visit.emit(screen)
