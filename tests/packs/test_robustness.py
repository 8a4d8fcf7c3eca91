"""Spoilt packs give problems, never an exception: the good packs, mutated, and every code raised somewhere."""

from __future__ import annotations

import time
from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

from kidslogic.packs.loading import Loaded
from kidslogic.packs.problems import MAX_PROBLEMS
from kidslogic.packs.sentences import report
from kidslogic.patterns.symbols import VariantFault, parse_symbol
from tests.packs.kit import EXAMPLES, check

SEEDS = [path.read_bytes() for path in sorted((EXAMPLES / "good").glob("*.yaml"))]
SEEDS += [(EXAMPLES / "good" / "05-own-symbols" / "pack.yaml").read_bytes()]
FOOD = [
    b"?", b"- ", b": ", b"\t", b"'", b'"', b"[", b"]", b"{", b"}", b"&a ", b"*a", b"!x ", b"<<: ", b"---\n", b"...\n",
    b"%YAML 1.2\n", b"|", b">", b"#", b"\\", b"\0", b"\xff", b"\xc2\xa0", b"\xe2\x80\xae", b"\r", b"\n", b"  ", b"@",
    b"`", b",", b"=", b"_", b"coin/99", b"null", b"1e999", b"[[[[[[[[[[[[[[[[", b"a: " * 20, b"x" * 5000,
]  # fmt: skip


@st.composite
def spoilt_packs(draw: st.DrawFn) -> bytes:
    data = bytearray(draw(st.sampled_from(SEEDS)))
    for _ in range(draw(st.integers(1, 6))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.sampled_from([0, 0, 1, 2, 8, 60])))
        piece = draw(st.sampled_from(FOOD) | st.binary(max_size=6) | st.just(bytes(data[end : end + 40])))
        data[start:end] = piece
    return bytes(data)


def _is_sound(loaded: Loaded) -> None:
    assert loaded.pack is not None or loaded.problems
    assert len(loaded.problems) <= MAX_PROBLEMS
    for problem in loaded.problems:
        assert problem.line >= 0
        assert problem.column >= 0
        assert problem.length >= 1
    for language in ("de", "cs", "en"):
        assert bool(report(loaded.problems, language)) == bool(loaded.problems)


@settings(max_examples=300)
@given(spoilt_packs())
@example(b"kidslogic: 1\nid: &a b\n")
@example(b"\xff\xfe\x00")
def test_spoilt_packs_give_problems_and_never_raise(data: bytes) -> None:
    start = time.perf_counter()
    _is_sound(check(data))
    assert time.perf_counter() - start < 1


@given(st.binary(max_size=200))
def test_any_bytes_at_all(data: bytes) -> None:
    _is_sound(check(data))


@given(st.text(max_size=200))
def test_any_text_at_all(text: str) -> None:
    _is_sound(check(text.encode("utf-8", "surrogatepass")))


@given(st.from_regex(r"[a-z]{1,8}(/[a-z0-9-]{1,8}){0,4}", fullmatch=True) | st.text(max_size=20))
def test_a_symbol_survives_its_text(text: str) -> None:
    symbol = parse_symbol(text)
    if isinstance(symbol, VariantFault):
        assert symbol.variant in text
    else:
        assert parse_symbol(symbol.text) == symbol


def test_a_hostile_pack_is_quick(tmp_path: Path) -> None:
    many_unknown = "\n".join("      - " + " ".join(f"w{n}{m}" for m in range(9)) for n in range(9000))
    start = time.perf_counter()
    loaded = check(f"kidslogic: 1\nid: abc\ntitle: x\nlanguage: de\ncards:\n  - id: m\n    brown:\n{many_unknown}\n")
    assert len(loaded.problems) == MAX_PROBLEMS
    assert time.perf_counter() - start < 2
