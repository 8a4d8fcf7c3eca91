"""What the C library does with large blocks of memory that Qt gives back: pictures of a whole window, mostly."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

LARGE_BYTES: Final = 256 * 1024
"""A block of this size or more is a picture or a sound, and lives as long as a screen."""
_M_MMAP_THRESHOLD: Final = -3
"""From glibc's malloc.h."""


def return_large_blocks() -> bool:
    """Let each large block go back to the system as soon as it is freed; whether there was something to change.

    Only glibc needs it: left alone, it keeps blocks of up to 32 MB in its heap once such a one was freed (mallopt(3),
    M_MMAP_THRESHOLD), where small ones that stay between them hold tens of megabytes that nobody uses.
    """
    if not sys.platform.startswith("linux"):
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries have none
    return mallopt is not None and bool(mallopt(_M_MMAP_THRESHOLD, LARGE_BYTES))
