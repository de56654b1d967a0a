"""What is asked now, and what bars every answer of a kind because something else is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orcade.table.game import Why
from orcade.table.requests import Option, Seat

from ..answers import (
    Aim,
    Befuddle,
    Choose,
    Discard,
    Drop,
    Equip,
    Exchange,
    In,
    Lawyer,
    Lay,
    LetPass,
    Move,
    Offer,
    Pass,
    Play,
    PlayRoom,
    PlayRule,
    PutAway,
    Search,
    Skip,
    Steal,
    Strike,
    To,
    TryHand,
)
from ..lasting_effects import NO_ITEMS, NO_SEARCH, bans
from ..pieces import (
    ACTION,
    DEATH,
    FOR_WHOM,
    HOW_TO_CONFUSE,
    MOVE,
    NAMES,
    NONE,
    ROLLED,
    TURN,
    WHAT_DEATH_COSTS,
    WHAT_TO_DISCARD,
    WHAT_TO_EXCHANGE,
    WHAT_TO_PLAY,
    WHERE_TO_LAY,
    WHETHER_TO_SEARCH,
    WHICH_ACTION,
    WHICH_DECK,
    WHICH_ITEM_TO_LOSE,
    WHICH_ITEM_TO_PLAY,
    WHICH_ITEM_TO_STEAL,
    WHICH_ROOM_BESIDE,
    WHICH_ROOM_NEAR_EXIT,
    WHICH_RULE_TO_STRIKE,
    Dungeon,
)

ACTIONS: Final = (Move, PlayRoom, PlayRule, Lawyer, Exchange, Lay, TryHand, Pass)
"""Answers that cost an action (HK 5, HK 23)."""
QUESTIONS: Final[dict[int, tuple[tuple[type[Option], ...], str, str]]] = {
    WHICH_DECK: ((Choose,), "first everybody chooses a deck", "HK 1"),
    WHICH_ACTION: (ACTIONS, "first say what you do", "HK 5"),
    WHAT_TO_EXCHANGE: ((PutAway,), "first say which cards you exchange", "HK 8"),
    WHERE_TO_LAY: ((In,), "first say in which Room the card is laid face down", "HK 23"),
    WHETHER_TO_SEARCH: ((Search, Skip), "first say whether you search", "HK 13"),
    WHICH_ITEM_TO_PLAY: ((Equip, Skip), "first say whether you play an Item", "HK 13"),
    WHAT_TO_PLAY: ((LetPass, Play, Offer), "first this is settled: {}", "HK 17"),
    HOW_TO_CONFUSE: ((Befuddle, Pass), "first say whether you confuse the GameMaster", "HK 24"),
    WHAT_TO_DISCARD: ((Discard,), "first say which card you discard", "HK 8"),
    WHICH_ITEM_TO_LOSE: ((Drop,), "first say which Item you lose", "HK 21"),
    WHAT_DEATH_COSTS: ((Drop,), "first say which Item your death costs", "HK-19"),
    WHICH_ITEM_TO_STEAL: ((Steal,), "first say which Item you steal", "HK 21"),
    WHICH_RULE_TO_STRIKE: ((Strike,), "first say which Rule is discarded", "HK-44"),
    FOR_WHOM: ((Aim,), "first say whom it is for", "HK-37"),
    WHICH_ROOM_BESIDE: ((To,), "first say where {} is put", "HK-39"),
    WHICH_ROOM_NEAR_EXIT: ((To,), "first say where {} is put", "HK-39"),
}
"""By what is asked: the answers to it, what is told about others, and the rule."""
MOMENTS: Final = {
    TURN: "the turn of {} begins",
    MOVE: "{} has moved",
    ROLLED: "{} faces an Encounter",
    DEATH: "{} is about to die",
    ACTION: "an action of {} is over",
}
"""What is settled first, by moment."""
WHEN: Final = {
    TURN: "at the beginning of a turn",
    MOVE: "when somebody has moved into a Room",
    ROLLED: "when the dice of an Encounter are known",
    DEATH: "when somebody is about to die",
    ACTION: "when an action is over",
}
"""When an Event is played, by moment."""


def first(view: Dungeon) -> Why:
    """What has to be answered first."""
    _, text, rule = QUESTIONS[view.asked]
    if view.asked == WHAT_TO_PLAY:
        moment = view.moments[-1]
        return Why(text.format(MOMENTS[moment.when].format(NAMES[moment.actor])), rule)
    return Why(text.format(NAMES[view.about]), rule)


def untimely(view: Dungeon, seat: Seat, kind: type[Option]) -> Why | None:
    """What bars every answer of this kind, because something else is asked."""
    asked_for = kind in QUESTIONS[view.asked][0]
    if asked_for and (view.asked != WHICH_ACTION or seat == view.active):
        return None
    if view.asked == WHICH_DECK:
        return first(view)
    if kind not in ACTIONS:
        return ELSEWHERE[kind](view, seat) or first(view)
    if seat != view.active:
        return Why(f"it is the turn of {NAMES[view.active]}", "HK 5")
    return Why("a death costs the rest of the turn", "HK 15") if view.died else first(view)


def _because(text: str, rule: str) -> Callable[[Dungeon, Seat], Why]:
    why = Why(text, rule)
    return lambda view, seat: why


def _search(view: Dungeon, seat: Seat) -> Why:
    if bans(view, seat) & NO_SEARCH:
        return Why("a card forbids you to search", "HK-6")
    return Why("a Room is searched right after moving into it", "HK 13")


def _item(view: Dungeon, seat: Seat) -> Why:
    if bans(view, seat) & NO_ITEMS:
        return Why("a card forbids you to play Items", "HK-6")
    if seat == view.gm:
        return Why("the GameMaster plays an Item after an Encounter of his has killed", "HK-26")
    return Why("an Item is played after a search that finds something, or as the reward of a victory", "HK 13")


def _encounter(view: Dungeon, seat: Seat) -> Why | None:
    if view.moments and view.moments[-1].when == MOVE:
        return None
    return Why("an Encounter is played upon somebody who has just moved and searched", "HK 14")


def _event(view: Dungeon, seat: Seat) -> Why | None:
    return None if view.moments else Why("an Event is played at the moment that stands on it", "HK 17")


def _befuddle(view: Dungeon, seat: Seat) -> Why:
    if view.seats != 2 or view.gm == NONE:
        return Why("only a single player against the GameMaster can befuddle him", "HK 24")
    if seat == view.gm:
        return Why("it is you who is befuddled", "HK 24")
    return Why("he is befuddled when an Encounter of his meets you, before the dice", "HK-29")


ELSEWHERE: Final[dict[type[Option], Callable[[Dungeon, Seat], Why | None]]] = {
    Choose: _because("the decks have been chosen", "HK 1"),
    PutAway: _because("say exchange first; it is an action; then the cards", "HK 8"),
    In: _because("first say which Encounter you lay face down", "HK 23"),
    Search: _search,
    Skip: _because("only a search, or playing an Item, is skipped", "HK 13"),
    Equip: _item,
    Play: _event,
    Offer: _encounter,
    LetPass: _because("there is nothing to let pass: nobody is asked for Events now", "HK 17"),
    Befuddle: _befuddle,
    Discard: _because("cards are discarded when a card says so; as an action you exchange them", "HK 8"),
    Drop: _because("Items are taken or lost only when a card or a death says so", "HK 21"),
    Steal: _because("Items are taken or lost only when a card or a death says so", "HK 21"),
    Strike: _because("Rules are struck when a card says so; as an action you argue with one: lawyer …", "HK 7"),
    Aim: _because("nobody has to be named: no card asks whom it is for", "HK-37"),
    To: _because("somebody is put into another Room only when a card says so", "HK-39"),
}
"""Answers that are no action: when they are given, for who gives them at another time. None: it might be now."""
