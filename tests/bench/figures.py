"""Figures, whether they reach their aims, and the table they are printed in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

_AIM = re.compile(r"(?P<sign><=|>=|<|>)?\s*(?P<low>\d[\d.]*)(?:\s*(?:-|to)\s*(?P<high>\d[\d.]*))?\s*(?P<times>x\b)?")


@dataclass(frozen=True)
class Figure:
    """Something that was measured: `app` and, where it makes sense, the same of something bare, both in `unit`:
    of a window without the app, of a parser without a check.

    `aim` says what is hoped for; nothing fails when it is missed. It begins with a bound (`<= 6 x` for the ratio,
    `<= 20 ms`), a range (`55 to 75 %`) or a number that is to be met; other words are for the reader alone.
    """

    name: str
    unit: str
    app: float
    bare: float | None = None
    aim: str = ""

    @property
    def ratio(self) -> float | None:
        """How many times the bare figure it is; None without one or beside nothing."""
        return None if not self.bare else self.app / self.bare

    @property
    def met(self) -> bool | None:
        """Whether the aim is reached; None where there is none, or none that can be told from this figure."""
        aim = _AIM.match(self.aim)
        if aim is None:
            return None
        value = self.ratio if aim["times"] else self.app
        if value is None:
            return None
        low = float(aim["low"])
        match aim["sign"]:
            case "<=":
                return value <= low
            case ">=":
                return value >= low
            case "<":
                return value < low
            case ">":
                return value > low
        return low <= value <= float(aim["high"] or low)

    def as_data(self) -> dict[str, Any]:
        """For JSON; what the reader could work out stands there as well."""
        return {
            "name": self.name,
            "unit": self.unit,
            "value": self.app,
            "reference": self.bare,
            "ratio": self.ratio,
            "aim": self.aim,
            "met": self.met,
        }


def figure_of(data: Mapping[str, Any]) -> Figure:
    """The figure that `as_data` wrote."""
    return Figure(data["name"], data["unit"], data["value"], data["reference"], data["aim"])


@dataclass(frozen=True)
class Measured:
    """What one bench measured in `seconds`; `trouble` says why it ended early, "" when it did not."""

    bench: str
    figures: tuple[Figure, ...]
    seconds: float = 0.0
    trouble: str = ""
    load: tuple[float, float] = field(default=(0.0, 0.0))
    """How many processes wanted a processor in the last minute, before and after."""

    def as_data(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "bench": self.bench,
            "seconds": round(self.seconds, 1),
            "load": [round(load, 1) for load in self.load],
            "trouble": self.trouble,
            "figures": [figure.as_data() for figure in self.figures],
        }


def table(measured: Iterable[Measured]) -> str:
    """All figures as plain text in columns, a line above those of each bench, and below how many aims are met."""
    every = tuple(measured)
    blocks = [[_cells(figure) for figure in one.figures] for one in every]
    head = ("", "KidsLogic", "reference", "ratio", "met", "aim")
    rows = [head, *(row for block in blocks for row in block)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = [_line(head, widths)]
    for one, block in zip(every, blocks, strict=True):
        lines.append(f"{one.bench} ({one.seconds:.0f} s at a load of {one.load[0]:.1f} to {one.load[1]:.1f})")
        lines += [_line(row, widths) for row in block]
        if one.trouble:
            lines.append(f"  ended early: {one.trouble}")
    verdicts = [figure.met for one in every for figure in one.figures if figure.met is not None]
    lines.append(f"{sum(verdicts)} of {len(verdicts)} aims are met.")
    return "\n".join(lines)


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    name, *numbers, met, aim = row
    middle = "  ".join(number.rjust(width) for number, width in zip(numbers, widths[1:-2], strict=True))
    return f"  {name.ljust(widths[0])}  {middle}  {met.ljust(widths[-2])}  {aim}".rstrip()


def _cells(figure: Figure) -> tuple[str, ...]:
    return (
        figure.name,
        _number(figure.app, figure.unit),
        "" if figure.bare is None else _number(figure.bare, figure.unit),
        "" if figure.ratio is None else _times(figure.ratio),
        "" if figure.met is None else "yes" if figure.met else "no",
        figure.aim,
    )


def _times(ratio: float) -> str:
    return f"{ratio:.{1 if ratio >= 1 else 2}f} x"


def _number(value: float, unit: str) -> str:
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:.{digits}f} {unit}".rstrip()
