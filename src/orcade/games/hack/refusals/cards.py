"""What bars a use of a card of one's own hand: as a Room, a Rule, an Item, an Event, an Encounter, or to discard it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from orcade.table.game import Why
from orcade.table.requests import CardId, Option, Seat

from ..answers import Befuddle, Discard, Equip, Lay, Offer, Play, PlayRoom, PlayRule
from ..card_decks import ENCOUNTER, EVENT, ITEM, ROOM, RULE, FacedCard, cards_by_face, known, printed_on
from ..card_texts import KIND_NAMES, title
from ..dungeon import BETWEEN_CELLS, LETTERS, TURNS, Site, fits, least_far, open_ends, sites
from ..effects import KINDS
from ..gamemaster import empty_rooms
from ..lasting_effects import NO_RULES, bans, open_kinds
from ..moments import is_so, targets
from ..numbers import BETWEEN, CHAMBER_FAR
from ..pieces import MOVE, NAMES, NONE, WHAT_TO_PLAY, Dungeon, Moment
from ..turn import bases
from .occasions import ACTIONS, WHEN, first, untimely

SORTS: Final = {
    ROOM: ("room", "a Room is placed as an action: room, its name, where, and its open sides", "HK 10"),
    ENCOUNTER: ("encounter", "an Encounter is played upon somebody who has just moved", "HK 14"),
    ITEM: ("item", "an Item is played after a search or a victory", "HK 13"),
    EVENT: ("play", "an Event is played at the moment that stands on it", "HK 17"),
    RULE: ("rule", "a Rule is played as an action", "HK 6"),
}
"""By sort of card: the word with which it is played, how, and the rule."""
CONDITIONS: Final = {
    "exit": "{} is not on an Exit",
    "entrance": "{} is not at the Entrance",
    "deep": "{} is not that far from the Entrance",
    "item": "{} has no Item in front",
    "rule": "{} has no Rule in front",
    "behind": "you are not farther from an Exit than {}",
    "crowd": "nobody else is in the Room of {}",
    "alone": "{} is not alone in a Room",
}
"""What is not so, of the actor of the moment, by what an Event asks for."""


def unusable(view: Dungeon, seat: Seat, answer: Any) -> Why | None:
    """What bars this use of a card. Words that name a card which others hold mean one's own of the same print."""
    kind = type(answer)
    why = untimely(view, seat, kind) if kind in ACTIONS else None
    if why is not None:
        return why
    printed = printed_on(view, answer.card)
    mine = answer.card in view.hands[seat]
    if not mine and held(view, seat, printed.slug) == NONE:
        return Why(f"you do not hold {printed.card.name}", "HK 17")
    sort, bars = USES[kind]
    if sort not in (NONE, printed.sort):
        word, how, rule = SORTS[printed.sort]
        return Why(f"{printed.card.name} is {_article(title(printed.card))}: {how} ({word})", rule)
    why = bars(view, seat, answer, printed)
    if why is None and not mine:
        return Why(f"that {printed.card.name} is not the one that you hold", "HK 17")
    return why


def held(view: Dungeon, seat: Seat, slug: str) -> CardId:
    """The card of this name in a hand; NONE."""
    for card in view.hands[seat]:
        printed = known(view, card)
        if printed is not None and printed.slug == slug:
            return card
    return CardId(NONE)


def _article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "AEIO" or noun == "NPC" else f"a {noun}"


# Actions.


def _room(view: Dungeon, seat: Seat, answer: PlayRoom, printed: FacedCard) -> Why | None:
    """HK 10, HK 11"""
    at = answer.at
    if at in view.at:
        return Why("a Room lies there already", "HK 10")
    beside = [base for base in bases(view, seat) if at in sites(view, base)]
    if not beside:
        if view.where[seat] == NONE:
            return Why("it has to lie beside a Room that a character is in, where that has an open side", "HK 23")
        return Why("it has to lie beside the Room that you are in, where that has an open side", "HK 10")
    site, ends = Site(view, at), open_ends(view)
    joints = [BETWEEN_CELLS[at - view.rooms[base].cell][1] for base in beside]
    least = least_far(printed)
    ways = [
        doors
        for doors in TURNS[printed.doors]
        if any(fits(site, joint, doors, least, ends, printed.exit) for joint in joints)
    ]
    if answer.doors in ways:
        return None
    if ways:
        return Why(f"there it can lie with these sides open: {', '.join(LETTERS[doors] for doors in ways)}", "HK-11")
    if not any(fits(site, joint, doors, least, ends, True) for joint in joints for doors in TURNS[printed.doors]):
        if printed.exit:
            return Why(f"at least {BETWEEN} Rooms have to lie between an Exit and the Entrance", "HK-13")
        return Why(f"the Inner Chamber has to lie at least {CHAMBER_FAR} Rooms from the Entrance", "HK-32")
    return Why("some open side of the dungeon has to look onto an empty place", "HK-12")


def _rule(view: Dungeon, seat: Seat, answer: PlayRule, printed: FacedCard) -> Why | None:
    return Why("a card forbids you to play Rules", "HK-6") if bans(view, seat) & NO_RULES else None


def _lay(view: Dungeon, seat: Seat, answer: Lay, printed: FacedCard) -> Why | None:
    if seat != view.gm:
        return Why("only the GameMaster lays Encounters face down", "HK 23")
    if not empty_rooms(view):
        return Why("no Room is empty: without a character and without a face-down card", "HK-22")
    return None


