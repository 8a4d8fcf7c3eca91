"""The table as it stands (State) and as a player may see it (View)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from kidslogic.engine.fields import fields_text, parse_whole
from kidslogic.engine.game import Unreadable
from kidslogic.games.piraten.material import Face, Side, Spot, Tile, parse_face, parse_spot, parse_tile, read_symbol
from kidslogic.games.piraten.monsters import Pose, parse_pose
from kidslogic.games.piraten.moves import parse_number
from kidslogic.games.piraten.options import AimMode, Timing, Variant
from kidslogic.packs.pack import Cave, Texts
from kidslogic.patterns.explanation import Explanation
from kidslogic.patterns.symbols import Symbol

# The order of a turn (P3). The monster is placed between draw and row (P9.2), where there is one; only after some
# right answers it is asked how they were found (P4.4). Training knows only pose, answer and explain.
Phase = Literal["deal", "draw", "monster", "row", "answer", "explain", "aim", "treasure", "decide", "pose", "game_over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_LADDER: Final = re.compile(r"([1-8]):(0|-?[1-9]):([^:]*):([01]*)")


@dataclass(frozen=True)
class Ladder:
    """Where a child stands in training: the next row is of `level` 1 to 8.

    `run` counts the answers since the last step up or down that went alike: right ones upwards from 0, others
    downwards. `posed` are the rows so far, the present one included; `solved` says of each answered one whether it was
    right at the first try.
    """

    level: int
    run: int = 0
    posed: tuple[Spot, ...] = ()
    solved: tuple[bool, ...] = ()

    @property
    def text(self) -> str:
        """The one text form: `3:-1:beach-1/brown/3,beach-2/brown/4:10`; `parse_ladder` reads it back."""
        solved = "".join("1" if right else "0" for right in self.solved)
        return f"{self.level}:{self.run}:{','.join(spot.text for spot in self.posed)}:{solved}"


def parse_ladder(text: str) -> Ladder:
    """Read a ladder's text form; raises `Unreadable`."""
    found = _LADDER.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    level, run, posed, solved = found.groups()
    spots = tuple(parse_spot(part) for part in posed.split(",")) if posed else ()
    return Ladder(int(level), int(run), spots, tuple(digit == "1" for digit in solved))


@dataclass(frozen=True, kw_only=True)
class State:
    """Everything on the table, hidden things included.

    `display` holds the tile of each place, None where it was taken; the tiles uncovered in this turn still count as
    lying on their places, which `held` lists in the order of uncovering, so that a bust only empties `held` (P6.7).
    `seen` are places whose tile was shown before and lies face down again.
    `stacks` are the banked tiles by seat. `stack` are the waiting cards, top first. `card` is the card of this turn,
    from drawing it to the end of the turn; once answered it lies under the stack, too (P4.6). `row` is the chosen row.
    `tried` is the first wrong answer when there is a second try (P4.6a). `attempt` is the number of the next attempt.
    `monsters` say how each one lies, none where there are none; `placed` counts those placed in this turn already.
    `rights` counts the right answers by seat (P4.4), `turns` the turns that were played to their end.
    `cards_left` counts the cards still to play in solo, the current one included; 0 in other variants. `ladder` is
    for training, None in other variants; there nothing lies on the table but the card of the posed row.
    """

    phase: Phase = "deal"
    turn: int = 0
    display: tuple[Tile | None, ...] = ()
    held: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    stacks: tuple[tuple[Tile, ...], ...] = ()
    stack: tuple[Face, ...] = ()
    card: Face | None = None
    row: int | None = None
    tried: Symbol | None = None
    attempt: int = 1
    cards_left: int = 0
    monsters: tuple[Pose, ...] = ()
    placed: int = 0
    rights: tuple[int, ...] = ()
    turns: int = 0
    ladder: Ladder | None = None

    @property
    def text(self) -> str:
        """The one text form: its fields between spaces, empty ones as `-`; `parse_state` reads it back."""
        fields = {
            "phase": self.phase,
            "turn": str(self.turn),
            "display": ",".join("." if tile is None else tile.text for tile in self.display),
            "held": ",".join(map(str, self.held)),
            "seen": ",".join(map(str, self.seen)),
            "stacks": ";".join(",".join(tile.text for tile in tiles) or "." for tiles in self.stacks),
            "stack": ",".join(face.text for face in self.stack),
            "card": "" if self.card is None else self.card.text,
            "row": "" if self.row is None else str(self.row),
            "tried": "" if self.tried is None else self.tried.text,
            "attempt": str(self.attempt),
            "cards_left": str(self.cards_left),
            "monsters": ",".join(pose.text for pose in self.monsters),
            "placed": str(self.placed),
            "rights": ",".join(map(str, self.rights)),
            "turns": str(self.turns),
            "ladder": "" if self.ladder is None else self.ladder.text,
        }
        return fields_text(fields)

    @property
    def down(self) -> tuple[int, ...]:
        """Places with a tile that lies face down."""
        return tuple(place for place, tile in enumerate(self.display) if tile is not None and place not in self.held)

    @property
    def uncovered(self) -> tuple[Tile, ...]:
        """The tiles uncovered in this turn, in that order."""
        return tuple(tile for place in self.held if (tile := self.display[place]) is not None)


def parse_state(text: str) -> State:
    """Read a state's text form; raises `Unreadable`. Whether it fits the material is asked by the rules."""
    return parse_whole(text, State, _FIELDS)


def _phase(text: str) -> Phase:
    if text not in PHASES:
        raise Unreadable(text)
    return text


