"""The start of a turn: whose turn it is, and the stack of cards to draw from (P4.1)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.moves import Draw, Finish, Move
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.goal import GoalChest
from kidslogic.games.piraten.view.stage import Stage
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Plate, Sign
from kidslogic.ui.touch import TouchButton


class CardStack(TouchButton):
    """The face-down stack; the top card shows only the compass rose that all backs share."""

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Three cards lying on each other."""
        w, h = w - 14, h - 12
        for k in (2, 1):
            sheet.paper(x + 7 * k, y + 6 * k, w, h, 20, theme.PAPER2, seed=k + 4, shadow=6)
        sheet.paper(x, y, w, h, 20, theme.ORANGE, seed=3, shadow=0 if self.isDown() else 7)
        sheet.path(cut(x + 12, y + 12, w - 24, h - 24, 14, 4, 1.2), "none", theme.PAPER, 4, dash="14 10")
        _draw_rose(sheet, x + w / 2, y + h / 2, min(w, h) * 0.32)


def _draw_rose(sheet: Drawing, cx: float, cy: float, r: float) -> None:
    for k in range(8):
        point = r if k % 2 == 0 else r * 0.62
        sheet.group(cx, cy, rotate=45 * k)
        sheet.path(f"M0 {-point:.0f}L{r * 0.19:.0f} {-r * 0.19:.0f}H{-r * 0.19:.0f}Z", theme.PAPER)
        sheet.end()
    sheet.circle(cx, cy, r * 0.24, theme.YELLOW, theme.INK, 2.4)


class DrawStage(Stage):
    """Whose turn it is. With several children this is the clear moment of handing over."""

    def __init__(self, kit: Kit, view: View, people: tuple[Person, ...], parent: QWidget | None = None) -> None:
        super().__init__(kit, view, people, parent)
        self.sign = Sign(self.prompt, self)
        self.face = Figure(kit, self.person.avatar, self, disc=theme.GLOW, part=0.7)
        self.plate = Plate(lambda: self.person.name, self, size=34)
        self.stack = CardStack(kit, lambda: self.tr("Turn up a card"), self)
        self.stack.clicked.connect(lambda: self.plays.emit(Draw()))
        self.goal = GoalChest(kit, view, self) if view.goal is not None else None
        self.finish: Pill | None = None
        if view.goal_reached:
            self.finish = Pill(kit, lambda: self.tr("Hoist the sail"), self, icon="champion_sail", size=28)
            self.finish.clicked.connect(lambda: self.plays.emit(Finish()))

    def prompt(self) -> str:
        """Who takes a card; alone, how many are left."""
        if len(self.people) == 1:
            return self.tr("Take a card! %n card(s) left.", "", self.view.cards_left or 0)
        return self.tr("{name}, take a card!").format(name=self.person.name)

    def say_less(self) -> None:
        """The lesson asks for the card."""
        super().say_less()
        self.sign.hide()

    def gestures(self, move: Move) -> tuple[Gesture, ...]:
        """A tap on the stack, or on the sail."""
        return self.tap_on({Draw(): self.stack, Finish(): self.finish}.get(move))

    def arrange(self) -> None:
        """Face left and stack right; one above the other in portrait."""
        m = self.metrics
        self.put_centred(self.sign, m.w / 2, 24, 68, m.w - 60)
        if m.portrait:
            cx, face_y, stack = m.w / 2, 140.0, (m.w / 2 - 190, 560.0, 380.0, 280.0)
            row_y = 930.0
        else:
            cx, face_y, stack = m.w * 0.27, m.h / 2 - 220, (m.w * 0.52, m.h / 2 - 190, 420.0, 310.0)
            row_y = m.h - 150
        self.put(self.face, cx - 150, face_y, 300, 300)
        plate = max(150.0, min(380.0, self.plate.natural_width(m.u)))
        self.put(self.plate, cx - plate / 2, face_y + 296, plate, 58)
        self.put(self.stack, *stack)
        if self.goal is not None:
            self.goal.lay(cx - 190 if not m.portrait else 40, row_y, 380, 118, m.u)
        if self.finish is not None:
            self.put(self.finish, m.w - 380 if m.portrait else m.w * 0.52 + 40, row_y, 340, 118)

    def draw_scene(self, sheet: Drawing) -> None:
        """The beach before the open sea."""
        self.draw_sands(sheet)
