"""The ways to lessons and through them: the offer, the list, one lesson after the other, and off to play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kidslogic.engine.game import AnyGame
from kidslogic.learners.learner import Learner
from kidslogic.lessons.lesson import Lesson
from kidslogic.shell.lesson_pages import LessonEnd, LessonList, LessonOffer
from kidslogic.shell.lesson_table import LessonTable
from kidslogic.shell.pile import Pile


@dataclass(frozen=True)
class LessonWays:
    """Shows lessons, and what lies around them, on the pile; `play` goes on to a game."""

    table: LessonTable
    pile: Pile
    play: Callable[[AnyGame, Learner], None]

    def offers(self, game: AnyGame, learner: Learner) -> bool:
        """Ask a child that has never played the game whether to show it; False when there is nothing to ask."""
        if not self.table.is_new_to(learner, game):
            return False
        parts = self.table.parts
        offer = LessonOffer(parts.kit, parts.view_of(game.id).title)
        offer.show_me.connect(lambda: self.begin(self.table.lessons_of(game)[0], learner))
        offer.i_know.connect(lambda: self.play(game, learner))
        self.pile.push(offer)
        return True

    def all_lessons(self, learner: Learner) -> None:
        """The list of all lessons."""
        page = list_for(learner, self.table)
        page.chosen.connect(lambda lesson: self.begin(lesson, learner))
        self.pile.push(page)

    def begin(self, lesson: Lesson, learner: Learner, *, anew: bool = False) -> None:
        """A lesson where the child left it, in place of the page before."""
        screen = self.table.screen(lesson, learner, anew=anew)
        screen.finished.connect(lambda: self._end(lesson, learner))
        self.pile.replace(screen)
        screen.begin()

    def _end(self, lesson: Lesson, learner: Learner) -> None:
        game = self.table.parts.games[lesson.game]
        lessons = self.table.lessons_of(game)
        following = lessons.index(lesson) + 1
        page = LessonEnd(self.table.parts.kit, more=following < len(lessons))
        page.next_one.connect(lambda: self.begin(lessons[following], learner))
        page.again.connect(lambda: self.begin(lesson, learner, anew=True))
        page.play.connect(lambda: self.play(game, learner))
        self.pile.replace(page)


def list_for(learner: Learner, table: LessonTable) -> LessonList:
    """All lessons by game, with those marked that a child has done."""
    parts = table.parts
    games = [game for game in parts.games.values() if game.lessons]
    return LessonList(
        parts.kit,
        {game.id: parts.view_of(game.id).title for game in games},
        {game.id: table.lessons_of(game) for game in games},
        {game.id: table.done_by(learner, game) for game in games},
        lambda: parts.languages.current,
    )
