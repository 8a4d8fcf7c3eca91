"""Ogg pages of our recordings: whole, with a right checksum, and nothing skipped."""

from __future__ import annotations

import struct

import pytest

from content.make.ogg import FRAME_SAMPLES, checksum, whole
from kidslogic.packs.ogg import ogg_fault
from kidslogic.resources import content_dir

FILES = sorted((content_dir() / "voice").glob("*/*.opus"))[::400]


def test_the_checksum_is_that_of_ogg() -> None:
    """The check value of CRC-32/MPEG-2's polynomial, begun with zero instead of all ones."""
    assert checksum(b"123456789") == 0x89A1897F


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recording_begins_with_its_first_sample_and_ends_with_its_last(path) -> None:
    data = path.read_bytes()
    assert ogg_fault(data) is None
    head, last = data.index(b"OpusHead"), data.rindex(b"OggS")
    assert struct.unpack_from("<H", data, head + 10) == (0,)
    assert struct.unpack_from("<q", data, last + 6)[0] % FRAME_SAMPLES == 0
    assert whole(data) == data


def test_a_stream_that_skips_is_made_whole() -> None:
    data = FILES[0].read_bytes()
    at = data.index(b"OpusHead") + 10
    assert whole(data[:at] + b"\x38\x01" + data[at + 2 :]) == data
