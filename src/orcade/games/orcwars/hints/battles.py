"""What plans, losses and retreats lead to."""

from __future__ import annotations

from orcade.table.odds import at_most, percent
from orcade.table.requests import D6, D20, CardId, Seat
from orcade.table.words import counted, listed

from ..answers.attacking import Attack, Raid, RaidNext
from ..answers.battles import Biggest, Command, Hit, Hold, Plan, RetreatTo, Withdraw
from ..answers.common import chip_name
from ..battles.leadership import chance_modifier, checked, leadership_most, plan_of_chance
from ..battles.losses import survives_most
from ..battles.odds import exchange, stupid_power
from ..battles.plans import has_shaman
from ..battles.retreating import free, ways_out
from ..battles.sides import fought, left_power, other, sides
from ..caravans import caravan_with
from ..checks import servivility_most
from ..finding import chip_of, is_leader, land_of, leader_with, leaders_in, power_of
from ..odds import caravan_powers, mean_caravan, prospects
from ..pieces import FLEES, NO_CHIP, NO_PLAN, NOBODY, NOWHERE, PLANS, Battle, Side, Wars
from ..raiding import raiders
from .clashes import caravan_words, clash, meeting
from .wording import named, on, owner, plan_list, sentences

# Attacks.


def attack(view: Wars, answer: Attack) -> str:
    """OW 8.1, OW-51"""
    leader = leader_with(view, answer.leader)
    return sentences(clash(view, meeting(view, [leader], leader.area, answer.seat)))


def raid(view: Wars, answer: Raid) -> str:
    """OW 8.2, OW 19.1"""
    leader = leader_with(view, answer.leader)
    return sentences(guard(view, answer.caravan, power_of(view, [leader.chip, *leader.units])))


def raid_next(view: Wars, answer: RaidNext) -> str:
    """OW 8.2, OW 19.1"""
    army = raiders(view, tuple([CardId(chip) for chip in view.noted]), caravan_with(view, answer.chip))
    return sentences(guard(view, answer.chip, sum(power_of(view, [each.chip, *each.units]) for each in army)))


def guard(view: Wars, chip: CardId, ours: int) -> str:
    """What a caravan has, or may have."""
    caravan = caravan_with(view, chip)
    if caravan.power == NOWHERE:
        most = max(caravan_powers())
        return f"power {ours} against {mean_caravan():.1f} on average, {most} at most, with as many gold chips"
    return f"power {ours} against {caravan.power}, with {power_of(view, caravan.treasury)} gold"


# Plans.


def command(view: Wars, answer: Command) -> str:
    """OW-9, OW 21.1"""
    battle = fought(view)
    side = next(side for side in sides(battle) if answer.chip in side.leaders)
    authority = f"authority {chip_of(view, answer.chip).power}"
    if battle.retreating != NOWHERE:
        return sentences(authority)
    told = Side(side.seat, side.leaders, side.units, side.under, commander=answer.chip)
    as_told = Battle(battle.area, told, battle.defender, battle.fortress)
    if side is battle.defender:
        as_told = Battle(battle.area, battle.attacker, told, battle.fortress)
    if not checked(view, as_told, told):
        return sentences(authority)
    return sentences(f"{authority}: obeyed on {on(leadership_most(view, as_told, told))}")


def plan(view: Wars, answer: Plan) -> str:
    """OW 20, OW 21, OW 23.1, OW 23.2: in short, since all pairs of plans stand in a table (`plans_shown`)."""
    battle = fought(view)
    side = battle.defender if answer.defends else battle.attacker
    if answer.plan == FLEES:
        return sentences(*flight(view, battle, side))
    enemy = other(battle, side)
    if enemy.proposed == FLEES:
        return sentences(f"{owner(enemy.seat)} flees, whatever you plan")
    told = *winning(view, battle, side, answer.plan), *dangers(view, battle, answer), trolls(view, side, answer)
    return sentences(*told)


def winning(view: Wars, battle: Battle, side: Side, proposed: int) -> tuple[str, str]:
    """Whether a side is obeyed, has the ground in the end, and the damage on an average; of the other's plan what is
    known of it."""
    enemy = other(battle, side)
    known = enemy.proposed != NO_PLAN and enemy.caravan == NO_CHIP
    against = f" against {PLANS[enemy.proposed]}" if known else ""
    obeyed = f"obeyed on {on(leadership_most(view, battle, side))}" if checked(view, battle, side) else ""
    won, dealt, taken = prospects(view, battle, side)[proposed]
    return obeyed, f"you win{against} in {percent(won)}: deals {dealt:.1f}, takes {taken:.1f}"


