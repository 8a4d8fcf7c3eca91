"""A screen: a full-bleed scene with real widgets on it, laid out in units, walked by the arrow keys."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.figure import Figure
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.lettering import Lines
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton

_STEPS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}

_GROUND = theme.SEA2
"""What a scene is drawn on: nothing shines through a screen."""


@runtime_checkable
class Lettered(Protocol):
    """A widget with words of its own."""

    def laid_out(self) -> Lines:
        """The words as they are written."""


class Screen(QWidget):
    """Subclasses draw the scene (`draw_scene`), place the widgets (`arrange`) and say what is asked (`prompt`)."""

    rail_changed = Signal()
    """Other places of the rail are wanted."""
    left = Signal()
    """The child wants to go back one screen (Esc)."""

    places = frozenset({"home", "listen", "gate"})
    """The rail's buttons that mean something here."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kit = kit
        self.metrics = Metrics(1280, 800)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # Qt paints nothing of what lies below

    # ---- for subclasses --------------------------------------------------------------------------

    def prompt(self) -> str:
        """The one sentence of this screen, as it is read aloud."""
        return ""

    def places_off(self) -> frozenset[str]:
        """The rail's buttons that are not possible just now."""
        return frozenset()

    def scene_key(self) -> str:
        """Everything that `draw_scene` depends on besides the size."""
        return type(self).__name__

    def draw_scene(self, sheet: Drawing) -> None:
        """Draw the scenery in units; (0, 0) is the corner beside the rail."""

    def arrange(self) -> None:
        """Place all widgets for `self.metrics`."""

    def tab_order(self) -> Sequence[QWidget]:
        """Widgets that the Tab key visits in this order, where it is not the one in which they were made."""
        return ()

    # ---- placing ---------------------------------------------------------------------------------

    def set_metrics(self, metrics: Metrics) -> None:
        """Take the sizes of a window and lay everything out again."""
        self.metrics = metrics
        self.arrange()
        self.update()

    def put(self, widget: TouchButton | Label | Figure, x: float, y: float, w: float, h: float) -> None:
        """Lay a button's face, a label's sheet or a figure's box at (x, y) with w x h units."""
        match widget:
            case TouchButton():
                widget.text_scale = self.metrics.text_scale
                widget.set_face(x, y, w, h, self.metrics.u)
            case Label():
                widget.set_sheet(x, y, w, h, self.metrics.u)
            case Figure():
                widget.set_box(x, y, w, h, self.metrics.u)

    def put_centred(self, label: Label, cx: float, y: float, h: float, most: float) -> None:
        """Lay a label of its natural width, at most `most` units, around `cx`."""
        w = min(most, label.natural_width(self.metrics.u))
        label.set_sheet(cx - w / 2, y, w, h, self.metrics.u)

    # ---- events ----------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the scene, drawn once per size."""
        m = self.metrics
        painter = QPainter(self)
        pixmap = drawn(self.scene_key(), m.w, m.h, m.u, self.devicePixelRatioF(), self.draw_scene, _GROUND)
        painter.fillRect(self.rect(), QColor(theme.seen(_GROUND)))  # a scene may end within the last pixel
        painter.drawPixmap(0, 0, pixmap)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A touch on the scene skips what moves."""
        self.kit.pauses.keyboard = False
        self.kit.motion.skip()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk to the next button in their direction; Esc goes back."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.walk(step)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language needs other widths; in another window Qt begins its chain of Tab anew, as all were made."""
        if event.type() == QEvent.Type.ParentChange:
            self.order_tabs()
        if event.type() == QEvent.Type.LanguageChange:
            self.arrange()
            self.update()
        super().changeEvent(event)

    def first_button(self) -> QWidget:
        """Where the keyboard begins: the first button that Tab can reach, as they were made; else the screen itself.

        Qt's own chain is not asked: `nextInFocusChain` of PySide6 6.11 hands each widget from its parent's Python
        object to that of its neighbour, where it is never let go.
        """
        buttons = (button for button in self.findChildren(TouchButton) if button.isVisible() and button.isEnabled())
        return next((button for button in buttons if button.focusPolicy() & Qt.FocusPolicy.TabFocus), self)

    def order_tabs(self) -> None:
        """Bring `tab_order` into force, here and whenever it has changed."""
        for first, second in itertools.pairwise(self.tab_order()):
            QWidget.setTabOrder(first, second)

    def walk(self, step: QPoint) -> None:
        """Move the keyboard's focus to the nearest button in a direction, or to the first one."""
        self.kit.pauses.keyboard = True
        buttons = [b for b in self.findChildren(TouchButton) if b.isVisible() and b.isEnabled()]
        here = self.focusWidget()
        if not buttons:
            return
        if not isinstance(here, TouchButton) or here not in buttons:
            self.first_button().setFocus(Qt.FocusReason.TabFocusReason)
            return
        origin = here.mapTo(self, here.rect().center())
        best: tuple[float, TouchButton] | None = None
        for button in buttons:
            away = button.mapTo(self, button.rect().center()) - origin
            ahead = away.x() * step.x() + away.y() * step.y()
            aside = abs(away.x() * step.y()) + abs(away.y() * step.x())
            if ahead > 2 and (best is None or ahead + 2.5 * aside < best[0]):
                best = (ahead + 2.5 * aside, button)
        if best is not None:
            best[1].setFocus(Qt.FocusReason.TabFocusReason)


def has_keyboard(screen: QWidget) -> bool:
    """Whether one of the screen's own widgets has the keyboard's focus."""
    focus = QApplication.focusWidget()
    return focus is not None and screen.isAncestorOf(focus)


def overflowing(screen: QWidget) -> list[str]:
    """The words on a screen that find no room even at the smallest size (for tests and the demo)."""
    lettered = [w for w in screen.findChildren(QWidget) if w.isVisibleTo(screen) and isinstance(w, Lettered)]
    return [" ".join(widget.laid_out().lines) for widget in lettered if not widget.laid_out().fits]
