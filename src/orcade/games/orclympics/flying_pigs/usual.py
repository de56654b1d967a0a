"""What one mostly wants to answer: what a page shows first, and makes the large button."""

from __future__ import annotations

from typing import Final

from orcade.table.judging import once
from orcade.table.plane import INCH
from orcade.table.region import Region, apart
from orcade.table.requests import Ask, Option

from .answers import AS_BEFORE, LET_BE, PLACE_PIGS, READY, STAY, TEND, TEND_AGAIN, Deploy, First, Shove, Toss, Walk
from .hints import crossed_by, in_his_way, leads_away, turns_back
from .pieces import NOBODY, SHOVE, Pigsty, orcs_of, pig_of
from .policy import policy
from .regions import WalkRegion
from .setup import next_to_deploy

HARDLY: Final = INCH // 2
"""A walk of less than this is hardly one."""
STRAIGHT: Final = ("by", 0, 0)
"""The idea of a Pig that stands on its chef's way to the middle."""


@once
def usual(sty: Pigsty, ask: Ask) -> Option | None:
    """What bots do mostly (`policy`), but for a Shove that leads the own Pig away."""
    if ask.rule == "FP 3":
        return deployed(sty, ask)
    if ask.rule == "FP 4":
        assert isinstance(ask.options, Region)
        return PLACE_PIGS[pig_of(ask.seat)](*ask.options.propose(STRAIGHT))
    weights = policy(sty, ask)
    found = max(weights, key=weights.__getitem__, default=None)
    if found is None and isinstance(ask.options, WalkRegion):  # there is nowhere to go, unless the other one goes first
        return next((each for each in ask.options.also if isinstance(each, First)), STAY[ask.options.model])
    if isinstance(found, Walk) and stays(sty, ask, found):
        return STAY[found.model]
    if isinstance(found, Shove) and leads_away(sty, found):
        return LET_BE
    if isinstance(found, Toss):
        return tended(sty, ask, found)
    return AS_BEFORE if AS_BEFORE in ask.options and as_before_is(sty, ask, found) else found


def stays(sty: Pigsty, ask: Ask, found: Walk) -> bool:
    """Whether somebody does not walk at all, or hardly and to nothing in particular, or where Shrooms would send him
    astray, and may as well stay."""
    one = sty.models[found.model]
    far = apart(found.x, found.y, one.x, one.y)
    if crossed_by(sty, found) != NOBODY:
        return isinstance(ask.options, WalkRegion) and ask.options.may_stay
    if not far or far >= HARDLY:
        return not far
    aims = in_his_way(sty, found) or turns_back(sty, found)
    return not aims and isinstance(ask.options, WalkRegion) and ask.options.may_stay


def tended(sty: Pigsty, ask: Ask, found: Toss) -> Option:
    """A toss at the own Pig is one for both Orcs (FP-25), and says what both do then where that is a Shove again."""
    if found.target != pig_of(ask.seat):
        return found
    if TEND_AGAIN in ask.options and all(sty.models[orc].took == SHOVE for orc in orcs_of(ask.seat)):
        return TEND_AGAIN
    return TEND if TEND in ask.options else found


def as_before_is(sty: Pigsty, ask: Ask, found: Option | None) -> bool:
    """Whether the actions that both Orcs took last are what is wanted: then one answer does for both (FP-24)."""
    chef, sous = orcs_of(ask.seat)
    return found == READY[chef][0] and sty.models[chef].took == sty.models[sous].took == SHOVE


def deployed(sty: Pigsty, ask: Ask) -> Option:
    """The chef far from all others, and the sous-chef beside him (FP 3). In 800 games by the policy, this won 52 % of
    those against places drawn by chance, so it hardly matters."""
    chef, _ = orcs_of(ask.seat)
    places = [option for option in ask.options if isinstance(option, Deploy)]
    if next_to_deploy(sty) != chef:
        mate = sty.models[chef]
        return min(places, key=lambda place: apart(place.x, place.y, mate.x, mate.y))
    others = [one for one in sty.models if one.x >= 0]
    return max(places, key=lambda place: min((apart(place.x, place.y, one.x, one.y) for one in others), default=0))
