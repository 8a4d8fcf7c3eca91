"""A bare window with twelve buttons: what Qt itself costs on this machine."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QGridLayout, QPushButton, QWidget

from tests.bench.quiet import Painting, report, rest

BUTTONS = 12


def main() -> None:
    """Show it, say when it was painted and when it settled, and sleep."""
    application = QApplication([])
    painting = Painting(application)
    window = QWidget()
    layout = QGridLayout(window)
    for number in range(BUTTONS):
        layout.addWidget(QPushButton(str(number)), number // 4, number % 4)
    window.resize(1280, 800)
    window.show()
    painting.wait()
    painting.remove()
    report("first", painting.first)
    report("settled", painting.last)
    rest(application)


if __name__ == "__main__":
    main()
