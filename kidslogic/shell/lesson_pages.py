"""Around a lesson: the offer before a game's first start, the list of all lessons, and what comes after one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.lessons.lesson import Lesson, said
from kidslogic.shell.chart import ISLANDS
from kidslogic.shell.go_on import PicturePill
from kidslogic.shell.island_button import BELOW, HIGHEST, ISLAND_W
from kidslogic.shell.newcomer import calm_sea
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing, cut
from kidslogic.ui.figure import Figure
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Sign
from kidslogic.ui.scenery import islands
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET
from kidslogic.ui.touch import TouchButton

_GAP = 14.0
_GAME_H = 206.0
"""Height of a game's button in units; three of them fill a landscape window."""
_ROOM = 5 * TARGET + 4 * _GAP
"""Height of the room for lessons in units: as high as the games beside them, for up to five lessons in a column."""
_TALLEST = _GAME_H + _GAP
"""From one lesson to the next, where there are few: as from one game to the next."""
_SHELL, _SHELL_OVER = 48.0, 9.0
"""Side of a lesson's shell in units, and how far it stands out over the corner of its button."""


class LessonPill(Pill):
    """A lesson of the list: its picture and title, and a shell at its corner, full when it was done."""

    def __init__(
        self, kit: Kit, picture: str, title: Callable[[], str], *, done: bool, main: bool, parent: QWidget
    ) -> None:
        super().__init__(kit, title, parent, main=main, icon=picture, size=27)
        self.done = done
        self._title = title
        self.set_name(self._name_now)

    def _name_now(self) -> str:
        return self.tr("{title}, done").format(title=self._title()) if self.done else self._title()

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Picture, title and shell."""
        super().paint_content(painter, box)
        side, over = _SHELL * self.u, _SHELL_OVER * self.u
        shell = QRectF(box.right() - side + over, box.bottom() - side + over, side, side)
        self.kit.pictures.paint(painter, shell, "check" if self.done else "shell_empty")


class GameButton(TouchButton):
    """A game whose lessons can be shown: its island, and a shell for each lesson, full when it was done."""

    def __init__(self, kit: Kit, game: str, title: Callable[[], str], done: int, count: int, parent: QWidget) -> None:
        super().__init__(kit, title, parent, seed=3)
        self._game, self._done, self._count = game, done, count
        self.set_name(
            lambda: self.tr("{game}: {done} of {all} lessons done").format(game=title(), done=done, all=count)
        )

    def face_key(self) -> str:
        """Which island."""
        return f"{super().face_key()}|{self._game}"

    def draw_face(self, sheet: Drawing, x: float, y: float, w: float, h: float) -> None:
        """The island on a sheet of paper."""
        if not self.isDown():
            sheet.path(cut(x, y + 7, w, h, 34, self.seed), theme.INK, opacity=0.26)
        if self.chosen:
            sheet.chosen_ring(x, y, w, h, 34, self.seed)
        sheet.path(cut(x, y, w, h, 34, self.seed), theme.PAPER2 if self.isDown() else theme.PAPER, theme.INK)
        scale = min((w - 24) / ISLAND_W, (h - 62) / (HIGHEST + BELOW))
        sheet.group(x + w / 2, y + 10 + HIGHEST * scale, scale)
        ISLANDS.get(self._game, islands.palm_island)(sheet, self.kit.pictures.svg)
        sheet.end()

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """The shells."""
        u = self.u
        size = min(28 * u, (box.width() - 36 * u) / max(1, self._count))
        left = box.center().x() - size * self._count / 2
        for index in range(self._count):
            place = QRectF(left + index * size, box.bottom() - 40 * u, size * 0.92, size * 0.92)
            self.kit.pictures.paint(painter, place, "shell" if index < self._done else "shell_empty")


class LessonOffer(Screen):
    """ "Shall I show you the game?" before a child's first start of a game."""

    show_me = Signal()
    i_know = Signal()

    def __init__(self, kit: Kit, title: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._title = title
        self._sign = Sign(self.prompt, self, size=40)
        self.show_button = PicturePill(kit, "lesson", lambda: self.tr("Yes, show me!"), self, main=True)
        self.know_button = PicturePill(kit, "ship", lambda: self.tr("I know it already"), self)
        self.show_button.clicked.connect(self.show_me)
        self.know_button.clicked.connect(self.i_know)

    def prompt(self) -> str:
        """The question."""
        return self.tr("{game}: shall I show you?").format(game=self._title())

    def draw_scene(self, sheet: Drawing) -> None:
        """Calm water."""
        calm_sea(sheet)

    def arrange(self) -> None:
        """Two big sheets side by side, in portrait one below the other."""
        _lay_question(self, self._sign, (self.show_button, self.know_button))


class LessonEnd(Screen):
    """A lesson is done: on to the next one, or to play. `more` tells that there is a next one."""

    next_one = Signal()
    play = Signal()
    again = Signal()

    def __init__(self, kit: Kit, *, more: bool, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._sign = Sign(self.prompt, self, size=40)
        self.parrot = Figure(kit, "parrot_cheer", self)
        self.again_button = PicturePill(kit, "step_again", lambda: self.tr("Once more"), self)
        self.play_button = PicturePill(kit, "ship", lambda: self.tr("Play the game"), self, main=not more)
        self.again_button.clicked.connect(self.again)
        self.play_button.clicked.connect(self.play)
        self.buttons = [self.again_button, self.play_button]
        if more:
            self.next_button = PicturePill(kit, "next", lambda: self.tr("The next lesson"), self, main=True)
            self.next_button.clicked.connect(self.next_one)
            self.buttons.append(self.next_button)

    def prompt(self) -> str:
        """What was done."""
        return self.tr("You did the whole lesson!")

    def draw_scene(self, sheet: Drawing) -> None:
        """Calm water."""
        calm_sea(sheet)

    def arrange(self) -> None:
        """The parrot beside the sign, big sheets below."""
        m = self.metrics
        _lay_question(self, self._sign, tuple(self.buttons))
        self.put(self.parrot, m.w - 150, 10, 130, 130)


class LessonList(Screen):
    """All lessons, game by game; what was done has a full shell, the first that was not is yellow."""

    chosen = Signal(object)
    """Emits a `Lesson`."""

    def __init__(
        self,
        kit: Kit,
        titles: Mapping[str, Callable[[], str]],
        lessons: Mapping[str, Sequence[Lesson]],
        done: Mapping[str, frozenset[str]],
        language: Callable[[], str],
        parent: QWidget | None = None,
    ) -> None:
        """`titles`, `lessons` and `done` (ids of lessons) are by game, the games in their order."""
        super().__init__(kit, parent)
        self._language = language
        self._sign = Sign(self.prompt, self, size=36)
        self.games = {
            game: GameButton(kit, game, titles[game], len(done[game]), len(found), self)
            for game, found in lessons.items()
        }
        self.pills = {game: self._pills(found, done[game]) for game, found in lessons.items()}
        for game, pill in self.games.items():
            pill.clicked.connect(partial(self.show_game, game))
        self.game = next(
            (game for game, found in lessons.items() if len(done[game]) < len(found)), next(iter(lessons), "")
        )
        self.show_game(self.game)

    def prompt(self) -> str:
        """What to choose."""
        return self.tr("What shall I show you?")

    def show_game(self, game: str) -> None:
        """Show the lessons of a game."""
        self.game = game
        for other, pill in self.games.items():
            pill.set_chosen(other == game)
        for other, pills in self.pills.items():
            for one in pills:
                one.setVisible(other == game)
        self.arrange()

    def draw_scene(self, sheet: Drawing) -> None:
        """Calm water."""
        calm_sea(sheet)

    def arrange(self) -> None:
        """The games left, the lessons of one of them right; in portrait below each other."""
        m = self.metrics
        self.put_centred(self._sign, m.w / 2, 18, max(64, m.type(36) * 1.7), m.w - 40)
        top = 118.0
        if m.portrait:
            each = (m.w - 40 - _GAP * (len(self.games) - 1)) / max(1, len(self.games))
            for index, pill in enumerate(self.games.values()):
                self.put(pill, 20 + index * (each + _GAP), top, each, _GAME_H)
            left, top = 20.0, top + _GAME_H + 40
        else:
            each = m.w * 0.26
            for index, pill in enumerate(self.games.values()):
                self.put(pill, 26, top + index * (_GAME_H + _GAP), each, _GAME_H)
            left = 26 + each + 34
        width = (m.w - left - 24 - _GAP) / 2
        pills = self.pills.get(self.game, ())
        rows = max(1, -(-len(pills) // 2))
        step = min(_TALLEST, (_ROOM + _GAP) / rows)
        for index, one in enumerate(pills):
            column, row = divmod(index, rows)
            self.put(one, left + column * (width + _GAP), top + row * step, width, step - _GAP)

    def _pills(self, lessons: Sequence[Lesson], done: frozenset[str]) -> list[LessonPill]:
        first = next((lesson.id for lesson in lessons if lesson.id not in done), "")
        return [self._pill(lesson, lesson.id in done, lesson.id == first) for lesson in lessons]

    def _pill(self, lesson: Lesson, done: bool, main: bool) -> LessonPill:
        def title() -> str:
            return said(lesson.title, self._language())

        pill = LessonPill(self.kit, lesson.picture, title, done=done, main=main, parent=self)
        pill.clicked.connect(lambda: self.chosen.emit(lesson))
        return pill


def _lay_question(screen: Screen, sign: Sign, buttons: Sequence[PicturePill]) -> None:
    """The sign above big sheets side by side, in portrait one below the other."""
    m = screen.metrics
    screen.put_centred(sign, m.w / 2, 18, max(70, m.type(40) * 1.75), m.w - 320 if len(buttons) > 2 else m.w - 40)
    top = 18 + max(70, m.type(40) * 1.75) + 56
    room_h, count = m.h - top - 40, len(buttons)
    if m.portrait:
        w, h = min(620, m.w - 80), min(440, (room_h - 40 * (count - 1)) / count)
        for k, button in enumerate(buttons):
            screen.put(button, (m.w - w) / 2, top + k * (h + 40), w, h)
        return
    gap = 40.0
    w, h = min(460, (m.w - 88 - gap * (count - 1)) / count), min(480, room_h)
    left = (m.w - w * count - gap * (count - 1)) / 2
    for k, button in enumerate(buttons):
        screen.put(button, left + k * (w + gap), top + (room_h - h) / 2, w, h)
