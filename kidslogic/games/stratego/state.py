"""The table as it stands (State) and as a captain may see it (View).

Both have the same shape: a View holds a State with UNKNOWN, None or () in place of what its captain cannot know. Small
tuples throughout: computer captains play thousands of turns ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeVar, get_args

from kidslogic.engine.fields import fields_text, parse_whole
from kidslogic.engine.game import Unreadable
from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.happenings import End
from kidslogic.games.stratego.options import AIMS, Aim, HouseRules
from kidslogic.games.stratego.words import (
    NOBODY,
    Action,
    Coin,
    FlagCard,
    parse_action,
    parse_coin,
    parse_digit,
    parse_flag_card,
    parse_rank_sign,
    rank_sign,
)

Phase = Literal[
    "deal",  # luck lays out the cards
    "station",  # setting up: the captain puts a piece on deck
    "flags",  # setting up: the captain hides the flag cards
    "call",  # the red captain calls the coin
    "toss",  # luck tosses it for the start
    "card",  # the captain turns a card
    "pick",  # new pirate: which one
    "swing",  # which piece swings over
    "attack",  # a duel, or a flag attempt where one is open
    "flag",  # the shot has opened the way to a flag card
    "blind_pick",  # skull: which piece stands on the hatch
    "shot",  # the cannon is ready
    "remove",  # the sail was hit: the other captain gives up a piece
    "plank",  # the other captain picks a piece for the plank
    "coin",  # luck tosses for the piece on the plank
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
ENDS: Final[tuple[End, ...]] = get_args(End)
SETTING_UP: Final = frozenset({"deal", "station", "flags", "call", "toss"})
OTHER_DECIDES: Final = frozenset({"remove", "plank"})
LUCK_DECIDES: Final = frozenset({"deal", "toss", "coin"})

Known = Literal[0, 1, 2]
KNOWN: Final[tuple[Known, ...]] = get_args(Known)
HIDDEN: Final = 0
NOT_BOMB: Final = 1
SHOWN: Final = 2

T = TypeVar("T")
Pair = tuple[T, T]
"""One of each captain, by seat."""


class Piece(NamedTuple):
    """A piece that came on deck: `number` 0-9 in the order of coming, by which both captains call it for ever.

    `rank` is UNKNOWN in the view of the captain who cannot know it. `aboard` means that it stands (or stood last) on
    the enemy ship. `known` is what both captains have seen of it: HIDDEN, NOT_BOMB (it swung, or the rules have told),
    or SHOWN, its rank.
    """

    number: int
    rank: int
    aboard: bool
    known: Known

    @property
    def text(self) -> str:
        """`07h.`: number, rank, home or aboard, and `.` hidden, `+` not the bomb, `!` shown."""
        return f"{self.number}{rank_sign(self.rank)}{'a' if self.aboard else 'h'}{_KNOWN_SIGNS[self.known]}"


class Card(NamedTuple):
    """An action card: the face that is `up` and the one `below`, None in a view when nobody has seen it.

    `turned` is the number of the turn in which it was turned last, counted from 1 over both captains; 0 when it lies as
    it was dealt. A card that was turned once is known from both sides.
    """

    up: Action
    below: Action | None
    turned: int

    @property
    def text(self) -> str:
        """`swing/attack@12`."""
        return f"{self.up}/{self.below}@{self.turned}"


class State(NamedTuple):
    """Everything on the table, hidden things included; pairs are by seat.

    `captain` is the seat whose turn it is (or who is setting up), `action` what the turned card says. `last` is the
    place of the card turned last, -1 before; `chosen` the number of the piece on hatch or plank, -1 for none.
    `cards` are by place, None for a gap; `front` is the card in front of each captain (S8). `reserves` are ranks,
    highest first; `decks` the pieces on either deck by number, `out` those that are out in that order. `flags` are the
    flag cards by opening, `opened` the openings of the own ship that have been looked into, sorted. `called` is
    the side of the coin that red called. `shots` counts the shots that each captain fired, `hits` those that hit: a
    computer captain aims about as well as the one who plays against it. `misses` counts those in a row since the last
    hit, `aims` are the ways of aiming that the captains chose or used last (None before), `levels` the levels of the
    last rows that stood in place of a shot (0 before): a child goes on as it did. `turns` counts the turns begun.
    `winner` and `end` are None while the game goes on; a shared end has no winner.
    """

    phase: Phase = "deal"
    captain: int = 0
    action: Action | None = None
    last: int = NOBODY
    chosen: int = NOBODY
    cards: tuple[Card | None, ...] = ()
    front: Pair[Card | None] = (None, None)
    reserves: Pair[tuple[int, ...]] = ((), ())
    decks: Pair[tuple[Piece, ...]] = ((), ())
    out: Pair[tuple[Piece, ...]] = ((), ())
    flags: Pair[tuple[FlagCard | None, ...]] = ((), ())
    opened: Pair[tuple[int, ...]] = ((), ())
    called: Coin | None = None
    shots: Pair[int] = (0, 0)
    hits: Pair[int] = (0, 0)
    misses: Pair[int] = (0, 0)
    aims: Pair[Aim | None] = (None, None)
    levels: Pair[int] = (0, 0)
    turns: int = 0
    winner: int | None = None
    end: End | None = None

    @property
    def decider(self) -> int | None:
        """The seat that decides next, None while luck decides or when the game is over."""
        if self.phase in LUCK_DECIDES or self.phase == "over":
            return None
        return 1 - self.captain if self.phase in OTHER_DECIDES else self.captain

    @property
    def text(self) -> str:
        """The one text form: fields between spaces, empty ones as `-`; `parse_state` reads it back."""
        fields = {
            "phase": self.phase,
            "captain": str(self.captain),
            "action": self.action or "",
            "last": _number_text(self.last),
            "chosen": _number_text(self.chosen),
            "cards": ",".join(_card_text(card) for card in self.cards),
            "front": ",".join(_card_text(card) for card in self.front),
            "reserves": "/".join("".join(map(rank_sign, ranks)) for ranks in self.reserves),
            "decks": _pair_text(self.decks, lambda piece: piece.text),
            "out": _pair_text(self.out, lambda piece: piece.text),
            "flags": _pair_text(self.flags, str),
            "opened": _pair_text(self.opened, str),
            "called": self.called or "",
            "shots": "/".join(map(str, self.shots)),
            "hits": "/".join(map(str, self.hits)),
            "misses": "/".join(map(str, self.misses)),
            "aims": "/".join(aim or "" for aim in self.aims),
            "levels": "/".join(map(str, self.levels)),
            "turns": str(self.turns),
            "winner": "" if self.winner is None else str(self.winner),
            "end": self.end or "",
        }
        return fields_text(fields)


@dataclass(frozen=True, kw_only=True)
class View:
    """All that the captain `seat` may know.

    `table` is the state with everything taken out that this captain cannot know: ranks of enemy pieces that were never
    shown (UNKNOWN; in reserve only their number stays), enemy flag cards never looked at (None), faces of cards that
    nobody has seen (None). What has once been seen stays: the memory is complete, a captain with less of it looks away.
    After the end everything lies open. `box` is what the game is played with.
    """

    seat: int
    house: HouseRules
    box: Box
    table: State

    @property
    def enemy(self) -> int:
        """The other captain's seat."""
        return 1 - self.seat

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self.table.phase

    @property
    def turn(self) -> int | None:
        """The seat that decides next, None when none does."""
        return self.table.decider

    @property
    def decides(self) -> bool:
        """Whether this captain decides next."""
        return self.table.decider == self.seat

    def home(self, owner: int) -> tuple[Piece, ...]:
        """The owner's pieces on the owner's ship."""
        return tuple(piece for piece in self.table.decks[owner] if not piece.aboard)

    def aboard(self, owner: int) -> tuple[Piece, ...]:
        """The owner's pieces on the other ship."""
        return tuple(piece for piece in self.table.decks[owner] if piece.aboard)


