"""An attack upon an orc in one way, again and again until it falls (OG-61)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from orcade.table.requests import D20, Flow

from .answers.common import CHARACTER
from .answers.turns import FIGHT, FIREBALL, SHOOT, SPREE, STRIKE, Fight, Fireball, Shoot, Spree, Strike
from .attacks import shoot, shot_targets, strike, strike_targets
from .modifiers import shot_needs, strike_needs
from .pieces import BY_FIREBALL, BY_HAND, BY_SHOT, NOBODY, Character, Siege, board_of, orc_called
from .spells import fireball, fireball_needs, fireball_targets

REACHED: Final = {BY_HAND: strike_targets, BY_SHOT: shot_targets, BY_FIREBALL: fireball_targets}
"""By the way in which an orc was attacked, who can be."""
NEEDS: Final = {BY_HAND: strike_needs, BY_SHOT: shot_needs, BY_FIREBALL: fireball_needs}
AT: Final[dict[int, Mapping[int, Strike | Shoot | Fireball]]] = {BY_HAND: STRIKE, BY_SHOT: SHOOT, BY_FIREBALL: FIREBALL}
"""The answer that attacks each orc so."""
WAYS: Final = {Strike: BY_HAND, Shoot: BY_SHOT, Fireball: BY_FIREBALL}
"""And in which way an answer does."""
ATTACKS: Final = {BY_HAND: strike, BY_SHOT: shoot, BY_FIREBALL: fireball}


def may_hit(siege: Siege, character: Character, foe: int, by: int) -> bool:
    """Whether there is a die with which a character hits an orc that it can attack so."""
    need = NEEDS[by](siege, character, foe)
    return need is not None and need <= D20


def foes(siege: Siege, character: Character, by: int) -> list[int]:
    """The orcs that a character can hit in one way: who is hit most easily first, of these the nearest (OG-61)."""
    reached = [foe for foe in REACHED[by](siege, character) if foe < CHARACTER and may_hit(siege, character, foe, by)]
    need, floor = NEEDS[by], board_of(siege).floor

    def order(foe: int) -> tuple[int, int, int]:
        far = floor.kings(character.square, orc_called(siege, foe).square)
        return need(siege, character, foe) or 0, far or 0, foe

    return sorted(reached, key=order)


def long_fights(siege: Siege, character: Character) -> Iterator[Fight | Spree]:
    """Each orc that a character may attack until it falls, in each way that can hit it; and one after another."""
    if siege.actions > 1:
        for by in REACHED:
            found = foes(siege, character, by)
            yield from (FIGHT[by][foe] for foe in found)
            if len(found) > 1:
                yield SPREE[by]


def next_foe(siege: Siege, character: Character) -> None:
    """Who attacks one orc after another goes on with the next one, if there is one."""
    if siege.spree and siege.foe == NOBODY and siege.actions > 0:
        siege.foe = next(iter(foes(siege, character, siege.foe_by)), NOBODY)


def fights_on(siege: Siege, character: Character) -> bool:
    """Whether a character who attacks an orc until it falls goes on with it."""
    foe, by = siege.foe, siege.foe_by
    if siege.actions <= 0 or foe == NOBODY or foe not in REACHED[by](siege, character):
        return False
    return may_hit(siege, character, foe, by)


def attack_again(siege: Siege, character: Character) -> Flow[None]:
    yield from ATTACKS[siege.foe_by](siege, character, siege.foe)
