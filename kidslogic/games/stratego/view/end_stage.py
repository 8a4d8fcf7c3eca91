"""The end: the winner hoists the flag, the loser waves; everything that was hidden lies open now."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view.pieces import COLOURS, PAINTS, paint_piece
from kidslogic.games.stratego.view.words import FLAG_PICTURES, face_of
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Plate, Sign
from kidslogic.ui.motion import Curve
from kidslogic.ui.scenery import sea
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET

HOIST_MS = 1500
_LINE = 5
"""So many figures stand in a line at their full size."""


class EndStage(Screen):
    """Who won, both crews and their doors; `look_back` wants the game once more, step by step."""

    again = Signal()
    done = Signal()
    look_back = Signal()

    def __init__(self, kit: Kit, view: View, people: tuple[Person, ...], parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.view = view
        self.people = people
        self.sign = Sign(self.prompt, self)
        self.faces = [Figure(kit, person.avatar, self, disc=theme.PAPER, part=0.74) for person in people]
        self.names = [Plate(partial(str, person.name), self, size=30) for person in people]
        self.replay = Pill(kit, lambda: self.tr("What was where?"), self, icon="eye", size=27)
        self.once_more = Pill(kit, lambda: self.tr("Once more"), self, icon="step_again", size=27)
        self.finished = Pill(kit, lambda: self.tr("Done"), self, main=True, icon="check", size=27, seed=5)
        self.replay.clicked.connect(self.look_back)
        self.once_more.clicked.connect(self.again)
        self.finished.clicked.connect(self.done)
        self._hoisted = 0.0

    def prompt(self) -> str:
        """Who won."""
        winner = self.view.table.winner
        if winner is None:
            return self.tr("Both are strong. Well played!")
        return self.tr("{name} found the flag!").format(name=self.people[winner].name)

    def begin(self) -> None:
        """Hoist the flag."""
        self.kit.sound.play("sail")
        self.kit.voice.say(self.prompt())

        def step(part: float) -> None:
            self._hoisted = part
            self.update()

        self.kit.motion.run(self, HOIST_MS, step, None, Curve.InOutCubic)

    # ---- layout ----------------------------------------------------------------------------------

    def _column(self, seat: int) -> QRectF:
        m = self.metrics
        if m.portrait:
            return QRectF(20, 326 + 334 * seat, m.w - 40, 318)
        wide = (m.w - 60) / 2
        return QRectF(20 + (wide + 20) * seat, 280, wide, 370)

    def arrange(self) -> None:
        """The sign above, a plate for each captain, buttons below."""
        m = self.metrics
        size = self.sign.size_u = max(36.0, m.prompt)
        self.put_centred(self.sign, m.w / 2, 12, size * 1.8, m.w - 40)
        for seat, (face, name) in enumerate(zip(self.faces, self.names, strict=True)):
            box = self._column(seat)
            self.put(face, box.x() + 16, box.y() + 14, 96, 96)
            self.put(name, box.x() + 124, box.y() + 32, min(box.width() - 150, max(120.0, name.natural_width(m.u))), 56)
        wide = (m.w - 80) / 3
        for k, pill in enumerate((self.replay, self.once_more, self.finished)):
            self.put(pill, 20 + (wide + 20) * k, m.h - TARGET - 16, wide, TARGET)

    def scene_key(self) -> str:
        """Who won."""
        return f"stratego end|{self.view.table.winner}"

    def draw_scene(self, sheet: Drawing) -> None:
        """The open sea, the mast, a plate of paper for each crew."""
        sea.air(sheet, 240)
        sea.cloud(sheet, sheet.w * 0.12, 190, 1.0)
        sea.cloud(sheet, sheet.w * 0.76, 170, 0.9)
        sea.sea(sheet, 230, bands=(theme.SEA0, theme.SEA1, theme.SEA2, theme.SEA3), seed=9)
        x = sheet.w / 2
        for width, colour in ((18, theme.INK), (11, theme.WOOD2)):
            sheet.path(f"M{x:.0f} 96V{self._column(0).y():.0f}", "none", colour, width)
        for seat in range(len(self.people)):
            box = self._column(seat)
            glow = theme.GLOW if seat == self.view.table.winner else theme.PAPER
            sheet.paper(box.x(), box.y(), box.width(), box.height(), 24, glow, seed=seat + 2, shadow=8)
            strip = cut(box.x() + 8, box.y() + box.height() - 16, box.width() - 16, 9, 4, 3, 0.6)
            sheet.path(strip, PAINTS[COLOURS[seat]])

    def paintEvent(self, event: QPaintEvent) -> None:
        """The flag on its way up, the crews and what was behind their doors."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        u = self.metrics.u
        if self.view.table.winner is not None:
            y = self._column(0).y() - 150 - (self._column(0).y() - 250) * self._hoisted
            box = QRectF((self.metrics.w / 2 - 20) * u, y * u, 140 * u, 140 * u)
            self.kit.pictures.paint(painter, box, "flag")
        for seat in range(len(self.people)):
            self._paint_crew(painter, seat)
        painter.end()

    def _paint_crew(self, painter: QPainter, seat: int) -> None:
        """Those still aboard in the first line, those in the boat in the second, and the doors."""
        u, box, table = self.metrics.u, self._column(seat), self.view.table
        here = [*(piece.rank for piece in table.decks[seat]), *table.reserves[seat]]
        out = [piece.rank for piece in table.out[seat]]
        line = (box.height() - (138 if self.metrics.portrait else 150)) / 2
        high = QRectF(box.x() + 16, box.y() + 118, box.width() - 32, line)
        low = high.translated(0, line + 6)
        boat = min(line * 1.1, 100.0)
        if out:
            place = QRectF(low.x() * u, low.y() * u, boat * u, low.height() * u)
            self.kit.pictures.paint(painter, place, "rowboat")
            low.adjust(boat + 8, 6, 0, -6)
        if len(out) > _LINE and not here:  # all are out: they take both lines
            high.setLeft(low.x())
            here, out = out[: -(-len(out) // 2)], out[-(-len(out) // 2) :]
        self._paint_line(painter, seat, here, high)
        self._paint_line(painter, seat, out, low)
        flags = table.flags[seat]
        side = 70.0
        for k, card in enumerate(flags):
            x = box.right() - 18 - (side + 10) * (len(flags) - k)
            place = QRectF(x * u, (box.y() + 26) * u, side * u, side * u)
            self.kit.pictures.paint(painter, place, FLAG_PICTURES[card or "monkey"])

    def _paint_line(self, painter: QPainter, seat: int, ranks: list[int], box: QRectF) -> None:
        u = self.metrics.u
        size = min(box.height(), 120.0)
        pitch = min(size * 0.92, box.width() / max(1, len(ranks)))
        for k, rank in enumerate(ranks):
            place = QRectF((box.x() + pitch * k) * u, box.y() * u, pitch * u, size * u)
            paint_piece(painter, self.kit, place, u, COLOURS[seat], face_of(rank))
