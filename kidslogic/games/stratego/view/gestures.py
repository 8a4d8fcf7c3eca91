"""How a hand plays a move on the screen as it stands: for tutorials and for the demo."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from kidslogic.games.stratego import cannon
from kidslogic.games.stratego.moves import (
    Attack,
    Call,
    Decline,
    HideFlags,
    Pick,
    Remove,
    Shot,
    Station,
    Swing,
    TakeAim,
    TryFlag,
    TurnCard,
    Victim,
)
from kidslogic.games.stratego.view.aim_stage import AimStage
from kidslogic.games.stratego.view.pull_stage import PullStage
from kidslogic.games.stratego.view.puzzle_stage import PuzzleStage
from kidslogic.games.stratego.view.station_stage import StationStage
from kidslogic.games.stratego.view.timing_stage import TimingStage
from kidslogic.ui.game_view import Gesture
from kidslogic.ui.touch import TouchButton

if TYPE_CHECKING:
    from kidslogic.games.stratego.view.game import StrategoView


def gestures_for(game: StrategoView, move: Any) -> tuple[Gesture, ...]:
    """The touches for a move; nothing where the screen does not offer it now."""
    if not game.may_touch:
        return ()
    match move:
        case Station() | HideFlags():
            return _setting_up(game, move)
        case Shot():
            return _shot(game, move)
        case TakeAim(way):
            stage = game.stage
            return (_tap(game, stage.modes.tiles[way]),) if isinstance(stage, AimStage) and stage.may_choose else ()
    widgets = _widgets(game, move)
    if not widgets or game.stage is not None or not widgets[0].isVisible():
        return ()
    if isinstance(move, TryFlag) and len(widgets) == 2:  # the doors come when the piece is picked
        return _tap(game, widgets[0]), Gesture((game.door_point(move.opening),))
    return tuple(_tap(game, widget) for widget in widgets)


def _widgets(game: StrategoView, move: Any) -> list[TouchButton]:
    """What is tapped, in this order."""
    eyes, choices = game.eyes, game.choices
    match move:
        case TurnCard(place) if place in choices.cards:
            return [game.cards[place]]
        case Pick(rank) if rank in choices.ranks:
            slot = game.slot_of(eyes, rank)
            return [] if slot is None else [game.reserve[slot][eyes]]
        case Swing(piece) | Remove(piece) if (eyes, piece) in choices.pieces:
            return [game.pieces[eyes, piece]]
        case Victim(piece):
            owner = next((owner for owner in (0, 1) if (owner, piece) in choices.pieces), None)
            return [] if owner is None else [game.pieces[owner, piece]]
        case Attack(piece, target) if target in choices.fights.get(piece, {}):
            return [game.pieces[eyes, piece], game.pieces[1 - eyes, target]]
        case TryFlag(opening, None) if opening in choices.after_shot:
            return [game.doors[opening]]
        case TryFlag(opening, int(piece)) if opening in choices.tries.get(piece, {}):
            return [game.doors[opening]] if game.picked == piece else [game.pieces[eyes, piece], game.doors[opening]]
        case Call(side) if side in choices.coins:
            return [game.coins[side]]
        case Decline() if choices.decline is not None:
            return [game.decline]
    return []


def _setting_up(game: StrategoView, move: Station | HideFlags) -> tuple[Gesture, ...]:
    stage = game.stage
    if not isinstance(stage, StationStage):
        return ()
    if isinstance(move, Station):
        button = stage.waiting_of(move.rank)
        return () if button is None else (_tap(game, button),)
    taps: list[QWidget] = []
    used: set[int] = set()
    for opening, card in enumerate(move.order):
        index = next(k for k, tile in enumerate(stage.flags) if tile.card == card and k not in used)
        used.add(index)
        taps += [stage.flags[index], stage.hiding[opening]]
    return tuple(_tap(game, widget) for widget in (*taps, stage.ready)) if stage.view.phase == "flags" else ()


def _shot(game: StrategoView, move: Shot) -> tuple[Gesture, ...]:
    match game.stage:
        case PullStage() as stage if not stage.is_flying:
            return (_pull(game, stage, hit=move.hit),)
        case PuzzleStage() as stage if stage.answered is None:
            right = stage.riddle.proven.row.answer
            symbol = right if move.hit else next(one for one in stage.tiles if one != right)
            return (_tap(game, stage.tiles[symbol]),)
        case TimingStage() as stage if not stage.is_flying and stage.is_on_target == move.hit:
            return (_tap(game, stage.button),)
    return ()


def _pull(game: StrategoView, stage: PullStage, *, hit: bool) -> Gesture:
    tilt = radians(cannon.BEST[stage.target])
    back, down = (1.15 * cos(tilt), 1.15 * sin(tilt)) if hit else (0.45, 0.1)
    start = stage.ball.mapTo(game, stage.ball.face.center().toPoint())
    full = stage.field.full_pull * stage.metrics.u
    away = QPoint(-round(back * full), round(down * full))
    return Gesture(tuple(start + away * k / 8 for k in range(9)))


def _tap(game: StrategoView, widget: QWidget) -> Gesture:
    middle = widget.face.center().toPoint() if isinstance(widget, TouchButton) else widget.rect().center()
    return Gesture((widget.mapTo(game, middle),))
