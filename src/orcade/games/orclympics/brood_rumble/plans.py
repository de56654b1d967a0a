"""Ready-made deployments: where all Orcs of a player begin, as one answer (BR 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from orcade.table.plans import Plan
from orcade.table.requests import Ask

from .deployment_region import Deploy, DeploymentRegion
from .geometry import ground
from .pieces import BOTTOM, DEPLOYING, ORC_R, TOP, Orc, Rumble
from .setup import recruit
from .terrain import INCH, SIDE

BESIDE = 2 * INCH
"""From middle to middle, for Orcs that begin side by side."""
WIDE = 6 * INCH
"""The same for Orcs that begin far from each other."""


def plans(view: Rumble, ask: Ask) -> tuple[Plan, ...]:
    """The rows that may be chosen from while Orcs are deployed, the best first."""
    return tuple(rows(view)) if view.phase == DEPLOYING else ()


def rows(view: Rumble) -> Iterator[Plan]:
    """Those for which there is room."""
    orcs = waiting(view)
    middle = SIDE // 2
    steps = placed(view, orcs, row(len(orcs), middle, BESIDE))
    if steps:
        yield Plan(
            say="line up",
            label="Shoulder to shoulder",
            hint="Side by side in the middle: they meet the enemy together.",
            steps=steps,
        )
    mounds = [box.x if across(view) else box.y for box in ground(view.terrain).mounds]
    if len(mounds) > 1 and abs(mounds[0] - mounds[1]) > WIDE and len(orcs) > 1:
        half = len(orcs) // 2
        steps = placed(view, orcs, [*row(half, min(mounds), BESIDE), *row(len(orcs) - half, max(mounds), BESIDE)])
        if steps:
            hint = "Half before each Debris Mound: for Items, and for the feat of emptying both."
            yield Plan(say="mounds", label="Half to each mound", hint=hint, steps=steps)
    steps = placed(view, orcs, row(len(orcs), middle, WIDE))
    if steps:
        yield Plan(
            say="spread out",
            label="Far apart",
            hint=f"{inches_between()} between them: a bouncing Barrel hits one alone, and nobody helps him.",
            steps=steps,
        )


def inches_between() -> str:
    return f'{(WIDE - 2 * ORC_R) // INCH}"'


def waiting(view: Rumble) -> list[Orc]:
    """The Orcs of whoever deploys one now that are still to be deployed."""
    seat = recruit(view).seat
    return [orc for orc in view.orcs if orc.seat == seat and orc.x < 0]


def row(many: int, middle: int, far: int) -> list[int]:
    """Places along an edge, so far from each other, about a middle."""
    return [middle + (2 * at - many + 1) * far // 2 for at in range(many)]


def across(view: Rumble) -> bool:
    """Whether the edge of the team that deploys runs from left to right."""
    return view.edges[view.team] in (TOP, BOTTOM)


def placed(view: Rumble, orcs: Sequence[Orc], along: Sequence[int]) -> tuple[Deploy, ...]:
    """The answers that deploy Orcs so; none where somebody stands in the way."""
    steps = []
    for orc, at in zip(orcs, along, strict=True):
        region = DeploymentRegion(view, orc)
        point = region.zones[0].clamp(at, at)
        if not region.open(*point):
            return ()
        steps.append(Deploy(*point, orc.id))
    return tuple(steps)
