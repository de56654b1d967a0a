"""Where a move leads: ways past enemies, caves, and what waits there."""

from __future__ import annotations

from orcade.table.words import counted

from ..answers.common import No, Yes, chip_name
from ..answers.moving import Descend, March, MoveOn
from ..battles.sides import everybody, led_by
from ..checks import servivility_most
from ..finding import enemies_in, leader_with, turn_of, world_of
from ..odds import caves
from ..passing import barring, way_between
from ..pieces import (
    D20_DEAD,
    D20_LOST,
    NO_CHIP,
    NOBODY,
    WHETHER_AGAIN,
    WHETHER_TO_FIGHT,
    WHETHER_TO_LET_PASS,
    WHETHER_TO_STRIKE,
    Battle,
    Leader,
    Wars,
)
from ..underground import led_to
from .clashes import arrival, clash, meeting, of
from .wording import on, owner, sentences


def march(view: Wars, answer: March) -> str:
    """OW 6.1, OW 6.2, OW 6.4: who may bar the way first, as his die falls first; else what waits."""
    leader = leader_with(view, answer.leader)
    there = arrival(view, [leader], answer.area)
    if world_of(view).beside[leader.area] >> answer.area & 1:
        return sentences(*there)
    between = way_between(view, leader.seat, leader.area, answer.area)
    barred = passage(view, leader, between)
    return sentences(barred, *there) if barred else sentences(*there, f"by {world_of(view).names[between]}")


def passage(view: Wars, leader: Leader, between: int) -> str:
    """What a lone leader needs to get through an area on his way; nothing where nobody bars it."""
    enemies = barring(view, between, leader.seat)
    if not enemies:
        return ""
    host = enemies[0]
    asked = "" if host == NOBODY else " if not let through"
    return f"past {owner(host)} in {world_of(view).names[between]} on {slips(view, leader)}{asked}"


def slips(view: Wars, leader: Leader) -> str:
    """OW 6.4: what a leader needs to get past."""
    return on(servivility_most(view, leader.chip, shaman=leader.shaman != NO_CHIP))


def move_on(view: Wars, answer: MoveOn) -> str:
    """OW 8.4, OW-56"""
    return sentences(*arrival(view, [leader_with(view, view.about)], answer.area))


# Underground.


def descend(view: Wars, answer: Descend) -> str:
    """OW 6.3, OW-11"""
    return sentences(*below(view), "you may roll once more, but not a third time")


def below(view: Wars) -> tuple[str, ...]:
    """What the d20 leads to."""
    found = caves(view, turn_of(view))
    ways = f"{counted(found.own, 'own land')}, {found.free} without enemies, {found.hostile} with enemies"
    return (
        f"the caves lead to one of {counted(len(view.lands), 'land')}: {ways}",
        f"on a {D20_LOST} you are lost until your next turn, on a {D20_DEAD} dead",
    )


def yes(view: Wars, answer: Yes) -> str:
    """OW 6.3, OW 6.4, OW 8.1, OW-10"""
    if view.asked == WHETHER_AGAIN:
        return sentences(*below(view), "you have to take what it leads to")
    if view.asked == WHETHER_TO_FIGHT:
        return sentences(clash(view, _in_outland(view)))
    if view.asked == WHETHER_TO_STRIKE:
        return sentences(clash(view, _strike(view)))
    return ""


def _in_outland(view: Wars) -> Battle:
    """Those who have arrived attack an enemy in the area, whoever of the two is asked; others may join them yet."""
    enemy, *group = view.noted
    return meeting(view, of(view, group), view.about, enemy)


def _strike(view: Wars) -> Battle:
    """All that is there against those who were passing through, without a fortress."""
    passing = of(view, view.noted)
    host = enemies_in(view, view.about, passing[0].seat)[0]
    battle = Battle(
        view.about,
        everybody(view, view.about, host),
        led_by(passing[0].seat, passing),
    )
    for side in (battle.attacker, battle.defender):
        side.commander = side.leaders[0] if side.leaders else NO_CHIP
    return battle


def no(view: Wars, answer: No) -> str:
    """OW 6.3, OW 6.4"""
    if view.asked == WHETHER_TO_LET_PASS:
        passing = of(view, view.noted)
        needs = [f"{chip_name(view, leader.chip)} slips through on {slips(view, leader)}" for leader in passing]
        return (
            sentences(*needs)
            if len(passing) > 1
            else sentences(*needs, f"else you attack: {clash(view, _strike(view))}")
        )
    if view.asked == WHETHER_AGAIN and view.about < D20_LOST:
        return sentences(*arrival(view, of(view, view.noted), view.about - 1, below=True))
    return led_to(view, view.about) if view.asked == WHETHER_AGAIN else ""
