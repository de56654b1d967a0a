"""A battle against who leads, beside what is mostly wanted of a turn: bold where that is careful."""

from __future__ import annotations

from typing import Final

from orcade.table.game import hinted
from orcade.table.odds import chance
from orcade.table.plans import Plan
from orcade.table.requests import Ask, Option

from .answers.common import area_name, chip_name
from .answers.moving import March
from .finding import owners_in, turn_of
from .hints import CHANCES, HINTS
from .hints.wording import owner
from .pieces import Wars
from .traces import march as drawn
from .winning import armies_of, lands_of

SAY: Final = "at the leader"
LEAST: Final = 20
"""Per cent: what is less likely to be won is not proposed."""


def blow_plans(view: Wars, ask: Ask, wanted: Option | None) -> tuple[Plan, ...]:
    """The march against him that is likeliest to win its battle. `wanted`: what is proposed anyway."""
    seat = turn_of(view)
    rivals = [each for each in range(view.seats) if each != seat]
    leader = max(rivals, key=lambda each: (lands_of(view, each), armies_of(view, each)))
    found: list[tuple[int, March, str]] = []
    for each in ask.options:
        if isinstance(each, March) and leader in owners_in(view, each.area):
            hint = hinted(HINTS, view, each)
            likely = chance(hint, CHANCES[March]).removesuffix("%").strip()
            if likely.isdecimal() and int(likely) >= LEAST:
                found.append((int(likely), each, hint))
    _, best, hint = max(found, key=lambda each: each[0], default=(0, None, ""))
    if best is None or best == wanted:
        return ()
    label = f"At {owner(leader)}: {chip_name(view, best.leader)} to {area_name(view, best.area)}"
    return (Plan(say=SAY, label=label, hint=hint, steps=(best,), beside=True, trace=drawn(view, best)),)
