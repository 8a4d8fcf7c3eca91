"""The app, sailed by the demo's hands from one quiet screen to the next; at each it sleeps until it is waved on."""

from __future__ import annotations

import itertools
import tempfile
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication

from kidslogic import app
from kidslogic.learners.home import Home
from kidslogic.shell.demo.album import Album
from kidslogic.shell.demo.hands import Hands
from kidslogic.shell.demo.tour import Tour
from tests.bench.quiet import QUIET_S, Painting, report, rest

PLACES = {
    "harbour-empty": "harbour",
    "chart": "chart",
    "first-card": "choose",
    "answer-another": "answer",
    "treasure": "treasure",
    "report": "parents",
}
"""The demo's names of the screens where it rests, and how the table calls them."""


class RestingAlbum(Album):
    """Takes no pictures; rests where the demo would take one of the `PLACES`."""

    def __init__(self, hands: Hands, folder: Path, application: QApplication) -> None:
        super().__init__(hands, folder)
        self._hands = hands
        self._application = application

    def take(self, name: str) -> None:
        if name in PLACES:
            self._hands.wait_for(lambda: self._hands.is_calm, f"{name} never comes to rest.")
            self._hands.look(1000 * QUIET_S)
            report(PLACES[name])
            rest(self._application)

    def take_moving(self, name: str) -> None:
        pass


def main() -> None:
    """Start as `kidslogic` does, then sail."""
    application = app.make_application()
    painting = Painting(application)
    with tempfile.TemporaryDirectory(prefix="kidslogic-bench-") as folder:
        parts = replace(app.make_parts(Home(Path(folder))), luck=itertools.count(1).__next__)
        parts.settings.change(reduced_motion=True)
        window = app.make_window(parts)
        window.show()
        painting.wait()
        painting.remove()
        report("first", painting.first)
        report("settled", painting.last)
        rest(application)
        parts.kit.motion.reduced = True
        hands = Hands(window, parts.kit.motion)
        Tour(hands, RestingAlbum(hands, Path(folder) / "album", application), parts).sail()


if __name__ == "__main__":
    main()
