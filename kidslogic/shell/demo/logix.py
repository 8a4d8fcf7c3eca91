"""How the demo plays LOGIX: it sees what the child on turn may see, and touches the widgets."""

from __future__ import annotations

from kidslogic.games.logix.view.game import LogixView
from kidslogic.games.logix.view.setup import LogixSetup
from kidslogic.shell.demo.guide import Guide

_GAME = "logix"


def play(guide: Guide, *, in_full: bool) -> None:  # noqa: ARG001  # nothing more yet
    """The beginning of a game of two children, which is left."""
    hands, album = guide.hands, guide.album
    guide.to_island(_GAME)
    setup = hands.see(LogixSetup)
    hands.tap(next(tile for tile in setup.people_tiles if not tile.chosen), "finger")
    for page in ("crew", "friends", "ways"):
        album.take(f"logix-{page}")
        hands.tap(setup.next, "finger")
    hands.see(LogixView)
    album.take("logix-board")
    guide.leave_and_come_back(_GAME)
