"""The way of the demo through the whole app, and its judgement whether all went well."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget

from kidslogic.shell.chart import Chart
from kidslogic.shell.child_page import ChildPage
from kidslogic.shell.demo.album import Album, Complaints
from kidslogic.shell.demo.guide import NICKNAME, Guide, demo_of, one
from kidslogic.shell.demo.hands import Hands, Stopped
from kidslogic.shell.demo.packs import PacksDemo
from kidslogic.shell.gate import Gate
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.newcomer import FaceScreen, NameScreen
from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.parts import Parts
from kidslogic.shell.report_page import ReportPage
from kidslogic.shell.seafarers import BoatButton, LifebuoyButton
from kidslogic.shell.settings_page import SettingsPage
from kidslogic.shell.window import Window
from kidslogic.ui.buttons import ArrowButton, Tile

_BAR_END_PX = 24
"""How far inside a scroll bar's ends its handle is taken and let go."""


def play_through(
    window: Window, parts: Parts, out: Path, complaints: Complaints, *, hurry: bool = False, game_id: str = ""
) -> int:
    """Play through the app in `window`, save a picture of every screen in `out`; 0 when all went well, else 1.

    `hurry` makes movements and pauses short from the start. `game_id` names the one game to be shown in full, ""
    stands for a tour of everything. What did not happen is said in a sentence on the standard error stream.
    """
    faults: list[str] = []
    try:
        hands = Hands(window, parts.kit.motion)
        album = Album(hands, out)
        faults = album.faults
        tour = Tour(hands, album, parts)
        if hurry:
            tour.hurry()
        if game_id:
            tour.visit(game_id)
        else:
            tour.sail()
    except Stopped as reason:
        faults.append(str(reason))
    faults += complaints.lines
    for fault in dict.fromkeys(faults):
        print(fault, file=sys.stderr)
    return 1 if faults else 0


class Tour:
    """Harbour, chart, the games, the grown-ups' corner, and the harbour again."""

    def __init__(self, hands: Hands, album: Album, parts: Parts) -> None:
        self._hands = hands
        self._album = album
        self._guide = Guide(hands, album, parts)
        self._games = tuple(parts.games)
        self._parts = parts

    def hurry(self) -> None:
        """From now on movements and pauses are short."""
        self._guide.hurry()

    def sail(self) -> None:
        """The whole way. Raises `Stopped`."""
        self._come_aboard()
        for game_id in self._games:
            demo_of(game_id).play(self._guide, in_full=False)
        self._visit_parents()

    def visit(self, game_id: str) -> None:
        """To one game, which is shown in full. Raises `Stopped`."""
        self._come_aboard()
        demo_of(game_id).play(self._guide, in_full=True)

    # ---- children --------------------------------------------------------------------------------

    def _come_aboard(self) -> None:
        """A new child: lifebuoy, face, name; then its boat."""
        hands = self._hands
        if not QTest.qWaitForWindowExposed(hands.window):
            raise Stopped("The window did not open.")
        harbour = hands.see(Harbour)
        self._album.take("harbour-empty")
        hands.tap(one(harbour, LifebuoyButton), "finger")
        faces = hands.see(FaceScreen)
        self._album.take("faces")
        hands.tap(faces.findChildren(Tile)[1], "finger")
        name = hands.see(NameScreen)
        self._album.take("name")
        hands.type(NICKNAME)
        hands.tap(one(name, ArrowButton), "finger")
        harbour = hands.see(Harbour)
        hands.wait_for(lambda: self._guide.learner is not None, "The new child is not in the store.")
        self._album.take("harbour")
        hands.tap(one(harbour, BoatButton, lambda boat: boat.accessibleName() == NICKNAME), "finger")
        hands.see(Chart)
        self._album.take("chart")

    # ---- grown-ups -------------------------------------------------------------------------------

    def _visit_parents(self) -> None:
        """Through the gate to the report, the child's page, the packs and the settings, and back to the harbour."""
        hands = self._hands
        hands.hold(
            hands.rail["gate"],
            lambda: isinstance(hands.window.screen_shown, Gate),
            "The gate does not open when it is held.",
        )
        self._guide.pass_gate()
        corner = hands.see(ParentsCorner)
        self._page(corner, ReportPage, "report")
        report = corner.page
        if not isinstance(report, ReportPage):
            raise Stopped("The report went away.")
        hands.tap(report.settings)
        self._page(corner, ChildPage, "child")
        PacksDemo(hands, self._parts, corner, partial(self._page, corner)).visit()
        hands.tap(corner.list.settings)
        self._page(corner, SettingsPage, "settings")
        hands.tap(hands.rail["home"])
        hands.see(Harbour)
        self._album.take("harbour-again")

    def _page(self, corner: ParentsCorner, kind: type[QWidget], name: str) -> None:
        """Pictures of a page's top, and of what follows below."""
        hands = self._hands
        hands.wait_for(lambda: isinstance(corner.page, kind), f"The page {kind.__name__} did not appear.")
        self._album.take(name)
        room = next(area for area in corner.findChildren(QScrollArea) if area.widget() is corner.page)
        bar = room.verticalScrollBar()
        if bar.maximum() == 0:
            return
        way = QPoint(0, bar.height() - 2 * _BAR_END_PX)
        hands.swipe(bar, way)
        hands.wait_for(lambda: bar.value() == bar.maximum(), f"The page {name} cannot be pulled to its end.")
        self._album.take(f"{name}-below")
        hands.swipe(bar, -way)
        hands.wait_for(lambda: bar.value() == 0, f"The page {name} cannot be pulled back to its top.")
