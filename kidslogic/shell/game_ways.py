"""The ways to a game and through it: the unfinished one or a new one, the choices before, the game, once more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from kidslogic.engine.game import AnyGame, Illegal, Unreadable
from kidslogic.learners.learner import Learner
from kidslogic.learners.store import UnfinishedGame
from kidslogic.learners.trouble import StoreError
from kidslogic.packs.endless import Endless
from kidslogic.packs.pack import Pack
from kidslogic.shell.end_of_day import EndOfDay
from kidslogic.shell.fresh_cards import FreshCards
from kidslogic.shell.go_on import GoOnScreen
from kidslogic.shell.pack_choice import PackChoice
from kidslogic.shell.parts import Parts
from kidslogic.shell.pile import Pile
from kidslogic.shell.play import AnySession, Cards, Table
from kidslogic.ui.game_view import Chosen, GameView, Person
from kidslogic.ui.screen import Screen


@dataclass(frozen=True)
class Plan:
    """A game that is wanted: what was chosen, by whom, its cards, and the unfinished game it takes the place of."""

    game: AnyGame
    chosen: Chosen
    learner: Learner
    cards: Cards | None
    instead_of: UnfinishedGame | None = None


class GameWays(QObject):
    """Shows one page after the other on the pile, until children play; what else is to happen it tells by signals."""

    home = Signal()
    """A game was left for good."""
    back = Signal()
    """The page on top leads nowhere: the one before it is wanted."""
    gate_wanted = Signal(object)
    """Grown-ups only: a callable with no arguments, for when the gate is passed and gone."""
    notice = Signal(str)
    """The code of a sentence that the children should see."""
    trouble = Signal(object)
    """A `StoreError`."""

    def __init__(self, parts: Parts, table: Table, day: EndOfDay, pile: Pile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._table = table
        self._day = day
        self._pile = pile

    def open(self, game: AnyGame, learner: Learner, *, instead: bool = False) -> None:
        """Open a game for a child, `instead` of the page that is shown; one that was left is offered first."""
        unfinished = self._unfinished(game, learner)
        if unfinished is None:
            self._to_setup(game, learner, instead=instead)
            return
        faces = tuple(person.avatar for person in self._table.people_of(unfinished.saved.setup))
        offer = GoOnScreen(self._parts.kit, faces)
        offer.go_on.connect(lambda: self._resume(game, unfinished, learner))
        offer.anew.connect(lambda: self._to_setup(game, learner, unfinished))
        self._show(offer, instead=instead)

    def _unfinished(self, game: AnyGame, learner: Learner) -> UnfinishedGame | None:
        found = self._parts.store.unfinished(learner.id)
        return next((one for one in found if one.saved.setup.game == game.id), None)

    # ---- choosing --------------------------------------------------------------------------------

    def _to_setup(
        self, game: AnyGame, learner: Learner, instead_of: UnfinishedGame | None = None, *, instead: bool = False
    ) -> None:
        """To the choice of a pack where there are several, else at once to the choice of the crew."""
        packs = self._table.cards_for(game, learner)
        instead = instead or instead_of is not None
        if len(packs) <= 1:
            self._show(self._setup_screen(game, learner, packs[0] if packs else None, instead_of), instead=instead)
            return
        choice = PackChoice(self._parts, packs)
        choice.chosen.connect(lambda pack: self._pile.replace(self._setup_screen(game, learner, pack, instead_of)))
        self._show(choice, instead=instead)

    def _setup_screen(
        self, game: AnyGame, learner: Learner, cards: Cards | None, instead_of: UnfinishedGame | None
    ) -> Screen:
        screen = self._table.setup_screen(game, learner, cards)
        screen.chosen.connect(lambda chosen: self.begin(Plan(game, chosen, learner, cards, instead_of)))
        screen.grown_up_wanted.connect(self.gate_wanted)
        return screen

    def _show(self, screen: Screen, *, instead: bool) -> None:
        if instead:
            self._pile.replace(screen)
        else:
            self._pile.push(screen)

    # ---- beginning -------------------------------------------------------------------------------

    def begin(self, plan: Plan) -> None:
        """Begin a game; endless cards are drawn before."""
        if self._day.has_come(tuple(person.seat.who for person in plan.chosen.people)):
            return
        if not isinstance(plan.cards, Endless):
            self._begin_with(plan, plan.cards)
            return
        drawing = FreshCards(self._parts.kit, self._table.drawing(plan.cards, plan.chosen.people))
        drawing.drawn.connect(lambda pack: self._begin_drawn(plan, drawing, pack))
        self._pile.replace(drawing)
        drawing.begin()

    def _begin_drawn(self, plan: Plan, drawing: FreshCards, pack: Pack | None) -> None:
        if self._pile.top is not drawing:
            return  # the children have gone elsewhere meanwhile
        if pack is None:
            self.notice.emit("not_playable")
            self.back.emit()
            return
        self._begin_with(plan, pack)

    def _begin_with(self, plan: Plan, pack: Pack | None) -> None:
        """ "Once more" begins it again, with fresh cards where they are endless."""
        try:
            session = self._table.begin(plan.game, plan.chosen, plan.learner, pack)
        except (Illegal, LookupError):
            self.notice.emit("not_playable")
            if isinstance(self._pile.top, FreshCards):
                self.back.emit()
            return
        if plan.instead_of is not None:
            self._forget(plan.instead_of, self._parts.store.discard)
        view = self._play(session, plan.chosen.people)
        view.again.connect(lambda: self._once_more(replace(plan, instead_of=None)))

    def _resume(self, game: AnyGame, unfinished: UnfinishedGame, learner: Learner) -> None:
        if self._day.has_come(unfinished.learners):
            return
        setup = unfinished.saved.setup
        try:
            session = self._table.resume(game, unfinished.saved)
        except (Unreadable, LookupError):
            self._forget(unfinished, self._parts.store.set_aside)
            self.notice.emit("save_gone")
            self.back.emit()
            return
        people = self._table.people_of(setup)
        view = self._play(session, people)
        chosen, cards = Chosen(people, dict(setup.options), setup.source), self._table.newest_cards(setup)
        view.again.connect(lambda: self._once_more(Plan(game, chosen, learner, cards)))

    def _once_more(self, plan: Plan) -> None:
        """The same game again; where another friend suits better now, the children choose first."""
        if self._table.wants_other_friend(plan.game, plan.learner, plan.chosen.people):
            self._to_setup(plan.game, plan.learner, instead=True)
        else:
            self.begin(plan)

    def _play(self, session: AnySession, people: tuple[Person, ...]) -> GameView:
        view = self._table.game_view(session, people)
        view.done.connect(self.home)
        self._pile.replace(view)
        view.begin()
        return view

    def _forget(self, unfinished: UnfinishedGame, how: Callable[[str], None]) -> None:
        """A save that nobody wants or can go on with any more leaves the list of unfinished games."""
        try:
            how(unfinished.saved.id)
        except StoreError as trouble:
            self.trouble.emit(trouble)
