"""Pushes, bounces and throws in all directions, against a slower reading that shares no code with the game."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from random import Random
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


def heading(degrees: int) -> Where:
    return cos(radians(degrees)), sin(radians(degrees))


def slide(
    start: Where,
    direction: Where,
    inches: float,
    r: float,
    orcs: dict[str, Where],
    walls: dict[str, list[Terrain]],
    barrels: list[Where],
) -> End | None:
    """Straight on to the first contact with the edge, an Orc, a wall or a Barrel; None where it is a graze."""
    dx, dy = direction

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
        end = slide(middle, heading(degrees), 6, 0.5, third, walls, [])
        if end is None:
            continue
        seen[end.what] = seen.get(end.what, 0) + 1
        dx, dy = heading(degrees)
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
        end = slide(middle, heading(degrees), inches, 0.4, others, walls, lying[1:])
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


@pytest.mark.rule("BR 4.2.2", "BR-7", "BR-26")
def test_throws_at_random_places() -> None:
    """Who is hit first on the line, or where the Barrel comes down."""
    rng = Random(7)
    seen: dict[str, int] = {}
    for _ in range(160):
        spots: list[Where] = []
        while len(spots) < 5:
            spot = (round(rng.uniform(6, 18), 3), round(rng.uniform(6, 18), 3))
            if all(hypot(spot[0] - x, spot[1] - y) > 1.2 for x, y in spots):
                spots.append(spot)
        grub, dreg, durk, dagga, gash = spots
        far = hypot(dreg[0] - grub[0], dreg[1] - grub[1])
        direction = ((dreg[0] - grub[0]) / far, (dreg[1] - grub[1]) / far)
        dice = (rng.randint(1, 6), rng.randint(1, 6))
        start = (grub[0] + 0.1 * direction[0], grub[1] + 0.1 * direction[1])
        others = {"dreg": dreg, "durk": durk, "dagga": dagga, "gash": gash}
        if abs(sum(dice) - (far - 1)) < UNSURE:
            continue
        end = slide(start, direction, sum(dice), 0.4, others, {}, [])
        if end is None:
            continue
        if end.what == "rests" and any(hypot(end.x - x, end.y - y) < 2 for x, y in spots):
            continue  # The bounce that follows would hit somebody.
        rest = {"rests": (1, 360), "gash": (2, 1, 360)}.get(end.what, (1, 2, 1, 360))
        brawl = Brawl(
            grub=grub,
            gash=gash,
            gob=(1, 1),
            dreg=dreg,
            durk=durk,
            dagga=dagga,
            dib=(23, 23),
            barrels=[(grub[0], grub[1])],
            dice=(*dice, *rest),
        ).say("throw b1 dreg")
        if end.what == "gash":
            brawl.say("suffer")
        seen[end.what] = seen.get(end.what, 0) + 1
        if end.what == "rests":
            assert brawl.health(*others) == [12, 12, 12, 12]
            assert hypot(brawl.barrels[1][0] - end.x - 1, brawl.barrels[1][1] - end.y) < 0.02, (spots, dice)
        else:
            assert brawl[end.what].health <= 10, (spots, dice, end)
    assert seen["dreg"] > 30
    assert seen["rests"] > 10
    assert sum(seen[name] for name in ("durk", "dagga", "gash")) > 20
