"""Gathers the licences of everything that the built app holds into one folder.

Call: python installer/collect_licences.py APP_FOLDER TARGET. Run by the interpreter that built the app, for the
packages are looked up in its environment. Libraries that PyInstaller took from the system bring the notice of their
Debian package.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kidslogic.shell.licences import SHIPPED, shipped_parts  # noqa: E402  # the checkout is not installed here

QT_TEXTS = ("LGPL-3", "GPL-3", "LGPL-2.1")
"""Qt is used under the LGPL 3, which is written on top of the GPL 3; FFmpeg under the LGPL 2.1."""
COMMON = Path("/usr/share/common-licenses")


def collect(app: Path, target: Path) -> None:
    """Write all texts below `target`, which is emptied first, and `PARTS.txt`, the list of what they belong to."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", target / "KidsLogic.txt")
    for package in SHIPPED:
        _of_package(package, target)
    _of_python(target)
    for name in QT_TEXTS:
        if (COMMON / name).is_file():
            shutil.copy(COMMON / name, target / f"{name}.txt")
    system = _system_packages(app)
    for package, notice in sorted(system.items()):
        shutil.copy(notice, target / f"debian-{package}.txt")
    ours = [f"{part.name} {part.version}".strip() + f": {part.licence}" for part in shipped_parts()]
    theirs = [f"{package}: debian-{package}.txt" for package in sorted(system)]
    (target / "PARTS.txt").write_text("\n".join([*ours, "", "Libraries of the system:", *theirs, ""]), encoding="utf-8")


def _of_package(package: str, target: Path) -> None:
    for file in metadata.files(package) or ():
        if "dist-info" in str(file) and ("LICEN" in file.name.upper() or "COPYING" in file.name.upper()):
            shutil.copy(str(file.locate()), target / f"{package}-{file.name.removesuffix('.txt')}.txt")


def _of_python(target: Path) -> None:
    for folder in (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)):
        for name in ("LICENSE.txt", "LICENSE"):
            if (folder / name).is_file():
                shutil.copy(folder / name, target / "Python.txt")
                return


def _system_packages(app: Path) -> dict[str, Path]:
    """The Debian packages whose libraries lie in the app, with their copyright notices; none on other systems."""
    if shutil.which("dpkg-query") is None:
        return {}
    names = {file.name for file in app.rglob("*.so*") if file.is_file()}
    listing = subprocess.run(["dpkg-query", "-S", "*.so*"], capture_output=True, text=True, check=False).stdout
    found = {}
    for line in listing.splitlines():
        owner, _, path = line.partition(": ")
        package = owner.split(":")[0]
        notice = Path("/usr/share/doc", package, "copyright")
        if Path(path).name in names and notice.is_file():
            found[package] = notice
    return found


if __name__ == "__main__":
    collect(Path(sys.argv[1]), Path(sys.argv[2]))
