"""Uncovering treasure: dare one more, or put it into the chest (P6)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from kidslogic.games.piraten.moves import Move, Stop, Uncover
from kidslogic.games.piraten.odds import bust_chance
from kidslogic.games.piraten.state import View
from kidslogic.games.piraten.view.goal import GoalChest
from kidslogic.games.piraten.view.stage import Stage
from kidslogic.games.piraten.view.tiles import ChestButton, DareButton, SeatPanel, TreasureTile, draw_cloth
from kidslogic.ui import theme
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.game_view import Gesture, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.labels import Sign
from kidslogic.ui.theme import TARGET

FEW = 20
"""Up to so many tiles lie in five columns, more in six and closer together."""
TURN_MS = 240
EDGE = 30.0
"""What is left free along the edge of the window, in units: 5 mm."""
BACK_MS = 350
BUST_PAUSE_MS = 900
"""How long the tile that came twice is looked at before the tiles turn back."""


class TreasureStage(Stage):
    """The display with its fixed places, the chest, and what each seat has on its stack."""

    def __init__(self, kit: Kit, view: View, people: tuple[Person, ...], parent: QWidget | None = None) -> None:
        super().__init__(kit, view, people, parent)
        self._note: str | None = None
        self._busy = False
        self.sign = Sign(self.prompt, self)
        self.tiles = [self._tile(place) for place in range(len(view.places))]
        self.chest = ChestButton(kit, self._chest_words, self)
        self.chest.clicked.connect(lambda: self.plays.emit(Stop()))
        self.dare = DareButton(kit, lambda: self.tr("How risky is it?"), self)
        self.dare.clicked.connect(self._show_odds)
        self.goal = GoalChest(kit, view, self) if view.goal is not None else None
        self.seats = [SeatPanel(kit, view, seat, person, self) for seat, person in enumerate(people)]
        self._refresh()

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self) -> str:
        """What can be done now, or what has just happened."""
        if self._note is not None:
            return self._note
        if self.watched:
            return self.playing_words()
        if self.view.phase == "treasure":
            return self.tr("Open a treasure chest!")
        return self.tr("One more – or keep it?")

    def _chest_words(self) -> str:
        return self.tr("Into the chest")

    def _place_name(self, place: int) -> str:
        spot = self.view.places[place]
        number = place + 1
        if spot.lies == "empty":
            return self.tr("Place {number}: empty").format(number=number)
        if spot.tile is None:
            return self.tr("Place {number}: closed chest").format(number=number)
        gems = ", ".join(self.gem_word(gem) for gem in spot.tile.gems)
        return self.tr("Place {number}: {gems}").format(number=number, gems=gems)

    def gem_word(self, gem: str) -> str:
        """What a gemstone is called."""
        words = {
            "red": self.tr("red gemstone"),
            "yellow": self.tr("yellow gemstone"),
            "green": self.tr("green gemstone"),
            "blue": self.tr("blue gemstone"),
            "purple": self.tr("purple gemstone"),
        }
        return words.get(gem, gem)

    # ---- what happens ----------------------------------------------------------------------------

    def busy(self) -> bool:
        """Whether tiles are still turning."""
        return self._busy

    def show_choice(self, move: Move) -> None:
        """The chosen tile, or the chest, is marked."""
        for place, tile in enumerate(self.tiles):
            if not tile.gems:
                tile.set_chosen(isinstance(move, Uncover) and move.place == place)
        self.chest.set_chosen(isinstance(move, Stop))

    def gestures(self, move: Move) -> tuple[Gesture, ...]:
        """A tap on a closed chest of the display, or on the big one."""
        match move:
            case Uncover(place) if place in self.view.down:
                return self.tap_on(self.tiles[place])
            case Stop():
                return self.tap_on(self.chest)
        return ()

    def show_uncovered(self, view: View, place: int, gems: tuple[str, ...]) -> None:
        """A tile turns over and stays open; more may be dared, unless the display is empty now."""
        self._turn(place, gems, lambda: self._settle(view))
        self.kit.sound.play("gem")

    def show_last(self, place: int, gems: tuple[str, ...], view: View, places: tuple[int, ...]) -> None:
        """The last tile of the display: it turns over and all are banked at once (P6.8)."""
        self._turn(place, gems, lambda: self.show_banked(view, places))
        self.kit.sound.play("gem")

    def show_bust(self, place: int, gems: tuple[str, ...], places: tuple[int, ...]) -> None:
        """The colour came twice: look at it, then all tiles of the turn turn back slowly, one by one."""
        self._note = self.tr("Twice the same! They go back.")
        self.sign.set_text(self.prompt)
        self._turn(place, gems, lambda: QTimer.singleShot(BUST_PAUSE_MS, self, lambda: self._turn_back(list(places))))
        self._lock()
        self.arrange()

    def show_banked(self, view: View, places: tuple[int, ...]) -> None:
        """The tiles go into the chest and on the stack of the seat."""
        self._note = self.tr("Safe in the chest!")
        self.sign.set_text(self.prompt)
        self._lock()
        self.arrange()
        self.kit.sound.play("bank")
        self.kit.voice.say(self.prompt())
        self._busy = True
        end = self.chest.face.translated(self.chest.x(), self.chest.y()).adjusted(60, 40, -60, -60)
        for place in places:
            tile = self.tiles[place]
            start = tile.face.translated(tile.x(), tile.y())
            tile.show_empty()
            for gem in tile.gems:
                self.fly(f"gem_{gem}", start, end, ms=500)
        QTimer.singleShot(0 if self.kit.motion.reduced else 700, self, lambda: self._banked(view))

    def _banked(self, view: View) -> None:
        self.view = view
        for panel in self.seats:
            panel.show_view(view)
        if self.goal is not None:
            self.goal.show_view(view)
        self._busy = False
        self.go_on.emit()

    def _turn(self, place: int, gems: tuple[str, ...], done: object) -> None:
        tile = self.tiles[place]
        self._busy = True

        def step(part: float) -> None:
            if part >= 0.5 and not tile.gems:
                tile.show_open(gems)
            tile.turned(abs(2 * part - 1))

        def finish() -> None:
            self._busy = False
            if callable(done):
                done()

        self.kit.motion.run(self, TURN_MS, step, finish)

    def _turn_back(self, places: list[int]) -> None:
        if not places:
            self._busy = False
            self.go_on.emit()
            return
        self._busy = True
        tile = self.tiles[places[0]]
        self.kit.sound.play("bust")

        def step(part: float) -> None:
            if part >= 0.5 and tile.gems:
                tile.show_closed()
            tile.turned(abs(2 * part - 1))

        self.kit.motion.run(self, BACK_MS, step, lambda: self._turn_back(places[1:]))

    def _settle(self, view: View) -> None:
        self.view = view
        self._refresh()
        self.arrange()
        self.kit.voice.say(self.prompt())

    def _show_odds(self) -> None:
        self.dare.show_chance(bust_chance(self.view))

    # ---- state of the widgets --------------------------------------------------------------------

    def _tile(self, place: int) -> TreasureTile:
        tile = TreasureTile(self.kit, place, lambda: self._place_name(place), self)
        tile.clicked.connect(lambda: self._dared(place))
        return tile

    def _dared(self, place: int) -> None:
        if not self._busy:
            self.plays.emit(Uncover(place))

    def _refresh(self) -> None:
        view = self.view
        for tile, spot in zip(self.tiles, view.places, strict=True):
            if spot.lies == "empty":
                tile.show_empty()
            elif spot.lies == "open" and spot.tile is not None:
                tile.show_open(spot.tile.gems)
            else:
                tile.show_closed(known=() if spot.tile is None else spot.tile.gems)
            tile.set_name(partial(self._place_name, tile.place))
        self.chest.show_gems(view.colours)
        self.chest.setEnabled(view.phase == "decide")
        self.dare.setEnabled(view.phase == "decide")
        self.dare.show_chance(None)
        self.sign.set_text(self.prompt)

    def _lock(self) -> None:
        self.chest.setEnabled(False)
        self.dare.setEnabled(False)
        for tile in self.tiles:
            tile.lock()

    # ---- layout ----------------------------------------------------------------------------------

    def _cloth(self) -> QRectF:
        m = self.metrics
        columns, gap, side = self._columns, self._gap, self._side
        rows = -(-len(self.tiles) // columns)
        w, h = columns * side + (columns - 1) * gap, rows * side + (rows - 1) * gap
        if m.portrait:
            return QRectF((m.w - w) / 2, 150 if self._few else 120, w, h)
        if self._few:
            return QRectF(self._hem + 30, (m.h - h) / 2 + 44, w, h)
        return QRectF(self._hem + 16, m.h - h - self._hem - EDGE, w, h)

    @property
    def _side(self) -> float:
        """Of a tile."""
        return self.metrics.target if self.guided and self._few and not self.metrics.portrait else TARGET

    @property
    def _few(self) -> bool:
        return len(self.tiles) <= FEW

    @property
    def _is_wide(self) -> bool:
        return self._few and self._side <= TARGET

    @property
    def _columns(self) -> int:
        return 5 if self._few else 6

    @property
    def _hem(self) -> float:
        """How far the cloth reaches beyond the tiles."""
        return 38.0 if self._is_wide else 22.0

    @property
    def _gap(self) -> float:
        return 18.0 if self._is_wide else 14.0 if self._few else 10.0

    def _spot(self, place: int) -> QPointF:
        """The left upper corner of a tile, in units."""
        step, cloth = self._side + self._gap, self._cloth()
        row, column = divmod(place, self._columns)
        return QPointF(cloth.x() + column * step, cloth.y() + row * step)

    def arrange(self) -> None:
        """Cloth left, chest and seats right; below each other in portrait."""
        m, cloth = self.metrics, self._cloth()
        size = self.sign.size_u = max(34.0, m.prompt)
        above, high = cloth.y() - self._hem - 6, size * 1.75
        y = above - high - min(size * 0.35, (above - high) / 2)
        self.put_centred(self.sign, cloth.center().x(), y, high, cloth.width() + 110)
        for k, tile in enumerate(self.tiles):
            spot = self._spot(k)
            self.put(tile, spot.x(), spot.y(), self._side, self._side)
        if m.portrait:
            self._arrange_below(cloth.bottom() + (70 if self._few else 56))
        else:
            self._arrange_right(cloth.right() + self._hem + 26)

    def _arrange_right(self, x: float) -> None:
        m = self.metrics
        w = m.w - x - 26
        self.put(self.chest, x, 30, w, 246)
        self.put(self.dare, x, 300, w, 170)
        rows = -(-len(self.seats) // 2)
        top, bottom = 494.0, m.h - 30
        if self.goal is not None:
            self.goal.lay(x, bottom - 112, w, 118, m.u)
            bottom -= 126
        high = (bottom - top - 14 * (rows - 1)) / rows
        for k, panel in enumerate(self.seats):
            half = w if len(self.seats) == 1 else (w - 16) / 2
            panel.lay(x + (half + 16) * (k % 2), top + (high + 14) * (k // 2), half, high, m.u)

    def _arrange_below(self, y: float) -> None:
        m = self.metrics
        w = (m.w - 60) / 2
        high = 220.0 if self._few else 160.0
        self.put(self.chest, 20, y, w, high)
        self.put(self.dare, 40 + w, y, w, high)
        y += high + 24
        each = (m.w - 40 - 14 * (len(self.seats) - 1)) / len(self.seats)
        if self.goal is not None:
            self.goal.lay(400, y, m.w - 420, m.h - y - 20, m.u)
        for k, panel in enumerate(self.seats):
            panel.lay(20 + (each + 14) * k, y, min(each, 360), m.h - y - 20, m.u)

    def scene_key(self) -> str:
        """Only the places differ, and their size in a lesson."""
        return f"treasure|{self.guided}|{len(self.tiles)}"

    def draw_scene(self, sheet: Drawing) -> None:
        """Beach and cloth."""
        self.draw_sands(sheet)
        draw_cloth(sheet, self._cloth(), self._hem)
        for k in range(len(self.tiles)):
            spot = self._spot(k)
            sheet.paper(
                spot.x() + 4,
                spot.y() + 4,
                self._side - 8,
                self._side - 8,
                18,
                theme.CLOTH_DENT,
                seed=k,
                shadow=0,
                edge=None,
                amp=1.4,
            )
