"""The one place where the parts are put together: application, languages, kit, store, library, window."""

from __future__ import annotations

import time
from collections.abc import Mapping
from datetime import datetime
from typing import cast

import yaml
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from kidslogic import registry
from kidslogic.learners.home import Home
from kidslogic.learners.settings import load_settings
from kidslogic.learners.store import Store
from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from kidslogic.shell.built_in import BuiltInShelf
from kidslogic.shell.parts import Parts, Settings
from kidslogic.shell.voyage import Voyage
from kidslogic.shell.window import Window
from kidslogic.ui import lettering
from kidslogic.ui.font import load_fonts
from kidslogic.ui.game_view import ViewModule
from kidslogic.ui.kit import Kit
from kidslogic.ui.language import Languages
from kidslogic.ui.motion import Motion
from kidslogic.ui.picture import Pictures
from kidslogic.ui.sound import Sound
from kidslogic.ui.voice import Voice


FIRST_SIZE = QSize(1280, 800)


def make_parts(home: Home) -> Parts:
    """Everything the screens share, for the data folder `home`. Needs a QApplication."""
    family = load_fonts()
    lettering.use_family(family)
    QApplication.setFont(QFont(family))
    settings, sound = load_settings(home.settings)
    content = content_dir()
    languages = Languages()
    codes = [language.code for language in languages.available]
    languages.use(settings.language if settings.language in codes else languages.system_default())
    return Parts(
        kit=Kit(Pictures(content), Sound(content / "sounds"), Voice(), Motion(), built_in_vocabulary()),
        languages=languages,
        store=Store.open(home, lambda: datetime.now().astimezone()),
        settings=Settings(home.settings, settings),
        shelf=BuiltInShelf(content),
        games={game.id: game for game in registry.games() if game.on_shelf},
        view_of=lambda game_id: cast("ViewModule", registry.view_module(game_id)),
        avatars=_avatars(),
        today=lambda: datetime.now().astimezone().date(),
        seconds=time.monotonic,
    )


def make_window(parts: Parts) -> Window:
    """The window at the harbour, not yet shown."""
    window = Window(parts.kit)
    window.resize(FIRST_SIZE)
    Voyage(window, parts).start()
    return window


def _avatars() -> Mapping[str, Mapping[str, str]]:
    text = (content_dir() / "symbols" / "symbols.yaml").read_text(encoding="utf-8")
    avatars: Mapping[str, Mapping[str, str]] = yaml.safe_load(text)["avatars"]
    return avatars
