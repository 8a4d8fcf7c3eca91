"""Whether a window can be opened here, found out without Qt: where it cannot, Qt ends the whole process."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

X11_LIBRARIES = (
    "libxkbcommon-x11.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
)
"""What Qt needs for an X screen and does not bring along."""


@dataclass(frozen=True)
class NoWindow:
    """Why no window can be opened: `code` is `no_display` or `no_library` (`library`: its file name)."""

    code: str
    library: str = ""


def no_window(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> NoWindow | None:
    """The reason why Qt would give up, None when a window can be opened."""
    if platform in ("win32", "darwin"):
        return None
    chosen = environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if chosen and chosen not in ("xcb", "wayland", "wayland-egl"):
        return None
    if chosen != "xcb" and _wayland_answers(environ):
        return None
    if chosen.startswith("wayland") or not environ.get("DISPLAY"):
        return NoWindow("no_display")
    missing = next((name for name in X11_LIBRARIES if not _loads(name)), None)
    if missing is not None:
        return NoWindow("no_library", missing)
    return None if _x_answers(environ["DISPLAY"]) else NoWindow("no_display")


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    name = environ.get("WAYLAND_DISPLAY", "")
    folder = environ.get("XDG_RUNTIME_DIR", "")
    return bool(name) and (Path(folder) / name).exists()


def _x_answers(display: str) -> bool:
    """Knock at the X screen the way Qt will; a library that cannot be asked leaves the question to Qt."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    connect: Callable[[bytes, None], int | None] = xcb.xcb_connect
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    for function in (xcb.xcb_connection_has_error, xcb.xcb_disconnect):
        function.argtypes = (ctypes.c_void_p,)
    connection = connect(display.encode(), None)
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return bool(answers)


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
