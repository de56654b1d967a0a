"""Pivots and rams where chariots, terrain and edges stand close together, held against shapely."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import Any

import pytest
from shapely import LineString, Point, Polygon, unary_union  # type: ignore[import-untyped]
from shapely.affinity import translate  # type: ignore[import-untyped]
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

import orcade
from orcade.games.orclympics.road_rage.pieces import Chariot, Race

from .by_shapely import base, deep, swept, terrain, vector
from .track import SAID, Dull, Track, car, hut, rock

BOARD = Polygon([(0, 0), (48, 0), (48, 48), (0, 48)])
SIDES = [LineString(pair) for pair in zip(BOARD.exterior.coords, BOARD.exterior.coords[1:], strict=False)]
Pose = tuple[float, float, int]


class Clutter:
    """Grub and three others in a few inches, often in a corner of the board, sometimes with terrain among them."""

    def __init__(self, rng: Random, speed: int) -> None:
        left, top = rng.choice([(0, 0), (10, 10), (0, 20), (41, 0)])
        self.poses: list[Pose] = []
        while len(self.poses) < 4:
            x = min(max(left + rng.uniform(0.6, 7), 0.6), 47.4)
            pose = (round(x, 3), round(top + rng.uniform(0.6, 7), 3), 45 * rng.randrange(8))
            if BOARD.contains(base(*pose)) and all(base(*pose).distance(base(*other)) > 0.01 for other in self.poses):
                self.poses.append(pose)
        self.terrain: list[dict[str, Any]] = []
        x, y = round(left + rng.uniform(2.6, 5), 2), round(top + rng.uniform(2.6, 6), 2)
        piece = rock(x, y, 2) if rng.random() < 0.5 else hut(x, y, 3, 1.5, rng.randrange(360))
        room = min(terrain(piece).distance(base(*pose)) for pose in self.poses)
        if room > 0.01 and BOARD.contains(terrain(piece)):
            self.terrain.append(piece)
        wreck = {"snik": int(rng.random() < 0.5)}
        cars: dict[str, Any] = {
            name: car(*pose, chassis=6, speed=speed if name == "grub" else 0, out=wreck.get(name, 0))
            for name, pose in zip(SAID, self.poses, strict=True)
        }
        self.track = Track(seats=4, terrain=self.terrain, **cars)
        self.others = [base(*pose) for pose in self.poses[1:]] + [terrain(piece) for piece in self.terrain]

    def after(self, words: str, *dice: int) -> Race:
        """The race after an answer of Grub's, on a copy."""
        match = self.track.match.clone(orcade.Scripted(*dice, then=Dull()))
        match.answer(words, seat=0)
        assert isinstance(match.state, Race)
        return match.state

    def stands(self, chariot: Chariot) -> BaseGeometry:
        return base(chariot.x / 1000, chariot.y / 1000, (chariot.heading * 45 + self.track.facing) % 360)


def least(middle: BaseGeometry, most: float, good: Any) -> float | None:
    """How far a base has to be moved for it to be good, looked for every twentieth of an inch; None beyond `most`."""
    ways = [vector(turn) for turn in range(0, 360, 5)]
    for step in range(int(most * 20) + 1):
        far = step / 20
        if any(good(translate(middle, far * ux, far * uy)) for ux, uy in ways[: 1 if step == 0 else None]):
            return far
    return None


