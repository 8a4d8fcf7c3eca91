"""Cards on which grown-ups choose for one child: seeing and hearing, packs, levels, and how long it plays a day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import Signal

from kidslogic.learners.learner import ALL_LEVELS, Preferences
from kidslogic.learners.playtime import LIMITS
from kidslogic.packs.pack import Pack
from kidslogic.shell.choice_buttons import Switch
from kidslogic.shell.pack_words import title_of
from kidslogic.shell.pages import Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.sections import BUTTON_GAP, ChoiceSection, Section, flow
from kidslogic.ui.buttons import Pill
from kidslogic.ui.theme import TARGET

AGES: Final = range(4, 13)
"""In years; the games are made for five to ten."""
UNTOLD: Final = "-"


class ComfortSection(Section):
    """Sounds, wide letters, less movement, strong contrast."""

    changed = Signal(dict)
    """Emits the changed fields of `Preferences`."""

    def __init__(self, page: Page, now: Preferences) -> None:
        super().__init__(page, lambda: self.tr("Hearing and seeing"))
        kit = page.kit
        self.sound = Switch(kit, lambda: self.tr("Sounds"), now.sound, page)
        self.spacing = Switch(kit, lambda: self.tr("Letters wide apart"), now.wide_spacing, page)
        self.calm = Switch(kit, lambda: self.tr("Less movement"), now.calm, page)
        self.contrast = Switch(kit, lambda: self.tr("Strong contrast"), now.high_contrast, page)
        self.sound.switched.connect(lambda on: self.changed.emit({"sound": on}))
        self.spacing.switched.connect(lambda on: self.changed.emit({"wide_spacing": on}))
        self.calm.switched.connect(lambda on: self.changed.emit({"calm": on}))
        self.contrast.switched.connect(lambda on: self.changed.emit({"high_contrast": on}))

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The switches."""
        return flow(self.page, [self.sound, self.spacing, self.calm, self.contrast], x, y, w, 380, most=420)


class PacksSection(Section):
    """A switch for each pack; one always stays on for each game."""

    changed = Signal(dict)
    """Emits the changed fields of `Preferences`."""

    def __init__(self, page: Page, parts: Parts, now: Preferences) -> None:
        super().__init__(page, lambda: self.tr("Packs"))
        self._packs = parts.shelf.packs()
        self._off = now.packs_off
        self._languages = parts.languages
        self.switches = {pack.id: self._switch(pack) for pack in self._packs}
        self._lock()

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The switches."""
        return flow(self.page, list(self.switches.values()), x, y, w, 400, most=640)

    def _switch(self, pack: Pack) -> Switch:
        on = pack.id not in self._off
        switch = Switch(self.page.kit, lambda: title_of(pack, self._languages.current), on, self.page)
        switch.switched.connect(lambda on: self._turn(pack.id, on))
        return switch

    def _turn(self, pack_id: str, on: bool) -> None:
        self._off = self._off - {pack_id} if on else self._off | {pack_id}
        self._lock()
        self.changed.emit({"packs_off": self._off})

    def _lock(self) -> None:
        """The last pack of a game that is on cannot be switched off."""
        for pack in self._packs:
            left = [one.id for one in self._packs if one.game == pack.game and one.id not in self._off]
            self.switches[pack.id].setEnabled(left != [pack.id])


class LevelSection(Section):
    """The easiest and the hardest level that the child meets."""

    changed = Signal(dict)
    """Emits the changed fields of `Preferences`."""

    def __init__(self, page: Page, now: Preferences) -> None:
        super().__init__(page, lambda: self.tr("Levels"))
        self._words = page.words(
            lambda: self.tr(
                "Brown cards have levels 1 to 4, blue cards 5 to 8. Games that were begun go on as they are."
            ),
            size=24,
        )
        self._from = page.words(lambda: self.tr("From level"), size=26, bold=True)
        self._to = page.words(lambda: self.tr("to level"), size=26, bold=True)
        self._levels = now.levels
        levels = range(ALL_LEVELS[0], ALL_LEVELS[1] + 1)
        self.lowest = {level: self._button(level, self._from_text, self._choose_lowest) for level in levels}
        self.highest = {level: self._button(level, self._to_text, self._choose_highest) for level in levels}
        self._mark()

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The numbers, where there is little room the brown levels above the blue ones."""
        top = self.page.write(self._words, x, y - 6, w)
        for title, buttons in ((self._from, self.lowest), (self._to, self.highest)):
            top = self.page.write(title, x, top + 14, w) + 8
            numbers = list(buttons.values())
            rows = [numbers] if w >= len(numbers) * (TARGET + BUTTON_GAP) else [numbers[:4], numbers[4:]]
            for row in rows:
                top = flow(self.page, row, x, top, w, TARGET, most=TARGET) + BUTTON_GAP
        return top - BUTTON_GAP

    def _button(self, level: int, name: Callable[[int], str], act: Callable[[int], None]) -> Pill:
        button = Pill(self.page.kit, lambda: str(level), self.page, size=30)
        button.set_name(lambda: name(level))
        button.clicked.connect(lambda: act(level))
        return button

    def _from_text(self, level: int) -> str:
        return self.tr("From level {level}").format(level=level)

    def _to_text(self, level: int) -> str:
        return self.tr("To level {level}").format(level=level)

    def _choose_lowest(self, level: int) -> None:
        self._choose(level, max(level, self._levels[1]))

    def _choose_highest(self, level: int) -> None:
        self._choose(min(level, self._levels[0]), level)

    def _choose(self, lowest: int, highest: int) -> None:
        self._levels = (lowest, highest)
        self._mark()
        self.changed.emit({"levels": self._levels})

    def _mark(self) -> None:
        for level, button in self.lowest.items():
            button.set_chosen(level == self._levels[0])
        for level, button in self.highest.items():
            button.set_chosen(level == self._levels[1])


