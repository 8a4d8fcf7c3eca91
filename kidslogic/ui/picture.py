"""Turns a symbol of a row, or the plain name of a content picture, into something Qt can show.

Pictures are SVG files in a 64 x 64 box (content/symbols); a pack may bring its own SVG or PNG symbols. Those are
trusted only after the checks of the packs room; here they are just drawn.
"""

from __future__ import annotations

import re
from collections import Counter, OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from kidslogic.patterns.symbols import DIRECTIONS, Symbol, VariantFault, parse_symbol
from kidslogic.ui.picture_count import counted_svg
from kidslogic.ui.picture_texture import FILLS, paint_texture

SMALL_SHARE: Final = 0.55
"""A small picture's side as a share of a big one's."""
_BOX: Final = 64
_DRAWN_PER_COLOUR: Final = frozenset({"gem", "marble"})
_CACHE_BYTES: Final = 24 * 1024 * 1024
_PNG_MAGIC: Final = b"\x89PNG"
_WHITE: Final = 0xFFFFFFFF
_WHITE_WEIGHT: Final = 0.4
"""White counts less as the main fill: a drum is red although its white skin is the larger part of it."""
_OUTER_INK = re.compile(r'(<g [^>]*stroke-width=")3(")')
_SVG_TAG = re.compile(r"<[^>]+>")
_PAINT = re.compile(r'\b(fill|stroke)="(?!none)([^"]*)"')


class UnknownPictureError(LookupError):
    """No picture has this name or text form."""


@dataclass(frozen=True)
class _Key:
    """What makes two pixmaps the same; `side` is in device pixels, `ink` in units of the 64 box."""

    text: str
    side: int
    dpr: float
    ink: float
    mirrored: bool
    opacity: float


