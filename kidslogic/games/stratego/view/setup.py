"""Choosing how to play Pirates! Stratego: who plays, against whom, how long, how everybody aims, and house rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Library, Manner, Seat
from kidslogic.games.stratego.box import action_sets
from kidslogic.games.stratego.options import AIMS, WINDS
from kidslogic.games.stratego.view.rule_pills import RULES, ActionSetPill, RulePill, aim_help_caption, caption_of
from kidslogic.games.stratego.view.words import FACES, aim_name, friend, wind_name
from kidslogic.ui.buttons import GateButton, Pill
from kidslogic.ui.choices import Choice, ChoiceTile
from kidslogic.ui.crew import GAP
from kidslogic.ui.friend_offer import offer_words
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.theme import TARGET
from kidslogic.ui.training_setup import Tiles, TrainingSetup

_SEATS = ("red", "blue")


class StrategoSetup(TrainingSetup):
    """Pages: children, what a child alone does, the other captain for it, the length, and the aiming of each child.

    A page on demand has how cards lie (S8, S3.3); behind the grown-ups' gate are house rules and aim helps.
    """

    fewest = most = 2
    drill_key = "drill"
    _wants_more = False
    _wants_rules = False

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        self._manner: Manner | None = None
        super().__init__(kit, me, others, last, parent)
        self.captains = tuple(friend(Seat("computer", strength)) for strength in FACES)
        self._offered = self.captains[0]
        self.captain_tiles: list[ChoiceTile] = [self.person_tile(person) for person in self.captains]
        for number, tile in enumerate(self.captain_tiles, 1):
            tile.set_number(number)
        self.length = self.choice("length", self._lengths(), "short")
        self.aims = [self.choice(f"aim_{seat}", self._aims(), "pull") for seat in _SEATS]
        self.winds = [self.choice(f"wind_{seat}", self._winds(), "calm") for seat in _SEATS]
        self.aim_captions = [self.caption(partial(self._aim_caption, seat)) for seat in (0, 1)]
        self.line = self.choice("line", self._lines(), "base")
        self.faces = self.choice("card_faces_open", self._faces(), "by_length")
        self.captions |= {
            "line": self.caption(lambda: self.tr("Where does the played card lie?")),
            "card_faces_open": self.caption(lambda: self.tr("Do you see both sides of cards?")),
        }
        self.more = Pill(kit, lambda: self.tr("More"), self, icon="plus", size=28)
        self.more.clicked.connect(self._open_more)
        self.gate = GateButton(kit, lambda: self.tr("House rules, for grown-ups: hold"), self)
        self.gate.opened.connect(lambda: self.grown_up_wanted.emit(self._open_rules))
        self.rules = [RulePill(kit, key, last.get(key, ""), partial(caption_of, key), self) for key in RULES]
        self.aim_helps = [
            RulePill(
                kit, f"aim_help_{name}", last.get(f"aim_help_{name}", ""), partial(self._aim_help_words, seat), self
            )
            for seat, name in enumerate(_SEATS)
        ]
        self.action_set = ActionSetPill(kit, self)
        self.show_page()

    # ---- pages -----------------------------------------------------------------------------------

    @property
    def children_here(self) -> int:
        """How many people sit at the screen."""
        return sum(person.seat.kind != "computer" for person in self.crew)

    @property
    def names(self) -> tuple[str, ...]:
        """The pages in their order, as far as the choices so far lead; those on demand come last."""
        if self.trains:
            return ("crew", "mode", "practice")
        alone = ("mode", "captains") if self.alone else ()
        on_demand = ("more", "rules")[: self._wants_more + self._wants_rules]
        return ("crew", *alone, "length", "aims", *on_demand)

    def prompt_of(self, page: int) -> str:
        """What is asked on a page."""
        match self.names[page] if page else "crew":
            case "captains":
                return self._captains_prompt()
            case "length":
                return self.tr("A short game or a long one?")
            case "aims":
                return self.tr("How do you aim, and in which wind?")
            case "more":
                return self.tr("How do you want to play?")
            case "rules":
                return self.tr("House rules")
        return super().prompt_of(page)

    def look_into(self, library: Library) -> None:
        """Where there are several sets of action cards, one can be chosen."""
        self.action_set.offer(action_sets(library.find("game", "stratego")))

    def source(self) -> str:
        """The set of action cards."""
        return self.action_set.source

    def _open_more(self) -> None:
        self._wants_more = True
        self.go_on()

    def _open_rules(self) -> None:
        self._wants_rules = True
        self.go_on()

    def show_page(self) -> None:
        """Whoever goes back from a page on demand has no need for it any more."""
        name = self.name
        self._wants_more, self._wants_rules = name in ("more", "rules"), name == "rules"
        super().show_page()

    def tiles_of_people(self) -> list[tuple[ChoiceTile, Person]]:
        """Children and captains."""
        own = list(zip(self.captain_tiles, self.captains, strict=True)) if hasattr(self, "captain_tiles") else []
        return super().tiles_of_people() + own

    def _show_crew(self) -> None:
        super()._show_crew()
        if hasattr(self, "captain_tiles"):
            for number, tile in enumerate(self.captain_tiles, 1):
                tile.set_number(number)

    def _board(self, person: Person) -> None:
        """One captain at a time: another one takes the place of the first."""
        if person.seat.kind == "computer" and person not in self.crew:
            self.crew = [other for other in self.crew if other.seat.kind != "computer"]
        if person.seat.kind != "computer" and self.page == 0:
            self.crew = [other for other in self.crew if other.seat.kind != "computer"]
        super()._board(person)

    def suggest(self, strength: str, manner: Manner) -> None:
        """Offer the captain who suits best, and say so where captains are chosen."""
        for captain in self.captains:
            if captain.seat.who == strength:
                self._offered, self._manner = captain, manner

    def _captains_prompt(self) -> str:
        if self._manner is None:
            return self.tr("Which captain do you play against?")
        return offer_words(self._offered.name, self._manner)

    def prepare(self, page: int) -> None:
        """A child alone is offered a captain, the gentlest one where nobody knows better."""
        super().prepare(page)
        if self.names[page] == "captains" and len(self.crew) < self.fewest:
            self.crew.append(self._offered)

    def may_go_on(self) -> bool:
        """Somebody at the screen, and two captains before the game."""
        enough = self.trains or self.name in ("crew", "mode") or len(self.crew) == self.most
        return self.children_here > 0 and enough

    def parts_of(self, page: int) -> Sequence[QWidget | Choice]:
        """What each page has."""
        match self.names[page]:
            case "captains":
                return self.captain_tiles
            case "length":
                return (self.length,)
            case "aims":
                shown: list[QWidget | Choice] = []
                for seat in self._aiming_seats():
                    shown += [self.aim_captions[seat], self.aims[seat], self.winds[seat]]
                return (*shown, self.more)
            case "more":
                return (*self.with_captions(self.line, self.faces), self.gate)
            case "rules":
                return self._rule_parts()
        return super().parts_of(page)

    def _aiming_seats(self) -> list[int]:
        return [seat for seat, person in enumerate(self.crew) if person.seat.kind != "computer"]

    def _aim_caption(self, seat: int) -> str:
        name = self.crew[seat].name if seat < len(self.crew) else ""
        return self.tr("{name} aims").format(name=name)

    def _pills(self) -> list[RulePill]:
        return [*self.rules, *(self.aim_helps[seat] for seat in self._aiming_seats())]

    def _rule_parts(self) -> list[RulePill | ActionSetPill]:
        return [*self._pills(), *([self.action_set] if self.action_set.has_choice else [])]

    def _aim_help_words(self, seat: int) -> str:
        return aim_help_caption(self.crew[seat].name if seat < len(self.crew) else "")

    def drills(self) -> Tiles:
        """The kinds of questions."""
        return (
            *super().drills(),
            ("compare", "balance", self.tr("who wins")),
            ("odds", "coin", self.tr("best chance")),
            ("deduce", "telescope", self.tr("who is it")),
            ("remember", "memory", self.tr("remember")),
            ("plan", "flag", self.tr("to the flag")),
        )

    def _lines(self) -> Tiles:
        return (
            ("base", "card_in_place", self.tr("in its place")),
            ("advanced", "card_before", self.tr("before you")),
        )

    def _faces(self) -> Tiles:
        return (
            ("by_length", "short_game", self.tr("short game only")),
            ("true", "eye", self.tr("yes")),
            ("false", "memory", self.tr("no, guess!")),
        )

    def _lengths(self) -> Tiles:
        return (
            ("short", "short_game", self.tr("short, 5 pirates")),
            ("full", "full_game", self.tr("long, 10 pirates")),
        )

    def _aims(self) -> Tiles:
        return tuple((aim, f"aim_{aim}", aim_name(aim)) for aim in AIMS)

    def _winds(self) -> Tiles:
        return tuple((wind, f"weather_{wind}", wind_name(wind)) for wind in WINDS)

    # ---- layout ----------------------------------------------------------------------------------

    def arrange_page(self, page: int) -> None:
        """Tiles, or rows of choices."""
        m = self.metrics
        match self.names[page]:
            case "captains":
                self.arrange_tiles(self.captain_tiles)
            case "length":
                w, h = 300.0, 300.0
                self.length.lay(m.w / 2 - w - 9, m.h * 0.3, w, h, m)
            case "aims":
                self._arrange_aims()
            case "more":
                self._arrange_more()
            case "rules":
                self._arrange_rules()
            case _:
                super().arrange_page(page)

    def _arrange_aims(self) -> None:
        m, seats = self.metrics, self._aiming_seats()
        w, gap = (140.0, 18.0), 40.0
        row = 2 * (3 * (w[0] + w[1])) + gap
        for number, seat in enumerate(seats):
            self.aim_captions[seat].set_text(partial(self._aim_caption, seat))
            if m.portrait:
                top = 130 + 424 * number
                left = (m.w - 3 * (w[0] + w[1])) / 2
                places = ((left, top + 52), (left, top + 52 + 190))
            else:
                top = (118 if len(seats) == 2 else 220) + 254 * number
                left = max(20.0, (m.w - row) / 2)
                places = ((left, top + 52), (left + 3 * (w[0] + w[1]) + gap, top + 52))
            self.put(self.aim_captions[seat], left, top, 700, 48)
            self.aims[seat].lay(*places[0], w[0], 170, m)
            self.winds[seat].lay(*places[1], w[0], 170, m)

        self.put(self.more, 40 if m.portrait else m.w - 156 - 30 - 250, m.h - 149, 250, TARGET)

    def _arrange_more(self) -> None:
        """Two choices beside each other, one below the other in portrait."""
        m, y = self.metrics, 190.0 if self.metrics.portrait else 170.0
        w = 190.0 if m.portrait else min(190.0, (m.w - 120) / 5 - GAP)
        self.arrange_choice(self.captions["line"], self.line, 40, y, w, w + 30)
        x, y = (40.0, y + w + 150) if m.portrait else (m.w - 40 - 3 * (w + GAP), y)
        self.arrange_choice(self.captions["card_faces_open"], self.faces, x, y, w, w + 30)
        self.put(self.gate, 40, m.h - 149, TARGET, TARGET)

    def _arrange_rules(self) -> None:
        """Pills in two columns that leave the arrow its corner."""
        m, pills = self.metrics, self._rule_parts()
        columns = 1 if m.portrait else 2
        wide = (m.w - 80) / columns - (0 if m.portrait else 85)
        rows = -(-len(pills) // columns)
        each = min(TARGET + 6.0, (m.h - 140 - (170 if m.portrait else 10)) / rows - 14)
        for k, pill in enumerate(pills):
            pill.show_words()
            self.put(pill, 30 + (k % columns) * (wide + 20), 126 + (k // columns) * (each + 14), wide, each)

    def options(self) -> dict[str, str]:
        """The options as chosen."""
        chosen = {"length": self.length.value, "line": self.line.value, "card_faces_open": self.faces.value}
        chosen |= {pill.key: pill.value for pill in self._pills()}
        for seat in self._aiming_seats():
            chosen[f"aim_{_SEATS[seat]}"] = self.aims[seat].value
            chosen[f"wind_{_SEATS[seat]}"] = self.winds[seat].value
        return chosen | self.training_options()
