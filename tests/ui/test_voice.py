"""The voice on Linux, with a stand-in for the dispatcher's program, which a test machine need not have."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from kidslogic.ui.voice import Dispatcher, Voice

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
