"""Attacks of characters and orcs: who can be attacked, to-hit rolls, botches, kills (OG 7.7 – OG 7.10, OG 9.6)."""

from __future__ import annotations

from orcade.table.grid import Square
from orcade.table.requests import CUT, D20, FIST, SHOT, Flow, Roll

from .answers.common import CHARACTER
from .events.attacks import Botched, BotchedAlone, Hit, Missed, OrcDied, OrcShrugged, WasFree
from .modifiers import best_blade, best_missile, missile_weapons, orc_needs, shot_needs, strike_needs, toughness
from .moments import roll_d20
from .pieces import BOTCH, CALLED, FREE, NOBODY, WHO_IS_HIT, Character, Orc, Siege, board_of, living, named, orc_called
from .piles import put_away
from .targets import ask_target
from .winning import check_goal, orc_value
from .wounds import wound

# Who can be attacked.


def enemies(siege: Siege, character: Character) -> list[tuple[int, Square]]:
    """What a character's weapons may strike, with its square: orcs; characters with a card only (OG-32)."""
    found = [(orc.number, orc.square) for orc in siege.orcs]
    if siege.turncoat:
        found += [
            (CHARACTER + other.who, other.square)
            for other in siege.characters
            if other is not character and not other.dead
        ]
    return found


def strike_targets(siege: Siege, character: Character) -> list[int]:
    """Whom a character can attack hand to hand: beside it, also through a regular door (OG 7.7, OG 7.8)."""
    beside = board_of(siege).beside(character.square)
    return [target for target, square in enemies(siege, character) if beside >> square & 1]


def shot_targets(siege: Siege, character: Character) -> list[int]:
    """Whom a character can shoot at: in sight and in range of one of its weapons (OG 7.9)."""
    weapons = missile_weapons(siege, character)
    if not weapons:
        return []
    farthest = max(weapon.range for weapon in weapons)
    return in_range(siege, character, farthest, enemies(siege, character))


def in_range(siege: Siege, character: Character, most: int, targets: list[tuple[int, Square]]) -> list[int]:
    """Those of the targets that a character sees within so many squares (OG-29, OG-51)."""
    floor = board_of(siege).floor
    near = floor.spread(character.square, most)
    here = character.square
    return [target for target, square in targets if near >> square & 1 and floor.sees(here, square)]


def orc_targets(siege: Siege, orc: Orc) -> list[int]:
    """Whom an orc can attack."""
    beside = board_of(siege).beside(orc.square)
    return [
        CHARACTER + character.who
        for character in siege.characters
        if not character.dead and beside >> character.square & 1
    ]


# Attacks of characters.


def strike(siege: Siege, character: Character, target: int) -> Flow[None]:
    """OG 7.7, OG 7.10: a hand-to-hand attack."""
    need = strike_needs(siege, character, target)
    die = yield from roll_d20(siege, character, "to strike", "OG 7.7", need)
    if die == FREE:
        yield WasFree(character.who)
    else:
        siege.actions -= 1
    if die == BOTCH:
        siege.foe, siege.spree = NOBODY, False
        yield from botch(siege, character, target)
    elif die >= need:
        weapon = best_blade(siege, character)
        yield from hit(siege, character, target, CUT if weapon else FIST, weapon.name if weapon else "")
    else:
        yield Missed(CHARACTER + character.who, target)


def shoot(siege: Siege, character: Character, target: int) -> Flow[None]:
    """OG 7.9: an attack with the missile weapon that hits best. 1 and 20 mean nothing here (OG-30, OG-31)."""
    need = shot_needs(siege, character, target)
    weapon = best_missile(siege, character, target)
    assert need is not None
    assert weapon is not None
    siege.actions -= 1
    die = yield from roll_d20(siege, character, "to shoot", "OG 7.9", need)
    yield from flies(siege, character, target, die >= need, SHOT, weapon.name)


def flies(siege: Siege, character: Character, target: int, hits: bool, how: str, weapon: str) -> Flow[None]:
    """What comes of an attack from afar, with a weapon or spell."""
    if hits:
        yield from hit(siege, character, target, how, weapon)
    else:
        yield Missed(CHARACTER + character.who, target, how)


def hit(siege: Siege, character: Character, target: int, how: str, weapon: str) -> Flow[None]:
    """A character has hit an orc, or another character (OG-56), in some way (`Impact.how`)."""
    if target >= CHARACTER:
        yield Hit(CHARACTER + character.who, target, how)
        yield from wound(siege, named(siege, target - CHARACTER), by_gm=False)
        return
    orc = orc_called(siege, target)
    if orc.hits < sum(effect.hits for effect in toughness(siege, orc)):
        orc.hits += 1
        yield Hit(CHARACTER + character.who, target, how)
        yield OrcShrugged(orc.number)
        return
    kill(siege, orc)
    character.kills += 1
    yield OrcDied(orc.number, character.who, orc_value(siege), how, weapon)
    check_goal(siege)


def kill(siege: Siege, orc: Orc) -> None:
    """An orc returns to the pool (OG-40); its cards are discarded."""
    siege.orcs.remove(orc)
    if siege.foe == orc.number:
        siege.foe = NOBODY
    for card in orc.cards:
        put_away(siege, card)


def botch(siege: Siege, character: Character, target: int) -> Flow[None]:
    """OG 7.10, OG-30: the nearest other character is struck; who botched breaks ties."""
    struck = nearest(siege, character, target)
    if not struck:
        yield BotchedAlone(character.who)
        return
    siege.about = character.who
    siege.subject = target
    prompt = f"{CALLED[character.who]} strikes a friend: whom?"
    friends = [CHARACTER + other.who for other in struck]
    friend = yield from ask_target(siege, character.seat, friends, WHO_IS_HIT, prompt, "OG 7.10")
    chosen = friend - CHARACTER
    yield Botched(character.who, chosen)
    yield from wound(siege, named(siege, chosen), by_gm=False)


def nearest(siege: Siege, character: Character, target: int) -> list[Character]:
    """The living characters nearest to one by king's moves, without it and its target; none on another level."""
    floor = board_of(siege).floor
    found: list[Character] = []
    best = 0
    for other in living(siege):
        if other is character or CHARACTER + other.who == target:
            continue
        far = floor.kings(character.square, other.square)
        if far is not None and (not found or far <= best):
            found = [*found, other] if found and far == best else [other]
            best = far
    return found


# Attacks of orcs.


def orc_strikes(siege: Siege, orc: Orc, character: Character, *, free: bool = False) -> Flow[bool]:
    """OG 9.6, OG 7.3: an orc's attack; whether it hit."""
    need = orc_needs(siege, orc, character)
    rule = "OG 7.3" if free else "OG 9.6"
    die = yield Roll(siege.gm, D20, "the orc strikes", rule, max(1, need))
    if die < need:
        yield Missed(orc.number, CHARACTER + character.who)
        return False
    yield Hit(orc.number, CHARACTER + character.who)
    yield from wound(siege, character, by_gm=True, free=free)
    return True
