from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidslogic.learners.settings import AppSettings, load_settings, save_settings
from kidslogic.learners.trouble import StoreError


@given(language=st.text(st.characters(exclude_categories=["Cs"])), sound=st.booleans())
def test_settings_read_back_as_they_were(tmp_path_factory: pytest.TempPathFactory, language: str, sound: bool) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.yaml"
    save_settings(path, AppSettings(language=language, sound=sound))
    assert load_settings(path) == (AppSettings(language=language, sound=sound), True)


def test_the_first_start_has_defaults(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.yaml") == (AppSettings(), True)


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\xff\xfe", b"- a\n- b", b"language: [", b"language: 7\nsound: true", b"sound: loud", b"!!python/x 1"],
)
def test_a_damaged_file_is_defaults_and_says_so(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.yaml"
    path.write_bytes(content)
    assert load_settings(path) == (AppSettings(), False)
    save_settings(path, AppSettings(language="cs"))
    assert load_settings(path) == (AppSettings(language="cs"), True)


def test_other_versions_entries_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("language: de\nmusic: jazz\n", encoding="utf-8")
    assert load_settings(path) == (AppSettings(language="de"), True)


def test_nothing_is_half_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    save_settings(path, AppSettings(language="cs"))
    (tmp_path / "settings.tmp").mkdir()  # in the way of the next writing
    with pytest.raises(StoreError):
        save_settings(path, AppSettings(language="de"))
    assert load_settings(path) == (AppSettings(language="cs"), True)
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["settings.yaml"]
