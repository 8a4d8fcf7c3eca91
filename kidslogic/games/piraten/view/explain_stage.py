""" "Can you tell how you found it?" (P4.4): three pictured reasons, or somebody was told, or skip. Never judged."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.moves import SKIPPED, TOLD, Explain, Move
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.row_show import RowShow
from kidslogic.games.piraten.view.stage import Stage, language
from kidslogic.patterns.explanation import Explanation
from kidslogic.patterns.sentences import words
from kidslogic.patterns.symbols import Symbol
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble
from kidslogic.ui.theme import TARGET
from kidslogic.ui.touch import TouchButton


class ReasonButton(TouchButton):
    """The solved row with the marks of one reason."""

    def __init__(
        self, kit: Kit, number: int, cells: tuple[Symbol | None, ...], answer: Symbol, reason: Explanation, stage: Stage
    ) -> None:
        super().__init__(kit, lambda: words(reason, kit.vocabulary, language(), plain=True), stage, seed=number + 3)
        self.row = RowShow(kit, cells, lambda: "", self)
        self.row.feet = 0.34
        self.row.show_still(reason.beats, answer)

    def lay_row(self, u: float) -> None:
        """Lay the row on the face."""
        self.row.u, self.row.size_u = u, 92.0
        self.row.setGeometry(self.face.toRect())

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """White paper."""
        if not self.isDown():
            sheet.path(cut(x, y + 6, w, h, 24, self.seed, 1.8), theme.INK, opacity=0.2)
        if self.chosen:
            sheet.chosen_ring(x, y, w, h, 24, self.seed)
        sheet.path(cut(x, y, w, h, 24, self.seed, 1.8), theme.PAPER2 if self.isDown() else theme.WHITE, theme.INK)


class ExplainStage(Stage):
    """The question, the reasons, and the two ways past them."""

    def __init__(self, kit: Kit, view: View, people: tuple[Person, ...], parent: QWidget | None = None) -> None:
        super().__init__(kit, view, people, parent)
        if view.card is None or view.row is None or view.solution is None:
            raise ValueError("nothing was answered")
        cells = view.card.rows[view.row - 1].cells
        self.parrot = Figure(kit, "parrot_think", self)
        self.bubble = Bubble(self.prompt, self)
        self.reasons = [
            ReasonButton(kit, number, cells, view.solution, reason, self) for number, reason in enumerate(view.reasons)
        ]
        self.told = Pill(kit, lambda: self.tr("I told someone"), self, icon="parrot", size=28)
        self.skip = Pill(kit, lambda: self.tr("Skip"), self, icon="next", size=28, seed=5)
        for number, button in enumerate(self.reasons):
            button.clicked.connect(lambda _checked=False, way=str(number): self.plays.emit(Explain(way)))
        self.told.clicked.connect(lambda: self.plays.emit(Explain(TOLD)))
        self.skip.clicked.connect(lambda: self.plays.emit(Explain(SKIPPED)))

    def prompt(self) -> str:
        """The question."""
        return self.tr("Yes, that fits! How did you find it?")

    def gestures(self, move: Move) -> tuple[Gesture, ...]:
        """A tap on the reason or on one of the other ways."""
        if not isinstance(move, Explain):
            return ()
        ways: dict[str, TouchButton] = {TOLD: self.told, SKIPPED: self.skip}
        ways |= {str(number): button for number, button in enumerate(self.reasons)}
        return self.tap_on(ways[move.way])

    def arrange(self) -> None:
        """The question above, the reasons below each other, the other ways at the lower edge."""
        m = self.metrics
        self.put(self.parrot, 24, 14, 104, 104)
        self.bubble.size_u = m.prompt
        self.put(self.bubble, 146, 26, min(m.w - 170, self.bubble.natural_width(m.u) + 10), max(76.0, 2.2 * m.prompt))
        top, bottom, gap = 136.0, m.h - TARGET - 40, 20.0
        each = min(210.0, (bottom - top) / len(self.reasons) - gap)
        for number, button in enumerate(self.reasons):
            self.put(button, 30, top + number * (each + gap), m.w - 60, each)
            button.lay_row(m.u)
        wide = min(400.0, (m.w - 80) / 2)
        self.put(self.told, m.w / 2 - wide - 14, m.h - TARGET - 24, wide, TARGET)
        self.put(self.skip, m.w / 2 + 14, m.h - TARGET - 24, wide, TARGET)

    def draw_scene(self, sheet: Drawing) -> None:
        """The beach before the open sea."""
        self.draw_sands(sheet)
