"""Lets an Opus file begin with its first sample and end with its last one.

An encoder tells the player to skip some milliseconds at the beginning and to cut off some at the end, both silent in
our recordings. Qt's decoder does so, but complains about each on the standard error output. Ogg is described in
RFC 3533, Opus in it in RFC 7845.
"""

from __future__ import annotations

import struct
from typing import Final

FRAME_SAMPLES: Final = 2880
"""A packet of 60 ms at the 48 kHz in which Ogg Opus counts."""

_HEAD: Final = struct.Struct("<4sBBqIIIB")
_CHECKSUM_AT: Final = 22
_SKIP_AT: Final = 10
_POLYNOMIAL: Final = 0x04C11DB7


def whole(data: bytes) -> bytes:
    """The same Ogg Opus stream of 60 ms packets with nothing skipped and nothing cut off."""
    pages, packets = [], 0
    for page in _pages(data):
        lacing = page[_HEAD.size : _HEAD.size + page[_HEAD.size - 1]]
        body = _HEAD.size + len(lacing)
        if page[body : body + 8] == b"OpusHead":
            page[body + _SKIP_AT : body + _SKIP_AT + 2] = bytes(2)
        elif page[body : body + 8] != b"OpusTags":
            packets += sum(size < 255 for size in lacing)
            struct.pack_into("<q", page, 6, packets * FRAME_SAMPLES)
        struct.pack_into("<I", page, _CHECKSUM_AT, 0)
        struct.pack_into("<I", page, _CHECKSUM_AT, checksum(page))
        pages.append(bytes(page))
    return b"".join(pages)


def _pages(data: bytes) -> list[bytearray]:
    pages, at = [], 0
    while at < len(data):
        count = _HEAD.unpack_from(data, at)[-1]
        size = _HEAD.size + count + sum(data[at + _HEAD.size : at + _HEAD.size + count])
        pages.append(bytearray(data[at : at + size]))
        at += size
    return pages


def _table_entry(byte: int) -> int:
    remainder = byte << 24
    for _ in range(8):
        remainder = (remainder << 1) ^ (_POLYNOMIAL if remainder & 0x80000000 else 0)
    return remainder & 0xFFFFFFFF


_TABLE: Final = tuple(map(_table_entry, range(256)))


def checksum(page: bytes | bytearray) -> int:
    """Ogg's checksum of a page whose own checksum is zero."""
    remainder = 0
    for byte in page:
        remainder = ((remainder << 8) & 0xFFFFFFFF) ^ _TABLE[(remainder >> 24) ^ byte]
    return remainder
