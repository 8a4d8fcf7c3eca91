"""The grown-ups' PIN by real clicks, with a clock that the tests move."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from itertools import takewhile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kidslogic.learners.pin import Pin, parse_pin, wait_after
from kidslogic.shell.gate import Gate
from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.parts import Settings
from kidslogic.shell.pin_gate import PinGate, gate_of
from tests.learners.counting import WallClock
from tests.shell.sailing import named, said

PIN = "2468"


@pytest.fixture
def clock() -> WallClock:
    return WallClock()


@pytest.fixture
def with_pin(parts) -> Path:
    """The file of the settings, in which there is a PIN."""
    parts.settings.change(pin=Pin.of(PIN, b"0123456789abcdef").text)
    return parts.store.home.settings


@pytest.fixture
def make_gate(parts, with_pin, clock, qtbot) -> Callable[[], PinGate]:
    """A gate as it stands after a new start: the settings are read from their file again."""

    def make() -> PinGate:
        gate = PinGate(parts.kit, Settings(with_pin), clock, str(with_pin))
        qtbot.addWidget(gate)
        gate.opened = []
        gate.passed.connect(lambda: gate.opened.append(True))
        gate.show()
        return gate

    return make


def offer(gate: PinGate, digits: str) -> None:
    """Type digits on a keyboard."""
    QTest.keyClicks(gate, digits)
    QTest.keyClick(gate, Qt.Key.Key_Return)


# ---- at the gate -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("with_pin")
def test_the_door_asks_for_the_pin_and_opens_by_touch(voyage, parts, children, tap):
    voyage._to_gate()
    gate = voyage.screen
    assert isinstance(gate, PinGate)
    parts.kit.motion.skip()
    for digit in PIN:
        tap(named(gate, digit))
    tap(gate.enter)
    assert isinstance(voyage.screen, ParentsCorner)


def test_a_digit_can_be_taken_back_and_too_few_do_nothing(make_gate):
    gate = make_gate()
    QTest.keyClicks(gate, "13")
    gate.erase.click()
    gate.erase.click()
    offer(gate, "24")
    assert gate.waits == 0
    assert parse_pin(gate._settings.now.pin) is not None
    assert gate._settings.now.pin_wrong == 0
    offer(gate, "68")
    assert gate.opened == [True]


def test_what_is_typed_is_not_shown(make_gate):
    gate = make_gate()
    QTest.keyClicks(gate, "246")
    assert gate._slots._digits == "•••"
    assert gate._slots.accessibleName() == "3"


def test_wrong_tries_make_it_slower_and_a_new_start_does_not_help(make_gate, clock):
    waits = []
    gate = make_gate()
    for _ in range(6):
        offer(gate, "1111")
        waits.append(gate.waits)
        gate = make_gate()
        assert gate.waits == waits[-1]
        assert all(button.isEnabled() == (gate.waits == 0) for button in gate.digits)
        clock.move(seconds=gate.waits)
        gate._show_wait()
    assert waits == [wait_after(wrong) for wrong in range(1, 7)]
    assert waits[:2] == [0, 0]
    assert sorted(waits) == waits
    assert not gate.opened
    offer(gate, PIN)
    assert gate.opened == [True]
    assert make_gate().waits == 0


def test_while_it_waits_even_the_right_pin_is_not_taken(make_gate, clock):
    gate = make_gate()
    for _ in range(3):
        offer(gate, "1111")
    assert gate.prompt() == f"Please wait {wait_after(3)} seconds."
    offer(gate, PIN)
    assert not gate.opened
    clock.move(seconds=wait_after(3) - 1)
    gate._show_wait()
    assert gate.prompt() == "Please wait 1 second."
    clock.move(seconds=1)
    gate._show_wait()
    assert gate.prompt() == "That was another number."
    assert not gate._second.isActive()
    offer(gate, PIN)
    assert gate.opened == [True]


@pytest.mark.parametrize("days", [-400, -1, 0])
def test_a_clock_that_was_set_back_never_makes_it_longer(make_gate, clock, days):
    make_gate()._settings.change(pin_wrong=5, pin_tried=clock().isoformat())
    clock.move(days=days)
    gate = make_gate()
    assert gate.waits == wait_after(5)
    clock.move(seconds=wait_after(5))
    assert gate.waits == 0


def test_a_damaged_time_of_the_last_try_does_not_lock(make_gate, parts):
    gate = make_gate()
    gate._settings.change(pin_wrong=9, pin_tried="yesterday")
    offer(gate, PIN)
    assert gate.opened == [True]


def test_the_way_out_for_who_forgot_is_told_and_works(make_gate, parts):
    gate = make_gate()
    file = parts.store.home.settings
    words = gate._way_out.text.replace("\u200b", "")
    assert str(file) in words
    assert "pin:" in words
    lines = file.read_text("utf-8").splitlines()
    kept = [line for line in lines if not line.startswith("pin:")]
    assert len(kept) == len(lines) - 1
    file.write_text("\n".join(kept), "utf-8")
    after = Settings(file)
    assert not after.damaged
    assert parse_pin(after.now.pin) is None


def test_a_damaged_pin_leaves_the_number_words(parts):
    parts.settings.change(pin="scrypt:1:2:3")
    assert type(gate_of(parts)) is Gate


# ---- in the settings -------------------------------------------------------------------------------


@pytest.fixture
def section(corner, tap):
    corner.show_settings()
    QApplication.processEvents()
    return corner.page.pin


def test_a_pin_is_set_changed_and_removed(corner, section, parts, press):
    assert not section.is_set
    assert not section.remove.isVisible()
    section.field.setText("135")
    assert not section.keep.isEnabled()
    section.field.setText(PIN)
    press(section.keep)
    assert parse_pin(parts.settings.now.pin).fits(PIN)
    assert section.field.text() == ""
    assert any("It is a fence, no lock" in words for words in said(corner.page))
    section.field.setText("97531")
    press(section.keep)
    assert parse_pin(parts.settings.now.pin).fits("97531")
    assert not parse_pin(parts.settings.now.pin).fits(PIN)
    press(section.remove)
    assert parts.settings.now.pin == ""
    assert type(gate_of(parts)) is Gate


def test_only_digits_can_be_typed_and_only_the_hash_is_kept(section, parts, press):
    QTest.keyClicks(section.field, "a1b2c3d4x5")
    assert section.field.text() == "12345"
    press(section.keep)
    text = parts.store.home.settings.read_text("utf-8")
    assert "12345" not in "".join(takewhile(lambda line: not line.startswith("pin:"), text.splitlines()))
    assert Settings(parts.store.home.settings).now.pin.startswith("scrypt:")


def test_setting_a_pin_forgets_the_wrong_tries(section, parts, press):
    parts.settings.change(pin_wrong=7, pin_tried=datetime.now().astimezone().isoformat())
    section.field.setText(PIN)
    press(section.keep)
    assert (parts.settings.now.pin_wrong, parts.settings.now.pin_tried) == (0, "")
