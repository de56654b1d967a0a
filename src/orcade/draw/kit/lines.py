"""Lines across the way: finish, gates, fences of the public, where one skids, where a tree falls. Points in pixels."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin

from .crowds import Points, fans, fence
from .knife import blob, burst, cut, line, num, paint, put, slab


def pieces(points: Points) -> list[tuple[float, float, float, float]]:
    """Each straight part: where it starts, how long it is, and where it turns to, in degrees."""
    return [
        (ax, ay, hypot(bx - ax, by - ay), atan2(by - ay, bx - ax) * 180 / pi) for (ax, ay), (bx, by) in pairwise(points)
    ]


def finish(points: Points, number: str) -> str:
    """Chequers, two rows of them."""
    art = ""
    for x, y, far, turn in pieces(points):
        count = max(2, round(far / 22))
        side = far / count
        dark = "".join(f"M{num(at * side)} {-20 if at % 2 else 0}h{num(side)}v20h{num(-side)}z" for at in range(count))
        rows = cut(f"M0 -20h{num(far)}v40h{num(-far)}z", "bone", 7, 0, 0) + paint(dark, "line")
        art += put(rows, x, y, turn=turn)
    return art


def start(points: Points, number: str) -> str:
    """Two strokes of chalk: where a race begins that ends elsewhere."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return line(d, 22, "bone") + line(d, 8, "mud")


def gate(points: Points, number: str) -> str:
    """Two poles with the gate's number, and a rope with rags between them that is torn at every passing."""
    art = poles = ""
    for x, y, far, turn in pieces(points):
        rags = ""
        count = max(1, int((far - 60) / 62))
        for at in range(count):
            along = 30 + (far - 60) * (at + 0.5) / count
            rags += cut(f"M{num(along - 20)} 0h40l-20 33z", ("red", "bone")[at % 2], 6, 0, 0)
        art += put(line(f"M0 0H{num(far)}", 13) + line(f"M0 0H{num(far)}", 5, "bone") + rags, x, y, turn=turn)
    for x, y in (points[0], points[-1]):
        sign = cut(blob(19, 10, 2), "gold", 5, 0, 0)
        sign += f'<text class="o-text o-line" y="10" font-size="29">{number}</text>' if number else ""
        poles += put(f'<g class="o-tag">{sign}</g>', x, y)
    return art + poles


def band(points: Points, number: str) -> str:
    """Below what somebody is to come to next, in the colour of his seat."""
    (ax, ay), (bx, by) = points[:2]
    d = f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
    style = "fill:none;stroke-linecap:round;stroke:var(--seat)"
    return f'<path style="{style}" stroke-opacity=".5" stroke-width="96" d="{d}"/>'


def skid(points: Points, number: str) -> str:
    """Where the ground gives way: striped like a wasp, with the ruts of those who did not brake."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    ruts = ""
    for x, y, far, turn in pieces(points):
        for at in range(1, max(2, ceil(far / 150))):
            rut = line("M-26 -16Q0 -20 24 -6M-30 0Q0 -6 26 10", 5, "mire")
            ruts += put(
                rut,
                x + far * at / max(2, ceil(far / 150)) * cos(turn * pi / 180),
                y + far * at / max(2, ceil(far / 150)) * sin(turn * pi / 180),
                1.2,
                turn + 90,
            )
    stripes = (
        f'<path class="o-n o-s-gold" style="stroke-linecap:butt" stroke-width="8" stroke-dasharray="22 18" d="{d}"/>'
    )
    x, y = points[0]
    peg = put(cut(blob(15, 9, 1), "gold", 5, 0, 0) + paint(blob(5, 7, 2)), x, y)
    return ruts + line(d, 15) + stripes + peg


RULE = 360
"""Pixels between two numbers of the rule that a frame around a board has."""


def crowd_line(points: Points, number: str) -> str:
    """A fence with those who lean over it; all around a board they stand outside, and beside the rule's numbers."""
    heads: list[tuple[int, float, float]] = []
    at = 0
    around = len(points) > 3 and points[0] == points[-1]
    cx, cy = (sum(along) / len(points) for along in zip(*points, strict=True))
    for x, y, far, turn in pieces(points):
        count = max(1, round(far / 54))
        ux, uy = cos(turn * pi / 180), sin(turn * pi / 180)
        out = 24 if around else 0
        if (x + ux * far / 2 - cx) * -uy + (y + uy * far / 2 - cy) * ux < 0:
            out = -out
        for step in range(count):
            at += 1
            px, py = x + ux * far * (step + 0.5) / count, y + uy * far * (step + 0.5) / count
            if around and -46 < ((px if abs(ux) > abs(uy) else py) + RULE / 2 - 20) % RULE - RULE / 2 < 58:
                continue
            heads.append((at, px - uy * out, py + ux * out - 4))
    art = fans(heads, 0.94)
    return art + fence(points) if around else fence(points) + art


