"""What a training question shows (Position), the real table it stands for, and why an answer is right."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, cast, get_args

from kidslogic.engine import training
from kidslogic.engine.game import Unreadable
from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.options import HouseRules, Length
from kidslogic.games.stratego.state import HIDDEN, NOT_BOMB, SHOWN, Card, Known, Pair, Piece, State, View
from kidslogic.games.stratego.words import (
    ACTIONS,
    UNKNOWN,
    Action,
    FlagCard,
    parse_action,
    parse_digit,
    parse_rank_sign,
    rank_sign,
)

Kind = Literal["compare", "odds", "deduce", "remember", "plan"]
"""Which of mine wins? Whose chance is best? Who is it? Where lay the card? Which card takes or saves the flag?"""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SKILLS: Final[Mapping[Kind, str]] = {kind: f"stratego_{kind}" for kind in KINDS}
ASKED: Final[Mapping[Kind, tuple[str, ...]]] = {
    "compare": ("",),
    "odds": ("mine", "theirs"),
    "deduce": ("can", "cannot"),
    "remember": ACTIONS,
    "plan": ("take", "save"),
}
"""What exactly is asked. `odds`: which of mine against the hidden one, or against whom of theirs. `deduce`: which
rank the hidden one can have, or cannot have. `remember`: where that action was seen.
`plan`: take their flag, or save mine."""
CHILD, OTHER = 0, 1
"""The seats: the child is the red captain."""
_KNOWN_SIGNS: Final[Mapping[Known, str]] = {HIDDEN: ".", NOT_BOMB: "+", SHOWN: "!"}


@dataclass(frozen=True)
class Position:
    """All that is shown with a question, by what the red captain may see.

    `own` and `theirs` are the pieces on the decks (an unseen rank is UNKNOWN), `out` the ranks of their pieces in the
    boat, `cards` the action cards that lie there (`below` None where nobody has seen it), `shown` the places of those
    that are turned over for a look, one after the other. `offered` are the ranks to choose from where one is asked for.
    `level` is 1 to 8, `asked` as in `ASKED`.
    """

    kind: Kind
    level: int
    length: Length
    asked: str
    own: tuple[Piece, ...] = ()
    theirs: tuple[Piece, ...] = ()
    out: tuple[int, ...] = ()
    cards: tuple[Card, ...] = ()
    shown: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """The one text form, without spaces; `parse_position` reads it back."""
        parts = (
            self.kind,
            str(self.level),
            self.length,
            self.asked,
            ",".join(map(_piece_text, self.own)),
            ",".join(map(_piece_text, self.theirs)),
            "".join(map(rank_sign, self.out)),
            ",".join(f"{card.up}/{card.below or ''}" for card in self.cards),
            "".join(map(str, self.shown)),
            "".join(map(rank_sign, self.offered)),
        )
        return ":".join(parts)

    @property
    def hidden(self) -> Piece | None:
        """Their only piece on a deck whose rank cannot be seen; None when there is none, or more than one."""
        found = [piece for piece in self.theirs if piece.rank == UNKNOWN]
        return found[0] if len(found) == 1 else None


def parse_kind(text: str) -> Kind:
    """Read what is asked; raises `Unreadable`."""
    for kind in KINDS:
        if kind == text:
            return kind
    raise Unreadable(text)


def parse_position(text: str) -> Position:
    """Read a position's text form; raises `Unreadable`. Whether it has an answer is asked by the proof."""
    parts = text.split(":")
    if len(parts) != 10 or not re.fullmatch(r"[1-8]", parts[1]) or parts[2] not in get_args(Length):
        raise Unreadable(text)
    kind, own, theirs, out, cards, shown, offered = parts[0], *parts[4:]
    position = Position(
        parse_kind(kind),
        int(parts[1]),
        cast("Length", parts[2]),
        parts[3],
        tuple(_parse_piece(part) for part in own.split(",") if part),
        tuple(_parse_piece(part) for part in theirs.split(",") if part),
        tuple(map(parse_rank_sign, out)),
        tuple(_parse_card(part) for part in cards.split(",") if part),
        tuple(map(parse_digit, shown)),
        tuple(map(parse_rank_sign, offered)),
    )
    if position.text != text or position.asked not in ASKED[position.kind]:
        raise Unreadable(text)
    return position


def _piece_text(piece: Piece) -> str:
    rank = "x" if piece.rank == UNKNOWN else rank_sign(piece.rank)
    return f"{piece.number}{rank}{'a' if piece.aboard else 'h'}{_KNOWN_SIGNS[piece.known]}"


def _parse_piece(text: str) -> Piece:
    found = re.fullmatch(r"(\d)([xb1-7])([ah])([.+!])", text)
    if found is None:
        raise Unreadable(text)
    rank = UNKNOWN if found[2] == "x" else parse_rank_sign(found[2])
    known = next(known for known, sign in _KNOWN_SIGNS.items() if sign == found[4])
    return Piece(int(found[1]), rank, found[3] == "a", known)