def _tiles(text: str) -> tuple[Tile, ...]:
    return () if text == "." else tuple(parse_tile(part) for part in text.split(","))


def _display(text: str) -> tuple[Tile | None, ...]:
    return tuple(None if part == "." else parse_tile(part) for part in text.split(",")) if text else ()


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(parse_number(part) for part in text.split(",")) if text else ()


def _count(text: str) -> int:
    if not text.isdecimal():
        raise Unreadable(text)
    return int(text)


_FIELDS: Final[Mapping[str, Callable[[str], object]]] = {
    "phase": _phase,
    "turn": parse_number,
    "display": _display,
    "held": _numbers,
    "seen": _numbers,
    "stacks": lambda text: tuple(_tiles(part) for part in text.split(";")) if text else (),
    "stack": lambda text: tuple(parse_face(part) for part in text.split(",")) if text else (),
    "card": lambda text: parse_face(text) if text else None,
    "row": lambda text: parse_number(text) if text else None,
    "tried": lambda text: read_symbol(text) if text else None,
    "attempt": parse_number,
    "cards_left": parse_number,
    "monsters": lambda text: tuple(parse_pose(part) for part in text.split(",")) if text else (),
    "placed": parse_number,
    "rights": _numbers,
    "turns": _count,
    "ladder": lambda text: parse_ladder(text) if text else None,
}


@dataclass(frozen=True)
class FaceRow:
    """A row as printed: its cells with one gap (None), no answer.

    `rule` is its author's rule word ("repeat 2"), None where there is none; `hint` the author's words per language.
    Both are only for the parrot's hints.
    """

    cells: tuple[Symbol | None, ...]
    rule: str | None
    hint: Texts = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class CardFace:
    """The open card as everybody sees it: four rows, the two easier ones first."""

    id: str
    side: Side
    rows: tuple[FaceRow, ...]


@dataclass(frozen=True)
class Place:
    """One place of the display. `tile` is given when open, and when face down but known (option `show_known`)."""

    lies: Literal["down", "open", "empty"]
    tile: Tile | None = None


@dataclass(frozen=True)
class Offer:
    """A row that may come next: where it stands, the skill it asks for ("" for none known), how many answers it has.

    `row` is the identity under which answers to it are kept; it tells nothing to those who do not know the row.
    """

    spot: Spot
    family: str
    answers: int
    row: str


@dataclass(frozen=True, kw_only=True)
class View:
    """All that the player `seat` may know: no answers, no face-down colours, no order of the cards.

    `turn` is the seat that decides, None when none does; `whose` is the seat whose turn it is. `card` is
    open from drawing it to the end of the turn, `row` (1 to 4) its chosen row, `rows_open` the rows that may be chosen.
    `on_offer` are the symbols that may be answered,
    cave by cave; `tried` the wrong one already tried. `target` is the cave to hit and `solution` the symbol above it,
    both only after the right answer. `held` lists the places uncovered in this turn, in that order. `heights` are the
    stacks by seat; `gems` the stones by seat, None while they are secret; `stacks` their tiles, at the end only.
    `tile_set` are all tiles of the game. `cards_left` and `goal` are for solo, None otherwise. `aim_modes` says by seat
    how that player aims (P11.4).
    `monsters` say how each one lies, `placing` which of them is to be placed now, None when none is. `remembered` are
    the face-down tiles that were open before, by place: what an attentive player knows; screens mark them only where
    `places` give them. `rights` counts the right answers by seat, `turns` the turns played.
    `reasons` are the pictured reasons to choose from, exactly one of them right, while it is asked how the answer was
    found. `timing` is the pace of that mode.
    `offers` are the rows that may come next: those of the card that may be chosen, in training those that may be posed.
    `ladder` and `planned`, the number of rows to do, are for training, None otherwise;
    `went_well` are the families of the rows solved there at the first try, most often first, told at the end only.
    """

    seat: int
    variant: Variant
    phase: Phase
    turn: int | None
    whose: int
    island: tuple[Cave, ...]
    card: CardFace | None
    rows_open: tuple[int, ...]
    row: int | None
    on_offer: tuple[Symbol, ...]
    tried: Symbol | None
    attempt: int
    attempts: int
    target: int | None
    solution: Symbol | None
    places: tuple[Place, ...]
    held: tuple[int, ...]
    heights: tuple[int, ...]
    gems: tuple[int, ...] | None
    stacks: tuple[tuple[Tile, ...], ...] | None
    tile_set: tuple[Tile, ...]
    both_must_match: bool
    cards_left: int | None
    goal: int | None
    goal_reached: bool
    aim_modes: tuple[AimMode, ...]
    timing: Timing = "medium"
    monsters: tuple[Pose, ...] = ()
    placing: int | None = None
    remembered: tuple[tuple[int, Tile], ...] = ()
    rights: tuple[int, ...] = ()
    turns: int = 0
    reasons: tuple[Explanation, ...] = field(default=(), hash=False)
    offers: tuple[Offer, ...] = ()
    ladder: Ladder | None = None
    planned: int | None = None
    went_well: tuple[str, ...] = ()

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours uncovered in this turn, in that order."""
        tiles = (self.places[place].tile for place in self.held)
        return tuple(gem for tile in tiles if tile is not None for gem in tile.gems)

    @property
    def down(self) -> tuple[int, ...]:
        """Places with a tile that lies face down."""
        return tuple(index for index, place in enumerate(self.places) if place.lies == "down")
