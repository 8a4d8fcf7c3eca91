"""The rules of the house that no linter knows: sizes, places, words, import cycles and pins."""

import ast
import importlib.metadata
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
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


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All statements below a node: functions are found among them alone, and expressions are many times as many."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield child
            yield from statements(child)


def test_no_function_is_too_long():
    too_long = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}: {node.end_lineno - node.lineno + 1} lines"
        for path in PYTHON_FILES
        for node in statements(ast.parse(path.read_text("utf-8")))
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


def test_no_module_imports_itself_in_the_end():
    """Not across rooms and not inside one. What only the type checker reads may look back at its owner."""
    graph = grimp.build_graph("kidslogic", cache_dir=None, exclude_type_checking_imports=True)
    imported = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imported).prepare()  # raises CycleError, which names the modules


# ---- dependencies ----------------------------------------------------------------------------------


def pins(*names: str) -> list[Requirement]:
    """The lines of these files of requirements."""
    lines = [line for name in names for line in (ROOT / name).read_text("utf-8").splitlines()]
    return [Requirement(line) for line in lines if line and not line.startswith(("#", "-r"))]


def active(requirements: Iterable[Requirement], **environment: str) -> list[Requirement]:
    return [one for one in requirements if one.marker is None or one.marker.evaluate({"extra": "", **environment})]


def declared() -> list[Requirement]:
    """What pyproject.toml asks for: to play, to test, to check."""
    lists = [PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"].values()]
    return [Requirement(line) for lines in lists for line in lines]


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_every_dependency_is_pinned_within_its_range(version):
    here = active(pins(*sorted(REQUIREMENTS)), python_version=version)
    pinned = {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in here}
    assert len(pinned) == len(here)
    for dependency in active(declared(), python_version=version):
        assert dependency.specifier.contains(pinned[canonicalize_name(dependency.name)]), dependency


def test_nothing_is_pinned_that_nobody_asks_for():
    asked = {canonicalize_name(one.name) for one in active(declared())}
    waiting = list(asked)
    while waiting:
        needs = active(Requirement(line) for line in importlib.metadata.requires(waiting.pop()) or ())
        fresh = {canonicalize_name(one.name) for one in needs} - asked
        asked |= fresh
        waiting += fresh
    assert {canonicalize_name(pin.name) for pin in active(pins(*sorted(REQUIREMENTS)))} == asked
