"""Who follows whom: natives, the checks of new troops, units that join a leader, and those lost with him (OW 13)."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.requests import CardId, Flow

from .checks import loyalty_bonus, small_folk
from .chips import TROOP
from .events.common import own
from .events.moving import Joined, Perished, ShamanJoined
from .finding import chip_of, leader_with, power_of
from .lands import leave_map, remove
from .pieces import NO_CHIP, SMALL_FOLK_BONUS, SMALL_FOLK_TIMES, Land, Leader, Wars
from .supply import put_back

# Natives.


def natives(wars: Wars, leader: int, cards: Sequence[CardId]) -> list[CardId]:
    """Those of some units that are troops of a leader's tribe (OW-49)."""
    tribe = chip_of(wars, leader).tribe
    return [card for card in cards if (chip := chip_of(wars, card)).kind == TROOP and chip.tribe == tribe]


def keeping_bonus(wars: Wars, leader: Leader) -> int:
    """OW 13.2, of a leader over what he leads."""
    return loyalty_bonus(wars, chip_of(wars, leader.chip).tribe, leader.units)


def control_bonus(wars: Wars, leader: Leader, new: Sequence[CardId]) -> int:
    """To the check whether new units obey: OW 13.2, and OW 13.3 where there is an army (OW-74). A fortress does not
    help with one's own (OW-28)."""
    bonus = keeping_bonus(wars, leader)
    if leader.units and small_folk(wars, new):
        army = power_of(wars, (leader.chip, *leader.units))
        bonus += SMALL_FOLK_BONUS * (army >= SMALL_FOLK_TIMES * power_of(wars, new))
    return bonus


# Joining.


def join(wars: Wars, leader: Leader, cards: Sequence[CardId]) -> None:
    """Units follow a leader from now on, whoever led or held them."""
    for card in cards:
        remove(wars, card)
        leader.units.append(card)


def follow(wars: Wars, leader: Leader, cards: Sequence[CardId]) -> Flow[None]:
    """The same, told."""
    if cards:
        join(wars, leader, cards)
        yield Joined(own(wars), leader.chip, tuple(cards))


def welcome_shaman(wars: Wars, land: Land, leader: Leader) -> Flow[None]:
    """OW-32: a shaman among troops without a leader goes with who takes them over, if he has none."""
    if land.shamans and leader.shaman == NO_CHIP:
        leader.shaman = land.shamans.pop()
        yield ShamanJoined(own(wars), leader.chip, leader.shaman)


# Gone.


def perish(wars: Wars, chip: CardId) -> Flow[None]:
    """A leader is lost for good, with all that follows him and that he carries (OW-12)."""
    leader = leader_with(wars, chip)
    yield Perished(own(wars), (leader.chip, *leader.units))
    gone = [leader.chip, *leader.units, *leader.gold]
    if leader.shaman != NO_CHIP:
        gone.append(leader.shaman)
    leader.units.clear()
    leader.gold.clear()
    leader.shaman = NO_CHIP
    leave_map(wars, leader)
    put_back(wars, *gone)
