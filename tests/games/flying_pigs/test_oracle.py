"""Random Moves and random play, watched by a second, slower reading of the rules that shares no code with the game."""

from __future__ import annotations

from math import cos, dist, hypot, radians, sin
from random import Random

import pytest

import orcade
from orcade.games.orclympics.flying_pigs import GAME
from orcade.games.orclympics.flying_pigs.pieces import GREASING, READYING, SAID, WALKING, Model, Pigsty
from orcade.house.random_play import decide
from orcade.table.region import Region

from .sty import Sty

STEP = 0.004
"""How finely the slow reading looks, in inches."""
UNSURE = 0.02
"""Where bases pass each other as closely as that, the slow reading does not say what happens."""

Where = tuple[float, float]


def from_square(x: float, y: float, at: Where, half: float) -> float:
    return hypot(max(0.0, abs(x - at[0]) - half), max(0.0, abs(y - at[1]) - half))


class Slow:
    """A Pig that runs step by step among Orcs (points) and rocks; nobody has Shrooms, nobody waits, nothing burns."""

    def __init__(self, orcs: list[Where], rocks: list[Where]) -> None:
        self.orcs = orcs
        self.rocks = rocks

    def room(self, x: float, y: float) -> float:
        """From the base of the Pig to the nearest model or rock."""
        return min(
            [dist((x, y), orc) - 1 for orc in self.orcs] + [from_square(x, y, rock, 0.5) - 0.5 for rock in self.rocks]
        )

    def run(self, start: Where, degrees: int, inches: int) -> tuple[Where, bool] | None:
        """Where it ends, and whether it is in the Kitchen; None where that hangs on thousandths."""
        x, y = start
        dx, dy = cos(radians(degrees)), sin(radians(degrees))
        way = [(x, y)]
        for _ in range(round(inches / STEP)):
            nx, ny = x + dx * STEP, y + dy * STEP
            if dist((nx, ny), (15, 15)) > 14.5:
                dx, dy = -dx, -dy
                nx, ny = x + dx * STEP, y + dy * STEP
            kitchen = from_square(nx, ny, (15, 15), 1.5) - 0.5
            room = self.room(nx, ny)
            if room <= 0:
                break
            x, y = nx, ny
            way.append((x, y))
            if kitchen <= 0:
                return (x, y), True
        else:
            if from_square(x, y, (15, 15), 1.5) - 0.5 < UNSURE:
                return None
        # A graze somewhere on the way: the fine reading may have stopped there.
        rooms = [self.room(*at) for at in way]
        blocked = self.room(x + dx * STEP, y + dy * STEP) <= 0
        if not blocked and min(rooms) < UNSURE:
            return None
        if blocked and min(self.room(x + dx * STEP * ahead, y + dy * STEP * ahead) for ahead in range(250)) > -UNSURE:
            return None
        kitchens = [from_square(*at, (15, 15), 1.5) - 0.5 for at in way]
        if min(kitchens) < UNSURE:
            return None
        for at in range(len(way) - 1, -1, -1):
            if rooms[at] >= 1:
                if at < len(way) - 1 and any(abs(room - 1) < UNSURE for room in rooms[at + 20 :]):
                    return None  # Just before or behind another place that may be free.
                return way[at], False
        return way[0], False


@pytest.mark.rule("FP 7.1", "FP 6.5", "FP-12", "FP-13", "FP 6.1", "FP-11")
@pytest.mark.parametrize(
    ("start", "orcs", "rocks"),
    [
        ((15, 9), [(18, 9), (11, 7)], [(15, 5), (12.5, 12)]),
        ((15, 2.5), [(17.5, 3), (15.5, 6)], [(12, 4)]),
        ((4, 8), [(6.2, 6.5), (5, 11.2)], [(8, 9.5)]),
        ((19, 12.5), [(21.5, 14), (20, 9)], [(18.5, 16)]),
    ],
)
def test_random_moves_in_all_directions(start: Where, orcs: list[Where], rocks: list[Where]) -> None:
    slow = Slow(orcs, rocks)
    sure = kitchens = 0
    for degrees in range(3, 361, 10):
        for inches, d3 in ((4, (2, 2)), (6, (3, 3))):
            expected = slow.run(start, degrees, inches)
            if expected is None:
                continue
            sty = Sty(gammon=start, rocks=rocks, dreg=orcs[0], dollop=orcs[1], dice=(*d3, degrees))
            sure += 1
            where, kitchen = expected
            assert bool(sty.places) is kitchen, (degrees, inches)
            assert dist(sty.at("gammon"), where) < 0.05, (degrees, inches, sty.at("gammon"), where)
            kitchens += kitchen
    assert sure > 42
    if start == (15, 9):
        assert kitchens > 3


def base(one: Model) -> Where:
    return one.x / 1000, one.y / 1000


def look(sty: Pigsty) -> None:
    """What must be true whenever somebody is asked and no move is under way."""
    placed = [(at, one) for at, one in enumerate(sty.models) if one.x >= 0]
    for at, one in placed:
        x, y = base(one)
        assert 0 <= one.grease <= 6
        assert dist((x, y), (15, 15)) <= 14.503
        for rock in sty.rocks:
            assert from_square(x, y, (rock[0] / 1000, rock[1] / 1000), 0.5) >= 0.498, "in a rock"
        kitchen = from_square(x, y, (15, 15), 1.5) - 0.5
        if at % 3 == 2:
            assert kitchen > 0, "a Pig is in the Kitchen and nobody has won"
        else:
            assert kitchen >= -0.002
        for other, two in placed:
            if other < at:
                assert dist((x, y), base(two)) >= 0.998, f"{SAID[at]} and {SAID[other]} overlap"


