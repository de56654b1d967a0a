"""The land under a map of areas: drawn once for each map, and sent once, as a file of its own.

Whose an area is, its name, and what stands there is drawn on it in each view (`territories.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot

from orcade.table.land import Land, Line, Region, Trail, within

from .ground import UNIT, Frame
from .kit.knife import WOBBLE, blob, line, num, put, slab
from .kit.lands import COMPASS, SCATTER, WAVE
from .kit.numerals import numerals
from .kit.outlines import placed

MARGIN = 0.6
"""Units of water around a land."""
APART = 0.6
"""Units between what is scattered over a region, about."""
INLAND, CLEAR = 0.27, 0.62
"""Units that it keeps from the outline, and from places that are kept free."""
FINE = 1.2 / UNIT
"""Units from the straight line between its neighbours, within which a point of an outline is not seen."""
OFFSHORE = 0.75
"""Units that waves keep from the land."""

Points = list[tuple[float, float]]


@lru_cache(maxsize=16)
def land_of(land: Land) -> Frame:
    """A land in its water, and where it lies on its board."""
    wide, high = (land.width + 2 * MARGIN) * UNIT, (land.height + 2 * MARGIN) * UNIT
    corner = -MARGIN * UNIT
    sheet = slab(wide - 8, high - 8, 14, 2)
    placed = f'transform="translate({num(corner + 4)} {num(corner + 4)})" d="{sheet}"'
    art = f'<clipPath id="land-sheet"><path {placed}/></clipPath><path class="o-water" {placed}/>'
    art += f'{_kit(land)}<g clip-path="url(#land-sheet)">{_water(land)}</g>'
    art += f'<path class="o-n o-s-rim" stroke-width="5" {placed}/>'
    regions = "".join(f'<path class="o-{paint_of(each.look)}" d="{closed(each.outline)}"/>' for each in land.regions)
    art += f'<g class="o-rimmed" stroke-width="3.4">{regions}</g>'  # two neighbours have the very same border
    art += "".join(_scattered(each, at) for at, each in enumerate(land.regions))
    art += line(_open(land.coasts), 6, "rim")
    art += "".join(map(_trail, land.trails))
    return Frame((corner, corner, wide, high), art)


def closed(outline: Sequence[Line], x: float = 0, y: float = 0) -> str:
    """The path of an outline with its holes, in whole pixels around x, y in units."""
    return "".join(f"{_open([_without_fine(ring)], x, y)}z" for ring in outline)


def _without_fine(ring: Line) -> Line:
    """A closed line without points that nobody would see, where none of their neighbours is one, too.

    That is the same from both sides of a border, so that neighbours still fit each other.
    """
    off = [
        abs((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / (hypot(cx - ax, cy - ay) or 1)
        for (ax, ay), (bx, by), (cx, cy) in zip((ring[-1], *ring), ring, (*ring[1:], ring[0]), strict=False)
    ]
    beside = zip((off[-1], *off), off, (*off[1:], off[0]), strict=False)
    return (
        tuple(point for point, (a, far, b) in zip(ring, beside, strict=True) if far >= FINE or far >= min(a, b)) or ring
    )


def _pixels(points: Line) -> Points:
    return [(x * UNIT, y * UNIT) for x, y in points]


def _open(lines: Iterable[Line], x: float = 0, y: float = 0) -> str:
    """The path of lines, in whole pixels around x, y in units."""
    d = ""
    for each in lines:
        points = [(round((px - x) * UNIT), round((py - y) * UNIT)) for px, py in each]
        steps = pairwise(points)
        d += f"M{points[0][0]} {points[0][1]}l{' '.join(f'{bx - ax} {by - ay}' for (ax, ay), (bx, by) in steps)}"
    return d.replace(" -", "-")


def paint_of(look: str) -> str:
    """The paint of a terrain; of one that is unknown here, bare ground."""
    return look if look in SCATTER else "turf"


def _kit(land: Land) -> str:
    """What is scattered, once each."""
    looks = {region.look for region in land.regions}
    cut = (
        f'<g id="land-{look}-{at}">{art}</g>'
        for look, arts in SCATTER.items()
        if look in looks
        for at, art in enumerate(arts)
    )
    return f'<defs><g id="land-wave">{WAVE}</g>{"".join(cut)}</defs>'


def _water(land: Land) -> str:
    """Shallows along the coast, waves farther out, and a compass in the emptiest corner."""
    coast = _open(land.coasts)
    art = line(coast, 74, "shallows") + line(coast, 46, "foam") + line(coast, 38, "shallows")
    shore = [point for each in land.coasts for point in each]
    far = 0.95
    corners = [(x, y) for x in (far, land.width - far) for y in (far, land.height - far)]
    if not shore:
        return art
    rose = max(corners, key=lambda corner: _gap(corner, shore))
    for x, y in _grid(0.2, 0.2, land.width - 0.2, land.height - 0.2, 1.5, 3):
        at_sea = not any(within(region.outline, x, y) for region in land.regions)
        if at_sea and _gap((x, y), shore) > OFFSHORE and hypot(x - rose[0], y - rose[1]) > 1.3:
            art += f'<use href="#land-wave" x="{round(x * UNIT)}" y="{round(y * UNIT)}"/>'
    return art + put(COMPASS, rose[0] * UNIT, rose[1] * UNIT, 1.05)


def _scattered(region: Region, number: int) -> str:
    """What grows and lies about in a region, away from its outline and from what must be read."""
    if region.look not in SCATTER:
        return ""
    rim = [point for ring in region.outline for point in ring]
    xs, ys = [x for x, _ in rim], [y for _, y in rim]
    kinds = len(SCATTER[region.look])
    art = ""
    for at, (x, y) in enumerate(_grid(min(xs), min(ys), max(xs), max(ys), APART, number)):
        if (
            _gap((x, y), rim) > INLAND
            and within(region.outline, x, y)
            and all(abs(x - fx) > CLEAR or abs(y - fy) > CLEAR * 0.6 for fx, fy in region.free)
        ):
            kind = (at * 7 + number) % kinds
            art += f'<use href="#land-{region.look}-{kind}" x="{round(x * UNIT)}" y="{round(y * UNIT)}"/>'
    return f'<g class="o-scatter">{art}</g>'


def _grid(
    left: float, top: float, right: float, bottom: float, apart: float, seed: int
) -> Iterator[tuple[float, float]]:
    """Points about so far apart, in rows that are set off against each other, none quite where it should be."""
    row, y = 0, top + apart / 2
    while y < bottom:
        x = left + apart * (0.3 + 0.5 * (row % 2))
        while x < right:
            stray = WOBBLE[(round(x * 10) * 3 + row * 5 + seed) % len(WOBBLE)]
            yield x + 0.12 * apart * stray, y + 0.15 * apart * WOBBLE[(round(x * 7) + row + seed) % len(WOBBLE)]
            x += apart
        row, y = row + 1, y + apart * 0.8


def _gap(point: tuple[float, float], points: Iterable[tuple[float, float]]) -> float:
    """How far the next of some points is."""
    return min(hypot(point[0] - x, point[1] - y) for x, y in points)


def _trail(trail: Trail) -> str:
    """A worn way with a stone at both of its ends."""
    points = _pixels(trail.points)
    d = curve(points)
    art = f'<path class="o-way-bed" d="{d}"/><path class="o-way" d="{d}"/>'
    for x, y in (points[0], points[-1]):
        stone = f'<path class="o-bone o-s-rim" stroke-width="3" d="{blob(12, 9, 1)}"/>'
        art += put(stone + numerals(trail.text, 12), x, y)
    return art


def curve(points: Points) -> str:
    """A path that bends gently through all points."""
    (x, y), *_ = points
    d = f"M{num(x)} {num(y)}"
    for at in range(len(points) - 1):
        (px, py), (ax, ay) = points[max(0, at - 1)], points[at]
        (bx, by), (nx, ny) = points[at + 1], points[min(len(points) - 1, at + 2)]
        d += (
            f"C{num(ax + (bx - px) / 6)} {num(ay + (by - py) / 6)} {num(bx - (nx - ax) / 6)} {num(by - (ny - ay) / 6)} "
        )
        d += f"{num(bx)} {num(by)}"
    return placed(d)
