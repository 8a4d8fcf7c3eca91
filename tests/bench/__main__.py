"""`python -m tests.bench [NAME ...] [--json FILE]`: one table of all figures, beside their references and aims."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.bench.alone import measure
from tests.bench.figures import Measured, table
from tests.bench.register import BENCHES


def main(arguments: list[str]) -> int:
    """Run some benches, or all; 2 for a wrong call, 1 when a bench ended early."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(BENCHES)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures for programs as well")
    parsed = parser.parse_args(arguments)
    if unknown := [name for name in parsed.names if name not in BENCHES]:
        print(f"There is no bench {unknown[0]}; there are {', '.join(BENCHES)}.", file=sys.stderr)
        return 2
    if not sys.platform.startswith("linux"):
        print("The benches read /proc and run on Linux only.", file=sys.stderr)
        return 2
    measured = run(parsed.names or BENCHES, parsed.json)
    print(table(measured))
    return 1 if any(one.trouble for one in measured) else 0


def run(names: Iterable[str], file: Path | None) -> list[Measured]:
    """One bench after the other; the file is written after each, so that what was measured stays."""
    measured: list[Measured] = []
    for name in names:
        print(f"{name} ...", file=sys.stderr, flush=True)
        try:
            measured.append(measure(name))
        except KeyboardInterrupt:
            break
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(as_data(measured), indent=1), encoding="utf-8")
    return measured


def as_data(measured: list[Measured]) -> dict[str, object]:
    """The figures for programs, and the machine on which they were measured."""
    machine = {
        "system": platform.platform(),
        "processors": os.cpu_count(),
        "python": platform.python_version(),
    }
    return {"machine": machine, "benches": [one.as_data() for one in measured]}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
