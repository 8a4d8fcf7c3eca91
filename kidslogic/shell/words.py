"""The sentences for what happens to the disk and to saved games."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale


def notice_text(code: str, params: Mapping[str, str] | None = None) -> str:
    """What a notice or a trouble of the store says, in the current language."""
    match code:
        case "restored":
            text = QCoreApplication.translate("Notices", "The children's file was damaged. The copy of {day} is in use.")
            return text.format(day=_day((params or {}).get("day", "")))
        case "started_empty":
            return QCoreApplication.translate("Notices", "The children's file was damaged and is kept aside. We start anew.")
        case "newer_version":
            return QCoreApplication.translate("Notices", "A newer KidsLogic was here. Today nothing will be saved.")
        case "read_only":
            return QCoreApplication.translate("Notices", "KidsLogic may not write to its folder. Nothing will be saved.")
        case "disk_full":
            return QCoreApplication.translate("Notices", "The disk is full. You can play on; please make room.")
        case "locked":
            return QCoreApplication.translate("Notices", "Another program holds the children's file. You can play on.")
        case "backup_failed":
            return QCoreApplication.translate("Notices", "All is well, but there is no safety copy of today.")
        case "settings_damaged":
            return QCoreApplication.translate("Notices", "The settings could not be read. They are as at the first start.")
        case "save_gone":
            return QCoreApplication.translate("Notices", "This game cannot go on any more. Let's start a new one!")
        case "not_playable":
            return QCoreApplication.translate("Notices", "This game cannot be opened now. Ask a grown-up, please.")
    return QCoreApplication.translate("Notices", "Something is wrong with the disk. You can play on.")


def _day(iso: str) -> str:
    try:
        day = date.fromisoformat(iso)
    except ValueError:
        return iso
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)
