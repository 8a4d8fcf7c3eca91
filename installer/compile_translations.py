"""Compiles translations/*.ts into the .qm files that the app loads; the Makefile, the build and the tests call it.

Call: python installer/compile_translations.py
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "translations"
TARGET = ROOT / "kidslogic" / "_data" / "translations"
LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"
"""Qt's compiler, found through the package: the script's folder need not be on the search path."""


def compile_translations(sources: Path = SOURCES, target: Path = TARGET) -> list[Path]:
    """Write a .qm file into `target` for each .ts file of `sources` that is newer; return those written.

    Raises subprocess.CalledProcessError when Qt's compiler refuses a file.
    """
    target.mkdir(parents=True, exist_ok=True)
    written = []
    for source in sorted(sources.glob("*.ts")):
        compiled = target / f"{source.stem}.qm"
        if compiled.exists() and compiled.stat().st_mtime_ns > source.stat().st_mtime_ns:
            continue
        fresh = target / f"{source.stem}.{os.getpid()}.tmp"  # replaced in one step: another process may be reading
        subprocess.run([sys.executable, "-c", LRELEASE, "-silent", source, "-qm", fresh], check=True)
        fresh.replace(compiled)
        written.append(compiled)
    return written


if __name__ == "__main__":
    compile_translations()
