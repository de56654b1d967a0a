"""A victor falls back from who lies on the ground: where to, and how far (BR-19, BR-29)."""

from __future__ import annotations

from typing import Any

from orcade.table.choices import Area
from orcade.table.plane import HEADINGS, SLACK, Point, ahead, leave_board, sweep, turned
from orcade.table.region import Place, apart, drawn, heading
from orcade.table.requests import Flow
from orcade.table.spots import Aim

from .answers import named, orc_id
from .combat_events import FellBack
from .geometry import CONTACT, STANDING, ground, in_contact, level
from .losses import dangers_on, go_along, roll_for_dangers
from .pieces import FALL_BACK, ORC_R, Orc, Rumble, called
from .words import way

OUT = 2 * SLACK + 1
"""How far from an enemy a fall back stops: just out of contact."""


def retreat_end(rumble: Rumble, orc: Orc, tx: int, ty: int) -> Point:
    """Where an Orc comes to that falls back towards a point: all the way, or until something stops it (BR-29)."""
    here = ground(rumble.terrain)
    x, y = orc.x, orc.y
    dx, dy = tx - x, ty - y
    up = level(here, x, y)
    tx, ty = ahead(x, y, dx, dy, FALL_BACK)
    for bounds in (STANDING,) if up < 0 else (STANDING, here.tops[up]):
        border = leave_board(x, y, tx, ty, *bounds)
        if border is not None:
            tx, ty, _ = border
    discs = [
        (other.x, other.y, ORC_R + (OUT if other.team != orc.team else 0))
        for other in rumble.orcs
        if other.health > 0 and other is not orc
    ]
    boxes = here.solid + tuple(box for at, box in enumerate(here.platforms) if at != up)
    ex, ey, _ = sweep(x, y, tx, ty, ORC_R, discs, boxes)
    return ex, ey


def breaks_contact(orc: Orc, x: int, y: int, beaten: Orc) -> bool:
    """Whether an Orc that stands there is out of contact with the one on the ground (BR-19)."""
    return (x - beaten.x) ** 2 + (y - beaten.y) ** 2 > CONTACT and (x, y) != (orc.x, orc.y)


def may_retreat(rumble: Rumble, orc: Orc, beaten: Orc) -> bool:
    """Whether some direction breaks the contact: straight away, or one of the whole degrees (BR-19)."""
    away = (2 * orc.x - beaten.x, 2 * orc.y - beaten.y)
    if breaks_contact(orc, *retreat_end(rumble, orc, *away), beaten):
        return True
    return any(
        breaks_contact(orc, *retreat_end(rumble, orc, orc.x + cos, orc.y + sin), beaten) for cos, sin in HEADINGS[1:]
    )


def fall_back(rumble: Rumble, orc: Orc, tx: int, ty: int) -> Flow[None]:
    """BR-19: a victor falls back towards a point."""
    x, y = orc.x, orc.y
    end = retreat_end(rumble, orc, tx, ty)
    way = ((x, y), end)
    go_along(rumble, orc, way)
    yield FellBack(orc.name, apart(x, y, *end))
    yield from roll_for_dangers(rumble, orc, dangers_on(rumble, way))


class Retreat(Place, frozen=True):
    """Fall back towards this point (BR-19)."""

    orc: int

    def verb(self, view: Rumble) -> str:
        return f"retreat {named(view, self.orc).lower()}"

    def label(self, view: Rumble) -> str:
        orc = view.orcs[self.orc]
        x, y = retreat_end(view, orc, self.x, self.y)
        return f"Fall back {way(orc.x, orc.y, x, y)}"


BACKS = tuple(("away", degrees) for degrees in (0, 25, -25, 50, -50, 75, -75))
"""Ideas for falling back: straight away from the one on the ground, or so many degrees aside."""


class FallBackRegion(Aim):
    """The direction in which a victor falls back; the contact with the one on the ground must be broken (BR-19)."""

    __slots__ = ("beaten", "orc", "rumble")

    def __init__(self, rumble: Rumble, orc: Orc, beaten: Orc) -> None:
        self.rumble = rumble
        self.orc = orc
        self.beaten = beaten
        number = orc.id

        def make(x: int, y: int) -> Retreat:
            return Retreat(x, y, number)

        super().__init__("BR-19", make, BACKS, (orc.x, orc.y), FALL_BACK)

    def fault(self, x: int, y: int) -> str | None:
        wrong = super().fault(x, y)
        if wrong is not None or not in_contact(self.orc, self.beaten):
            return wrong
        if breaks_contact(self.orc, *retreat_end(self.rumble, self.orc, x, y), self.beaten):
            return None
        return f"that way he would stay in contact with {called(self.beaten)}"

    def nearest(self, x: int, y: int) -> Point | None:
        if self.fault(x, y) is None:
            return x, y
        far = min(apart(self.x, self.y, x, y), FALL_BACK) or FALL_BACK
        for step in (5, 1):
            turns = [heading(self.x, self.y, degrees, far) for degrees in range(step, 361, step)]
            turns.append((2 * self.x - self.beaten.x, 2 * self.y - self.beaten.y))
            for each in sorted(turns, key=lambda turn: apart(turn[0], turn[1], x, y)):
                if self.fault(*each) is None:
                    return each
        return None

    def propose(self, idea: Any) -> Point:
        away = self.x - self.beaten.x, self.y - self.beaten.y
        found = self.nearest(*ahead(self.x, self.y, *turned(*away, idea[1]), FALL_BACK))
        assert found is not None, "a fall back was asked about although no direction is possible"
        return found

    def area(self, view: Rumble) -> Area:
        """All the places where the fall back may end."""
        ends = [retreat_end(self.rumble, self.orc, self.x + cos, self.y + sin) for cos, sin in HEADINGS[5::5]]
        return Area(
            say=self.verb(view),
            piece=orc_id(self.orc.name),
            start=drawn(self.x, self.y),
            shapes=(tuple(drawn(*end) for end in ends),),
            aim=True,
        )
