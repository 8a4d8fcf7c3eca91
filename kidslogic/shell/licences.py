"""What KidsLogic stands on, with version and licence, as each part tells it itself."""

from __future__ import annotations

import platform
from importlib import metadata
from typing import Final, NamedTuple

from PySide6.QtCore import qVersion

SHIPPED: Final = (
    "PySide6-Essentials",
    "PySide6-Addons",
    "shiboken6",
    "PyYAML",
    "platformdirs",
    "fontpkg",
    "fontpkg-atkinson-hyperlegible",
    "pymunk",
    "cffi",
    "pycparser",
)
"""The Python packages that the app needs to run (requirements.txt)."""
QT_MODULES: Final = ("Core", "Gui", "Widgets", "Svg", "PrintSupport", "Network", "Multimedia", "TextToSpeech")
QT_LICENCE: Final = "LGPL-3.0-only"
"""Under which of Qt's licences we use its modules; all of the above offer it."""
UNKNOWN: Final = "?"


class Part(NamedTuple):
    """One thing that the app is made of."""

    name: str
    version: str
    licence: str


def shipped_parts() -> tuple[Part, ...]:
    """Python, Qt, what Qt and the packages bring along, and the packages."""
    return (
        Part("Python", platform.python_version(), "PSF-2.0"),
        Part(f"Qt ({', '.join(QT_MODULES)})", qVersion(), QT_LICENCE),
        Part("FFmpeg", "", "LGPL-2.1-or-later"),
        *(_package(name) for name in SHIPPED),
        Part("Chipmunk2D", "", "MIT"),
        Part("Atkinson Hyperlegible", "", "OFL-1.1"),
        Part("Andika", "", "OFL-1.1"),
    )


def _package(name: str) -> Part:
    """A package as it is installed; an app that was frozen without its description still names it."""
    try:
        facts = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return Part(name, "", UNKNOWN)
    told = (facts[field] for field in ("License-Expression", "License") if field in facts)
    return Part(name, facts["Version"], next((licence.splitlines()[0] for licence in told if licence), UNKNOWN))
