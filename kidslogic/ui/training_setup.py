"""The set-up of games in which one child alone may train: play or practise, what, how long, from where on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kidslogic.ui.choices import Choice
from kidslogic.ui.crew import GAP, CrewSetup
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label

Tiles = tuple[tuple[str, str, str], ...]
"""What can be chosen: value, picture, word."""
QUESTIONS = ("5", "10", "15")
"""Lengths of a training."""


class TrainingSetup(CrewSetup):
    """Pages with names (`names`), the first of them "crew"; those called "mode" and "practice" are made here.

    Subclasses say which kinds of questions there are (`drills`, under the option `drill_key`).
    """

    drill_key = "practice"
    _suits: str | None = None
    """Where the child finds most answers; None where nobody knows it."""

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, me, others, last, parent)
        self.mode = self.choice("mode", self._modes(), "game")
        self.drill = self.choice(self.drill_key, self.drills(), "mixed")
        self.questions = self.choice("questions", tuple((n, f"coin/{n}", n) for n in QUESTIONS), "5")
        self.level = self.choice("start_level", self._levels(), "1")
        self.captions = {
            self.drill_key: self.caption(lambda: self.tr("What do you want to practise?")),
            "questions": self.caption(lambda: self.tr("How many questions?")),
            "start_level": self.caption(lambda: self.tr("Where do we begin?")),
        }

    # ---- for subclasses --------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The pages in their order, as far as the choices so far lead."""
        return ("crew", "mode", "practice")

    def drills(self) -> Tiles:
        """The kinds of questions; the first value is `mixed`."""
        return (("mixed", "compass", self.tr("a bit of all")),)

    def choice(self, key: str, tiles: Tiles, otherwise: str) -> Choice:
        """A choice that begins with what was chosen last time."""
        return Choice(self.kit, key, tiles, self.last.get(key, otherwise), self)

    def caption(self, text: Callable[[], str]) -> Label:
        """The words above a choice."""
        return Label(text, self, size=30, align=Qt.AlignmentFlag.AlignLeft)

    def with_captions(self, *choices: Choice) -> tuple[QWidget | Choice, ...]:
        """Choices and the words above them."""
        return (*choices, *(self.captions[choice.key] for choice in choices))

    def lay_choice(self, choice: Choice, x: float, y: float, w: float = 150.0) -> None:
        """Place a choice below its words."""
        self.arrange_choice(self.captions[choice.key], choice, x, y, w, 170)

    # ---- pages -----------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The name of the page that is open."""
        return self.names[self.page]

    @property
    def alone(self) -> bool:
        """Only one child sits at the screen."""
        return sum(person.seat.kind != "computer" for person in self.crew) == 1

    @property
    def trains(self) -> bool:
        """One child trains."""
        return self.alone and self.mode.value == "training"

    def begin_at(self, level: int | None, allowed: Collection[int]) -> None:
        """Training begins where the child finds most answers."""
        self.level.keep_levels(level, allowed)
        self._suits = None if level is None else self.level.value

    @property
    def _fits(self) -> bool:
        """What comes next suits a child that is known; one that says itself where to begin climbs from there."""
        return self.trains and self.crew[0].seat.kind == "child" and self.level.value == self._suits

    def last_page(self) -> int:
        """The page of the last name."""
        return len(self.names) - 1

    def prompt_of(self, page: int) -> str:
        """What is asked on the pages of a training."""
        match self.names[page] if page else "crew":
            case "mode":
                return self.tr("What shall we do today?")
            case "practice":
                return self.tr("How do you want to practise?")
        return super().prompt_of(page)

    def prepare(self, page: int) -> None:
        """Nobody else takes part in a training."""
        if self.names[page] == "practice":
            self.crew = [person for person in self.crew if person.seat.kind != "computer"]

    def parts_of(self, page: int) -> Sequence[QWidget | Choice]:
        """What the pages of a training have."""
        match self.names[page]:
            case "mode":
                return (self.mode,)
            case "practice":
                return self.with_captions(self.drill, self.questions, self.level)
        return super().parts_of(page)

    def training_options(self) -> dict[str, str]:
        """What is chosen here, for the next time as well."""
        chosen = {choice.key: choice.value for choice in (self.drill, self.questions, self.level)}
        posing = "fitting" if self._fits else "luck"
        return chosen | {"mode": "training" if self.trains else "game", "posing": posing}

    def _modes(self) -> Tiles:
        return (("game", "two_players", self.tr("play")), ("training", "telescope", self.tr("practise")))

    def _levels(self) -> Tiles:
        return (
            ("1", "starfish", self.tr("easy")),
            ("3", "crab", self.tr("medium")),
            ("6", "octopus", self.tr("tricky")),
        )

    # ---- layout ----------------------------------------------------------------------------------

    def arrange_page(self, page: int) -> None:
        """Two large tiles; or the kinds of questions above, their number and the level below."""
        m = self.metrics
        match self.names[page]:
            case "mode":
                side = min(320.0, m.w * 0.38)
                self.mode.lay(m.w / 2 - side - GAP / 2, m.h * 0.26, side, side, m)
            case "practice":
                self._arrange_practice()
            case _:
                super().arrange_page(page)

    def _arrange_practice(self) -> None:
        """Upright, many kinds of questions stand in two lines."""
        m, tiles = self.metrics, self.drill.tiles.values()
        columns = 3 if m.portrait and len(tiles) > 4 else len(tiles)
        w, h = min(168.0, (m.w - 60) / columns - GAP), 170.0
        x = min(40.0, (m.w - columns * (w + GAP) + GAP) / 2)
        self.put(self.captions[self.drill_key], x, 128, m.w - 2 * x, 46)
        for k, tile in enumerate(tiles):
            self.put(tile, x + (k % columns) * (w + GAP), 178 + (k // columns) * (h + GAP), w, h)
        below = 390 + (-(-len(tiles) // columns) - 1) * (h + GAP)
        self.lay_choice(self.questions, 40, below)
        self.lay_choice(self.level, *((40.0, below + 262) if m.portrait else (600.0, below)))
