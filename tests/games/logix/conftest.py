"""What the tests of the LOGIX screens stand on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from kidslogic.ui.kit import Kit, TouchPauses
from kidslogic.ui.motion import Motion
from kidslogic.ui.picture import Pictures
from kidslogic.ui.sound import Sound
from kidslogic.ui.voice import Voice
from tests.games.logix.at_table import JONAS, MIA, Played


@pytest.fixture
def kit(languages) -> Kit:
    """The touch kit without sound and with no pauses between touches."""
    sound = Sound(content_dir() / "sounds")
    sound.on = False
    return Kit(Pictures(content_dir()), sound, Voice(), Motion(), built_in_vocabulary(), TouchPauses(0, 0))


@pytest.fixture
def duo(kit, qtbot) -> Iterator[Played]:
    played = Played(kit, qtbot, (MIA, JONAS)).begin()
    yield played
    played.window.close()
