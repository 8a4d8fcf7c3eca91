"""The typeface: the first of a chain that this machine has; the second comes with the app's own dependencies."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

from PySide6.QtGui import QFontDatabase

CHAIN: Final = ("Andika", "Atkinson Hyperlegible", "Noto Sans", "DejaVu Sans")
"""Faces by preference (art.md): Andika is made for beginning readers; each has all German and Czech letters."""

_BUNDLED: Final = "fontpkg_atkinson_hyperlegible"
"""The installed package that holds Atkinson Hyperlegible (OFL), so that no machine is left without a good face."""


def load_fonts() -> str:
    """Make the bundled face known to Qt and return the family to use. Needs a QGuiApplication."""
    available = set(QFontDatabase.families())
    if CHAIN[1] not in available:
        _load_bundled()
        available = set(QFontDatabase.families())
    return next(family for family in CHAIN if family in available)


def _load_bundled() -> None:
    for entry in files(_BUNDLED).joinpath("files").iterdir():
        if entry.name.endswith(".ttf"):
            with as_file(entry) as path:
                QFontDatabase.addApplicationFont(str(path))
