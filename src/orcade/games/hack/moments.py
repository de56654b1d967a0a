"""Moments at which cards may be played by anybody: who is asked, and what may be played (HK 14, HK 17, HK-33).

All who could have something to play are asked at once, and answer in secret; so nobody learns by timing who holds
what. Who is asked depends on what lies open alone: on the situation, on who has cards in hand, and on what the decks
hold. What each may answer depends on that seat's own faces, and is therefore worked out when it is looked at.
"""

from __future__ import annotations

from orcade.table.requests import Option, Seat
from orcade.table.words import whose

from .answers import LET_PASS, offer, play
from .card_decks import ENCOUNTER, FacedCard, all_decks, cards_by_face, dead, printed_on
from .dungeon import is_exit
from .lasting_effects import open_kinds
from .numbers import DEEP
from .pieces import ACTION, DEATH, MOMENTS, MOVE, NAMES, NONE, ROLLED, TURN, Dungeon, Moment, clockwise

EVERYBODY = (1 << len(NAMES)) - 1
"""All seats, as a set."""


def _prompts(theirs: str) -> tuple[str, ...]:
    prompts = {
        TURN: f"Play an Event in {theirs} turn?",
        MOVE: f"Play something on {theirs} move?",
        ROLLED: f"Play an Event on {theirs} roll?",
        DEATH: f"Play an Event on {theirs} death?",
        ACTION: f"Play an Event after {theirs} action?",
    }
    return tuple(prompts[when] for when in range(len(prompts)))


PROMPTS = tuple(_prompts(whose(name)) for name in NAMES)
"""By actor, by moment."""
OWN_PROMPTS = _prompts("your")
"""The same for the actor."""
RULES = ("HK 17", "HK 14", "HK 17", "HK 16", "HK 17")
"""By moment."""


STOPS = {
    "you": "something happens to me",
    "exit": "somebody stands on an Exit",
    "move": "somebody has moved: Encounters",
    "rolled": "the dice of an Encounter are known",
    "death": "somebody is about to die",
    "turn": "a turn begins",
    "action": "an action is over",
}
"""What an occasion to play something can be about."""
MINDS = ("exit",)
"""Who has wished for nothing is always asked about these; about others where there is something worth to be played."""


def _abouts(when: str) -> tuple[tuple[str, ...], ...]:
    return ((when,), ("you", when), ("exit", when), ("you", "exit", when))


ABOUT = tuple(_abouts(when) for when in MOMENTS)
"""By moment; in each, 1 more for being the actor oneself and 2 more for an actor who stands on an Exit."""


def playable(dungeon: Dungeon, seat: Seat) -> list[Option]:
    """The options of a seat at the open moment; cards of equal print are offered once."""
    moment = dungeon.moments[-1]
    prints = cards_by_face(dungeon.options.own_deck)
    faces = dungeon.cards.faces
    options: list[Option] = [LET_PASS]
    when = moment.when
    kinds = -1
    seen: list[str] = []
    for card in dungeon.hands[seat]:
        printed = prints[faces[card]]
        if printed.when == when:
            if printed.slug not in seen and holds(dungeon, printed, seat, moment):
                seen.append(printed.slug)
                options += [play(card, target) for target in targets(dungeon, printed, seat)]
        elif when == MOVE and printed.sort == ENCOUNTER and printed.slug not in seen:
            if kinds < 0:
                kinds = 0 if offers_none(dungeon, moment) >> seat & 1 else open_kinds(dungeon, moment.actor)
            if kinds >> printed.kind & 1:
                seen.append(printed.slug)
                options.append(offer(card))
    return options


def offers_none(dungeon: Dungeon, moment: Moment) -> int:
    """The seats that may play no Encounter upon the mover (HK-17, HK-3), as a set."""
    return EVERYBODY if moment.spent else moment.out | dungeon.tapped | 1 << moment.actor


def asked(dungeon: Dungeon, moment: Moment) -> tuple[Seat, ...]:
    """Who is asked, clockwise from the current player (HK-20). Depends on nothing that is hidden."""
    when = moment.when
    decks = all_decks(dungeon.options.own_deck)
    out = offers_none(dungeon, moment) if when == MOVE else EVERYBODY
    kinds = 0 if out == EVERYBODY else open_kinds(dungeon, moment.actor)
    found = []
    for seat in clockwise(dungeon, dungeon.active):
        if dungeon.hands[seat]:
            brought = decks[dungeon.decks[seat]]
            if brought.kinds & kinds and not out >> seat & 1:
                found.append(seat)
                continue
            for event in brought.events[when][seat == moment.actor]:
                if holds(dungeon, event, seat, moment) and not dead(dungeon, seat, event):
                    found.append(seat)
                    break
    return tuple(found)


def holds(dungeon: Dungeon, event: FacedCard, seat: Seat, moment: Moment) -> bool:
    """Whether a seat could play this Event now, if it had it."""
    actor = moment.actor
    if event.theirs if seat == actor else event.mine:
        return False
    if event.kinds and (moment.card == NONE or not event.kinds >> printed_on(dungeon, moment.card).kind & 1):
        return False
    if dungeon.exit_by == seat:
        return False
    return not event.conditions or all(is_so(dungeon, each, seat, actor) for each in event.conditions)


def is_so(dungeon: Dungeon, condition: str, seat: Seat, actor: Seat) -> bool:
    """Whether a condition of an Event holds. Conditions about Rooms never hold of the GameMaster, who is in none."""
    if condition == "item":
        return bool(dungeon.items[actor])
    if condition == "rule":
        return bool(dungeon.rules[actor])
    room = dungeon.where[actor]
    if room == NONE:
        return False
    if condition == "exit":
        return is_exit(dungeon, room)
    if condition == "entrance":
        return room == 0
    if condition == "deep":
        return dungeon.rooms[room].far >= DEEP
    if condition == "behind":
        own = dungeon.where[seat]
        if own == NONE or seat == actor:
            return False
        theirs, mine = dungeon.rooms[room].out, dungeon.rooms[own].out
        return theirs != NONE and (mine == NONE or mine > theirs)
    crowded = dungeon.where.count(room) > 1
    return crowded if condition == "crowd" else not crowded


def targets(dungeon: Dungeon, event: FacedCard, seat: Seat) -> tuple[Seat, ...]:
    """On whom an Event can be played; NONE stands for nobody in particular."""
    if event.aim:
        others = clockwise(dungeon, seat)[1:]
        if event.places_only:
            others = tuple(other for other in others if other != dungeon.gm)
        return others or (NONE,)
    if event.gm_aim and dungeon.gm == NONE:
        return clockwise(dungeon, seat)[1:]  # HK-27
    return (NONE,)


def about(dungeon: Dungeon, seat: Seat, moment: Moment) -> tuple[str, ...]:
    """What an occasion is about, in words of STOPS: a player may wish to be asked at some alone. Nothing hidden."""
    actor = moment.actor
    mine = seat == actor
    return ABOUT[moment.when][2 * is_exit(dungeon, dungeon.where[actor]) + mine]
