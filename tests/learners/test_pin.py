import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.learners.pin import SALT_BYTES, Pin, parse_pin, possible, wait_after

SALT = bytes(range(SALT_BYTES))


@pytest.fixture(scope="module")
def pin() -> Pin:
    return Pin.of("40791", SALT)


def test_only_the_right_digits_fit(pin: Pin):
    assert pin.fits("40791")
    assert not pin.fits("40790")
    assert not pin.fits("")
    assert not pin.fits("40791 ")


def test_the_digits_are_not_kept(pin: Pin):
    assert "40791" not in pin.text
    assert Pin.of("40791", bytes(SALT_BYTES)).hash != pin.hash


def test_a_kept_pin_reads_back(pin: Pin):
    assert parse_pin(pin.text) == pin


@given(st.text(max_size=120))
def test_a_damaged_pin_is_no_wall(text: str):
    assert parse_pin(text) is None


@pytest.mark.parametrize("cost", [0, 1, 3, 2**30])
def test_impossible_costs_are_no_pin(pin: Pin, cost: int):
    assert parse_pin(pin.text.replace(":16384:", f":{cost}:")) is None


@pytest.mark.parametrize(("digits", "fine"), [("1234", True), ("12345678", True), ("123", False), ("123456789", False)])
def test_four_to_eight_digits(digits: str, fine: bool):
    assert possible(digits) is fine
    assert not possible("12a4")
    assert not possible("١٢٣٤")
    if not fine:
        with pytest.raises(ValueError, match="four to eight"):
            Pin.of(digits, SALT)


def test_waiting_grows_and_ends():
    waits = [wait_after(wrong) for wrong in range(20)]
    assert waits[:5] == [0, 0, 0, 5, 10]
    assert waits == sorted(waits)
    assert waits[-1] == 300
