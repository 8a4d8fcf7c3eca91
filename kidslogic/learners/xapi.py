"""Answers as statements of xAPI 1.0.3, for schools that collect them elsewhere: one JSON array, no server.

A statement's id is the event's id, so that a collector ignores what it has already; the actor is the child's random id
at a home page of the class's own choosing, never a name.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC
from typing import Any, Final
from urllib.parse import quote
from uuid import UUID

from kidslogic.engine.events import Answered, GameFinished, LessonStepDone, Trained
from kidslogic.learners.records import Record

HOME_PAGE: Final = "urn:kidslogic:class"
_VERBS: Final = "http://adlnet.gov/expapi/verbs"


def statements(records: Iterable[Record], class_id: str = "") -> str:
    """The statements of all answers, finished games and lesson steps among the records, as JSON."""
    found = [_statement(record, class_id) for record in records]
    return json.dumps([one for one in found if one is not None], ensure_ascii=False, indent=1)


def _statement(record: Record, class_id: str) -> dict[str, Any] | None:
    facts = _facts(record)
    if facts is None:
        return None
    verb, place, result = facts
    home = f"{HOME_PAGE}:{quote(class_id, safe='')}" if class_id else HOME_PAGE
    statement: dict[str, Any] = {
        "id": str(UUID(record.id)),
        "version": "1.0.3",
        "timestamp": record.at.astimezone(UTC).isoformat(timespec="milliseconds"),
        "actor": {"objectType": "Agent", "account": {"homePage": home, "name": record.learner}},
        "verb": {"id": f"{_VERBS}/{verb}", "display": {"en": verb}},
        "object": {"objectType": "Activity", "id": f"urn:kidslogic:{place}"},
    }
    return {**statement, "result": result} if result else statement


def _facts(record: Record) -> tuple[str, str, dict[str, Any]] | None:
    event = record.event
    match event:
        case Answered():
            place = f"row:{event.pack}:{event.card}:{event.side}:{event.row}:{event.row_hash}"
            return "answered", place, _result(event)
        case Trained():
            return "answered", f"question:{event.game}:{event.skill}:{event.position}", _result(event)
        case GameFinished():
            return "completed", f"game:{event.game}:{event.mode}", {"completion": True}
        case LessonStepDone():
            return "completed", f"lesson:{event.lesson}:{event.step}", {"completion": True}
    return None


def _result(event: Answered | Trained) -> dict[str, Any]:
    return {"success": event.right, "response": event.answer, "duration": f"PT{event.seconds:.1f}S"}
