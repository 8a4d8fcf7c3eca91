"""Setting up (S2.3, S2.4): who stands on deck, and behind which door each flag card hides."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego.moves import HideFlags, Station
from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view.pieces import COLOURS, PieceButton, paint_piece
from kidslogic.games.stratego.view.ships import Ship
from kidslogic.games.stratego.view.tiles import FlagTile, HidingPlace
from kidslogic.games.stratego.view.words import crew_words, face_of
from kidslogic.games.stratego.words import FlagCard
from kidslogic.ui import theme
from kidslogic.ui.buttons import ArrowButton
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import Person
from kidslogic.ui.handle import Handle
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble
from kidslogic.ui.scenery import sea
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET

FIGURE = 170.0
HULL_HIGH = 150.0
_PITCH = 196.0


class StationStage(Screen):
    """Only the captain whose crew it is looks at this. `plays` brings the moves."""

    plays = Signal(object)

    def __init__(self, kit: Kit, view: View, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.view = view
        self.person = person
        self.colour = COLOURS[view.seat]
        flags = view.box.flags
        self.hidden_cards: list[FlagCard | None] = [None] * len(flags)
        self.parrot = Figure(kit, "parrot_look", self)
        self.bubble = Bubble(self.prompt, self)
        self.waiting = [
            PieceButton(kit, self.colour, partial(self._waiting_name, slot), self) for slot in range(len(view.box.crew))
        ]
        for slot, button in enumerate(self.waiting):
            button.clicked.connect(partial(self._station, slot))
            self._let_drag(button, partial(self._dropped, slot))
        self.flags = [FlagTile(kit, card, self) for card in flags]
        self.hiding = [HidingPlace(kit, opening, self) for opening in range(len(flags))]
        for index, tile in enumerate(self.flags):
            tile.clicked.connect(partial(self.pick_flag, index))
            self._let_drag(tile, partial(self._flag_dropped, index))
        for opening, place in enumerate(self.hiding):
            place.clicked.connect(partial(self.hide_at, opening))
        self.picked_flag: int | None = None
        self.ready = ArrowButton(kit, lambda: self.tr("Ready"), self)
        self.ready.clicked.connect(self._hide_all)
        self.show_view(view)

    # ---- showing ---------------------------------------------------------------------------------

    def prompt(self) -> str:
        """What is to be chosen."""
        if self.view.phase == "station":
            left = self.view.box.stationed - len(self.view.home(self.view.seat))
            return self.tr("Who stands on deck? %n more.", "", left)
        if None in self.hidden_cards:
            return self.tr("Hide each card behind a door!")
        return self.tr("Well hidden. Tap the arrow!")

    def show_view(self, view: View) -> None:
        """Show another moment of the set-up."""
        if view.phase != self.view.phase:
            self.hidden_cards = [None] * len(view.box.flags)
        self.view = view
        slots, setting_flags = self._slots(), view.phase == "flags"
        for button, rank in zip(self.waiting, slots, strict=True):
            button.setVisible(rank is not None and not setting_flags)
            if rank is not None:
                button.show_piece(face_of(rank), "glow")
        self._show_flags(setting_flags)
        self.bubble.set_text(self.prompt)
        self.arrange()
        self.update()

    def _show_flags(self, setting_flags: bool) -> None:
        for index, tile in enumerate(self.flags):
            tile.setVisible(setting_flags and self._opening_of(index) is None)
            tile.set_chosen(index == self.picked_flag)
        for opening, place in enumerate(self.hiding):
            place.setVisible(setting_flags)
            place.show_card(self.hidden_cards[opening], glows=self.picked_flag is not None)
        self.ready.setVisible(setting_flags)
        self.ready.setEnabled(None not in self.hidden_cards)

    def _slots(self) -> tuple[int | None, ...]:
        left = list(self.view.table.reserves[self.view.seat])
        found: list[int | None] = []
        for rank in self.view.box.crew:
            found.append(rank if rank in left else None)
            if rank in left:
                left.remove(rank)
        return tuple(found)

    def _waiting_name(self, slot: int) -> str:
        return crew_words(self.view.box.crew[slot])

    # ---- the crew --------------------------------------------------------------------------------

    def _station(self, slot: int) -> None:
        rank = self._slots()[slot]
        if rank is not None and self.view.phase == "station":
            self.plays.emit(Station(rank))

    def _dropped(self, slot: int, middle: QPoint) -> None:
        if middle.y() < (self._tray().y() - 20) * self.metrics.u:
            self._station(slot)
        else:
            self.arrange()

    def _let_drag(self, handle: Handle, dropped: object) -> None:
        start = [QPoint()]

        def begin() -> None:
            start[0] = handle.pos()
            handle.raise_()

        def move(away: QPointF) -> None:
            handle.move(start[0] + away.toPoint())

        def end() -> None:
            if callable(dropped):
                dropped(handle.geometry().center())

        handle.drag_started.connect(begin)
        handle.drag_moved.connect(move)
        handle.drag_ended.connect(end)

    # ---- the flag cards --------------------------------------------------------------------------

    def _opening_of(self, index: int) -> int | None:
        """Where a flag card is hidden; cards of the same kind count one after the other."""
        card = self.flags[index].card
        earlier = sum(tile.card == card for tile in self.flags[:index])
        found = [opening for opening, hidden in enumerate(self.hidden_cards) if hidden == card]
        return found[earlier] if earlier < len(found) else None

    def pick_flag(self, index: int) -> None:
        """Pick a flag card, or lay it down again."""
        self.picked_flag = None if self.picked_flag == index else index
        self.show_view(self.view)

    def hide_at(self, opening: int) -> None:
        """Put the picked card behind a door, or take out the one that is there."""
        if self.picked_flag is not None:
            self.hidden_cards[opening] = self.flags[self.picked_flag].card
            self.picked_flag = None
            self.kit.sound.play("tap")
        else:
            self.hidden_cards[opening] = None
        self.show_view(self.view)
        if None not in self.hidden_cards:
            self.kit.voice.say(self.prompt())

    def _flag_dropped(self, index: int, middle: QPoint) -> None:
        for opening, place in enumerate(self.hiding):
            if place.geometry().contains(middle):
                self.picked_flag = index
                self.hide_at(opening)
                return
        self.show_view(self.view)

    def _hide_all(self) -> None:
        order = tuple(card for card in self.hidden_cards if card is not None)
        if len(order) == len(self.hidden_cards):
            self.plays.emit(HideFlags(order))

    # ---- layout ----------------------------------------------------------------------------------

    @property
    def ship(self) -> Ship:
        """The own ship, large."""
        m = self.metrics
        top = 200.0 if m.portrait else 90.0
        return Ship(self.colour, QRectF(20, top, m.w - 40, 436), bow_left=False, hull=HULL_HIGH)

    def _tray(self) -> QRectF:
        m = self.metrics
        top = self.ship.box.bottom() + (110 if m.portrait else 36)
        return QRectF(20, top, m.w - 40, 340 if m.portrait else 212)

    def deck_boxes(self) -> tuple[QRectF, ...]:
        """Where the crew on deck stands."""
        ship, count = self.ship, self.view.box.stationed
        left, right = ship.deck
        pitch = min(_PITCH, (right - left) / count)
        start = (left + right) / 2 - pitch * count / 2
        return tuple(QRectF(start + pitch * k, ship.deck_y - FIGURE + 6, pitch, FIGURE) for k in range(count))

    def arrange(self) -> None:
        """Parrot above, ship, tray with those who wait."""
        m, tray = self.metrics, self._tray()
        size = self.bubble.size_u = m.prompt
        self.put(self.parrot, 14, 2, 86, 86)
        self.put(self.bubble, 112, 6, min(m.w - 130, self.bubble.natural_width(m.u) + 10), max(74.0, size * 1.8))
        count = len(self.waiting)
        rows = 2 if m.portrait and count > 5 else 1
        per_row = -(-count // rows)
        pitch, high = (tray.width() - 30) / per_row, (tray.height() - 24) / rows
        pitch = min(pitch, 160.0)
        left = tray.center().x() - pitch * per_row / 2
        for slot, button in enumerate(self.waiting):
            row, column = divmod(slot, per_row)
            side = min(high - 6, pitch * 1.16)
            box = QRectF(left + pitch * column, tray.y() + 12 + high * row + (high - side) / 2, pitch, side)
            self.put(button, box.x(), box.y(), box.width(), box.height())
        self._arrange_flags(tray)

    def _arrange_flags(self, tray: QRectF) -> None:
        m, count = self.metrics, len(self.flags)
        side, gap = 124.0, 48.0
        wide = count * (side + gap) - gap
        left = min((m.w - wide) / 2, m.w - 156 - 24 - wide)  # clear of the arrow
        for opening, place in enumerate(self.hiding):
            self.put(place, left + opening * (side + gap), self.ship.deck_y + 10, side, side)
        for index, tile in enumerate(self.flags):
            self.put(tile, left + index * (side + gap), tray.y() + (tray.height() - TARGET) / 2, side, TARGET)
        self.put(self.ready, m.w - 156, tray.y() + (tray.height() - 124) / 2 - 4, 124, 124)

    def scene_key(self) -> str:
        """Which ship."""
        return f"station|{self.colour}|{self.view.phase}|{len(self.flags)}"

    def draw_scene(self, sheet: Drawing) -> None:
        """Sky, sea, the own ship and the tray."""
        sea.air(sheet, 240)
        sea.cloud(sheet, sheet.w * 0.7, 130, 0.9)
        sea.sea(sheet, 230, bands=(theme.SEA0, theme.SEA1, theme.SEA2, theme.SEA3), seed=5)
        self.ship.draw(
            sheet, self.kit.pictures.svg("skull_hatch"), 0 if self.view.phase == "flags" else len(self.flags)
        )
        tray = self._tray()
        sheet.paper(tray.x(), tray.y(), tray.width(), tray.height(), 22, theme.WOOD2, seed=5, shadow=7)
        inner = cut(tray.x() + 12, tray.y() + 12, tray.width() - 24, tray.height() - 24, 14, 7, 1)
        sheet.path(inner, theme.WOOD1, theme.WOOD3, 2.4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Those who stand on deck already, and footprints for the others."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        u = self.metrics.u
        home = self.view.home(self.view.seat)
        for box, piece in zip(self.deck_boxes(), home, strict=False):
            place = QRectF(box.x() * u, box.y() * u, box.width() * u, box.height() * u)
            paint_piece(painter, self.kit, place, u, self.colour, face_of(piece.rank))
        painter.end()

    def waiting_of(self, rank: int) -> PieceButton | None:
        """The first waiting figure of that rank."""
        slots = self._slots()
        return self.waiting[slots.index(rank)] if rank in slots else None
