"""What importing a pack over an installed one would change, and which results stay (FORMAT.md sections 3 and 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from kidslogic.packs.pack import Card, Pack

UpdateCode = Literal[
    "installed", "updated", "already-installed", "older-version", "same-version-other-content", "id-of-other-author"
]
NEEDS_ANSWER: Final[frozenset[UpdateCode]] = frozenset({"older-version", "id-of-other-author"})
"""Updates that are made only after a person has said so."""
REFUSED: Final[frozenset[UpdateCode]] = frozenset({"same-version-other-content"})
"""Updates that are not made; the author has to raise the version first."""

RowKey = tuple[str, str, str]
"""Card id, side and row hash: what a child's result belongs to."""


@dataclass(frozen=True)
class Update:
    """The outcome of comparing two packs. `new`, `changed` and `removed` are card ids in the order of the packs;
    `kept_rows` keep their results, `new_rows` have none yet; results of all other rows become history.
    """

    code: UpdateCode
    new: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    kept_rows: frozenset[RowKey] = frozenset()
    new_rows: frozenset[RowKey] = frozenset()


def compare(old: Pack | None, new: Pack) -> Update:
    """What happens when `new` is imported while `old` is installed under the same id (None: nothing is).

    ValueError for packs with different ids: they live side by side and have nothing to compare.
    """
    if old is None:
        return Update("installed", new=tuple(card.id for card in new.cards), new_rows=row_keys(new))
    if old.id != new.id:
        raise ValueError(f"{old.id} and {new.id} are different packs")
    before, after = {card.id: card for card in old.cards}, {card.id: card for card in new.cards}
    old_rows, new_rows = row_keys(old), row_keys(new)
    return Update(
        _code(old, new),
        new=tuple(card for card in after if card not in before),
        changed=tuple(card for card in after if card in before and _keys(after[card]) != _keys(before[card])),
        removed=tuple(card for card in before if card not in after),
        kept_rows=old_rows & new_rows,
        new_rows=new_rows - old_rows,
    )


def row_keys(pack: Pack) -> frozenset[RowKey]:
    """The keys of all rows of a pack."""
    return frozenset(key for card in pack.cards for key in _keys(card))


def _keys(card: Card) -> frozenset[RowKey]:
    return frozenset((card.id, name, row.row.hash) for name, side in card.sides.items() for row in side)


def _code(old: Pack, new: Pack) -> UpdateCode:
    if old.content_hash == new.content_hash:
        return "already-installed"
    if old.authors and new.authors and not set(old.authors) & set(new.authors):
        return "id-of-other-author"
    if new.version < old.version:
        return "older-version"
    return "updated" if new.version > old.version else "same-version-other-content"
