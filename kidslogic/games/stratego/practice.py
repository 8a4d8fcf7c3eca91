"""How the people at the table fired in earlier games: there the computer captain's steadiness begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kidslogic.engine.events import Event, Fired
from kidslogic.games.stratego.options import CAPTAINS, LAST_SHOTS
from kidslogic.games.stratego.progress import GAME_ID


def earlier_shots(logs: Sequence[Iterable[Event]]) -> Mapping[str, str]:
    """The options that say how each captain's last shots went; `logs` are the events by seat, oldest first.

    As options they belong to the setup: a saved game replays alike, whatever the children have fired since. A child
    alone trains and fires at nobody.
    """
    options: dict[str, str] = {}
    if len(logs) != len(CAPTAINS):
        return options
    for captain, log in zip(CAPTAINS, logs, strict=False):  # who trains sits alone
        shots = [event.hit for event in log if isinstance(event, Fired) and event.game == GAME_ID][-LAST_SHOTS:]
        options[f"hits_{captain}"] = str(sum(shots))
        options[f"misses_{captain}"] = str(len(shots) - sum(shots))
    return options
