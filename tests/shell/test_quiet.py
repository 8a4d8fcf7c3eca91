"""One button ends all sounds; a pack's own voice is heard in its game; volumes and touches reach the voice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kidslogic.shell.comfort import make_comfortable
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.lesson_table import Bystander
from kidslogic.shell.pack_words import recordings_of
from kidslogic.ui.rail import QUIET, Rail
from kidslogic.ui.voice import Voice
from tests.packs.kit import check, edited
from tests.packs.test_recordings import OPUS


@pytest.fixture
def quiet(window):
    return window.findChild(Rail).buttons[QUIET]


def test_one_button_ends_all_sounds_and_brings_them_back(window, voyage, parts, quiet, tap, monkeypatch):
    monkeypatch.setattr("kidslogic.shell.window.may_have_output", lambda: True)
    window.refresh_rail()
    assert isinstance(voyage.screen, Harbour)
    assert quiet.isVisible()
    assert not quiet.chosen
    tap(quiet)
    assert (parts.kit.sound.on, parts.kit.voice.on, quiet.chosen) == (False, False, True)
    assert (parts.settings.now.sound, parts.settings.now.voice) == (False, False)
    tap(quiet)
    assert (parts.kit.sound.on, parts.kit.voice.on, quiet.chosen) == (True, True, False)


def test_where_nothing_can_be_heard_the_small_picture_is_there_and_off(window, voyage, quiet, monkeypatch):
    monkeypatch.setattr("kidslogic.shell.window.may_have_output", lambda: False)
    window.refresh_rail()
    assert quiet.isVisible()
    assert not quiet.isEnabled()


def test_volumes_of_the_settings_are_used(window, voyage, parts):
    parts.settings.change(sound_volume=30, voice_volume=60)
    make_comfortable(parts, window, None)
    assert (parts.kit.sound.volume, parts.kit.voice.volume) == (30, 60)


def test_a_touch_ends_the_sentence(window, voyage, parts, quiet, monkeypatch):
    hushed = []
    monkeypatch.setattr(parts.kit.voice, "hush", lambda: hushed.append(True))
    QTest.mousePress(voyage.screen.first_button(), Qt.MouseButton.LeftButton)
    assert hushed


def test_in_a_lesson_touches_on_the_game_end_what_the_lesson_says(qapp, monkeypatch):
    voice, hushed = Voice(), []
    monkeypatch.setattr(voice, "hush", lambda: hushed.append(True))
    monkeypatch.setattr(voice, "say", pytest.fail)
    bystander = Bystander(voice)
    bystander.say("Nimm eine Karte!")
    assert not hushed
    bystander.hush()
    assert hushed


def test_a_packs_recordings_are_handed_on_by_language_and_text():
    pack = check(edited({3: "title: x\nvoice: [{text: Kastanie, file: voice/a.ogg}]"}), {"voice/a.ogg": OPUS}).pack
    assert recordings_of(pack) == {"de": {"Kastanie": OPUS}}
    assert recordings_of(None) == {}


def test_the_task_at_the_gate_is_not_read_aloud(window, voyage, parts, monkeypatch):
    said = []
    monkeypatch.setattr(parts.kit.voice, "say", said.append)
    voyage._to_gate()
    assert voyage.screen.prompt()
    voyage._go_home()
    assert said == [voyage.screen.prompt()]
