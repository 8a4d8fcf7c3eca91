"""From a rule to what a child sees and hears: the scenes with their times, and the saying behind the words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from kidslogic.patterns.channels import ABSENT
from kidslogic.patterns.explanation import LONGEST_SCRIPT_MS, Beat, Explanation, Group, Param, Saying, Term
from kidslogic.patterns.families import FAMILY_REGISTRY
from kidslogic.patterns.families.family import Scene, Shown, units
from kidslogic.patterns.row import Row
from kidslogic.patterns.rules import Part, Rule, is_pair_change, unit_length

_GROUP_MS = 600
_SHORTEST_SCENE_MS = 1200
_LONGEST_SCENE_MS = 4000
_FILL_MS = 1200


def explain(row: Row, rule: Rule) -> Explanation:
    """The words' code and the script of a rule that fits the row; the script ends with the answer in the gap."""
    saying = _saying(rule)
    beats = _timed(_scenes(rule), row.gap)
    return Explanation(rule.family, saying.code, saying.params, beats)


def saying_of(rule: Rule) -> Saying:
    """What is to be said about a rule, for a child or, in other words, for a teacher."""
    return _saying(rule)


def _saying(rule: Rule) -> Saying:
    manners = rule.manners
    lanes = rule.lanes
    if not manners:
        return Saying("always", (("unit", (_term(rule, rule.gap, rule.names),)),))
    if rule.common_unit is not None:
        unit = tuple(
            _term(rule, cell, [part.channel.name for part in rule.changing]) for cell in range(rule.common_unit)
        )
        return Saying("cycle", (("period", rule.common_unit), ("unit", unit)))
    if lanes is not None:
        return _lanes_saying(rule, lanes)
    if len(manners) == 1:
        return _together(rule, manners[0])
    if rule.pairs:
        return Saying("pairs", (("unit", _unit([part for part in rule.changing if is_pair_change(part.fit)])),))
    first, second = sorted(manners, key=lambda manner: -max(part.level for part in manner))[:2]
    if rule.changing.index(first[0]) > rule.changing.index(second[0]):
        first, second = second, first
    return Saying("two-things", (("first", _named(rule, first)), ("second", _named(rule, second))))


def _named(rule: Rule, manner: Sequence[Part]) -> Saying:
    return Saying(f"of-{_channel_code(manner[0].channel.name)}", (("what", _together(rule, manner)),))


def _channel_code(name: str) -> str:
    return name if name in ("symbol", "colour", "size", "number", "direction") else "symbol"


def _together(rule: Rule, manner: Sequence[Part]) -> Saying:
    """One saying for channels in step: their things are named together ("Fisch rot")."""
    sayings = [_part_saying(part, rule.gap) for part in manner]
    return sayings[0] if len(sayings) == 1 else _merged(sayings)


def _part_saying(part: Part, gap: int) -> Saying:
    return FAMILY_REGISTRY[part.fit.family].says(part.fit, Shown(part.channel.name, gap))


def _merged(sayings: Sequence[Saying]) -> Saying:
    first = sayings[0]
    params: list[tuple[str, Param]] = []
    for name, value in first.params:
        values = [dict(saying.params).get(name) for saying in sayings]
        params.append((name, _merged_param(value, values)))
    return Saying(first.code, tuple(params))


def _merged_param(value: Param, values: Sequence[Param | None]) -> Param:
    if isinstance(value, tuple):
        lists = [one for one in values if isinstance(one, tuple)]
        return tuple(_merged_term(terms) for terms in zip_longest(*lists))
    if isinstance(value, Saying):
        return _merged([one for one in values if isinstance(one, Saying)])
    return value


def _merged_term(terms: Sequence[Term | None]) -> Term:
    values = [value for term in terms if term is not None for value in term.values]
    return Term(tuple(value for value in values if value[1] != ABSENT) or tuple(values[:1]))


def _term(rule: Rule, cell: int, names: Sequence[str]) -> Term:
    """What the rule puts into a cell, as far as these channels go."""
    picture = rule.pictures[cell]
    values = zip(rule.names, picture, strict=True)
    return Term(tuple((n, v) for n, v in values if n in names and v is not None and v != ABSENT))


def _unit(parts: Sequence[Part]) -> tuple[Term, ...]:
    merged = _merged([FAMILY_REGISTRY[part.fit.family].says(part.fit, Shown(part.channel.name, 0)) for part in parts])
    unit = dict(merged.params)["unit"]
    return unit if isinstance(unit, tuple) else ()


def _lanes_saying(rule: Rule, lanes: Part) -> Saying:
    """Of the lane with the gap: what changes in it, or, if nothing does, what stands there always."""
    count = lanes.fit.param("count")
    moving = [
        part
        for part in rule.changing
        if part.fit.family == "lanes" and part.fit.inner[rule.gap % count].family != "always"
    ]
    if moving:
        return _part_saying(moving[0], rule.gap)
    longer = [part for part in rule.changing if unit_length(part.fit) > count]
    if longer:
        period = unit_length(longer[0].fit) // count
        cells = [rule.gap % count + count * i for i in range(period)]
        unit = tuple(_term(rule, cell, [part.channel.name for part in longer]) for cell in cells)
        return Saying(f"lanes-{count}", (("lane", Saying("cycle", (("period", period), ("unit", unit)))),))
    always = Saying("always", (("unit", (_term(rule, rule.gap, [part.channel.name for part in rule.changing]),)),))
    return Saying(f"lanes-{count}", (("lane", always),))


def _scenes(rule: Rule) -> tuple[Scene, ...]:
    length = len(rule.parts[0].fit.cells)
    if not rule.changing:
        return (Scene("glow", (tuple(range(length)),)),)
    if rule.common_unit is not None:
        return (Scene("bracket", units(length, rule.common_unit)),)
    if rule.lanes is not None:
        moving = [part for part in rule.changing if part.fit.family == "lanes"]
        return _part_scenes(moving[0], rule.gap)
    if rule.pairs and len(rule.manners) > 1:
        return (Scene("bracket", units(length, 2)),)
    scenes: tuple[Scene, ...] = ()
    for manner in rule.manners[:2]:
        scenes += _part_scenes(manner[0], rule.gap)
    return scenes


def _part_scenes(part: Part, gap: int) -> tuple[Scene, ...]:
    return FAMILY_REGISTRY[part.fit.family].shows(part.fit, Shown(part.channel.name, gap))


def _timed(scenes: Sequence[Scene], gap: int) -> tuple[Beat, ...]:
    """Scenes one after the other, shortened alike when they would not leave room for the fill."""
    wanted = [min(_LONGEST_SCENE_MS, max(_SHORTEST_SCENE_MS, _GROUP_MS * len(scene.groups))) for scene in scenes]
    room = LONGEST_SCRIPT_MS - _FILL_MS
    scale = min(1.0, room / sum(wanted))
    beats: list[Beat] = []
    start = 0
    for scene, length in zip(scenes, wanted, strict=True):
        beats.append(Beat(scene.kind, scene.groups, start, int(length * scale), scene.labels))
        start = beats[-1].end_ms
    fill: tuple[Group, ...] = ((gap,),)
    return (*beats, Beat("fill", fill, start, _FILL_MS))


def without_answer(beats: Sequence[Beat]) -> tuple[Beat, ...]:
    """The script up to the fill."""
    return tuple(beat for beat in beats if beat.kind != "fill")
