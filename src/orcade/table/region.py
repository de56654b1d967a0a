"""Answers that are points of a measured board: where one may go, stand or aim.

A `Region` stands in `Ask.options` like a list of options does. Any legal point is an answer; its length and items are
proposals, for bots, environments and the keyboard. Proposals are worked out one by one, when they are looked at, and
once for who looks at all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from math import isqrt
from typing import Any, NamedTuple, overload

from .choices import Area
from .errors import OrcadeError, Refused
from .plane import HEADINGS, INCH, SLACK, Box, Disc, Point, ahead, gap, read_point, write_point
from .plane.notation import FARTHEST
from .plane.routes import outline
from .proposals import Proposals
from .requests import Option

Idea = Hashable
"""What a proposal is for: ("to", 3). It stays the same where dice lead to another point."""


class Place(Option, frozen=True):
    """An answer that is a point, in thousandths of an inch. Subclasses add what is put there."""

    x: int
    y: int

    def verb(self, view: Any) -> str:
        """What is said before the point: "move grub"."""
        return type(self).__name__.lower()

    def notation(self, view: Any) -> str:
        return f"{self.verb(view)} {write_point(self.x, self.y)}"

    def way(self, view: Any) -> Sequence[Point]:
        """The points over which the way there leads, in thousandths of an inch; none where it is straight."""
        return ()


Make = Callable[[int, int], Place]
"""(x, y) → the option that puts it there."""


class Region(Proposals):
    """Every point that may be answered, with plain options beside it and proposals.

    `also` comes first in the sequence, then a proposal for each of `ideas`; two ideas may come to the same point.
    """

    __slots__ = ("_listed", "_proposed", "also", "ideas", "make", "rule")

    def __init__(self, rule: str, make: Make, ideas: Sequence[Idea], also: Sequence[Option] = ()) -> None:
        self.rule = rule
        self.make = make
        self.ideas = ideas
        self.also = also
        self._proposed: Option | None = None
        self._listed: list[Option] | None = None

    # What subclasses say.

    def propose(self, idea: Idea) -> Point:
        """A legal point for an idea, as near to what it means as possible."""
        raise NotImplementedError

    def fault(self, x: int, y: int) -> str | None:
        """Why this point is not legal, in words; None where it is."""
        raise NotImplementedError

    def nearest(self, x: int, y: int) -> Point | None:
        """A legal point near this one; None where none was found."""
        raise NotImplementedError

    def area(self, view: Any) -> Area:
        """The area as it is shown."""
        raise NotImplementedError

    # What follows from that.

    def __len__(self) -> int:
        return len(self.also) + len(self.ideas)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        plain = len(self.also)
        if index < 0:
            index += len(self)
        if not 0 <= index < plain + len(self.ideas):
            raise IndexError(f"there are {len(self)} plain options and proposals")
        if index < plain:
            return self.also[index]
        found = self._proposed = self.make(*self.propose(self.ideas[index - plain]))
        return found

    def __iter__(self) -> Iterator[Option]:
        if self._listed is None:
            self._listed = [self[index] for index in range(len(self))]
        return iter(self._listed)

    def own(self, option: object) -> Option | None:
        if option is self._proposed and option is not None:
            return self._proposed
        for plain in self.also:
            if option is plain or option == plain:
                return plain
        if not isinstance(option, Place) or not (type(option.x) is type(option.y) is int):
            return None
        if max(abs(option.x), abs(option.y)) > FARTHEST:
            return None
        made = self.make(option.x, option.y)
        return made if option == made and self.fault(option.x, option.y) is None else None

    def verb(self, view: Any) -> str:
        """What is said before the point."""
        return self.make(0, 0).verb(view)

    def usage(self, view: Any) -> str:
        return f"{self.verb(view)} X,Y"

    def read(self, view: Any, said: str) -> Option | None:
        """The option that words mean; None where they are no point. `Refused` names the fault and a legal point."""
        verb = self.verb(view)
        start = verb.lower().split()
        words = said.lower().split(maxsplit=len(start))
        if words[: len(start)] != start or len(words) == len(start):
            return None
        try:
            x, y = read_point(words[-1])
        except OrcadeError as wrong:
            raise Refused(f"{str(wrong).rstrip('.')}; what is wanted is {verb} X,Y", self.rule) from None
        fault = self.fault(x, y)
        if fault is None:
            return self.make(x, y)
        near = self.nearest(x, y)
        instead = self.make(*near).notation(view) if near is not None else ""
        raise Refused(f"{fault}; the nearest would be {instead}" if instead else fault, self.rule, nearest=instead)


class Among(Region):
    """Points for a base among others: it overlaps none of `discs` and `boxes` and is at least `spacing` from them."""

    __slots__ = ("boxes", "discs", "spacing")

    discs: Sequence[Disc]
    boxes: Sequence[Box]
    spacing: int

    def name(self, at: int) -> str:
        """What the obstacle is called in a refusal, by index: discs first, then boxes. Games give better names."""
        return "another base" if at < len(self.discs) else "something solid"

    def crowded(self, here: Disc | Box, other: Disc | Box, at: int) -> str | None:
        """Why a base cannot be here, because of the obstacle `at`; None where it is far enough away."""
        far = gap(here, other)
        if far >= (self.spacing or -SLACK):
            return None
        if far < -SLACK or not self.spacing:
            return f"{self.name(at)} is in the way there"
        return f"that is {inches(max(0, far))} from {self.name(at)}, and {inches(self.spacing)} must be left"


def apart(ax: int, ay: int, bx: int, by: int) -> int:
    """The distance of two points, rounded down."""
    return isqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by))


def closest(points: Iterable[Point], x: int, y: int) -> Point | None:
    """The point that is nearest to a place; None where there are no points."""
    return min(points, key=lambda each: apart(each[0], each[1], x, y), default=None)


def heading(x: int, y: int, degrees: int, distance: int) -> Point:
    """The point so far away in a direction of the compass."""
    dx, dy = HEADINGS[degrees]
    return ahead(x, y, dx, dy, distance)


def inches(length: int) -> str:
    """A length as it is told: 3250 → '3.25"'."""
    return f"{length / INCH:.2f}".rstrip("0").rstrip(".") + '"'


def tenths(length: int) -> str:
    """A length, or a place along an edge, for reading, where tenths of an inch are near enough: 10479 → '10.5'."""
    return f"{round(length / INCH, 1):g}"


def about(length: int) -> str:
    """The same where it is told as a story, in whole inches: 3250 → '3"'."""
    return f'{round(length / INCH)}"' if 2 * length > INCH else "a little"


class Bounds(NamedTuple):
    """Where the centre of a base may be: a rectangle with its edges. A line or a point where they coincide."""

    left: int
    top: int
    right: int
    bottom: int

    def holds(self, x: int, y: int) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    def clamp(self, x: int, y: int) -> Point:
        """The point of it that is nearest."""
        return min(max(x, self.left), self.right), min(max(y, self.top), self.bottom)

    def outline(self) -> list[Point]:
        return [
            (self.left, self.top),
            (self.right, self.top),
            (self.right, self.bottom),
            (self.left, self.bottom),
        ]


class Ring(NamedTuple):
    """Where the centre of a base may be: from `inner` to `outer` away from a point; SLACK more or less is forgiven."""

    x: int
    y: int
    inner: int
    outer: int

    def holds(self, x: int, y: int) -> bool:
        cx, cy, inner, outer = self
        far = (x - cx) * (x - cx) + (y - cy) * (y - cy)
        inner -= SLACK
        outer += SLACK
        return far <= outer * outer and (inner <= 0 or far >= inner * inner)

    def clamp(self, x: int, y: int) -> Point:
        """A point of it that is nearest."""
        far = apart(x, y, self.x, self.y)
        if self.inner <= far <= self.outer and self.holds(x, y):
            return x, y
        if far == 0:
            return self.x + self.inner, self.y
        return ahead(self.x, self.y, x - self.x, y - self.y, self.inner if far < self.inner else self.outer)

    def outline(self) -> list[Point]:
        """Its outer edge, and back along the inner one where there is a hole."""
        outer = [ahead(self.x, self.y, *HEADINGS[degrees], self.outer) for degrees in range(5, 361, 5)]
        if not self.inner:
            return outer
        inner = [ahead(self.x, self.y, *HEADINGS[degrees], self.inner) for degrees in range(360, 0, -5)]
        return [*outer, outer[0], inner[-1], *inner]


def leaving(bounds: Bounds | Ring, x: int, y: int, dx: int, dy: int, most: int) -> int:
    """The greatest length, up to a limit, that a point can go in a direction and be within bounds."""
    low, high = 0, most
    while low < high:
        half = (low + high + 1) // 2
        if bounds.holds(*ahead(x, y, dx, dy, half)):
            low = half
        else:
            high = half - 1
    return low


def drawn(x: int, y: int) -> tuple[float, float]:
    """A point in inches, for scenes."""
    return x / INCH, y / INCH


def shapes(outlines: Iterable[Sequence[Point]]) -> tuple[tuple[tuple[float, float], ...], ...]:
    return tuple(tuple(drawn(*point) for point in outline) for outline in outlines)


def pushed(
    x: int, y: int, r: int, spacing: int, discs: Sequence[Disc], boxes: Sequence[Box], taboo: int = 0
) -> list[Point]:
    """A point, and others beside it: straight away from each obstacle that is too near, then also from a second one."""
    found = [(x, y)]
    for _ in range(2):
        for px, py in found[:]:
            for at, (ox, oy, half) in enumerate(discs):
                least = r + half + (spacing + 1 if spacing else 3 * SLACK if taboo >> at & 1 else 0)
                if (px, py) != (ox, oy) and (px - ox) ** 2 + (py - oy) ** 2 < least * least:
                    found.append(ahead(ox, oy, px - ox, py - oy, least))
            for box in boxes:
                if gap(Disc(px, py, r), box) < (spacing or -SLACK):
                    wide, high = box.w + r + spacing + 1, box.h + r + spacing + 1
                    found += [(box.x - wide, py), (box.x + wide, py), (px, box.y - high), (px, box.y + high)]
    return found


def kept_free(base: Disc | Box, spacing: int, discs: Sequence[Disc], boxes: Sequence[Box]) -> Iterator[list[Point]]:
    """Around each thing, where the centre of a base may not be. Corners are cut off: these are only shown."""
    wide, high, r = (0, 0, base.r) if isinstance(base, Disc) else (base.w, base.h, 0)
    for x, y, half in discs:
        yield outline(Box(x, y, wide, high), half + r + spacing)
    for box in boxes:
        yield outline(box._replace(w=box.w + wide, h=box.h + high), r + spacing)
