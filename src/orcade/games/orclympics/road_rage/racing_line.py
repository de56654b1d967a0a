"""How far it still is, as a driver would go: over a mesh of places and headings, round terrain and through the gates.

For tactics alone; no rule looks at it. All lengths are inches.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from orcade.table.plane import HEADINGS, INCH, Box, Disc, gap
from orcade.table.plane.shapes import ONE

from .geometry import Track, lay_out
from .pieces import EIGHTHS

MESH: Final = 1.5
"""Between two places of the mesh, which lies along the heading at the start."""
TURN: Final = 1.6
"""What a Pivot is worth, in inches of way."""
SNUG: Final = 0.65
"""Nearer than this to terrain or an edge, the middle of a chariot is in trouble."""
ROOMY: Final = 1.3
TIGHT: Final = 1.5
BLOCKED: Final = 8.0
"""How much longer the way is where it is narrow, and where there is none."""
TOUCHES: Final = 0.9
"""How near the middle of a chariot comes to the line of a gate when its base surely touches it."""
STEPS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""By heading: to the next place of the mesh."""

Layer = list[float]
"""The way that is left from each place and heading."""


class Lines:
    """The racing line of one circuit."""

    def __init__(self, track: Track) -> None:
        self.side = track.side / INCH
        self.half = self.side / 2
        ux, uy = HEADINGS[track.facing]
        self.ux, self.uy = ux / ONE, uy / ONE
        reach = self.half * (abs(self.ux) + abs(self.uy))
        self.radius = int(reach / MESH) + 1
        self.across = 2 * self.radius + 1
        self.directions = tuple((x / ONE, y / ONE) for x, y in track.directions)
        self.gates = tuple(tuple(value / INCH for value in gate) for gate in track.gates)
        """The ends of their lines."""
        self.rooms = self._rooms(track)
        """By thousandths / 1000 down and across the board: how far terrain and the edge are from there."""
        self.hardness = [self._hardness(at) for at in range(self.across * self.across)]
        """By place of the mesh: by how much a way into it is longer; 0 off the board."""
        self.layers, self.lap = self._layers(track)
        """By next gate: the way from there through the gates that come; and that of a whole lap."""

    def _rooms(self, track: Track) -> list[list[float]]:
        """How much room there is around each point of a mesh of half inches."""
        found = []
        for down in range(2 * int(self.side) + 1):
            row = []
            for along in range(2 * int(self.side) + 1):
                x, y = along * INCH // 2, down * INCH // 2
                room = min(x, y, track.side - x, track.side - y)
                for ox, oy, around, shape in track.terrain:
                    # Roughly first: what is far away does not count.
                    if max(abs(x - ox), abs(y - oy)) - around < min(room, 2 * INCH):
                        room = min(room, gap(Disc(x, y, 0), shape) if isinstance(shape, Disc | Box) else room)
                row.append(room / INCH)
            found.append(row)
        return found

    def room(self, x: float, y: float) -> float:
        """How far terrain and the edge are from a point, about; below 0 off the board."""
        along, down = int(2 * x + 0.5), int(2 * y + 0.5)
        if x < 0 or y < 0 or x > self.side or y > self.side:
            return -1.0
        return self.rooms[down][along]

    def point(self, at: int) -> tuple[float, float]:
        """Where a place of the mesh is on the board."""
        v, u = divmod(at, self.across)
        u, v = u - self.radius, v - self.radius
        return (
            self.half + MESH * (u * self.ux - v * self.uy),
            self.half + MESH * (u * self.uy + v * self.ux),
        )

    def place(self, x: float, y: float) -> int:
        """The place of the mesh that is nearest to a point of the board."""
        dx, dy = (x - self.half) / MESH, (y - self.half) / MESH
        u = int(dx * self.ux + dy * self.uy + self.radius + 0.5)
        v = int(dy * self.ux - dx * self.uy + self.radius + 0.5)
        return v * self.across + u

    def _hardness(self, at: int) -> float:
        room = self.room(*self.point(at))
        if room < 0:
            return 0.0
        return BLOCKED if room < SNUG else TIGHT if room < ROOMY else 1.0

    def _layers(self, track: Track) -> tuple[tuple[Layer, ...], float]:
        """Backwards from the goal, more than once round, so that each gate is taken in view of the next ones."""
        at_gate = []
        for gate in track.gates:
            touching = []
            for at, hard in enumerate(self.hardness):
                if hard:
                    x, y = self.point(at)
                    if gap(Disc(round(x * INCH), round(y * INCH), 0), gate) <= TOUCHES * INCH:
                        touching.append(at)
            at_gate.append(touching)
        nothing = [0.0] * (len(self.hardness) * EIGHTHS)
        last = self._layer(at_gate[2], nothing)
        second = self._layer(at_gate[1], last)
        first = self._layer(at_gate[0], second)
        third = self._layer(at_gate[2], first)
        again = self._layer(at_gate[1], third)
        ends = [at * EIGHTHS + heading for at in at_gate[1] for heading in range(EIGHTHS)]
        lap = sum(third[at] - last[at] for at in ends) / len(ends)
        # All count from the same goal: the one at the end of the layer `last`.
        return (first, [way - lap for way in again], [way - lap for way in third]), lap

    def _layer(self, gate: list[int], after: Layer) -> Layer:
        """The way to a gate and on from there, for every place and heading."""
        ways = [1e9] * len(after)
        heap: list[tuple[float, int]] = []
        for at in gate:
            for heading in range(EIGHTHS):
                node = at * EIGHTHS + heading
                ways[node] = after[node]
                heappush(heap, (after[node], node))
        hardness = self.hardness
        back = tuple(-(dv * self.across + du) for du, dv in STEPS)
        lengths = tuple(MESH * (1.0 if 0 in step else 1.41421356) for step in STEPS)
        across = self.across
        while heap:
            way, node = heappop(heap)
            if way > ways[node]:
                continue
            at, heading = divmod(node, EIGHTHS)
            behind = at + back[heading]
            u = at % across - STEPS[heading][0]
            if 0 <= behind < len(hardness) and 0 <= u < across and hardness[behind]:
                longer = way + lengths[heading] * hardness[at]
                before = behind * EIGHTHS + heading
                if longer < ways[before]:
                    ways[before] = longer
                    heappush(heap, (longer, before))
            longer = way + TURN
            for turn in (1, 7):
                before = at * EIGHTHS + (heading + turn) % EIGHTHS
                if longer < ways[before]:
                    ways[before] = longer
                    heappush(heap, (longer, before))
        return ways

    def way_left(self, x: float, y: float, heading: int, gate: int) -> float:
        """The way from a place to the end of this lap, by a chariot whose next gate it is."""
        at = self.place(x, y)
        px, py = self.point(at)
        ux, uy = self.directions[heading]
        node = at * EIGHTHS + heading
        if not 0 <= node < len(self.layers[gate]):
            return 1e3
        return min(self.layers[gate][node], 1e3) - 0.9 * ((x - px) * ux + (y - py) * uy)


@lru_cache(maxsize=8)
def lines(name: str, own: str) -> Lines:
    """The racing line of a circuit of the options."""
    return Lines(lay_out(name, own))
