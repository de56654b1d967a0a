"""Legal steps on a floor, of all squares of a set at once: a set that is shifted is the set of the squares beside."""

from __future__ import annotations

from typing import NamedTuple

from .joining import Ground
from .sections import Door, Signs
from .squares import Squares


class Doorway(NamedTuple):
    """All doors of a kind."""

    door: Door
    east: Squares
    """Squares with such a door on their right edge, both sides of which can be entered."""
    south: Squares
    """Squares with such a door on their bottom edge."""
    at: Squares
    """Squares with such a door on any edge."""


class Steps:
    """Which steps are legal, as sets of the squares where they begin.

    Only steps to the right and downwards are kept: the others are the same ones backwards. A diagonal step is legal if
    nothing lies on the four edges that meet at the corner it crosses, and all four squares there can be entered."""

    __slots__ = ("doorways", "east", "open", "south", "south_east", "south_west", "stride")

    def __init__(self, ground: Ground, signs: Signs, passable: Squares) -> None:
        self.open = passable
        self.stride = stride = ground.stride
        west, north = union(ground.west), union(ground.north)
        across, down = passable & passable >> 1, passable & passable >> stride
        corner = free_corners(ground, passable)
        self.east = across & ~(west >> 1)
        self.south = down & ~(north >> stride)
        self.south_east = corner
        self.south_west = corner << 1
        self.doorways = tuple(
            _doorway(door, across & ground.west.get(sign, 0) >> 1, down & ground.north.get(sign, 0) >> stride, stride)
            for sign, door in sorted(signs.doors.items(), key=lambda each: each[1].cost)
            if sign in ground.west or sign in ground.north
        )

    def beside(self, squares: Squares) -> Squares:
        """All that can be reached from a set with one step through no door."""
        stride = self.stride
        return (
            (squares & self.east) << 1
            | squares >> 1 & self.east
            | (squares & self.south) << stride
            | squares >> stride & self.south
            | (squares & self.south_east) << stride + 1
            | squares >> stride + 1 & self.south_east
            | (squares & self.south_west) << stride - 1
            | squares >> stride - 1 & self.south_west
        )

    def through(self, doorway: Doorway, squares: Squares) -> Squares:
        """All that lies directly across a door of a kind from a set."""
        east, south, stride = doorway.east, doorway.south, self.stride
        return (squares & east) << 1 | squares >> 1 & east | (squares & south) << stride | squares >> stride & south


def free_corners(ground: Ground, squares: Squares) -> Squares:
    """Squares whose bottom right corner has nothing on the edges that meet there, with all four squares in a set."""
    stride = ground.stride
    west, north = union(ground.west), union(ground.north)
    four = squares & squares >> 1 & squares >> stride & squares >> stride + 1
    return four & ~(west >> 1 | west >> stride + 1 | north >> stride | north >> stride + 1)


def _doorway(door: Door, east: Squares, south: Squares, stride: int) -> Doorway:
    return Doorway(door, east, south, east | east << 1 | south | south << stride)


def union(edges: dict[str, Squares]) -> Squares:
    """The squares of all the sets together."""
    found = 0
    for each in edges.values():
        found |= each
    return found
