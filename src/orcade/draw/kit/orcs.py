"""Orcs: busts in profile that look right, 100 units wide around 0, 0, cut off by their disc below."""

from __future__ import annotations

from collections.abc import Iterable

from .knife import cut, line, num, paint, put

# The same big shapes for all: shoulders, a head that is mostly jaw, an ear, a brow, a tusk. What differs is on top.

_SHOULDERS = "M-42 31Q-37 19 -24 16L12 24Q33 25 40 33Q26 52 0 52Q-28 51 -42 31z"
"""Cut off below as round as the disc that it stands on."""
_HEAD = (
    "M-26 24Q-32 6 -29 -10Q-25 -36 0 -39Q17 -40 24 -28L27 -19Q30 -15 27 -12L38 -1Q40 6 33 7L30 9"
    "L36 15Q40 24 34 32Q26 42 10 38L-8 36Q-20 34 -26 24z"
)
_EAR = "M-8 -9Q-17 -20 -42 -27Q-36 -8 -20 4Q-12 7 -7 1z"
SHINE = paint("M-22 -16Q-18 -32 0 -34Q-12 -26 -15 -12z", "bone")
_SHADE = line("M-21 17L-14 12M-18 23L-8 16M-13 28L-2 20M-6 32L5 24M4 35L12 29", 2.6)
"""Where the knife left ink: the underside of the cheek."""


def dots(spots: Iterable[tuple[float, float]], radius: float = 2.2, colour: str = "line") -> str:
    """Small round marks: rivets, warts, eyes."""
    r, d = num(radius), num(2 * radius)
    return paint(
        "".join(f"M{num(x - radius)} {num(y)}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0 -{d} 0" for x, y in spots), colour
    )


def body(cloth: str) -> str:
    """Shoulders; an orc of a seat wears its colour."""
    return cut(_SHOULDERS, cloth, 5.5) + line("M-34 32L-30 40M-28 28L-22 45M-20 36L-16 46", 2.6)


def face(eye: str = "gold") -> str:
    """Mouth, eye, brow and nostril."""
    return (
        line("M12 9Q22 13 33 9", 4.5)
        + cut("M9 -18Q17 -21 27 -13L24 -5Q14 -4 9 -10z", eye, 3.5, 0, 0)
        + dots(((20.4, -13),), 3.4)
        + paint("M4 -21Q16 -27 30 -15L29 -11Q17 -19 6 -14z", "line")
        + dots(((33.4, 0),), 2.4)
    )


def tusk(tall: float = 1) -> str:
    """A tusk of the lower jaw, as long as its owner is proud."""
    top = -6 * tall
    return cut(f"M20 14Q19 2 27 {num(top)}Q30 4 31 16Q26 19 20 14z", "bone", 3.5, -0.3, -0.3)


def ear(skin: str) -> str:
    """Pointed, and turned back."""
    return cut(_EAR, skin) + paint("M-13 -5Q-20 -15 -34 -21Q-29 -9 -17 0z", "line")


def head(skin: str) -> str:
    """Mostly jaw."""
    return cut(_HEAD, skin, 6) + _SHADE


BAND = cut("M-29 -22Q-14 -32 3 -32Q18 -31 26 -25L27 -15Q8 -20 -29 -8z", "seat", 3.5)
"""Round the head, in the colour of whose he is: of a small figure there is little else to tell it by."""

COMMON_HEAD = (
    # A topknot, tied for the march.
    cut("M-12 -36Q-34 -58 -46 -34Q-34 -36 -32 -22Q-24 -32 -10 -32z", "hole", 4)
    + line("M-38 -41Q-28 -42 -20 -35", 2.4, "bone")
    + head("moss")
    + SHINE
    + BAND
    + ear("moss")
    + face()
    + tusk()
)
COMMON = body("seat") + line("M-12 26L-3 49M-4 27L5 49", 4, "bone") + COMMON_HEAD

