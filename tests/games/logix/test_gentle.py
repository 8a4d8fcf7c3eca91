"""The young play gently at first; so does whose age nobody knows."""

from __future__ import annotations

import pytest

from kidslogic.engine.game import Seat
from kidslogic.games.logix.gentle import GENTLE, default_options
from kidslogic.games.logix.spec import GAME


@pytest.mark.parametrize("ages", [(), (None,), (7,), (8, 7), (12, None), (5, 10)])
def test_gently(ages):
    assert default_options(ages) == GENTLE
    setup = GAME.setup((Seat("guest"),) * 2, **default_options(ages))
    assert (GAME.option(setup, "wrong_claim"), GAME.option(setup, "takeback")) == ("lose_turn", "true")


@pytest.mark.parametrize("ages", [(8,), (8, 40), (9, 10, 11)])
def test_by_the_book(ages):
    assert default_options(ages) == {}
    assert GAME.option(GAME.setup((Seat("guest"),) * 2), "wrong_claim") == "out"
