"""Sentences about files of progress: what was read, what was saved, why a file was not taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject

from kidslogic.shell.words import breakable


@dataclass(frozen=True)
class TakenIn:
    """What became of one file: the child and how many entries are new, or the `code` why it was not taken.

    Codes are those of `BadFile`, and `full` where there is no place for one more child.
    """

    file: str
    child: str = ""
    new: int = 0
    code: str = ""


class DataWords(QObject):
    """Every sentence is made in the language of the moment."""

    def taken_in(self, files: Sequence[TakenIn]) -> tuple[str, ...]:
        """How reading went: how many files, a line for each child, and a line for each file that was not taken."""
        good = [one for one in files if not one.code]
        new: dict[str, int] = {}
        for one in good:
            new[one.child] = new.get(one.child, 0) + one.new
        lines = [self.tr("%n file(s) read.", "", len(good))] if good else []
        lines += [self._new(child, count) for child, count in new.items()]
        lines += [self.fault(one.file, one.code) for one in files if one.code]
        return tuple(lines)

    def saved(self, paths: Sequence[Path]) -> tuple[str, ...]:
        """Where files were saved."""
        text = self.tr("%n file(s) saved in {folder}", "", len(paths))
        return (text.format(folder=breakable(str(paths[0].parent))), *(path.name for path in paths[:1]))

    def fault(self, file: str, code: str) -> str:
        """Why a file was not taken."""
        text = {
            "not_ours": self.tr("{file}: this file is not from KidsLogic."),
            "newer": self.tr("{file}: it comes from a newer KidsLogic. Please renew this one."),
            "damaged": self.tr("{file}: it is not whole. Please export it once more."),
            "too_large": self.tr("{file}: it is too large."),
            "full": self.tr("{file}: there are twelve children already."),
        }.get(code) or self.tr("{file}: it cannot be read.")
        return text.format(file=file)

    def _new(self, child: str, count: int) -> str:
        if not count:
            return self.tr("{child}: nothing new").format(child=child)
        return self.tr("{child}: %n new entry(s)", "", count).format(child=child)
