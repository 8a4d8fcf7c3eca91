"""Duels that numbers do not decide tell their little story once; later their sentence says enough (S5.3, S5.4)."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kidslogic.engine.session import Session
from kidslogic.games.stratego.happenings import DuelFought
from kidslogic.games.stratego.moves import Attack
from kidslogic.games.stratego.spec import GAME
from kidslogic.games.stratego.view.story import DOERS
from kidslogic.games.stratego.words import BOMB
from kidslogic.ui.crew import guest
from tests.games.stratego.screen import DUO, MIA, SLOW_MS, STELLA, Played, at
from tests.games.table import Notebook, SampleLibrary, still

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


class Log:
    """What children have met in other games."""

    def __init__(self, **met: str) -> None:
        self._met = met

    def met(self, who: str, game: str) -> frozenset[str]:
        assert game == "stratego"
        return frozenset(self._met.get(who, "").split())

    def choose(self, who, offered) -> int:
        raise AssertionError("no row is asked for")

    def level(self, who) -> int:
        raise AssertionError("no row is asked for")


@pytest.mark.parametrize(
    ("people", "log", "tells"),
    [
        ((MIA, STELLA), {}, True),
        ((MIA, STELLA), {"mia": "bomb_found bomb"}, False),
        ((MIA, STELLA), {"mia": "bomb_found", "jonas": "bomb"}, True),
        (DUO, {"mia": "bomb", "jonas": "little_one"}, True),
        (DUO, {"mia": "bomb", "jonas": "little_one bomb"}, False),
        ((MIA, guest(1)), {"mia": "bomb"}, True),
    ],
)
def test_a_story_is_told_unless_everybody_here_has_met_it(kit, qtbot, people, log, tells):
    played = at(kit, qtbot, "attack", people=people)
    played.view.advisor = Log(**log)
    played.begin()
    assert shown(played, duel(played, "bomb")) == (["bomb"] if tells else [])
    assert shown(played, duel(played, "bomb")) == []
    played.close()


def after_a_special_duel(seat: int) -> tuple[Session, str]:
    """A game of Mia and a guest by chance, as it stands at a turn of `seat` after its first special duel."""
    setup = GAME.setup((MIA.seat, guest(1).seat))
    session = Session(GAME, setup, SampleLibrary(), session_id="s", seed=5, journal=Notebook(), clock=still)
    rng, met = Random(5), ""
    while session.outcome is None:
        if met and session.turn == seat and session.view(seat).phase == "card":
            return session, met
        duels = [move for move in session.legal_moves() if isinstance(move, Attack)]
        for one in session.play(rng.choice(duels or session.legal_moves())):
            met = met or (one.story if isinstance(one, DuelFought) and one.story in DOERS else "")
    raise AssertionError("no special duel")


def test_who_has_no_log_is_told_once_in_a_game_also_when_it_is_resumed(kit, qtbot):
    session, met = after_a_special_duel(seat=0)
    played = Played(kit, qtbot, (MIA, guest(1)), session=session)
    played.view.advisor = Log()
    played.begin()
    assert met in played.view.showing.told < set(DOERS)
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


def tap(played) -> None:
    QTest.mouseClick(played.view, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))


def enter(played) -> None:
    QTest.keyClick(played.view, Qt.Key.Key_Return)


def enter_on_a_card(played) -> None:
    QTest.keyClick(played.view.cards[0], Qt.Key.Key_Return)


@pytest.mark.parametrize("on", [tap, enter, enter_on_a_card])
def test_the_still_picture_of_a_story_stays_until_somebody_goes_on(kit, qtbot, on):
    played = at(kit, qtbot, "attack").begin()
    kit.motion.slow = True
    box, done = played.view.show_box, []
    assert kit.motion.reduced
    played.view.showing.play([duel(played, "bomb")], lambda: done.append(True))
    qtbot.waitUntil(lambda: box.scene is not None and kit.motion.is_running, timeout=SLOW_MS)
    count = len(played.session.moves)
    kit.motion.slow = False
    on(played)
    qtbot.waitUntil(lambda: bool(done), timeout=SLOW_MS)
    assert len(played.session.moves) == count
    played.close()
