"""Board, rack and parrot: what play and training share, and the touches from which actions are made."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kidslogic.engine.session import Session
from kidslogic.games.logix.board import RACK_COLOURS, SIZE, Colour
from kidslogic.games.logix.moves import Action, Place, Replace, Slide
from kidslogic.games.logix.view.board import MarbleBoard
from kidslogic.games.logix.view.rack import RackMarble, draw_rack
from kidslogic.games.logix.view.words import colour_word
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import GameView, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble
from kidslogic.ui.scenery import sea
from kidslogic.ui.theme import TARGET

CELL, GUIDED_CELL = 92.0, 103.0
"""From one cell to the next in units; larger where a lesson speaks, for then nobody does beside the board."""
Picked = Colour | int | None
"""What the child has picked up: a colour of the rack, the marble of a cell, or nothing."""


class RaftScreen(GameView):
    """Board left or above, rack beside or below it. Two taps or a drag make an action, which the subclass judges.

    Subclasses say who may touch (`may_touch`), what lies where (`lying`), show everything anew
    (`refresh`), forget what the parrot said (`forget`), refuse to lift a colour (`may_lift`), and play (`act`).
    """

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, session, people, parent)
        self.picked: Picked = None
        self.board = MarbleBoard(kit, self.cell_name, self)
        self.marbles: dict[Colour, RackMarble] = {}
        for colour in RACK_COLOURS:
            self.marbles[colour] = RackMarble(kit, colour, self)
        self.parrot = Figure(kit, "parrot", self)
        self.bubble = Bubble(self.prompt, self, size=28)
        self.board.tapped.connect(self.tap_cell)
        self.board.lifted.connect(lambda _cell: self.pick(None))
        self.board.dropped.connect(self._dropped)
        for colour, marble in self.marbles.items():
            marble.clicked.connect(partial(self.tap_rack, colour))
            marble.drag_started.connect(partial(self.pick, colour))
            marble.drag_moved.connect(partial(self._carry, colour))
            marble.drag_ended.connect(partial(self._drop_from_rack, colour))

    # ---- for subclasses --------------------------------------------------------------------------

    @property
    def may_touch(self) -> bool:
        """Whether the child may make an action now."""
        return False

    @property
    def lying(self) -> tuple[Colour | None, ...]:
        """The marbles that the child sees on the cells."""
        return (None,) * (SIZE * SIZE)

    @property
    def has_rack(self) -> bool:
        """Whether the rack stands on the screen."""
        return True

    def refresh(self) -> None:
        """Show everything as it stands now."""

    def forget(self) -> None:
        """The parrot says and points at nothing any more."""

    def may_lift(self, _colour: Colour, /) -> bool:
        """Whether a colour may be picked up now; says why not."""
        return True

    def act(self, _action: Action, /) -> bool:
        """Play an action; False when it is refused, which is said."""
        return False

    # ---- touching --------------------------------------------------------------------------------

    def pick(self, what: Picked) -> None:
        """Pick something up, or lay it down again."""
        self.forget()
        self.picked = what
        self.refresh()

    def tap_rack(self, colour: Colour) -> None:
        """A colour of the rack is picked up, or laid down again."""
        if not self.may_touch:
            return
        if self.may_lift(colour):
            self.pick(None if self.picked == colour else colour)

    def tap_cell(self, cell: int) -> None:
        """With something picked up a cell is where it goes; otherwise its marble is picked up."""
        if not self.may_touch:
            return
        self._bring_to(cell, None)

    def _bring_to(self, cell: int, dropped_at: QPointF | None) -> None:
        """Bring what is picked up to a cell, or pick up its marble; what was dropped in vain glides back."""
        occupied = self.lying[cell] is not None
        if isinstance(self.picked, str):
            self._try(Replace(cell, self.picked) if occupied else Place(self.picked, cell), dropped_at)
        elif isinstance(self.picked, int) and not occupied:
            self._try(Slide(self.picked, cell), dropped_at)
        elif occupied:
            self.pick(None if self.picked == cell else cell)

    def _try(self, action: Action, dropped_at: QPointF | None) -> None:
        if not self.act(action) and dropped_at is not None:
            self._glide_back(action, dropped_at)

    def _glide_back(self, action: Action, start: QPointF) -> None:
        """A marble that was dropped where it may not lie goes back to where it was."""
        match action:
            case Place(colour, _) | Replace(_, colour):
                self.board.glide(colour, start, self.in_rack(colour), self.refresh)
            case Slide(cell, _):
                lifted = self.lying[cell]
                if lifted is not None:
                    self.board.hide_marble(cell)
                    self.board.glide(lifted, start, self.board.middle(cell), self.refresh)

    def _dropped(self, start: int, end: int) -> None:
        if self.may_touch and end not in (-1, start):
            self._try(Slide(start, end), self.board.middle(end))
        else:
            self.refresh()

    def in_rack(self, colour: Colour) -> QPointF:
        """Where the marbles of a colour lie, in the pixels of the board."""
        return self.board.mapFrom(self, self.marbles[colour].geometry().center()).toPointF()

    def _carry(self, colour: Colour, away: QPointF) -> None:
        may = self.may_touch and self.marbles[colour].count > 0
        self.board.carry(colour if may else None, self.in_rack(colour) + away)

    def _drop_from_rack(self, colour: Colour) -> None:
        dropped_at = self.board.carried
        self.board.carry(None, QPointF())
        cell = None if dropped_at is None else self.board.cell_at(dropped_at)
        if cell is None or not self.may_touch:
            self.pick(None)
            return
        self.picked = colour
        self._bring_to(cell, dropped_at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits pick colours, Esc lays down what is picked."""
        digit = int(event.text()) if event.text().isdecimal() else 0
        if 1 <= digit <= len(RACK_COLOURS):
            self._key_of_colour(RACK_COLOURS[digit - 1])
        elif event.key() == Qt.Key.Key_Escape and self.picked is not None:
            self.pick(None)
        else:
            super().keyPressEvent(event)

    def _key_of_colour(self, colour: Colour) -> None:
        """A colour by its number; the keyboard goes on on the board."""
        if self.marbles[colour].isEnabled() and self.marbles[colour].isVisible():
            self.kit.pauses.keyboard = True
            self.tap_rack(colour)
            self.board.stop.setFocus(Qt.FocusReason.TabFocusReason)

    # ---- words -----------------------------------------------------------------------------------

    def cell_name(self, cell: int, colour: Colour | None) -> str:
        """What a screen reader says of a cell and what lies there."""
        row, column = divmod(cell, SIZE)
        what = self.tr("empty") if colour is None else colour_word(colour)
        return self.tr("Row {row}, column {column}: {what}").format(row=row + 1, column=column + 1, what=what)

    # ---- layout ----------------------------------------------------------------------------------

    def board_box(self) -> QRectF:
        """The room of the cells, in units."""
        m = self.metrics
        if m.portrait:
            below = 488 if self.guided else 562
            pitch = min(self._cell, (m.w - 150) / SIZE, (m.h - below) / SIZE)
            return QRectF((m.w - SIZE * pitch) / 2, 156, SIZE * pitch, SIZE * pitch)
        side = SIZE * self._cell
        return QRectF(72, m.h - side - 34, side, side)

    @property
    def _cell(self) -> float:
        return GUIDED_CELL if self.guided else CELL

    def rack_rows(self) -> int:
        """Lanes of the rack."""
        return 1 if self.metrics.portrait else 2

    def rack_box(self) -> QRectF:
        """The tray of the rack, in units."""
        m, board = self.metrics, self.board_box()
        if m.portrait:
            return QRectF(20, board.bottom() + 44, m.w - 40, 142)
        x = board.right() + 60
        if not self.guided:
            return QRectF(x, 174, m.w - x - 20, 256)
        lane = m.target  # where units are small, what stands above has to be lower
        return QRectF(x, 174 - 1.2 * (lane - TARGET), m.w - x - 20, 2 * lane + 30)

    def lay_raft(self) -> None:
        """Place board and rack."""
        board = self.board_box()
        self.board.lay(board.x(), board.y(), board.width() / SIZE, self.metrics.u)
        self._arrange_rack()

    def _arrange_rack(self) -> None:
        rack, rows = self.rack_box(), self.rack_rows()
        columns = len(RACK_COLOURS) if rows == 1 else 3
        lane = (rack.height() - 24 - 6 * (rows - 1)) / rows
        w = (rack.width() - 28) / columns
        for k, colour in enumerate(RACK_COLOURS):
            x = rack.x() + 14 + w * (k % columns)
            y = rack.y() + 12 + (lane + 6) * (k // columns)
            self.put(self.marbles[colour], x, y, w, lane)

    def say_at(self, x: float, y: float, w: float, h: float) -> None:
        """Place parrot and bubble; with nothing to say there is neither."""
        for widget in (self.parrot, self.bubble):
            widget.setVisible(bool(self.bubble.text))
        self.bubble.size_u = self.metrics.prompt
        self.put(self.parrot, x, y + (h - 88) / 2, 88, 88)
        self.put(self.bubble, x + 102, y, min(w - 102, self.bubble.natural_width(self.metrics.u) + 8), h)

    def draw_scene(self, sheet: Drawing) -> None:
        """Open water and the tray of the rack."""
        draw_water(sheet)
        if self.has_rack:
            draw_rack(sheet, self.rack_box(), self.rack_rows())


def draw_water(sheet: Drawing) -> None:
    """Open water, all over a screen."""
    sheet.rect(0, 0, sheet.w, sheet.h, theme.SEA2)
    sea.sea(sheet, -60, bands=(theme.SEA1, theme.SEA1, theme.SEA2, theme.SEA2, theme.SEA3), seed=6)
