"""Choosing how to play: who sails along, hunt or training, cards, treasure, aiming, and gentler ways (P2, P10)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.options import MOST_SEATS
from kidslogic.ui.buttons import Pill
from kidslogic.ui.choices import Choice
from kidslogic.ui.crew import GAP, CrewSetup
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.theme import TARGET

GOALS = ("5", "7", "10")
"""The ladder of solo goals in four cards: bronze, silver, gold (P8.3)."""
ROWS = ("5", "10", "15")
"""Lengths of a training."""
TRAINING = "training"
MIXED = "mixed"
_SIDE_OF_LEVEL = {"1": "brown", "3": "brown", "5": "blue"}
"""Where a training may begin, and the side of the cards on which such rows stand."""
PageName = Literal["crew", "mode", "how", "more"]
_LEFT = Qt.AlignmentFlag.AlignLeft
_Tiles = tuple[tuple[str, str, str], ...]


class PiratenSetup(CrewSetup):
    """The crew in the order of ages, then how to play. One child alone plays solo or trains.

    A last page, only on demand, has the ways to make it gentler for the youngest.
    """

    most = MOST_SEATS
    _wants_more = False

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, me, others, last, parent)
        self.mode = self._choice("variant", self._modes(), "solo")
        self.side = self._choice("side", self._sides(), "brown")
        self.goal = self._choice("solo_goal", self._goals(), "10")
        self.level = self._choice("start_level", self._levels(), "1")
        self.rows = self._choice("training_rows", tuple((n, f"coin/{n}", n) for n in ROWS), "10")
        self.choices = self._choice("choices", self._offers(), "all")
        self.tries = self._choice("wrong_answer", self._tries(), "end_turn")
        self.aims: list[Choice] = []
        self.side_caption = self._caption(lambda: self.tr("Which cards?"))
        self.goal_caption = self._caption(lambda: self.tr("How much treasure?"))
        self.aim_caption = self._caption(lambda: self.tr("How do you aim?"))
        self.level_caption = self._caption(lambda: self.tr("Where do we begin?"))
        self.rows_caption = self._caption(lambda: self.tr("How many rows?"))
        self.choices_caption = self._caption(lambda: self.tr("What lies on the island?"))
        self.tries_caption = self._caption(lambda: self.tr("How often may you try?"))
        self.more = Pill(kit, lambda: self.tr("More"), self, icon="plus", size=28)
        self.more.clicked.connect(self._open_more)
        self.show_page()

    def limit_sides(self, sides: Collection[str]) -> None:
        """Only the sides that the cards have; a training begins on one of them."""
        self.side.keep({*sides, MIXED} if len(sides) > 1 else sides)
        self.level.keep([level for level, side in _SIDE_OF_LEVEL.items() if side in sides])

    # ---- pages -----------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """One child plays alone."""
        return len(self.crew) == 1

    @property
    def trains(self) -> bool:
        """One child trains."""
        return self.solo and self.mode.value == TRAINING

    @property
    def names(self) -> tuple[PageName, ...]:
        """The pages in their order, as far as the choices so far lead."""
        names: tuple[PageName, ...] = ("crew", "mode", "how") if self.solo else ("crew", "how")
        return (*names, "more") if self._wants_more else names

    def last_page(self) -> int:
        """The page of the last name."""
        return len(self.names) - 1

    def _open_more(self) -> None:
        self._wants_more = True
        self.go_on()

    def show_page(self) -> None:
        """Whoever goes back from the last page has no need for it any more."""
        if self.names[self.page] != "more":
            self._wants_more = False
        super().show_page()

    def prompt_of(self, page: int) -> str:
        """What is asked on a page."""
        match self.names[page]:
            case "crew":
                return super().prompt_of(0)
            case "mode":
                return self.tr("What shall we do today?")
        return self.tr("How do you want to play?")

    def prepare(self, page: int) -> None:
        """One way of aiming for each of the crew."""
        if self.names[page] != "how":
            return
        for aim in self.aims:
            aim.remove()
        self.aims = [
            Choice(self.kit, f"aim_mode_{n}", self._ways(), self.last.get(f"aim_mode_{n}", "roll"), self, face=p.avatar)
            for n, p in enumerate(self.crew, start=1)
        ]

    def parts_of(self, page: int) -> Sequence[QWidget | Choice]:
        """What belongs to a page."""
        match self.names[page]:
            case "crew":
                return super().parts_of(0)
            case "mode":
                return (self.mode,)
            case "more":
                return (self.choices, self.choices_caption, self.tries, self.tries_caption)
        if self.trains:
            return (self.level, self.level_caption, self.rows, self.rows_caption, self.more)
        goal = (self.goal, self.goal_caption) if self.solo else ()
        return (self.side, self.side_caption, self.aim_caption, *self.aims, *goal, self.more)

    def options(self) -> dict[str, str]:
        """The options as chosen."""
        gentle = {"choices": self.choices.value, "wrong_answer": self.tries.value}
        if self.trains:
            return gentle | {
                "variant": TRAINING,
                "start_level": self.level.value,
                "training_rows": self.rows.value,
            }
        options = gentle | {"side": self.side.value}
        if self.solo:
            options |= {"variant": "solo", "solo_goal": self.goal.value}
        return options | {aim.key: aim.value for aim in self.aims}

    # ---- what there is to choose --------------------------------------------------------------------

    def _choice(self, key: str, tiles: _Tiles, default: str) -> Choice:
        return Choice(self.kit, key, tiles, self.last.get(key, default), self)

    def _modes(self) -> _Tiles:
        return (("solo", "chest", self.tr("treasure hunt")), (TRAINING, "parrot_think", self.tr("training")))

    def _sides(self) -> _Tiles:
        return (
            ("brown", "card_brown", self.tr("easier")),
            ("blue", "card_blue", self.tr("harder")),
            (MIXED, "card_mixed", self.tr("mixed")),
        )

    def _goals(self) -> _Tiles:
        return tuple((goal, picture, goal) for goal, picture in zip(GOALS, ("coin", "chest", "crown"), strict=True))

    def _levels(self) -> _Tiles:
        """The first rows of the brown cards, their harder ones, the first rows of the blue cards."""
        return (
            ("1", "card_brown", self.tr("easier")),
            ("3", "card_mixed", self.tr("medium")),
            ("5", "card_blue", self.tr("harder")),
        )

    def _ways(self) -> _Tiles:
        return (("roll", "aim_roll", self.tr("roll")), ("assisted", "aim_assisted", self.tr("tap")))

    def _offers(self) -> _Tiles:
        return (("all", "dots/9", self.tr("all pictures")), ("3", "dots/3", self.tr("three pictures")))

    def _tries(self) -> _Tiles:
        return (("end_turn", "dots/1", self.tr("one try")), ("second_try", "dots/2", self.tr("two tries")))

    # ---- layout ----------------------------------------------------------------------------------

    def arrange_page(self, page: int) -> None:
        """Choices beside each other, one below the other in portrait."""
        match self.names[page]:
            case "crew":
                super().arrange_page(0)
            case "mode":
                self._lay_mode()
            case "more":
                self._lay_pair((self.choices_caption, self.choices), (self.tries_caption, self.tries), 210.0)
            case "how" if self.trains:
                self._lay_pair((self.level_caption, self.level), (self.rows_caption, self.rows), 150.0)
                self._lay_more(bottom=True)
            case "how":
                self._lay_hunt()

    def _lay_mode(self) -> None:
        m = self.metrics
        side = min(320.0, m.w * 0.38)
        self.mode.lay(m.w / 2 - side - GAP / 2, m.h * 0.26, side, side, m.u)

    def _lay_pair(self, first: tuple[Label, Choice], second: tuple[Label, Choice], w: float) -> None:
        m, y = self.metrics, 190.0 if self.metrics.portrait else 150.0
        self.arrange_choice(*first, 40, y, w, w + 20)
        x, y = (40.0, y + w + 130) if m.portrait else (m.w / 2 + 20, y)
        self.arrange_choice(*second, x, y, w, w + 20)

    def _lay_hunt(self) -> None:
        """Cards and goal beside each other, below them everybody's way of aiming."""
        m, y = self.metrics, 190.0 if self.metrics.portrait else 128.0
        self.arrange_choice(self.side_caption, self.side, 40, y)
        if self.solo:
            x, y = (40.0, y + 250) if m.portrait else (m.w / 2 + 20, y)
            self.arrange_choice(self.goal_caption, self.goal, x, y)
        y += 250 if self.solo or m.portrait else 236
        self.put(self.aim_caption, 40, y, m.w - 80, 46)
        per_row = 1 if m.portrait else 2
        for k, aim in enumerate(self.aims):
            aim.lay(40 + (k % per_row) * 510, y + 50 + (k // per_row) * (TARGET + 22), 150.0, TARGET, m.u)
        self._lay_more(bottom=self.solo)

    def _lay_more(self, *, bottom: bool) -> None:
        """The way to the last page: before the arrow, or where a large crew leaves room."""
        m, w = self.metrics, 250.0
        if m.portrait:
            self.put(self.more, 40, m.h - 149, w, TARGET)
        elif bottom:
            self.put(self.more, m.w - 156 - 30 - w, m.h - 149, w, TARGET)
        else:
            self.put(self.more, m.w - 40 - w, 199, w, TARGET)

    def _caption(self, text: Callable[[], str]) -> Label:
        return Label(text, self, size=30, align=_LEFT)
