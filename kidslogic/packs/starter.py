"""The pack that a new author begins with: commented, working, with its schema beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kidslogic.packs.archive import MAIN_FILE
from kidslogic.packs.fields import CARD_ID, as_id
from kidslogic.packs.schema import SCHEMA_FILE, schema_text
from kidslogic.packs.vocabulary import Vocabulary
from kidslogic.resources import content_dir

_FIRST_PART: Final = {"de": "meins", "cs": "moje", "en": "mine"}


def write_starter(folder: Path, language: str, vocabulary: Vocabulary) -> Path:
    """Write a new pack into `folder` in de, cs or en, and return its main file.

    FileExistsError where there is a pack already: nobody's work is written over. OSError as the disk wills.
    """
    template = (content_dir() / "starter" / f"{language}.yaml").read_text(encoding="utf-8")
    shown = f'"{folder}"' if " " in str(folder) else str(folder)
    text = template.replace("{id}", starter_id(folder.absolute().name, language)).replace("{folder}", shown)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / MAIN_FILE
    with path.open("x", encoding="utf-8", newline="\n") as stream:
        stream.write(text)
    (folder / SCHEMA_FILE).write_text(schema_text(vocabulary, [language]), encoding="utf-8")
    return path


def starter_id(name: str, language: str) -> str:
    """An id made from the name of a folder: `Mušle a hvězdy` becomes `moje.musle-a-hvezdy`."""
    return f"{_FIRST_PART[language]}.{as_id(name, CARD_ID, 'pack')}"
