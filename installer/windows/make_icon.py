"""Makes kidslogic.ico from installer/linux/kidslogic.svg: one picture for each size that Windows asks for.

Call: python installer/windows/make_icon.py. The icon is kept in git; call this when the SVG changes.
"""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
SIZES = (16, 24, 32, 48, 64, 128, 256)
_HEADER, _ENTRY = "<HHH", "<BBBBHHII"


def icon(svg: bytes) -> bytes:
    """An .ico file with a PNG of every size."""
    pictures = [_png(svg, size) for size in SIZES]
    offset = struct.calcsize(_HEADER) + len(SIZES) * struct.calcsize(_ENTRY)
    entries = b""
    for size, picture in zip(SIZES, pictures, strict=True):
        entries += struct.pack(_ENTRY, size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)  # 0 stands for 256
        offset += len(picture)
    return struct.pack(_HEADER, 0, 1, len(SIZES)) + entries + b"".join(pictures)


def _png(svg: bytes, size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(svg).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


if __name__ == "__main__":
    (HERE / "kidslogic.ico").write_bytes(icon((HERE.parent / "linux" / "kidslogic.svg").read_bytes()))
