"""Ways on floors, held against a search that looks at one square after another."""

from __future__ import annotations

from heapq import heappop, heappush

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from orcade.table.floor import Floor, Placed, Square, Squares, bits, read_section
from tests.exploring import cases

from .floors import SIGNS, Laid

Best = dict[Square, tuple[int, int]]
"""For each square that can be reached, risks and cost of the safest way."""
LANE = """
+-+-+-+-+-+
|. . . . .|
+-+ +-+ +-+
|. . . . .|
+D+-+-+-+ +
|. . . . .|
+-+-+-+-+-+
|. . . . .|
+-+-+-+-+-+
|. . . . .|
+-+-+-+-+-+
""".strip("\n")


def lane() -> Floor:
    return Floor([Placed(read_section(LANE, SIGNS, 5, 5))])


def slow(laid: Laid, start: Square, most: int, barred: Squares, risky: Squares, leaps: list[Square], fee: int) -> Best:
    """All pairs of (cost, risks) that no other is better than, square by square."""
    found: dict[Square, set[tuple[int, int]]] = {}
    waiting = [(0, 0, start)]
    while waiting:
        cost, risks, square = heappop(waiting)
        known = found.setdefault(square, set())
        if cost > most or any(each <= cost and other <= risks for each, other in known):
            continue
        known.add((cost, risks))
        ways = laid.steps(square)
        if square in leaps:
            for other in leaps:
                ways[other] = min(fee, ways.get(other, fee))
        for other, price in ways.items():
            if not barred >> other & 1:
                heappush(waiting, (cost + price, risks + (risky >> other & 1), other))
    return {square: min((risks, cost) for cost, risks in known) for square, known in found.items() if known}


@given(some.integers(0, 10**9), some.integers(0, 12))
@settings(max_examples=cases(60))
def test_ways_are_those_of_a_slow_search(seed: int, most: int) -> None:
    laid = Laid(seed)
    floor, rng = laid.floor, laid.rng
    start = rng.choice(bits(floor.open) or laid.squares)
    barred = laid.some(rng.choice([0, 2, 8]))
    risky = laid.some(rng.choice([0, 2, 10, 30]))
    leaps = laid.some(rng.choice([0, 2, 4])) & floor.open
    fee = rng.choice([1, 2])
    ways = floor.ways(start, most, barred=barred, risky=risky, leaps=leaps, leap_cost=fee)
    best = slow(laid, start, most, barred, risky, list(bits(leaps)), fee)
    assert set(bits(ways.reached)) == set(best)
    for square, (risks, cost) in best.items():
        assert (ways.risks(square), ways.cost(square)) == (risks, cost)
        here, spent, met = start, 0, 0
        for step in ways.path(square):
            price = laid.steps(here).get(step, 99)
            if here != step and leaps >> here & 1 and leaps >> step & 1:
                price = min(price, fee)
            spent += price
            met += risky >> step & 1
            assert not barred >> step & 1
            here = step
        assert (here, met, spent) == (square, risks, cost)
    calm = slow(laid, start, most, barred, 0, list(bits(leaps)), fee)
    for cost in range(most + 1):
        assert set(bits(ways.within(cost))) == {square for square, (_, least) in calm.items() if least <= cost}
        assert set(bits(ways.rings[cost])) == {square for square, (_, least) in calm.items() if least == cost}
    sought = laid.some(rng.choice([0, 1, 5]))
    fewest = min((least for square, (_, least) in calm.items() if sought >> square & 1), default=most + 1)
    for enough in range(most + 1):
        first = set(bits(ways.rings[fewest] & sought)) if fewest <= enough else set()
        assert set(bits(ways.first_reached(sought, enough))) == first


@given(some.integers(0, 10**9))
@settings(max_examples=cases(10))
def test_distances_are_those_of_a_slow_search(seed: int) -> None:
    laid = Laid(seed)
    if not laid.floor.open:
        return
    start = laid.rng.choice(bits(laid.floor.open))
    best = slow(laid, start, 10**6, 0, 0, [], 1)
    for square in laid.squares:
        assert laid.floor.distance(start, square) == (best[square][1] if square in best else None)


def test_a_way_round_is_safer_than_a_short_one() -> None:
    floor = lane()
    at = floor.square
    start, goal, risk = at("1b4"), at("1d4"), 1 << at("1c4")
    assert [floor.names[each] for each in floor.ways(start, 4, risky=risk).path(goal)] == ["1b5", "1c5", "1d5", "1d4"]
    short = floor.ways(start, 3, risky=risk)
    assert [floor.names[each] for each in short.path(goal)] == ["1c4", "1d4"]
    assert short.risks(goal) == 1
    assert floor.ways(start, 4, risky=risk).within(2) >> goal & 1


def test_a_leap_is_a_step_between_stairs() -> None:
    floor = lane()
    at = floor.square
    stairs = 1 << at("1a1") | 1 << at("1e4")
    ways = floor.ways(at("1a2"), 3, leaps=stairs)
    assert not ways.reached >> at("1a1") & 1
    ways = floor.ways(at("1b1"), 3, leaps=stairs)
    assert [floor.names[each] for each in ways.path(at("1d4"))] == ["1a1", "1e4", "1d4"]
    assert not floor.ways(at("1b1"), 3, leaps=stairs, barred=1 << at("1a1")).reached >> at("1e4") & 1
    with pytest.raises(ValueError, match="cannot be reached"):
        ways.path(at("1a5"))