class Pictures:
    """All pictures of the app, drawn when first asked for and kept in a bounded cache (QPixmap: GUI thread only)."""

    def __init__(self, content_dir: Path, own: Mapping[str, bytes] | None = None) -> None:
        """`content_dir` is the content folder; `own` maps a pack's symbol names to their SVG or PNG bytes."""
        self._content_dir = content_dir
        self._own = dict(own or {})
        self._cache: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._cache_bytes = 0
        self._texts: dict[str, str] = {}
        self._main_fills: dict[str, str | None] = {}

    def for_pack(self, own: Mapping[str, bytes]) -> Pictures:
        """The same pictures plus the symbols that one pack brings along; a pack never sees another's symbols."""
        return Pictures(self._content_dir, own)

    def knows(self, picture: Symbol | str) -> bool:
        """Whether `picture` can be drawn."""
        try:
            self._source(_as_symbol(picture))
        except (UnknownPictureError, ValueError):
            return False
        return True

    def pixmap(
        self,
        picture: Symbol | str,
        size_px: int,
        dpr: float = 1.0,
        mirrored: bool = False,
        opacity: float = 1.0,
    ) -> QPixmap:
        """The picture in a clear square of `size_px` logical pixels, `dpr` device pixels each.

        Raises UnknownPictureError, or ValueError for a number that cannot be laid out.
        """
        symbol = _as_symbol(picture)
        share = SMALL_SHARE if symbol.size == "small" else 1.0
        ink = round(min(3.0, 3.9 * _BOX / max(1.0, size_px * share)), 2)
        key = _Key(symbol.text, max(1, round(size_px * dpr)), dpr, ink, mirrored, round(opacity, 2))
        found = self._cache.get(key)
        if found is None:
            found = QPixmap.fromImage(self._image(symbol, key, share))
            found.setDevicePixelRatio(dpr)
            self._keep(key, found)
        else:
            self._cache.move_to_end(key)
        return QPixmap(found)  # shares the pixels, but a caller who paints on it spoils no other's

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        picture: Symbol | str,
        mirrored: bool = False,
        opacity: float = 1.0,
    ) -> None:
        """Draw the picture into the largest centred square of `rect`, sharp on the painter's screen."""
        side = min(rect.width(), rect.height())
        if side < 1:
            return
        device = painter.device()
        pixmap = self.pixmap(picture, round(side), device.devicePixelRatioF(), mirrored, opacity)
        centre = rect.center()
        target = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))

    def svg(self, name: str) -> str:
        """The SVG text of a content picture, for scenes that draw it among their own shapes.

        Raises UnknownPictureError.
        """
        if name not in self._texts:
            self._texts[name] = self._read(name)
        return self._texts[name]

    def clear(self) -> None:
        """Let go of what was drawn; what is asked for again is drawn again."""
        self._cache.clear()
        self._cache_bytes = 0

    def _keep(self, key: _Key, pixmap: QPixmap) -> None:
        self._cache[key] = pixmap
        self._cache_bytes += 4 * key.side * key.side
        while self._cache_bytes > _CACHE_BYTES and len(self._cache) > 1:
            oldest, _ = self._cache.popitem(last=False)
            self._cache_bytes -= 4 * oldest.side * oldest.side

    def _source(self, symbol: Symbol) -> str | bytes:
        """SVG text or PNG bytes of what `symbol` shows before colour, size and direction."""
        if symbol.number is not None:
            return counted_svg(symbol.name, symbol.number)
        name = symbol.name
        if name in _DRAWN_PER_COLOUR and symbol.colour:
            name = f"{name}_{symbol.colour}"
        own = self._own.get(name)
        if own is not None:
            return own if own.startswith(_PNG_MAGIC) else own.decode("utf-8", "replace")
        if name not in self._texts:
            self._texts[name] = self._read(name)
        return self._texts[name]

    def _read(self, name: str) -> str:
        try:
            return (self._content_dir / "symbols" / f"{name}.svg").read_text(encoding="utf-8")
        except FileNotFoundError:
            raise UnknownPictureError(name) from None

    def _image(self, symbol: Symbol, key: _Key, share: float) -> QImage:
        source = self._source(symbol)
        image = _clear(key.side)
        frame = _Frame(key, share, symbol.direction)
        colour = None if symbol.name in _DRAWN_PER_COLOUR else symbol.colour
        if isinstance(source, bytes):
            frame.draw_png(image, source)
            if colour:
                _tint(image, colour)
                frame.draw_texture(image, colour, image.copy())
        else:
            main = self._main_fill(symbol.name, source) if colour else None
            text = _OUTER_INK.sub(rf"\g<1>{key.ink:g}\g<2>", source, count=1)
            frame.draw_svg(image, _recoloured(text, main, FILLS[colour]) if colour and main else text)
            if colour:
                frame.draw_texture(image, colour, frame.mask(text, main))
        return _faded(image, key.opacity) if key.opacity < 1 else image

    def _main_fill(self, name: str, source: str) -> str | None:
        if name not in self._main_fills:
            self._main_fills[name] = main_fill(source)
        return self._main_fills[name]


