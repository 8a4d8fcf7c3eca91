"""What is asked, as a row of pictures, for those who do not read: somebody against somebody, a way to the flag."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego.training.position import CHILD, OTHER, Position, asked_piece
from kidslogic.games.stratego.view.pieces import COLOURS, SHAPE, Colour, paint_piece
from kidslogic.games.stratego.view.words import face_of
from kidslogic.ui.kit import Kit

_MOST = 116.0
"""How high a figure is at most, in units; other pictures are a little smaller."""


@dataclass(frozen=True)
class Figurine:
    """A figure of a ship, with its face or from behind (None)."""

    colour: Colour
    face: str | None = None


Part = Figurine | str
"""A figure, or the name of a picture."""


def riddle_of(position: Position) -> tuple[Part, ...]:
    """The row of pictures for a question; nothing where the answers say enough."""
    mine, theirs = Figurine(COLOURS[CHILD]), Figurine(COLOURS[OTHER])
    asked = asked_piece(position)
    match position.kind, position.asked:
        case "odds", "theirs":
            return (Figurine(mine.colour, face_of(asked.rank) if asked else None), "balance", theirs)
        case (("compare" | "odds"), _):
            return (mine, "balance", Figurine(theirs.colour, face_of(asked.rank) if asked else None))
        case "plan", "take":
            return (mine, "next", "flag")
        case "plan", "save":
            return (theirs, "next", "flag", "lifebuoy")
    return ()


def boat_of(position: Position) -> tuple[Part, ...]:
    """Who of theirs is out, where that is to be thought about: large, for so much hangs on it."""
    if position.kind not in ("odds", "deduce"):
        return ()
    faces = [face_of(rank) for rank in sorted(position.out, reverse=True)]
    return ("rowboat", *(Figurine(COLOURS[OTHER], face) for face in faces))


class Riddle(QWidget):
    """The row of pictures. Touches go through it."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.kit = kit
        self.u = 1.0
        self.parts: tuple[Part, ...] = ()

    def show_parts(self, parts: tuple[Part, ...]) -> None:
        """Show these; nothing hides it."""
        self.parts = parts
        self.setVisible(bool(parts))
        self.update()

    def lay(self, box: QRectF, u: float) -> None:
        """Lie in a box of units."""
        self.u = u
        self.setGeometry(round(box.x() * u), round(box.y() * u), round(box.width() * u), round(box.height() * u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the row in the middle."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        high = min(self.height() - 6 * self.u, _MOST * self.u, self.width() / max(1, len(self.parts)) - 12 * self.u)
        pitch = high + 12 * self.u
        left, top = (self.width() - pitch * len(self.parts)) / 2, (self.height() - high) / 2
        for place, part in enumerate(self.parts):
            box = QRectF(left + pitch * place, top, high, high)
            if isinstance(part, Figurine):
                side = high * SHAPE
                figure = QRectF(box.center().x() - side / 2, top, side, high)
                paint_piece(painter, self.kit, figure, self.u, part.colour, part.face)
            else:
                edge = high * 0.14
                self.kit.pictures.paint(painter, box.adjusted(edge, edge, -edge, -edge), part)
        painter.end()
