"""Say every text for children with espeak-ng and keep it as a small Opus file.

python -m content.make.voice [FOLDER]      (default: content/voice; needs the programs espeak-ng and opusenc)

Only what is missing is made, and what nobody needs any more is removed. A file notes how it was made: when the words in
pronunciation.yaml or the settings below change, it is made anew. A file without such a note is somebody's own recording
and is never touched (content/voice/README.md).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import wave
from array import array
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from content.make.ogg import whole
from content.make.voice_texts import LANGUAGES, ROOT, texts_of
from kidslogic.ui.narration import SUFFIX, name_of

VOICES: Final = {"de": "de", "cs": "cs", "en": "en-gb"}
WORDS_PER_MINUTE: Final = "140"
PITCH: Final = "55"
KILOBITS: Final = "12"
LOUDEST: Final = 0.6
"""Peak of full scale."""
EDGE_S: Final = 0.02
"""Silence that stays before and after the words, in seconds; the app makes the pauses."""
SILENT: Final = 200
"""Samples up to this count as silence."""
NOTE: Final = "KIDSLOGIC_VOICE"
"""The comment in a file that tells how it was made."""

_HEAD_BYTES: Final = 4096


@dataclass(frozen=True)
class Line:
    """A text to be said: as it is written, as espeak-ng is given it, and where the recording belongs."""

    language: str
    text: str
    spoken: str
    path: Path

    @property
    def recipe(self) -> str:
        """Changes whenever the recording would sound different."""
        parts = (VOICES[self.language], WORDS_PER_MINUTE, PITCH, KILOBITS, str(LOUDEST), str(EDGE_S), self.spoken)
        return hashlib.sha256("|".join(parts).encode()).hexdigest()[:16]


def pronounced(text: str, language: str) -> str:
    """`text` as espeak-ng is to read it."""
    pattern, words = _exceptions(language)
    text = re.sub(r"(?<![\w])-(\d)", r"minus \1", text.replace("+", "plus "))
    return pattern.sub(lambda match: words[match[0].casefold()], text) if words else text


@cache
def _exceptions(language: str) -> tuple[re.Pattern[str], Mapping[str, str]]:
    data = yaml.safe_load((ROOT / "content" / "make" / "pronunciation.yaml").read_text("utf-8"))
    words = {str(word).casefold(): str(said) for word, said in (data.get(language) or {}).items()}
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])", re.IGNORECASE), words


def lines(folder: Path) -> list[Line]:
    """Everything that is to be said, in all languages."""
    return [
        Line(language, text, pronounced(text, language), folder / language / f"{name_of(text)}{SUFFIX}")
        for language in LANGUAGES
        for text in texts_of(language).values()
    ]


def note_of(path: Path) -> str:
    """How a recording was made; "" for somebody's own."""
    with path.open("rb") as file:
        match = re.search(rf"{NOTE}=([0-9a-f]{{16}})".encode(), file.read(_HEAD_BYTES))
    return match[1].decode() if match else ""


def is_missing(line: Line) -> bool:
    """Whether there is no recording yet, or one that would be made differently now."""
    return not line.path.exists() or note_of(line.path) not in ("", line.recipe)


def record(line: Line) -> None:
    """Make one recording. Raises subprocess.CalledProcessError, or RuntimeError when nothing can be heard."""
    with tempfile.TemporaryDirectory() as folder:
        sound, small = Path(folder) / "said.wav", Path(folder) / f"said{SUFFIX}"
        speak = ["espeak-ng", "-v", VOICES[line.language], "-s", WORDS_PER_MINUTE, "-p", PITCH, "-z", "-w", str(sound)]
        subprocess.run([*speak, "--", line.spoken], check=True)
        _trim(sound, line.spoken)
        encode = ["opusenc", "--quiet", "--speech", "--bitrate", KILOBITS, "--framesize", "60", "--padding", "0"]
        # The number in the stream is random otherwise, and the same words would give another file each time.
        encode += ["--serial", "1", "--comment", f"{NOTE}={line.recipe}", str(sound), str(small)]
        subprocess.run(encode, check=True)
        line.path.parent.mkdir(parents=True, exist_ok=True)
        half = line.path.with_suffix(".tmp")
        half.write_bytes(whole(small.read_bytes()))
        half.replace(line.path)


def _trim(path: Path, spoken: str) -> None:
    """Cut the silence off both ends, and make all recordings equally loud."""
    with wave.open(str(path), "rb") as file:
        head, samples = file.getparams(), array("h", file.readframes(file.getnframes()))
    heard = [place for place, value in enumerate(samples) if abs(value) > SILENT]
    if not heard:
        raise RuntimeError(f"nothing to be heard: {spoken}")
    edge = round(EDGE_S * head.framerate)
    samples = samples[max(0, heard[0] - edge) : heard[-1] + edge]
    scale = LOUDEST * 32767 / max(*samples, -min(samples))
    with wave.open(str(path), "wb") as file:
        file.setparams(head)
        file.writeframes(array("h", (round(value * scale) for value in samples)).tobytes())


def write_lists(folder: Path, wanted: list[Line]) -> None:
    """Write down what every file says, so that people can replace one."""
    for language in LANGUAGES:
        texts = {line.path.stem: line.text for line in wanted if line.language == language}
        head = f"# What the recordings in {language}/ say; made by content/make/voice.py, see README.md.\n"
        body = yaml.safe_dump(texts, allow_unicode=True, width=1000)
        (folder / f"{language}.yaml").write_text(head + body, encoding="utf-8")


def tidy(folder: Path, wanted: frozenset[Path]) -> list[Path]:
    """Remove recordings of ours that nobody needs any more; returns people's own ones, which stay."""
    left = [path for language in LANGUAGES for path in (folder / language).glob("*") if path not in wanted]
    own = [path for path in left if path.suffix == SUFFIX and not note_of(path)]
    for path in left:
        if path not in own:
            path.unlink()
    return own


def main(arguments: list[str]) -> int:
    """Bring the folder up to date."""
    missing_program = next((name for name in ("espeak-ng", "opusenc") if shutil.which(name) is None), None)
    if missing_program:
        print(f"voice: {missing_program} is not installed (packages espeak-ng and opus-tools)", file=sys.stderr)
        return 1
    folder = Path(arguments[0]) if arguments else ROOT / "content" / "voice"
    wanted = lines(folder)
    missing = [line for line in wanted if is_missing(line)]
    with ThreadPoolExecutor(os.cpu_count()) as helpers:
        for _ in helpers.map(record, missing):
            pass
    for path in tidy(folder, frozenset(line.path for line in wanted)):
        print(f"voice: no text needs this recording any more: {path}", file=sys.stderr)
    write_lists(folder, wanted)
    size = sum(line.path.stat().st_size for line in wanted)
    print(f"voice: {len(wanted)} texts, {len(missing)} recorded now, {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
