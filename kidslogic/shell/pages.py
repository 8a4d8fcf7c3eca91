"""Pages for grown-ups: paper cards one below the other in a room that scrolls."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QScrollArea, QWidget

from kidslogic.shell.pushing import Pushing
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, drawn
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton

EDGE, GAP, PAD = 14.0, 22.0, 28.0
"""Room round the cards, between them and inside of them, in units."""
_BAR_PX = 26


class Page(QWidget):
    """A sheet of any height: subclasses place their widgets and cards (`arrange`) and say how high they are."""

    grew = Signal()
    """The page wants to be laid out again: something appeared on it."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kit = kit
        self.metrics = Metrics(1280, 800)
        self._cards: list[tuple[float, float, float, float, str]] = []
        self._hairlines: list[tuple[float, float, float]] = []

    def arrange(self, w: float) -> float:
        """Place everything for a width of `w` units; returns the height in units."""
        raise NotImplementedError  # no ABC: a QWidget has another metaclass

    def lay_out(self, metrics: Metrics, w: float) -> None:
        """Take the sizes of the window and a width in units."""
        self.metrics = metrics
        self._cards.clear()
        self._hairlines.clear()
        h = self.arrange(w)
        self.resize(round(w * metrics.u), round(h * metrics.u))
        self.update()

    def card(self, x: float, y: float, w: float, h: float, fill: str = theme.PAPER) -> None:
        """A card of paper under the widgets."""
        self._cards.append((x, y, w, h, fill))

    def hairline(self, x: float, y: float, w: float) -> None:
        """A thin line between two things on a card."""
        self._hairlines.append((x, y, w))

    def words(
        self,
        text: Callable[[], str],
        *,
        size: float = 26,
        bold: bool = False,
        colour: str = theme.INK,
        elide: bool = False,
    ) -> Label:
        """Plain writing, left aligned."""
        align = Qt.AlignmentFlag.AlignLeft
        return Label(text, self, size=size, bold=bold, colour=colour, align=align, elide=elide)

    def write(self, label: Label, x: float, y: float, w: float) -> float:
        """Lay a label with its whole text at (x, y) and `w` wide; returns where it ends."""
        h = label.height_for(w, self.metrics.u)
        label.set_sheet(x, y, w, h, self.metrics.u)
        return y + h

    def put(self, button: TouchButton, x: float, y: float, w: float, h: float) -> None:
        """Lay a button's face at (x, y) with w x h units."""
        button.text_scale = self.metrics.text_scale
        button.set_face(x, y, w, h, self.metrics.u)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards, drawn once per size and only where they are seen: a long page is not drawn down to its end."""
        u = self.metrics.u
        seen = QRectF(event.rect())
        painter = QPainter(self)
        for x, y, w, h, fill in self._cards:
            if not QRectF((x - EDGE) * u, (y - EDGE) * u, (w + 2 * EDGE) * u, (h + 2 * EDGE) * u).intersects(seen):
                continue

            def draw(sheet: Drawing, w: float = w, h: float = h, fill: str = fill) -> None:
                sheet.paper(EDGE, EDGE, w, h, 24, fill, seed=int(w + h) % 97, shadow=8)

            pixmap = drawn(f"card|{fill}", w + 2 * EDGE, h + 2 * EDGE, u, self.devicePixelRatioF(), draw)
            painter.drawPixmap(round((x - EDGE) * u), round((y - EDGE) * u), pixmap)
        for x, y, w in self._hairlines:
            painter.fillRect(QRectF(x * u, y * u, w * u, 2.4 * u), QColor(theme.PAPER3))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Another language needs another height."""
        if event.type() == QEvent.Type.LanguageChange:
            self.grew.emit()
        super().changeEvent(event)


class Painted(QWidget):
    """A picture made of data; `summary` says the same in words for those who do not see it."""

    def __init__(self, summary: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.u = 1.0
        self._summary = summary
        self.setAccessibleName(summary())

    def set_box(self, x: float, y: float, w: float, h: float, u: float) -> None:
        """Lie at (x, y) with w x h, in units of `u` pixels."""
        self.u = u
        self.setGeometry(*(round(side * u) for side in (x, y, w, h)))
        self.update()

    def draw(self, sheet: Drawing) -> None:
        """Draw what is not writing, in units."""

    def paint_words(self, painter: QPainter, box: QRectF) -> None:
        """Write into the picture, in pixels."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shapes, then words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = Drawing(self.width() / self.u, self.height() / self.u, self.u)
        self.draw(sheet)
        sheet.paint(painter, QRectF(self.rect()))
        self.paint_words(painter, QRectF(self.rect()))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self._summary())
            self.update()
        super().changeEvent(event)


class ScrollRoom(QScrollArea):
    """A room with a page that is pushed up and down by a finger, the wheel or the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().setStyleSheet(_STYLE)
        self._see_through()
        QApplication.instance().focusChanged.connect(self._show_focus)  # type: ignore[union-attr]  # there is one
        self._metrics = Metrics(1280, 800)
        self._pushing = Pushing(self.viewport())

    def show_page(self, page: Page) -> None:
        """Show another page from its top; the one before is deleted."""
        before = self.takeWidget()
        if before is not None:
            before.deleteLater()
        self.setWidget(page)
        page.setAutoFillBackground(False)
        page.grew.connect(self._lay_out)
        page.show()
        self._lay_out()
        self.verticalScrollBar().setValue(0)

    def set_metrics(self, metrics: Metrics) -> None:
        """Take the sizes of a window."""
        self._metrics = metrics
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Be pushed by the finger."""
        super().showEvent(event)
        self._pushing.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page is as wide as the room."""
        super().resizeEvent(event)
        self._lay_out()

    def _see_through(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, Qt.GlobalColor.transparent)
        self.setPalette(palette)

    def _lay_out(self) -> None:
        page = self.widget()
        if isinstance(page, Page):
            page.lay_out(self._metrics, (self.width() - _BAR_PX) / self._metrics.u)

    def _show_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, QAbstractButton) and self.isAncestorOf(now):
            self.ensureWidgetVisible(now, 10, 30)


_STYLE = f"""
QScrollBar:vertical {{ background: transparent; width: {_BAR_PX - 8}px; margin: 12px 2px; }}
QScrollBar::handle:vertical {{ background: {theme.WOOD2}; border: 2px solid {theme.INK}; border-radius: 7px;
    min-height: 60px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
