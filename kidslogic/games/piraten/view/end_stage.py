"""The end: the winner pulls up the sail, the stacks are compared, and everybody sees their stones (P7, P8)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Outcome
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.medals import HANGING, WIDE, draw_medals, medal_words
from kidslogic.games.piraten.view.sail import Sail
from kidslogic.games.piraten.view.stage import WATER, Stage
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label, Plate, Sign
from kidslogic.ui.scenery import sea

HOIST_MS = 1600
GEM = 40.0
PLATE = 172.0
"""Height in units of the plate with a seat's name and stones."""
MOST_ROWS = 3
"""So many rows of stones find room on a plate."""


class Ending(Stage):
    """What all ends share: "once more" and "done"."""

    again = Signal()
    done = Signal()

    def __init__(
        self, kit: Kit, view: View, people: tuple[Person, ...], outcome: Outcome, parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, view, people, parent)
        self.outcome = outcome
        self.again_button = Pill(kit, lambda: self.tr("Once more"), self, icon="step_again", size=30)
        self.done_button = Pill(kit, lambda: self.tr("Done"), self, main=True, icon="check", size=30, seed=5)
        self.again_button.clicked.connect(self.again)
        self.done_button.clicked.connect(self.done)

    def lay_buttons(self) -> None:
        """Both buttons at the bottom."""
        m = self.metrics
        wide = min(400.0, (m.w - 80) / 2)
        self.put(self.again_button, m.w / 2 - wide - 14, m.h - 146, wide, 118)
        self.put(self.done_button, m.w / 2 + 14, m.h - 146, wide, 118)


