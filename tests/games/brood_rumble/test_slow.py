"""Pushes and bounces in all directions, against a second, slower reading that shares no code with the game's."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import NamedTuple

import pytest

from orcade.games.orclympics.brood_rumble.terrain import COVER, DANGEROUS, MOUND, PIT, PLATFORM, Terrain

from .brawl import Brawl, Where, cover, dangerous, mound, orc, pit, platform

STEP = 0.004
"""How finely the slow reading looks, in inches."""
UNSURE = 0.02
"""Where bases pass each other as closely as that, the slow reading does not say what happens."""
SIZES = {PIT: (3, 3), DANGEROUS: (3, 3), PLATFORM: (3, 3), COVER: (3, 1), MOUND: (2, 2)}


def from_piece(piece: Terrain, x: float, y: float) -> float:
    wide, high = SIZES[piece.kind]
    if piece.upright:
        wide, high = high, wide
    return hypot(max(0.0, abs(x - piece.x / 1000) - wide / 2), max(0.0, abs(y - piece.y / 1000) - high / 2))


class End(NamedTuple):
    """What becomes of it: "rests", "out", "orc N", or a kind of terrain that stopped it."""

    what: str
    x: float
    y: float


def slide(
    start: Where,
    degrees: int,
    inches: float,
    r: float,
    orcs: dict[str, Where],
    walls: dict[str, list[Terrain]],
    barrels: list[Where],
) -> End | None:
    """Straight on to the first contact with the edge, an Orc, a wall or a Barrel; None where it is a graze."""
    dx, dy = cos(radians(degrees)), sin(radians(degrees))

    def rooms(x: float, y: float) -> list[tuple[float, str]]:
        found = [(min(x, y, 24 - x, 24 - y) - r, "edge")]
        found += [(hypot(x - ox, y - oy) - 0.5 - r, name) for name, (ox, oy) in orcs.items()]
        found += [(from_piece(piece, x, y) - r, what) for what, pieces in walls.items() for piece in pieces]
        return found + [(hypot(x - bx, y - by) - 0.4 - r, "barrel") for bx, by in barrels]

    x, y = start
    least = 99.0
    for _ in range(round(inches / STEP)):
        nx, ny = x + dx * STEP, y + dy * STEP
        room, what = min(rooms(nx, ny))
        if room <= 0:
            # A graze would be over again soon.
            deep = min(min(rooms(nx + dx * STEP * on, ny + dy * STEP * on))[0] for on in range(200))
            others = sorted(each for each, _ in rooms(nx, ny))[1:]
            return None if deep > -UNSURE or (others and others[0] < UNSURE) else End(what, x, y)
        least = min(least, room)
        x, y = nx, ny
    return None if least < UNSURE else End("rests", x, y)


FIELD = [
    pit(17, 13),
    mound(12, 7),
    platform(7, 12),
    dangerous(15.5, 16.5),
    cover(9, 16.5, upright=True),
]


@pytest.mark.rule("BR 4.3", "BR-18", "BR-32", "BR-27")
@pytest.mark.parametrize("middle", [(12, 12), (20.5, 4)])
def test_pushes_in_all_directions(middle: Where) -> None:
    third: dict[str, Where] = {"gash": (15, 9.5), "durk": (9, 8)}
    walls = {
        "pit": [piece for piece in FIELD if piece.kind == PIT],
        "wall": [piece for piece in FIELD if piece.kind in (MOUND, COVER)],
        "platform": [piece for piece in FIELD if piece.kind == PLATFORM],
        "dangerous": [piece for piece in FIELD if piece.kind == DANGEROUS],
    }
    seen: dict[str, int] = {}
    for degrees in range(2, 361, 5):
        end = slide(middle, degrees, 6, 0.5, third, walls, [])
        if end is None:
            continue
        seen[end.what] = seen.get(end.what, 0) + 1
        dx, dy = cos(radians(degrees)), sin(radians(degrees))
        brawl = Brawl(
            phase="fight",
            grub=orc(middle[0] - dx, middle[1] - dy, charged=True),
            dreg=middle,
            gash=third["gash"],
            durk=third["durk"],
            engaged=[("grub", "dreg")],
            terrain=FIELD,
            dice=(3, *([6] if end.what == "dangerous" else [])),
        ).clash("headbutt", "low")
        if end.what in ("edge", "pit"):
            assert brawl["dreg"].health == 0, (degrees, end)
            continue
        x, y = end.x, end.y
        if end.what in third:
            far = hypot(x - middle[0], y - middle[1])
            back = min(1, far)
            x, y = x - dx * back, y - dy * back
            assert brawl[end.what].health == 11, (degrees, end)
        lost = {"rests": 3, "platform": 3}.get(end.what, 4)
        assert brawl["dreg"].health == 12 - lost, (degrees, end)
        at = brawl.at("dreg")
        assert hypot(at[0] - x, at[1] - y) < 0.05, (degrees, end, at)
    assert sum(seen.values()) > 60
    if middle == (12, 12):
        assert seen.keys() >= {"rests", "pit", "wall", "platform", "dangerous", "gash", "durk"}
    else:
        assert "edge" in seen


@pytest.mark.rule("BR-9", "BR-8", "BR-26", "BR 4.2.2")
@pytest.mark.parametrize("inches", [2, 4, 6])
def test_bounces_in_all_directions(inches: int) -> None:
    """Dreg is hit in the middle of the board; the bounce starts in the middle of his base."""
    middle = (12.0, 12.0)
    others: dict[str, Where] = {"durk": (15.0, 9.5), "grub": (8.5, 12.0)}
    lying: list[Where] = [(7.7, 12.3), (13.0, 16.0), (10.5, 8.5)]
    walls = {"cover": [piece for piece in FIELD if piece.kind == COVER]}
    seen: dict[str, int] = {}
    for degrees in range(1, 361, 5):
        end = slide(middle, degrees, inches, 0.4, others, walls, lying[1:])
        if end is None:
            continue
        what, x, y = end
        if what == "rests":
            mounds = [from_piece(piece, x, y) - 0.4 for piece in FIELD if piece.kind == MOUND]
            pits = [from_piece(piece, x, y) for piece in FIELD if piece.kind == PIT]
            if min(mounds) < UNSURE or 0 < min(pits) < UNSURE:
                continue  # Sliding out of a mound has tests of its own.
            if min(pits) == 0:
                what = "pit"
        hit = what in others
        brawl = Brawl(
            grub=others["grub"],
            dreg=middle,
            durk=others["durk"],
            gob=(1, 1),
            dib=(23, 23),
            terrain=FIELD,
            barrels=lying,
            dice=(6, 6, 1, 1, inches, degrees, *((1, 2, 1, degrees) if hit else ())),
        ).say("throw b1 dreg")
        seen[what] = seen.get(what, 0) + 1
        if hit:
            assert brawl[what].health == 10, (degrees, end)
        elif what == "rests":
            assert hypot(brawl.barrels[1][0] - x, brawl.barrels[1][1] - y) < 0.05, (degrees, end)
            assert brawl.health("grub", "durk") == [12, 12]
        else:
            assert 1 not in brawl.barrels, (degrees, end)
            assert brawl.health("grub", "durk") == [12, 12]
    assert sum(seen.values()) > 40
