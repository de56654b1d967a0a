"""What a card says: its words, made from its effects. One template a verb, so words and effect cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from orcade.table.words import NUMBERS

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
    Stay,
    Steal,
    Swap,
    Turn,
    Who,
)
from .numbers import DEEP, HAND_NEEDS
from .printed import Card, Encounter, Event, Item, Room, Rule

KIND_NAMES = {"monster": "Monster", "trap": "Trap", "npc": "NPC"}
SKILLS = {
    "combat": "Combat",
    "thieving": "Thieving",
    "negotiation": "Negotiation",
    "lawyering": "Rules-Lawyering",
    "search": "Search",
}
BANS = {
    "search": "search",
    "items": "play Items",
    "exchange": "exchange cards",
    "rules": "play Rules",
    "monsters": "Monsters cannot be played on",
    "traps": "Traps cannot be played on",
    "npcs": "NPCs cannot be played on",
    "steal": "Items cannot be stolen from",
}
"""What may not be done; or, from `monsters` on, what cannot be done to somebody."""
ALLOWANCES = {
    "walls": "You may move{start} through blocked sides into adjacent Rooms.",
    "search-twice": "When a search{here} fails, you may search once more.",
    "item-on-pass": "When you pass{here}, you may play an Item.",
    "room-anywhere": "You may place Rooms beside any Room that somebody is in.",
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
TURNS = {1: "by a quarter", 2: "by half", 3: "by three quarters"}
EXIT = "End an action of yours here, and you win."
CHAMBER = "The Hand of Vectra can be used here."
HAND = (
    f"In the Inner Chamber, as an action, roll a die: with your best skill {HAND_NEEDS} or more, you win the game; "
    "else you die."
)
SUBJECTS = ("that player", "every other player", "every player")
"""Not named again in the next clause."""
NO_GAMEMASTER = " (without one, a player of your choice)"


@cache
def say(card: Card) -> str:
    """The words of a card; empty where it does nothing but what its kind does."""
    if isinstance(card, Event):
        return f"{_when(card.when, card.conditions)}: {_then(card.effects, 'mine' in card.conditions)}."
    if isinstance(card, Encounter):
        return " ".join(_encounter(card))
    if isinstance(card, Room):
        parts = [EXIT] * card.exit + [CHAMBER] * card.chamber
        return " ".join(parts + [_standing(effect, " here") for effect in card.effects])
    parts = [HAND] if isinstance(card, Item) and card.hand else []
    return " ".join(parts + [_standing(effect) for effect in card.effects])


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


def _encounter(card: Encounter) -> Iterator[str]:
    if card.spares:
        yield f"If you lose, you do not die: {_then(card.lose, mine=True)}."
    elif card.lose:
        yield f"If you lose, you die; also {_then(card.lose, mine=True)}."
    if card.win:
        yield f"If you win, {_then(card.win, mine=True)}."


# When an Event can be played.


def _when(when: Moment, conditions: Sequence[Condition]) -> str:
    mine = "mine" in conditions
    who = "you" if mine else "another player" if "theirs" in conditions else "somebody"
    kind = " or ".join(_article(KIND_NAMES[kind]) for kind in KINDS if kind in conditions)
    states = list(conditions)
    if when == "turn":
        start = f"At the beginning of {'your turn' if mine else _any_turn(conditions)}"
    elif when == "move":
        start = f"When {who} {'have' if mine else 'has'} moved{_onto(states)}"
    elif when == "rolled":
        start = f"When dice are rolled for {kind or 'an Encounter'} on {who}"
    elif when == "death":
        start = f"When {who} would die{' of ' if kind else ''}{kind}"
    else:
        start = "After " + ("your" if mine else "another player's" if "theirs" in conditions else "any") + " action"
    return start + _if(states, "you" if mine else "they")


def _any_turn(conditions: Sequence[Condition]) -> str:
    return "another player's turn" if "theirs" in conditions else "a turn"


def _onto(states: list[Condition]) -> str:
    """Where somebody has moved, without the conditions that are said by it."""
    for place, words in (("exit", " onto an Exit"), ("entrance", " to the Entrance")):
        if place in states:
            states[:] = [each for each in states if each != place]
            return words
    return ""


def _if(states: Sequence[Condition], they: str) -> str:
    own = "your" if they == "you" else "their"
    has = {"item": "an Item", "rule": "a Rule"}
    are = {
        "exit": "on an Exit",
        "entrance": "at the Entrance",
        "deep": f"at least {NUMBERS[DEEP]} Rooms from the Entrance",
        "alone": f"alone in {own} Room",
    }
    parts = [f"have {words}" for state, words in has.items() if state in states]
    being = [words for state, words in are.items() if state in states]
    if being:
        parts.append(f"are {' and '.join(being)}")
    clauses = [f"{they} {' and '.join(parts)}"] if parts else []
    if "crowd" in states:
        clauses.append(f"somebody else is in {own} Room")
    if "behind" in states:
        clauses.append("you are farther from an Exit")
    return f", if {' and '.join(clauses)}" if clauses else ""


# What holds as long as the card lies there.


def _standing(effect: Standing, here: str = "") -> str:
    """`here` is said of Rooms."""
    if isinstance(effect, Bonus):
        return _bonus(effect, here)
    if isinstance(effect, Ban):
        return _ban(effect, here)
    if isinstance(effect, Allow):
        return ALLOWANCES[effect.what].format(here=here, start=" from here" if here else "")
    kind = _article(KIND_NAMES[effect.against]) if effect.against else "an Encounter"
    return f"{HAPPENINGS[effect.happens].format(kind=kind)}{here}, {_then(effect.then, effect.happens != 'kill')}."


def _article(noun: str) -> str:
    return f"an {noun}" if noun == "NPC" else f"a {noun}"


def _ban(effect: Ban, here: str) -> str:
    what = BANS[effect.what]
    if what[0].isupper():
        whom = {"you": "you", "others": "anybody else", "everyone": "anybody"}[effect.who]
        return f"{what} {whom}{here}."
    who = {"you": "You may not", "others": "Nobody else may", "everyone": "Nobody may"}[effect.who]
    return f"{who} {what}{here}."


def _bonus(effect: Bonus, here: str) -> str:
    whose = {"you": "", "others": " for everybody else", "everyone": " for everybody"}[effect.who]
    by = f"{effect.by:+d}"
    if effect.to == "difficulty":
        kind = f"{KIND_NAMES[effect.against]}s" if effect.against else "Encounters"
        who = {"you": "you play", "others": "others play", "everyone": "anybody plays"}[effect.who]
        return f"{by} Difficulty for {kind} {'met here' if here else who}."
    if effect.to == "removal":
        who = {"you": "your", "others": "others'", "everyone": "all"}[effect.who]
        return f"{by} Difficulty for removing {who} Rules{' while you are here' * bool(here)}."
    if effect.to == "hand":
        return f"{by} card{'' if abs(effect.by) == 1 else 's'} in hand at the beginning of a turn{whose}{here}."
    if effect.to == "actions":
        return f"{by} action{'' if abs(effect.by) == 1 else 's'} each turn{whose}{here}."
    return f"{by} {SKILLS[effect.to]}{whose}{here}."


# What is done at once.


def _then(effects: Sequence[Once], mine: bool = False) -> str:
    """`mine`: the actor of the moment is you."""
    told: list[str] = []
    named = False
    before = ""
    for effect in effects:
        words = _once(effect, mine)
        if named:
            words = words.replace("a player of your choice", "that player")
        named = named or "a player of your choice" in words
        subject = next((each for each in SUBJECTS if words.startswith(f"{each} ")), "")
        told.append(words[len(subject) + 1 :] if subject and subject == before else words)
        before = subject
    return ", then ".join(told)


def _who(who: Who, mine: bool) -> str:
    """Whom it is for; "you" where it is you."""
    if who == "actor":
        return "you" if mine else "that player"
    return {
        "you": "you",
        "target": "a player of your choice",
        "others": "every other player",
        "everyone": "every player",
        "gm": f"the GameMaster{NO_GAMEMASTER}",
    }[who]


def _does(who: Who, mine: bool, verb: str, rest: str) -> str:
    """ "draw a card", "every player draws a card"; "their" becomes "your"."""
    whom = _who(who, mine)
    if whom == "you":
        return f"{verb} {rest}".replace("their", "your")
    return f"{whom} {verb}{'es' if verb.endswith(('s', 'o')) else 's'} {rest}"


def _many(number: int, noun: str) -> str:
    return (f"an {noun}" if noun[0] in "aeiou" else f"a {noun}") if number == 1 else f"{NUMBERS[number]} {noun}s"


def _once(effect: Once, mine: bool) -> str:
    """One effect as a clause without its full stop."""
    if isinstance(effect, Draw):
        return _does(effect.who, mine, "draw", _many(effect.cards, "card"))
    if isinstance(effect, Discard):
        return _does(effect.who, mine, "discard", _many(effect.cards, "card"))
    if isinstance(effect, LoseAction):
        actions = "next action" if effect.actions == 1 else f"next {NUMBERS[effect.actions]} actions"
        return _does(effect.who, mine, "lose", f"their {actions}")
    if isinstance(effect, LoseTurn):
        return _does(effect.who, mine, "lose", "their next turn")
    if isinstance(effect, GainAction):
        return _does(effect.who, mine, "gain", _many(effect.actions, "action"))
    if isinstance(effect, DropItem):
        return _does(effect.who, mine, "discard", "an Item in play")
    if isinstance(effect, Recycle):
        return _does(effect.who, mine, "take", "the top card of their discard pile")
    if isinstance(effect, Equip):
        return f"{_who(effect.who, mine)} may play an Item"
    if isinstance(effect, Kill):
        whom = _who(effect.who, mine)
        return "you die" if whom == "you" else f"{whom} dies"
    if isinstance(effect, Go):
        return _does(effect.who, mine, "go", PLACES[effect.to])
    return _other(effect, mine)


def _other(effect: Effect, mine: bool) -> str:
    """Effects whose words are their own."""
    them = "you" if mine else "that player"
    if isinstance(effect, Steal):
        return f"steal an Item from {_who(effect.who, False)}"
    if isinstance(effect, Save):
        return "you do not die" if mine else "that player does not die"
    if isinstance(effect, Cancel):
        return "cancel the Encounter"
    if isinstance(effect, Reroll):
        if effect.die == "encounter":
            return "the Encounter's die is rolled again"
        return f"{'your' if mine else 'their'} die is rolled again"
    if isinstance(effect, Boost):
        return f"{effect.by:+d} for {them if effect.side == 'victim' else 'the Encounter'}"
    if isinstance(effect, Swap):
        return "change places with a player of your choice"
    if isinstance(effect, Turn):
        return f"turn {'your' if mine else 'their'} Room {TURNS[effect.by]}"
    if isinstance(effect, Stay):
        there = " ".join(_standing(each) for each in effect.effects)
        whom = _who(effect.who, mine)
        return f"lay this before {whom}{'' if whom == 'you' else ', who reads'}: {there.removesuffix('.')}"
    if isinstance(effect, Peek):
        return f"look at the hand of {_who(effect.who, False)}"
    assert isinstance(effect, RemoveRule)
    return f"discard a Rule of {'any player' if effect.who == 'everyone' else _who(effect.who, False)}"
