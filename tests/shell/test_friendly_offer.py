"""The set-up offers the computer friend who suits a child, with face and words; after two losses a softer one."""

from __future__ import annotations

import pytest

from kidslogic.engine.events import GameFinished
from kidslogic.engine.game import Seat
from kidslogic.games.logix.view.game import LogixView
from kidslogic.games.logix.view.setup import LogixSetup
from kidslogic.learners.learner import Learner
from kidslogic.shell.game_ways import Plan
from kidslogic.shell.play import Table, person_of
from kidslogic.ui.game_view import Chosen
from kidslogic.ui.screen import overflowing
from kidslogic.ui.theme import Metrics


def setup_of(parts, learner: Learner) -> LogixSetup:
    table = Table(parts, lambda trouble: pytest.fail(trouble.code))
    screen = table.setup_screen(parts.games["logix"], learner, None)
    assert isinstance(screen, LogixSetup)
    return screen


def finish(parts, learner: Learner, champion: int, strength: str = "3") -> None:
    event = GameFinished(
        game="logix",
        mode="out",
        kinds=("child", "computer"),
        scores=(0, 0),
        champions=(champion,),
        goal_reached=None,
        strengths=("", strength),
    )
    parts.store.add_event(learner.id, event)


def to_friends(screen: LogixSetup, qtbot) -> None:
    qtbot.addWidget(screen)
    screen.resize(1024, 600)
    screen.set_metrics(Metrics(1024, 600))
    screen.show()
    while screen.names[screen.page] != "friends":
        screen.next.click()


@pytest.mark.parametrize(
    ("champions", "name", "words"),
    [
        ((), "Stella", "suits you well"),
        ((0, 0, 0, 0, 0), "Momo", "trickier"),
        ((0, 0, 0, 0, 1, 1), "Tilda", "Shall we train?"),
    ],
)
def test_the_friend_who_suits_is_offered_from_the_first_game_on(parts, children, qtbot, champions, name, words):
    for champion in champions:
        finish(parts, children[0], champion)
    screen = setup_of(parts, children[0])
    to_friends(screen, qtbot)
    assert screen.offer.bubble.isVisible()
    assert name in screen.offer.bubble.text
    assert words in screen.offer.bubble.text
    assert screen.offer.face.picture == screen.offer.person.avatar
    assert [person.name for person in screen.crew] == [children[0].nickname, name], "the offer is taken up already"
    assert overflowing(screen) == []
    screen.close()


def test_what_was_chosen_is_there_next_time_even_where_it_is_what_the_rules_begin_with(parts, children, qtbot):
    """By the book is no default of the screen, but of the rules: it must not be forgotten."""
    first = setup_of(parts, children[0])
    to_friends(first, qtbot)
    first.next.click()
    first.wrong.tiles["out"].click()
    found: list[Chosen] = []
    first.chosen.connect(found.append)
    first.next.click()
    Table(parts, lambda trouble: pytest.fail(trouble.code)).begin(parts.games["logix"], found[0], children[0], None)
    first.close()
    assert setup_of(parts, children[0]).wrong.value == "out"


def test_once_more_leads_to_the_offer_where_another_friend_suits_better(parts, children, voyage):
    """Against the friend who suits the end's button begins at once; after two losses it asks first."""
    game, learner = parts.games["logix"], children[0]
    for strength, losses, kind in (("1", 0, LogixView), ("3", 2, LogixSetup)):
        for _ in range(losses):
            finish(parts, learner, 1)
        people = (person_of(learner), parts.view_of("logix").friend(Seat("computer", strength)))
        voyage._games.begin(Plan(game, Chosen(people, {"wrong_claim": "out"}), learner, None))
        view = voyage.screen
        view.again.emit()
        assert isinstance(voyage.screen, kind), strength
        assert voyage.screen is not view
