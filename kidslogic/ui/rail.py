"""The ship's rail: the same five places on every screen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.ui import theme
from kidslogic.ui.buttons import GateButton, RoundButton
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.kit import Kit
from kidslogic.ui.theme import BAR, TARGET, Metrics

PLACES = ("home", "listen", "hint", "undo", "gate")
QUIET = "quiet"
"""The button that ends all sounds; it stands where "undo" does on screens that have none."""
LEAVE = "leave"
"""The door out of a full screen; it stands where "home" does on screens that have none."""
_GUESTS = {QUIET: "undo", LEAVE: "home"}
SHADE = 8
"""Width in units of the rail's shadow on the screen beside it."""


class Rail(QWidget):
    """Home, listen again, hint, undo and the gate to the grown-ups, in this order, at fixed places."""

    home = Signal()
    listen = Signal()
    hint = Signal()
    undo = Signal()
    quiet = Signal()
    gate = Signal()
    leave = Signal()

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._metrics = Metrics(1280, 800)
        gate = GateButton(kit, lambda: self.tr("For grown-ups: hold"), self)
        leave = GateButton(kit, lambda: self.tr("Leave: hold"), self, icon="bar_leave")
        self.buttons: dict[str, RoundButton] = {
            LEAVE: leave,
            "home": RoundButton(kit, "bar_home", lambda: self.tr("Home"), self),
            "listen": RoundButton(kit, "bar_listen", lambda: self.tr("Listen again"), self),
            "hint": RoundButton(kit, "bar_hint", lambda: self.tr("Ask the parrot for a hint"), self),
            "undo": RoundButton(kit, "bar_undo", lambda: self.tr("Take back"), self),
            QUIET: RoundButton(kit, "speaker_off", lambda: self.tr("Quiet: no sounds, no reading aloud"), self),
            "gate": gate,
        }
        self.buttons["home"].clicked.connect(self.home)
        self.buttons["listen"].clicked.connect(self.listen)
        self.buttons["hint"].clicked.connect(self.hint)
        self.buttons["undo"].clicked.connect(self.undo)
        self.buttons[QUIET].clicked.connect(self.quiet)
        gate.opened.connect(self.gate)
        leave.opened.connect(self.leave)

    def show_places(self, places: frozenset[str], off: frozenset[str] = frozenset()) -> None:
        """Show the buttons that mean something on this screen; those in `off` are not possible just now."""
        for place, button in self.buttons.items():
            button.setVisible(place in places)
            button.setEnabled(place not in off)

    def set_metrics(self, metrics: Metrics) -> None:
        """Lie at the left edge, or at the bottom in portrait; the widget includes its shadow."""
        self._metrics = metrics
        u = metrics.u
        thick = round((BAR + SHADE) * u)
        if metrics.portrait:
            self.setGeometry(0, metrics.height - thick, metrics.width, thick)
        else:
            self.setGeometry(0, 0, thick, metrics.height)
        span = metrics.width / u if metrics.portrait else metrics.height / u
        gap = (span - len(PLACES) * TARGET) / (len(PLACES) + 1)
        for index, place in enumerate(PLACES):
            along = gap + index * (TARGET + gap)
            across = (BAR - TARGET) / 2 - 5
            x, y = (along, across + SHADE + 10) if metrics.portrait else (across, along)
            self.buttons[place].set_face(x, y, TARGET, TARGET, u)
            for guest, host in _GUESTS.items():
                if host == place:
                    self.buttons[guest].set_face(x, y, TARGET, TARGET, u)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Planks, once per size."""
        m = self._metrics
        span = (m.width if m.portrait else m.height) / m.u
        w, h = (span, BAR + SHADE) if m.portrait else (BAR + SHADE, span)
        draw = _lying if m.portrait else _standing
        painter = QPainter(self)
        painter.drawPixmap(0, 0, drawn(f"rail|{m.portrait}", w, h, m.u, self.devicePixelRatioF(), draw))
        painter.end()


def _standing(sheet: Drawing) -> None:
    h = sheet.h
    sheet.rect(BAR, 0, SHADE, h, theme.INK, 0.18)
    sheet.rect(0, 0, BAR, h, theme.WOOD2)
    for k, x in enumerate((44, 92)):
        sheet.path(f"M{x} 0Q{x - 4 + 3 * k} {h * 0.4:.0f} {x + 2} {h:.0f}", "none", theme.WOOD3, 2.5)
    edge = f"M{BAR - 12} -4Q{BAR - 9} {h / 2:.0f} {BAR - 12} {h + 4:.0f}H{BAR}Q{BAR + 3} {h / 2:.0f} {BAR} -4Z"
    sheet.path(edge, theme.WOOD1, theme.INK)


def _lying(sheet: Drawing) -> None:
    w, top = sheet.w, SHADE
    sheet.rect(0, 0, w, SHADE, theme.INK, 0.18)
    sheet.rect(0, top, w, BAR, theme.WOOD2)
    for k, y in enumerate((top + 47, top + 96)):
        sheet.path(f"M0 {y}Q{w * 0.3:.0f} {y - 4 + 3 * k} {w:.0f} {y + 2}", "none", theme.WOOD3, 2.5)
    edge = f"M-4 {top}Q{w / 2:.0f} {top + 3} {w + 4:.0f} {top}V{top + 12}Q{w / 2:.0f} {top + 15} -4 {top + 12}Z"
    sheet.path(edge, theme.WOOD1, theme.INK)
