"""The rule families: one record each, gathered in `FAMILY_REGISTRY`."""

from __future__ import annotations

from kidslogic.patterns.channels import Channel
from kidslogic.patterns.families.carried import CARRIED
from kidslogic.patterns.families.counting import (
    COUNT,
    DOUBLE,
    OPERATIONS,
    STEPS_DOUBLE,
    STEPS_GROW,
    STEPS_PAIRS,
    STEPS_TURN,
    SUM,
)
from kidslogic.patterns.families.family import Family
from kidslogic.patterns.families.growing import GROUPS, PREFIX, RUNS
from kidslogic.patterns.families.lanes import LANES
from kidslogic.patterns.families.mirrors import MIRROR, MIRROR_GROUPS, THERE_BACK
from kidslogic.patterns.families.ordering import EACH_ONCE, SHIFT
from kidslogic.patterns.families.repeating import ALWAYS, BLOCKS, CYCLE
from kidslogic.patterns.fits import Fit

FAMILY_REGISTRY: dict[str, Family] = {
    family.code: family
    for family in (
        ALWAYS,
        CYCLE,
        BLOCKS,
        MIRROR,
        THERE_BACK,
        MIRROR_GROUPS,
        GROUPS,
        RUNS,
        PREFIX,
        COUNT,
        STEPS_GROW,
        STEPS_TURN,
        STEPS_PAIRS,
        STEPS_DOUBLE,
        OPERATIONS,
        DOUBLE,
        SUM,
        SHIFT,
        EACH_ONCE,
        LANES,
        CARRIED,
    )
}
"""Every rule family of one channel by its code."""


def all_fits(channel: Channel) -> list[Fit]:
    """Every rule that agrees with the visible cells, cheapest first."""
    fits = [fit for family in FAMILY_REGISTRY.values() for fit in family.fits(channel)]
    fits.sort(key=lambda fit: fit.price)
    return fits
