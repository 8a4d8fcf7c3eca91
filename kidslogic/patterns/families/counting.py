"""Rules of numbers and of turns: always the same step, steps that change by a rule, doubling, sums."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from kidslogic.patterns.channels import Channel, Value
from kidslogic.patterns.explanation import Saying, Term
from kidslogic.patterns.families.family import Family, Scene, Shown, signed
from kidslogic.patterns.fits import Fit, Params, step_bits

_LARGEST_STEP = 20


def told(channel: Channel, family: str, params: Params, cells: Sequence[int], bits: float, given: int) -> Iterator[Fit]:
    """The fit that tells these cells, if they contradict no visible one; `given` numbers of it are free."""
    cells = [cell % channel.ring for cell in cells] if channel.ring else cells
    if any(cell < 0 for cell in cells):
        return
    if all(mine is None or mine == cell for mine, cell in zip(channel.cells, cells, strict=True)):
        yield Fit(family, params, tuple(cells), bits + channel.literal_bits, len(channel.visible) - given)


def counts(channel: Channel) -> Iterator[Fit]:
    """Always the same step up or down; on a ring always the same turn."""
    seen = _seen(channel)
    if len(seen) < 2 or channel.steady:
        return
    (i, first), (j, second) = seen[:2]
    length = len(channel.cells)
    for step in _steps_between(channel, first, second, j - i):
        cells = [first + step * (k - i) for k in range(length)]
        yield from told(channel, "count", (("step", step),), cells, 1.5 + step_bits(step), 2)


def _steps_between(channel: Channel, first: int, second: int, distance: int) -> list[int]:
    if channel.ring:
        # Half a turn looks the same both ways: that is a change of two things, not a turn.
        largest = (channel.ring - 1) // 2
        turns = [turn for size in range(1, largest + 1) for turn in (size, -size)]
        return [turn for turn in turns if (turn * distance - (second - first)) % channel.ring == 0]
    step, rest = divmod(second - first, distance)
    return [step] if rest == 0 and step and abs(step) <= _LARGEST_STEP else []


def _seen(channel: Channel) -> list[tuple[int, int]]:
    numbers = channel.numbers
    return [] if numbers is None else [(i, number) for i, number in enumerate(numbers) if number is not None]


def growing_steps(channel: Channel) -> Iterator[Fit]:
    """Each step is larger (or smaller) than the one before by the same amount: 1 2 4 7, quarter turn then half."""
    seen = _seen(channel)
    if len(seen) < 3:
        return
    for first, step, growth in _ring_growths(channel) if channel.ring else _growths(seen):
        length = len(channel.cells)
        steps = [step + growth * k for k in range(length - 1)]
        if not channel.ring and min(steps) < 0 < max(steps):
            continue
        cells = running(first, steps)
        bits = 3.0 + step_bits(step) + step_bits(growth)
        yield from told(channel, "steps-grow", (("step", step), ("growth", growth)), cells, bits, 3)


def _growths(seen: list[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    (i, a), (j, b), (k, c) = seen[:3]
    # Newton's divided differences: v(x) = first + step x + growth x (x - 1) / 2
    growth, rest = divmod(2 * ((c - b) * (j - i) - (b - a) * (k - j)), (k - j) * (j - i) * (k - i))
    if rest or growth == 0:
        return
    step, rest = divmod(2 * (b - a) - growth * (j * (j - 1) - i * (i - 1)), 2 * (j - i))
    if rest == 0 and max(abs(step), abs(growth)) <= _LARGEST_STEP:
        yield a - step * i - growth * i * (i - 1) // 2, step, growth


def _ring_growths(channel: Channel) -> Iterator[tuple[int, int, int]]:
    i, value = _seen(channel)[0]
    for growth in (1, -1, 2, -2):
        for step in (1, 2, 3, -1, -2, -3):
            yield value - step * i - growth * i * (i - 1) // 2, step, growth


def running(first: int, steps: Sequence[int]) -> list[int]:
    """The numbers that start at `first` and go on by these steps."""
    cells = [first]
    for step in steps:
        cells.append(cells[-1] + step)
    return cells


def steps_in_turn(channel: Channel) -> Iterator[Fit]:
    """Two or three steps take turns: +1 +2 +1 +2."""
    seen = dict(_seen(channel))
    length = len(channel.cells)
    if channel.ring:
        return
    for period in (2, 3):
        rises = {seen[i + period] - seen[i] for i in seen if i + period in seen}
        if len(rises) != 1 or 0 in rises:
            continue
        rise = rises.pop()
        start = {i % period: number - rise * (i // period) for i, number in seen.items()}
        if len(start) < period:
            continue
        cells = [start[i % period] + rise * (i // period) for i in range(length)]
        steps = [cells[i + 1] - cells[i] for i in range(period)]
        if len(set(steps)) == 1 or 0 in steps or len(seen) < 2 * period:
            continue
        bits = 2.0 + period + sum(step_bits(step) for step in steps)
        params = tuple((f"step{i}", step) for i, step in enumerate(steps))
        yield from told(channel, "steps-turn", params, cells, bits, period + 1)


def steps_in_pairs(channel: Channel) -> Iterator[Fit]:
    """Each step comes twice, then grows: +1 +1 +2 +2."""
    seen = _seen(channel)
    length = len(channel.cells)
    if channel.ring or len(seen) < 4:
        return
    index, value = seen[0]
    for growth in (1, -1, 2):
        for step in range(1, 7):
            cells = running(0, [step + growth * (i // 2) for i in range(length - 1)])
            cells = [cell + value - cells[index] for cell in cells]
            bits = 5.0 + step_bits(step) + step_bits(growth)
            yield from told(channel, "steps-pairs", (("step", step), ("growth", growth)), cells, bits, 3)


def doubling_steps(channel: Channel) -> Iterator[Fit]:
    """The step doubles every time: +1 +2 +4 (1 2 4 8 is plain doubling and cheaper)."""
    seen = _seen(channel)
    length = len(channel.cells)
    if channel.ring or len(seen) < 4:
        return
    index, value = seen[0]
    for step in (1, 2, 3, 4, 5):
        cells = running(0, [step * 2**i for i in range(length - 1)])
        cells = [cell + value - cells[index] for cell in cells]
        yield from told(channel, "steps-double", (("step", step),), cells, 5.0 + step_bits(step), 2)


def multiples(channel: Channel) -> Iterator[Fit]:
    """Twice or three times as many every time, or half as many."""
    seen = _seen(channel)
    length = len(channel.cells)
    if channel.ring or len(seen) < 2 or channel.steady:
        return
    for factor in (2, 3):
        for back in (False, True):
            cells = _powers(seen[0], factor, length, back=back)
            if cells:
                bits = 3.0 + factor - 2 + (1.0 if back else 0.0)
                yield from told(channel, "double", (("factor", factor), ("back", int(back))), cells, bits + 1.0, 2)


def _powers(known: tuple[int, int], factor: int, length: int, *, back: bool) -> list[int] | None:
    index, value = known
    exponents = [(index - i if back else i - index) for i in range(length)]
    if value <= 0 or any(e < 0 and value % factor**-e for e in exponents):
        return None
    return [value * factor**e if e >= 0 else value // factor**-e for e in exponents]


def operations_in_turn(channel: Channel) -> Iterator[Fit]:
    """Plus and times take turns: +1, x2, +1, x2."""
    numbers = channel.numbers
    if channel.ring or numbers is None or numbers[0] is None or len(channel.visible) < 5:
        return
    for add in range(1, 6):
        for factor in (2, 3):
            for plus_first in (True, False):
                cells = [numbers[0]]
                for i in range(len(numbers) - 1):
                    plus = (i % 2 == 0) == plus_first
                    cells.append(cells[-1] + add if plus else cells[-1] * factor)
                params = (("add", add), ("factor", factor), ("first", int(plus_first)))
                yield from told(channel, "operations", params, cells, 6.0 + step_bits(add), 3)


def sums(channel: Channel) -> Iterator[Fit]:
    """Every number is the sum of the two before it."""
    numbers = channel.numbers
    if channel.ring or numbers is None or len(channel.visible) < 3:
        return
    for first, second in _beginnings(numbers):
        cells = [first, second]
        while len(cells) < len(numbers):
            cells.append(cells[-2] + cells[-1])
        yield from told(channel, "sum", (), cells, 5.0 + channel.literal_bits, 2)


def _beginnings(numbers: Sequence[int | None]) -> Iterator[tuple[int, int]]:
    a, b, c = (*numbers, None)[:3]
    if a is not None and b is not None:
        yield a, b
    elif a is not None and c is not None:
        yield a, c - a
    elif b is not None and c is not None:
        yield c - b, b


# --- how these rules are told and shown -------------------------------------------------------------------------------


def count_says(fit: Fit, shown: Shown) -> Saying:
    """Words for an equal step; turns say which way and how far."""
    step = fit.param("step")
    if shown.channel == "pos":
        return Saying("ring-on" if step > 0 else "ring-back", (("step", abs(step)),))
    if shown.channel in ("rot", "direction"):
        size = {1: "eighth", 2: "quarter", 3: "wide"}[abs(step)]
        return Saying(f"turn-{size}-{'right' if step > 0 else 'left'}")
    return Saying("count-up" if step > 0 else "count-down", (("step", abs(step)),))


def _neighbours(length: int) -> tuple[tuple[int, int], ...]:
    return tuple((i, i + 1) for i in range(length - 1))


def jumps(fit: Fit, shown: Shown) -> tuple[Scene, ...]:
    """A number line jumps from cell to cell, a dial turns where the channel goes round."""
    numbers = [cell for cell in fit.cells if isinstance(cell, int)]
    steps = [after - before for before, after in pairwise(numbers)]
    if shown.channel in ("rot", "direction"):
        eighths = ["0", *(signed((step + 3) % 8 - 3) for step in steps)]
        return (Scene("dial", tuple((i,) for i in range(len(numbers))), tuple(eighths)),)
    if shown.channel == "pos":
        return (Scene("jump", _neighbours(len(numbers)), tuple(signed((step + 1) % 4 - 1) for step in steps)),)
    return (Scene("jump", _neighbours(len(numbers)), tuple(signed(step) for step in steps)),)


def _times(fit: Fit, _shown: Shown) -> tuple[Scene, ...]:
    sign = ":" if fit.param("back") else "x"
    pairs = _neighbours(len(fit.cells))
    return (Scene("jump", pairs, (f"{sign}{fit.param('factor')}",) * len(pairs)),)


def _operations_shows(fit: Fit, _shown: Shown) -> tuple[Scene, ...]:
    pairs = _neighbours(len(fit.cells))
    signs = (f"+{fit.param('add')}", f"x{fit.param('factor')}")
    return (Scene("jump", pairs, tuple(signs[(i + 1 + fit.param("first")) % 2] for i in range(len(pairs)))),)


def _sum_shows(_fit: Fit, shown: Shown) -> tuple[Scene, ...]:
    """The first two and the two before the gap are taken together."""
    before = max(0, shown.gap - 2)
    pairs = ((before, before + 1),) if before < 2 else ((0, 1), (before, before + 1))
    return (Scene("bracket", pairs), Scene("badge", pairs, ("+",) * len(pairs)))


def _number_wrong(fit: Fit, shown: Shown) -> Iterator[tuple[Value, str]]:
    right = fit.cells[shown.gap]
    neighbour = fit.cells[shown.gap - 1] if shown.gap else fit.cells[1]
    if not isinstance(right, int) or not isinstance(neighbour, int):
        return
    if shown.channel in ("rot", "direction", "pos"):
        ring = 4 if shown.channel == "pos" else 8
        yield (2 * neighbour - right) % ring, "wrong-turn"
        return
    yield neighbour, "no-growth"
    before = fit.cells[shown.gap - 2] if shown.gap > 1 else None
    if isinstance(before, int):
        yield 2 * neighbour - before, "other-rule"
    yield right + 1, "off-by-one"
    yield right - 1, "off-by-one"


def _steps_says(fit: Fit, shown: Shown) -> Saying:
    if shown.channel in ("rot", "direction", "pos"):
        return Saying("steps-turn-ring")
    step, growth = fit.param("step"), fit.param("growth")
    rising = (step + growth * (len(fit.cells) - 2) >= 0) == (growth > 0)
    return Saying("steps-grow" if rising else "steps-shrink", (("growth", abs(growth)),))


def _turn_says(fit: Fit, _shown: Shown) -> Saying:
    steps = tuple(Term((("step", step),)) for _, step in fit.params)
    return Saying("steps-turn", (("steps", steps),))


def _count_level(fit: Fit, channel: Channel) -> float:
    """Small steps forward are easiest; quarter turns are easier than eighths."""
    step = fit.param("step")
    if channel.ring:
        return {1: 4.6, 2: 3.6, 3: 5.4}[abs(step)] if channel.ring == 8 else 4.0
    return 2.8 + 0.3 * min(3, abs(step) - 1) + (0.4 if step < 0 else 0.0)


def _grow_level(_fit: Fit, channel: Channel) -> float:
    return 6.0 if channel.ring else 7.0


COUNT = Family(
    code="count",
    skill="count",
    fits=counts,
    level=_count_level,
    says=count_says,
    shows=jumps,
    wrong=_number_wrong,
)
STEPS_GROW = Family("steps-grow", "steps", growing_steps, _grow_level, _steps_says, jumps, _number_wrong)
STEPS_TURN = Family("steps-turn", "steps", steps_in_turn, lambda *_: 7.0, _turn_says, jumps, _number_wrong)
STEPS_PAIRS = Family(
    "steps-pairs", "steps", steps_in_pairs, lambda *_: 7.5, lambda *_: Saying("steps-pairs"), jumps, _number_wrong
)
STEPS_DOUBLE = Family(
    "steps-double", "steps", doubling_steps, lambda *_: 7.5, lambda *_: Saying("steps-double"), jumps, _number_wrong
)
OPERATIONS = Family(
    code="operations",
    skill="steps",
    fits=operations_in_turn,
    level=lambda *_: 8.0,
    says=lambda fit, _: Saying("operations", (("add", fit.param("add")), ("factor", fit.param("factor")))),
    shows=_operations_shows,
    wrong=_number_wrong,
)
DOUBLE = Family(
    code="double",
    skill="double",
    fits=multiples,
    level=lambda fit, _: 6.6 + 0.4 * (fit.param("factor") - 2) + 0.4 * fit.param("back"),
    says=lambda fit, _: Saying(("halve" if fit.param("back") else "double") + f"-{fit.param('factor')}"),
    shows=_times,
    wrong=_number_wrong,
)
SUM = Family("sum", "steps", sums, lambda *_: 8.0, lambda *_: Saying("sum"), _sum_shows, _number_wrong)
