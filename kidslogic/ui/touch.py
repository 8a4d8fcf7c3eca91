"""The button that all others are made of: a real widget for finger, mouse, keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.kit import Kit

MARGIN = 12
"""Room in units around a face for its focus ring and shadow; smaller than any gap, so faces never cover each other."""
SINK = 5
"""How far a pressed face goes down, in units."""


class TouchButton(QAbstractButton):
    """A face of w x h units that acts on release.

    Subclasses draw the face (`draw_face`, kept as a pixmap under `face_key`) and what lies on it (`paint_content`).
    `name` gives the accessible name in the current language.
    """

    def __init__(self, kit: Kit, name: Callable[[], str], parent: QWidget | None = None, *, seed: int = 1) -> None:
        super().__init__(parent)
        self.kit = kit
        self.seed = seed
        self.u = 1.0
        self.text_scale = 1.0
        """How much larger the learner wants the words; a face does it as far as it has room."""
        self.chosen = False
        self._name = name
        self._shown_at = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name())
        self.clicked.connect(self._heard)

    # ---- size ------------------------------------------------------------------------------------

    def set_face(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """Lay the face at (x, y) with w x h, all in units of `u` pixels."""
        self.u = u
        left, top = round((x - MARGIN) * u), round((y - MARGIN) * u)
        self.setGeometry(left, top, round((w + 2 * MARGIN) * u), round((h + 2 * MARGIN) * u))
        self.update()

    @property
    def face(self) -> QRectF:
        """The face in pixels, inside the widget: what can be hit."""
        margin = MARGIN * self.u
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def hitButton(self, pos: QPoint) -> bool:
        """Whether a touch at `pos` hits the face."""
        return self.face.contains(QPointF(pos))

    # ---- state -----------------------------------------------------------------------------------

    def set_name(self, name: Callable[[], str]) -> None:
        """Change the accessible name."""
        self._name = name
        self.setAccessibleName(name())

    def refresh_name(self) -> None:
        """Ask for the accessible name again: what it tells about has changed."""
        self.setAccessibleName(self._name())

    def set_chosen(self, chosen: bool) -> None:
        """Show or hide the ring of the chosen one."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    @property
    def has_visible_focus(self) -> bool:
        """Whether the keyboard is here; a finger leaves no ring behind."""
        return self.hasFocus() and self.kit.pauses.keyboard

    # ---- drawing ---------------------------------------------------------------------------------

    def face_key(self) -> str:
        """Everything that `draw_face` depends on besides size, press and focus."""
        return f"{type(self).__name__}|{self.seed}|{self.chosen}|{self.isEnabled()}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Draw the face at rest or pressed into `sheet`, in units."""

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Draw the ring of the keyboard's focus around the face."""
        sheet.focus_ring(x, y, w, h, min(w, h) * 0.2, self.seed, chosen=self.chosen)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint pictures and words over the face; `box` is the face in pixels, moved down while pressed."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint face and content."""
        w, h = self.width() / self.u - 2 * MARGIN, self.height() / self.u - 2 * MARGIN
        key = f"{self.face_key()}|{self.isDown()}|{self.has_visible_focus}"
        sink = SINK if self.isDown() else 0

        def draw(sheet: Drawing) -> None:
            self.draw_face(sheet, MARGIN, MARGIN + sink, w, h)
            if self.has_visible_focus:
                self.draw_focus(sheet, MARGIN, MARGIN + sink, w, h)

        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        pixmap = drawn(key, w + 2 * MARGIN, h + 2 * MARGIN, self.u, self.devicePixelRatioF(), draw)
        painter.drawPixmap(0, 0, pixmap)
        self.paint_content(painter, self.face.translated(0, sink * self.u))
        painter.end()

    # ---- events ----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Remember when it appeared."""
        self._shown_at = self.kit.pauses.now_ms()
        super().showEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore trembling and touches on what has just appeared."""
        self.kit.pauses.keyboard = False
        self.kit.voice.hush()
        if self.kit.pauses.accepts(self._shown_at):
            super().mousePressEvent(event)
        else:
            event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses like the space bar; arrows are left to the screen."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Notice that the keyboard is used, before Qt moves the focus."""
        if event.type() == QEvent.Type.KeyPress:
            self.kit.pauses.keyboard = True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self._name())
            self.update()
        super().changeEvent(event)

    def _heard(self) -> None:
        """Whatever a touch does, it ends what is being said: connected first, so before anything new is."""
        self.kit.voice.hush()
        self.kit.pauses.released()
        self.kit.sound.play("tap")
