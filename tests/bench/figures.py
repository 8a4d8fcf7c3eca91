"""Figures and the table they are printed in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """Something that was measured: `app` and, where it makes sense, the same of something bare, both in `unit`:
    of a window without the app, of a parser without a check.

    `aim` says what is hoped for; nothing fails when it is missed.
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


def table(figures: Iterable[Figure]) -> str:
    """The figures as plain text in columns: name, app, bare, ratio, aim."""
    rows = [("", "KidsLogic", "bare", "ratio", "aim"), *map(_cells, figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        name, *numbers, aim = row
        middle = "  ".join(number.rjust(width) for number, width in zip(numbers, widths[1:-1], strict=True))
        lines.append(f"{name.ljust(widths[0])}  {middle}  {aim}".rstrip())
    return "\n".join(lines)


def _cells(figure: Figure) -> tuple[str, str, str, str, str]:
    return (
        figure.name,
        _number(figure.app, figure.unit),
        "" if figure.bare is None else _number(figure.bare, figure.unit),
        "" if figure.ratio is None else _times(figure.ratio),
        figure.aim,
    )


def _times(ratio: float) -> str:
    return f"{ratio:.{1 if ratio >= 1 else 2}f} x"


def _number(value: float, unit: str) -> str:
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:.{digits}f} {unit}"
