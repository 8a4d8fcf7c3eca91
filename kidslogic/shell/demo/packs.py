"""The demo of the grown-ups' packs: what is there, one of it, and a new one written, mended, added and found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from kidslogic.packs.starter import write_starter
from kidslogic.shell.demo.hands import Hands
from kidslogic.shell.pack_arrival import ArrivalPage
from kidslogic.shell.pack_page import PackPage
from kidslogic.shell.pack_workshop import WorkshopPage
from kidslogic.shell.packs_page import PacksPage
from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.parts import Parts

GOOD, SPOILT = "? = star", "? = stra"
"""A row of the new pack, and what slips into it."""

_Page = TypeVar("_Page", bound=QWidget)
TakePage = Callable[[type[QWidget], str], None]
"""Waits for a page of the corner and takes its pictures."""


class PacksDemo:
    """Visits the pages of packs in `corner`; `take` takes the pictures of a page."""

    def __init__(self, hands: Hands, parts: Parts, corner: ParentsCorner, take: TakePage) -> None:
        self._hands = hands
        self._parts = parts
        self._corner = corner
        self._take = take

    def visit(self) -> None:
        """The way of a grown-up who looks around first, then writes. Raises `Stopped`."""
        self._look_around()
        self._write_one()

    def _look_around(self) -> None:
        """All packs, and one that comes with the program."""
        self._hands.tap(self._corner.list.packs)
        self._take(PacksPage, "packs")
        self._hands.tap(next(iter(self._page(PacksPage).sections.values())).more)
        self._take(PackPage, "pack")
        self._hands.tap(self._page(PackPage).back)

    def _write_one(self) -> None:
        """A pack with a slip is opened, mended in the editor beside the app, and added."""
        file = self._spoilt_pack()
        self._hands.tap(self._page(PacksPage).write_one)
        self._take(WorkshopPage, "workshop-slip")
        page = self._page(WorkshopPage)
        file.write_text(file.read_text(encoding="utf-8").replace(SPOILT, GOOD), encoding="utf-8")
        self._hands.wait_for(lambda: not page.loaded.problems, "The workshop does not see that the pack was saved.")
        self._take(WorkshopPage, "workshop")
        self._hands.tap(page.play)
        self._take(ArrivalPage, "pack-arrives")
        question = self._page(ArrivalPage).question
        assert question is not None  # the pack is a good one
        self._hands.tap(question.yes)
        self._take(PackPage, "pack-added")

    def _spoilt_pack(self) -> Path:
        """A new pack as a person begins it, one word misspelt; the workshop remembers it as the last one."""
        folder = self._parts.store.home.folder / "workshop"
        language, words = self._parts.languages.current, self._parts.shelf.library.vocabulary
        file = write_starter(folder, language, words)
        file.write_text(file.read_text(encoding="utf-8").replace(GOOD, SPOILT, 1), encoding="utf-8")
        self._parts.settings.change(workshop=str(folder))
        return file

    def _page(self, kind: type[_Page]) -> _Page:
        """The page that is shown, once it is of this kind."""
        corner = self._corner
        self._hands.wait_for(lambda: isinstance(corner.page, kind), f"The page {kind.__name__} did not appear.")
        page = corner.page
        assert isinstance(page, kind)
        return page
