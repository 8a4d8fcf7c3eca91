"""A pack's own recordings: which files are taken, and that they go wherever the pack goes."""

from __future__ import annotations

import io
import re
import struct
import zipfile
from pathlib import Path

import pytest

from kidslogic.packs.cache import PackCache
from kidslogic.packs.loading import open_pack
from kidslogic.packs.ogg import MAX_BYTES, ogg_fault
from kidslogic.packs.pack import Recording
from kidslogic.packs.recordings import MAX_TOGETHER
from kidslogic.packs.sharing import pack_folder
from kidslogic.resources import content_dir
from tests.packs.kit import APP_VERSION, SMALL, check, edited, load, words

CODES = (
    "voice-file-missing",
    "voice-path",
    "voice-type",
    "voice-not-ogg",
    "voice-too-big",
    "voice-too-much",
    "voice-twice",
)
OPUS = sorted((content_dir() / "voice" / "de").glob("*.opus"))[0].read_bytes()


def page(body: bytes, number: int, flags: int = 0) -> bytes:
    lacing = bytes([255] * (len(body) // 255) + [len(body) % 255])
    return struct.pack("<4sBBqIIIB", b"OggS", 0, flags, 0, 1, number, 0, len(lacing)) + lacing + body


def vorbis(channels: int = 1, size: int = 100) -> bytes:
    head = b"\x01vorbis" + struct.pack("<IBIiiiBB", 0, channels, 22050, 0, 32000, 0, 0xB8, 1)
    pages = [head, b"\x03vorbis", *[b"\0" * min(50_000, size - start) for start in range(0, size, 50_000)]]
    return b"".join(page(body, number, 2 if number == 0 else 0) for number, body in enumerate(pages))


def voiced(entries: str, files: dict[str, bytes] | None = None) -> list[str]:
    found = check(edited({3: f"title: x\nvoice: [{entries}]"}), {"voice/a.ogg": OPUS} if files is None else files)
    return [problem.code for problem in found.problems]


def test_a_recording_is_part_of_the_pack() -> None:
    loaded = check(edited({3: "title: x\nvoice: [{text: Kastanie, file: voice/a.ogg}]"}), {"voice/a.ogg": OPUS})
    assert loaded.pack is not None
    assert loaded.pack.voice == (Recording("de", "Kastanie", "voice/a.ogg", OPUS),)


@pytest.mark.parametrize("data", [OPUS, vorbis(), vorbis(2), vorbis(size=190_000)])
def test_opus_and_vorbis_are_taken(data: bytes) -> None:
    assert ogg_fault(data) is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"RIFF....WAVEfmt ",
        OPUS[:-1],
        OPUS + b"\0",
        OPUS + OPUS,
        OPUS.replace(b"OpusHead", b"Speex   "),
        OPUS[:5] + b"\0" + OPUS[6:],
        b"\x80" + OPUS[1:],
        vorbis(6),
        page(b"OpusHead" + bytes(11), 0, 2),
        vorbis()[:20],
    ],
)
def test_whatever_is_no_whole_recording_is_refused(data: bytes) -> None:
    assert ogg_fault(data) == ("voice-not-ogg", {})


GOOD = "{text: A, file: voice/a.ogg}"
FAULTS = {
    "voice-file-missing": ("{text: A, file: voice/b.ogg}", None),
    "voice-path": ("{text: A, file: ../voice/a.ogg}", None),
    "voice-type": ("{text: A, file: voice/a.wav}", None),
    "voice-not-ogg": (GOOD, {"voice/a.ogg": b"no sound"}),
    "voice-too-big": (GOOD, {"voice/a.ogg": vorbis(size=MAX_BYTES)}),
    "voice-twice": (f"{GOOD}, {{text: a, file: voice/a.ogg}}", None),
}


@pytest.mark.parametrize("code", FAULTS)
def test_every_fault_has_its_code(code: str) -> None:
    entries, files = FAULTS[code]
    assert voiced(entries, files) == [code]


def test_all_together_have_a_limit() -> None:
    data = vorbis(size=190_000)
    count = MAX_TOGETHER // len(data) + 1
    entries = ", ".join(f"{{text: t{number}, file: voice/{number}.ogg}}" for number in range(count))
    files = {f"voice/{number}.ogg": data for number in range(count)}
    assert voiced(entries, files) == ["voice-too-much"]
    assert set(FAULTS) | {"voice-too-much"} == set(CODES)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ("{file: voice/a.ogg}", "missing-field"),
        ("{text: A}", "missing-field"),
        ("{text: A, file: voice/a.ogg, language: cs}", "bad-language"),
        ("{text: A, file: voice/a.ogg, loud: yes}", "unknown-field"),
        ("voice/a.ogg", "wrong-type"),
    ],
)
def test_the_fields_are_checked_like_all_others(entry: str, code: str) -> None:
    assert voiced(entry) == [code]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    (folder / "voice").mkdir(parents=True)
    (folder / "voice" / "a.ogg").write_bytes(OPUS)
    (folder / "voice" / "b.ogg").write_bytes(OPUS)
    head = "licence: CC-BY-4.0\nvoice: [{text: Kastanie, file: voice/a.ogg, language: de}]\n"
    (folder / "pack.yaml").write_text(SMALL.replace("cards:", f"{head}cards:"), encoding="utf-8")
    return folder


def test_it_is_passed_on_with_the_pack_and_others_stay_behind(folder: Path, tmp_path: Path) -> None:
    parcel = pack_folder(folder, vocabulary=words(), app_version=APP_VERSION)
    assert parcel.data is not None
    with zipfile.ZipFile(io.BytesIO(parcel.data)) as archive:
        assert archive.namelist() == ["pack.yaml", "voice/a.ogg"]
    (tmp_path / "passed.klpack").write_bytes(parcel.data)
    passed, kept = load(tmp_path / "passed.klpack").pack, load(folder).pack
    assert passed is not None
    assert passed == kept
    assert passed.voice[0].data == OPUS


def test_the_cache_gives_it_back_and_notices_another_file(folder: Path, tmp_path: Path) -> None:
    def checked() -> tuple[Recording, ...]:
        cache = PackCache.read(tmp_path / "cache", words(), APP_VERSION)
        pack = cache.check(open_pack(folder), vocabulary=words(), app_version=APP_VERSION).pack
        cache.write()
        assert pack is not None
        return pack.voice

    first = checked()
    assert checked() == first
    (folder / "voice" / "a.ogg").write_bytes(vorbis())
    assert checked()[0].data == vorbis()


def test_a_voice_makes_another_content_and_none_leaves_it_as_it_was(folder: Path) -> None:
    with_voice = load(folder).pack
    text = (folder / "pack.yaml").read_text("utf-8")
    (folder / "pack.yaml").write_text("\n".join(line for line in text.split("\n") if "voice" not in line), "utf-8")
    without = load(folder).pack
    assert with_voice is not None
    assert without is not None
    assert with_voice.content_hash != without.content_hash
    assert "voice" not in without._normal_form


@pytest.mark.parametrize("guide", ["README.md", "README.de.md", "README.cs.md"])
def test_the_recordings_that_the_guide_shows_are_good(guide: str) -> None:
    text = (Path(__file__).resolve().parents[2] / "content" / guide).read_text("utf-8")
    (shown,) = re.findall(r"```yaml\n(voice:.*?)```", text, re.DOTALL)
    loaded = check(edited({3: f"title: x\n{shown}"}), dict.fromkeys(re.findall(r"voice/\S+\.ogg", shown), OPUS))
    assert loaded.problems == ()
    assert loaded.pack is not None
    assert len(loaded.pack.voice) == 2
