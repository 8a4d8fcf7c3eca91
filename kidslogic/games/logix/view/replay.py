"""What happened in a game, step by step: the board, all cards, and the moments when a code was complete."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kidslogic.games.logix.board import CELLS, SIZE, colour_at
from kidslogic.games.logix.codes import Card
from kidslogic.games.logix.moves import CallDraw, Claim, EndTurn, Move, Place, Replace, Slide
from kidslogic.games.logix.replay import Replay
from kidslogic.games.logix.view.board import MarbleBoard, Shown
from kidslogic.games.logix.view.card import CodeCard
from kidslogic.games.logix.view.raft import draw_water
from kidslogic.games.logix.view.words import colour_word
from kidslogic.ui import theme
from kidslogic.ui.buttons import RoundButton
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble, Plate
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET
from kidslogic.ui.touch import TouchButton

CELL = 84.0
_LOW = 170.0
"""A card lower than this, in units, is wide instead; upright it stands beside its name."""
_KEYS = {Qt.Key.Key_Home: "first", Qt.Key.Key_Left: "back", Qt.Key.Key_Right: "forward", Qt.Key.Key_End: "last"}


class StepButton(TouchButton):
    """A sheet of paper with a drawn arrow; a bar before it stands for the first or the last moment."""

    def __init__(self, kit: Kit, name: Callable[[], str], parent: QWidget, *, back: bool, to_end: bool) -> None:
        super().__init__(kit, name, parent, seed=2 + back + 2 * to_end)
        self._flip = -1 if back else 1
        self._to_end = to_end

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """Off, it is nearly gone."""
        if self.isEnabled():
            sheet.path(cut(x, y + 6, w, h, 22, self.seed), theme.INK, opacity=0.22)
        fill, line = (theme.PAPER, theme.INK) if self.isEnabled() else (theme.OFF, theme.ROCK3)
        sheet.path(cut(x, y, w, h, 22, self.seed), fill, line)
        cx, cy, flip = x + w / 2, y + h / 2, self._flip
        arrow = f"M{cx - 22 * flip:.1f} {cy - 26:.1f}L{cx + 22 * flip:.1f} {cy:.1f}L{cx - 22 * flip:.1f} {cy + 26:.1f}Z"
        sheet.path(arrow, theme.SKY if self.isEnabled() else theme.OFF, line)
        if self._to_end:
            sheet.path(f"M{cx + 31 * flip:.1f} {cy - 26:.1f}v52", "none", line, 9)


class TimeLine(QWidget):
    """A rope with a knot for each moment, stars where a code was complete, and a marble where we are."""

    def __init__(self, kit: Kit, starred: tuple[bool, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._kit = kit
        self._starred = starred
        self.at = 0
        self.u = 1.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The rope, the stars, the marble."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        u, y, side = self.u, self.height() * 0.66, self.height() * 0.6
        left, span = side * 0.6, self.width() - side * 1.2
        for width, ink in ((11, theme.INK), (6, "#F0DDAE")):
            painter.setPen(QPen(QColor(ink), width * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(round(left), round(y), round(left + span), round(y))
        steps = max(1, len(self._starred) - 1)
        for number, starred in enumerate(self._starred):
            if starred:
                self._paint(painter, "star", left + span * number / steps, y - side * 0.55, side * 0.9)
        self._paint(painter, "marble_black", left + span * self.at / steps, y, side * 0.66)
        painter.end()

    def _paint(self, painter: QPainter, picture: str, x: float, y: float, side: float) -> None:
        self._kit.pictures.paint(painter, QRectF(x - side / 2, y - side / 2, side, side), picture)


class ReplayScreen(Screen):
    """Lies over the table at the end of a game. `left` says that the children have seen enough."""

    def __init__(
        self, kit: Kit, told: Replay, cards: tuple[Card, ...], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        """`cards` lie open by seat."""
        super().__init__(kit, parent)
        self.people = people
        self.moments = tuple(moment for moment in told.moments if not isinstance(moment.move, EndTurn))
        self.ready: dict[int, list[int]] = {moment.step: [] for moment in self.moments}
        for completion in told.completions:
            self.ready[completion.since].append(completion.seat)
        self.at = 0
        self.board = MarbleBoard(kit, None, self)
        self.parrot = Figure(kit, "parrot_look", self)
        self.bubble = Bubble(self.prompt, self, size=28)
        self.steps = {
            "first": StepButton(kit, lambda: self.tr("To the beginning"), self, back=True, to_end=True),
            "back": StepButton(kit, lambda: self.tr("One step back"), self, back=True, to_end=False),
            "forward": StepButton(kit, lambda: self.tr("One step on"), self, back=False, to_end=False),
            "last": StepButton(kit, lambda: self.tr("To the end"), self, back=False, to_end=True),
        }
        for step, button in self.steps.items():
            button.clicked.connect(partial(self.go, step))
        self.close_button = RoundButton(kit, "check", lambda: self.tr("Seen it"), self, in_wood=False)
        self.close_button.clicked.connect(self.left)
        self.line = TimeLine(kit, tuple(bool(self.ready[moment.step]) for moment in self.moments), self)
        self.cards = [CodeCard(kit, partial(self._card_name, person), self) for person in people]
        self.plates = [Plate(partial(str, person.name), self, size=25) for person in people]
        self.faces = [Figure(kit, person.avatar, self, part=0.9) for person in people]
        for card, shown in zip(self.cards, cards, strict=True):
            card.show_card(shown, lies_open=True)
        self.show_moment(0)

    def _card_name(self, person: Person) -> str:
        return self.tr("The card of {name}").format(name=person.name)

    # ---- going -----------------------------------------------------------------------------------

    def go(self, step: str) -> None:
        """To the first or last moment, or one step."""
        last = len(self.moments) - 1
        places = {"first": 0, "back": max(0, self.at - 1), "forward": min(last, self.at + 1), "last": last}
        self.show_moment(places[step])
        self.kit.voice.say(self.prompt())

    def show_moment(self, at: int) -> None:
        """Show the table at a moment, and which code is complete."""
        self.at = self.line.at = at
        moment = self.moments[at]
        marbles = tuple(colour_at(moment.state.board, cell) for cell in CELLS)
        lit = tuple(cell for fit in moment.complete if fit is not None for cell in fit.cells)
        self.board.show_board(Shown(marbles=marbles, last=_where(moment.move), lit=lit))
        self.board.setAccessibleName(self.prompt())
        for card, fit in zip(self.cards, moment.complete, strict=True):
            card.marks = {}
            if fit is not None:
                card.show_fit(fit, marbles)
            card.update()
        self._free_steps()
        self.line.update()
        self.bubble.set_text(self.prompt)
        self.arrange()

    def _free_steps(self) -> None:
        """A button that leads nowhere is off; the keyboard does not stay on it."""
        for step, button in self.steps.items():
            here = button.hasFocus()
            button.setEnabled(self.at > 0 if step in ("first", "back") else self.at < len(self.moments) - 1)
            if here and not button.isEnabled():
                other = {"first": "forward", "back": "forward", "forward": "back", "last": "back"}[step]
                self.steps[other].setFocus(Qt.FocusReason.TabFocusReason)

    def prompt(self) -> str:
        """What happened at this moment."""
        moment = self.moments[self.at]
        name = "" if moment.seat is None else self.people[moment.seat].name
        if self.ready[moment.step]:
            names = ", ".join(self.people[seat].name for seat in self.ready[moment.step])
            return self.tr("Look: the code of {name} is ready!").format(name=names)
        match moment.move:
            case Place(colour, _):
                return self.tr("{name} placed {colour}.").format(name=name, colour=colour_word(colour))
            case Replace(_, colour):
                return self.tr("{name} swapped in {colour}.").format(name=name, colour=colour_word(colour))
            case Slide(_, end):
                colour = colour_at(moment.state.board, end) or "black"
                return self.tr("{name} rolled {colour}.").format(name=name, colour=colour_word(colour))
            case Claim() if moment.state.winner == moment.seat:
                return self.tr("{name} wins!").format(name=name)
            case Claim():
                return self.tr("{name} said: ready! But not yet.").format(name=name)
            case CallDraw():
                return self.tr("Here all agreed: nobody wins.")
        return self.tr("So it began.")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through time here; Tab goes through the buttons."""
        step = _KEYS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.kit.pauses.keyboard = True
            self.go(step)

    def first_button(self) -> QWidget:
        """One step on."""
        return self.steps["forward"]

    # ---- layout ----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """The board left or above, cards, rope and buttons beside or below it."""
        m = self.metrics
        self.bubble.size_u = m.prompt
        pitch = min(CELL, (m.w - 150) / SIZE) if m.portrait else CELL
        x = (m.w - SIZE * pitch) / 2 if m.portrait else 72.0
        y = 128.0 if m.portrait else m.h - SIZE * pitch - 48
        self.board.lay(x, y, pitch, m.u)
        edge = m.w - 20 if m.portrait else x + SIZE * pitch + 30
        self.put(self.parrot, 14, 6, 88, 88)
        self.put(self.bubble, 116, 4, min(edge - 116, self.bubble.natural_width(m.u) + 8), 92)
        if m.portrait:
            self._arrange_below(y + SIZE * pitch + 46)
        else:
            self._arrange_beside(x + SIZE * pitch + 58)

    def _arrange_beside(self, x: float) -> None:
        m = self.metrics
        w, bottom = m.w - x - 20, m.h - 14 - TARGET
        third, half = (w - 24) / 3, (w - 12) / 2
        for k, button in enumerate((self.steps["first"], self.steps["last"], self.close_button)):
            self.put(button, x + k * (third + 12), bottom - TARGET - 14, third, TARGET)
        self.put(self.steps["back"], x, bottom, half, TARGET)
        self.put(self.steps["forward"], x + half + 12, bottom, half, TARGET)
        line = bottom - TARGET - 14 - 74
        self._lay_line(x, line, w)
        rows = -(-len(self.cards) // 2)
        self._lay_cards(x, 12, w, (line - 18) / rows, columns=2)

    def _arrange_below(self, y: float) -> None:
        m = self.metrics
        bottom = m.h - 14 - TARGET
        order = (*(self.steps[step] for step in ("first", "back", "forward", "last")), self.close_button)
        each = (m.w - 40 - 4 * 12) / 5
        for k, button in enumerate(order):
            self.put(button, 20 + k * (each + 12), bottom, each, TARGET)
        self._lay_line(20, y, m.w - 40)
        self._lay_cards(20, y + 70, m.w - 40, bottom - y - 80, columns=len(self.cards))

    def _lay_line(self, x: float, y: float, w: float) -> None:
        u = self.metrics.u
        self.line.u = u
        self.line.setGeometry(round(x * u), round(y * u), round(w * u), round(66 * u))

    def _lay_cards(self, x: float, y: float, w: float, h: float, *, columns: int) -> None:
        """Each card below the face and name of who held it, or beside them where it would be low."""
        each, card_h = w / columns, h - 74
        beside = min(150.0, each * 0.38)
        for seat, card in enumerate(self.cards):
            left, top = x + each * (seat % columns), y + h * (seat // columns)
            if card_h < _LOW and self.metrics.portrait:
                self.put(self.faces[seat], left + beside / 2 - 38, top + 8, 76, 76)
                self.put(self.plates[seat], left, top + 90, beside, 44)
                self.put(card, left + beside + 8, top, each - beside - 20, h - 6)
            else:
                self.put(self.faces[seat], left + 4, top, 52, 52)
                self.put(self.plates[seat], left + 58, top + 4, each - 70, 44)
                card_w = min(each - 16, card_h * (1.6 if card_h < _LOW else 1.1))
                self.put(card, left + (each - card_w) / 2, top + 58, card_w, card_h)

    def scene_key(self) -> str:
        """Nothing else changes it."""
        return "logix replay"

    def draw_scene(self, sheet: Drawing) -> None:
        """Open water."""
        draw_water(sheet)


def _where(move: Move) -> int | None:
    match move:
        case Place(_, cell) | Replace(cell, _) | Slide(_, cell):
            return cell
    return None
