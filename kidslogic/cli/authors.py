"""The commands for those who write packs: new, pack, symbols, convert, generate."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

import kidslogic
from kidslogic.cli.boards import board_names
from kidslogic.cli.console import (
    FOUND,
    LANGUAGES,
    WELL,
    Commands,
    add_command,
    add_lang,
    cannot_write,
    explained,
    print_json,
    said,
    vocabulary,
    word,
    wrong,
)
from kidslogic.cli.packs import print_problems
from kidslogic.packs.decoding import Source, decode, repaired
from kidslogic.packs.fields import ID, LICENCES
from kidslogic.packs.generated import LEVELS, NoSuchRow, Wish, caves_of, generate_pack
from kidslogic.packs.loading import Loaded, PackFiles, check_pack
from kidslogic.packs.pack import DEFAULT_BOARD, SIDES, Cave
from kidslogic.packs.sharing import pack_folder
from kidslogic.packs.starter import write_starter
from kidslogic.packs.symbol_words import SymbolWords
from kidslogic.patterns.skills import FAMILY_IDS
from kidslogic.patterns.symbols import COLOURS, DIRECTED, DIRECTIONS, NUMBERED, SIZES, Symbol
from kidslogic.patterns.vocabulary import built_in_vocabulary

_PREVIEWED_LINES = 8
_SEEDS = 1_000_000


def add(commands: Commands) -> None:
    """The commands of this module, below `pack`."""
    new = add_command(commands, "new", _new, "pack")
    new.add_argument("folder", type=Path, metavar="DIR", help=explained("new-folder"))
    add_lang(new)

    packing = add_command(commands, "pack", _pack, "pack")
    packing.add_argument("folder", type=Path, metavar="DIR", help=explained("path"))
    packing.add_argument("--out", type=Path, metavar="FILE", help=explained("out"))
    add_lang(packing)

    symbols = add_command(commands, "symbols", _symbols, "pack")
    add_lang(symbols, with_json=True)

    convert = add_command(commands, "convert", _convert, "pack")
    convert.add_argument("path", type=Path, metavar="FILE", help=explained("convert-path"))
    convert.add_argument("--out", type=Path, metavar="FILE", help=explained("out"))
    add_lang(convert)
    _add_generate(commands)


def _add_generate(commands: Commands) -> None:
    generate = add_command(commands, "generate", _generate, "pack")
    generate.add_argument("--levels", default="1-6", metavar="LOW-HIGH", help=explained("levels"))
    generate.add_argument("--families", default=",".join(FAMILY_IDS), help=explained("families"))
    generate.add_argument("--symbols", help=explained("symbols"))
    generate.add_argument("--cards", type=int, default=8, choices=range(1, 101), metavar="N", help=explained("cards"))
    generate.add_argument("--sides", default=",".join(SIDES), help=explained("sides"))
    generate.add_argument("--languages", help=explained("languages"))
    generate.add_argument("--seed", type=int, help=explained("seed"))
    generate.add_argument("--id", help=explained("id"))
    generate.add_argument("--licence", choices=LICENCES, help=explained("licence"))
    generate.add_argument("--author", action="append", default=[], help=explained("author"))
    generate.add_argument("--out", type=Path, metavar="FILE", help=explained("out"))
    add_lang(generate)


def _new(parsed: argparse.Namespace) -> int:
    try:
        path = write_starter(parsed.folder, parsed.lang, vocabulary())
    except FileExistsError:
        return wrong(said("already-there", parsed.lang, path=parsed.folder / "pack.yaml"))
    except OSError as fault:
        return cannot_write(parsed.folder, fault, parsed.lang)
    print(said("new-pack", parsed.lang, path=path))
    return WELL


def _pack(parsed: argparse.Namespace) -> int:
    if not parsed.folder.exists():
        return wrong(said("no-such-path", parsed.lang, path=parsed.folder))
    parcel = pack_folder(parsed.folder, vocabulary=vocabulary(), app_version=kidslogic.__version__)
    print_problems(parsed.folder, parcel.loaded, parsed.lang)
    if parcel.data is None:
        print(said("not-packed", parsed.lang))
        return FOUND
    out = parsed.out or parsed.folder.absolute().parent / parcel.name
    try:
        out.write_bytes(parcel.data)  # made from the folder anew, so an older parcel may be replaced
    except OSError as fault:
        return cannot_write(out, fault, parsed.lang)
    print(said("packed", parsed.lang, path=out))
    return WELL


def _symbols(parsed: argparse.Namespace) -> int:
    words = built_in_vocabulary()
    tables = {"colours": words.colours, "sizes": words.sizes, "directions": words.directions}
    if parsed.json:
        names = {name: dict(said_in) for name, said_in in vocabulary().items()}
        print_json(
            {"symbols": names, **{kind: {k: dict(v) for k, v in table.items()} for kind, table in tables.items()}}
        )
        return WELL
    _print_table({name: dict(texts) for name, texts in vocabulary().items()})
    for kind, possible in (("colours", COLOURS), ("sizes", SIZES), ("directions", DIRECTIONS)):
        example = f"{next(iter(sorted(DIRECTED)))}/up" if kind == "directions" else f"fish/{possible[0]}"
        print(f"\n{word(kind, parsed.lang)} ({example}):")
        _print_table({name: dict(tables[kind][name]) for name in possible})
    ranges = ", ".join(f"{name}/{numbers[0]} … {name}/{numbers[-1]}" for name, numbers in NUMBERED.items())
    print(f"\n{word('numbers', parsed.lang)}: {ranges}")
    return WELL


def _print_table(rows: dict[str, dict[str, str]]) -> None:
    for name, texts in rows.items():
        print(f"{name:<12} {texts['de']:<26} {texts['cs']:<26} {texts['en']}")


def _convert(parsed: argparse.Namespace) -> int:
    if not parsed.path.is_file():
        return wrong(said("no-such-path", parsed.lang, path=parsed.path))
    data = parsed.path.read_bytes()
    source = decode(data, parsed.path.name)
    if isinstance(source, Source):
        text = source.text
    elif source.code == "not-utf8" and (mended := repaired(data, parsed.lang)) is not None:
        text = mended
    else:
        print_problems(parsed.path, Loaded(None, (source,)), parsed.lang)
        return FOUND
    if text.encode() == data:
        print(said("nothing-to-convert", parsed.lang, path=parsed.path))
        return WELL
    out = parsed.out or parsed.path.with_name(f"{parsed.path.stem}-utf8{parsed.path.suffix}")
    fault = _write_new(out, text, parsed.lang)
    if fault is not None:
        return fault
    print(said("converted", parsed.lang, path=out))
    for line in _preview(text):
        print(f"  {line}")
    return WELL


def _preview(text: str) -> list[str]:
    """The first lines with letters that different systems save differently."""
    return [line for line in text.split("\n") if not line.isascii()][:_PREVIEWED_LINES]


def _write_new(path: Path, text: str, language: str) -> int | None:
    """Write a file that is not there yet; the exit code where that is not possible."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except FileExistsError:
        return wrong(said("already-there", language, path=path))
    except OSError as fault:
        return cannot_write(path, fault, language)
    return None


