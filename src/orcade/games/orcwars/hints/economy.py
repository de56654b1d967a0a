"""What gold, mines and rampages bring, and what is drawn from the cups."""

from __future__ import annotations

from orcade.table.odds import percent
from orcade.table.words import counted

from ..answers.acting import Done
from ..answers.carrying import KeepGold
from ..answers.common import chip_name
from ..answers.economy import ALONE, ARMY, BuildMine, DestroyMine, Rampage
from ..answers.supply import Afresh, Bosses, Buy, Discard, Pay, Swap
from ..checks import authority_most
from ..chips import CARAVAN, LEADER
from ..economy import mines_left, wreck_options
from ..finding import known, leader_with, power_of, troops, turn_of
from ..following import keeping_bonus
from ..levying import may_levy
from ..odds import any_of, mean_gold, share
from ..pieces import (
    FRESH_HAND,
    FRESH_HANDS,
    GOLD_BACK,
    UNIT,
    UNIT_COSTS,
    UNITS_AT_START,
    WHAT_NOW,
    WHAT_TO_RAMPAGE,
    Wars,
)
from ..supply import purse
from .wording import on, payment, sentences


def bosses(view: Wars, answer: Bosses) -> str:
    """OW 2.1, OW-1"""
    rest = UNITS_AT_START - answer.count
    return sentences(f"{counted(answer.count, 'leader')} for certain, and {counted(rest, 'chip')} of any kind")


def swap(view: Wars, answer: Swap) -> str:
    """OW 2.2"""
    if not answer.chips:
        return ""
    return sentences(f"about {len(answer.chips) * mean_gold(view, GOLD_BACK):.1f} gold", gold_words(view))


def gold_words(view: Wars) -> str:
    """What may come of a gold chip."""
    return f"with {percent(share(view, GOLD_BACK, CARAVAN))} a caravan comes first, which you place and may rob"


def afresh(view: Wars, answer: Afresh) -> str:
    """OW 5.2, OW-6"""
    left = FRESH_HANDS - view.afresh - 1
    more = f"{counted(left, 'more hand')} may be drawn after this one" if left else "it is the last one"
    hand = view.players[turn_of(view)].hand
    return sentences(f"{percent(any_of(view, UNIT, LEADER, FRESH_HAND, hand))} to draw a leader", more)


def buy(view: Wars, answer: Buy) -> str:
    """OW 5.1, OW-7"""
    if not answer.count:
        return ""
    price = answer.count * UNIT_COSTS
    chance = percent(any_of(view, UNIT, LEADER, answer.count))
    return sentences(payment(view, turn_of(view), price), f"{chance} to draw a leader")


def pay(view: Wars, answer: Pay) -> str:
    """OW-7"""
    paid = power_of(view, answer.chips)
    lost = f"{paid - view.about} more than the price, and no change is given" if paid > view.about else ""
    return sentences(f"{purse(view, turn_of(view)) - paid} gold left", lost)


def discard(view: Wars, answer: Discard) -> str:
    """OW 10.3"""
    chips = [chip for card in answer.chips if (chip := known(view, card)) is not None]
    gone = sum(chip.kind == LEADER for chip in chips)
    return sentences(f"{counted(gone, 'leader')} among them") if gone else ""


def keep_gold(view: Wars, answer: KeepGold) -> str:
    """OW 12.1, OW-67"""
    leader = leader_with(view, view.about)
    lost = power_of(view, leader.gold) - power_of(view, [answer.chip])
    return sentences(f"the other chips, {lost} gold, are lost to him")


# The end of a turn.


def rampage(view: Wars, answer: Rampage) -> str:
    """OW 10.1, OW-23"""
    leader = leader_with(view, answer.chip)
    name = chip_name(view, answer.chip)
    found = []
    if answer.who != ARMY:
        found.append(f"{name} finds a gold chip on {on(authority_most(view, leader.chip, 0))}")
    if answer.who != ALONE:
        most = authority_most(view, leader.chip, keeping_bonus(view, leader))
        runner = "its only troop" if len(troops(view, leader.units)) == 1 else "a troop by chance"
        found.append(f"his army finds a gold chip and brings it to him on {on(most)}, else {runner} runs home with it")
    return sentences(*found)


def build_mine(view: Wars, answer: BuildMine) -> str:
    """OW 15.1, OW 10.2"""
    left = mines_left(view) - 1
    return sentences(
        "a gold chip at the end of each turn in which a troop has been there from its beginning",
        f"it is a way below, too; {counted(left, 'mine')} left in the stock",
    )


def destroy_mine(view: Wars, answer: DestroyMine) -> str:
    """OW 15.2"""
    return sentences("at the end of your turn, instead of the gold chip that it would bring then")


def done(view: Wars, answer: Done) -> str:
    """OW 3.1"""
    seat = turn_of(view)
    if view.asked == WHAT_TO_RAMPAGE:
        count = len(wreck_options(view, seat))
        return sentences(f"your mines bring {counted(count, 'gold chip')}") if count else ""
    if view.asked != WHAT_NOW:
        return ""
    mine = [leader for leader in view.leaders if leader.seat == seat and leader.area >= 0]
    still = sum(not leader.moved for leader in mine)
    levies = sum(may_levy(view, leader) for leader in mine)
    return sentences(
        f"{counted(still, 'leader')} {'waits' if still == 1 else 'wait'}" if still else "",
        f"{levies} could still levy" if levies else "",
    )
