"""State, moves, happenings and View of the shell game, each value with its one text form where it has one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kidslogic.engine.game import Unreadable

SHELLS: Final = range(3)
SEATS: Final = range(2)

_MOVE: Final = re.compile(r"(hide|peek|lift) ([0-2])")
_STATE: Final = re.compile(r"coin=([-0-2]) turn=([01]) lifted=(-|[0-2]+) peeked=([-0-2]{2})")


@dataclass(frozen=True)
class Hide:
    """Luck hides the coin under a shell, counted from 0."""

    shell: int

    @property
    def text(self) -> str:
        """`hide 2`."""
        return f"hide {self.shell}"


@dataclass(frozen=True)
class Peek:
    """Look under a shell alone, once in the game, instead of lifting one."""

    shell: int

    @property
    def text(self) -> str:
        """`peek 2`."""
        return f"peek {self.shell}"


@dataclass(frozen=True)
class Lift:
    """Lift a shell for everybody to see; who finds the coin wins."""

    shell: int

    @property
    def text(self) -> str:
        """`lift 2`."""
        return f"lift {self.shell}"


Move = Hide | Peek | Lift


def parse_move(text: str) -> Move:
    """Read a move's text form; raises `Unreadable`."""
    found = _MOVE.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    shell = int(found[2])
    match found[1]:
        case "hide":
            return Hide(shell)
        case "peek":
            return Peek(shell)
    return Lift(shell)


@dataclass(frozen=True)
class State:
    """`coin` is the shell above the coin, None before it is hidden. `lifted` are the lifted shells in their order.

    `peeked` says by seat under which shell that player has looked, None for none yet.
    """

    coin: int | None = None
    turn: int = 0
    lifted: tuple[int, ...] = ()
    peeked: tuple[int | None, int | None] = (None, None)

    @property
    def text(self) -> str:
        """The one text form, such as `coin=2 turn=1 lifted=0 peeked=1-`; `parse_state` reads it back."""
        lifted = "".join(map(str, self.lifted)) or "-"
        peeked = "".join("-" if shell is None else str(shell) for shell in self.peeked)
        return f"coin={'-' if self.coin is None else self.coin} turn={self.turn} lifted={lifted} peeked={peeked}"

    @property
    def found(self) -> bool:
        """The coin was found: the game is over."""
        return self.coin in self.lifted


def parse_state(text: str) -> State:
    """Read a state's text form; raises `Unreadable`, also when no game can come to it."""
    found = _STATE.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    lifted = tuple(int(digit) for digit in found[3] if digit != "-")
    first, second = (None if digit == "-" else int(digit) for digit in found[4])
    state = State(None if found[1] == "-" else int(found[1]), int(found[2]), lifted, (first, second))
    begun = state.lifted or state.peeked != (None, None) or state.turn
    if (state.coin is None and begun) or len(set(lifted)) != len(lifted) or state.coin in lifted[:-1]:
        raise Unreadable(text)
    return state


@dataclass(frozen=True)
class Hidden:
    """The coin lies under a shell; nobody saw which."""


@dataclass(frozen=True)
class Peeked:
    """`seat` looked under a shell; `coin` says whether it was there, None for everybody else."""

    seat: int
    shell: int
    coin: bool | None


@dataclass(frozen=True)
class Lifted:
    """`seat` lifted a shell; `coin` says whether it was there."""

    seat: int
    shell: int
    coin: bool


Happening = Hidden | Peeked | Lifted


@dataclass(frozen=True)
class View:
    """All that `seat` may know. `turn` is None when nobody decides.

    `lifted` are the lifted shells in their order, `peeked` by seat the shell looked under. `coin` is the shell of the
    coin as far as this player knows, None for unknown; `finder` is who found it.
    """

    seat: int
    turn: int | None
    lifted: tuple[int, ...]
    peeked: tuple[int | None, int | None]
    coin: int | None
    finder: int | None

    @property
    def covered(self) -> tuple[int, ...]:
        """The shells that still lie."""
        return tuple(shell for shell in SHELLS if shell not in self.lifted)
