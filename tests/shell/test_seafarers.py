"""Where the boats lie: inside their water, apart from each other, whatever their number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kidslogic.shell.seafarers import BOAT_H, BOAT_W, berths


@given(count=st.integers(1, 12), w=st.integers(780, 1400), h=st.integers(440, 900), portrait=st.booleans())
def test_boats_lie_in_their_water_and_do_not_touch(count, w, h, portrait):
    places = berths(count, 10, 100, w, h, portrait=portrait)
    assert len(places) == count
    boxes = [(x, y, x + BOAT_W * s, y + BOAT_H * s) for x, y, s, _ in places]
    for left, top, right, bottom in boxes:
        assert left >= 10
        assert right <= 10 + w + 0.1
        assert top >= 99
        assert bottom <= 101 + h
    for index, (left, top, right, bottom) in enumerate(boxes):
        for other_left, other_top, other_right, other_bottom in boxes[:index]:
            apart = right <= other_left or other_right <= left or bottom <= other_top + 1 or other_bottom <= top + 1
            assert apart
    assert len({scale for _, _, scale, _ in places}) == 1


def test_nine_boats_lie_in_two_rows_where_they_are_larger():
    places = berths(9, 12, 176, 1114, 494, portrait=False)
    assert len({round(place.y / 100) for place in places}) == 2
    assert places[0].scale >= 0.8
