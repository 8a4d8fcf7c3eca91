"""How the app looks and sounds for the child on board; in the harbour, as for everybody."""

from __future__ import annotations

from kidslogic.learners.learner import Learner, Preferences
from kidslogic.shell.parts import Parts
from kidslogic.shell.window import Window
from kidslogic.ui import lettering, theme

TEXT_SCALES = {"S": 0.9, "M": 1.0, "L": 1.18}


def make_comfortable(parts: Parts, window: Window, learner: Learner | None) -> None:
    """Put language, sound, letters, movement and contrast of a child into force; None is nobody in particular.

    What the app's settings switch off for everybody stays off.
    """
    settings, kit = parts.settings.now, parts.kit
    wishes = learner.preferences if learner is not None else Preferences()
    kit.sound.on = settings.sound and wishes.sound
    kit.sound.volume = settings.sound_volume
    kit.voice.on = settings.voice
    kit.voice.volume = settings.voice_volume
    kit.motion.reduced = settings.reduced_motion or wishes.calm
    lettering.use_wide_spacing(wishes.wide_spacing)
    theme.use_strong_contrast(wishes.high_contrast)
    window.set_text_scale(TEXT_SCALES[wishes.text_size])
    known = [language.code for language in parts.languages.available]
    if wishes.language in known and wishes.language != parts.languages.current:
        parts.languages.use(wishes.language)


def switch_sounds(parts: Parts, window: Window, learner: Learner | None) -> None:
    """Effects and reading aloud off for everybody, with the one button that a child finds; or both on again."""
    kit = parts.kit
    on = not (kit.sound.on or kit.voice.on)
    kit.voice.hush()
    parts.settings.change(sound=on, voice=on)
    make_comfortable(parts, window, learner)
    window.refresh_rail()
