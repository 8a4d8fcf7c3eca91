"""Which recordings say a text: the whole of it where there is one, else its known phrases one after the other.

Recordings lie in `content/voice/<language>/<name>.opus`, named after the words that they say; `content/make/voice.py`
makes them. For people, `content/voice/<language>.yaml` tells for each name what it says.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SUFFIX: Final = ".opus"
LONGEST: Final = 40
"""No recording has more words."""
ENOUGH: Final = 0.5
"""A sentence of which fewer words than this part are known is left unsaid: the rest would be a riddle."""

_WORD: Final = re.compile(r"[+−-]?\d+|[^\W\d_]+(?:[-'’][^\W\d_]+)*|\?")
_SENTENCE_MS: Final = 320
_COMMA_MS: Final = 140
_WORD_MS: Final = 30


Sound = Path | bytes
"""A recording: the file, or what stands in it where it belongs to a pack."""


@dataclass(frozen=True)
class Clip:
    """A recording, and how many milliseconds of silence come before it."""

    sound: Sound
    pause_ms: int


@dataclass(frozen=True)
class Reading:
    """How a text is read aloud from recordings; `complete` tells that no word is missing."""

    clips: tuple[Clip, ...]
    complete: bool


@dataclass(frozen=True)
class _Word:
    text: str
    sentence: int
    pause_ms: int


class Narration:
    """The recordings of one language; a pack may bring its own, which go before ours."""

    def __init__(self, recordings: Mapping[str, Sound]) -> None:
        """`recordings`: `name_of` a text -> what says it."""
        self._recordings = recordings

    @classmethod
    def load(cls, folder: Path, language: str) -> Narration:
        """What `folder` holds for `language`; nothing, where it holds nothing."""
        own = folder / language
        files = own.iterdir() if own.is_dir() else ()
        return cls({path.stem: path for path in files if path.suffix == SUFFIX})

    def with_own(self, recordings: Mapping[str, Sound]) -> Narration:
        """The same with other recordings before ours; `recordings`: text as it is written -> what says it."""
        return Narration({**self._recordings, **{name_of(text): sound for text, sound in recordings.items()}})

    def reading(self, text: str) -> Reading:
        """The recordings that say `text`, longest phrases first. A sentence that is mostly unknown is left out."""
        words = list(_words(text))
        known = [0] * (words[-1].sentence + 1 if words else 0)
        total = [0] * len(known)
        for word in words:
            total[word.sentence] += word.text != "?"
        found: list[tuple[_Word, Sound]] = []
        at = 0
        while at < len(words):
            length, sound = self._longest_from(words, at)
            if sound is not None:
                found.append((words[at], sound))
                for word in words[at : at + length]:
                    known[word.sentence] += word.text != "?"
            at += max(1, length)
        clear = [told >= ENOUGH * count for told, count in zip(known, total, strict=True)]
        clips = tuple(
            Clip(sound, word.pause_ms if place else 0)
            for place, (word, sound) in enumerate(pair for pair in found if clear[pair[0].sentence])
        )
        return Reading(clips, complete=known == total)

    def _longest_from(self, words: list[_Word], at: int) -> tuple[int, Sound | None]:
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            sound = self._recordings.get(_name(" ".join(word.text for word in words[at : at + length])))
            if sound is not None:
                return length, sound
        return 0, None


def key(text: str) -> str:
    """What two texts share that sound alike: their words in small letters, and the question mark, which is heard."""
    return " ".join(word.text for word in _words(text))


def name_of(text: str) -> str:
    """The name of the recording of a text, without suffix: the same for all texts with the same key."""
    return _name(key(text))


def _name(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def _words(text: str) -> Iterator[_Word]:
    text = unicodedata.normalize("NFC", text).casefold().replace("’", "'").replace("−", "-")
    end, sentence = 0, 0
    for match in _WORD.finditer(text):
        between = text[end : match.start()]
        pause = _WORD_MS
        if match[0] != "?" and end and re.search(r"[.!?…]", between + text[end - 1 : end]):
            sentence += 1
            pause = _SENTENCE_MS
        elif re.search(r"[,;:–(]", between):
            pause = _COMMA_MS
        yield _Word(match[0], sentence, pause)
        end = match.end()
