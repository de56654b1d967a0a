"""Words that events, labels, hints and reasons share."""

from __future__ import annotations

from orcade.games.orclympics.discipline import NAMES
from orcade.table.odds import percent
from orcade.table.plane import compass, write_point
from orcade.table.region import apart, inches
from orcade.table.requests import Seat

from .ground import slide, track
from .odds import hurts
from .pieces import EDGE, EIGHTHS, GATES, NOTHING, STEP, TERRAIN, Race


def chariot_id(seat: Seat) -> str:
    """Of its thing in the scene."""
    return f"chariot-{seat}"


def point(x: int, y: int) -> str:
    """A place for reading: "12.25, 7.5"."""
    return ", ".join(part.rstrip("0").rstrip(".") for part in write_point(x, y).split(","))


def thing(view: Race, hit: int) -> str:
    """What stands in the way, in words."""
    if hit == EDGE:
        return "the edge"
    if hit >= TERRAIN:
        kind = track(view).circuit.terrain[hit - TERRAIN].kind
        return "the bones" if kind == "bones" else f"the {kind}"
    return f"{NAMES[hit]}'s wreck" if view.chariots[hit].out else NAMES[hit]


def looks(view: Race, seat: Seat, turned: int = 0) -> str:
    """Where a chariot looks, after a turn by so many eighths: "up-left"."""
    return compass(track(view).facing + 45 * (view.chariots[seat].heading + turned))


def lap(view: Race, seat: Seat) -> int:
    """The lap that a chariot is in, from 1; the last one when it has finished."""
    return min(view.chariots[seat].passed // GATES + 1, max(view.laps, 1))


def way_ahead(view: Race, seat: Seat, turned: int, increments: int) -> str:
    """What comes on so many increments straight ahead after a turn; for hints."""
    chariot = view.chariots[seat]
    x, y, heading = chariot.x, chariot.y, chariot.heading
    chariot.heading = (heading + turned) % EIGHTHS
    dx, dy = track(view).strides[chariot.heading]
    far = 0
    hit = NOTHING
    for _ in range(max(increments, 1)):
        nx, ny, hit = slide(view, seat, dx, dy)
        far += apart(chariot.x, chariot.y, nx, ny)
        chariot.x, chariot.y = nx, ny
        if hit != NOTHING:
            break
    chariot.x, chariot.y, chariot.heading = x, y, heading
    if hit == NOTHING:
        return f"free for {inches(far)}"
    text = f"{thing(view, hit)} after {inches(far)}"
    if hit < EDGE and not view.chariots[hit].out:
        return f"{text}: a ram"
    if hit == EDGE and not view.options.edge_is_terrain:
        return f"{text}, which stops you"
    return f"{text}, which hurts with {percent(hurts(view, seat))} or more"


def after_turn(view: Race, seat: Seat, way: int) -> str:
    """Where a Pivot makes a chariot look, and what comes there."""
    step = STEP[way]
    increments = view.chariots[seat].speed - view.driven if seat == view.active and not view.stopped else 1
    return f"looks {looks(view, seat, step)}: {way_ahead(view, seat, step, increments)}"
