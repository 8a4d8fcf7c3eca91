"""The fence before the grown-ups' corner: type the numbers that are written in words. A fence, no lock."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label, Sign
from kidslogic.ui.lettering import Lines, write
from kidslogic.ui.scenery import sea
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET
from kidslogic.ui.touch import TouchButton

DIGITS = 3


class Gate(Screen):
    """Asks for three digits in words; another try gets other digits. `PinGate` asks for the grown-ups' PIN instead."""

    passed = Signal()

    places = frozenset({"home"})

    def __init__(self, kit: Kit, parent: QWidget | None = None, dice: random.Random | None = None) -> None:
        super().__init__(kit, parent)
        self._dice = dice or random.SystemRandom()
        self.wanted = ""
        self._typed = ""
        self._sign = Sign(lambda: self.tr("For grown-ups"), self, size=40)
        self._task = Label(self._task_text, self, size=34)
        self._slots = self.make_slots()
        self.digits = [self._digit(number) for number in range(10)]
        self.ask()

    def first_button(self) -> QWidget:
        """The digit one."""
        return self.digits[1]

    def tab_order(self) -> Sequence[QWidget]:
        """From one to nine, then zero, as they lie."""
        return [*self.digits[1:], self.digits[0]]

    def make_slots(self) -> Slots:
        """Where the digits appear that were typed."""
        return Slots(self, DIGITS)

    def pads(self, *, portrait: bool) -> tuple[tuple[TouchButton | None, ...], ...]:
        """The rows of buttons; None leaves a place empty."""
        zero, *others = self.digits
        if portrait:
            return (*(tuple(others[k : k + 3]) for k in (0, 3, 6)), (None, zero, None))
        return tuple(others[:5]), (*others[5:], zero)

    def foot_height(self) -> float:
        """Room in units kept free below the buttons."""
        return 0.0

    def prompt(self) -> str:
        """What to type."""
        return self._task.text

    def ask(self) -> None:
        """Ask for other digits."""
        before = self.wanted
        while self.wanted == before:
            self.wanted = "".join(self._dice.choice("0123456789") for _ in range(DIGITS))
        self._typed = ""
        self._task.set_text(self._task_text)
        self._slots.show_digits("")

    def type(self, digit: str) -> None:
        """Take one more digit; three right ones open the gate, three others bring a new task."""
        if len(self._typed) == DIGITS:
            return
        self._typed += digit
        self._slots.show_digits(self._typed)
        if self._typed == self.wanted:
            self.passed.emit()
        elif len(self._typed) == DIGITS:
            QTimer.singleShot(500, self, self.ask)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A keyboard types as well."""
        if event.text() in tuple("0123456789"):
            self.type(event.text())
        elif event.key() == Qt.Key.Key_Backspace and len(self._typed) < DIGITS:
            self._typed = self._typed[:-1]
            self._slots.show_digits(self._typed)
        else:
            super().keyPressEvent(event)

    def draw_scene(self, sheet: Drawing) -> None:
        """Calm, as on a parents' evening."""
        grown_up_scene(sheet)

    def arrange(self) -> None:
        """Task and slots above, two rows of digits below (in portrait three and a half)."""
        m = self.metrics
        self.put_centred(self._sign, m.w / 2, 18, max(70, m.type(40) * 1.75), m.w - 40)
        top = self._sign.sheet.height() / m.u + 40
        foot = self.foot_height()
        rows = self.pads(portrait=m.portrait)
        side, gap = TARGET + 12, 26
        grid_h = len(rows) * side + (len(rows) - 1) * gap
        spare = m.h - top - grid_h - foot - 110 - 90 - 30
        task_h = max(56, m.type(34) * (2.7 if m.portrait else 1.5))
        y = top + max(0, spare) * 0.3
        self.put(self._task, 30, y, m.w - 60, task_h)
        slots_w = self._slots.width_in_units
        self._slots.set_sheet(m.w / 2 - slots_w / 2, y + task_h + 14, slots_w, 100, m.u)
        grid_top = min(m.h - foot - grid_h - 30, y + task_h + 14 + 100 + 30 + max(0, spare) * 0.3)
        for row, buttons in enumerate(rows):
            for column, button in enumerate(buttons):
                if button is not None:
                    x = m.w / 2 + (column - (len(buttons) - 1) / 2) * (side + gap) - side / 2
                    self.put(button, x, grid_top + row * (side + gap), side, side)

    def _digit(self, number: int) -> Pill:
        button = Pill(self.kit, lambda: str(number), self, size=48, seed=number + 1)
        button.clicked.connect(lambda: self.type(str(number)))
        return button

    def _task_text(self) -> str:
        words = [self._word(int(digit)) for digit in self.wanted]
        return self.tr("Type: {numbers}").format(numbers=", ".join(words))

    def _word(self, digit: int) -> str:
        words = (
            self.tr("zero"), self.tr("one"), self.tr("two"), self.tr("three"), self.tr("four"),
            self.tr("five"), self.tr("six"), self.tr("seven"), self.tr("eight"), self.tr("nine"),
        )  # fmt: skip
        return words[digit]


class Slots(Label):
    """Slips of paper for the digits typed so far; `veiled` shows a dot for each, as others may look on."""

    def __init__(self, parent: QWidget, count: int, *, veiled: bool = False) -> None:
        super().__init__(lambda: "", parent, size=48)
        self._count = count
        self._veiled = veiled
        self._digits = ""

    @property
    def width_in_units(self) -> float:
        """How wide the slips want to be."""
        return min(120.0, 720.0 / self._count) * self._count

    def show_digits(self, digits: str) -> None:
        """Show what was typed; a screen reader hears it, too, or how much it is."""
        self._digits = "\N{BULLET}" * len(digits) if self._veiled else digits
        self.setAccessibleName(str(len(digits)) if self._veiled else " ".join(digits))
        self.update()

    def sheet_key(self) -> str:
        """How many slips."""
        return f"{super().sheet_key()}|{self._count}"

    def draw_sheet(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The slips."""
        side = min(h, w / self._count - 20)
        for k in range(self._count):
            left = x + w * (k + 0.5) / self._count - side / 2
            sheet.paper(left, y, side, side, 18, theme.WHITE, seed=k + 2, shadow=5)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The digits on their slips."""
        super().paintEvent(event)
        painter = QPainter(self)
        box = self.sheet
        side = min(box.height(), box.width() / self._count - 20 * self.u)
        for k, digit in enumerate(self._digits):
            left = box.left() + box.width() * (k + 0.5) / self._count - side / 2
            write(painter, QRectF(left, box.top(), side, side), Lines((digit,), side * 0.6, fits=True))
        painter.end()


def grown_up_scene(sheet: Drawing) -> None:
    """Warm paper with a strip of pale sea below: nothing to look at but what stands on it."""
    w, h = sheet.w, sheet.h
    sheet.rect(0, 0, w, h, "#F4EBD6")
    sea.sea(sheet, h - 96, bands=(theme.SEA0, theme.SEA1), seed=3, crests=False)
    sheet.rect(0, h - 110, w, 110, "#F4EBD6", 0.55)
