"""The wood of Timber!: what lies and grows on its ground, and the firs that look over its edge."""

from __future__ import annotations

from functools import lru_cache

from .knife import cut, line, num, paint

_TOADSTOOLS = (
    paint("M14 44L16 37L19 37L21 44zM23 46L24 42L26 42L27 46z", "bone")
    + cut("M9 38Q11 28 18 29Q25 29 26 38z", "red", 2, 0, 0)
    + cut("M20 43Q22 37 26 38Q30 38 31 43z", "red", 1.8, 0, 0)
    + paint("M14 34a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M19 35a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0", "bone")
)
_FERN = line("M30 52Q31 38 24 26M30 50Q40 38 46 36M29 50Q22 40 14 40", 2.4, "moss") + line(
    "M27 34l-6 -1M28 39l-7 1M28 34l3 -5M30 40l4 -6M36 42l-1 -5M38 41l5 2M24 43l1 -5M21 42l-4 3", 2.2, "moss"
)
_LEAVES = (
    paint("M12 20Q18 13 25 17Q20 25 12 20zM44 44Q51 40 54 47Q47 51 44 44z", "rust")
    + paint("M34 14Q41 12 43 19Q36 21 34 14zM18 46Q22 40 29 43Q25 50 18 46z", "gold")
    + line("M13 20L24 17M45 44L53 47M35 15L42 18M19 46L28 43", 1.2, "bark")
)
_TWIGS = (
    line("M10 44L32 36L48 40M22 40L26 31M36 37L42 30", 3.2, "bark")
    + cut("M37 46Q43 44 45 50Q45 56 40 57Q34 56 34 51Q34 47 37 46z", "wood", 1.8, 0, 0)
    + line("M35 50L44 49M35 53.5L44 52.5", 1.4, "bark")
)
_FLOWERS = line("M16 48L17 38M44 26L44 16M30 30L31 24", 1.8, "moss") + "".join(
    paint(
        "".join(
            f"M{num(x + dx - 2)} {num(y + dy)}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
            for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3))
        ),
        "bone",
    )
    + paint(f"M{num(x - 1.7)} {num(y)}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0", "gold")
    for x, y in ((17, 36), (44, 14), (31, 22))
)
LITTER: tuple[str, ...] = (_TOADSTOOLS, "", _FERN, _LEAVES, "", _TWIGS, _FLOWERS)
"""What lies on a light square, by the kind of its ground."""
DARK_LITTER: tuple[str, ...] = ("", _LEAVES, "", _FERN, _TOADSTOOLS, "", _TWIGS)
"""The same on a dark one."""

TREETOPS = 30
"""Pixels that the firs stand out above the frame."""


@lru_cache(maxsize=4)
def treetops(width: float) -> str:
    """A row of firs, `width` pixels wide, whose feet are at 0 and whose tops are at most TREETOPS above."""
    far = ""
    near = ""
    count = int(width // 26)
    for at in range(count):
        x = (at + 0.5) * width / count
        tall = TREETOPS - 4 - (at * 7 % 5) * 2
        far += f"M{num(x + 13)} {num(4 - tall)}L{num(x + 27)} 12H{num(x - 1)}z" if at < count - 1 else ""
        half, waist = 13 + at * 3 % 4, num(-tall * 0.45)
        near += f"M{num(x)} {num(-tall)}L{num(x + half * 0.6)} {waist}H{num(x + half * 0.4)}L{num(x + half)} 12"
        near += f"H{num(x - half)}L{num(x - half * 0.4)} {waist}H{num(x - half * 0.6)}z"
    return cut(far, "moss", 3, 0, 0) + cut(near, "fir", 3.5, 0, 0)
