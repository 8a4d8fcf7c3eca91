"""The robot finds what is wrong: each kind of fault is shown to it once."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from time import thread_time

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from kidslogic.shell.demo.album import Complaints
from kidslogic.shell.gate import Gate
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.parts import Parts
from kidslogic.shell.robot import sailing as ways
from kidslogic.shell.robot.changes import Change, Changes, Work
from kidslogic.shell.robot.findings import Diary, Finding, Report
from kidslogic.shell.robot.fingers import Fingers
from kidslogic.shell.robot.heartbeat import FROZEN_S, Heartbeat
from kidslogic.shell.robot.leaks import Census, ghosts, sweep
from kidslogic.shell.robot.memory import Growth, every_ten_minutes, growth, own_mb, pss_mb
from kidslogic.shell.robot.sailing import Sailing
from kidslogic.shell.robot.soak import Course, Soak
from kidslogic.shell.robot.tricks import SIZES, Tricks, sizes_for
from kidslogic.shell.voyage import Voyage
from kidslogic.shell.window import Window
from kidslogic.ui.screen import Screen

SHORT = 0.02
"""Minutes: enough for one episode, which begins at the lifebuoy."""


class Cellar(Screen):
    """A screen without a way out."""

    places = frozenset()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()


@pytest.fixture
def robot(parts: Parts, window: Window, qtbot) -> Sailing:
    parts.kit.motion.reduced = True
    Voyage(window, parts).start()
    window.show()
    qtbot.waitExposed(window)
    dice = Random(3)
    fingers = Fingers(window, parts.kit.motion, dice)
    tricks = Tricks(fingers, parts, Diary(), dice, Counter(), Counter())
    return Sailing(window, parts, tricks, Heartbeat(window), Census(), dice)


def test_a_window_never_becomes_larger_than_a_screen_that_has_room_for_one() -> None:
    assert sizes_for(QSize(1400, 900)) == [(1024, 600), (1280, 800)]
    assert sizes_for(QSize(800, 1280)) == [(800, 1280)]
    assert sizes_for(QSize(640, 480)) == list(SIZES)


def about(name: str, robot: Sailing) -> list[Finding]:
    """What was found about a class; what tests in the same process keep of others is nobody's fault here."""
    return [finding for finding in robot.diary.findings.values() if name in finding.text.split()]


def kinds(robot: Sailing) -> list[str]:
    return [finding.kind for finding in robot.diary.findings.values()]


def test_a_new_child_comes_aboard_and_goes_home(robot, monkeypatch):
    monkeypatch.setattr(ways, "_BREATH_MS", 1)

    assert robot.come_aboard()
    assert robot.go_home()
    assert isinstance(robot.screen, Harbour)
    assert len(robot.parts.store.learners()) == 1
    assert kinds(robot) == []


def test_a_screen_without_a_way_home_is_found(robot, monkeypatch):
    monkeypatch.setattr(ways, "_BREATH_MS", 1)
    robot.window.sail_to(Cellar(robot.parts.kit))

    assert not robot.go_home()
    (finding,) = robot.diary.findings.values()
    assert (finding.kind, finding.screen) == ("dead end", "Cellar")
    assert finding.acts[-1].endswith("Cellar: escape")


def test_the_robot_reads_the_task_at_the_gate(robot, qtbot):
    gate = Gate(robot.parts.kit)
    robot.window.sail_to(gate)

    with qtbot.waitSignal(gate.passed):
        robot.tricks.pass_gate(gate)


def test_the_robot_writes_what_no_key_has(robot, qtbot):
    field = QLineEdit(robot.screen)
    field.show()
    robot.window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    robot.tricks.fingers.type("Ünal🐙")

    assert field.text() == "Ünal🐙"


def test_widgets_that_stay_behind_are_found_once(robot, qtbot):
    robot.look_for_leaks()
    behind = QWidget(robot.window)
    robot.look_for_leaks()
    robot.look_for_leaks()

    (finding,) = about("QWidget", robot)
    assert (finding.kind, finding.count) == ("leak", 1)
    assert "1 QWidget" in finding.text
    behind.deleteLater()


def test_a_python_object_that_outlives_its_widget_is_found(robot, qtbot):
    kept = QWidget(robot.window)
    kept.deleteLater()
    robot.look_for_leaks()

    (finding,) = about("QWidget", robot)
    assert (finding.kind, finding.text) == ("leak", "1 QWidget live on in Python alone")
    del kept
    sweep()
    assert "QWidget" not in ghosts()


def test_a_screen_that_somebody_keeps_is_found(qtbot, parts):
    census, kept, gone = Census(), Screen(parts.kit), Screen(parts.kit)
    census.met(kept)
    census.met(gone)
    kept.deleteLater()
    gone.deleteLater()
    del gone
    sweep()

    assert census.screens_left(None) == ["Screen lives on in Python alone"]
    assert census.screens_left(None) == []