FERAL = (
    cut("M-43 30L-36 19L-30 26L-24 14L-14 26L-4 18L4 30L16 24L24 33L41 32Q26 52 0 52Q-30 51 -43 30z", "seat", 5.5)
    + line("M-32 32L-27 42M-23 32L-18 46", 2.6)
    # A mane that has never met a comb.
    + cut(
        "M14 -37L13 -50L2 -42L-9 -53L-15 -41L-29 -47L-27 -34L-41 -31"
        "L-33 -19L-44 -8L-33 -3L-39 11L-28 12L-31 24L-16 22L-4 -20z",
        "hole",
        4,
    )
    + line("M-6 -47L-10 -39M-24 -42L-19 -35M-36 -29L-27 -25M-38 -9L-29 -11M-34 7L-27 2", 2.6, "bone")
    + head("fen")
    + cut("M20 -37L14 -28L6 -34L0 -22L-8 -28L-12 -14L-24 -18L-22 -34L-6 -44L10 -44z", "hole", 3)
    + line("M12 -38L11 -33M2 -39L0 -31M-10 -37L-11 -28M-19 -31L-18 -23", 2.6, "bone")
    + BAND
    + ear("fen")
    + line("M2 6L17 -1M4 13L13 9", 4.5, "red")
    + face("bone")
    + cut("M28 3L44 -4L47 0L46 4L31 9z", "bone", 3)
    + tusk(1.9)
)

IRON_HEAD = (
    head("slate")
    + SHINE
    + line("M-6 -37L-4 -32M2 -38L4 -32", 3)
    + BAND
    + ear("slate")
    + face("red")
    # A jaw forged to last.
    + cut("M-16 14Q4 18 16 13L33 14Q41 24 35 33Q27 43 10 40L-8 37Q-18 34 -20 26z", "iron", 5)
    + paint("M-9 21Q4 24 14 20L14 25Q2 29 -8 27z", "steel")
    + dots(((24, 21), (29, 28), (4, 33), (-10, 31)))
    + tusk(1.2)
)
IRON = (
    cut("M-43 30Q-40 18 -26 14L14 22Q36 24 42 31Q26 52 0 52Q-30 51 -43 30z", "seat", 5.5)
    + cut("M-43 30Q-40 18 -26 14L14 22Q34 23 42 31L38 38L10 38L-32 38z", "iron", 4)
    + dots(((-34, 29), (-22, 30), (-8, 32)))
    + IRON_HEAD
)

GRUNT = body("seat") + head("moss") + SHINE + ear("moss") + face() + tusk()


def chef(skin: str, tall: float = 1) -> str:
    """A cook, by the hat and by nothing else."""
    return (
        cut(_SHOULDERS, "seat", 5.5)
        + cut("M-43 31L-38 20L-20 15L14 24L41 32L37 39L10 36L-24 30z", "card", 4)
        + head(skin)
        + ear(skin)
        + face()
        + tusk(tall)
        # It was white once.
        + cut(
            "M-26 -20L-31 -33Q-46 -34 -45 -49Q-40 -62 -26 -57Q-18 -71 -1 -65Q14 -71 22 -58Q36 -58 36 -45Q34 -34 22 -34"
            "L25 -20Q0 -29 -26 -20z",
            "card",
            5.5,
        )
        + line("M-29 -34Q-4 -41 22 -35M-17 -38L-19 -52M-1 -40L0 -55M13 -38L17 -50", 3)
        + cut("M4 -52Q8 -58 13 -53Q16 -46 9 -45Q3 -46 4 -52z", "rust", 2.6)
    )


def sous_chef(skin: str, tall: float = 1) -> str:
    """His mate at the pots: no hat yet, but a knotted kerchief, and a ladle."""
    return (
        # The ladle, over the far shoulder.
        line("M36 40L50 -30", 7)
        + cut("M40 -33Q38 -52 52 -54Q65 -52 62 -34Q52 -24 40 -33z", "steel", 4.5)
        + cut(_SHOULDERS, "seat", 5.5)
        + cut("M-43 31L-38 20L-20 15L14 24L41 32L37 39L10 36L-24 30z", "card", 4)
        + cut("M-24 -24L-47 -38L-44 -20L-56 -12L-26 -12z", "red", 4.5)
        + head(skin)
        + ear(skin)
        + face()
        + tusk(tall)
        + cut("M-29 -14Q-30 -42 0 -44Q24 -42 27 -22Q0 -34 -29 -14z", "red", 5)
        + dots(((-16, -30), (-4, -36), (8, -35), (-21, -22)), 2.8, "card")
    )


