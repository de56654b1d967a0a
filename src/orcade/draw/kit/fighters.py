"""Fighters from head to foot, looking right: what each is up to is seen by his pose. 100 units wide around 0, 0.

A pose has limbs behind the trunk and before the head. All of them are stamps: a change of pose costs a page few bytes.
"""

from __future__ import annotations

from typing import NamedTuple

from .items import CUDGEL, SHIELD
from .knife import cut, line, put, stamp
from .orcs import COMMON_HEAD, IRON_HEAD, dots

SKINS = {"orc-common": "moss", "orc-iron": "slate"}
"""Of those who may be drawn so, by their looks."""
_HEADS = {"orc-common": COMMON_HEAD, "orc-iron": IRON_HEAD}


class Pose(NamedTuple):
    """How somebody stands: points of his limbs from the shoulder or hip on, and where his head is."""

    rear_arm: str
    rear_fist: tuple[float, float]
    arm: str
    fist: tuple[float, float]
    legs: tuple[str, str]
    """The rear one, and the one in front; each ends at its ankle, 4 above the ground."""
    feet: tuple[float, float]
    head: tuple[float, float, float]
    """x, y, and how far it is turned."""
    lean: float = 0
    """Of the trunk, in degrees."""
    holding: str = ""
    """What is in the front hand."""


_FIRM = ("M-12 24L-24 40L-26 56", "M14 24L26 38L24 56")
_LUNGE = ("M-14 26L-32 40L-42 56", "M14 24L36 36L34 56")

POSES: dict[str, Pose] = {
    "guards": Pose("M-22 -10L-16 12L14 8", (20, 2), "M22 -10L30 14L44 -4", (46, -8), _FIRM, (-24, 28), (4, -38, 0)),
    "strikes": Pose(
        "M-18 -12L-8 14L20 14",
        (24, 12),
        "M24 -14L50 -12L56 -30",
        (57, -34),
        _LUNGE,
        (-40, 40),
        (10, -36, 8),
        8,
        "cudgel",
    ),
    "shields": Pose(
        "M-22 -8L-36 8L-26 22", (-24, 24), "M18 -8L28 8L38 4", (38, 6), _FIRM, (-24, 28), (-2, -34, 4), -5, "shield"
    ),
    "gapes": Pose(
        "M-22 -12L-44 -18L-50 -36", (-51, -40), "M22 -12L42 -4L52 -22", (53, -26), _FIRM, (-24, 28), (-2, -40, -16), -8
    ),
    "cheers": Pose(
        "M-22 -14L-46 -30L-42 -58", (-42, -62), "M22 -14L46 -28L44 -58", (44, -62), _FIRM, (-24, 28), (2, -38, -10)
    ),
}
"""By the state that a piece is in."""

_HELD = {"cudgel": put(CUDGEL, 20, -17, 0.68, 12), "shield": put(SHIELD, 6, 0, 0.78)}
"""As it is held in a fist at 0, 0."""
_TRUNK = "M-33 -13Q-29 -28 -4 -28Q26 -29 34 -14L30 2Q27 14 20 24L-18 24Q-27 12 -30 2z"
_RIBS = "M-10 6Q-2 11 6 6M2 -10L2 0"
_CLOTH = "M-18 18L20 18L24 34Q12 32 6 42L-8 42Q-12 34 -22 34z"
_FIST = "M-10 -4Q-9 -11 0 -10Q10 -11 10 -2Q11 8 2 10Q-9 10 -10 -4z"
_FOOT = "M-11 4Q-10 -5 0 -5Q14 -4 15 4z"
SHADOW = '<ellipse class="o-line" cx="2" cy="60" rx="48" ry="9" opacity=".35"/>'
"""Below his feet; it stays there when he falls."""
HEAD = 0.74
"""Size of a head, which is drawn 100 units wide."""


def _limb(d: str, skin: str) -> str:
    return line(d, 19) + line(d, 12.5, skin)


def _hand(skin: str, x: float, y: float) -> str:
    """A fist in rags."""
    return put(cut(_FIST, skin, 4.5, 0, 0) + line("M-10 3L8 8", 5, "bone"), x, y, 1.12)


def _behind(pose: Pose, skin: str) -> str:
    """Legs, and the arm at the back."""
    legs = "".join(
        _limb(d, skin) + put(cut(_FOOT, "bark", 4.5), x, 57) for d, x in zip(pose.legs, pose.feet, strict=True)
    )
    return _limb(pose.rear_arm, skin) + _hand(skin, *pose.rear_fist) + legs


def _trunk(skin: str) -> str:
    """What he wears has the colour of his seat."""
    strap = cut("M-31 -21L-22 -25L23 13L20 24z", "seat", 4)
    belt = line("M-20 22L22 22", 6.5) + dots(((2, 22),), 4.5, "gold")
    return cut(_CLOTH, "seat", 5) + cut(_TRUNK, skin, 5.5) + line(_RIBS, 2.6) + strap + belt


def _before(pose: Pose, skin: str) -> str:
    """The front arm, with what it holds."""
    held = put(_HELD[pose.holding], *pose.fist) if pose.holding else ""
    hand = _hand(skin, *pose.fist)
    arm = _limb(pose.arm, skin)
    return arm + hand + held if pose.holding == "shield" else held + arm + hand


FIGHTERS: dict[str, str] = {
    **{f"{look}-head": head for look, head in _HEADS.items()},
    **{f"{look}-trunk": _trunk(skin) for look, skin in SKINS.items()},
    **{
        f"{look}-{name}-{part}": drawn(pose, skin)
        for look, skin in SKINS.items()
        for name, pose in POSES.items()
        for part, drawn in (("behind", _behind), ("before", _before))
    },
}
"""Heads, trunks and limbs, by the names under which a board has them."""
_SELDOM = ("-shields-", "-gapes-", "-cheers-")
FIGHTING = frozenset(name for name in FIGHTERS if not any(pose in name for pose in _SELDOM))
"""Those of them that are seen most of the time, and so lie on every page."""


def fighter(look: str, pose: str, harm: str = "") -> str:
    """Somebody in a pose; `harm`: what blows have left of his face, of HARM."""
    x, y, turn = POSES[pose].head
    head = stamp(f"{look}-head") + (stamp(harm) if harm else "")
    return (
        stamp(f"{look}-{pose}-behind")
        + put(stamp(f"{look}-trunk"), turn=POSES[pose].lean)
        + put(head, x, y, HEAD, turn)
        + stamp(f"{look}-{pose}-before")
    )
