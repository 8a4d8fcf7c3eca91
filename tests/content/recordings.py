"""The recordings in the content, as several tests look at them."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path

import yaml

from kidslogic.resources import content_dir
from kidslogic.ui.narration import SUFFIX, name_of

FOLDER = content_dir() / "voice"
RATE = 48_000
"""Ogg Opus counts its samples at this rate, whatever is in it."""


@cache
def listed(language: str) -> dict[str, str]:
    """Name of a recording -> what it says."""
    return yaml.safe_load((FOLDER / f"{language}.yaml").read_text("utf-8"))


def file_of(text: str, language: str) -> Path:
    return FOLDER / language / f"{name_of(text)}{SUFFIX}"


def seconds(path: Path) -> float:
    """Length by the sample count in the last page of the Ogg stream, less the samples that are skipped."""
    data = path.read_bytes()
    head, last = data.index(b"OpusHead"), data.rindex(b"OggS")
    (skipped,) = struct.unpack_from("<H", data, head + 10)
    (samples,) = struct.unpack_from("<q", data, last + 6)
    return float(samples - skipped) / RATE


def ten(language: str) -> list[str]:
    """Ten sentences from everywhere in the list."""
    sentences = [text for text in sorted(listed(language).values()) if len(text.split()) >= 4]
    return sentences[:: len(sentences) // 10][:10]
