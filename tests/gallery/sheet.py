"""A contact sheet: small pictures in rows, each with its name below, a heading above each run."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

COLUMNS = 8
THUMB_W = 420
"""Width of a small picture in pixels, wide enough to read a screen of 1024 x 600; upright ones are as high."""
GAP = 14
CAPTION_H = 26
HEADING_H = 54
_PAPER, _INK = "#F4EBD6", "#222222"


@dataclass(frozen=True)
class Run:
    """One run of the demo: its heading and its pictures in order."""

    heading: str
    pictures: tuple[Path, ...]


@dataclass(frozen=True)
class Spot:
    """Where a picture lies on a sheet."""

    picture: Path
    box: QRect


def thumb_size(picture: QSize) -> QSize:
    """The size of a small picture: `THUMB_W` wide, or high when it is upright."""
    return picture.scaled(QSize(THUMB_W, THUMB_W), Qt.AspectRatioMode.KeepAspectRatio)


def caption(picture: Path) -> str:
    """What stands below a picture: `07-setup-alone.png` -> `7 setup alone`."""
    number, _, name = picture.stem.partition("-")
    return f"{int(number)} {name.replace('-', ' ')}"


def lay_out(pictures: tuple[Path, ...], size: QSize, top: int) -> tuple[tuple[Spot, ...], int]:
    """Places for pictures of `size` pixels below `top`, as many in a row as fit; also where they end."""
    columns = max(1, (COLUMNS * (THUMB_W + GAP)) // (size.width() + GAP))
    pitch = size.height() + CAPTION_H + GAP
    spots = tuple(
        Spot(
            picture,
            QRect(GAP + (k % columns) * (size.width() + GAP), top + k // columns * pitch, size.width(), size.height()),
        )
        for k, picture in enumerate(pictures)
    )
    return spots, top + -(-len(pictures) // columns) * pitch


def draw(runs: tuple[Run, ...], family: str) -> QImage:
    """The sheet of some runs, written in the typeface `family`. Needs a QGuiApplication."""
    placed: list[tuple[Run, int, tuple[Spot, ...]]] = []
    y = GAP
    for run in runs:
        size = thumb_size(QImage(str(run.pictures[0])).size()) if run.pictures else QSize(THUMB_W, 1)
        spots, end = lay_out(run.pictures, size, y + HEADING_H)
        placed.append((run, y, spots))
        y = end + GAP
    sheet = QImage(COLUMNS * (THUMB_W + GAP) + GAP, y, QImage.Format.Format_RGB32)
    sheet.fill(QColor(_PAPER))
    painter = QPainter(sheet)
    painter.setPen(QColor(_INK))
    for run, top, spots in placed:
        _write(painter, QRect(GAP, top, sheet.width(), HEADING_H), run.heading, family, 32)
        for spot in spots:
            _draw_spot(painter, spot, family)
    painter.end()
    return sheet


def _draw_spot(painter: QPainter, spot: Spot, family: str) -> None:
    picture = QImage(str(spot.picture)).scaled(
        spot.box.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    painter.drawImage(spot.box, picture)
    below = QRect(spot.box.left(), spot.box.bottom() + 2, spot.box.width(), CAPTION_H)
    _write(painter, below, caption(spot.picture), family, 17)


def _write(painter: QPainter, box: QRect, text: str, family: str, px: int) -> None:
    font = QFont(family)
    font.setPixelSize(px)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
