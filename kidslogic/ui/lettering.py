"""Text on paper: it keeps its size, breaks into lines when it must, and says when there is no room for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from kidslogic.ui import theme

LINE_HEIGHT = 1.3
WIDE = 0.12
"""Room added between letters for those who read more easily so, in parts of the letters' size (learning.md 4)."""
_SENTENCE_END = re.compile(r"(?<=[^\W\d]{2}[.!?]) (?=[^\W\d_])")
"""The space after a sentence; a number or a single letter with a full stop ends none."""
_family = "Andika"
_spacing = 0.0


def use_family(family: str) -> None:
    """Set the typeface of the whole app (chosen once at start from what is installed)."""
    global _family  # noqa: PLW0603  # one typeface per process, like the QApplication's own font
    _family = family


def use_wide_spacing(wide: bool) -> None:
    """Set the letters of the whole app apart, or close again."""
    global _spacing  # noqa: PLW0603  # like the typeface
    _spacing = WIDE if wide else 0.0


def font(px: float, *, bold: bool = False) -> QFont:
    """The app's typeface with letters of `px` pixels."""
    return _face(px, bold, _family, _spacing)


def _face(px: float, bold: bool, family: str, spacing: float) -> QFont:
    face = QFont(family)
    face.setPixelSize(max(1, round(px)))
    face.setBold(bold)
    face.setFeature(QFont.Tag("liga"), 0)  # beginners know f and i, and a PDF can be searched for them
    if spacing:
        face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * px)
    return face


def text_width(text: str, px: float, *, bold: bool = False) -> float:
    """Width of one line in the unit of `px`; measured large so that small sizes do not round."""
    return _width_at_100(text, bold, _family, _spacing) * px / 100


@lru_cache(maxsize=1024)
def _width_at_100(text: str, bold: bool, family: str, spacing: float) -> float:
    """Pages are laid out several times before they are seen, and every line is measured word by word each time.

    A visit to some pages asks for a few hundred widths; a way through all screens in one language for 1,500.
    """
    return QFontMetricsF(_face(100, bold, family, spacing)).horizontalAdvance(text)


def elided(text: str, w: float, px: float, *, bold: bool = False) -> str:
    """As much of one line as fits into `w` pixels, with an ellipsis where something is missing."""
    return QFontMetricsF(font(px, bold=bold)).elidedText(text, Qt.TextElideMode.ElideRight, w)


@dataclass(frozen=True)
class Lines:
    """A text laid out: its lines, the size of its letters, and whether it found room at the smallest size."""

    lines: tuple[str, ...]
    px: float
    fits: bool


def lay_out(text: str, w: float, h: float, px: float, floor: float, *, bold: bool = True) -> Lines:
    """Break `text` into lines for a box of w x h pixels, as large as fits between `floor` and `px` pixels.

    More lines are tried before smaller letters. When even the floor is too large, `fits` is false.
    """
    size = px
    while True:
        lines = _break(text, w, size, bold)
        narrow = all(text_width(line, size, bold=bold) <= w + 0.5 for line in lines)
        if narrow and len(lines) * size * LINE_HEIGHT <= h + size * (LINE_HEIGHT - 1) + 0.5:
            return Lines(lines, size, fits=True)
        if size <= floor:
            return Lines(lines, floor, fits=False)
        size = max(floor, size * 0.95)


def lay_out_name(text: str, w: float, h: float, px: float, floor: float, *, bold: bool = True) -> Lines:
    """Like `lay_out`, for names of any length: what finds no room even at the floor is cut with an ellipsis."""
    laid = lay_out(text, w, h, px, floor, bold=bold)
    return laid if laid.fits else Lines((elided(text, w, laid.px, bold=bold),), laid.px, fits=True)


def _break(text: str, w: float, px: float, bold: bool) -> tuple[str, ...]:
    lines: list[str] = []
    joint = "\n"  # what stood between the last two lines
    for paragraph in text.split("\n"):
        line = ""
        for space, piece in _pieces(paragraph):
            longer = line + space + piece if line else piece
            if line and text_width(longer, px, bold=bold) > w:
                lines.append(line)
                line, joint = piece, space
            else:
                line = longer
        lines.append(line)
    if len(lines) != 2 or joint == "\n":
        return tuple(lines)
    return _by_sentence(text, w, px, bold) or _balanced(lines[0], joint, lines[1], w, px, bold)


def _pieces(paragraph: str) -> Iterator[tuple[str, str]]:
    """What may stand in a line of its own, each with the space before it; words break at zero-width spaces."""
    for word in paragraph.split(" "):
        first, *rest = word.split("\u200b")
        yield " ", first
        yield from (("", piece) for piece in rest)


def _by_sentence(text: str, w: float, px: float, bold: bool) -> tuple[str, str] | None:
    """Two lines that are read most easily: each begins with a sentence. None where that finds no room."""
    ways = [(text[: end.start()], text[end.end() :]) for end in _SENTENCE_END.finditer(text)]
    widths = {way: max(text_width(line, px, bold=bold) for line in way) for way in ways}
    way = min(ways, key=lambda way: widths[way], default=None)
    return None if way is None or "\u200b" in text or widths[way] > w else way


def _balanced(first: str, joint: str, second: str, w: float, px: float, bold: bool) -> tuple[str, ...]:
    """Move the last word of the first of two lines down when that leaves them more alike; `joint` stood between."""
    while " " in first:
        head, _, tail = first.rpartition(" ")
        longer = f"{tail}{joint}{second}"
        if text_width(longer, px, bold=bold) > min(w, text_width(first, px, bold=bold)):
            break
        first, second, joint = head, longer, " "
    return first, second


def write(
    painter: QPainter,
    box: QRectF,
    laid: Lines,
    *,
    bold: bool = True,
    colour: str = theme.INK,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Write laid-out lines into `box` (pixels), centred vertically."""
    face = font(laid.px, bold=bold)
    painter.setFont(face)
    painter.setPen(QColor(theme.seen(colour)))
    metrics = QFontMetricsF(face)
    step = laid.px * LINE_HEIGHT
    cap = metrics.capHeight()
    top = box.center().y() - (len(laid.lines) - 1) * step / 2 + cap / 2
    for index, line in enumerate(laid.lines):
        advance = metrics.horizontalAdvance(line)
        x = box.left() if align == Qt.AlignmentFlag.AlignLeft else box.center().x() - advance / 2
        painter.drawText(QPointF(x, top + index * step), line)
