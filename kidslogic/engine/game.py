"""The contracts of a game (design.md section 4): setup, rules, outcome, and the record under which it is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Literal, Protocol, TypeVar

from kidslogic.engine.events import Event, GameFinished

SeatKind = Literal["child", "guest", "computer"]
Manner = Literal["fitting", "softer", "stronger"]
"""How a computer friend is offered: as the one that fits, as a softer one for training, as a stronger one to dare."""


class MoveError(ValueError):
    """A move was refused; nothing has changed."""


class Unreadable(MoveError):
    """The text of a move, setup or save does not say anything."""


class Illegal(MoveError):
    """The move is understood but not allowed now; `reason` is a code that a screen turns into words and a picture."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Seat:
    """Who sits at the table: a child (`who`: the learner's id), a guest ("" or a name) or a computer (its strength)."""

    kind: SeatKind
    who: str = ""

    @property
    def text(self) -> str:
        """`child:ab12`, `guest` or `computer:easy`."""
        return f"{self.kind}:{self.who}" if self.who else self.kind


@dataclass(frozen=True)
class Option:
    """One thing to choose before a game: `values` in the order shown, `default` one of them. All are plain words."""

    key: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class Setup:
    """Everything decided before the first move. `options` holds only what differs from the defaults, sorted by key.

    `source` names what the game is played with (for Logik-Piraten "pack id@content hash"), "" where nothing is needed.
    Text form: `piraten seats=child:ab12,guest source=kidslogic.piratenbucht@3f2a side=blue`.
    """

    game: str
    seats: tuple[Seat, ...]
    source: str = ""
    options: tuple[tuple[str, str], ...] = ()

    @property
    def text(self) -> str:
        """The one text form; `parse_setup` reads it back."""
        parts = [self.game, "seats=" + ",".join(seat.text for seat in self.seats)]
        if self.source:
            parts.append(f"source={self.source}")
        return " ".join([*parts, *(f"{key}={value}" for key, value in self.options)])


def parse_setup(text: str) -> Setup:
    """Read a setup's text form; raises `Unreadable` on anything else."""
    game, *parts = text.split(" ")
    pairs = [part.partition("=") for part in parts]
    if not game or any(not key or not equals or not value for key, equals, value in pairs):
        raise Unreadable(text)
    fields = {key: value for key, _, value in pairs}
    if len(fields) != len(pairs) or "seats" not in fields:
        raise Unreadable(text)
    seats = tuple(_parse_seat(seat) for seat in fields.pop("seats").split(","))
    source = fields.pop("source", "")
    setup = Setup(game, seats, source, tuple(sorted(fields.items())))
    if setup.text != text:
        raise Unreadable(text)
    return setup


def _parse_seat(text: str) -> Seat:
    kind, colon, who = text.partition(":")
    if bool(colon) != bool(who):
        raise Unreadable(text)
    match kind:
        case "child" | "guest" | "computer":
            return Seat(kind, who)
    raise Unreadable(text)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points and champions by seat; `hoists` is the champion who has the last honour (P7.3)."""

    scores: tuple[int, ...]
    champions: tuple[int, ...]
    hoists: int | None = None
    goal_reached: bool | None = None

    def finished(self, game: str, mode: str, kinds: tuple[str, ...]) -> GameFinished:
        """The end as a fact of progress: of which game, in which of its variants, and who sat on the seats."""
        return GameFinished(
            game=game,
            mode=mode,
            kinds=kinds,
            scores=self.scores,
            champions=self.champions,
            goal_reached=self.goal_reached,
        )


class Texted(Protocol):
    """A value with one text form, used in saves, logs, cases, lessons and bug reports."""

    @property
    def text(self) -> str:
        """The text form; reading it back gives an equal value."""


State = TypeVar("State", bound=Texted)
Move = TypeVar("Move", bound=Texted)
View = TypeVar("View")
Happening = TypeVar("Happening")
View_contra = TypeVar("View_contra", contravariant=True)
Move_co = TypeVar("Move_co", covariant=True)


class Rules(Protocol[State, Move, View, Happening]):
    """The rules of one game as set up. All methods are pure: states are frozen values, chance comes in as moves."""

    version: int
    """Raised whenever an old list of moves would replay differently."""

    def initial(self) -> State:
        """The state before the first move."""

    def turn(self, state: State) -> int | None:
        """The seat that decides next; None while luck decides or when the game is over."""

    def chance(self, state: State, rng: Random) -> Move | None:
        """The move that luck makes now (dealing, tossing a coin), drawn from `rng`; None when a seat decides."""

    def legal_moves(self, view: View) -> tuple[Move, ...]:
        """All moves open to the view's player, in a fixed order; empty when another decides. Of a shot: all results."""

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Happening, ...]]:
        """The next state and what happened; raises `Illegal` and changes nothing when the move is not allowed."""

    def view(self, state: State, seat: int) -> View:
        """All that `seat` may know: what screens, hints and computer players of that seat get."""

    def seen(self, happening: Happening, seat: int, /) -> Happening | None:
        """The happening as `seat` may see it; None when it may not notice it at all."""

    def determinise(self, view: View, rng: Random, /) -> State:
        """A state that fits the view, its hidden part dealt by `rng`: how a computer player may think about it."""

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def reveals(self, before: State, move: Move, /) -> bool:
        """Whether the move shows anything hidden or must stay for another reason: it and all before it are final."""

    def events(self, before: State, move: Move, after: State, /) -> tuple[Event, ...]:
        """What the move means for the children's progress; the session adds hints, times and the number of moves."""

    def parse_move(self, text: str) -> Move:
        """Read a move's text form; raises `Unreadable`."""

    def parse_state(self, text: str) -> State:
        """Read a state's text form; raises `Unreadable`."""


