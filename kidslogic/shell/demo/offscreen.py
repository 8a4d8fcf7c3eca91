"""A screen for windows that nobody sees. Needs no Qt: it is asked for before Qt starts."""

from __future__ import annotations

import json
import os
from collections.abc import MutableMapping
from pathlib import Path

_PLATFORM = "QT_QPA_PLATFORM"
_FRAME = 64
"""Pixels for the frame round a window."""


def widen(size: tuple[int, int], folder: Path, environ: MutableMapping[str, str] = os.environ) -> None:
    """Make Qt's offscreen screen as large as a window of `size` pixels needs; `folder` takes Qt's note of it.

    It is 800 x 800 by itself, and Qt finds nothing under a finger that lies outside of the screen.
    """
    if environ.get(_PLATFORM) != "offscreen":
        return
    screen = {"name": "demo", "x": 0, "y": 0, "width": size[0] + _FRAME, "height": size[1] + _FRAME}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1, "refreshRate": 60}
    note = folder / "offscreen.json"
    note.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    environ[_PLATFORM] = f"offscreen:configfile={note}"
