"""What a child is shown and told about a row: a short script of beats, and a code with parameters for the words.

The script is data. A screen plays it, draws it as one still strip (reduced motion), or skips it; `words` in
`kidslogic.patterns.sentences` turns code and parameters into at most two sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

BeatKind = Literal["bracket", "glow", "mirror", "lane", "badge", "dial", "jump", "fill"]
LONGEST_SCRIPT_MS: Final = 8000
"""No explanation is longer than this (learning.md 1.6)."""

Group: TypeAlias = tuple[int, ...]
"""Cells that belong together, as indices into the row, counted from 0; the gap is a cell like any other."""


@dataclass(frozen=True)
class Beat:
    """One thing that happens on the row. Groups appear one after the other, evenly spread over the beat.

    | kind | groups | labels |
    | --- | --- | --- |
    | bracket | one per unit, from left to right; the last one may be cut or hold the gap | none |
    | glow | cells that light up together, group after group | none |
    | mirror | pairs (left, right) from outside in; a middle cell stands alone | none |
    | lane | two or three groups: the cells of each row hidden in the row, lifted into lanes | none |
    | badge | one per badge, which hangs over these cells | what is written on it: "1", "2", "+1" |
    | dial | one cell each, from left to right | eighths turned since the cell before: "0" first, then "+2", "-1" |
    | jump | pairs of neighbouring cells of one number line (left, right) | the step: "+2", "-1", "x2" |
    | fill | the gap: the answer appears | none |

    `labels` is empty or has one text per group.
    """

    kind: BeatKind
    groups: tuple[Group, ...]
    start_ms: int
    length_ms: int
    labels: tuple[str, ...] = ()

    @property
    def end_ms(self) -> int:
        """When the beat is over, counted from the start of the script."""
        return self.start_ms + self.length_ms


@dataclass(frozen=True)
class Term:
    """One thing to be named: a value of a channel ("symbol" shell, "colour" red, "number" 3), or several of a cell."""

    values: tuple[tuple[str, str | int], ...]


@dataclass(frozen=True)
class Saying:
    """What is to be said, without the words: a key of content/texts/patterns.yaml and the things to put in.

    A parameter is a number (chooses the plural form), things to be listed by name, or a saying inside the saying.
    """

    code: str
    params: tuple[tuple[str, Param], ...] = ()


Param: TypeAlias = "int | tuple[Term, ...] | Saying"


@dataclass(frozen=True)
class Explanation:
    """Why the answer is right. `family` is a skill id of `FAMILIES`, `code` a key of content/texts/patterns.yaml.

    Code and params are those of a `Saying`; only the words need them, a screen plays the beats.
    """

    family: str
    code: str
    params: tuple[tuple[str, Param], ...]
    beats: tuple[Beat, ...]

    @property
    def length_ms(self) -> int:
        """Length of the whole script, at most `LONGEST_SCRIPT_MS`."""
        return self.beats[-1].end_ms


HintKind = Literal["look", "words", "steps"]


@dataclass(frozen=True)
class Hint:
    """One step of help. Step 1 "look" plays `beats` only; step 2 "words" says the rule without naming the answer
    (`words(explanation, ..., plain=True)`); step 3 "steps" plays the script up to, not with, the "fill"."""

    kind: HintKind
    beats: tuple[Beat, ...]
    explanation: Explanation | None = None
