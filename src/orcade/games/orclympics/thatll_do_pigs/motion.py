"""How far a Boar gets straight on, and what stops it: in every kind of motion (TP 4.2.1, TP 4.2.2, TP-34)."""

from __future__ import annotations

from typing import NamedTuple

from orcade.table.plane import NOTHING, SLACK, Box, Point, Shape, ahead, collide, overlapping, slide, touching
from orcade.table.plane.shapes import extent

from .circuit import circuit_of
from .contact import NEAR
from .pieces import PIGLET, RODE, SPACING, Race, allied, box, loose, piglet_disc


class Way(NamedTuple):
    """Where a straight way ends, and what stops it there."""

    x: int
    y: int
    foes: int = 0
    """Riders that it has come into contact with, one bit each."""
    piglet: bool = False
    public: bool = False
    stopped: bool = False
    """Something stopped it, at contact or at a distance."""


def others_on(race: Race, who: int, base: Box, tx: int, ty: int, spacing: int = 0) -> dict[int, Shape]:
    """The other Boars that race and may be met on a way, or come near to, and the loose Piglet, by their bits."""
    found: dict[int, Shape] = {}
    x, y = base.x, base.y
    far = NEAR + spacing
    left, right = (x - far, tx + far) if x < tx else (tx - far, x + far)
    top, bottom = (y - far, ty + far) if y < ty else (ty - far, y + far)
    for at, rider in enumerate(race.riders):
        if at != who and left < rider.x < right and top < rider.y < bottom and not rider.crashed:
            found[at] = box(rider)
    px, py = race.piglet
    if left < px < right and top < py < bottom and loose(race):
        found[PIGLET] = piglet_disc(race)
    return found


def move_way(race: Race, who: int, base: Box, tx: int, ty: int, how: int) -> Way:
    """A base on its straight way to tx, ty, in a Move or a Random Move: up to contact, but past allies (TP-38)."""
    others = others_on(race, who, base, tx, ty)
    if how != RODE or race.ignoring:
        others.pop(PIGLET, None)
    ally = NOTHING
    if race.seats == 2:
        for at in [at for at in others if at != PIGLET and allied(race, who, at)]:
            ally = at
    friend = others.pop(ally, None)
    found = up_to_contact(race, others, base, tx, ty)
    if friend is not None and overlapping(base._replace(x=found.x, y=found.y), friend):
        # No room at the end: it stops at the last place before, which lies this side of the ally.
        x, y, hit = slide(base, found.x, found.y, [friend])
        if hit != NOTHING:
            return Way(x, y, stopped=True)
    return found


def up_to_contact(race: Race, others: dict[int, Shape], base: Box, tx: int, ty: int) -> Way:
    """Up to the first contact; what else is touched at the same moment is touched as well (TP-30)."""
    things = [*others.values(), *public_on(race, base, tx, ty, 0)]
    x, y, hits = collide(base, tx, ty, things)
    if not hits:
        return Way(x, y)
    foes = 0
    piglet = crowd = False
    bits = list(others)
    for at in hits:
        if at >= len(bits):
            crowd = True
        elif bits[at] == PIGLET:
            piglet = True
        else:
            foes |= 1 << bits[at]
    return Way(x, y, foes, piglet, crowd, True)


def public_on(race: Race, base: Box, tx: int, ty: int, spacing: int) -> list[Shape]:
    """The Public Areas that may be met on a way, or come near to."""
    left, top, right, bottom = extent(base)
    dx, dy = tx - base.x, ty - base.y
    far = spacing + SLACK
    left, right = (left - far, right + far + dx) if dx > 0 else (left - far + dx, right + far)
    top, bottom = (top - far, bottom + far + dy) if dy > 0 else (top - far + dy, bottom + far)
    return circuit_of(race).beside(left, top, right, bottom)


def lash_way(race: Race, who: int, base: Box, tx: int, ty: int) -> Way:
    """TP 4.2.2: up to contact with the public, or 1" from a model."""
    x, y, hit = slide(base, tx, ty, list(others_on(race, who, base, tx, ty, SPACING).values()), SPACING)
    public = public_on(race, base, x, y, 0)
    nx, ny, met = slide(base, x, y, public)
    return Way(nx, ny, public=met != NOTHING, stopped=met != NOTHING or hit != NOTHING)


def in_the_way(race: Race, who: int, base: Box, tx: int, ty: int) -> int:
    """What stops a Lash first, 1" before it: a Rider, or PIGLET; NOTHING where no model does."""
    others = others_on(race, who, base, tx, ty, SPACING)
    hit = slide(base, tx, ty, list(others.values()), SPACING)[2]
    return NOTHING if hit == NOTHING else list(others)[hit]


def run_way(race: Race, who: int, base: Box, tx: int, ty: int) -> Way:
    """TP-31: up to 1" from everything; what it touches of the public does not hold it, but it gets no further in."""
    here: list[Shape] = []
    away: list[Shape] = []
    for area in public_on(race, base, tx, ty, SPACING):
        (here if touching(base, area) else away).append(area)
    x, y, hit = slide(base, tx, ty, [*others_on(race, who, base, tx, ty, SPACING).values(), *away], SPACING)
    nx, ny, held = slide(base, x, y, here)
    return Way(nx, ny, stopped=hit != NOTHING or held != NOTHING)


def straight_on(base: Box, distance: int) -> Point:
    """So far ahead of a base."""
    return ahead(base.x, base.y, base.ux, base.uy, distance)
