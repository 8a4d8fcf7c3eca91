"""`python -m tests.gallery`: plays the demo twelve times and lays its pictures out in build/gallery/."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from kidslogic.ui.font import load_fonts
from tests.gallery.sheet import Run, draw

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build" / "gallery"
LANGUAGES = ("de", "cs", "en")
SIZES = ("1024x600", "1280x800", "1920x1200", "800x1280")
AT_ONCE = 2
LIMIT_S = 400


def main() -> int:
    """Run the demos, two at a time, and save the sheets; 1 when a demo failed."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    parsed = _parser().parse_args()
    runs = [(language, size) for language in parsed.lang for size in parsed.size]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        faults = list(pool.map(lambda run: play(*run, reduced_motion=parsed.reduced_motion), runs))
    application = QGuiApplication(sys.argv[:1])
    family = load_fonts()
    for language in parsed.lang:
        sheet = draw(tuple(Run(f"{language}  {size}", pictures(language, size)) for size in parsed.size), family)
        path = OUT / f"{language}.png"
        sheet.save(str(path))
        print(path.relative_to(ROOT))
    application.shutdown()
    for (language, size), fault in zip(runs, faults, strict=True):
        if fault:
            print(f"{language} {size}:\n{fault}", file=sys.stderr)
    return 1 if any(faults) else 0


def play(language: str, size: str, *, reduced_motion: bool = False) -> str:
    """Run the demo once; returns what it complained about, "" when all went well."""
    command = [sys.executable, "-m", "kidslogic", "demo", "--lang", language, "--size", size]
    command += ["--out", str(OUT / language / size), *(["--reduced-motion"] if reduced_motion else [])]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=LIMIT_S)
    except subprocess.TimeoutExpired:
        return f"not ready after {LIMIT_S} seconds"
    return "" if done.returncode == 0 else done.stderr.strip() or f"exit code {done.returncode}"


def pictures(language: str, size: str) -> tuple[Path, ...]:
    """The pictures of a run, in order."""
    return tuple(sorted((OUT / language / size).glob("[0-9][0-9][0-9]-*.png")))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--size", nargs="+", default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--reduced-motion", action="store_true", help="quicker, without pictures of movements")
    return parser


if __name__ == "__main__":
    sys.exit(main())
