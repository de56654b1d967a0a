"""What a card says: its words, made from its effects. One template a verb, so words and effect cannot disagree."""

from __future__ import annotations

from functools import cache

from orcade.table.words import NUMBERS, listed

from .effects import (
    Blast,
    Bonus,
    Cancel,
    Desert,
    Dodge,
    Effect,
    Haste,
    Heal,
    Lasting,
    LoseActions,
    LoseCards,
    LoseTreasure,
    MoreActions,
    Number,
    Orcs,
    PickPocket,
    Raise,
    Reroll,
    Revive,
    Sleep,
    Slow,
    Step,
    Swap,
    Tough,
    Turncoat,
    Wound,
)
from .printed import Card, Newcomers, Npc, Oddity, Treasure

BONUSES = {
    "melee": "{by:+d} on your hand-to-hand attack rolls.",
    "missile": "{by:+d} on your attack rolls with missiles.",
    "actions": "{by:+d} action{s} at each of your rolls for actions.",
    "treasures": "You may hold {many} more Treasure{s}.",
    "bandage": "Bandaging removes {many} more wound{s}.",
}
WEAPON = "A weapon: {by:+d} hand-to-hand."
"""What a bonus for hand-to-hand is on a Treasure: only one weapon counts in an attack (OG-47)."""
NPC_RULE = "May die in place of a wound of yours."
TWELVE = "Dave may begin with it."
PLAIN: dict[type[Effect], str] = {
    LoseActions: "You lose the rest of your actions.",
    LoseTreasure: "Discard a Treasure of your choice.",
    Step: "You are on a free square of your choice in sight.",
    Dodge: "In any turn, when you take a wound, except from a free attack: you do not take it.",
    Turncoat: "In this turn you may attack characters with your weapons.",
    PickPocket: "Take a random card from the hand of an adjacent character.",
    Desert: "Discard an NPC of your choice that is in play.",
    Swap: "Two characters of your choice change places.",
}
"""Effects that always say the same."""
PLAYERS = {
    Raise: "A dead character of your choice returns, on a free square of its player's choice.",
    Reroll: "When your d20 has been rolled in your turn: roll it again.",
    Cancel: "In any turn, when a Hackmaster card is played: it does nothing.",
}
GAMEMASTERS = {
    Raise: "A dead character of your choice returns, on a free square of your choice.",
    Reroll: "In a player's turn, when a free attack has missed: roll it again.",
    Cancel: "In a player's turn, when a Player card is played: it does nothing.",
}
"""What these say in the Player deck, and in the Hackmaster deck."""


@cache
def say(card: Card) -> str:
    """The words of a card; empty for a Treasure that is only worth its points."""
    if isinstance(card, Treasure):
        return " ".join([*(_lasting(effect, weapon=True) for effect in card.effects), *[TWELVE] * card.twelve])
    if isinstance(card, Npc):
        return " ".join([*map(_lasting, card.effects), NPC_RULE])
    return _at_once(card, card.effect)


def _lasting(effect: Lasting, weapon: bool = False) -> str:
    if not isinstance(effect, Bonus):
        return f"Missiles, up to {squares(effect.range)}: {effect.needs} or more hits."
    if effect.to == "armour":
        return f"{-effect.by:+d} on all attack rolls against you."
    if effect.to == "melee" and weapon:
        return WEAPON.format(by=effect.by)
    s = "" if abs(effect.by) == 1 else "s"
    return BONUSES[effect.to].format(by=effect.by, many=NUMBERS[abs(effect.by)], s=s)


def _at_once(card: Card, effect: Effect) -> str:
    words = PLAIN.get(type(effect)) or (GAMEMASTERS if isinstance(card, Oddity) else PLAYERS).get(type(effect))
    if words:
        return words
    if isinstance(effect, Orcs):
        return _orcs(effect, mine=isinstance(card, Newcomers))
    if isinstance(effect, Wound):
        return _wound(effect)
    if isinstance(effect, Blast):
        return _blast(effect)
    if isinstance(effect, Sleep):
        where = f"Orcs within {squares(effect.radius)} of" if effect.radius else "An orc on"
        do, make = ("do", "make") if effect.radius else ("does", "makes")
        return (
            f"{where} a square in sight {do} nothing in the next Gamemaster's turn, "
            f"and {make} no free attacks until it is over."
        )
    if isinstance(effect, Heal):
        return f"Remove {wounds(effect.wounds)} from you{' or an adjacent character' * (effect.who == 'beside')}."
    if isinstance(effect, Revive):
        return _revive(effect)
    if isinstance(effect, MoreActions):
        return f"You have {many(effect.more, 'more action')} in this turn."
    if isinstance(effect, Haste):
        return _haste(effect)
    if isinstance(effect, Tough):
        return _tough(effect)
    if isinstance(effect, Slow):
        return f"The next roll for actions of a player of your choice brings {NUMBERS[effect.by]} fewer."
    assert isinstance(effect, LoseCards)
    return f"A player of your choice discards {many(effect.cards, 'random card')} from the hand."


