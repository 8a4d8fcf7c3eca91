"""A pack has arrived: what it is, what it would change, and the question whether to take it in."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kidslogic.packs.library import Arrival
from kidslogic.packs.pack import Pack
from kidslogic.packs.sentences import update_sentence
from kidslogic.packs.update import REFUSED
from kidslogic.shell.pack_files import file_of, readings, telling_lines
from kidslogic.shell.pack_problems import ProblemSection
from kidslogic.shell.pack_words import PackFacts, face_of, kit_for, left_out_text, title_of
from kidslogic.shell.pages import EDGE, GAP, Page
from kidslogic.shell.parts import Parts
from kidslogic.shell.sections import ChoiceSection, Section, flow
from kidslogic.ui import theme
from kidslogic.ui.buttons import Pill
from kidslogic.ui.figure import Figure


class ReadingPage(Page):
    """Shown while a pack is being read and checked."""

    def __init__(self, parts: Parts, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._words = self.words(lambda: self.tr("I am reading {file} …").format(file=path.name), size=30, bold=True)

    def arrange(self, w: float) -> float:
        """One line."""
        return self.write(self._words, EDGE, 30, w - 2 * EDGE) + 3 * EDGE


class ArrivalPage(Page):
    """What came of looking at the pack at `path`. Nothing has changed yet."""

    agreed = Signal()
    """Take it in, also where it replaces another one."""
    both_wanted = Signal()
    """Keep the pack of the other author, and this one under another id."""
    writing_wanted = Signal()
    """Mend it, with the cards in view."""
    left = Signal()
    """Leave it be."""

    def __init__(self, parts: Parts, path: Path, arrival: Arrival, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self.path = path
        self.arrival = arrival
        self._title = self.words(self._title_text, size=40, bold=True)
        self._refused = self.words(self._refused_text, size=26)
        self._refused.setVisible(arrival.pack is None)
        self.question = None if arrival.pack is None else QuestionSection(self, parts, arrival, arrival.pack)
        self.problems = ProblemSection(
            self, parts.languages, lambda: self.tr("What to look at"), lambda problem: file_of(path, problem)
        )
        self.problems.show_problems(arrival.loaded.problems, arrival.loaded.more)
        self.back = Pill(self.kit, self._back_text, self, main=self.question is None or not self.question.asks)
        self.back.clicked.connect(self.left)
        self.mend = Pill(self.kit, lambda: self.tr("Mend it now"), self)
        self.mend.clicked.connect(self.writing_wanted)
        self.mend.setVisible(any(file_of(path, problem) is not None for problem in arrival.loaded.problems))
        if self.question is not None:
            self.question.yes.clicked.connect(self.agreed)
            self.question.both.clicked.connect(self.both_wanted)

    def arrange(self, w: float) -> float:
        """The pack and the question first, then what its author should look at."""
        y = self.write(self._title, EDGE, 20, w - 2 * EDGE)
        buttons = [self.mend, self.back]
        if self.question is None:
            y = self.write(self._refused, EDGE, y + 4, w - 2 * EDGE) + 18
        else:
            y = self.question.arrange(y + GAP, w) + GAP
            buttons = [self.question.yes, self.question.both, *buttons]
        y = flow(self, [button for button in buttons if not button.isHidden()], EDGE, y, w - 2 * EDGE, 260)
        return (self.problems.arrange(y + GAP, w) if self.problems.problems else y) + 3 * EDGE

    def _title_text(self) -> str:
        if self.arrival.pack is None:
            return self.tr("This is no pack to play with yet.")
        return self.tr("A pack has arrived")

    def _refused_text(self) -> str:
        return self.tr("{file} was not added, and nothing has changed.").format(file=self.path.name)

    def _back_text(self) -> str:
        return self.tr("No, leave it") if self.question is not None and self.question.asks else self.tr("All right")


class QuestionSection(Section):
    """Title, facts, what would change; `asks` is whether there is anything to say yes to."""

    def __init__(self, page: Page, parts: Parts, arrival: Arrival, pack: Pack) -> None:
        self._languages = parts.languages
        super().__init__(page, lambda: title_of(pack, self._languages.current), fill=theme.GLOW)
        update = arrival.update
        assert update is not None  # it comes with every pack
        self.asks = update.code not in REFUSED and update.code != "already-installed"
        self._face = Figure(kit_for(page.kit, pack), face_of(pack), page, disc=theme.WHITE, part=0.74)
        facts = PackFacts(self)
        self._facts = page.words(lambda: facts.text(pack), size=24, colour=theme.INK2)
        self._change = page.words(
            lambda: update_sentence(update, arrival.old, pack, self._languages.current), size=26, bold=True
        )
        self._left_out = page.words(lambda: left_out_text(arrival.loaded.left_out), size=24)
        self._left_out.setVisible(bool(arrival.loaded.left_out))
        first = update.code == "installed"
        foreign = update.code == "id-of-other-author"
        self.yes = Pill(page.kit, lambda: self._yes_text(first=first, foreign=foreign), page, main=not foreign)
        self.yes.setVisible(self.asks)
        self.both = Pill(page.kit, lambda: self.tr("Yes, keep both"), page, main=True)
        self.both.setVisible(foreign)

    def arrange_inside(self, x: float, y: float, w: float) -> float:
        """Picture at the left, words beside it."""
        side = 96.0
        self._face.set_box(x, y, side, side, self.page.metrics.u)
        left, words_w = x + side + 24, w - side - 24
        bottom = self.page.write(self._facts, left, y, words_w)
        bottom = self.page.write(self._change, left, bottom + 8, words_w)
        if not self._left_out.isHidden():
            bottom = self.page.write(self._left_out, left, bottom + 8, words_w)
        return max(bottom, y + side)

    def _yes_text(self, *, first: bool, foreign: bool) -> str:
        if first:
            return self.tr("Yes, add it")
        return self.tr("Replace the other one") if foreign else self.tr("Yes, update it")


class RepairPage(Page):
    """A file in an old way of writing: how it would read, and the question whether to save it so."""

    agreed = Signal(str)
    """Save this text."""
    left = Signal()

    def __init__(self, parts: Parts, path: Path, data: bytes, parent: QWidget | None = None) -> None:
        super().__init__(parts.kit, parent)
        self._texts = distinct(readings(data), parts.languages.current)
        self._title = self.words(lambda: self.tr("Repair the letters"), size=40, bold=True)
        self._words = self.words(lambda: self._words_text(path), size=24)
        names = {"de": lambda: self.tr("Western letters"), "cs": lambda: self.tr("Czech letters")}
        self._now = next(iter(self._texts), "")
        labels = {language: names[language] for language in self._texts}
        self.choice = ChoiceSection(self, lambda: self.tr("Which letters look right?"), labels, self._now)
        self.choice.chosen.connect(self._choose)
        if len(self._texts) < 2:  # nothing to choose
            for widget in self.choice.buttons.values():
                widget.hide()
            self.choice.set_visible(False)
        self._lines = self.words(self._preview, size=26)
        self.yes = Pill(self.kit, lambda: self.tr("Save it repaired"), self, main=True)
        self.yes.setVisible(bool(self._texts))
        self.yes.clicked.connect(lambda: self.agreed.emit(self._texts[self._now]))
        self.back = Pill(self.kit, lambda: self.tr("No, leave it"), self)
        self.back.clicked.connect(self.left)

    def arrange(self, w: float) -> float:
        """What it is about, the choice, the lines that tell, the buttons."""
        y = self.write(self._title, EDGE, 20, w - 2 * EDGE)
        y = self.write(self._words, EDGE, y + 6, w - 2 * EDGE)
        top = y = (self.choice.arrange(y + GAP, w) if len(self._texts) > 1 else y) + GAP
        y = self.write(self._lines, EDGE + 28, y + 18, w - 2 * EDGE - 56) + 22
        self.card(EDGE, top, w - 2 * EDGE, y - top, theme.WHITE)
        buttons = [button for button in (self.yes, self.back) if not button.isHidden()]
        return flow(self, buttons, EDGE, y + GAP, w - 2 * EDGE, 300) + 3 * EDGE

    def _choose(self, language: str) -> None:
        self._now = language
        self._lines.set_text(self._preview)
        self.grew.emit()

    def _preview(self) -> str:
        return "\n".join(f"{number}: {line}" for number, line in telling_lines(self._texts.get(self._now, "")))

    def _words_text(self, path: Path) -> str:
        text = self.tr("{file} is not saved as UTF-8. I can write it anew; the old file is kept.")
        return text.format(file=path.name)


def distinct(texts: Mapping[str, str], first: str) -> dict[str, str]:
    """One language for each different text; where texts are alike, or to begin with, `first` if it is among them."""
    chosen: dict[str, str] = {}
    for language in sorted(texts, key=lambda language: language != first):
        if texts[language] not in chosen.values():
            chosen[language] = texts[language]
    return chosen
