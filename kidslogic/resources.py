"""Where the files live that are not code: in the checkout, or in the installed package."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

PACKAGE: Final = Path(__file__).resolve().parent
DATA: Final = PACKAGE / "_data"
"""What the build adds to the package: in a wheel content and translations, in a checkout compiled translations only."""


def content_dir() -> Path:
    """Folder of packs, lessons, games, symbols and sounds, laid out as design.md section 2 shows `content/`."""
    installed = DATA / "content"
    return installed if installed.is_dir() else PACKAGE.parent / "content"


def content_data(name: str) -> Any:
    """The plain data of a YAML file of ours in the content folder, such as `texts/patterns.yaml`.

    For files that come with the program and are right; what people write is read by `kidslogic.packs`.
    """
    return yaml.load((content_dir() / name).read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)


def translations_dir() -> Path:
    """Folder of the compiled translations, `kidslogic_<language>.qm`."""
    return DATA / "translations"