def _orcs(effect: Orcs, mine: bool) -> str:
    """`mine`: the Gamemaster reads it."""
    one = effect.number == 1
    come = f"{number_of(effect.number)} {'orc comes' if one else 'orcs come'}"
    placed = f"; you place {'it' if one else 'them'}" if effect.by == "looter" or mine else ""
    if effect.where == "road":
        return f"{come} in by the roads."
    if effect.where == "beside":
        strikes = f", and {'strikes' if one else 'strike'} at once" if effect.strikes else ""
        return f"{come}, beside you{strikes}{placed}."
    if effect.where == "building":
        return f"{come}, {'in' if one else 'all in'} one building without a character{placed}."
    return f"{come}, at least {squares(effect.distance)} from every character{placed}."


def _wound(effect: Wound) -> str:
    hurt = wounds(effect.wounds)
    if effect.who == "near":
        words = f"You and every character within {squares(effect.within)} of you take {hurt}"
    else:
        words = "You take " + hurt if effect.who == "you" else f"A character of your choice takes {hurt}"
    return f"{words}; a d20 of {effect.avoid} or more avoids it." if effect.avoid else f"{words}."


def _blast(effect: Blast) -> str:
    if effect.targets == 1:
        return f"An orc in sight, up to {squares(effect.range)} away: a d20 of {effect.needs} or more kills it."
    return (
        f"Up to {NUMBERS[effect.targets]} orcs in sight, up to {squares(effect.range)} away: "
        f"for each, a d20 of {effect.needs} or more kills it."
    )


def _revive(effect: Revive) -> str:
    """Where he returns is the rule (OG-44); what is different is said."""
    parts = [f"with {wounds(effect.wounds)}"] * (effect.wounds > 0)
    parts += ["with a Treasure of your choice from the discard pile"] * effect.treasure
    if effect.keep:
        parts.append(f"keep {many(effect.keep, 'Treasure')}")
    when = "When you die, in any turn, or in your own turn while you are dead: "
    return f"{when}return{' ' * bool(parts)}{listed(parts)}."


def _haste(effect: Haste) -> str:
    every = effect.who == "orcs"
    parts = [f"has {many(effect.actions, 'more action')}"] * (effect.actions > 0)
    if effect.attacks:
        parts.append(f"may attack {many(effect.attacks, 'more time', one='once more')}")
    return f"In this turn {'every orc' if every else 'one orc'} {listed(parts)}."


def _tough(effect: Tough) -> str:
    parts = [f"{-effect.armour:+d} on attack rolls against it"] * (effect.armour > 0)
    parts += [f"{effect.attacks:+d} on its attack rolls"] * (effect.attacks > 0)
    if effect.hits:
        hits = "hit does" if effect.hits == 1 else f"{NUMBERS[effect.hits]} hits do"
        parts.append(f"the first {hits} not kill it")
    return f"One orc, until it dies: {listed(parts)}."


def number_of(number: Number) -> str:
    return NUMBERS[number].capitalize() if isinstance(number, int) else f"One to {NUMBERS[int(number[1:])]}"


def few_of(number: Number) -> str:
    """The same where there is little room: "1–3"."""
    return number_of(number) if isinstance(number, int) else f"1–{number[1:]}"


def many(number: int, noun: str, one: str = "") -> str:
    return (one or f"one {noun}") if number == 1 else f"{NUMBERS[number]} {noun}s"


def wounds(number: int) -> str:
    return many(number, "wound")


def squares(number: int) -> str:
    """ "six squares", "12 squares"."""
    return many(number, "square") if number < len(NUMBERS) else f"{number} squares"
