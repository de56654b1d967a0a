"""Why something cannot be done now, with the rule that says so."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Why
from orcade.table.requests import CardId, Seat

from .book import ENCOUNTER, EVENT, ITEM, ROOM, RULE, Entry, known, pages
from .dungeon import LETTERS, SIDES, cell_name, cell_named, is_chamber, least_far, placings, way
from .gm import empty_rooms, occupied
from .pieces import (
    ACTING,
    ACTION,
    CHAMBER_FAR,
    CHOOSING,
    DEATH,
    DECK_NAMES,
    EXCHANGING,
    MOVE,
    NAMES,
    NONE,
    ROLLED,
    TURN,
    Dungeon,
    Moment,
)
from .rules import no_second
from .standing import EXCHANGE as NO_EXCHANGE
from .standing import ITEMS as NO_ITEMS
from .standing import RULES as NO_RULES
from .standing import SEARCH as NO_SEARCH
from .standing import allowed, bans, open_kinds
from .texts import title
from .turn import hand_of

ACTIONS: Final = ("move", "room", "rule", "lawyer", "exchange", "lay", "hand")
"""First words of what costs an action."""
WHEN: Final = {
    TURN: "at the beginning of a turn",
    MOVE: "when somebody has moved into a Room",
    ROLLED: "when the dice of an Encounter are known",
    DEATH: "when somebody is about to die",
    ACTION: "when an action is over",
}
SORTS: Final = {
    ROOM: ("room", "a Room is placed as an action: room, its name, where, and its open sides", "HK 10"),
    ENCOUNTER: ("encounter", "an Encounter is played upon somebody who has just moved", "HK 14"),
    ITEM: ("item", "an Item is played after a search or a victory", "HK 13"),
    EVENT: ("play", "an Event is played at the moment that stands on it", "HK 17"),
    RULE: ("rule", "a Rule is played as an action", "HK 6"),
}
OWN_CARD: Final = {
    "room": ROOM,
    "rule": RULE,
    "item": ITEM,
    "encounter": ENCOUNTER,
    "lay": ENCOUNTER,
    "befuddle": ENCOUNTER,
    "play": EVENT,
}
"""What sort of card a word is for."""


def explain(view: Dungeon, seat: Seat, words: str) -> Why | None:
    """The reason why this seat may not answer so now; None where there is nothing to say about it."""
    if not 0 <= seat < view.seats or view.ending is not None:
        return None
    verb, _, rest = " ".join(words.lower().split()).partition(" ")
    if verb in DECK_NAMES and not rest:
        return _deck(view, verb)
    if view.phase == CHOOSING:
        return Why("first everybody chooses a deck", "HK 1")
    if not view.rooms:
        return None
    if verb in ("drop", "steal", "strike", "discard", "on", "to", "in", "card", "done"):
        return _asked_for(view, verb)
    if verb in ACTIONS and (why := _no_action(view, seat, verb)) is not None:
        return why
    if verb in OWN_CARD:
        return _own_card(view, seat, verb, rest)
    if verb == "move":
        return _move(view, seat, rest)
    if verb == "lawyer":
        return _lawyer(view, seat, rest)
    if verb == "exchange":
        return _exchange(view, seat)
    if verb == "hand":
        return _hand(view, seat)
    if verb == "search":
        return _search(view, seat)
    return None


def _deck(view: Dungeon, verb: str) -> Why | None:
    if view.phase != CHOOSING:
        return Why("the decks have been chosen", "HK 1")
    if verb == "own" and not view.options.own_deck:
        return Why("there is no deck of your own at this table", "HK-46")
    if DECK_NAMES.index(verb) in view.decks:
        if view.decks.index(DECK_NAMES.index(verb)) == view.gm:
            return Why(no_second(view), "HK-30")
        return Why("somebody plays this deck already", "HK 1")
    return Why(no_second(view), "HK-30") if view.gm != NONE else None


def _asked_for(view: Dungeon, verb: str) -> Why | None:
    """Answers to a question that is not asked now."""
    if verb in ("card", "done") and view.phase == EXCHANGING:
        return Why("at least one card has to be discarded", "HK-9") if verb == "done" else None
    if verb in ("card", "done"):
        return Why("say exchange first; it is an action", "HK 8")
    if verb == "in":
        return Why("first say which Encounter you lay face down", "HK 23")
    if verb in ("steal", "drop"):
        return Why("Items are taken or lost only when a card or a death says so", "HK 21")
    return None


def _no_action(view: Dungeon, seat: Seat, verb: str) -> Why | None:
    """Why this seat has no action just now."""
    if verb == "room" and view.phase == ACTING and seat == view.active and not view.moments:
        return None
    if seat != view.active:
        return Why(f"it is the turn of {NAMES[view.active]}", "HK 5")
    if view.moments:
        return Why(f"first this is settled: {_moment(view.moments[-1])}", "HK 17")
    if view.phase == EXCHANGING:
        return Why("first the exchange: name another card, or say done", "HK 8")
    if view.died:
        return Why("a death costs the rest of the turn", "HK 15")
    return None if view.phase == ACTING else Why("the action before is not over yet", "HK 5")


def _moment(moment: Moment) -> str:
    who = NAMES[moment.actor]
    return {
        TURN: f"the turn of {who} begins",
        MOVE: f"{who} has moved",
        ROLLED: f"{who} faces an Encounter",
        DEATH: f"{who} is about to die",
        ACTION: f"an action of {who} is over",
    }[moment.when]


# Cards.


def _held(view: Dungeon, seat: Seat, rest: str) -> tuple[CardId, Entry] | None:
    """The card of the own hand that these words begin with."""
    slug = rest.split(" ", 1)[0]
    for card in view.hands[seat]:
        entry = known(view, card)
        if entry is not None and entry.slug == slug:
            return card, entry
    return None


def _own_card(view: Dungeon, seat: Seat, verb: str, rest: str) -> Why | None:
    """What speaks against playing this card of one's own."""
    if not rest:
        return Why(SORTS[OWN_CARD[verb]][1], SORTS[OWN_CARD[verb]][2])
    found = _held(view, seat, rest)
    if found is None:
        return _not_held(view, rest)
    card, entry = found
    if entry.sort != OWN_CARD[verb]:
        word, how, rule = SORTS[entry.sort]
        return Why(f"{entry.card.name} is {_article(title(entry.card))}: {how} ({word})", rule)
    if verb == "room":
        return _room(view, seat, card, entry, rest)
    if verb == "rule":
        return Why("a card forbids you to play Rules", "HK-6") if bans(view, seat) & NO_RULES else None
    if verb == "item":
        return _item(view, seat)
    if verb == "play":
        return _event(view, seat, entry, rest)
    if verb == "lay":
        return _lay(view, seat)
    if verb == "befuddle":
        return _befuddle(view, seat)
    return _encounter(view, seat, entry)


