"""A language of longer words: German with every word 40 % longer, to see whether texts have room to grow."""

from __future__ import annotations

import math

from PySide6.QtCore import QTranslator

from kidslogic.resources import translations_dir


class Longer(QTranslator):
    """German texts with every word 40 % longer; placeholders stay as they are."""

    def __init__(self) -> None:
        super().__init__()
        self._german = QTranslator()
        assert self._german.load("kidslogic_de", str(translations_dir()))

    def isEmpty(self) -> bool:
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        text = self._german.translate(context, source, disambiguation, n) or source
        return " ".join(
            word if set("{}%") & set(word) else word + word[: math.ceil(len(word) * 0.4)] for word in text.split(" ")
        )
