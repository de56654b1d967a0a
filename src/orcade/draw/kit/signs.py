"""What is the matter with a piece, as pictures around 0, 0: small ones of 32 units, told apart by their shape."""

from __future__ import annotations

from math import cos, pi, sin

from .beasts import PIGLET
from .crowds import HEADS
from .emblems import EMBLEMS, SKULL
from .items import HELMET
from .knife import blob, burst, cut, line, paint, put
from .racers import WRECK
from .riders import CAUGHT
from .zones import MUSHROOM, SPROUT

FLAMES_BEHIND = cut(
    "M-44 30Q-58 6 -44 -14Q-40 -4 -34 -4Q-40 -36 -22 -56Q-20 -40 -12 -36Q-12 -62 6 -76Q6 -54 16 -44Q20 -56 28 -62"
    "Q28 -44 36 -32Q40 -16 38 -8Q46 -12 48 -22Q58 4 44 30Q20 46 0 46Q-22 46 -44 30z",
    "rust",
    6,
) + paint(
    "M-36 26Q-46 8 -38 -2Q-32 8 -26 4Q-32 -18 -20 -34Q-16 -22 -8 -20Q-8 -40 2 -52Q6 -34 18 -26Q24 -30 26 -40"
    "Q32 -22 30 -8Q36 2 42 -4Q46 12 36 26z",
    "gold",
)
"""Around a bust or a beast, before it is drawn."""
FLAMES_BEFORE = cut(
    "M-46 44Q-52 26 -38 14Q-36 24 -30 24Q-28 14 -18 8Q-18 20 -8 24Q-4 10 6 6Q6 20 16 24Q20 14 30 10Q30 20 36 24"
    "Q42 18 44 12Q54 28 46 44Q24 54 0 54Q-24 54 -46 44z",
    "rust",
    5,
) + paint(
    "M-38 42Q-40 34 -34 28Q-28 36 -22 22Q-16 34 -6 34Q-2 30 4 20Q8 32 18 34Q24 30 28 24Q34 36 40 30"
    "Q42 38 38 42Q0 52 -38 42z",
    "gold",
)
"""Over its lower part."""

_CAP = cut("M-5 0L-7 13Q0 17 7 13L5 0z", "bone", 3.5, 0, 0) + cut(
    "M-15 3Q-16 -13 0 -15Q16 -13 15 3Q0 8 -15 3z", "red", 4
)
_CAP += paint("M-9 -4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M2 -7a3.500 3 0 1 0 7 0a3.500 3 0 1 0 -7 0", "bone")
SHROOMS = line("M-34 -26Q-30 -48 0 -50Q32 -48 34 -26Q20 -36 0 -36Q-20 -36 -34 -26", 3, "gold") + "".join(
    put(_CAP, x, y, size) for x, y, size in ((-31, -30, 0.8), (31, -30, 0.8), (0, -48, 1))
)
"""Fat mushrooms that go round its head."""

SLICK = cut(
    "M-68 14Q-82 4 -64 -8Q-74 -28 -50 -32Q-38 -62 -10 -52Q18 -70 40 -48Q68 -46 64 -20Q86 -8 72 12Q80 36 54 42"
    "Q42 64 12 56Q-14 70 -34 54Q-64 54 -58 32Q-76 32 -68 14z",
    "gold",
    6,
) + line("M-64 4Q-64 -6 -58 -14M58 -30Q64 -24 62 -14M44 50Q54 46 60 36M-44 44Q-40 52 -30 54", 6, "bone")
"""A puddle of fat, wider than the base that stands in it."""

