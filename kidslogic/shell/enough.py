"""Enough for today: a quiet evening at sea. The game is kept; a grown-up may add ten minutes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.learners.learner import Learner
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Bubble, Plate, Sign
from kidslogic.ui.scenery import sea
from kidslogic.ui.scenery.boats import BOAT_COLOURS, boat
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET

_HORIZON = 330.0


class EnoughScreen(Screen):
    """The child's boat sleeps at anchor; one way leads to the harbour, one to the fence of the grown-ups."""

    good_night = Signal()
    more = Signal()
    """A grown-up is asked for ten minutes more."""

    places = frozenset({"home", "listen", "gate"})

    def __init__(self, kit: Kit, learner: Learner, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.learner = learner
        self._sign = Sign(lambda: self.tr("Enough for today!"), self, size=40)
        self._face = Figure(kit, learner.avatar, self, disc=theme.PAPER, part=0.74)
        self._name = Plate(lambda: learner.nickname, self, size=27)
        self._parrot = Figure(kit, "parrot", self)
        self._bubble = Bubble(lambda: self.tr("Your game is kept. Tomorrow we sail on!"), self, size=32)
        self.sleep = Pill(kit, lambda: self.tr("Good night!"), self, main=True, icon="moon", size=32)
        self.sleep.clicked.connect(self.good_night)
        self.ask = Pill(kit, lambda: self.tr("Grown-ups: 10 more minutes"), self, icon="bar_gate", size=26)
        self.ask.clicked.connect(self.more)

    def prompt(self) -> str:
        """It is enough, and nothing is lost."""
        return f"{self._sign.text} {self._bubble.text}"

    def scene_key(self) -> str:
        """The child's own boat."""
        return f"{super().scene_key()}|{self.learner.avatar}"

    def draw_scene(self, sheet: Drawing) -> None:
        """Evening: the moon over calm water, the boat at rest."""
        w: float = sheet.w
        sheet.rect(0, 0, w, _HORIZON + 20, "#D9DCE6").rect(0, _HORIZON * 0.55, w, _HORIZON * 0.5, "#EADFD8")
        sheet.picture(self.kit.pictures.svg("moon"), w * 0.84, 130, 150)
        for part, height in ((0.17, 60), (0.26, 130), (0.7, 90), (0.94, 290)):
            sheet.picture(self.kit.pictures.svg("star"), w * part, height, 34)
        sea.sea(sheet, _HORIZON, bands=(theme.SEA1, theme.SEA2, theme.SEA3), seed=5)
        x, y, scale = self._boat_place()
        boat(sheet, x, y, scale, BOAT_COLOURS[0], self.learner.avatar, self.kit.pictures.svg(self.learner.avatar))

    def arrange(self) -> None:
        """Sign above, the parrot's words in the middle, the two ways below."""
        m = self.metrics
        self.put_centred(self._sign, m.w / 2, 22, max(70, m.type(40) * 1.75), m.w - 300)
        self.put(self._face, 30, 24, 108, 108)
        plate_w = min(220, max(100, self._name.natural_width(m.u) + 10))
        self.put(self._name, max(10, 84 - plate_w / 2), 130, plate_w, max(42, m.floor * 1.5))
        words_w = min(m.w - 220, 640)
        words_h = max(90, self._bubble.height_for(words_w, m.u) + 16)
        left = (m.w - words_w) / 2 + 60
        self.put(self._parrot, left - 130, 180, 120, 120)
        self.put(self._bubble, left, 190, words_w, words_h)
        if m.portrait:
            w = min(m.w - 80, 560)
            self.put(self.sleep, (m.w - w) / 2, m.h - 2 * TARGET - 70, w, TARGET)
            self.put(self.ask, (m.w - w) / 2, m.h - TARGET - 36, w, TARGET)
            return
        w = min((m.w - 110) / 2, 470)
        self.put(self.sleep, m.w / 2 - w - 18, m.h - TARGET - 36, w, TARGET)
        self.put(self.ask, m.w / 2 + 18, m.h - TARGET - 36, w, TARGET)

    def _boat_place(self) -> tuple[float, float, float]:
        m = self.metrics
        return (m.w * 0.5, m.h - 400, 0.95) if m.portrait else (m.w * 0.5, m.h - 262, 0.95)