class LimitSection(ChoiceSection):
    """How long the child plays a day, with the advice that paediatricians give."""

    changed = Signal(dict)
    """Emits the changed fields of `Preferences`."""

    def __init__(self, page: Page, now: Preferences) -> None:
        labels = {str(limit): lambda limit=limit: self._label(limit) for limit in LIMITS}
        super().__init__(page, lambda: self.tr("Play time a day"), labels, str(now.limit))
        self._words = page.words(self._advice, size=24)
        self.chosen.connect(lambda limit: self.changed.emit({"limit": int(limit)}))

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Advice and pills."""
        top = self.page.write(self._words, x, y - 6, w) + 14
        return super().arrange_inside(x, top, w)

    def _label(self, limit: int) -> str:
        return self.tr("%n minute(s)", "", limit) if limit else self.tr("no limit")

    def _advice(self) -> str:
        return self.tr(
            "Doctors advise up to 30 minutes of screen a day before school age, then up to 45 to 60. The child is told "
            "five minutes before; the end comes between two turns, and a grown-up can add ten minutes."
        )


class AgeSection(ChoiceSection):
    """How old the child is, if a grown-up wants to tell: kept as the year of birth."""

    changed = Signal(dict)
    """Emits the changed fields of `Preferences`."""

    def __init__(self, page: Page, now: Preferences, today: date) -> None:
        ages = {str(age): lambda age=age: str(age) for age in AGES}
        labels = {UNTOLD: lambda: self.tr("not told"), **ages}
        age = now.age_on(today)
        told = UNTOLD if age is None else str(min(max(age, AGES.start), AGES.stop - 1))
        super().__init__(page, lambda: self.tr("Age"), labels, told)
        self._words = page.words(self._advice, size=24)
        self.chosen.connect(
            lambda age: self.changed.emit({"birth_year": 0 if age == UNTOLD else today.year - int(age)})
        )

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """What it is for, no age, and the ages in rows of the same length."""
        top = self.page.write(self._words, x, y - 6, w) + 14
        untold, *ages = self.buttons.values()
        top = flow(self.page, [untold], x, top, w, w) + BUTTON_GAP
        columns = next(count for count in (len(ages), 5, 3) if count == 3 or w >= count * (TARGET + BUTTON_GAP))
        for first in range(0, len(ages), columns):
            row = ages[first : first + columns]
            top = flow(self.page, row, x, top, w, TARGET, most=TARGET) + BUTTON_GAP
        return top - BUTTON_GAP

    def _advice(self) -> str:
        return self.tr(
            "The games then begin where most children of that age begin. "
            "Only the year of birth is kept, on this device."
        )
