"""Qt's binding reads no source of the app: Python would keep the lines for good."""

import linecache
import subprocess
import sys
from pathlib import Path

from kidslogic.shell.binding import spare_sources

ROOT = Path(__file__).parents[2]


def sources_kept() -> list[str]:
    """The files of the app whose lines Python keeps once all of it is there."""
    assert spare_sources()
    from kidslogic import app

    assert app.play
    return [name for name, entry in linecache.cache.items() if "kidslogic" in name and len(entry) > 1]


def test_no_source_of_the_app_is_read():
    call = [sys.executable, "-m", "tests.shell.test_binding"]  # here the app has been imported already
    fresh = subprocess.run(call, cwd=ROOT, check=True, capture_output=True, text=True, timeout=60)
    assert fresh.stdout.strip() == "[]"


if __name__ == "__main__":
    print(sources_kept())
