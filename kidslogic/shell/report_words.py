"""The sentences of a child's report, for the page and for the printed sheet; numbers and dates as each language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from functools import cache

from PySide6.QtCore import QDate, QLocale, QObject

from kidslogic.engine.events import Answered, Trained
from kidslogic.learners.bands import Standing
from kidslogic.learners.report import Report, WrongAnswer, slip_words, strength_words, table_words
from kidslogic.learners.spreadsheet import band_words, family_word
from kidslogic.ui.language import Languages

_SAID_FIRST = ("learning", "mostly", "surely")
_NAMED = 4
"""So many families are named in short; all of them stand in the list below."""


# These read a file each time, and a page asks for its words again whenever it is laid out.
_bands, _family, _slips = cache(band_words), cache(family_word), cache(slip_words)
_strengths, _ideas = cache(strength_words), cache(table_words)


class ReportWords(QObject):
    """Every sentence is made when it is asked for, in the language of that moment."""

    def __init__(
        self,
        report: Report,
        titles: Mapping[str, Callable[[], str]],
        languages: Languages,
        today: date,
        parent: QObject | None = None,
    ) -> None:
        """`titles` gives the names of the games by id."""
        super().__init__(parent)
        self._report = report
        self._titles = titles
        self._languages = languages
        self._today = today

    @property
    def language(self) -> str:
        """The language of the sentences now."""
        return self._languages.current

    def heading(self, part: str) -> str:
        """The title of a part of the report."""
        return {
            "short": self.tr("In short"),
            "minutes": self.tr("Minutes a day"),
            "skills": self.tr("What is being learned"),
            "idea": self.tr("Together at the table"),
            "strengths": self.tr("Strengths"),
            "wrong": self.tr("A closer look"),
            "games": self.tr("Games"),
        }[part]

    def weekend(self) -> str:
        """What the chart's hatching means."""
        return self.tr("Hatched bars are weekends.")

    def key(self) -> str:
        """How a row with its answer is to be read."""
        return self.tr("Framed: what belongs there. In the circle: what was taken.")

    def foot(self) -> str:
        """What a bar means, and what this report is not."""
        return self.tr("A bar shows where a skill lies: the wider, the less is known. Nobody is compared with anybody.")

    # ---- what was played -------------------------------------------------------------------------

    def nothing(self) -> str:
        """What stands there before the first game."""
        return self.tr("Nothing played yet. It starts with the first island!")

    def days(self) -> str:
        """On how many days, and when last."""
        if self._report.last_played is None:
            return self.nothing()
        text = self.tr("Played on %n day(s), last on {day}.", "", self._report.days)
        return text.format(day=self.day(self._report.last_played))

    def four_weeks(self) -> str:
        """How long in the last four weeks."""
        total = self.time(sum(self._report.minutes.values()))
        return self.tr("In the last four weeks: {time}.").format(time=total)

    def chart(self) -> str:
        """The chart of minutes in words."""
        played = {day: minutes for day, minutes in self._report.minutes.items() if minutes}
        text = self.tr("{time} on %n day(s) of the last four weeks", "", len(played))
        text = text.format(time=self.time(sum(played.values())))
        if not played:
            return text
        most = max(played, key=lambda day: played[day])
        longest = self.tr("the longest on {day}: {time}").format(day=self.day(most), time=self.time(played[most]))
        return f"{text}; {longest}"

    def games(self) -> tuple[str, ...]:
        """Time and finished games, a line for each game."""
        met = {**self._report.minutes_by_game, **self._report.games}
        return tuple(self._game(game) for game in self._titles if game in met)

    def _game(self, game: str) -> str:
        title = self._titles[game]()
        minutes, finished = self._report.minutes_by_game.get(game, 0), self._report.games.get(game, 0)
        told = [self.time(minutes)] if minutes or not finished else []
        if finished:
            told.append(self.tr("%n game(s) to the end", "", finished))
        return f"{title}: {', '.join(told)}"

    # ---- what is being learned -------------------------------------------------------------------

    def learning(self) -> tuple[str, ...]:
        """The families in short, by band."""
        lines = []
        for band in _SAID_FIRST:
            names = [self.family(one.family) for one in self._report.standings if one.band == band]
            if names:
                more = ", …" if len(names) > _NAMED else ""
                lines.append(f"{_capital(_bands(self.language)[band])}: {', '.join(names[:_NAMED])}{more}")
        return tuple(lines)

    def family(self, family: str) -> str:
        """What a family is called."""
        return _capital(_family(family, self.language)) if family else self.tr("Other rows")

    def band(self, standing: Standing) -> str:
        """The word of a band."""
        return _bands(self.language)[standing.band]

    def grounds(self, standing: Standing) -> str:
        """From how many answers that is known, and when the last one came."""
        text = self.tr("from %n answer(s), last on {day}", "", standing.answers)
        return text.format(day=self.day(standing.last or self._today))

    def strengths(self) -> tuple[str, ...]:
        """What the child does well, as facts."""
        told = _strengths(self.language)
        number = QLocale().toString
        return tuple(told[one.code].format(count=number(one.count)) for one in self._report.strengths)

    def idea(self) -> str:
        """One thing to do together at the table."""
        ideas = _ideas(self.language)
        return ideas.get(self._report.idea, ideas["any"])

    # ---- answers that were not right -------------------------------------------------------------

    def asked(self, wrong: WrongAnswer) -> str:
        """What kind of question it was, and when."""
        event = wrong.record.event
        family = event.family if isinstance(event, Answered) else event.skill if isinstance(event, Trained) else ""
        return f"{self.family(family)}, {self.day(wrong.record.local_date)}"

    def meaning(self, wrong: WrongAnswer) -> str:
        """What the answer may mean; "" where nothing is known."""
        return _capital(_slips(self.language).get(wrong.slip, ""))

    # ---- numbers and days ------------------------------------------------------------------------

    def time(self, minutes: int) -> str:
        """Minutes, or hours and minutes."""
        hours, rest = divmod(minutes, 60)
        if not hours:
            return self.tr("{minutes} min").format(minutes=rest)
        return self.tr("{hours} h {minutes} min").format(hours=QLocale().toString(hours), minutes=rest)

    def day(self, day: date) -> str:
        """A day with the month's name; with the year where that is not this one."""
        dot = "." if QLocale().language() in (QLocale.Language.German, QLocale.Language.Czech) else ""
        year = "" if day.year == self._today.year else " yyyy"
        return QLocale().toString(QDate(day.year, day.month, day.day), f"d{dot} MMMM{year}")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
