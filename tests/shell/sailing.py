"""What several tests of the shell need: names, finding buttons, every screen that the shell has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QWidget

from kidslogic.engine.events import Answered, GameFinished, LessonStepDone
from kidslogic.learners.collecting import collect
from kidslogic.learners.learner import Learner
from kidslogic.learners.pin import Pin
from kidslogic.learners.progress_file import write_progress
from kidslogic.patterns.skills import FAMILY_IDS
from kidslogic.resources import content_dir
from kidslogic.shell.chart import Chart
from kidslogic.shell.enough import EnoughScreen
from kidslogic.shell.gate import Gate
from kidslogic.shell.go_on import GoOnScreen
from kidslogic.shell.harbour import Harbour
from kidslogic.shell.lesson_pages import LessonEnd, LessonList, LessonOffer
from kidslogic.shell.lesson_table import LessonTable
from kidslogic.shell.lesson_ways import list_for
from kidslogic.shell.newcomer import FaceScreen, NameScreen
from kidslogic.shell.pack_choice import PackChoice
from kidslogic.shell.parents import ParentsCorner
from kidslogic.shell.parts import Parts
from kidslogic.shell.pin_gate import gate_of
from kidslogic.ui.labels import Label
from kidslogic.ui.screen import Screen
from kidslogic.ui.touch import TouchButton

EXAMPLES = Path(__file__).resolve().parents[1] / "packs" / "examples"
NAMES = (
    "Mia", "Jonas", "Eliška", "Ben", "Anežka", "Emil",
    "Maximilian", "Žofie", "Bartholomäus Friedrich", "Vojtěch", "李小龍", "Tereza",
)  # fmt: skip


def named(root: QWidget, name: str) -> TouchButton:
    """The visible button that a screen reader would call `name`."""
    found = [b for b in root.findChildren(TouchButton) if b.isVisible() and b.accessibleName() == name]
    assert len(found) == 1, [b.accessibleName() for b in root.findChildren(TouchButton) if b.isVisible()]
    return found[0]


def interactive(root: QWidget) -> list[QWidget]:
    """Everything on a screen that can be touched or written on now."""
    widgets = [*root.findChildren(TouchButton), *root.findChildren(QLineEdit)]
    return [widget for widget in widgets if widget.isVisible() and widget.isEnabled()]


def said(page: QWidget) -> set[str]:
    """All words that can be read on a page."""
    return {label.text for label in page.findChildren(Label) if label.isVisible()}


def answered(family: str = "repeat", *, right: bool = True, first_try: bool = True, **other: object) -> Answered:
    """An answer that counts."""
    facts = {"seat": 0, "pack": "p", "version": 1, "card": "c", "side": "brown", "row": 1, "row_hash": family}
    return Answered(**facts, answer="shell", right=right, first_try=first_try, family=family, seconds=5, **other)


def know_the_games(parts: Parts, learner: Learner) -> None:
    """A step of a lesson of each game: the child is not asked any more whether to be shown."""
    for game in parts.games.values():
        for lesson in game.lessons[:1]:
            parts.store.add_event(learner.id, LessonStepDone(lesson=f"{game.id}/{lesson}", step=0, tries=0))


def let_play(parts: Parts, learner: Learner) -> None:
    """A little progress, so that the report has something to say."""
    for family in ("repeat", "repeat", "mirror", "two-rows", "two-things", "each-once", "there-back", "", "grow"):
        parts.store.add_event(learner.id, answered(family))
        parts.store.add_event(learner.id, answered(family, right=False, first_try=False, hints=1))
    finished = GameFinished(
        game="piraten", mode="solo", kinds=("child",), scores=(9,), champions=(0,), goal_reached=True
    )
    parts.store.add_event(learner.id, finished)


def _corner(parts: Parts, learner: Learner, page: str) -> ParentsCorner:
    corner = ParentsCorner(parts, learner)
    if page == "child":
        corner.show_child(learner)
        corner.page.removal.ask.click()
    if page == "settings":
        corner.show_settings()
    if page == "about":
        corner.show_about()
    if page == "data":
        corner.data.show_all()
    if page == "class":
        folder = parts.store.home.folder / "class"
        folder.mkdir(exist_ok=True)
        write_progress(folder / "mia.klprogress", parts.store.file_of(learner.id))
        corner.school._collected(collect(folder, FAMILY_IDS))
    return corner


def _desk(parts: Parts, learner: Learner, page: str) -> ParentsCorner:
    """One of the pages about packs; an added pack was updated once."""
    corner = ParentsCorner(parts, learner)
    desk, library = corner.packs, parts.shelf.library
    for name in ("1-first.yaml", "2-row-changed-card-added.yaml"):
        library.install(library.look(EXAMPLES / "update" / name))
    match page:
        case "packs":
            desk.show_all()
        case "pack":
            desk.show_pack("demo.update", lambda: "!")
            corner.page.ways.ask.click()
        case "arrival" | "refused":
            path = EXAMPLES / ("update/9-other-author.yaml" if page == "arrival" else "bad/row-symbol-misspelt.yaml")
            desk._arrived(path, library.look(path))
        case "repair":
            path = EXAMPLES / "bad" / "encoding-windows-1252.yaml"
            desk._repair(path, path, lambda _path: None)
        case "begin":
            desk._choose_workshop()
        case "writing":
            desk._write_on(content_dir() / "packs" / "piratenbucht")
    return corner


def _lessons(parts: Parts, learner: Learner) -> LessonList:
    """The list of all lessons, those of LOGIX in sight."""
    page = list_for(learner, LessonTable(parts, print))
    page.show_game("logix")
    return page


def _pin_gate(parts: Parts) -> Gate:
    parts.settings.change(pin=Pin.of("2468", b"0123456789abcdef").text)
    return gate_of(parts)


def _refused_name(parts: Parts) -> NameScreen:
    screen = NameScreen(parts, "avatar_cat")
    screen.refuse("taken")
    return screen


SCREENS: Mapping[str, Callable[[Parts, Learner], Screen]] = {
    "harbour": lambda parts, _learner: Harbour(parts),
    "faces": lambda parts, _learner: FaceScreen(parts),
    "name": lambda parts, _learner: _refused_name(parts),
    "chart": Chart,
    "go on": lambda parts, _learner: GoOnScreen(parts.kit, ("avatar_cat", "avatar_bear", "parrot")),
    "gate": lambda parts, _learner: Gate(parts.kit),
    "lesson offer": lambda parts, _learner: LessonOffer(parts.kit, parts.view_of("piraten").title),
    "lesson end": lambda parts, _learner: LessonEnd(parts.kit, more=True),
    "lessons": lambda parts, learner: _lessons(parts, learner),
    "report": lambda parts, learner: _corner(parts, learner, "report"),
    "child": lambda parts, learner: _corner(parts, learner, "child"),
    "settings": lambda parts, learner: _corner(parts, learner, "settings"),
    "about": lambda parts, learner: _corner(parts, learner, "about"),
    "data": lambda parts, learner: _corner(parts, learner, "data"),
    "class": lambda parts, learner: _corner(parts, learner, "class"),
    "pin": lambda parts, _learner: _pin_gate(parts),
    "enough": lambda parts, learner: EnoughScreen(parts.kit, learner),
    "pack choice": lambda parts, _learner: PackChoice(parts, parts.shelf.packs()),
    **{
        name: partial(_desk, page=name)
        for name in ("packs", "pack", "arrival", "refused", "repair", "begin", "writing")
    },
}
"""Every screen of the shell, by a name for the test."""
