"""Which SVG pictures may be drawn: an allow-list, checked before any renderer sees the file (FORMAT.md section 4).

Renderers open files named in a picture and draw nested copies for minutes; so nothing that loads, runs, copies or
styles is let through, and what remains is small.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Final, NoReturn
from xml.parsers import expat

from kidslogic.packs.problems import Params

MAX_BYTES: Final = 64 * 1024
MAX_ELEMENTS: Final = 500
MAX_DEPTH: Final = 16
_MAX_SIDE: Final = 100_000.0

_NAMESPACE: Final = "http://www.w3.org/2000/svg"
_SHAPES: Final = frozenset({"g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "title", "desc"})
_ATTRIBUTES: Final = frozenset(
    {
        "id", "version", "width", "height", "viewBox", "preserveAspectRatio", "transform", "role", "aria-label", "d",
        "points", "x", "y", "x1", "y1", "x2", "y2", "rx", "ry", "cx", "cy", "r", "pathLength", "fill", "fill-opacity",
        "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
        "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity", "color", "display", "visibility",
        "clip-rule", "vector-effect", "shape-rendering",
    }
)  # fmt: skip
_NUMBERS: Final = re.compile(r"[\s,]+")


def svg_fault(data: bytes) -> tuple[str, Params] | None:
    """The first reason not to draw `data`, as a code (svg-...) with the word at fault; None for a good picture."""
    if len(data) > MAX_BYTES:
        return "svg-too-big", {"limit": MAX_BYTES // 1024}
    if not data.lstrip(b"\xef\xbb\xbf\xff\xfe\x00 \t\r\n").startswith(b"<"):
        return "svg-not-svg", {}
    try:
        _Walk().read(data)
    except _RefusedError as refused:
        return refused.code, refused.params
    except (expat.ExpatError, LookupError, ValueError):  # cut off, not well formed, or in an unknown encoding
        return "svg-broken", {}
    return None


class _RefusedError(Exception):
    def __init__(self, code: str, part: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = {"part": part[:40]} if part else {}


class _Walk:
    """One pass over the elements of a picture; raises at the first that is not allowed."""

    def __init__(self) -> None:
        self._elements = 0
        self._depth = 0

    def read(self, data: bytes) -> None:
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.StartDoctypeDeclHandler = self._doctype
        parser.ProcessingInstructionHandler = self._instruction
        parser.Parse(data, True)

    def _doctype(self, name: str, *_: object) -> NoReturn:
        raise _RefusedError("svg-not-svg" if name.lower() == "html" else "svg-doctype", name)

    def _instruction(self, target: str, _data: str) -> NoReturn:
        raise _RefusedError("svg-doctype", target)

    def _start(self, name: str, attributes: Mapping[str, str]) -> None:
        namespace, _, tag = name.rpartition(" ")
        if not self._elements and (namespace != _NAMESPACE or tag != "svg"):
            raise _RefusedError("svg-not-svg")
        self._elements += 1
        self._depth += 1
        if self._elements > MAX_ELEMENTS or self._depth > MAX_DEPTH:
            raise _RefusedError("svg-too-complex")
        if self._elements > 1:
            _check_element(namespace, tag)
        for attribute, value in attributes.items():
            _check_attribute(attribute, value)
        if self._elements == 1 and not _is_box(attributes.get("viewBox", "")):
            raise _RefusedError("svg-no-viewbox")

    def _end(self, _name: str) -> None:
        self._depth -= 1


def _check_element(namespace: str, tag: str) -> None:
    lower = tag.lower()
    if lower in ("script", "handler", "listener"):
        raise _RefusedError("svg-script", tag)
    if lower in ("image", "feimage"):
        raise _RefusedError("svg-external", tag)
    if namespace != _NAMESPACE or tag not in _SHAPES:
        raise _RefusedError("svg-element", tag)


def _check_attribute(name: str, value: str) -> None:
    _, _, local = name.rpartition(" ")
    lower = local.lower()
    wanted = re.sub(r"\s", "", value).lower()
    if lower.startswith("on") or "javascript:" in wanted:
        raise _RefusedError("svg-script", local)
    if lower in ("href", "src", "base") or ("url(" in wanted and "url(#" not in wanted):
        raise _RefusedError("svg-external", local)
    if name not in _ATTRIBUTES or "url(" in wanted:
        raise _RefusedError("svg-attribute", local)


def _is_box(value: str) -> bool:
    try:
        numbers = [float(number) for number in _NUMBERS.split(value.strip())]
    except ValueError:
        return False
    if len(numbers) != 4 or not all(math.isfinite(number) and abs(number) <= _MAX_SIDE for number in numbers):
        return False
    return numbers[2] > 0 and numbers[3] > 0
