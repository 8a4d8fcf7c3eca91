"""Who is on the way where: which screen follows which, and whose turn it is with language, sound and letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject

from kidslogic.engine.game import AnyGame, Illegal, Unreadable
from kidslogic.learners.learner import Learner, Preferences
from kidslogic.learners.nicknames import Refused
from kidslogic.learners.store import UnfinishedGame
from kidslogic.learners.trouble import StoreError
from kidslogic.packs.endless import Endless
from kidslogic.packs.pack import Pack
from kidslogic.shell.chart import Chart
from kidslogic.shell.comfort import make_comfortable, switch_sounds
from kidslogic.shell.end_of_day import EndOfDay
from kidslogic.shell.enough import EnoughScreen
from kidslogic.shell.fresh_cards import FreshCards
from kidslogic.shell.gate import Gate
from kidslogic.shell.go_on import GoOnScreen
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.lesson import LessonScreen
from kidslogic.shell.lesson_table import LessonTable
from kidslogic.shell.lesson_ways import LessonWays
from kidslogic.shell.newcomer import FaceScreen, NameScreen
from kidslogic.shell.pack_choice import PackChoice
from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.parts import Parts
from kidslogic.shell.pin_gate import gate_of
from kidslogic.shell.play import AnySession, Cards, Table
from kidslogic.shell.playing_time import PlayingTime
from kidslogic.shell.window import Window
from kidslogic.shell.words import notice_text
from kidslogic.ui.game_view import Chosen, GameView, Person
from kidslogic.ui.screen import Screen


@dataclass(frozen=True)
class _Plan:
    """A game that is wanted: what was chosen, by whom, its cards, and the unfinished game it takes the place of."""

    game: AnyGame
    chosen: Chosen
    learner: Learner
    cards: Cards | None
    instead_of: UnfinishedGame | None = None


class Voyage(QObject):
    """Keeps the way back: a pile of screens, the harbour at the bottom, the one that is shown on top."""

    def __init__(self, window: Window, parts: Parts) -> None:
        super().__init__(window)
        self._window = window
        self._parts = parts
        self._time = PlayingTime(parts, self._on_trouble, self)
        self._table = Table(parts, self._on_trouble, self._time.moved)
        self._lessons = LessonWays(
            LessonTable(parts, self._on_trouble), self._push, self._replace, lambda game: self._open(game, instead=True)
        )
        self._day = EndOfDay(
            parts, window, self._time, self._push, lambda: self._pop_to(1), self._play_on, self._on_trouble
        )
        self._learner: Learner | None = None
        self._pile: list[Screen] = []
        self._brought: tuple[Path, ...] = ()
        window.home.connect(self._go_home)
        window.back.connect(self._go_back)
        window.hint.connect(self._hint)
        window.undo.connect(self._undo)
        window.quiet.connect(lambda: switch_sounds(parts, window, self._learner))
        window.gate.connect(self._to_gate)
        window.brought.connect(self.bring)
        window.visit.connect(self._push)
        window.closing.connect(self._time.flush)
        self._time.soon.connect(self._day.announce)
        self._time.enough.connect(self._day.tell)
        parts.settings.trouble.connect(self._notice)

    def start(self) -> None:
        """Show the harbour, and say what the grown-ups should hear about the store."""
        harbour = Harbour(self._parts)
        harbour.boarded.connect(self._board)
        harbour.newcomer.connect(self._to_faces)
        harbour.language_chosen.connect(self._choose_language)
        self._push(harbour)
        for notice in self._parts.store.notices:
            self._notice(notice.code, notice.params)
        if self._parts.settings.damaged:
            self._notice("settings_damaged")

    def bring(self, files: tuple[Path, ...]) -> None:
        """Show what came from outside to a grown-up; a child who drops a file meets the gate."""
        if isinstance(self.screen, ParentsCorner):
            self.screen.bring(files)
        else:
            self._to_gate()
            self._brought = files

    @property
    def screen(self) -> Screen:
        """The screen that is shown now."""
        return self._pile[-1]

    # ---- ways ------------------------------------------------------------------------------------

    def _push(self, screen: Screen) -> None:
        self._pile.append(screen)
        self._window.sail_to(screen)
        self._time.shown(screen, self._learner)

    def _replace(self, screen: Screen) -> None:
        gone = self._pile.pop()
        self._push(screen)
        gone.deleteLater()

    def _pop_to(self, depth: int) -> None:
        """Go back until `depth` screens are left; 1 is the harbour."""
        gone = self._pile[depth:]
        del self._pile[depth:]
        if not gone:
            return
        screen, over = self.screen, self._time.over_for(self._time.players)
        self._time.flush()
        if isinstance(screen, Harbour):
            self._learner = None
            self._apply_preferences()
        if isinstance(screen, Harbour | Chart):
            self._parts.kit.voice.use_recordings({})
            screen.refresh()
        self._window.sail_to(screen, back=True)
        self._time.shown(screen, self._learner)
        for other in gone:
            other.deleteLater()
        if over is not None and isinstance(screen, Chart):
            self._day.tell(over)

    def _go_home(self) -> None:
        """From a game or what lies before it to the chart; from anywhere else to the harbour."""
        chart = self._depth_of_chart()
        if isinstance(self.screen, Gate):
            self._go_back()
        elif chart is not None and len(self._pile) > chart and not isinstance(self.screen, ParentsCorner):
            self._pop_to(chart)
        else:
            self._pop_to(1)

    def _go_back(self) -> None:
        if isinstance(self.screen, ParentsCorner):
            self._leave_parents()
        elif isinstance(self.screen, EnoughScreen):
            self._go_home()
        elif len(self._pile) > 1:
            self._pop_to(len(self._pile) - 1)

    def _depth_of_chart(self) -> int | None:
        return next((index + 1 for index, screen in enumerate(self._pile) if isinstance(screen, Chart)), None)

    # ---- children --------------------------------------------------------------------------------

    def _board(self, learner: Learner, language_touched: bool) -> None:
        self._learner = learner
        if language_touched and learner.preferences.language != self._parts.languages.current:
            self._remember_language(learner)
        self._apply_preferences()
        chart = Chart(self._parts, learner)
        chart.opened.connect(self._open_first)
        chart.lessons.connect(self._to_lessons)
        self._push(chart)

    def _to_faces(self) -> None:
        faces = FaceScreen(self._parts)
        faces.chosen.connect(self._to_name)
        self._push(faces)

    def _to_name(self, avatar: str) -> None:
        name = NameScreen(self._parts, avatar)
        name.named.connect(lambda typed: self._add(name, typed, avatar))
        self._push(name)

    def _add(self, screen: NameScreen, typed: str, avatar: str) -> None:
        try:
            self._parts.store.add(typed, avatar, Preferences(language=self._parts.languages.current))
        except Refused as reason:
            screen.refuse(reason.code)
            return
        except StoreError as trouble:
            self._on_trouble(trouble)
            return
        self._pop_to(1)

    def _choose_language(self, code: str) -> None:
        self._parts.languages.use(code)
        self._parts.settings.change(language=code)

    def _remember_language(self, learner: Learner) -> None:
        chosen = replace(learner.preferences, language=self._parts.languages.current)
        try:
            self._learner = self._parts.store.set_preferences(learner.id, chosen)
        except StoreError as trouble:
            self._on_trouble(trouble)

    def _apply_preferences(self) -> None:
        """Language, sound and letters of who is on board; in the harbour those of the app."""
        make_comfortable(self._parts, self._window, self._learner)

    # ---- games -----------------------------------------------------------------------------------

    def _open_first(self, game: AnyGame) -> None:
        """Open a game; a child to whom it is new is asked first whether to be shown."""
        learner = self._learner
        if learner is not None and not self._day.has_come((learner.id,)) and not self._lessons.offers(game, learner):
            self._open(game)

    def _to_lessons(self) -> None:
        if self._learner is not None and not self._day.has_come((self._learner.id,)):
            self._lessons.all_lessons(self._learner)

    def _open(self, game: AnyGame, *, instead: bool = False) -> None:
        """Open a game, `instead` of the page that is shown."""
        if self._learner is None:
            return
        unfinished = self._unfinished(game)
        if unfinished is None:
            self._to_setup(game, instead=instead)
            return
        faces = tuple(person.avatar for person in self._table.people_of(unfinished.saved.setup))
        offer = GoOnScreen(self._parts.kit, faces)
        offer.go_on.connect(lambda: self._resume(game, unfinished))
        offer.anew.connect(lambda: self._to_setup(game, unfinished))
        (self._replace if instead else self._push)(offer)

    def _unfinished(self, game: AnyGame) -> UnfinishedGame | None:
        if self._learner is None:
            return None
        found = self._parts.store.unfinished(self._learner.id)
        return next((one for one in found if one.saved.setup.game == game.id), None)

    def _to_setup(self, game: AnyGame, instead_of: UnfinishedGame | None = None, *, instead: bool = False) -> None:
        """To the choice of a pack where there are several, else at once to the choice of the crew."""
        if self._learner is None:
            return
        learner = self._learner
        packs = self._table.cards_for(game, learner)
        show = self._replace if instead or instead_of is not None else self._push
        if len(packs) <= 1:
            show(self._setup_screen(game, learner, packs[0] if packs else None, instead_of))
            return
        choice = PackChoice(self._parts, packs)
        choice.chosen.connect(lambda pack: self._replace(self._setup_screen(game, learner, pack, instead_of)))
        show(choice)

    def _setup_screen(
        self, game: AnyGame, learner: Learner, cards: Cards | None, instead_of: UnfinishedGame | None
    ) -> Screen:
        screen = self._table.setup_screen(game, learner, cards)
        screen.chosen.connect(lambda chosen: self._begin(_Plan(game, chosen, learner, cards, instead_of)))
        screen.grown_up_wanted.connect(lambda then: self._show_gate(self._go_back, then))
        return screen

    def _begin(self, plan: _Plan) -> None:
        """Begin a game; endless cards are drawn before."""
        if self._day.has_come(tuple(person.seat.who for person in plan.chosen.people)):
            return
        if not isinstance(plan.cards, Endless):
            self._begin_with(plan, plan.cards)
            return
        drawing = FreshCards(self._parts.kit, self._table.drawing(plan.cards, plan.chosen.people))
        drawing.drawn.connect(lambda pack: self._begin_drawn(plan, drawing, pack))
        self._replace(drawing)
        drawing.begin()

    def _begin_drawn(self, plan: _Plan, drawing: FreshCards, pack: Pack | None) -> None:
        if self.screen is not drawing:
            return  # the children have gone elsewhere meanwhile
        if pack is None:
            self._notice("not_playable")
            self._go_back()
            return
        self._begin_with(plan, pack)

    def _begin_with(self, plan: _Plan, pack: Pack | None) -> None:
        """ "Once more" begins it again, with fresh cards where they are endless."""
        try:
            session = self._table.begin(plan.game, plan.chosen, plan.learner, pack)
        except (Illegal, LookupError):
            self._notice("not_playable")
            if isinstance(self.screen, FreshCards):
                self._go_back()
            return
        if plan.instead_of is not None:
            self._discard(plan.instead_of)
        view = self._play(session, plan.chosen.people)
        view.again.connect(lambda: self._once_more(replace(plan, instead_of=None)))

    def _resume(self, game: AnyGame, unfinished: UnfinishedGame) -> None:
        if self._day.has_come(unfinished.learners):
            return
        try:
            session = self._table.resume(game, unfinished.saved)
        except (Unreadable, LookupError):
            self._set_aside(unfinished)
            self._notice("save_gone")
            self._pop_to(len(self._pile) - 1)
            return
        setup = unfinished.saved.setup
        people = self._table.people_of(setup)
        view = self._play(session, people)
        learner = self._learner
        if learner is not None:
            chosen, cards = Chosen(people, dict(setup.options), setup.source), self._table.newest_cards(setup)
            view.again.connect(lambda: self._once_more(_Plan(game, chosen, learner, cards)))

    def _once_more(self, plan: _Plan) -> None:
        """The same game again; where another friend suits better now, the children choose first."""
        if self._table.wants_other_friend(plan.game, plan.learner, plan.chosen.people):
            self._to_setup(plan.game, instead=True)
        else:
            self._begin(plan)

    def _play(self, session: AnySession, people: tuple[Person, ...]) -> GameView:
        view = self._table.game_view(session, people)
        view.done.connect(self._go_home)
        self._replace(view)
        view.begin()
        return view

    def _hint(self) -> None:
        if isinstance(self.screen, GameView | LessonScreen):
            self.screen.hint()

    def _undo(self) -> None:
        if isinstance(self.screen, GameView):
            self.screen.undo()

    # ---- grown-ups -------------------------------------------------------------------------------

    def _to_gate(self) -> None:
        self._brought = ()
        if isinstance(self.screen, ParentsCorner):
            self._leave_parents()
        elif not isinstance(self.screen, Gate):
            self._show_gate(self._to_parents)

    def _show_gate(self, *passed: Callable[[], None]) -> None:
        gate = gate_of(self._parts)
        for step in passed:
            gate.passed.connect(step)
        self._push(gate)

    def _to_parents(self) -> None:
        corner = ParentsCorner(self._parts, self._learner)
        corner.changed.connect(self._after_change)
        corner.trouble.connect(self._on_trouble)
        corner.packs.no_editor.connect(lambda file: self._notice("no_editor", {"file": str(file)}))
        self._replace(corner)
        if self._brought:
            corner.bring(self._brought)

    def _leave_parents(self) -> None:
        """Back to where the gate was opened, unless the child who was on the way is gone."""
        on_the_way = self._learner is None or self._learner.id in {one.id for one in self._parts.store.learners()}
        self._pop_to(len(self._pile) - 1 if on_the_way else 1)

    def _play_on(self) -> None:
        """Ten minutes were added: from the gate back past the quiet screen."""
        self._after_change()
        self._pop_to(len(self._pile) - 2)

    def _after_change(self) -> None:
        if self._learner is not None:
            known = {learner.id: learner for learner in self._parts.store.learners()}
            self._learner = known.get(self._learner.id, self._learner)
        self._apply_preferences()
        self._window.refresh()

    # ---- trouble ---------------------------------------------------------------------------------

    def _on_trouble(self, trouble: StoreError) -> None:
        self._notice(trouble.code)

    def _notice(self, code: str, params: Mapping[str, str] | None = None) -> None:
        self._window.notices.say(code, lambda: notice_text(code, params))

    def _discard(self, unfinished: UnfinishedGame) -> None:
        try:
            self._parts.store.discard(unfinished.saved.id)
        except StoreError as trouble:
            self._on_trouble(trouble)

    def _set_aside(self, unfinished: UnfinishedGame) -> None:
        try:
            self._parts.store.set_aside(unfinished.saved.id)
        except StoreError as trouble:
            self._on_trouble(trouble)
