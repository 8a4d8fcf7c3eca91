"""What all stages of a turn share: the card, the island, and the words for things."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from kidslogic.games.piraten.material import Side
from kidslogic.games.piraten.moves import Move
from kidslogic.games.piraten.state import View
from kidslogic.packs.pack import Cave
from kidslogic.patterns.symbols import Symbol
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.lettering import text_width
from kidslogic.ui.motion import Curve
from kidslogic.ui.scenery import rock, sea
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET
from kidslogic.ui.touch import TouchButton

WATER = (theme.SEA0, theme.SEA1, theme.SEA2, theme.SEA3)
FLIGHT_MS = 280
FLIGHT_ARC = 24
"""How high a flying picture rises, in units."""


def language() -> str:
    """The two letters of the language that is spoken now."""
    return QLocale().name()[:2]


def side_name(side: Side) -> str:
    """The word on the strip of a card."""
    names = {
        "brown": QCoreApplication.translate("Card", "brown"),
        "blue": QCoreApplication.translate("Card", "blue"),
    }
    return names[side]


class Stage(Screen):
    """One phase of a turn. It shows a view, asks for moves (`plays`) and says when it was looked at (`go_on`)."""

    plays = Signal(object)
    go_on = Signal()
    hints = False
    """Whether the parrot can help here."""
    watched = False
    """Whether a computer mate is on turn, so that everybody only looks on."""
    guided = False
    """Whether a lesson around the game says what is to be done."""
    parrot: Figure
    bubble: Label

    def __init__(self, kit: Kit, view: View, people: tuple[Person, ...], parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.view = view
        self.people = people

    @property
    def person(self) -> Person:
        """Who is on turn (the seat whose view this is)."""
        return self.people[self.view.seat]

    def words_for(self, symbol: Symbol) -> str:
        """What the picture is called, in the current language."""
        return self.kit.vocabulary.name(symbol, language())

    def begin(self) -> None:
        """Called once when the stage is on the screen and its size is known."""

    def hint(self) -> None:
        """Give the next step of help."""

    def look_on(self) -> None:
        """A mate is on turn: its face stands where the parrot was, and nobody is asked for anything."""
        self.watched = True
        if hasattr(self, "parrot"):
            self.parrot.show_picture(self.person.avatar)

    def say_less(self) -> None:
        """A lesson says what is to be done: the parrot comes only when it tells how something went."""
        self.guided = True
        if hasattr(self, "bubble"):
            self.parrot.hide()
            self.bubble.hide()

    def playing_words(self) -> str:
        """What stands in place of a question while a mate is on turn."""
        return self.tr("{name} is playing.").format(name=self.person.name)

    def show_choice(self, move: Move) -> None:
        """Mark what a mate has chosen, before it is played."""

    def busy(self) -> bool:
        """Whether something is still being shown that must end before the next move."""
        return False

    def gestures(self, _move: Move, /) -> tuple[Gesture, ...]:
        """How a hand plays `move` here, in this stage's pixels; nothing where it is not on offer now."""
        return ()

    def tap_on(self, button: TouchButton | None) -> tuple[Gesture, ...]:
        """A tap in the middle of a button, where there is one that can be touched."""
        if button is None or not button.isEnabled() or not button.isVisibleTo(self):
            return ()
        return (Gesture((button.mapTo(self, button.face.center().toPoint()),)),)

    def fly(self, symbol: Symbol | str, start: QRectF, end: QRectF, landed: object = None, ms: int = FLIGHT_MS) -> None:
        """Let a picture fly from one box to another (this stage's pixels), then call `landed`."""
        picture = _Flying(self.kit, symbol, max(start.width(), end.width()), self)

        def step(part: float) -> None:
            middle = start.center() + (end.center() - start.center()) * part
            arc = FLIGHT_ARC * self.metrics.u * 4 * part * (1 - part)
            size = start.width() + (end.width() - start.width()) * part
            picture.show_at(middle - QPointF(0, arc), size)

        def done() -> None:
            picture.hide()
            picture.deleteLater()
            if callable(landed):
                landed()

        step(0.0)
        picture.show()
        self.kit.motion.run(self, ms, step, done, Curve.OutCubic)

    # ---- drawing ---------------------------------------------------------------------------------

    def draw_beach(self, sheet: Drawing) -> None:
        """Sky, sea and shore behind the island."""
        tall = self.metrics.portrait
        sea.air(sheet, 560 if tall else 440)
        sea.cloud(sheet, 30, 470 if tall else 380, 0.9)
        sea.cloud(sheet, sheet.w - 130, 500 if tall else 400, 0.8)
        sea.sea(sheet, 540 if tall else 430, bands=WATER, seed=2)
        sea.shore(sheet, self.kit.pictures.svg("palm"))

    def draw_front(self, sheet: Drawing) -> None:
        """The strip of sand before the island."""
        sea.shore_front(sheet, self.kit.pictures.svg("starfish"))

    def draw_sands(self, sheet: Drawing) -> None:
        """A wide beach before the open sea, for what is laid out on it."""
        sea.air(sheet, 150)
        sea.cloud(sheet, 60, 84, 0.9)
        sea.cloud(sheet, sheet.w - 220, 76, 0.8)
        sea.sea(sheet, 112, 260, bands=WATER[:3], seed=3)
        w, h = sheet.w, sheet.h
        for y, colour in ((204, theme.FOAM), (216, theme.SAND1)):
            edge = f"M0 {y}Q{w * 0.3:.0f} {y - 42} {w * 0.55:.0f} {y - 14}T{w:.0f} {y - 30}V{h:.0f}H0Z"
            sheet.path(edge, colour)
        low = h * 0.8
        dune = f"M0 {low:.0f}Q{w * 0.35:.0f} {low - 50:.0f} {w * 0.65:.0f} {low:.0f}T{w:.0f} {low - 20:.0f}"
        sheet.path(f"{dune}V{h:.0f}H0Z", theme.SAND2, opacity=0.7)
        sheet.path(f"M46 {h - 30:.0f}q10 -7 20 0M{w - 60:.0f} {h * 0.7:.0f}q9 -6 18 0", "none", theme.SAND3, 3)


