"""The Push by a mighty Headbutt: where it leads, and what it does (BR 4.3, BR-17, BR-18, BR-32)."""

from __future__ import annotations

from typing import NamedTuple

from orcade.table.plane import NOTHING, SLACK, Box, ahead, leave_board, sweep
from orcade.table.region import apart, leaving
from orcade.table.requests import Flow

from .combat_events import INTO_PIT, OFF_BOARD, ON_DANGER, ON_ORC, ON_STEP, ON_WALL, TO_THE_END, Fell, Pushed
from .events import BY_BUMP, BY_EDGE, BY_FALL, BY_PIT
from .geometry import Ground, clearing, ground, in_contact, level, overlaps
from .losses import disengage, eliminate, go_along, honour, lose_health, roll_for_dangers
from .pieces import BUMP_COSTS, FALL_COSTS, MY_ORCLYMPICS, NOBODY, ORC_R, PUSH, REBOUND, Orc, Point, Rumble
from .terrain import COVER, DANGEROUS, MOUND, PIT, PLATFORM, SIDE

_HOW = {PIT: INTO_PIT, DANGEROUS: ON_DANGER, PLATFORM: ON_STEP, COVER: ON_WALL, MOUND: ON_WALL}
"""How a push ends that meets a kind of terrain."""


class Slide(NamedTuple):
    """Where a push leads."""

    way: tuple[Point, ...]
    length: int
    """To where it was stopped."""
    how: int
    """TO_THE_END … ON_DANGER."""
    on: int
    """The Orc that was met, by id."""
    what: int
    """The kind of terrain that was met."""
    fell: bool
    """Down from a Platform."""
    standing_in: int
    """Pieces of Dangerous Terrain in which it began."""


def edge_ahead(orc: Orc, tx: int, ty: int) -> Point | None:
    """Where a pushed Orc touches the Board Edge; one that touches it already, only if it goes further out (BR-17)."""
    near, far = ORC_R + SLACK, SIDE - ORC_R - SLACK
    left = ORC_R - SLACK if orc.x <= near else near + 1
    top = ORC_R - SLACK if orc.y <= near else near + 1
    right = SIDE - ORC_R + SLACK if orc.x >= far else far - 1
    bottom = SIDE - ORC_R + SLACK if orc.y >= far else far - 1
    found = leave_board(orc.x, orc.y, tx, ty, left, top, right, bottom)
    return None if found is None else (found[0], found[1])


def slide(rumble: Rumble, orc: Orc, dx: int, dy: int) -> Slide:
    """Where an Orc comes to that is pushed in this direction."""
    here = ground(rumble.terrain)
    x, y = orc.x, orc.y
    up = level(here, x, y)
    # How far he is still wholly on his Platform, and from where on he is clear of it: who gets over its edge has to
    # get clear, even if that takes him further than the push (BR-25).
    edge = clear = 0
    far = PUSH
    if up >= 0:
        edge = leaving(here.tops[up], x, y, dx, dy, PUSH)
        if edge < PUSH:
            clear = clearing(here.platforms[up], ORC_R, x, y, dx, dy, edge)
            far = max(far, clear)
    tx, ty = ahead(x, y, dx, dy, far)
    off = edge_ahead(orc, tx, ty)
    if off is not None:
        tx, ty = off
    others = [other for other in rumble.orcs if other.health > 0 and other is not orc]
    discs = [(other.x, other.y, ORC_R) for other in others]
    boxes, kinds, standing_in = _walls(rumble, here, orc, up)
    sx, sy, hit = sweep(x, y, tx, ty, ORC_R, discs, boxes)
    length = apart(x, y, sx, sy)
    how, on, what = TO_THE_END, NOBODY, NOBODY
    if hit != NOTHING:
        if hit < len(discs):
            how, on = ON_ORC, others[hit].id
        else:
            what = kinds[hit - len(discs)]
            how = _HOW[what]
    elif off is not None:
        how = OFF_BOARD
    # `length` is rounded down: who was not stopped has gone the whole way.
    free = how == TO_THE_END
    fell = edge < PUSH and up >= 0 and (free or length >= clear)
    end = far if free else length
    if how == ON_ORC:
        end = max(0, end - REBOUND)
    if how not in (INTO_PIT, OFF_BOARD) and up >= 0 and not free:
        end = max(end, clear) if fell else min(end, edge)
    if length <= SLACK:
        # He has not moved: every contact that he has stays.
        return Slide(((x, y),), 0, how, on, what, False, standing_in)
    way: list[Point] = [(x, y), (sx, sy)]
    if end < length:
        way.append(ahead(x, y, dx, dy, end))
    return Slide(tuple(way), length, how, on, what, fell, standing_in)


