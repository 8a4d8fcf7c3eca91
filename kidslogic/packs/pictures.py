"""Checks the section `symbols`: a pack's own pictures, their names, words and files."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import PurePosixPath
from typing import Final

from kidslogic.packs.fields import LICENCES, PICTURE_FIELDS, read_choice, read_fields, read_text, read_texts
from kidslogic.packs.findings import Reporter
from kidslogic.packs.pack import OwnPicture, Texts
from kidslogic.packs.png import png_fault
from kidslogic.packs.problems import Params
from kidslogic.packs.svg import svg_fault
from kidslogic.packs.tree import Fields, Node, Text
from kidslogic.packs.vocabulary import Vocabulary

FOLDER: Final = "symbols"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")
FILE_NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}")
_CHECKS: Final[Mapping[str, Callable[[bytes], tuple[str, Params] | None]]] = {".svg": svg_fault, ".png": png_fault}

Picture = Callable[[str], bytes | None]
"""Gives the bytes of a file of the pack by its path in the pack; None where there is no such file."""


def read_pictures(
    node: Node | None, languages: tuple[str, ...], builtin: Vocabulary, picture: Picture, reporter: Reporter
) -> tuple[dict[str, OwnPicture], dict[str, Texts]]:
    """The good pictures by name, and the words of all names given, so that rows may use those at fault, too."""
    pictures: dict[str, OwnPicture] = {}
    names: dict[str, Texts] = {}
    for key, value in node.pairs if isinstance(node, Fields) else ():
        before = reporter.findings.errors
        names[key.value] = {}
        if not NAME.fullmatch(key.value):
            reporter.report("bad-symbol-name", key, key.value)
        elif key.value in builtin:
            reporter.report("symbol-name-taken", key, key.value)
        if not isinstance(value, Fields):
            example = f"{{file: {FOLDER}/{key.value}.svg, alt: ...}}"
            reporter.report("wrong-type", value, field=key.value, kind="fields", example=example)
            continue
        read = _read_picture(key, value, languages, picture, reporter)
        if read is not None and reporter.findings.errors == before:
            pictures[key.value] = read
            names[key.value] = read.alt
    return pictures, names


def _read_picture(
    key: Text, node: Fields, languages: tuple[str, ...], picture: Picture, reporter: Reporter
) -> OwnPicture | None:
    fields = read_fields(node, PICTURE_FIELDS, reporter)
    if "alt" not in fields and node.get("alt") is None:
        reporter.report("symbol-alt-missing", key, key.value)
    alt = read_texts(fields.get("alt"), "alt", PICTURE_FIELDS["alt"], languages, reporter)
    author = read_text(fields.get("author"), "author", PICTURE_FIELDS["author"], reporter)
    licence = read_choice(fields.get("licence"), "bad-licence", LICENCES, reporter)
    source = read_text(fields.get("source"), "source", PICTURE_FIELDS["source"], reporter)
    file = fields.get("file")
    data = _read_file(file, picture, reporter) if isinstance(file, Text) else None
    if data is None or not isinstance(file, Text):
        return None
    return OwnPicture(key.value, file.value, alt, data, author, licence, source)


def _read_file(node: Text, picture: Picture, reporter: Reporter) -> bytes | None:
    path = PurePosixPath(node.value)
    if node.value != f"{FOLDER}/{path.name}" or not FILE_NAME.fullmatch(path.name) or ".." in node.value:
        reporter.report("symbol-path", node, node.value, example=f"{FOLDER}/schnecke.svg")
        return None
    check = _CHECKS.get(path.suffix.lower())
    if check is None:
        reporter.report("symbol-type", node, node.value)
        return None
    data = picture(node.value)
    if data is None:
        reporter.report("symbol-file-missing", node, node.value)
        return None
    if fault := check(data):
        code, params = fault
        reporter.report(code, node, file=node.value, **params)
        return None
    return data
