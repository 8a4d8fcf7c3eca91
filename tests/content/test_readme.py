"""What content/README.md shows a teacher is a pack that loads, with rows that have one clear answer."""

import re
from pathlib import Path
from textwrap import dedent

import kidslogic
from kidslogic.packs.loading import load_pack
from kidslogic.packs.vocabulary import builtin_names
from kidslogic.patterns.rule_words import RULE_WORDS
from kidslogic.patterns.verdict import verdict
from kidslogic.resources import content_dir

# A wheel brings the content along, but the words about it are read in the checkout.
README = (Path(__file__).resolve().parents[2] / "content" / "README.md").read_text("utf-8")


def test_the_shown_pack_is_good(tmp_path: Path) -> None:
    file = tmp_path / "pack.yaml"
    file.write_text("".join(map(dedent, re.findall(r"```yaml\n(.*?)```", README, re.DOTALL))), encoding="utf-8")
    loaded = load_pack(file, vocabulary=builtin_names(content_dir()), app_version=kidslogic.__version__)
    assert loaded.problems == ()
    assert loaded.pack is not None
    rows = [puzzle.row for card in loaded.pack.cards for side in card.sides.values() for puzzle in side]
    found = [verdict(row, loaded.pack.answers) for row in rows]
    assert [(one.kind, one.answer) for one in found] == [("clear", row.answer) for row in rows]


def test_every_rule_word_is_explained() -> None:
    shown = {word.split()[0] for word in re.findall(r"`([a-z-]+(?: N)?)`", README)}
    assert set(RULE_WORDS) <= shown
