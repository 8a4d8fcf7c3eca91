"""Choosing how to play: who sails along, who is the youngest, which side of the cards, how each one aims (P2, P10)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Seat
from kidslogic.games.piraten.options import MOST_SEATS
from kidslogic.games.piraten.view.choices import Choice, ChoiceTile
from kidslogic.ui import theme
from kidslogic.ui.buttons import ArrowButton
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.game_view import Chosen, Person, SetupScreen
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label, Sign
from kidslogic.ui.scenery import sea
from kidslogic.ui.theme import TARGET

GOALS = ("5", "7", "10")
"""The ladder of solo goals in four cards: bronze, silver, gold (P8.3)."""
_LEFT = Qt.AlignmentFlag.AlignLeft
_GUEST_FACES = ("parrot", "octopus", "turtle")
"""Faces of guests who have no place in the harbour."""


def guests() -> tuple[Person, ...]:
    """People who just play along; nothing is kept of what they do."""
    names = (
        QCoreApplication.translate("Setup", "Guest"),
        QCoreApplication.translate("Setup", "Guest 2"),
        QCoreApplication.translate("Setup", "Guest 3"),
    )
    return tuple(
        Person(Seat("guest", f"g{number}"), name, face)
        for number, (name, face) in enumerate(zip(names, _GUEST_FACES, strict=True), start=1)
    )


class PiratenSetup(SetupScreen):
    """Two pages: the crew in the order of ages, then cards, goal and way of aiming."""

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, me, others, last, parent)
        self.crew: list[Person] = [me]
        self.page = 0
        self.sign = Sign(self.prompt, self)
        self.next = ArrowButton(kit, lambda: self.tr("Go on"), self)
        self.next.clicked.connect(self._go_on)
        self.people_tiles = [
            ChoiceTile(kit, p.avatar, partial(str, p.name), self, is_name=True) for p in self._invited()
        ]
        for tile, person in zip(self.people_tiles, self._invited(), strict=True):
            tile.clicked.connect(lambda _checked=False, person=person: self._board(person))
        self.side = Choice(kit, "side", self._sides(), last.get("side", "brown"), self)
        self.goal = Choice(kit, "solo_goal", self._goals(), last.get("solo_goal", "10"), self)
        self.aims: list[Choice] = []
        self.captions = {
            "side": Label(lambda: self.tr("Which cards?"), self, size=30, align=_LEFT),
            "goal": Label(lambda: self.tr("How much treasure?"), self, size=30, align=_LEFT),
            "aim": Label(lambda: self.tr("How do you aim?"), self, size=30, align=_LEFT),
        }
        self._show_page()

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self) -> str:
        """What is asked on this page."""
        if self.page == 0:
            return self.tr("Who sails along? The youngest first!")
        return self.tr("How do you want to play?")

    def _sides(self) -> tuple[tuple[str, str, str], ...]:
        return (
            ("brown", "card_brown", self.tr("easier")),
            ("blue", "card_blue", self.tr("harder")),
            ("mixed", "card_mixed", self.tr("mixed")),
        )

    def _goals(self) -> tuple[tuple[str, str, str], ...]:
        return tuple((goal, picture, goal) for goal, picture in zip(GOALS, ("coin", "chest", "crown"), strict=True))

    def _modes(self) -> tuple[tuple[str, str, str], ...]:
        return (
            ("roll", "aim_roll", self.tr("roll")),
            ("assisted", "aim_assisted", self.tr("tap")),
        )

    # ---- choosing --------------------------------------------------------------------------------

    def _invited(self) -> tuple[Person, ...]:
        learners = (self.me, *self.others)
        return (*learners, *guests())[: max(4, min(12, len(learners) + 3))]

    def _board(self, person: Person) -> None:
        """Somebody comes aboard, or leaves again; the number on the tile is the order of ages."""
        if person in self.crew:
            self.crew.remove(person)
        elif len(self.crew) < MOST_SEATS:
            self.crew.append(person)
        self._show_crew()

    def _show_crew(self) -> None:
        for tile, person in zip(self.people_tiles, self._invited(), strict=True):
            tile.set_chosen(person in self.crew)
            tile.set_number(self.crew.index(person) + 1 if person in self.crew and len(self.crew) > 1 else None)
        self.next.setEnabled(bool(self.crew))

    def _go_on(self) -> None:
        if self.page == 0:
            self.page = 1
            self._make_aims()
            self._show_page()
            self.kit.voice.say(self.prompt())
        else:
            self.chosen.emit(Chosen(tuple(self.crew), self._options()))

    def _options(self) -> dict[str, str]:
        options = {"side": self.side.value}
        if len(self.crew) == 1:
            options |= {"variant": "solo", "solo_goal": self.goal.value}
        for number, aim in enumerate(self.aims, start=1):
            options[f"aim_mode_{number}"] = aim.value
        return options

    def _make_aims(self) -> None:
        for aim in self.aims:
            aim.remove()
        self.aims = [
            Choice(
                self.kit, f"aim_mode_{n}", self._modes(), self.last.get(f"aim_mode_{n}", "roll"), self, face=p.avatar
            )
            for n, p in enumerate(self.crew, start=1)
        ]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc on the second page goes back to the first."""
        if event.key() == Qt.Key.Key_Escape and self.page == 1:
            self.page = 0
            self._show_page()
        else:
            super().keyPressEvent(event)

    # ---- layout ----------------------------------------------------------------------------------

    def _show_page(self) -> None:
        first = self.page == 0
        for tile in self.people_tiles:
            tile.setVisible(first)
        solo = len(self.crew) == 1
        self.side.set_visible(not first)
        self.goal.set_visible(not first and solo)
        for aim in self.aims:
            aim.set_visible(not first)
        self.captions["side"].setVisible(not first)
        self.captions["goal"].setVisible(not first and solo)
        self.captions["aim"].setVisible(not first)
        self.sign.set_text(self.prompt)
        self._show_crew()
        self.arrange()

    def arrange(self) -> None:
        """The sign above, the arrow at the lower right."""
        m = self.metrics
        size = self.sign.size_u = max(34.0, m.prompt)
        self.put_centred(self.sign, m.w / 2, 20, size * 1.8, m.w - 40)
        self.put(self.next, m.w - 156, m.h - 152, 124, 124)
        if self.page == 0:
            self._arrange_people()
        else:
            self._arrange_choices()

    def _arrange_people(self) -> None:
        m, n = self.metrics, len(self.people_tiles)
        columns = 3 if m.portrait else 4 if n <= 8 else 6
        w = min(190.0, (m.w - 60 - 170 * (not m.portrait)) / columns - 18)
        h = min(210.0, (m.h - 140 - (170 if m.portrait else 20)) / -(-n // columns) - 22)
        left = (m.w - (150 if not m.portrait else 0) - columns * (w + 18)) / 2
        for k, tile in enumerate(self.people_tiles):
            self.put(tile, left + (k % columns) * (w + 18), 130 + (k // columns) * (h + 22), w, h)

    def _arrange_choices(self) -> None:
        m, solo = self.metrics, len(self.crew) == 1
        box_w, box_h = 150.0, 160.0
        y = 128.0
        self._row(self.captions["side"], self.side, 40, y, box_w, box_h)
        if solo:
            second_x, second_y = (40.0, y + 250) if m.portrait else (m.w / 2 + 20, y)
            self._row(self.captions["goal"], self.goal, second_x, second_y, box_w, box_h)
            y = second_y
        y += 250 if solo or m.portrait else 236
        self.put(self.captions["aim"], 40, y, m.w - 80, 46)
        for k, aim in enumerate(self.aims):
            per_row = 1 if m.portrait else 2
            x = 40 + (k % per_row) * 510
            aim.lay(x, y + 50 + (k // per_row) * (TARGET + 22), 150.0, TARGET, m.u)

    def _row(self, caption: Label, choice: Choice, x: float, y: float, w: float, h: float) -> None:
        self.put(caption, x, y, 3 * (w + 18), 46)
        choice.lay(x, y + 50, w, h, self.metrics.u)

    def draw_scene(self, sheet: Drawing) -> None:
        """Our own deck before a quiet sea."""
        sea.air(sheet, 90)
        sea.sea(sheet, 80, bottom=sheet.h, seed=12, crests=False)
        deck = sheet.h * 0.14
        rim = f"M-10 {deck:.0f}Q{sheet.w / 2:.0f} {deck - 18:.0f} {sheet.w + 10:.0f} {deck:.0f}"
        sheet.path(f"{rim}V{sheet.h + 10:.0f}H-10Z", theme.WOOD1, theme.INK)
        for k in range(1, 7):
            y = deck + (sheet.h - deck) * k / 6.4
            sheet.path(f"M0 {y:.0f}Q{sheet.w / 2:.0f} {y - 12:.0f} {sheet.w:.0f} {y:.0f}", "none", theme.WOOD2, 3)
