"""What every desk of the grown-ups' corner is: it makes the pages of one subject and does what they ask for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.trouble import StoreError, refused_files
from kidslogic.shell.pack_files import documents
from kidslogic.shell.pages import Page
from kidslogic.shell.parts import Parts


class Desk(QWidget):
    """`show` brings a page into view. A widget without a face of its own: the file dialogs belong to it."""

    trouble = Signal(object)
    """The disk did not take a change: a `StoreError`."""

    def __init__(self, parts: Parts, show: Callable[[Page], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._parts = parts
        self._show = show
        self._folder: Path = documents()

    def _done(self, change: Callable[[], object]) -> bool:
        """Make a change; False when the disk did not take it, which is said."""
        try:
            with refused_files():
                change()
        except StoreError as trouble:
            self.trouble.emit(trouble)
            return False
        return True
