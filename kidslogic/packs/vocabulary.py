"""The names of the built-in symbols with their words in every language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kidslogic.packs.pack import Texts
from kidslogic.packs.tree import Fields, read_tree

Vocabulary = Mapping[str, Texts]
"""Symbol name -> what it is called in each language."""


def builtin_names(content_dir: Path) -> Vocabulary:
    """Read `symbols/symbols.yaml` below `content_dir`, section `symbols`.

    ValueError where the file is damaged: it is a part of the program, so nobody could mend it at run time.
    """
    path = content_dir / "symbols" / "symbols.yaml"
    root, problems = read_tree(path.read_bytes(), path.name)
    if problems:
        raise ValueError(f"{path.name}: {problems[0].code} in line {problems[0].line}")
    section = root.get("symbols") if isinstance(root, Fields) else None
    pairs = section.pairs if isinstance(section, Fields) else ()
    return {
        name.value: {language.value: str(word.plain) for language, word in words.pairs}
        for name, words in pairs
        if isinstance(words, Fields)
    }
