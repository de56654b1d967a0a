"""The circuit: what follows from its Corner Points and the crowd outside (TP 2, TP-2 to TP-5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt

from orcade.table.plane import INCH, ONE, Box, Disc, Point, Polygon, Segment, Shape, ahead, gap, overlapping, touching
from orcade.table.plane.shapes import extent
from orcade.table.plane.slides import still_sides

from .pieces import BOARD, FINISH, HALF_LENGTH, HALF_WAY, HALF_WIDTH, POLES, ROW, WIDE, WIDE_AT_FINISH, Race

INSIDE = 3 * INCH
"""How far inside the Corner Points the tetragon's corners lie, and how far the crowd is from the Corner Points."""
LANE = 800
"""How far outside a pole the inside lane is."""
BEND = 600
"""How far outside a pole the Piglet turns."""
INNER_LANE, MIDDLE_LANE = range(2)
"""Close by the pole, and half way between it and the edge: places in `Circuit.waypoints`."""
EDGES = (
    Segment(0, BOARD, 0, 0),
    Segment(0, 0, BOARD, 0),
    Segment(BOARD, 0, BOARD, BOARD),
    Segment(BOARD, BOARD, 0, BOARD),
)


class Circuit:
    """The lines and areas of one circuit. Everything in it is made once and never changes.

    Sectors: 0 lies between the first Trigger and the second, …, 3 between the last one and the first (TP-4).
    """

    __slots__ = (
        "areas",
        "bends",
        "crowd",
        "crowded",
        "dented",
        "extents",
        "finish",
        "home",
        "inner",
        "lines",
        "middle",
        "parts",
        "poles",
        "public",
        "rays",
        "sides",
        "tetragon",
        "triggers",
        "walls",
        "waypoints",
    )

    def __init__(self, poles: tuple[Point, ...], crowd: tuple[int, ...], simple: bool, home: int) -> None:
        self.home = home
        """The line beyond which the Piglet is home: a Skid Trigger, from 0, or POLES for the Finish Line (TP-45)."""
        self.poles = poles
        self.middle = crossing(poles)
        """Where the diagonals cross."""
        self.lines = tuple((poles[at][0] - poles[at - 2][0], poles[at][1] - poles[at - 2][1]) for at in range(POLES))
        """By Corner Point: the diagonal out to it from the opposite one."""
        self.rays = tuple((dx / sqrt(dx * dx + dy * dy), dy / sqrt(dx * dx + dy * dy)) for dx, dy in self.lines)
        """The same as unit vectors."""
        self.triggers = tuple(Segment(*pole, *outward(pole, *ray)) for pole, ray in zip(poles, self.rays, strict=True))
        corners = tuple(ahead(*poles[at], -self.lines[at][0], -self.lines[at][1], INSIDE) for at in range(POLES))
        self.tetragon = None if simple else Polygon(corners)
        dents = [at for at in range(POLES) if not self.outside(at, *corners[at])]
        self.dented = bool(dents) and not simple
        """A Corner Point is so near to the other diagonal that the tetragon is not convex there."""
        self.parts: tuple[Polygon, ...] = () if simple else convex(corners, dents)
        """The tetragon in convex parts: itself, or two triangles."""
        if simple:
            self.areas: tuple[Segment, ...] = (Segment(*poles[0], *poles[2]), Segment(*poles[1], *poles[3]))
        else:
            self.areas = tuple(Segment(*corners[at], *poles[at]) for at in range(POLES))
        """The parts of the diagonals where the public stands."""
        self.crowd = Disc(*crowd) if crowd else None
        self.inner = lower_edge((poles[0], poles[2], poles[1], poles[3]) if simple else corners, simple)
        """Where the Finish Line begins, inside: from the top."""
        self.finish = Segment(FINISH, self.inner, FINISH, BOARD)
        crowds: list[Shape] = [*self.parts, *self.areas]
        if self.crowd is not None:
            crowds.append(self.crowd)
        self.public: tuple[Shape, ...] = (*crowds, *EDGES)
        """All Public Areas: inside, the crowd outside, and the edges of the board."""
        self.crowded = len(crowds)
        """The number of those that are no edge."""
        self.extents = tuple((*extent(area), area) for area in self.public)
        """The upright rectangles about the Public Areas, for looking at a glance."""
        self.waypoints = tuple(
            tuple(
                (px + round(ux * off), py + round(uy * off))
                for off in (LANE, min(2600, round(sqrt((end.bx - px) ** 2 + (end.by - py) ** 2)) // 2))
            )
            for (px, py), (ux, uy), end in zip(poles, self.rays, self.triggers, strict=True)
        )
        """By Corner Point: points on its Trigger to ride to, by lane."""
        self.walls = tuple(wall(part) for part in (*self.areas, *(() if simple else round_about(corners))))
        """The public inside as boxes without thickness: the diagonals, and the tetragon's sides."""
        self.bends = tuple(
            (pole[0] + round(ux * BEND), pole[1] + round(uy * BEND))
            for pole, (ux, uy) in zip(poles, self.rays, strict=True)
        )
        """Where the Piglet turns round a pole."""
        self.sides = (
            () if simple else still_sides(Polygon(tuple(each for at, each in enumerate(corners) if at not in dents)))
        )

    def outside(self, at: int, x: int, y: int) -> bool:
        """Whether a point is on a Corner Point's side of the middle."""
        dx, dy = self.lines[at]
        return dx * (x - self.middle[0]) + dy * (y - self.middle[1]) > 0

    def sector(self, x: int, y: int) -> int:
        """In which of the four sectors a point lies."""
        mx, my = self.middle
        x -= mx
        y -= my
        (ax, ay), (bx, by) = self.lines[:2]
        if ax * y - ay * x > 0:
            return 1 if bx * y - by * x > 0 else 0
        return 2 if bx * y - by * x > 0 else 3

    def beside(self, left: int, top: int, right: int, bottom: int) -> list[Shape]:
        """The Public Areas that may be met within an upright rectangle."""
        return [
            area
            for low, up, far, deep, area in self.extents
            if low <= right and far >= left and up <= bottom and deep >= top
        ]

    def near(self, x: int, y: int, far: int) -> bool:
        """Whether a point may be so near to the public inside or to the crowd outside; true a little too often."""
        if self.sides and all(nx * x + ny * y - out < far for nx, ny, out in self.sides):
            return True
        if self.crowd is not None:
            cx, cy, r = self.crowd
            if (x - cx) * (x - cx) + (y - cy) * (y - cy) < (r + far) * (r + far):
                return True
        return any(
            min(ax, bx) - far < x < max(ax, bx) + far and min(ay, by) - far < y < max(ay, by) + far
            for ax, ay, bx, by in self.areas
        )

    def over(self, at: int, x: int, y: int) -> float:
        """How far a point lies on the far side of the Trigger of a Corner Point."""
        px, py = self.poles[at]
        ux, uy = self.rays[at]
        return ux * (y - py) - uy * (x - px)

    def beyond(self, at: int, base: Box) -> bool:
        """Whether a whole base is on the far side of the Trigger of a Corner Point, or on its line."""
        px, py = self.poles[at]
        dx, dy = self.lines[at]
        out = (dx * (base.y - py) - dy * (base.x - px)) * ONE
        return out >= base.w * abs(dx * base.uy - dy * base.ux) + base.h * abs(dx * base.ux + dy * base.uy)


def past_finish(base: Box) -> bool:
    """Whether a whole base is on the far side of the Finish Line, or on it."""
    return (FINISH - base.x) * ONE >= base.w * abs(base.ux) + base.h * abs(base.uy)


def circuit_of(race: Race) -> Circuit:
    home = HALF_WAY if race.options.half_lap else POLES
    return circuit(tuple(race.poles), race.crowd, race.options.simple_public, home)


@lru_cache(256)
def circuit(poles: tuple[Point, ...], crowd: tuple[int, ...], simple: bool, home: int = POLES) -> Circuit:
    return Circuit(poles, crowd, simple, home)


def convex(corners: tuple[Point, ...], dents: list[int]) -> tuple[Polygon, ...]:
    """A tetragon in convex parts. There is one dent at most, and it is cut there."""
    if not dents:
        return (Polygon(corners),)
    here, one, other, last = (corners[(dents[0] + more) % POLES] for more in range(POLES))
    return Polygon((here, one, other)), Polygon((here, other, last))


def round_about(corners: tuple[Point, ...]) -> Iterator[Segment]:
    """The sides of a tetragon."""
    for at, corner in enumerate(corners):
        yield Segment(*corners[at - 1], *corner)


def wall(part: Segment) -> Box:
    """A line as a box without thickness."""
    dx, dy = part.bx - part.ax, part.by - part.ay
    length = sqrt(dx * dx + dy * dy)
    return Box(
        (part.ax + part.bx) // 2,
        (part.ay + part.by) // 2,
        round(length / 2),
        0,
        round(dx * ONE / length),
        round(dy * ONE / length),
    )


def crossing(poles: tuple[Point, ...]) -> Point:
    """Where the diagonals through opposite Corner Points cross."""
    (ax, ay), (bx, by), (cx, cy), (ex, ey) = poles
    dx, dy, fx, fy = cx - ax, cy - ay, ex - bx, ey - by
    part = ((bx - ax) * fy - (by - ay) * fx) / (dx * fy - dy * fx)
    return ax + round(dx * part), ay + round(dy * part)


def outward(pole: Point, dx: float, dy: float) -> Point:
    """Where a ray from a Corner Point meets the edge of the board."""
    x, y = pole
    times = []
    if dx:
        times.append(((BOARD if dx > 0 else 0) - x) / dx)
    if dy:
        times.append(((BOARD if dy > 0 else 0) - y) / dy)
    time = min(times)
    return min(max(round(x + dx * time), 0), BOARD), min(max(round(y + dy * time), 0), BOARD)


def lower_edge(points: tuple[Point, ...], pairs: bool) -> int:
    """Where the public inside is lowest at the Finish Line: of a tetragon's sides, or of lines by two points each."""
    ends = list(zip(points[::2], points[1::2])) if pairs else list(zip(points, points[1:] + points[:1]))
    found = 0
    for (ax, ay), (bx, by) in ends:
        if min(ax, bx) <= FINISH <= max(ax, bx) and ax != bx:
            found = max(found, ay + round((by - ay) * (FINISH - ax) / (bx - ax)))
    return found


def room_for_crowd(course: Circuit, crowd: Disc, fair: bool) -> bool:
    """TP-3: off the straight of the Finish Line, 3" from each Corner Point, and with a fair track beside it."""
    if any(gap(crowd, Disc(*pole, 0)) < INSIDE for pole in course.poles):
        return False
    ends = [course.triggers[3][2:], (BOARD, BOARD), (0, BOARD), course.triggers[0][2:]]
    kept = [each for each in ends if each not in ((0, BOARD), (BOARD, BOARD)) or ends[0][1] < BOARD > ends[3][1]]
    if touching(crowd, Polygon((course.middle, *kept))):
        return False
    if not fair:
        return True
    inside: list[Shape] = [*course.parts, *course.areas]
    return all(gap(crowd, area) >= WIDE for area in inside)


def unfair(course: Circuit) -> str:
    """Why Corner Points make no fair track (TP-3); nothing where they do."""
    if BOARD - course.inner < WIDE_AT_FINISH:
        return "The track is too narrow at the Finish Line"
    return "The public inside has a dent" if course.dented else ""


# The start grid (TP 3).


def cell_place(course: Circuit, cell: int) -> Point:
    """The centre of a Boar in a cell: its front on the line, or one Boar behind it (TP-5)."""
    row, lane = divmod(cell, ROW)
    top = (course.inner + BOARD) // 2 - ROW * HALF_WIDTH
    return FINISH + HALF_LENGTH + row * 2 * HALF_LENGTH, top + HALF_WIDTH + lane * 2 * HALF_WIDTH


@lru_cache(256)
def open_cells(course: Circuit, row: int) -> tuple[int, ...]:
    """The cells of a row that lie on the track: all six where it is wide enough."""
    found = []
    for cell in range(row * ROW, row * ROW + ROW):
        x, y = cell_place(course, cell)
        base = Box(x, y, HALF_LENGTH, HALF_WIDTH, -ONE, 0)
        if not any(overlapping(base, area) for area in course.public):
            found.append(cell)
    return tuple(found)
