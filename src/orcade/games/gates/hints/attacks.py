"""What an attack needs, and what else its die may bring."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from orcade.table.odds import percent
from orcade.table.requests import D20
from orcade.table.words import listed

from ..answers.common import CHARACTER, target_name
from ..answers.turns import Fight, Fireball, Shoot, Spree, Strike
from ..attacks import nearest
from ..going_on import NEEDS, foes
from ..modifiers import (
    distance_to,
    missile_weapons,
    orc_needs,
    shot_needs,
    spell_needs,
    strike_needs,
    toughness,
)
from ..odds import hits, prey
from ..pieces import (
    BOTCH,
    BY_FIREBALL,
    BY_HAND,
    BY_SHOT,
    CALLED,
    FREE,
    SURVIVED,
    WHAT_ORC_DOES,
    Character,
    Orc,
    Siege,
    acting,
    face_of,
    named,
    orc_called,
    orc_of,
    players_turn,
)
from ..spells import brians


def on(need: int, *, botches: bool = False) -> str:
    """A threshold of a d20 with its chance: "15+ (30 %)"."""
    return f"{max(1, need)}+ ({percent(hits(need, botches=botches))})"


def orc_on_character(view: Siege, orc: Orc, character: Character) -> str:
    """What an orc needs: "hits on 15+ (30 %); Dave's last"."""
    return f"hits on {on(orc_needs(view, orc, character))}; {wounds_of(character)}"


def wounds_of(character: Character) -> str:
    """What a wound more would mean: "Dave has 2 wounds"."""
    name = CALLED[character.who]
    if character.wounds >= SURVIVED:
        return f"{name} has {character.wounds} wounds, one more kills"
    wounds = ("no wound", "1 wound")[character.wounds] if character.wounds < 2 else f"{character.wounds} wounds"
    return f"{name} has {wounds}"


def _then(view: Siege, target: int) -> str:
    """What a hit does, where that is not the death of an orc."""
    if target >= CHARACTER:
        return f" {wounds_of(named(view, target - CHARACTER))}."
    orc = orc_called(view, target)
    left = sum(effect.hits for effect in toughness(view, orc)) - orc.hits
    return " The next hit does not kill it." if left > 0 else ""


def strike(view: Siege, answer: Strike) -> str:
    """OG 7.7, OG 7.10, OG 9.6"""
    target = answer.target
    if view.asked == WHAT_ORC_DOES:
        orc = orc_called(view, view.acting)
        return f"{_capital(orc_on_character(view, orc, named(view, target - CHARACTER)))}."
    character = acting(view)
    weapons = [face for card in character.treasures if (face := face_of(view, card)).melee > 0]
    need = on(strike_needs(view, character, target), botches=True)
    with_what = f"{max(weapons, key=lambda face: face.melee).name}: hits" if weapons else "Hits"
    struck = [CALLED[each.who] for each in nearest(view, character, target)]
    botch = f"{' or '.join(struck)} is struck instead" if struck else "nothing else happens"
    return f"{with_what} on {need}.{_then(view, target)} On a {FREE} the action is free, on a {BOTCH} {botch}."


def whereabouts(view: Siege, target: int) -> str:
    """How far an orc is from who attacks it, and whom it could strike: which of many it is."""
    orc = orc_of(view, target)
    far = distance_to(view, acting(view).square, target)
    if orc is None or far is None or not players_turn(view):
        return ""
    beside = far <= 1
    others = [each for each in prey(view, orc) if not (beside and each is acting(view))]
    struck = ["you" if each is acting(view) else CALLED[each.who] for each in others]
    could = f", could strike {listed(struck)}" if struck else ""
    return f"{'Beside you' if beside else f'{far} squares off'}{could}. "


def fight(view: Siege, answer: Fight) -> str:
    """OG-61: how many attacks at most, and how likely it falls by them."""
    botches = answer.by == BY_HAND
    need = NEEDS[answer.by](view, acting(view), answer.target)
    assert need is not None
    likely = falls(view, answer)
    chance = "" if likely is None else f"It falls in {percent(likely)}. "
    ends = f" A {BOTCH} ends it." if botches else ""
    where = whereabouts(view, answer.target)
    return f"{chance}{where}Up to {view.actions} {BLOWS[answer.by]}, each hits on {on(need, botches=botches)}.{ends}"


def falls(view: Siege, answer: Fight) -> Fraction | None:
    """How likely an orc is hit before the actions are spent; None where one hit does not kill it."""
    orc = orc_called(view, answer.target)
    if orc.hits < sum(effect.hits for effect in toughness(view, orc)):
        return None
    botches = answer.by == BY_HAND
    need = NEEDS[answer.by](view, acting(view), answer.target)
    assert need is not None
    hit = hits(need, botches=botches)
    on_and_on = 1 - hit - Fraction(botches, D20)
    return hit * sum(on_and_on**blow for blow in range(view.actions))


def spree(view: Siege, answer: Spree) -> str:
    """OG-61: how many attacks at most at how many orcs, and how many of them hit; fewer where the next ones are
    harder to hit than the first."""
    character = acting(view)
    found = foes(view, character)
    foe, by = found[0]
    botches = by == BY_HAND
    need = NEEDS[by](view, character, foe)
    assert need is not None
    average = float(view.actions * hits(need, botches=botches))
    ends = f" A {BOTCH} ends it." if botches else ""
    return (
        f"Up to {view.actions} {BLOWS[by]} at {len(found)} orcs, the easiest first, on {on(need, botches=botches)}: "
        f"at most {average:.1f} hits on average.{ends}"
    )


BLOWS: Final = {BY_HAND: "blows", BY_SHOT: "shots", BY_FIREBALL: "Fireballs"}
"""What attacks are called, by their way."""


def shoot(view: Siege, answer: Shoot) -> str:
    """OG 7.9"""
    character = acting(view)
    need = shot_needs(view, character, answer.target)
    far = distance_to(view, character.square, answer.target)
    assert need is not None
    assert far is not None
    reaching = [weapon for weapon in missile_weapons(view, character) if far <= weapon.range]
    best = min(reaching, key=lambda weapon: weapon.needs)
    return f"{whereabouts(view, answer.target)}{best.name}: hits on {on(need)}.{_then(view, answer.target)}"


def fireball(view: Siege, answer: Fireball) -> str:
    """OG 3.1, OG-5"""
    return spell(view, acting(view), brians(view.options.own_decks).needs, answer.target)


def spell(view: Siege, character: Character, needs: int, target: int) -> str:
    """What a spell needs to hit. `needs`: as printed."""
    where = whereabouts(view, target)
    return f"{where}Hits on {on(spell_needs(view, character, needs, target))}.{_then(view, target)}"


def cards_on(view: Siege, target: int) -> str:
    """The cards that lie on an orc: "orc 3 has Thick Skull"; "" where none do."""
    orc = orc_of(view, target)
    if orc is None or not orc.cards:
        return ""
    return f"{_capital(target_name(target))} has {', '.join(face_of(view, card).name for card in orc.cards)}."


def _capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"
