"""Reads a map of areas from TOML: its drawing, its areas with their neighbours, its routes.

All that is wrong is named with its line, what was found there and what was expected.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from ..toml_checks import misfits
from ..toml_lines import Path
from ..toml_texts import TOO_DEEP, BadContent, Fault, first_line, in_order, line_of, parse, with_name
from .area_map import Area, AreaMap, Route
from .faults import Form, Written, WrittenArea, faults_of
from .mosaic import Mosaic

LONGEST: Final = 50_000
"""Characters that a text may have."""


class Source(NamedTuple):
    """A map and where it is written: for a game that has more to ask of it."""

    map: AreaMap
    areas: tuple[int, ...]
    """The line of each area."""
    routes: tuple[int, ...]
    """The line of each route."""


def read_area_map(text: str, form: Form) -> Source:
    """A map from its TOML. Raises `BadContent` with all that is wrong.

    Its areas are sorted by kind, in the order of the form, and by number; those without a number stay as they are
    written, behind the others of their kind."""
    try:
        raw, lines = parse(text, LONGEST, "a map")
        shape = [Fault(line_of(lines, path), 0, with_name(raw, path, words)) for path, words in misfits(raw, Written)]
        if shape:
            raise BadContent(in_order(shape))
        written = msgspec.convert(raw, Written)
        found = list(faults_of(written, form, lines, first_line(lines, text, ("drawing",))))
    except RecursionError:
        raise BadContent([TOO_DEEP]) from None
    if found:
        raise BadContent(in_order(found))
    return _source(written, form, lines)


def _source(written: Written, form: Form, lines: dict[Path, int]) -> Source:
    def place(at: int) -> tuple[int, bool, int, int]:
        area = written.area[at]
        return form.kinds.index(area.kind), area.number is None, area.number or 0, at

    order = sorted(range(len(written.area)), key=place)
    number = {written.area[at].name: new for new, at in enumerate(order)}
    return Source(
        AreaMap(
            [_area(written.area[at]) for at in order],
            [sum(1 << number[name] for name in written.area[at].borders) for at in order],
            [Route(route.name, tuple(number[name] for name in route.areas)) for route in written.route],
            Mosaic(written.drawing.splitlines()),
        ),
        tuple(line_of(lines, ("area", at)) for at in order),
        tuple(line_of(lines, ("route", at)) for at in range(len(written.route))),
    )


def _area(area: WrittenArea) -> Area:
    return Area(
        sign=area.sign,
        slug=area.slug,
        name=area.name,
        kind=area.kind,
        look=area.look,
        words=area.words,
        number=area.number,
    )
