"""Name plates of measured boards: mark, number and emblems of a piece, placed where they hide little of others."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from orcade.table.things import Piece

from .ground import UNIT
from .kit import RIDERS, seat_flag
from .kit.knife import num, put, sign, stamp
from .kit.signs import SIGNS
from .nodes import part

PLACES = ((-1, 1), (1, 1), (-1, -1), (1, -1))
"""Where a piece's name plate hangs: below or above its base, and to which side."""
LEFT = 2
PLATE = 4
"""The state of a figure is a sum of LAST, LEFT (it looks left), and PLATE times the place of its plate."""

RIM = 22
"""How far below or above its middle the plate of a piece on a disc begins: over its rim, not over its face."""
RIDER_RIM = 58
"""The same of a rider: his name is under the hooves, his signs are over his head."""
TALL = 27
"""Of a plate, and about the width of an emblem."""


def written(piece: Piece) -> str:
    """What stands on a plate: its number, behind its letters where those of one seat are told apart by them."""
    return f"{piece.text} {piece.badge}".strip() if "named" in piece.states else piece.badge


def plate(piece: Piece, place: int) -> str:
    """Mark and number, light on dark for the second of two teams; the plate grows outwards from where it hangs. Empty
    where there is neither."""
    if piece.look in RIDERS:
        return _beneath(piece, place)
    side, below = PLACES[place]
    if piece.base is not None:
        side, below = -1, 0
    inner = ""
    wide = 0.0
    if piece.seat is not None:
        inner = part(piece, "mark", put(seat_flag(piece.seat), side * 11, 0))
        wide = 23
    words = written(piece)
    if words:
        box = 24 + 13 * (len(words) - 1)
        x = side * ((20 if inner else 0) + box / 2)
        wide = (20 if inner else 0) + box
        ground, ink = ("line", "card") if "second-team" in piece.states else ("card", "line")
        under = (
            stamp("drop")
            if "greased" in piece.states
            else f'<rect class="o-{ground} o-edged" stroke-width="2.8" x="{num(-box / 2)}" y="-13.5" width="{box}" '
            f'height="{TALL}" rx="8"/>'
        )
        number = sign(words, f'class="o-text o-{ink}" y="9" font-size="25"')
        inner += part(piece, "badge", put(under + number, x))
    if not inner:
        return ""
    if piece.base is not None:
        (x, y), (dx, dy) = hook(piece, place)
        far = (abs(dx) * wide + abs(dy) * TALL) / 2
        return put(f'<g class="o-tag">{put(inner, dx * far + wide / 2, dy * far)}</g>', x, y)
    return _at_rim(put(inner, 0, below * 13), -side * 6, RIM * below)


def _beneath(piece: Piece, place: int) -> str:
    """The name of a rider, who bears the mark of his seat himself; none where it would lie on others."""
    words = written(piece)
    if not words or place & AMONG:
        return ""
    wide = 12 + 13.5 * len(words)
    ground = (
        f'<rect class="o-card o-edged" stroke-width="2.8" x="{num(-wide / 2)}" y="-13.5" width="{num(wide)}" '
        f'height="{TALL}" rx="8"/>'
    )
    name = sign(words, 'class="o-text o-line" y="8" font-size="22"')
    return _at_rim(part(piece, "badge", ground + name), 0, RIDER_RIM)


def signs(piece: Piece, place: int) -> str:
    """Emblems of its states, at the corner that the plate leaves free, or in a row behind it."""
    side, below = PLACES[place]
    found = [stamp(piece.holding)] if piece.holding in SIGNS else []
    found += [stamp(state) for state in piece.states if state in SIGNS and state != "engaged"]
    if not found:
        return ""
    if piece.look in RIDERS:
        row = "".join(put(sign, TALL * (at - (len(found) - 1) / 2), 0, 0.86) for at, sign in enumerate(found))
        return _at_rim(row, 0, -RIDER_RIM - TALL / 2)
    if piece.base is not None:
        (x, y), (dx, dy) = hook(piece, place)
        wide = (23 if piece.seat is not None else 0) + (21 + 13 * (len(written(piece)) - 1) if written(piece) else 0)
        first = abs(dx) * wide + abs(dy) * TALL + TALL / 2
        row = "".join(
            put(sign, dx * (first + TALL * at), dy * (first + TALL * at), 0.8) for at, sign in enumerate(found)
        )
        return put(f'<g class="o-tag">{row}</g>', x, y)
    row = "".join(put(sign, side * (27 * at + 2), -4 * below, 0.86) for at, sign in enumerate(found))
    return _at_rim(row, side * 27, -29 * below)


def _at_rim(tag: str, x: float, y: float) -> str:
    """What hangs at a point of a disc, as large as it must be to be read: farther out where the figure is larger."""
    inner = put(f'<g class="o-tag">{tag}</g>', x, y)
    return f'<g class="o-rim">{inner}</g>'


BEHIND, BEFORE, TIGHT = 0, 1, 2
"""Places of the plate of a piece on a rectangle: behind it, or where that is taken before it.

TIGHT is added where somebody stands so near that the figure must not be larger than its base.
"""
AMONG = BEFORE
"""A rider's plate has one place alone; where others stand about there is no room for it."""
NEAR = 1.6
"""Two pieces whose centres are nearer than this, in inches, stand tight."""
ABOUT = 5.5
"""Two riders nearer than this, in inches, may lie on each other's plates."""


