"""What an answer will do and how likely it is, for who thinks about it."""

from __future__ import annotations

from typing import Final

from orcade.games.orclympics.discipline import NAMES
from orcade.table.game import Hint
from orcade.table.odds import percent
from orcade.table.region import about, apart, inches
from orcade.table.requests import D6, Option, Seat
from orcade.table.words import listed

from .answers import Build, Change, Choose, Dodge, Done, Drive, Free, Lose, Outta, Ready, Take, Trick, Value, told_of
from .circuits import GATES
from .free_space import way_ahead
from .geometry import cell_middle, gate_from
from .odds import at_least_as_much, hurts
from .pieces import (
    EDGE,
    LEAST_SKILL,
    LEFT,
    NOBODY,
    NOTHING,
    RAM_DIE,
    STEP,
    TERRAIN_VALUE,
    TRICK,
    Race,
    increments_left,
    may_steer,
)
from .plans import at_stake, reason
from .ramming import rammed, value_of
from .skill_tests import passing
from .words import length, looks, thing_named
from .workshop import own_driver, parts_of, profile

# Before the race.


GOOD_AT: Final = (
    "Fastest on the straight.",
    "Boldest: it rolls again what fails beyond its Agility.",
    "Toughest in a ram, slower to turn.",
)
"""By brood."""


def _choose(view: Race, answer: Choose) -> str:
    return f"{GOOD_AT[answer.brood]} Its own driver: {told_of(own_driver(answer.brood))}."


def _build(view: Race, answer: Build) -> str:
    top, agility, skill, chassis = profile(answer.driver, answer.upgrades)
    return (
        f"Up to {length(top)} a turn, {agility} Pivots or Speed Changes in it, {skill + 1} to {skill + D6} "
        f"Action Points, {chassis} Chassis Points."
    )


def _ready(view: Race, answer: Ready) -> str:
    parts = ", ".join(part.short or part.title for part in parts_of(answer.driver, answer.upgrades))
    return f"{answer.made.words} {parts}."


def _take(view: Race, answer: Take) -> str:
    far = gate_from(view, view.active, *cell_middle(view, answer.cell))
    near = [view.cells[at] for at in (answer.cell - 1, answer.cell + 1) if 0 <= at < view.seats]
    beside = [NAMES[seat] for seat in near if seat != NOBODY]
    who = f"Beside {listed(beside)}" if beside else "Nobody is beside you yet"
    return f"{who}. Gate 1 is {about(far)} ahead, {looks(view, view.active)}."


# A Player Turn.


def _drive(view: Race, answer: Drive) -> str:
    me = view.chariots[view.active]
    togo = increments_left(view)
    increments = 1 if may_steer(view) else togo
    end = way_ahead(view, view.active, 0, increments).end
    gate, far = me.passed % GATES + 1, gate_from(view, view.active, *end)
    so = "" if me.finished else f" Through gate {gate}." if far < 0 else f" Then gate {gate} is {about(far)} away."
    told = f"Straight ahead: {_way_ahead(view, view.active, 0, increments)}.{so}"
    return _with_reason(view, answer, told) if increments < togo else told


def _change(view: Race, answer: Change) -> str:
    me = view.chariots[view.active]
    left = me.agility - me.used
    return _with_reason(view, answer, f"{_changed(view, answer.way)} Agility {left} → {left - 1}.")


def _with_reason(view: Race, answer: Option, told: str) -> str:
    """What comes of it. First what it is for, where it is the next step of the best way: a phone shows two lines."""
    return f"{reason(view, answer)} {told}".lstrip()


def _outta(view: Race, answer: Outta) -> str:
    chance = percent(passing(view, view.active, answer.way))
    last = ", your last" if view.chariots[view.active].chassis == 1 else ""
    changed = _changed(view, answer.way)
    return f"Works with {chance}: {changed[0].lower()}{changed[1:]} Else you lose 1 Chassis Point{last}."


def _changed(view: Race, way: int) -> str:
    """What a Speed Change or Pivot of the active chariot comes to."""
    if way >= LEFT:
        return f"Then it {_after_turn(view, view.active, way)}."
    before = view.chariots[view.active].speed
    speed = before + STEP[way]
    return f"Current Speed {before} → {speed}: {length(speed)} to drive."


def _trick(view: Race, answer: Trick) -> str:
    chance = percent(passing(view, view.active, TRICK, answer.target))
    return f"Works with {chance}: {at_stake(view, answer.target)}"


