"""Which PNG pictures may be drawn: the header is read before any renderer unpacks the file (FORMAT.md section 4)."""

from __future__ import annotations

import struct
from typing import Final

from kidslogic.packs.problems import Params

MAX_BYTES: Final = 1_000_000
SIDES: Final = range(16, 1025)
"""Possible widths and heights in points."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_DEPTHS: Final = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
"""Colour type -> possible bits per channel."""


def png_fault(data: bytes) -> tuple[str, Params] | None:
    """The first reason not to draw `data`, as a code (png-...) with its numbers; None for a good picture."""
    if len(data) > MAX_BYTES:
        return "png-too-big", {"limit": MAX_BYTES // 1000}
    if not data.startswith(_SIGNATURE + b"\x00\x00\x00\rIHDR") or len(data) < 33:
        return "png-not-png", {}
    width, height, depth, colour, packing, filters, interlace = struct.unpack(">IIBBBBB", data[16:29])
    if width not in SIDES or height not in SIDES:
        return "png-size", {"width": width, "height": height, "low": SIDES.start, "high": SIDES.stop - 1}
    if depth not in _DEPTHS.get(colour, ()) or packing or filters or interlace > 1 or not _is_whole(data):
        return "png-not-png", {}
    return None


def _is_whole(data: bytes) -> bool:
    """Do the parts of the file follow each other up to the end part, with picture data among them?"""
    place, has_picture = len(_SIGNATURE), False
    while place + 12 <= len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        kind = data[place + 4 : place + 8]
        has_picture = has_picture or kind == b"IDAT"
        place += 12 + length
        if kind == b"IEND":
            return has_picture and place <= len(data)
    return False
