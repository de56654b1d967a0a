"""What a card says: its words, made from its effects. One template a verb, so words and effect cannot disagree."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .effects import (
    KINDS,
    Allow,
    Ban,
    Bonus,
    Boost,
    Cancel,
    Condition,
    Discard,
    Draw,
    DropItem,
    Effect,
    Equip,
    GainAction,
    Go,
    Kill,
    LoseAction,
    LoseTurn,
    Moment,
    Once,
    Peek,
    Recycle,
    RemoveRule,
    Reroll,
    Save,
    Standing,
    Steal,
    Swap,
    Turn,
    Whenever,
    Who,
)
from .printed import Card, Encounter, Event, Item, Room, Rule

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")

WHO: dict[Who, str] = {
    "you": "you",
    "target": "a player of your choice",
    "actor": "the active player",
    "others": "every other player",
    "everyone": "every player",
    "gm": "the GameMaster",
}

SKILLS = {
    "combat": "Combat",
    "thieving": "Thieving",
    "negotiation": "Negotiation",
    "lawyering": "Rules-Lawyering",
    "search": "searches",
    "hand": "cards in hand",
    "actions": "actions a turn",
    "difficulty": "the Difficulty of Encounters",
    "removal": "the Difficulty of removing Rules",
}
KIND_NAMES = {"monster": "Monster", "trap": "Trap", "npc": "NPC"}

WHEN: dict[Moment, str] = {
    "turn": "At the beginning of {whose} turn",
    "move": "When {who} moved into a Room",
    "rolled": "When the dice of {whose} Encounter are rolled",
    "death": "When {who} would die",
    "action": "After {whose} action",
}
BANS = {
    "search": "may not search",
    "items": "may not play Items",
    "exchange": "may not exchange cards",
    "rules": "may not play Rules",
    "monsters": "cannot be attacked by Monsters",
    "traps": "cannot be caught by Traps",
    "npcs": "cannot be bothered by NPCs",
    "steal": "cannot be stolen from",
}
ALLOWANCES = {
    "walls": "You may move through blocked sides into adjacent Rooms.",
    "search-twice": "After a search that failed you may search once more.",
    "item-on-pass": "You may play an Item when you pass.",
    "room-anywhere": "You may place a Room beside any Room that somebody is in.",
}
HAPPENINGS = {
    "turn": "At the beginning of your turn",
    "beat": "Whenever you beat {kind}",
    "die": "Whenever you die",
    "kill": "Whenever {kind} of yours kills somebody",
    "search": "Whenever you search and find nothing",
    "room": "Whenever you place a Room",
}
PLACES = {
    "entrance": "to the Entrance",
    "back": "back to the Room before",
    "your-room": "into your Room",
    "adjacent": "into an adjacent Room of your choice",
    "near-exit": "into a Room of your choice beside an Exit",
}


HAND = "In the Inner Chamber, as an action: 8 or more on a die plus your best skill wins the game; less kills you."


@cache
def say(card: Card) -> str:
    """The words of a card; empty where it does nothing but what its kind does."""
    if isinstance(card, Event):
        return f"{_when(card.when, card.conditions)}: {_then(card.effects)}."
    if isinstance(card, Encounter):
        return _encounter(card)
    parts = [_standing(effect) for effect in card.effects]
    if isinstance(card, Room):
        if card.exit:
            parts.insert(0, "Exit.")
        if card.chamber:
            parts.insert(0, "The Inner Chamber of Vectra.")
    if isinstance(card, Item) and card.hand:
        parts.insert(0, HAND)
    return " ".join(parts)


def title(card: Card) -> str:
    """What kind of card it is, in a word or two."""
    if isinstance(card, Encounter):
        return KIND_NAMES[card.kind]
    if isinstance(card, Room):
        return "Exit" if card.exit else "Room"
    return type(card).__name__


def difficulty(card: Encounter | Rule) -> str:
    """ "Difficulty 2, +1 per Room"."""
    deeper = f", +{card.deeper} per Room" if isinstance(card, Encounter) and card.deeper else ""
    return f"Difficulty {card.difficulty}{deeper}"


def _encounter(card: Encounter) -> str:
    parts = []
    if card.spares:
        parts.append(f"If you lose, you do not die; {_then(card.lose)}.")
    elif card.lose:
        parts.append(f"If you lose, you die; {_then(card.lose)}.")
    if card.win:
        parts.append(f"If you win, {_then(card.win)}.")
    return " ".join(parts)


def _when(when: Moment, conditions: Sequence[Condition]) -> str:
    if "mine" in conditions:
        who, whose, they = "you have" if when == "move" else "you", "your", "you"
    else:
        other = "another player" if "theirs" in conditions else "a player"
        who, whose, they = f"{other} has" if when == "move" else other, f"{other}'s", "they"
    text = WHEN[when].format(who=who, whose=whose)
    kinds = " or ".join(KIND_NAMES[kind] for kind in KINDS if kind in conditions)
    if kinds:
        text = text.replace("Encounter", kinds) if "Encounter" in text else f"{text} of a {kinds}"
    return text + "".join(_CONDITIONS[each].format(they=they) for each in conditions if each in _CONDITIONS)


_CONDITIONS: dict[Condition, str] = {
    "exit": ", on an Exit",
    "entrance": ", at the Entrance",
    "deep": ", at least 4 Rooms from the Entrance",
    "item": ", if {they} have an Item",
    "rule": ", if {they} have a Rule",
    "behind": ", if you are farther from an Exit",
    "crowd": ", if somebody else is in that Room",
    "alone": ", if {they} are alone in the Room",
}


def _then(effects: Sequence[Once]) -> str:
    return ", then ".join(_once(effect) for effect in effects)


def _standing(effect: Standing) -> str:
    if isinstance(effect, Bonus):
        return _bonus(effect)
    if isinstance(effect, Ban):
        who = {"you": "You", "others": "Other players", "everyone": "Players"}[effect.who]
        return f"{who} {BANS[effect.what]}."
    if isinstance(effect, Allow):
        return ALLOWANCES[effect.what]
    assert isinstance(effect, Whenever)
    kind = "an Encounter" if effect.against is None else f"{_article(KIND_NAMES[effect.against])}"
    return f"{HAPPENINGS[effect.happens].format(kind=kind)}, {_then(effect.then)}."


def _article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "AEIOUN" and noun != "Trap" else f"a {noun}"


def _bonus(effect: Bonus) -> str:
    against = f" against {KIND_NAMES[effect.against]}s" if effect.against and effect.to != "difficulty" else ""
    what = SKILLS[effect.to]
    if effect.to == "difficulty" and effect.against:
        what = f"the Difficulty of {KIND_NAMES[effect.against]}s"
    who = {"you": "", "others": " for other players", "everyone": " for everybody"}[effect.who]
    return f"{effect.by:+d} to {what}{against}{who}."


def _verb(who: Who, verb: str) -> str:
    """ "you draw", "every player draws"."""
    if who == "you":
        return f"you {verb}"
    third = {"may": "may", "have": "has"}.get(verb, f"{verb}es" if verb.endswith("s") else f"{verb}s")
    return f"{WHO[who]} {third}"


def _cards(count: int) -> str:
    return f"{NUMBERS[count]} card{'' if count == 1 else 's'}"


def _actions(count: int) -> str:
    return "action" if count == 1 else f"{NUMBERS[count]} actions"


def _once(effect: Effect) -> str:
    """One effect as a clause without its full stop."""
    if isinstance(effect, Draw):
        return f"{_verb(effect.who, 'draw')} {_cards(effect.cards)}"
    if isinstance(effect, Discard):
        return f"{_verb(effect.who, 'discard')} {_cards(effect.cards)}"
    if isinstance(effect, LoseAction):
        return f"{_verb(effect.who, 'lose')} the next {_actions(effect.actions)}"
    if isinstance(effect, LoseTurn):
        return f"{_verb(effect.who, 'lose')} the next turn"
    if isinstance(effect, GainAction):
        return f"{_verb(effect.who, 'have')} {NUMBERS[effect.actions]} more action{'' if effect.actions == 1 else 's'}"
    if isinstance(effect, Steal):
        return f"you steal an Item of {WHO[effect.who]}"
    if isinstance(effect, DropItem):
        return f"{_verb(effect.who, 'discard')} an Item in play"
    if isinstance(effect, Equip):
        return f"{_verb(effect.who, 'may')} play an Item"
    if isinstance(effect, Kill):
        return f"{_verb(effect.who, 'die')}"
    if isinstance(effect, Save):
        return "nobody dies"
    if isinstance(effect, Cancel):
        return "the Encounter is discarded"
    if isinstance(effect, Reroll):
        return f"the die of {'whoever faces it' if effect.die == 'victim' else 'the Encounter'} is rolled again"
    if isinstance(effect, Boost):
        return f"{effect.by:+d} for {'whoever faces it' if effect.side == 'victim' else 'the Encounter'}"
    if isinstance(effect, Go):
        return f"{'you are' if effect.who == 'you' else f'{WHO[effect.who]} is'} moved {PLACES[effect.to]}"
    if isinstance(effect, Swap):
        return f"you change places with {WHO['target']}"
    if isinstance(effect, Turn):
        return f"the Room of the active player is turned by {NUMBERS[effect.by]} quarter{'' if effect.by == 1 else 's'}"
    if isinstance(effect, Peek):
        return f"you look at the hand of {WHO[effect.who]}"
    if isinstance(effect, RemoveRule):
        where = "anybody" if effect.who == "everyone" else WHO[effect.who]
        return f"you discard a Rule of {where}"
    assert isinstance(effect, Recycle)
    return f"{_verb(effect.who, 'take')} the top card of the own discard pile into the hand"
