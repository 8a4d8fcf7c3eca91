"""Make the small sounds of the app, from nothing but sine waves and filtered noise.

python content/make/sounds.py [FOLDER]   (default: content/sounds; the same sounds, byte for byte, at every run)

22.05 kHz, mono, 16 bit, at most 1.5 s each. Every tone begins and ends softly; nothing is loud, shrill or sad.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22050
LOUDEST = 0.5
QUIET = {"tap": 0.25, "page": 0.35, "flip": 0.35, "marble": 0.35}
"""Peak of full scale: of all sounds, and of those heard all the time."""
Samples = list[float]

# Equal temperament, hertz
C4, G4, A4, C5, E5, G5, A5, C6, E6, G6 = (
    261.6,
    392.0,
    440.0,
    523.3,
    659.3,
    784.0,
    880.0,
    1046.5,
    1318.5,
    1568.0,
)


def tone(hertz: float, seconds: float, glide_to: float | None = None, overtone: float = 0.25) -> Samples:
    """A plucked wooden tone with one overtone; `glide_to` is the pitch at its end."""
    count = int(seconds * RATE)
    end = glide_to or hertz
    phase = 0.0
    samples = []
    for k in range(count):
        part = k / count
        phase += math.tau * hertz * (end / hertz) ** part / RATE
        samples.append((math.sin(phase) + overtone * math.sin(2 * phase) * (1 - part)) * _swell(k, count, 0.012))
    return samples


def noise(seconds: float, smooth: Callable[[float], float], seed: int = 1) -> Samples:
    """Soft noise; `smooth(part)` in 0..1 says how dark it is at each part of its time (1 = darkest)."""
    dice = random.Random(seed)
    count = int(seconds * RATE)
    low = lower = 0.0
    samples = []
    for k in range(count):
        keep = smooth(k / count)
        low += (dice.uniform(-1, 1) - low) * (1 - keep)
        lower += (low - lower) * (1 - keep)
        samples.append(lower * _swell(k, count, 0.03))
    return samples


def _swell(k: int, count: int, attack: float) -> float:
    """Loudness of sample `k`: a soft beginning of `attack` seconds, then fading to nothing."""
    begin = min(1.0, k / (attack * RATE))
    return math.sin(begin * math.pi / 2) ** 2 * (1 - k / count) ** 2


def mixed(parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """Sounds laid together: each with its beginning in seconds and its loudness."""
    parts = list(parts)
    result = [0.0] * max(int(start * RATE) + len(samples) for start, _, samples in parts)
    for start, loudness, samples in parts:
        first = int(start * RATE)
        for k, value in enumerate(samples):
            result[first + k] += loudness * value
    return result


def tune(*notes: tuple[float, float, float]) -> Samples:
    """Tones one after the other: beginning, pitch and length of each."""
    return mixed((start, 1.0, tone(hertz, seconds)) for start, hertz, seconds in notes)


def rolling() -> Samples:
    """A ball over sand and board: dark noise that trembles as it turns."""
    ground = noise(1.2, lambda part: 0.93 + 0.04 * part, seed=3)
    return [
        value * (0.65 + 0.35 * math.sin(math.tau * (13 - 5 * k / len(ground)) * k / RATE))
        for k, value in enumerate(ground)
    ]


def sounds() -> dict[str, Samples]:
    """Every sound by the name under which the app plays it."""
    return {
        "tap": tone(E5, 0.09, overtone=0.1),
        "right": tune((0.0, C5, 0.3), (0.11, E5, 0.3), (0.22, G5, 0.55)),
        "lets_see": tune((0.0, G4, 0.35), (0.16, A4, 0.35), (0.32, C5, 0.6)),
        "roll": rolling(),
        "splash": mixed(
            [
                (0.0, 1.0, noise(0.6, lambda part: 0.55 + 0.4 * part, seed=5)),
                (0.05, 0.3, tone(C5, 0.16, glide_to=A5)),
                (0.17, 0.2, tone(G4, 0.14, glide_to=E5)),
            ]
        ),
        "gem": tune((0.0, C6, 0.4), (0.07, E6, 0.4), (0.14, G6, 0.6)),
        "bust": tone(C5, 0.7, glide_to=C4, overtone=0.1),
        "bank": mixed(
            [
                (0.0, 0.8, tone(C4, 0.2)),
                (0.02, 0.3, tone(C6, 0.3)),
                (0.12, 0.8, tone(G4, 0.25)),
                (0.24, 1.0, tone(C5, 0.6)),
            ]
        ),
        "sail": mixed(
            [
                (0.0, 0.8, noise(1.3, lambda part: 0.8 + 0.15 * math.cos(math.tau * part), seed=7)),
                (0.1, 0.5, tone(G4, 0.4)),
                (0.35, 0.5, tone(C5, 0.4)),
                (0.6, 0.6, tone(E5, 0.7)),
            ]
        ),
        "cannon": mixed(
            [
                (0.0, 1.0, noise(0.8, lambda part: 0.72 + 0.25 * part, seed=11)),
                (0.0, 0.9, tone(C4 / 2, 0.7, glide_to=C4 / 5, overtone=0.4)),
            ]
        ),
        "flip": mixed(
            [
                (0.0, 1.0, noise(0.1, lambda part: 0.6 - 0.3 * part, seed=13)),
                (0.09, 0.35, noise(0.09, lambda part: 0.4 + 0.4 * part, seed=15)),
                (0.1, 0.06, tone(G4, 0.1)),
            ]
        ),
        "marble": mixed([(0.0, 1.0, tone(C6, 0.12)), (0.07, 0.4, tone(E6, 0.1)), (0.12, 0.2, tone(C6, 0.08))]),
        "page": noise(0.22, lambda part: 0.45 + 0.3 * part, seed=9),
    }


def save(path: Path, samples: Samples, loudest: float) -> None:
    """Write `samples` as a WAV file, its loudest sample at `loudest` of full scale."""
    peak = max(abs(value) for value in samples)
    data = array("h", (round(value / peak * loudest * 32767) for value in samples))
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def main(arguments: list[str]) -> int:
    """Write all sounds into the folder."""
    folder = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds().items():
        save(folder / f"{name}.wav", samples, QUIET.get(name, LOUDEST))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
