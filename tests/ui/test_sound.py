"""Sound: silent where there is nothing to play on, and nothing breaks."""

from __future__ import annotations

import sys

import pytest

from kidslogic.resources import content_dir
from kidslogic.ui import sound as module
from kidslogic.ui.sound import Sound


@pytest.fixture
def bare(monkeypatch, tmp_path):
    """A Linux without sound server; whether there is a card is left to the machine."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    return tmp_path


def test_a_running_sound_server_is_asked(bare):
    """The socket of PulseAudio is enough of a sign."""
    (bare / "pulse").mkdir()
    (bare / "pulse" / "native").touch()
    assert module.may_have_output()


def test_a_named_server_is_asked(bare, monkeypatch):
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    assert module.may_have_output()


def test_other_systems_are_always_asked(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert module.may_have_output()


def test_without_output_nothing_is_played_and_nothing_breaks(qapp, monkeypatch):
    monkeypatch.setattr(module, "may_have_output", lambda: False)
    silent = Sound(content_dir() / "sounds")
    assert not silent.available
    silent.play("tap")
    silent.play("no such effect")


def test_switched_off_it_does_not_even_look(qapp, monkeypatch):
    def look() -> bool:
        raise AssertionError("looked for a sound card")

    monkeypatch.setattr(module, "may_have_output", look)
    silent = Sound(content_dir() / "sounds")
    silent.on = False
    silent.play("tap")


def test_volumes_are_heard_as_even_steps():
    assert [module.loudness(volume) for volume in (0, 50, 100, -5, 300)] == [0, 0.25, 1, 0, 1]


def test_a_volume_counts_for_effects_that_are_loaded_already(qapp):
    class Effect:
        def setVolume(self, volume: float) -> None:
            self.volume = volume

    sound = Sound(content_dir() / "sounds")
    effect = sound._effects["tap"] = Effect()
    sound.volume = 50
    assert (sound.volume, effect.volume) == (50, 0.25)
