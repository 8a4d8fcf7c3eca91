"""Checks the section `voice`: a pack's own recordings, each of one text in one language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePosixPath
from typing import Final

from kidslogic.packs.fields import VOICE_FIELDS, read_choice, read_fields, read_text
from kidslogic.packs.findings import Reporter
from kidslogic.packs.ogg import ogg_fault
from kidslogic.packs.pack import Recording
from kidslogic.packs.pictures import FILE_NAME
from kidslogic.packs.tree import Fields, Items, Node, Text

FOLDER: Final = "voice"
SUFFIXES: Final = (".ogg", ".opus")
MAX_TOGETHER: Final = 5_000_000
"""Bytes of all recordings of a pack."""

FileOf = Callable[[str], bytes | None]
"""Gives the bytes of a file of the pack by its path in the pack; None where there is no such file."""


def read_recordings(
    node: Node | None, languages: tuple[str, ...], file_of: FileOf, reporter: Reporter
) -> tuple[Recording, ...]:
    """The good recordings, in the order of the list."""
    found: dict[tuple[str, str], Recording] = {}
    total = 0
    for entry in node.values if isinstance(node, Items) else ():
        if not isinstance(entry, Fields):
            example = f"{{text: ..., file: {FOLDER}/a.ogg}}"
            reporter.report("wrong-type", entry, field="voice", kind="fields", example=example)
            continue
        recording = _read_recording(entry, languages, file_of, reporter)
        if recording is None:
            continue
        key = (recording.language, recording.text.casefold())
        if key in found:
            reporter.report("voice-twice", entry, recording.text)
        found[key] = recording
        total += len(recording.data)
    if node is not None and total > MAX_TOGETHER:
        reporter.report("voice-too-much", node, limit=MAX_TOGETHER // 1_000_000)
    return tuple(found.values())


def _read_recording(
    node: Fields, languages: tuple[str, ...], file_of: FileOf, reporter: Reporter
) -> Recording | None:  # fmt: skip
    before = reporter.findings.errors
    fields = read_fields(node, VOICE_FIELDS, reporter)
    text = read_text(fields.get("text"), "text", VOICE_FIELDS["text"], reporter)
    # With no `languages` the pack's own list is at fault, and that has been said.
    language = read_choice(fields.get("language"), "bad-language", languages, reporter) if languages else None
    file = fields.get("file")
    data = _read_file(file, file_of, reporter) if isinstance(file, Text) else None
    if text is None or data is None or not isinstance(file, Text) or reporter.findings.errors != before:
        return None
    return Recording(language or (languages[0] if languages else ""), text, file.value, data)


def _read_file(node: Text, file_of: FileOf, reporter: Reporter) -> bytes | None:
    path = PurePosixPath(node.value)
    if node.value != f"{FOLDER}/{path.name}" or not FILE_NAME.fullmatch(path.name) or ".." in node.value:
        reporter.report("voice-path", node, node.value, example=f"{FOLDER}/schnecke.ogg")
        return None
    if path.suffix.lower() not in SUFFIXES:
        reporter.report("voice-type", node, node.value)
        return None
    data = file_of(node.value)
    if data is None:
        reporter.report("voice-file-missing", node, node.value)
        return None
    if fault := ogg_fault(data):
        code, params = fault
        reporter.report(code, node, file=node.value, **params)
        return None
    return data