def _parse_card(text: str) -> Card:
    up, _, below = text.partition("/")
    return Card(parse_action(up), parse_action(below) if below else None, 0)


# ---- the real table ----------------------------------------------------------------------------------


def table_view(position: Position, box: Box) -> View:
    """The position as the child sees it in a game: a View like any other, with nothing in it but what is shown.

    All pieces that are not on a deck or in the boat wait in reserve. Of their flag cards only the flag was never seen
    where a plan is asked for, so its opening is known. Raises ValueError when the box has no such pieces.
    """
    cards = tuple(_lying(card, place, position) for place, card in enumerate(position.cards))
    home = replace(box, cards=tuple((card.up, card.below) for card in position.cards if card.below is not None))
    flags, opened = _flags(position, box)
    table = State(
        phase="card" if position.cards else "attack",
        captain=CHILD,
        action=None if position.cards else "attack",
        cards=cards,
        reserves=(_left(box, (piece.rank for piece in position.own)), (UNKNOWN,) * _waiting(position, box)),
        decks=(position.own, position.theirs),
        out=((), _out(position)),
        flags=flags,
        opened=opened,
        called="pirate",
        turns=2 * len(position.shown) + 1,
    )
    return View(seat=CHILD, house=house_of(position), box=home, table=table)


def house_of(position: Position) -> HouseRules:
    """Plans are made with both faces of the cards open, as in the short game; what was seen of a piece is marked."""
    return HouseRules(length=position.length, mark_seen=True, faces_open=position.kind == "plan")


def _lying(card: Card, place: int, position: Position) -> Card:
    """A card that was looked at was turned twice: over and back."""
    looks = [at for at, shown in enumerate(position.shown) if shown == place]
    return card._replace(turned=2 * looks[-1] + 1) if looks else card


def _left(box: Box, gone: Iterable[int]) -> tuple[int, ...]:
    left = Counter(box.crew)
    for rank in gone:
        if not left[rank]:
            raise ValueError(rank)
        left[rank] -= 1
    return tuple(sorted(left.elements(), reverse=True))


def _waiting(position: Position, box: Box) -> int:
    """How many of their pieces wait in reserve."""
    known = [piece.rank for piece in position.theirs if piece.rank != UNKNOWN]
    waiting = len(_left(box, (*position.out, *known))) - (len(position.theirs) - len(known))
    if waiting < 0:
        raise ValueError(position.text)
    return waiting


def _out(position: Position) -> tuple[Piece, ...]:
    """The boat's pieces have the numbers that those on deck have not."""
    free = iter(sorted(set(range(10)) - {piece.number for piece in position.theirs}))
    return tuple(Piece(next(free), rank, False, SHOWN) for rank in position.out)


def _flags(position: Position, box: Box) -> tuple[Pair[tuple[FlagCard | None, ...]], Pair[tuple[int, ...]]]:
    """Our flag cards as they are listed; of theirs all but the flag have been seen where a plan is made."""
    if position.kind != "plan":
        return (box.flags, (None,) * box.openings), ((), ())
    at = len(position.cards) % box.openings
    others = [card for card in box.flags if card != "flag"]
    theirs = (*others[:at], None, *others[at:])
    return (box.flags, theirs), ((), tuple(opening for opening in range(box.openings) if opening != at))


# ---- questions ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reason:
    """Why an answer is right: a code that a screen says in words, and what it is about.

    Of `compare` the stories of a duel: `higher`, `little_one`, `bomb_found`. Of `odds`: `best_chance`, `sure_win`. Of
    `deduce`: `others_out`, `is_out`, `is_here`, `all_out` and `bomb_stays`. Of `remember`: `seen_here`. Of `plan`:
    `attack_flag`, `cannon_flag`, `brings_home`, `calls_new`. `numbers` are what the words name.
    """

    code: str
    numbers: tuple[int, ...] = ()


REASONS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "compare": ("higher", "little_one", "bomb_found"),
    "odds": ("best_chance", "sure_win"),
    "deduce": ("others_out", "is_out", "is_here", "bomb_stays"),
    "remember": ("seen_here",),
    "plan": ("attack_flag", "cannon_flag", "brings_home", "calls_new"),
}

Question = training.Question[Position, Reason]
"""An answer is a text: of `compare` and `odds` the number of a piece, of `deduce` a rank (`7`, `bomb`), else the place
of a card."""
StrategoTrainingView = training.TrainingView[Position, Reason]


def action_of(position: Position) -> Action:
    """The action that is to be remembered."""
    return parse_action(position.asked)


def asked_piece(position: Position) -> Piece | None:
    """The one piece that the answers are compared with; None where there is no such one."""
    match position.kind, position.asked:
        case "odds", "theirs":
            aboard = [piece for piece in position.own if piece.aboard]
            return aboard[0] if len(aboard) == 1 else None
        case "compare", _:
            return position.theirs[0] if len(position.theirs) == 1 else None
        case (("odds" | "deduce"), _):
            return position.hidden
    return None
