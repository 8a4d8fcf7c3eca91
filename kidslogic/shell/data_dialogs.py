"""Choosing progress files and folders for them, in the app's plain windows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from kidslogic.learners.progress_file import SUFFIX
from kidslogic.shell.pack_dialogs import ask_for_folder, ask_for_pack, ask_where_to_save


def ask_for_progress_files(parent: QWidget, start: Path, take: Callable[[tuple[Path, ...]], None]) -> QFileDialog:
    """Ask for one progress file or several."""
    dialog = ask_for_pack(parent, start, lambda _one: None)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    text = QCoreApplication.translate("DataDialogs", "Progress")
    dialog.setNameFilter(f"{text} (*{SUFFIX})")
    dialog.setWindowTitle(QCoreApplication.translate("DataDialogs", "Choose progress files"))
    dialog.filesSelected.connect(lambda chosen: take(tuple(map(Path, chosen))))
    return dialog


def ask_for_class_folder(parent: QWidget, start: Path, take: Callable[[Path], None]) -> QFileDialog:
    """Ask for the folder with the files of a class."""
    dialog = ask_for_folder(parent, start, take)
    dialog.setWindowTitle(QCoreApplication.translate("DataDialogs", "Choose the folder of the class"))
    return dialog


def ask_for_target_folder(parent: QWidget, start: Path, take: Callable[[Path], None]) -> QFileDialog:
    """Ask for the folder into which the files of all children go."""
    dialog = ask_for_folder(parent, start, take)
    dialog.setWindowTitle(QCoreApplication.translate("DataDialogs", "A folder for the files"))
    return dialog


def ask_for_target_file(parent: QWidget, start: Path, name: str, take: Callable[[Path], None]) -> QFileDialog:
    """Ask where to save a file of any kind; `name` is the first thought."""
    dialog = ask_where_to_save(parent, start, name, take)
    dialog.setWindowTitle(QCoreApplication.translate("DataDialogs", "Save"))
    dialog.setNameFilter(f"*{Path(name).suffix}")
    return dialog
