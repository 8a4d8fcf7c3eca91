"""Opening lessons: which there are, which a child has done, and a session with its screen where the child left it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from uuid import uuid4

from kidslogic import registry
from kidslogic.engine.events import Event, LessonStepDone
from kidslogic.engine.game import AnyGame, Seat
from kidslogic.engine.session import SavedGame
from kidslogic.learners.learner import Learner
from kidslogic.learners.store import Store
from kidslogic.learners.trouble import StoreError
from kidslogic.lessons.lesson import Lesson, is_done
from kidslogic.lessons.loading import load_lesson
from kidslogic.lessons.run import begin, resumed
from kidslogic.lessons.session import LessonSession
from kidslogic.packs.pack import Pack
from kidslogic.resources import content_dir
from kidslogic.shell.built_in import BuiltInShelf
from kidslogic.shell.lesson import LessonScreen, Pace
from kidslogic.shell.pack_words import kit_for
from kidslogic.shell.parts import Parts
from kidslogic.shell.play import person_of
from kidslogic.ui.game_view import GameView, Person
from kidslogic.ui.voice import Bystander


@dataclass(frozen=True)
class LessonJournal:
    """Keeps the steps that a child did, and nothing else: the positions of a lesson are nobody's game."""

    store: Store
    learner: str
    on_trouble: Callable[[StoreError], None]

    def write(self, saved: SavedGame, events: tuple[Event, ...], *, over: bool) -> None:  # noqa: ARG002  # a journal
        """Keep what is about the lesson itself."""
        for event in events:
            if isinstance(event, LessonStepDone):
                try:
                    self.store.add_event(self.learner, event)
                except StoreError as trouble:
                    self.on_trouble(trouble)


@dataclass(frozen=True)
class LessonTable:
    """Finds lessons and makes their screens. `on_trouble` hears what the disk does not take."""

    parts: Parts
    on_trouble: Callable[[StoreError], None]
    pace: Pace | None = None

    def lessons_of(self, game: AnyGame) -> tuple[Lesson, ...]:
        """The game's tutorials, in their order."""
        return lessons_of(game)

    def done_by(self, learner: Learner, game: AnyGame) -> frozenset[str]:
        """The ids of the lessons that a child did to their end."""
        events = [record.event for record in self.parts.store.events(learner.id)]
        return frozenset(lesson.id for lesson in self.lessons_of(game) if is_done(lesson, events))

    def is_new_to(self, learner: Learner, game: AnyGame) -> bool:
        """Whether a child has neither played the game nor begun one of its lessons."""
        if not game.lessons or self.parts.store.last_setup(learner.id, game.id) is not None:
            return False
        events = (record.event for record in self.parts.store.events(learner.id))
        return not any(isinstance(one, LessonStepDone) and one.lesson.startswith(f"{game.id}/") for one in events)

    def screen(self, lesson: Lesson, learner: Learner, *, anew: bool = False) -> LessonScreen:
        """The screen of a lesson where the child left it, or at its beginning."""
        session = LessonSession(
            lesson,
            self.parts.games[lesson.game],
            _shelf(),
            session_id=uuid4().hex,
            journal=LessonJournal(self.parts.store, learner.id, self.on_trouble),
            clock=self.parts.seconds,
        )
        events = (record.event for record in self.parts.store.events(learner.id))
        session.enter(begin(lesson) if anew else resumed(lesson, events))
        people = tuple(self._person(seat, lesson.game, learner) for seat in lesson.setup.seats)

        def make_view() -> GameView:
            source = lesson.setup.source
            pack = _shelf().find("pack", source) if source else None
            kit = kit_for(self.parts.kit, pack if isinstance(pack, Pack) else None)
            silent = replace(kit, voice=Bystander(kit.voice))
            view = self.parts.view_of(lesson.game).game_view(silent, session, people)
            view.guided = True
            return view

        return LessonScreen(self.parts.kit, session, make_view, lambda: self.parts.languages.current, self.pace)

    def _person(self, seat: Seat, game_id: str, learner: Learner) -> Person:
        if seat.kind == "child":
            return replace(person_of(learner), seat=seat)
        return self.parts.view_of(game_id).friend(seat)


@cache
def _shelf() -> BuiltInShelf:
    """Lessons are proven with what comes with the program, and played with it."""
    return BuiltInShelf(content_dir())


def lessons_of(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game as its record lists them; raises ValueError for a damaged one, a part of the program."""
    return tuple(_lesson(game.id, lesson_id) for lesson_id in game.lessons)


@cache
def _lesson(game_id: str, lesson_id: str) -> Lesson:
    path = content_dir() / "lessons" / game_id / f"{lesson_id}.yaml"
    loaded = load_lesson(path, {game_id: registry.game(game_id)}, _shelf())
    if loaded.lesson is None:
        raise ValueError(f"{path.name} is damaged: {[(one.code, one.line) for one in loaded.problems]}")
    return loaded.lesson