def piece_of(pieces: tuple[Piece, ...], number: int) -> Piece | None:
    """The piece of that number, None when it is not among them."""
    for piece in pieces:
        if piece.number == number:
            return piece
    return None


def with_seat(pair: Pair[T], seat: int, value: T) -> Pair[T]:
    """The pair with another value for that seat."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def parse_state(text: str) -> State:
    """Read a state's text form; raises `Unreadable`. Whether it fits the box is asked by the rules."""
    return parse_whole(text, State, _FIELDS)


# ---- text forms of the parts -----------------------------------------------------------------------

_KNOWN_SIGNS: Final = ".+!"
_LONGEST_NUMBER: Final = 4


def _number_text(number: int) -> str:
    return "" if number == NOBODY else str(number)


def _card_text(card: Card | None) -> str:
    return "gap" if card is None else card.text


def _pair_text(pair: Pair[tuple[T, ...]], one: Callable[[T], str]) -> str:
    return "/".join(",".join(map(one, values)) for values in pair)


def _parse_number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > _LONGEST_NUMBER:
        raise Unreadable(text)
    return int(text)


def _parse_seat(text: str) -> int:
    if text not in ("0", "1"):
        raise Unreadable(text)
    return int(text)


def _parse_piece(text: str) -> Piece:
    if len(text) != 4 or text[2] not in "ha" or text[3] not in _KNOWN_SIGNS:
        raise Unreadable(text)
    return Piece(parse_digit(text[0]), parse_rank_sign(text[1]), text[2] == "a", KNOWN[_KNOWN_SIGNS.index(text[3])])


def _parse_card(text: str) -> Card | None:
    if text == "gap":
        return None
    faces, _, turned = text.partition("@")
    up, _, below = faces.partition("/")
    return Card(parse_action(up), parse_action(below), _parse_number(turned))


def _word(words: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise Unreadable(text)
        return text

    return read


def _maybe(read: Callable[[str], T], empty: T) -> Callable[[str], T]:
    return lambda text: read(text) if text else empty


def _list(read: Callable[[str], T]) -> Callable[[str], tuple[T, ...]]:
    return lambda text: tuple(map(read, text.split(","))) if text else ()


def _pair(read: Callable[[str], T], between: str = "/") -> Callable[[str], Pair[T]]:
    def both(text: str) -> Pair[T]:
        first, sign, second = text.partition(between)
        if not sign:
            raise Unreadable(text)
        return read(first), read(second)

    return both


_FIELDS: Final[Mapping[str, Callable[[str], object]]] = {
    "phase": _word(PHASES),
    "captain": _parse_seat,
    "action": _maybe(parse_action, None),
    "last": _maybe(parse_digit, NOBODY),
    "chosen": _maybe(parse_digit, NOBODY),
    "cards": _list(_parse_card),
    "front": _pair(_parse_card, ","),
    "reserves": _pair(lambda text: tuple(map(parse_rank_sign, text))),
    "decks": _pair(_list(_parse_piece)),
    "out": _pair(_list(_parse_piece)),
    "flags": _pair(_list(parse_flag_card)),
    "opened": _pair(_list(parse_digit)),
    "called": _maybe(parse_coin, None),
    "shots": _pair(_parse_number),
    "hits": _pair(_parse_number),
    "misses": _pair(_parse_number),
    "aims": _pair(_maybe(_word(AIMS), None)),
    "levels": _pair(parse_digit),
    "turns": _parse_number,
    "winner": _maybe(_parse_seat, None),
    "end": _maybe(_word(ENDS), None),
}
