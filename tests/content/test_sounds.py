"""The sounds: all there, short, soft at both ends, neither silent nor loud, and made by our own script."""

from __future__ import annotations

import re
import runpy
import sys
import wave
from array import array
from pathlib import Path

import pytest

from kidslogic.resources import PACKAGE, content_dir

NAMES = (
    "tap",
    "right",
    "lets_see",
    "roll",
    "splash",
    "gem",
    "bust",
    "bank",
    "sail",
    "page",
    "cannon",
    "flip",
    "marble",
)


def read(path: Path) -> tuple[wave._wave_params, array[int]]:
    with wave.open(str(path), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        return file.getparams(), samples


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_soft_and_heard(name: str) -> None:
    head, samples = read(content_dir() / "sounds" / f"{name}.wav")
    assert (head.nchannels, head.sampwidth, head.framerate) == (1, 2, 22050)
    assert 0.05 <= len(samples) / head.framerate <= 1.5
    loudness = (sum(sample * sample for sample in samples) / len(samples)) ** 0.5 / 32768
    assert 0.01 < loudness < 0.3
    assert max(map(abs, samples)) <= 0.51 * 32767
    assert abs(samples[0]) < 200
    assert max(map(abs, samples[-20:])) < 200


def test_every_sound_is_played_somewhere_and_every_one_played_is_there() -> None:
    source = "".join(path.read_text("utf-8") for path in (PACKAGE / "games").rglob("*.py"))
    source += "".join(path.read_text("utf-8") for room in ("ui", "shell") for path in (PACKAGE / room).glob("*.py"))
    played = {name for call in re.findall(r"sound\.play\((.*)\)", source) for name in re.findall(r'"(\w+)"', call)}
    there = {path.stem for path in (content_dir() / "sounds").glob("*.wav")}
    assert played - {"flag"} == there == set(NAMES)  # "flag" is asked about inside one call


def test_the_script_makes_these_files_byte_for_byte(tmp_path: Path) -> None:
    content = content_dir()
    make = runpy.run_path(str(content / "make" / "sounds.py"))
    assert make["main"]([str(tmp_path)]) == 0
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in (content / "sounds").iterdir()}
    assert made == kept
