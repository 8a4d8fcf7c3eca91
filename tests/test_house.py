"""The rules of the house that no linter knows: sizes, places, words and pins."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from PySide6.QtWidgets import QWidget

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
FOLDERS = {"kidslogic", "content", "translations", "tests", "installer"}
TOP_FILES = {"README.md", "ARCHITECTURE.md", "CHANGELOG.md", "LICENSE", "Makefile", "pyproject.toml"}
REQUIREMENTS = {"requirements.txt", "requirements-dev.txt"}

LINES_OF_A_FILE = 400
LINES_OF_A_FUNCTION = 50

# Spelled in pieces, so that this file is not itself a find.
MACHINE_PATHS = "|".join(["/wo" + "rk/", "/ro" + "ot/", "/ho" + r"me/\w+/", "/tm" + "p/", r"\.\./sha" + "red"])
REGISTRY_HOSTS = "|".join(
    ["pypi" + r"\.org", "python" + r"hosted\.org", "deb" + r"\.debian\.org", "npmjs" + r"\.(org|com)"]
)
UNFINISHED = r"\b(TO" + r"DO|FIX" + r"ME)\b"

SILENCED = re.compile(r"#\s*(type:\s*ignore|noqa)")
SILENCED_WITH_REASON = re.compile(r"#\s*(type: ignore\[[\w, -]+\]|noqa: [A-Z0-9, ]+?)\s+# \w+")


def tree_files() -> list[Path]:
    """All files of the project: what git keeps or would keep."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listing.split("\0") if name and (ROOT / name).is_file()]


FILES = tree_files()
PYTHON_FILES = [path for path in FILES if path.suffix == ".py"]


def lines_matching(pattern: str, paths: list[Path]) -> list[str]:
    found = []
    for path in paths:
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a sound
        numbered = enumerate(text.splitlines(), 1)
        found += [f"{path.relative_to(ROOT)}:{number}: {line}" for number, line in numbered if re.search(pattern, line)]
    return found


def test_the_binding_keeps_its_references_to_none(qtbot):
    """A Qt binding that drops one at each call (6.12 on Python 3.11) crashes the app after some thousand calls."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.update()
    before = sys.getrefcount(None)
    for _ in range(200):
        widget.update()
    assert sys.getrefcount(None) > before - 50


def test_the_top_level_is_as_designed():
    names = {path.relative_to(ROOT).parts[0] for path in FILES}
    visible = {name for name in names if not name.startswith(".")}
    assert {name for name in visible if (ROOT / name).is_dir()} == FOLDERS
    assert {name for name in visible if (ROOT / name).is_file()} <= TOP_FILES | REQUIREMENTS


@pytest.mark.parametrize("folder", sorted(FOLDERS - {"kidslogic"}))
def test_each_folder_says_how_to_add_to_it(folder):
    assert (ROOT / folder / "README.md").is_file()


def test_no_source_file_is_too_long():
    sources = [path for path in FILES if path.suffix in {".py", ".sh"} or path.name == "Makefile"]
    lengths = {path.relative_to(ROOT): len(path.read_text("utf-8").splitlines()) for path in sources}
    assert not {str(path): length for path, length in lengths.items() if length > LINES_OF_A_FILE}


def test_no_function_is_too_long():
    too_long = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}: {node.end_lineno - node.lineno + 1} lines"
        for path in PYTHON_FILES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno - node.lineno + 1 > LINES_OF_A_FUNCTION
    ]
    assert not too_long


@pytest.mark.parametrize("pattern", [MACHINE_PATHS, REGISTRY_HOSTS, UNFINISHED], ids=["paths", "hosts", "unfinished"])
def test_nothing_belongs_to_one_machine_or_is_unfinished(pattern):
    assert not lines_matching(pattern, FILES)


def test_every_silenced_check_says_which_and_why():
    silenced = lines_matching(SILENCED.pattern, [path for path in PYTHON_FILES if path != Path(__file__)])
    assert not [line for line in silenced if not SILENCED_WITH_REASON.search(line)]


def test_the_import_contracts_know_no_exceptions():
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    assert not [contract["name"] for contract in contracts if "ignore_imports" in contract]


def test_only_rooms_with_windows_import_qt():
    with_windows = re.compile(r"kidslogic/(app\.py|shell/|ui/|games/\w+/view/)")
    code = [path.relative_to(ROOT).as_posix() for path in PYTHON_FILES if path.is_relative_to(ROOT / "kidslogic")]
    pure = [ROOT / name for name in code if not with_windows.match(name)]
    assert not lines_matching(r"^\s*(from|import) (PySide6|shiboken6)", pure)


def test_the_command_line_loads_no_qt():
    code = "import sys, kidslogic.cli; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_every_dependency_is_pinned_within_its_range(version):
    def active(lines: list[str]) -> list[Requirement]:
        requirements = [Requirement(line) for line in lines]
        return [r for r in requirements if r.marker is None or r.marker.evaluate({"python_version": version})]

    text = (ROOT / "requirements.txt").read_text("utf-8")
    pins = active([line for line in text.splitlines() if line and not line.startswith("#")])
    pinned = {pin.name.lower(): str(pin.specifier).removeprefix("==") for pin in pins}
    assert len(pinned) == len(pins)
    for dependency in active(PROJECT["project"]["dependencies"]):
        assert dependency.specifier.contains(pinned[dependency.name.lower()]), dependency