def _article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "AEIO" or noun == "NPC" else f"a {noun}"


def _not_held(view: Dungeon, rest: str) -> Why:
    slug = rest.split(" ", 1)[0]
    for entry in pages(view.options.own_deck):
        if entry.slug == slug:
            return Why(f"you do not hold {entry.card.name}", "HK 17")
    return Why("there is no card of that name", "HK 5")


def _event(view: Dungeon, seat: Seat, entry: Entry, rest: str) -> Why | None:
    when = WHEN[entry.when]
    if not view.moments or view.moments[-1].when != entry.when:
        return Why(f"{entry.card.name} is played {when}", "HK 17")
    moment = view.moments[-1]
    if view.exit_by == seat:
        return Why("you have played the Encounter upon this move onto an Exit, so you play no Events", "HK-3")
    if entry.theirs and moment.actor == seat:
        return Why("it is for somebody else’s moment, not for your own", "HK 17")
    if entry.mine and moment.actor != seat:
        return Why("it is for your own moment, not for somebody else’s", "HK 17")
    if entry.aim and " on " not in rest:
        return Why("say upon whom: play …, on, a name", "HK-37")
    if entry.aim and rest.endswith(f" on {NAMES[seat].lower()}"):
        return Why("a player of your choice is another one", "HK-37")
    return Why(f"what it asks for is not so: it is played {when}", "HK 17")


def _encounter(view: Dungeon, seat: Seat, entry: Entry) -> Why | None:
    """HK 14, HK-17, HK-3"""
    if not view.moments or view.moments[-1].when != MOVE:
        return Why("an Encounter is played upon somebody who has just moved and searched", "HK 14")
    moment = view.moments[-1]
    if moment.actor == seat:
        return Why("nobody plays Encounters upon himself", "HK 14")
    if moment.spent:
        return Why("this move has had its one Encounter", "HK 14")
    if moment.out >> seat & 1:
        return Why("you have passed, and there is one round of offers", "HK-17")
    if view.tapped >> seat & 1:
        return Why("you have played an Event upon this move onto an Exit, so you play no Encounter", "HK-3")
    if not open_kinds(view, moment.actor) >> entry.kind & 1:
        return Why(f"a card protects {NAMES[moment.actor]} from {title(entry.card)}s", "HK-6")
    return None


def _item(view: Dungeon, seat: Seat) -> Why | None:
    if bans(view, seat) & NO_ITEMS:
        return Why("a card forbids you to play Items", "HK-6")
    if seat == view.gm:
        return Why("the GameMaster plays an Item after an Encounter of his has killed", "HK-26")
    return Why("an Item is played after a search that finds something, or as the reward of a victory", "HK 13")


def _lay(view: Dungeon, seat: Seat) -> Why | None:
    if seat != view.gm:
        return Why("only the GameMaster lays Encounters face down", "HK 23")
    if not empty_rooms(view):
        return Why("no Room is empty: without a character and without a face-down card", "HK-22")
    return None