SPLINTERS = (
    put(cut(burst(30, 56, 9), "gold", 5, 0, 0))
    + "".join(
        put(
            cut("M-9 -21L8 -23L10 20L-8 22z", "wood", 5),
            40 * cos(2 * pi * at / 5 + 0.5),
            36 * sin(2 * pi * at / 5 + 0.5),
            0.9,
            at * 97 + 20,
        )
        for at in range(5)
    )
    + line("M-22 -10A26 24 0 0 1 20 -14", 9)
    + line("M-22 -10A26 24 0 0 1 20 -14", 4, "steel")
)
"""A barrel that was one."""
PUFF = cut(burst(34, 58, 11), "card", 5, 0, 0) + put(SKULL, 0, 0, 0.62)
"""Where somebody was."""

_TOKEN = f'<path class="o-card o-edged" stroke-width="2.6" d="{blob(15, 9, 4)}"/>'
_FLAME = cut("M1 -13Q4 -6 9 -4Q13 5 6 11Q0 13 -6 11Q-13 6 -9 -3Q-6 1 -4 1Q-6 -7 1 -13z", "rust", 2.4, 0, 0)
_FLAME += paint("M0 -1Q5 4 3 9Q0 10.500 -3 9Q-5 5 0 -1z", "gold")
_PALM = cut(
    "M-6 11L-8 1L-11 -4Q-10 -7 -7 -5L-5 -2L-6 -10Q-4 -13 -2 -10L-1 -4L0 -12Q2.500 -14 4 -12L3.500 -4L6 -10"
    "Q9 -11 9 -8L7 2L6 11z",
    "moss",
    2.4,
    0,
    0,
)
_BROOM = line("M8 -11L-1 1", 5.5) + line("M8 -11L-1 1", 2.4, "wood")
_BROOM += cut("M-5 -3L3 4Q2 11 -5 12L-12 6Q-12 -1 -5 -3z", "gold", 2.4, 0, 0) + line(
    "M-3 2L-8 8M-6 -0L-10 4M0 5L-5 10", 1.6
)
_CLASH = cut(burst(9.5, 17.5, 8), "red", 2.6, 0, 0) + line(
    "M-4.500 -4.500L4.500 4.500M4.500 -4.500L-4.500 4.500", 3.6, "bone"
)
_TICK = f'<path class="o-hole o-edged" stroke-width="2.6" d="{blob(13, 9, 4)}"/>' + line(
    "M-6 0L-1.500 5L6.500 -5.500", 3.8, "bone"
)

_CROWN = _TOKEN.replace("o-card", "o-gold") + cut("M-9 7L-11 -6L-5 -1L0 -10L5 -1L11 -6L9 7z", "bone", 2.6, 0, 0)
_PRIZE = _TOKEN.replace("o-card", "o-gold") + put(PIGLET, 0, 0, 0.27)

SIGNS: dict[str, str] = {
    "leader": _CROWN,
    "piglet": _PRIZE,
    "shove": _TOKEN + _PALM,
    "shoo": _TOKEN + _BROOM,
    "fire": _TOKEN + _FLAME,
    "engaged": _CLASH,
    "done": _TICK,
}
"""Emblems that hang beside a piece, by its state."""

DROP = cut(
    "M3 -19Q5 -13 10 -11Q15 -8 15 1Q15 13.500 0 13.500Q-15 13.500 -15 1Q-15 -9 -6 -11.500Q1 -13.500 3 -19z",
    "gold",
    2.8,
    0,
    0,
)
"""Under a number that counts grease."""

STAMPS: dict[str, str] = {
    **SIGNS,
    **HEADS,
    "caught": CAUGHT,
    "wreck": WRECK,
    "drop": DROP,
    "flames-behind": FLAMES_BEHIND,
    "flames-before": FLAMES_BEFORE,
    "helmet": HELMET,
    "mushroom": MUSHROOM,
    "puff": PUFF,
    "shrooms": SHROOMS,
    "skull": SKULL,
    "slick": SLICK,
    "splinters": SPLINTERS,
    "sprout": SPROUT,
    "wheel": EMBLEMS["wheel"],
}
"""What a measured board cuts once and stamps wherever it is wanted."""
