"""The screens that are on the way back, as a pile: the harbour at the bottom, the one that is seen on top."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from kidslogic.shell.window import Window
from kidslogic.ui.screen import Screen


class Pile(QObject):
    """Moves the window from screen to screen; who listens hears which one is seen."""

    uncovered = Signal(Screen)
    """Those above this screen are gone; it is about to be seen again."""
    shown = Signal(Screen)
    """This screen has become the one on top."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._screens: list[Screen] = []

    def __len__(self) -> int:
        return len(self._screens)

    @property
    def top(self) -> Screen:
        """The screen that is seen."""
        return self._screens[-1]

    def depth_of(self, kind: type[Screen]) -> int | None:
        """How many screens are left when the lowest one of a kind is on top; None where there is none."""
        return next((index + 1 for index, screen in enumerate(self._screens) if isinstance(screen, kind)), None)

    def push(self, screen: Screen) -> None:
        """Show a screen above all others."""
        self._screens.append(screen)
        self._window.sail_to(screen)
        self.shown.emit(screen)

    def replace(self, screen: Screen) -> None:
        """Show a screen in the place of the top."""
        gone = self._screens.pop()
        self.push(screen)
        gone.deleteLater()

    def pop_to(self, depth: int) -> None:
        """Go back until `depth` screens are left; 1 is the bottom. Nothing happens where no more are there."""
        gone = self._screens[depth:]
        if not gone:
            return
        del self._screens[depth:]
        self.uncovered.emit(self.top)
        self._window.sail_to(self.top, back=True)
        self.shown.emit(self.top)
        for screen in gone:
            screen.deleteLater()
