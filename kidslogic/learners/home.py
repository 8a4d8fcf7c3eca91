"""The data folder: where it is and what lies in it (design.md section 7)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

HOME_VARIABLE = "KIDSLOGIC_HOME"


@dataclass(frozen=True)
class Home:
    """One folder that holds everything the app keeps; copying it is a complete backup."""

    folder: Path

    @property
    def database(self) -> Path:
        """The children, their running games and their progress."""
        return self.folder / "learners.sqlite3"

    @property
    def packs(self) -> Path:
        """Puzzle packs that were added, as `<pack id>/<sha256>/`."""
        return self.folder / "packs"

    @property
    def decks(self) -> Path:
        """Decks of code cards for LOGIX that were added, as YAML files."""
        return self.folder / "decks"

    @property
    def backups(self) -> Path:
        """Rotating copies of the database."""
        return self.folder / "backups"

    @property
    def settings(self) -> Path:
        """The settings of the app itself, for all who use it."""
        return self.folder / "settings.yaml"

    @property
    def log(self) -> Path:
        """The folder of the logbook, which tells what went wrong and nothing about any child."""
        return self.folder / "log"

    def make(self) -> None:
        """Create the folders that are not there yet; raises OSError where that is not possible."""
        for folder in (self.folder, self.packs, self.backups):
            folder.mkdir(parents=True, exist_ok=True)


def find_home(environ: Mapping[str, str] = os.environ) -> Home:
    """The data folder of this user; `KIDSLOGIC_HOME` overrides it (tests, a USB stick, a school share)."""
    chosen = environ.get(HOME_VARIABLE)
    if chosen:
        return Home(Path(chosen).expanduser().absolute())
    return Home(user_data_path("kidslogic", appauthor=False))
