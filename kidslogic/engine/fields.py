"""The text form of a state: its fields by name between spaces, empty ones as `-`, such as `turn=1 locked=red out=-`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from kidslogic.engine.game import Texted, Unreadable

_EMPTY = "-"
_State = TypeVar("_State", bound=Texted)


def fields_text(fields: Mapping[str, str]) -> str:
    """The text form of named fields; no field holds a space."""
    return " ".join(f"{name}={value or _EMPTY}" for name, value in fields.items())


def parse_fields(text: str, names: Iterable[str]) -> dict[str, str]:
    """The fields by name, "" for an empty one; raises `Unreadable` unless they are just these in just this order."""
    parts = dict(part.partition("=")[::2] for part in text.split(" "))
    if tuple(parts) != tuple(names):
        raise Unreadable(text)
    return {name: "" if value == _EMPTY else value for name, value in parts.items()}


def parse_whole(text: str, make: Callable[..., _State], readers: Mapping[str, Callable[[str], object]]) -> _State:
    """What `make` makes of the fields as their `readers` read them; raises `Unreadable`.

    Reading is exact: the text form of what was made must be the same text.
    """
    found = parse_fields(text, readers)
    state = make(**{name: read(found[name]) for name, read in readers.items()})
    if state.text != text:
        raise Unreadable(text)
    return state
