"""The voice: recordings first, the computer's own speech for the rest. Player and dispatcher are stand-ins here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kidslogic.ui import voice as module
from kidslogic.ui.narration import Clip, name_of
from kidslogic.ui.voice import Voice
from kidslogic.ui.voice_live import Dispatcher

SCRIPT = """#!/bin/sh
if [ "$1" = --list-synthesis-voices ]; then
    echo "                     NAME                 LANGUAGE                  VARIANT"
    echo "                    Czech                       cs                     none"
    echo "   English (Great Britain)                   en-gb                     none"
else
    printf '%s|' "$@" >> "{said}"
    echo >> "{said}"
fi
"""


@pytest.fixture
def said(tmp_path, monkeypatch) -> Path:
    """What was handed to the program, one call a line."""
    log = tmp_path / "said"
    program = tmp_path / Dispatcher.PROGRAM
    program.write_text(SCRIPT.format(said=log), encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(sys, "platform", "linux")
    return log


@pytest.fixture
def voice(qapp, qtbot, said) -> Voice:
    voice = Voice()
    voice.set_language("cs")
    with qtbot.waitSignal(voice.ready):
        voice.start()
    return voice


def lines(said: Path) -> list[str]:
    return said.read_text("utf-8").splitlines() if said.exists() else []


def test_it_speaks_the_childs_language(voice, said, qtbot):
    assert voice.available
    voice.say("Kdo dnes hraje? -- já")
    qtbot.waitUntil(lambda: lines(said) == ["--language|cs|--|Kdo dnes hraje? -- já|"])


def test_a_language_without_voice_is_never_read_by_another(voice, said, qtbot):
    voice.set_language("de")
    assert not voice.available
    voice.say("Hallo")
    voice.set_language("en")
    assert voice.available
    voice.say("Hello")
    qtbot.waitUntil(lambda: lines(said) == ["--language|en|--|Hello|"])


def test_a_new_sentence_ends_the_one_before_and_hush_says_no_more(voice, said, qtbot):
    voice.hush()
    voice.say("Jedna")
    qtbot.waitUntil(lambda: len(lines(said)) == 1)
    voice.say("Dvě")
    qtbot.waitUntil(lambda: len(lines(said)) == 3)
    assert lines(said)[1:] == ["--cancel|", "--language|cs|--|Dvě|"]
    voice.hush()
    qtbot.waitUntil(lambda: lines(said).count("--cancel|") == 2)


def test_switched_off_it_says_nothing(voice, said, qtbot):
    voice.on = False
    voice.say("Ahoj")
    voice.on = True
    voice.say("Nazdar")
    qtbot.waitUntil(lambda: lines(said) == ["--language|cs|--|Nazdar|"])


def test_without_the_program_it_stays_silent(qapp, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    voice = Voice()
    voice.set_language("de")
    voice.start()
    voice.say("Hallo")
    assert not voice.available


# ---- recordings --------------------------------------------------------------------------------------


class Player:
    """Notes what it is to play."""

    def __init__(self) -> None:
        self.played: list[tuple[list[str], int]] = []
        self.stops = 0

    def play(self, clips: list[Clip], volume: int) -> None:
        self.played.append(([clip.sound.parent.name + "/" + clip.sound.stem for clip in clips], volume))

    def stop(self) -> None:
        self.stops += 1


@pytest.fixture
def player(monkeypatch) -> Player:
    player = Player()
    monkeypatch.setattr(module, "_make_player", lambda _parent: player)
    monkeypatch.setattr(module, "may_have_output", lambda: True)
    return player


@pytest.fixture
def folder(tmp_path) -> Path:
    for language, texts in {"de": ("Nimm eine Karte!", "Noch", "Karten"), "cs": ("Vezmi",)}.items():
        (tmp_path / language).mkdir()
        for text in texts:
            (tmp_path / language / f"{name_of(text)}.opus").touch()
    return tmp_path


@pytest.fixture
def mute(qapp, monkeypatch, tmp_path, folder, player) -> Voice:
    """A computer that has recordings and no speech of its own."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    voice = Voice(folder=folder)
    voice.set_language("de")
    return voice


def played(text: str) -> list[str]:
    return [f"de/{name_of(text)}"]


