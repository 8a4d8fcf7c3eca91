"""Choosing how to play: who sails along, which side of the cards, how much treasure, how each one aims (P2, P10)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.options import MOST_SEATS
from kidslogic.ui.choices import Choice
from kidslogic.ui.crew import CrewSetup
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.theme import TARGET

GOALS = ("5", "7", "10")
"""The ladder of solo goals in four cards: bronze, silver, gold (P8.3)."""
_LEFT = Qt.AlignmentFlag.AlignLeft


class PiratenSetup(CrewSetup):
    """Two pages: the crew in the order of ages, then cards, goal and way of aiming. One child alone plays solo."""

    most = MOST_SEATS

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, me, others, last, parent)
        self.side = Choice(kit, "side", self._sides(), last.get("side", "brown"), self)
        self.goal = Choice(kit, "solo_goal", self._goals(), last.get("solo_goal", "10"), self)
        self.aims: list[Choice] = []
        self.side_caption = Label(lambda: self.tr("Which cards?"), self, size=30, align=_LEFT)
        self.goal_caption = Label(lambda: self.tr("How much treasure?"), self, size=30, align=_LEFT)
        self.aim_caption = Label(lambda: self.tr("How do you aim?"), self, size=30, align=_LEFT)
        self.show_page()

    @property
    def solo(self) -> bool:
        """One child plays against a goal."""
        return len(self.crew) == 1

    def prompt_of(self, page: int) -> str:
        """What is asked on a page."""
        return super().prompt_of(page) if page == 0 else self.tr("How do you want to play?")

    def _sides(self) -> tuple[tuple[str, str, str], ...]:
        return (
            ("brown", "card_brown", self.tr("easier")),
            ("blue", "card_blue", self.tr("harder")),
            ("mixed", "card_mixed", self.tr("mixed")),
        )

    def _goals(self) -> tuple[tuple[str, str, str], ...]:
        return tuple((goal, picture, goal) for goal, picture in zip(GOALS, ("coin", "chest", "crown"), strict=True))

    def _modes(self) -> tuple[tuple[str, str, str], ...]:
        return (
            ("roll", "aim_roll", self.tr("roll")),
            ("assisted", "aim_assisted", self.tr("tap")),
        )

    def prepare(self, page: int) -> None:
        """One way of aiming for each of the crew."""
        if page != 1:
            return
        for aim in self.aims:
            aim.remove()
        self.aims = [
            Choice(
                self.kit, f"aim_mode_{n}", self._modes(), self.last.get(f"aim_mode_{n}", "roll"), self, face=p.avatar
            )
            for n, p in enumerate(self.crew, start=1)
        ]

    def parts_of(self, page: int) -> Sequence[QWidget | Choice]:
        """Page 1 has the goal only for one child alone."""
        if page == 0:
            return super().parts_of(page)
        goal = (self.goal, self.goal_caption) if self.solo else ()
        return (self.side, self.side_caption, self.aim_caption, *self.aims, *goal)

    def options(self) -> dict[str, str]:
        """The options as chosen."""
        options = {"side": self.side.value}
        if self.solo:
            options |= {"variant": "solo", "solo_goal": self.goal.value}
        return options | {aim.key: aim.value for aim in self.aims}

    def arrange_page(self, page: int) -> None:
        """Cards and goal beside each other, below them everybody's way of aiming."""
        if page == 0:
            super().arrange_page(page)
            return
        m, y = self.metrics, 128.0
        self.arrange_choice(self.side_caption, self.side, 40, y)
        if self.solo:
            x, y = (40.0, y + 250) if m.portrait else (m.w / 2 + 20, y)
            self.arrange_choice(self.goal_caption, self.goal, x, y)
        y += 250 if self.solo or m.portrait else 236
        self.put(self.aim_caption, 40, y, m.w - 80, 46)
        per_row = 1 if m.portrait else 2
        for k, aim in enumerate(self.aims):
            aim.lay(40 + (k % per_row) * 510, y + 50 + (k // per_row) * (TARGET + 22), 150.0, TARGET, m.u)
