"""What a Linux desktop is told about the app: its entry in the menu, the kind of its packs, its icon."""

from __future__ import annotations

import shlex
import tomllib
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kidslogic
from kidslogic import app
from kidslogic.cli import main
from kidslogic.packs.fields import LANGUAGES
from kidslogic.packs.loading import ZIP_SUFFIXES
from kidslogic.packs.svg import svg_fault

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "installer" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
TRANSLATED = ("GenericName", "Comment", "Keywords")


@pytest.fixture
def entry() -> dict[str, str]:
    parser = ConfigParser(interpolation=None, strict=True, delimiters=("=",))
    parser.optionxform = str  # the keys of an entry have capital letters
    parser.read_string((FOLDER / "kidslogic.desktop").read_text(encoding="utf-8"))
    return {**parser["Desktop Entry"], "_tablet": parser["Desktop Action full-screen"]["Exec"]}


@pytest.fixture
def kind() -> ElementTree.Element:
    root = ElementTree.fromstring((FOLDER / "kidslogic-mime.xml").read_bytes())
    (kind,) = root.findall(f"{MIME}mime-type")
    return kind


def test_the_entry_opens_the_kind_of_file_that_packs_are(entry, kind):
    assert entry["MimeType"] == f"{kind.get('type')};"
    patterns = [glob.get("pattern") for glob in kind.findall(f"{MIME}glob")]
    assert patterns == [f"*{ZIP_SUFFIXES[0]}"]
    parent = kind.find(f"{MIME}sub-class-of")
    assert parent is not None
    assert parent.get("type") == "application/zip"


def test_what_a_person_reads_is_there_in_every_language(entry, kind):
    for name in TRANSLATED:
        assert len({entry[name], entry[f"{name}[de]"], entry[f"{name}[cs]"]}) == len(LANGUAGES), name
    words = {comment.get(LANG, "en"): comment.text for comment in kind.findall(f"{MIME}comment")}
    assert set(words) == set(LANGUAGES)
    assert len(set(words.values())) == len(LANGUAGES)


@pytest.mark.parametrize("file", ["", "Můj balíček.klpack"])
def test_the_call_is_one_that_the_command_line_takes(entry, file, monkeypatch):
    opened: list[Path | None] = []
    monkeypatch.setattr(app, "play", lambda pack, **_: opened.append(pack) or 0)
    program, *arguments = shlex.split(entry["Exec"])
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
    assert program in scripts
    assert entry["TryExec"] == program
    assert main([file if word == "%f" else word for word in arguments if file or word != "%f"]) == 0
    assert opened == [Path(file) if file else None]


def test_a_tablet_is_offered_the_full_screen(entry, monkeypatch):
    started: list[dict[str, bool]] = []
    monkeypatch.setattr(app, "play", lambda _pack, **how: started.append(how) or 0)
    assert entry["Actions"] == "full-screen;"
    assert main(shlex.split(entry["_tablet"])[1:]) == 0
    assert started == [{"full_screen": True, "kiosk": False}]


def test_the_description_for_software_shops_is_whole(entry):
    shop = ElementTree.parse(FOLDER / "org.kidslogic.KidsLogic.metainfo.xml").getroot()
    assert shop.findtext("launchable") == "kidslogic.desktop"
    assert shop.findtext("provides/mediatype") == entry["MimeType"].removesuffix(";")
    release = shop.find("releases/release")
    assert release is not None
    assert release.get("version") == kidslogic.__version__
    for tag in ("summary", "description/p"):
        languages = [text.get(LANG, "en") for text in shop.findall(tag)]
        assert set(languages) == set(LANGUAGES)
        assert len({languages.count(language) for language in LANGUAGES}) == 1


def test_the_icon_is_there_and_safe_to_draw(entry, kind):
    icon = kind.find(f"{MIME}icon")
    assert icon is not None
    assert icon.get("name") == entry["Icon"]
    data = (FOLDER / f"{entry['Icon']}.svg").read_bytes()
    assert svg_fault(data) is None
    assert b'viewBox="0 0 64 64"' in data
