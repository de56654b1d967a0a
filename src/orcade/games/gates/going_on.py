"""An attack upon the same orc in the same way, again and again (OG-61)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orcade.table.requests import D20, Flow

from .answers.turns import FIREBALL, SHOOT, STRIKE, Fireball, Shoot, Strike
from .attacks import shoot, shot_targets, strike, strike_targets
from .modifiers import shot_needs, strike_needs
from .pieces import BY_FIREBALL, BY_HAND, BY_SHOT, NOBODY, Character, Siege
from .spells import fireball, fireball_needs, fireball_targets

REACHED: Final = {BY_HAND: strike_targets, BY_SHOT: shot_targets, BY_FIREBALL: fireball_targets}
"""By the way in which an orc was attacked, who can be."""
NEEDS: Final = {BY_HAND: strike_needs, BY_SHOT: shot_needs, BY_FIREBALL: fireball_needs}
AT: Final[dict[int, Mapping[int, Strike | Shoot | Fireball]]] = {BY_HAND: STRIKE, BY_SHOT: SHOOT, BY_FIREBALL: FIREBALL}
"""The answer that attacks each orc so."""
ATTACKS: Final = {BY_HAND: strike, BY_SHOT: shoot, BY_FIREBALL: fireball}


def fights_on(siege: Siege, character: Character) -> bool:
    """Whether a character can attack the orc that it has attacked last once more, and may hit it."""
    foe = siege.foe
    if siege.actions <= 0 or foe == NOBODY or foe not in REACHED[siege.foe_by](siege, character):
        return False
    need = NEEDS[siege.foe_by](siege, character, foe)
    return need is not None and need <= D20


def attack_again(siege: Siege, character: Character) -> Flow[None]:
    yield from ATTACKS[siege.foe_by](siege, character, siege.foe)
