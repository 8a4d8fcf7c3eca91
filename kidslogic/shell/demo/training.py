"""How the demo goes through a training, in whatever game: by the gestures that the screen itself names."""

from __future__ import annotations

from random import Random
from typing import Any

from kidslogic.engine.training import Answer, TrainingMove, open_question
from kidslogic.shell.chart import Chart
from kidslogic.shell.demo.album import Album
from kidslogic.shell.demo.hands import Hands, Stopped
from kidslogic.ui.training import TrainingScreen
from kidslogic.ui.training_setup import TrainingSetup

QUESTIONS = 5
_WAIT_S = 40.0
"""How long it may take until a question can be answered: cards may be turned over for a look first."""


class Pupil:
    """Answers questions in a window; `game` begins the names of the pictures."""

    def __init__(self, hands: Hands, album: Album, game: str, rng: Random) -> None:
        self._hands = hands
        self._album = album
        self._game = game
        self._rng = rng

    def train(self, setup: TrainingSetup) -> None:
        """From the crew's page to the chart: some questions of all kinds, each with another answer first or with help.

        Raises `Stopped`.
        """
        hands = self._hands
        hands.tap(setup.next, "finger")
        hands.tap(setup.mode.tiles["training"], "finger")
        self._album.take(f"{self._game}-mode")
        hands.tap(setup.next, "finger")
        hands.tap(setup.questions.tiles[str(QUESTIONS)], "finger")
        hands.tap(setup.level.tiles["3"], "finger")
        self._album.take(f"{self._game}-practice")
        hands.tap(setup.next, "finger")
        for number in range(QUESTIONS):
            self._answer(number)
        screen = hands.see(TrainingScreen)
        hands.wait_for(screen.done_button.isVisible, "The training does not end.")
        self._album.take(f"{self._game}-training-end")
        hands.tap(screen.done_button, "finger")
        hands.see(Chart)

    def _answer(self, number: int) -> None:
        hands, screen = self._hands, self._hands.see(TrainingScreen)
        self._wait_until_open(screen)
        question = open_question(screen.standing)
        if question is None:
            raise Stopped("There is no question to be answered.")
        name = f"{self._game}-{question.kind}"
        self._album.take(f"{name}-{number}")
        for step in range(3 if number == 0 else 1 if number == 1 else 0):
            hands.tap(hands.rail["hint"])
            self._wait_until_open(screen)
            self._album.take(f"{name}-help-{step}")
        if number in (1, 2, 4):
            others = [answer for answer in question.answers if answer != question.right]
            self._say(screen, Answer(self._rng.choice(others)))
            self._album.take(f"{name}-another-{number}")
        self._say(screen, Answer(question.right))
        hands.wait_for(lambda: screen.more.isVisible() and hands.is_calm, "The answer is not explained.")
        self._album.take(f"{name}-why-{number}")
        hands.tap(screen.more, "finger")

    def _wait_until_open(self, screen: TrainingScreen) -> None:
        self._hands.wait_for(
            lambda: screen.may_touch and self._hands.is_calm, "The question cannot be answered.", _WAIT_S
        )

    def _say(self, screen: TrainingScreen, move: TrainingMove[Any]) -> None:
        """Answer by the gestures that the screen names."""
        count = len(screen.session.moves)
        self._hands.perform(screen, screen.gestures(move))
        self._hands.wait_for(lambda: len(screen.session.moves) > count, f"The hand could not play {move.text}.")
