"""The typeface chain: every face it may choose has all letters of our languages."""

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont

from kidslogic.ui.font import CHAIN, load_fonts

LETTERS = "aábcčdďeéěfghiíjklmnňoóprřsštťuúůvwxyýzžäöüßAÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPRŘSŠTŤUÚŮVWXYÝZŽÄÖÜ"
SIGNS = "0123456789„“‚‘–…·×+-=?!%&/()"


def test_the_face_is_the_first_of_the_chain_that_is_there(qapp):
    family = load_fonts()
    present = QFontDatabase.families()
    assert family == next(face for face in CHAIN if face in present)


@pytest.mark.parametrize("style", ["Regular", "Bold"])
def test_the_bundled_face_is_there_in_regular_and_bold(qapp, style):
    load_fonts()
    assert style in QFontDatabase.styles(CHAIN[1])


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.Bold])
def test_all_letters_are_in_the_faces_that_are_here(qapp, weight):
    load_fonts()
    for family in set(CHAIN) & set(QFontDatabase.families()):
        raw = QRawFont.fromFont(QFont(family, 20, weight))
        assert raw.familyName() == family
        missing = [letter for letter in LETTERS + SIGNS if not raw.supportsCharacter(ord(letter))]
        assert not missing, f"{family} lacks {missing}"