def walkable(sty: Pigsty, orc: int, to: Where) -> bool | None:
    """Whether an Orc may walk straight to a place (FP 5.2, FP-4, FP-21); None where it hangs on a hair or a detour."""
    one = sty.models[orc]
    start = base(one)
    far = dist(start, to)
    reach = 8 + one.grease
    rocks = [(x / 1000, y / 1000) for x, y in sty.rocks]
    others = [base(two) for at, two in enumerate(sty.models) if at != orc and two.x >= 0]
    room = min(
        [dist(to, other) - 1 for other in others]
        + [from_square(*to, rock, 0.5) - 0.5 for rock in rocks]
        + [from_square(*to, (15, 15), 1.5) - 0.5, 14.5 - dist(to, (15, 15))]
    )
    if abs(far - reach) < UNSURE or abs(room - 1) < UNSURE:
        return None
    if far > reach or room < 1:
        return False
    steps = max(1, round(far / 0.02))
    for step in range(1, steps + 1):
        x = start[0] + (to[0] - start[0]) * step / steps
        y = start[1] + (to[1] - start[1]) * step / steps
        near = min(
            [dist((x, y), other) - 1 for other in others]
            + [from_square(x, y, rock, 0.5) - 0.5 for rock in rocks]
            + [from_square(x, y, (15, 15), 1.5) - 0.5, 14.5 - dist((x, y), (15, 15)) + UNSURE]
        )
        if near < UNSURE:
            return None
    return True


def tosses(sty: Pigsty, orcs: list[int]) -> set[str]:
    """Grease Tosses of these Orcs by the rules (FP 5.3, FP-5)."""
    found = set()
    for orc in orcs:
        for target, two in enumerate(sty.models):
            far = hypot(two.x - sty.models[orc].x, two.y - sty.models[orc].y)
            if target != orc and far <= 11000 and not sty.greased >> target // 3 & 1:
                found.add(f"toss {SAID[orc]} {SAID[target]}")
    return found


@pytest.mark.rule("FP 5.2", "FP 5.3", "FP 5.4", "FP-4", "FP-21", "FP-6", "FP-8", "FP-10")
@pytest.mark.parametrize("seed", range(1, 5))
def test_random_play_keeps_the_rules(seed: int) -> None:
    seen = watch(seed, 2 + seed % 5, 500)
    assert seen["tosses"] > 10
    assert seen["walks"] > 50
    assert seen["reactions"] > 0


def convenient(sty: Pigsty, seat: int, able: set[str]) -> set[str]:
    """FP-25: what both Orcs may be told at once."""
    chef, sous, pig = (SAID[seat * 3 + which] for which in range(3))
    mine = {f"toss {chef} {pig}", f"toss {sous} {pig}"} & able
    if not mine or sty.models[seat * 3 + 2].grease == 6:
        return set()
    acted = all(sty.models[seat * 3 + which].took for which in range(2))
    return ({"grease"} if len(mine) == 2 else set()) | ({"grease as before"} if acted else set())


def watch(seed: int, seats: int, decisions: int, **options: bool) -> dict[str, int]:
    """Play at random and compare; how often each thing was seen."""
    rng = Random(seed)
    match = orcade.new(GAME, seats, seed=seed, options=options)
    seen = {"tosses": 0, "walks": 0, "reactions": 0}
    for _ in range(decisions):
        if match.over:
            break
        sty = match.state
        assert isinstance(sty, Pigsty)
        ask = match.asks[0]
        words = set() if isinstance(ask.options, Region) else {option.notation(sty) for option in ask.options}
        reacting = bool(words & {"let be"})
        if not sty.motions:
            look(sty)
        if sty.phase == GREASING and not reacting:
            mine = [orc for orc in (ask.seat * 3, ask.seat * 3 + 1) if not sty.done >> orc & 1]
            able = tosses(sty, mine)
            assert words == able | convenient(sty, ask.seat, able) | {"done"}
            seen["tosses"] += 1
        elif sty.phase == WALKING and isinstance(ask.options, Region):
            orc = SAID.index(ask.options.verb(sty).split()[1])
            one = sty.models[orc]
            assert orc // 3 == ask.seat == sty.active
            assert not sty.slipped >> orc & 1
            for _ in range(5):
                x = round(one.x + rng.uniform(-1, 1) * 9500)
                y = round(one.y + rng.uniform(-1, 1) * 9500)
                right = walkable(sty, orc, (x / 1000, y / 1000))
                if right is not None:
                    assert (ask.options.fault(x, y) is None) is right, (seed, SAID[orc], x, y)
                    seen["walks"] += 1
        elif sty.phase == READYING and not reacting:
            (who,) = {word.split()[1] for word in words - {"ready as before"}}
            assert SAID.index(who) // 3 == ask.seat == sty.active
        elif reacting:
            moved = sty.motions[-1].model
            for word in words - {"let be"}:
                verb, _, name = word.split()
                orc = SAID.index(name)
                one = sty.models[orc]
                assert orc // 3 == ask.seat
                assert orc != moved
                assert one.action == (1 if verb == "shove" else 3)
                assert hypot(one.x - sty.models[moved].x, one.y - sty.models[moved].y) <= 3000
                if verb == "shove":
                    assert not sty.models[moved].shrooms
                else:
                    assert moved % 3 == 2
            seen["reactions"] += 1
        decide(match, rng)
    return seen
