"""What children and grown-ups read when something cannot be done: each code has a sentence in each language."""

from __future__ import annotations

import pytest

from kidslogic.learners.trouble import FileRefused, StoreDamaged, StoreError, StoreFull, StoreLocked, StoreReadOnly
from kidslogic.shell.data_words import DataWords
from kidslogic.shell.newcomer import refusal
from kidslogic.shell.words import breakable, notice_text, trouble_text

NOTICES = {
    "started_empty": (
        "Die Datei der Kinder war beschädigt. Wir fangen neu an.",
        "Soubor dětí byl poškozený a je odložený. Začínáme znovu.",
        "The children's file was damaged and put aside. We start new.",
    ),
    "newer_version": (
        "Hier war ein neueres KidsLogic. Heute wird nichts gespeichert.",
        "Byl tu novější KidsLogic. Dnes se nic neuloží.",
        "A newer KidsLogic was here. Today nothing will be saved.",
    ),
    "backup_failed": (
        "Alles ist gut, nur die Sicherungskopie von heute fehlt.",
        "Vše je v pořádku, jen dnešní záloha chybí.",
        "All is well, but there is no safety copy of today.",
    ),
    "settings_damaged": (
        "Die Einstellungen waren nicht lesbar. Alles ist wie am Anfang.",
        "Nastavení nešlo přečíst. Vše je jako na začátku.",
        "The settings could not be read. All is as at the start.",
    ),
    "save_gone": (
        "Dieses Spiel geht nicht weiter. Fangen wir ein neues an!",
        "Tato hra už nejde dohrát. Začněme novou!",
        "This game cannot go on any more. Let's start a new one!",
    ),
    "not_playable": (
        "Das Spiel geht gerade nicht auf. Frag bitte jemand Erwachsenen.",
        "Hra teď nejde otevřít. Zeptej se prosím dospělých.",
        "This game cannot be opened now. Ask a grown-up, please.",
    ),
}
SOMETHING_WRONG = (
    "Mit dem Speicher stimmt etwas nicht. Spiel ruhig weiter.",
    "S diskem něco není v pořádku. Hraj klidně dál.",
    "Something is wrong with the disk. You can play on.",
)
TROUBLE = {
    StoreFull: (
        "Der Speicher ist voll. Spiel weiter; bitte schafft Platz.",
        "Disk je plný. Hraj dál; uvolněte prosím místo.",
        "The disk is full. You can play on; please make room.",
    ),
    StoreReadOnly: (
        "KidsLogic darf nicht in seinen Ordner schreiben. Nichts wird gespeichert.",
        "KidsLogic nesmí zapisovat do své složky. Nic se neuloží.",
        "KidsLogic may not write to its folder. Nothing is saved.",
    ),
    StoreLocked: (
        "Ein anderes Programm hält die Datei der Kinder fest. Spiel weiter.",
        "Soubor dětí drží jiný program. Hraj dál.",
        "Another program holds the children's file. You can play on.",
    ),
    StoreDamaged: SOMETHING_WRONG,
    StoreError: SOMETHING_WRONG,
}
NAMES = {
    "empty": ("Schreib bitte einen Namen.", "Napiš prosím jméno.", "Write a name, please."),
    "too_long": (
        "Das ist sehr lang. Bitte einen kürzeren Namen.",
        "To je moc dlouhé. Kratší jméno, prosím.",
        "That is very long. A shorter name, please.",
    ),
    "taken": (
        "Dieser Name hat schon ein Boot. Nimm einen anderen.",
        "Toto jméno už loďku má. Vyber jiné.",
        "This name has a boat already. Choose another one.",
    ),
    "full": (
        "Alle Boote sind besetzt. Frag jemand Erwachsenen.",
        "Všechny loďky jsou obsazené. Zeptej se dospělých.",
        "All boats are taken. Ask a grown-up.",
    ),
    "control": (
        "Diesen Namen kann ich nicht schreiben. Nimm einen anderen.",
        "Toto jméno neumím napsat. Vyber jiné.",
        "This name cannot be written. Choose another one.",
    ),
}
FILES = {
    "not_ours": (
        "a: Diese Datei ist nicht von KidsLogic.",
        "a: tento soubor není z KidsLogic.",
        "a: this file is not from KidsLogic.",
    ),
    "newer": (
        "a: Sie kommt von einem neueren KidsLogic. Bitte erneuere es auch hier.",
        "a: je z novější verze KidsLogic. Obnov ji prosím i tady.",
        "a: it comes from a newer KidsLogic. Please renew this one.",
    ),
    "damaged": (
        "a: Sie ist nicht vollständig. Bitte speichere sie dort noch einmal.",
        "a: soubor není celý. Ulož ho tam prosím znovu.",
        "a: it is not whole. Please export it once more.",
    ),
    "too_large": ("a: Sie ist zu groß.", "a: soubor je příliš velký.", "a: it is too large."),
    "full": ("a: Hier sind schon zwölf Kinder.", "a: už je tu dvanáct dětí.", "a: there are twelve children already."),
    "unreadable": ("a: Sie lässt sich nicht lesen.", "a: soubor nejde přečíst.", "a: it cannot be read."),
}


@pytest.mark.parametrize(("place", "language"), [*enumerate(("de", "cs", "en"))])
def test_every_fault_has_its_sentence(place, language, languages):
    languages.use(language)
    told = DataWords()
    assert {code: notice_text(code) for code in NOTICES} == {code: texts[place] for code, texts in NOTICES.items()}
    assert {kind: trouble_text(kind(), language) for kind in TROUBLE} == {
        kind: texts[place] for kind, texts in TROUBLE.items()
    }
    assert {code: refusal(code) for code in NAMES} == {code: texts[place] for code, texts in NAMES.items()}
    assert {code: told.fault("a", code) for code in FILES} == {code: texts[place] for code, texts in FILES.items()}


@pytest.mark.parametrize(
    ("language", "restored", "no_editor"),
    [
        ("de", "Die Datei der Kinder war beschädigt. Kopie: 29.11.26.", "Kein Programm hier öffnet diese Datei. Sie"),
        ("cs", "Soubor dětí byl poškozený. Používáme kopii: 29.11.", "Žádný program tu soubor neotevře. Leží tady:"),
        ("en", "The children's file was damaged. We use the copy of", "No program here opens this file. It lies at"),
    ],
)
def test_days_and_places_stand_in_the_sentence(language, restored, no_editor, languages):
    languages.use(language)
    assert notice_text("restored", {"day": "2026-11-29"}).startswith(restored)
    text = notice_text("no_editor", {"file": "x/pack.yaml"})
    assert text.startswith(no_editor)
    assert text.endswith(breakable("x/pack.yaml"))


def test_a_file_that_somebody_chose_is_told_with_the_reason(languages):
    languages.use("de")
    assert trouble_text(FileRefused(OSError(30, "Read-only file system")), "de") == (
        "Das hat nicht geklappt. Von diesem Datenträger kann man nur lesen."
    )
