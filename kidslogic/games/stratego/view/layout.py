"""Where things lie on the screen of Pirates! Stratego: the other ship above, cards between, our ship below."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QWidget

from kidslogic.engine.session import Session
from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view.cards import ActionCard
from kidslogic.games.stratego.view.pieces import COLOURS, PieceButton
from kidslogic.games.stratego.view.plate import CaptainPlate
from kidslogic.games.stratego.view.ships import Ship
from kidslogic.games.stratego.view.show import ShowBox
from kidslogic.games.stratego.view.tiles import DoorTile, FrontCard
from kidslogic.games.stratego.view.words import action_name, coin_name, crew_words
from kidslogic.games.stratego.words import COINS, NOBODY, UNKNOWN
from kidslogic.ui import theme
from kidslogic.ui.buttons import ArrowButton, Pill, RoundButton
from kidslogic.ui.choices import ChoiceTile
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.game_view import GameView, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.scenery import sea
from kidslogic.ui.theme import TARGET
from kidslogic.ui.touch import TouchButton

PIECES = 10
CARD_GAP = 14.0
_COLUMNS = 5
_TILE_GAP = 14.0
"""Between doors, coins or buttons in a row."""
PlaceOf = tuple[int, int]
"""A piece on a deck: the seat of its captain, and its number."""


class StrategoLayout(GameView):
    """The widgets of the screen and their places; what they do is decided by the subclass.

    `eyes` is the seat of the child who looks at the screen: its ship lies below.
    """

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, session, people, parent)
        self.eyes = next((seat for seat, person in enumerate(people) if person.seat.kind != "computer"), 0)
        self.cards = [ActionCard(kit, place, partial(self._card_name, place), self) for place in range(PIECES)]
        self.pieces: dict[PlaceOf, PieceButton] = {
            (owner, number): PieceButton(kit, COLOURS[owner], partial(self._piece_name, owner, number), self)
            for owner in (0, 1)
            for number in range(PIECES)
        }
        self.reserve = [
            {seat: PieceButton(kit, COLOURS[seat], partial(self._reserve_name, seat, slot), self) for seat in (0, 1)}
            for slot in range(PIECES)
        ]
        self.plates = [CaptainPlate(kit, person, COLOURS[seat], self) for seat, person in enumerate(people)]
        self.fronts = [FrontCard(kit, self) for _ in people]
        self.doors = [DoorTile(kit, opening, self) for opening in range(3)]
        self.coins = {side: ChoiceTile(kit, f"coin_{side}", partial(coin_name, side), self) for side in COINS}
        self.parrot = Figure(kit, "parrot", self)
        self.words = Label(self.prompt, self, size=30, align=Qt.AlignmentFlag.AlignLeft)
        self.decline = Pill(kit, lambda: self.tr("Rather not"), self, size=26)
        self.back_button = RoundButton(kit, "bar_undo", lambda: self.tr("One step back"), self, in_wood=False)
        self.on_button = ArrowButton(kit, lambda: self.tr("One step on"), self)
        self.close_button = RoundButton(kit, "check", lambda: self.tr("Seen enough"), self, in_wood=False)
        for button in (self.back_button, self.on_button, self.close_button):
            button.hide()
        self.eye = RoundButton(kit, "eye", lambda: self.tr("Look at my crew: hold"), self, in_wood=False)
        self.show_box = ShowBox(kit, self)

    # ---- what things are called ------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the child who looks at the screen may see."""
        view: View = self.session.view(self.eyes)
        return view

    def rank_on_deck(self, _owner: int, _number: int, /) -> int:
        """The rank of a piece as it is shown now, UNKNOWN for a back."""
        return UNKNOWN

    def rank_in_reserve(self, _seat: int, _slot: int, /) -> int:
        """The rank of a piece in reserve as it is shown now, UNKNOWN for a back."""
        return UNKNOWN

    def _card_name(self, place: int) -> str:
        if not hasattr(self, "cards"):
            return ""
        card = self.cards[place]
        if card.up is None:
            return self.tr("No card")
        words = {"number": place + 1, "action": action_name(card.up)}
        if card.roped:
            return self.tr("Card {number}: {action}, roped").format(**words)
        return self.tr("Card {number}: {action}").format(**words)

    def _piece_name(self, owner: int, number: int) -> str:
        captain, rank = self.people[owner].name, self.rank_on_deck(owner, number)
        if rank == UNKNOWN:
            return self.tr("A pirate of {captain}").format(captain=captain)
        return self.tr("{pirate} of {captain}").format(pirate=crew_words(rank), captain=captain)

    def _reserve_name(self, seat: int, slot: int) -> str:
        rank = self.rank_in_reserve(seat, slot)
        if rank == UNKNOWN:
            return self.tr("In reserve")
        return self.tr("In reserve: {pirate}").format(pirate=crew_words(rank))

    def places_in_reserve(self) -> int:
        """For how many pieces our tray has a place."""
        return PIECES

    # ---- places ----------------------------------------------------------------------------------

    @property
    def two_look(self) -> bool:
        """Whether two people share the screen, so that pictures are only seen while the eye is held."""
        return all(person.seat.kind != "computer" for person in self.people)

    def cards_box(self) -> QRectF:
        """The room of the action cards."""
        wide = _COLUMNS * TARGET + (_COLUMNS - 1) * CARD_GAP
        if self.metrics.portrait:
            return QRectF((self.metrics.w - wide) / 2, 284, wide, 2 * TARGET + CARD_GAP)
        return QRectF(20, 210, wide, 2 * TARGET + CARD_GAP)

    def panel_box(self) -> QRectF:
        """The paper on which the parrot speaks and things are decided."""
        m, cards = self.metrics, self.cards_box()
        if m.portrait:
            return QRectF(16, 546, m.w - 32, m.h - 546 - 426)
        return QRectF(cards.right() + 26, cards.top() - 2, m.w - cards.right() - 44, cards.height() + 4)

    def ship(self, seat: int) -> Ship:
        """A captain's ship: that of the child who looks lies below."""
        m, own = self.metrics, seat == self.eyes
        if m.portrait:
            top = m.h - 418 if own else 92
            return Ship(COLOURS[seat], QRectF(16, top, m.w - 32, 186), not own)
        right = 284 + min(60.0, (m.w - 1138) * 0.4)
        top = m.h - 336 if own else 4
        return Ship(COLOURS[seat], QRectF(14, top, m.w - right, 198), not own)

    def _plate_box(self, seat: int) -> QRectF:
        m, own, ship = self.metrics, seat == self.eyes, self.ship(seat)
        if m.portrait:
            return QRectF(14, m.h - 228 if own else 2, m.w - 28, 90)
        left = ship.box.right() + 8
        return QRectF(left, m.h - 336 if own else 4, m.w - left - 12, 194)

    def reserve_box(self) -> QRectF:
        """The tray of our reserve."""
        m = self.metrics
        eye = TARGET + 26 if self.two_look else 0
        return QRectF(14, m.h - 130, m.w - 28 - eye, 122)

    def figure_size(self) -> float:
        """How high a figure on a deck is at most."""
        return 118.0 if not self.metrics.portrait else 104.0

    def deck_places(self, view: View) -> dict[PlaceOf, QRectF]:
        """Where each piece on a deck stands, in units."""
        places: dict[PlaceOf, QRectF] = {}
        for seat in (0, 1):
            home, guests = view.home(seat), view.aboard(1 - seat)
            own_boxes, guest_boxes = self.ship(seat).places(len(home), len(guests), self.figure_size())
            places |= {(seat, piece.number): box for piece, box in zip(home, own_boxes, strict=True)}
            places |= {(1 - seat, piece.number): box for piece, box in zip(guests, guest_boxes, strict=True)}
        chosen = view.table.chosen
        if chosen != NOBODY:
            on_hatch = view.phase == "shot"
            owner = 1 - view.table.captain if on_hatch else view.table.captain
            places[owner, chosen] = self.danger_box(owner, "skull" if on_hatch else "plank")
        return places

    def danger_box(self, owner: int, where: str) -> QRectF:
        """Where a piece stands on the hatch or on the plank of its own ship."""
        ship = self.ship(owner)
        place = ship.skull if where == "skull" else ship.plank
        size = 96.0
        return QRectF(place.center().x() - size / 2, max(2.0, place.top() - size + 14), size, size)

    def reserve_places(self, count: int) -> tuple[QRectF, ...]:
        """Where the pieces of our reserve stand."""
        box = self.reserve_box()
        pitch = min(116.0, (box.width() - 8) / max(1, count))
        left = box.center().x() - pitch * count / 2
        return tuple(QRectF(left + pitch * k, box.y() - 3, pitch, TARGET) for k in range(count))

    def show_place(self) -> QRectF:
        """Where duel, coin and flag card are shown, on the panel: below the words, or all over it where none are."""
        return self._row_place(crowded=False)

    def _row_place(self, *, crowded: bool) -> QRectF:
        """The place to show something, or for a row of things that the words give way to where it is crowded."""
        box = self.panel_box()
        if crowded and self.metrics.portrait:
            wide = 4 * (TARGET + _TILE_GAP)
            return QRectF(box.right() - wide - 8, box.y() + 10, wide, box.height() - 20)
        if crowded:
            return QRectF(box.x() + 12, box.bottom() - TARGET - 12, box.width() - 24, TARGET + 8)
        if not self.words.text:
            return box.adjusted(12, 8, -12, -8)
        if self.metrics.portrait:
            return QRectF(box.x() + box.width() * 0.44, box.y() + 10, box.width() * 0.54, box.height() - 20)
        top = min(box.height() * 0.42, 112.0)
        return QRectF(box.x() + 12, box.y() + top, box.width() - 24, box.height() - top - 8)

    # ---- laying out ------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place everything."""
        m, view = self.metrics, self.view
        self._arrange_cards(len(view.table.cards))
        for seat in (0, 1):
            self.plates[seat].lay(self._plate_box(seat), m.u)
            self._arrange_front(seat)
        for place, box in self.deck_places(view).items():
            self.put(self.pieces[place], box.x(), box.y(), box.width(), box.height())
        for slot, box in enumerate(self.reserve_places(self.places_in_reserve())):
            self.put(self.reserve[slot][self.eyes], box.x(), box.y(), box.width(), box.height())
        self.put(self.eye, m.w - TARGET - 18, m.h - TARGET - 12, TARGET, TARGET)
        self._arrange_panel()

    def _arrange_cards(self, count: int) -> None:
        box = self.cards_box()
        columns = _COLUMNS if count > 8 else max(2, -(-count // 2))
        left = box.center().x() - (columns * (TARGET + CARD_GAP) - CARD_GAP) / 2
        if not self.metrics.portrait and columns < _COLUMNS:
            left = box.x() + (box.width() - columns * (TARGET + CARD_GAP)) / 2
        for place, card in enumerate(self.cards):
            row, column = divmod(place, columns)
            x, y = left + column * (TARGET + CARD_GAP), box.y() + row * (TARGET + CARD_GAP)
            self.put(card, x, y, TARGET, TARGET)

    def _arrange_front(self, seat: int) -> None:
        plate = self._plate_box(seat)
        x = plate.x() + plate.width() * 0.55 - 62 if self.metrics.portrait else plate.right() - 66
        self.put(self.fronts[seat], x, plate.y() + (12 if self.metrics.portrait else 42), 58, 58)

    def _arrange_panel(self) -> None:
        m, box = self.metrics, self.panel_box()
        crowded = self._is_crowded(len(self._row_shown()), pill=not self.decline.isHidden())
        show = self._row_place(crowded=crowded)
        size = self.words.size_u = m.prompt
        self.words.setVisible(bool(self.words.text))
        self.parrot.setVisible(bool(self.words.text) and not crowded)
        alone = not self._is_panel_used()
        side = 92.0 if m.portrait or alone else min(92.0, show.y() - box.y() - 8)
        top = (box.height() - side) / 2 if m.portrait or alone else 8.0
        self.put(self.parrot, box.x() + 12, box.y() + top, side, side)
        left = box.x() + (18 if crowded else side + 26)
        if m.portrait:
            wide = (box.right() if alone else show.x()) - left - 8
            self.put(self.words, left, box.y() + 6, wide, box.height() - 12)
        else:
            high = box.height() - 16 if alone else max(show.y() - box.y() - 4, size * 1.4)
            wide = box.right() - left - (TARGET + 24 if crowded else 22)
            self.put(self.words, left, box.y() + 6, wide, high)
        self.show_box.lay(self.show_place(), m.u)
        self._arrange_extras()
        self.update()

    def _is_panel_used(self) -> bool:
        """Whether anything but words lies on the panel."""
        return not self.show_box.isHidden() or any(self._extras_shown())

    def _extras_shown(self) -> list[bool]:
        return [bool(self._row_shown()), not self.decline.isHidden()]

    def _row(self) -> tuple[TouchButton, ...]:
        """What may stand in a row on the panel."""
        return (*self.doors, *self.coins.values(), self.back_button, self.on_button, self.close_button)

    def _row_shown(self) -> list[TouchButton]:
        return [tile for tile in self._row() if not tile.isHidden()]

    def _is_crowded(self, count: int, *, pill: bool) -> bool:
        """Whether so many things and the pill find no room beside each other while parrot and words keep theirs."""
        return pill and count > 2

    def _row_boxes(self, count: int, *, wide: bool, pill: bool) -> tuple[list[QRectF], QRectF]:
        """The boxes of `count` things in a row on the panel, and that of the pill to decline beside or above them."""
        crowded = self._is_crowded(count, pill=pill)
        show, above = self._row_place(crowded=crowded), crowded and not self.metrics.portrait
        high = min(TARGET, show.height() - 8)
        y = show.y() + (show.height() - high) / 2
        room = (TARGET + _TILE_GAP if count else min(280.0, show.width() * 0.6)) if pill and not above else 0.0
        pitch = min(high * (1.3 if wide else 1.0) + _TILE_GAP, (show.width() - room) / max(1, count))
        left = show.center().x() - (pitch * count + room) / 2
        boxes = [QRectF(left + pitch * k + _TILE_GAP / 2, y, pitch - _TILE_GAP, high) for k in range(count)]
        if above:
            return boxes, QRectF(show.right() - TARGET, self.panel_box().y() + 4, TARGET, TARGET)
        return boxes, QRectF(left + pitch * count + _TILE_GAP / 2, y, max(10.0, room - _TILE_GAP), high)

    def door_point(self, opening: int) -> QPoint:
        """Where a door is, or will be as soon as a piece is picked that may look for the flag; in pixels."""
        boxes, _ = self._row_boxes(self.view.box.openings, wide=False, pill=not self.decline.isHidden())
        return (boxes[opening].center() * self.metrics.u).toPoint()

    def _arrange_extras(self) -> None:
        """Doors, coins or buttons in a row, and the pill to decline beside them."""
        tiles = self._row_shown()
        wide = any(tile in tiles for tile in self.coins.values())
        boxes, pill = self._row_boxes(len(tiles), wide=wide, pill=not self.decline.isHidden())
        for tile, box in zip(tiles, boxes, strict=True):
            self.put(tile, box.x(), box.y(), box.width(), box.height())
        self.put(self.decline, pill.x(), pill.y(), pill.width(), pill.height())

    # ---- drawing ---------------------------------------------------------------------------------

    def scene_key(self) -> str:
        """Whose ship lies below, whether there is an eye beside the tray, and anything on the panel."""
        return f"stratego|{self.eyes}|{self.two_look}|{self.view.box.openings}|{self._has_panel()}"

    def _has_panel(self) -> bool:
        """An empty sheet would only be in the way, also behind the pill to decline, which has its own."""
        return bool(self.words.text) or not self.show_box.isHidden() or bool(self._row_shown())

    def draw_scene(self, sheet: Drawing) -> None:
        """Sky and sea, both ships, the panel, the tray."""
        sea.air(sheet, 90)
        sea.cloud(sheet, sheet.w * 0.8, 70, 0.7, 0.7)
        sea.sea(sheet, 84, bands=(theme.SEA0, theme.SEA1, theme.SEA2, theme.SEA2, theme.SEA3), seed=7)
        skull = self.kit.pictures.svg("skull_hatch")
        for seat in (1 - self.eyes, self.eyes):
            self.ship(seat).draw(sheet, skull, self.view.box.openings)
        if self._has_panel():
            box = self.panel_box()
            sheet.paper(box.x(), box.y(), box.width(), box.height(), 24, seed=6, shadow=7)
        tray = self.reserve_box()
        x, y, w, h = tray.x(), tray.y() + 26, tray.width(), tray.height() - 26
        sheet.paper(x, y, w, h, 18, theme.WOOD2, seed=5, shadow=6)
        sheet.path(cut(x + 10, y + h - 22, w - 20, 14, 6, 7, 1), theme.WOOD1, theme.INK, 2.4)
