"""What the screens of a game are handed in tests."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from kidslogic.ui.kit import Kit, TouchPauses
from kidslogic.ui.motion import Motion
from kidslogic.ui.picture import Pictures
from kidslogic.ui.sound import Sound
from kidslogic.ui.voice import Voice


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest tests/games/piraten --write-golden` writes the golden games of that folder anew: then read the diff."""
    parser.addoption("--write-golden", action="store_true", help="write the golden games anew instead of comparing")


@pytest.fixture
def kit(qapp: QApplication) -> Kit:
    """The real parts, without pauses between touches and with reduced motion."""
    content, motion = content_dir(), Motion()
    motion.reduced = True
    return Kit(Pictures(content), Sound(content / "sounds"), Voice(), motion, built_in_vocabulary(), TouchPauses(0, 0))
