"""Finds the games: each folder of `kidslogic.games` with a `GAME` in its `spec.py` is one."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import yaml

import kidslogic.games
from kidslogic.engine.cases import CaseResult, CasesModule
from kidslogic.engine.game import AnyGame, Game, Unreadable


class BrokenGame(Exception):
    """A folder among the games does not hold a game; the message says what is missing."""


@cache
def games() -> tuple[AnyGame, ...]:
    """All games, by id, those not on the shelf included; raises `BrokenGame` for a folder that holds none."""
    folders = (entry.name for entry in pkgutil.iter_modules(kidslogic.games.__path__))
    return tuple(_game(name) for name in sorted(folders))


def game(game_id: str) -> AnyGame:
    """The game of that id; raises LookupError."""
    for found in games():
        if found.id == game_id:
            return found
    raise LookupError(game_id)


def view_module(game_id: str) -> ModuleType:
    """The game's screens (`kidslogic.ui.game_view.ViewModule`); importing them needs Qt. Raises LookupError."""
    return importlib.import_module(f"{kidslogic.games.__name__}.{game(game_id).id}.view")


def cases_module(game_id: str) -> CasesModule:
    """The game's runner of conformance cases; raises LookupError."""
    return _part(game_id, "cases")


def arena_module(game_id: str) -> ModuleType:
    """The game's way to let computer players play each other (`ARENA`); raises LookupError."""
    return _part(game_id, "arena")


def _part(game_id: str, part: str) -> ModuleType:
    name = f"{kidslogic.games.__name__}.{game(game_id).id}.{part}"
    if importlib.util.find_spec(name) is None:
        raise LookupError(name)
    return importlib.import_module(name)


def run_file(game_id: str, path: Path) -> tuple[CaseResult, ...]:
    """Run all cases of a file, in its order.

    Raises LookupError when there is no such game or it has no cases, `Unreadable` with a sentence when the file is not
    a list of cases, OSError when it cannot be opened.
    """
    run_case = cases_module(game_id).run_case
    return tuple(CaseResult(str(case.get("id", f"case {n}")), run_case(case)) for n, case in enumerate(_cases(path), 1))


def _cases(path: Path) -> list[Mapping[str, Any]]:
    try:
        data = yaml.safe_load(path.read_text("utf-8"))
    except (yaml.YAMLError, ValueError) as fault:
        raise Unreadable(f"{path.name} cannot be read: {fault}") from fault
    cases = data.get("cases") if isinstance(data, dict) else None
    if not isinstance(cases, list) or not cases or not all(isinstance(case, dict) for case in cases):
        raise Unreadable(f"{path.name} has no list of cases")
    return cases


def _game(folder: str) -> AnyGame:
    spec = f"{kidslogic.games.__name__}.{folder}.spec"
    try:
        module = importlib.import_module(spec)
    except ModuleNotFoundError as fault:
        if fault.name != spec:
            raise
        raise BrokenGame(f"The folder games/{folder} has no spec.py.") from fault
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise BrokenGame(f"games/{folder}/spec.py has no GAME.")
    if found.id != folder:
        raise BrokenGame(
            f"The GAME in games/{folder}/spec.py calls itself {found.id}; its id must be the folder's name."
        )
    return found
