"""Loads a lesson from its YAML file: the proven lesson, or everything there is to say about the file.

Files of lessons are read like packs (`packs.tree`, `packs.fields`), so that both are reported alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from kidslogic.engine.game import AnyGame, Illegal, Library, Setup, Unreadable, parse_setup
from kidslogic.lessons.lesson import MOST_STEPS, MOST_WORDS, Lesson, Step
from kidslogic.lessons.proving import AnyState, Board, Fault, Moves, prove
from kidslogic.packs.decoding import decode
from kidslogic.packs.fields import LANGUAGES, Field, read_choice, read_fields, read_texts
from kidslogic.packs.findings import Findings, Reporter
from kidslogic.packs.pack import Pack, Texts
from kidslogic.packs.problems import Problem
from kidslogic.packs.tree import Fields, Items, Node, Text, grow_tree
from kidslogic.resources import content_dir

LESSON_FIELDS: Final[Mapping[str, Field]] = {
    "title": Field("texts", "{de: Neben eine andere, cs: Vedle jiné, en: Beside another}", required=True, limit=40),
    "picture": Field("text", "marble_red", required=True),
    "setup": Field("text", "logix seats=child,computer:1", required=True),
    "seed": Field("text", "7"),
    "position": Field("text", "board=......./.../... locked=red"),
    "steps": Field("list", "[{say: ..., do: ..., praise: ...}]", required=True),
}
STEP_FIELDS: Final[Mapping[str, Field]] = {
    "position": Field("text", "start"),
    "before": Field("list", "[draw, row 1]"),
    "say": Field("texts", "{de: Leg Rot daneben!, cs: Polož vedle červenou!, en: Put red beside it!}", required=True),
    "show": Field("text", "place red 23"),
    "keep": Field("text", "yes"),
    "do": Field("words", "[place red 23, place red 32]", required=True),
    "otherwise": Field("texts", "{de: Schau noch mal!, cs: Podívej se ještě!, en: Look once more!}"),
    "praise": Field("texts", "{de: Sie berühren sich., cs: Dotýkají se., en: They touch.}", required=True),
    "then": Field("list", "[place blue 34, end]"),
}
NO_OR_YES: Final = ("no", "yes")
START: Final = "start"
"""The position in which the lesson begins."""


class _Findings(Findings):
    """Findings of a lesson, whose codes are all errors."""

    def count(self, _code: str) -> None:
        """Note that there is a problem, without keeping it."""
        self._count += 1
        self.errors += 1


@dataclass(frozen=True)
class Loaded:
    """What came of loading: the lesson, None where anything is at fault; the first problems and how many more."""

    lesson: Lesson | None
    problems: tuple[Problem, ...] = ()
    more: int = 0


def load_lesson(path: Path, games: Mapping[str, AnyGame], library: Library) -> Loaded:
    """Load a lesson of one of `games`, played with what `library` holds; OSError when it cannot be opened."""
    return read_lesson(path.read_bytes(), path.name, games, library)


def read_lesson(data: bytes, file: str, games: Mapping[str, AnyGame], library: Library) -> Loaded:
    """The same for the bytes of a file of that name."""
    source = decode(data, file)
    if isinstance(source, Problem):
        return Loaded(None, (source,))
    root, faults = grow_tree(source)
    if faults or root is None:
        return Loaded(None, tuple(faults))
    findings = _Findings()
    lesson = _Reader(Reporter(findings, source), games, library).lesson(root, file.partition(".")[0])
    problems, more = findings.finish(file)
    return Loaded(None if problems else lesson, problems, more)


class _Reader:
    """Walks one file, notes what is wrong, and plays the lesson through on the way."""

    def __init__(self, reporter: Reporter, games: Mapping[str, AnyGame], library: Library) -> None:
        self._report = reporter.report
        self._reporter = reporter
        self._games = games
        self._library = library

    def lesson(self, root: Node, lesson_id: str) -> Lesson | None:
        if not isinstance(root, Fields):
            self._report("not-a-lesson", None)
            return None
        found = read_fields(root, LESSON_FIELDS, self._reporter)
        title = self._texts(found, "title", LESSON_FIELDS)
        picture = self._picture(found.get("picture"))
        seed = self._seed(found.get("seed"))
        nodes = found.get("steps")
        steps = [self._step_fields(node) for node in nodes.values] if isinstance(nodes, Items) else []
        if isinstance(nodes, Items) and not 1 <= len(steps) <= MOST_STEPS:
            self._report("step-count", nodes, number=len(steps), most=MOST_STEPS)
        setup = self._setup(found.get("setup"))
        board = None if setup is None else self._board(setup, seed, found["setup"])
        if setup is None or board is None:
            return None
        base = self._position(board, found.get("position"), board.initial())
        played = None if base is None else self._play(board, base, steps)
        if played is None:
            return None
        return Lesson(id=lesson_id, title=title, picture=picture, setup=setup, seed=seed, steps=played)

    # ---- the whole -------------------------------------------------------------------------------

    def _picture(self, node: Node | None) -> str:
        if not isinstance(node, Text):
            return ""
        if node.value not in _pictures():
            self._report("unknown-picture", node, node.value, _pictures())
        return node.value

    def _seed(self, node: Node | None) -> int:
        if not isinstance(node, Text):
            return 0
        if not node.value.isdecimal() or len(node.value) > 9:
            self._report("bad-seed", node, node.value)
            return 0
        return int(node.value)

    def _setup(self, node: Node | None) -> Setup | None:
        """The checked setup; a pack without a version gets that of the pack as it is now."""
        if not isinstance(node, Text):
            return None
        game_id = node.value.partition(" ")[0]
        game = self._games.get(game_id)
        if game is None:
            self._report("unknown-game", node, game_id, tuple(self._games), possible=", ".join(self._games))
            return None
        try:
            setup = game.check(parse_setup(node.value))
        except Unreadable:
            self._report("setup-unreadable", node)
            return None
        except Illegal as refused:
            self._report("setup-refused", node, reason=refused.reason)
            return None
        if not any(seat.kind == "child" for seat in setup.seats):
            self._report("no-child", node)
        return self._with_version(setup, node)

    def _with_version(self, setup: Setup, node: Node) -> Setup | None:
        if not setup.source or "@" in setup.source:
            return setup
        try:
            pack = self._library.find("pack", setup.source)
        except LookupError:
            self._report("unknown-pack", node, setup.source)
            return None
        return replace(setup, source=f"{pack.id}@{pack.content_hash}") if isinstance(pack, Pack) else setup

    def _board(self, setup: Setup, seed: int, node: Node) -> Board | None:
        try:
            return Board(self._games[setup.game].rules(setup, self._library), setup, seed)
        except LookupError:
            self._report("unknown-pack", node, setup.source)
            return None

    # ---- steps -----------------------------------------------------------------------------------

    def _step_fields(self, node: Node) -> tuple[Node, dict[str, Node]]:
        if not isinstance(node, Fields):
            self._report("wrong-type", node, field="steps", kind="fields", example=LESSON_FIELDS["steps"].example)
            return node, {}
        return node, read_fields(node, STEP_FIELDS, self._reporter)

    def _play(self, board: Board, base: AnyState, steps: list[tuple[Node, dict[str, Node]]]) -> tuple[Step, ...] | None:
        """All steps, each in its own position or that which the one before leads to; none after one at fault."""
        state = base
        played: list[Step] = []
        going = True
        for node, found in steps:
            read = self._step_words(found)
            if not going:
                continue
            position = found.get("position")
            begun = state if position is None else self._position(board, position, base)
            proven = None if begun is None else self._prove(board, begun, node, found)
            if proven is None:
                going = False
                continue
            start, expected, state = proven
            fresh = "position" in found or "before" in found
            played.append(replace(read, start=start.text, expected=expected, fresh=fresh))
        return tuple(played) if going and played else None

    def _step_words(self, found: dict[str, Node]) -> Step:
        return Step(
            say=self._texts(found, "say", STEP_FIELDS),
            accepts=_move_texts(found.get("do")),
            praise=self._texts(found, "praise", STEP_FIELDS),
            otherwise=self._texts(found, "otherwise", STEP_FIELDS),
            shows="".join(_move_texts(found.get("show"))),
            kept=read_choice(found.get("keep"), "keep-what", NO_OR_YES, self._reporter) == "yes",
            then=_move_texts(found.get("then")),
            start="",
            expected="",
        )

    def _prove(
        self, board: Board, begun: AnyState, node: Node, found: dict[str, Node]
    ) -> tuple[AnyState, str, AnyState] | None:
        places = {text.value: text for name in ("before", "show", "do", "then") for text in _texts_in(found.get(name))}

        def tell(fault: Fault, text: str) -> None:
            self._report(fault.code, places.get(text, found.get("do", node)), **fault.params)

        before, shows, accepts, then = (_move_texts(found.get(name)) for name in ("before", "show", "do", "then"))
        if not accepts:
            return None  # said already
        keep = found.get("keep")
        kept = isinstance(keep, Text) and keep.value == "yes"
        return prove(board, begun, Moves(before, "".join(shows), kept, accepts, then), tell)

    def _position(self, board: Board, node: Node | None, base: AnyState) -> AnyState | None:
        """The state `base` with those fields of its text form that the position gives."""
        if not isinstance(node, Text) or node.value.strip() == START:
            return base
        fields = dict(part.partition("=")[::2] for part in base.text.split(" "))
        given = dict(part.partition("=")[::2] for part in node.value.split())
        try:
            return board.rules.parse_state(" ".join(f"{key}={value}" for key, value in (fields | given).items()))
        except Unreadable:
            self._report("position-unreadable", node)
            return None

    # ---- words -----------------------------------------------------------------------------------

    def _texts(self, found: dict[str, Node], name: str, table: Mapping[str, Field]) -> Texts:
        """A text in every language, none of them longer than a child can keep in mind."""
        node = found.get(name)
        if isinstance(node, Text):
            for language in LANGUAGES:
                self._report("missing-translation", node, field=name, language=language)
            return {}
        for text in node.values if isinstance(node, Fields) else ():
            number = _count_words(text.value) if isinstance(text, Text) else 0
            if number > MOST_WORDS:
                self._report("too-many-words", text, number=number, most=MOST_WORDS)
        return read_texts(node, name, table[name], LANGUAGES, self._reporter)


@cache
def _pictures() -> tuple[str, ...]:
    """The names of all pictures that come with the program."""
    return tuple(sorted(path.stem for path in (content_dir() / "symbols").glob("*.svg")))


def _texts_in(node: Node | None) -> tuple[Text, ...]:
    match node:
        case Text():
            return (node,)
        case Items():
            return tuple(value for value in node.values if isinstance(value, Text))
    return ()


def _move_texts(node: Node | None) -> tuple[str, ...]:
    return tuple(text.value.strip() for text in _texts_in(node))


def _count_words(text: str) -> int:
    """Dashes between words are no words."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split())