def _befuddle(view: Dungeon, seat: Seat) -> Why | None:
    if view.seats != 2 or view.gm == NONE:
        return Why("only a single player against the GameMaster can befuddle him", "HK 24")
    if seat == view.gm:
        return Why("it is you who is befuddled", "HK 24")
    return Why("he is befuddled when an Encounter of his meets you, before the dice", "HK-29")


# Rooms and moves.


def _room(view: Dungeon, seat: Seat, card: CardId, entry: Entry, rest: str) -> Why | None:
    """Why this Room may not lie so (HK 10, HK 11)."""
    here = view.where[seat]
    bases = occupied(view) if here == NONE or allowed(view, "room-anywhere", seat) else [here]
    parts = rest.split()
    far = least_far(view, card)
    possible = [(at, doors) for base in bases for at, doors in placings(view, base, card)]
    if len(parts) < 2:
        if possible:
            at, doors = possible[0]
            return Why(f"say where and how it lies, as in room {parts[0]} {cell_name(at)} {LETTERS[doors]}", "HK 10")
        return _nowhere(entry, far)
    at = cell_named(parts[1])
    if at == NONE:
        return Why("a place is told from the Entrance, as in n1 or e2s1", "HK-11")
    if at in view.at:
        return Why("a Room lies there already", "HK 10")
    beside = [base for base in bases if _next_to(view, base, at)]
    if not beside:
        whose = "a Room that a character is in" if here == NONE else "the Room that you are in"
        return Why(f"it has to lie beside {whose}, where that has an open side", "HK 10" if here != NONE else "HK 23")
    ways = [doors for cell, doors in possible if cell == at]
    if not ways:
        return _nowhere(entry, far)
    wanted = "".join(sorted(parts[2].upper(), key="NESW".find)) if len(parts) > 2 else ""
    shown = ", ".join(LETTERS[doors] for doors in dict.fromkeys(ways))
    if wanted not in {LETTERS[doors] for doors in ways}:
        return Why(f"there it can lie with these sides open: {shown}", "HK-11")
    return None


def _next_to(view: Dungeon, base: int, at: int) -> bool:
    room = view.rooms[base]
    return any(room.doors & side and room.cell + step == at for side, step, _ in SIDES)


def _nowhere(entry: Entry, far: int) -> Why:
    if entry.exit:
        return Why("at least three Rooms have to lie between an Exit and the Entrance", "HK-13")
    if far:
        return Why(f"the Inner Chamber has to lie at least {CHAMBER_FAR} Rooms from the Entrance", "HK-32")
    return Why("open side has to meet open side, and some open side of the dungeon has to stay free", "HK-12")


def _move(view: Dungeon, seat: Seat, rest: str) -> Why | None:
    here = view.where[seat]
    if here == NONE:
        return Why("the GameMaster has no figure and does not move", "HK 23")
    at = cell_named(rest)
    if at == NONE:
        return Why("say which Room by its place, as in move n1", "HK 12")
    if at == view.rooms[here].cell:
        return Why("you are there", "HK 12")
    if at not in view.at:
        return Why("there is no Room", "HK 12")
    other = view.at[at]
    steps = {view.rooms[here].cell + step for _, step, _ in SIDES}
    if at not in steps:
        return Why("that Room is not adjacent to yours", "HK-14")
    if not way(view, here, other) and not allowed(view, "walls", seat):
        return Why("the way there is blocked: open sides have to meet", "HK-14")
    return None


def _search(view: Dungeon, seat: Seat) -> Why | None:
    if bans(view, seat) & NO_SEARCH:
        return Why("a card forbids you to search", "HK-6")
    return Why("a Room is searched right after moving into it", "HK 13")


# Other actions.


def _lawyer(view: Dungeon, seat: Seat, rest: str) -> Why | None:
    slug, _, owner = rest.partition(" of ")
    mine = [known(view, card) for card in view.rules[seat]]
    if owner in ("", NAMES[seat].lower()) and any(entry is not None and entry.slug == slug for entry in mine):
        return Why("only the Rules of others can be removed", "HK-8")
    if not any(view.rules[other] for other in range(view.seats) if other != seat):
        return Why("nobody else has a Rule in front", "HK 7")
    return Why("say which Rule of whom, as in lawyer …, of, a name", "HK 7")


def _exchange(view: Dungeon, seat: Seat) -> Why | None:
    if not view.hands[seat]:
        return Why("you have no cards to exchange", "HK-9")
    return Why("a card forbids you to exchange cards", "HK-6") if bans(view, seat) & NO_EXCHANGE else None


def _hand(view: Dungeon, seat: Seat) -> Why | None:
    if hand_of(view, seat) == NONE:
        return Why("the Hand of Vectra has to lie in front of you", "HK-5")
    if not is_chamber(view, max(0, view.where[seat])):
        return Why("the Hand is of use in the Inner Chamber of Vectra only", "HK 3")
    return None
