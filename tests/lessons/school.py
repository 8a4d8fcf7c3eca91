"""What the tests of lessons share: the games, what they are played with, a lesson written down, one to play."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from kidslogic import registry
from kidslogic.engine.events import Event
from kidslogic.engine.game import AnyGame
from kidslogic.engine.session import SavedGame
from kidslogic.lessons.lesson import Lesson
from kidslogic.lessons.loading import Loaded, load_lesson, read_lesson
from kidslogic.lessons.session import LessonSession
from kidslogic.resources import content_dir
from kidslogic.shell.built_in import BuiltInShelf

FOLDER = content_dir() / "lessons"
FILES = tuple(sorted(FOLDER.glob("*/*.yaml")))
GAMES: dict[str, AnyGame] = {game.id: game for game in registry.games()}

GOOD = """\
title: {de: Muscheln, cs: Mušle, en: Shells}
picture: shell
setup: blank seats=child,computer:careful
position: coin=1
steps:
  - say: {de: Schau darunter!, cs: Podívej se pod ni!, en: Look below it!}
    show: peek 0
    do: [peek 0, peek 1]
    otherwise: {de: Nur schauen!, cs: Jen se podívej!, en: Only look!}
    praise: {de: Du hast geschaut., cs: Vidíš ji., en: You looked.}
    then: [lift 0]
  - say: {de: Heb eine Muschel!, cs: Zvedni mušli!, en: Lift a shell!}
    do: lift *
    praise: {de: Gehoben!, cs: Je nahoře!, en: Lifted!}
"""
"""A lesson of the shell game in which nothing is wrong."""


@cache
def shelf() -> BuiltInShelf:
    return BuiltInShelf(content_dir())


def read(text: str) -> Loaded:
    return read_lesson(text.encode(), "shells.yaml", GAMES, shelf())


@cache
def lesson_at(path: Path) -> Lesson:
    loaded = load_lesson(path, GAMES, shelf())
    assert loaded.lesson is not None, loaded.problems
    return loaded.lesson


def good() -> Lesson:
    lesson = read(GOOD).lesson
    assert lesson is not None
    return lesson


@dataclass
class Notes:
    """A journal that remembers everything it is given."""

    events: list[Event] = field(default_factory=list)

    def write(self, saved: SavedGame, events: tuple[Event, ...], *, over: bool) -> None:
        self.events += events


def session_of(lesson: Lesson, notes: Notes | None = None) -> LessonSession:
    return LessonSession(
        lesson, GAMES[lesson.game], shelf(), session_id="s", journal=notes or Notes(), clock=lambda: 0.0
    )


def let_others_play(session: LessonSession) -> None:
    """Computer seats play until the child is asked, or the game is over."""
    while session.turn is not None and session.setup.seats[session.turn].kind == "computer":
        who = session.setup.seats[session.turn].who
        view = session.view(session.turn)
        session.play(session.game.opponents[who](view, None))