class _Flying(QLabel):
    """A picture on its way."""

    def __init__(self, kit: Kit, symbol: Symbol | str, side: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._full: QPixmap = kit.pictures.pixmap(symbol, max(1, round(side)), self.devicePixelRatioF())
        self.setScaledContents(True)
        self.setPixmap(self._full)

    def show_at(self, middle: QPointF, size: float) -> None:
        left, top, side = round(middle.x() - size / 2), round(middle.y() - size / 2), round(size)
        self.setGeometry(left, top, side, side)


# ---- card ----------------------------------------------------------------------------------------


def draw_card(sheet: Drawing, box: QRectF, side: Side, *, on_top: bool) -> float:
    """The paper of a card with its side's strip at the left, or on top; returns the strip's thickness in units.

    The word on the strip is written by `paint_side`, since it depends on language and type.
    """
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    sheet.paper(x, y, w, h, 26, seed=6, shadow=8)
    colour = theme.SIDE_COLOURS[side]
    if on_top:
        strip = f"M{x + 1} {y + 54}V{y + 26}Q{x} {y + 1} {x + 26} {y + 1}H{x + w - 26}"
        sheet.path(f"{strip}Q{x + w} {y + 1} {x + w - 1} {y + 26}V{y + 54}Z", colour, theme.INK)
        _draw_side_shape(sheet, side, x + 38, y + 28, 17)
        return 54
    wide = strip_width(side, sheet.u)
    strip = f"M{x + 24} {y + 1}Q{x} {y} {x + 1} {y + 24}V{y + h - 24}Q{x} {y + h} {x + 24} {y + h - 1}"
    sheet.path(f"{strip}H{x + wide:.0f}V{y + 1}Z", colour, theme.INK)
    _draw_side_shape(sheet, side, x + wide / 2 + 1, y + h / 2 - 12, 21)
    return wide


def strip_width(side: Side, u: float) -> float:
    """Width in units of a standing strip that holds its word."""
    px = theme.FLOOR_PX / u
    return max(74.0, text_width(side_name(side), px, bold=True) + 16)


def _draw_side_shape(sheet: Drawing, side: Side, x: float, y: float, r: float) -> None:
    if side == "brown":
        sheet.circle(x, y, r, theme.PAPER, theme.INK)
    else:
        sheet.path(f"M{x - r:.0f} {y - r:.0f}h{2 * r:.0f}v{2 * r:.0f}h{-2 * r:.0f}z", theme.PAPER, theme.INK)


def side_word_box(box: QRectF, side: Side, u: float, *, on_top: bool) -> QRectF:
    """Where the side's word stands on the strip, in units."""
    if on_top:
        return QRectF(box.x() + 66, box.y() + 8, 240, 40)
    return QRectF(box.x() + 2, box.center().y() + 14, strip_width(side, u) - 2, 36)


def trail_on_strip(card: QRectF) -> QRectF:
    """The room for training's shells on the strip on top of a card, beside its word, in units."""
    return QRectF(card.x() + 300, card.y() + 8, card.width() - 318, 40)


# ---- island ---------------------------------------------------------------------------------------


class Island:
    """Where the island's tiles and caves lie on a stage, in units. Up to three tiles stand above each cave."""

    def __init__(
        self,
        caves: tuple[Cave, ...],
        left: float,
        width: float,
        bottom: float,
        *,
        portrait: bool,
        side: float = TARGET,
    ) -> None:
        """`side` is the size of a tile."""
        self.caves = caves
        self.left, self.width, self.bottom = left, width, bottom
        self.side = side
        self.step = 16.0 if portrait else 24.0 if side <= TARGET else 20.0
        self.mouth = 66.0 if portrait else 50.0 if side <= TARGET else 44.0
        self.pitch = width / len(caves)
        self.top = bottom - 3 * side - 2 * self.step - self.mouth - 16

    def tile(self, cave: int, level: int) -> QRectF:
        """The box of a tile."""
        x = self.left + self.pitch * (cave + 0.5) - self.side / 2
        return QRectF(x, self.top + level * (self.side + self.step), self.side, self.side)

    def draw(self, sheet: Drawing, flagged: int | None = None) -> None:
        """The rock wall with its caves and perhaps a flag at one of them."""
        rock.rock_wall(sheet, self.left, self.top + 14, self.width, self.bottom, len(self.caves))
        for k in range(len(self.caves)):
            x = self.left + self.pitch * (k + 0.5)
            rock.cave(sheet, x, self.bottom, min(96, self.pitch * 0.72), self.mouth)
            if k == flagged:
                rock.flag(sheet, x + 40, self.bottom - 2)
