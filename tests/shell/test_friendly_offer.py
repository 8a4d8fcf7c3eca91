"""After two losses in a row the set-up offers a softer friend, with face and words; after two wins a stronger one."""

from __future__ import annotations

import pytest

from kidslogic.engine.events import GameFinished
from kidslogic.games.logix.view.setup import LogixSetup
from kidslogic.learners.learner import Learner
from kidslogic.shell.play import Table
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


@pytest.mark.parametrize(("champion", "name"), [(1, "Tilda"), (0, "Momo")])
def test_two_alike_ends_bring_another_friend(parts, children, qtbot, champion, name):
    for _ in range(2):
        finish(parts, children[0], champion)
    screen = setup_of(parts, children[0])
    to_friends(screen, qtbot)
    assert screen.suggestion.isVisible()
    assert name in screen.suggestion.text
    assert screen.suggestion_face.picture == screen.suggested.avatar
    assert [person.name for person in screen.crew] == [children[0].nickname, name], "the offer is taken up already"
    assert overflowing(screen) == []
    screen.close()


def test_one_loss_brings_none(parts, children, qtbot):
    finish(parts, children[0], 1)
    screen = setup_of(parts, children[0])
    to_friends(screen, qtbot)
    assert not screen.suggestion.isVisible()
    assert screen.suggested is None
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
