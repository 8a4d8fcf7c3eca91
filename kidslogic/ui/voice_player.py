"""Plays recordings one after the other. Importing this loads Qt's sound modules: the voice does so when it speaks.

`QMediaPlayer` and `QAudioOutput` are not used: from Python they can halt or end the app when they are stopped.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QObject, QTimer, QUrl, Slot
from PySide6.QtMultimedia import QAudioDecoder, QAudioDevice, QAudioFormat, QAudioSink, QMediaDevices, QtAudio

from kidslogic.ui.narration import Clip, Sound
from kidslogic.ui.sound import loudness

CACHE_BYTES: Final = 4_000_000
"""How much decoded sound is kept: a minute and a half."""
_RATE: Final = 22050
_MOST_PIECES: Final = 64

SinkMaker = Callable[[QAudioFormat, QObject], QAudioSink | None]
"""Opens the output for a format, owned by an object; None where there is nothing to play on."""


def make_player(parent: QObject) -> ClipPlayer | None:
    """A player for the computer's output; None where it has no output or Qt cannot decode."""
    device = QMediaDevices.defaultAudioOutput()
    if device.isNull():
        return None
    player = ClipPlayer(format_for(device), open_default, parent)
    if not player.can_decode:
        player.deleteLater()
        return None
    return player


def format_for(device: QAudioDevice) -> QAudioFormat:
    """One channel at the rate of the recordings, or what the device likes best."""
    form = QAudioFormat()
    form.setSampleRate(_RATE)
    form.setChannelCount(1)
    form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
    if not device.isNull() and not device.isFormatSupported(form):
        form = device.preferredFormat()
        form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
    return form


def open_default(form: QAudioFormat, parent: QObject) -> QAudioSink | None:
    """The output that is the system's default now: headphones come and go."""
    device = QMediaDevices.defaultAudioOutput()
    return None if device.isNull() else QAudioSink(device, form, parent)


class ClipPlayer(QObject):
    """Decodes what it has not decoded lately, then plays everything in one go.

    A decoder that has begun is let to its end (some milliseconds) and what it gives is kept under its name: it never
    has to be stopped, and nothing that comes late can be taken for something else.
    """

    def __init__(self, form: QAudioFormat, open_sink: SinkMaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._form = form
        self._open_sink = open_sink
        self._decoder = QAudioDecoder(self)
        self._decoder.setAudioFormat(form)
        self._decoder.bufferReady.connect(self._take)
        self._decoder.finished.connect(self._decoded)
        self._decoder.error.connect(self._failed)
        self._decoding: Sound | None = None
        self._input = QBuffer(self)
        self._pieces: list[bytes] = []
        self._cache: OrderedDict[Sound, bytes] = OrderedDict()
        self._clips: tuple[Clip, ...] = ()
        self._number = 0
        """Counts what was asked for, so that nothing late is taken for something newer."""
        self._volume = 100
        self._sink: QAudioSink | None = None
        self._buffer: QBuffer | None = None
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._end)

    @property
    def can_decode(self) -> bool:
        """Whether Qt has anything to decode with."""
        return self._decoder.isSupported()

    @property
    def is_playing(self) -> bool:
        """Whether anything is to be heard, now or in a moment."""
        return bool(self._clips) or self._sink is not None

    def play(self, clips: Sequence[Clip], volume: int) -> None:
        """Play `clips` at a volume of 0 to 100, ending what is being played."""
        self.stop()
        self._number += 1
        self._clips = tuple(clips[:_MOST_PIECES])
        self._volume = volume
        self._go_on()

    def stop(self) -> None:
        """Play no more."""
        self._clips = ()
        sink, self._sink = self._sink, None
        buffer, self._buffer = self._buffer, None
        if sink is not None:
            sink.stateChanged.disconnect(self._state_changed)
            sink.stop()
            sink.deleteLater()
        if buffer is not None:
            buffer.deleteLater()

    # ---- decoding --------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Decode the next clip that is needed; when none is left, play."""
        if not self._clips or self._decoding is not None:
            return
        missing = next((clip.sound for clip in self._clips if clip.sound not in self._cache), None)
        if missing is None:
            self._start()
            return
        self._decoder.stop()  # else a new source makes it tell of an end once more
        self._pieces = []
        self._decoding = missing
        if isinstance(missing, bytes):
            self._input.close()
            self._input.setData(QByteArray(missing))
            self._input.open(QIODevice.OpenModeFlag.ReadOnly)
            self._decoder.setSourceDevice(self._input)
        else:
            self._decoder.setSource(QUrl.fromLocalFile(str(missing)))
        self._decoder.start()

    def _take(self) -> None:
        piece = self._decoder.read()
        if piece.isValid():
            self._pieces.append(bytes(piece.constData())[: piece.byteCount()])

    def _decoded(self) -> None:
        """Keep what was decoded; a file that cannot be decoded is kept as silence, so that nobody waits for it."""
        sound, self._decoding = self._decoding, None
        if sound is None:
            return
        self._cache[sound] = b"".join(self._pieces)
        self._make_room()
        QTimer.singleShot(0, self, self._go_on)  # the decoder is still busy with telling

    def _failed(self) -> None:
        """Without an argument, as `_state_changed`. Some decoders also tell of an end after a failure."""
        self._pieces = []
        self._decoded()

    def _make_room(self) -> None:
        """Forget what was not used for longest, but nothing that is to be played now."""
        needed = {clip.sound for clip in self._clips}
        for sound in list(self._cache):
            if sum(map(len, self._cache.values())) <= CACHE_BYTES:
                return
            if sound not in needed:
                del self._cache[sound]

    # ---- playing ---------------------------------------------------------------------------------

    def _start(self) -> None:
        sound = b"".join(self._silence(clip.pause_ms) + self._cache[clip.sound] for clip in self._clips)
        for clip in self._clips:
            self._cache.move_to_end(clip.sound)
        self._clips = ()
        sink = self._open_sink(self._form, self) if sound else None
        if sink is None:
            return
        self._buffer = QBuffer(self)
        self._buffer.setData(QByteArray(sound))
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self._sink = sink
        sink.setVolume(loudness(self._volume))
        sink.stateChanged.connect(self._state_changed)
        sink.start(self._buffer)

    def _silence(self, milliseconds: int) -> bytes:
        return bytes(self._form.bytesForDuration(milliseconds * 1000))

    @Slot()
    def _state_changed(self) -> None:
        """Without an argument: PySide cannot hand a slot the state that Qt itself sends."""
        if self._sink is not None and self._sink.state() == QtAudio.State.IdleState:
            played = self._number
            QTimer.singleShot(0, self, lambda: self._played(played))

    def _played(self, number: int) -> None:
        """The sound is over; one that has begun since goes on."""
        if number == self._number:
            self.stop()

    def _end(self) -> None:
        """The app ends: no thread of Qt's may outlive it."""
        self.stop()
        if self._decoding is not None:
            self._decoder.stop()
