"""The fence before the grown-ups' corner where there is a PIN: wrong tries slow it down, a new start does not help."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from math import ceil

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kidslogic.learners.pin import LONGEST, SHORTEST, parse_pin, wait_after
from kidslogic.learners.settings import AppSettings
from kidslogic.shell.gate import Gate, Slots
from kidslogic.shell.parts import Parts, Settings
from kidslogic.shell.words import breakable
from kidslogic.ui import theme
from kidslogic.ui.buttons import Tile
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.touch import TouchButton

_EVERY_MS = 1_000


def gate_of(parts: Parts) -> Gate:
    """The fence that stands now: the PIN where there is one, else digits in words."""
    if parse_pin(parts.settings.now.pin) is None:
        return Gate(parts.kit)
    return PinGate(parts.kit, parts.settings, parts.now, str(parts.store.home.settings))


def seconds_to_wait(settings: AppSettings, now: datetime) -> int:
    """How long no PIN is taken after wrong tries. A clock that was set back never makes it longer than it was."""
    wait = wait_after(settings.pin_wrong)
    try:
        passed = (now - datetime.fromisoformat(settings.pin_tried)).total_seconds()
    except (ValueError, TypeError):
        return 0
    return min(wait, max(0, ceil(wait - passed)))


class PinGate(Gate):
    """Takes four to eight digits and looks at them when the button is touched."""

    def __init__(
        self,
        kit: Kit,
        settings: Settings,
        now: Callable[[], datetime],
        file: str,
        parent: QWidget | None = None,
    ) -> None:
        """`now` is aware wall time; `file` is where the settings lie, for those who forgot their PIN."""
        self._settings = settings
        self._now = now
        self._file = file
        self._wrong = False
        super().__init__(kit, parent)
        self.erase = Tile(kit, "bar_undo", lambda: self.tr("Take back a digit"), self, part=0.6)
        self.erase.clicked.connect(self._erase)
        self.enter = Tile(kit, "check", lambda: self.tr("Open"), self, part=0.6)
        self.enter.fill = theme.YELLOW
        self.enter.clicked.connect(self._look)
        self._way_out = Label(self._way_out_text, self, size=22, bold=False, colour=theme.INK2)
        self._second = QTimer(self, interval=_EVERY_MS)
        self._second.timeout.connect(self._show_wait)
        self._show_wait()

    def make_slots(self) -> Slots:
        """As many as a PIN may have."""
        return Slots(self, LONGEST, veiled=True)

    def ask(self) -> None:
        """Wait for the first digit."""
        self.wanted = self._typed = ""
        self._slots.show_digits("")
        self._task.set_text(self._task_text)

    def type(self, digit: str) -> None:
        """Take one more digit."""
        if self.waits or len(self._typed) == LONGEST:
            return
        self._wrong = False
        self._typed += digit
        self._show_typed()

    @property
    def waits(self) -> int:
        """Seconds until the next try is taken."""
        return seconds_to_wait(self._settings.now, self._now())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter looks, Backspace takes back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._look()
        elif event.key() == Qt.Key.Key_Backspace:
            self._erase()
        else:
            super().keyPressEvent(event)

    def pads(self, *, portrait: bool) -> tuple[tuple[TouchButton | None, ...], ...]:
        """The digits, and at the end the two buttons of this gate."""
        rows = super().pads(portrait=portrait)
        if portrait:
            return (*rows[:-1], (self.erase, self.digits[0], self.enter))
        return (*rows[0], self.erase), (*rows[1], self.enter)

    def foot_height(self) -> float:
        """Room for the way out."""
        return self._way_out.height_for(self.metrics.w - 60, self.metrics.u)

    def arrange(self) -> None:
        """The pad, and below it what to do about a forgotten PIN."""
        super().arrange()
        h = self.foot_height()
        self.put(self._way_out, 30, self.metrics.h - h - 14, self.metrics.w - 60, h)

    # ---- inside ----------------------------------------------------------------------------------

    def _erase(self) -> None:
        self._typed = self._typed[:-1]
        self._show_typed()

    def _show_typed(self) -> None:
        self._slots.show_digits(self._typed)
        self._task.set_text(self._task_text)

    def _look(self) -> None:
        if self.waits or len(self._typed) < SHORTEST:
            return
        pin = parse_pin(self._settings.now.pin)
        if pin is None or pin.fits(self._typed):
            self._settings.change(pin_wrong=0, pin_tried="")
            self.passed.emit()
            return
        tried = self._now().astimezone(UTC).isoformat()
        self._settings.change(pin_wrong=self._settings.now.pin_wrong + 1, pin_tried=tried)
        self._wrong = True
        self.ask()
        self._show_wait()

    def _show_wait(self) -> None:
        """Count down while there is something to wait for; at rest nothing runs."""
        self._heed_the_clock()
        waits = self.waits
        for button in (*self.digits, self.erase, self.enter):
            button.setEnabled(not waits)
        self._task.set_text(self._task_text)
        if waits and not self._second.isActive():
            self._second.start()
        elif not waits:
            self._second.stop()

    def _heed_the_clock(self) -> None:
        """A clock that was set back to before the last try counts the wait from now."""
        tried, now = self._settings.now.pin_tried, self._now().astimezone(UTC).isoformat()
        if tried > now:
            self._settings.change(pin_tried=now)

    def _task_text(self) -> str:
        waits = self.waits
        if waits:
            return self.tr("Please wait %n second(s).", "", waits)
        return self.tr("That was another number.") if self._wrong else self.tr("Type your PIN.")

    def _way_out_text(self) -> str:
        text = self.tr("A fence, no lock. PIN forgotten? In {file} delete the line that begins with pin:")
        return text.format(file=breakable(self._file))
