"""Terrain of measured boards, of any size: drawn around 0, 0 in pixels, with lines as thick however large it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, sin

from .blows import BLOWS
from .dice import die_art
from .knife import WOBBLE, cut, line, num, paint, put, slab, stamp

INK = 7
"""Outline of an area: nearly two pixels where an inch is fifteen."""


def stray(at: int, far: float = 1) -> float:
    """How far the hand strays at a point, up to `far`: the same every time."""
    return far * WOBBLE[at % len(WOBBLE)] / 1.2


def edge(width: float, height: float, round_: bool, rough: float = 1.8, seed: int = 0, step: float = 34) -> str:
    """The outline of a box or an ellipse around 0, 0 as many short cuts of the knife; strays at most `rough`."""
    w, h = width / 2, height / 2
    points: list[tuple[float, float]] = []
    if round_:
        count = max(9, round(pi * (w + h) / step))
        for at in range(count):
            far = stray(at * 5 + seed, rough)
            angle = 2 * pi * at / count
            points.append(((w + far) * cos(angle), (h + far) * sin(angle)))
    else:
        corner = min(9.0, w / 3, h / 3)
        for ax, ay, bx, by in ((-w, -h, w, -h), (w, -h, w, h), (w, h, -w, h), (-w, h, -w, -h)):
            long = abs(bx - ax) + abs(by - ay)
            ux, uy = (bx - ax) / long, (by - ay) / long
            count = max(2, round(long / step))
            for at in range(count + 1):
                along = corner + (long - 2 * corner) * at / count
                far = stray(len(points) * 3 + seed, rough)
                points.append((ax + ux * along + uy * far, ay + uy * along - ux * far))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"


def scatter(width: float, height: float, round_: bool, apart: float, seed: int = 0) -> Iterator[tuple[float, float]]:
    """Spots within a box or an ellipse, about so far apart, from top to bottom, in rows like bricks."""
    rows = max(1, round(height / apart))
    for row in range(rows):
        y = height * ((row + 0.5) / rows - 0.5)
        wide = width * (1 - (2 * y / height) ** 2) ** 0.5 if round_ else width
        count = max(1, round(wide / apart - row % 2 * 0.5))
        for at in range(count):
            x = wide * ((at + 0.5) / count - 0.5)
            yield x + stray(row * 5 + at * 3 + seed, apart / 12), y + stray(row * 3 + at * 7 + seed, apart / 12)


def _pit(w: float, h: float, round_: bool) -> str:
    outline = edge(w, h, round_)
    inner = edge(w - 22, h - 22, round_, 2.4, 4)
    stakes = tips = ""
    for x, y in scatter(w - 40, h - 44, round_, 46, 1):
        foot = y + 18
        stakes += f"M{x - 12:.1f} {foot:.1f}L{x + 1:.1f} {y - 26:.1f}L{x + 13:.1f} {foot:.1f}z"
        tips += f"M{x - 5:.1f} {y - 6:.1f}L{x + 1:.1f} {y - 26:.1f}L{x + 7:.1f} {y - 6:.1f}z"
    return cut(outline, "bark", INK, 0, 0) + paint(inner, "hole") + cut(stakes, "wood", 4, 0, 0) + paint(tips, "bone")


_VINE = "M-62 34C-40 -22 -18 44 2 4S40 -40 60 -8M-58 -26C-30 -52 -12 20 20 30S52 48 62 30M-20 -56C-4 -30 30 -46 36 -18"
_THORNS = (
    "M-50 2l-14 -7l6 16zM-30 14l-3 -18l13 10zM-4 16l12 12l2 -17zM16 -16l-12 -12l16 0zM44 -22l2 -17l11 13z"
    "M-42 -36l-5 -16l15 8zM-18 -10l15 -6l-6 15zM8 26l-8 13l18 -3zM44 40l-2 15l14 -9z"
    "M24 -42l10 -13l5 15zM-52 34l-13 8l16 6z"
)


def _dangerous(w: float, h: float, round_: bool) -> str:
    """Brambles with thorns as long as a finger, and what is left of somebody who did not go round."""
    art = cut(edge(w, h, round_, 2.2), "fen", INK, 0, 0)
    columns, rows = max(1, round(w / 130)), max(1, round(h / 130))
    wide, tall = w / columns, h / rows
    scale = min(wide, tall) / 148 * (0.88 if round_ else 1)
    for row in range(rows):
        for column in range(columns):
            x, y = wide * (column + 0.5) - w / 2, tall * (row + 0.5) - h / 2
            vine = line(_VINE, 19) + cut(_THORNS, "bone", 4, 0, 0) + line(_VINE, 10, "moss")
            art += put(vine, x, y, scale, (row + column) % 2 * 180)
    return art + put(stamp("skull"), w * 0.2, h * 0.22, min(0.42, min(w, h) / 300))


def _platform(w: float, h: float, round_: bool) -> str:
    """Planks; it throws its shadow down and right, and says how high it is."""
    outline = edge(w, h, round_, 2, 2, 90)
    art = put(paint(outline), 9, 12) + cut(outline, "wood", INK, 0, 0)
    boards = max(2, round(h / 36))
    seams = nails = ""
    for board in range(1, boards):
        y = h * board / boards - h / 2
        half = (w / 2) * ((1 - (2 * y / h) ** 2) ** 0.5 if round_ else 1) - 6
        seams += f"M{num(-half)} {num(y + stray(board, 2))}L{num(half)} {num(y + stray(board + 2, 2))}"
    for board in range(boards):
        y = h * (board + 0.5) / boards - h / 2
        half = (w / 2) * ((1 - (2 * y / h) ** 2) ** 0.5 if round_ else 1) - 17
        joint = half * (0.5 if board % 2 else -0.3)
        seams += f"M{num(joint)} {num(y - h / boards / 2 + 4)}L{num(joint + 1)} {num(y + h / boards / 2 - 4)}"
        for x in (-half, half, joint - 9):
            nails += f"M{num(x - 4)} {num(y)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"
    art += line(seams, 5, "bark") + paint(nails, "line")
    art += line(edge(w - 13, h - 13, round_, 2, 2, 90), 4, "fen")
    sign = '<rect class="o-bone o-edged" stroke-width="4" x="-22" y="-18" width="44" height="36" rx="7"/>'
    sign += '<text class="o-text o-line" y="11" font-size="30">2″</text>'
    if round_:
        return art + put(sign, w * 0.34, 28 - h * 0.34)
    return art + put(sign, w / 2 - 20, 16 - h / 2)  # in its corner, where no base stands: a way over it hides nothing


def _mound(w: float, h: float, round_: bool) -> str:
    """What the audience threw last year."""
    fit = min(w, h) / 120
    heap = (
        put(cut("M-44 -9L44 -12L46 9L-45 10z", "wood", 6) + line("M-30 0L-4 -1M10 0L34 -2", 3), -16, -30, fit, -28)
        + put(cut("M-40 -8L42 -10L40 9L-42 8z", "bark", 6) + line("M-24 0L20 -1", 3, "wood"), 20, 34, fit, 14)
        + put(stamp("wheel"), 26 * fit, -18 * fit, 0.56 * fit)
        + put(stamp("helmet"), -24 * fit, 18 * fit, 0.6 * fit, -14)
        + put(cut(BONE, "bone", 5), 28 * fit, 30 * fit, 0.8 * fit, 30)
    )
    stones = "".join(
        put(cut("M-9 5Q-11 -8 1 -9Q11 -8 10 4Q4 10 -9 5z", "slate", 5), x, y)
        for x, y in ((-w * 0.4, -h * 0.06), (-w * 0.02, h * 0.4), (w * 0.42, h * 0.12), (w * 0.05, -h * 0.4))
    )
    return cut(edge(w, h, round_, 3, 3, 26), "gouge", INK, 0, 0) + stones + heap


def _cover(w: float, h: float, round_: bool) -> str:
    """A dry wall."""
    outline = edge(w, h, round_, 2, 1, 60)
    art = put(paint(outline), 6, 9) + cut(outline, "slate", INK, 0, 0)
    rows = max(1, round(h / 34))
    seams = shine = ""
    for row in range(rows):
        top, low = h * row / rows - h / 2, h * (row + 1) / rows - h / 2
        if row:
            seams += f"M{num(4 - w / 2)} {num(top)}L{num(w / 2 - 4)} {num(top + stray(row, 2))}"
        count = max(1, round(w / 52))
        for at in range(count):
            x = w * (at + (0.5 if row % 2 else 0)) / count - w / 2
            if at or row % 2:
                seams += f"M{num(x)} {num(top + 3)}L{num(x + stray(at + row, 3))} {num(low - 3)}"
            shine += f"M{num(x + 11)} {num(top + 11)}l{num(w / count * 0.34)} -1"
    return art + line(shine, 5, "steel") + line(seams, 5)


def _rock(w: float, h: float, round_: bool) -> str:
    d = "M-44 22Q-52 -8 -30 -30Q-8 -50 22 -42Q50 -26 48 10Q48 40 24 46L-20 48Q-42 46 -44 22z"
    boulder = (
        put(paint(d), 5, 8)
        + cut(d, "slate", 11, 0, 0)
        + paint("M-33 8Q-32 -22 -4 -33Q16 -38 24 -33Q-6 -26 -14 2L-22 16z", "steel")
        + line("M14 -14L24 4L18 22L28 36M24 4L40 -4M-24 34L-6 30", 6)
    )
    return f'<g transform="scale({num(w / 98)} {num(h / 98)})">{boulder}</g>'


MUSHROOM = (
    cut("M-10 -2Q-14 22 -19 32Q0 42 19 32Q13 22 10 -2z", "bone", 6)
    + line("M-5 12Q-6 22 -9 30M5 14L6 26", 3)
    + cut("M-38 4Q-40 -36 0 -40Q40 -38 39 4Q20 14 0 12Q-20 14 -38 4z", "red", 7)
    + paint(
        "M-27 -8a7 6 0 1 0 14 0a7 6 0 1 0 -14 0M-5 -22a8 7 0 1 0 16 0a8 7 0 1 0 -16 0M15 -4a6 5 0 1 0 12 0"
        "a6 5 0 1 0 -12 0M-22 -25a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
        "bone",
    )
)
SPROUT = cut("M-6 0L-9 24Q0 28 9 24L6 0z", "bone", 5) + cut("M-20 4Q-20 -18 0 -20Q20 -18 20 4Q0 10 -20 4z", "rust", 6)


def _mushrooms(w: float, h: float, round_: bool) -> str:
    art = cut(edge(w, h, round_, 2.6, 2, 30), "moss", INK, 0, 0)
    blades = "".join(f"M{x - 9:.0f} {y:.0f}l4 -10l4 9l5 -11" for x, y in scatter(w - 26, h - 30, round_, 58, 5))
    art += line(blades, 4, "bark")
    for at, (x, y) in enumerate(scatter(w - 46, h - 44, round_, 50, 2)):
        small = at % 3 == 1
        art += put(
            stamp("sprout" if small else "mushroom"),
            x,
            y - 2,
            0.82 if small else 0.68 + 0.09 * (at % 2),
            8 - at % 3 * 8,
        )
    return art


_CAULDRON = (
    cut("M-70 66L66 40L72 52L-62 80zM-66 40L70 66L62 80L-72 52z", "bark", 6, 0, 0)
    + cut(
        "M0 -4Q12 16 30 10Q30 22 52 16Q46 34 62 40Q52 66 20 68L-20 68Q-56 66 -62 40Q-46 36 -52 16"
        "Q-32 24 -30 8Q-12 16 0 -4z",
        "rust",
        6,
        0,
        0,
    )
    + paint("M0 28Q10 40 24 34Q28 44 40 42Q38 60 12 62L-12 62Q-38 60 -40 44Q-26 46 -24 36Q-10 40 0 28z", "gold")
    + cut("M-54 -30Q-74 -34 -72 -14Q-68 0 -52 -4M54 -30Q74 -34 72 -14Q68 0 52 -4", "hole", 8, 0, 0)
    + cut("M-58 -34Q-66 24 -34 46Q0 56 34 46Q66 24 58 -34z", "iron", 8, 0, 0)
    + paint("M-46 -20Q-50 12 -32 32Q-36 4 -34 -16z", "steel")
    + cut("M-64 -36Q-62 -56 0 -58Q62 -56 64 -36Q62 -18 0 -16Q-62 -18 -64 -36z", "iron", 8, 0, 0)
    + cut("M-50 -37Q-46 -48 0 -49Q46 -48 50 -37Q46 -27 0 -26Q-46 -27 -50 -37z", "moss", 5, 0, 0)
    + cut("M10 -40L44 -92L53 -86L22 -36z", "wood", 6, 0, 0)
    + cut("M-34 -36Q-34 -50 -22 -50Q-10 -50 -11 -36Q-22 -31 -34 -36z", "bone", 5, 0, 0)
    + paint("M-8 -44a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M34 -39a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", "card")
)


def _kitchen(w: float, h: float, round_: bool) -> str:
    """A hearth of flagstones with the cauldron that wins the day."""
    art = cut(edge(w, h, round_, 1.5, 1, 60), "slate", INK + 2, 0, 0)
    seams = ""
    for at in range(1, 4):
        x, y = w * at / 4 - w / 2, h * at / 4 - h / 2
        half, tall = (
            ((w / 2) * (1 - (2 * y / h) ** 2) ** 0.5, (h / 2) * (1 - (2 * x / w) ** 2) ** 0.5)
            if round_
            else (w / 2, h / 2)
        )
        seams += f"M{num(6 - half)} {num(y)}L{num(half - 6)} {num(y + stray(at, 3))}"
        seams += f"M{num(x)} {num(6 - tall)}L{num(x + stray(at + 4, 3))} {num(tall - 6)}"
    inner = put(cut(edge(150, 136, True, 5, 2), "hole", 5, 0, 0), 0, 16) + put(_CAULDRON, 0, 2)
    return art + line(seams, 4) + put(inner, 0, 0, min(w, h) / 168)


SPLASH = (
    "M-34 -6Q-44 -30 -16 -28Q-4 -46 12 -30Q40 -34 36 -8Q52 10 28 20Q22 42 0 30Q-28 40 -30 16Q-48 12 -34 -6z"
    "M54 -30a9 8 0 1 0 18 0a9 8 0 1 0 -18 0M-70 24a8 7 0 1 0 16 0a8 7 0 1 0 -16 0M40 44a6 6 0 1 0 12 0a6 6 0 1 0 -12 0"
)
"""Of what somebody has lost."""

BONE = (
    "M-26 -4Q-36 -16 -24 -16Q-16 -18 -14 -6L16 -5Q18 -16 28 -12Q36 -6 26 0Q34 8 26 13Q16 14 14 6L-14 6"
    "Q-18 16 -26 12Q-34 8 -26 -4z"
)
BLEACHED_BONE = cut(BONE, "card-shade", 5, 0, 0)
"""As it has lain in the sand for long."""


def _remains(w: float, h: float, round_: bool) -> str:
    """What is left of a fighter."""
    size = min(w, h) / 60
    return put(f'<g opacity=".55">{paint(SPLASH, "red")}</g>' + put(stamp("skull"), 0, -2, 0.5), scale=size)


def _nothing(w: float, h: float, round_: bool) -> str:
    """What the ground itself shows."""
    return ""


def _sheet(w: float, h: float, round_: bool) -> str:
    """A sheet of paper that lies over a map."""
    return put(f'<path class="o-paper o-rimmed" stroke-width="5" d="{slab(w, h, 16, 2)}"/>', -w / 2, -h / 2)


def _die(value: int) -> Callable[[float, float, bool], str]:
    """A die that lies there."""
    return lambda w, h, round_: put(die_art(6, value), scale=min(w, h) / 64)


def _scaled(art: str) -> Callable[[float, float, bool], str]:
    """A picture of 100 units, as large as fits."""
    return lambda width, height, round: put(art, scale=min(width, height) / 100)


LOOKS: dict[str, Callable[[float, float, bool], str]] = {
    "pit": _pit,
    "dangerous": _dangerous,
    "platform": _platform,
    "mound": _mound,
    "cover": _cover,
    "rock": _rock,
    "mushrooms": _mushrooms,
    "kitchen": _kitchen,
    "remains": _remains,
    "pigsty": _nothing,
    "sheet": _sheet,
    **{name: _scaled(stamp(name)) for name in BLOWS},
    **{f"die-{value}": _die(value) for value in range(1, 7)},
}
