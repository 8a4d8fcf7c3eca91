"""Comparing an installed pack with a new one: which cards changed, and whose results stay."""

from __future__ import annotations

import pytest

from kidslogic.packs.pack import Pack
from kidslogic.packs.sentences import update_sentence
from kidslogic.packs.update import compare, row_keys
from tests.packs.kit import EXAMPLES, SMALL, good, load


def _pack(name: str) -> Pack:
    pack = load(EXAMPLES / "update" / f"{name}.yaml").pack
    assert pack is not None
    return pack


def test_a_new_pack_has_only_new_rows() -> None:
    update = compare(None, _pack("1-first"))
    assert update.new == ("u1", "u2")
    assert len(update.new_rows) == 8
    assert not update.kept_rows


def test_only_the_changed_row_loses_its_result() -> None:
    old = _pack("1-first")
    update = compare(old, _pack("2-row-changed-card-added"))
    assert (update.new, update.changed, update.removed) == (("u3",), ("u1",), ())
    assert len(update.kept_rows) == 7
    assert [card for card, _, _ in row_keys(old) - update.kept_rows] == ["u1"]
    assert len(update.new_rows) == 5


def test_a_removed_card_keeps_its_rows_in_the_history() -> None:
    old = _pack("2-row-changed-card-added")
    update = compare(old, _pack("3-card-removed"))
    assert update.removed == ("u1",)
    assert {card for card, _, _ in row_keys(old) - update.kept_rows} == {"u1"}


def test_another_title_keeps_every_result() -> None:
    old = _pack("2-row-changed-card-added")
    update = compare(old, _pack("3-only-title-changed"))
    assert update.kept_rows == row_keys(old)
    assert not update.changed


def test_packs_with_different_ids_have_nothing_to_compare() -> None:
    with pytest.raises(ValueError, match=r"demo\.update"):
        compare(_pack("1-first"), good(SMALL))


def test_an_update_is_told_with_its_numbers() -> None:
    old, new = _pack("1-first"), _pack("2-row-changed-card-added")
    said = update_sentence(compare(old, new), old, new, "de")
    assert said == "Karten: 1 neu, 1 geändert, 0 weg. Die Ergebnisse von 7 Reihen bleiben."
    other = _pack("2-same-version-other-content")
    assert "3" in update_sentence(compare(new, other), new, other, "cs")
    stranger = _pack("9-other-author")
    assert "Anna Müller" in update_sentence(compare(old, stranger), old, stranger, "en")
