"""Languages: found in a folder, named in themselves, switched while windows are open."""

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from kidslogic.ui.language import FALLBACK, Languages


class Listener(QWidget):
    """Counts the language changes it hears of and what it would show then."""

    def __init__(self):
        super().__init__()
        self.heard = 0

    def changeEvent(self, event):
        if event.type() == QEvent.Type.LanguageChange:
            self.heard += 1
        super().changeEvent(event)


def test_each_language_names_itself(languages):
    assert [(language.code, language.name) for language in languages.available] == [
        ("cs", "Čeština"),
        ("de", "Deutsch"),
        ("en", "English"),
    ]


def test_names_do_not_depend_on_the_language_in_use(languages):
    languages.use("de")
    assert Languages().available == languages.available


@pytest.mark.parametrize(
    ("code", "cancel", "half"), [("de", "Abbrechen", "0,5"), ("cs", "Zrušit", "0,5"), ("en", "Cancel", "0.5")]
)
def test_a_switch_reaches_qts_own_texts_and_numbers(languages, qtbot, code, cancel, half):
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    languages.use(code)
    qtbot.waitUntil(lambda: box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel)
    assert QLocale().toString(0.5) == half
    assert languages.current == code


def test_open_windows_hear_of_a_switch(languages, qtbot):
    listener = Listener()
    qtbot.addWidget(listener)
    with qtbot.waitSignal(languages.changed) as switched:
        languages.use("cs")
    qtbot.waitUntil(lambda: listener.heard > 0)
    assert switched.args == ["cs"]


def test_a_language_without_translation_is_refused_and_nothing_changes(languages):
    languages.use("cs")
    with pytest.raises(ValueError, match="'fr'"):
        languages.use("fr")
    assert languages.current == "cs"
    assert languages.tr("English") == "Čeština"


@pytest.mark.parametrize(
    ("spoken", "expected"),
    [(["cs-CZ", "cs", "en"], "cs"), (["fr-FR", "de-AT"], "de"), (["fr-FR", "it"], FALLBACK), (["en-GB"], "en")],
)
def test_the_default_is_the_first_language_of_the_system_that_we_speak(languages, monkeypatch, spoken, expected):
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _locale: spoken)
    assert languages.system_default() == expected


def test_without_any_translation_the_app_still_speaks_english(qapp, tmp_path):
    languages = Languages(folder=tmp_path)
    assert [language.name for language in languages.available] == ["English"]
    languages.use(languages.system_default())
    assert languages.current == "en"
    languages.release()
