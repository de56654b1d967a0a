"""Pictures of cards, put together from parts: what kind of card it is, its subject, what lies beside it, and a mood.

Their names are those of `table/pictures.py`: "monster.bear.jerkin.angry". 132 × 104 units around 0, 0. Those of playing
cards are named by suit and index: "club.9".
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

from orcade.table.pictures import MOODS, SUBJECTS

from .emblems import SUITS, emblem
from .knife import burst, cut, escape, line, num, paint, put
from .panels import CORNERS, PLACE, panel

_VIEW: Final = "-66 -52 132 104"

_SHADE: Final = '<ellipse cy="44" rx="44" ry="8" opacity=".35"/>'


def _faint(art: str, opacity: float = 0.3) -> str:
    return f'<g opacity="{opacity}">{art}</g>'


KINDS: Final[dict[str, tuple[str, str]]] = {
    "room": (
        "slate",
        _faint(
            line(
                "M-60 -34L60 -36M-60 -8L60 -8M-60 18L60 17M-28 -50L-28 -35M22 -50L22 -36M-48 -34L-48 -9M44 -35L44 -9"
                "M-30 -8L-30 17M30 -8L30 17M-50 18L-50 44M50 18L50 44",
                3,
            )
        ),
    ),
    "exit": ("steel", put(cut(burst(46, 64, 9), "gold", 3, 0, 0))),
    "chamber": (
        "pink",
        cut("M-66 -52L-34 -52Q-36 10 -54 52L-66 52zM66 -52L34 -52Q36 10 54 52L66 52z", "red", 4, 0, 0)
        + line("M-50 -50Q-48 10 -60 50M50 -50Q48 10 60 50", 3),
    ),
    "monster": (
        "rust",
        _faint(
            paint(
                "M-66 -52L-52 -20L-44 -52L-30 -34L-22 -52L-6 -40L4 -52L18 -38L26 -52L40 -32L48 -52L58 -22L66 -52z"
                "M-66 52L-56 24L-44 52L-34 38L-24 52L26 52L36 36L44 52L56 22L66 52z",
                "hole",
            ),
            0.42,
        ),
    ),
    "trap": (
        "iron",
        paint("M-64 50L-53 36L62 36L51 50z", "gold")
        + paint("".join(f"M{x} 50l11 -14h11l-11 14z" for x in range(-64, 52, 22))),
    ),
    "npc": ("sea", '<circle class="o-water o-edged" stroke-width="4" r="50"/>'),
    "item": (
        "moss",
        '<circle class="o-card o-edged" stroke-width="4" r="47"/>'
        + cut("M-62 44L62 43L60 52L-60 52z", "wood", 4, 0, 0),
    ),
    "event": ("gold", put(cut(burst(42, 62, 8), "bone", 4, 0, 0))),
    "rule": (
        "card-shade",
        cut("M-52 -50L50 -50L52 50L-50 50z", "card", 4, 0, 0)
        + line("M-40 -34L42 -34M-40 -18L42 -18M-40 -2L42 -2M-40 14L42 14M-40 30L42 30", 2, "steel")
        + line("M-36 -48L-36 48", 2.5, "red"),
    ),
}
"""By kind of card: the paint around its picture, and what is behind the subject."""

_DROP = "M0 -11Q9 1 7 6Q5 10 0 10Q-5 10 -7 6Q-9 1 0 -11z"

FEELINGS: Final[dict[str, str]] = {
    "angry": cut("M38 -50L46 -38L60 -44L54 -30L64 -20L48 -22L42 -10L38 -24L24 -28L38 -36z", "red", 4, 0, 0)
    + line("M-58 -36L-44 -28M-52 -48L-40 -36", 5, "red"),
    "sly": cut("M-64 -48L-26 -48L-22 -26L-60 -24z", "hole", 4, 0, 0)
    + paint("M-57 -38Q-48 -46 -43 -36Q-50 -32 -57 -38zM-40 -38Q-32 -46 -27 -36Q-33 -32 -40 -38z", "gold"),
    "scared": "".join(
        put(cut(_DROP, "water", 3.5), x, y, size) for x, y, size in ((-52, -30, 1.1), (52, -36, 1.2), (56, -8, 0.8))
    )
    + line("M-34 -48L-30 -40M30 -50L28 -42", 4),
    "merry": "".join(
        put(emblem("star"), x, y, size) for x, y, size in ((-50, -36, 0.26), (50, -38, 0.3), (56, -4, 0.18))
    ),
    "grand": line("M-60 -14L-46 -18M-56 -40L-42 -32M60 -14L46 -18M56 -40L42 -32", 5, "bone")
    + put(emblem("crown"), 46, -38, 0.34, 14),
    "grim": cut(
        "M-60 -26Q-64 -40 -48 -40Q-44 -52 -28 -48Q-12 -50 -12 -36Q-4 -26 -16 -22L-52 -20Q-58 -20 -60 -26z", "iron", 4
    )
    + line("M-50 -12L-54 -2M-36 -12L-40 -2M-22 -14L-26 -4", 4),
    "dizzy": line(
        "M-48 -34A10 10 0 1 1 -38 -24M-48 -34A4 4 0 0 1 -42 -34M44 -34A10 10 0 1 0 54 -24M54 -36A5 5 0 0 0 46 -34", 4
    )
    + line("M-58 -6Q-50 -12 -44 -6M46 -4Q52 -10 60 -4", 4),
    "hasty": line("M-64 -30L-40 -30M-62 -12L-46 -12M-64 8L-42 8M-60 26L-48 26", 5),
    "sleepy": line("M36 -30L50 -30L36 -14L50 -14M50 -50L60 -50L50 -38L60 -38", 5),
    "smelly": line(
        "M-52 -14Q-62 -24 -52 -32Q-44 -40 -52 -50M-38 -26Q-46 -34 -38 -42M52 -14Q62 -24 52 -32Q44 -40 52 -50", 5
    )
    + line(
        "M-52 -14Q-62 -24 -52 -32Q-44 -40 -52 -50M-38 -26Q-46 -34 -38 -42M52 -14Q62 -24 52 -32Q44 -40 52 -50", 2, "moss"
    ),
    "wet": "".join(
        put(cut(_DROP, "sea", 3.5), x, y, 0.8)
        for x, y in ((-54, -38), (-40, -12), (-56, 12), (54, -36), (44, -8), (58, 14))
    ),
}
"""By mood: what is around the subject."""


def known(name: str) -> bool:
    """Whether this is the name of a picture."""
    kind, *parts = name.split(".")
    if kind in SUITS:
        return len(parts) == 1 and parts[0] in CORNERS
    moods = [part for part in parts if part in MOODS]
    subjects = [part for part in parts if part in SUBJECTS]
    return kind in KINDS and 1 <= len(subjects) <= 2 and len(moods) <= 1 and parts == [*subjects, *moods]


def view(name: str) -> str:
    """The view box of the picture of that name."""
    return " ".join(map(str, PLACE)) if name.partition(".")[0] in SUITS else _VIEW


def parts(name: str) -> dict[str, str]:
    """The drawings that a picture is put together from, each by a name of its own."""
    kind, *others = name.split(".")
    found = {f"behind-{kind}": KINDS[kind][1]}
    return found | {each: FEELINGS[each] if each in MOODS else emblem(each) for each in others}


@cache
def picture(name: str) -> str:
    """The picture of that name, without the paint around it."""
    kind, *parts = name.split(".")
    if kind in SUITS:
        return panel(parts[0], kind)
    _, behind = KINDS.get(kind, KINDS["room"])
    subjects = [part for part in parts if part not in MOODS]
    art = behind + _SHADE
    art += put(emblem(subjects[0] if subjects else "?"), -9 if len(subjects) > 1 else 0, -3, 0.84)
    art += "".join(FEELINGS[part] for part in parts if part in MOODS)
    return art + "".join(put(emblem(each), 38, 24, 0.46) for each in subjects[1:2])


def framed(name: str, x: float, y: float, wide: float, high: float, whole: bool = True) -> str:
    """The picture of that name on its paint, in a frame. Unless it is to be `whole`, pages load it."""
    around = KINDS.get(name.partition(".")[0], KINDS["room"])[0]
    place = _place(x, y, wide, high)
    return f'<rect class="o-{around} o-edged" stroke-width="3" rx="3" {place}/>{laid(name, x, y, wide, high, whole)}'


def laid(name: str, x: float, y: float, wide: float, high: float, whole: bool) -> str:
    """The picture alone. Unless it is to be `whole`, pages load it."""
    place = _place(x, y, wide, high)
    if whole:
        return f'<svg {place} viewBox="{view(name)}">{picture(name)}</svg>'
    return f'<image {place} href="{escape(address(name))}"/>'


def _place(x: float, y: float, wide: float, high: float) -> str:
    return f'x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}"'


@cache
def edition() -> str:
    """Changes with every change of a part."""
    parts = [emblem(name) for name in SUBJECTS] + [repr(KINDS), repr(FEELINGS)]
    parts += [panel(corner, suit) for suit in SUITS for corner in CORNERS]
    return sha256("".join(parts).encode()).hexdigest()[:10]


def address(name: str) -> str:
    """Where a page finds a picture, which browsers keep for good."""
    return f"/pictures/{edition()}/{name}.svg"
