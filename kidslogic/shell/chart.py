"""The sea chart: where do we sail? One island for each game; what is not to be visited yet lies far away."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.engine.game import AnyGame
from kidslogic.learners.learner import Learner
from kidslogic.learners.progress import SHELLS, Progress, progress_of, shells, shells_of_pack
from kidslogic.packs.pack import ROWS_PER_SIDE, SIDES
from kidslogic.shell.island_button import BOARD_H, HIGHEST, ISLAND_W, SHELLS_H, IslandButton
from kidslogic.shell.parts import Parts
from kidslogic.ui import theme
from kidslogic.ui.buttons import RoundButton
from kidslogic.ui.drawing import Drawing
from kidslogic.ui.figure import Figure
from kidslogic.ui.labels import Plate, Sign
from kidslogic.ui.scenery import islands, sea
from kidslogic.ui.scenery.boats import BOAT_COLOURS, boat
from kidslogic.ui.screen import Screen
from kidslogic.ui.theme import TARGET

_HORIZON = 176
ISLANDS = {"piraten": islands.pirate_island, "logix": islands.logix_island, "stratego": islands.duel_island}
_RISES = {"logix": 206.0, "stratego": 222.0}
"""How high the lower islands rise above their water lines, in units at scale 1."""
_FAR: dict[str, Callable[[Drawing], None]] = {"logix": islands.far_logix_island, "stratego": islands.far_duel}


class Spot(NamedTuple):
    """Where an island lies: the middle of its water line in parts of the room, and its scale."""

    x: float
    y: float
    scale: float


_LANDSCAPE = {
    "piraten": Spot(0.24, 0.55, 0.96),
    "logix": Spot(0.664, 0.37, 0.86),
    "stratego": Spot(0.78, 0.805, 0.86),
}
_LANDSCAPE_TWO = {"piraten": Spot(0.22, 0.66, 0.97), "logix": Spot(0.69, 0.43, 0.95)}
_LANDSCAPE_ALONE = Spot(0.36, 0.66, 1.3)
_PORTRAIT = {"piraten": Spot(0.3, 0.577, 0.8), "logix": Spot(0.5, 0.235, 0.78), "stratego": Spot(0.66, 0.855, 0.78)}
_PORTRAIT_TWO = {"piraten": Spot(0.36, 0.62, 1.1), "logix": Spot(0.64, 0.28, 1.0)}
_PORTRAIT_ALONE = Spot(0.44, 0.57, 1.3)
_MORE = (Spot(0.16, 0.36, 0.55), Spot(0.9, 0.4, 0.55), Spot(0.5, 0.9, 0.55))
"""Places for games that have no island of their own."""
_FAR_LANDSCAPE = {"logix": Spot(0.70, 0.36, 0.8), "stratego": Spot(0.9, 0.72, 0.62)}
_FAR_PORTRAIT = {"logix": Spot(0.68, 0.22, 0.66), "stratego": Spot(0.25, 0.28, 0.5)}


class Chart(Screen):
    """The chart of one child."""

    opened = Signal(object)
    """The child wants to play this `Game`."""

    lessons = Signal()
    """The child wants to be shown something."""

    places = frozenset({"home", "listen", "gate"})

    def __init__(self, parts: Parts, learner: Learner, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._parts = parts
        self.learner = learner
        self._sign = Sign(lambda: self.tr("Where shall we sail?"), self, size=36)
        self._face = Figure(self.kit, learner.avatar, self, disc=theme.PAPER, part=0.74)
        self._name = Plate(lambda: self.learner.nickname, self, size=27)
        self.book = RoundButton(self.kit, "lesson", lambda: self.tr("Show me how to play"), self, in_wood=False)
        self.book.clicked.connect(self.lessons)
        self.book.setVisible(any(game.lessons for game in parts.games.values()))
        self._islands = {game.id: self._island(game) for game in parts.games.values()}
        self._boards = {game_id: self._board(game_id) for game_id in self._islands}
        self.refresh()

    def prompt(self) -> str:
        """Choose an island."""
        return self._sign.text

    def refresh(self) -> None:
        """Show the child, and the shells it has by now."""
        self.learner = self._parts.store.learner(self.learner.id)
        self._face.show_picture(self.learner.avatar)
        self._name.set_text(lambda: self.learner.nickname)
        progress = progress_of(self._parts.store.events(self.learner.id))
        for game_id, button in self._islands.items():
            button.shells = self._shells(progress, game_id)
            button.set_name(self._island_name(game_id, button.shells))
            button.update()
        self.arrange()
        self.update()

    # ---- drawing ---------------------------------------------------------------------------------

    def scene_key(self) -> str:
        """The child's boat, and which islands are near."""
        return f"{super().scene_key()}|{self.learner.avatar}|{self._boat_colour()}|{','.join(self._islands)}"

    def draw_scene(self, sheet: Drawing) -> None:
        """The sea, what lies far away, the route, and the child's boat."""
        w, h = sheet.w, sheet.h
        sea.air(sheet, _HORIZON)
        sun = w * 0.79
        sheet.circle(sun, 118, 62, "#FBE3A0").circle(sun, 118, 46, "#F8D277")
        sea.cloud(sheet, 90, 110, 1.1)
        sea.cloud(sheet, w * 0.45, 84, 0.8, 0.7)
        sea.soft_isle(sheet, 300, _HORIZON + 4, 0.9)
        sea.soft_isle(sheet, w - 250, _HORIZON + 4, 1.2)
        sea.sea(sheet, _HORIZON, seed=4)
        sea.gull(sheet, w * 0.27, 70, 0.9)
        sea.gull(sheet, w * 0.32, 96, 0.7)
        for game_id, draw in _FAR.items():
            if game_id not in self._islands:
                spot = (_FAR_PORTRAIT if self.metrics.portrait else _FAR_LANDSCAPE)[game_id]
                sheet.group(spot.x * w, spot.y * h, spot.scale)
                draw(sheet)
                sheet.end()
        if self.book.isHidden() or not self.metrics.portrait:
            _compass_rose(sheet, 106, h - 106)
        self._draw_route(sheet)
        x, y, s = self._boat_place()
        boat(sheet, x, y, s, self._boat_colour(), self.learner.avatar, self.kit.pictures.svg(self.learner.avatar))

    def arrange(self) -> None:
        """Islands with their boards, who plays in the corner."""
        m = self.metrics
        corner = 150 if m.portrait else 320
        self.put_centred(self._sign, (m.w - corner + 40) / 2 if m.portrait else m.w / 2, 22,
                         max(64, m.type(36) * 1.7), m.w - corner - 60)  # fmt: skip
        self.put(self._face, m.w - 84 - 60, 24, 120, 120)
        self.put(self.book, 22, m.h - TARGET - 24 if m.portrait else 10, TARGET, TARGET)
        plate_w = min(220, max(100, self._name.natural_width(m.u) + 10))
        plate_h = max(42, m.floor * 1.5)
        self.put(self._name, min(m.w - 84 - plate_w / 2, m.w - plate_w - 14), 128, plate_w, plate_h)
        for game_id, button in self._islands.items():
            self._place(button, self._boards[game_id], self._spot(game_id))

    def _place(self, button: IslandButton, board: Sign, spot: Spot) -> None:
        m = self.metrics
        board_h = max(BOARD_H * 0.9, m.type(32) * 1.75)
        board_w = min(m.w - 30, max(230, board.natural_width(m.u) + 10))
        button.scale = spot.scale
        button.board_h = board_h
        w = max(ISLAND_W * spot.scale, board_w)
        h = button.board_top + board_h + SHELLS_H - 4
        x = min(max(4, spot.x * m.w - w / 2), m.w - w - 4)
        y = min(spot.y * m.h - button.rise * spot.scale, m.h - h - 8)
        self.put(button, x, y, w, h)
        self.put(board, x + (w - board_w) / 2, y + button.board_top, board_w, board_h)

    def _spot(self, game_id: str) -> Spot:
        spots = _PORTRAIT if self.metrics.portrait else _LANDSCAPE
        if len(self._islands) == 1:
            return _PORTRAIT_ALONE if self.metrics.portrait else _LANDSCAPE_ALONE
        if set(self._islands) == set(_LANDSCAPE_TWO):
            return (_PORTRAIT_TWO if self.metrics.portrait else _LANDSCAPE_TWO)[game_id]
        if game_id in spots:
            return spots[game_id]
        others = [other for other in self._islands if other not in spots]
        return _MORE[others.index(game_id) % len(_MORE)]

    def _boat_place(self) -> tuple[float, float, float]:
        m = self.metrics
        if m.portrait:
            return (m.w * 0.78, m.h * 0.56, 0.74) if len(self._islands) > 2 else (m.w * 0.78, m.h - 110, 0.8)
        if len(self._islands) > 2:
            return m.w * 0.4, m.h - 90, 0.74
        return (m.w * 0.8, m.h - 130, 0.95) if len(self._islands) == 1 else (m.w * 0.47, m.h - 110, 0.74)

    def _boat_colour(self) -> str:
        ids = [learner.id for learner in self._parts.store.learners()]
        return BOAT_COLOURS[ids.index(self.learner.id) % len(BOAT_COLOURS)]

    def _draw_route(self, sheet: Drawing) -> None:
        """Pearls of foam from the boat to the islands."""
        x, y, s = self._boat_place()
        for game_id in self._islands:
            spot = self._spot(game_id)
            ax, ay = spot.x * sheet.w + 150 * spot.scale, spot.y * sheet.h + 40 * spot.scale
            bx, by = x - 130 * s, y + 10 * s
            curve = f"M{ax:.0f} {ay:.0f}C{ax + 110:.0f} {ay + 50:.0f} {bx - 120:.0f} {by - 10:.0f} {bx:.0f} {by:.0f}"
            sheet.path(curve, "none", theme.FOAM, 7, dash="3 20")

    # ---- making ----------------------------------------------------------------------------------

    def _island(self, game: AnyGame) -> IslandButton:
        island = ISLANDS.get(game.id, islands.palm_island)
        rise = _RISES.get(game.id, HIGHEST)
        button = IslandButton(self.kit, island, game.id, self._island_name(game.id, 0), self, rise)
        button.clicked.connect(lambda: self.opened.emit(game))
        return button

    def _board(self, game_id: str) -> Sign:
        return Sign(self._parts.view_of(game_id).title, self, size=32)

    def _island_name(self, game_id: str, full: int) -> Callable[[], str]:
        title = self._parts.view_of(game_id).title
        return lambda: self.tr("{game}, {full} of {all} shells").format(game=title(), full=full, all=SHELLS)

    def _shells(self, progress: Progress, game_id: str) -> int:
        packs = self._parts.shelf.packs_for(game_id, self.learner.preferences.packs_off)
        if not packs:
            return shells(progress.games.get(game_id, 0), SHELLS)
        pack = packs[0]
        rows = {side: ROWS_PER_SIDE * sum(side in card.sides for card in pack.cards) for side in SIDES}
        return shells_of_pack(progress, pack.id, rows)


def _compass_rose(sheet: Drawing, x: float, y: float) -> None:
    sheet.circle(x, y, 62, theme.SEA4, opacity=0.45)
    for k in range(8):
        r, shade = (84, 0.75) if k % 2 == 0 else (54, 0.45)
        sheet.group(x, y, rotate=45 * k)
        sheet.path(f"M0 {-r}L13 -13L0 0L-13 -13Z", theme.FOAM, opacity=shade)
        sheet.end()
