"""A pack as plain JSON data and back, for keeping what has been checked already; pictures are kept elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kidslogic.packs.pack import ROWS_PER_SIDE, Card, OwnPicture, Pack, PuzzleRow, Recording, Side
from kidslogic.patterns.row import Row
from kidslogic.patterns.symbols import Symbol, VariantFault, parse_symbol

Form = dict[str, Any]


def pack_to_form(pack: Pack) -> Form:
    """Everything about a pack but the bytes of its pictures and recordings."""
    return {
        "head": {name: value for name, value in vars(pack).items() if name in _HEAD},
        "board": [[symbol.text for symbol in cave] for cave in pack.board],
        "symbols": [
            [own.name, own.file, dict(own.alt), own.author, own.licence, own.source] for own in pack.symbols.values()
        ],
        "voice": [[recording.language, recording.text, recording.file] for recording in pack.voice],
        "cards": [_card_to_form(card) for card in pack.cards],
    }


def pack_from_form(form: Form, pictures: Mapping[str, bytes | None]) -> Pack:
    """The pack that was turned into `form`; `pictures` are the bytes of its pictures and recordings by path.

    KeyError, TypeError, ValueError and the like for a form that is none.
    """
    head = dict(form["head"])
    for name in _LISTS:
        head[name] = None if head[name] is None else tuple(head[name])
    known: dict[str, Symbol] = {}
    board = tuple(tuple(_symbol(word, known) for word in cave) for cave in form["board"])
    cards = tuple(_card(card, known) for card in form["cards"])
    symbols = {own[0]: _own(own, pictures) for own in form["symbols"]}
    voice = tuple(_recording(recording, pictures) for recording in form["voice"])
    return Pack(**head, board=board, cards=cards, symbols=symbols, voice=voice)


_LISTS = ("languages", "authors", "age", "tags")
_HEAD = frozenset({*_LISTS, "id", "title", "version", "game", "description", "source", "licence", "min_app"})


_NOTHING: tuple[Any, ...] = (0, None, {}, {}, None)
"""What a row has behind its text when nothing else is said."""


def _card_to_form(card: Card) -> list[object]:
    sides = {name: [_row_to_form(row) for row in side] for name, side in card.sides.items()}
    return [card.id, dict(card.title), card.tags, sides]


def _row_to_form(row: PuzzleRow) -> list[object]:
    form = [row.row.text, row.line, row.rule, dict(row.hint), dict(row.explain), row.why_not]
    while not form[-1]:
        form.pop()  # most rows are their text and their line, and nothing else
    return form


def _card(form: list[Any], known: dict[str, Symbol]) -> Card:
    card_id, title, tags, sides = form
    return Card(card_id, {name: _side(rows, known) for name, rows in sides.items()}, title, tuple(tags))


def _side(forms: list[Any], known: dict[str, Symbol]) -> Side:
    rows = [_row(form, known) for form in forms]
    if len(rows) != ROWS_PER_SIDE:
        raise ValueError(f"a side of {len(rows)} rows")
    return Side((rows[0], rows[1], rows[2], rows[3]))


def _row(form: list[Any], known: dict[str, Symbol]) -> PuzzleRow:
    whole: tuple[Any, ...] = (*form, *_NOTHING[len(form) - 1 :])
    text, line, rule, hint, explain, why_not = whole
    cells, _, answer = text.partition(" = ")
    words = cells.split()
    row = Row(tuple(None if word == "?" else _symbol(word, known) for word in words), _symbol(answer, known))
    return PuzzleRow(row, rule, hint, explain, why_not, line)


def _symbol(word: str, known: dict[str, Symbol]) -> Symbol:
    if word not in known:
        symbol = parse_symbol(word)
        if isinstance(symbol, VariantFault):
            raise ValueError(word)
        known[word] = symbol
    return known[word]


def _recording(form: list[str], files: Mapping[str, bytes | None]) -> Recording:
    language, text, file = form
    data = files[file]
    if data is None:
        raise ValueError(file)
    return Recording(language, text, file, data)


def _own(form: list[Any], pictures: Mapping[str, bytes | None]) -> OwnPicture:
    name, file, alt, author, licence, source = form
    data = pictures[file]
    if data is None:
        raise ValueError(file)
    return OwnPicture(name, file, alt, data, author, licence, source)