def ray(points: Points, number: str) -> str:
    """Where a tree falls: its shadow is there before it is."""
    (ax, ay), (bx, by) = points[0], points[-1]
    far, turn = hypot(bx - ax, by - ay), atan2(by - ay, bx - ax) * 180 / pi
    trunk = far * 0.32
    crown = f"M{num(trunk)} -7"
    count = max(2, round((far - trunk) / 46))
    upper = [(trunk + (far - trunk) * at / count, 21 - 10 * at / count) for at in range(count)]
    tall = (far - trunk) / count
    crown = "M" + "L".join(f"{num(x)} {num(-half)}L{num(x + tall * 0.9)} -5" for x, half in upper)
    crown += (
        f"L{num(far)} 0"
        + "".join(f"L{num(x + tall * 0.9)} 5L{num(x)} {num(half)}" for x, half in reversed(upper))
        + "z"
    )
    tree = cut(f"M8 -8L{num(trunk + 10)} -6L{num(trunk + 10)} 6L8 8L14 3L7 -2z", "bark", 5, 0, 0) + cut(
        crown, "moss", 5, 0, 0
    )
    return f'<g opacity=".72">{put(tree, ax, ay, turn=turn)}</g>' + put(
        line(f"M0 0H{num(far)}", 3, "bone"), ax, ay, turn=turn
    )


CHEVRONS = line("M-26 -20L-6 0L-26 20M2 -20L22 0L2 20", 9, "mire")
"""Which way to go."""


def track(points: Points, number: str) -> str:
    """Ground that many wheels have worn, round the corners of these points, and which way they went.

    Where the last point is the first, it goes all the way round.
    """
    corners = list(points)
    if len(corners) > 3 and corners[0] == corners[-1]:
        start = ((corners[0][0] + corners[1][0]) / 2, (corners[0][1] + corners[1][1]) / 2)
        corners = [start, *corners[1:], start]
    (ax, ay), *rest = corners
    d = f"M{num(ax)} {num(ay)}"
    signs = ""
    for at, ((bx, by), (cx, cy)) in enumerate(pairwise(rest)):
        mx, my = (bx + cx) / 2, (by + cy) / 2
        last = at == len(rest) - 2
        if not last:
            d += f"Q{num(bx)} {num(by)} {num(mx)} {num(my)}"
            signs += put(CHEVRONS, mx, my, turn=round(atan2(cy - by, cx - bx) * 180 / pi))
        else:
            d += f"Q{num(bx)} {num(by)} {num(cx)} {num(cy)}"
    if len(rest) == 1:
        d += f"L{num(rest[0][0])} {num(rest[0][1])}"
    worn = f'<path class="o-n o-s-worn" stroke-width="230" d="{d}"/>'
    ruts = (
        f'<path class="o-n o-s-mire" stroke-width="104" d="{d}"/><path class="o-n o-s-mud" stroke-width="88" d="{d}"/>'
    )
    return worn + ruts + signs


WAY = 56
"""Pixels of a chariot's width."""


def way(points: Points, number: str, paint: str = "legal") -> str:
    """Where somebody would drive."""
    art = ""
    for x, y, far, turn in pieces(points):
        colour = f"fill:none;stroke:var(--{paint});stroke-opacity:.3"
        band = f'<path style="{colour}" stroke-width="{WAY}" d="M0 0H{num(far)}"/>'
        head = f'<g class="o-tag">{cut("M-28 -26L14 0L-28 26L-18 0z", paint, 5, 0, 0)}</g>'
        art += put(band + put(head, far), x, y, turn=turn)
    return art


_CRASH = f'<g class="o-tag">{cut(burst(13, 26, 9), "danger", 5, 0, 0)}</g>'


def barred_way(points: Points, number: str) -> str:
    """Where he would run into something."""
    return way(points, number, "danger") + put(_CRASH, *points[-1])


GHOST = slab(120, 60, 7, 1)
"""The outline of a chariot that is not there yet."""


