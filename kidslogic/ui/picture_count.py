"""Pictures that count: coins and dots laid out so that a child sees the number at a glance.

Up to nine lie as on a die; more coins lie in even rows, as large as there is room.
"""

from __future__ import annotations

from typing import Final

_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
_GROUP = '<g fill="none" stroke="#222" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">'
_DIE: Final = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
    7: ((-1, -1), (-1, 0), (-1, 1), (0, 0), (1, -1), (1, 0), (1, 1)),
    8: ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)),
    9: tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)),
}
"""Places on a die's face, in steps from its middle (x to the right, y down)."""
_MIDDLE = 32.0


def counted_svg(name: str, number: int) -> str:
    """The SVG text of `number` coins (0..20) or dots (1..9); other names or numbers raise ValueError."""
    if name == "coin" and 0 <= number <= 20:
        return _picture(_coins(number))
    if name == "dots" and number in _DIE:
        return _picture(_dots(number))
    raise ValueError(f"{name} cannot be drawn {number} times")


def _picture(parts: str) -> str:
    return f"{_HEAD}{_GROUP}{parts}</g></svg>"


def _dots(number: int) -> str:
    face = '<path d="M14 5H50C56 5 59 8 59 14V50C59 56 56 59 50 59H14C8 59 5 56 5 50V14C5 8 8 5 14 5Z" fill="#FFF"/>'
    places = "".join(f"M{_MIDDLE + 15 * x:g} {_MIDDLE + 15 * y:g}h.01" for x, y in _DIE[number])
    return f'{face}<path d="{places}" stroke-width="10.5"/>'


def _coins(number: int) -> str:
    if number == 0:
        return '<circle cx="32" cy="32" r="17" stroke-width="2.6" stroke-dasharray="5 6.6"/>'
    if number == 1:
        return _coin(_MIDDLE, _MIDDLE, 17)
    if number <= 6:
        return "".join(_coin(_MIDDLE + 15 * x, _MIDDLE + 18.5 * y, 7.7) for x, y in _DIE[number])
    if number <= 9:
        return "".join(_coin(_MIDDLE + 19 * x, _MIDDLE + 19 * y, 7.7) for x, y in _DIE[number])
    return "".join(_coin(x, y, 5.4 if number <= 16 else 4.5) for x, y in _rows(number))


def _rows(number: int) -> list[tuple[float, float]]:
    """Rows of four, from seventeen coins on of five, filled from the top left."""
    per_row = 4 if number <= 16 else 5
    pitch = 52.0 / per_row + 1.2
    height = -(-number // per_row)
    left, top = _MIDDLE - pitch * (per_row - 1) / 2, _MIDDLE - pitch * (height - 1) / 2
    return [(left + pitch * (k % per_row), top + pitch * (k // per_row)) for k in range(number)]


def _coin(x: float, y: float, radius: float) -> str:
    ink = "" if radius > 6 else ' stroke-width="2"'
    rim = f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="#F0E442"{ink}/>'
    if radius < 6:
        return rim
    half = radius * 0.42
    stamp = f"M{x:g} {y - half:g}L{x + half:g} {y:g}L{x:g} {y + half:g}L{x - half:g} {y:g}Z"
    return f'{rim}<path d="{stamp}" fill="#E69F00" stroke-width="1.8"/>'
