"""Every code has a sentence in every language, in words that a teacher knows."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.packs.fields import LANGUAGES
from kidslogic.packs.problems import SEVERITIES, Problem
from kidslogic.packs.sentences import Entry, Section, catalogue, plural_form, read_catalogue, report, sentence
from tests.packs.kit import EXAMPLES, check, load, with_row

SECTIONS = {
    "problems": catalogue().problems,
    "tails": catalogue().tails,
    "updates": catalogue().updates,
    "places": catalogue().places,
    **catalogue().words,
}
FORBIDDEN = re.compile(r"mapping|scalar|token|schema|\bNone\b|traceback|parser|exception|string\b", re.IGNORECASE)
BAD = sorted(path for path in (EXAMPLES / "bad").iterdir() if path.suffix != ".tsv")


def _placeholders(entry: Entry) -> list[set[str]]:
    return [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in entry.forms.values()]


def test_codes_and_sentences_are_the_same() -> None:
    assert set(catalogue().problems) == set(SEVERITIES)


@pytest.mark.parametrize("section", SECTIONS.values(), ids=list(SECTIONS))
def test_all_languages_have_the_same_placeholders_and_their_forms(section: Section) -> None:
    for code, languages in section.items():
        assert set(languages) == set(LANGUAGES), code
        names = {frozenset(found) for entry in languages.values() for found in _placeholders(entry)}
        assert len(names) == 1, code
        for language, entry in languages.items():
            forms = {plural_form(number, language) for number in range(12)} if entry.by else {"other"}
            assert set(entry.forms) == forms, (code, language)
            assert entry.by is None or entry.by in next(iter(names)), code


@pytest.mark.parametrize("section", SECTIONS.values(), ids=list(SECTIONS))
def test_no_words_of_programmers_and_at_most_two_sentences(section: Section) -> None:
    for code, languages in section.items():
        for entry in languages.values():
            for text in entry.forms.values():
                assert not FORBIDDEN.search(text), code
                assert len(re.findall(r"[a-zá-ž}?\"”“')][.!?](?= [A-ZÁ-Ž]|$)", text)) <= 2, code


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_told_in_every_language(path: Path, language: str) -> None:
    for problem in load(path).problems:
        said = sentence(problem, language)
        assert not re.search(r"[{}]\w", said.replace(str(problem.params.get("example", "")), ""))
        assert not FORBIDDEN.search(said)
        assert said[0].isupper() or not said[0].isalpha()


@pytest.mark.parametrize(
    ("name", "language", "expected"),
    [
        ("yaml-tab-indent.yaml", "de", "Zeile 9 beginnt mit einem Tabulator. Nimm Leerzeichen."),
        ("yaml-tab-indent.yaml", "cs", "Řádek 9 začíná tabulátorem. Použij mezery."),
        ("card-three-rows.yaml", "de", "Die braune Seite hat 3 Reihen. Es müssen genau 4 sein."),
        ("card-three-rows.yaml", "cs", "Hnědá strana má 3 řady. Musí mít přesně 4."),
        ("card-five-rows.yaml", "cs", "Hnědá strana má 5 řad. Musí mít přesně 4."),
        ("card-three-rows.yaml", "en", "The brown side has 3 rows. It needs exactly 4."),
        ("row-symbol-misspelt.yaml", "en", "I do not know the picture “schell”. Did you mean “shell”?"),
        ("language-unknown.yaml", "de", "Die Sprache „no“ kenne ich nicht. Möglich: de, cs, en."),
        ("translation-missing.yaml", "de", "„title“ hat keinen tschechischen Text."),
        ("field-wrong-type.yaml", "de", "„authors“ muss eine Liste sein. Beispiel: [Anna, Jan]"),
        ("rule-gives-other-answer.yaml", "cs", "Pravidlo „repeat 2“ dává „star“, odpověď říká „moon“."),
    ],
)
def test_the_tone(name: str, language: str, expected: str) -> None:
    (problem,) = load(EXAMPLES / "bad" / name).problems
    assert sentence(problem, language) == expected


def test_a_report_shows_the_line_with_carets_under_the_fault() -> None:
    said = report(check(with_row("shell star shell starr shell ? = star")).problems, "de", more=1)
    assert said == (
        "pack.yaml, Zeile 9, Karte m1, braune Seite, Reihe 1:\n"
        "  Das Bild „starr“ kenne ich nicht. Meinst du „star“?\n"
        "  9 |       - shell star shell starr shell ? = star\n"
        "    |                          ^^^^^\n"
        "\n"
        "Und noch 1 weiterer Punkt."
    )


def test_carets_stand_right_behind_tabs_and_wide_letters() -> None:
    problem = Problem("bad-indent", "x", 3, 4, excerpt="\tř😀x y", length=99)
    assert report([problem], "en").splitlines()[-1] == "    | \t  ^^^"


def test_a_warning_says_that_it_is_one() -> None:
    loaded = load(EXAMPLES / "bad" / "warning-answer-looks-wrong.yaml")
    assert "Upozornění: " in report(loaded.problems, "cs")


@given(st.integers(0, 10_000))
def test_plural_forms(number: int) -> None:
    assert plural_form(number, "de") == plural_form(number, "en") == ("one" if number == 1 else "other")
    assert plural_form(number, "cs") == {1: "one", 2: "few", 3: "few", 4: "few"}.get(number, "other")


def test_a_damaged_catalogue_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("problems: [", encoding="utf-8")
    with pytest.raises(ValueError, match=r"x\.yaml"):
        read_catalogue(path)
