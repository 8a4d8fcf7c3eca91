"""Thoughts beside the window: they come, are forgotten, and Python collects no cycles while they last."""

from __future__ import annotations

import gc
import threading

import pytest
import shiboken6
from PySide6.QtCore import QObject

from kidslogic.ui.thinking import Thinker


@pytest.fixture
def thinker(qapp) -> Thinker:
    thinker = Thinker(QObject(qapp))
    thinker.shown_ms = 0
    return thinker


def test_a_thought_comes_and_no_cycles_are_collected_meanwhile(thinker, qtbot):
    begin = threading.Event()
    with qtbot.waitSignal(thinker.thought) as thought:
        thinker.think(lambda: (begin.wait(), gc.isenabled()))
        begin.set()
    assert thought.args == [(True, False)]
    qtbot.waitUntil(gc.isenabled)


@pytest.mark.parametrize("leave", [Thinker.forget, lambda thinker: shiboken6.delete(thinker.parent())])
def test_cycles_are_collected_again_only_when_a_forgotten_thought_has_ended(leave, thinker, qtbot):
    begin = threading.Event()
    thinker.think(begin.wait)
    leave(thinker)
    qtbot.wait(50)
    assert not gc.isenabled()
    begin.set()
    qtbot.waitUntil(gc.isenabled)
