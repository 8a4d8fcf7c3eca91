"""What the C library does with memory that Qt gives back: pictures, mostly, and what was drawn with."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any, Final

LARGE_BYTES: Final = 256 * 1024
"""A block of this size or more is a picture or a sound, and lives as long as a screen."""
_M_MMAP_THRESHOLD: Final = -3
"""From glibc's malloc.h."""


def return_large_blocks() -> bool:
    """Let each large block go back to the system as soon as it is freed; whether there was something to change.

    Only glibc needs it: left alone, it keeps blocks of up to 32 MB in its heap once such a one was freed (mallopt(3),
    M_MMAP_THRESHOLD), where small ones that stay between them hold tens of megabytes that nobody uses.
    """
    mallopt = _of_the_c_library("mallopt")
    return mallopt is not None and bool(mallopt(_M_MMAP_THRESHOLD, LARGE_BYTES))


def return_free_pages() -> bool:
    """Give back to the system what lies free between small blocks that are in use; whether there was any.

    Only glibc needs it (malloc_trim(3)): after an hour of screens that came and went, 15 to 30 MB lie there. It takes
    some milliseconds: for a moment in which nobody waits.
    """
    malloc_trim = _of_the_c_library("malloc_trim")
    return malloc_trim is not None and bool(malloc_trim(0))


def _of_the_c_library(name: str) -> Callable[..., Any] | None:
    """A function that only some C libraries have."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform.startswith("linux") else None
