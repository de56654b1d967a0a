"""What is proposed to whoever begins his Player Turn, in words: the ways of `runs.py`, each for all of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from orcade.games.orclympics.discipline import NAMES
from orcade.table.odds import percent
from orcade.table.plane import INCH
from orcade.table.plans import Plan
from orcade.table.requests import Ask, Option, Seat
from orcade.table.words import listed

from .answers import DONE, TRICKS, offered
from .circuits import GATES
from .ending import standing
from .geometry import distance_to_gate, nearest_rivals
from .odds import hurts, rams
from .pieces import LEAST_SKILL, NOTHING, RAM_DIE, TRICK, TRICK_REACH, Race, drives_straight, racing, whole_turn
from .pushes import Push, push
from .ramming import greater_value
from .runs import CRASHED, Run, arrived, is_rival, runs, step_of
from .skill_tests import bites, passing, promising
from .words import length, plan_id, thing_named

ALONE: Final = "while there is one way to drive"
"""How long a way goes on."""


def plans(view: Race, ask: Ask) -> tuple[Plan, ...]:
    """The whole Player Turns that may be chosen from, the best first; or what is left of one that goes straight on."""
    if not (whole_turn(view) or drives_straight(view)):
        return ()
    found = runs(view)
    tried = push(view)
    ways = [*(planned(view, run) for run in found), *([pushed(view, tried)] if tried is not None else [])]
    if not whole_turn(view):
        return tuple(ways)
    best, *others = (*ways, *tricks_first(view, found[0]))
    lasts = "" if others or asks(view, found[0]) else ALONE
    return replace(best, lasts=lasts), *(replace(other, beside=True) for other in others)


def asks(view: Race, run: Run) -> bool:
    """Whether there is something to think about although there is one way only: it begins the race or wins it, it runs
    into something, or a Dirty Trick is likely to work first."""
    standing, wins = not view.chariots[view.active].speed, run.end.passed == GATES * view.laps
    return standing or wins or run.end.hit != NOTHING or any(promising(view, rival) for rival in near(view))


def pushed(view: Race, tried: Push) -> Plan:
    """A way by Outta da way!"""
    run = tried.run
    say = f"try {run.speed}"
    label = f"Speed {run.speed} by Outta da way!: {percent(tried.chance)}"
    return Plan(say=say, label=label, hint=try_hint(view, tried), things=(plan_id(say),), steps=run.end.steps)


def try_hint(view: Race, tried: Push) -> str:
    """What a try brings, and what comes of it if it fails."""
    chassis, back, hit = view.chariots[view.active].chassis, tried.back, runs(view)[0].end.hit
    far = f'Gains {round(tried.farther)}"' if hit == NOTHING else f"Past {thing_named(view, hit)}"
    crash = f", and drive {on_the_way(view, back)}" if back is not None and back.end.hit != NOTHING else ""
    fails = "are wrecked" if chassis == 1 else f"lose 1 Chassis of {chassis}{crash}"
    return f"{', '.join(filter(None, (far, on_the_way(view, tried.run))))}. Else you {fails}."


def near(view: Race) -> Sequence[Seat]:
    """The nearest rivals, where they can be tricked."""
    return nearest_rivals(view, view.active, TRICK_REACH)


def tricks_first(view: Race, best: Run) -> Iterator[Plan]:
    """A Dirty Trick before the way is driven, where the best way leaves an Action Point for it."""
    if not arrived(view, best.speed, best.end).chariots[view.active].points:
        return
    for rival in near(view):
        if bites(view, rival):
            name, chance = NAMES[rival], percent(passing(view, view.active, TRICK, rival))
            label = f"Trick {name} first: {chance}"
            hint = at_stake(view, rival)
            trick = TRICKS[rival]
            yield Plan(
                say=f"first {trick.notation(view)}", label=label, hint=hint, things=trick.things(view), steps=(trick,)
            )


def at_stake(view: Race, rival: Seat) -> str:
    """What a Dirty Trick of whoever acts brings, and what it costs if it fails."""
    name, his, mine = NAMES[rival], view.chariots[rival], view.chariots[view.active]
    wrecks = "is wrecked, for 1 of your Chassis Points" if his.chassis == 1 < mine.chassis else ""
    if his.skill > LEAST_SKILL:
        brings = f"{name} loses 1 Driver Skill, or {wrecks or 'both of you 1 Chassis Point'}"
    else:
        brings = f"{name} {wrecks or 'and you lose 1 Chassis Point'}"
    return f"{brings}. Else {'you lose 1 Driver Skill' if mine.skill > LEAST_SKILL else 'nothing happens'}."


def planned(view: Race, run: Run) -> Plan:
    say = said(view, run)
    there = arrived(view, run.speed, run.end)
    done = run.end.hit == NOTHING and not (there.chariots[view.active].points and tricks(there))
    then = (DONE,) if done else () if run.end.hit == NOTHING else (greater_value(view.chariots[view.active]),)
    return Plan(
        say=say,
        label=label(view, run, there),
        hint=hint(view, run, there),
        things=(plan_id(say),),
        steps=(*run.end.steps, *then),
    )


def tricks(there: Race) -> bool:
    """Whether a Dirty Trick may be tried at the end, so that the Player Turn is not over."""
    return bool(near(there))


def reason(view: Race, option: Option) -> str:
    """Why an answer is the next step of the best way that is left; empty for others, and where a plan is chosen."""
    run = next(iter(runs(view)), None) if not whole_turn(view) else None
    if run is None or step_of(run, offered(view.offers, view.driven)) != option:
        return ""
    if run.speed == view.driven:
        return "That is the way on in the next turn."
    comes = on_the_way(view, run).rstrip("!")
    way = f"{length(run.speed - view.driven)} at Speed {run.speed}{', ' if comes else ''}{comes}"
    return f"Best way on: {way}. {hint(view, run, arrived(view, run.speed, run.end))}".rstrip()


def said(view: Race, run: Run) -> str:
    """Its notation: "speed 3", "ram dreg"."""
    hit = run.end.hit
    return f"ram {NAMES[hit].lower()}" if is_rival(view, hit) else f"speed {run.speed}"


def label(view: Race, run: Run, there: Race) -> str:
    hit = run.end.hit
    if is_rival(view, hit):
        chance = percent(rams(there, view.active, hit))
        return f"Ram {NAMES[hit]} at Speed {run.speed}: {chance}"
    risk = "may be rammed" if run.threats else "safe from rams" if safer(view) else ""
    passed = [NAMES[other] for other in overtaken(view, there)]
    past = f"past {listed(passed)}" if passed else ""
    comes = ", ".join(filter(None, (on_the_way(view, run, "gate"), past, risk)))
    return f"Speed {run.speed}{': ' if comes else ''}{comes}"


def safer(view: Race) -> bool:
    """Whether it is worth telling of a way that nobody can ram him there: at the end of another one somebody can."""
    return any(run.threats for run in runs(view) if run.end.hit == NOTHING)


def overtaken(view: Race, there: Race) -> Iterator[Seat]:
    """Who is ahead of the driver now, and behind him at the end of his way."""
    seat = view.active
    for other in racing(view):
        if standing(view, other) < standing(view, seat) and standing(there, seat) < standing(there, other):
            yield other


def on_the_way(view: Race, run: Run, gate: str = "through gate") -> str:
    """What it runs into or comes through: "through gate 2"."""
    hit, passed = run.end.hit, run.end.passed
    if hit != NOTHING:
        return f"into {thing_named(view, hit)}"
    if passed == view.chariots[view.active].passed:
        return ""
    if passed == GATES * view.laps:
        return "over the line!"
    return f"{gate} {(passed - 1) % GATES + 1}"


def hint(view: Race, run: Run, there: Race) -> str:
    """What comes of a way, in a line of a phone."""
    seat, hit = view.active, run.end.hit
    parts = []
    if hit != NOTHING and is_rival(view, hit):
        costs = (f"Costs both 1-{RAM_DIE} Chassis", *wrecked(view, there, hit), *held_up(view, run))
        parts.append(", ".join(costs) + ".")
    elif hit != NOTHING:
        mine = view.chariots[seat].chassis
        parts.append(f"{percent(hurts(there, seat))}: you lose 1-{RAM_DIE} Chassis of {mine}.")
    elif not there.chariots[seat].finished:
        gate = there.chariots[seat].passed % GATES + 1
        far = round(distance_to_gate(there, seat) / INCH)
        parts.append(f'Then {far}" to gate {gate}' if far else f"Then gate {gate} is right ahead")
        parts[-1] += ", too fast for what comes next." if run.fast else "."
    if run.threats:
        parts.append(menace(there, seat, run.threats))
    return " ".join(parts)


def held_up(view: Race, run: Run) -> Iterator[str]:
    """How much farther one would come by the best way than by a ram."""
    free = next((other.end for other in runs(view) if other.end.hit == NOTHING), None)
    if free is not None and (inches := round(run.end.cost - CRASHED - free.cost)) > 0:
        yield f'and you {inches}" of way'


def wrecked(view: Race, there: Race, hit: int) -> Iterator[str]:
    """Who may be wrecked by a ram, and how likely."""
    seat, hurt = view.active, rams(there, view.active, hit)
    for who, chassis in ((NAMES[hit], view.chariots[hit].chassis), ("you", view.chariots[seat].chassis)):
        if chassis <= RAM_DIE:
            yield f"wrecks {who}: {percent(hurt * (RAM_DIE + 1 - chassis) / RAM_DIE)}"


def menace(there: Race, seat: Seat, threats: Sequence[Seat]) -> str:
    """Who can still ram a seat there, and how likely it hurts."""
    first, *others = [percent(rams(there, other, seat)) for other in threats]
    also = "".join(f", {NAMES[other]}: {chance}" for other, chance in zip(threats[1:], others, strict=True))
    return f"{NAMES[threats[0]]} may ram you: {first}{also}."
