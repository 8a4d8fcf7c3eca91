"""Rolling the ball into the right cave (P5, P11.2 to P11.4): by pulling, by stopping a pointer, or by choosing it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.monsters import BALL, DEPTH, TAIL
from kidslogic.games.piraten.moves import Move, RollBall
from kidslogic.games.piraten.roll import ENOUGH, Point, Roll, Shot, Swim, roll, straight, sure_shot
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.caves import CaveButton, SeaBoard
from kidslogic.games.piraten.view.monster_art import paint_monsters, resting
from kidslogic.games.piraten.view.stage import Stage
from kidslogic.games.piraten.view.sweep import Sweep
from kidslogic.patterns.symbols import Symbol
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.handle import Handle
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble
from kidslogic.ui.motion import Curve
from kidslogic.ui.theme import TARGET

SHIP_STEP = 1 / 48
"""How far an arrow key moves the ship, as a part of the edge."""
LONGEST_PULL = 1.5
"""How far the ball can be pulled back, in cave widths."""
SHIP_GRIP = 84.0
"""How far below the ball a hand takes hold of the ship, in units."""
POINTS_FROM = 0.62
"""Where the foot of the pointer is, so that its tip is at the caves."""
SHRINKS = 0.25
"""The part of the sea on which the ball shrinks to its true size."""
REST_MS = 900
"""How long the ball stays where it stopped before the next attempt."""


class AimStage(Stage):
    """The sea seen from the ship: caves far, ship near.

    In `roll` mode the ball is pulled, in `timing` mode a sweeping pointer is stopped, in `assisted` mode a cave is
    tapped. The whole roll is known before it is shown.
    """

    def __init__(self, kit: Kit, view: View, people: tuple[Person, ...], parent: QWidget | None = None) -> None:
        super().__init__(kit, view, people, parent)
        if view.target is None or view.solution is None:
            raise ValueError("there is nothing to aim at")
        self.target: int = view.target
        self.solution: Symbol = view.solution
        self.assisted = view.aim_modes[view.seat] == "assisted"
        self.sweep = Sweep(kit, view.timing, self) if view.aim_modes[view.seat] == "timing" else None
        self.swims: tuple[Swim, ...] = resting(view.monsters)
        self._note: str | None = None
        self.parrot = Figure(kit, "parrot_look", self)
        self.bubble = Bubble(self.prompt, self)
        name = partial(self.words_for, self.solution)
        self.wanted = Figure(kit, self.solution, self, name=name, disc=theme.PAPER, part=0.7)
        self.balls = [Figure(kit, "ball", self) for _ in range(view.attempts)]
        self.ship_at = 0.5
        self._pull: list[Point] = []
        self._rolling = False
        self.ship = Handle(kit, lambda: self.tr("The ship: move it left or right"), self)
        self.ship.picture = "ship_ramp"
        self.ball = Handle(kit, lambda: self.tr("The ball: let it roll"), self)
        self.ball.picture = "ball"
        self.caves = [CaveButton(kit, cave, self._cave_name(cave), self) for cave in range(len(view.island))]
        self._connect()

    def _connect(self) -> None:
        start: list[float] = [0.5]
        self.ship.drag_started.connect(lambda: start.__setitem__(0, self.ship_at))
        self.ship.drag_moved.connect(lambda away: self.steer(start[0] + away.x() / (self.board.width * self.metrics.u)))
        self.ball.drag_started.connect(lambda: self._pull.append((0.0, 0.0)))
        self.ball.drag_moved.connect(self._pulled)
        self.ball.drag_ended.connect(self._let_go)
        self.ball.clicked.connect(self.roll_straight)
        for cave in self.caves:
            cave.clicked.connect(lambda _checked=False, number=cave.cave: self.choose(number))
        self.ship.setEnabled(not self.assisted and self.sweep is None)

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self) -> str:
        """What to do, or how near it was."""
        if self._note is not None:
            return self._note
        if self.watched:
            return self.playing_words()
        if self.assisted:
            return self.tr("Which cave is below this picture?")
        if self.sweep is not None:
            return self.tr("Tap the ball when the arrow is at the flag!")
        return self.tr("Pull the ball back and let go!")

    def _cave_name(self, cave: int) -> str:
        pictures = ", ".join(self.words_for(symbol) for symbol in self.view.island[cave])
        return self.tr("Cave {number}: {pictures}").format(number=cave + 1, pictures=pictures)

    def show_missed(self, view: View, cave: int | None) -> None:
        """The attempt missed and others are left: say so gently and give the ball back."""
        self.view, self.swims = view, resting(view.monsters)
        left = view.attempts - view.attempt + 1
        if cave is None:
            self._note = self.tr("Just beside it. %n tries left.", "", left)
        else:
            self._note = self.tr("That was another cave. %n tries left.", "", left)
        self._refresh_words()
        QTimer.singleShot(0 if self.kit.motion.reduced else REST_MS, self, self._ball_back)

    def show_no_more(self) -> None:
        """The last attempt missed."""
        self._note = self.tr("The ball rests. Next time!")
        self._refresh_words()

    def show_hit(self) -> None:
        """The ball is in the cave."""
        self._note = self.tr("Right into the cave!")
        self.parrot.show_picture("parrot_cheer")
        self._refresh_words()

    def _refresh_words(self) -> None:
        self.bubble.set_text(self.prompt)
        self.bubble.show()
        self.parrot.show()
        for k, ball in enumerate(self.balls):
            ball.setVisible(k <= self.view.attempts - self.view.attempt)
        self.arrange()
        self.kit.voice.say(self.prompt())

    # ---- playing ---------------------------------------------------------------------------------

    def busy(self) -> bool:
        """Whether the ball is on its way."""
        return self._rolling

    def gestures(self, move: Move) -> tuple[Gesture, ...]:
        """The ship comes before the cave, and the ball is pulled straight back; assisted: a tap on the cave."""
        if not isinstance(move, RollBall) or not self.ball.isEnabled():
            return ()
        cave = self.target if move.hit else move.cave
        if self.assisted or cave is None:
            return () if cave is None else self.tap_on(self.caves[cave])
        if self.sweep is not None:
            return self.tap_on(self.ball)
        u, board = self.metrics.u, self.board
        shot = sure_shot(cave, len(self.caves), self.view.monsters) or straight((cave + 0.5) / len(self.caves))
        at, aside = shot.ship, shot.pull[-1][0]
        here, there = ((board.ship_point(x) * u).toPoint() for x in (self.ship_at, at))
        below = QPoint(0, round(SHIP_GRIP * u))
        steered = () if here == there else (Gesture((here + below, there + below)),)
        back = there + QPoint(round(aside * board.pitch * u), round(1.25 * ENOUGH * board.pitch * u))
        return (*steered, Gesture((there, back)))

    def begin(self) -> None:
        """In `timing` mode the pointer sets off."""
        self._ready()

    def steer(self, at: float) -> None:
        """Move the ship along the edge; `at` is 0 at the left end and 1 at the right."""
        if not self._rolling and self.sweep is None:
            self.ship_at = min(0.97, max(0.03, at))
            self._lay_ship()

    def roll_straight(self) -> None:
        """Let the ball roll straight from where the ship is: the tap that stands for a pull. It stops the pointer."""
        if self.assisted or self._rolling:
            return
        if self.sweep is not None:
            self.stop_pointer()
        else:
            self._roll(list(straight(self.ship_at).pull))

    def stop_pointer(self) -> None:
        """Timing mode: the ball goes where the pointer is; near a cave's middle it is drawn in a little."""
        if self.sweep is None or self._rolling:
            return
        self.sweep.stop()
        caves = len(self.caves)
        at = self.sweep.at * caves
        cave = min(caves - 1, int(at))
        shot = sure_shot(cave, caves, self.view.monsters) or straight((cave + 0.5) / caves)
        aside = -shot.pull[-1][0] + self.sweep.counts(at - cave - 0.5)
        self.shoot(straight(shot.ship, aside))

    def shoot(self, shot: Shot) -> None:
        """Let the ship sail to a shot's place and the ball roll."""
        self._sail(shot)
        self._play(roll(shot.ship, shot.pull, len(self.caves), self.view.monsters))

    def _sail(self, shot: Shot) -> None:
        self.ship_at = shot.ship
        self._lay_ship()

    def choose(self, cave: int) -> None:
        """Assisted mode: the ball goes where it is sent."""
        if not self.assisted or self._rolling:
            return
        shot = sure_shot(cave, len(self.caves), self.view.monsters)
        result = None if shot is None else roll(shot.ship, shot.pull, len(self.caves), self.view.monsters)
        if shot is not None and result is not None and result.cave == cave:
            self._sail(shot)
            self._play(result)
        else:  # a turned tail may have left no way: choosing right hits all the same (P11.4)
            x = (cave + 0.5) / len(self.caves)
            path = tuple((self.ship_at + (x - self.ship_at) * k / 40, k / 40) for k in range(41))
            self._play(Roll(path, cave, (self.swims,) * len(path), self.view.monsters))

    def _pulled(self, away: QPointF) -> None:
        width = self.board.pitch * self.metrics.u
        self._pull.append((away.x() / width, away.y() / width))
        self._lay_ball(self._pulled_back())
        self.update()

    def _pulled_back(self) -> QPointF:
        x, y = self._pull[-1]
        far = max(1.0, (x * x + y * y) ** 0.5 / LONGEST_PULL)
        return self.board.ship_point(self.ship_at) + QPointF(x / far, y / far) * self.board.pitch

    def _let_go(self) -> None:
        pull, self._pull = self._pull, []
        if len(pull) < 2 or pull[-1][1] < 0.12:
            self._lay_ship()
            self.update()
            return
        self._roll(pull)

    def _roll(self, pull: list[Point]) -> None:
        if not self._rolling:
            self._play(roll(self.ship_at, pull, len(self.caves), self.view.monsters))

    def _play(self, result: Roll) -> None:
        self._rolling = True
        self._pull = []
        self.ball.setEnabled(False)
        self.kit.sound.play("roll")
        last = len(result.path) - 1
        self.update()

        def step(part: float) -> None:
            now = round(part * last)
            x, y = result.path[now]
            self._swim(result.swims[now])
            self._lay_ball(self.board.point(x, y), far=y)

        def stopped() -> None:
            self._rolling = False
            hit = result.cave == self.target
            self.ball.setVisible(result.cave is None)
            self.kit.sound.play("right" if hit else "splash")
            self.plays.emit(RollBall(hit=hit, cave=None if hit else result.cave, monsters=result.poses))

        self.kit.motion.run(self, max(250, round(last * 1000 / 60)), step, stopped, Curve.Linear)

    def _swim(self, swims: tuple[Swim, ...]) -> None:
        """Paint the sea anew only around monsters that have moved: a large window has many pixels."""
        u, far = self.metrics.u, TAIL + 0.1
        for pose, before, now in zip(self.view.monsters, self.swims, swims, strict=True):
            if before != now:
                corner = self.board.place(pose.x / 2 - far, now.y * DEPTH + far) * u
                side = 2 * far * self.board.pitch * u
                self.update(QRectF(corner.x(), corner.y(), side, side).toAlignedRect())
        self.swims = swims

    def _ball_back(self) -> None:
        self.ball.setEnabled(True)
        self.ball.show()
        self._lay_ship()
        self._ready()
        self.update()

    def _ready(self) -> None:
        if self.sweep is not None and not self.watched:
            self.sweep.start(self.update)

    # ---- layout ----------------------------------------------------------------------------------

    @property
    def board(self) -> SeaBoard:
        """Where caves, sea and ship lie."""
        return SeaBoard(self.metrics.w, self.metrics.h, len(self.view.island), self.metrics.portrait)

    def arrange(self) -> None:
        """Caves above, ship below, the parrot at the lower edge: before it there is room to pull the ball."""
        m, board = self.metrics, self.board
        for cave in self.caves:
            box = board.cave_box(cave.cave, m.target)
            self.put(cave, box.x(), box.y(), box.width(), box.height())
            cave.setEnabled(self.assisted)
        self._lay_ship()
        size = self.bubble.size_u = m.prompt
        y = m.h - (136 if m.portrait else 118)
        self.put(self.parrot, 14, y - 10, 104, 104)
        self.put(self.wanted, 120, y - 5, 92, 92)
        room = m.w - 250 - (0 if m.portrait else 230)
        width = min(room, self.bubble.natural_width(m.u) + 10)
        self.put(self.bubble, 236, y, width, max(84.0, size * (2.9 if m.portrait else 2.3)))
        for k, ball in enumerate(self.balls):
            self.put(ball, m.w - 78 - 58 * k, y - 72 if m.portrait else m.h - 92, 48, 48)

    def _lay_ship(self) -> None:
        point = self.board.ship_point(self.ship_at)
        self.put(self.ship, point.x() - 78, point.y() - 30, 156, 156)
        if not self._rolling and not self._pull:
            self._lay_ball(point)

    def _lay_ball(self, point: QPointF, far: float = 0.0) -> None:
        # On the ramp it is as large as a finger needs; on the sea as large as what the monsters meet.
        side = self.metrics.target if self.guided else TARGET
        near, true = 0.8 * TARGET / side, 2 * BALL * self.board.pitch / side
        self.ball.part = near + (true - near) * min(1.0, max(0.0, far) / SHRINKS)
        self.put(self.ball, point.x() - side / 2, point.y() - side / 2, side, side)
        self.ball.raise_()

    def scene_key(self) -> str:
        """Which cave carries the flag."""
        return f"aim|{len(self.view.island)}|{self.target}|{self.assisted}"

    def draw_scene(self, sheet: Drawing) -> None:
        """Rock, beach and sea."""
        self.board.draw(sheet, flagged=None if self.assisted else self.target)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pictures above the caves, the monsters, the pointer, and the band of the pull."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        u = self.metrics.u
        self.board.paint_pictures(painter, self.kit, self.view.island, u)
        paint_monsters(painter, self.board, u, self.view.monsters, self.swims)
        if self.sweep is not None:
            self.sweep.paint(painter, self.board.point(self.sweep.at, POINTS_FROM) * u, u)
        if self._pull:
            ship, ball = self.board.ship_point(self.ship_at) * u, self._pulled_back() * u
            for width, colour in ((13, theme.INK), (7, theme.ORANGE)):
                painter.setPen(QPen(QColor(colour), width * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                for side in (-34, 34):
                    painter.drawLine(ship + QPointF(side * u, 0), ball)
        painter.end()

    # ---- other ways to play ----------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A touch on the sea brings the ship there: the tap that stands for dragging it. It stops the pointer."""
        if self.sweep is not None and not self.kit.motion.is_running:
            self.stop_pointer()
            event.accept()
        elif not self.assisted and not self.kit.motion.is_running:
            self.steer((event.position().x() / self.metrics.u - self.board.left) / self.board.width)
            event.accept()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the ship; in timing mode space stops the pointer, in assisted mode digits choose a cave."""
        if self.sweep is not None and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stop_pointer()
        elif not self.assisted and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.steer(self.ship_at + (SHIP_STEP if event.key() == Qt.Key.Key_Right else -SHIP_STEP))
        elif self.assisted and event.text().isdigit() and 1 <= int(event.text()) <= len(self.caves):
            self.choose(int(event.text()) - 1)
        else:
            super().keyPressEvent(event)