@pytest.mark.rule("RR-10", "RR-33")
@pytest.mark.parametrize("seed", range(4))
def test_pivots_in_clutter(seed: int) -> None:
    rng = Random(seed)
    shifts = 0
    for _ in range(14):
        clutter = Clutter(rng, 0)
        solid = unary_union(clutter.others)
        x, y, heading = clutter.poses[0]
        for words, turned in (("left", heading - 45), ("right", heading + 45)):
            there = base(x, y, turned % 360)

            def free(shape: BaseGeometry, solid: BaseGeometry = solid) -> bool:
                return deep(shape, solid) < 1e-7 and bool(BOARD.buffer(1e-6).contains(shape))

            needed = least(there, 3, free)
            if words not in clutter.track.options:
                assert needed is None or needed > 2.9
                continue
            grub = clutter.after(words).chariots[0]
            far = hypot(grub.x / 1000 - x, grub.y / 1000 - y)
            assert deep(clutter.stands(grub), solid) < 0.006
            assert BOARD.buffer(0.004).contains(clutter.stands(grub))
            assert needed is None or far <= needed + 0.02, (clutter.poses, clutter.terrain, words)
            shifts += far > 0.001
    assert shifts


@pytest.mark.rule("RR-10")
@pytest.mark.parametrize("aside", [-0.6, -0.25, 0.15, 0.4, 0.85])
@pytest.mark.parametrize("words", ["left", "right"])
def test_a_pivot_into_a_rock_shifts_straight_out_of_it(words: str, aside: float) -> None:
    """How far a base has to go to be off something round is known: as far as it is nearer to its middle."""
    piece = rock(20 + aside, 22.51, 4)
    track = Track(grub=car(20, 20), terrain=[piece])
    turned = base(20, 20, 315 if words == "left" else 45)
    needed = 2 - turned.distance(Point(piece["at"]))
    assert needed > 0.05
    track.say(words)
    x, y = track.at("grub")
    assert hypot(x - 20, y - 20) == pytest.approx(needed, abs=0.004)


@pytest.mark.rule("RR-24", "RR 4.3", "RR-3", "RR-18", "RR-23")
@pytest.mark.parametrize("seed", range(4))
def test_rams_in_clutter(seed: int) -> None:
    """Grub drives 3" and wins whatever he hits; the damage is 1 of 6, so all stay in the race."""
    rng = Random(seed)
    rams = 0
    for _ in range(15):
        clutter = Clutter(rng, 1)
        race = clutter.after("drive 3", 6, 1, 1)
        if not race.stopped:
            continue
        rams += 1
        stand = [clutter.stands(chariot) for chariot in race.chariots]
        for at, mine in enumerate(stand):
            rest = [other for which, other in enumerate(stand) if which != at] + clutter.others[3:]
            assert all(deep(mine, other) < 0.006 for other in rest)
            assert BOARD.buffer(0.004).contains(mine)
        met = contact(clutter)
        things = [*clutter.others, *SIDES]
        hit = min(range(len(things)), key=lambda at: met.distance(things[at]))
        assert met.distance(things[hit]) < 0.02, "there was nothing to ram"
        rammed = stand[hit + 1] if hit < 3 else things[hit]
        gap = stand[0].distance(rammed)
        assert gap < 1.01 or hit < 3
        if gap < 0.994:  # Somebody had no room.
            behind = [*stand[1:], *clutter.others[3:], *SIDES]
            behind = [other for other in behind if other is not rammed and other is not things[hit]]
            assert min(stand[0].distance(other) for other in behind) < 0.02
        elif hit < 3 and stand[hit + 1].distance(things[hit]) < 0.002:
            far = hypot(stand[0].centroid.x - met.centroid.x, stand[0].centroid.y - met.centroid.y)
            needed = least(met, 1.5, lambda shape, rammed=rammed: shape.distance(rammed) >= 0.999)
            assert needed is not None
            assert far <= needed + 0.06
    assert rams > 2


def contact(clutter: Clutter) -> BaseGeometry:
    """Where Grub's base meets something on his way, by halving."""
    x, y, heading = clutter.poses[0]
    ux, uy = vector(heading)
    start = base(x, y, heading)
    solid = unary_union(clutter.others)
    low, high = 0.0, 3.0
    for _ in range(30):
        half = (low + high) / 2
        there = translate(start, ux * half, uy * half)
        if deep(swept(start, there), solid) < 1e-9 and BOARD.contains(there):
            low = half
        else:
            high = half
    return translate(start, ux * low, uy * low)
