"""Hatchling's build hook: a wheel carries compiled translations, which pyproject.toml lists as artifacts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    """Compiles translations/*.ts before the files of the wheel are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called once for each build; the arguments say what is being built and are not needed."""
        subprocess.run([sys.executable, Path(self.root, "installer", "compile_translations.py")], check=True)
