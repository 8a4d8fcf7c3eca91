"""Games with what the shell knows of the child: families learned long ago, shots of earlier games, stories heard."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from kidslogic.engine.events import CaseMet, Fired
from kidslogic.engine.game import Seat
from kidslogic.engine.session import Session
from kidslogic.games.piraten.material import parse_spot
from kidslogic.games.stratego.view import friend
from kidslogic.games.stratego.view.game import StrategoView
from kidslogic.shell.play import Table, person_of
from kidslogic.ui.game_view import Chosen
from tests.learners.files import answered, child_id, progress_file, record

LONG = timedelta(days=60)


def test_families_not_met_for_weeks_open_a_training(parts, qtbot):
    records = tuple(record(1, number, answered(family="repeat")) for number in range(12))
    parts.store.take_in(progress_file(1, *records))
    parts = replace(parts, today=lambda: records[-1].local_date + LONG)
    learner = parts.store.learner(child_id(1))
    table = Table(parts, lambda trouble: pytest.fail(trouble.code))
    game = parts.games["piraten"]
    (pack, *_) = table.cards_for(game, learner)
    setup = table.setup_screen(game, learner, pack)
    qtbot.addWidget(setup)
    setup.mode.choose("training")
    chosen = Chosen((person_of(learner),), {**setup.options(), "start_level": "5"})
    session = table.begin(game, chosen, learner, pack)
    view = table.game_view(session, chosen.people)
    qtbot.addWidget(view)
    view.begin()
    (posed,) = session.moves
    spot = parse_spot(posed.removeprefix("pose "))
    families = {offer.spot: offer.family for offer in session.rules.view(session.rules.initial(), 0).offers}
    assert len(set(families.values())) > 1
    assert families[spot] == "repeat"
    assert session.view(0).phase == "answer"


def captains_game(parts, qtbot) -> tuple[Session, StrategoView]:
    """A new game of the first child against a captain, on its screen."""
    learner = parts.store.learner(child_id(1))
    table = Table(parts, lambda trouble: pytest.fail(trouble.code))
    chosen = Chosen((person_of(learner), friend(Seat("computer", "3"))))
    session = table.begin(parts.games["stratego"], chosen, learner, None)
    view = table.game_view(session, chosen.people)
    qtbot.addWidget(view)
    view.begin()
    return session, view


def test_a_captain_begins_as_steady_as_the_child_was_and_knows_which_stories_it_has_heard(parts, qtbot):
    parts.store.take_in(progress_file(1))
    session, view = captains_game(parts, qtbot)
    captain = session.game.opponents["3"]
    assert (captain.steadiness(session.view(1)), view.showing.told) == (0.5, set())
    for hit in (True, True, True, True, False, True):
        parts.store.add_event(child_id(1), Fired(seat=0, game="stratego", hit=hit, way="pull"))
    parts.store.add_event(child_id(1), CaseMet(game="stratego", case="bomb"))
    saved = session.saved
    later, view = captains_game(parts, qtbot)
    assert (captain.steadiness(later.view(1)), view.showing.told) == (0.7, {"bomb"})
    table = Table(parts, lambda trouble: pytest.fail(trouble.code))
    assert captain.steadiness(table.resume(session.game, saved).view(1)) == 0.5, "a game goes on as it began"
