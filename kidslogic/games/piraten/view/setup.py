"""Choosing how to play: crew and mates, hunt or training, monsters, cards, treasure, aiming, house rules (P2, P10)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import Manner, Seat
from kidslogic.games.piraten.options import MOST_SEATS, suggested
from kidslogic.games.piraten.view.rule_pills import DEFAULTS, SHOWN, RulePill
from kidslogic.games.piraten.view.words import FACES, friend, temper_words
from kidslogic.ui.buttons import GateButton, Pill
from kidslogic.ui.choices import Choice, ChoiceTile
from kidslogic.ui.crew import GAP, CrewSetup
from kidslogic.ui.friend_offer import FriendOffer
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Label
from kidslogic.ui.theme import TARGET

GOALS = ("5", "7", "10")
"""The ladder of solo goals in four cards: bronze, silver, gold (P8.3)."""
ROWS = ("5", "10", "15")
"""Lengths of a training."""
TRAINING = "training"
MIXED = "mixed"
_SIDE_OF_LEVEL = {"1": "brown", "3": "brown", "5": "blue"}
"""Where a training may begin, and the side of the cards on which such rows stand."""
PageName = Literal["crew", "mates", "mode", "how", "more", "rules"]
_LEFT = Qt.AlignmentFlag.AlignLeft
_Tiles = tuple[tuple[str, str, str], ...]


class PiratenSetup(CrewSetup):
    """The crew in the order of ages, then how to play. One child alone plays solo, trains, or takes mates along.

    A page on demand has the ways to make it gentler for the youngest; behind the grown-ups' gate are the house rules.
    """

    most = MOST_SEATS
    _wants_mates = False
    _wants_more = False
    _wants_rules = False
    _level: int | None = None

    def __init__(
        self, kit: Kit, me: Person, others: tuple[Person, ...], last: dict[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, me, others, last, parent)
        self.mode = self._choice("variant", self._modes(), "solo")
        self.side = self._choice("side", self._sides(), "brown")
        self.goal = self._choice("solo_goal", self._goals(), "10")
        self.level = self._choice("start_level", self._levels(), "1")
        self.rows = self._choice("training_rows", tuple((n, f"coin/{n}", n) for n in ROWS), "10")
        self.choices = self._choice("choices", self._offers(), "all")
        self.tries = self._choice("wrong_answer", self._tries(), "end_turn")
        self.variant = self._choice("variant", self._variants(), "basic")
        self.aims: list[Choice] = []
        self._suggested: dict[str, str] = {}
        self.mates = tuple(friend(Seat("computer", temper)) for temper in FACES)
        self.mate_tiles = [self._mate_tile(mate) for mate in self.mates]
        self.offer = FriendOffer(kit, self)
        self.mates_button = ChoiceTile(kit, "dolphin", lambda: self.tr("mates"), self)
        self.mates_button.clicked.connect(self._open_mates)
        self.gate = GateButton(kit, lambda: self.tr("House rules, for grown-ups: hold"), self)
        self.gate.opened.connect(lambda: self.grown_up_wanted.emit(self._open_rules))
        self.rules = [RulePill(kit, key, last.get(key, ""), self) for key in SHOWN]
        self.variant_caption = self._caption(lambda: self.tr("With a sea monster?"))
        self.side_caption = self._caption(lambda: self.tr("Which cards?"))
        self.goal_caption = self._caption(lambda: self.tr("How much treasure?"))
        self.aim_caption = self._caption(lambda: self.tr("How do you aim?"))
        self.level_caption = self._caption(lambda: self.tr("Where do we begin?"))
        self.rows_caption = self._caption(lambda: self.tr("How many rows?"))
        self.choices_caption = self._caption(lambda: self.tr("What lies on the island?"))
        self.tries_caption = self._caption(lambda: self.tr("How often may you try?"))
        self.more = Pill(kit, lambda: self.tr("More"), self, icon="plus", size=28)
        self.more.clicked.connect(self._open_more)
        self.show_page()

    def limit_sides(self, sides: Collection[str]) -> None:
        """Only the sides that the cards have; a training begins on one of them."""
        self.side.keep({*sides, MIXED} if len(sides) > 1 else sides)
        self.level.keep([level for level, side in _SIDE_OF_LEVEL.items() if side in sides])

    def begin_at(self, level: int | None, allowed: Collection[int]) -> None:
        """Training begins where the child finds most answers; house rules of a first game suit it."""
        self.level.keep_levels(level, allowed)
        self._level = level

    # ---- pages -----------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """One child plays alone."""
        return len(self.crew) == 1

    @property
    def trains(self) -> bool:
        """One child trains."""
        return self.solo and self.mode.value == TRAINING

    @property
    def names(self) -> tuple[PageName, ...]:
        """The pages in their order, as far as the choices so far lead."""
        wanted: dict[PageName, bool] = {
            "crew": True,
            "mates": self._wants_mates,
            "mode": self.solo,
            "how": True,
            "more": self._wants_more,
            "rules": self._wants_rules,
        }
        return tuple(name for name, is_wanted in wanted.items() if is_wanted)

    def last_page(self) -> int:
        """The page of the last name."""
        return len(self.names) - 1

    def _open_more(self) -> None:
        self._wants_more = True
        self.go_on()

    def _open_mates(self) -> None:
        self._wants_mates = True
        self.go_on()

    def _open_rules(self) -> None:
        self._wants_rules = True
        self.go_on()

    def show_page(self) -> None:
        """Whoever goes back from a page on demand has no need for it any more."""
        name = self.names[self.page]
        self._wants_rules = name == "rules"
        self._wants_more = name in ("more", "rules")
        if name == "crew":
            self._wants_mates = any(mate in self.crew for mate in self.mates)
        super().show_page()

    def prompt_of(self, page: int) -> str:
        """What is asked on a page."""
        match self.names[page]:
            case "crew":
                return super().prompt_of(0)
            case "mates":
                return self.tr("Which mates sail along?")
            case "mode":
                return self.tr("What shall we do today?")
            case "rules":
                return self.tr("House rules")
        return self.tr("How do you want to play?")

    def prepare(self, page: int) -> None:
        """House rules that suit the crew, and one way of aiming for each of it."""
        if self.names[page] != "how":
            return
        self._suggest_rules()
        for aim in self.aims:
            aim.remove()
        self.aims = [
            Choice(self.kit, f"aim_mode_{n}", self._ways(), self.last.get(f"aim_mode_{n}", "roll"), self, face=p.avatar)
            for n, p in enumerate(self.crew, start=1)
            if p not in self.mates
        ]

    def _suggest_rules(self) -> None:
        """Where nothing was chosen last time, the youngest of the crew is thought of; anew only for another crew."""
        youngest = min((person.age for person in self.crew if person.age is not None), default=None)
        rules = {} if self.last else suggested(youngest, self._level)
        if rules == self._suggested:
            return
        self._suggested = rules
        for choice in (self.side, self.goal, self.choices, self.tries):
            wanted = rules.get(choice.key, DEFAULTS[choice.key])
            if wanted in choice.tiles:
                choice.choose(wanted)
        for pill in self.rules:
            pill.choose(rules.get(pill.key, DEFAULTS[pill.key]))

    def parts_of(self, page: int) -> Sequence[QWidget | Choice]:
        """What belongs to a page."""
        match self.names[page]:
            case "crew":
                return (*super().parts_of(0), self.mates_button)
            case "mates":
                return (*self.mate_tiles, *self.offer.parts)
            case "mode":
                return (self.mode,)
            case "more":
                return (self.choices, self.choices_caption, self.tries, self.tries_caption, self.gate)
            case "rules":
                return self.rules
        if self.trains:
            return (self.level, self.level_caption, self.rows, self.rows_caption, self.more)
        goal = (self.goal, self.goal_caption) if self.solo else (self.variant, self.variant_caption)
        return (self.side, self.side_caption, self.aim_caption, *self.aims, *goal, self.more)

    def options(self) -> dict[str, str]:
        """The options as chosen."""
        gentle = {pill.key: pill.value for pill in self.rules}
        gentle |= {"choices": self.choices.value, "wrong_answer": self.tries.value}
        if self.trains:
            return gentle | {
                "variant": TRAINING,
                "start_level": self.level.value,
                "training_rows": self.rows.value,
                "posing": "fitting" if self.crew[0].seat.kind == "child" else "luck",
            }
        options = gentle | {"side": self.side.value}
        if self.solo:
            options |= {"variant": "solo", "solo_goal": self.goal.value}
        else:
            options["variant"] = self.variant.value
        return options | {aim.key: aim.value for aim in self.aims}

    # ---- what there is to choose --------------------------------------------------------------------

    def tiles_of_people(self) -> list[tuple[ChoiceTile, Person]]:
        """Children and mates."""
        own = list(zip(self.mate_tiles, self.mates, strict=True)) if hasattr(self, "mate_tiles") else []
        return super().tiles_of_people() + own

    def may_go_on(self) -> bool:
        """Somebody at the screen."""
        return any(person.seat.kind != "computer" for person in self.crew)

    def suggest(self, strength: str, manner: Manner) -> None:
        """Say above the mates who suits best: tempers differ in strength, too."""
        for mate in self.mates:
            if mate.seat.who == strength:
                self.offer.offer(mate, manner)

    def _mate_tile(self, mate: Person) -> ChoiceTile:
        tile = ChoiceTile(self.kit, mate.avatar, partial(temper_words, mate.seat.who), self)
        tile.clicked.connect(lambda: self._board(mate))
        return tile

    def _choice(self, key: str, tiles: _Tiles, default: str) -> Choice:
        return Choice(self.kit, key, tiles, self.last.get(key, default), self)

    def _modes(self) -> _Tiles:
        return (("solo", "chest", self.tr("treasure hunt")), (TRAINING, "parrot_think", self.tr("training")))

    def _variants(self) -> _Tiles:
        return (("basic", "chest", self.tr("without")), ("advanced", "whale", self.tr("with")))

    def _sides(self) -> _Tiles:
        return (
            ("brown", "card_brown", self.tr("easier")),
            ("blue", "card_blue", self.tr("harder")),
            (MIXED, "card_mixed", self.tr("mixed")),
        )

    def _goals(self) -> _Tiles:
        return tuple((goal, picture, goal) for goal, picture in zip(GOALS, ("coin", "chest", "crown"), strict=True))

    def _levels(self) -> _Tiles:
        """The first rows of the brown cards, their harder ones, the first rows of the blue cards."""
        return (
            ("1", "card_brown", self.tr("easier")),
            ("3", "card_mixed", self.tr("medium")),
            ("5", "card_blue", self.tr("harder")),
        )

    def _ways(self) -> _Tiles:
        return (
            ("roll", "aim_roll", self.tr("roll")),
            ("timing", "arrow", self.tr("arrow")),
            ("assisted", "aim_assisted", self.tr("tap")),
        )

    def _offers(self) -> _Tiles:
        return (("all", "dots/9", self.tr("all pictures")), ("3", "dots/3", self.tr("three pictures")))

    def _tries(self) -> _Tiles:
        return (("end_turn", "dots/1", self.tr("one try")), ("second_try", "dots/2", self.tr("two tries")))

    # ---- layout ----------------------------------------------------------------------------------

    def arrange_page(self, page: int) -> None:
        """Choices beside each other, one below the other in portrait."""
        match self.names[page]:
            case "crew":
                super().arrange_page(0)
                m = self.metrics
                x, y = (40.0, m.h - 158) if m.portrait else (m.w - 164, m.h - 330)
                self.put(self.mates_button, x, y, 140, 140)
            case "mates":
                self._arrange_mates()
            case "mode":
                self._lay_mode()
            case "more":
                self._lay_pair((self.choices_caption, self.choices), (self.tries_caption, self.tries), 210.0)
                self.put(self.gate, 40, self.metrics.h - 149, TARGET, TARGET)
            case "rules":
                self._lay_rules()
            case "how" if self.trains:
                self._lay_pair((self.level_caption, self.level), (self.rows_caption, self.rows), 150.0)
                self._lay_more()
            case "how":
                self._lay_hunt()

    def _arrange_mates(self) -> None:
        if self.offer.person is None:
            self.arrange_tiles(self.mate_tiles)
        else:
            self.arrange_tiles(self.mate_tiles, self.offer.arrange())

    def _lay_mode(self) -> None:
        m = self.metrics
        side = min(320.0, m.w * 0.38)
        self.mode.lay(m.w / 2 - side - GAP / 2, m.h * 0.26, side, side, m)

    def _lay_pair(self, first: tuple[Label, Choice], second: tuple[Label, Choice], w: float) -> None:
        m = self.metrics
        y = 190.0 if m.portrait else max(150.0, (m.h - w) / 2 - 60)
        self.arrange_choice(*first, 40, y, w, w + 20)
        x, y = (40.0, y + w + 130) if m.portrait else (m.w / 2 + 20, y)
        self.arrange_choice(*second, x, y, w, w + 20)

    def _lay_hunt(self) -> None:
        """Cards and goal or monster beside each other, below them everybody's way of aiming."""
        m, tall = self.metrics, self.metrics.portrait
        per_row, wide = (1, 140.0) if tall else (2, 118.0)
        high = 246 - (-len(self.aims) // per_row) * (TARGET + 16)
        between = 110 + max(0.0, m.h - 280 - high) * 0.4  # the sign above and the arrow below
        y, w = (190.0, 130.0 if not self.solo else 150.0) if tall else (between, 150.0)
        self.arrange_choice(self.side_caption, self.side, 30 if tall else 40, y, w, 146)
        caption, choice = (self.goal_caption, self.goal) if self.solo else (self.variant_caption, self.variant)
        if tall and self.solo:
            y += 240
            self.arrange_choice(caption, choice, 30, y, w, 146)
        else:
            self.arrange_choice(caption, choice, 490 if tall else m.w / 2 + 20, y, w, 146)
        y += 214
        self.put(self.aim_caption, 40, y, m.w - 80, 46)
        for k, aim in enumerate(self.aims):
            aim.lay(40 + (k % per_row) * 550, y + 48 + (k // per_row) * (TARGET + 16), wide, TARGET, m)
        self._lay_more()

    def _lay_rules(self) -> None:
        """Pills in two columns that leave the arrow its corner."""
        m = self.metrics
        rows = -(-len(self.rules) // 2)
        wide = (m.w - 80) / 2 if m.portrait else (m.w - 80 - 150) / 2
        each = min(TARGET + 6.0, (m.h - 140 - (170 if m.portrait else 10)) / rows - 14)
        for k, pill in enumerate(self.rules):
            self.put(pill, 30 + (k % 2) * (wide + 20), 126 + (k // 2) * (each + 14), wide, each)

    def _lay_more(self) -> None:
        """The way to the next page on demand: before the arrow."""
        m, w = self.metrics, 250.0
        self.put(self.more, 40 if m.portrait else m.w - 156 - 30 - w, m.h - 149, w, TARGET)

    def _caption(self, text: Callable[[], str]) -> Label:
        return Label(text, self, size=30, align=_LEFT)
