"""Choosing files, in Qt's own plain window: it looks alike everywhere and speaks the app's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from kidslogic.shell.pack_files import PACK_SUFFIXES
from kidslogic.ui import theme

_STYLE = f"""
QFileDialog {{ background: {theme.PAPER}; }}
QFileDialog * {{ font-size: 18px; color: {theme.INK}; }}
QPushButton {{ background: {theme.WHITE}; border: 2px solid {theme.INK}; border-radius: 10px; padding: 6px 18px; }}
QPushButton:default {{ background: {theme.YELLOW}; }}
QPushButton:disabled {{ background: {theme.OFF}; border-color: {theme.ROCK3}; color: {theme.ROCK3}; }}
QListView, QTreeView, QLineEdit, QComboBox {{ background: {theme.WHITE}; border: 1px solid {theme.ROCK3}; }}
QListView::item:selected, QTreeView::item:selected {{ background: {theme.YELLOW}; color: {theme.INK}; }}
"""


def ask_for_pack(parent: QWidget, start: Path, take: Callable[[Path], None]) -> QFileDialog:
    """Ask for the file of a pack; `take` gets it, unless the person thinks better of it."""
    dialog = _dialog(parent, start, take)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    text = QCoreApplication.translate("PackDialogs", "Packs")
    dialog.setNameFilter(f"{text} ({' '.join(f'*{suffix}' for suffix in PACK_SUFFIXES)})")
    return _opened(dialog, QCoreApplication.translate("PackDialogs", "Choose a pack"))


def ask_for_folder(parent: QWidget, start: Path, take: Callable[[Path], None]) -> QFileDialog:
    """Ask for the folder of a pack."""
    dialog = _dialog(parent, start, take)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    return _opened(dialog, QCoreApplication.translate("PackDialogs", "Choose the folder of a pack"))


def ask_for_new_folder(parent: QWidget, start: Path, take: Callable[[Path], None]) -> QFileDialog:
    """Ask for the name and place of a new folder."""
    dialog = _dialog(parent, start, take)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
    dialog.selectFile(QCoreApplication.translate("PackDialogs", "My first pack"))
    return _opened(dialog, QCoreApplication.translate("PackDialogs", "A name for the new pack"))


def ask_where_to_save(parent: QWidget, start: Path, name: str, take: Callable[[Path], None]) -> QFileDialog:
    """Ask where to save a file, `name` being the first thought; Qt asks before anything is written over."""
    dialog = _dialog(parent, start, take)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(Path(name).suffix)
    dialog.selectFile(name)
    return _opened(dialog, QCoreApplication.translate("PackDialogs", "Save the pack as one file"))


def _dialog(parent: QWidget, start: Path, take: Callable[[Path], None]) -> QFileDialog:
    dialog = QFileDialog(parent, "", str(start if start.is_dir() else Path.home()))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setStyleSheet(_STYLE)
    # What Qt's own Czech leaves in English, as also the column with the kinds of files.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, QCoreApplication.translate("PackDialogs", "Look in:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, QCoreApplication.translate("PackDialogs", "Files of type:"))
    dialog.setViewMode(QFileDialog.ViewMode.List)
    room = parent.window().size()
    dialog.resize(min(900, round(room.width() * 0.9)), min(600, round(room.height() * 0.9)))
    dialog.fileSelected.connect(lambda chosen: take(Path(chosen)))
    return dialog


def _opened(dialog: QFileDialog, title: str) -> QFileDialog:
    dialog.setWindowTitle(title)
    dialog.open()
    return dialog
