from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

import pytest

from kidslogic.engine.events import Claimed, Explained, LessonStepDone, Played, Recalled
from kidslogic.learners.report import report_of, slip_words, strength_words, table_words
from kidslogic.patterns.skills import FAMILY_IDS
from kidslogic.registry import games
from kidslogic.resources import content_data
from tests.learners.files import START, answered, finished, record

TODAY = START.date() + timedelta(days=3)


def test_a_page_tells_what_was_played():
    log = [record(1, 0), record(1, 1, Played(game="logix", seconds=600.0)), record(1, 2, finished())]
    found = report_of(log, FAMILY_IDS, TODAY)
    assert (found.days, found.last_played, found.answers) == (1, START.date(), 1)
    assert found.minutes[START.date()] == 10
    assert list(found.minutes)[-1] == TODAY
    assert len(found.minutes) == 28
    assert found.minutes_by_game == {"logix": 10}
    assert found.games == {"logix": 1}


def test_nothing_played_is_a_page_too():
    found = report_of([], FAMILY_IDS, TODAY)
    assert (found.days, found.last_played, found.standings, found.idea) == (0, None, (), "any")


def test_families_stand_in_the_order_of_learning():
    log = [record(1, number, answered(family=family)) for number, family in enumerate(("mirror", "repeat", "other"))]
    assert [one.family for one in report_of(log, FAMILY_IDS, TODAY).standings] == ["repeat", "mirror"]


def test_strengths_are_what_was_seen():
    log = [
        record(1, 0, replace(answered(), hints=2)),
        record(1, 1, replace(answered(), first_try=False)),
        record(1, 2, Explained(seat=0, row_hash="h", family="repeat", way="told")),
        record(1, 3, Explained(seat=0, row_hash="h", family="repeat", way="skipped")),
        record(1, 4, Recalled(seat=0, game="stratego", good=True)),
        record(1, 5, Claimed(seat=0, game="logix", right=True)),
        record(1, 6, Claimed(seat=0, game="logix", right=False)),
        record(1, 7, LessonStepDone(lesson="piraten/row", step=1, tries=0)),
    ]
    found = {one.code: one.count for one in report_of(log, FAMILY_IDS, TODAY).strengths}
    expected = {"hints_used": 1, "tried_again": 1, "explained": 1, "remembered": 1, "claims": 1, "lessons": 1}
    assert found == expected
    assert set(expected) == set(strength_words("de"))


def test_wrong_answers_tell_what_they_may_mean():
    log = [record(1, number, answered(right=False, tag="drop-rule:colour")) for number in range(12)]
    log.append(record(1, 20, replace(answered(right=False), seconds=0.3)))
    found = report_of(log, FAMILY_IDS, TODAY).wrong
    assert len(found) == 10
    assert found[0].record.id == log[11].id
    assert {one.slip for one in found} == {"drop-rule"}


def test_the_idea_is_for_what_is_being_learned():
    half = [record(1, number, answered(right=number % 2 == 0, family="grow")) for number in range(40)]
    assert report_of(half, FAMILY_IDS, TODAY).idea == "grow"
    assert report_of(half[:3], FAMILY_IDS, TODAY).idea == "any"


@pytest.mark.parametrize("language", ["de", "cs", "en"])
def test_there_is_something_to_do_for_every_skill(language: str):
    words = table_words(language)
    skills = {skill for game in games() if game.on_shelf for skill in game.skills}
    assert set(words) >= skills | set(FAMILY_IDS) | {"any"}
    assert all(len(text.split()) <= 16 for text in words.values())
    assert all(slip_words(language).values())


def test_every_text_is_there_in_all_languages():
    sections: Mapping[str, Mapping[str, Mapping[str, str]]] = content_data("texts/report.yaml")
    for texts in sections.values():
        for words in texts.values():
            assert set(words) == {"de", "cs", "en"}
            assert len({text.count("{count}") for text in words.values()}) == 1
