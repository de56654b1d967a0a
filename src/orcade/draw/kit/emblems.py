"""Small pictures with one meaning, 100 units wide around 0, 0: suits, tusk, skull, and what lies about in a pit."""

from __future__ import annotations

from functools import cache

from .allies import ALLIES
from .beasts import BEASTS
from .blows import BLOWS
from .chambers import CHAMBERS
from .deeds import DEEDS
from .gamers import GAMERS
from .heroes import HEROES, SIGNS
from .items import ITEMS
from .knife import blob, cut, escape, line, paint, put
from .loot import LOOT
from .mischief import MISCHIEF
from .oddments import ODDMENTS
from .orcs import ORCS
from .racers import RACERS
from .straits import STRAITS
from .town import STANDING
from .townsfolk import PEOPLE
from .tribes import CHIEFS, RACES
from .vermin import VERMIN
from .wars import WARS

CLUB = (
    "M-7 10Q-18 26 -38 19Q-52 6 -42 -10Q-34 -20 -22 -15Q-28 -36 -12 -44Q6 -50 19 -38Q26 -27 21 -15"
    "Q36 -20 44 -8Q50 10 36 19Q20 26 7 11Q8 32 20 44L-20 44Q-8 32 -7 10z"
)
SPADE = (
    "M1 -48Q12 -26 32 -10Q48 4 42 20Q34 34 18 28Q10 25 6 18Q8 36 20 45L-20 45"
    "Q-8 36 -6 18Q-12 27 -22 28Q-38 31 -43 16Q-46 2 -30 -11Q-10 -27 1 -48z"
)
HEART = (
    "M1 46Q-20 24 -36 8Q-50 -10 -42 -28Q-32 -44 -15 -39Q-3 -35 1 -22Q6 -36 20 -40Q38 -43 44 -25Q49 -7 34 10Q18 26 1 46z"
)
DIAMOND = "M2 -49Q14 -24 37 -1Q16 22 1 49Q-13 24 -37 2Q-14 -20 2 -49z"

SUITS: dict[str, tuple[str, str]] = {
    "club": (CLUB, "line"),
    "spade": (SPADE, "line"),
    "heart": (HEART, "red"),
    "diamond": (DIAMOND, "red"),
}
"""Outline and paint. Clubs and spades differ from hearts and diamonds in shape as well as in colour."""

_TUSK = (
    cut("M-40 -36L-12 -34Q-10 0 16 8Q32 12 47 4Q44 26 20 36Q-8 44 -28 22Q-42 4 -40 -36z", "bone", 6)
    + line("M-27 2Q-22 18 -8 25M-19 -4Q-15 10 -4 16M8 29Q20 28 29 21", 3)
    + cut("M-45 -44Q-26 -50 -8 -43L-10 -24Q-26 -18 -43 -25z", "gold", 5)
    + line("M-34 -38L-34 -30M-26 -39L-26 -30M-18 -38L-18 -30", 3)
)
"""Capped, as a trophy is."""

SKULL = (
    cut(
        "M0 -42Q34 -42 37 -8Q38 8 26 16L25 30L14 36L12 42L-12 42L-14 36L-25 30L-26 16Q-38 8 -37 -8Q-34 -42 0 -42z",
        "bone",
        6,
    )
    + paint(
        "M-26 -6Q-22 -16 -7 -9Q-4 4 -14 9Q-26 8 -26 -6zM26 -6Q22 -16 7 -9Q4 4 14 9Q26 8 26 -6zM0 8L6 20L-6 20z", "line"
    )
    + line("M-9 28L-9 39M0 28L0 40M9 28L9 39", 3.5)
    + cut("M-25 22Q-36 16 -34 0Q-26 6 -21 16zM25 22Q36 16 34 0Q26 6 21 16z", "bone", 4)
)

