from pathlib import Path

import pytest

from kidslogic.learners.home import Home, find_home


def test_the_variable_overrides_the_users_folder(tmp_path: Path) -> None:
    assert find_home({"KIDSLOGIC_HOME": str(tmp_path)}) == Home(tmp_path)
    assert find_home({"KIDSLOGIC_HOME": ""}).folder.name == "kidslogic"


def test_a_relative_folder_does_not_wander_with_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_home({"KIDSLOGIC_HOME": "stick"}).folder == tmp_path / "stick"


def test_everything_lies_in_one_folder(tmp_path: Path) -> None:
    home = Home(tmp_path / "new" / "home")
    home.make()
    home.make()
    assert home.packs.is_dir()
    assert home.backups.is_dir()
    assert {path.parent for path in (home.database, home.packs, home.backups, home.settings)} == {home.folder}
