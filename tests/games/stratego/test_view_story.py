"""Duels that numbers do not decide tell their little story once; later their sentence says enough (S5.3, S5.4)."""

from __future__ import annotations

import pytest

from kidslogic.games.stratego.happenings import DuelFought
from kidslogic.games.stratego.view.story import DOERS
from kidslogic.games.stratego.words import BOMB
from tests.games.stratego.screen import SLOW_MS, at

DUELS = {
    "little_one": (1, 7, "wins"),
    "bomb": (6, BOMB, "loses"),
    "bomb_found": (2, BOMB, "wins"),
    "higher": (5, 3, "wins"),
    "equal": (4, 4, "both_out"),
}


def duel(played, story: str, *, swapped: bool = False) -> DuelFought:
    view = played.view.view
    rank, other, verdict = DUELS[story]
    if swapped:
        rank, other, verdict = other, rank, {"wins": "loses", "loses": "wins"}.get(verdict, verdict)
    piece, target = view.table.decks[0][0].number, view.table.decks[1][0].number
    return DuelFought(0, 0, piece, rank, target, other, verdict, story)


def shown(played, one: DuelFought) -> list[str]:
    """Show a duel; the names of what stood on the panel, one after the other."""
    seen, done = [], []
    box, tell = played.view.show_box, played.view.show_box.tell_story

    def told(scene, words, after):
        tell(scene, words, after)
        seen.append(scene.story)
        assert box.scene is scene
        assert box.accessibleName() == words == played.view.prompt()
        assert not box.grab().isNull()

    box.tell_story = told
    played.view.showing.play([one], lambda: done.append(True))
    played.qtbot.waitUntil(lambda: bool(done), timeout=SLOW_MS)
    assert box.scene is None
    return seen


@pytest.mark.parametrize("story", DUELS)
def test_a_special_duel_tells_its_story_once(kit, qtbot, story):
    played = at(kit, qtbot, "attack").begin()
    assert shown(played, duel(played, story)) == ([story] if story in DOERS else [])
    assert shown(played, duel(played, story)) == []
    assert played.view.showing.told == {story} & set(DOERS)
    played.close()


def test_each_story_is_told_whoever_attacks(kit, qtbot):
    played = at(kit, qtbot, "attack").begin()
    assert shown(played, duel(played, "little_one", swapped=True)) == ["little_one"]
    assert shown(played, duel(played, "bomb_found", swapped=True)) == ["bomb_found"]
    played.close()


def test_a_touch_skips_the_story(kit, qtbot):
    played = at(kit, qtbot, "attack").begin()
    box, done = played.view.show_box, []
    kit.motion.reduced = False
    kit.motion.slow = True
    played.view.showing.play([duel(played, "bomb")], lambda: done.append(True))
    for _ in range(3):
        qtbot.waitUntil(lambda: kit.motion.is_running or bool(done), timeout=SLOW_MS)
        kit.motion.skip()
        if box.scene is not None:
            break
    assert box.scene is not None
    kit.motion.slow = False
    assert kit.motion.skip()
    qtbot.waitUntil(lambda: bool(done), timeout=SLOW_MS)
    played.close()
