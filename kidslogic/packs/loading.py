"""Loads a pack from a file, a folder or a zip: the typed pack, and everything there is to say about it."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kidslogic.packs.archive import MAIN_FILE, MAX_ENTRIES, MAX_PACKED, ArchiveProblem, read_archive
from kidslogic.packs.cards import CardReader
from kidslogic.packs.decoding import MAX_FILE_BYTES, decode
from kidslogic.packs.fields import CARD_FILE_FIELDS, PACK_FIELDS, read_fields
from kidslogic.packs.findings import Findings, Reporter
from kidslogic.packs.head import is_readable, read_board, read_head
from kidslogic.packs.pack import Card, OwnPicture, Pack
from kidslogic.packs.pictures import Picture, read_pictures
from kidslogic.packs.png import MAX_BYTES as MAX_PICTURE_BYTES
from kidslogic.packs.problems import Problem
from kidslogic.packs.recordings import read_recordings
from kidslogic.packs.symbol_words import SymbolWords
from kidslogic.packs.tree import Fields, Items, Node, grow_tree
from kidslogic.packs.vocabulary import Vocabulary

MAX_CARDS: Final = 300
CARD_FOLDER: Final = "cards"
_MISNAMED: Final = re.compile(r"\.yml$|\.ya?ml\.txt$", re.IGNORECASE)
"""How the names of card files end that nobody would read, and nobody would miss."""
_YAML_NAME: Final = re.compile(r"\.ya?ml(?:$|\.)", re.IGNORECASE)
ZIP_SUFFIXES: Final = (".klpack", ".zip")


@dataclass(frozen=True)
class Loaded:
    """What came of loading: the pack of all good cards, or None where the pack itself is at fault.

    `problems` are the first twenty in the order of the lines, `more` counts the rest; `left_out` names cards with
    errors, which are not in the pack.
    """

    pack: Pack | None
    problems: tuple[Problem, ...]
    left_out: tuple[str, ...] = ()
    more: int = 0


@dataclass(frozen=True)
class PackFiles:
    """The files of a pack as bytes: the main one, further card files, and pictures and recordings on demand.

    `main` and the names of card files are what a person is shown; `picture` gives a picture or a recording by its path
    in the pack.
    """

    main: str
    data: bytes
    card_files: Mapping[str, bytes]
    picture: Picture
    shared: bool
    """A pack that was passed on must name its licence and its authors."""


def load_pack(path: Path, *, vocabulary: Vocabulary, app_version: str, verdicts: bool = True) -> Loaded:
    """Load the pack at `path` (.yaml, folder, .klpack or .zip).

    `vocabulary` are the built-in symbols, `app_version` is this program's (for `min_app`). Without `verdicts` the
    pattern of every row is taken on trust, which is much faster. Never raises for what stands in the files.
    """
    try:
        files = open_pack(path)
    except ArchiveProblem as fault:
        return Loaded(None, (Problem(fault.code, path.name, params=fault.params),))
    except OSError:
        return Loaded(None, (Problem("file-missing", path.name, params={"file": path.name}),))
    return check_pack(files, vocabulary=vocabulary, app_version=app_version, verdicts=verdicts)


def check_pack(files: PackFiles, *, vocabulary: Vocabulary, app_version: str, verdicts: bool = True) -> Loaded:
    """As `load_pack`, for files that are already in memory."""
    findings = Findings()
    checker = _Checker(files, findings, vocabulary, verdicts)
    with _without_collection():
        pack = checker.check(app_version)
    problems, more = findings.finish(files.main)
    return Loaded(pack, problems, tuple(checker.left_out), more)


@contextmanager
def _without_collection() -> Iterator[None]:
    """Loading makes tens of thousands of values and no cycles; the collector would look at all of them for nothing.

    It goes on when loading ends, also by an exception, and stays off where it was off before. Threads that load at once
    can at worst switch it on too early for each other, which costs time only. Who needs it off for another reason, as
    the shell does while its threads work, switches it off before any loading begins, never in the middle of one.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def open_pack(path: Path) -> PackFiles:
    """The files of the pack at `path`, unchecked; raises ArchiveProblem and OSError."""
    if path.is_dir():
        return _folder(path, f"{path.name}/")
    if path.suffix.lower() in ZIP_SUFFIXES:
        return open_archive(_bytes(path, MAX_PACKED), f"{path.name}/")
    if path.name == MAIN_FILE:
        return _folder(path.parent, "")
    return PackFiles(path.name, _bytes(path, MAX_FILE_BYTES), {}, lambda _: None, shared=False)


def _folder(folder: Path, shown: str) -> PackFiles:
    main = folder / MAIN_FILE
    if not main.is_file():
        raise _without_main_file(folder)
    listed = sorted((folder / CARD_FOLDER).glob("*"))
    if misnamed := next((path.name for path in listed if _MISNAMED.search(path.name)), None):
        meant = f"{CARD_FOLDER}/{_MISNAMED.sub('', misnamed)}.yaml"
        raise ArchiveProblem("file-name", {"file": meant, "word": f"{CARD_FOLDER}/{misnamed}"})
    paths = [path for path in listed if path.suffix == ".yaml"][:MAX_ENTRIES]
    card_files = {f"{shown}{CARD_FOLDER}/{path.name}": _bytes(path, MAX_FILE_BYTES) for path in paths if path.is_file()}

    def picture(name: str) -> bytes | None:
        path = folder / name
        return _bytes(path, MAX_PICTURE_BYTES) if path.is_file() and not path.is_symlink() else None

    return PackFiles(f"{shown}{MAIN_FILE}", _bytes(main, MAX_FILE_BYTES), card_files, picture, shared=False)