def dangers(view: Wars, battle: Battle, answer: Plan) -> tuple[str, str]:
    """Against which plans leaders who fall are hacked, or a fortress falls."""
    pairs = [(each, answer.plan) if answer.defends else (answer.plan, each) for each in range(len(PLANS))]
    found = [exchange(view, battle, *pair) for pair in pairs]
    hacked = [
        plan
        for each, plan in zip(found, PLANS, strict=True)
        if (each.defender_hacked if answer.defends else each.attacker_hacked)
    ]
    against = "" if len(hacked) == len(PLANS) else f" to {listed(hacked)}"
    breaks = [plan for each, plan in zip(found, PLANS, strict=True) if each.breaks]
    return (
        f"your leaders who fall{against} are hacked: they hardly get away" if hacked else "",
        f"the fortress falls against {listed(breaks)}" if breaks else "",
    )


def trolls(view: Wars, side: Side, answer: Plan) -> str:
    """OW 22.1"""
    lost = stupid_power(view, side, answer.plan)
    return f"stupid trolls cost {lost:.1f} power on average" if lost else ""


def flight(view: Wars, battle: Battle, side: Side) -> tuple[str, ...]:
    """OW 20.2: who gets away, and what becomes of who does not."""
    fate = "dead" if battle.attacker.seat == NOBODY else "captured"
    found = []
    for chip in side.leaders:
        most = servivility_most(view, chip, shaman=leader_with(view, chip).shaman != NO_CHIP)
        found.append(f"{chip_name(view, chip)} gets away on {on(most)}, else he is {fate}")
    lost = has_shaman(view, side) and side.seat != NOBODY
    below = f"from a fortress one goes below: {ways_below(view, side.seat)}" if battle.fortress else ""
    return (*found, "the shaman follows the winner" if lost else "", below)


def ways_below(view: Wars, seat: Seat, *, led: bool = True) -> str:
    """OW 14.4: where the caves lead who retreats from a fortress."""
    ways = sum(free(view, area, seat, led=led) for area in range(len(view.lands)))
    return f"{ways} of {D20} ways lead to a free land"


def biggest(view: Wars, answer: Biggest) -> str:
    """OW 21.2, OW-38"""
    battle = fought(view)
    side = next(side for side in sides(battle) if answer.chip in side.units)
    modifier = chance_modifier(view, battle, side, answer.chip)
    chances = [0.0] * len(PLANS)
    for die in range(1, D6 + 1):
        chances[plan_of_chance(die, modifier)] += 1 / D6
    return sentences(plan_list(chances))


# Losses and retreats.


def hit(view: Wars, answer: Hit) -> str:
    """OW 23.3, OW 23.4"""
    strength = chip_of(view, answer.chip).power
    share = min(view.about, strength)
    most = survives_most(strength, share)
    lost = "has to get away" if is_leader(view, answer.chip) else "is destroyed"
    end = f"survives with {percent(at_most(most))}, else {lost}" if most > 0 else lost
    rest = f"; {view.about - share} left for others" if view.about > share else ""
    return sentences(f"takes {share} of its {strength} and {end}{rest}")


def hold(view: Wars, answer: Hold) -> str:
    """OW-44"""
    attacker, defender = fought(view).attacker, fought(view).defender
    ours, theirs = left_power(view, defender), left_power(view, attacker)
    return sentences(f"you have a power of {ours} left, {owner(attacker.seat)} {theirs} and must retreat")


def withdraw(view: Wars, answer: Withdraw) -> str:
    """OW-44, OW-57, OW 14.4, OW 24.2: also where all leaders were destroyed, and one may get away yet."""
    leaders, doomed = fought(view).defender.leaders, fought(view).defender.doomed
    if any(chip not in doomed for chip in leaders):
        return sentences(way_out(view, led=True))
    if not leaders:
        return sentences(way_out(view, led=False))
    return sentences(way_out(view, led=False), f"if a leader gets away, {way_out(view, led=True)}")


def way_out(view: Wars, *, led: bool) -> str:
    """Where the defender could retreat to."""
    battle = fought(view)
    seat = battle.defender.seat
    if battle.fortress:
        return f"from a fortress you go below: {ways_below(view, seat, led=led)}"
    found = ways_out(view, battle.area, seat, led=led)
    return f"{counted(len(found), 'free area')} beside it" if found else "no area beside it is free: you are destroyed"


def retreat_to(view: Wars, answer: RetreatTo) -> str:
    """OW 24.2, OW-15"""
    seat = leader_with(view, view.about).seat if view.about != NO_CHIP else NOBODY
    land = land_of(view, answer.area)
    whose = "an outland" if land is None else "own land" if seat in (land.owner, NOBODY) else "you claim it"
    friends = [leader.chip for leader in leaders_in(view, answer.area, seat)]
    there = f"{named(view, friends)} {'is' if len(friends) == 1 else 'are'} there" if friends else ""
    return sentences(whose, there, caravan_words(view, answer.area))
