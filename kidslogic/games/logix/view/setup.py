"""Choosing how to play LOGIX: who plays, which computer friends, how gently; or what one child alone trains."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Library, Manner, Seat
from kidslogic.games.logix.deck import Deck
from kidslogic.games.logix.deck_folder import offered_decks
from kidslogic.games.logix.gentle import default_options
from kidslogic.games.logix.options import FEWEST_SEATS, MOST_SEATS
from kidslogic.games.logix.view.words import FACES, friend
from kidslogic.ui.choices import Choice, ChoiceTile
from kidslogic.ui.friend_offer import FriendOffer
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.training_setup import Tiles, TrainingSetup


class LogixSetup(TrainingSetup):
    """The crew, the computer friends, the house rules. One child alone may train instead."""

    fewest, most = FEWEST_SEATS, MOST_SEATS
    friends: tuple[Person, ...] = ()
    friend_tiles: Sequence[ChoiceTile] = ()

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, me, others, last, parent)
        self.friends = tuple(friend(Seat("computer", strength)) for strength in FACES)
        self.friend_tiles = [self.person_tile(person) for person in self.friends]
        self.decks: tuple[Deck, ...] = ()
        self.deck_tiles: list[ChoiceTile] = []
        self.deck = 0
        self.offer = FriendOffer(kit, self)
        gentle = default_options([me.age])
        self.wrong = self.choice("wrong_claim", self._claims(), gentle.get("wrong_claim", "out"))
        self.takeback = self.choice("takeback", self._takebacks(), gentle.get("takeback", "false"))
        self.help = self.choice("help", self._helps(), "true" if gentle else "false")
        self.coach = self.choice("coach", self._coaches(), "false")
        self.captions |= {
            "wrong_claim": self.caption(lambda: self.tr("The code is not ready?")),
            "takeback": self.caption(lambda: self.tr("Take back?")),
            "help": self.caption(lambda: self.tr("Show places?")),
            "coach": self.caption(lambda: self.tr("Parrot whispers?")),
        }
        self.show_page()

    def suggest(self, strength: str, manner: Manner) -> None:
        """Offer the friend who suits best, with face and words."""
        for person in self.friends:
            if person.seat.who == strength:
                self.offer.offer(person, manner)

    def look_into(self, library: Library) -> None:
        """Where there are several decks, one can be chosen."""
        self.decks = offered_decks(library.find("game", "logix"), library.find("decks", "logix"))
        self.deck_tiles = [self._deck_tile(number, deck) for number, deck in enumerate(self.decks)]
        self.choose_deck(0)
        self.show_page()

    def _deck_tile(self, number: int, deck: Deck) -> ChoiceTile:
        picture = ("card_mixed", "card_brown", "card_blue")[number % 3]
        tile = ChoiceTile(self.kit, picture, partial(_title, deck), self, is_name=True)
        tile.clicked.connect(lambda: self.choose_deck(number))
        return tile

    def choose_deck(self, number: int) -> None:
        """Play with one of the decks."""
        self.deck = number
        for other, tile in enumerate(self.deck_tiles):
            tile.set_chosen(other == number)

    # ---- pages -----------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The pages in their order, as far as the choices so far lead."""
        deck: tuple[str, ...] = ("deck",) if len(self.decks) > 1 else ()
        if self.trains:
            return ("crew", "mode", "practice", *deck)
        mode: tuple[str, ...] = ("mode",) if self.alone else ()
        return ("crew", *mode, "friends", "ways", *deck)

    def prompt_of(self, page: int) -> str:
        """What is asked on a page."""
        match self.names[page] if page else "crew":
            case "friends":
                return self.tr("Which friends play along?")
            case "ways":
                return self.tr("How do you want to play?")
            case "deck":
                return self.tr("Which cards?")
        return super().prompt_of(page)

    def tiles_of_people(self) -> list[tuple[ChoiceTile, Person]]:
        """Children and friends."""
        return super().tiles_of_people() + list(zip(self.friend_tiles, self.friends, strict=True))

    def prepare(self, page: int) -> None:
        """A child alone is offered the friend who suits best, or the gentlest; another may be taken instead."""
        super().prepare(page)
        if self.names[page] == "friends" and len(self.crew) < self.fewest:
            self.crew.append(self.offer.person or self.friends[0])

    def may_go_on(self) -> bool:
        """Somebody at the screen, and at least two players once friends were chosen."""
        children = [person for person in self.crew if person.seat.kind != "computer"]
        enough = self.trains or self.names[self.page] in ("crew", "mode") or len(self.crew) >= self.fewest
        return bool(children) and enough

    def parts_of(self, page: int) -> Sequence[QWidget | Choice]:
        """What each page has."""
        match self.names[page]:
            case "friends":
                return (*self.friend_tiles, *self.offer.parts)
            case "deck":
                return self.deck_tiles
            case "ways":
                return self.with_captions(*self._ways())
        return super().parts_of(page)

    def options(self) -> dict[str, str]:
        """All that is chosen, for the next time as well; the youngest begins, since the crew stands in that order."""
        chosen = {choice.key: choice.value for choice in self._ways()}
        return chosen | self.training_options() | {"start": "youngest", "youngest": "1"}

    def source(self) -> str:
        """The deck that was chosen; the first one needs no name."""
        return self.decks[self.deck].source if self.deck else ""

    # ---- what there is to choose -----------------------------------------------------------------

    def _ways(self) -> tuple[Choice, ...]:
        """The house rules."""
        return (self.wrong, self.takeback, self.help, self.coach)

    def _claims(self) -> Tiles:
        return (
            ("hint", "parrot_look", self.tr("show why")),
            ("lose_turn", "next", self.tr("lose a turn")),
            ("out", "eye", self.tr("only watch")),
        )

    def _takebacks(self) -> Tiles:
        return (("true", "bar_undo", self.tr("yes")), ("false", "anchor", self.tr("no")))

    def _helps(self) -> Tiles:
        return (("true", "lantern", self.tr("yes")), ("false", "moon", self.tr("no")))

    def _coaches(self) -> Tiles:
        """Whether the parrot whispers to the child on turn that its code is ready (L9.7)."""
        return (("true", "bar_hint", self.tr("yes")), ("false", "speaker_off", self.tr("no")))

    def drills(self) -> Tiles:
        """The kinds of questions."""
        return (
            *super().drills(),
            ("finish", "check", self.tr("the last move")),
            ("breaker", "marble_red", self.tr("what breaks it")),
            ("neighbour", "parrot_think", self.tr("guess the card")),
        )

    # ---- layout ----------------------------------------------------------------------------------

    def arrange_page(self, page: int) -> None:
        """Tiles on the first pages, choices on the last."""
        m = self.metrics
        match self.names[page]:
            case "friends":
                self._arrange_friends()
            case "deck":
                self.arrange_tiles(self.deck_tiles)
            case "ways":
                right = m.w - (376 if m.portrait else 420)
                self.lay_choice(self.wrong, 40, 128, 184)
                self.lay_choice(self.takeback, *((40.0, 390.0) if m.portrait else (right, 128.0)))
                self.lay_choice(self.help, *((right, 390.0) if m.portrait else (40.0, 390.0)))
                self.lay_choice(self.coach, *((40.0, 652.0) if m.portrait else (right, 390.0)))
            case _:
                super().arrange_page(page)

    def _arrange_friends(self) -> None:
        """All friends; an offer stands above them."""
        if self.offer.person is None:
            self.arrange_tiles(self.friend_tiles)
        else:
            self.arrange_tiles(self.friend_tiles, self.offer.arrange())


def _title(deck: Deck) -> str:
    """What a deck is called in the language that is spoken now."""
    return deck.titles.get(QLocale().name()[:2], deck.titles["en"])