class Library(Protocol):
    """Where a game finds what it is played with: puzzle packs and its own boards, tiles and decks."""

    def find(self, kind: str, name: str) -> Any:
        """The item of that kind; raises LookupError when there is none (any more).

        "pack" is a puzzle pack, "game" what lies in a game's box, "decks" the files of cards that were added to a game:
        by name their bytes, earlier versions included.
        """


class Opponent(Protocol[View_contra, Move_co]):
    """A computer player: chooses a move from what its seat may see, and from nothing else."""

    def __call__(self, view: View_contra, rng: Random) -> Move_co:
        """The move to play for the view's seat; the same view and generator give the same move."""


@dataclass(frozen=True)
class Hint:
    """One step of help: a code with parameters that the game's view turns into words, and the cells or places meant."""

    code: str
    params: Mapping[str, str] = field(default_factory=dict)
    places: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State, Move, View, Happening]):
    """A game as the shell finds it. One per folder in `games`, as `GAME` in its `spec.py`.

    `seats` are the possible numbers of players. `rules` makes the rules for a checked setup; it raises LookupError
    when the library no longer has the setup's source. `hints` gives the steps of help for a view, gentlest first, and
    nothing when none is due. `conflict` gives the reason why options and seats of a setup do not go together, "" when
    they do. `skills` are the skill families it trains, `lessons` the ids of its tutorials.
    `ratings` tells how strong each computer player is, in logits above the gentlest, as the arena measured it: one that
    stands x above another wins the share 1 / (1 + exp(-x)) of their games, a drawn one counting half. It is empty
    where nobody measured; then no computer player is suggested to a child.
    `earlier` gives the options that follow from what the people at the table did before: it is handed their events by
    seat, oldest first, none for guests and computers. None where every game begins alike.
    `on_shelf` is false for games that only serve tests.
    """

    id: str
    seats: range
    options: tuple[Option, ...]
    rules: Callable[[Setup, Library], Rules[State, Move, View, Happening]]
    opponents: Mapping[str, Opponent[View, Move]] = field(default_factory=dict)
    hints: Callable[[View], tuple[Hint, ...]] = lambda _view: ()
    conflict: Callable[[Setup], str] = lambda _setup: ""
    lessons: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    ratings: Mapping[str, float] = field(default_factory=dict)
    earlier: Callable[[tuple[tuple[Event, ...], ...]], Mapping[str, str]] | None = None
    on_shelf: bool = True

    def option(self, setup: Setup, key: str) -> str:
        """The setup's value of an option, or its default."""
        return dict(setup.options).get(key, next(option.default for option in self.options if option.key == key))

    def setup(self, seats: tuple[Seat, ...], source: str = "", **options: str) -> Setup:
        """A setup for this game with every option checked and defaults left out; raises `Illegal`."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise Illegal("no_such_option")
            if value not in known[key].values:
                raise Illegal("no_such_value")
        if len(seats) not in self.seats:
            raise Illegal("number_of_seats")
        if any(seat.kind == "computer" and seat.who not in self.opponents for seat in seats):
            raise Illegal("no_such_opponent")
        chosen = {key: value for key, value in options.items() if value != known[key].default}
        setup = Setup(self.id, seats, source, tuple(sorted(chosen.items())))
        if reason := self.conflict(setup):
            raise Illegal(reason)
        return setup

    def check(self, setup: Setup) -> Setup:
        """The same setup, or `Illegal` when this game cannot be played so."""
        if setup.game != self.id:
            raise Illegal("other_game")
        return self.setup(setup.seats, setup.source, **dict(setup.options))


AnyGame = Game[Any, Any, Any, Any]
AnyRules = Rules[Any, Any, Any, Any]
