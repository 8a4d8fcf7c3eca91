"""`python -m tests.bench.as_kidslogic MODULE ...` runs a module of the bench as the command line starts the app."""

from __future__ import annotations

import runpy
import sys

from kidslogic.shell.binding import spare_sources

if __name__ == "__main__":
    spare_sources()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