def deadliness_of_push(rumble: Rumble, orc: Orc, x: int, y: int) -> float:
    """How surely a Push from a point in contact would end in a Pit or beyond the edge, 0 to 1: roughly, but quickly."""
    # From centre to centre it is an inch, so (dx, dy) times six is the push, and products with it are thousandths of an
    # inch times 1000: a Pit is looked for up to 7.5" ahead and 1.8" to either side.
    dx, dy = orc.x - x, orc.y - y
    tx, ty = orc.x + 6 * dx, orc.y + 6 * dy
    if not (ORC_R < tx < SIDE - ORC_R and ORC_R < ty < SIDE - ORC_R):
        return 1.0
    found = 0.0
    for piece in rumble.terrain:
        if piece.kind == PIT or piece.kind == DANGEROUS:
            px, py = piece.x - orc.x, piece.y - orc.y
            if 0 < px * dx + py * dy < 7_500_000 and abs(px * dy - py * dx) < 1_800_000:
                found = max(found, 1.0 if piece.kind == PIT else 0.1)
    return found


def _walls(rumble: Rumble, here: Ground, orc: Orc, up: int) -> tuple[list[Box], list[int], int]:
    """The terrain that stops a push, its kinds, and in how many pieces of Dangerous Terrain the Orc stands already."""
    boxes = []
    kinds = []
    standing_in = 0
    for piece, box in zip(rumble.terrain, here.boxes, strict=True):
        if piece.kind == DANGEROUS:
            if overlaps(orc.x, orc.y, box, ORC_R - SLACK):
                standing_in += 1
                continue
        elif piece.kind == PLATFORM and up >= 0 and box is here.platforms[up]:
            continue
        boxes.append(box)
        kinds.append(piece.kind)
    return boxes, kinds, standing_in


def push(rumble: Rumble, striker: Orc, orc: Orc) -> Flow[None]:
    """BR 4.3: straight away from the striker, centre to centre, with all that is met on the way."""
    found = slide(rumble, orc, orc.x - striker.x, orc.y - striker.y)
    go_along(rumble, orc, found.way)
    if found.fell:
        yield Fell(orc.name)
    deed = found.fell or found.how in (INTO_PIT, OFF_BOARD)
    other = rumble.orcs[found.on].name if found.on >= 0 else NOBODY
    dead = found.fell and orc.health <= FALL_COSTS
    yield Pushed(orc.name, found.length, found.how, other, max(0, found.what), dead)
    if deed:
        yield from honour(rumble, striker, MY_ORCLYMPICS)
    if found.fell:
        yield from lose_health(rumble, orc, FALL_COSTS, BY_FALL)
    if orc.health and found.how in (INTO_PIT, OFF_BOARD):
        yield from eliminate(rumble, orc, BY_PIT if found.how == INTO_PIT else BY_EDGE)
    elif orc.health and found.how in (ON_ORC, ON_WALL):
        yield from lose_health(rumble, orc, BUMP_COSTS, BY_BUMP, other)
    if found.how == ON_ORC and rumble.ending is None:
        yield from lose_health(rumble, rumble.orcs[found.on], BUMP_COSTS, BY_BUMP, orc.name)
    if orc.health and rumble.ending is None:
        yield from roll_for_dangers(rumble, orc, found.standing_in + (found.how == ON_DANGER))
    if orc.health and not in_contact(orc, striker):
        disengage(rumble, orc)
