"""The built-in deck is the one of the rule book; decks of others are checked with line and column."""

from __future__ import annotations

import copy
import string
from collections import Counter

import pytest

from kidslogic.games.logix.board import CENTRE
from kidslogic.games.logix.codes import card_of, spreads
from kidslogic.games.logix.deck import CODES, deck_for, read_decks
from kidslogic.games.logix.deck_words import catalogue, sentence
from kidslogic.games.logix.options import HouseRules
from kidslogic.resources import content_dir
from tests.games.logix.playing import BOX, DECK, rules_with

L12 = """
F1 .XX/XX./.X.  red      F2 XX./.XX/.X.  yellow   L1 X./X./X./XX  blue     L2 .X/.X/.X/XX  green
N1 .X/.X/XX/X.  yellow   N2 X./X./XX/.X  red      P1 XX/XX/X.     green    P2 XX/XX/.X     blue
T  XXX/.X./.X.  red      U  X.X/XXX      yellow   V  X../X../XXX  blue     W  X../XX./.XX  green
Y1 .X/XX/.X/.X  blue     Y2 X./XX/X./X.  red      Z1 XX./.X./.XX  green    Z2 .XX/.X./XX.  yellow
"""


def test_l12_the_built_in_deck_is_that_of_the_rule_book():
    cards = {card.id: ("/".join(card.rows).replace("B", "X"), card.forbidden) for card in DECK.cards}
    printed = L12.split()
    assert cards == {printed[n]: (printed[n + 1], printed[n + 2]) for n in range(0, len(printed), 3)}
    assert set(Counter(card.forbidden for card in DECK.cards).values()) == {4}
    assert all(card.black in card.spots for card in DECK.cards)


def test_l13_each_card_has_twenty_places_around_the_centre():
    counts = {card.id: len(spreads(card, HouseRules(), CENTRE)) for card in DECK.cards}
    assert counts == dict.fromkeys(counts, 20) | {"Z1": 10, "Z2": 10}
    marked = {card.id: len(spreads(card, HouseRules(black_marked=True), CENTRE)) for card in DECK.cards}
    assert set(marked.values()) <= {2, 4}


def test_a_code_need_not_hang_together():
    card = card_of("far", ("X.X", "...", "X.X", "...", "X.."), "red")
    assert len(spreads(card, HouseRules(), CENTRE)) > 0


def test_the_file_reads_without_a_problem():
    path = content_dir() / "games" / "logix.yaml"
    decks, problems = read_decks(path.read_bytes(), path.name)
    assert (decks, problems) == ((DECK,), ())
    assert set(DECK.titles) == {"de", "cs", "en"}


def test_a_setup_names_its_deck_exactly():
    other = copy.deepcopy(BOX["decks"][0]) | {"id": "school.animals"}
    other["cards"][0]["forbidden"] = "blue"
    box = {"decks": [BOX["decks"][0], other]}
    assert deck_for(box, "") == deck_for(box, DECK.source) == DECK
    found = next(deck for deck in read_decks(str(box).replace("'", '"'), "d.yaml")[0] if deck.id == "school.animals")
    assert deck_for(box, found.source).cards[0].forbidden == "blue"
    assert rules_with(source=DECK.source).deck.keys() == {card.id for card in DECK.cards}
    for gone in ("deck/other@1234", DECK.source + "0", "deck/school.animals"):
        with pytest.raises(LookupError):
            deck_for(box, gone)
    with pytest.raises(LookupError):
        deck_for({"decks": []}, "")


GOOD = """\
decks:
  - id: mine
    title: {de: Meine, cs: Moje, en: Mine}
    cards:
      - {id: A, forbidden: red, shape: ["XXXXX"]}
      - {id: B, forbidden: blue, shape: ["XXXXX"]}
      - {id: C, forbidden: green, shape: ["XXXXX"]}
      - {id: D, forbidden: yellow, shape: ["XXXXX"]}
      - {id: E, forbidden: red, shape: ["X.X", "XXX"]}
"""


def test_the_good_deck_is_good():
    decks, problems = read_decks(GOOD, "mine.yaml")
    assert problems == ()
    assert [card.id for card in decks[0].cards] == list("ABCDE")


BAD = [
    ("id: mine", "id: Meine Karten", "bad-id", 2),
    ("title: {de: Meine, cs: Moje, en: Mine}", "title: {de: Meine, en: Mine}", "missing-translation", 3),
    ("title: {de: Meine, cs: Moje, en: Mine}", "name: Meine", "unknown-field", 3),
    ("title: {de: Meine, cs: Moje, en: Mine}", "title: Meine", "wrong-type", 3),
    ("{id: B,", "{id: A,", "duplicate-id", 6),
    ("{id: B,", "{", "missing-field", 6),
    ("forbidden: blue", "forbidden: pink", "bad-colour", 6),
    ("forbidden: blue", "forbidden: red", "duplicate-card", 6),
    ('["X.X", "XXX"]', '["X.X", "XOX"]', "shape-signs", 9),
    ('["X.X", "XXX"]', '["X.X", [X]]', "shape-signs", 9),
    ('["X.X", "XXX"]', '["X.X", "XX."]', "shape-parts", 9),
    ('["X.X", "XXX"]', '["B.X", "BXX"]', "shape-black", 9),
    ('["X.X", "XXX"]', '["X......X", "XXX"]', "shape-size", 9),
    ('["X.X", "XXX"]', "X.X", "wrong-type", 9),
    ('      - {id: E, forbidden: red, shape: ["X.X", "XXX"]}\n', "", "number-of-cards", 5),
    ('{id: E, forbidden: red, shape: ["X.X", "XXX"]}', "E", "wrong-type", 9),
    ("decks:", "cards:", "not-a-deck", 1),
]


@pytest.mark.parametrize(("good", "bad", "code", "line"), BAD)
def test_a_bad_deck_says_what_and_where(good, bad, code, line):
    assert good in GOOD
    decks, problems = read_decks(GOOD.replace(good, bad), "mine.yaml")
    assert decks == ()
    assert (code, line) in [(problem.code, problem.line) for problem in problems]
    for problem in problems:
        for language in ("de", "cs", "en"):
            said = sentence(problem, language)
            assert said
            assert "{" not in said


def test_faults_of_writing_are_told_as_in_packs():
    decks, (problem,) = read_decks(GOOD.replace('"XXX"]', '"XXX"'), "mine.yaml")
    assert decks == ()
    assert problem.code not in CODES
    assert sentence(problem, "de") != sentence(problem, "en")
    assert problem.line >= 9


def test_every_problem_can_be_said_and_comes_up_here():
    assert set(catalogue()) == set(CODES) == {code for _, _, code, _ in BAD}
    for code, texts in catalogue().items():
        assert set(texts) == {"de", "cs", "en"}, code
        fields = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in texts.values()]
        assert fields[0] == fields[1] == fields[2], code
