"""Pictures are checked before any renderer sees them: what loads, runs, copies or hides is refused."""

from __future__ import annotations

import struct
import zlib

import pytest

from kidslogic.packs.png import MAX_BYTES as MAX_PNG
from kidslogic.packs.png import png_fault
from kidslogic.packs.svg import MAX_BYTES as MAX_SVG
from kidslogic.packs.svg import MAX_DEPTH, MAX_ELEMENTS, svg_fault
from kidslogic.resources import content_dir

ROOT = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64">'


def _svg(inside: str) -> bytes:
    return f"{ROOT}{inside}</svg>".encode()


def _code(fault: tuple[str, object] | None) -> str | None:
    return None if fault is None else fault[0]


def test_all_symbols_of_the_program_pass() -> None:
    symbols = sorted((content_dir() / "symbols").glob("*.svg"))
    assert symbols
    assert {path.name: svg_fault(path.read_bytes()) for path in symbols if svg_fault(path.read_bytes())} == {}


@pytest.mark.parametrize(
    "data",
    [
        _svg('<g transform="translate(1 2)"><path d="M0 0H9" stroke-dasharray="2 2"/></g><title>x &amp; y</title>'),
        b'<?xml version="1.0" encoding="utf-8"?>\n' + _svg("<circle r='3'/><!-- a remark -->"),
        ('<?xml version="1.0" encoding="utf-16"?>' + ROOT + "<rect width='9' height='9'/></svg>").encode("utf-16"),
    ],
)
def test_plain_drawings_pass(data: bytes) -> None:
    assert svg_fault(data) is None


@pytest.mark.parametrize(
    ("inside", "code", "part"),
    [
        ("<script>1</script>", "svg-script", "script"),
        ('<rect onclick="x()"/>', "svg-script", "onclick"),
        ('<path d="javascript:x()"/>', "svg-script", "d"),
        ('<image xlink:href="/home/photo.png"/>', "svg-external", "image"),
        ('<g xlink:href="x.svg"/>', "svg-external", "href"),
        ('<rect fill="url(http://example.org/x)"/>', "svg-external", "fill"),
        ('<rect fill="u r l(x.svg)"/>', "svg-external", "fill"),
        ('<rect fill="url(#a)"/>', "svg-attribute", "fill"),
        ('<rect style="fill:red"/>', "svg-attribute", "style"),
        ('<rect class="a"/>', "svg-attribute", "class"),
        ('<g id="a"/><use xlink:href="#a"/>', "svg-element", "use"),
        ("<style>*{}</style>", "svg-element", "style"),
        ("<foreignObject/>", "svg-element", "foreignObject"),
        ("<animate/>", "svg-element", "animate"),
        ("<text>x</text>", "svg-element", "text"),
        ("<filter/>", "svg-element", "filter"),
        ('<path xmlns="http://example.org"/>', "svg-element", "path"),
        ("<?php x?>", "svg-doctype", "php"),
    ],
)
def test_what_a_drawing_must_not_hold(inside: str, code: str, part: str) -> None:
    assert svg_fault(_svg(inside)) == (code, {"part": part})
    assert svg_fault(("<?xml version='1.0' encoding='utf-16'?>" + _svg(inside).decode()).encode("utf-16")) == (
        code,
        {"part": part},
    )


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"<!DOCTYPE svg [<!ENTITY a 'b'>]>" + _svg("<title>&a;</title>"), "svg-doctype"),
        (b"<!DOCTYPE html><html></html>", "svg-not-svg"),
        (b"<html/>", "svg-not-svg"),
        (b"<svg viewBox='0 0 1 1'/>", "svg-not-svg"),
        (b"\x1f\x8b packed", "svg-not-svg"),
        (b"", "svg-not-svg"),
        (_svg("<path"), "svg-broken"),
        (_svg("<title>&nbsp;</title>"), "svg-broken"),
        (b"<?xml version='1.0' encoding='klingon'?>" + _svg(""), "svg-broken"),
        (_svg("<g/>" * MAX_ELEMENTS), "svg-too-complex"),
        (_svg("<g>" * MAX_DEPTH + "</g>" * MAX_DEPTH), "svg-too-complex"),
        (_svg(" " * MAX_SVG), "svg-too-big"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "svg-no-viewbox"),
        (ROOT.replace("0 0 64 64", "0 0 64").encode() + b"</svg>", "svg-no-viewbox"),
        (ROOT.replace("0 0 64 64", "0 0 0 64").encode() + b"</svg>", "svg-no-viewbox"),
        (ROOT.replace("0 0 64 64", "0 0 nan 64").encode() + b"</svg>", "svg-no-viewbox"),
        (ROOT.replace("0 0 64 64", "0 0 1e9 64").encode() + b"</svg>", "svg-no-viewbox"),
        (ROOT.replace("0 0 64 64", "a b c d").encode() + b"</svg>", "svg-no-viewbox"),
    ],
)
def test_what_is_no_good_drawing(data: bytes, code: str) -> None:
    assert _code(svg_fault(data)) == code


def _part(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def _png(width: int = 16, height: int = 16, depth: int = 8, colour: int = 2) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    parts = _part(b"IHDR", head) + _part(b"IDAT", zlib.compress(b"\0" * 784)) + _part(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def test_png_of_possible_sizes_pass() -> None:
    assert png_fault(_png()) is None
    assert png_fault(_png(1024, 1024)) is None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (_png(15), "png-size"),
        (_png(16, 1025), "png-size"),
        (_png(2**32 - 1, 2**32 - 1), "png-size"),
        (_png(depth=3), "png-not-png"),
        (_png(colour=5), "png-not-png"),
        (_png()[:-5], "png-not-png"),
        (_png()[:20], "png-not-png"),
        (_svg(""), "png-not-png"),
        (b"", "png-not-png"),
        (_png() + b"\0" * MAX_PNG, "png-too-big"),
    ],
)
def test_what_is_no_good_png(data: bytes, code: str) -> None:
    assert _code(png_fault(data)) == code