_WARNING = put(cut("M0 -21L22 17H-22z", "danger", 4, 0, 0) + paint("M-3 -9H3L2 5H-2zM-3 8H3V13H-3z", "bone"), 27, -24)
"""At the corner of a plate."""


NOSE = 66
"""Pixels from the middle of a chariot to what lies before it."""


def plan(points: Points, number: str, ink: str = "legal", sign: str = "") -> str:
    """Where somebody would drive with a whole turn; the last two points are the middle of his chariot there and that of
    its front. `number`: his speed, on a plate like that of a chariot, since what is round are gates; `sign`: on it."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in (_before(points), *points[1:-1]))
    dots = f'<path style="fill:none;stroke:var(--{ink});stroke-linecap:round" stroke-width="11" '
    dots += f'stroke-dasharray=".1 21" d="{d}"/>'
    plate = put(cut(slab(46, 44, 9, 1), ink, 3, 0, 0), -23, -22) + put(paint(slab(34, 32, 6, 1), "bone"), -17, -16)
    plate += f'<text class="o-text o-line" y="10" font-size="27">{number}</text>{sign}'
    return dots + put(f'<g class="o-tag">{plate}</g>', *points[-2])


def _before(points: Points) -> tuple[float, float]:
    """A way begins before the chariot that it lies over."""
    (x, y), (nx, ny) = points[:2]
    part = min(1.0, NOSE / (hypot(nx - x, ny - y) or 1))
    return x + part * (nx - x), y + part * (ny - y)


def best_plan(points: Points, number: str, sign: str = "") -> str:
    """The same for the best one: with the chariot as it would stand there."""
    (x, y), (fx, fy) = points[-2:]
    edge = "fill:var(--o-bone);fill-opacity:.55;stroke:var(--legal);stroke-dasharray:12 7"
    ghost = f'<path style="{edge}" stroke-width="5" d="{GHOST}"/>'
    front = cut("M32 -16L52 0L32 16z", "legal", 3, 0, 0)
    turn = atan2(fy - y, fx - x) * 180 / pi
    there = put(f'<g class="o-stand">{put(ghost, -60, -30) + front}</g>', x, y, turn=turn)
    return there + plan(points, number, sign=sign)


def barred_plan(points: Points, number: str) -> str:
    """Where he would run into something."""
    return plan(points, number, "danger") + put(_CRASH, *points[-1])


def risky_plan(points: Points, number: str) -> str:
    """Where others can run into him afterwards: with a warning."""
    return plan(points, number, sign=_WARNING)


def risky_best_plan(points: Points, number: str) -> str:
    """The same for the best one."""
    return best_plan(points, number, _WARNING)


def homeward(points: Points, number: str) -> str:
    """How far somebody still has to go, in the colour of his seat."""
    art = ""
    style = "fill:none;stroke:var(--seat);stroke-linecap:round"
    for x, y, far, turn in pieces(points):
        dots = f'<path style="{style}" stroke-width="11" stroke-dasharray=".1 26" d="M40 0H{num(far - 14)}"/>'
        tip = line(f"M{num(far - 26)} -15L{num(far - 6)} 0L{num(far - 26)} 15", 5)
        art += put(dots + tip, x, y, turn=turn)
    return art


def reach(points: Points, number: str) -> str:
    """How far somebody reaches around the first point, in the colour of his seat; the second one lies on the edge."""
    (x, y), (ex, ey) = points[:2]
    style = "fill:var(--seat);fill-opacity:.14;stroke:var(--seat);stroke-linecap:round;pointer-events:none"
    dots = 'stroke-width="9" stroke-dasharray=".1 19"'
    return f'<circle style="{style}" {dots} cx="{num(x)}" cy="{num(y)}" r="{num(hypot(ex - x, ey - y))}"/>'


WAYS = {
    "way": way,
    "way-barred": barred_way,
    "plan": plan,
    "plan-risky": risky_plan,
    "plan-best": best_plan,
    "plan-best-risky": risky_best_plan,
    "plan-barred": barred_plan,
}
"""Looks of paths that somebody would take, drawn around their end."""

LINES: dict[str, Callable[[Points, str], str]] = {
    "finish": finish,
    "start": start,
    "gate": gate,
    "band": band,
    "skid": skid,
    "track": track,
    "crowd-line": crowd_line,
    "ray": ray,
    "homeward": homeward,
    "reach": reach,
    **WAYS,
}
"""Looks of paths that have a picture of their own."""
