"""Small parts of the screen: the doors of the flag cards, and the card in front of a captain."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego.view.words import FLAG_PICTURES, action_picture, flag_name
from kidslogic.games.stratego.words import FlagCard
from kidslogic.ui import theme
from kidslogic.ui.buttons import centred
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.handle import Handle
from kidslogic.ui.kit import Kit
from kidslogic.ui.touch import TouchButton


class DoorTile(TouchButton):
    """A closed opening of the other ship, to be tried."""

    def __init__(self, kit: Kit, opening: int, parent: QWidget) -> None:
        self.opening = opening
        self.known: FlagCard | None = None
        super().__init__(kit, self._name_now, parent, seed=opening + 1)

    def show_known(self, card: FlagCard | None) -> None:
        """What was seen behind it, where that is to be remembered."""
        self.known = card
        self.refresh_name()
        self.update()

    def _name_now(self) -> str:
        door = QCoreApplication.translate("DoorTile", "Door {number}").format(number=self.opening + 1)
        return door if self.known is None else f"{door}: {flag_name(self.known)}"

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """A small picture of what was seen."""
        if self.known is not None:
            self.kit.pictures.paint(painter, centred(box, 0.5), FLAG_PICTURES[self.known])

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A wooden door that glows at its edge."""
        if not self.isDown():
            sheet.path(cut(x, y + 6, w, h, 16, self.seed, 1.4), theme.INK, opacity=0.22)
        sheet.path(cut(x, y, w, h, 16, self.seed, 1.4), theme.GLOW, theme.INK)
        sheet.path(cut(x + 9, y + 9, w - 18, h - 18, 10, self.seed + 4, 1.2), theme.WOOD1, theme.INK, 2.4)
        boards = f"M{x + w * 0.37:.0f} {y + 12:.0f}V{y + h - 11:.0f}M{x + w * 0.63:.0f} {y + 12:.0f}V{y + h - 11:.0f}"
        sheet.path(boards, "none", theme.WOOD3, 3)
        sheet.circle(x + w * 0.76, y + h * 0.52, 6, theme.YELLOW, theme.INK, 2.4)

    def draw_focus(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The ring follows the door."""
        sheet.focus_ring(x, y, w, h, 16, self.seed, chosen=self.chosen)


class FlagTile(Handle):
    """One of the own flag cards while they are being hidden."""

    def __init__(self, kit: Kit, card: FlagCard, parent: QWidget) -> None:
        self.card = card
        super().__init__(kit, lambda: flag_name(card), parent, seed=len(card))
        self.picture, self.part = FLAG_PICTURES[card], 0.74

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A card of paper."""
        if not self.isDown():
            sheet.path(cut(x, y + 6, w, h, 18, self.seed, 1.4), theme.INK, opacity=0.22)
        if self.chosen:
            sheet.chosen_ring(x, y, w, h, 18, self.seed)
        sheet.path(cut(x, y, w, h, 18, self.seed, 1.4), theme.PAPER, theme.INK)


class HidingPlace(TouchButton):
    """An opening of the own ship: open and empty, or with the card that hides there."""

    def __init__(self, kit: Kit, opening: int, parent: QWidget) -> None:
        self.opening = opening
        self.card: FlagCard | None = None
        self.glows = False
        super().__init__(kit, self._name_now, parent, seed=opening + 1)

    def show_card(self, card: FlagCard | None, *, glows: bool) -> None:
        """Show what hides there, and whether a card may be put there now."""
        self.card, self.glows = card, glows
        self.refresh_name()
        self.update()

    def _name_now(self) -> str:
        door = QCoreApplication.translate("DoorTile", "Door {number}").format(number=self.opening + 1)
        return door if self.card is None else f"{door}: {flag_name(self.card)}"

    def face_key(self) -> str:
        """Empty or not, glowing or not."""
        return f"{super().face_key()}|{self.card}|{self.glows}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """A frame of wood around the opening."""
        sheet.path(cut(x, y, w, h, 18, self.seed, 1.4), theme.GLOW if self.glows else theme.WOOD1, theme.INK)
        fill = theme.WOOD4 if self.card is None else theme.PAPER
        sheet.path(cut(x + 12, y + 12, w - 24, h - 24, 12, self.seed + 4, 1.2), fill, theme.INK, 2.4)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The card that hides there."""
        if self.card is not None:
            self.kit.pictures.paint(painter, centred(box, 0.64), FLAG_PICTURES[self.card])


class FrontCard(Figure):
    """Advanced line: the card that lies in front of a captain and cannot be turned now."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, "act_sleep", parent, disc=theme.PAPER, part=0.7)
        self.hide()

    def show_action(self, action: str | None) -> None:
        """Show the played face, or nothing."""
        if action is not None:
            self.show_picture(action_picture(action))
        self.setVisible(action is not None)
