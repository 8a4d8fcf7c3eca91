"""Sentences of the class page: who has not played, which rows were hard, what a cell of the grid says."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject

from kidslogic.learners.bands import Standing
from kidslogic.learners.class_rows import WrongRow
from kidslogic.learners.collecting import Overview, Pupil
from kidslogic.learners.spreadsheet import band_words, family_word
from kidslogic.packs.pack import Pack
from kidslogic.shell.pack_words import title_of
from kidslogic.shell.parts import Parts
from kidslogic.shell.words import short_day

NAMELESS_DIGITS = 6
"""So many digits of its id stand for a child without a name."""


class ClassWords(QObject):
    """Every sentence is made in the language of the moment."""

    def __init__(self, parts: Parts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = parts

    def pupil(self, pupil: Pupil) -> str:
        """What a child is called."""
        return pupil.nickname or pupil.id[:NAMELESS_DIGITS]

    def family(self, family: str) -> str:
        """What a kind of puzzle is called, with a capital letter."""
        word = family_word(family, self._language)
        return word[:1].upper() + word[1:]

    def band(self, band: str) -> str:
        """What a mark of the grid means."""
        return band_words(self._language)[band]

    def line(self, pupil: Pupil, standings: tuple[Standing, ...]) -> str:
        """A line of the grid for those who do not see it."""
        known = (f"{self.family(one.family)}: {self.band(one.band)}" for one in standings if one.answers)
        return f"{self.pupil(pupil)}. {'; '.join(known) or self.band('not_enough')}"

    def found(self, overview: Overview) -> str:
        """How many children there are in how many answers."""
        return self.tr("%n child(ren), in alphabetical order.", "", len(overview.pupils))

    def away(self, overview: Overview, since: date) -> tuple[str, ...]:
        """Who has not played since a day, with the last day of each."""
        names = [self._away(pupil) for pupil in overview.away_since(since)]
        if not names:
            return (self.tr("All have played since {day}.").format(day=short_day(since)),)
        return (self.tr("Not since {day}: {names}").format(day=short_day(since), names=", ".join(names)),)

    def row(self, row: WrongRow) -> str:
        """Where a row is and how many did not find it at once."""
        pack, card = self._pack_and_card(row)
        place = self.tr("{pack} (version {version}), card {card}, {side}, row {row}").format(
            pack=pack, version=row.version, card=card, side=self._side(row.side), row=row.row
        )
        missed = self.tr("%n of {children} did not find it at once", "", row.missed).format(children=row.children)
        return f"{place}: {missed}"

    @property
    def _language(self) -> str:
        return self._parts.languages.current

    def _away(self, pupil: Pupil) -> str:
        last = self.tr("never") if pupil.last_played is None else short_day(pupil.last_played)
        return f"{self.pupil(pupil)} ({last})"

    def _pack_and_card(self, row: WrongRow) -> tuple[str, str]:
        """Their titles, where the pack is here and has them; else their ids."""
        try:
            pack: Pack = self._parts.shelf.find("pack", row.pack)
        except LookupError:
            return row.pack, row.card
        titles = next((card.title for card in pack.cards if card.id == row.card), {})
        return title_of(pack, self._language), titles.get(self._language) or row.card

    def _side(self, side: str) -> str:
        return {"brown": self.tr("brown side"), "blue": self.tr("blue side")}.get(side, side)
