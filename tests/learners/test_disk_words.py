"""What a person reads when the system does not let us at a file: whole sentences of one language."""

from __future__ import annotations

import errno
import os

import pytest

from kidslogic.learners.disk_words import cause_of, why
from kidslogic.learners.trouble import (
    FileRefused,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreNewer,
    StoreReadOnly,
    refused_files,
)
from kidslogic.resources import content_data

CAUSES = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "quota",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EROFS: "read-only",
    errno.ENOENT: "gone",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EEXIST: "exists",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "not-a-folder",
    errno.EIO: "failing",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
}
SAID = {
    "full": (
        "Der Datenträger ist voll, dort muss erst Platz werden.",
        "Disk je plný, nejdřív je potřeba tam uvolnit místo.",
        "The disk is full; please make room there.",
    ),
    "quota": (
        "Der zugeteilte Platz auf dem Datenträger ist aufgebraucht.",
        "Místo přidělené na tomto disku je vyčerpané.",
        "The room allotted on this disk is used up.",
    ),
    "not-allowed": (
        "Der Zugriff darauf ist hier nicht erlaubt.",
        "Přístup k tomu tady není povolený.",
        "Access to it is not allowed here.",
    ),
    "read-only": (
        "Von diesem Datenträger kann man nur lesen.",
        "Z tohoto disku se dá jen číst.",
        "This disk can only be read.",
    ),
    "gone": (
        "Die Datei oder den Ordner gibt es dort nicht.",
        "Soubor nebo složka tam není.",
        "The file or folder is not there.",
    ),
    "name-too-long": ("Der Name ist zu lang.", "Název je příliš dlouhý.", "The name is too long."),
    "exists": (
        "Dort gibt es schon etwas mit diesem Namen.",
        "Něco s tímto názvem tam už je.",
        "There is something of that name already.",
    ),
    "is-folder": (
        "Dort liegt ein Ordner, keine Datei.",
        "Je tam složka, ne soubor.",
        "There is a folder, not a file.",
    ),
    "not-a-folder": (
        "Ein Teil des Pfads ist kein Ordner.",
        "Část cesty není složka.",
        "A part of the path is not a folder.",
    ),
    "failing": (
        "Der Datenträger antwortet nicht richtig. Vielleicht ist er beschädigt.",
        "Disk neodpovídá správně. Možná je poškozený.",
        "The disk does not answer as it should. It may be damaged.",
    ),
    "newer": (
        "Dort war schon ein neueres KidsLogic.",
        "Byl tam už novější KidsLogic.",
        "A newer KidsLogic was there already.",
    ),
    "busy": (
        "Ein anderes Programm benutzt die Datei gerade.",
        "Soubor právě používá jiný program.",
        "Another program is using the file right now.",
    ),
}
LANGUAGES = ("de", "cs", "en")


@pytest.mark.parametrize("number", CAUSES, ids=errno.errorcode.get)
def test_a_frequent_fault_is_said_in_the_readers_language(number: int) -> None:
    fault = OSError(number, os.strerror(number), "Eliška.pdf")
    assert cause_of(fault) == CAUSES[number]
    assert tuple(why(fault, language) for language in LANGUAGES) == SAID[CAUSES[number]]


@pytest.mark.parametrize(
    ("number", "cause"),
    [
        (19, "read-only"), (21, "gone"), (32, "busy"), (33, "busy"), (39, "full"),
        (112, "full"), (206, "name-too-long"), (1117, "failing"), (1295, "quota"),
    ],
)  # fmt: skip
def test_windows_numbers_say_more_than_what_python_makes_of_them(number: int, cause: str) -> None:
    fault = OSError(errno.EACCES, "The process cannot access the file")
    fault.__dict__["winerror"] = number
    assert tuple(why(fault, language) for language in LANGUAGES) == SAID[cause]


def test_a_number_of_windows_that_says_no_more_leaves_pythons() -> None:
    fault = OSError(errno.EACCES, "Access is denied")
    fault.__dict__["winerror"] = 5
    assert cause_of(fault) == "not-allowed"


def test_any_other_fault_is_quoted() -> None:
    fault = OSError(errno.EMFILE, "Too many open files")
    assert tuple(why(fault, language) for language in LANGUAGES) == (
        "Das System meldet: „Too many open files“",
        "Systém hlásí: „Too many open files“",
        "The system says: “Too many open files”",
    )
    assert why(OSError("{odd}"), "en") == "The system says: “{odd}”"


def test_a_fault_without_words_is_said_too() -> None:
    assert tuple(why(OSError(), language) for language in LANGUAGES) == (
        "Das System nennt keinen Grund.",
        "Systém neuvádí důvod.",
        "The system gives no reason.",
    )


@pytest.mark.parametrize(
    ("trouble", "cause"),
    [
        (StoreFull(), "full"),
        (StoreLocked(), "busy"),
        (StoreReadOnly(), "not-allowed"),
        (StoreDamaged(), "failing"),
        (StoreError(), "failing"),
        (StoreNewer(), "newer"),
        (FileRefused(OSError(errno.EROFS, "Read-only file system")), "read-only"),
    ],
)
def test_trouble_of_the_store_is_said_alike(trouble: StoreError, cause: str) -> None:
    assert tuple(why(trouble, language) for language in LANGUAGES) == SAID[cause]


def test_no_sentence_is_left_without_a_test() -> None:
    assert set(content_data("texts/disk.yaml")) == {*SAID, "other", "unnamed"}


def test_what_the_store_says_passes_where_files_are_written() -> None:
    with pytest.raises(StoreFull), refused_files():
        raise StoreFull
