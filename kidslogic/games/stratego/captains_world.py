"""The game as a computer captain plays it on in its head: the rules once more, small and quick, changed in place.

`rules` is what counts; this is a second reading of S3 to S8 that a thought can afford hundreds of times a second, and a
test plays both side by side and finds no difference. Everything lies open here: what is hidden was dealt by `guess`.

A move is a number, because a search asks for moves as keys all the time. The captain who thinks names its pieces by
their numbers. The moves of the other one are named by the ranks that it has in this deal: its captain knows them, and a
search that went by numbers would mix what is good for a 7 with what is good for a 1.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final, Self, TypeVar

from kidslogic.games.stratego.options import HouseRules
from kidslogic.games.stratego.words import BOMB, NOBODY, SEATS, Action, FlagCard, duel

PICK: Final = 10
SWING: Final = 20
SWING_BACK: Final = 30
VICTIM: Final = 40
REMOVE: Final = 50
REMOVE_ABOARD: Final = 60
CANNON_FLAG: Final = 70
MISS, HIT, PIRATE, SHARK, DECLINE = 80, 81, 82, 83, 84
ATTACK: Final = 100
PIECE_FLAG: Final = 200
"""Codes of moves: below ten the place of a card to turn; else a kind, and to it a place, rank, number or opening from 0
to 9; attacks and flags of pieces add ten times the piece, and its target or opening."""

AT_CARD, AT_PICK, AT_SWING, AT_ATTACK, AT_FLAG, AT_VICTIM, AT_SHOT, AT_REMOVE, AT_PLANK, AT_COIN, OVER = range(11)
"""What is awaited (S3). The shot and the coin are luck here."""
OWN, ABOARD, OUT = range(3)
"""Where a piece with a number stands."""


_T = TypeVar("_T")


class CaptainsWorld:
    """One way things may stand. Lists by seat hold lists by the number of a piece, by place or by opening.

    `ranks` and `where` are of the pieces with a number, `known` says whether the other captain knows the rank, `decks`
    are the numbers on the own deck and aboard the enemy. `spare` are the ranks in reserve, `lost` the ranks out.
    `up`, `below` are the faces of the cards by place (None in a gap), `faces_known` whether both know the face below;
    `barred` is the place that may not be turned, `front` the cards in front of the captains (advanced line).
    `flags` are the cards behind the openings, `tried` those that were seen. `aim` is the share of shots that hit.
    """

    __slots__ = (
        "aim",
        "at",
        "barred",
        "below",
        "chosen",
        "decider",
        "decks",
        "faces_known",
        "flags",
        "front",
        "house",
        "known",
        "lost",
        "me",
        "ranks",
        "seat",
        "spare",
        "tried",
        "turns",
        "up",
        "where",
        "winner",
    )

    def __init__(self, house: HouseRules, me: int, aim: tuple[float, float]) -> None:
        """An empty table for captain `me` to think about; `guess` fills it."""
        self.house = house
        self.me = me
        self.aim = aim
        self.at = AT_CARD
        self.seat = 0
        self.decider = 0
        self.turns = 0
        self.winner: int | None = None
        self.chosen = NOBODY
        self.ranks: tuple[list[int], list[int]] = ([], [])
        self.where: tuple[list[int], list[int]] = ([], [])
        self.known: tuple[list[bool], list[bool]] = ([], [])
        self.decks: tuple[tuple[list[int], list[int]], tuple[list[int], list[int]]] = (([], []), ([], []))
        self.spare: tuple[list[int], list[int]] = ([], [])
        self.lost: tuple[list[int], list[int]] = ([], [])
        self.up: list[Action | None] = []
        self.below: list[Action | None] = []
        self.faces_known: list[bool] = []
        self.barred = NOBODY
        self.front: list[tuple[Action, Action] | None] = [None, None]
        self.flags: tuple[list[FlagCard], list[FlagCard]] = ([], [])
        self.tried: tuple[list[bool], list[bool]] = ([], [])

    # ---- who decides, and what is open ---------------------------------------------------------------

    def turn(self) -> int | None:
        """The captain who decides next; None at a shot, at a coin and at the end."""
        at = self.at
        return None if at in (AT_SHOT, AT_COIN, OVER) else self.decider

    def moves(self) -> Sequence[int]:
        """The codes of the moves that make sense: flags known to be none are not tried again."""
        at = self.at
        if at == AT_CARD:
            barred = self.barred
            return [place for place, face in enumerate(self.up) if face is not None and place != barred]
        found = self._follow_ups(at)
        if self.house.may_decline and at not in (AT_VICTIM, AT_REMOVE):
            found.append(DECLINE)
        return found

    def _follow_ups(self, at: int) -> list[int]:
        seat = self.seat
        own, aboard = self.decks[seat]
        name = self._name
        if at == AT_ATTACK:
            return self._attacks()
        if at == AT_PICK:
            return [PICK + rank for rank in dict.fromkeys(self.spare[seat])]
        if at == AT_SWING:
            return self._swings()
        if at == AT_FLAG:
            return [CANNON_FLAG + opening for opening in self._openings()]
        if at == AT_REMOVE:
            own, aboard = self.decks[1 - seat]
            found = [REMOVE + name(1 - seat, piece) for piece in own]
            return [*found, *(REMOVE_ABOARD + name(1 - seat, piece) for piece in aboard)]
        own, aboard = self.decks[seat if at == AT_PLANK else 1 - seat]
        return [VICTIM + piece for piece in (*own, *aboard)]

    def _name(self, seat: int, piece: int) -> int:
        """What a piece of its own is called in a code by the captain who decides: see above."""
        return piece if seat == self.me else self.ranks[seat][piece]

    def bearer(self, seat: int, name: int, deck: int) -> int:
        """The number of the piece of that name on a deck."""
        if seat == self.me:
            return name
        ranks = self.ranks[seat]
        for piece in self.decks[seat][deck]:
            if ranks[piece] == name:
                return piece
        raise ValueError(name)

    def _room(self, seat: int, deck: int) -> bool:
        limit = self.house.deck_limit
        return not limit or len(self.decks[seat][deck]) < limit

    def _swings(self) -> list[int]:
        seat = self.seat
        own, aboard = self.decks[seat]
        ranks, name = self.ranks[seat], self._name
        found = []
        if self._room(seat, ABOARD):
            found = [SWING + name(seat, piece) for piece in own if ranks[piece] != BOMB]
        if self._room(seat, OWN):
            found += [SWING_BACK + name(seat, piece) for piece in aboard]
        return found

    def _attacks(self) -> list[int]:
        seat = self.seat
        own, aboard = self.decks[seat]
        enemy_own, enemy_aboard = self.decks[1 - seat]
        ranks, name = self.ranks[seat], self._name
        found = []
        if enemy_aboard:
            for piece in own:
                if ranks[piece] != BOMB:
                    code = ATTACK + 10 * name(seat, piece)
                    found += [code + target for target in enemy_aboard]
        for piece in aboard:
            code = ATTACK + 10 * name(seat, piece)
            found += [code + target for target in enemy_own]
        if aboard and self._undefended(1 - seat):
            openings = self._openings()
            for piece in aboard:
                code = PIECE_FLAG + 10 * name(seat, piece)
                found += [code + opening for opening in openings]
        return found

    def _undefended(self, seat: int) -> bool:
        """No defender stands on the captain's own deck (S7.1, S7.2)."""
        own = self.decks[seat][OWN]
        if not own or self.house.bomb_defends:
            return not own
        ranks = self.ranks[seat]
        return all(ranks[piece] == BOMB for piece in own)

    def _openings(self) -> list[int]:
        return [opening for opening, seen in enumerate(self.tried[1 - self.seat]) if not seen]

    # ---- luck ----------------------------------------------------------------------------------------

    def luck(self, rng: Random) -> int | None:
        """A shot hits as often as its captain does; the coin is fair."""
        if self.at == AT_SHOT:
            return HIT if rng.random() < self.aim[self.seat] else MISS
        if self.at == AT_COIN:
            return SHARK if rng.random() < 0.5 else PIRATE
        return None

    # ---- playing -------------------------------------------------------------------------------------

    def play(self, move: int) -> Hashable:
        """Make a move; returns what was seen beyond its name: a face, a rank, a number, or 0."""
        seat = self.seat
        if move < PICK:
            return self._turn_card(move)
        if move >= PIECE_FLAG:
            piece, opening = divmod(move - PIECE_FLAG, 10)
            return self._try_flag(opening, self.bearer(seat, piece, ABOARD))
        if move >= ATTACK:
            return self._attack(*divmod(move - ATTACK, 10))
        kind, name = move // 10 * 10, move % 10
        if move >= MISS:
            return self._lot(move)
        if kind == VICTIM:
            self.chosen = name
            self.at = AT_COIN if self.at == AT_PLANK else AT_SHOT
            return 0
        if kind == CANNON_FLAG:
            return self._try_flag(name, NOBODY)
        if kind in (REMOVE, REMOVE_ABOARD):
            piece = self.bearer(1 - seat, name, OWN if kind == REMOVE else ABOARD)
            self._out(1 - seat, piece)
        elif kind == PICK:
            piece = self._arrive(seat, name)
        else:
            to = ABOARD if kind == SWING else OWN
            piece = self.bearer(seat, name, 1 - to)
            self.decks[seat][1 - to].remove(piece)
            self.decks[seat][to].append(piece)
            self.where[seat][piece] = to
        self._end_turn()
        return piece

    def _lot(self, move: int) -> int:
        """A shot, the coin, or nothing is wanted."""
        enemy = 1 - self.seat
        if move == SHARK:
            rank = self.ranks[self.seat][self.chosen]
            self._out(self.seat, self.chosen)
            self._end_turn()
            return rank
        if move != HIT:
            self._end_turn()
            return 0
        own, aboard = self.decks[enemy]
        if self.chosen != NOBODY:
            rank = self.ranks[enemy][self.chosen]
            self._out(enemy, self.chosen)
            self._end_turn()
            return rank
        if own or aboard:
            self.at, self.decider = AT_REMOVE, enemy
        else:
            self.at = AT_FLAG
        return 0

    def _arrive(self, seat: int, rank: int) -> int:
        self.spare[seat].remove(rank)
        piece = len(self.ranks[seat])
        self.ranks[seat].append(rank)
        self.where[seat].append(OWN)
        self.known[seat].append(False)
        self.decks[seat][OWN].append(piece)
        return piece

    def _out(self, seat: int, piece: int) -> None:
        self.decks[seat][self.where[seat][piece]].remove(piece)
        self.where[seat][piece] = OUT
        self.known[seat][piece] = True
        self.lost[seat].append(self.ranks[seat][piece])

    def _attack(self, name: int, target: int) -> int:
        seat, enemy = self.seat, 1 - self.seat
        piece = self.bearer(seat, name, OWN if self.where[enemy][target] == ABOARD else ABOARD)
        rank, other = self.ranks[seat][piece], self.ranks[enemy][target]
        verdict, _ = duel(rank, other)
        self.known[seat][piece] = self.known[enemy][target] = True
        if verdict != "loses":
            self._out(enemy, target)
        if verdict != "wins":
            self._out(seat, piece)
        self._end_turn()
        return 10 * piece + other

    def _try_flag(self, opening: int, piece: int) -> int:
        seat = self.seat
        card = self.flags[1 - seat][opening]
        self.tried[1 - seat][opening] = True
        if card == "flag":
            self.winner, self.at = seat, OVER
            return 1
        if card == "barrel" and piece != NOBODY:
            self._out(seat, piece)
        self._end_turn()
        return 2 if card == "barrel" else 3

    def _end_turn(self) -> None:
        self.turns += 1
        self.seat = self.decider = 1 - self.seat
        self.at = AT_CARD
        self.chosen = NOBODY
        house = self.house
        late = house.turn_limit and self.turns >= house.turn_limit
        if late or (house.no_pieces_loses and not all(map(self._left, SEATS))):
            self._end()

    def _left(self, seat: int) -> int:
        """How many pieces of a captain are not out."""
        own, aboard = self.decks[seat]
        return len(self.spare[seat]) + len(own) + len(aboard)

    def _end(self) -> None:
        """Over without a flag: more pieces win, equal is shared (S7.9, S11)."""
        red, blue = map(self._left, SEATS)
        self.at = OVER
        self.winner = None if red == blue else int(blue > red)

    # ---- the cards -----------------------------------------------------------------------------------

    def _turn_card(self, place: int) -> Action:
        """Turn a card and find out what its new face asks for (S3.1, S3.5, S8)."""
        seat = self.seat
        action, under = self.below[place], self.up[place]
        if action is None or under is None:
            raise ValueError(place)
        if self.house.advanced:
            back = self.front[seat]
            self.front[seat] = (action, under)
            self.up[place], self.below[place] = back or (None, None)
        else:
            self.up[place], self.below[place] = action, under
            self.barred = place
        self.faces_known[place] = True
        self._begin(action)
        return action

    def _begin(self, action: Action) -> None:
        """Go to the choice that an action needs, or to the end of the turn when it cannot be carried out."""
        seat = self.seat
        own, aboard = self.decks[seat]
        if action == "new" and self.spare[seat] and self._room(seat, OWN):
            self.at = AT_PICK
        elif action == "swing" and self._swings():
            self.at = AT_SWING
        elif action == "attack" and self._attacks():
            self.at = AT_ATTACK
        elif action == "sail":
            self.at = AT_SHOT
        elif action == "skull":
            their_own, their_aboard = self.decks[1 - seat]
            self.at = AT_VICTIM if their_own or their_aboard else AT_SHOT
        elif action == "plank" and (own or aboard):
            self.at, self.decider = AT_PLANK, 1 - seat
        else:
            self._end_turn()

    def copy(self) -> Self:
        """The same world once more, to try something else in it."""
        other = self.__new__(type(self))
        other.house, other.me, other.aim = self.house, self.me, self.aim
        other.at, other.seat, other.decider, other.turns = self.at, self.seat, self.decider, self.turns
        other.winner, other.chosen, other.barred = self.winner, self.chosen, self.barred
        other.ranks, other.where, other.known = _both(self.ranks), _both(self.where), _both(self.known)
        other.spare, other.lost = _both(self.spare), _both(self.lost)
        other.flags, other.tried = _both(self.flags), _both(self.tried)
        other.decks = _both(self.decks[0]), _both(self.decks[1])
        other.up, other.below, other.faces_known = self.up[:], self.below[:], self.faces_known[:]
        other.front = self.front[:]
        return other


def _both(pair: tuple[list[_T], list[_T]]) -> tuple[list[_T], list[_T]]:
    red, blue = pair
    return red[:], blue[:]
