"""Which recordings may be played: the pages of an Ogg file are read before any decoder gets it (RFC 3533).

Speech in Opus (RFC 7845) or Vorbis, one or two channels; the pages must follow each other up to the end of the file.
"""

from __future__ import annotations

import struct
from typing import Final

from kidslogic.packs.problems import Params

MAX_BYTES: Final = 200_000
_PAGE: Final = struct.Struct("<4sBBqIIIB")
_FIRST: Final = 2
"""The flag of a stream's first page; a second stream in the file would begin with one, too."""
_CHANNELS: Final = (1, 2)


def ogg_fault(data: bytes) -> tuple[str, Params] | None:
    """The first reason not to play `data`, as a code (voice-...) with its numbers; None for a good recording."""
    if len(data) > MAX_BYTES:
        return "voice-too-big", {"limit": MAX_BYTES // 1000}
    packets = _first_packets(data)
    if packets is None or not (_is_opus(packets[0]) or _is_vorbis(packets[0])) or len(packets) < 3:
        return "voice-not-ogg", {}
    return None


def _first_packets(data: bytes) -> list[bytes] | None:
    """What stands at the beginning of every page, page by page; None where the pages do not fill the file."""
    begins: list[bytes] = []
    place = 0
    while place < len(data):
        if len(data) - place < _PAGE.size:
            return None
        mark, version, flags, _, _, number, _, count = _PAGE.unpack_from(data, place)
        body = place + _PAGE.size + count
        is_first = bool(flags & _FIRST)
        if mark != b"OggS" or version or is_first != (place == 0) or number != len(begins):
            return None
        place = body + sum(data[place + _PAGE.size : body])
        begins.append(data[body : min(place, body + 32)])
    return begins if begins and place == len(data) else None


def _is_opus(head: bytes) -> bool:
    return head[:8] == b"OpusHead" and len(head) >= 19 and head[8] < 16 and head[9] in _CHANNELS


def _is_vorbis(head: bytes) -> bool:
    return head[:7] == b"\x01vorbis" and len(head) >= 30 and head[7:11] == bytes(4) and head[11] in _CHANNELS
