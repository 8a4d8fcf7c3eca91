"""Movements and rests: how long they take, what ends them, and what a cover spares the board below it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmapCache

from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from kidslogic.ui.drawing import drawn
from kidslogic.ui.kit import Kit
from kidslogic.ui.motion import Motion
from kidslogic.ui.picture import Pictures
from kidslogic.ui.screen import Screen
from kidslogic.ui.sound import Sound
from kidslogic.ui.voice import Voice

_LONG_MS = 600_000


class Counting(Screen):
    """A screen that counts how often it was painted."""

    painted = 0

    def paintEvent(self, event):
        self.painted += 1
        super().paintEvent(event)


def test_less_motion_is_no_less_to_read(qapp):
    motion, owner, ends = Motion(), QObject(), []
    motion.reduced = True
    motion.rest(owner, _LONG_MS, lambda: ends.append("rest"))
    qapp.processEvents()
    assert motion.is_running
    assert not ends
    assert motion.skip()
    assert ends == ["rest"]
    assert not motion.is_running


def test_a_rest_ends_with_its_owner(qtbot):
    motion, owner, ends = Motion(), QObject(), []
    motion.rest(owner, _LONG_MS, lambda: ends.append("rest"))
    owner.deleteLater()
    qtbot.waitUntil(lambda: not motion.is_running)
    assert not ends


def test_at_pace_0_movements_and_rests_take_no_time(qtbot):
    motion, owner, ends = Motion(), QObject(), []
    motion.pace = 0.0
    motion.rest(owner, _LONG_MS, lambda: ends.append("rest"))
    motion.run(owner, _LONG_MS, lambda _part: None, lambda: ends.append("movement"))
    qtbot.waitUntil(lambda: sorted(ends) == ["movement", "rest"])


def test_a_screen_that_covers_another_one_is_painted_alone(qtbot):
    content = content_dir()
    kit = Kit(Pictures(content), Sound(content / "sounds"), Voice(), Motion(), built_in_vocabulary())
    board = Counting(kit)
    qtbot.addWidget(board)
    board.resize(400, 300)
    below, above = Counting(kit, board), Counting(kit, board)
    for screen in (below, above):
        screen.setGeometry(board.rect())
    with qtbot.waitExposed(board):
        board.show()
    qtbot.waitUntil(lambda: above.painted > 0)
    seen = above.painted
    board.painted = below.painted = 0
    above.update()
    qtbot.waitUntil(lambda: above.painted > seen)
    assert (board.painted, below.painted) == (0, 0)


def test_two_scenes_of_any_size_are_kept(qapp):
    side, made = 3000, []
    for _ in range(2):
        for name in ("board", "cover"):
            drawn(f"test|{name}", side, side, 1.0, 1.0, lambda _sheet, name=name: made.append(name), "#FFFFFF")
    assert made == ["board", "cover"]
    QPixmapCache.clear()
