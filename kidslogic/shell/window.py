"""The window: the rail and, beside it, the screen that is shown now."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.learners.progress_file import SUFFIX
from kidslogic.shell.notice import NoticeStrip
from kidslogic.shell.pack_files import is_pack
from kidslogic.shell.passage import Passage
from kidslogic.shell.screen_keyboard import ScreenKeyboard, lift
from kidslogic.ui.kit import Kit
from kidslogic.ui.rail import LEAVE, QUIET, Rail
from kidslogic.ui.screen import Screen, has_keyboard
from kidslogic.ui.sound import may_have_output
from kidslogic.ui.theme import BAR, Metrics
from kidslogic.ui.touch import TouchButton

SMALLEST = QSize(800, 480)


class Window(QWidget):
    """Shows one screen at a time. The rail's signals are the window's; a screen's own ways go past it."""

    home = Signal()
    hint = Signal()
    undo = Signal()
    quiet = Signal()
    """All sounds off, or on again."""
    gate = Signal()
    back = Signal()
    """Esc, or the screen itself: back one screen."""
    closing = Signal()
    brought = Signal(tuple)
    """Packs or progress files were dropped on the window, or opened from outside: their paths."""
    visit = Signal(object)
    """A `Screen` wants to be shown over the one that is; home and back lead away from it as from any other."""
    leaving = Signal()
    """Somebody held the door that the harbour has on a full screen."""
    _rail_stale = Signal()

    def __init__(self, kit: Kit, *, kiosk: bool = False, keyboard: ScreenKeyboard | None = None) -> None:
        """In a kiosk only `leave` and the end of the session close the window; `keyboard` is the system's."""
        super().__init__()
        self._kit = kit
        self.kiosk = kiosk
        self._keyboard = keyboard or ScreenKeyboard(self)
        self._text_scale = 1.0
        self._screen: Screen | None = None
        self._rail = Rail(kit, self)
        self._rail_is_stale = False
        self._rail_stale.connect(self.refresh_rail, Qt.ConnectionType.QueuedConnection)
        self._passage = Passage(kit, self)
        self.notices = NoticeStrip(kit, self)
        self.setWindowTitle("KidsLogic")
        self.setAcceptDrops(True)
        room = QGuiApplication.primaryScreen().availableGeometry().size()
        smallest = SMALLEST.transposed() if room.height() > room.width() else SMALLEST
        self.setMinimumSize(smallest.boundedTo(room))  # a small screen of large dots may have less than that
        self._rail.home.connect(self.home)
        self._rail.hint.connect(self.hint)
        self._rail.undo.connect(self.undo)
        self._rail.quiet.connect(self.quiet)
        self._rail.gate.connect(self.gate)
        self._rail.leave.connect(self.leaving)
        self._keyboard.changed.connect(self._place_screen)
        self._rail.listen.connect(self.listen)
        kit.voice.ready.connect(self.refresh_rail)
        self.notices.changed.connect(self._place_notices)

    # ---- screens ---------------------------------------------------------------------------------

    @property
    def screen_shown(self) -> Screen | None:
        """The screen that is shown now."""
        return self._screen

    @property
    def metrics(self) -> Metrics:
        """The sizes that follow from the window and the child's letters."""
        return Metrics(self.width(), self.height(), self._text_scale)

    def set_text_scale(self, scale: float) -> None:
        """Larger or smaller letters on all screens from now on."""
        self._text_scale = scale

    def sail_to(self, screen: Screen, *, back: bool = False) -> None:
        """Show `screen` in place of the one before, which is hidden and stays its owner's."""
        old = self._screen
        by_keyboard = self._kit.pauses.keyboard
        self._kit.voice.hush()
        self._kit.motion.skip()
        before = self._passage.picture_of(old) if old is not None and self.isVisible() else None
        if screen.parent() is not self:
            screen.setParent(self)
            screen.left.connect(self.back)
            screen.rail_changed.connect(self._refresh_rail_soon)
        self._screen = screen
        self._place()
        screen.show()
        if old is not screen:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else Qt hands the focus on to any other button
        if old is not None and old is not screen:
            old.hide()
        self.refresh_rail()
        if before is not None:
            self._passage.pass_on(before, screen, back=back)
        self._rail.raise_()
        self.notices.raise_()
        if by_keyboard:
            QTimer.singleShot(0, screen, lambda: take_focus(screen))
        self.listen()

    def leave(self) -> None:
        """Close the window, in a kiosk too."""
        self.kiosk = False
        self.close()

    def refresh(self) -> None:
        """Lay everything out again: letters, voice or language have changed."""
        self._place()
        self.refresh_rail()

    def refresh_rail(self) -> None:
        """Show the places that mean something on the current screen; listen only where there is a voice.

        Screens that speak and have nothing to take back show whether all sounds are off, or that there are none.
        """
        self._rail_is_stale = False
        if self._screen is None:
            return
        voice, places, off = self._kit.voice, self._screen.places, self._screen.places_off()
        if "listen" in places and "undo" not in places:
            places |= {QUIET}
            off |= frozenset() if voice.available or may_have_output() else {QUIET}
        if not (voice.available and voice.on):
            places -= {"listen"}
        if self.isFullScreen() and "home" not in places:
            places |= {LEAVE}
        self._rail.buttons[QUIET].set_chosen(not (voice.on or self._kit.sound.on))
        self._rail.show_places(places, off)

    def listen(self) -> None:
        """Say the screen's sentence. What only grown-ups should read, such as the task at the gate, is not said."""
        if self._screen is not None and "listen" in self._screen.places:
            self._kit.voice.say(self._screen.prompt())

    # ---- events ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything follows the window."""
        super().resizeEvent(event)
        self._passage.end()
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """A full screen has a door of its own."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.refresh_rail()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11 fills the screen, a tablet's back is Esc; all other keys go to the screen, wherever the focus is."""
        if event.key() == Qt.Key.Key_F11:
            if not self.kiosk:
                self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif event.key() == Qt.Key.Key_Back:
            escape = QKeyEvent(event.type(), Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(self.focusWidget() or self, escape)
        elif self._screen is not None and not has_keyboard(self._screen):
            self._screen.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The first Tab on a screen leads to the first thing of the screen, not to the rail's first button."""
        here = QApplication.focusWidget()
        if here is None or here is self:
            self._kit.pauses.keyboard = True  # no button has heard the key
            if forward and self._screen is not None:
                self._screen.first_button().setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().focusNextPrevChild(forward)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files and folders that may be packs are welcome, and progress files."""
        if _files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand them on."""
        event.acceptProposedAction()
        self.brought.emit(_files_in(event.mimeData()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leaving on purpose is at once: every move is saved already. A kiosk goes only with the whole session."""
        if self.kiosk and not _session_ends():
            event.ignore()
            return
        self._kit.voice.hush()
        self.closing.emit()
        super().closeEvent(event)

    # ---- inside ----------------------------------------------------------------------------------

    def _refresh_rail_soon(self) -> None:
        """Once before the next frame, however often a screen changes its mind: to know what is possible takes time."""
        if not self._rail_is_stale:
            self._rail_is_stale = True
            self._rail_stale.emit()

    def _place(self) -> None:
        m = self.metrics
        self._rail.set_metrics(m)
        left = 0 if m.portrait else round(BAR * m.u)
        w = m.width - left
        h = m.height - (round(BAR * m.u) if m.portrait else 0)
        self._passage.setGeometry(left, 0, w, h)
        if self._screen is not None:
            self._screen.resize(w, h)
            self._screen.set_metrics(m)
            self._place_screen()
        self._place_notices()

    def _place_screen(self) -> None:
        """Beside the rail; higher, while the keyboard of a tablet would cover what is being written."""
        if self._screen is not None:
            m = self.metrics
            left = 0 if m.portrait else round(BAR * m.u)
            self._screen.move(left, -lift(self._screen, self._keyboard.area(), m.u))

    def _place_notices(self) -> None:
        self.notices.set_metrics(self.metrics)


def _files_in(data: QMimeData) -> tuple[Path, ...]:
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return tuple(path for path in paths if is_pack(path) or path.suffix.lower() == SUFFIX)


def _session_ends() -> bool:
    """Whether the computer is being logged out or switched off."""
    application = QGuiApplication.instance()
    return isinstance(application, QGuiApplication) and application.isSavingSession()


def take_focus(screen: Screen) -> None:
    """Put the keyboard where it was on a screen, or on its first button: who walks by keyboard goes on from there."""
    here = screen.focusWidget()
    known = isinstance(here, TouchButton) and here.isVisible() and here.isEnabled()
    (here if known else screen.first_button()).setFocus(Qt.FocusReason.TabFocusReason)
