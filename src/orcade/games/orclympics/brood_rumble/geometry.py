"""The Battlefield as geometry: which Terrain Features hinder what, and what an Orc stands on or touches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from orcade.table.plane import NOTHING, SLACK, Box, Disc, Point, ahead, gap, sweep
from orcade.table.region import Bounds

from .pieces import BARREL_R, NOBODY, ORC_R, Barrel, Orc, Rumble
from .terrain import COVER, DANGEROUS, MOUND, PIT, PLATFORM, SIDE, Terrain, outline

STANDING = Bounds(ORC_R, ORC_R, SIDE - ORC_R, SIDE - ORC_R)
"""Where the centre of an Orc may be: it touches the Board Edge on its border."""
ROLLING = Bounds(BARREL_R, BARREL_R, SIDE - BARREL_R, SIDE - BARREL_R)
"""The same for a Barrel."""
CONTACT = (2 * ORC_R + SLACK) ** 2
"""Square of the distance of two Orcs' centres up to which they are in base contact."""
BARELY = (2 * ORC_R - SLACK) ** 2
"""Square of the distance of two Orcs' centres below which they overlap."""
AT_HAND = ORC_R + BARREL_R + SLACK
"""The distance of the centres up to which an Orc is in contact with a Barrel."""


class Ground(NamedTuple):
    """A battlefield's Terrain Features by what they do; the numbers are places in `Rumble.terrain`."""

    boxes: tuple[Box, ...]
    """Of all of them, in order."""
    solid: tuple[Box, ...]
    """What no Orc moves into: Pits, Cover, Debris Mounds."""
    solid_ids: tuple[int, ...]
    pits: tuple[Box, ...]
    covers: tuple[Box, ...]
    mounds: tuple[Box, ...]
    mound_ids: tuple[int, ...]
    dangers: tuple[Box, ...]
    danger_ids: tuple[int, ...]
    platforms: tuple[Box, ...]
    platform_ids: tuple[int, ...]
    tops: tuple[Bounds, ...]
    """Where the centre of an Orc is that stands wholly on each Platform (BR-25)."""


@lru_cache(maxsize=256)
def ground(terrain: tuple[Terrain, ...]) -> Ground:
    """The geometry of a battlefield."""
    boxes = tuple(outline(piece) for piece in terrain)

    def ids(*kinds: int) -> tuple[int, ...]:
        return tuple(at for at, piece in enumerate(terrain) if piece.kind in kinds)

    def of(*kinds: int) -> tuple[Box, ...]:
        return tuple(boxes[at] for at in ids(*kinds))

    return Ground(
        boxes=boxes,
        solid=of(PIT, COVER, MOUND),
        solid_ids=ids(PIT, COVER, MOUND),
        pits=of(PIT),
        covers=of(COVER),
        mounds=of(MOUND),
        mound_ids=ids(MOUND),
        dangers=of(DANGEROUS),
        danger_ids=ids(DANGEROUS),
        platforms=of(PLATFORM),
        platform_ids=ids(PLATFORM),
        tops=tuple(
            Bounds(box.x - box.w + ORC_R, box.y - box.h + ORC_R, box.x + box.w - ORC_R, box.y + box.h - ORC_R)
            for box in of(PLATFORM)
        ),
    )


def level(here: Ground, x: int, y: int) -> int:
    """The Platform (its place among `Ground.platforms`) on which an Orc with its centre there stands; NOBODY: none."""
    for at, (left, top, right, bottom) in enumerate(here.tops):
        if left <= x <= right and top <= y <= bottom:
            return at
    return NOBODY


def astride(here: Ground, x: int, y: int) -> int:
    """The Platform whose edge an Orc there would stand astride, half up and half down (BR-25); NOBODY: none."""
    for at, box in enumerate(here.platforms):
        if overlaps(x, y, box, ORC_R - SLACK) and not here.tops[at].holds(x, y):
            return at
    return NOBODY


def in_contact(one: Orc, other: Orc) -> bool:
    """Base contact of two Orcs."""
    dx = one.x - other.x
    dy = one.y - other.y
    return dx * dx + dy * dy <= CONTACT


def apart(one: Orc, other: Orc) -> int:
    """The distance of two Orcs, base to base, rounded down."""
    return gap(Disc(one.x, one.y, ORC_R), Disc(other.x, other.y, ORC_R))


def barrels_at(rumble: Rumble, x: int, y: int) -> list[Barrel]:
    """The Barrels that an Orc with its centre there is in contact with: he may also stand over one (BR 2)."""
    found = []
    for barrel in rumble.barrels:
        dx = barrel.x - x
        if -AT_HAND <= dx <= AT_HAND:
            dy = barrel.y - y
            if dx * dx + dy * dy <= AT_HAND * AT_HAND and not barrel.gone:
                found.append(barrel)
    return found


