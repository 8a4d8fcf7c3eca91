"""What the shell and a game's screens agree on: who sits where, the set-up screen, and the screen of play itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Library, Manner, Seat
from kidslogic.engine.session import Session
from kidslogic.ui.kit import Kit
from kidslogic.ui.screen import Screen


@dataclass(frozen=True)
class Person:
    """Somebody at the table as a screen shows them: the seat they take, their name and the picture of their face.

    `age` is in years, None where nobody told it.
    """

    seat: Seat
    name: str
    avatar: str
    age: int | None = None


@dataclass(frozen=True)
class Chosen:
    """What was chosen in a set-up screen: the people in the order of their turns, and the options that were touched.

    `source` names what the game is played with (`Setup.source`), "" where there was nothing to choose.
    """

    people: tuple[Person, ...]
    options: dict[str, str] = field(default_factory=dict)
    source: str = ""


@dataclass(frozen=True)
class Gesture:
    """One touch of a hand: down at the first point, through the others, and up at the last; a tap has one point.

    Points are in the coordinates of the game's screen. `hold_ms` is how long the hand stays down at the last point.
    """

    points: tuple[QPoint, ...]
    hold_ms: int = 0


class SetupScreen(Screen):
    """Where children choose how to play. `me` is the learner who opened the game, `others` may be invited."""

    chosen = Signal(object)
    """Emits `Chosen`."""
    grown_up_wanted = Signal(object)
    """Emits what is to be called once a grown-up has passed the gate; until then nothing changes here."""

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, parent)
        self.me = me
        self.others = others
        self.last = last

    def suggest(self, strength: str, manner: Manner) -> None:
        """Offer the computer friend who suits the child best now; any other may be chosen all the same.

        `strength` is the friend's `Seat.who`. Screens of games without computer friends have nothing to do.
        """

    def look_into(self, library: Library) -> None:
        """Find what else there is to choose from, where a game has several boards or decks."""

    def limit_sides(self, sides: Collection[str]) -> None:
        """Offer nothing that needs another side of the cards than `sides`; called before the screen is shown.

        Only games that are played with packs of cards have something to do here.
        """

    def begin_at(self, level: int | None, allowed: Collection[int]) -> None:
        """Let training begin near `level` (None: where it began last time), within the `allowed` levels of 1 to 8.

        Where a screen offers no level among those, the nearest one is left. A screen may also take the level into
        account where nothing was chosen last time. Called before the screen is shown.
        """


class Asked(NamedTuple):
    """A question that may be asked next: its family, level (1-8), number of answers on offer, and identity."""

    family: str
    level: int
    options: int
    row: str


class Advisor(Protocol):
    """Knows what the children at the table can do. A screen may ask it what suits; it decides nothing by itself."""

    def choose(self, who: str, offered: Sequence[Asked]) -> int:
        """The place of the question that suits a child (the learner's id) best now; `offered` is not empty."""

    def level(self, who: str) -> int:
        """The level (1-8) at which a child finds most answers, but not all."""

    def met(self, who: str, game: str) -> frozenset[str]:
        """The special cases of a game (`engine.events.CaseMet`) that a child has been told of so far."""


class GameView(Screen):
    """The screen of a game being played. It shows only views of seats, and plays moves on the session.

    The shell calls `hint` and `undo` for the rail, and `begin` once when the screen has appeared.
    """

    places = frozenset({"home", "listen", "hint", "undo", "gate"})
    again = Signal()
    """The game is over and the children want another one, set up alike."""
    done = Signal()
    """The game is over and the children have seen its end."""
    advisor: Advisor | None = None
    """Set by the shell before `begin`; None where nobody knows the players, as in a tutorial."""
    guided = False
    """Set by a lesson before `begin`: it says itself what is to be done, here only refusals and results are said."""

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, parent)
        self.session = session
        self.people = people

    def begin(self) -> None:
        """Show the game as it stands; after a resume just the same."""

    def hint(self) -> None:
        """Give the next step of help, on demand only."""

    def undo(self) -> None:
        """Take back the last decision, where nothing hidden was shown."""

    def gestures(self, _move: Any, /) -> tuple[Gesture, ...]:
        """How a hand plays `move` on this screen as it stands: what the ghost hand of a tutorial shows.

        Nothing where the screen does not offer that move now.
        """
        return ()


class ViewModule(Protocol):
    """What `kidslogic.games.<id>.view` must offer; the registry imports it by name when a game is opened."""

    title: Callable[[], str]
    """The game's name in the current language."""
    setup_screen: Callable[[Kit, Person, tuple[Person, ...], dict[str, str]], SetupScreen]
    """A set-up screen: kit, who opened the game, who may be invited, the options chosen last time."""
    game_view: Callable[[Kit, Session[Any, Any, Any, Any], tuple[Person, ...]], GameView]
    """The screen of play."""
    friend: Callable[[Seat], Person]
    """The computer player of a seat, with name and face."""
