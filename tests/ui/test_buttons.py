"""Buttons show how they are: off, chosen, under the keyboard; one never hides the other."""

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from kidslogic.patterns.vocabulary import built_in_vocabulary
from kidslogic.resources import content_dir
from kidslogic.ui import theme
from kidslogic.ui.buttons import ArrowButton, GateButton, Pill, RoundButton, Tile
from kidslogic.ui.choices import Choice
from kidslogic.ui.kit import Kit, TouchPauses
from kidslogic.ui.motion import Motion
from kidslogic.ui.picture import Pictures
from kidslogic.ui.screen import Screen
from kidslogic.ui.sound import Sound
from kidslogic.ui.theme import Metrics
from kidslogic.ui.touch import TouchButton
from kidslogic.ui.voice import Voice

KINDS: dict[str, Callable[[Kit], TouchButton]] = {
    "arrow": lambda kit: ArrowButton(kit, lambda: "On"),
    "pill": lambda kit: Pill(kit, lambda: "On", main=True),
    "round": lambda kit: RoundButton(kit, "eye", lambda: "On"),
    "tile": lambda kit: Tile(kit, "star", lambda: "On"),
}


@pytest.fixture
def kit(qapp: QApplication) -> Kit:
    content = content_dir()
    pictures, sound = Pictures(content), Sound(content / "sounds")
    return Kit(pictures, sound, Voice(), Motion(), built_in_vocabulary(), TouchPauses(0, 0))


def colours(image: QImage) -> Counter[str]:
    """How many pixels of the picture have which colour, as `#RRGGBB`."""
    return Counter(image.pixelColor(x, y).name().upper() for x in range(image.width()) for y in range(image.height()))


def seen(button: TouchButton) -> QImage:
    button.set_face(0, 0, theme.TARGET, theme.TARGET, 1.0)
    return button.grab().toImage()


@pytest.mark.parametrize("kind", KINDS)
def test_a_button_that_is_off_looks_paler(kind: str, kit: Kit, qtbot) -> None:
    button = KINDS[kind](kit)
    qtbot.addWidget(button)
    on = seen(button)
    button.setEnabled(False)
    off = seen(button)
    darkest = [min(image.pixelColor(x, 70).lightness() for x in range(image.width())) for image in (on, off)]
    assert darkest[0] < darkest[1]


@pytest.mark.parametrize("kind", ["pill", "round", "tile"])
def test_the_keyboard_does_not_hide_which_one_is_chosen(kind: str, kit: Kit, qtbot) -> None:
    button = KINDS[kind](kit)
    qtbot.addWidget(button)
    button.set_chosen(True)
    alone = colours(seen(button))
    assert alone[theme.ORANGE] > 0
    button.show()
    button.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    kit.pauses.keyboard = True
    both = colours(seen(button))
    assert both[theme.BLUE] > alone[theme.BLUE]
    assert both[theme.ORANGE] > 0.8 * alone[theme.ORANGE]


def test_a_door_that_is_only_tapped_shows_that_it_wants_to_be_held(kit: Kit, qtbot) -> None:
    door = GateButton(kit, lambda: "Hold")
    qtbot.addWidget(door)
    opened: list[bool] = []
    door.opened.connect(lambda: opened.append(True))
    at_rest = seen(door)
    door.show()
    qtbot.mousePress(door, Qt.MouseButton.LeftButton)
    assert colours(door.grab().toImage())[theme.BLUE.upper()] > 50
    qtbot.mouseRelease(door, Qt.MouseButton.LeftButton)
    assert door.shown_part
    qtbot.waitUntil(lambda: not door.shown_part)
    assert door.grab().toImage() == at_rest
    assert not opened
    qtbot.mousePress(door, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(opened))
    assert not door.shown_part


# ---- the size of letters that the grown-ups chose --------------------------------------------------


def pill(kit: Kit, words: str, scale: float, w: float = 360, h: float = 118) -> Pill:
    """A pill as a screen lays it, in units of one pixel."""
    button = Pill(kit, lambda: words)
    screen = Screen(kit)
    screen.metrics = Metrics(1280, 800, scale)
    screen.put(button, 0, 0, w, h)
    return button


def test_the_words_on_a_pill_grow_with_the_learners_letters(kit: Kit) -> None:
    sizes = [pill(kit, "Play the game", scale).laid_out().px for scale in (0.9, 1.0, 1.18)]
    assert sizes == pytest.approx([27 * 0.9, 27, 27 * 1.18])


def test_without_room_the_words_stay_as_large_as_they_were(kit: Kit) -> None:
    words = "Supercalifragilistic"
    usual, large = (pill(kit, words, scale, w=300).laid_out() for scale in (1.0, 1.18))
    assert usual.fits
    assert large.fits
    assert usual.px <= large.px < 27 * 1.18


def test_larger_letters_may_take_a_second_line_but_no_third(kit: Kit) -> None:
    words = "Small Pip and the snoring bomb"
    usual, large = (pill(kit, words, scale, w=255).laid_out() for scale in (1.0, 1.18))
    assert len(usual.lines) == len(large.lines) == 2
    assert large.px >= usual.px
    assert len(pill(kit, "Action cards", 1.0, w=200).laid_out().lines) == 1
    assert len(pill(kit, "Action cards", 1.18, w=200).laid_out().lines) == 2


def test_the_words_of_a_choice_grow_with_the_learners_letters(kit: Kit, qtbot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    choice = Choice(kit, "goal", (("5", "coin", "five"), ("10", "coin", "ten")), "5", parent)
    sizes = []
    for scale in (1.0, 1.18):
        choice.lay(0, 0, 150, 160, Metrics(1280, 800, scale))
        sizes.append([tile.laid_out().px for tile in choice.tiles.values()])
    assert sizes == [pytest.approx([25, 25]), pytest.approx([29.5, 29.5])]