# Cards for a moment.


def _encounter(view: Dungeon, seat: Seat, answer: Offer, printed: FacedCard) -> Why | None:
    """HK 14, HK-17, HK-3"""
    why = untimely(view, seat, Offer)
    if why is not None:
        return why
    moment = view.moments[-1]
    if moment.when != MOVE:
        return Why("an Encounter is played upon somebody who has just moved and searched", "HK 14")
    if moment.actor == seat:
        return Why("nobody plays Encounters upon himself", "HK 14")
    if moment.spent:
        return Why("this move has had its one Encounter", "HK 14")
    if moment.out >> seat & 1:
        return Why("you have passed, and there is one round of offers", "HK-17")
    if view.tapped >> seat & 1:
        return Why("you have played an Event upon this move onto an Exit, so you play no Encounter", "HK-3")
    if not open_kinds(view, moment.actor) >> printed.kind & 1:
        return Why(f"a card protects {NAMES[moment.actor]} from {title(printed.card)}s", "HK-6")
    return None


def _event(view: Dungeon, seat: Seat, answer: Play, printed: FacedCard) -> Why | None:
    name = printed.card.name
    if not view.moments or view.moments[-1].when != printed.when:
        return Why(f"{name} is played {WHEN[printed.when]}", "HK 17")
    if view.asked != WHAT_TO_PLAY:
        return first(view)
    return _not_for_this(view, seat, printed, view.moments[-1]) or _not_on(view, seat, answer.target, printed)


def _not_for_this(view: Dungeon, seat: Seat, printed: FacedCard, moment: Moment) -> Why | None:
    """What bars an Event of the present moment: see `moments.holds`."""
    actor = moment.actor
    name = printed.card.name
    if view.exit_by == seat:
        return Why("you have played the Encounter upon this move onto an Exit, so you play no Events", "HK-3")
    if printed.theirs and actor == seat:
        return Why(f"{name} is for somebody else's moment, not for your own", "HK 17")
    if printed.mine and actor != seat:
        return Why(f"{name} is for your own moment, not for somebody else's", "HK 17")
    if printed.kinds and (moment.card == NONE or not printed.kinds >> printed_on(view, moment.card).kind & 1):
        kinds = " or ".join(f"{KIND_NAMES[kind]}s" for at, kind in enumerate(KINDS) if printed.kinds >> at & 1)
        met = f"; this is {_article(title(printed_on(view, moment.card).card))}" if moment.card != NONE else ""
        return Why(f"{name} is for {kinds}{met}", "HK 17")
    for condition in printed.conditions:
        if not is_so(view, condition, seat, actor):
            return Why(f"{name} cannot be played: {CONDITIONS[condition].format(NAMES[actor])}", "HK 17")
    return None


def _not_on(view: Dungeon, seat: Seat, target: Seat, printed: FacedCard) -> Why | None:
    """What bars playing an Event on this player (HK-37, HK-27)."""
    allowed = targets(view, printed, seat)
    if target in allowed:
        return None
    if target == NONE:
        return Why("say upon whom: play …, on, a name", "HK-37")
    if allowed == (NONE,):
        return Why(f"{printed.card.name} is played upon nobody in particular: leave out the name", "HK-37")
    if target == seat:
        return Why("a player of your choice is another one", "HK-37")
    return Why(f"{NAMES[target]} is in no Room, and {printed.card.name} is about places", "HK-37")


def _asked_for(view: Dungeon, seat: Seat, answer: Option, printed: FacedCard) -> Why | None:
    return untimely(view, seat, type(answer))


Bars = Callable[[Dungeon, Seat, Any, FacedCard], Why | None]
USES: Final[dict[type[Option], tuple[int, Bars]]] = {
    PlayRoom: (ROOM, _room),
    PlayRule: (RULE, _rule),
    Lay: (ENCOUNTER, _lay),
    Offer: (ENCOUNTER, _encounter),
    Befuddle: (ENCOUNTER, _asked_for),
    Equip: (ITEM, _asked_for),
    Play: (EVENT, _event),
    Discard: (NONE, _asked_for),
}
"""For each use of a card in hand: the sort of card (NONE: any), and what bars it."""


# Words that name no card, or not enough.

VERBS: Final[dict[str, type[Option]]] = {
    "room": PlayRoom,
    "rule": PlayRule,
    "lay": Lay,
    "encounter": Offer,
    "befuddle": Befuddle,
    "item": Equip,
    "play": Play,
    "discard": Discard,
}
"""First words of what names a card in hand."""


def unnamed(view: Dungeon, seat: Seat, kind: type[Option], rest: Sequence[str]) -> Why | None:
    """What is wrong with the words behind the verb, where they name no card of this hand."""
    if rest and held(view, seat, rest[0]) != NONE:
        return None
    why = untimely(view, seat, kind) if kind in ACTIONS or not rest else None
    if why is not None:
        return why
    if not rest:
        sort = USES[kind][0]
        return Why(*SORTS[sort][1:]) if sort != NONE else None
    for printed in cards_by_face(view.options.own_deck):
        if printed.slug == rest[0]:
            return Why(f"you do not hold {printed.card.name}", "HK 17")
    return Why("there is no card of that name", "HK 5")
