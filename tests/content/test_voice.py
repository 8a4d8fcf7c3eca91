"""The recordings: one for every text that children hear, of a fitting length, to be heard, and small enough."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from content.make import voice, voice_texts
from kidslogic.resources import PACKAGE
from kidslogic.ui.narration import LONGEST, SUFFIX, Narration, key, name_of
from tests.content.recordings import FOLDER, file_of, listed, seconds, ten

LANGUAGES = voice_texts.LANGUAGES
MOST_BYTES = 15_000_000


@cache
def texts(language: str) -> list[str]:
    """What children hear."""
    return list(voice_texts.texts_of(language).values())


def letters(text: str, language: str) -> int:
    """Letters of what is said; a figure counts as three, for a word has more letters than its number has figures."""
    said = text if "[[" in voice.pronounced(text, language) else voice.pronounced(text, language)
    return sum(3 if sign.isdigit() else sign.isalpha() for sign in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_for_children_is_recorded(language):
    missing = [text for text in texts(language) if name_of(text) not in listed(language)]
    assert not missing, "call: make voice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_recordings(language):
    # Somebody's own recording of a text that is gone stays, so there may be more files than lines.
    assert {path.stem for path in (FOLDER / language).iterdir()} >= listed(language).keys()
    assert all(len(key(text).split()) <= LONGEST for text in listed(language).values())
    assert all(name == name_of(text) for name, text in listed(language).items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recording_is_as_long_as_its_text(language):
    wrong = {}
    for text in listed(language).values():
        length = seconds(file_of(text, language))
        count = letters(text, language)
        if not 0.03 * count <= length <= min(8, 0.2 * count + 0.3):
            wrong[text] = length
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_sentences_take_between_40_and_200_milliseconds_a_letter(language):
    chosen = ten(language)
    assert len(chosen) == 10
    for text in chosen:
        assert 0.04 <= seconds(file_of(text, language)) / letters(text, language) <= 0.2, text


def test_no_recording_is_silent():
    """Opus spends next to nothing on silence, and some 1,500 bytes a second on words."""
    silent = [path for path in FOLDER.glob(f"*/*{SUFFIX}") if path.stat().st_size / max(0.3, seconds(path)) < 700]
    assert not silent


def test_all_together_they_are_small():
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) <= MOST_BYTES


def test_the_contexts_for_grown_ups_are_contexts():
    tree = ET.parse(voice_texts.ROOT / "translations" / "kidslogic_de.ts")
    known = {context.findtext("name") for context in tree.iterfind(".//context")}
    assert known >= voice_texts.GROWN_UP | voice_texts.NOT_ON_SHELF


def test_no_game_speaks_in_a_context_for_grown_ups():
    """Only the shell has rooms for them. The touch kit's names of the languages are written, each in itself."""
    files = [path for room in ("games", "ui") for path in (PACKAGE / room).rglob("*.py")]
    source = "\n".join(path.read_text("utf-8") for path in files)
    contexts = set(re.findall(r'(?:translate|QT_TRANSLATE_NOOP)\(\s*"(\w+)"', source))
    contexts |= set(re.findall(r"^class (\w+)", source, re.MULTILINE))
    assert {context for context in contexts if voice_texts.is_for_grown_ups(context)} == {"Languages"}


def test_the_parts_of_a_text_with_places_are_said():
    said = Narration({name_of(text): Path(text) for text in texts("de")})
    assert said.reading("Jetzt Anna! Alle anderen schauen weg.").clips
    for text in ("Immer zwei: Krabbe, Muschel.", "Nimm eine Karte! Noch 7 Karten.", "Hier brauchst du: Rot.", "+3"):
        assert said.reading(text).complete, text


def test_exceptions_are_whole_words_in_any_case():
    assert voice.pronounced("LOGIK ist Logiker", "de") == "[[lo:g'i:k]] ist Logiker"
    assert voice.pronounced("1 Karte, 11 Karten", "de") == "eine Karte, 11 Karten"
    assert voice.pronounced("-3 +2", "en") == "minus 3 plus 2"


def test_ours_carry_a_note_of_how_they_were_made_and_other_recordings_are_left_alone(tmp_path):
    line = voice.lines(FOLDER)[0]
    assert not voice.is_missing(line)
    own = tmp_path / line.language / line.path.name
    own.parent.mkdir()
    own.write_bytes(line.path.read_bytes().replace(voice.NOTE.encode(), b"RECORDED_AT_HOME"[: len(voice.NOTE)]))
    assert not voice.is_missing(replace(line, spoken="something else", path=own))
    assert voice.is_missing(replace(line, spoken="something else"))
    ours = own.with_name(f"0000000000000000{SUFFIX}")
    ours.write_bytes(line.path.read_bytes())
    assert voice.tidy(tmp_path, frozenset()) == [own]
    assert (own.exists(), ours.exists()) == (True, False)
