"""How the contact sheet is laid out."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from tests.gallery.sheet import COLUMNS, GAP, THUMB_W, Run, caption, draw, lay_out, thumb_size


def test_upright_pictures_are_as_high_as_others_are_wide():
    assert thumb_size(QSize(1280, 800)) == QSize(THUMB_W, 262)
    assert thumb_size(QSize(800, 1280)) == QSize(262, THUMB_W)


def test_the_caption_is_the_number_and_the_name():
    assert caption(Path("build/07-setup-alone.png")) == "7 setup alone"


def test_pictures_lie_in_rows_and_never_on_each_other():
    names = tuple(Path(f"{number:02d}-x.png") for number in range(COLUMNS + 3))

    spots, end = lay_out(names, QSize(THUMB_W, 262), top=100)

    assert [spot.picture for spot in spots] == list(names)
    assert len({spot.box.top() for spot in spots}) == 2
    assert not any(a.box.intersects(b.box) for a in spots for b in spots if a is not b)
    assert end > max(spot.box.bottom() for spot in spots)


def test_the_sheet_shows_each_picture(tmp_path, qapp):
    path = tmp_path / "01-red.png"
    picture = QImage(640, 400, QImage.Format.Format_RGB32)
    picture.fill(QColor("red"))
    picture.save(str(path))

    sheet = draw((Run("de 640x400", (path,)), Run("cs 640x400", ())), qapp.font().family())

    assert sheet.pixelColor(GAP + THUMB_W // 2, GAP + 54 + 100) == QColor("red")
