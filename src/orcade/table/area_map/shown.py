"""A map as there is to see of it: its land, once for each map, and an area as it stands in a scene."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot
from typing import Final

from ..floor.squares import bits
from ..land import Land, Line, Region, Trail
from ..requests import Seat
from ..things import Holding, Path, Territory
from .area_map import AreaId, AreaMap
from .mosaic import BLANK, Point
from .places import SPOTS

ENDS: Final = 2
"""The spot of an area at which the first route that ends there does so; the next ones have the next spots."""

STEP: Final = 1
"""Units from point to point of a way, at most."""


@lru_cache(maxsize=64)
def land(map: AreaMap) -> Land:
    """What lies under all things of a scene with this map."""
    coasts: list[Line] = []
    borders: list[Line] = []
    for border in map.outlines.borders:
        (coasts if BLANK in border.sides else borders).append(border.points)
    width, height = map.size
    looks = ",".join(area.look for area in map.areas)
    routes = ",".join(str(route.areas) for route in map.routes)
    return Land(
        key="\n".join([looks, routes, *map.mosaic.lines]),
        width=width,
        height=height,
        regions=tuple(
            Region(area.look, map.outlines.rings[area.sign], (places.name, places.spots[0]))
            for area, places in zip(map.areas, map.places, strict=True)
        ),
        borders=tuple(borders),
        coasts=tuple(coasts),
        trails=tuple(trails(map)),
    )


@lru_cache(maxsize=64)
def ridges(map: AreaMap) -> tuple[Path, ...]:
    """What parts areas that touch and are no neighbours; it goes over the areas of a scene."""
    number = {area.sign: at for at, area in enumerate(map.areas)}
    found: list[Path] = []
    for border in map.outlines.borders:
        if BLANK in border.sides:
            continue
        a, b = sorted(number[sign] for sign in border.sides)
        if not map.beside[a] >> b & 1:
            words = f"A ridge between {map.areas[a].name} and {map.areas[b].name}: no way leads across"
            found.append(Path(id=f"ridge-{len(found) + 1}", label=words, points=border.points, look="ridge"))
    return tuple(found)


def trails(map: AreaMap) -> Iterator[Trail]:
    """The ways of all routes, over the borders between their areas; routes that meet go beside each other."""
    ended: Counter[AreaId] = Counter()
    for at, route in enumerate(map.routes):
        points = []
        for a, b in pairwise(route.areas):
            border = _crossed(map, a, b)
            points += [_middle(map, a, at), border[(len(border) - 1) * (at % 3 + 1) // 4]]
        for end, place in ((route.areas[0], 0), (route.areas[-1], len(points))):
            points[place : place + 1] = [map.places[end].spots[(ENDS + ended[end]) % SPOTS]]
            ended[end] += 1
        yield Trail(tuple(points), str(at + 1))


def footway(map: AreaMap, areas: Sequence[AreaId], places: Sequence[Point]) -> tuple[Point, ...]:
    """A way through areas that are neighbours, over their borders; in each it comes through a place. Its points are
    a step apart, so that it is drawn as one line of dots."""
    points = [places[0]]
    for (a, b), place in zip(pairwise(areas), places[1:], strict=True):
        border = _crossed(map, a, b)
        points += [border[len(border) // 2], place]
    found = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        parts = ceil(hypot(bx - ax, by - ay) / STEP)
        found += [
            (round(ax + (bx - ax) * at / parts, 2), round(ay + (by - ay) * at / parts, 2)) for at in range(1, parts)
        ]
        found.append((bx, by))
    return tuple(found)


def _crossed(map: AreaMap, a: AreaId, b: AreaId) -> Line:
    """The border that a way from one area to another goes over: the longest between them."""
    return max(map.outlines.between(map.areas[a].sign, map.areas[b].sign), key=len)


def _middle(map: AreaMap, area: AreaId, lane: int) -> Point:
    """Where a route comes through an area: near where the first thing stands."""
    x, y = map.places[area].spots[0]
    return round(x + (lane % 3 - 1) * 0.16, 2), round(y + (lane % 2 - 0.5) * 0.24, 2)


@lru_cache(maxsize=4096)
def territory(
    map: AreaMap, area: AreaId, *, label: str, seat: Seat | None = None, holdings: tuple[Holding, ...] = ()
) -> Territory:
    """An area as it stands in a scene: whose it is, and what stands there and goes with it.

    Its id is "area-" and its slug; `label` is its full description but for its neighbours."""
    found = map.areas[area]
    x, y = map.places[area].name
    return Territory(
        id=area_id(found.slug),
        label=label,
        x=x,
        y=y,
        name=found.name,
        outline=map.outlines.rings[found.sign],
        look=found.look,
        number=str(found.number or ""),
        seat=seat,
        holdings=holdings,
        beside=tuple(map.areas[each].name for each in bits(map.beside[area])),
        text=str(found.number or ""),
    )


def area_id(slug: str) -> str:
    """The id of the area of that slug, for `Option.things`."""
    return f"area-{slug}"
