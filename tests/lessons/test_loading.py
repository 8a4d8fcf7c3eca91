"""A lesson file is read like a pack: typed, proven on the rules, or told with line and sentence what is wrong."""

from __future__ import annotations

import re
import string

import pytest
import yaml

from kidslogic.lessons.loading import LESSON_FIELDS, STEP_FIELDS
from kidslogic.lessons.sentences import FILE, catalogue, report, sentence
from kidslogic.packs.problems import SEVERITIES
from kidslogic.resources import content_dir
from tests.lessons.school import GOOD, good, read

LANGUAGES = ("de", "cs", "en")
PRAISE = "praise: {de: Gehoben!, cs: Je nahoře!, en: Lifted!}"

BAD = {
    "not-a-lesson": ("- a\n- b\n", 0),
    "missing-field": (GOOD.replace(f"    {PRAISE}\n", ""), 12),
    "unknown-field": (GOOD.replace("    show:", "    shows:"), 7),
    "empty-value": (GOOD.replace("show: peek 0", "show: ''"), 7),
    "wrong-type": (GOOD.replace("then: [lift 0]", "then: lift 0"), 11),
    "missing-translation": (GOOD.replace("cs: Mušle, ", ""), 1),
    "bad-language": (GOOD.replace("cs: Mušle", "pl: Muszle"), 1),
    "text-too-long": (GOOD.replace("Muscheln", "M" * 41), 1),
    "too-many-words": (GOOD.replace("Gehoben!", "eins zwei drei vier fünf sechs sieben acht neun zehn elf"), 14),
    "unknown-game": (GOOD.replace("blank seats", "blink seats"), 3),
    "unknown-picture": (GOOD.replace("picture: shell", "picture: shall"), 2),
    "setup-unreadable": (GOOD.replace("blank seats=", "blank places="), 3),
    "setup-refused": (GOOD.replace("child,computer:careful", "child"), 3),
    "no-child": (GOOD.replace("seats=child", "seats=guest"), 3),
    "unknown-pack": (GOOD.replace("careful", "careful source=no.pack"), 3),
    "bad-seed": (GOOD.replace("position: coin=1", "seed: many"), 4),
    "position-unreadable": (GOOD.replace("coin=1", "coin=7"), 4),
    "step-count": (re.sub(r"steps:\n.*", "steps: []\n", GOOD, flags=re.DOTALL), 5),
    "keep-what": (GOOD.replace("    show: peek 0\n", "    show: peek 0\n    keep: perhaps\n"), 8),
    "move-unreadable": (GOOD.replace("do: [peek 0, peek 1]", "do: [peek 0, peek 9]"), 8),
    "move-not-legal": (GOOD.replace("show: peek 0", "show: hide 0"), 7),
    "not-childs-turn": (GOOD.replace("    then: [lift 0]\n", ""), 12),
    "step-not-doable": (GOOD.replace("do: lift *", "do: hide *"), 13),
    "tab-indent": (GOOD.replace("    do: lift", "\tdo: lift"), 13),
    "file-empty": ("", 1),
}


def test_a_good_lesson_is_typed_and_proven() -> None:
    lesson = good()
    assert (lesson.id, lesson.key, lesson.title["cs"]) == ("shells", "blank/shells", "Mušle")
    assert lesson.picture == "shell"
    first, second = lesson.steps
    assert first.start == "coin=1 turn=0 lifted=- peeked=--"
    assert (first.expected, first.shows, first.then) == ("peek 0", "peek 0", ("lift 0",))
    assert second.start == "coin=1 turn=0 lifted=0 peeked=0-"
    assert second.expected == "lift 1"
    assert not second.fresh


@pytest.mark.parametrize("code", BAD)
def test_a_bad_lesson_is_told_with_its_line(code: str) -> None:
    text, line = BAD[code]
    loaded = read(text)
    assert loaded.lesson is None
    assert code in [problem.code for problem in loaded.problems]
    found = next(problem for problem in loaded.problems if problem.code == code)
    assert found.line == line
    for language in LANGUAGES:
        said = sentence(found, language)
        assert said[0].isupper() or not said[0].isalpha()
        assert "{" not in said.replace(str(found.params.get("example", "")), "")


def test_a_misspelt_word_is_met_with_the_one_that_was_meant() -> None:
    text, _ = BAD["unknown-game"]
    assert sentence(read(text).problems[0], "en") == "There is no game “blink”. Did you mean “blank”?"


def test_the_report_shows_the_place_and_counts_the_rest() -> None:
    text, _ = BAD["move-not-legal"]
    told = report(read(text).problems, "cs", more=3)
    assert "shells.yaml, řádek 7:" in told
    assert "    show: hide 0" in told
    assert "^^^^^^" in told
    assert told.splitlines()[-1].startswith("A ještě 3")


def test_positions_say_only_what_differs_and_steps_may_begin_anew() -> None:
    text = GOOD + (
        "  - position: start\n"
        "    before: [peek 2, lift 0]\n"
        "    say: {de: Jetzt du!, cs: Teď ty!, en: Now you!}\n"
        "    do: '*'\n"
        "    praise: {de: Ja!, cs: Ano!, en: Yes!}\n"
    )
    lesson = read(text).lesson
    assert lesson is not None
    assert lesson.steps[2].fresh
    assert lesson.steps[2].start == "coin=1 turn=0 lifted=0 peeked=2-"


def test_a_pack_without_a_version_gets_the_one_of_today() -> None:
    text = (content_dir() / "lessons" / "piraten" / "row.yaml").read_text("utf-8")
    lesson = read(text).lesson
    assert lesson is not None
    assert re.fullmatch(r"kidslogic\.piratenbucht@[0-9a-f]+", lesson.setup.source)


def test_every_code_of_lessons_has_its_sentence_in_all_languages() -> None:
    own = set(BAD) - set(SEVERITIES)
    assert set(catalogue()) == own
    for code, texts in catalogue().items():
        assert set(texts) == set(LANGUAGES), code
        names = {frozenset(name for _, name, _, _ in string.Formatter().parse(text) if name) for text in texts.values()}
        assert len(names) == 1, code


def test_the_sentences_are_valid_yaml_for_everybody() -> None:
    data = yaml.safe_load((content_dir() / "texts" / FILE).read_text("utf-8"))
    assert set(data["problems"]) == set(catalogue())


def test_every_example_of_a_field_says_how_it_looks_right() -> None:
    assert all(field.example for table in (LESSON_FIELDS, STEP_FIELDS) for field in table.values())
