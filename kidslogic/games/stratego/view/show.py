"""What both captains look at together: the duel on the balance, the coin in the air, the flag card that turns."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego.view.pieces import SHAPE, paint_piece
from kidslogic.games.stratego.view.story import STORY_MS, Scene, Side, StoryPainter
from kidslogic.games.stratego.view.words import FLAG_PICTURES
from kidslogic.games.stratego.words import Coin, FlagCard, Verdict
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing, cut, drawn
from kidslogic.ui.kit import Kit
from kidslogic.ui.motion import Curve

TURN_MS, WEIGH_MS = 500, 700
TOSS_MS, SPINS = 1100, 5
DOOR_MS = 600
_TILT = 15.0
_AIR = 9.0
"""Between the parrot's words and the ten little pirates, in units."""


class ShowBox(QWidget):
    """Shows one thing at a time; empty it is invisible. Touches go through it."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.kit = kit
        self.u = 1.0
        self.duel: tuple[Side, Side] | None = None
        self.coin: Coin | None = None
        self.flag: FlagCard | None = None
        self.odds: tuple[int, int] | None = None
        self.scene: Scene | None = None
        self._told = 0.0
        self._turned = 1.0
        self._weighed = 0.0
        self._height = 0.0
        self.hide()

    def lay(self, box: QRectF, u: float) -> None:
        """Lie in a box of units."""
        self.u = u
        self.setGeometry(round(box.x() * u), round(box.y() * u), round(box.width() * u), round(box.height() * u))

    def clear(self) -> None:
        """Show nothing."""
        self.duel, self.coin, self.flag, self.odds, self.scene = None, None, None, None, None
        self.hide()

    # ---- what is shown ---------------------------------------------------------------------------

    def show_duel(self, left: Side, right: Side, verdict: Verdict, done: Callable[[], None]) -> None:
        """Both turn round, then the balance says who is stronger; `verdict` is how it ends for the left one."""
        self.clear()
        self.duel, self._turned, self._weighed = (left, right), 0.0, 0.0
        down = {"wins": 1.0, "loses": -1.0, "both_out": 0.0}[verdict]
        self.setAccessibleName(self.tr("{one} and {other} on the balance").format(one=left.face, other=right.face))
        self.show()

        def turn(part: float) -> None:
            self._turned = part
            self.update()

        def weigh(part: float) -> None:
            self._weighed = down * part
            self.update()

        def turned() -> None:
            self.kit.motion.run(self, WEIGH_MS, weigh, done, Curve.OutBack)

        self.kit.motion.run(self, TURN_MS, turn, turned, Curve.InOutSine)

    def tell_story(self, scene: Scene, words: str, done: Callable[[], None]) -> None:
        """What happens in a duel that numbers do not decide, told by `words` too; the last picture stays."""
        self.clear()
        self.setAccessibleName(words)
        self.scene, self._told = scene, 0.0
        self.show()

        def step(part: float) -> None:
            self._told = part
            self.update()

        self.kit.motion.run(self, STORY_MS, step, done, Curve.Linear)

    def show_odds(self, wins: int, both: int) -> None:
        """Ten little pirates: so many win, so many come out with the other one, the rest get wet."""
        self.clear()
        self.odds = wins, both
        self.setAccessibleName(self.tr("Of ten duels %n are won", "", wins))
        self.show()
        self.update()

    def toss(self, side: Coin, done: Callable[[], None]) -> None:
        """The coin spins in the air and comes down on a side."""
        self.clear()
        self.coin, self._turned, self._height = side, 0.0, 0.0
        self.setAccessibleName(self.tr("The coin"))
        self.show()

        def step(part: float) -> None:
            self._turned = part
            self._height = 4 * part * (1 - part)
            self.update()

        self.kit.motion.run(self, TOSS_MS, step, done, Curve.Linear)

    def open_door(self, card: FlagCard, done: Callable[[], None]) -> None:
        """The card behind an opening turns over."""
        self.clear()
        self.flag, self._turned = card, 0.0
        self.setAccessibleName(self.tr("The card behind the door"))
        self.show()

        def step(part: float) -> None:
            self._turned = part
            self.update()

        self.kit.motion.run(self, DOOR_MS, step, done, Curve.InOutSine)

    # ---- painting --------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is shown now."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self.duel is not None:
            self._paint_duel(painter, *self.duel)
        elif self.scene is not None:
            room = QRectF(0, 0, self.width(), self.height())
            StoryPainter(self.kit, painter, room, self.u, self.scene, self._told).paint()
        elif self.coin is not None:
            self._paint_coin(painter, self.coin)
        elif self.flag is not None:
            self._paint_flag(painter, self.flag)
        elif self.odds is not None:
            self._paint_odds(painter, *self.odds)
        painter.end()

    def _paint_duel(self, painter: QPainter, left: Side, right: Side) -> None:
        u, w, h = self.u, self.width(), self.height()
        middle, arm = w / 2, min(w * 0.3, 118 * u)
        size = min(h - 2 * _TILT * u - 26 * u, 118 * u)
        base = h - _TILT * u - 20 * u
        drop = _TILT * u * self._weighed
        ends = (QPointF(middle - arm, base + drop), QPointF(middle + arm, base - drop))
        for width, colour in ((15, theme.INK), (8.5, theme.WOOD1)):
            painter.setPen(QPen(QColor(colour), width * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            reach = QPointF(size * 0.5, -drop * size * 0.5 / arm)
            painter.drawLine(ends[0] - reach, ends[1] + reach)
        self._paint_foot(painter, QPointF(middle, base))
        width = abs(cos(self._turned * pi))
        for side, end in zip((left, right), ends, strict=True):
            face = side.face if self._turned >= 0.5 else None
            box = QRectF(end.x() - size * SHAPE / 2, end.y() - size - 5 * u, size * SHAPE, size)
            paint_piece(painter, self.kit, box, u, side.colour, face, width=max(0.05, width))

    def _paint_odds(self, painter: QPainter, wins: int, both: int) -> None:
        """Two lines of five: winners stand on green, draws on yellow, and for the others there is a splash."""
        u, top = self.u, _AIR * self.u
        side = min(self.width() / 5 - 8 * u, (self.height() - top) / 2 - 4 * u)
        left = (self.width() - 5 * (side + 8 * u)) / 2
        for k in range(10):
            row, column = divmod(k, 5)
            box = QRectF(left + column * (side + 8 * u), top + row * (side + 4 * u), side, side)
            ground = theme.GREEN if k < wins else theme.YELLOW if k < wins + both else theme.SEA1
            painter.setPen(QPen(QColor(theme.INK), 2.4 * u))
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box, 10 * u, 10 * u)
            inner = box.adjusted(side * 0.12, side * 0.08, -side * 0.12, -side * 0.08)
            self.kit.pictures.paint(
                painter, inner, "act_new" if k < wins else "balance" if k < wins + both else "splash"
            )
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_foot(self, painter: QPainter, top: QPointF) -> None:
        u = self.u
        foot = drawn("balance foot", 60, 44, u, self.devicePixelRatioF(), _draw_foot)
        painter.drawPixmap(QPointF(top.x() - 30 * u, top.y() - 4 * u), foot)

    def _paint_coin(self, painter: QPainter, side: Coin) -> None:
        u, h = self.u, self.height()
        size = min(h * 0.84, 116 * u)
        half_turns = SPINS * 2
        angle = self._turned * half_turns * pi
        width = max(0.04, abs(cos(angle)))
        first_up = round(self._turned * half_turns) % 2 == 0
        other: Coin = "pirate" if side == "shark" else "shark"
        shown = side if first_up else other
        centre = QPointF(self.width() / 2, h - size / 2 - 4 * u - self._height * max(0.0, h - size - 8 * u))
        pixmap = self.kit.pictures.pixmap(f"coin_{shown}", round(size), self.devicePixelRatioF())
        place = QRectF(centre.x() - size * width / 2, centre.y() - size / 2, size * width, size)
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))

    def _paint_flag(self, painter: QPainter, card: FlagCard) -> None:
        u, h = self.u, self.height()
        size = min(h * 0.94, 122 * u)
        width = max(0.05, abs(cos(self._turned * pi)))
        box = QRectF(self.width() / 2 - size * width / 2, (h - size) / 2, size * width, size)
        is_open = self._turned >= 0.5
        paper = drawn(f"flag card|{is_open}", size / u, size / u, u, self.devicePixelRatioF(), partial_card(is_open))
        painter.drawPixmap(box, paper, QRectF(paper.rect()))
        if is_open:
            inner = size * 0.7
            pixmap = self.kit.pictures.pixmap(FLAG_PICTURES[card], round(inner), self.devicePixelRatioF())
            place = QRectF(box.center().x() - inner * width / 2, box.center().y() - inner / 2, inner * width, inner)
            painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))


def partial_card(is_open: bool) -> Callable[[Drawing], None]:
    """How a flag card is drawn: its paper, or the door it stands behind."""

    def draw(sheet: Drawing) -> None:
        w, h = sheet.w, sheet.h
        sheet.path(cut(4, 4, w - 8, h - 10, 16, 3, 1.4), theme.GLOW if is_open else theme.WOOD1, theme.INK)
        if not is_open:
            sheet.path(f"M{w * 0.36:.0f} 8V{h - 10:.0f}M{w * 0.64:.0f} 8V{h - 10:.0f}", "none", theme.WOOD3, 3)
            sheet.circle(w * 0.78, h * 0.5, 7, theme.YELLOW, theme.INK)

    return draw


def _draw_foot(sheet: Drawing) -> None:
    sheet.path("M30 6L46 36H14Z", theme.WOOD2, theme.INK)
    sheet.circle(30, 8, 6, theme.YELLOW, theme.INK)