# From the front, and nothing but what is seen at 24 pixels: one of thirty at the Gates.
HORDE = (
    cut("M-44 34Q-30 22 0 22Q30 22 44 34Q26 52 0 52Q-26 52 -44 34z", "seat", 5.5)
    + cut("M-26 -12L-54 -36Q-52 -6 -28 8zM26 -12L54 -36Q52 -6 28 8z", "moss", 6)
    + paint("M-30 -8L-46 -23Q-44 -6 -29 2zM30 -8L46 -23Q44 -6 29 2z", "line")
    + cut(
        "M0 -44Q30 -44 32 -14Q32 -4 36 10Q38 34 14 39L-14 39Q-38 34 -36 10Q-32 -4 -32 -14Q-30 -44 0 -44z", "moss", 6.5
    )
    + paint("M-24 -20Q-22 -37 0 -38Q-12 -32 -14 -20z", "bone")
    + cut("M-28 -12L-4 -3Q-8 8 -18 7Q-28 4 -28 -12zM28 -12L4 -3Q8 8 18 7Q28 4 28 -12z", "gold", 4, 0, 0)
    + dots(((-14, 0), (14, 0)), 3.8)
    + paint("M-34 -20L-2 -8L-3 0L-33 -11zM34 -20L2 -8L3 0L33 -11z", "line")
    + cut("M-24 20Q0 12 24 20Q22 33 0 33Q-22 33 -24 20z", "hole", 3.5, 0, 0)
    + cut("M-25 24Q-28 8 -21 1Q-13 10 -12 22Q-18 27 -25 24zM25 24Q28 8 21 1Q13 10 12 22Q18 27 25 24z", "bone", 4, 0, 0)
)

_HORNS = cut("M-22 -20Q-48 -26 -54 -64Q-34 -48 -8 -37z", "bone", 5) + cut(
    "M4 -40Q22 -44 30 -72Q40 -46 24 -29z", "bone", 5
)
_CREST = cut("M-31 -20L-50 -36L-31 -40L-38 -62L-16 -50L-8 -76L4 -50L24 -66L22 -42L28 -27Q0 -44 -31 -20z", "seat", 5.5)
_BANNER = cut("M-36 44L-36 -80L-29 -80L-29 44z", "wood", 4) + cut(
    "M-30 -78L22 -74L10 -60L24 -46L-30 -42z", "seat", 5.5, 0, 0
)

GEAR = {"horned": ("", _HORNS), "crested": ("", _CREST), "bannered": (_BANNER, "")}
"""What tells Orcs of one brood and one seat apart from afar: behind them, and on their heads."""

ORCS: dict[str, str] = {
    "orc": GRUNT,
    "gates-orc": HORDE,
    "orc-common": COMMON,
    "orc-feral": FERAL,
    "orc-iron": IRON,
    **{
        f"orc-{brood}-{gear}": behind + orc + over
        for brood, orc in (("common", COMMON), ("feral", FERAL), ("iron", IRON))
        for gear, (behind, over) in GEAR.items()
    },
    "chef": chef("moss"),
    "chef-common": chef("moss"),
    "chef-feral": chef("fen", 1.9),
    "chef-iron": chef("slate", 1.2),
    "sous-common": sous_chef("moss"),
    "sous-feral": sous_chef("fen", 1.9),
    "sous-iron": sous_chef("slate", 1.2),
}

_PLASTER = cut("M-13 -4L12 -5L13 4L-12 5z", "bone", 3, 0, 0) + dots(((-2, -1), (2, 1)), 1.3)
_BRUISED = put(_PLASTER, 3, 4, turn=38) + put(_PLASTER, 3, 4, turn=-40)
HARM: dict[str, str] = {
    "bruised": _BRUISED,
    "battered": cut("M-31 -20Q-6 -38 27 -27L28 -15Q-2 -26 -29 -7z", "bone", 3.5)
    + line("M-18 -28L-12 -15M0 -32L4 -19M16 -31L18 -19", 2.2)
    + paint("M-4 -30Q6 -35 11 -28Q14 -21 5 -20Q-6 -21 -4 -30z", "red")
    + _BRUISED,
}
"""What is seen of blows on the bust of an orc: plasters; then a bandage round the head as well."""
