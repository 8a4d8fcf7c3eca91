"""The settings of the app itself, for all who use it, in a small text file a grown-up may read and change."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

import yaml

from kidslogic.learners.backups import publish
from kidslogic.learners.trouble import typed_trouble


@dataclass(frozen=True, kw_only=True)
class AppSettings:
    """`language` is the one used last ("" before the first start); `sound` and `voice` are on or off for everybody.

    `sound_volume` and `voice_volume` are 0 to 100: how loud effects and reading aloud are.
    `reduced_motion` leaves only short fades. `window` is the size the window had last, as `1280x800`, or `full`.
    `workshop` is the folder or file of the pack that a grown-up is writing, "" when nobody is. `pin` is the grown-ups'
    PIN as `kidslogic.learners.pin` keeps it, "" for none; `pin_wrong` counts the wrong tries in a row
    and `pin_tried` is the time of the last one in UTC, so that a new start does not shorten the wait.
    """

    language: str = ""
    sound: bool = True
    voice: bool = True
    sound_volume: int = 100
    voice_volume: int = 100
    reduced_motion: bool = False
    window: str = ""
    workshop: str = ""
    pin: str = ""
    pin_wrong: int = 0
    pin_tried: str = ""


def load_settings(path: Path) -> tuple[AppSettings, bool]:
    """The settings, and whether the file was sound: a damaged or unreadable one counts as all defaults.

    A missing entry is its default and an unknown one does no harm: another version may have written the file.
    """
    default = AppSettings()
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return default, True
    except (OSError, UnicodeError, yaml.YAMLError):
        return default, False
    if not isinstance(data, dict):
        return default, False
    known = {key: value for key, value in data.items() if key in asdict(default)}
    if any(type(value) is not type(getattr(default, key)) for key, value in known.items()):
        return default, False
    return AppSettings(**known), True


def save_settings(path: Path, settings: AppSettings) -> None:
    """Write the settings, all at once or not at all; raises `StoreError`."""
    unfinished = path.with_suffix(".tmp")
    with typed_trouble():
        path.parent.mkdir(parents=True, exist_ok=True)
        # Without allow_unicode PyYAML escapes what it could not read back, such as U+0085.
        unfinished.write_text(yaml.safe_dump(asdict(settings)), encoding="utf-8")
        publish(unfinished, path)
