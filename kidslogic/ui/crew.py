"""The set-up screen that games share: first who plays, from the youngest on, then pages of each game's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Seat
from kidslogic.ui import theme
from kidslogic.ui.buttons import ArrowButton
from kidslogic.ui.choices import Choice, ChoiceTile
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.game_view import Chosen, Person, SetupScreen
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label, Sign
from kidslogic.ui.scenery import sea

GUEST_FACES = ("parrot", "octopus", "turtle")
"""Faces of guests, the first to the third: they have no boat of their own."""
GAP = 18.0
_RINGS = 26.0
"""Between tiles of which several may be chosen: room for two rings beside each other."""


def guest(number: int) -> Person:
    """Somebody who just plays along, counted from 1; nothing is kept of what they do."""
    names = (
        QCoreApplication.translate("Setup", "Guest"),
        QCoreApplication.translate("Setup", "Guest 2"),
        QCoreApplication.translate("Setup", "Guest 3"),
    )
    return Person(Seat("guest", f"g{number}"), names[number - 1], GUEST_FACES[number - 1])


def parrot_friend(seat: Seat) -> Person:
    """The parrot plays for every computer seat: for games whose computer players have no faces of their own."""
    return Person(seat, QCoreApplication.translate("Setup", "Parrot"), "parrot")


def number_of(seat: Seat) -> int:
    """The number of a guest's seat, counted from 1; guests of unknown number are the first."""
    number = int(seat.who[1:]) if seat.who[1:].isdecimal() else 1
    return min(max(number, 1), len(GUEST_FACES))


