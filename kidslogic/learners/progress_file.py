"""One child as one file, `.klprogress`: to carry between tablets and to keep (packs/FORMAT.md section 7).

It is JSON in UTF-8:

    {"format": "kidslogic progress", "version": 1,
     "class": "3b", "child": {"id": uuid4 as 32 hex digits, "nickname", "avatar", "created": UTC},
     "events": [{"id", "session", "seat", "at": UTC, "date": local day, "kind", "facts": {...}}, ...],
     "checksum": SHA-256 of the rest, written as JSON with sorted keys and without spaces}

`kind` and `facts` are those of `kidslogic.engine.events`. Files are joined by the ids of their events: in any order,
any number of times, with the same result. Without nickname and avatar the file is a pseudonym's.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from kidslogic.learners.nicknames import Refused, nickname
from kidslogic.learners.records import Record, event_from, kind_of

SUFFIX: Final = ".klprogress"
FORMAT: Final = "kidslogic progress"
VERSION: Final = 1
LARGEST: Final = 64 * 2**20
"""Bytes of a file that is read at all: more than a child can answer in its years at school."""

_ID = re.compile(r"[0-9a-f]{32}")


class BadFile(ValueError):
    """A file that is not taken; `code` says why.

    Codes: `not_ours` (something else), `newer` (written by a newer program), `damaged` (cut short or changed),
    `too_large`, `unreadable` (the disk does not give it).
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, kw_only=True)
class ProgressFile:
    """What a file says: the child, and its records in any order. Nickname and avatar are "" for a pseudonym."""

    child: str
    nickname: str
    avatar: str
    created: datetime
    records: tuple[Record, ...]
    class_id: str = ""

    @property
    def pseudonym(self) -> ProgressFile:
        """The same without a name and a face."""
        return ProgressFile(
            child=self.child,
            nickname="",
            avatar="",
            created=self.created,
            records=self.records,
            class_id=self.class_id,
        )

    @property
    def text(self) -> str:
        """The file's text; `parse_progress` reads it back."""
        body = {
            "format": FORMAT,
            "version": VERSION,
            "class": self.class_id,
            "child": {
                "id": self.child,
                "nickname": self.nickname,
                "avatar": self.avatar,
                "created": _utc(self.created),
            },
            "events": [_facts(record) for record in self.records],
        }
        return json.dumps({**body, "checksum": _checksum(body)}, ensure_ascii=False, separators=(",", ":")) + "\n"


def parse_progress(text: str) -> ProgressFile:
    """Read a file's text; raises `BadFile`. Events of a kind that this program does not know are left out."""
    body = _sound(text)
    try:
        child = body["child"]
        return ProgressFile(
            child=_identity(child["id"]),
            nickname=nickname(child["nickname"]) if child["nickname"] else "",
            avatar=str(child["avatar"]),
            created=_time(child["created"]),
            records=tuple(record for facts in body["events"] if (record := _record(facts, child["id"])) is not None),
            class_id=str(body["class"]),
        )
    except (KeyError, TypeError, ValueError, Refused) as fault:
        raise BadFile("damaged") from fault


def read_progress(path: Path) -> ProgressFile:
    """Read a file; raises `BadFile`."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadFile("too_large")
        return parse_progress(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadFile("unreadable") from fault
    except UnicodeDecodeError as fault:
        raise BadFile("not_ours") from fault


def write_progress(path: Path, file: ProgressFile) -> None:
    """Write a file under another name first, so that a reader never finds half of it; raises OSError."""
    unfinished = path.with_name(path.name + ".part")
    with unfinished.open("w", encoding="utf-8", newline="\n") as out:
        out.write(file.text)
        out.flush()
        os.fsync(out.fileno())
    unfinished.replace(path)


def file_name(file: ProgressFile, day: date) -> str:
    """Such as `3b_fox_2026-11-29.klprogress`: the class, the picture and the day, never a name."""
    picture = re.sub(r"[^a-z0-9]", "", file.avatar.removeprefix("avatar_").lower()) or "child"
    group = re.sub(r"[^A-Za-z0-9-]", "", file.class_id)
    return "_".join([*filter(None, [group]), picture, file.child[:6], day.isoformat()]) + SUFFIX


def _facts(record: Record) -> dict[str, Any]:
    return {
        "id": record.id,
        "session": record.session,
        "seat": record.seat,
        "at": _utc(record.at),
        "date": record.local_date.isoformat(),
        "kind": kind_of(record.event),
        "facts": asdict(record.event),
    }


def _record(facts: Mapping[str, Any], child: str) -> Record | None:
    event = event_from(str(facts["kind"]), facts["facts"])
    if event is None:
        return None
    return Record(
        id=_identity(facts["id"]),
        learner=child,
        session=str(facts["session"]),
        seat=int(facts["seat"]),
        at=_time(facts["at"]),
        local_date=date.fromisoformat(facts["date"]),
        event=event,
    )


def _sound(text: str) -> Mapping[str, Any]:
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise BadFile("damaged" if FORMAT in text[:200] else "not_ours") from fault
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise BadFile("not_ours")
    version = body.get("version")
    if not isinstance(version, int):
        raise BadFile("damaged")
    if version > VERSION:
        raise BadFile("newer")
    checksum = body.pop("checksum", "")
    if checksum != _checksum(body):
        raise BadFile("damaged")
    return body


def _checksum(body: Mapping[str, Any]) -> str:
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _identity(text: Any) -> str:
    if not isinstance(text, str) or not _ID.fullmatch(text):
        raise ValueError(text)
    return text


def _time(text: str) -> datetime:
    at = datetime.fromisoformat(text)
    if at.tzinfo is None:
        raise ValueError(text)
    return at.astimezone(UTC)


def _utc(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="milliseconds")
