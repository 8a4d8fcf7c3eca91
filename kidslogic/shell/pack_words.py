"""What is said and shown of a pack wherever it appears: its title, its facts, its picture."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject

from kidslogic.packs.pack import Pack
from kidslogic.ui.kit import Kit
from kidslogic.ui.voice import Recordings

_FIRM = "\N{NO-BREAK SPACE}"
_DOT = f"{_FIRM}· "
"""Between facts; a line never begins with the dot, nor breaks inside a fact."""


def title_of(pack: Pack, language: str) -> str:
    """The title in a language, else in English, else in any."""
    return pack.title.get(language) or pack.title.get("en") or next(iter(pack.title.values()))


def face_of(pack: Pack) -> str:
    """The picture that stands for a pack: the first of its own, else the first of its board."""
    return next(iter(pack.symbols), pack.answers[0].text)


def kit_for(kit: Kit, pack: Pack | None) -> Kit:
    """The kit with the pictures that a pack brings along, and their words."""
    if pack is None or not pack.symbols:
        return kit
    own = {name: picture.data for name, picture in pack.symbols.items()}
    words = {name: picture.alt for name, picture in pack.symbols.items()}
    vocabulary = replace(kit.vocabulary, symbols={**kit.vocabulary.symbols, **words})
    return replace(kit, pictures=kit.pictures.for_pack(own), vocabulary=vocabulary)


def recordings_of(pack: Pack | None) -> Recordings:
    """What a pack says itself, by language and text."""
    found: dict[str, dict[str, bytes]] = {}
    for recording in pack.voice if pack is not None else ():
        found.setdefault(recording.language, {})[recording.text] = recording.data
    return found


class PackFacts(QObject):
    """The line below a pack's title."""

    def text(self, pack: Pack) -> str:
        """Authors, licence, version and number of cards, such as `Anna Müller · CC-BY-4.0 · version 3 · 12 cards`."""
        licence = pack.licence or self.tr("no licence")
        version = self.tr("version {number}").format(number=pack.version)
        cards = self.tr("%n card(s)", "", len(pack.cards))
        facts = (fact.replace(" ", _FIRM) for fact in (licence, version, cards))
        return _DOT.join(part for part in (", ".join(pack.authors), *facts) if part)


def left_out_text(cards: tuple[str, ...]) -> str:
    """Which cards of a pack are not played; empty when all are."""
    if not cards:
        return ""
    text = QCoreApplication.translate("PackFacts", "Left out: {cards}. All other cards are played.")
    return text.format(cards=", ".join(cards))
