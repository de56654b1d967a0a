"""Races at random, watched by a second reading of the rules that shares no code with the game."""

from __future__ import annotations

from collections import Counter
from math import atan2, dist, pi
from random import Random

import pytest
from shapely import Point  # type: ignore[import-untyped]
from shapely.affinity import translate  # type: ignore[import-untyped]

import orcade
from orcade.games.orclympics.thatll_do_pigs import GAME
from orcade.games.orclympics.thatll_do_pigs.pieces import HERDING, MOVING, SAID, STEERING, Race, Rider
from orcade.house.random_play import decide
from orcade.table.region import Region

from .slow import Count, Ring
from .track import Where, base

SPEED = (2, 3, 1)


def centre(rider: Rider) -> Where:
    return rider.x / 1000, rider.y / 1000


def last(ring: Ring, race: Race) -> set[int]:
    """The Riders of whom one may be the last of the race (TP-8); several where it hangs on a hair."""
    racing = [rider for rider in race.riders if not rider.crashed]
    worst = min(ring.position(rider) for rider in racing)
    return {
        rider.seat
        for rider in racing
        if ring.position(rider)[:2] == worst[:2] and ring.position(rider)[2] - worst[2] < 0.01
    }


def look(ring: Ring, race: Race) -> None:
    """What must be true whenever somebody is asked, from the first Game Turn on."""
    racing = [rider for rider in race.riders if not rider.crashed]
    for at, rider in enumerate(racing):
        assert ring.trespass(rider) <= 0.001, f"{SAID[rider.name]} is in the public"
        assert abs(rider.ux**2 + rider.uy**2 - 10**12) < 10**7
        for other in racing[:at]:
            overlap = base(rider).intersection(base(other))
            assert overlap.area < 0.012, f"{SAID[rider.name]} on top of {SAID[other.name]}"
    if race.holder >= 0:
        assert not race.riders[race.holder].crashed
        assert race.released
    elif race.released:
        piglet = Point(race.piglet[0] / 1000, race.piglet[1] / 1000)
        assert 0.396 <= piglet.x <= 35.604
        assert 0.396 <= piglet.y <= 35.604
        assert min(area.distance(piglet) for area in ring.public) > 0.39
        if race.phase not in (MOVING, STEERING) or not race.ignoring:
            assert min(base(rider).distance(piglet) for rider in racing) > 0.39


def rides(ring: Ring, race: Race, region: Region, rng: Random) -> int:
    """TP 4.2.1: points with a free way are legal as far as the dice reach, and no others are."""
    rider = race.riders[race.acting]
    x, y = centre(rider)
    reach = race.reach / 1000
    others = [base(other) for at, other in enumerate(race.riders) if at != race.acting and not other.crashed]
    blocks = [*others, *ring.public]
    if race.released and race.holder < 0:
        blocks.append(Point(race.piglet[0] / 1000, race.piglet[1] / 1000).buffer(0.4))
    if min(each.distance(Point(x, y)) for each in blocks) < 1.2:
        return 0  # A Pivot covers something: TP-12 and the scenarios are for that.
    seen = 0
    for _ in range(6):
        tx, ty = round(x + rng.uniform(-1.2, 1.2) * reach, 3), round(y + rng.uniform(-1.2, 1.2) * reach, 3)
        far = dist((x, y), (tx, ty))
        if far < 0.2 or abs(far - reach) < 0.01:
            continue
        legal = region.fault(round(tx * 1000), round(ty * 1000)) is None
        if far > reach:
            assert not legal, "farther than the dice reach"
            seen += 1
            continue
        ux, uy = (tx - x) / far, (ty - y) / far
        if not rider.ridden:
            turned = abs((atan2(uy, ux) - atan2(rider.uy, rider.ux) + pi) % (2 * pi) - pi)
            if min(turned, abs(turned - pi / 4)) > 0.01:
                assert not legal, "an Unridden Boar turns by 45 degrees or not at all"
                seen += 1
            continue
        now = Rider(rider.name, rider.seat, rider.x, rider.y, round(ux * 10**6), round(uy * 10**6))
        swept = base(now).union(translate(base(now), tx - x, ty - y)).convex_hull
        inside = swept.bounds[0] > 0.01 and swept.bounds[1] > 0.01 and max(swept.bounds[2:]) < 35.99
        if inside and min(each.distance(swept) for each in blocks) > 0.01:
            assert legal, "a free way within reach"
            seen += 1
    return seen


