"""Checks of authority and servivility (OW 13, OW 17.2, OW 18)."""

from __future__ import annotations

from collections.abc import Iterable

from orcade.table.requests import CardId, Flow, Roll

from .chips import SMALL_FOLK, TROOP
from .finding import chip_of
from .pieces import D8, NATIVE_BONUS, NEVER, SHAMAN_BONUS, Leader, Wars


def authority_most(wars: Wars, chip: int, bonus: int) -> int:
    """The greatest d8 with which a leader is obeyed (OW 13.1): an 8 never (OW 13.4)."""
    return min(chip_of(wars, chip).power + bonus, NEVER - 1)


def small_folk(wars: Wars, cards: Iterable[CardId]) -> bool:
    """Whether all of these are kobolds and goblins."""
    return all(chip_of(wars, card).race in SMALL_FOLK for card in cards)


def loyalty_bonus(wars: Wars, tribe: int, units: Iterable[CardId]) -> int:
    """OW 13.2: what a leader of this tribe has where all troops are natives, kobolds or goblins, if there is one."""
    chips = [chip_of(wars, card) for card in units]
    races = [chip.race in SMALL_FOLK or chip.tribe == tribe for chip in chips if chip.kind == TROOP]
    return NATIVE_BONUS if races and all(races) else 0


def authority(wars: Wars, leader: Leader, bonus: int, label: str, rule: str) -> Flow[bool]:
    """Whether a leader is obeyed. `label`: what for, as it is told: "to be obeyed"."""
    most = authority_most(wars, leader.chip, bonus)
    roll = yield Roll(leader.seat, D8, label, rule, most=most)
    return bool(roll <= most)


def servivility_most(wars: Wars, chip: int, *, shaman: bool, half: bool = False) -> int:
    """The greatest d8 with which a leader gets away; half of it, rounded down, where he was hacked (OW 18.3)."""
    most = chip_of(wars, chip).servivility + shaman * SHAMAN_BONUS
    return min(most // 2 if half else most, NEVER - 1)


def servivility(wars: Wars, leader: Leader, label: str, rule: str, *, half: bool = False) -> Flow[bool]:
    """Whether a leader gets away."""
    most = servivility_most(wars, leader.chip, shaman=leader.shaman >= 0, half=half)
    roll = yield Roll(leader.seat, D8, label, rule, most=most)
    return bool(roll <= most)
