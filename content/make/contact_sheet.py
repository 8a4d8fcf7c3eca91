"""Lay SVG pictures out at 128, 64 and 32 px, in colour, in grey and as a black shape, to judge them by eye.

python content/make/contact_sheet.py OUT.png [NAME ...]   (names as in content/symbols; none = all)
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SYMBOLS = Path(__file__).resolve().parent.parent / "symbols"
PAPER = QColor("#FFF8E8")
INK = QColor("#222222")
COLUMNS = 8
CELL = (204, 234)
PLACES = ((128, QPoint(0, 0)), (64, QPoint(130, 0)), (32, QPoint(146, 76)))
GREY_PLACES = ((64, QPoint(0, 134)), (32, QPoint(72, 150)))
SHAPE_PLACE = (24, QPoint(120, 154))


def drawn(name: str, px: int) -> QImage:
    """The picture on a clear ground, `px` pixels wide and high."""
    image = QImage(px, px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SYMBOLS / f"{name}.svg")).render(painter, QRectF(0, 0, px, px))
    painter.end()
    return image


def in_grey(image: QImage) -> QImage:
    """The picture on paper as a grey printer prints it."""
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(PAPER)
    painter = QPainter(paper)
    painter.drawImage(0, 0, image)
    painter.end()
    return paper.convertToFormat(QImage.Format.Format_Grayscale8)


def as_shape(image: QImage) -> QImage:
    """The black silhouette of the picture."""
    shape = image.copy()
    painter = QPainter(shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(shape.rect(), INK)
    painter.end()
    return shape


def contact_sheet(names: list[str]) -> QImage:
    """All pictures of `names` on one sheet."""
    width, height = CELL
    sheet = QImage(COLUMNS * width + 20, -(-len(names) // COLUMNS) * height + 16, QImage.Format.Format_RGB32)
    sheet.fill(PAPER)
    painter = QPainter(sheet)
    painter.setPen(INK)
    for number, name in enumerate(names):
        corner = QPoint(16 + number % COLUMNS * width, 12 + number // COLUMNS * height)
        for px, offset in PLACES:
            painter.drawImage(corner + offset, drawn(name, px))
        for px, offset in GREY_PLACES:
            painter.drawImage(corner + offset, in_grey(drawn(name, px)))
        painter.drawImage(corner + SHAPE_PLACE[1], as_shape(drawn(name, SHAPE_PLACE[0])))
        painter.drawText(corner + QPoint(0, 216), name)
    painter.end()
    return sheet


def main(arguments: list[str]) -> int:
    """Write the sheet; return 0 if it could be saved."""
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    _application = QGuiApplication(sys.argv[:1])
    names = arguments[1:] or sorted(path.stem for path in SYMBOLS.glob("*.svg"))
    return 0 if contact_sheet(names).save(arguments[0]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
