"""Placing a monster (P9.2, P9.3): the left neighbour drags it, taps a place, or uses the arrow keys."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.monsters import QUARTERS, Pose
from kidslogic.games.piraten.moves import Move, PlaceMonster
from kidslogic.games.piraten.seeing import legal_moves
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.caves import SeaBoard
from kidslogic.games.piraten.view.monster_art import paint_monster
from kidslogic.games.piraten.view.stage import Stage
from kidslogic.ui import theme
from kidslogic.ui.buttons import ArrowButton, Pill
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.handle import Handle
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble
from kidslogic.ui.theme import TARGET

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class MonsterHandle(Handle):
    """What a finger takes hold of; the stage paints the monster itself."""

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Nothing: the monster is larger than its handle."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows belong to the stage."""
        if Qt.Key(event.key()) in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class MonsterStage(Stage):
    """The sea with its monsters. Places glow where this one may lie; a tap on it turns it, the arrow ends it."""

    def __init__(self, kit: Kit, view: View, people: tuple[Person, ...], parent: QWidget | None = None) -> None:
        super().__init__(kit, view, people, parent)
        if view.placing is None:
            raise ValueError("there is no monster to place")
        self.number: int = view.placing
        self.pose: Pose = view.monsters[self.number]
        moves = (move for move in legal_moves(view) if isinstance(move, PlaceMonster))
        self.poses = frozenset(move.pose for move in moves) | {self.pose}
        self._carried: QPointF | None = None
        self.face = Figure(kit, self.person.avatar, self, disc=theme.GLOW, part=0.72)
        self.bubble = Bubble(self.prompt, self)
        self.monster = MonsterHandle(kit, self._monster_name, self)
        self.turn = Pill(kit, lambda: self.tr("Turn"), self, icon="bar_undo", size=28)
        self.done = ArrowButton(kit, lambda: self.tr("It lies well"), self)
        self.monster.drag_moved.connect(self._dragged)
        self.monster.drag_ended.connect(self._dropped)
        self.monster.clicked.connect(self.turn_on)
        self.turn.clicked.connect(self.turn_on)
        self.done.clicked.connect(lambda: self.plays.emit(PlaceMonster(self.view.seat, self.number, self.pose)))

    def look_on(self) -> None:
        """A mate needs no buttons."""
        super().look_on()
        self.turn.hide()
        self.done.hide()

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Who may lay the monster now."""
        if self.watched:
            return self.playing_words()
        return self.tr("{name}, where shall the sea monster lie?").format(name=self.person.name)

    def _monster_name(self) -> str:
        return self.tr("Sea monster: column {column}, row {row}").format(column=self.pose.x, row=self.pose.row + 1)

    # ---- placing ---------------------------------------------------------------------------------

    def show_choice(self, move: Move) -> None:
        """A mate's monster lies where the mate has laid it."""
        if isinstance(move, PlaceMonster):
            self._lie(move.pose)

    def put_near(self, point: QPointF) -> None:
        """Lay the monster on the nearest place that is allowed; `point` is in units."""

        def away(pose: Pose) -> tuple[float, int]:
            gap = self.board.place(*pose.middle) - point
            return gap.x() ** 2 + gap.y() ** 2, (pose.turn - self.pose.turn) % QUARTERS

        self._lie(min(self.poses, key=away))

    def turn_on(self) -> None:
        """Turn the tail on to the next way it may point here."""
        here = [pose for pose in self.poses if (pose.x, pose.row) == (self.pose.x, self.pose.row)]
        self._lie(min(here, key=lambda pose: (pose.turn - self.pose.turn - 1) % QUARTERS))

    def step(self, aside: int, ahead: int) -> None:
        """On to the next place that is allowed in a direction."""
        on = [
            pose
            for pose in self.poses
            if (pose.x - self.pose.x) * aside + (pose.row - self.pose.row) * ahead > 0
            and (pose.row == self.pose.row or not aside)
        ]
        if on:
            far = partial(_distance, self.pose)
            self._lie(min(on, key=far))

    def _lie(self, pose: Pose) -> None:
        self.pose = pose
        self._carried = None
        self.monster.refresh_name()
        self._lay_handle()
        self.update()

    def _dragged(self, away: QPointF) -> None:
        if self._carried is None:
            self._carried = self.board.place(*self.pose.middle)
        self._carried = self.board.place(*self.pose.middle) + away / self.metrics.u
        self.update()

    def _dropped(self) -> None:
        if self._carried is not None:
            self.put_near(self._carried)
            self.kit.sound.play("splash")

    def gestures(self, move: Move) -> tuple[Gesture, ...]:
        """A tap on the place, then the arrow; the ghost hand does not turn it."""
        if not isinstance(move, PlaceMonster) or move.pose not in self.poses:
            return ()
        point = (self.board.place(*move.pose.middle) * self.metrics.u).toPoint()
        return (Gesture((point,)), *self.tap_on(self.done))

    # ---- layout ----------------------------------------------------------------------------------

    @property
    def board(self) -> SeaBoard:
        """Where caves, sea and ship lie."""
        return SeaBoard(self.metrics.w, self.metrics.h, len(self.view.island), self.metrics.portrait)

    def arrange(self) -> None:
        """The sea above, who places and the two buttons below."""
        m, board = self.metrics, self.board
        y = board.ship_y + 150 if m.portrait else m.h - 150
        self.put(self.face, 20, y, 124, 124)
        size = self.bubble.size_u = m.prompt
        room = m.w - 170 - 20 if m.portrait else m.w - 170 - 510
        width = min(room, self.bubble.natural_width(m.u) + 10)
        self.put(self.bubble, 162, y + 10, width, max(96.0, size * 2.9))
        buttons = y + 150 if m.portrait else y + 4
        self.put(self.turn, m.w - 474, buttons, 294, TARGET)
        self.put(self.done, m.w - 154, buttons - 3, 124, 124)
        self._lay_handle()

    def _lay_handle(self) -> None:
        middle = self.board.place(*self.pose.middle)
        self.put(self.monster, middle.x() - TARGET / 2, middle.y() - TARGET / 2, TARGET, TARGET)

    def scene_key(self) -> str:
        """The number of caves."""
        return f"monster|{len(self.view.island)}"

    def draw_scene(self, sheet: Drawing) -> None:
        """Rock, beach and sea."""
        self.board.draw(sheet, flagged=None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pictures above the caves, the places that glow, and the monsters."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        u, board = self.metrics.u, self.board
        board.paint_pictures(painter, self.kit, self.view.island, u)
        if not self.watched:
            self._paint_places(painter)
        for number, pose in enumerate(self.view.monsters):
            if number != self.number:
                paint_monster(painter, board.place(*pose.middle) * u, board.pitch * u, u, pose.angle, number)
        middle = board.place(*self.pose.middle) if self._carried is None else self._carried
        paint_monster(painter, middle * u, board.pitch * u, u, self.pose.angle, self.number)
        if self.monster.has_visible_focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.BLUE), 5 * u))
            painter.drawEllipse(middle * u, 62 * u, 62 * u)
        painter.end()

    def _paint_places(self, painter: QPainter) -> None:
        u = self.metrics.u
        spots = [
            self.board.place(*Pose(x, row, 0).middle) * u for x, row in {(pose.x, pose.row) for pose in self.poses}
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.GLOW))
        painter.setOpacity(0.45)
        for spot in spots:
            painter.drawEllipse(spot, 26 * u, 20 * u)
        painter.setOpacity(1.0)
        painter.setPen(QPen(QColor(theme.INK), 2.4 * u))
        for spot in spots:
            painter.drawEllipse(spot, 11 * u, 9 * u)

    # ---- other ways to play ----------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A touch on the sea brings the monster there: the tap that stands for dragging it."""
        if self.watched:
            super().mousePressEvent(event)
        else:
            self.put_near(event.position() / self.metrics.u)
            event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """While the monster has the keyboard, arrows move it."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None and self.monster.hasFocus() and not self.watched:
            self.step(*step)
        else:
            super().keyPressEvent(event)


def _distance(here: Pose, there: Pose) -> tuple[int, int, int]:
    return abs(there.row - here.row), abs(there.x - here.x), (there.turn - here.turn) % QUARTERS
