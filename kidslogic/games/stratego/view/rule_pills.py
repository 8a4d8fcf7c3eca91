"""The house rules for grown-ups (S11) and each captain's aim help: one pill for each, a tap goes to its next value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego.box import ActionSet
from kidslogic.games.stratego.options import OPTIONS
from kidslogic.ui.buttons import Pill
from kidslogic.ui.kit import Kit

_VALUES: Final = {option.key: option.values for option in OPTIONS}
_DEFAULTS: Final = {option.key: option.default for option in OPTIONS}
RULES: Final = ("may_decline", "bomb_defends", "deck_limit", "mark_seen", "no_pieces_loses", "turn_limit")
"""The options that have a pill, in the order shown; after them come the aim helps."""


class RulePill(Pill):
    """One house rule with its value."""

    def __init__(self, kit: Kit, key: str, value: str, caption: Callable[[], str], parent: QWidget) -> None:
        self.key = key
        self.value = value if value in _VALUES[key] else _DEFAULTS[key]
        self.caption = caption
        super().__init__(kit, self.words, parent, size=25, seed=len(key))
        self.clicked.connect(self.go_on)

    def words(self) -> str:
        """The rule and what is chosen."""
        return f"{self.caption()}: {_value_words(self.value)}"

    def go_on(self) -> None:
        """On to the next value."""
        values = _VALUES[self.key]
        self.value = values[(values.index(self.value) + 1) % len(values)]
        self.show_words()

    def show_words(self) -> None:
        """Say caption and value anew."""
        self.refresh_name()
        self.update()


class ActionSetPill(Pill):
    """With which action cards the game is played (S1.4), where the box has more than one set."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        self._sets: tuple[ActionSet, ...] = ()
        self._place = 0
        super().__init__(kit, self.words, parent, size=25, seed=5)
        self.clicked.connect(self.go_on)

    def offer(self, sets: tuple[ActionSet, ...]) -> None:
        """These can be chosen; the first one is."""
        self._sets, self._place = sets, 0
        self.show_words()

    @property
    def has_choice(self) -> bool:
        """Whether there is anything to choose."""
        return len(self._sets) > 1

    @property
    def source(self) -> str:
        """How the setup names the chosen set."""
        return self._sets[self._place].source if self._sets else ""

    def words(self) -> str:
        """The title of the chosen set."""
        caption = QCoreApplication.translate("StrategoRules", "Action cards")
        if not self._sets:
            return caption
        titles = self._sets[self._place].titles
        return f"{caption}: {titles.get(QLocale().name()[:2], self._sets[self._place].source)}"

    def go_on(self) -> None:
        """On to the next set."""
        self._place = (self._place + 1) % len(self._sets)
        self.show_words()

    def show_words(self) -> None:
        """Say the title anew."""
        self.refresh_name()
        self.update()


def caption_of(key: str) -> str:
    """What a rule is called."""
    words = {
        "may_decline": QCoreApplication.translate("StrategoRules", "Doing without is allowed"),
        "bomb_defends": QCoreApplication.translate("StrategoRules", "The Snore Bomb guards doors"),
        "deck_limit": QCoreApplication.translate("StrategoRules", "Most pirates on a deck"),
        "mark_seen": QCoreApplication.translate("StrategoRules", "Seen faces stay visible"),
        "no_pieces_loses": QCoreApplication.translate("StrategoRules", "Without pirates you lose"),
        "turn_limit": QCoreApplication.translate("StrategoRules", "Most turns"),
    }
    return words[key]


def aim_help_caption(name: str) -> str:
    """The caption of a captain's aim help, which grows after three misses in a row."""
    return QCoreApplication.translate("StrategoRules", "{name}: help after 3 misses").format(name=name)


def _value_words(value: str) -> str:
    """A value in a word; numbers stand for themselves."""
    words = {
        "true": QCoreApplication.translate("StrategoRules", "yes"),
        "false": QCoreApplication.translate("StrategoRules", "no"),
        "0": QCoreApplication.translate("StrategoRules", "no limit"),
    }
    return words.get(value, value)
