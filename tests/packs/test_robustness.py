"""Packs made to take long are refused soon, and symbols survive their text. Packs spoilt at random: test_fuzz.py."""

from __future__ import annotations

import time

from hypothesis import given
from hypothesis import strategies as st

from kidslogic.packs.problems import MAX_PROBLEMS
from kidslogic.patterns.symbols import VariantFault, parse_symbol
from tests.packs.kit import check


@given(st.from_regex(r"[a-z]{1,8}(/[a-z0-9-]{1,8}){0,4}", fullmatch=True) | st.text(max_size=20))
def test_a_symbol_survives_its_text(text: str) -> None:
    symbol = parse_symbol(text)
    if isinstance(symbol, VariantFault):
        assert symbol.variant in text
    else:
        assert parse_symbol(symbol.text) == symbol


def test_a_hostile_pack_is_quick() -> None:
    many_unknown = "\n".join("      - " + " ".join(f"w{n}{m}" for m in range(9)) for n in range(9000))
    start = time.process_time()
    loaded = check(f"kidslogic: 1\nid: abc\ntitle: x\nlanguage: de\ncards:\n  - id: m\n    brown:\n{many_unknown}\n")
    assert len(loaded.problems) == MAX_PROBLEMS
    assert time.process_time() - start < 2