_STAR = cut("M0 -44L12 -14L44 -13L19 8L28 40L1 21L-26 41L-18 8L-44 -12L-12 -14z", "gold", 6)
_PIP = cut(blob(36, 9, 3, 3), "red", 8) + paint("M-22 -2Q-22 -22 -4 -24Q-14 -14 -14 2z", "bone")
_FIST = cut(
    "M-30 -20Q-30 -34 -18 -32Q-14 -40 -4 -36Q4 -43 13 -35Q26 -38 29 -24"
    "Q38 -18 33 -2L30 20Q26 40 4 40L-12 40Q-30 36 -32 12Q-42 2 -34 -8z",
    "moss",
    6,
) + line("M-17 -28L-16 -8M-3 -32L-2 -8M13 -30L13 -8M-32 -4Q-14 -10 2 -4Q10 4 -2 10L-18 12", 4)
_CROWD = (  # One of many, arms up.
    line("M-20 34L-34 -26M20 34L34 -26", 24)
    + line("M-20 34L-34 -26M20 34L34 -26", 13, "moss")
    + cut("M-26 48L-23 4Q-20 -20 0 -20Q20 -20 23 4L26 48z", "moss", 7)
    + cut("M-13 18Q0 12 13 18Q11 40 0 40Q-11 40 -13 18z", "hole", 3)
    + paint("M-10 18L-4 16L-7 28zM10 18L4 16L7 28z", "bone")
    + line("M-14 -4L-4 2M14 -4L4 2", 6)
)
_TORCH = (
    cut("M-8 2L8 2L4 46L-3 46z", "wood", 5)
    + cut("M-16 -6L16 -6L11 8L-11 8z", "iron", 5)
    + cut("M0 -48Q6 -34 18 -28Q22 -14 14 -6L-14 -6Q-22 -16 -15 -28Q-10 -24 -8 -20Q-8 -36 0 -48z", "rust", 5)
    + paint("M1 -28Q10 -18 7 -8L-7 -8Q-9 -16 1 -28z", "gold")
)
_BARREL = (
    cut("M-24 -40L24 -40Q38 0 24 40L-24 40Q-38 0 -24 -40z", "wood", 6)
    + line("M-10 -38Q-14 0 -10 38M10 -38Q14 0 10 38", 3)
    + line("M-29 -22Q0 -16 29 -22M-29 22Q0 28 29 22", 7)
    + line("M-28 -22Q0 -17 28 -22M-28 22Q0 27 28 22", 3.5, "iron")
)
_STONE = (
    cut("M-40 26Q-44 -4 -22 -22Q-2 -38 18 -28Q42 -14 42 16Q42 34 22 36L-24 37Q-38 36 -40 26z", "slate", 6)
    + paint("M-28 6Q-22 -16 2 -22Q-12 -10 -16 10z", "bone")
    + line("M10 -6L18 6L14 18M26 4l6 8", 3.5)
)
_BUSH = cut(
    "M-44 30Q-52 10 -34 4Q-38 -16 -18 -18Q-12 -38 8 -32Q28 -32 28 -12Q46 -6 42 12Q50 26 36 36L-34 37Q-42 36 -44 30z",
    "moss",
    6,
) + line("M-26 16Q-18 8 -10 16M2 -10Q10 -18 18 -8M12 20Q20 12 28 20M-14 -4q6 -6 12 0", 3.5)
_TREE = (
    cut("M-8 14L9 14L14 46L-14 46z", "bark", 5)
    + cut("M0 -49L18 -24L12 -25L28 -4L20 -5L37 20L-37 20L-21 -4L-28 -3L-12 -25L-18 -24z", "moss", 6)
    + line("M-12 8L-4 -2M8 10L14 2M-4 -20L2 -28", 3.5)
)
_WHEEL = (
    cut(blob(42, 12, 1), "wood", 6)
    + cut(blob(28, 10, 2), "card-shade", 5)
    + line("M0 -28L0 28M-28 0L28 0M-20 -20L20 20M20 -20L-20 20", 8)
    + line("M0 -27L0 27M-27 0L27 0M-19 -19L19 19M19 -19L-19 19", 4, "wood")
    + cut(blob(9, 7, 1), "iron", 5)
)
_WOUND = cut("M2 -46Q32 -6 31 14Q30 43 0 44Q-30 43 -31 14Q-30 -8 2 -46z", "red", 7) + paint(
    "M-17 10Q-14 -8 -2 -20Q-6 0 -8 16Q-13 20 -17 10z", "bone"
)
_CARDS = (
    '<g transform="rotate(-14)">' + cut("M-36 -40L14 -42L16 38L-34 40z", "card-shade", 6) + "</g>"
    '<g transform="rotate(12)">' + cut("M-18 -38L34 -40L36 40L-16 42z", "card", 6)
    + line("M-6 -20L22 -21M-6 -4L22 -5M-6 12L14 11", 6, "rust") + "</g>"
)  # fmt: skip
_LOCK = (
    line("M-20 -4L-20 -22Q-18 -42 0 -42Q18 -42 20 -22L20 -4", 18)
    + line("M-20 -4L-20 -22Q-18 -42 0 -42Q18 -42 20 -22L20 -4", 8, "steel")
    + cut("M-34 -8L34 -8L32 42L-32 42z", "gold", 7)
    + paint("M-8 8Q-8 0 0 0Q8 0 8 8Q8 13 4 15L7 31L-7 31L-4 15Q-8 13 -8 8z", "line")
)
_FLAG = cut("M-26 -46L-18 -46L-16 46L-24 46z", "wood", 5) + cut(
    "M-18 -42Q6 -50 40 -34L28 -20L42 -6Q10 -16 -17 -8z", "red", 6
)
_CROWN = cut("M-40 30L-44 -24L-20 -4L0 -38L20 -4L44 -24L40 30z", "gold", 6) + line("M-38 16L38 16", 4)
_DIE = cut(
    "M-33 -30Q-36 -36 -29 -36L30 -37Q37 -36 36 -30L37 31Q37 37 30 36L-30 37Q-36 37 -36 30z", "bone", 7
) + "".join(put(paint(blob(6.5, 7, 1, 4)), x, y) for x, y in ((-18, -18), (18, 18), (0, 0), (18, -18), (-18, 18)))
_TOOTH = cut("M-20 -36Q0 -44 20 -36Q28 -10 4 44Q0 48 -4 44Q-28 -10 -20 -36z", "bone", 6) + line(
    "M-10 -20Q-8 0 -2 18", 3
)

