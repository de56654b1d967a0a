"""Words that events, labels, hints and reasons share."""

from __future__ import annotations

from orcade.games.orclympics.discipline import NAMES
from orcade.table.plane import compass, write_point
from orcade.table.region import inches
from orcade.table.requests import Seat
from orcade.table.words import whose

from .circuits import GATES
from .geometry import track
from .pieces import AHEAD, EDGE, INCREMENT, TERRAIN, WAYS, Race


def chariot_id(seat: Seat) -> str:
    """Of its thing in the scene."""
    return f"chariot-{seat}"


def way_id(way: int = AHEAD, increments: int = 1) -> str:
    """Of the way that is shown before a chariot: AHEAD, where each of so many increments has one, or after a Pivot LEFT
    or RIGHT."""
    if way != AHEAD:
        return f"way-{WAYS[way]}"
    return f"way-ahead-{increments}" if increments > 1 else "way-ahead"


def plan_id(say: str) -> str:
    """Of the way of a whole Player Turn, by its notation."""
    return f"plan-{say.replace(' ', '-')}"


def point(x: int, y: int) -> str:
    """A place for reading: "12.25, 7.5"."""
    return ", ".join(part.rstrip("0").rstrip(".") for part in write_point(x, y).split(","))


def thing_named(view: Race, hit: int) -> str:
    """What stands in the way, in words."""
    if hit == EDGE:
        return "the edge"
    if hit >= TERRAIN:
        kind = track(view).circuit.terrain[hit - TERRAIN].kind
        return "the bones" if kind == "bones" else f"the {kind}"
    return f"{whose(NAMES[hit])} wreck" if view.chariots[hit].out else NAMES[hit]


def length(increments: int) -> str:
    """How far so many increments are: '9"'."""
    return inches(increments * INCREMENT)


def looks(view: Race, seat: Seat, turned: int = 0) -> str:
    """Where a chariot looks, after a turn by so many eighths: "up-left"."""
    return compass(track(view).facing + 45 * (view.chariots[seat].heading + turned))


def lap(view: Race, seat: Seat) -> int:
    """The lap that a chariot is in, from 1; the last one when it has finished."""
    return min(view.chariots[seat].passed // GATES + 1, max(view.laps, 1))
