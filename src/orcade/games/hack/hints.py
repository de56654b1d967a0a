"""What an answer is likely to bring, in words with the odds; from what the asked seat may know."""

from __future__ import annotations

from orcade.table.odds import at_least, at_most, percent
from orcade.table.requests import CardId, Seat

from .book import entry, known
from .odds import beats
from .pieces import HAND_NEEDS, NAMES, NONE, Dungeon
from .standing import best_skill, difficulty, lawyering, printed_difficulty, removal, search_number, skill

SKILLS = ("Combat", "Thieving", "Negotiation")
"""By kind of Encounter."""


def of_encounter(view: Dungeon, card: int) -> str:
    """ "Difficulty 3 against Combat 2: Mags loses in 68 %."; for the Encounter of one's own upon the mover."""
    victim = view.moments[-1].actor if view.moments else view.active
    if known(view, card) is None or view.where[victim] == NONE:
        return ""
    kind = entry(view, card).kind
    against = difficulty(view, card, view.cards.backs[card], view.where[victim])
    own = skill(view, victim, kind)
    return (
        f"Difficulty {against} against {SKILLS[kind]} {own}: {NAMES[victim]} loses in {percent(beats(against - own))}."
    )


def of_search(view: Dungeon, seat: Seat, room: int) -> str:
    """ "A search wants 3 or less, 50 %." """
    if seat < 0 or room < 0:
        return ""
    number = search_number(view, seat, room)
    return f"A search wants {number} or less: {percent(at_most(number))}."


def of_argument(view: Dungeon, card: CardId, owner: Seat) -> str:
    """HK 7"""
    mine, theirs = lawyering(view, view.active), removal(view, card, owner)
    return f"Rules-Lawyering {mine} against a Difficulty of {theirs}: {percent(beats(mine - theirs))}."


def of_the_hand(view: Dungeon, seat: Seat) -> str:
    """HK-32"""
    best = best_skill(view, seat)
    chance = at_least(HAND_NEEDS - best)
    return f"A die and {best}, {HAND_NEEDS} or more: wins in {percent(chance)}, else you die and lose the Hand."


def of_confusion(view: Dungeon, card: int) -> str:
    """HK-29"""
    moment = view.moments[-1]
    seat, room = moment.actor, view.where[moment.actor]
    plus = int(printed_difficulty(view, card, room) > printed_difficulty(view, moment.card, room))
    plus += int(entry(view, card).kind == entry(view, moment.card).kind)
    mine, theirs = lawyering(view, seat) + plus, lawyering(view, view.gm)
    return f"Rules-Lawyering {mine - plus} + {plus} against {theirs}: confused in {percent(beats(mine - theirs))}."
