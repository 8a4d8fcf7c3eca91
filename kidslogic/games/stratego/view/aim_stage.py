"""Firing the cannon (S6, S12): what all ways of aiming share, and the computer captain's shot."""

from __future__ import annotations

from random import Random
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego import cannon
from kidslogic.games.stratego.aim_help import steps_of_help
from kidslogic.games.stratego.moves import Puzzle, Shot
from kidslogic.games.stratego.options import AIMS
from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view.field import Field
from kidslogic.games.stratego.view.pieces import COLOURS, SHAPE, paint_piece
from kidslogic.games.stratego.view.words import aim_name, wind_name
from kidslogic.ui import theme
from kidslogic.ui.choices import Choice
from kidslogic.ui.drawing import Drawing, cut, drawn
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble
from kidslogic.ui.motion import Curve
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET

REST_MS = 1000
"""How long a hit or a miss is looked at."""
TILE = 138.0
TILE_PX = 112.0
"""A tile's word is as large as everywhere also where units are small, in a lesson: so wide is its tile at least."""


class AimStage(Screen):
    """The cannon, the water, the other ship. `mode` is the way of aiming; `fired` brings the shot."""

    fired = Signal(object)
    """Emits the `Shot`."""
    mode_chosen = Signal(str)
    """The child wants to aim in another way."""
    mode = "pull"
    told: Literal["pull", "timing"] | None = None
    """What the shot tells of the way of aiming."""
    may_choose = True

    def __init__(self, kit: Kit, view: View, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.view = view
        self.person = person
        self.target: cannon.Target = "sail" if view.table.action == "sail" else "skull"
        self.captain = view.table.captain
        self.wind = view.house.winds[self.captain]
        self.help = steps_of_help(view.table, self.captain, view.house)
        self.tilt = cannon.BEST[self.target] * 0.6
        self.at = 0.5
        self.flight: cannon.Flight | None = None
        self._step = 0
        self._note: str | None = None
        self.modes = Choice(kit, "aim", tuple((aim, f"aim_{aim}", aim_name(aim)) for aim in AIMS), self.mode, self)
        for mode, tile in self.modes.tiles.items():
            tile.clicked.connect(lambda _checked=False, mode=mode: self._choose_mode(mode))
        self.modes.setVisible(self.may_choose)
        self.weather = Figure(kit, f"weather_{self.wind}", self, name=lambda: wind_name(self.wind))
        self.parrot = Figure(kit, "parrot_look", self)
        self.bubble = Bubble(self.prompt, self)

    # ---- for subclasses --------------------------------------------------------------------------

    def question(self) -> str:
        """What is to be done."""
        return ""

    def begin(self) -> None:
        """Called once when the stage is on the screen."""

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self) -> str:
        """What is to be done, or how it went."""
        return self._note if self._note is not None else self.question()

    def tell(self, words: str) -> None:
        """Say something instead of the question."""
        self._note = words
        self.bubble.set_text(self.prompt)
        self.bubble.show()
        self.parrot.show()
        self.arrange()
        self.kit.voice.say(words)

    @property
    def is_flying(self) -> bool:
        """Whether the shot has been fired: nothing can be changed any more."""
        return self.flight is not None

    def _choose_mode(self, mode: str) -> None:
        if mode != self.mode and not self.is_flying:
            self.mode_chosen.emit(mode)
        else:
            self.modes.choose(self.mode)

    # ---- firing ----------------------------------------------------------------------------------

    def fire(self, pull: cannon.Pull, puzzle: Puzzle | None = None) -> None:
        """Let the ball fly as the pull says."""
        if self.is_flying:
            return
        self.tilt, self.at = pull.degrees, pull.at
        self.show_flight(cannon.fly(pull, self.target, self.wind), puzzle)

    def show_flight(self, flight: cannon.Flight, puzzle: Puzzle | None = None) -> None:
        """Show a flight, say how it went, and bring the shot."""
        self.flight = flight
        for tile in self.modes.tiles.values():
            tile.setEnabled(False)
        self.kit.sound.play("cannon")
        last = len(flight.path) - 1

        def step(part: float) -> None:
            self._step = round(part * last)
            self.update()

        def landed() -> None:
            self.kit.sound.play("right" if flight.hit else "splash")
            self.parrot.show_picture("parrot_cheer" if flight.hit else "parrot_look")
            self.tell(self.tr("Hit! Well aimed.") if flight.hit else self.tr("Just beside it. Next time!"))
            self.kit.motion.rest(self, REST_MS, lambda: self.fired.emit(Shot(flight.hit, puzzle, self.told)))

        self.kit.motion.run(self, max(300, round(last * 1000 / cannon.FRAMES)), step, landed, Curve.Linear)

    # ---- layout ----------------------------------------------------------------------------------

    @property
    def field(self) -> Field:
        """Where things are."""
        m = self.metrics
        return Field(m.w, m.h, COLOURS[self.captain], self.target, self.wind, m.portrait)

    def words_end(self) -> float:
        """How far to the right the parrot's words may reach, in units."""
        return self.metrics.w - 24

    def arrange(self) -> None:
        """The ways of aiming above, the parrot below."""
        m = self.metrics
        wide = max(TILE, TILE_PX / m.u)
        self.modes.lay(16, 12, wide, max(TARGET + 10, m.target), m)
        self.put(self.weather, 3 * wide + 86 if self.may_choose else 24, 16, 92, 92)
        size = self.bubble.size_u = m.prompt
        wraps = m.portrait or self.bubble.natural_width(m.u) + 10 > self.words_end() - 136
        high = max(84.0, size * (2.9 if wraps else 2.3))
        y = self.field.water + 300 if m.portrait else m.h - high - 18
        self.put(self.parrot, 14, y + high / 2 - 52, 104, 104)
        self.put(self.bubble, 136, y, min(self.words_end() - 136, self.bubble.natural_width(m.u) + 10), high)

    def scene_key(self) -> str:
        """Who fires, at what, in which wind."""
        return f"aim|{self.captain}|{self.target}|{self.wind}"

    def draw_scene(self, sheet: Drawing) -> None:
        """Sky, sea and ships."""
        self.field.draw(sheet, self.kit.pictures.svg("skull_hatch"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The piece on the hatch, the cannon and the ball."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_victim(painter)
        self.paint_more(painter)
        self._paint_cannon(painter)
        if self.flight is not None:
            self._paint_ball(painter, self.field.point(*self.flight.path[self._step]))
        painter.end()

    def paint_more(self, painter: QPainter) -> None:
        """Paint what helps to aim."""

    def _paint_victim(self, painter: QPainter) -> None:
        if self.target != "skull" or self.view.table.chosen < 0:
            return
        u, box = self.metrics.u, self.field.skull_box()
        side = 86.0
        top = box.top() - side + 8
        place = QRectF((box.center().x() - side * SHAPE / 2) * u, top * u, side * SHAPE * u, side * u)
        paint_piece(painter, self.kit, place, u, self.field.other, None)

    def _paint_cannon(self, painter: QPainter) -> None:
        u, s = self.metrics.u, self.field.scale
        mouth = self.field.point(*cannon.muzzle(self.at)) * u
        barrel = drawn(f"barrel|{s:.1f}", 2.0 * s, s, u, self.devicePixelRatioF(), _draw_barrel)
        painter.save()
        painter.translate(mouth)
        painter.rotate(-self.tilt)
        painter.drawPixmap(QPointF(-1.45 * s * u, -0.5 * s * u), barrel)
        painter.restore()
        wheel = drawn(f"wheel|{s:.1f}", s, s, u, self.devicePixelRatioF(), _draw_wheel)
        painter.drawPixmap(mouth + QPointF(-1.15 * s * u, -0.32 * s * u), wheel)

    def _paint_ball(self, painter: QPainter, point: QPointF) -> None:
        side = cannon.BALL * 2.4 * self.field.scale * self.metrics.u
        middle = point * self.metrics.u
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        self.kit.pictures.paint(painter, box, "cannon_ball")


class WatchStage(AimStage):
    """The computer captain fires: its shot is known, and how steadily it aims is shown as ten balls."""

    may_choose = False

    def __init__(
        self, kit: Kit, view: View, person: Person, shot: Shot, steadiness: float, parent: QWidget | None = None
    ) -> None:
        self.shot = shot
        self.steadiness = steadiness
        super().__init__(kit, view, person, parent)

    def question(self) -> str:
        """Who fires, and how steadily."""
        words = self.tr("{name} fires: about {hits} of 10 hit.")
        return words.format(name=self.person.name, hits=round(self.steadiness * 10))

    def begin(self) -> None:
        """Take aim for a moment, then fire."""
        self.kit.motion.rest(self, REST_MS, self._fire)

    def _fire(self) -> None:
        rng = Random(f"{self.shot.hit}:{self.view.table.turns}")
        self.fire(cannon.aimed(self.target, self.wind, rng, hit=self.shot.hit))

    def paint_more(self, painter: QPainter) -> None:
        """Ten balls, as many of them dark as hit in the long run."""
        u, full = self.metrics.u, round(self.steadiness * 10)
        painter.setPen(QPen(QColor(theme.INK), 2.6 * u))
        for k in range(10):
            painter.setBrush(QColor(theme.INK if k < full else theme.PAPER))
            painter.drawEllipse(QPointF((152 + 40 * k) * u, 62 * u), 15 * u, 15 * u)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _draw_barrel(sheet: Drawing) -> None:
    w, h = sheet.w, sheet.h
    tube = f"M{w * 0.06:.1f} {h * 0.3:.1f}L{w * 0.9:.1f} {h * 0.2:.1f}V{h * 0.8:.1f}L{w * 0.06:.1f} {h * 0.7:.1f}"
    sheet.path(f"{tube}Q{w * 0.0:.1f} {h * 0.5:.1f} {w * 0.06:.1f} {h * 0.3:.1f}Z", "#3C4654", theme.INK)
    sheet.path(cut(w * 0.86, h * 0.14, w * 0.1, h * 0.72, 6, 2, 0.6), "#5A6674", theme.INK)
    sheet.path(f"M{w * 0.2:.1f} {h * 0.36:.1f}L{w * 0.7:.1f} {h * 0.31:.1f}", "none", theme.WHITE, 5, opacity=0.6)


def _draw_wheel(sheet: Drawing) -> None:
    r = min(sheet.w, sheet.h) / 2
    sheet.circle(r, r, r * 0.86, theme.WOOD2, theme.INK)
    spokes = "".join(
        f"M{r:.1f} {r:.1f}l{x * r * 0.8:.1f} {y * r * 0.8:.1f}" for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    sheet.path(spokes, "none", theme.INK, 3)
    sheet.circle(r, r, r * 0.24, theme.YELLOW, theme.INK)
