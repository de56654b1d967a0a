"""What bars answers about an orc or character: attacks, trade, theft, and whom a card or mistake is for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orcade.table.game import Why
from orcade.table.requests import Option, Seat

from ..answers.choosing import Pick, StealCard, StealTreasure
from ..answers.common import CHARACTER, target_name
from ..answers.gamemaster import Next
from ..answers.turns import Fight, Fireball, Shoot, Spree, Strike, Trade
from ..attacks import in_range, nearest
from ..effects import Desert, Heal, LoseCards, PickPocket, Raise
from ..exchange import may_offer
from ..going_on import AT, foes, may_hit
from ..hackmaster_cards import aims
from ..modifiers import missile_weapons, square_of
from ..pieces import (
    BRIAN,
    CALLED,
    WHAT_ORC_DOES,
    WHICH_CHARACTER_FOR,
    WHICH_ORC_FOR,
    WHICH_ORC_IS_HIT,
    WHICH_OTHER_CHARACTER,
    WHO_IS_HIT,
    Character,
    Siege,
    acting,
    alone,
    board_of,
    face_of,
    named,
    orc_called,
    orc_of,
)
from ..spells import blasted, brians, healed
from ..tricks import pockets
from .between import in_sight_lies, not_beside
from .occasions import no_actions, occupied


def absent(view: Siege, target: int) -> Why | None:
    """Who is not on the map can be no target, and no partner (OG-55)."""
    if target < CHARACTER:
        return None if orc_of(view, target) is not None else Why(f"{target_name(target)} is not on the map", "OG 9.2")
    if not any(each.who == target - CHARACTER for each in view.characters):
        return Why(f"nobody plays {target_name(target)}", "OG 2.2")
    return Why(f"{target_name(target)} is dead", "OG-55") if named(view, target - CHARACTER).dead else None


def not_adjacent(view: Siege, here: int, target: int, rule: str) -> Why | None:
    """What keeps two figures from being adjacent as for attacks (OG 7.7, OG 7.8)."""
    board = board_of(view)
    there = square_of(view, target)
    if board.beside(here) >> there & 1:
        return None
    floor = board.floor
    name = target_name(target)
    far = floor.kings(here, there)
    if far is None:
        return Why(f"{name} is on another level", rule)
    if far > 1:
        return Why(f"{name} is not adjacent, but {far} squares away", rule)
    return Why(not_beside(floor, here, there), "OG 7.8")


# Attacks.


def bars_strike(view: Siege, seat: Seat, answer: Strike) -> Why | None:
    """OG 7.7, OG 9.6"""
    if view.asked == WHAT_ORC_DOES:
        return _orc_strikes(view, answer.target)
    character = acting(view)
    return _attacks(view, character, answer.target) or not_adjacent(view, character.square, answer.target, "OG 7.7")


def _attacks(view: Siege, character: Character, target: int, *, spell: bool = False) -> Why | None:
    """What bars any attack of a character on a target."""
    why = no_actions(view)
    if why is not None:
        return why
    if not alone(view, character.square):
        return occupied()
    if target == CHARACTER + character.who:
        return Why("that is you", "OG 7.7")
    if target >= CHARACTER and spell:
        return Why("the Fireball is for orcs", "OG-32")
    if target >= CHARACTER and not view.turncoat:
        return Why("characters do not attack each other, unless a card says otherwise", "OG-32")
    return absent(view, target)


def bars_fight(view: Siege, seat: Seat, answer: Fight) -> Why | None:
    """OG-61"""
    attack = AT[answer.by][answer.target]
    why = ATTACKS[type(attack)](view, seat, attack)
    if why is not None:
        return why
    if view.actions == 1:
        return Why("one action is left, which is a single attack", "OG-61")
    if may_hit(view, acting(view), answer.target, answer.by):
        return None
    return Why(f"no die hits {target_name(answer.target)}", "OG-61")


def bars_spree(view: Siege, seat: Seat, answer: Spree) -> Why | None:
    """OG-61"""
    character = acting(view)
    why = no_actions(view)
    if why is not None:
        return why
    if not alone(view, character.square):
        return occupied()
    if len(foes(view, character)) < 2:
        return Why("there are no two orcs that you can hit from here", "OG-61")
    return Why("one action is left, which is a single attack", "OG-61") if view.actions == 1 else None


def bars_shoot(view: Siege, seat: Seat, answer: Shoot) -> Why | None:
    """OG 7.9"""
    character = acting(view)
    why = _attacks(view, character, answer.target)
    if why is not None:
        return why
    weapons = missile_weapons(view, character)
    if not weapons:
        return Why("you have no missile weapon", "OG 7.9")
    best = max(weapons, key=lambda weapon: weapon.range)
    return out_of_sight(view, character, best.range, answer.target, best.name)


def bars_fireball(view: Siege, seat: Seat, answer: Fireball) -> Why | None:
    """OG 3.1, OG-5"""
    character = acting(view)
    if character.who != BRIAN:
        return Why("only Brian throws a Fireball without a card", "OG 3.1")
    why = _attacks(view, character, answer.target, spell=True)
    if why is not None:
        return why
    return out_of_sight(view, character, brians(view.options.own_decks).range, answer.target, "the Fireball")


def out_of_sight(view: Siege, character: Character, most: int, target: int, weapon: str) -> Why | None:
    """What keeps a missile or spell from a target (OG 7.9, OG-51). `most`: squares that it reaches."""
    square = square_of(view, target)
    if in_range(view, character, most, [(target, square)]):
        return None
    floor = board_of(view).floor
    far = floor.kings(character.square, square)
    if far is None:
        return Why("nobody sees into the Dungeon or out of it", "OG-29")
    if far > most:
        return Why(f"out of range: {target_name(target)} is {far} squares away, {weapon} reaches {most}", "OG 7.9")
    blocks = in_sight_lies(floor, character.square, square)
    return Why(f"{blocks} blocks the line of sight to {target_name(target)}", "OG 7.9")


def _orc_strikes(view: Siege, target: int) -> Why | None:
    orc = orc_called(view, view.acting)
    if target < CHARACTER:
        return Why("orcs attack characters", "OG 9.6")
    why = no_actions(view)
    if why is not None:
        return why
    if not alone(view, orc.square):
        return occupied("OG 9.5")
    if view.attacks <= 0:
        return Why(f"orc {orc.number + 1} has made its attack in this turn", "OG 9.6")
    return absent(view, target) or not_adjacent(view, orc.square, target, "OG 9.6")


# Others.


def bars_trade(view: Siege, seat: Seat, answer: Trade) -> Why | None:
    """OG 7.13, OG-36"""
    character = acting(view)
    target = answer.target
    why = no_actions(view)
    if why is not None:
        return why
    if not alone(view, character.square):
        return occupied()
    if target == CHARACTER + character.who:
        return Why("an exchange is with somebody else", "OG 7.13")
    if not may_offer(view):
        return Why(f"{view.refused} offers were in vain: no more in this turn", "OG-36")
    why = absent(view, target) or not_adjacent(view, character.square, target, "OG 7.13")
    if why is not None:
        return why
    if character.treasures or named(view, target - CHARACTER).treasures:
        return None
    return Why("only Treasures can be exchanged, and neither of you has one", "OG 7.13")


def bars_theft(view: Siege, seat: Seat, answer: StealTreasure | StealCard) -> Why | None:
    """OG 3.6, OG-9"""
    victim = named(view, answer.target - CHARACTER)
    if victim is acting(view):
        return Why("you steal from others", "OG 3.6")
    of_hand = isinstance(answer, StealCard)
    if victim.hand if of_hand else victim.treasures:
        return None
    lacks = "holds no card" if of_hand else "has no Treasure"
    return absent(view, answer.target) or Why(f"{CALLED[victim.who]} {lacks}", "OG-9")


def bars_next(view: Siege, seat: Seat, answer: Next) -> Why | None:
    """OG 9.4"""
    orc = orc_of(view, answer.target)
    if orc is None:
        return absent(view, answer.target)
    if view.asked == WHAT_ORC_DOES and orc.number == view.acting:
        return Why(f"orc {orc.number + 1} acts already", "OG 9.4")
    if view.asked == WHAT_ORC_DOES and not alone(view, orc_called(view, view.acting).square):
        return Why(f"orc {view.acting + 1} cannot stay on another orc's square", "OG 9.5")
    if orc.acted:
        return Why(f"orc {orc.number + 1} has acted already", "OG 9.4")
    return Why(f"orc {orc.number + 1} sleeps in this turn", "OG 10.3") if orc.asleep else None


# Whom it is for.


def bars_pick(view: Siege, seat: Seat, answer: Pick) -> Why | None:
    """OG 7.10, OG-50, OG-51, OG 9.3"""
    target = answer.target
    if view.asked in (WHICH_ORC_IS_HIT, WHICH_ORC_FOR):
        if target >= CHARACTER:
            return Why("an orc is asked for", "OG-51" if view.asked == WHICH_ORC_IS_HIT else "OG 9.3")
        return _no_orc_for(view, target)
    if target < CHARACTER:
        return Why("a character is asked for", "OG-50")
    if view.asked == WHO_IS_HIT:
        return _not_nearest(view, target)
    if view.asked == WHICH_OTHER_CHARACTER:
        if target == CHARACTER + view.about:
            return Why("two characters change places", "OG 9.3")
        return absent(view, target)
    assert view.asked == WHICH_CHARACTER_FOR
    return _no_character_for(view, seat, target)


def _no_orc_for(view: Siege, target: int) -> Why | None:
    """Why a card is not for this orc."""
    effect: Any = face_of(view, view.played[-1]).effect
    if view.asked == WHICH_ORC_FOR:
        return None if target in aims(view, effect) else bars_next(view, view.gm, Next(target))
    caster = named(view, view.about)
    if target in blasted(view, caster, effect):
        return None
    if target in view.had:
        return Why("the orcs that it is cast at are different ones", "OG-51")
    return out_of_sight(view, caster, effect.range, target, "the spell")


def _not_nearest(view: Siege, target: int) -> Why | None:
    """OG-30"""
    character = named(view, view.about)
    if any(target == CHARACTER + each.who for each in nearest(view, character, view.subject)):
        return None
    if target == CHARACTER + character.who:
        return Why("it is another character who is struck", "OG 7.10")
    if target == view.subject:
        return Why("who was aimed at is not struck by mistake", "OG-30")
    return absent(view, target) or Why("the nearest character is struck", "OG-30")


def _no_character_for(view: Siege, seat: Seat, target: int) -> Why | None:
    """Why a card is not for this character."""
    effect: Any = face_of(view, view.played[-1]).effect
    character = named(view, target - CHARACTER)
    if seat == view.gm:
        found: object = target in aims(view, effect)
    elif isinstance(effect, Raise):
        found = character.dead
    elif isinstance(effect, Heal):
        found = character in healed(view, named(view, view.about), effect)
    else:
        assert isinstance(effect, PickPocket)
        found = character.who in pockets(view, named(view, view.about))
    if found:
        return None
    name = CALLED[character.who]
    if type(effect) in MISSING:
        return Why(f"{name} {MISSING[type(effect)]}", "OG-50")
    return absent(view, target) or _untouched(view, character, effect)


ATTACKS: Final[dict[type[Option], Callable[[Siege, Seat, Any], Why | None]]] = {
    Strike: bars_strike,
    Shoot: bars_shoot,
    Fireball: bars_fireball,
}
"""What bars each attack."""
MISSING: Final[dict[type, str]] = {
    Raise: "is alive",
    LoseCards: "holds no card",
    Desert: "has no NPC in play",
}
"""What bars a character for whom such a card is not."""


def _untouched(view: Siege, character: Character, effect: Any) -> Why | None:
    """Why a character is not healed, or not robbed."""
    own = named(view, view.about)
    if character is own and isinstance(effect, PickPocket):
        return Why("it is for somebody else's hand", "OG-50")
    if isinstance(effect, Heal) and not character.wounds:
        return Why(f"{CALLED[character.who]} has no wounds", "OG-51")
    if isinstance(effect, PickPocket) and not character.hand:
        return Why(f"{CALLED[character.who]} holds no card", "OG-50")
    return not_adjacent(view, own.square, CHARACTER + character.who, "OG-51")
