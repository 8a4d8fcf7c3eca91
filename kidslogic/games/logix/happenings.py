"""What happens when a move is played: data that the screen animates and the voice may speak (design.md section 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kidslogic.engine.game import Outcome
from kidslogic.games.logix.board import Colour
from kidslogic.games.logix.codes import Card, Fit
from kidslogic.games.logix.options import WrongClaim

End = Literal["claim", "last", "nobody", "limit", "draw"]
"""Why a game ended: a right claim, one player left, none left, the turn limit, a draw agreed on."""


@dataclass(frozen=True)
class Dealt:
    """Each seat has its card, face down; `start` begins. `cards` are left over and leave the game (L2.4)."""

    start: int
    cards: int


@dataclass(frozen=True)
class Placed:
    """A marble came from the rack."""

    seat: int
    colour: Colour
    cell: int


@dataclass(frozen=True)
class Moved:
    """A marble rolled over the cells of `path`, where it lay not included; it lies on the last one now."""

    seat: int
    colour: Colour
    start: int
    path: tuple[int, ...]


@dataclass(frozen=True)
class Replaced:
    """The marble `old` went back to the rack, `colour` lies on its cell now."""

    seat: int
    cell: int
    old: Colour
    colour: Colour


@dataclass(frozen=True)
class ClaimedRight:
    """The code is complete: `fit` says where (L9.3)."""

    seat: int
    card: Card
    fit: Fit


@dataclass(frozen=True)
class ClaimedWrong:
    """The code is not complete. `fit` is how it stands at best, None when the card has no room around black.

    With the penalty `out` the card lies open from now on (L9.5). With the gentle ones only the claimant sees card and
    fit: both are None for all others.
    """

    seat: int
    penalty: WrongClaim
    card: Card | None
    fit: Fit | None


@dataclass(frozen=True)
class NoActionLeft:
    """`seat` can do nothing and passes (L3.3)."""

    seat: int


@dataclass(frozen=True)
class TurnPassed:
    """The next turn is `seat`'s; the colours in `locked` must rest in it (L7)."""

    seat: int
    locked: tuple[Colour, ...]


@dataclass(frozen=True)
class GameOver:
    """The game has ended; all cards lie open. `why` says what ended it."""

    outcome: Outcome
    why: End


@dataclass(frozen=True)
class Guessed:
    """`seat` thinks that `about` builds the code of `card`; `right` says whether that fits best what could be seen."""

    seat: int
    about: int
    card: str
    right: bool


Happening = (
    Dealt | Placed | Moved | Replaced | ClaimedRight | ClaimedWrong | NoActionLeft | TurnPassed | GameOver | Guessed
)
