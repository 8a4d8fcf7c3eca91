"""The player: it decodes for real; what it plays on is a stand-in, for a test machine need not have a sound device."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QObject, QTimer, Signal
from PySide6.QtMultimedia import QAudioDevice, QtAudio

from kidslogic.resources import content_dir
from kidslogic.ui.narration import Clip
from kidslogic.ui.voice_player import ClipPlayer, format_for, make_player

FILES = sorted((content_dir() / "voice" / "de").glob("*.opus"))[:8]


class Sink(QObject):
    """Takes the sound and is through with it in a moment."""

    stateChanged = Signal()  # as Qt names it

    def __init__(self, heard: list[bytes], parent: QObject) -> None:
        super().__init__(parent)
        self._heard = heard
        self._state = QtAudio.State.StoppedState
        self.volume = 0.0

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def state(self) -> QtAudio.State:
        return self._state

    def start(self, buffer: QBuffer) -> None:
        self._heard.append(bytes(buffer.data().data()))
        self._state = QtAudio.State.ActiveState
        QTimer.singleShot(2, self, self._idle)

    def stop(self) -> None:
        self._state = QtAudio.State.StoppedState

    def _idle(self) -> None:
        if self._state == QtAudio.State.ActiveState:
            self._state = QtAudio.State.IdleState
            self.stateChanged.emit()


@pytest.fixture
def heard() -> list[bytes]:
    return []


@pytest.fixture
def player(qapp, heard) -> ClipPlayer:
    player = ClipPlayer(format_for(QAudioDevice()), lambda _form, parent: Sink(heard, parent))
    assert player.can_decode
    return player


def test_clips_are_played_in_one_go_with_their_pauses(player, heard, qtbot):
    for file in FILES[:2]:
        player.play([Clip(file, 0)], 100)
        qtbot.waitUntil(lambda: not player.is_playing)
    player.play([Clip(FILES[0], 0), Clip(FILES[1], 100)], 100)
    qtbot.waitUntil(lambda: not player.is_playing)
    first, second, both = heard
    assert both == first + bytes(2 * 2205) + second
    assert len(first) > 4410


def test_interrupted_forty_times_it_says_the_last_and_only_that(player, heard, qtbot):
    dice = random.Random(7)
    for _ in range(40):
        player.play([Clip(file, 30) for file in dice.sample(FILES, 3)], 80)
        qtbot.wait(dice.randrange(12))
        if dice.random() < 0.2:
            player.stop()
    heard.clear()
    player.play([Clip(FILES[0], 0)], 80)
    qtbot.waitUntil(lambda: not player.is_playing)
    alone = heard[-1]
    player.play([Clip(FILES[0], 0)], 80)
    qtbot.waitUntil(lambda: not player.is_playing)
    assert heard == [alone, alone]


def test_a_packs_recording_is_played_from_memory(player, heard, qtbot):
    player.play([Clip(FILES[0], 0)], 100)
    qtbot.waitUntil(lambda: not player.is_playing)
    player.play([Clip(FILES[0].read_bytes(), 0)], 100)
    qtbot.waitUntil(lambda: not player.is_playing)
    player.play([Clip(FILES[1].read_bytes(), 0), Clip(FILES[0], 0)], 100)
    qtbot.waitUntil(lambda: not player.is_playing)
    assert heard[0] == heard[1]
    assert heard[2].endswith(heard[0])
    assert len(heard[2]) > len(heard[0])


def test_a_stopped_player_begins_nothing_late(player, heard, qtbot):
    player.play([Clip(file, 0) for file in FILES], 100)
    player.stop()
    player.play([Clip(FILES[0], 0)], 100)
    qtbot.waitUntil(lambda: not player.is_playing)
    assert len(heard) == 1


def test_a_file_that_is_no_sound_is_left_out(player, heard, qtbot, tmp_path):
    broken = tmp_path / "broken.opus"
    broken.write_bytes(b"no sound at all" * 20)
    player.play([Clip(broken, 0), Clip(tmp_path / "missing.opus", 0), Clip(FILES[0], 0)], 100)
    qtbot.waitUntil(lambda: not player.is_playing)
    assert len(heard) == 1
    assert len(heard[0]) > 4410


def test_without_an_output_it_falls_silent(qapp, qtbot):
    player = ClipPlayer(format_for(QAudioDevice()), lambda _form, _parent: None)
    player.play([Clip(FILES[0], 0)], 100)
    qtbot.waitUntil(lambda: not player.is_playing)


def test_the_computers_own_output_is_interrupted_without_harm(qapp, qtbot):
    """Where the machine has one; elsewhere there is no player, and the voice says so."""
    player = make_player(qapp)
    if player is not None:
        for _ in range(5):
            player.play([Clip(Path(FILES[0]), 0)], 0)
            qtbot.wait(20)
        player.stop()
        assert not player.is_playing
        player.deleteLater()