_WOLF = (
    cut("M-34 -10L-38 -46L-14 -30Q0 -36 14 -30L38 -46L34 -10Q44 8 20 22L8 44L-8 44L-20 22Q-44 8 -34 -10z", "iron", 6)
    + paint("M-14 4L14 4L7 38L-7 38z", "steel")
    + cut("M-8 32L8 32L5 43L-5 43z", "hole", 3)
    + cut("M-26 -6Q-18 -14 -8 -4L-12 2Q-20 2 -26 -6zM26 -6Q18 -14 8 -4L12 2Q20 2 26 -6z", "gold", 3.5, 0, 0)
    + line("M-28 14L-40 20M-26 20L-36 28M28 14L40 20M26 20L36 28", 3.5)
)
_GOBLINS = (  # In a coat that would fit a taller person.
    cut("M-30 48L-26 -2Q0 -12 26 -2L30 48z", "rust", 6)
    + line("M0 -6L0 46M-16 4L-22 44M16 4L22 44", 3.5)
    + paint("M4 6a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", "gold")
    + cut("M-18 -8L-44 -20L-16 -22Q-14 -42 0 -42Q14 -42 16 -22L44 -20L18 -8Q8 0 0 0Q-8 0 -18 -8z", "moss", 5)
    + paint("M-12 -20L-3 -16L-11 -13zM12 -20L3 -16L11 -13z", "gold")
    + cut("M-3 -16L3 -16L6 -4L-6 -4z", "moss", 3)
    + cut("M-18 20Q-18 8 0 8Q18 8 18 20Q16 32 0 32Q-16 32 -18 20z", "hole", 4)
    + paint("M-12 18L-3 21L-11 25zM12 18L3 21L11 25z", "gold")
)
_PLATE = cut("M-22 -15L20 -17L22 15L-20 17z", "steel", 5) + paint(
    "M-17 -9a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 -10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-16 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"
    "M12 9a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
    "line",
)
_PLATES = put(_PLATE, -14, -22, turn=-8) + put(_PLATE, 17, 2, turn=10) + put(_PLATE, -12, 25, turn=3)


def _team(ground: str, ink: str) -> str:
    """A plate as its Orcs wear it, with two of them on it."""
    heads = "".join(
        put(paint(blob(15, 9, 3), ink), at, -10) + put(paint("M-20 22Q0 -8 20 22z", ink), at, 8) for at in (-20, 20)
    )
    return cut("M-42 -38Q0 -42 42 -38Q48 0 42 38Q0 42 -42 38Q-48 0 -42 -38z", ground, 7) + heads


EMBLEMS: dict[str, str] = {
    **ORCS,
    **RACERS,
    "wolf": _WOLF,
    "goblins": _GOBLINS,
    "plates": _PLATES,
    "tusk": _TUSK,
    "tooth": _TOOTH,
    "skull": SKULL,
    "star": _STAR,
    "pip": _PIP,
    "first-team": _team("card", "line"),
    "second-team": _team("line", "card"),
    "fist": _FIST,
    "crowd": _CROWD,
    "torch": _TORCH,
    "barrel": _BARREL,
    "stone": _STONE,
    "bush": _BUSH,
    "tree": _TREE,
    "wheel": _WHEEL,
    **BEASTS,
    **BLOWS,
    "die": _DIE,
    "flag": _FLAG,
    "crown": _CROWN,
    "lock": _LOCK,
    "wound": _WOUND,
    "cards": _CARDS,
    "chest": put(STANDING["chest"], -50, -50, 1.67),
    **{name: cut(outline, colour, 3) for name, (outline, colour) in SUITS.items()},
    **SIGNS,
    **HEROES,
    **LOOT,
    **ALLIES,
    **DEEDS,
    **MISCHIEF,
    **GAMERS,
    **RACES,
    **CHIEFS,
    **WARS,
    **PEOPLE,
    **VERMIN,
    **CHAMBERS,
    **ODDMENTS,
    **STRAITS,
    "driver": ORCS["orc"],
}


@cache
def emblem(name: str) -> str:
    """The picture of that name; the initial letter, cut in wood, where the kit has none."""
    art = EMBLEMS.get(name) or ITEMS.get(name)
    if art is not None:
        return art
    return initial(name)


@cache
def initial(name: str) -> str:
    """A disc with the first letter of a word: what stands for anything that has no picture yet."""
    letter = next((sign for sign in name if sign.isalnum()), "?").upper()
    return cut(blob(40, 10, 2), "wood", 6) + (
        f'<text class="o-text o-bone" y="19" font-size="54">{escape(letter)}</text>'
    )