def forward(ring: Ring, race: Race, region: Region) -> int:
    """The proposal that leads farthest clockwise, and does not touch the public."""

    def progress(at: int) -> float:
        words = region[at].notation(race).split()
        if words[0] != "ride":
            return -10
        tx, ty = (float(each) for each in words[-1].split(","))
        x, y = centre(race.riders[race.acting])
        mx, my = ring.middle
        gain = (atan2(ty - my, tx - mx) - atan2(y - my, x - mx) + pi) % (2 * pi) - pi
        return gain if min(tx, ty, 36 - tx, 36 - ty) > 1.1 else -9

    return max(range(len(region)), key=progress)


@pytest.mark.rule("TP-8", "TP-4", "TP-12", "TP-42", "TP 2.2", "TP-20", "TP-9", "TP-23", "TP-21", "TP 4.2.1")
@pytest.mark.parametrize("seed", range(6))
def test_random_races_keep_the_rules(seed: int) -> None:
    seen = watch(seed, 2 + seed % 3)
    assert seen["rides"] > 20


def watch(seed: int, seats: int, **options: object) -> Counter[str]:
    """Race and compare; how often each thing was seen."""
    rng = Random(seed)
    match = orcade.new(GAME, seats, seed=seed, options=options)
    seen: Counter[str] = Counter()
    counts: list[Count] = []
    before: list[Where] = []
    ring: Ring | None = None
    race = match.state
    while not match.over:
        ask = match.asks[0]
        race = match.state
        assert isinstance(race, Race)
        if race.turn == 0:
            decide(match, rng)
            continue
        if ring is None:
            ring = Ring(race)
            counts = [Count() for _ in race.riders]
            before = [centre(rider) for rider in race.riders]
        for at, rider in enumerate(race.riders):
            counts[at].follow(ring, rider, before[at])
            before[at] = centre(rider)
            if not rider.crashed:
                assert counts[at].least <= rider.crossed <= counts[at].most, (at, counts[at].__dict__, rider)
                assert counts[at].least_laps <= rider.laps <= counts[at].most_laps, (at, counts[at].__dict__, rider)
        look(ring, race)
        if race.phase in (STEERING, HERDING):
            assert ask.seat in last(ring, race)
            seen["last"] += 1
        if race.phase == MOVING and isinstance(ask.options, Region):
            assert ask.seat == race.active == race.riders[race.acting].seat
            rider = race.riders[race.acting]
            more = SPEED[race.broods[rider.seat]]
            assert 2 + more <= race.reach / 1000 <= 12 + more
            seen["rides"] += rides(ring, race, ask.options, rng)
            if rng.random() < 0.85:
                match.answer(ask.options[forward(ring, race, ask.options)], ask.seat)
                continue
        decide(match, rng)
    race = match.state
    assert isinstance(race, Race)
    assert ring
    seen["laps"] = sum(rider.laps for rider in race.riders)
    seen["crashed"] = sum(rider.crashed > 0 for rider in race.riders)
    seen["turns"] = race.turn
    assert match.standings
    assert list(match.standings.places) == places(ring, race)
    return seen


def places(ring: Ring, race: Race) -> list[int]:
    """TP-23, TP-24: the winner, the racing ones by position, the crashed ones."""

    def worth(at: int) -> tuple[float, ...]:
        rider = race.riders[at]
        if rider.crashed:
            return (0, rider.crashed, 0, 0)
        home = at == race.holder and (rider.laps >= 2 or race.turn >= 40)
        return (2 if home else 1, *(round(each, 3) for each in ring.position(rider)))

    best = [max(worth(at) for at, rider in enumerate(race.riders) if rider.seat == seat) for seat in range(race.seats)]
    return [1 + sum(other > mine for other in best) for mine in best]