class EndStage(Ending):
    """Who are the champion pirates."""

    def __init__(
        self, kit: Kit, view: View, people: tuple[Person, ...], outcome: Outcome, parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, view, people, outcome, parent)
        self.sign = Sign(self.prompt, self)
        self.sail = Sail(kit, lambda: self.tr("The sail: pull it up"), self)
        self.sail.moved.connect(self._lay_sail)
        self.sail.is_up.connect(self._hoisted)
        self.pull = Plate(lambda: self.tr("Pull the sail up!"), self, size=30)
        self.medal = Plate(self._medal_words, self, size=34)
        self.medal.setVisible(bool(self._medal_words()))
        self.faces = [self._face(seat) for seat in range(len(people))]
        self.names = [Label(partial(str, person.name), self, size=28, elide=True) for person in people]

    def prompt(self) -> str:
        """What there is to celebrate."""
        names = [self.people[seat].name for seat in self.outcome.champions]
        if self.outcome.goal_reached is True:
            return self.tr("Goal reached! Hoist the sail!")
        if self.outcome.goal_reached is False:
            return self.tr("%n gemstone(s) found! Sail again?", "", self.outcome.scores[0])
        hoists = self.people[self.outcome.hoists or 0].name
        if len(names) > 1:
            return self.tr("Champion pirates! {name} hoists the sail.").format(name=hoists)
        return self.tr("{name} is champion pirate!").format(name=hoists)

    @property
    def hoister(self) -> Person | None:
        """Who pulls up the sail; nobody when a child alone has not reached the goal."""
        return None if self.outcome.hoists is None else self.people[self.outcome.hoists]

    def begin(self) -> None:
        """The winner pulls; a mate's sail goes up by itself."""
        self.kit.voice.say(self.prompt())
        person = self.hoister
        self.sail.setEnabled(person is not None and person.seat.kind != "computer")
        self.pull.setVisible(self.sail.isEnabled())
        if person is not None and person.seat.kind == "computer":
            self.sail.rise(ms=HOIST_MS)

    def _hoisted(self) -> None:
        self.kit.sound.play("sail")
        self.pull.hide()

    def _medal_words(self) -> str:
        return medal_words(self.outcome.scores[0]) if self.view.goal is not None else ""

    def _face(self, seat: int) -> Figure:
        champion = seat in self.outcome.champions and self.outcome.goal_reached is not False
        person = self.people[seat]
        return Figure(
            self.kit,
            person.avatar,
            self,
            name=lambda: self.tr("{name}: %n gemstone(s)", "", self.outcome.scores[seat]).format(name=person.name),
            disc=theme.GLOW if champion else theme.PAPER2,
            part=0.7,
        )

    # ---- layout ----------------------------------------------------------------------------------

    def _deck_y(self) -> float:
        return self.metrics.h * (0.52 if self.metrics.portrait else 0.5)

    def _column(self, seat: int) -> QRectF:
        """The room of a seat on the deck, in units."""
        m, n = self.metrics, len(self.people)
        left = 20.0 if m.portrait else m.w * 0.36
        each = min(260.0, (m.w - left - 24) / n)
        start = left if self.view.goal is not None and not m.portrait else left + (m.w - left - 24 - each * n) / 2
        return QRectF(start + each * seat, self._deck_y() - 150, each, 300)

    def arrange(self) -> None:
        """Mast and sail left, faces on deck, buttons below."""
        m = self.metrics
        self.put_centred(self.sign, m.w / 2, 20, 70, m.w - 40)
        for seat, (face, name) in enumerate(zip(self.faces, self.names, strict=True)):
            box = self._column(seat)
            size = min(170.0, box.width() - 74)
            self.put(face, box.x() + 6, box.y() + 150 - size, size, size)
            self.put(name, box.x() + 6, box.y() + 156, box.width() - 12, 48)
        self._lay_sail()
        mast = self._mast()
        wide = self.pull.natural_width(m.u) + 8
        x = max(12.0, mast.center().x() - wide / 2)
        self.put(self.pull, x if not m.portrait else 20, mast.y() + 50 if m.portrait else mast.bottom() + 84, wide, 62)
        x, y = self.medals_at()
        self.put_centred(self.medal, x + WIDE / 2, y + HANGING + (8 if m.portrait else 26), 58, WIDE)
        self.lay_buttons()

    def medals_at(self) -> tuple[float, float]:
        """Where the medals of a child alone hang, in units: beside its face, or below it."""
        m = self.metrics
        if m.portrait:
            return m.w / 2 - WIDE / 2, self._deck_y() + PLATE + 20
        box = self._column(0)
        return box.right() + (m.w - box.right() - WIDE) / 2, self._deck_y() - HANGING - 20

    def _mast(self) -> QRectF:
        """The room of the hoisted sail, in units."""
        m = self.metrics
        if m.portrait:
            return QRectF(m.w / 2 - 150, 110, 300, 300)
        return QRectF(m.w * 0.04, 110, m.w * 0.3, self._deck_y() + 20 - 110)

    def _lay_sail(self) -> None:
        mast = self._mast()
        size = min(mast.width(), mast.height()) * 0.8
        way = mast.height() - size * 0.75
        self.sail.way_px = way * self.metrics.u
        self.put(self.sail, mast.center().x() - size / 2, mast.y() + (1.0 - self.sail.risen) * way, size, size)

    def draw_scene(self, sheet: Drawing) -> None:
        """The open sea and our ship's deck."""
        sea.air(sheet, 300)
        sea.cloud(sheet, sheet.w * 0.5, 190, 1.0)
        sea.cloud(sheet, sheet.w - 200, 150, 0.9)
        sea.sea(sheet, 290, bands=WATER, seed=9)
        mast, deck = self._mast(), self._deck_y() + 66
        x = mast.center().x()
        for width, colour in ((20, theme.INK), (13, theme.WOOD2)):
            sheet.path(f"M{x:.0f} {mast.y() + 8:.0f}V{deck + 20:.0f}", "none", colour, width)
        rim = f"M-10 {deck:.0f}Q{sheet.w / 2:.0f} {deck + 40:.0f} {sheet.w + 10:.0f} {deck - 6:.0f}"
        sheet.path(f"{rim}V{sheet.h + 10:.0f}H-10Z", theme.WOOD2, theme.INK)
        for k in range(1, 5):
            y = deck + 44 * k
            plank = f"M0 {y + 6:.0f}Q{sheet.w / 2:.0f} {y + 40:.0f} {sheet.w:.0f} {y:.0f}"
            sheet.path(plank, "none", theme.WOOD3, 3)
        if self.view.goal is not None:
            draw_medals(sheet, *self.medals_at(), self.outcome.scores[0])
        for seat in range(len(self.people)):
            box = self._column(seat)
            self._draw_stack(sheet, seat, box)
            sheet.path(
                cut(box.x() + 6, box.y() + 156, box.width() - 12, PLATE, 18, seed=seat + 2), theme.PAPER, theme.INK
            )

    def _draw_stack(self, sheet: Drawing, seat: int, box: QRectF) -> None:
        """The seat's tiles on one stack beside the face: the heights can be compared (P7.2)."""
        count = self.view.heights[seat]
        step = min(17.0, 240.0 / max(1, count))
        for k in range(count):
            y = box.y() + 146 - 17 - k * step
            sheet.path(cut(box.right() - 58, y, 48, 17, 6, k + 2, 0.8), theme.WOOD1, theme.INK, 2.6)

    def scene_key(self) -> str:
        """Seats, stacks and medals."""
        return f"end|{self.view.heights}|{self.view.goal}|{self.outcome.scores}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """The stones of each seat lie on its plate."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        u = self.metrics.u
        stacks = self.view.stacks or ()
        for seat, tiles in enumerate(stacks):
            gems = [gem for tile in tiles for gem in tile.gems]
            box = self._column(seat)
            room = QRectF(box.x() + 16, box.y() + 204, box.width() - 32, PLATE - 56)
            per_row, size = as_large_as_fits(len(gems), room.width(), room.height())
            for k, gem in enumerate(gems):
                row, column = divmod(k, per_row)
                count = min(per_row, len(gems) - row * per_row)
                x = room.center().x() - size * count / 2 + size * column
                self.kit.pictures.paint(
                    painter, QRectF(x * u, (room.y() + row * size) * u, size * u, size * u), f"gem_{gem}"
                )
        painter.end()


def as_large_as_fits(gems: int, width: float, height: float) -> tuple[int, float]:
    """How many stones lie in a row and how large they are, so that all find room and are seen best."""
    ways = [(max(1, -(-gems // rows)), rows) for rows in range(1, MOST_ROWS + 1)]
    sizes = [(per_row, min(GEM, width / per_row, height / rows)) for per_row, rows in ways]
    return max(sizes, key=lambda way: way[1])
