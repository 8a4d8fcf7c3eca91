"""What a child may be called: any script, up to 40 characters as a person counts them, never a file name."""

from __future__ import annotations

import unicodedata

MAX_GRAPHEMES = 40
# No real character needs more code points than a family of four with skin tones (11); a longer one is a prank of
# stacked accents that would cover the whole screen.
MAX_CODE_POINTS = 16 * MAX_GRAPHEMES

_ZERO_WIDTH_JOINER = 0x200D
_ZERO_WIDTH_NON_JOINER = 0x200C
_TAGS = range(0xE0020, 0xE0080)  # the letters inside flags of regions
_REGIONAL_INDICATORS = range(0x1F1E6, 0x1F200)  # two of them are a flag
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_HANGUL_VOWELS_AND_FINALS = (range(0x1160, 0x1200), range(0xD7B0, 0xD7FC))
_SPACING_LETTERS = frozenset({0x0E33, 0x0EB3, 0xFF9E, 0xFF9F})  # Thai and Lao am, half-width kana voice marks
_CONTROL_CATEGORIES = frozenset({"Cc", "Cs", "Zl", "Zp"})


class Refused(ValueError):
    """Something about a learner is not possible; `code` says what, a screen turns it into words.

    Codes: `empty`, `too_long`, `control` (a character that is a command to the screen), `taken` (another child has
    the same nickname and the same avatar), `full` (no place for one more child).
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def nickname(typed: str) -> str:
    """The nickname as it is kept: NFC, no space around it, single spaces inside; raises `Refused`."""
    name = unicodedata.normalize("NFC", typed.strip())
    if any(_is_control(character) for character in name):
        raise Refused("control")
    name = " ".join(name.split())
    if not any(unicodedata.category(character)[0] not in "ZCM" for character in name):
        raise Refused("empty")
    if len(name) > MAX_CODE_POINTS or graphemes(name) > MAX_GRAPHEMES:
        raise Refused("too_long")
    return name


def same_name(one: str, other: str) -> bool:
    """Whether two nicknames read the same: capital letters make no difference."""
    return _folded(one) == _folded(other)


def graphemes(text: str) -> int:
    """How many characters a person sees.

    The rules of Unicode annex 29 as far as `unicodedata` knows them, in place of a dependency: the number only guards
    a length, and the few differences do no harm (Indic and Khmer conjuncts count as two, a Myanmar vowel sign as none).
    """
    count = 0
    indicators = 0
    previous = symbol = False  # whether the character before joins the next one; whether the cluster is a picture
    for character in text:
        code = ord(character)
        indicators = indicators + 1 if code in _REGIONAL_INDICATORS else 0
        picture = unicodedata.category(character) in {"So", "Sm", "Sk", "Cn"}
        joined = _extends(character) or (previous and symbol and picture) or (indicators > 0 and indicators % 2 == 0)
        if not joined or count == 0:
            count += 1
            symbol = picture
        previous = code == _ZERO_WIDTH_JOINER
    return count


def _extends(character: str) -> bool:
    code = ord(character)
    return (
        unicodedata.category(character) in {"Mn", "Me", "Mc"}
        or code in (_ZERO_WIDTH_JOINER, _ZERO_WIDTH_NON_JOINER)
        or code in _SKIN_TONES
        or code in _TAGS
        or code in _SPACING_LETTERS
        or any(code in letters for letters in _HANGUL_VOWELS_AND_FINALS)
    )


def _is_control(character: str) -> bool:
    category = unicodedata.category(character)
    # Joiners and tags belong to letters and pictures; the other format characters turn the writing direction around.
    joins = ord(character) in (_ZERO_WIDTH_JOINER, _ZERO_WIDTH_NON_JOINER) or ord(character) in _TAGS
    return category in _CONTROL_CATEGORIES or (category == "Cf" and not joins)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name.casefold())
