"""Gives a pack another id, so that it can be kept beside one that has its id already."""

from __future__ import annotations

from kidslogic.packs.decoding import decode
from kidslogic.packs.fields import ID
from kidslogic.packs.problems import Problem
from kidslogic.packs.tree import Fields, Text, grow_tree


def with_id(data: bytes, new_id: str) -> bytes:
    """The file of a pack with `new_id` in place of its id, everything else as it was written.

    ValueError for an id that is none. A file whose id cannot be found is given back: the checker will say why.
    """
    if not ID.fullmatch(new_id) or ".." in new_id or new_id.endswith("."):
        raise ValueError(new_id)
    source = decode(data, "")
    if isinstance(source, Problem):
        return data
    root, _ = grow_tree(source)
    node = root.get("id") if isinstance(root, Fields) else None
    if not isinstance(node, Text):
        return data
    lines = list(source.lines)
    line, start = lines[node.line - 1], node.column - 1
    end = start + len(node.value) + (2 if node.quoted else 0)
    lines[node.line - 1] = line[:start] + new_id + line[end:]
    return "\n".join(lines).encode()
