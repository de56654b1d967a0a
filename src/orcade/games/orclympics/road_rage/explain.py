"""Why something cannot be answered now, in words, with the rule that says so."""

from __future__ import annotations

from orcade.games.orclympics.discipline import NAMES
from orcade.table.game import Why
from orcade.table.plane import gap
from orcade.table.region import inches
from orcade.table.requests import Seat

from .answers import Build
from .ground import base, rivals
from .pieces import (
    ACTING,
    BUILDING,
    DODGING,
    FREEING,
    LEFT,
    NEAR,
    NOBODY,
    PLACING,
    RAMMING,
    RETRYING,
    STEP,
    TRICKING,
    TRY_COSTS,
    WAYS,
    Race,
    left,
)
from .room import turns
from .workshop import DRIVERS, MOST_UPGRADES, UPGRADES, breach, drivers_for

ACTIONS = ("drive", "done", "trick", "outta", *WAYS)
ELSEWHERE = {
    "again": (RETRYING, "no Skill Test has just failed that you may roll again", "RR-31"),
    "keep": (RETRYING, "no Skill Test has just failed that you may roll again", "RR-31"),
    "skill": (TRICKING, "no Dirty Trick of yours has just worked", "RR 4.2.4"),
    "bash": (TRICKING, "no Dirty Trick of yours has just worked", "RR 4.2.4"),
    "agility": (RAMMING, "a value is chosen in a ram alone, and only where the two differ", "RR-34"),
    "chassis": (RAMMING, "a value is chosen in a ram alone, and only where the two differ", "RR-34"),
    "escape": (DODGING, "that is for who had more in a ram", "RR 4.3"),
    "hit": (DODGING, "that is for who had more in a ram", "RR 4.3"),
    "straight": (FREEING, "that answers a free Pivot; to go straight on, say 'drive'", "RR-16"),
}
"""By word: the phase in which it is an answer, what is said in any other, and the rule."""
FIRST = {
    RETRYING: ("first say whether you roll again: 'again' or 'keep'", "RR-31"),
    TRICKING: ("first say what the trick does: 'skill' or 'bash'", "RR 4.2.4"),
    RAMMING: ("first choose a value for the ram: 'agility' or 'chassis'", "RR-14"),
    DODGING: ("first say what becomes of the ram: 'escape' or 'hit'", "RR 4.3"),
    FREEING: ("first take the free Pivot: 'left', 'right' or 'straight'", "RR-16"),
}
"""By phase: what has to be answered before a Player Turn goes on."""


def explain(view: Race, seat: Seat, words: str) -> Why | None:
    """The reason why this seat may not answer so now; None where there is nothing to say about it."""
    verb, _, rest = words.lower().partition(" ")
    names = rest.split()
    if not 0 <= seat < view.seats:
        return None
    if verb == "build":
        return _build(view, seat, names)
    if verb == "cell":
        return _cell(view, rest)
    if verb in ELSEWHERE:
        phase, text, rule = ELSEWHERE[verb]
        return Why(text, rule) if view.phase != phase else None
    if verb not in ACTIONS:
        return None
    if view.phase < ACTING:
        return Why("nobody drives yet", "RR 4.1")
    if view.phase == FREEING and verb in WAYS[LEFT:] and seat == view.freed:
        return Why('there is no free place within 3" for that Pivot', "RR-33")
    if view.phase in FIRST:
        return Why(*FIRST[view.phase])
    if view.active != seat:
        whose = f"it is {NAMES[view.active]}'s turn" if view.active != NOBODY else "nobody drives now"
        return Why(whose, "RR 4.1")
    if verb in WAYS:
        return _change(view, seat, WAYS.index(verb))
    return {"drive": _drive, "done": _done, "trick": _trick, "outta": _outta}[verb](view, seat, names)


def _build(view: Race, seat: Seat, names: list[str]) -> Why | None:
    if view.phase != BUILDING:
        return Why("chariots are built before the race", "RR 2.1")
    drivers = {part.name: at for at, part in enumerate(DRIVERS)}
    upgrades = {part.name: at for at, part in enumerate(UPGRADES)}
    for name in names:
        if name not in drivers and name not in upgrades:
            return Why(
                f"there is no {name[:30]!r}; the drivers are {', '.join(drivers)}, the upgrades {', '.join(upgrades)}",
                "RR 2.1.2",
            )
        if names.count(name) > 1:
            return Why(f"{name} is there twice; nothing is taken twice", "RR-2")
    chosen = [drivers[name] for name in names if name in drivers]
    brood = view.broods[seat]
    if len(chosen) != 1:
        said = "there is no driver" if not chosen else f"there are {len(chosen)} drivers"
        may = ", ".join(DRIVERS[at].name for at in drivers_for(brood))
        return Why(f"{said}; take exactly one of {may}, then up to {MOST_UPGRADES} upgrades", "RR-1")
    fitted = sum(1 << upgrades[name] for name in names if name in upgrades)
    wrong = breach(brood, chosen[0], fitted)
    if wrong is not None:
        return Why(*wrong)
    return Why(f"say it in this order: {Build(chosen[0], fitted).notation(view)!r}", "RR 2.1.2")