def near_box(x: int, y: int, box: Box, reach: int) -> bool:
    """Whether a point is within `reach` of a piece of terrain, all of which lie along the axes."""
    wide = abs(x - box[0]) - box[2]
    if wide > reach:
        return False
    high = abs(y - box[1]) - box[3]
    return high <= reach and (wide <= 0 or high <= 0 or wide * wide + high * high <= reach * reach)


def overlaps(x: int, y: int, box: Box, r: int) -> bool:
    """Whether a point is nearer than `r` to a piece of terrain: a disc of that radius about it overlaps the piece."""
    wide = abs(x - box[0]) - box[2]
    if wide >= r:
        return False
    high = abs(y - box[1]) - box[3]
    return high < r and (wide <= 0 or high <= 0 or wide * wide + high * high < r * r)


def mounds_at(rumble: Rumble, x: int, y: int) -> list[int]:
    """The Debris Mounds (places in the terrain) that an Orc with its centre there is in contact with."""
    here = ground(rumble.terrain)
    return [at for at, box in zip(here.mound_ids, here.mounds) if near_box(x, y, box, ORC_R + SLACK)]


def mound_guard(rumble: Rumble, orc: Orc, mound: Box) -> Orc | None:
    """An enemy that keeps an Orc from Grabbing in a Debris Mound by touching it, too (BR 4.2.3, BR-13)."""
    for other in rumble.orcs:
        if other.health > 0 and other.team != orc.team and near_box(other.x, other.y, mound, ORC_R + SLACK):
            return other
    return None


def met_first(rumble: Rumble, orc: Orc, target: Orc) -> Orc | None:
    """Whom a Barrel thrown from one Orc at another would meet first: him, or who stands between; None: Cover (BR-7)."""
    others = [each for each in rumble.orcs if each.health > 0 and each.x >= 0 and each.id not in (orc.id, target.id)]
    stand = [*others, target]
    discs = [(each.x, each.y, ORC_R) for each in stand]
    covers = ground(rumble.terrain).covers
    _, _, met = sweep(orc.x, orc.y, target.x, target.y, BARREL_R, discs, covers)
    return target if met == NOTHING else stand[met] if met < len(stand) else None


def lootable(rumble: Rumble, orc: Orc) -> int:
    """The Debris Mound where an Orc may Grab an Item: it touches it and no enemy does (BR 4.2.3); NOBODY: none."""
    for at in mounds_at(rumble, orc.x, orc.y):
        if mound_guard(rumble, orc, ground(rumble.terrain).boxes[at]) is None:
            return at
    return NOBODY


def crossed(boxes: Sequence[Box], way: Sequence[Point], reach: int) -> list[int]:
    """Which boxes a disc of radius `reach` on this way is in contact with at any moment, its start included."""
    found = []
    for at, box in enumerate(boxes):
        x, y, w, h, _, _ = box
        left, right = x - w - reach, x + w + reach
        top, bottom = y - h - reach, y + h + reach
        for (ax, ay), (bx, by) in zip(way, way[1:] or way):
            if max(ax, bx) < left or min(ax, bx) > right or max(ay, by) < top or min(ay, by) > bottom:
                continue
            if passes(box, ax, ay, bx, by, reach):
                found.append(at)
                break
    return found


def passes(box: Box, ax: int, ay: int, bx: int, by: int, reach: int) -> bool:
    """Whether a segment comes within `reach` of an upright box: of the box itself, or of one of its corners."""
    w, h = box.w, box.h
    px, py, qx, qy = ax - box.x, ay - box.y, bx - box.x, by - box.y
    for x, y in ((px, py), (qx, qy)):
        ex, ey = max(abs(x) - w, 0), max(abs(y) - h, 0)
        if ex * ex + ey * ey <= reach * reach:
            return True
    dx, dy = qx - px, qy - py
    facing = (min(abs(px), abs(qx)) <= w or px * qx < 0) and (min(abs(py), abs(qy)) <= h or py * qy < 0)
    if facing and abs(px * dy - py * dx) <= w * abs(dy) + h * abs(dx):
        return True
    dd = dx * dx + dy * dy
    for cx, cy in ((w, h), (w, -h), (-w, h), (-w, -h)):
        vx, vy = cx - px, cy - py
        if 0 <= vx * dx + vy * dy <= dd and (vx * dy - vy * dx) ** 2 <= reach * reach * dd:
            return True
    return False


def clearing(box: Box, r: int, x: int, y: int, dx: int, dy: int, least: int) -> int:
    """How far a disc has to go on in a direction, at least so far, until it is clear of a box that it would lie in."""
    low, high = least, least + 2 * (box.w + box.h + r)
    while low < high:
        half = (low + high) // 2
        px, py = ahead(x, y, dx, dy, half)
        if overlaps(px, py, box, r):
            low = half + 1
        else:
            high = half
    return low