def _generate(parsed: argparse.Namespace) -> int:
    seed = random.SystemRandom().randrange(_SEEDS) if parsed.seed is None else parsed.seed
    fault = next(_faults(parsed), None)
    board = _board(parsed.symbols)
    if fault is None and board is None:
        fault = said("bad-symbols", parsed.lang)
    if fault is not None or board is None:
        return wrong(str(fault))
    low, high = map(int, parsed.levels.split("-"))
    wish = Wish(
        parsed.id or f"generated.rows-{seed}",
        board,
        languages=tuple((parsed.languages or parsed.lang).split(",")),
        levels=(low, high),
        families=tuple(parsed.families.split(",")),
        cards=parsed.cards,
        sides=tuple(parsed.sides.split(",")),
        licence=parsed.licence,
        authors=tuple(parsed.author),
    )
    try:
        text = generate_pack(wish, seed)
    except NoSuchRow:
        print(said("no-such-row", parsed.lang))
        return FOUND
    files = PackFiles("pack.yaml", text.encode(), {}, lambda _: None, shared=False)
    loaded = check_pack(files, vocabulary=vocabulary(), app_version=kidslogic.__version__)
    if loaded.problems:  # a strange name of an author, for instance
        print_problems(Path("pack.yaml"), loaded, parsed.lang)
        return FOUND
    if parsed.out is None:
        print(text, end="")
        return WELL
    code = _write_new(parsed.out, text, parsed.lang)
    return WELL if code is None else code


def _faults(parsed: argparse.Namespace) -> Iterator[str]:
    """What is wrong with the wishes of a call."""
    low, _, high = parsed.levels.partition("-")
    if not (low.isdecimal() and high.isdecimal() and int(low) <= int(high) and {int(low), int(high)} <= set(LEVELS)):
        yield said("bad-levels", parsed.lang, text=parsed.levels)
    for given, known in (
        (parsed.families, FAMILY_IDS),
        (parsed.sides, SIDES),
        (parsed.languages or parsed.lang, LANGUAGES),
    ):
        for name in given.split(","):
            if name not in known:
                yield said("bad-choice", parsed.lang, text=name, possible=", ".join(known))
    if parsed.id is not None and not ID.fullmatch(parsed.id):
        yield said("bad-id", parsed.lang, id=parsed.id)


def _board(text: str | None) -> tuple[Cave, ...] | None:
    """The board of these words; None where they do not make one."""
    if text is None:
        return DEFAULT_BOARD
    known = SymbolWords(vocabulary(), {})
    symbols: list[Symbol] = []
    for name in board_names(text):
        symbol = known.known(name)
        if symbol is None or symbol in symbols:
            return None
        symbols.append(symbol)
    try:
        return caves_of(symbols)
    except ValueError:
        return None
