"""Drawing by hand: shapes cut from paper, collected as SVG in units and painted once into a pixmap.

Scenes and the faces of buttons are all drawn through `Drawing`, so that one pen and one way of cutting paper is used.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Self

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from kidslogic.ui import theme

INK_PX = 2.6
"""Thinnest outline on the screen in pixels."""
_OUTSIDE, _INSIDE = 7, 6
"""How far off a face's edge the ring of the keyboard lies, in units."""
_SCENES, _SMALL_KB = 2, 10 * 1024
"""What is kept: the scenes of a board and of what covers it, and as much for faces as Qt gives by itself."""


def cut(x: float, y: float, w: float, h: float, r: float, seed: int = 1, amp: float = 2.0) -> str:
    """SVG path of a rectangle cut from paper: sides bow a little, corners are round but not alike.

    `r` is the corner's radius, `amp` the largest bow. The same place and seed always give the same shape.
    """
    dice = random.Random(seed * 7919 + int(w) * 31 + int(h))

    def bow(part: float = 1.0) -> float:
        return dice.uniform(-amp, amp) * part

    a, b, c, d = (max(1.0, r * dice.uniform(0.8, 1.2)) for _ in range(4))
    right, bottom, start = x + w, y + h, y + bow(0.4)
    return (
        f"M{x + a:.1f} {start:.1f}Q{x + w / 2:.1f} {y + bow():.1f} {right - b:.1f} {y + bow(0.4):.1f}"
        f"Q{right:.1f} {y:.1f} {right + bow(0.4):.1f} {y + b:.1f}"
        f"Q{right + bow():.1f} {y + h / 2:.1f} {right + bow(0.4):.1f} {bottom - c:.1f}"
        f"Q{right:.1f} {bottom:.1f} {right - c:.1f} {bottom + bow(0.4):.1f}"
        f"Q{x + w / 2:.1f} {bottom + bow():.1f} {x + d:.1f} {bottom + bow(0.4):.1f}"
        f"Q{x:.1f} {bottom:.1f} {x + bow(0.4):.1f} {bottom - d:.1f}"
        f"Q{x + bow():.1f} {y + h / 2:.1f} {x + bow(0.4):.1f} {y + a:.1f}"
        f"Q{x:.1f} {y:.1f} {x + a:.1f} {start:.1f}Z"
    )


