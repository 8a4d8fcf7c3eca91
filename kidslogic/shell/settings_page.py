"""Settings for all who use this device: language, sounds, reading aloud, movement, the grown-ups' PIN."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.shell.choice_buttons import Switch
from kidslogic.shell.pages import EDGE, GAP, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.pin_section import PinSection
from kidslogic.shell.sections import ChoiceSection, Section, flow


class SettingsPage(Page):
    """Every choice acts at once."""

    changed = Signal()

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self._title = self.words(lambda: self.tr("Settings"), size=40, bold=True)
        names = {language.code: language.name for language in parts.languages.available}
        labels = {code: lambda name=name: name for code, name in names.items()}
        self.language = ChoiceSection(self, lambda: self.tr("Language"), labels, parts.languages.current)
        self.language.chosen.connect(self._choose_language)
        self.senses = SensesSection(self, parts)
        self.senses.changed.connect(self._change)
        self.effects = self._volume(lambda: self.tr("How loud are the sounds?"), "sound_volume")
        self.reading = self._volume(lambda: self.tr("How loud is reading aloud?"), "voice_volume")
        self.pin = PinSection(self, parts.settings)

    def arrange(self, w: float) -> float:
        """The cards."""
        y = self.write(self._title, EDGE, 20, w - 2 * EDGE)
        for section in (self.language, self.senses, self.effects, self.reading, self.pin):
            y = section.arrange(y + GAP, w)
        return y + 3 * EDGE

    def _volume(self, title: Callable[[], str], field: str) -> ChoiceSection:
        """A card for a volume; the steps are even to the ear."""
        labels = {
            "35": lambda: self.tr("quiet"),
            "65": lambda: self.tr("middle"),
            "100": lambda: self.tr("loud"),
        }
        now = getattr(self._parts.settings.now, field)
        section = ChoiceSection(self, title, labels, min(labels, key=lambda step: abs(int(step) - now)))
        section.chosen.connect(lambda step: self._change({field: int(step)}))
        return section

    def _choose_language(self, code: str) -> None:
        self._parts.languages.use(code)
        self._change({"language": code})

    def _change(self, changes: dict[str, Any]) -> None:
        self._parts.settings.change(**changes)
        self.changed.emit()


class SensesSection(Section):
    """Sounds, reading aloud, movement; what is missing where nothing can be heard."""

    changed = Signal(dict)
    """Emits the changed fields of `AppSettings`."""

    def __init__(self, page: Page, parts: Parts) -> None:
        super().__init__(page, lambda: self.tr("Hearing and seeing"))
        now, kit = parts.settings.now, parts.kit
        self.sound = Switch(kit, lambda: self.tr("Sounds"), now.sound, page)
        self.voice = Switch(kit, lambda: self.tr("Reading aloud"), now.voice, page)
        self.calm = Switch(kit, lambda: self.tr("Less movement"), now.reduced_motion, page)
        self.sound.switched.connect(lambda on: self.changed.emit({"sound": on}))
        self.voice.switched.connect(lambda on: self.changed.emit({"voice": on}))
        self.calm.switched.connect(lambda on: self.changed.emit({"reduced_motion": on}))
        self._kit = kit
        self.no_voice = page.words(self._no_voice_text, size=24)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """The switches; where nothing reads aloud its switch is off, and a sentence says why."""
        bottom = flow(self.page, [self.sound, self.voice, self.calm], x, y, w, 330)
        there = self._kit.voice.available
        self.voice.setEnabled(there)
        self.no_voice.setVisible(not there)
        return bottom if there else self.page.write(self.no_voice, x, bottom + 16, w)

    def _no_voice_text(self) -> str:
        if self._kit.voice.is_recorded:
            return self.tr("I find nothing to play sounds on. Connect a loudspeaker and start KidsLogic again.")
        return self.tr(
            "This computer has no voice for this language. Add one in the system's speech settings; on Linux install "
            "speech-dispatcher and espeak-ng. Then start KidsLogic again."
        )
