"""The flag that writes the golden games anew: `pytest tests/games/piraten --write-golden`, then read the diff."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden games anew instead of comparing")
