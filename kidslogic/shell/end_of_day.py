"""The ways at the end of a child's play time: the notice before, the quiet screen, and ten minutes more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kidslogic.learners.learner import Learner
from kidslogic.learners.trouble import StoreError
from kidslogic.shell.enough import EnoughScreen
from kidslogic.shell.parts import Parts
from kidslogic.shell.pile import Pile
from kidslogic.shell.pin_gate import gate_of
from kidslogic.shell.playing_time import PlayingTime
from kidslogic.shell.window import Window


@dataclass(frozen=True)
class EndOfDay:
    """Shows the quiet screen on the pile; `go_on` leads back to where it came."""

    parts: Parts
    window: Window
    time: PlayingTime
    pile: Pile
    go_on: Callable[[], None]
    on_trouble: Callable[[StoreError], None]

    def has_come(self, children: tuple[str, ...]) -> bool:
        """Whether one of these children has played enough today; then it is told so."""
        over = self.time.over_for(children)
        if over is not None:
            self.tell(over)
        return over is not None

    def tell(self, learner: Learner) -> None:
        """The quiet screen."""
        screen = EnoughScreen(self.parts.kit, learner)
        screen.good_night.connect(lambda: self.pile.pop_to(1))
        screen.more.connect(lambda: self._ask(learner))
        self.pile.push(screen)

    def announce(self, learner: Learner, minutes: int) -> None:
        """Say that it is enough in so many minutes."""
        self.window.notices.say("time_soon", lambda: self.time.soon_text(learner, minutes))
        self.parts.kit.voice.say(self.time.soon_text(learner, minutes))

    def _ask(self, learner: Learner) -> None:
        gate = gate_of(self.parts)
        gate.passed.connect(lambda: self._prolong(learner))
        self.pile.push(gate)

    def _prolong(self, learner: Learner) -> None:
        try:
            self.time.prolong(learner)
        except StoreError as trouble:
            self.on_trouble(trouble)
        self.go_on()
