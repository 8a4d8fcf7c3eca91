"""What happens when a move is played: data that the screen animates and the voice may speak (design.md section 4)."""

from __future__ import annotations

from dataclasses import dataclass

from kidslogic.engine.game import Outcome
from kidslogic.games.piraten.material import Face, Spot, Tile
from kidslogic.games.piraten.monsters import Pose
from kidslogic.packs.pack import PuzzleRow
from kidslogic.patterns.symbols import Symbol


@dataclass(frozen=True)
class Dealt:
    """The display lies ready, all tiles face down; `places` and `cards` are counts."""

    places: int
    cards: int


@dataclass(frozen=True)
class CardDrawn:
    """`seat` turned up the top card; its rows are in the view."""

    seat: int
    face: Face


@dataclass(frozen=True)
class MonsterPlaced:
    """`seat` has laid a monster, counted from 0, or left it where it was (P9.2)."""

    seat: int
    monster: int
    pose: Pose


@dataclass(frozen=True)
class MonsterBeached:
    """The ball pushed a monster onto the beach; it is back in the water already, as `pose` says (P9.6)."""

    monster: int
    pose: Pose


@dataclass(frozen=True)
class HowFound:
    """`seat` has said how the answer was found, or that somebody was told, or nothing (P4.4). Never judged."""

    seat: int
    way: str


@dataclass(frozen=True)
class RowChosen:
    """`seat` decided for a row, 1 to 4."""

    seat: int
    row: int


@dataclass(frozen=True)
class AnsweredRight:
    """The symbol fits; `cave` below it is the target (P5.1). `puzzle` is the whole row, for explaining."""

    seat: int
    symbol: Symbol
    cave: int
    puzzle: PuzzleRow


@dataclass(frozen=True)
class AnsweredWrong:
    """The symbol does not fit. `right` and `puzzle` tell the solution, None while a second try is left (P4.6a)."""

    seat: int
    symbol: Symbol
    right: Symbol | None
    puzzle: PuzzleRow | None


@dataclass(frozen=True)
class Missed:
    """Attempt number `attempt` missed; `cave` is where the ball went, None for no cave; `left` attempts remain."""

    seat: int
    attempt: int
    cave: int | None
    left: int


@dataclass(frozen=True)
class Hit:
    """The ball rolled into the target cave with attempt number `attempt`."""

    seat: int
    attempt: int
    cave: int


@dataclass(frozen=True)
class Uncovered:
    """The tile on `place` was turned over; a `Busted` or `Banked` may follow."""

    seat: int
    place: int
    tile: Tile


@dataclass(frozen=True)
class Busted:
    """A colour came twice: the tiles of this turn turn face down again on their `places` (P6.6, P6.7)."""

    seat: int
    places: tuple[int, ...]


@dataclass(frozen=True)
class Banked:
    """The tiles of `places` lie face down on the seat's stack for good; together they show `gems` stones (P6.5)."""

    seat: int
    places: tuple[int, ...]
    gems: int


@dataclass(frozen=True)
class TurnPassed:
    """The next turn is `seat`'s; in solo the same seat's with the next card."""

    seat: int


@dataclass(frozen=True)
class GoalReached:
    """Solo: the banked stones have just reached the goal (P8.2)."""

    seat: int
    gems: int


@dataclass(frozen=True)
class RowPosed:
    """Training: this row is next."""

    seat: int
    spot: Spot


@dataclass(frozen=True)
class GameOver:
    """The game has ended (P7, P8.2)."""

    outcome: Outcome


Happening = (
    Dealt
    | CardDrawn
    | MonsterPlaced
    | MonsterBeached
    | HowFound
    | RowChosen
    | AnsweredRight
    | AnsweredWrong
    | Missed
    | Hit
    | Uncovered
    | Busted
    | Banked
    | TurnPassed
    | GoalReached
    | RowPosed
    | GameOver
)
