"""Blows and what they lead to: MF 4.2.4 to 4.2.6, dropping, elimination, feats."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import ADJACENT, BIT, DISTANCE, WITHIN, squares
from orcade.games.orclympics.discipline import feat, honours
from orcade.table.game import Ending
from orcade.table.grid import NOWHERE
from orcade.table.requests import D6, Ask, Flow, Roll, Seat

from .answers import DROP, FURY, HELMETED, LAND, Again, Use
from .events import (
    JUMPING,
    SECOND,
    SMASHING,
    STOMPING,
    THROWING,
    Blow,
    Dropped,
    Eliminated,
    Helmeted,
    Jumped,
)
from .pieces import (
    ACTING,
    AXE_RANGE,
    BACKFIRES,
    BLOW_TAKES,
    BY_FURY,
    BY_HELMET,
    BY_PLACES,
    DROPPING,
    FEATS,
    FLYING_MENACE,
    FURY_SKILL,
    HELMET,
    HURT,
    ITEMS,
    JUMPED,
    LANDING,
    LYING_TAKES,
    NAMES,
    NO_QUARTER,
    NOTHING,
    OOMPH,
    PROPER,
    RAGING,
    SHIELDING,
    SMASHED,
    STOMPED,
    SWEAT_DREAMS,
    WHOS_NEXT,
    Fight,
    Orc,
    jump_length,
    least_to_hit,
    least_to_hurt,
    lies,
    orc_squares,
    profile,
    smash_range,
    standing,
    table_bonus,
    table_effect,
    token_squares,
    uses,
    weapon_range,
)

PUT = tuple(f"Where does the {name} fall?" for name in ITEMS)
"""The question for each item."""

SLIPPED = tuple(f"Oomph! Where does your {name} fall?" for name in ITEMS)
LEFT = tuple(f"You stay down. Where does your {name} fall?" for name in ITEMS)
"""The same where it says why."""

SUFFERED = tuple(f"{name} lands a Proper fightin'! Use the helmet?" for name in NAMES)
"""The question for a helmet, by who strikes."""


def smash(fight: Fight, orc: Orc, target: Orc, thrown: bool) -> Flow[None]:
    """MF 4.2.4: once per turn, against an Orc in range."""
    fight.points -= 1
    fight.used |= SMASHED
    yield from strike(fight, orc, target, SMASHING, thrown)


def stomp(fight: Fight, orc: Orc, target: Orc) -> Flow[None]:
    """MF 4.2.5: once per turn, against a lying Orc on an adjacent square."""
    fight.points -= 1
    fight.used |= STOMPED
    orc.fought = True
    yield from one_blow(fight, orc, target, STOMPING, STOMPING, profile(fight, orc).skill)


def jump(fight: Fight, orc: Orc, target: Orc, thrown: bool) -> Flow[None]:
    """MF 4.2.6: once per turn, from a Platform over anything to a square from where the Smash is made."""
    fight.points -= 1
    fight.used |= JUMPED
    landing = squares(landings(fight, orc, target, thrown))
    if len(landing) > 1:
        fight.asked = LANDING
        fight.target = target.seat
        fight.thrown = thrown
        answer = yield Ask(orc.seat, "Where do you land?", [LAND[to] for to in landing], "MF 4.2.6", BY_PLACES)
        fight.asked = ACTING
        orc.square = answer.square
    else:
        orc.square = landing[0]
    if fight.left and lies(fight, orc):
        fight.left -= 1  # MF-16
    yield Jumped(orc.seat, orc.square)
    yield from strike(fight, orc, target, JUMPING, thrown)


def landings(fight: Fight, orc: Orc, target: Orc, thrown: bool) -> int:
    """The set of squares where a Jump at this target may end (MF-14)."""
    free = WITHIN[jump_length(fight, orc)][orc.square] & ~fight.pits & ~orc_squares(fight)
    armed = WITHIN[AXE_RANGE if thrown else weapon_range(orc.item)][target.square]
    if not orc.down:
        return free & armed
    # MF-17: the mark counts again wherever he does not land on a Platform, and then his items give nothing.
    bare = 0 if thrown else WITHIN[1][target.square]
    return free & (armed & fight.platforms | bare & ~fight.platforms)


def strike(fight: Fight, orc: Orc, target: Orc, action: int, thrown: bool) -> Flow[None]:
    """A Smash: one blow, and for a Feral Orc a second one if he wants it (MF 1.2, MF-2)."""
    orc.fought = True
    if thrown:
        orc.item = NOTHING  # MF-8: spent by this Smash, whatever it does.
    brood = profile(fight, orc)
    hit = yield from one_blow(fight, orc, target, THROWING if thrown else action, action, brood.skill)
    if brood.fury and hit != 1 and target.health > 0 and in_range(fight, orc, target):
        fight.asked = RAGING
        fight.target = target.seat
        answer = yield Ask(orc.seat, "Feral Fury: strike again?", FURY, "MF 1.2", BY_FURY)
        fight.asked = ACTING
        if answer.__class__ is Again:
            yield from one_blow(fight, orc, target, SECOND, action, FURY_SKILL)


def in_range(fight: Fight, orc: Orc, target: Orc) -> bool:
    """Whether a Smash reaches the target without throwing."""
    return DISTANCE[orc.square][target.square] <= smash_range(fight, orc)


def one_blow(fight: Fight, orc: Orc, target: Orc, kind: int, action: int, skill: int) -> Flow[int]:
    """MF 4.2.4: roll to hit against Combat Skill, then on the Smash Table. Returns the natural Smash Roll.

    `kind` is what the blow is, `action` what it is part of.
    """
    seat = orc.seat
    rule = "MF 4.2.5" if kind == STOMPING else "MF 4.2.4"
    need = least_to_hit(fight, target, skill)
    hit: int = yield Roll(seat, D6, "to hit", rule, need)
    if hit < need:
        yield Blow(seat, target.seat, kind, hit)
        return hit
    added = table_bonus(fight, orc, kind == STOMPING)
    hurts = least_to_hurt(fight)
    die: int = yield Roll(seat, D6, "Smash Table", rule, max(BACKFIRES + 1, hurts - added))
    came_to = table_effect(die, added, hurts)
    if came_to == PROPER and target.item == HELMET and uses(fight, target, HELMET):
        fight.asked = SHIELDING
        fight.target = target.seat
        answer = yield Ask(target.seat, SUFFERED[seat], HELMETED, "MF-7", BY_HELMET)
        fight.asked = ACTING
        if answer.__class__ is Use:
            target.item = NOTHING
            came_to = HURT
            yield Helmeted(target.seat)
    if came_to < HURT:
        yield Blow(seat, target.seat, kind, hit, die, added, came_to)
        if came_to == OOMPH and orc.item:
            yield from drop(fight, orc, SLIPPED)
        return hit
    doubled = came_to == PROPER and target.down and lies(fight, target)
    loss = min(target.health, LYING_TAKES if doubled else BLOW_TAKES)
    first = not any(one.dealt for one in fight.orcs)
    target.health -= loss
    orc.dealt += loss
    fell = came_to == PROPER and not target.down and target.health > 0
    if fell:
        target.down = True
    yield Blow(seat, target.seat, kind, hit, die, added, came_to, loss, fell, first)
    if fell:
        yield from feat(fight, seat, SWEAT_DREAMS, FEATS)
    if action == JUMPING:
        yield from feat(fight, seat, FLYING_MENACE, FEATS)
    if action == STOMPING:
        yield from feat(fight, seat, NO_QUARTER, FEATS)
    if target.health == 0:
        orc.felled += 1
        yield from feat(fight, seat, WHOS_NEXT, FEATS)
        yield from eliminate(fight, target, seat, "")
    return hit


def drop(fight: Fight, orc: Orc, asked: tuple[str, ...]) -> Flow[None]:
    """MF 4.2.3: the carried item falls on an adjacent square of its owner's choice. `asked`: the question by item."""
    item = orc.item
    orc.item = NOTHING
    yield from let_fall(fight, orc, item, orc.seat, asked)