class CrewSetup(SetupScreen):
    """Pages with the sign above and the arrow at the lower right; page 0 is the crew.

    Subclasses give the other pages: `prompt_of`, `prepare` (called when a page is opened), `parts_of` (what is visible
    on it), `arrange_page`, and `options`. `pages` is their number, page 0 included (`last_page` may know better);
    `fewest` and `most` limit the crew.
    """

    pages = 2
    fewest = 1
    most = 4

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, me, others, last, parent)
        self.crew: list[Person] = [me]
        self.page = 0
        self.sign = Sign(self.prompt, self)
        self.next = ArrowButton(kit, lambda: self.tr("Go on"), self)
        self.next.clicked.connect(self.go_on)
        learners = (me, *others)[:12]
        guests = (guest(number) for number in range(1, min(len(GUEST_FACES), 12 - len(learners)) + 1))
        self.people = (*learners, *guests)
        self.people_tiles = [self.person_tile(person) for person in self.people]

    # ---- for subclasses --------------------------------------------------------------------------

    def prompt_of(self, page: int) -> str:
        """What is asked on a page."""
        return self.tr("Who sails along? The youngest first!") if page == 0 else ""

    def last_page(self) -> int:
        """The page whose arrow begins the game; it may depend on what was chosen so far."""
        return self.pages - 1

    def prepare(self, page: int) -> None:
        """Make what depends on the crew, when `page` is opened."""

    def parts_of(self, page: int) -> Sequence[QWidget | Choice]:
        """The widgets and choices of a page."""
        return self.people_tiles if page == 0 else ()

    def arrange_page(self, page: int) -> None:
        """Place a page's own parts."""
        if page == 0:
            self.arrange_tiles(self.people_tiles)

    def options(self) -> dict[str, str]:
        """The options as chosen."""
        return {}

    def source(self) -> str:
        """What the game is played with, "" where there is nothing to choose."""
        return ""

    # ---- choosing --------------------------------------------------------------------------------

    def prompt(self) -> str:
        """What is asked now."""
        return self.prompt_of(self.page)

    def person_tile(self, person: Person) -> ChoiceTile:
        """A tile that brings somebody aboard."""
        tile = ChoiceTile(self.kit, person.avatar, partial(str, person.name), self, is_name=True)
        tile.clicked.connect(lambda: self._board(person))
        return tile

    def tiles_of_people(self) -> list[tuple[ChoiceTile, Person]]:
        """All tiles that stand for somebody."""
        return list(zip(self.people_tiles, self.people, strict=True))

    def _board(self, person: Person) -> None:
        """Somebody comes aboard, or leaves again; the number on the tile is the order of turns."""
        if person in self.crew:
            self.crew.remove(person)
        elif len(self.crew) < self.most:
            self.crew.append(person)
        self._show_crew()

    def _show_crew(self) -> None:
        for tile, person in self.tiles_of_people():
            tile.set_chosen(person in self.crew)
            tile.set_number(self.crew.index(person) + 1 if person in self.crew and len(self.crew) > 1 else None)
        self.next.setEnabled(self.may_go_on())

    def may_go_on(self) -> bool:
        """Whether the page is filled in."""
        last_of_crew = self.page > 0 or self.pages == 1
        return len(self.crew) >= (self.fewest if last_of_crew else 1)

    def go_on(self) -> None:
        """To the next page, or into the game."""
        if self.page < self.last_page():
            self.page += 1
            self.prepare(self.page)
            self.show_page()
            self.kit.voice.say(self.prompt())
        else:
            self.chosen.emit(Chosen(tuple(self.crew), self.options(), self.source()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back one page."""
        if event.key() == Qt.Key.Key_Escape and self.page > 0:
            self.page -= 1
            self.show_page()
        else:
            super().keyPressEvent(event)

    # ---- layout ----------------------------------------------------------------------------------

    def show_page(self) -> None:
        """Show what belongs to the page, and nothing else."""
        for widget in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            widget.setVisible(widget in (self.sign, self.next))
        for part in self.parts_of(self.page):
            part.setVisible(True)
        self.sign.set_text(self.prompt)
        self._show_crew()
        self.arrange()

    def arrange(self) -> None:
        """The sign above, the arrow at the lower right, the page between them."""
        m = self.metrics
        size = self.sign.size_u = max(34.0, m.prompt)
        self.put_centred(self.sign, m.w / 2, 20, size * 1.8, m.w - 40)
        self.put(self.next, m.w - 156, m.h - 152, 124, 124)
        self.arrange_page(self.page)

    def arrange_tiles(self, tiles: Sequence[ChoiceTile], top: float = 130.0) -> None:
        """Tiles in rows that leave the arrow its corner."""
        m, n = self.metrics, len(tiles)
        columns = (2 if n <= 4 else 3) if m.portrait else 4 if n <= 8 else 6
        corner = 0 if m.portrait else 150
        w = min(210.0, (m.w - 60 - corner - 20 * (not m.portrait)) / columns - _RINGS)
        rows, room = -(-n // columns), m.h - top - 10 - (170 if m.portrait else 20)
        h = min(220.0, room / rows - _RINGS)
        left = (m.w - corner - columns * (w + _RINGS)) / 2
        top += (room - rows * (h + _RINGS)) / 2
        for k, tile in enumerate(tiles):
            self.put(tile, left + (k % columns) * (w + _RINGS), top + (k // columns) * (h + _RINGS), w, h)

    def arrange_choice(
        self, caption: Label, choice: Choice, x: float, y: float, w: float = 150.0, h: float = 160.0
    ) -> None:
        """A choice below its caption."""
        self.put(caption, x, y, choice.places * (w + GAP), 46)
        choice.lay(x, y + 50, w, h, self.metrics)

    def draw_scene(self, sheet: Drawing) -> None:
        """Our own deck before a quiet sea."""
        sea.air(sheet, 90)
        sea.sea(sheet, 80, bottom=sheet.h, seed=12, crests=False)
        deck = 112  # above what is asked, also where the window is high
        rim = f"M-10 {deck:.0f}Q{sheet.w / 2:.0f} {deck - 18:.0f} {sheet.w + 10:.0f} {deck:.0f}"
        sheet.path(f"{rim}V{sheet.h + 10:.0f}H-10Z", theme.WOOD1, theme.INK)
        for k in range(1, 7):
            y = deck + (sheet.h - deck) * k / 6.4
            sheet.path(f"M0 {y:.0f}Q{sheet.w / 2:.0f} {y - 12:.0f} {sheet.w:.0f} {y:.0f}", "none", theme.WOOD2, 3)