class _Frame:
    """Where in the square the picture stands: its share of the side, mirrored or turned."""

    def __init__(self, key: _Key, share: float, direction: str | None) -> None:
        self._side = key.side
        self._share = share
        self._mirrored = key.mirrored
        self._degrees = 45 * DIRECTIONS.index(direction) if direction else 0

    def draw_svg(self, image: QImage, text: str) -> None:
        renderer = QSvgRenderer(QByteArray(text.encode()))
        painter = self._painter(image)
        renderer.render(painter, _fitted(renderer.viewBoxF().size()))
        painter.end()

    def draw_png(self, image: QImage, data: bytes) -> None:
        buffer = QBuffer()
        buffer.setData(data)
        reader = QImageReader(buffer, QByteArray(b"png"))
        reader.setAutoDetectImageFormat(False)  # otherwise Qt would also take an SVG that calls itself PNG
        picture = reader.read()
        painter = self._painter(image)
        painter.drawImage(_fitted(QSizeF(picture.size())), picture)
        painter.end()

    def mask(self, text: str, main: str | None) -> QImage:
        """Opaque where the main fill shows; without a main fill, opaque where the picture is."""
        image = _clear(self._side)
        if main is None:
            self.draw_svg(image, text)
            return image
        image.fill(QColor("black"))
        self.draw_svg(image, _black_but(text, main))
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        grey.reinterpretAsFormat(QImage.Format.Format_Alpha8)
        return grey

    def draw_texture(self, image: QImage, colour: str, mask: QImage) -> None:
        """Lay the texture of `colour` over `image` where `mask` is opaque; it never turns nor shrinks."""
        marks = _clear(self._side)
        painter = QPainter(marks)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._side / _BOX, self._side / _BOX)
        paint_texture(painter, colour)
        painter.resetTransform()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, mask)
        painter.end()
        painter = QPainter(image)
        painter.drawImage(0, 0, marks)
        painter.end()

    def _painter(self, image: QImage) -> QPainter:
        """A painter whose 64 x 64 box is the picture's place."""
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale = self._side * self._share / _BOX
        painter.translate(QPointF(self._side / 2, self._side / 2))
        painter.scale(-scale if self._mirrored else scale, scale)
        painter.rotate(self._degrees)
        painter.translate(-_BOX / 2, -_BOX / 2)
        return painter


def main_fill(svg: str) -> str | None:
    """The colour, as written in `svg`, that says most of the picture beside ink; None if there is none to see."""
    written = {QColor(value).rgb(): value for _kind, value in _PAINT.findall(svg) if QColor(value).isValid()}
    written.pop(QColor("#222").rgb(), None)
    side = 48
    image = _clear(side)
    painter = QPainter(image)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    pixels = Counter(memoryview(image.constBits()).cast("I"))
    best = max(written, key=lambda rgb: pixels[rgb] * (_WHITE_WEIGHT if rgb == _WHITE else 1.0), default=None)
    return written[best] if best is not None and pixels[best] else None


def _as_symbol(picture: Symbol | str) -> Symbol:
    if isinstance(picture, Symbol):
        return picture
    parsed = parse_symbol(picture)
    if isinstance(parsed, VariantFault):
        raise UnknownPictureError(picture)
    return parsed


def _clear(side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _fitted(size: QSizeF) -> QRectF:
    """The largest centred rectangle of the shape of `size` within the 64 x 64 box."""
    fitted = size.scaled(QSizeF(_BOX, _BOX), Qt.AspectRatioMode.KeepAspectRatio)
    return QRectF(QPointF((_BOX - fitted.width()) / 2, (_BOX - fitted.height()) / 2), fitted)


def _recoloured(svg: str, main: str, fill: str) -> str:
    """`svg` with its main fill replaced; the see-through light shapes stay white."""

    def paint(tag: re.Match[str]) -> str:
        if "fill-opacity" in tag[0]:
            return tag[0]
        return _PAINT.sub(lambda found: f'{found[1]}="{fill}"' if found[2] == main else found[0], tag[0])

    return _SVG_TAG.sub(paint, svg)


def _black_but(svg: str, main: str) -> str:
    """`svg` with its main fill white and everything else black; the see-through light shapes are left out."""

    def paint(tag: re.Match[str]) -> str:
        if "fill-opacity" in tag[0]:
            return ""
        return _PAINT.sub(lambda found: f'{found[1]}="{"#FFF" if found[2] == main else "#000"}"', tag[0])

    return _SVG_TAG.sub(paint, svg)


def _tint(image: QImage, colour: str) -> None:
    """Wash a pack's PNG with `colour`: there is no fill to replace."""
    wash = QColor(FILLS[colour])
    wash.setAlphaF(0.6)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(image.rect(), wash)
    painter.end()


def _faded(image: QImage, opacity: float) -> QImage:
    result = _clear(image.width())
    painter = QPainter(result)
    painter.setOpacity(opacity)
    painter.drawImage(0, 0, image)
    painter.end()
    return result
