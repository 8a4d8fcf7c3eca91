"""`python -m tests.bench [NAME ...]`: prints what the app costs beside a bare Qt window."""

from __future__ import annotations

import sys

from tests.bench.figures import table
from tests.bench.register import BENCHES


def main(names: list[str]) -> int:
    """Run some benches, or all; 2 for a name that is none."""
    if unknown := [name for name in names if name not in BENCHES]:
        print(f"There is no bench {unknown[0]}; there are {', '.join(BENCHES)}.", file=sys.stderr)
        return 2
    if not sys.platform.startswith("linux"):
        print("The benches read /proc and run on Linux only.", file=sys.stderr)
        return 2
    print(table(figure for name in names or BENCHES for figure in BENCHES[name]()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
