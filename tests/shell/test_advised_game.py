"""The pirates' game with the advisor that the shell gives it: families learned long ago open a training."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from kidslogic.games.piraten.material import parse_spot
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