def _without_main_file(folder: Path) -> ArchiveProblem:
    """What to say of a folder without a `pack.yaml`: perhaps it has another name, as Notepad adds `.txt` to it."""
    named = [path.name for path in folder.glob("*") if _YAML_NAME.search(path.name)]
    if len(named) == 1:
        return ArchiveProblem("file-name", {"file": MAIN_FILE, "word": named[0]})
    return ArchiveProblem("zip-no-pack", {"file": MAIN_FILE})


def open_archive(data: bytes, shown: str) -> PackFiles:
    """The files of a zipped pack, named behind `shown`; raises ArchiveProblem."""
    files = read_archive(data)
    card_files = {f"{shown}{name}": files[name] for name in sorted(files) if Path(name).match(f"{CARD_FOLDER}/*.yaml")}
    return PackFiles(f"{shown}{MAIN_FILE}", files[MAIN_FILE], card_files, files.get, shared=True)


def _bytes(path: Path, limit: int) -> bytes:
    """The file's bytes; one more than `limit` is enough to see that it is too big."""
    with path.open("rb") as stream:
        return stream.read(limit + 1)


@dataclass
class _Checker:
    files: PackFiles
    findings: Findings
    vocabulary: Vocabulary
    verdicts: bool
    left_out: tuple[str, ...] = ()

    def check(self, app_version: str) -> Pack | None:
        root, reporter = self._tree(self.files.main, self.files.data)
        if root is None or reporter is None:
            return None
        if not isinstance(root, Fields):
            reporter.report("not-a-pack", root)
            return None
        if not is_readable(root, app_version, reporter):
            return None
        fields = read_fields(root, PACK_FIELDS, reporter)
        head = read_head(root, fields, reporter)
        if self.files.shared:
            self._check_shared(root, reporter)
        pictures, own = read_pictures(
            fields.get("symbols"), head.languages, self.vocabulary, self.files.picture, reporter
        )
        symbols = SymbolWords(self.vocabulary, own)
        board = read_board(fields.get("board"), symbols, reporter)
        voice = read_recordings(fields.get("voice"), head.languages, self.files.picture, reporter)
        sections = self._card_lists(root, fields, reporter)
        errors_of_pack = self.findings.errors
        # A doubt about a row is no help while the pack itself is at fault.
        reader = CardReader(head.languages, symbols, board, self.verdicts and not errors_of_pack)
        cards = self._cards(sections, reader)
        self.left_out = tuple(reader.left_out)
        self._warn_unused(fields.get("symbols"), pictures, symbols, reporter)
        if errors_of_pack or board is None or not cards:
            return None
        return Pack(**vars(head), board=board, cards=cards, symbols=pictures, voice=voice)

    def _tree(self, file: str, data: bytes) -> tuple[Node | None, Reporter | None]:
        source = decode(data, file)
        if isinstance(source, Problem):
            self.findings.add(source)
            return None, None
        root, problems = grow_tree(source)
        for problem in problems:
            self.findings.add(problem)
        return root, Reporter(self.findings, source)

    def _card_lists(
        self, root: Fields, fields: Mapping[str, Node], reporter: Reporter
    ) -> list[tuple[Items, Reporter]]:  # fmt: skip
        """The lists of cards with the reporter of their file, checked for their number."""
        lists: list[tuple[Items, Reporter]] = []
        if isinstance(cards := fields.get("cards"), Items):
            lists.append((cards, reporter))
        for file, data in self.files.card_files.items():
            node, file_reporter = self._tree(file, data)
            if node is None or file_reporter is None:
                continue
            if not isinstance(node, Fields):
                file_reporter.report("not-a-pack", node)
                continue
            if isinstance(cards := read_fields(node, CARD_FILE_FIELDS, file_reporter).get("cards"), Items):
                lists.append((cards, file_reporter))
        if not self.files.card_files and root.get("cards") is None:
            reporter.report("missing-field", root, field="cards", example=PACK_FIELDS["cards"].example)
        count = sum(len(cards.values) for cards, _ in lists)
        if lists and count == 0:
            lists[0][1].report("no-cards", lists[0][0])
        if count > MAX_CARDS:
            lists[0][1].report("too-many-cards", lists[0][0], count=count, limit=MAX_CARDS)
            return []
        return lists

    def _cards(self, lists: list[tuple[Items, Reporter]], reader: CardReader) -> tuple[Card, ...]:
        cards = []
        number = 0
        for items, reporter in lists:
            for node in items.values:
                number += 1
                card = reader.read(node, number, reporter)
                if card is not None:
                    cards.append(card)
        return tuple(cards)

    def _check_shared(self, root: Fields, reporter: Reporter) -> None:
        for field, code in (("licence", "share-needs-licence"), ("authors", "share-needs-author")):
            if root.get(field) is None:
                reporter.report(code, root)

    def _warn_unused(
        self, section: Node | None, pictures: Mapping[str, OwnPicture], symbols: SymbolWords, reporter: Reporter
    ) -> None:
        for key, _ in section.pairs if isinstance(section, Fields) else ():
            if key.value in pictures and key.value not in symbols.used:
                reporter.report("symbol-unused", key, key.value)
