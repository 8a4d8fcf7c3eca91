"""Whether a window can be opened, told before Qt is asked."""

from __future__ import annotations

import pytest

from kidslogic.shell import display
from kidslogic.shell.display import NoWindow, no_window


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_mac_always_have_a_screen(platform):
    assert no_window({}, platform) is None


@pytest.mark.parametrize("chosen", ["offscreen", "offscreen:size=800x600", "vnc"])
def test_a_platform_that_needs_no_screen_is_left_alone(chosen):
    assert no_window({"QT_QPA_PLATFORM": chosen}, "linux") is None


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"DISPLAY": ""},
        {"QT_QPA_PLATFORM": "xcb"},
        {"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":0"},
        {"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nowhere"},
    ],
)
def test_without_a_screen_it_says_so(environ):
    assert no_window(environ, "linux") == NoWindow("no_display")


def test_a_wayland_screen_is_a_socket_in_the_runtime_folder(tmp_path):
    (tmp_path / "wayland-0").touch()
    environ = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert no_window(environ, "linux") is None


def test_a_screen_that_does_not_answer_is_no_screen(monkeypatch):
    monkeypatch.setattr(display, "X11_LIBRARIES", ())
    assert no_window({"DISPLAY": ":4711"}, "linux") == NoWindow("no_display")


def test_a_missing_library_is_named(monkeypatch):
    monkeypatch.setattr(display, "X11_LIBRARIES", ("libnever-heard-of.so.7",))
    assert no_window({"DISPLAY": ":0"}, "linux") == NoWindow("no_library", "libnever-heard-of.so.7")
