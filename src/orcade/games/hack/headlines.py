"""What is going on in the dungeon, in words: the headline, and what the table waits for."""

from __future__ import annotations

from orcade.table.requests import Seat
from orcade.table.words import counted, listed, whose

from .answers import named
from .card_decks import known
from .lasting_effects import actions_left
from .numbers import BETWEEN
from .pieces import (
    ACTING,
    ACTION,
    CHOOSING,
    DEATH,
    EXCHANGING,
    MOVE,
    NAMES,
    NONE,
    OPENING,
    ROLLED,
    TURN,
    Dungeon,
    Moment,
    Placed,
    kills_needed,
)
from .rules import announcement


def headline(view: Dungeon) -> str:
    """Where the match stands."""
    if view.ending is not None:
        best = [NAMES[one] for one in range(view.seats) if view.ending.places[one] == 1]
        return f"{best[0]} wins" if len(best) == 1 else f"{' and '.join(best)} share the victory"
    if view.phase in (CHOOSING, OPENING) or not view.round:
        return "At the Entrance"
    last = ", the last" if view.round == view.options.round_cap else ""
    turn = f"Round {view.round}{last}: {whose(NAMES[view.active])} turn"
    return f"{turn} · {ahead(view) or towards_exit(view)}"


def ahead(view: Dungeon) -> str:
    """Who is nearest to an Exit: "Pip: 2 Rooms to an Exit"; nothing as long as there is no way to one."""
    far = {seat: view.rooms[view.where[seat]].out for seat in range(view.seats) if seat != view.gm}
    best = min([out for out in far.values() if out != NONE], default=NONE)
    if best == NONE:
        return ""
    nearest = [NAMES[seat] for seat, out in far.items() if out == best]
    way = f"{counted(best, 'Room')} to" if best else "on"
    return f"{listed(nearest)}: {way} an Exit"


def towards_exit(view: Dungeon) -> str:
    """Where there is no way to an Exit: how many Rooms in a row are still wanting before one can be laid (HK 11)."""
    wanting = BETWEEN - max(placed.far for placed in view.rooms)
    return f"{counted(wanting, 'more Room')} before an Exit" if wanting > 0 else "an Exit can be placed"


def aim(view: Dungeon) -> str:
    """What wins (HK 3, HK 23); the Hand of Vectra as soon as the Room lies where it is of use."""
    by_hand = any(looks(view, placed) == "chamber" for placed in view.rooms)
    if view.gm == NONE:
        return (
            "Be first out: by an Exit, or the Hand of Vectra" if by_hand else "Be first out: end an action on an Exit"
        )
    who = "An Exit or the Hand" if by_hand else "First on an Exit"
    return f"{who} wins; GameMaster {view.kills}/{kills_needed(view)} kills"


def many(number: int, noun: str) -> str:
    """ "no cards", "1 card", "2 cards"."""
    return counted(number, noun) if number else f"no {noun}s"


def story(view: Dungeon) -> str:
    """What the table waits for, in one sentence."""
    if view.ending is not None:
        return view.ending.text
    if view.phase == CHOOSING:
        return f"Who plays whom?{announcement(view)}"
    if view.phase == OPENING:
        return "Who goes first?"
    if view.moments:
        return moment_words(view, view.moments[-1]) + asked_anew(view.moments[-1])
    who = NAMES[view.active]
    if view.laying != NONE:
        return f"{who} lays a card face down"
    if view.phase == EXCHANGING:
        return f"{who} exchanges cards"
    if view.phase == ACTING:
        return f"{who} has {many(actions_left(view), 'action')} left"
    return f"{whose(NAMES[view.active])} turn"


def moment_words(view: Dungeon, moment: Moment) -> str:
    """What a moment is about."""
    who = NAMES[moment.actor]
    if moment.when == TURN:
        return f"{whose(NAMES[moment.actor])} turn begins"
    if moment.when == MOVE:
        words = f"{who} has moved into {room_name(view, placed_in(view, moment.actor))}"
        return f"{words}, {out_of(view, moment.actor)}" if out_of(view, moment.actor) else words
    card = named(view, moment.card) if moment.card != NONE else ""
    if moment.when == ROLLED:
        if not moment.victim_die:
            return f"{who} faces {card}"
        side = who if moment.boost > 0 else "the Encounter"
        boost = f", +{abs(moment.boost)} for {side}" if moment.boost else ""
        return f"{who} against {card}: {moment.victim_die} and {moment.other_die} on the dice{boost}"
    if moment.when == DEATH:
        return f"{who} is about to die{f' of {card}' if card else ''}"
    assert moment.when == ACTION
    return f"{whose(NAMES[moment.actor])} action is over"


def asked_anew(moment: Moment) -> str:
    """Why all are asked again, and what one has answered was not played (HK-34). Of dice, what counts now says so."""
    return f"; {whose(NAMES[moment.first])} card came first" if moment.first != NONE and moment.when != ROLLED else ""


def out_of(view: Dungeon, seat: Seat) -> str:
    """Where somebody is, if it matters to the victory."""
    at = placed_in(view, seat)
    look = looks(view, view.rooms[at]) if at != NONE else ""
    return {"exit": "an Exit", "chamber": "the Inner Chamber"}.get(look, "")


def placed_in(view: Dungeon, seat: Seat) -> int:
    """The Room in which somebody is; NONE for the GameMaster and before the beginning."""
    return view.where[seat] if seat < len(view.where) else NONE


def room_name(view: Dungeon, room: int) -> str:
    """ "Entrance", "Wet Crypt"."""
    if room <= 0:
        return "the Entrance"
    return named(view, view.rooms[room].card)


def looks(view: Dungeon, placed: Placed) -> str:
    """Which sort of Room it is."""
    entry = known(view, placed.card) if placed.card != NONE else None
    if entry is None:
        return "entrance" if placed.card == NONE else "room"
    return "exit" if entry.exit else "chamber" if entry.chamber else "room"
