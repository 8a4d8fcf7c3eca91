"""The board as it stands: figures with their faces or backs, cards, boats, and what glows because it can be touched."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from kidslogic.engine.session import Session
from kidslogic.games.stratego.state import SHOWN, Piece, View
from kidslogic.games.stratego.view.choosing import Choices
from kidslogic.games.stratego.view.layout import PIECES, StrategoLayout
from kidslogic.games.stratego.view.words import face_of
from kidslogic.games.stratego.words import BOMB, COINS, UNKNOWN, FlagCard
from kidslogic.ui import theme
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.touch import TouchButton


class StrategoBoard(StrategoLayout):
    """Shows views. `choices` is what can be touched now, `picked` the own piece that was picked for a duel.

    `note` is what the parrot says instead of the question, `remembering` whether it helps to remember faces, `replayed`
    a moment of a finished game that is looked at again.
    """

    def __init__(
        self, kit: Kit, session: Session[Any, Any, Any, Any], people: tuple[Person, ...], parent: QWidget | None = None
    ) -> None:
        self.note: str | None = None
        self.replayed: View | None = None
        self.remembering = False
        self.peeking = False
        self.choices = Choices()
        self.picked: int | None = None
        super().__init__(kit, session, people, parent)
        self._orders = [self._order(seat) for seat in (0, 1)]

    # ---- what is seen ----------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What is looked at: what the child at the screen may see, or a moment of a finished game."""
        return self.replayed or super().view

    @property
    def is_open(self) -> bool:
        """Whether the own pictures can be seen: nobody else looks, the eye is held, or the game is over."""
        return not self.two_look or self.peeking or self.view.phase == "over" or self.replayed is not None

    def rank_shown(self, owner: int, rank: int) -> int:
        """A rank, or UNKNOWN where its picture is not to be seen now."""
        if self.view.phase == "over" or self.replayed is not None:
            return rank
        return rank if owner == self.eyes and self.is_open else UNKNOWN

    def rank_on_deck(self, owner: int, number: int) -> int:
        """The rank of a piece as it is shown now, UNKNOWN for a back."""
        for piece in self.view.table.decks[owner]:
            if piece.number == number:
                return self._rank_of(owner, piece)
        return UNKNOWN

    def _rank_of(self, owner: int, piece: Piece) -> int:
        marked = piece.known == SHOWN and (self.view.house.mark_seen or self.remembering)
        return piece.rank if marked else self.rank_shown(owner, piece.rank)

    def rank_in_reserve(self, seat: int, slot: int) -> int:
        """The rank of a piece in reserve as it is shown now, UNKNOWN for a back."""
        if not hasattr(self, "_orders"):
            return UNKNOWN
        slots = self.slots(seat)
        rank = slots[slot] if slot < len(slots) else None
        return UNKNOWN if rank is None else self.rank_shown(seat, rank)

    def _order(self, seat: int) -> tuple[int, ...]:
        """Where the crew stands in the tray: mixed where somebody else could learn from the place of a back."""
        crew = list(self.session.view(seat).box.crew)
        if self.two_look:
            Random(f"{self.session.seed}:{seat}").shuffle(crew)
        return tuple(crew)

    def _waiting(self, seat: int) -> tuple[int, ...]:
        """Who waited in the tray when the game began, place by place: those who stood on deck then have none."""
        view, order = self.view, list(self._orders[seat])
        for piece in (*view.table.decks[seat], *view.table.out[seat]):
            if piece.number < view.box.stationed and piece.rank in order:
                order.remove(piece.rank)
        return tuple(order)

    def places_in_reserve(self) -> int:
        """One for each who waited at the beginning."""
        return len(self._waiting(self.eyes)) if hasattr(self, "_orders") else PIECES

    def slots(self, seat: int) -> tuple[int | None, ...]:
        """The ranks in the tray by place; None where somebody has left, and everywhere where they cannot be known."""
        left, waiting = list(self.view.table.reserves[seat]), self._waiting(seat)
        if UNKNOWN in left:
            return (None,) * len(waiting)
        found: list[int | None] = []
        for rank in waiting:
            if rank in left:
                left.remove(rank)
                found.append(rank)
            else:
                found.append(None)
        return tuple(found)

    def slot_of(self, seat: int, rank: int) -> int | None:
        """The first place in the tray with that rank."""
        slots = self.slots(seat)
        return slots.index(rank) if rank in slots else None

    # ---- showing ---------------------------------------------------------------------------------

    @property
    def is_showing(self) -> bool:
        """Whether something that happened is being shown."""
        return False

    def is_childs_turn_soon(self) -> bool:
        """Whether a child at the screen decides next."""
        turn = self.session.turn
        return turn is not None and self.people[turn].seat.kind != "computer"

    def tell(self, words: str) -> None:
        """Let the parrot say something while it is being shown."""
        self.note = words
        self.words.set_text(self.prompt)
        self._arrange_panel()
        self.kit.voice.say(words)

    def refresh(self) -> None:
        """Show everything as it stands now."""
        view = self.view
        self._show_figures(view)
        self._show_cards(view)
        for seat in (0, 1):
            self.show_boat(seat)
            front = view.table.front[seat]
            self.fronts[seat].show_action(None if front is None else front.up)
        doors = self.choices.doors(self.picked)
        for opening, door in enumerate(self.doors):
            door.setVisible(opening in doors)
            door.show_known(self._flag_known(view, opening))
        for side, coin in self.coins.items():
            coin.setVisible(side in self.choices.coins)
        if not self.is_showing:
            self.show_box.clear()
        self.decline.setVisible(self.choices.decline is not None)
        self.eye.setVisible(self.two_look and view.phase != "over" and self.replayed is None)
        self.words.set_text(self.prompt)
        self.arrange()
        self.update()
        self.rail_changed.emit()

    def _flag_known(self, view: View, opening: int) -> FlagCard | None:
        """What was seen behind a door of the other ship, where it is to be remembered."""
        flags = view.table.flags[1 - self.eyes]
        return flags[opening] if opening < len(flags) and (self.remembering or view.house.mark_seen) else None

    def show_boat(self, seat: int) -> None:
        """Who is out, who waits, whose turn it is."""
        table = self.view.table
        faces = tuple(face for face in (face_of(piece.rank) for piece in table.out[seat]) if face is not None)
        self.plates[seat].show_captain(
            on_turn=self.session.turn == seat and self.replayed is None,
            reserve=len(table.reserves[seat]),
            out=faces,
            has_front=table.front[seat] is not None,
        )

    def _show_figures(self, view: View) -> None:
        shown = set()
        for owner in (0, 1):
            for piece in view.table.decks[owner]:
                key = owner, piece.number
                shown.add(key)
                self.pieces[key].show_piece(face_of(self._rank_of(owner, piece)), self._mark(key))
                self.pieces[key].setEnabled(True)
        for key, button in self.pieces.items():
            button.setVisible(key in shown)
        for seat in (0, 1):
            slots = self.slots(seat) if seat == self.eyes else ()
            for slot, buttons in enumerate(self.reserve):
                rank = slots[slot] if slot < len(slots) else None
                buttons[seat].setVisible(rank is not None)
                if rank is not None:
                    mark = "glow" if rank in self.choices.ranks else ""
                    buttons[seat].show_piece(face_of(self.rank_shown(seat, rank)), mark)

    def _mark(self, key: tuple[int, int]) -> str:
        owner, number = key
        if owner == self.eyes and number == self.picked:
            return "chosen"
        if key in self.choices.pieces or (owner == self.eyes and not self.is_open and self._is_cloaked(number)):
            return "glow"
        if self.picked is None:
            return "glow" if owner == self.eyes and number in self.choices.starters else ""
        return "glow" if owner != self.eyes and number in self.choices.targets(self.picked) else ""

    def _is_cloaked(self, number: int) -> bool:
        """Whether this is the bomb and would tell by not glowing what its back hides: it glows as another one would."""
        view = self.view
        home = view.home(self.eyes)
        if not any(piece.number == number and piece.rank == BOMB for piece in home):
            return False
        if view.phase == "swing":
            others = {(self.eyes, piece.number) for piece in home if piece.number != number}
            can_leave = not others.isdisjoint(self.choices.pieces) if others else view.house.deck_limit == 0
            return bool(self.choices.pieces) and can_leave
        meets = bool(view.aboard(1 - self.eyes))
        return view.phase == "attack" and self.picked is None and bool(self.choices.starters) and meets

    def _show_cards(self, view: View) -> None:
        table = view.table
        barred = table.last if table.phase == "card" and not view.house.advanced else -1
        for place, card in enumerate(self.cards):
            if place >= len(table.cards) or table.cards[place] is None:
                card.show_card(None, None, roped=False, fresh=False)
                continue
            lying = table.cards[place]
            assert lying is not None
            open_now = view.house.faces_open or self.remembering or self.replayed is not None
            card.show_card(
                lying.up,
                lying.below if open_now else None,
                roped=place == barred,
                fresh=place == table.last and table.phase != "card",
                remembered=self.remembering,
            )
            card.set_glowing(place in self.choices.cards)

    def first_choice(self) -> TouchButton | None:
        """The first thing that can be touched now: where the keyboard begins after a curtain."""
        meant: list[TouchButton] = [self.cards[place] for place in self.choices.cards]
        meant += [self.pieces[key] for key in self.choices.pieces]
        meant += [self.coins[side] for side in COINS if side in self.choices.coins]
        return next(iter(meant), None)

    # ---- for the showing -------------------------------------------------------------------------

    def where_from(self, owner: int, rank: int) -> QRect:
        """Where a piece that comes on deck comes from, in pixels."""
        if owner == self.eyes:
            for slot, buttons in enumerate(self.reserve):
                button = buttons[owner]
                if button.isVisible() and self.slot_of(owner, rank) != slot and self._slot_rank(owner, slot) == rank:
                    button.hide()
                    return button.geometry()
        plate = self.plates[owner].geometry()
        side = round(60 * self.metrics.u)
        return QRect(plate.center() - QPoint(side // 2, side // 2), plate.center() + QPoint(side // 2, side // 2))

    def _slot_rank(self, owner: int, slot: int) -> int | None:
        waiting = self._waiting(owner)
        return waiting[slot] if slot < len(waiting) else None

    def splash_at(self, box: QRect) -> QWidget:
        """A splash of water over the board; whoever asked for it takes it away."""
        splash = _Splash(self.kit, self)
        splash.setGeometry(box.adjusted(-box.width() // 3, -box.height() // 3, box.width() // 3, box.height() // 3))
        splash.show()
        splash.raise_()
        return splash


class _Splash(QLabel):
    """A picture of splashing water."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self._kit = kit

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(QColor(theme.INK))
        self._kit.pictures.paint(painter, self.rect().toRectF(), "splash")
        painter.end()