def _done(view: Race, answer: Done) -> str:
    return f"Action Points that are left are lost: {view.chariots[view.active].points}."


def _lose(view: Race, answer: Lose) -> str:
    me, rival = view.chariots[view.active], view.chariots[view.rival]
    if not answer.chassis:
        skill = rival.skill
        return f"Driver Skill {skill} → {skill - 1}." if skill > LEAST_SKILL else "He has none to lose."
    doomed = [name for name, chariot in (("you", me), (NAMES[view.rival], rival)) if chariot.chassis == 1]
    return f"That destroys {listed(doomed)}." if doomed else "Chassis −1 for each."


# A ram.


def _value(view: Race, answer: Value) -> str:
    attacker, defender = view.active, rammed(view)
    me = view.chariots[attacker]
    added = value_of(me, answer)
    if defender == NOBODY:
        chance = percent(at_least_as_much(me.speed + added - TERRAIN_VALUE))
        told = f"{me.speed} + {added} against {TERRAIN_VALUE}"
        return f"{told}; you have as much or more with {chance}, and then it hurts."
    rival = view.chariots[defender]
    own = value_of(rival, answer)
    # The other side may choose the greater of its two values, so these are the least chances.
    attack = percent(at_least_as_much(me.speed + added - rival.speed - max(rival.agility, rival.chassis)))
    defence = percent(1 - at_least_as_much(me.speed + max(me.agility, me.chassis) - rival.speed - own))
    return (
        f"{NAMES[attacker]} with {me.speed} + {added}: it hurts both with {attack} or more. "
        f"{NAMES[defender]} with {rival.speed} + {own}: he keeps off the blow with {defence} or more."
    )


def _dodge(view: Race, answer: Dodge) -> str:
    name, chassis = NAMES[view.active], view.chariots[view.active].chassis
    defender = rammed(view)
    if defender == NOBODY:
        if answer.escape:
            return f"{name} comes off {thing_named(view, view.hit)} unhurt."
        return f"{name} loses D{RAM_DIE} Chassis Points of {chassis}, and may make a free Pivot."
    if answer.escape:
        return "Nobody is hurt, and you may make a free Pivot."
    yours = view.chariots[defender].chassis
    return f"Both lose D{RAM_DIE} Chassis Points: {name} has {chassis}, you {yours}. {name} may make a free Pivot."


def _free(view: Race, answer: Free) -> str:
    if answer.way < 0:
        return f"Straight ahead: {_way_ahead(view, view.free_pivot, 0, 1)}."
    return f"Then it {_after_turn(view, view.free_pivot, answer.way)}."


# What comes on the way.


def _after_turn(view: Race, seat: Seat, way: int) -> str:
    """Where a Pivot makes a chariot look, how far it is shifted (RR-10), and what comes there."""
    turn, chariot = STEP[way], view.chariots[seat]
    increments = chariot.speed - view.driven if seat == view.active and not view.stopped else 1
    shift = apart(chariot.x, chariot.y, *way_ahead(view, seat, turn, 1).start)
    shifted = f", shifted {about(shift)}" if shift else ""
    return f"looks {looks(view, seat, turn)}{shifted}: {_way_ahead(view, seat, turn, increments)}"


def _way_ahead(view: Race, seat: Seat, turn: int, increments: int) -> str:
    """What comes on so many increments straight ahead, after a turn by so many eighths."""
    start, end, hit = way_ahead(view, seat, turn, increments)
    far = apart(*start, *end)
    if hit == NOTHING:
        return f"free for {inches(far)}"
    text = f"{thing_named(view, hit)} after {inches(far)}"
    if hit < EDGE and not view.chariots[hit].out:
        return f"{text}: a ram"
    if hit == EDGE and not view.options.edge_is_terrain:
        return f"{text}, which stops you"
    return f"{text}, which hurts with {percent(hurts(view, seat))} or more"


HINTS: dict[type[Option], Hint] = {
    Choose: _choose,
    Build: _build,
    Ready: _ready,
    Take: _take,
    Drive: _drive,
    Change: _change,
    Outta: _outta,
    Trick: _trick,
    Done: _done,
    Lose: _lose,
    Value: _value,
    Dodge: _dodge,
    Free: _free,
}

CHANCES: Final[dict[type[Option], str]] = {Trick: "works with"}
"""The words of a hint behind which the chance stands that the answer succeeds."""
