"""Choosing how to play LOGIX: who plays, which computer friends, how gently; or what one child alone trains."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Literal

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Library, Manner, Seat
from kidslogic.games.logix.deck import Deck
from kidslogic.games.logix.deck_folder import offered_decks
from kidslogic.games.logix.gentle import default_options
from kidslogic.games.logix.options import FEWEST_SEATS, MOST_SEATS
from kidslogic.games.logix.view.words import FACES, friend
from kidslogic.ui.choices import Choice, ChoiceTile
from kidslogic.ui.crew import GAP, CrewSetup
from kidslogic.ui.friend_offer import FriendOffer
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label

PageName = Literal["crew", "mode", "friends", "ways", "practice", "deck"]
QUESTIONS = ("5", "10", "15")
"""Lengths of a training."""
_LEFT = Qt.AlignmentFlag.AlignLeft
_Tiles = tuple[tuple[str, str, str], ...]


class LogixSetup(CrewSetup):
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
        self.mode = self._choice("mode", self._modes(), "game")
        self.wrong = self._choice("wrong_claim", self._claims(), gentle.get("wrong_claim", "out"))
        self.takeback = self._choice("takeback", self._takebacks(), gentle.get("takeback", "false"))
        self.help = self._choice("help", self._helps(), "true" if gentle else "false")
        self.practice = self._choice("practice", self._practices(), "mixed")
        self.questions = self._choice("questions", tuple((n, f"coin/{n}", n) for n in QUESTIONS), "5")
        self.level = self._choice("start_level", self._levels(), "1")
        self.captions = {
            "wrong_claim": self._caption(lambda: self.tr("The code is not ready?")),
            "takeback": self._caption(lambda: self.tr("Take back?")),
            "help": self._caption(lambda: self.tr("Show places?")),
            "practice": self._caption(lambda: self.tr("What do you want to practise?")),
            "questions": self._caption(lambda: self.tr("How many questions?")),
            "start_level": self._caption(lambda: self.tr("Where do we begin?")),
        }
        self.show_page()

    def suggest(self, strength: str, manner: Manner) -> None:
        """Offer the friend who suits best, with face and words."""
        for person in self.friends:
            if person.seat.who == strength:
                self.offer.offer(person, manner)

    def begin_at(self, level: int | None, allowed: Collection[int]) -> None:
        """Training begins where the child finds most answers."""
        self.level.keep_levels(level, allowed)

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
    def alone(self) -> bool:
        """Only one child sits at the screen."""
        return sum(person.seat.kind != "computer" for person in self.crew) == 1

    @property
    def trains(self) -> bool:
        """One child trains."""
        return self.alone and self.mode.value == "training"

    @property
    def names(self) -> tuple[PageName, ...]:
        """The pages in their order, as far as the choices so far lead."""
        deck: tuple[PageName, ...] = ("deck",) if len(self.decks) > 1 else ()
        if self.trains:
            return ("crew", "mode", "practice", *deck)
        mode: tuple[PageName, ...] = ("mode",) if self.alone else ()
        return ("crew", *mode, "friends", "ways", *deck)

    def last_page(self) -> int:
        """The page of the last name."""
        return len(self.names) - 1

    def prompt_of(self, page: int) -> str:
        """What is asked on a page."""
        if page == 0:
            return super().prompt_of(0)
        match self.names[page]:
            case "mode":
                return self.tr("What shall we do today?")
            case "friends":
                return self.tr("Which friends play along?")
            case "practice":
                return self.tr("How do you want to practise?")
            case "deck":
                return self.tr("Which cards?")
        return self.tr("How do you want to play?")

    def tiles_of_people(self) -> list[tuple[ChoiceTile, Person]]:
        """Children and friends."""
        return super().tiles_of_people() + list(zip(self.friend_tiles, self.friends, strict=True))

    def prepare(self, page: int) -> None:
        """A child alone is offered the friend who suits best, or the gentlest; another may be taken instead."""
        match self.names[page]:
            case "friends" if len(self.crew) < self.fewest:
                self.crew.append(self.offer.person or self.friends[0])
            case "practice":
                self.crew = [person for person in self.crew if person.seat.kind != "computer"]

    def may_go_on(self) -> bool:
        """Somebody at the screen, and at least two players once friends were chosen."""
        children = [person for person in self.crew if person.seat.kind != "computer"]
        enough = self.trains or self.names[self.page] in ("crew", "mode") or len(self.crew) >= self.fewest
        return bool(children) and enough

    def parts_of(self, page: int) -> Sequence[QWidget | Choice]:
        """What each page has."""
        match self.names[page]:
            case "crew":
                return super().parts_of(0)
            case "mode":
                return (self.mode,)
            case "friends":
                return (*self.friend_tiles, *self.offer.parts)
            case "deck":
                return self.deck_tiles
            case "practice":
                return self._with_captions(self.practice, self.questions, self.level)
        return self._with_captions(self.wrong, self.takeback, self.help)

    def _with_captions(self, *choices: Choice) -> tuple[QWidget | Choice, ...]:
        return (*choices, *(self.captions[choice.key] for choice in choices))

    def options(self) -> dict[str, str]:
        """All that is chosen, for the next time as well; the youngest begins, since the crew stands in that order."""
        choices = (self.wrong, self.takeback, self.help, self.practice, self.questions, self.level)
        chosen = {choice.key: choice.value for choice in choices}
        mode = "training" if self.trains else "game"
        return chosen | {"mode": mode, "start": "youngest", "youngest": "1"}

    def source(self) -> str:
        """The deck that was chosen; the first one needs no name."""
        return self.decks[self.deck].source if self.deck else ""

    # ---- what there is to choose -----------------------------------------------------------------

    def _choice(self, key: str, tiles: _Tiles, otherwise: str) -> Choice:
        return Choice(self.kit, key, tiles, self.last.get(key, otherwise), self)

    def _modes(self) -> _Tiles:
        return (("game", "two_players", self.tr("play")), ("training", "telescope", self.tr("practise")))

    def _claims(self) -> _Tiles:
        return (
            ("hint", "parrot_look", self.tr("show why")),
            ("lose_turn", "next", self.tr("lose a turn")),
            ("out", "eye", self.tr("only watch")),
        )

    def _takebacks(self) -> _Tiles:
        return (("true", "bar_undo", self.tr("yes")), ("false", "anchor", self.tr("no")))

    def _helps(self) -> _Tiles:
        return (("true", "lantern", self.tr("yes")), ("false", "moon", self.tr("no")))

    def _practices(self) -> _Tiles:
        return (
            ("mixed", "compass", self.tr("a bit of all")),
            ("finish", "check", self.tr("the last move")),
            ("breaker", "marble_red", self.tr("what breaks it")),
            ("neighbour", "parrot_think", self.tr("guess the card")),
        )

    def _levels(self) -> _Tiles:
        return (
            ("1", "starfish", self.tr("easy")),
            ("3", "crab", self.tr("medium")),
            ("6", "octopus", self.tr("tricky")),
        )

    # ---- layout ----------------------------------------------------------------------------------

    def arrange_page(self, page: int) -> None:
        """Tiles on the first pages, choices on the last."""
        m = self.metrics
        match self.names[page]:
            case "crew":
                super().arrange_page(0)
            case "mode":
                side = min(320.0, m.w * 0.38)
                self.mode.lay(m.w / 2 - side - GAP / 2, m.h * 0.26, side, side, m.u)
            case "friends":
                self._arrange_friends()
            case "deck":
                self.arrange_tiles(self.deck_tiles)
            case "practice":
                self._lay(self.practice, 40, 128)
                self._lay(self.questions, 40, 390)
                self._lay(self.level, *((40.0, 652.0) if m.portrait else (600.0, 390.0)))
            case "ways":
                self._lay(self.wrong, 40, 128, 170)
                self._lay(self.takeback, *((40.0, 390.0) if m.portrait else (m.w - 420, 128.0)))
                self._lay(self.help, 40, 652 if m.portrait else 390)

    def _lay(self, choice: Choice, x: float, y: float, w: float = 150.0) -> None:
        self.arrange_choice(self.captions[choice.key], choice, x, y, w, 170)

    def _arrange_friends(self) -> None:
        """All friends; an offer stands above them."""
        if self.offer.person is None:
            self.arrange_tiles(self.friend_tiles)
        else:
            self.arrange_tiles(self.friend_tiles, self.offer.arrange())

    def _caption(self, text: Callable[[], str]) -> Label:
        return Label(text, self, size=30, align=_LEFT)


def _title(deck: Deck) -> str:
    """What a deck is called in the language that is spoken now."""
    return deck.titles.get(QLocale().name()[:2], deck.titles["en"])
