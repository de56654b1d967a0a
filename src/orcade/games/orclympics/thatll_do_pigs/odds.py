"""Chances and distances in words, for labels and hints."""

from __future__ import annotations

from functools import lru_cache

from orcade.table.odds import PAIR_AT_LEAST, at_least, percent
from orcade.table.plane import INCH, Box, bearing
from orcade.table.region import apart, inches
from orcade.table.words import listed

from .circuit import cell_place, circuit_of
from .events import LASH, MOVE
from .pieces import (
    ABILITY,
    ATTACKS,
    CAUGHT,
    DEFENCE,
    FORCE,
    HALF_LENGTH,
    HALF_WIDTH,
    POLES,
    SPEED,
    STEADY,
    Race,
    Rider,
    ability,
    attacks,
    box,
    counted,
    defence,
    force,
    length,
    named,
    to_pass,
)


def skidding(distance: int, able: int) -> float:
    """The chance that a Safe Skid Test fails at this distance (TP 4.3)."""
    return 1 - PAIR_AT_LEAST[min(14, max(0, to_pass(distance) - able))]


@lru_cache(256)
def succeeding(dice: int, strong: int, others: int, firm: int) -> float:
    """The chance of an Assault: so many dice + Force against so many + Defence (TP 4.2.3, TP-17)."""
    if not others:
        return 1.0
    chance = 0.0
    for best in range(1, 7):
        mine = (best / 6) ** dice - ((best - 1) / 6) ** dice
        most = min(6, max(0, best + strong - firm - 1))
        chance += mine * (most / 6) ** others
    return chance


def winning_blow(view: Race, attacker: int, defender: int) -> float:
    """The chance that one Rider's Assault on another succeeds."""
    one, other = view.riders[attacker], view.riders[defender]
    return succeeding(attacks(view, one), force(view, one), ability(view, other), defence(view, other))


def falling_words(view: Race, rider: Rider) -> str:
    """What a Falling Test is likely to do."""
    if not rider.ridden:
        return f"a crash on a 1 ({percent(1 / 6)})"
    return f"the rider falls: {percent(1 - at_least(STEADY - ability(view, rider)))}"


def brood_words(brood: int) -> str:
    """What is good and bad about a brood."""
    return (
        f'Speed 2D6 + {SPEED[brood]}", Defence {DEFENCE[brood]}, Force {FORCE[brood]}, Attacks {ATTACKS[brood]}, '
        f"Ability {ABILITY[brood]}. After a full Move a skid: {percent(full_skid(brood))}; "
        f"the public throws the rider: {percent(1 - at_least(STEADY - ABILITY[brood]))}."
    )


def full_skid(brood: int) -> float:
    """The chance of a skid after a Move of all that was rolled."""
    chance = 0.0
    for total in range(2, 13):
        here = PAIR_AT_LEAST[total] - PAIR_AT_LEAST[total + 1]
        chance += here * skidding((total + SPEED[brood]) * INCH, ABILITY[brood])
    return chance


def cell_words(view: Race, cell: int) -> str:
    """Where a cell is."""
    _, y = cell_place(circuit_of(view), cell)
    inside = y - HALF_WIDTH - circuit_of(view).inner
    row = "first" if cell < 6 else "second"
    return f"In the {row} row, {inches(inside)} from the public inside."


def assault_odds(view: Race, attacker: int, defender: int, end: str) -> str:
    """What an Assault is likely to do."""
    if not (0 <= attacker < len(view.riders)):
        return ""
    text = f"Succeeds with {percent(winning_blow(view, attacker, defender))}: {end}"
    if view.holder == defender:
        text += ", and the Piglet is yours"
    return f"{text}."


def grab_odds(view: Race, who: int) -> str:
    """What a Grab is likely to do."""
    if not (0 <= who < len(view.riders)):
        return ""
    need = CAUGHT - ability(view, view.riders[who])
    return f"Caught on {max(1, need)}+: {percent(at_least(need))}; else it rides on, all that is left of its Move."


def way_words(rider: Rider, x: int, y: int) -> str:
    return f"{inches(apart(rider.x, rider.y, x, y))} {bearing(x - rider.x, y - rider.y) or 'here'}"


def base_to(view: Race, who: int, x: int, y: int) -> Box:
    """A Boar's base, turned to a point."""
    rider = view.riders[who]
    from .places import turn

    ux, uy = turn(rider, x, y)
    return Box(rider.x, rider.y, HALF_LENGTH, HALF_WIDTH, ux, uy)


