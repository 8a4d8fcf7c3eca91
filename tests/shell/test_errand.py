"""Long work beside the screen: its result comes, its faults show, and nobody is told who has gone."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
import shiboken6
from PySide6.QtCore import QObject

from kidslogic.shell.errand import Errand


def test_the_result_comes_while_the_screen_goes_on(qapp, qtbot):
    owner = QObject()
    errand = Errand(lambda: threading.current_thread() is threading.main_thread(), owner)
    assert not gc.isenabled()
    with qtbot.waitSignal(errand.done) as done:
        pass
    assert done.args == [False]
    qtbot.waitUntil(gc.isenabled)


@pytest.mark.parametrize("leave", [lambda errand, _: errand.cancel(), lambda _, owner: shiboken6.delete(owner)])
def test_nobody_is_told_who_has_gone(leave, qapp, qtbot):
    owner, heard, begin = QObject(), [], threading.Event()
    errand = Errand(begin.wait, owner)
    errand.done.connect(heard.append)
    leave(errand, owner)
    begin.set()
    qtbot.waitUntil(lambda: not shiboken6.isValid(errand))
    assert heard == []


def test_who_has_gone_is_let_go_while_the_work_goes_on(qapp, qtbot):
    owner, begin = QObject(), threading.Event()
    known = weakref.ref(owner)
    errand = Errand(begin.wait, owner)
    errand.done.connect(lambda _result, owner=owner: owner.objectName())
    shiboken6.delete(owner)
    del owner
    assert known() is None
    begin.set()
    qtbot.waitUntil(gc.isenabled)


def test_a_fault_shows_where_the_program_sees_it(qapp, qtbot):
    def fail() -> None:
        raise RuntimeError("seen")

    owner = QObject()
    with qtbot.captureExceptions() as faults:
        Errand(fail, owner)
        qtbot.waitUntil(lambda: bool(faults))
    assert [str(fault) for _, fault, _ in faults] == ["seen"]
