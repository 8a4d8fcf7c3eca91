"""Aiming with the head: a short row with a gap stands in place of the shot; the right picture hits (S12.3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego import cannon
from kidslogic.games.stratego.moves import Puzzle
from kidslogic.games.stratego.state import View
from kidslogic.games.stratego.view.aim_stage import AimStage
from kidslogic.patterns.distractors import choices, tag_of
from kidslogic.patterns.generator import ProvenRow, generate
from kidslogic.patterns.symbols import Symbol
from kidslogic.ui import theme
from kidslogic.ui.buttons import Tile
from kidslogic.ui.drawing import Drawing, cut, drawn
from kidslogic.ui.game_view import Asked, Person
from kidslogic.ui.kit import Kit
from kidslogic.ui.lettering import font
from kidslogic.ui.theme import TARGET

ANSWERS, FEWEST = 4, 2
"""How many answers are on offer, and how few they get where aim help has grown."""
FAMILIES: dict[int, tuple[str, ...]] = {
    1: ("repeat",),
    2: ("repeat",),
    3: ("repeat", "pairs", "blocks"),
    4: ("repeat", "blocks", "grow", "there-back"),
    5: ("repeat", "grow", "mirror", "there-back", "each-once"),
    6: ("repeat", "mirror", "there-back", "each-once"),
}
"""The families that quickly give a row of a level with the pictures here: a child does not wait for its shot."""
LOWEST, HIGHEST, FIRST = min(FAMILIES), max(FAMILIES), 2
"""The levels of the rows that are asked; a child begins at `FIRST`."""
SEE_MS = 1600
"""How long the completed row is looked at before the ball flies."""
_BOARD = tuple(
    Symbol(name)
    for name in (
        "shell",
        "star",
        "fish",
        "crab",
        "anchor",
        "moon",
        "banana",
        "turtle",
        "wheel",
        "parrot",
        "coin",
        "hat",
    )
)


@dataclass(frozen=True)
class Riddle:
    """A proven row and the answers on offer."""

    proven: ProvenRow
    answers: tuple[Symbol, ...]

    @property
    def asked(self) -> Asked:
        """The row as an advisor knows it."""
        return Asked(self.proven.rule.family, self.proven.level, len(self.answers), self.proven.row.hash)

    def puzzle(self, answer: Symbol) -> Puzzle:
        """What progress wants to know of an answer."""
        row, rule = self.proven.row, self.proven.rule
        return Puzzle(
            row=row.hash,
            answer=answer.text,
            family=rule.family,
            level=self.proven.level,
            options=len(self.answers),
            first_try=True,
            tag=tag_of(row, rule, answer) or "",
        )


def riddle(level: int, rng: Random, answers: int = ANSWERS) -> Riddle:
    """A row of that level (`LOWEST` to `HIGHEST`); the same generator gives the same row. LookupError for none."""
    families = list(FAMILIES[level])
    rng.shuffle(families)
    for family in families:
        proven = generate(family, level, rng, _BOARD)
        if proven is not None:
            return Riddle(proven, choices(proven.row, proven.rule, _BOARD, answers, rng))
    raise LookupError(level)


class PuzzleStage(AimStage):
    """The row above the water, the answers below it."""

    mode = "puzzle"

    def __init__(self, kit: Kit, view: View, person: Person, riddle: Riddle, parent: QWidget | None = None) -> None:
        super().__init__(kit, view, person, parent)
        self.riddle = riddle
        self.answered: Symbol | None = None
        self.tiles = {
            symbol: Tile(kit, symbol, partial(self._word, symbol), self, seed=k + 1)
            for k, symbol in enumerate(riddle.answers)
        }
        for symbol, tile in self.tiles.items():
            tile.clicked.connect(lambda _checked=False, symbol=symbol: self.answer(symbol))

    def question(self) -> str:
        """What to do."""
        return self.tr("What is missing? The right picture hits!")

    def _word(self, symbol: Symbol) -> str:
        return self.kit.vocabulary.name(symbol, QLocale().name()[:2])

    def answer(self, symbol: Symbol) -> None:
        """Answer the row: it completes itself, then the cannon fires."""
        if self.answered is not None:
            return
        self.answered = symbol
        right = symbol == self.riddle.proven.row.answer
        for other, tile in self.tiles.items():
            tile.set_chosen(other == symbol)
            tile.setEnabled(False)
        if not right:
            self.kit.sound.play("lets_see")
            self.tell(self.tr("Look: this belongs here."))
        self.update()
        shoot = partial(self._shoot, right, self.riddle.puzzle(symbol))
        self.kit.motion.rest(self, 0 if right else SEE_MS, shoot)

    def _shoot(self, right: bool, puzzle: Puzzle) -> None:
        rng = Random(puzzle.row)
        self.fire(cannon.aimed(self.target, self.wind, rng, hit=right), puzzle)

    # ---- layout ----------------------------------------------------------------------------------

    def _card(self) -> QRectF:
        m = self.metrics
        if m.portrait:
            return QRectF(20, self.field.water + 34, m.w - 40, 96)
        return QRectF(18, 176, min(m.w * 0.62, 700.0), 118)

    def arrange(self) -> None:
        """The answers below the row."""
        super().arrange()
        card = self._card()
        pitch = TARGET + 24
        left = card.center().x() - (len(self.tiles) * pitch - 24) / 2
        for k, tile in enumerate(self.tiles.values()):
            self.put(tile, left + k * pitch, card.bottom() + (24 if self.metrics.portrait else 18), TARGET, TARGET)
            tile.setVisible(not self.is_flying)

    def paint_more(self, painter: QPainter) -> None:
        """The row on its card; answered, it is complete and glows."""
        if self.is_flying:
            return
        u, card = self.metrics.u, self._card()
        done = self.answered is not None
        dpr = self.devicePixelRatioF()
        paper = drawn(f"riddle|{done}", card.width() + 16, card.height() + 20, u, dpr, partial(_draw_card, done))
        painter.drawPixmap(round((card.x() - 8) * u), round((card.y() - 8) * u), paper)
        row = self.riddle.proven.row
        count = len(row.cells)
        pitch = min(card.height() - 14, (card.width() - 30) / count)
        left = card.center().x() - pitch * count / 2
        for k, cell in enumerate(row.cells):
            box = QRectF((left + pitch * k) * u, (card.center().y() - pitch / 2) * u, pitch * u, pitch * u)
            inner = box.adjusted(pitch * 0.07 * u, pitch * 0.07 * u, -pitch * 0.07 * u, -pitch * 0.07 * u)
            shown = row.answer if cell is None and done else cell
            if shown is not None:
                self.kit.pictures.paint(painter, inner, shown)
            else:
                side = inner.width() / u
                gap = drawn(f"riddle gap|{side:.1f}", side, side, u, dpr, _draw_gap)
                painter.drawPixmap(inner.topLeft(), gap)
                painter.setFont(font(inner.width() * 0.66, bold=True))
                painter.setPen(QColor(theme.RED))
                painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, "?")


def _draw_card(done: bool, sheet: Drawing) -> None:
    fill = theme.GLOW if done else theme.WHITE
    sheet.paper(8, 8, sheet.w - 16, sheet.h - 20, 22, fill, seed=3, shadow=6)


def _draw_gap(sheet: Drawing) -> None:
    side = sheet.w
    sheet.path(cut(3, 3, side - 6, side - 6, side * 0.2, 4, 1), theme.GLOW, theme.INK, 3, dash="9 8")
