"""What happens when a move is played: data that the screen animates and the voice may speak (design.md section 4).

`seat` is the captain who does it, `owner` the captain whose piece it is, `piece` the number of a piece on the decks,
`rank` UNKNOWN where the other captain only sees the back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kidslogic.engine.game import Outcome
from kidslogic.games.stratego.words import Action, Coin, FlagCard, Story, Verdict

OutBy = Literal["duel", "sail", "skull", "plank", "barrel"]
End = Literal["flag", "no_pieces", "turn_limit"]
"""Why a game ended: a flag was captured (S7.8), a captain has no piece left, the turn limit (S11)."""


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """The action cards lie on the table; `up` are the faces to be seen (S2.2)."""

    up: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Stationed:
    """Setting up: a piece came from the reserve to its own deck (S2.4)."""

    owner: int
    piece: int
    rank: int


@dataclass(frozen=True, slots=True)
class FlagsHidden:
    """Setting up: the flag cards are behind the openings (S2.3). `order` is () for the other captain."""

    owner: int
    order: tuple[FlagCard, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """The captain called a side of the coin (S2.5)."""

    seat: int
    side: Coin


@dataclass(frozen=True, slots=True)
class CoinTossed:
    """The coin shows a side: for who starts, or for the piece on the plank."""

    side: Coin
    why: Literal["start", "plank"]


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A card was turned (S3.1): `action` is up now, `below` the face that was up before."""

    seat: int
    place: int
    action: Action
    below: Action


@dataclass(frozen=True, slots=True)
class CardTaken:
    """Advanced line: the turned card now lies in front of its captain; the place is empty (S8.1)."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class CardReturned:
    """Advanced line: the captain's card of the turn before fills the gap, its played face `up` (S8.2)."""

    seat: int
    place: int
    up: Action


@dataclass(frozen=True, slots=True)
class Slept:
    """Sleeping pirates: nothing happens (S4.4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipped:
    """The action cannot be carried out now (S3.5)."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Declined:
    """The captain chose not to do it (S3.4); with the plank `seat` is the one who might have picked."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Arrived:
    """New pirate: a piece came from the reserve to its own deck and has its number from now on (S4.1)."""

    owner: int
    piece: int
    rank: int


@dataclass(frozen=True, slots=True)
class Swung:
    """A piece swung over: it is `aboard` the enemy ship now, or home again (S4.2)."""

    owner: int
    piece: int
    rank: int
    aboard: bool


@dataclass(frozen=True, slots=True)
class DuelFought:
    """Both pieces were shown and compared (S5). `deck` is the seat of the ship on which they stand.

    `verdict` is how it ended for the attacker (`piece` of `seat`); the target is a piece of the other captain. Who is
    out is told by `PieceOut` afterwards.
    """

    seat: int
    deck: int
    piece: int
    rank: int
    target: int
    target_rank: int
    verdict: Verdict
    story: Story


@dataclass(frozen=True, slots=True)
class PieceOut:
    """A piece is out and shown to both (S6.5): it climbs into the rowing boat."""

    owner: int
    piece: int
    rank: int
    by: OutBy


@dataclass(frozen=True, slots=True)
class PieceChosen:
    """A piece was put on the hatch (`skull`) or on the plank (`plank`), its picture unseen."""

    owner: int
    piece: int
    where: Literal["skull", "plank"]


@dataclass(frozen=True, slots=True)
class PieceSaved:
    """The piece goes back to where it stood, unseen (S4.6, S6.5)."""

    owner: int
    piece: int
    where: Literal["skull", "plank"]


@dataclass(frozen=True, slots=True)
class ShotFired:
    """The cannon was fired at the enemy's sail or skull (S6)."""

    seat: int
    at: Literal["sail", "skull"]
    hit: bool


@dataclass(frozen=True, slots=True)
class FlagTried:
    """A flag card of the other ship was turned and both saw it (S7.4). `piece` tried it, None after a shot."""

    seat: int
    opening: int
    card: FlagCard
    piece: int | None


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """It is `seat`'s turn now."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game has ended; everything lies open now."""

    outcome: Outcome
    why: End


Happening = (
    CardsDealt
    | Stationed
    | FlagsHidden
    | Called
    | CoinTossed
    | CardTurned
    | CardTaken
    | CardReturned
    | Slept
    | Skipped
    | Declined
    | Arrived
    | Swung
    | DuelFought
    | PieceOut
    | PieceChosen
    | PieceSaved
    | ShotFired
    | FlagTried
    | TurnPassed
    | GameOver
)
