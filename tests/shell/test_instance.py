"""One running app for each data folder."""

from __future__ import annotations

from kidslogic.shell.instance import Instance


def test_a_second_start_calls_the_first(qapp, qtbot, tmp_path):
    first, second = Instance(tmp_path), Instance(tmp_path)
    assert first.take()
    assert not second.take()
    for _ in range(2):
        with qtbot.waitSignal(first.called):
            second.call_first()
    first.give_up()
    assert second.take()
    second.give_up()


def test_a_second_start_hands_over_the_file_it_was_started_with(qapp, qtbot, tmp_path):
    first, second = Instance(tmp_path), Instance(tmp_path)
    assert first.take()
    heard = []
    first.called.connect(heard.append)
    for file in (tmp_path / "Mušle 1.klpack", None, tmp_path / "Mušle 1.klpack"):
        before = len(heard)
        second.call_first(file)
        qtbot.waitUntil(lambda before=before: len(heard) > before)
    qtbot.wait(50)
    assert heard == [str(tmp_path / "Mušle 1.klpack"), "", str(tmp_path / "Mušle 1.klpack")]
    first.give_up()


def test_two_folders_are_two_apps(qapp, tmp_path):
    instances = []
    for name in ("home", "school"):
        (tmp_path / name).mkdir()
        instances.append(Instance(tmp_path / name))
    assert all([instance.take() for instance in instances])
    for instance in instances:
        instance.give_up()


def test_where_nothing_can_be_written_the_app_starts_all_the_same(qapp, tmp_path):
    assert Instance(tmp_path / "missing").take()
