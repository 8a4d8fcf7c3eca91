"""Opening games: a new one from what was chosen, a saved one at exactly the place where it was left."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias
from uuid import uuid4

from kidslogic.engine.events import Answered, Event, Trained
from kidslogic.engine.game import AnyGame, Seat, Setup
from kidslogic.engine.session import Journal, SavedGame, Session, resume
from kidslogic.engine.training import LEVELS_OPTION
from kidslogic.learners.friends import Advice, suggested_friend
from kidslogic.learners.learner import Learner, shared_levels
from kidslogic.learners.records import chronological
from kidslogic.learners.trouble import StoreError
from kidslogic.packs.endless import ENDLESS_ID, Endless
from kidslogic.packs.generated import LEVELS
from kidslogic.packs.pack import ROWS_PER_SIDE, SIDES, Pack
from kidslogic.shell.advisor import MasteryAdvisor
from kidslogic.shell.pack_words import kit_for, recordings_of
from kidslogic.shell.parts import Parts
from kidslogic.ui.crew import guest, number_of
from kidslogic.ui.game_view import Chosen, GameView, Person, SetupScreen

AnySession = Session[Any, Any, Any, Any]
Cards: TypeAlias = Pack | Endless
"""What a child may choose to play with."""


@dataclass(frozen=True)
class HeardJournal:
    """The journal of a session, after every entry of which `heard` is called."""

    journal: Journal
    heard: Callable[[], None]

    def write(self, saved: SavedGame, events: tuple[Event, ...], *, over: bool) -> None:
        """Keep the game and its events, then tell."""
        self.journal.write(saved, events, over=over)
        self.heard()


@dataclass(frozen=True)
class Table:
    """Begins and resumes sessions, and makes their screens. `on_trouble` hears what the disk does not take.

    `on_move` is called after every move that was written down.
    """

    parts: Parts
    on_trouble: Callable[[StoreError], None]
    on_move: Callable[[], None] = lambda: None

    def cards_for(self, game: AnyGame, learner: Learner) -> tuple[Cards, ...]:
        """The packs that a child may choose from, endless cards last; none for a game that needs none."""
        off = self.parts.store.learner(learner.id).preferences.packs_off
        endless = self.parts.shelf.endless_for(game.id, off)
        packs = self.parts.shelf.packs_for(game.id, off)
        return packs if endless is None else (*packs, endless)

    def setup_screen(self, game: AnyGame, learner: Learner, cards: Cards | None) -> SetupScreen:
        """The set-up screen, with the options of last time."""
        others = [other for other in self.parts.store.learners() if other.id != learner.id]
        last = self.parts.store.last_setup(learner.id, game.id)
        pack = cards if isinstance(cards, Pack) else None
        screen = self.parts.view_of(game.id).setup_screen(
            kit_for(self.parts.kit, pack),
            self._invited(learner),
            tuple(self._invited(other) for other in others),
            {option.key: game.option(last, option.key) for option in game.options} if last is not None else {},
        )
        screen.look_into(self.parts.shelf)
        advice = self._advice(game, learner)
        if advice is not None:
            screen.suggest(advice.strength, advice.manner)
        lowest, highest = self.parts.store.learner(learner.id).preferences.levels
        there = sides_of(pack) if pack is not None else frozenset(SIDES)
        sides = (there & sides_at(range(lowest, highest + 1))) or there
        levels = [level for level in LEVELS if side_of(level) in sides]
        screen.begin_at(self._level_of(learner), [level for level in levels if lowest <= level <= highest] or levels)
        screen.limit_sides(sides)
        return screen

    def _level_of(self, learner: Learner) -> int | None:
        """Where a child finds most answers, but not all; None as long as it has not answered anything."""
        events = (record.event for record in self.parts.store.events(learner.id))
        if not any(isinstance(event, Answered | Trained) for event in events):
            return None
        return self._advisor(self.parts.luck()).level(learner.id)

    def _advisor(self, seed: int) -> MasteryAdvisor:
        return MasteryAdvisor(self.parts.store, self.parts.today, seed)

    def _advice(self, game: AnyGame, learner: Learner) -> Advice | None:
        """Which computer friend suits a child best now; None where the game has none whose strength is known."""
        age = learner.preferences.age_on(self.parts.today())
        return suggested_friend(self.parts.store.events(learner.id), game.id, game.ratings, age)

    def wants_other_friend(self, game: AnyGame, learner: Learner, people: tuple[Person, ...]) -> bool:
        """Whether a table with computer friends lacks the one that suits the child best by now."""
        friends = {person.seat.who for person in people if person.seat.kind == "computer"}
        advice = self._advice(game, learner) if friends else None
        return advice is not None and advice.strength not in friends

    def drawing(self, wish: Endless, people: tuple[Person, ...]) -> Callable[[], Pack | None]:
        """What draws fresh cards that none of these children has answered yet; to be called aside."""
        children = [person.seat.who for person in people if person.seat.kind == "child"]
        events = (record.event for child in children for record in self.parts.store.events(child))
        seen = frozenset(event.row_hash for event in events if isinstance(event, Answered))
        sources = (unfinished.saved.setup.source.split("@") for unfinished in self.parts.store.unfinished())
        endless = self.parts.shelf.endless
        endless.tidy([source[-1] for source in sources if source[0] == ENDLESS_ID])
        return partial(endless.draw, replace(wish, levels=self._levels(people)), seen, self.parts.luck())

    def _levels(self, people: tuple[Person, ...]) -> tuple[int, int]:
        """The levels that grown-ups chose for the children of a table."""
        children = [self.parts.store.learner(person.seat.who) for person in people if person.seat.kind == "child"]
        return shared_levels(child.preferences.levels for child in children)

    def begin(self, game: AnyGame, chosen: Chosen, learner: Learner, pack: Pack | None) -> AnySession:
        """A new game. Raises `Illegal` or LookupError when it cannot be played so."""
        options = dict(chosen.options) if pack is None else playable(chosen.options, pack)
        options |= self._earlier(game, chosen.people)
        if len(chosen.people) == 1 and LEVELS_OPTION in game.options:
            options[LEVELS_OPTION.key] = "{}-{}".format(*self._levels(chosen.people))
        source = chosen.source if pack is None else source_of(pack)
        setup = game.setup(tuple(person.seat for person in chosen.people), source, **options)
        session = Session(
            game,
            setup,
            self.parts.shelf,
            session_id=uuid4().hex,
            seed=self.parts.luck(),
            journal=self._journal(),
            clock=self.parts.seconds,
        )
        session.begin()
        self._remember(learner, setup)
        return session

    def _earlier(self, game: AnyGame, people: tuple[Person, ...]) -> Mapping[str, str]:
        """The options that follow from earlier games of those who sit down."""
        if game.earlier is None:
            return {}
        logs = [self.parts.store.events(person.seat.who) if person.seat.kind == "child" else () for person in people]
        return game.earlier(tuple(tuple(record.event for record in chronological(log)) for log in logs))

    def resume(self, game: AnyGame, saved: SavedGame) -> AnySession:
        """A saved game. Raises `Unreadable` when it no longer replays, LookupError when its pack is gone."""
        return resume(game, saved, self.parts.shelf, journal=self._journal(), clock=self.parts.seconds)

    def _journal(self) -> HeardJournal:
        return HeardJournal(self.parts.store.journal(self.on_trouble), self.on_move)

    def newest_cards(self, setup: Setup) -> Cards | None:
        """The pack of a game as it is played now; the game's own version where the pack is no longer there.

        After endless cards come fresh ones; None where the game is not played with a pack.
        """
        if not setup.source:
            return None
        if setup.source.startswith(f"{ENDLESS_ID}@"):
            used: Pack = self.parts.shelf.find("pack", setup.source)
            return Endless(used.board)
        return self._pack(setup.source.partition("@")[0]) or self._pack(setup.source)

    def _pack(self, source: str) -> Pack | None:
        """The pack that a setup's source names; None for what is no pack, such as a deck of a game."""
        try:
            found: Pack = self.parts.shelf.find("pack", source)
        except LookupError:
            return None
        return found

    def game_view(self, session: AnySession, people: tuple[Person, ...]) -> GameView:
        """The screen of play."""
        source = session.setup.source
        pack = self._pack(source) if source else None
        kit = kit_for(self.parts.kit, pack)
        kit.voice.use_recordings(recordings_of(pack))
        view = self.parts.view_of(session.game.id).game_view(kit, session, people)
        view.advisor = self._advisor(session.seed)
        return view

    def people_of(self, setup: Setup) -> tuple[Person, ...]:
        """Who sits at the table of a saved game."""
        learners = {learner.id: learner for learner in self.parts.store.learners()}
        friend = self.parts.view_of(setup.game).friend
        return tuple(_person(seat, learners, friend) for seat in setup.seats)

    def _invited(self, learner: Learner) -> Person:
        return replace(person_of(learner), age=learner.preferences.age_on(self.parts.today()))

    def _remember(self, learner: Learner, setup: Setup) -> None:
        try:
            self.parts.store.remember_setup(learner.id, setup)
        except StoreError as trouble:
            self.on_trouble(trouble)


