"""What is wrong with a map of areas as it is written: what was found, what was expected."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from ..toml_checks import unknown
from ..toml_lines import Path
from ..toml_texts import Fault, line_of
from ..words import slug
from .mosaic import BLANK, Mosaic

NAME, WORDS = 20, 120
"""The most letters of a name, and of the sentence about an area."""
WIDEST, HIGHEST = 120, 60
"""The most characters of a line of the drawing, and the most lines."""
LEAST: Final = 12
"""Cells that an area needs to have room for its name and what stands there."""


class Form(NamedTuple):
    """What a game's maps consist of."""

    kinds: tuple[str, ...]
    """The kinds of areas: "orcland", "outland"."""
    looks: tuple[str, ...]
    """The terrains: "hills", "marsh"."""


class WrittenArea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area as it is written."""

    sign: str
    name: str
    kind: str
    look: str
    borders: list[str]
    """The names of its neighbours."""
    number: int | None = None
    words: str = ""

    @property
    def slug(self) -> str:
        """What is typed for it: "gnaw-hill"."""
        return slug(self.name)


class WrittenRoute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A route as it is written."""

    name: str
    areas: list[str]
    """The names of the areas along it."""


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map as it is written."""

    drawing: str
    area: list[WrittenArea]
    route: list[WrittenRoute] = []


def faults_of(written: Written, form: Form, lines: dict[Path, int], first: int) -> Iterator[Fault]:
    """All that is wrong with a map. `lines`: where its parts are written; `first`: the first line of its drawing."""
    checks = _Checks(written, form, lines, first)
    drawn = list(checks.drawing())
    yield from drawn
    yield from checks.heads()
    yield from checks.doubles()
    for at, area in enumerate(written.area):
        yield from checks.borders(at, area)
        if not drawn:
            yield from checks.cells(at, area)
    yield from checks.reached()
    for at, route in enumerate(written.route):
        yield from checks.route(at, route)


class _Checks:
    def __init__(self, written: Written, form: Form, lines: dict[Path, int], first: int) -> None:
        self.written = written
        self.form = form
        self.lines = lines
        self.first = first
        self.mosaic = Mosaic(written.drawing.splitlines())
        self.by_name = {area.name: area for area in written.area if area.name.isprintable()}
        self.signs = {area.sign for area in written.area}

    def _fault(self, words: str, *path: str | int) -> Fault:
        return Fault(line_of(self.lines, path), 0, words)

    def drawing(self) -> Iterator[Fault]:
        """The drawing by itself."""
        mosaic = self.mosaic
        if mosaic.width > WIDEST or mosaic.height > HIGHEST:
            words = f"the drawing has {mosaic.height} lines of {mosaic.width} characters"
            yield self._fault(f"{words}; it may have {HIGHEST} of {WIDEST}", "drawing")
        for sign, cells in mosaic.cells.items():
            if sign not in self.signs:
                x, y = cells[0]
                yield Fault(self.first + y, x + 1, f"{sign!r} is the sign of no area; expected one's sign or a blank")

    def heads(self) -> Iterator[Fault]:
        """What is written of an area but its borders."""
        for at, area in enumerate(self.written.area):
            name = f"{area.name!r}: "
            if len(area.sign) != 1 or not area.sign.isprintable() or area.sign == BLANK:
                yield self._fault(f"{name}its sign is one character, no blank, not {area.sign!r}", "area", at, "sign")
            if not area.slug or not area.name.isprintable() or len(area.name) > NAME:
                words = f"a name is from 1 to {NAME} letters long, without line breaks, not {area.name!r}"
                yield self._fault(words, "area", at, "name")
            if area.kind not in self.form.kinds:
                yield self._fault(name + unknown(area.kind, self.form.kinds), "area", at, "kind")
            if area.look not in self.form.looks:
                yield self._fault(name + unknown(area.look, self.form.looks), "area", at, "look")
            if area.number is not None and area.number < 1:
                yield self._fault(f"{name}numbers begin with 1, so it is not {area.number}", "area", at, "number")
            if not area.words.isprintable() or len(area.words) > WORDS:
                words = f"{name}its words are at most {WORDS} letters long, without line breaks"
                yield self._fault(words, "area", at, "words")
        for at, route in enumerate(self.written.route):
            if not route.name.strip() or not route.name.isprintable() or len(route.name) > NAME:
                words = f"a name is from 1 to {NAME} letters long, without line breaks, not {route.name!r}"
                yield self._fault(words, "route", at, "name")

    def doubles(self) -> Iterator[Fault]:
        """What only one area, or one route, may have."""
        areas, routes = self.written.area, self.written.route
        for what, kind, values in (
            ("sign", "area", [area.sign for area in areas]),
            ("name", "area", [area.slug for area in areas]),
            ("number", "area", [area.number for area in areas]),
            ("name", "route", [route.name.lower() for route in routes]),
        ):
            first: dict[str | int, int] = {}
            for at, value in enumerate(values):
                if value is not None and first.setdefault(value, at) != at:
                    line = line_of(self.lines, (kind, first[value], what))
                    words = f"{value!r} is the {what} of the {kind} of line {line} already; expected another one"
                    yield self._fault(words, kind, at, what)

    def borders(self, at: int, area: WrittenArea) -> Iterator[Fault]:
        """The neighbours of an area: known, listed once and on both sides, and beside it in the drawing."""
        for place, name in enumerate(area.borders):
            path = ("area", at, "borders", place)
            other = self.by_name.get(name)
            if other is None:
                yield self._fault(f"{area.name!r}: {unknown(name, list(self.by_name))}", *path)
            elif other is area:
                yield self._fault(f"{area.name!r} borders on itself; expected its neighbours alone", *path)
            elif name in area.borders[:place]:
                yield self._fault(f"{area.name!r}: {name!r} stands here twice; expected it once", *path)
            elif area.name not in other.borders:
                words = f"{area.name!r} borders on {name!r}, but {name!r} not on {area.name!r}"
                yield self._fault(f"{words}; expected both or neither", *path)
            elif not self._touch(area, other):
                words = f"{area.name!r} and {name!r} are neighbours, but do not touch in the drawing"
                yield self._fault(f"{words}; expected cells of theirs side by side", *path)

    def _touch(self, area: WrittenArea, other: WrittenArea) -> bool:
        signs = min(area.sign, other.sign), max(area.sign, other.sign)
        drawn = area.sign in self.mosaic.cells and other.sign in self.mosaic.cells
        return not drawn or signs in self.mosaic.touching

    def cells(self, at: int, area: WrittenArea) -> Iterator[Fault]:
        """Where an area lies: it is drawn in one piece that is large enough."""
        pieces = self.mosaic.pieces(area.sign)
        if not pieces:
            yield self._fault(f"{area.name!r} is not drawn; expected {area.sign!r} in the drawing", "area", at, "sign")
            return
        for piece in pieces[1:]:
            x, y = min(piece, key=lambda cell: (cell[1], cell[0]))
            yield Fault(self.first + y, x + 1, f"{area.name!r} is drawn in {len(pieces)} pieces; expected one")
        if len(pieces[0]) < LEAST:
            x, y = pieces[0][0]
            words = f"{area.name!r} has {len(pieces[0])} cells; expected {LEAST} or more, so that there is room in it"
            yield Fault(self.first + y, x + 1, words)

    def reached(self) -> Iterator[Fault]:
        """Every area can be reached from the first one."""
        areas = self.written.area
        if not areas:
            yield self._fault("there is no area; expected [[area]]", "area")
            return
        reached = [areas[0].name]
        known = set(reached)
        for name in reached:
            found = [each for each in self.by_name[name].borders if each in self.by_name and each not in known]
            known.update(found)
            reached += found
        for at, area in enumerate(areas):
            if area.name not in known:
                words = f"{area.name!r} cannot be reached from {areas[0].name!r}; expected a way there over borders"
                yield self._fault(words, "area", at, "borders")

    def route(self, at: int, route: WrittenRoute) -> Iterator[Fault]:
        """A route leads from neighbour to neighbour and nowhere twice."""
        name = f"route {route.name!r}: "
        if len(route.areas) < 2:
            yield self._fault(f"{name}it has {len(route.areas)} areas; expected two or more", "route", at, "areas")
        for place, each in enumerate(route.areas):
            path = ("route", at, "areas", place)
            if each not in self.by_name:
                yield self._fault(name + unknown(each, list(self.by_name)), *path)
            elif each in route.areas[:place]:
                yield self._fault(f"{name}it comes to {each!r} twice; expected it once", *path)
        for place, (a, b) in enumerate(pairwise(route.areas), 1):
            if a in self.by_name and b in self.by_name and b not in self.by_name[a].borders and a != b:
                words = f"{name}{a!r} does not border on {b!r}; expected neighbours one after the other"
                yield self._fault(words, "route", at, "areas", place)
