"""Cards of the grown-ups' pages: a title, and below it words, buttons or more."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from kidslogic.shell.pages import EDGE, PAD, Page
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.theme import TARGET

BUTTON_GAP = 20.0


class Section(QObject):
    """One card of a page."""

    def __init__(self, page: Page, title: Callable[[], str], *, fill: str = theme.PAPER) -> None:
        super().__init__(page)
        self.page = page
        self._fill = fill
        self._title = page.words(title, size=30, bold=True)

    def arrange(self, y: float, w: float) -> float:
        """Lie at `y` on a page of `w` units; returns where the card ends."""
        bottom = self._place(EDGE, y, w - 2 * EDGE)
        self.page.card(EDGE, y, w - 2 * EDGE, bottom - y, self._fill)
        return bottom

    def set_visible(self, visible: bool) -> None:
        """Show or hide the title, for a card that has nothing to say."""
        self._title.setVisible(visible)

    def height(self, w: float) -> float:
        """How high a card of `w` units is."""
        return self._place(0, 0, w)

    def lay(self, x: float, y: float, w: float, bottom: float) -> None:
        """Lie at (x, y), `w` units wide and down to `bottom`: beside another card that is higher, perhaps."""
        self._place(x, y, w)
        self.page.card(x, y, w, bottom - y, self._fill)

    def _place(self, x: float, y: float, w: float) -> float:
        inner = w - 2 * PAD
        top = self.page.write(self._title, x + PAD, y + 18, inner) + 12
        return self.arrange_inside(x + PAD, top, inner) + PAD

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Place what stands below the title; returns where it ends."""
        raise NotImplementedError


class TextSection(Section):
    """A card with a paragraph."""

    def __init__(self, page: Page, title: Callable[[], str], text: Callable[[], str]) -> None:
        super().__init__(page, title, fill=theme.GLOW)
        self._text = page.words(text, size=24)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The paragraph."""
        return self.page.write(self._text, x, y - 8, w)


class ChoiceSection(Section):
    """A card with one pill for each value; the chosen one has the ring."""

    chosen = Signal(str)
    least = 160.0
    """Width in units that every pill has at least."""

    def __init__(self, page: Page, title: Callable[[], str], labels: Mapping[str, Callable[[], str]], now: str) -> None:
        super().__init__(page, title)
        self.buttons = {value: self._button(value, label) for value, label in labels.items()}
        self.mark(now)

    def mark(self, now: str) -> None:
        """Show which value is in force."""
        for value, button in self.buttons.items():
            button.set_chosen(value == now)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The pills."""
        return flow(self.page, list(self.buttons.values()), x, y, w, self.least)

    def _button(self, value: str, label: Callable[[], str]) -> Pill:
        button = Pill(self.page.kit, label, self.page)
        button.clicked.connect(lambda: self._choose(value))
        return button

    def _choose(self, value: str) -> None:
        self.mark(value)
        self.chosen.emit(value)


def flow(page: Page, buttons: list[Pill], x: float, y: float, w: float, least: float, *, most: float = 320) -> float:
    """Lay buttons in as many columns as leave `least` units to each, none wider than `most`; returns where they end."""
    columns = max(1, min(len(buttons), int((w + BUTTON_GAP) / (least + BUTTON_GAP))))
    button_w = min(most, (w - BUTTON_GAP * (columns - 1)) / columns)
    for index, button in enumerate(buttons):
        row, column = divmod(index, columns)
        left, top = x + column * (button_w + BUTTON_GAP), y + row * (TARGET + BUTTON_GAP)
        page.put(button, left, top, button_w, TARGET)
    rows = -(-len(buttons) // columns)
    return y + rows * TARGET + (rows - 1) * BUTTON_GAP
