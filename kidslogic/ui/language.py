"""The app's languages: what lies in the translations folder; the choice among them is switched while the app runs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from kidslogic.resources import translations_dir

FALLBACK: Final = "en"
"""The language of the source texts: always there, and taken where the system speaks none of ours."""

_OWN_NAME: Final = str(QT_TRANSLATE_NOOP("Languages", "English"))
"""The name of a language in itself: each translation names its own."""


@dataclass(frozen=True)
class Language:
    """A language the app speaks: `code` such as `cs`, and its name in itself, such as `Čeština`."""

    code: str
    name: str


class Languages(QObject):
    """The languages of the app and the one in use.

    Widgets hear of a switch as QEvent.LanguageChange in their `changeEvent`; everything else listens to `changed`.
    """

    changed = Signal(str)
    """The code of the language that is now in use; all new texts come in it already."""

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        """Read which languages there are from `folder` (of compiled translations); none is in use before `use`."""
        super().__init__(parent)
        self._folder = folder or translations_dir()
        self._installed: list[QTranslator] = []
        self._current = ""
        codes = {path.stem.removeprefix("kidslogic_") for path in self._folder.glob("kidslogic_*.qm")}
        self._available = tuple(Language(code, self._own_name(code)) for code in sorted(codes | {FALLBACK}))

    @property
    def available(self) -> tuple[Language, ...]:
        """All languages, ordered by code."""
        return self._available

    @property
    def current(self) -> str:
        """Code of the language in use; empty before the first `use`."""
        return self._current

    def system_default(self) -> str:
        """Code of the first of the system's languages that the app speaks, else English."""
        codes = [language.code for language in self._available]
        wanted = (name.split("-")[0] for name in QLocale.system().uiLanguages())
        return next((code for code in wanted if code in codes), FALLBACK)

    def use(self, code: str) -> None:
        """Switch texts, Qt's own texts, numbers and dates to `code`. Raises ValueError if the app does not speak it."""
        if code not in [language.code for language in self._available]:
            raise ValueError(f"no translation for language {code!r}")
        self.release()
        QLocale.setDefault(QLocale(code))
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._install(f"qtbase_{code}", qt_folder)
        self._install(f"kidslogic_{code}", str(self._folder))
        self._current = code
        self.changed.emit(code)

    def release(self) -> None:
        """Take all translations away, so that texts show as they stand in the source; for the end of a test."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        self._current = ""

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):  # qtbase_en holds nothing and is refused by some Qt versions
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)

    def _own_name(self, code: str) -> str:
        translator = QTranslator()
        translator.load(f"kidslogic_{code}", str(self._folder))
        return translator.translate("Languages", _OWN_NAME) or _OWN_NAME
