"""Who is on the way where: which screen follows which, and whose turn it is with language, sound and letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer

from kidslogic.engine.game import AnyGame
from kidslogic.learners.learner import Learner, Preferences
from kidslogic.learners.nicknames import Refused
from kidslogic.learners.trouble import StoreError
from kidslogic.shell.chart import Chart
from kidslogic.shell.comfort import make_comfortable, switch_sounds
from kidslogic.shell.end_of_day import EndOfDay
from kidslogic.shell.enough import EnoughScreen
from kidslogic.shell.game_ways import GameWays
from kidslogic.shell.gate import Gate
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.heap import return_free_pages
from kidslogic.shell.lesson import LessonScreen
from kidslogic.shell.lesson_table import LessonTable
from kidslogic.shell.lesson_ways import LessonWays
from kidslogic.shell.newcomer import FaceScreen, NameScreen
from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.parts import Parts
from kidslogic.shell.pile import Pile
from kidslogic.shell.pin_gate import gate_of
from kidslogic.shell.play import Table
from kidslogic.shell.playing_time import PlayingTime
from kidslogic.shell.window import Window
from kidslogic.shell.words import notice_text, trouble_text
from kidslogic.ui.game_view import GameView
from kidslogic.ui.screen import Screen

TIDY_MS: Final = 1_500
"""When memory is given back after a screen was left for home: the passage is over, and no child has decided yet."""


class Voyage(QObject):
    """Leads from the harbour to everything and back; whose turn it is decides about language, sound and letters."""

    def __init__(self, window: Window, parts: Parts) -> None:
        super().__init__(window)
        self._window = window
        self._parts = parts
        self._pile = Pile(window)
        self._time = PlayingTime(parts, self._on_trouble, self)
        self._day = EndOfDay(parts, window, self._time, self._pile, self._play_on, self._on_trouble)
        table = Table(parts, self._on_trouble, self._time.moved)
        self._games = GameWays(parts, table, self._day, self._pile, self)
        self._lessons = LessonWays(
            LessonTable(parts, self._on_trouble),
            self._pile,
            lambda game, learner: self._games.open(game, learner, instead=True),
        )
        self._learner: Learner | None = None
        self._brought: tuple[Path, ...] = ()
        self._listen()

    def _listen(self) -> None:
        window, games = self._window, self._games
        window.home.connect(self._go_home)
        window.back.connect(self._go_back)
        window.hint.connect(self._hint)
        window.undo.connect(self._undo)
        window.quiet.connect(lambda: switch_sounds(self._parts, window, self._learner))
        window.gate.connect(self._to_gate)
        window.brought.connect(self.bring)
        window.visit.connect(self._pile.push)
        window.closing.connect(self._time.flush)
        self._time.soon.connect(self._day.announce)
        self._time.enough.connect(self._day.tell)
        self._pile.uncovered.connect(self._come_back)
        self._pile.shown.connect(lambda screen: self._time.shown(screen, self._learner))
        games.home.connect(self._go_home)
        games.back.connect(self._go_back)
        games.gate_wanted.connect(lambda then: self._show_gate(self._go_back, then))
        games.notice.connect(self._notice)
        games.trouble.connect(self._on_trouble)
        self._parts.settings.trouble.connect(self._notice)

    def start(self) -> None:
        """Show the harbour, and say what the grown-ups should hear about the store."""
        harbour = Harbour(self._parts)
        harbour.boarded.connect(self._board)
        harbour.newcomer.connect(self._to_faces)
        harbour.language_chosen.connect(self._choose_language)
        self._pile.push(harbour)
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
        return self._pile.top

    # ---- ways ------------------------------------------------------------------------------------

    def _come_back(self, screen: Screen) -> None:
        """A screen will be seen again; what was played above it is kept and counts."""
        self._time.flush()
        if isinstance(screen, Harbour):
            self._learner = None
            self._apply_preferences()
        if isinstance(screen, Harbour | Chart):
            self._parts.kit.voice.use_recordings({})
            screen.refresh()
            QTimer.singleShot(TIDY_MS, screen, return_free_pages)

    def _pop_to(self, depth: int) -> None:
        """Go back until `depth` screens are left; 1 is the harbour. On the chart a child hears that it is enough."""
        over = self._time.over_for(self._time.players)
        if depth < len(self._pile):
            self._pile.pop_to(depth)
            if over is not None and isinstance(self.screen, Chart):
                self._day.tell(over)

    def _go_home(self) -> None:
        """From a game or what lies before it to the chart; from anywhere else to the harbour."""
        chart = self._pile.depth_of(Chart)
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

    # ---- children --------------------------------------------------------------------------------

    def _board(self, learner: Learner, language_touched: bool) -> None:
        self._learner = learner
        if language_touched and learner.preferences.language != self._parts.languages.current:
            self._remember_language(learner)
        self._apply_preferences()
        chart = Chart(self._parts, learner)
        chart.opened.connect(self._open_first)
        chart.lessons.connect(self._to_lessons)
        self._pile.push(chart)

    def _to_faces(self) -> None:
        faces = FaceScreen(self._parts)
        faces.chosen.connect(self._to_name)
        self._pile.push(faces)

    def _to_name(self, avatar: str) -> None:
        name = NameScreen(self._parts, avatar)
        name.named.connect(lambda typed: self._add(name, typed, avatar))
        self._pile.push(name)

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
            self._games.open(game, learner)

    def _to_lessons(self) -> None:
        if self._learner is not None and not self._day.has_come((self._learner.id,)):
            self._lessons.all_lessons(self._learner)

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
        self._pile.push(gate)

    def _to_parents(self) -> None:
        corner = ParentsCorner(self._parts, self._learner)
        corner.changed.connect(self._after_change)
        corner.trouble.connect(self._on_trouble)
        corner.packs.no_editor.connect(lambda file: self._notice("no_editor", {"file": str(file)}))
        self._pile.replace(corner)
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
        self._window.notices.say(trouble.code, lambda: trouble_text(trouble, self._parts.languages.current))

    def _notice(self, code: str, params: Mapping[str, str] | None = None) -> None:
        self._window.notices.say(code, lambda: notice_text(code, params))
