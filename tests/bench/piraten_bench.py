"""Die Logik-Piraten: how hard a roll is for a child, how fast places for monsters are found and rolls painted."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import quantiles
from typing import Any

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.engine.game import Seat
from kidslogic.engine.session import Session
from kidslogic.games.piraten import monsters
from kidslogic.games.piraten.monsters import Pose, Way, placements, way
from kidslogic.games.piraten.moves import Answer, ChooseRow, Draw, PlaceMonster
from kidslogic.games.piraten.opponents import OPPONENTS
from kidslogic.games.piraten.roll import roll, straight, sure_shot
from kidslogic.games.piraten.spec import GAME
from kidslogic.games.piraten.view.aim_stage import AimStage
from kidslogic.games.piraten.view.game import PiratenView
from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from kidslogic.ui.game_view import Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.motion import Motion
from kidslogic.ui.picture import Pictures
from kidslogic.ui.sound import Sound
from kidslogic.ui.theme import Metrics
from kidslogic.ui.voice import Voice
from tests.bench.figures import Figure
from tests.games.piraten.test_roll import child_pull
from tests.games.table import SOURCE, Notebook, SampleLibrary, still
from tests.ui.test_picture import NAMES

CAVES, ROLLS, SEED = 6, 600, 20
JUDGED = 0.3
"""How a slanting way is judged by eye: its sideways part as a whole is off by so much (standard deviation)."""
WINDOW = (1920, 1200)
FRAME_S = 1 / 60
ISLAND, PICTURE_PX = 18, 90
HUNDRED, MS = 100.0, 1000.0


def piraten_figures() -> Iterator[Figure]:
    """Hits of children and mates, the search for ways, one roll, one picture of it, the pictures of an island."""
    yield from _hits()
    yield from _mates()
    yield from _ways()
    yield from _frames()
    yield _island()


def _hits() -> Iterator[Figure]:
    rng = Random(SEED)
    for length in (1.0, 1.5, 2.0):
        rate = _rate(rng, lambda: ((), rng.randrange(CAVES)), lambda length=length: length)
        yield Figure(f"a child hits, pull of {length} caves", "%", rate, aim="55-75 %")
    every = [(pose, cave) for pose in placements((), CAVES) for cave in range(CAVES)]
    blocked = [(pose, cave) for pose, cave in every if abs(_way(cave, (pose,)).aside) > JUDGED]
    for name, places, aim in (("in the straight way", blocked, "35-60 %"), ("anywhere", every, "")):
        rate = _rate(rng, lambda places=places: _one_of(rng, places), lambda: rng.uniform(1, 2))
        yield Figure(f"a child hits, monster {name}", "%", rate, aim=aim)
    yield Figure("places and caves with a blocked straight way", "%", HUNDRED * len(blocked) / len(every))


def _one_of(rng: Random, places: list[tuple[Pose, int]]) -> tuple[tuple[Pose, ...], int]:
    pose, cave = rng.choice(places)
    return (pose,), cave


def _rate(rng: Random, place: Callable[[], tuple[tuple[Pose, ...], int]], length: Callable[[], float]) -> float:
    hits = 0
    for _ in range(ROLLS):
        lying, cave = place()
        found = _way(cave, lying)
        aside = found.aside * (1 + rng.gauss(0, JUDGED))
        hits += roll(found.start / CAVES, child_pull(rng, length(), aside), CAVES, lying).cave == cave
    return HUNDRED * hits / ROLLS


def _way(cave: int, lying: tuple[Pose, ...]) -> Way:
    found = way(cave, CAVES, lying)
    assert found is not None  # a placement is legal only where every cave has a way
    return found


def _mates() -> Iterator[Figure]:
    session = _at_aim()
    view = session.view(0)
    for temper, mate in OPPONENTS.items():
        hits = sum(mate.rolled(view, mate.shot(view, Random(seed)))[0].hit for seed in range(400))
        yield Figure(f"the {temper} mate hits past two monsters", "%", HUNDRED * hits / 400)


def _ways() -> Iterator[Figure]:
    """The search is plain geometry; that the sea agrees is counted over every place and cave."""
    monsters.placements.cache_clear()
    monsters.way.cache_clear()
    start = time.process_time()
    places = placements((), CAVES)
    yield Figure(
        f"all {len(places)} places of a monster found", "ms", MS * (time.process_time() - start), aim="<= 200 ms"
    )
    times, missed = [], 0
    for pose in places:
        for cave in range(CAVES):
            shot = sure_shot(cave, CAVES, (pose,))
            start = time.process_time()
            missed += shot is None or roll(shot.ship, shot.pull, CAVES, (pose,)).cave != cave
            times.append(time.process_time() - start)
    yield Figure("ways that the sea does not confirm", "of all", missed, aim="0")
    yield Figure("one roll past a monster, p95", "ms", MS * quantiles(times, n=20)[-1])
    yield Figure(
        "one place proven by rolling into all caves", "ms", MS * CAVES * sum(times) / len(times), aim="<= 200 ms"
    )


def _frames() -> Iterator[Figure]:
    """Each picture of a real roll with two monsters, painted in a large window without a graphics card."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    QLocale.setDefault(QLocale("en"))
    motion = Motion()
    kit = Kit(Pictures(content_dir()), Sound(content_dir() / "sounds"), Voice(), motion, built_in_vocabulary())
    kit.sound.on = False
    window, metrics = QWidget(), Metrics(*WINDOW)
    window.resize(*WINDOW)
    game = PiratenView(kit, _at_aim(), tuple(Person(seat, "Mia", "avatar_rabbit") for seat in _SEATS), window)
    game.setGeometry(0, 0, round(metrics.w * metrics.u), round(metrics.h * metrics.u))
    game.set_metrics(metrics)
    game.begin()
    window.show()
    motion.skip()
    application.processEvents()
    stage = game.stage
    assert isinstance(stage, AimStage)
    stage.shoot(straight(0.45, 0.1, 1.5))
    times: list[float] = []
    while stage.busy():
        start = time.thread_time()
        application.processEvents()
        times.append(time.thread_time() - start)
        time.sleep(FRAME_S)
    window.close()
    yield Figure(
        f"one picture of a roll at {WINDOW[0]}x{WINDOW[1]}, p95", "ms", MS * quantiles(times, n=20)[-1], aim="<= 16 ms"
    )


def _island() -> Figure:
    """The pictures of a full island, none of which was drawn before; needs a QApplication."""

    def once() -> float:
        fresh = Pictures(content_dir())
        start = time.process_time()
        for name in NAMES[:ISLAND]:
            fresh.pixmap(name, PICTURE_PX)
        return MS * (time.process_time() - start)

    return Figure(
        f"{ISLAND} pictures of a full island drawn, best of 3", "ms", min(once() for _ in range(3)), aim="<= 60 ms"
    )


_SEATS = (Seat("guest", "g1"), Seat("guest", "g2"))


def _at_aim() -> Session[Any, Any, Any, Any]:
    """A game with two monsters where the first seat aims."""
    setup = GAME.setup(_SEATS, SOURCE, variant="advanced", monsters="2", explaining="false")
    session: Session[Any, Any, Any, Any] = Session(
        GAME, setup, SampleLibrary(), session_id="bench", seed=SEED, journal=Notebook(), clock=still
    )
    session.play(Draw())
    for number in range(2):
        session.play(PlaceMonster(1, number, session.view(1).monsters[number]))
    session.play(ChooseRow(1))
    row = session.view(0).card.rows[0].cells
    session.play(Answer(row[1]))
    return session
