"""What the robot does on any screen: mostly what a child would, sometimes what only a child would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QPoint, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from kidslogic.resources import content_dir
from kidslogic.shell.gate import Gate
from kidslogic.shell.parts import Parts
from kidslogic.shell.pin_gate import PinGate
from kidslogic.shell.robot.findings import Diary
from kidslogic.shell.robot.fingers import Fingers
from kidslogic.ui.buttons import ArrowButton, Pill
from kidslogic.ui.game_view import GameView
from kidslogic.ui.handle import Handle
from kidslogic.ui.screen import Screen
from kidslogic.ui.touch import TouchButton

SIZES = ((1024, 600), (1280, 800), (800, 1280))
PIN = "2468"
"""What the robot types wherever only digits are taken."""
_NAMES = ("Mia", "Jiří", "Ole", "Žofie", "x", "  ", "Robert'); --", "A" * 40, "🐙", "Ünal-Marie")
_NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
LIKED = 4.0
"""How much rather the robot touches a button that leads on."""
_TRIES = 40
"""How many legal moves are tried until one is found that the screen offers."""


@dataclass
class Tricks:
    """The robot at one screen after the other; `moves` counts the moves played in each game."""

    fingers: Fingers
    parts: Parts
    diary: Diary
    dice: Random
    moves: Counter[str]
    touched: Counter[tuple[str, str]]
    """How often each button of each screen was touched: the robot likes what it does not know."""

    # ---- choosing --------------------------------------------------------------------------------

    def do_something(self, screen: Screen) -> None:
        """One act on the screen that is shown."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            self._answer(dialog)
        elif isinstance(screen, Gate) and self.dice.random() < 0.7:
            self.pass_gate(screen)
        elif isinstance(screen, GameView) and self.dice.random() < 0.55:
            self._play(screen)
        elif self.dice.random() < 0.72:
            self.touch_one(screen)
        else:
            self._mischief(screen)

    def _mischief(self, screen: Screen) -> None:
        tricks: dict[Callable[[Screen], None], int] = {
            self._tap_anywhere: 5,
            self._tap_twice: 5,
            self._hold: 4,
            self._drag: 7,
            self._two_fingers: 4,
            self._mash: 5,
            self._write: 3,
            self._resize: 3,
            self._speak: 3,
            self._suspend: 3,
            self._rail: 4,
            self._bring_pack: 1,
        }
        self.dice.choices(list(tricks), list(tricks.values()))[0](screen)

    # ---- what a child would do -------------------------------------------------------------------

    def touch_one(self, screen: Screen) -> None:
        """Touch a button of the screen, rather one that was touched seldom."""
        buttons = self.fingers.buttons(screen)
        if not buttons:
            self.diary.note(_name(screen), "wait")
            self.fingers.look(150)
            return
        self.touch(screen, self.dice.choices(buttons, [self._liked(screen, button) for button in buttons])[0])

    def _liked(self, screen: Screen, button: TouchButton) -> float:
        leads_on = isinstance(button, ArrowButton) or (isinstance(button, Pill) and button.main)
        return LIKED if leads_on else 1 / sqrt(1 + self.touched[_name(screen), button.accessibleName()])

    def touch(self, screen: Screen, button: TouchButton) -> None:
        """Touch one button."""
        name = button.accessibleName()
        self.touched[_name(screen), name] += 1
        self.diary.note(_name(screen), "touch", f"“{name}”")
        self.fingers.quick_tap(button)

    def _play(self, view: GameView) -> None:
        """Any legal move that the screen offers; while there is none, one of its buttons."""
        session = view.session
        moves = list(session.legal_moves()) if session.outcome is None else []
        for move in self.dice.sample(moves, min(_TRIES, len(moves))):
            gestures = view.gestures(move)
            if gestures:
                self.diary.note(_name(view), "move", str(move))
                before = len(session.moves)
                self.fingers.play(view, gestures)
                self.moves[session.game.id] += max(0, len(session.moves) - before)
                return
        self.touch_one(view)

    def pass_gate(self, gate: Gate) -> None:
        """Read the task and type the digits; where a PIN is asked for, the robot's own."""
        if isinstance(gate, PinGate):
            self.diary.note(_name(gate), "type the PIN")
            self.fingers.type(PIN)
            self.fingers.quick_tap(gate.enter)
            return
        known = [QCoreApplication.translate("Gate", word) for word in _NUMBER_WORDS]
        words = [word.strip() for word in gate.prompt().rpartition(":")[2].split(",")]
        if not all(word in known for word in words):
            self.diary.find("dead end", f"The gate asks for words that are no numbers: {gate.prompt()}")
            return
        self.diary.note(_name(gate), "type the digits")
        self.fingers.type("".join(str(known.index(word)) for word in words))

    # ---- what only a child would do --------------------------------------------------------------

    def _tap_anywhere(self, screen: Screen) -> None:
        spot = self.fingers.anywhere()
        self.diary.note(_name(screen), "tap anywhere", _at(spot))
        self.fingers.tap_at(spot)

    def _tap_twice(self, screen: Screen) -> None:
        spot = self._spot_of_a_button(screen)
        self.diary.note(_name(screen), "double tap", _at(spot))
        self.fingers.double_tap(spot)

    def _hold(self, screen: Screen) -> None:
        spot, ms = self._spot_of_a_button(screen), self.dice.choice((300, 700, 1300))
        self.diary.note(_name(screen), "hold", f"{_at(spot)} for {ms} ms")
        self.fingers.press_long(spot, ms)

    def _drag(self, screen: Screen) -> None:
        handles = [button for button in self.fingers.buttons(screen) if isinstance(button, Handle)]
        start = self._middle(self.dice.choice(handles)) if handles else self._spot_of_a_button(screen)
        way = [start, self.fingers.anywhere() if self.dice.random() < 0.5 else self.fingers.beyond()]
        if self.dice.random() < 0.4:
            way.append(self.fingers.anywhere())
        self.diary.note(_name(screen), "drag", " ".join(map(_at, way)))
        self.fingers.pull(way)

    def _two_fingers(self, screen: Screen) -> None:
        first, second = self._spot_of_a_button(screen), self._spot_of_a_button(screen)
        self.diary.note(_name(screen), "two fingers", f"{_at(first)} {_at(second)}")
        self.fingers.two_fingers(first, second)

    def _mash(self, screen: Screen) -> None:
        self.diary.note(_name(screen), "keys")
        self.diary.tell_more(self.fingers.mash(self.dice.randint(1, 12)))
        if self.fingers.window.isFullScreen():
            self.fingers.window.showNormal()

    def _write(self, screen: Screen) -> None:
        fields = [field for field in screen.findChildren(QLineEdit) if field.isVisible() and field.isEnabled()]
        if not fields:
            self._mash(screen)
            return
        field = self.dice.choice(fields)
        text = PIN if field.validator() is not None else self.dice.choice(_NAMES)
        self.diary.note(_name(screen), "write", f"“{text}” into “{field.accessibleName()}”")
        self.fingers.tap_at(self._middle(field))
        field.selectAll()
        self.fingers.type(text)

    def _resize(self, screen: Screen) -> None:
        size = self.dice.choice(sizes_for(self.fingers.window.screen().size()))
        self.diary.note(_name(screen), "resize", f"{size[0]}x{size[1]}")
        self.fingers.window.resize(*size)
        QTest.qWait(20)

    def _speak(self, screen: Screen) -> None:
        code = self.dice.choice([language.code for language in self.parts.languages.available])
        self.diary.note(_name(screen), "language", code)
        self.parts.languages.use(code)
        self.fingers.window.refresh()

    def _suspend(self, screen: Screen) -> None:
        self.diary.note(_name(screen), "suspend")
        self.diary.tell_more(self.fingers.suspend())

    def _rail(self, screen: Screen) -> None:
        """Hint, undo, listen or quiet; home and the gate are ways, not tricks."""
        rail = self.fingers.rail
        places = [place for place in ("hint", "hint", "undo", "listen", "quiet") if rail[place].isVisible()]
        if places:
            place = self.dice.choice(places)
            self.diary.note(_name(screen), "rail", place)
            self.fingers.quick_tap(rail[place])
        else:
            self._tap_anywhere(screen)

    def _bring_pack(self, screen: Screen) -> None:
        """A pack lands on the window."""
        packs = sorted(path for path in (content_dir() / "packs").iterdir() if path.is_dir())
        pack: Path = self.dice.choice(packs)
        self.diary.note(_name(screen), "pack dropped", pack.name)
        self.fingers.window.brought.emit((pack,))

    def _answer(self, dialog: QWidget) -> None:
        """A window for choosing files: sometimes a good answer, mostly none."""
        self.diary.note(_name(dialog), "dialog", dialog.windowTitle())
        key = "\r" if self.dice.random() < 0.3 else "\x1b"
        QTest.keyClick(dialog, ord(key))
        QTest.qWait(50)

    # ---- places ----------------------------------------------------------------------------------

    def _spot_of_a_button(self, screen: Screen) -> QPoint:
        buttons = self.fingers.buttons(screen)
        return self._middle(self.dice.choice(buttons)) if buttons else self.fingers.anywhere()

    def _middle(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self.fingers.window, widget.rect().center())


def sizes_for(room: QSize) -> list[tuple[int, int]]:
    """The sizes for which a screen has room, all if it has for none: a touch beyond the screen reaches nobody."""
    return [size for size in SIZES if size[0] <= room.width() and size[1] <= room.height()] or list(SIZES)


def _name(screen: QWidget) -> str:
    return type(screen).__name__


def _at(spot: QPoint) -> str:
    return f"({spot.x()}, {spot.y()})"
