"""`kidslogic --smoke`: whether an installation is whole. It is the last step of building any package."""

from __future__ import annotations

import argparse
import os

import kidslogic
from kidslogic.cli.console import FOUND, WELL, print_json
from kidslogic.shell.binding import spare_sources
from kidslogic.shell.display import no_window


def run(_parsed: argparse.Namespace) -> int:
    """Open the window, on no screen where there is none, and print what was found as one line of JSON."""
    if no_window() is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    spare_sources()
    try:
        from kidslogic import app

        found = app.smoke()
    except (ImportError, OSError) as fault:
        found = {"version": kidslogic.__version__, "missing": ["start"], "fault": str(fault)}
    print_json(found)
    return FOUND if found["missing"] else WELL