def hook(piece: Piece, place: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the plate of a piece on a rectangle begins, in pixels from its centre, and which way it goes from there."""
    assert piece.base is not None
    turn = (piece.facing or 0) * pi / 180 + (0 if place & BEFORE else pi)
    dx, dy = round(cos(turn), 4), round(sin(turn), 4)
    far = (piece.base[0] / 2 - 0.05) * UNIT
    return (dx * far, dy * far), (dx, dy)


def _side(piece: Piece, pieces: tuple[Piece, ...], width: float, height: float) -> int:
    """BEHIND, or BEFORE if somebody stands there, or the board ends, and there is more room; and whether TIGHT."""
    assert piece.base is not None
    apart = [(other.x - piece.x) ** 2 + (other.y - piece.y) ** 2 for other in pieces if other is not piece]
    nearest = min(apart, default=ABOUT * ABOUT)
    tight = TIGHT if nearest < NEAR * NEAR else 0
    if piece.look in RIDERS:
        return tight + (AMONG if nearest < ABOUT * ABOUT else 0)
    worst = []
    for place in (BEHIND, BEFORE):
        (x, y), (dx, dy) = hook(piece, place)
        px, py = piece.x + x / UNIT + dx * 0.7, piece.y + y / UNIT + dy * 0.7
        taken = 0.5 if place == BEFORE else 0.0
        taken += 0 if 0.2 < px < width - 0.2 and 0.2 < py < height - 0.2 else 1.5
        for other in pieces:
            if other is piece:
                continue
            reach = 0.75 + (min(other.base) if other.base is not None else other.size) / 2
            if other.base is None or other.facing is None:
                gap = ((other.x - px) ** 2 + (other.y - py) ** 2) ** 0.5
            else:
                turn = other.facing * pi / 180
                ux, uy = cos(turn), sin(turn)
                half = max(0.0, other.base[0] / 2 - other.base[1] / 2)
                along = max(-half, min(half, (px - other.x) * ux + (py - other.y) * uy))
                gap = ((px - other.x - along * ux) ** 2 + (py - other.y - along * uy) ** 2) ** 0.5
            taken += max(0.0, reach - gap) * 2
        worst.append(taken)
    return (BEFORE if worst[BEFORE] < worst[BEHIND] else BEHIND) + tight


CROWDED = 2.4
"""Two pieces nearer than this, in inches, may hide each other's plates on a phone."""
EDGE = 1.8
"""How far a plate may reach to the side there, in inches."""


@lru_cache(maxsize=256)
def pose(pieces: tuple[Piece, ...], width: float, height: float) -> tuple[tuple[int, ...], str]:
    """How pieces stand on a board of this size: a state for the figure of each, and what is drawn between fighters.

    Plates hang where they hide the least of who is near, and not over the board's edge; who is engaged looks at his
    opponent.
    """
    states: list[int] = []
    clashes = ""
    count = len(pieces)
    spots = [(piece.x, piece.y) for piece in pieces]
    plated = [bool(written(piece)) or piece.seat is not None for piece in pieces]
    for at, piece in enumerate(pieces):
        x, y = spots[at]
        near = [
            other
            for other in range(count)
            if other != at and -CROWDED < spots[other][0] - x < CROWDED and -CROWDED < spots[other][1] - y < CROWDED
        ]
        state = 0
        if "engaged" in piece.states:
            foe = _foe(piece, [pieces[other] for other in near])
            state = LEFT if foe is not None and (foe.x - x, foe.y - y) < (0, 0) else 0
            dx, dy = (foe.x - x, foe.y - y) if foe is not None else (0, -1)
            clash = put(_CLASH, (x + dx / 2) * UNIT, (y + dy / 2) * UNIT)
            clashes = clashes if clash in clashes else clashes + clash
        left = bool(state) or "left" in piece.states
        over = (x < EDGE, x > width - EDGE, y > height - 1)
        if piece.base is not None:
            state += PLATE * _side(piece, pieces, width, height)
        elif plated[at] and (near or any(over)):
            state += PLATE * _free(at, near, spots, states, plated, left, over)
        elif left:
            state += PLATE
        states.append(state)
    return tuple(states), clashes


def _foe(piece: Piece, near: list[Piece]) -> Piece | None:
    """The piece that an engaged one touches; one of another seat, if there is one."""
    found = None
    for other in near:
        reach = (piece.size + other.size) / 2 + 0.1
        if "engaged" in other.states and (other.x - piece.x) ** 2 + (other.y - piece.y) ** 2 < reach * reach:
            if other.seat != piece.seat:
                return other
            found = other
    return found


_CLASH = '<g class="o-tag">' + put(stamp("engaged"), 0, -9, 0.74) + "</g>"


def _free(
    at: int,
    near: list[int],
    spots: list[tuple[float, float]],
    states: list[int],
    plated: list[bool],
    left: bool,
    over: tuple[bool, bool, bool],
) -> int:
    """Index in PLACES of where this piece's plate hides the least; behind its back where that is equal."""
    x, y = spots[at]
    best, least = 0, 1e9
    for place, (side, below) in enumerate(PLACES):
        px, py = x + side * 0.7, y + below * 0.7
        worse = (0.3 if (side > 0) != left else 0) + (0.3 if (below < 0) != over[2] else 0)
        worse += 2 if over[side > 0] else 0
        for other in near:
            ox, oy = spots[other]
            # A piece that is drawn later would lie on the plate; one without a plate of its own matters less.
            weight = (2.0 if other > at else 1.0) if plated[other] else 0.4
            worse += weight * max(0.0, 1.4 - abs(ox - px)) * max(0.0, 1.1 - abs(oy - py))
            if other < at and plated[other]:
                oside, obelow = PLACES[states[other] // PLATE]
                worse += max(0.0, 1.6 - abs(ox + oside * 0.7 - px)) * max(0.0, 0.9 - abs(oy + obelow * 0.7 - py))
        if worse < least:
            best, least = place, worse
    return best
