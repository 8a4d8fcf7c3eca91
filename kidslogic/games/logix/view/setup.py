"""Choosing how to play LOGIX: who plays, which computer friends, how gently."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Seat
from kidslogic.games.logix.options import FEWEST_SEATS, MOST_SEATS
from kidslogic.games.logix.view.words import FACES, friend
from kidslogic.ui.choices import Choice, ChoiceTile
from kidslogic.ui.crew import CrewSetup
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label

_LEFT = Qt.AlignmentFlag.AlignLeft


class LogixSetup(CrewSetup):
    """Three pages: children, computer friends, house rules."""

    pages = 3
    fewest, most = FEWEST_SEATS, MOST_SEATS

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, me, others, last, parent)
        self.friends = tuple(friend(Seat("computer", strength)) for strength in FACES)
        self.friend_tiles: list[ChoiceTile] = [self.person_tile(person) for person in self.friends]
        self.wrong = Choice(kit, "wrong_claim", self._claims(), last.get("wrong_claim", "hint"), self)
        self.takeback = Choice(kit, "takeback", self._takebacks(), last.get("takeback", "true"), self)
        self.help = Choice(kit, "help", self._helps(), last.get("help", "true"), self)
        self.help_caption = Label(lambda: self.tr("Show where marbles may go?"), self, size=30, align=_LEFT)
        self.wrong_caption = Label(lambda: self.tr("The code is not ready?"), self, size=30, align=_LEFT)
        self.takeback_caption = Label(lambda: self.tr("Take back?"), self, size=30, align=_LEFT)
        self.show_page()

    def prompt_of(self, page: int) -> str:
        """What is asked on a page."""
        words = (super().prompt_of(0), self.tr("Which friends play along?"), self.tr("How do you want to play?"))
        return words[page]

    def tiles_of_people(self) -> list[tuple[ChoiceTile, Person]]:
        """Children and friends."""
        own = list(zip(self.friend_tiles, self.friends, strict=True)) if hasattr(self, "friend_tiles") else []
        return super().tiles_of_people() + own

    def prepare(self, page: int) -> None:
        """A child alone is offered the gentlest friend; another one may be taken instead."""
        if page == 1 and len(self.crew) < self.fewest:
            self.crew.append(self.friends[0])

    def may_go_on(self) -> bool:
        """Somebody at the screen, and at least two players before the last page."""
        children = [person for person in self.crew if person.seat.kind != "computer"]
        return bool(children) and (self.page == 0 or len(self.crew) >= self.fewest)

    def _claims(self) -> tuple[tuple[str, str, str], ...]:
        return (
            ("hint", "parrot_look", self.tr("show why")),
            ("lose_turn", "next", self.tr("lose a turn")),
            ("out", "eye", self.tr("only watch")),
        )

    def _takebacks(self) -> tuple[tuple[str, str, str], ...]:
        return (("true", "bar_undo", self.tr("yes")), ("false", "anchor", self.tr("no")))

    def _helps(self) -> tuple[tuple[str, str, str], ...]:
        return (("true", "lantern", self.tr("yes")), ("false", "moon", self.tr("no")))

    def parts_of(self, page: int) -> Sequence[QWidget | Choice]:
        """What each page has."""
        if page == 1:
            return self.friend_tiles
        if page == 2:
            return (self.wrong, self.wrong_caption, self.takeback, self.takeback_caption, self.help, self.help_caption)
        return super().parts_of(page)

    def arrange_page(self, page: int) -> None:
        """Tiles on the first two pages, choices on the last."""
        if page == 1:
            self.arrange_tiles(self.friend_tiles)
        elif page == 2:
            m = self.metrics
            self.arrange_choice(self.wrong_caption, self.wrong, 40, 128, 170, 170)
            x, y = (40.0, 390.0) if m.portrait else (m.w - 420, 128.0)
            self.arrange_choice(self.takeback_caption, self.takeback, x, y, 150, 170)
            self.arrange_choice(self.help_caption, self.help, 40, 652 if m.portrait else 390, 150, 170)
        else:
            super().arrange_page(page)

    def options(self) -> dict[str, str]:
        """The options as chosen; the youngest begins, since the crew stands in that order."""
        return {
            "wrong_claim": self.wrong.value,
            "takeback": self.takeback.value,
            "help": self.help.value,
            "start": "youngest",
            "youngest": "1",
        }