class Drawing:
    """Shapes in units, drawn in the order in which they are added. `w` and `h` are the size of the sheet."""

    def __init__(self, w: float, h: float, u: float = 1.0) -> None:
        self.w, self.h, self.u = w, h, u
        self.ink = (3.0 if u >= 1 else INK_PX / u) * theme.pen()
        self._parts: list[str] = []

    def path(
        self,
        d: str,
        fill: str = "none",
        stroke: str | None = None,
        width: float | None = None,
        opacity: float | None = None,
        dash: str | None = None,
    ) -> Self:
        """A path; `stroke` without `width` is drawn with the ink's width."""
        self._parts.append(f'<path d="{d}" fill="{theme.seen(fill)}"{self._pen(stroke, width, opacity, dash)}/>')
        return self

    def circle(
        self,
        x: float,
        y: float,
        r: float,
        fill: str = "none",
        stroke: str | None = None,
        width: float | None = None,
        opacity: float | None = None,
    ) -> Self:
        """A circle around (x, y)."""
        pen = self._pen(stroke, width, opacity, None)
        self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{theme.seen(fill)}"{pen}/>')
        return self

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: str = "none",
        stroke: str | None = None,
        width: float | None = None,
        opacity: float | None = None,
    ) -> Self:
        """An ellipse around (x, y)."""
        pen = self._pen(stroke, width, opacity, None)
        self._parts.append(
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{theme.seen(fill)}"{pen}/>'
        )
        return self

    def rect(self, x: float, y: float, w: float, h: float, fill: str, opacity: float | None = None) -> Self:
        """A plain rectangle without outline."""
        pen = self._pen(None, None, opacity, None)
        self._parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{theme.seen(fill)}"{pen}/>'
        )
        return self

    def group(self, x: float, y: float, scale: float = 1.0, flip: bool = False, rotate: float = 0.0) -> Self:
        """Begin a group whose origin lies at (x, y); `rotate` in degrees. End it with `end`."""
        turn = f" rotate({rotate:g})" if rotate else ""
        self._parts.append(
            f'<g transform="translate({x:.1f} {y:.1f}){turn} scale({-scale if flip else scale:.4f} {scale:.4f})">'
        )
        return self

    def end(self) -> Self:
        """End the group begun last."""
        self._parts.append("</g>")
        return self

    def picture(
        self, svg: str, cx: float, cy: float, size: float, opacity: float | None = None, flip: bool = False
    ) -> Self:
        """A picture of the 64 box (its SVG text), `size` units wide, around (cx, cy), its ink near the scene's."""
        k = size / 64
        body = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
        body = body.replace('stroke-width="3"', f'stroke-width="{min(3, 3.9 / k):.2f}"', 1)
        shade = f' opacity="{opacity:g}"' if opacity is not None else ""
        left = cx + 32 * k if flip else cx - 32 * k
        move = f"translate({left:.1f} {cy - 32 * k:.1f}) scale({-k if flip else k:.4f} {k:.4f})"
        self._parts.append(f'<g transform="{move}"{shade}>{body}</g>')
        return self

    # ---- paper -----------------------------------------------------------------------------------

    def paper(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float = 22,
        fill: str = theme.PAPER,
        seed: int = 1,
        shadow: float = 7,
        edge: str | None = theme.INK,
        amp: float = 2.0,
        depth: float = 0.2,
    ) -> Self:
        """A sheet of paper; `shadow` is how far below its edge shows, `depth` how dark."""
        if shadow:
            self.path(cut(x, y + shadow, w, h, r, seed, amp), theme.INK, opacity=depth)
        return self.path(cut(x, y, w, h, r, seed, amp), fill, edge)

    def chosen_ring(self, x: float, y: float, w: float, h: float, r: float, seed: int = 1) -> Self:
        """The orange ring between two ink lines: this one is chosen."""
        shape = cut(x - 5, y - 5, w + 10, h + 10, r + 5, seed, 1.0)
        return self.path(shape, "none", theme.INK, 14).path(shape, "none", theme.ORANGE, 8.5)

    def focus_ring(
        self, x: float, y: float, w: float, h: float, r: float, seed: int = 1, *, chosen: bool = False
    ) -> Self:
        """The blue ring inside a white halo: the keyboard is here. Inside the edge of what has a `chosen` ring."""
        off = -_INSIDE if chosen else _OUTSIDE
        shape = cut(x - off, y - off, w + 2 * off, h + 2 * off, max(1.0, r + off), seed, 1.0)
        return self.path(shape, "none", theme.WHITE, 9).path(shape, "none", theme.BLUE, 5)

    # ---- result ----------------------------------------------------------------------------------

    @property
    def svg(self) -> str:
        """The drawing as SVG text, one user unit per unit."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.w:.2f} {self.h:.2f}">'
            '<g stroke-linejoin="round" stroke-linecap="round">' + "".join(self._parts) + "</g></svg>"
        )

    def paint(self, painter: QPainter, target: QRectF) -> None:
        """Paint the sheet into `target` (pixels)."""
        QSvgRenderer(QByteArray(self.svg.encode())).render(painter, target)

    def _pen(self, stroke: str | None, width: float | None, opacity: float | None, dash: str | None) -> str:
        pen = ""
        if stroke:
            pen += f' stroke="{theme.seen(stroke)}" stroke-width="{self.ink if width is None else width:g}"'
        if dash:
            pen += f' stroke-dasharray="{dash}"'
        if opacity is not None:
            pen += f' opacity="{opacity:g}"'
        return pen


def drawn(
    key: str, w: float, h: float, u: float, dpr: float, draw: Callable[[Drawing], None], ground: str = ""
) -> QPixmap:
    """A drawing of `w` x `h` units as a pixmap, made once and kept while there is room.

    `key` must name everything that `draw` depends on besides the size. On a `ground` nothing can be seen through, which
    is painted several times as fast.
    """
    name = f"{key}|{w:.1f}x{h:.1f}|{u:.4f}|{dpr}|{theme.pen()}"
    found = QPixmap()
    if QPixmapCache.find(name, found):
        return found
    sheet = Drawing(w, h, u)
    draw(sheet)
    pixmap = QPixmap(max(1, round(w * u * dpr)), max(1, round(h * u * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(theme.seen(ground)) if ground else Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet.paint(painter, QRectF(0, 0, w * u, h * u))
    painter.end()
    _make_room(pixmap)
    QPixmapCache.insert(name, pixmap)
    return pixmap


def _make_room(pixmap: QPixmap) -> None:
    """Let Qt keep as many drawings as a board needs: the larger the screen, the more its scenes take."""
    kilobytes = pixmap.width() * pixmap.height() * pixmap.depth() // (8 * 1024)
    QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _SCENES * kilobytes + _SMALL_KB))
