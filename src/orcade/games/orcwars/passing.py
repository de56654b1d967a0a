"""Lone leaders pass through enemies, by consent or by servivility (OW 6.4, OW-10, OW-73)."""

from __future__ import annotations

from orcade.table.requests import Ask, CardId, Flow, Seat
from orcade.table.words import listed

from . import battles, checks
from .answers.common import EITHER, Yes, chip_name
from .events.common import own
from .events.moving import Caught, LetPass, Slipped
from .finding import enemies_in, leader_with, owns, world_of
from .lands import cash
from .pieces import NOBODY, WHETHER_TO_LET_PASS, WHETHER_TO_STRIKE, Wars
from .raiding import note_retreats
from .world import ORCLANDS


def way_between(wars: Wars, seat: Seat, start: int, goal: int) -> int:
    """The area by which a lone leader goes two areas far: where nobody bars it, else own, else the first (OW-73)."""
    beside = world_of(wars).beside
    between = [area for area in world_of(wars).neighbours[start] if beside[goal] >> area & 1]
    return min(between, key=lambda area: (bool(barring(wars, area, seat)), not owns(wars, seat, area), area))


def barring(wars: Wars, area: int, seat: Seat) -> list[Seat]:
    """Whose hostile units may bar the way through an area: nobody's in an outland (OW-75)."""
    return enemies_in(wars, area, seat) if area < ORCLANDS else []


def pass_through(wars: Wars, group: tuple[CardId, ...], area: int, goal: int) -> Flow[tuple[CardId, ...]]:
    """Lone leaders go through an area. Returns who goes on, and is at the goal then; the others have fought."""
    seat = leader_with(wars, group[0]).seat
    for chip in group:
        leader_with(wars, chip).area = area
    for chip in group:
        yield from cash(wars, leader_with(wars, chip))
    stopped = yield from challenge(wars, group, area, seat)
    through = tuple([chip for chip in group if chip not in stopped])
    for chip in through:
        leader_with(wars, chip).area = goal
    if stopped:
        yield from strike(wars, stopped, area, enemies_in(wars, area, seat)[0])
    return through


def challenge(wars: Wars, group: tuple[CardId, ...], area: int, seat: Seat) -> Flow[tuple[CardId, ...]]:
    """Who is stopped and attacked. Who does not let a single one pass attacks him; of several he says so when he sees
    who has failed (OW-10)."""
    enemies = barring(wars, area, seat)
    if not enemies:
        return ()
    host = enemies[0]
    place = world_of(wars).names[area]
    if host != NOBODY:
        prompt = f"Let {named(wars, group)} pass through {place}?"
        consent = yield from agrees(wars, host, area, group, WHETHER_TO_LET_PASS, prompt)
        if consent:
            yield LetPass(own(wars), host, group, place)
            return ()
    failed: tuple[CardId, ...] = ()
    for chip in group:
        slips = yield from checks.servivility(wars, leader_with(wars, chip), "to slip through", "OW 6.4")
        if slips:
            yield Slipped(own(wars), chip, place)
        else:
            failed = (*failed, chip)
    if not failed:
        return ()
    if host != NOBODY and len(group) > 1:
        prompt = f"Attack {named(wars, failed)} in {place}?"
        strikes = yield from agrees(wars, host, area, failed, WHETHER_TO_STRIKE, prompt)
        if not strikes:
            yield LetPass(own(wars), host, failed, place)
            return ()
    yield Caught(own(wars), failed, place)
    return failed


def named(wars: Wars, group: tuple[CardId, ...]) -> str:
    """Leaders in a row."""
    return listed([chip_name(wars, chip) for chip in group])


def agrees(wars: Wars, host: Seat, area: int, group: tuple[CardId, ...], asked: int, prompt: str) -> Flow[bool]:
    """Asks whose land it is about those who pass."""
    wars.asked = asked
    wars.about = area
    wars.noted = list(group)
    answer = yield Ask(host, prompt, EITHER, "OW 6.4")
    return answer.__class__ is Yes


def strike(wars: Wars, stopped: tuple[CardId, ...], area: int, host: Seat) -> Flow[None]:
    """The owner, or neutral troops, attack those who were stopped; no fortress, and no attack is used up (OW-10)."""
    yield from battles.strike(wars, area, host, stopped)
    note_retreats(wars, stopped, area)