def _cell(view: Race, rest: str) -> Why | None:
    if view.phase != PLACING:
        return Why("cells are chosen at the deployment", "RR 3")
    for at, taken in enumerate(view.cells, 1):
        if rest == str(at) and taken != NOBODY:
            return Why(f"{NAMES[taken]} stands in cell {at}", "RR 3")
    return Why(f"the cells are 1 to {len(view.cells)}", "RR 3")


def _drive(view: Race, seat: Seat, names: list[str]) -> Why | None:
    if view.stopped:
        return Why("your movement has ended where you were stopped", "RR-8")
    if not view.chariots[seat].speed:
        return Why("your Current Speed is 0", "RR 4.1")
    return Why("you have driven the whole distance of your Current Speed", "RR 4.1") if not left(view) else None


def _done(view: Race, seat: Seat, names: list[str]) -> Why | None:
    togo = left(view)
    return Why(f'you still have {3 * togo}" to drive: a chariot does not stop', "RR-27") if togo else None


def _change(view: Race, seat: Seat, way: int) -> Why | None:
    chariot = view.chariots[seat]
    impossible = _impossible(view, seat, way)
    if impossible is not None:
        return impossible
    if not chariot.points:
        return Why("you have no Action Point left", "RR 4.2")
    if chariot.used >= chariot.agility:
        return Why(
            f"your Agility of {chariot.agility} is used up in this Game Turn: say 'outta {WAYS[way]}' to try it",
            "RR 4.2.2",
        )
    return None


def _impossible(view: Race, seat: Seat, way: int) -> Why | None:
    """Why a chariot cannot change so, whatever it pays."""
    chariot = view.chariots[seat]
    if way >= LEFT:
        return None if turns(view, seat)[way - LEFT] else Why('there is no free place within 3" for it', "RR-33")
    if view.steady:
        return Why("the Speed is changed before the first Pivot and the first increment", "RR-9")
    if not 0 <= chariot.speed + STEP[way] <= chariot.top:
        return Why(f"your Current Speed is {chariot.speed}, and it goes from 0 to {chariot.top}", "RR-9")
    return None


def _outta(view: Race, seat: Seat, names: list[str]) -> Why | None:
    if not names or names[0] not in WAYS:
        return Why(f"say what you try: outta {', outta '.join(WAYS)}", "RR-11")
    way = WAYS.index(names[0])
    chariot = view.chariots[seat]
    if chariot.used < chariot.agility:
        return Why(f"your Agility is not used up: say {names[0]!r}, which takes one point and is safe", "RR-11")
    if chariot.points < TRY_COSTS:
        return Why(f"it takes {TRY_COSTS} Action Points, and you have {chariot.points}", "RR 4.2.3")
    return _impossible(view, seat, way)


def _trick(view: Race, seat: Seat, names: list[str]) -> Why | None:
    known = {name.lower(): each for each, name in enumerate(NAMES[: view.seats])}
    if not names or names[0] not in known:
        return Why(f"there is no {names[0][:30]!r} here" if names else "say against whom", "RR 4.2.4")
    other = known[names[0]]
    if other == seat:
        return Why("nobody plays tricks on himself", "RR 4.2.4")
    if view.chariots[other].out:
        return Why(f"{NAMES[other]} is out of the race", "RR-12")
    if view.driven and left(view):
        return Why("tricks are played before the move and after it", "RR 4.2.4")
    far = max(0, gap(base(view, seat), base(view, other)))
    nearest = rivals(view, seat, NEAR)
    if other not in nearest:
        if nearest and far <= NEAR:
            return Why(f"{NAMES[nearest[0]]} is nearer", "RR-12")
        return Why(f'{NAMES[other]} is {inches(far)} away; tricks reach {NEAR // 1000}"', "RR 4.2.4")
    return Why("you have no Action Point left", "RR 4.2") if not view.chariots[seat].points else None
