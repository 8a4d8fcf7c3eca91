"""The proof of a question: all its answers, which of them are right, and why. Only a single right one will do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from kidslogic.games.logix.actions import Locked, after, legal_actions
from kidslogic.games.logix.board import (
    BLACK,
    GREY,
    INDEX,
    SUPPLY,
    Board,
    cell_text,
    cells_of,
    colour_at,
    occupied,
    parse_cell,
)
from kidslogic.games.logix.codes import Card, Fit, best_fit, complete, fits
from kidslogic.games.logix.distance import aim_of, finishing, is_complete, situation, steps_left
from kidslogic.games.logix.moves import Action, Place, Replace, Slide
from kidslogic.games.logix.options import HouseRules
from kidslogic.games.logix.training.position import Position, Question, Reason, action_text, parse_action

_FAR_OFF: Final = 2
"""A card that does not fit lacks at least so many marbles."""


def prove(position: Position, house: HouseRules) -> Question | None:
    """The question with its answers; None when not exactly one of them is right, or the position cannot be."""
    return _prove(position, house)


@lru_cache(maxsize=64)
def _prove(position: Position, house: HouseRules) -> Question | None:
    if not _can_be(position):
        return None
    match position.kind:
        case "finish":
            return _finish(position, house)
        case "breaker":
            return _breaker(position, house)
        case "neighbour":
            return _neighbour(position, house)
    return None


def _can_be(position: Position) -> bool:
    """No more marbles than there are and one black one; one card, or several different ones to choose from."""
    board, cards = position.board, position.cards
    choosing = position.kind in ("neighbour", "suspect")
    return (
        all(bits.bit_count() <= supply for bits, supply in zip(board, SUPPLY, strict=True))
        and board[BLACK] != 0
        and len({card.id for card in cards}) == len(cards)
        and (len(cards) > 1 if choosing else len(cards) == 1)
    )


# ---- which move completes the code? ---------------------------------------------------------------


def _finish(position: Position, house: HouseRules) -> Question | None:
    """Answers are all legal actions, and those that the lock alone forbids and that would complete the code."""
    (card,), board, locked = position.cards, position.board, position.locked
    aim = aim_of(card, house)
    if is_complete(aim, board):
        return None
    right = [action for action in set(finishing(aim, situation(board, locked, house))) if _counts(action, house)]
    if len(right) != 1:
        return None
    left = after(board, right[0], house).board
    fit = complete(left, card, house)
    if fit is None or _place_of(right[0]) not in fit.cells:  # clearing the border can be done in many ways
        return None
    answers = (*legal_actions(board, locked, house), *_tempting(board, locked, card, house))
    reason = _reason_of_action(right[0], fit, board)
    return Question(position, tuple(action_text(action) for action in answers), action_text(right[0]), reason)


def _counts(action: Action, house: HouseRules) -> bool:
    """After the action the code can be claimed at once (L9.2)."""
    return isinstance(action, Place) or not house.claim_after_place_only


def _tempting(board: Board, locked: Locked, card: Card, house: HouseRules) -> Iterator[Action]:
    """Actions that would complete the code if no colour had to rest (L7)."""
    if locked:
        allowed = set(finishing(aim_of(card, house), situation(board, locked, house)))
        free = set(finishing(aim_of(card, house), situation(board, (), house)))
        yield from sorted(free - allowed, key=action_text)


def _reason_of_action(action: Action, fit: Fit, board: Board) -> Reason:
    match action:
        case Place(_, cell):
            return Reason("fills_gap", (cell,), fit.cells, fit.colour)
        case Replace(cell, _):
            return Reason("changes_colour", (cell,), fit.cells, fit.colour)
        case Slide(start, end):
            code = "black_joins" if board[BLACK] >> start & 1 else "rolls_into_gap"
            return Reason(code, (start, end), fit.cells, fit.colour)


# ---- which marble breaks it? ----------------------------------------------------------------------


def _breaker(position: Position, house: HouseRules) -> Question | None:
    """A marble breaks the code when the card would fit if that marble were of another colour or not there."""
    (card,), board = position.cards, position.board
    if complete(board, card, house) is not None:
        return None
    broken = {cell: (fit, code) for fit in fits(board, card, house) for cell, code in _breaking(fit, board)}
    if len(broken) != 1:
        return None
    ((cell, (fit, code)),) = broken.items()
    answers = tuple(cell_text(one) for one in cells_of(occupied(board)))
    return Question(position, answers, cell_text(cell), Reason(code, (cell,), fit.cells, fit.colour))


def _breaking(fit: Fit, board: Board) -> Iterator[tuple[int, str]]:
    """The marbles each of which alone keeps the card from fitting in this way."""
    if fit.steps == 0 or any(colour_at(board, cell) is None for cell in fit.missing):
        return
    if not fit.missing and len(fit.spoiling) == 1:
        yield fit.spoiling[0], "neighbour_same_colour"
    elif len(fit.missing) == 1 and not fit.spoiling:
        (cell,) = fit.missing
        if colour_at(board, cell) != "grey":
            yield cell, "wrong_colour"
            return
        # One grey too many: each of them would do, if it had the code's colour.
        for grey in cells_of(board[GREY]):
            if grey in fit.cells:
                yield grey, "too_many_greys"


# ---- which card could the neighbour have? ---------------------------------------------------------


def _neighbour(position: Position, house: HouseRules) -> Question | None:
    """The right card can be completed with one action now; each other one lacks two marbles or more and cannot."""
    now = situation(position.board, position.locked, house)
    near = []
    for card in position.cards:
        aim = aim_of(card, house)
        steps = steps_left(aim, position.board)
        reached = steps > 0 and next(finishing(aim, now), None) is not None
        if steps == 1 and reached:
            near.append(card)
        elif steps < _FAR_OFF or reached:
            return None
    if len(near) != 1:
        return None
    fit = best_fit(position.board, near[0], house)
    if fit is None:
        return None
    reason = Reason("one_step", fit.missing + fit.spoiling, fit.cells, fit.colour)
    return Question(position, tuple(card.id for card in position.cards), near[0].id, reason)


# ---- what a wrong answer may mean -----------------------------------------------------------------


def tag_of(question: Question, answer: str, house: HouseRules) -> str:
    """What an answer may show, "" for the right one; the first of these that holds.

    `locked_colour`: that colour must rest. `neighbour_same_colour`: a neighbour of the same colour spoils the code, or
    was taken for one. `forbidden_colour`: the card forbids it. `mirrored`: the card was flipped. `wrong_colour`: the
    place is right, the colour is not. `wrong_place`: the other way round. `joker`: the grey one was not seen as part.
    `black`: nor was the black one. `fits`: this marble belongs to the code. `harmless`: it lies beside the code and
    does no harm. `other_card`: this card lacks more. `elsewhere`: nothing of all that.
    """
    if answer == question.right:
        return ""
    match question.kind:
        case "finish":
            return _tag_of_action(question, parse_action(answer), house)
        case "breaker":
            return _tag_of_marble(question, parse_cell(answer))
    return _tag_of_card(question, answer, house)


def _tag_of_action(question: Question, action: Action, house: HouseRules) -> str:
    position = question.position
    left = after(position.board, action, house)
    (card,) = position.cards
    if left.colour in position.locked or left.old in position.locked:
        return "locked_colour"
    if any(not fit.missing and fit.spoiling for fit in fits(left.board, card, house)):
        return "neighbour_same_colour"
    if slip := _slip(left.board, card, house):
        return slip
    right = parse_action(question.right)
    same_place = _place_of(action) == _place_of(right)
    same_colour = left.colour == after(position.board, right, house).colour
    if same_place and not same_colour:
        return "wrong_colour"
    return "wrong_place" if same_colour else "elsewhere"


def _place_of(action: Action) -> int:
    return action.end if isinstance(action, Slide) else action.cell


def _slip(board: Board, card: Card, house: HouseRules) -> str:
    """How the card would fit if its rules were not minded: flipped, or in its forbidden colour."""
    if any(complete(board, other, house) is not None for other in _with_other_colours(card)):
        return "forbidden_colour"
    if not house.mirror and complete(board, card, _flipped(house)) is not None:
        return "mirrored"
    return ""


def _with_other_colours(card: Card) -> Iterator[Card]:
    """The same shape in colours that include the forbidden one."""
    return (Card(card.id, card.spots, colour, card.black) for colour in card.colours[:1])


def _flipped(house: HouseRules) -> HouseRules:
    return replace(house, mirror=True)


def _tag_of_marble(question: Question, cell: int) -> str:
    reason, board = question.reason, question.position.board
    colour = colour_at(board, cell)
    if colour == "black":
        return "black"
    if cell in reason.cells:
        return "joker" if colour == "grey" else "fits"
    if board[INDEX[reason.colour]] >> cell & 1:
        return "neighbour_same_colour"
    return "harmless"


def _tag_of_card(question: Question, card_id: str, house: HouseRules) -> str:
    position = question.position
    card = next(card for card in position.cards if card.id == card_id)
    slipped = {
        "forbidden_colour": any(
            steps_left(aim_of(other, house), position.board) < _FAR_OFF for other in _with_other_colours(card)
        ),
        "mirrored": steps_left(aim_of(card, _flipped(house)), position.board) < _FAR_OFF,
    }
    return next((tag for tag, found in slipped.items() if found), "other_card")
