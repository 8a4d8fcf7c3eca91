"""Drawing questions by luck, level by level; only what is proven counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from kidslogic.engine.training import NoQuestion
from kidslogic.games.stratego.box import Box
from kidslogic.games.stratego.options import Length
from kidslogic.games.stratego.state import HIDDEN, NOT_BOMB, SHOWN, Card, Known, Piece
from kidslogic.games.stratego.training.position import Kind, Position, Question
from kidslogic.games.stratego.training.proof import prove
from kidslogic.games.stratego.words import ACTIONS, BOMB, BOMB_FINDER, HIGHEST, LITTLE_ONE, UNKNOWN, Action

Boxes = Mapping[Length, Box]

TRIES: Final = 400
"""So many positions are drawn before an easier level is tried."""
_FULL: Final = 4
"""From this level on the whole crew plays, before that the small one."""


def draw(kind: Kind, level: int, boxes: Boxes, rng: Random) -> Question:
    """A proven question of the level, or of an easier one where there is none; raises `NoQuestion`."""
    for easier in range(level, 0, -1):
        for _ in range(TRIES):
            position = _made(kind, easier, boxes, rng)
            question = None if position is None else prove(position, boxes[position.length])
            if question is not None:
                return question
    raise NoQuestion(kind)


def _made(kind: Kind, level: int, boxes: Boxes, rng: Random) -> Position | None:
    try:
        return _MAKERS[kind](level, boxes, rng)
    except (ValueError, IndexError):  # a box that somebody changed has too few of something
        return None


def _length(level: int) -> Length:
    return "full" if level >= _FULL else "short"


def _pieces(ranks: Sequence[int], *, aboard: bool, known: Known, first: int = 0) -> tuple[Piece, ...]:
    """Pieces in this order, numbered from `first`; on the other ship everybody knows that it is not the bomb."""
    told: Known = NOT_BOMB if aboard and known == HIDDEN else known
    return tuple(Piece(first + k, rank, aboard, told) for k, rank in enumerate(ranks))


def _some_out(crew: Sequence[int], but: Sequence[int], fewest: int, rng: Random) -> tuple[int, ...]:
    """Some of the crew that may be out, in the order in which they went."""
    left = list(crew)
    for rank in but:
        left.remove(rank)
    return tuple(rng.sample(left, min(len(left), fewest + rng.randint(0, 1))))


# ---- which of mine wins? --------------------------------------------------------------------------------


def _compare(level: int, boxes: Boxes, rng: Random) -> Position | None:
    length: Length = "full" if level > 1 else "short"
    box = boxes[length]
    target = rng.choice(_TARGETS[level - 1])
    if target not in box.crew:
        return None
    pirates = sorted({rank for rank in box.crew if rank != BOMB})
    own = rng.sample(pirates, 3 if level < 4 else 4)
    if level == 1 and any(abs(rank - target) < 2 for rank in own):
        return None  # one look is enough
    if level == 4 and target not in own:
        return None  # somebody is just as strong
    if level >= 7 and not _tempting(own, target):
        return None
    aboard = target == BOMB or rng.random() < 0.6
    return Position(
        "compare",
        level,
        length,
        "",
        _pieces(own, aboard=aboard, known=HIDDEN),
        _pieces([target], aboard=not aboard, known=SHOWN),
        _some_out(box.crew, [target], box.stationed - 1, rng),
    )


_TARGETS: Final = (
    (3, 5),
    (2, 3, 4, 5),
    (2, 3, 4, 5, 6),
    (2, 3, 4, 5, 6),
    (BOMB,),
    (HIGHEST,),
    (LITTLE_ONE, BOMB, HIGHEST),
    (LITTLE_ONE, BOMB, HIGHEST),
)
"""By level, the ranks that are to be beaten: first by counting, then by the special cases."""


def _tempting(own: Sequence[int], target: int) -> bool:
    """Somebody strong stands there who does not win after all."""
    strong = {BOMB: HIGHEST, HIGHEST: HIGHEST, LITTLE_ONE: HIGHEST}[target]
    return strong in own and (target != LITTLE_ONE or BOMB_FINDER in own or LITTLE_ONE in own)


# ---- whose chance is best? ------------------------------------------------------------------------------


def _odds(level: int, boxes: Boxes, rng: Random) -> Position | None:
    return _theirs(level, boxes, rng) if level >= 5 and rng.random() < 0.5 else _mine(level, boxes, rng)


_LEFT: Final = (2, 2, 3, 3, 4, 4, 5, 6)
"""By level, how many of their ranks have not been seen yet: so many the hidden one may be."""


def _mine(level: int, boxes: Boxes, rng: Random) -> Position | None:
    """One hidden pirate of theirs, several of mine."""
    length = _length(level)
    box = boxes[length]
    gone = rng.sample(box.crew, len(box.crew) - _LEFT[level - 1])
    pirates = sorted({rank for rank in box.crew if rank != BOMB})
    own = rng.sample(pirates, 3 if level < 3 else 4)
    aboard = rng.random() < 0.6
    return Position(
        "odds",
        level,
        length,
        "mine",
        _pieces(own, aboard=aboard, known=HIDDEN),
        _pieces([UNKNOWN], aboard=not aboard, known=HIDDEN),
        tuple(gone),
    )


def _theirs(level: int, boxes: Boxes, rng: Random) -> Position | None:
    """One pirate of mine on their ship, a hidden one among theirs and others that have been seen."""
    box = boxes["full"]
    left = rng.sample(box.crew, _LEFT[level - 1] + 3)
    seen = rng.sample(left, 2 if level < 7 else 3)
    gone = list(box.crew)
    for rank in left:
        gone.remove(rank)
    ranks = [*seen, UNKNOWN]
    rng.shuffle(ranks)
    theirs = tuple(Piece(k, rank, False, HIDDEN if rank == UNKNOWN else SHOWN) for k, rank in enumerate(ranks))
    pirates = sorted({rank for rank in box.crew if rank != BOMB})
    own = rng.sample(pirates, 3)
    mine = (*_pieces(own[:1], aboard=True, known=HIDDEN), *_pieces(own[1:], aboard=False, known=HIDDEN, first=1))
    return Position("odds", level, "full", "theirs", mine, theirs, tuple(rng.sample(gone, len(gone))))


# ---- who is it? -----------------------------------------------------------------------------------------

_CANNOT: Final = (0.0, 0.0, 0.5, 1.0, 0.5, 0.5, 0.5, 0.7)
"""By level, how often it is asked who it cannot be: the harder question."""
_SEEN: Final = (0, 0, 1, 1, 1, 1, 2, 2)
"""By level, how many of theirs stand on deck and have been seen."""


def _deduce(level: int, boxes: Boxes, rng: Random) -> Position | None:
    length: Length = "full" if level >= 5 else "short"
    box = boxes[length]
    cannot = rng.random() < _CANNOT[level - 1]
    crew = rng.sample(box.crew, len(box.crew))
    seen, rest = crew[: _SEEN[level - 1]], crew[_SEEN[level - 1] :]
    left = rng.randint(2, 3) if length == "short" else rng.randint(3, 5)
    gone = rest[left:]
    aboard = level >= 6 and rng.random() < 0.6
    choices = 3 if level < 4 else 4
    ranks = sorted(set(box.crew), reverse=True)
    offered = sorted(rng.sample(ranks, min(choices, len(ranks))), reverse=True)
    if level >= 6 and aboard and BOMB not in offered:
        return None  # the bomb never leaves its ship: that is what is to be seen
    theirs = [Piece(k, rank, False, SHOWN) for k, rank in enumerate(seen)]
    theirs.append(Piece(len(seen), UNKNOWN, aboard, NOT_BOMB if aboard else HIDDEN))
    own = _pieces(
        sorted(rng.sample(sorted({rank for rank in box.crew if rank != BOMB}), 3)), aboard=False, known=HIDDEN
    )
    asked = "cannot" if cannot else "can"
    return Position("deduce", level, length, asked, own, tuple(theirs), tuple(gone), offered=tuple(offered))


# ---- where lay the card? --------------------------------------------------------------------------------

_SPAN: Final = ((3, 1), (3, 2), (4, 2), (4, 3), (4, 3), (4, 4), (4, 4), (4, 4))
"""By level, how many cards lie there, and how many of them are turned over for a look."""
_ALIKE: Final = (1, 1, 1, 1, 2, 2, 3, 4)
"""By level, how many cards show the same face: there is less to hold on to."""


def _remember(level: int, boxes: Boxes, rng: Random) -> Position | None:
    box, (count, span) = boxes["full"], _SPAN[level - 1]
    alike = rng.choice(ACTIONS)
    of_it = [faces for faces in box.cards if alike in faces]
    if len(of_it) < _ALIKE[level - 1]:
        return None
    same = [(alike, _other(faces, alike)) for faces in rng.sample(of_it, _ALIKE[level - 1])]
    others = [faces if rng.random() < 0.5 else faces[::-1] for faces in box.cards if alike not in faces]
    lying = same + rng.sample(others, count - len(same))
    rng.shuffle(lying)
    ups = [up for up, _ in lying]
    if max(map(ups.count, ups)) != _ALIKE[level - 1]:
        return None
    shown = rng.sample(range(count), span)
    cards = tuple(Card(up, below if place in shown else None, 0) for place, (up, below) in enumerate(lying))
    asked = lying[rng.choice(shown)][1]
    own = _pieces(rng.sample(sorted(set(box.crew)), 3), aboard=False, known=HIDDEN)
    theirs = _pieces([UNKNOWN] * 3, aboard=False, known=HIDDEN)
    return Position("remember", level, "full", asked, own, theirs, cards=cards, shown=tuple(shown))


def _other(faces: tuple[Action, Action], face: Action) -> Action:
    return faces[1] if faces[0] == face else faces[0]


# ---- which card takes their flag, or saves mine? ---------------------------------------------------------


def _plan(level: int, boxes: Boxes, rng: Random) -> Position | None:
    length: Length = "short" if level < 3 else "full"
    box = boxes[length]
    save = level >= 5 and rng.random() < 0.6
    lying = [faces if rng.random() < 0.5 else faces[::-1] for faces in rng.sample(box.cards, 3 if level == 1 else 4)]
    cards = tuple(Card(up, below, 0) for up, below in lying)
    pirates = sorted({rank for rank in box.crew if rank != BOMB})
    crew = rng.sample(pirates, box.stationed)
    home = 0 if save else rng.randint(0, len(crew) - 1)
    if not save and level >= 4 and rng.random() < 0.5:
        home = len(crew)  # nobody is aboard: only the cannon can reach the doors
    own = (
        *_pieces(crew[:home], aboard=False, known=HIDDEN),
        *_pieces(crew[home:], aboard=True, known=HIDDEN, first=home),
    )
    theirs, out = _theirs_of_plan(level, box, save=save, rng=rng)
    if level >= 4 and not save and not any(up == "attack" for up, _ in lying):
        return None  # a face that lies up tempts
    return Position("plan", level, length, "save" if save else "take", own, theirs, out, cards)


def _theirs_of_plan(level: int, box: Box, *, save: bool, rng: Random) -> tuple[tuple[Piece, ...], tuple[int, ...]]:
    """Their pieces: nobody guards their doors; where mine are to be saved, somebody of theirs stands on my ship."""
    aboard = 1 if save else rng.randint(0, 1) if level >= 3 else 0
    home = rng.randint(0, 1) if save else 0
    theirs = (
        *_pieces([UNKNOWN] * home, aboard=False, known=HIDDEN),
        *_pieces([UNKNOWN] * aboard, aboard=True, known=HIDDEN, first=home),
    )
    pirates = [rank for rank in box.crew if rank != BOMB]
    return theirs, tuple(rng.sample(pirates, max(0, box.stationed - len(theirs)) + rng.randint(0, 1)))


_MAKERS: Final[Mapping[Kind, Callable[[int, Boxes, Random], Position | None]]] = {
    "compare": _compare,
    "odds": _odds,
    "deduce": _deduce,
    "remember": _remember,
    "plan": _plan,
}