def test_work_that_holds_up_the_window_is_a_gap_and_the_robots_own_is_none(qtbot):
    heart = Heartbeat()

    with heart.resting():
        work()
    assert heart.take() == []
    work()
    qtbot.waitUntil(lambda: bool(heart.gaps))
    (gap,) = heart.take()
    assert gap.working > FROZEN_S
    assert heart.longest >= gap.seconds


def test_what_fails_in_a_slot_is_found_with_the_acts_that_led_there(parts, qtbot, tmp_path, monkeypatch):
    def fall(_voyage: Voyage) -> None:
        raise RuntimeError("the lifebuoy is broken")

    def start() -> tuple[Window, Parts]:
        window = Window(parts.kit)
        voyage = Voyage(window, parts)
        voyage.start()
        return window, parts

    monkeypatch.setattr(Voyage, "_to_faces", fall)
    parts.kit.motion.reduced = True
    with Complaints() as complaints:
        soak = Soak(start, complaints, Course(1, SHORT, "en", (800, 600), tmp_path))
        soak._at_home_bare += [(600.0 + 60 * minute, 100 + minute) for minute in range(20)]  # as if for long
        report = soak.run()

    growth = [finding.text for finding in report.findings if finding.kind == "memory"]
    assert growth == ["The app grows by +60.0 MB an hour (95 %: +60.0 to +60.0; 20 samples)"]
    assert growth[0] in (tmp_path / "acts.txt").read_text(encoding="utf-8")
    failures = [finding for finding in report.findings if finding.kind == "exception"]
    assert [failure.screen for failure in failures] == ["Harbour"]
    assert "the lifebuoy is broken" in failures[0].text
    assert "I am new here" in failures[0].acts[-1]
    assert json.loads((tmp_path / "soak.json").read_text(encoding="utf-8"))["well"] is False


def work() -> None:
    """Keeps a processor busy, however many others want it."""
    end = thread_time() + FROZEN_S * 1.2
    while thread_time() < end:
        pass


def test_growth_is_judged_after_the_caches_have_filled():
    filling = [(float(at), 100 + min(at, 600) / 10) for at in range(0, 3600, 60)]
    growing = [(at, mb + at / 360) for at, mb in filling]

    rough = [(at, mb + 3 * (index % 3)) for index, (at, mb) in enumerate(filling)]

    assert told(growth(filling)) == (pytest.approx(0), False)
    assert told(growth(growing)) == (pytest.approx(10), True)
    assert growth(growing[:12]) is None
    calm = growth(rough)
    assert calm is not None
    assert calm.low <= 0 <= calm.high
    assert calm.samples == len(rough) - 10
    assert every_ten_minutes(filling)[:3] == [100, 160, 160]


def told(found: Growth | None) -> tuple[float, bool]:
    assert found is not None
    return found.mb_an_hour, found.is_too_much


def test_memory_of_no_process_is_not_known():
    assert pss_mb("nobody") is None
    assert own_mb("nobody") is None


def test_a_change_of_screens_is_measured_until_the_next_one_is_painted(robot, qtbot):
    taken: dict[Change, Work] = {}
    Changes(robot.window, taken)
    qtbot.wait(5)
    robot.window.sail_to(Gate(robot.parts.kit))
    work()

    qtbot.waitUntil(lambda: bool(taken))
    ((change, measured),) = taken.items()
    assert str(change) == "Harbour -> Gate"
    assert measured.times == 1
    assert measured.whole >= measured.longest > FROZEN_S


def test_findings_alike_are_told_once_with_the_acts_before_them(tmp_path):
    diary = Diary(tmp_path / "acts.txt")
    diary.note("Chart", "touch", "“LOGIX”")
    diary.find("warning", "Qt complained")
    diary.note("Chart", "keys")
    diary.tell_more("Tab Tab")
    diary.find("warning", "Qt complained")
    diary.close()

    report = Report(
        seed=1, language="de", size=(1024, 600), seconds=60, acts=2, restarts=0, moves={}, screens=dict(diary.screens),
        tricks=dict(diary.tricks), longest_gap_ms=20, load=1.5, memory_mb=[80.0], home_mb=[(0.1, 71.0)],
        bare_mb=[(0.2, 64.0)], growth=Growth(1.0, -2.0, 4.0, 30), growth_with_drawings=None,
        changes={Change("Chart", "Gate"): Work(2, 0.09, 0.04)},
        findings=tuple(diary.findings.values()),
    )  # fmt: skip
    assert not report.is_well
    assert report.as_data()["findings"] == [
        {"kind": "warning", "text": "Qt complained", "screen": "Chart", "count": 2, "acts": ["1 Chart: touch “LOGIX”"]}
    ]
    assert "without the drawings that are kept: +1.0 MB an hour (95 %: -2.0 to +4.0; 30 samples)" in report.as_text()
    assert "With them: too short a time to tell" in report.as_text()
    assert "warning on Chart, 2 x: Qt complained\n    1 Chart: touch “LOGIX”\n1 findings." in report.as_text()
    assert (tmp_path / "acts.txt").read_text(encoding="utf-8").splitlines()[-3:] == [
        "2 Chart: keys", "  Tab Tab", "  warning: Qt complained",
    ]  # fmt: skip
