"""The tokens of the look: colours, and the sizes that follow from the window (look: one picture book)."""

from __future__ import annotations

from dataclasses import dataclass

# Ink and paper
INK, INK2 = "#222222", "#5A4A3B"
PAPER, PAPER2, PAPER3 = "#FFF8E8", "#F6E7C8", "#E3CC9C"
WHITE, GLOW, OFF = "#FFFFFF", "#FDF3B4", "#E6D7BA"
# Scenery, muted on purpose so that the riddle is the loudest thing
AIR0, AIR1, AIR2 = "#FDF0D2", "#F9E4BC", "#F4D7A6"
SEA0, SEA1, SEA2, SEA3, SEA4 = "#B4D9D3", "#93C8C9", "#76B5BC", "#5A9FAC", "#40879A"
FOAM = "#EAF5EE"
SAND1, SAND2, SAND3 = "#F5E0B3", "#E9CB91", "#D6B175"
GRASS1, GRASS2, GRASS3 = "#BDD097", "#98B978", "#739C61"
ROCK1, ROCK2, ROCK3 = "#DCC39C", "#C1A27A", "#987A58"
WOOD1, WOOD2, WOOD3, WOOD4 = "#DDB07A", "#C4905A", "#9A683C", "#6F4A2B"
BRASS, CLOTH, CLOTH_DENT = "#E9BE62", "#2F6F80", "#27606F"
# What belongs to the play (Okabe-Ito)
RED, ORANGE, YELLOW, GREEN = "#D55E00", "#E69F00", "#F0E442", "#009E73"
SKY, BLUE, PURPLE, BROWN, GREY = "#56B4E9", "#0072B2", "#CC79A7", "#8C5A2B", "#999999"

STRONG = {
    INK: "#000000", INK2: "#241C14", PAPER: WHITE, PAPER2: "#F3F0E6", PAPER3: "#6E6250",
    GLOW: "#FFF6B0", OFF: "#E4E0D6", ROCK3: "#5E4A33",
    AIR0: "#FFFBF0", AIR1: "#FFF6E2", AIR2: "#FDF0D2",
    SEA0: "#E4F3F1", SEA1: "#D6ECEC", SEA2: "#C4E2E5", SEA3: "#B0D6DD", SEA4: "#9CCAD4", FOAM: WHITE,
    SAND1: "#FBF0D8", SAND2: "#F4E2BC", SAND3: "#E9D0A0",
    GRASS1: "#DEE9CA", GRASS2: "#C9DDB2", GRASS3: "#AFCC97", ROCK1: "#EBDCC4", ROCK2: "#D8C2A2",
    WOOD1: "#F0D3AC", WOOD2: "#DFB78C", WOOD3: "#6F431E", WOOD4: "#432812", BRASS: "#F5D58A",
}  # fmt: skip
"""What paper, ink and scenery become for strong contrast; the colours of the play stay, for they mean something."""
STRONG_PEN = 1.45
"""How much thicker outlines are then."""
_strong = False


def use_strong_contrast(strong: bool) -> None:
    """Darker ink, thicker outlines and paler scenery in the whole app, or the usual look again."""
    global _strong  # noqa: PLW0603  # one look per process, like the typeface
    _strong = strong


def seen(colour: str) -> str:
    """A colour as it is shown now. Whatever draws asks here."""
    return STRONG.get(colour, colour) if _strong else colour


def pen() -> float:
    """By how much outlines are thicker now than usual."""
    return STRONG_PEN if _strong else 1.0


SIDE_COLOURS = {"brown": BROWN, "blue": BLUE}

BAR = 142
"""Thickness of the ship's rail in units."""
TARGET = 118
"""The smallest thing a child must hit, in units: 118 px at 1280x800, 88.5 px at 1024x600."""
TARGET_PX = 88.0
"""What that is at least in pixels, where the room allows it: as much as in a window of 1024x600."""
FLOOR_PX = 21.4
"""Smallest type on the screen in pixels (16 pt at 96 dpi), whatever the unit."""
PROMPT_PX = 29.4
"""Smallest prompt on the screen in pixels (22 pt)."""


@dataclass(frozen=True)
class Metrics:
    """Sizes that follow from the window in pixels. All layout is done in units of `u` pixels.

    Landscape windows are at least 800 units high and 1280 wide, portrait windows 800 wide and 1280 high; the surplus
    goes to the gaps. `w` and `h` are the room beside or above the rail.
    """

    width: int
    height: int
    text_scale: float = 1.0

    @property
    def portrait(self) -> bool:
        """Whether the rail lies at the bottom."""
        return self.height > self.width

    @property
    def u(self) -> float:
        """Pixels per unit."""
        if self.portrait:
            return min(self.width / 800, self.height / 1280)
        return min(self.width / 1280, self.height / 800)

    @property
    def w(self) -> float:
        """Width in units of the room for a screen."""
        return self.width / self.u - (0 if self.portrait else BAR)

    @property
    def h(self) -> float:
        """Height in units of the room for a screen."""
        return self.height / self.u - (BAR if self.portrait else 0)

    @property
    def target(self) -> float:
        """The smallest thing a child must hit, in units, where there is room: in a lesson units are small."""
        return max(TARGET, TARGET_PX / self.u)

    @property
    def prompt(self) -> float:
        """Type of the one sentence that a young child may read, in units."""
        return max(30 * self.text_scale, PROMPT_PX / self.u)

    @property
    def floor(self) -> float:
        """Smallest type in units."""
        return FLOOR_PX / self.u

    def type(self, size: float) -> float:
        """A type size in units, scaled for the learner and never below the floor."""
        return max(size * self.text_scale, self.floor)
