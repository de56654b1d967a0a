"""Plans, losses and retreats (OW 20 – OW 24)."""

from __future__ import annotations

from orcade.table.judging import Judged
from orcade.table.odds import at_most
from orcade.table.requests import Ask, CardId

from ..answers.battles import Command, Hit, Hold, Plan, RetreatTo, Withdraw
from ..battles.losses import survives_most
from ..battles.sides import fought, left_power, other, side_of
from ..checks import authority_most, loyalty_bonus
from ..finding import chip_of, is_leader
from ..odds import Prospect, prospects
from ..pieces import FLEES, Wars
from .outlook import Outlook
from .values import LAND, LEADER_WORTH, TROOP_WORTH

FLIGHT = -LEADER_WORTH * 0.5
"""What it is worth to flee."""
SHARP = 3.0
"""By what the gain of a plan counts, in points of power: who does now this and now that loses more."""
GROUND = LAND / TROOP_WORTH
"""What the ground is worth, in points of power. With 0, 2, 4, 8 and this, bots win as many games: so what wins more
often is proposed unless it costs much."""


def plan(wars: Wars, ask: Ask) -> Judged:
    """Each plan against all that the other side may do: the ground, and what it takes of them, less what it costs."""
    battle = fought(wars)
    mine = side_of(battle, ask.seat)
    if other(battle, mine).proposed == FLEES:
        return {}
    after = prospects(wars, battle, mine)
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, Plan):
            found[option] = FLIGHT if option.plan == FLEES else SHARP * stake(after[option.plan])
    return found


def stake(prospect: Prospect) -> float:
    """What a plan is worth, in points of power."""
    return prospect.gain + GROUND * prospect.won


def hit(wars: Wars, ask: Ask) -> Judged:
    """Damage goes where the least is lost for what it takes: the last one who is hit may survive (OW 23.4)."""
    rest = wars.about
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, Hit):
            chip = chip_of(wars, option.chip)
            worth = chip.power + (LEADER_WORTH if is_leader(wars, option.chip) else 0.0)
            if rest < chip.power:
                worth *= float(1 - at_most(survives_most(chip.power, rest)))
            found[option] = -3.0 * worth / min(chip.power, rest)
    return found


def command(wars: Wars, ask: Ask) -> Judged:
    """The leader who is obeyed most."""
    mine = side_of(fought(wars), ask.seat)
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, Command):
            bonus = loyalty_bonus(wars, chip_of(wars, option.chip).tribe, mine.units)
            found[option] = 2.0 * authority_most(wars, option.chip, bonus)
    return found


def withdraw(wars: Wars, ask: Ask) -> Judged:
    """Hold the ground, as long as one is not much weaker than what is left of the other side."""
    battle = fought(wars)
    mine = side_of(battle, ask.seat)
    behind = left_power(wars, other(battle, mine)) - left_power(wars, mine)
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, Hold):
            found[option] = 0.0
        elif isinstance(option, Withdraw):
            found[option] = 0.3 * behind - 8.0
    return found


def retreat_to(wars: Wars, ask: Ask) -> Judged:
    """Home or to land that can be taken, to one's own armies, out of reach of enemies."""
    of = Outlook(wars, ask.seat)
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, RetreatTo):
            area = option.area
            worth = 3.0 * of.own(area) + 0.3 * of.powers[area].get(ask.seat, 0) + 0.5 * of.prize(area)
            found[option] = worth - 0.4 * of.menace[area] - 1.0 * of.away[area]
    return found


def greatest(wars: Wars, ask: Ask) -> Judged:
    """Of chips to keep or to follow, the one with the highest figure."""
    found: Judged = {}
    for option in ask.options:
        chip: CardId | None = getattr(option, "chip", None)
        if chip is not None:
            found[option] = 3.0 * chip_of(wars, chip).power
    return found
