"""The house rules for grown-ups (P10): one pill for each, a tap goes on to its next value."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.options import OPTIONS
from kidslogic.ui.buttons import Pill
from kidslogic.ui.kit import Kit

_VALUES = {option.key: option.values for option in OPTIONS}
DEFAULTS = {option.key: option.default for option in OPTIONS}
SHOWN = (
    *("rows_allowed", "attempts", "timing", "explaining", "show_known"),
    *("score_by", "double_bust", "monsters", "solo_cards", "solo_monsters"),
)
"""The options that have a pill, in the order shown."""


class RulePill(Pill):
    """One house rule with its value."""

    def __init__(self, kit: Kit, key: str, value: str, parent: QWidget) -> None:
        self.key = key
        self.value = value if value in _VALUES[key] else DEFAULTS[key]
        super().__init__(kit, self.words, parent, size=25, seed=len(key))
        self.clicked.connect(self.go_on)

    def words(self) -> str:
        """The rule and what is chosen."""
        return f"{_captions()[self.key]()}: {value_words(self.key, self.value)}"

    def go_on(self) -> None:
        """On to the next value."""
        values = _VALUES[self.key]
        self.choose(values[(values.index(self.value) + 1) % len(values)])

    def choose(self, value: str) -> None:
        """Show one of the values."""
        self.value = value
        self.refresh_name()
        self.update()


def value_words(key: str, value: str) -> str:
    """A value in a word or two; numbers stand for themselves."""
    words = {
        ("rows_allowed", "all"): QCoreApplication.translate("HouseRules", "all"),
        ("rows_allowed", "upper"): QCoreApplication.translate("HouseRules", "easier ones"),
        ("rows_allowed", "lower"): QCoreApplication.translate("HouseRules", "harder ones"),
        ("timing", "slow"): QCoreApplication.translate("HouseRules", "slow"),
        ("timing", "medium"): QCoreApplication.translate("HouseRules", "medium"),
        ("timing", "fast"): QCoreApplication.translate("HouseRules", "fast"),
        ("explaining", "true"): QCoreApplication.translate("HouseRules", "now and then"),
        ("explaining", "false"): QCoreApplication.translate("HouseRules", "never"),
        ("show_known", "true"): QCoreApplication.translate("HouseRules", "yes"),
        ("show_known", "false"): QCoreApplication.translate("HouseRules", "no"),
        ("score_by", "gems"): QCoreApplication.translate("HouseRules", "gemstones"),
        ("score_by", "tiles"): QCoreApplication.translate("HouseRules", "tiles"),
        ("double_bust", "any"): QCoreApplication.translate("HouseRules", "one colour"),
        ("double_bust", "both"): QCoreApplication.translate("HouseRules", "both colours"),
    }
    return words.get((key, value), value)


def _captions() -> dict[str, Callable[[], str]]:
    return {
        "rows_allowed": lambda: QCoreApplication.translate("HouseRules", "Rows"),
        "attempts": lambda: QCoreApplication.translate("HouseRules", "Balls each turn"),
        "timing": lambda: QCoreApplication.translate("HouseRules", "Arrow"),
        "explaining": lambda: QCoreApplication.translate("HouseRules", "Ask why"),
        "show_known": lambda: QCoreApplication.translate("HouseRules", "Mark known tiles"),
        "score_by": lambda: QCoreApplication.translate("HouseRules", "Count"),
        "double_bust": lambda: QCoreApplication.translate("HouseRules", "Double tiles go back for"),
        "monsters": lambda: QCoreApplication.translate("HouseRules", "Sea monsters"),
        "solo_cards": lambda: QCoreApplication.translate("HouseRules", "Alone: cards"),
        "solo_monsters": lambda: QCoreApplication.translate("HouseRules", "Alone: sea monsters"),
    }
