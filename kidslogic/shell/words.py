"""The sentences for what happens to the disk and to saved games, and days as people write them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from kidslogic.learners.disk_words import why
from kidslogic.learners.trouble import FileRefused, StoreError


def notice_text(code: str, params: Mapping[str, str] | None = None) -> str:
    """What a notice or a trouble of the store says, in the current language."""
    match code:
        case "restored":
            text = QCoreApplication.translate("Notices", "The children's file was damaged. We use the copy of {day}.")
            return text.format(day=short_day(date.fromisoformat((params or {})["day"])))
        case "started_empty":
            return QCoreApplication.translate("Notices", "The children's file was damaged and put aside. We start new.")
        case "newer_version":
            return QCoreApplication.translate("Notices", "A newer KidsLogic was here. Today nothing will be saved.")
        case "read_only":
            return QCoreApplication.translate("Notices", "KidsLogic may not write to its folder. Nothing is saved.")
        case "disk_full":
            return QCoreApplication.translate("Notices", "The disk is full. You can play on; please make room.")
        case "locked":
            return QCoreApplication.translate("Notices", "Another program holds the children's file. You can play on.")
        case "backup_failed":
            return QCoreApplication.translate("Notices", "All is well, but there is no safety copy of today.")
        case "settings_damaged":
            return QCoreApplication.translate("Notices", "The settings could not be read. All is as at the start.")
        case "no_editor":
            text = QCoreApplication.translate("Notices", "No program here opens this file. It lies at {file}")
            return text.format(file=breakable((params or {})["file"]))
        case "save_gone":
            return QCoreApplication.translate("Notices", "This game cannot go on any more. Let's start a new one!")
        case "not_playable":
            return QCoreApplication.translate("Notices", "This game cannot be opened now. Ask a grown-up, please.")
    return QCoreApplication.translate("Notices", "Something is wrong with the disk. You can play on.")


def trouble_text(trouble: StoreError, language: str) -> str:
    """What a grown-up or a child reads about the disk; `language` is the current one."""
    if isinstance(trouble, FileRefused):
        text = QCoreApplication.translate("Notices", "That did not work. {why}")
        return text.format(why=why(trouble, language))
    return notice_text(trouble.code)


def breakable(path: str) -> str:
    """A path that may go on in the next line after each folder (a zero-width space is such a place)."""
    return path.replace(os.sep, os.sep + "\u200b")


def unbroken(text: str) -> str:
    """A text that stays in one line, such as a day."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def short_day(day: date) -> str:
    """A day in numbers, as the current language writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def long_day(day: date) -> str:
    """A day with the month's name, as the current language writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), "d. MMMM yyyy" if _dotted() else "d MMMM yyyy")


def _dotted() -> bool:
    return QLocale().language() in (QLocale.Language.German, QLocale.Language.Czech)