def test_a_recorded_text_is_played_at_the_voices_volume(mute, player):
    mute.start()
    assert mute.available
    mute.volume = 40
    mute.say("Nimm eine Karte!")
    assert player.played == [(played("Nimm eine Karte!"), 40)]


def test_what_is_asked_for_before_the_first_paint_is_said_then(mute, player):
    mute.say("Nimm eine Karte!")
    assert not mute.available
    assert not player.played
    mute.start()
    assert len(player.played) == 1


def test_a_touch_before_the_start_takes_the_sentence_back(mute, player):
    mute.say("Nimm eine Karte!")
    mute.hush()
    mute.start()
    assert not player.played


def test_without_speech_unknown_words_are_left_out(mute, player):
    mute.start()
    mute.say("Noch 17 Karten.")
    assert player.played == [(played("Noch") + played("Karten"), 100)]


def test_speech_takes_a_text_with_unknown_words_whole(qapp, said, qtbot, folder, player):
    voice = Voice(folder=folder)
    voice.set_language("cs")
    voice.start()
    qtbot.waitUntil(lambda: voice._is_spoken)
    voice.say("Vezmi, Anno!")
    qtbot.waitUntil(lambda: lines(said) == ["--language|cs|--|Vezmi, Anno!|"])
    assert not player.played
    voice.say("Vezmi!")
    assert len(player.played) == 1


def test_another_language_without_recordings_is_silent(mute, player):
    mute.start()
    mute.set_language("en")
    assert not mute.available
    mute.say("Nimm eine Karte!")
    assert not player.played


def test_switched_off_no_recording_is_played(mute, player):
    mute.start()
    mute.on = False
    mute.say("Nimm eine Karte!")
    assert not player.played


def test_hush_stops_the_recording(mute, player):
    mute.start()
    mute.say("Nimm eine Karte!")
    before = player.stops
    mute.hush()
    assert player.stops == before + 1


def test_a_packs_recordings_go_first_until_they_are_taken_away(mute, player, tmp_path):
    mute.start()
    mute.use_recordings({"de": {"Kastanie": tmp_path / "voice" / "chestnut.opus"}})
    mute.say("Kastanie!")
    assert player.played.pop()[0] == ["voice/chestnut"]
    mute.use_recordings({})
    mute.say("Kastanie!")
    assert not any(clips for clips, _ in player.played)


def test_where_nothing_can_be_played_it_says_so_and_asks_no_more(mute, monkeypatch, qtbot):
    monkeypatch.setattr(module, "_make_player", lambda _parent: None)
    mute.start()
    assert mute.available
    with qtbot.waitSignal(mute.ready):
        mute.say("Nimm eine Karte!")
    assert not mute.available
    mute.say("Nimm eine Karte!")


WITHOUT_SOUND_MODULES = """
import sys
sys.modules["PySide6.QtMultimedia"] = None
sys.modules["PySide6.QtTextToSpeech"] = None
from PySide6.QtCore import QCoreApplication
from kidslogic.resources import content_dir
from kidslogic.ui import sound, voice
sound.may_have_output = voice.may_have_output = lambda: True
app = QCoreApplication([])
speaker = voice.Voice(folder=content_dir() / "voice")
speaker.set_language("de")
speaker.start()
speaker.say("Wer bist du?")
speaker.say("1")
effects = sound.Sound(content_dir() / "sounds")
effects.play("tap")
print(effects.available, speaker.available)
"""


def test_without_qts_sound_modules_everything_is_silent_and_runs(tmp_path):
    environment = {**os.environ, "PATH": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_SOUND_MODULES], env=environment, capture_output=True, text=True, timeout=60
    )
    assert (run.returncode, run.stdout.split()) == (0, ["False", "False"]), run.stderr


def test_nothing_of_sound_is_loaded_before_something_is_said():
    look = (
        "import sys; from PySide6.QtCore import QCoreApplication; app = QCoreApplication([]); "
        "from kidslogic.ui.voice import Voice; voice = Voice(); voice.set_language('de'); voice.say('x'); "
        "print('PySide6.QtMultimedia' in sys.modules)"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", look], env=environment, capture_output=True, text=True, timeout=60)
    assert run.stdout.strip() == "False", run.stderr
