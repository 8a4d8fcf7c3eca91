"""The card on which grown-ups set a PIN, change it or take it away."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator

from kidslogic.learners.pin import LONGEST, SALT_BYTES, SHORTEST, Pin, parse_pin, possible
from kidslogic.shell.pages import Page
from kidslogic.shell.paper_field import PaperField
from kidslogic.shell.parts import Settings
from kidslogic.shell.sections import BUTTON_GAP, Section, flow
from kidslogic.ui.buttons import Pill
from kidslogic.ui.theme import TARGET


class PinSection(Section):
    """A line for the digits and its button; with a PIN, also the button that removes it."""

    def __init__(self, page: Page, settings: Settings) -> None:
        super().__init__(page, lambda: self.tr("PIN for grown-ups"))
        self._settings = settings
        self._words = page.words(self._state_text, size=24)
        self.field = PaperField(lambda: self.tr("Four to eight digits"), page, size=30)
        self.field.setMaxLength(LONGEST)
        self.field.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        digits = QRegularExpression(f"[0-9]{{0,{LONGEST}}}")
        self.field.setValidator(QRegularExpressionValidator(digits, self.field))
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._keep)
        self.keep = Pill(page.kit, self._keep_text, page)
        self.keep.clicked.connect(self._keep)
        self.remove = Pill(page.kit, lambda: self.tr("Remove the PIN"), page)
        self.remove.clicked.connect(self._remove)
        self._typed("")

    @property
    def is_set(self) -> bool:
        """Whether there is a PIN."""
        return parse_pin(self._settings.now.pin) is not None

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """What holds now, the line and its button, and the way to take the PIN away."""
        top = self.page.write(self._words, x, y - 6, w) + 14
        button_w = min(340, w * 0.52)
        self.field.set_sheet(x, top, w - button_w - BUTTON_GAP, TARGET, self.page.metrics.u)
        self.page.put(self.keep, x + w - button_w, top, button_w, TARGET)
        self.remove.setVisible(self.is_set)
        return flow(self.page, [self.remove], x, top + TARGET + BUTTON_GAP, w, 300) if self.is_set else top + TARGET

    def _typed(self, digits: str) -> None:
        self.keep.setEnabled(possible(digits))

    def _keep(self) -> None:
        if possible(self.field.text()):
            pin = Pin.of(self.field.text(), secrets.token_bytes(SALT_BYTES))
            self._settings.change(pin=pin.text, pin_wrong=0, pin_tried="")
            self._changed()

    def _remove(self) -> None:
        self._settings.change(pin="", pin_wrong=0, pin_tried="")
        self._changed()

    def _changed(self) -> None:
        self.field.clear()
        self._words.set_text(self._state_text)
        self.keep.refresh_name()
        self.keep.update()
        self.page.grew.emit()

    def _keep_text(self) -> str:
        return self.tr("Change the PIN") if self.is_set else self.tr("Set the PIN")

    def _state_text(self) -> str:
        if self.is_set:
            return self.tr(
                "The door asks for your PIN. It is a fence, no lock: whoever reads the data folder can open it. If you "
                "forget the PIN, delete the line that begins with pin: in settings.yaml."
            )
        text = self.tr(
            "Without a PIN the door asks for a number in words. A PIN has {fewest} to {most} digits; it keeps children "
            "out, but it is a fence, no lock."
        )
        return text.format(fewest=SHORTEST, most=LONGEST)
