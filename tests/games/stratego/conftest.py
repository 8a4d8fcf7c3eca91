"""What the screens of Pirates! Stratego are handed in tests."""

from __future__ import annotations

import pytest

from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from kidslogic.ui.kit import Kit, TouchPauses
from kidslogic.ui.picture import Pictures
from kidslogic.ui.sound import Sound
from kidslogic.ui.voice import Voice
from tests.games.stratego.screen import Quick


@pytest.fixture
def kit(languages) -> Kit:
    """The touch kit without sound, with no pauses between touches and less motion."""
    sound, motion = Sound(content_dir() / "sounds"), Quick()
    sound.on, motion.reduced = False, True
    return Kit(Pictures(content_dir()), sound, Voice(), motion, built_in_vocabulary(), TouchPauses(0, 0))
