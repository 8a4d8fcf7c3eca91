"""A finished game once more: what happened where, step by step, with everything open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from kidslogic.games.stratego.happenings import (
    Arrived,
    CardTurned,
    CoinTossed,
    DuelFought,
    FlagTried,
    Happening,
    PieceOut,
    ShotFired,
    Swung,
)
from kidslogic.games.stratego.rules import StrategoRules
from kidslogic.games.stratego.state import SETTING_UP, State
from kidslogic.games.stratego.view import words as say


@dataclass(frozen=True)
class Moment:
    """The table after a move, and what happened with it."""

    table: State
    happenings: tuple[Happening, ...]


def moments(rules: StrategoRules, moves: Sequence[str]) -> tuple[Moment, ...]:
    """All moments of a game after its set-up at which something could be seen, first to last."""
    state = rules.initial()
    found: list[Moment] = []
    for text in moves:
        state, happenings = rules.apply(state, rules.parse_move(text))
        if state.phase not in SETTING_UP and any(isinstance(one, _TOLD) for one in happenings):
            found.append(Moment(state, happenings))
    return tuple(found)


_TOLD = (CardTurned, Arrived, Swung, DuelFought, ShotFired, FlagTried, PieceOut, CoinTossed)


def words_of(moment: Moment, names: Sequence[str]) -> str:
    """The moment in one sentence; `names` are those of the captains."""
    told = [sentence for sentence in (_sentence(one, names) for one in moment.happenings) if sentence]
    return told[0] if told else ""


def _sentence(happening: Happening, names: Sequence[str]) -> str:
    match happening:
        case CardTurned(seat=seat, action=action):
            return f"{names[seat]}: {say.action_name(action)}"
        case Arrived(owner=owner, rank=rank):
            words = QCoreApplication.translate("StrategoLookingBack", "{name}: {pirate} came on deck.")
            return words.format(name=names[owner], pirate=say.crew_name(rank))
        case Swung(owner=owner, rank=rank):
            words = QCoreApplication.translate("StrategoLookingBack", "{name}: {pirate} swung over.")
            return words.format(name=names[owner], pirate=say.crew_name(rank))
        case DuelFought(seat=seat, rank=rank, target_rank=other, story=story):
            words = QCoreApplication.translate("StrategoLookingBack", "{name}: {story}")
            return words.format(name=names[seat], story=say.story_words(story, max(rank, other), min(rank, other)))
        case ShotFired(seat=seat, hit=hit):
            if hit:
                return QCoreApplication.translate("StrategoLookingBack", "{name} hit.").format(name=names[seat])
            return QCoreApplication.translate("StrategoLookingBack", "{name} fired beside it.").format(name=names[seat])
        case FlagTried(seat=seat, card=card):
            words = QCoreApplication.translate("StrategoLookingBack", "{name} opened a door: {card}.")
            return words.format(name=names[seat], card=say.flag_name(card))
        case PieceOut(rank=rank):
            words = QCoreApplication.translate("StrategoLookingBack", "{pirate} climbed into the boat.")
            return words.format(pirate=say.crew_name(rank))
        case CoinTossed(side=side):
            words = QCoreApplication.translate("StrategoLookingBack", "The coin: {side}.")
            return words.format(side=say.coin_name(side))
    return ""
