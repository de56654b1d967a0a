"""All that can be reached with so many actions, found by flooding: the squares reached at each cost are one set.

A way that enters risky squares is told apart from one that does not: there is a flood for each number of risks, and
those after the first are made only where a risky square is met.
"""

from __future__ import annotations

from functools import cached_property, reduce
from itertools import accumulate
from operator import or_

from .squares import Square, Squares, bits, lowest
from .steps import Steps

Layers = list[Squares]
"""For each cost from 0 on, the squares that are first reached with it."""


class Ways:
    """Where one can go from a square with at most so many actions, and the safest way there.

    Of two ways that both can be paid for, the safest has fewer risks; of two with as many, it costs less. A step costs
    1, a step through a door what the door costs, a leap what it is said to."""

    def __init__(
        self,
        steps: Steps,
        start: Square,
        most: int,
        barred: Squares = 0,
        risky: Squares = 0,
        leaps: Squares = 0,
        leap_cost: int = 1,
    ) -> None:
        """`barred`: nobody may enter these; `risky`: entering one is a risk; `leaps`: from each of these one may leap
        to any other of them. The start may be any of these: it is not entered."""
        self.start = start
        self.most = most
        self._steps = steps
        self._risky = risky & ~(1 << start)
        self._leaps = leaps & ~barred | leaps & 1 << start
        if not self._leaps & self._leaps - 1:
            self._leaps = 0
        self._leap_cost = leap_cost
        self._floods: list[Layers] = []
        """For each number of risks, the squares that cannot be reached at that cost with fewer."""
        enter = steps.open & ~(barred | 1 << start)
        risks = enter & risky
        seeds: Layers = [1 << start] + [0] * most
        layers, seeds = self._flood(seeds, [], enter ^ risks, risks)
        self._floods.append(layers)
        cheaper = layers
        while any(seeds):
            cheaper = list(accumulate(map(or_, layers, cheaper), or_))
            layers, seeds = self._flood(seeds, cheaper, enter ^ risks, risks)
            self._floods.append(layers)

    def _flood(self, seeds: Layers, cheaper: Layers, may: Squares, risks: Squares) -> tuple[Layers, Layers]:
        """One flood, with as many risks as there have been floods.

        `seeds`: for each cost, the squares where it begins; `cheaper`: for each cost, all that has been reached with
        that cost at most and fewer risks; `may`: what may be entered without a risk; `risks`: what with one.
        Returns its layers, and the seeds of the next flood."""
        steps = self._steps
        stride, up_left, up_right = steps.stride, steps.stride + 1, steps.stride - 1
        east, south, south_east, south_west = steps.east, steps.south, steps.south_east, steps.south_west
        leaps, leap_cost = self._leaps, self._leap_cost
        slow = [(each.door.cost, each.at, each) for each in steps.doorways]
        layers: Layers = []
        further = [0] * len(seeds)
        for cost, seed in enumerate(seeds):
            found = 0
            if cost and (last := layers[-1]):
                found = (
                    (last & east) << 1
                    | last >> 1 & east
                    | (last & south) << stride
                    | last >> stride & south
                    | (last & south_east) << up_left
                    | last >> up_left & south_east
                    | (last & south_west) << up_right
                    | last >> up_right & south_west
                )
            for price, at, doorway in slow:
                if cost >= price and (there := layers[cost - price] & at):
                    found |= steps.through(doorway, there)
            if leaps and cost >= leap_cost and layers[cost - leap_cost] & leaps:
                found |= leaps
            if found:
                if risk := found & risks:
                    further[cost] = risk
                    risks ^= risk
                found &= may
                may ^= found
            if seed:
                found |= seed
            if cheaper:
                found &= ~cheaper[cost]
            layers.append(found)
        return layers, further

    @cached_property
    def reached(self) -> Squares:
        """All squares that can be reached, the start included."""
        return self.within(self.most)

    def within(self, cost: int) -> Squares:
        """The squares that can be reached with at most so many actions, at whatever risk."""
        found = 0
        for layers in self._floods:
            for each in layers[: cost + 1]:
                found |= each
        return found

    @cached_property
    def rings(self) -> tuple[Squares, ...]:
        """For each cost from 0 on, the squares that can be reached with it and not with less, at whatever risk."""
        nearer = 0
        found: list[Squares] = []
        for each in zip(*self._floods):
            here = reduce(or_, each) & ~nearer
            nearer |= here
            found.append(here)
        return tuple(found)

    def first_reached(self, squares: Squares, most: int) -> Squares:
        """Of these squares those that can be reached with the fewest actions, if so many are enough; else none."""
        for ring in self.rings[: most + 1]:
            if ring & squares:
                return ring & squares
        return 0

    def cost(self, square: Square) -> int:
        """Actions of the safest way. ValueError where there is none."""
        return self._place(square)[1]

    @cached_property
    def costs(self) -> dict[Square, int]:
        """Actions of the safest way to each square that can be reached. For who asks about many of them."""
        found: dict[Square, int] = {}
        for layers in self._floods:
            for cost, squares in enumerate(layers):
                for square in bits(squares):
                    found.setdefault(square, cost)
        return found

    def risks(self, square: Square) -> int:
        """How many risky squares the safest way enters, the last one included. ValueError where there is none."""
        return self._place(square)[0]

    def path(self, square: Square) -> tuple[Square, ...]:
        """The squares that the safest way enters, the start left out. ValueError where there is none."""
        risks, cost = self._place(square)
        way: list[Square] = []
        while square != self.start:
            way.append(square)
            risks -= self._risky >> square & 1
            square, cost = self._before(square, self._floods[risks], cost)
        return tuple(reversed(way))

    def _place(self, square: Square) -> tuple[int, int]:
        """Risks and cost of the safest way."""
        for risks, layers in enumerate(self._floods):
            for cost, squares in enumerate(layers):
                if squares >> square & 1:
                    return risks, cost
        raise ValueError(f"square {square} cannot be reached")

    def _before(self, square: Square, layers: Layers, cost: int) -> tuple[Square, int]:
        """From where a square was entered, and what it cost to get there: of equal ways the one that looks straight."""
        one, stride = 1 << square, self._steps.stride
        if there := self._steps.beside(one) & layers[cost - 1]:
            return lowest(there & (one << 1 | one >> 1 | one << stride | one >> stride) or there), cost - 1
        for doorway in self._steps.doorways:
            price = doorway.door.cost
            if cost >= price and (there := self._steps.through(doorway, one) & layers[cost - price]):
                return lowest(there), cost - price
        return lowest(self._leaps & layers[cost - self._leap_cost]), cost - self._leap_cost