def let_fall(fight: Fight, orc: Orc, item: int, chooser: Seat, asked: tuple[str, ...] = PUT) -> Flow[None]:
    """An item of this Orc falls on an adjacent square without a token; if there is none, it is gone (MF-10)."""
    taken = token_squares(fight)
    free = [DROP[to] for to in ADJACENT[orc.square] if not taken & BIT[to]]
    if not free:
        yield Dropped(orc.seat, item, NOWHERE)
        return
    if len(free) > 1:
        fight.asked = DROPPING
        fight.target = orc.seat
        answer = yield Ask(chooser, asked[item], free, "MF 4.2.3", BY_PLACES)
        fight.asked = ACTING
        to = answer.square
    else:
        to = free[0].square
    fight.items[to] = item
    yield Dropped(orc.seat, item, to)


def eliminate(fight: Fight, victim: Orc, chooser: Seat, limit: str) -> Flow[None]:
    """MF 1: stunned and out of the game; the last Orc standing wins. `limit`: the option that did it, if one did."""
    left = len(standing(fight))
    victim.place = left + 1
    yield Eliminated(victim.seat, victim.place)
    item = victim.item
    victim.item = NOTHING
    victim.down = False
    if left == 1:
        victim.square = NOWHERE
        crown(fight, limit)
        return
    if item:
        # MF-11
        if token_squares(fight) & BIT[victim.square]:
            yield from let_fall(fight, victim, item, chooser)
        else:
            fight.items[victim.square] = item
            yield Dropped(victim.seat, item, victim.square)
    victim.square = NOWHERE


def crown(fight: Fight, limit: str) -> None:
    """MF 1: the last Orc standing wins."""
    winner = standing(fight)[0]
    winner.place = 1
    finish(fight, f"{NAMES[winner.seat]} is the last Orc standing.", "MF 1", limit)


def finish(fight: Fight, text: str, rule: str, limit: str = "") -> None:
    """The fight is over: places and the feat sheet."""
    fight.ending = Ending(
        [orc.place for orc in fight.orcs],
        text,
        rule,
        limit,
        honours(fight, FEATS, "MF 5"),
    )