def swing_words(view: Race, who: int, x: int, y: int) -> str:
    """A Pivot on the spot."""
    rider = view.riders[who]
    return f"{named(rider)} turns {bearing(x - rider.x, y - rider.y)}"


def ride_words(view: Race, who: int, x: int, y: int) -> str:
    """A Move: how far, and what it runs into."""
    from .ways import way

    rider = view.riders[who]
    if (x, y) == (rider.x, rider.y):
        return f"{named(rider)} stays"
    found = way(view, who, base_to(view, who, x, y), x, y, MOVE)
    into = met_words(view, found.foes, found.piglet, found.public)
    return f"{named(rider)} {way_words(rider, found.x, found.y)}{into}"


def met_words(view: Race, foes: int, piglet: bool, public: bool) -> str:
    """What is run into: ", into Dreg and the public"."""
    met = [named(view.riders[at]) for at in range(len(view.riders)) if foes >> at & 1]
    met += ["the Piglet"] if piglet else []
    met += ["the public"] if public else []
    return f", into {listed(met)}" if met else ""


def ride_odds(view: Race, who: int, x: int, y: int) -> str:
    """What a Move is likely to come to: Assault, Grab, public, Skid Test."""
    from .ways import way

    rider = view.riders[who]
    if (x, y) == (rider.x, rider.y):
        return "No Move, no Pivot."
    base = base_to(view, who, x, y)
    found = way(view, who, base, x, y, MOVE)
    parts = []
    for at in range(len(view.riders)):
        if found.foes >> at & 1:
            parts.append(f"Assault on {named(view.riders[at])}: {percent(winning_blow(view, who, at))}.")
    if found.piglet:
        need = CAUGHT - ability(view, rider)
        parts.append(f"Grab on {max(1, need)}+: {percent(at_least(need))}.")
    if found.public:
        parts.append(f'The public attacks: {falling_words(view, rider)}; then D6" back.')
    there = base._replace(x=found.x, y=found.y)
    if corners_crossed(view, rider, there):
        distance = counted(length(rider.x, rider.y, found.x, found.y))
        parts.append(f"Skid Test: {percent(skidding(distance, ability(view, rider)))} to skid.")
    return " ".join(parts)


def corners_crossed(view: Race, rider: Rider, there: Box) -> bool:
    """Whether the next Trigger is fully crossed by a way that ends there."""
    course = circuit_of(view)
    if rider.crossed == POLES * (rider.laps + 1) and there.x > 18 * INCH:
        return False
    at = rider.crossed % POLES
    sector = course.sector(there.x, there.y)
    return sector in (at, (at + 1) % POLES) and course.beyond(at, there)


def lash_odds(view: Race, who: int) -> str:
    """What a Lash may lead to: corner, public."""
    from .ways import straight_on, way_of

    if not (0 <= who < len(view.riders)):
        return ""
    rider = view.riders[who]
    crowd = 0
    skids = 0.0
    turns = 0
    stopped = 0
    for die in range(1, 7):
        found = way_of(view, who, box(rider), *straight_on(box(rider), die * INCH), LASH)
        crowd += found.public
        stopped += found.stopped and not found.public
        if corners_crossed(view, rider, box(rider)._replace(x=found.x, y=found.y)):
            turns += 1
            far = counted(view.gone + length(rider.x, rider.y, found.x, found.y))
            skids += skidding(far, ability(view, rider))
    parts = ['D6" straight on (mean 3.5").']
    if stopped:
        parts.append(f'A model stops it at 1": {percent(stopped / 6)}.')
    if crowd:
        parts.append(f"Into the public: {percent(crowd / 6)}.")
    if turns:
        parts.append(f"Round the corner: {percent(turns / 6)}, and then a skid: {percent(skids / turns)}.")
    return " ".join(parts)


def herd_words(view: Race, x: int, y: int) -> str:
    """Where the Piglet would run."""
    px, py = view.piglet
    if (x, y) == (px, py):
        return "The Piglet comes back to where it is"
    return f"The Piglet {inches(apart(px, py, x, y))} {bearing(x - px, y - py)}"


def steer_words(view: Race, who: int, x: int, y: int) -> str:
    """What a Random Move in this direction runs into."""
    from orcade.table.plane import ahead

    from .events import THROWN
    from .ways import way

    rider = view.riders[who]
    dx, dy = x - rider.x, y - rider.y
    if not (dx or dy):
        return "Nowhere"
    found = way(view, who, box(rider), *ahead(rider.x, rider.y, dx, dy, view.reach), THROWN)
    into = met_words(view, found.foes, found.piglet, found.public)
    return f"{named(rider)} {bearing(dx, dy)}{into}"
