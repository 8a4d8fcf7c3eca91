"""How the code asks for texts: only in ways in which lupdate finds them."""

import ast
import importlib
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TRANSLATING = {"tr", "QT_TRANSLATE_NOOP", "QT_TRANSLATE_NOOP3", "QT_TR_NOOP"}
MAY_ASK = re.compile(rf"\b({'|'.join([*TRANSLATING, 'translate'])})\s*\(")
"""Code without it asks for nothing, and need not be parsed."""


def is_translating(node: ast.AST) -> bool:
    """Whether the node is a call of tr, QCoreApplication.translate or one of the marking functions."""
    if not isinstance(node, ast.Call):
        return False
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in TRANSLATING:
            return True
        case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate"):
            return True
    return False


def nodes_of(code: str) -> list[ast.AST]:
    """The syntax of code that may ask for texts; nothing of other code."""
    return list(ast.walk(ast.parse(code))) if MAY_ASK.search(code) else []


def faults(code: str) -> list[str]:
    """The lines of `code` whose texts lupdate would miss or take wrongly, each with the reason."""
    nodes = nodes_of(code)
    in_f_string = {part for node in nodes if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    found = []
    for node in filter(is_translating, nodes):
        if node in in_f_string:
            found.append(f"line {node.lineno}: asked for inside an f-string")
        if any(isinstance(argument, ast.JoinedStr | ast.BinOp) for argument in node.args):
            found.append(f"line {node.lineno}: the text is put together, not written out")
        if node.keywords:
            found.append(f"line {node.lineno}: arguments by name are not seen")
        if isinstance(node.func, ast.Attribute) and node.func.attr == "translate" and len(node.args) > 3:
            found.append(f"line {node.lineno}: plural forms are seen in tr() only")
    return found


@pytest.mark.parametrize(
    "code",
    [
        "f\"{self.tr('Hello')} {name}\"",
        'self.tr(f"Hello {name}")',
        'self.tr("Hello " + name)',
        'self.tr("%n row(s)", "", n=3)',
        'QCoreApplication.translate("Rows", "%n row(s)", None, 3)',
    ],
)
def test_a_text_that_lupdate_would_miss_is_a_fault(code):
    assert faults(code)


@pytest.mark.parametrize(
    "code",
    [
        'self.tr("Hello {name}").format(name=name)',
        'self.tr("%n row(s)", "", 3)',
        'self.tr("one " "two")',
        "painter.translate(x + 1, y)",
        'QCoreApplication.translate("Rows", "Hello")',
    ],
)
def test_a_text_that_lupdate_finds_is_none(code):
    assert not faults(code)


def test_the_code_asks_only_in_ways_that_lupdate_finds():
    found = {
        str(path.relative_to(ROOT)): lines
        for path in sorted((ROOT / "kidslogic").rglob("*.py"))
        if (lines := faults(path.read_text("utf-8")))
    }
    assert not found


def plural_classes(code: str) -> set[str]:
    """The classes of `code` that ask for plural forms in their own context."""
    return {
        node.name
        for node in nodes_of(code)
        if isinstance(node, ast.ClassDef)
        and any(is_translating(call) and len(call.args) > 2 for call in ast.walk(node) if isinstance(call, ast.Call))
    }


@cache
def modules_with_plurals() -> list[tuple[str, str]]:
    """The modules whose classes ask for plural forms, with the names of these classes."""
    return [
        (".".join(path.relative_to(ROOT).with_suffix("").parts), name)
        for path in sorted((ROOT / "kidslogic").rglob("*.py"))
        for name in sorted(plural_classes(path.read_text("utf-8")))
    ]


def test_a_class_that_asks_for_plurals_is_found():
    assert plural_classes('class Rows:\n    def words(self):\n        return self.tr("%n row(s)", "", 3)') == {"Rows"}
    assert not plural_classes('class Rows:\n    def words(self):\n        return self.tr("row")')
    assert len(modules_with_plurals()) > 20


def test_no_class_that_asks_for_plurals_has_subclasses():
    """Qt looks a plural up under the name of the object's own class only: a subclass would speak English."""
    for path in sorted((ROOT / "kidslogic").rglob("*.py")):
        if path.stem != "__main__":
            importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    heirs = {
        name: [
            heir.__name__
            for heir in getattr(importlib.import_module(module), name).__subclasses__()
            if heir.__module__.startswith("kidslogic.")
        ]
        for module, name in modules_with_plurals()
    }
    assert {name: classes for name, classes in heirs.items() if classes} == {}
