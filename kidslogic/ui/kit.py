"""What every screen is handed: pictures, sound, voice, movement and the rules of touch."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from kidslogic.patterns.vocabulary import Vocabulary
from kidslogic.ui.motion import Motion
from kidslogic.ui.picture import Pictures
from kidslogic.ui.sound import Sound
from kidslogic.ui.voice import Voice


@dataclass
class TouchPauses:
    """Protects against trembling fingers: a second touch at once, and touches on things that have just appeared."""

    second_ms: int = 250
    fresh_ms: int = 300
    keyboard: bool = False
    """Whether the last input came from the keyboard: only then a focus ring is shown."""
    _released_at: float = field(default=-1e9, repr=False)

    def now_ms(self) -> float:
        """Milliseconds from any fixed point."""
        return time.monotonic() * 1000

    def released(self) -> None:
        """A touch has just acted."""
        self._released_at = self.now_ms()

    def accepts(self, shown_at_ms: float) -> bool:
        """Whether a touch counts on something shown since `shown_at_ms`."""
        now = self.now_ms()
        return now - self._released_at >= self.second_ms and now - shown_at_ms >= self.fresh_ms


@dataclass(frozen=True)
class Kit:
    """The parts that all screens share, put together in `app`."""

    pictures: Pictures
    sound: Sound
    voice: Voice
    motion: Motion
    vocabulary: Vocabulary
    pauses: TouchPauses = field(default_factory=TouchPauses)
