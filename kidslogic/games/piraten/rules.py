"""The rules of Die Logik-Piraten, P1 to P9."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Final

from kidslogic.engine.events import Answered, Event
from kidslogic.engine.game import Illegal, Outcome, SeatKind, Unreadable
from kidslogic.games.piraten import dealing, explaining, monster_rules, moves, reasoning, seeing
from kidslogic.games.piraten.happenings import (
    AnsweredRight,
    AnsweredWrong,
    Banked,
    Busted,
    CardDrawn,
    Dealt,
    GameOver,
    GoalReached,
    Happening,
    Hit,
    HowFound,
    Missed,
    RowChosen,
    TurnPassed,
    Uncovered,
)
from kidslogic.games.piraten.material import ROWS, Material, Spot
from kidslogic.games.piraten.monster_rules import Result, need
from kidslogic.games.piraten.monsters import at_home
from kidslogic.games.piraten.moves import (
    EXPLAINED,
    Answer,
    ChooseRow,
    Deal,
    Draw,
    Explain,
    Finish,
    Move,
    PlaceMonster,
    PoseRow,
    RollBall,
    Stop,
    Uncover,
)
from kidslogic.games.piraten.options import HouseRules
from kidslogic.games.piraten.state import Phase, State, View, parse_state
from kidslogic.games.piraten.treasure import busts
from kidslogic.packs.pack import PuzzleRow

VERSION: Final = 2
REASONS: Final = (
    "wrong_phase",
    "no_such_row",
    "row_not_allowed",
    "not_on_offer",
    "no_such_cave",
    "target_is_no_miss",
    "uncover_first",
    "no_tile",
    "not_solo",
    "goal_not_reached",
    "impossible_deal",
    "row_not_posed",
    "not_left_neighbour",
    "no_such_monster",
    "not_in_water",
    "no_way",
    "impossible_pose",
    "no_such_reason",
)
"""All reasons with which a move of this game is refused."""


class PiratenRules:
    """The rules with one material and one choice of house rules; `kinds` says by seat who plays, for progress only."""

    def __init__(self, material: Material, house: HouseRules, kinds: tuple[SeatKind, ...]) -> None:
        self.version = VERSION
        self.material = material
        self.house = house
        self._kinds = kinds

    def initial(self) -> State:
        """The closed box: nothing is dealt yet; the youngest will begin (P2.5)."""
        return State(turn=self.house.ages[0])

    def turn(self, state: State) -> int | None:
        """The seat that decides next."""
        return seeing.decides(state, self.house)

    def chance(self, state: State, rng: Random) -> Move | None:
        """Luck lays out the tiles and mixes the cards once (P2.2, P2.4); in solo it places the monsters (P8.4)."""
        if state.phase == "deal":
            return dealing.mixed(self.material, self.house, rng)
        if state.phase == "monster" and self.house.solo:
            return rng.choice(seeing.legal_moves(replace(self.view(state, 0), turn=0)))
        return None

    def legal_moves(self, view: View) -> tuple[Move, ...]:
        """All moves open to the view's player; of a roll all ways it may come out."""
        return seeing.legal_moves(view)

    def view(self, state: State, seat: int) -> View:
        """What `seat` may know; everybody sees the same (P4.1), only whose turn it is differs."""
        return seeing.view(state, seat, self.material, self.house)

    def seen(self, happening: Happening, _seat: int) -> Happening | None:
        """All happenings are open to the whole table."""
        return happening

    def determinise(self, view: View, rng: Random) -> State:
        """A state that fits the view: face-down tiles, stacks and the order of the cards are mixed anew."""
        return dealing.that_fits(view, self.material, self.house, rng)

    def outcome(self, state: State) -> Outcome | None:
        """Most gemstones win, all with the most are champions, the youngest of them hoists the sail (P7.2 to P7.4).

        Solo: the child is champion when the goal is reached (P8.1).
        """
        if state.phase != "game_over":
            return None
        gems = tuple(sum(len(tile.gems) for tile in tiles) for tiles in state.stacks)
        scores = tuple(map(len, state.stacks)) if self.house.score_by_tiles else gems
        if self.house.solo:
            reached = self.goal_reached(state)
            return Outcome(scores, (0,) if reached else (), 0 if reached else None, reached)
        champions = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, champions, next(seat for seat in self.house.ages if seat in champions))

    def goal_reached(self, state: State) -> bool:
        """Solo: the banked stones have reached the goal (P8.1)."""
        return self.house.solo and sum(len(tile.gems) for tile in state.stacks[0]) >= self.house.solo_goal

    def reveals(self, _before: State, move: Move) -> bool:
        """Only stopping and choosing a row show nothing hidden and may be taken back.

        Where there is a monster the row is final as well (P9.4).
        """
        match move:
            case Stop():
                return False
            case ChooseRow():
                return self.house.monsters > 0
        return True

    def events(self, before: State, move: Move, after: State) -> tuple[Event, ...]:
        """An answer, how it was found, and the end of the game are facts of progress."""
        found: list[Event] = []
        if isinstance(move, Answer) and before.card is not None and before.row is not None:
            puzzle, symbols = self.puzzle(before), self.material.symbols
            found.append(
                Answered(
                    seat=before.turn,
                    pack=self.material.pack.id,
                    version=self.material.pack.version,
                    card=before.card.card,
                    side=before.card.side,
                    row=before.row,
                    row_hash=puzzle.row.hash,
                    answer=move.symbol.text,
                    right=move.symbol == puzzle.row.answer,
                    first_try=before.tried is None,
                    family=reasoning.family(puzzle, symbols),
                    tag=reasoning.slip(puzzle, symbols, move.symbol),
                    level=Spot(before.card, before.row).level,
                    options=len(seeing.on_offer(before, self.material, self.house)),
                )
            )
        if isinstance(move, Explain):
            found.append(explaining.told(before.turn, self.puzzle(before), self.material.symbols, move.way))
        outcome = self.outcome(after)
        if outcome is not None:
            found.append(outcome.finished("piraten", self.house.variant, self._kinds))
        return tuple(found)

    def parse_move(self, text: str) -> Move:
        """Read a move's text form; raises `Unreadable`."""
        return moves.parse_move(text)

    def parse_state(self, text: str) -> State:
        """Read a state's text form; raises `Unreadable`, also when the state cannot come up with this material."""
        state = parse_state(text)
        if not dealing.possible(state, self.material, self.house):
            raise Unreadable(text)
        return state

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Happening, ...]]:
        """The next state and what happened; raises `Illegal` with one of `REASONS`."""
        match move:
            case Deal():
                return self._deal(state, move)
            case Draw():
                return self._draw(state)
            case PlaceMonster():
                return monster_rules.place(state, move, self.house, len(self.material.island))
            case ChooseRow():
                return self._choose_row(state, move.row)
            case Answer():
                return self._answer(state, move)
            case Explain():
                return self._explain(state, move)
            case RollBall():
                return self._roll(state, move)
            case Uncover():
                return self._uncover(state, move.place)
            case Stop():
                return self._stop(state)
            case Finish():
                return self._finish(state)
            case PoseRow():
                raise Illegal("wrong_phase")

    def puzzle(self, state: State) -> PuzzleRow:
        """The chosen row of this turn's card; only to be asked once a row is chosen."""
        if state.card is None or state.row is None:
            raise Illegal("wrong_phase")
        return self.material.rows(state.card)[state.row - 1]

    # ---- one method per move ----------------------------------------------------------------------

    def _deal(self, state: State, deal: Deal) -> Result:
        need(state, "deal")
        cards = [face.card for face in deal.stack]
        faces = Counter(dealing.faces_in_play(self.material, self.house))
        if (
            Counter(deal.tiles) != Counter(dealing.tiles_in_play(self.material, self.house))
            or len(set(cards)) != len(cards)
            or not all(face in faces for face in deal.stack)
            or set(cards) != {face.card for face in faces}
        ):
            raise Illegal("impossible_deal")
        dealt = replace(
            state,
            phase="draw",
            display=deal.tiles,
            stacks=((),) * self.house.seats,
            stack=deal.stack,
            cards_left=self.house.solo_cards if self.house.solo else 0,
            monsters=at_home(self.house.monsters, len(self.material.island)),
            rights=(0,) * self.house.seats,
        )
        return dealt, (Dealt(len(deal.tiles), len(deal.stack)),)

    def _draw(self, state: State) -> Result:
        need(state, "draw")
        card, *waiting = state.stack
        phase: Phase = "monster" if self.house.monsters else "row"
        return replace(state, phase=phase, stack=tuple(waiting), card=card), (CardDrawn(state.turn, card),)

    def _choose_row(self, state: State, row: int) -> Result:
        need(state, "row")
        if row not in ROWS:
            raise Illegal("no_such_row")
        if row not in self.house.rows:
            raise Illegal("row_not_allowed")
        return replace(state, phase="answer", row=row), (RowChosen(state.turn, row),)

    def _answer(self, state: State, answer: Answer) -> Result:
        need(state, "answer")
        if answer.symbol not in seeing.on_offer(state, self.material, self.house):
            raise Illegal("not_on_offer")
        puzzle = self.puzzle(state)
        solution = puzzle.row.answer
        if answer.symbol != solution and self.house.second_try and state.tried is None:
            again = replace(state, tried=answer.symbol)
            return again, (AnsweredWrong(state.turn, answer.symbol, None, None),)
        under = replace(state, stack=state.stack if state.card is None else (*state.stack, state.card))  # P4.6
        if answer.symbol == solution:
            right = AnsweredRight(state.turn, solution, self.material.cave_of(solution), puzzle)
            rights = tuple(count + (seat == state.turn) for seat, count in enumerate(state.rights))
            asked = self.asks(state.turn, rights[state.turn], puzzle)
            return replace(under, phase="explain" if asked else "aim", rights=rights), (right,)
        after, happenings = self._end_turn(under)
        return after, (AnsweredWrong(state.turn, answer.symbol, solution, puzzle), *happenings)

    def asks(self, seat: int, rights: int, puzzle: PuzzleRow) -> bool:
        """Whether a seat with so many right answers is asked how it found the last of them (P4.4)."""
        asked = self.house.explaining and self._kinds[seat] != "computer"
        return asked and explaining.is_due(rights, puzzle, self.material.symbols)

    def _explain(self, state: State, move: Explain) -> Result:
        need(state, "explain")
        if move.way not in EXPLAINED:
            raise Illegal("no_such_reason")
        return replace(state, phase="aim"), (HowFound(state.turn, move.way),)

    def _roll(self, state: State, roll: RollBall) -> Result:
        need(state, "aim")
        target = self.material.cave_of(self.puzzle(state).row.answer)
        moved, beached = monster_rules.moved(state, roll)
        if roll.hit:
            return replace(moved, phase="treasure"), (Hit(state.turn, state.attempt, target), *beached)
        if roll.cave is not None and roll.cave not in range(len(self.material.island)):
            raise Illegal("no_such_cave")
        if roll.cave == target:
            raise Illegal("target_is_no_miss")
        left = self.house.attempts - state.attempt
        missed = Missed(state.turn, state.attempt, roll.cave, left)
        if left > 0:
            return replace(moved, attempt=state.attempt + 1), (missed, *beached)
        after, happenings = self._end_turn(moved)
        return after, (missed, *beached, *happenings)

    def _uncover(self, state: State, place: int) -> Result:
        need(state, "treasure", "decide")
        tile = state.display[place] if place in state.down else None
        if tile is None:
            raise Illegal("no_tile")
        open_colours = [gem for held in state.uncovered for gem in held.gems]
        held = replace(state, phase="decide", held=(*state.held, place))
        uncovered = Uncovered(state.turn, place, tile)
        if busts(open_colours, tile, both_must_match=self.house.both_must_match):
            seen = tuple(sorted({*state.seen, *held.held}))
            after, happenings = self._end_turn(replace(held, held=(), seen=seen))
            return after, (uncovered, Busted(state.turn, held.held), *happenings)
        if held.down:
            return held, (uncovered,)
        after, happenings = self._bank(held)  # P6.8
        return after, (uncovered, *happenings)

    def _stop(self, state: State) -> Result:
        if state.phase == "treasure":
            raise Illegal("uncover_first")
        need(state, "decide")
        return self._bank(state)

    def _finish(self, state: State) -> Result:
        if not self.house.solo:
            raise Illegal("not_solo")
        need(state, "draw")
        if not self.goal_reached(state):
            raise Illegal("goal_not_reached")
        return self._game_over(state)

    # ---- ends -----------------------------------------------------------------------------------

    def _bank(self, state: State) -> Result:
        """All tiles of this turn go on the stack for good (P6.5)."""
        tiles = state.uncovered
        stacks = tuple((*stack, *tiles) if seat == state.turn else stack for seat, stack in enumerate(state.stacks))
        display = tuple(None if place in state.held else tile for place, tile in enumerate(state.display))
        seen = tuple(place for place in state.seen if place not in state.held)
        banked = replace(state, display=display, held=(), seen=seen, stacks=stacks)
        told: tuple[Happening, ...] = (Banked(state.turn, state.held, sum(len(tile.gems) for tile in tiles)),)
        if self.goal_reached(banked) and not self.goal_reached(state):
            told += (GoalReached(state.turn, sum(len(tile.gems) for tile in stacks[0])),)
        after, happenings = self._end_turn(banked)
        return after, told + happenings

    def _end_turn(self, state: State) -> Result:
        """The next player clockwise, or the end: nothing left in the display (P7.1), no card left in solo (P8.1)."""
        cards_left = max(0, state.cards_left - 1)
        ended = replace(state, card=None, row=None, tried=None, attempt=1, cards_left=cards_left, turns=state.turns + 1)
        if not any(ended.display) or (self.house.solo and cards_left == 0):
            return self._game_over(ended)
        following = replace(ended, phase="draw", turn=(state.turn + 1) % self.house.seats)
        return following, (TurnPassed(following.turn),)

    def _game_over(self, state: State) -> Result:
        over = replace(state, phase="game_over")
        outcome = self.outcome(over)
        return over, () if outcome is None else (GameOver(outcome),)
