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


def foes(siege: Siege, character: Character) -> list[tuple[int, int]]:
    """The orcs that a character can hit, each with the way that hits it most easily, from afar where that is equal.
    First who is hit most easily, of these the nearest (OG-61)."""
    best: dict[int, tuple[int, int]] = {}
    for by in REACHED:
        for foe in hit_by(siege, character, by):
            need = NEEDS[by](siege, character, foe) or 0
            if foe not in best or need <= best[foe][0]:
                best[foe] = need, by
    floor = board_of(siege).floor
    far = {foe: floor.kings(character.square, orc_called(siege, foe).square) or 0 for foe in best}
    return [(foe, best[foe][1]) for foe in sorted(best, key=lambda foe: (best[foe][0], far[foe], foe))]


def hit_by(siege: Siege, character: Character, by: int) -> list[int]:
    """The orcs that a character can hit in one way."""
    reached = REACHED[by](siege, character)
    return [foe for foe in reached if foe < CHARACTER and may_hit(siege, character, foe, by)]


def long_fights(siege: Siege, character: Character) -> Iterator[Fight | Spree]:
    """Each orc that a character may attack until it falls, in each way that can hit it; and one after another."""
    if siege.actions > 1:
        found = [FIGHT[by][foe] for by in REACHED for foe in hit_by(siege, character, by)]
        yield from found
        if len({each.target for each in found}) > 1:
            yield SPREE


def next_foe(siege: Siege, character: Character) -> None:
    """Who attacks one orc after another goes on with the next one, if there is one."""
    if siege.spree and siege.foe == NOBODY and siege.actions > 0:
        siege.foe, siege.foe_by = next(iter(foes(siege, character)), (NOBODY, siege.foe_by))


def fights_on(siege: Siege, character: Character) -> bool:
    """Whether a character who attacks an orc until it falls goes on with it."""
    foe, by = siege.foe, siege.foe_by
    if siege.actions <= 0 or foe == NOBODY or foe not in REACHED[by](siege, character):
        return False
    return may_hit(siege, character, foe, by)


def attack_again(siege: Siege, character: Character) -> Flow[None]:
    yield from ATTACKS[siege.foe_by](siege, character, siege.foe)