def source_of(pack: Pack | None) -> str:
    """How a setup names the pack it is played with."""
    return f"{pack.id}@{pack.content_hash}" if pack is not None else ""


def sides_of(pack: Pack) -> frozenset[str]:
    """The sides that at least one card of a pack has."""
    return frozenset(side for card in pack.cards for side in card.sides)


def sides_at(levels: range) -> frozenset[str]:
    """The sides of cards on which rows of these levels stand, each side with its own levels in order."""
    return frozenset(map(side_of, levels))


def side_of(level: int) -> str:
    """The side of a card on which the rows of a level stand: four levels on each, the easier ones first."""
    return SIDES[(level - 1) // ROWS_PER_SIDE]


def playable(options: Mapping[str, str], pack: Pack) -> dict[str, str]:
    """The options with the one side that all cards of a pack have, where the chosen side is on none of them."""
    there = sides_of(pack)
    if "side" in options and options["side"] in SIDES and options["side"] not in there:
        return {**options, "side": min(there)}
    return dict(options)


def person_of(learner: Learner) -> Person:
    """A child as it sits at a table."""
    return Person(Seat("child", learner.id), learner.nickname, learner.avatar)


def _person(seat: Seat, learners: Mapping[str, Learner], friend: Callable[[Seat], Person]) -> Person:
    if seat.kind == "computer":
        return friend(seat)
    return person_of(learners[seat.who]) if seat.who in learners else replace(guest(number_of(seat)), seat=seat)
