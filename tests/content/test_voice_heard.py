"""Decoded as the app does, recordings are heard; collected only where Qt has sound (tests/conftest.py)."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtMultimedia import QAudioDecoder, QAudioDevice

from content.make.voice_texts import LANGUAGES
from kidslogic.ui.voice_player import format_for
from tests.content.recordings import file_of, seconds, ten


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_sentences_are_heard(language, qtbot):
    for text in ten(language):
        samples = decoded(file_of(text, language), qtbot)
        loudness = (sum(value * value for value in samples) / len(samples)) ** 0.5 / 32768
        assert 0.02 < loudness < 0.4, text
        assert len(samples) / 22050 == pytest.approx(seconds(file_of(text, language)), abs=0.1), text


def decoded(path: Path, qtbot) -> array[int]:
    decoder = QAudioDecoder()
    decoder.setAudioFormat(format_for(QAudioDevice()))
    pieces: list[bytes] = []

    def take() -> None:
        piece = decoder.read()
        pieces.append(bytes(piece.constData())[: piece.byteCount()])

    decoder.bufferReady.connect(take)
    with qtbot.waitSignal(decoder.finished):
        decoder.setSource(QUrl.fromLocalFile(str(path)))
        decoder.start()
    return array("h", b"".join(pieces))
