"""Where the match stands, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.words import NUMBERS, counted, listed, whose

from .finding import turn_of
from .pieces import BOSSES, FIRST_ROLL, LEADERS_TO_WIN, NAMES, ROUND_BEGINS, ROUND_ENDS, SWAPPING, TRADING, Wars
from .winning import armies_of, holds, lands_of, lands_to_win, may_announce

NEAR_THE_LAST = 5
"""In so many rounds it is told which is the last one: the line is short."""

SETUP = {FIRST_ROLL: "Who begins?", BOSSES: "Bosses are chosen", SWAPPING: "Chips for gold"}


def headline(view: Wars) -> str:
    """Round, whose turn it is, and how far anybody is: first of all who is about to win, since a phone cuts the end."""
    if view.phase in SETUP:
        return SETUP[view.phase]
    last = view.options.round_cap
    parts = [f"Round {view.round} of {last}" if last and view.round > last - NEAR_THE_LAST else f"Round {view.round}"]
    if view.phase == TRADING:
        parts.append("trading")
    elif view.phase not in (ROUND_BEGINS, ROUND_ENDS):
        parts.append(f"{whose(NAMES[turn_of(view)])} turn")
    if about_to_win(view):
        return " · ".join((ahead(view), *parts))
    return " · ".join(filter(None, (*parts, ahead(view))))


def aims(view: Wars) -> str:
    """What wins (OW 25), and from when on (OW-84)."""
    aim = f"{lands_to_win(view)} lands or {LEADERS_TO_WIN} armies"
    if not may_announce(view, view.round):
        return f"From round {view.options.earliest}: hold {aim}"
    return f"Hold {aim} for a round"


def about_to_win(view: Wars) -> list[str]:
    """Who has announced a victory, and holds it so far."""
    return [] if view.ending is not None else [NAMES[seat] for seat in range(view.seats) if holds(view, seat)]


def ahead(view: Wars) -> str:
    """Who is nearest to a victory, or has announced one: "Olm leads: 6 lands", "Olm wins in 3 turns"; or nothing yet.
    It has one line of a phone, about thirty letters."""
    winning = about_to_win(view)
    if winning:
        left = 0 if view.phase == TRADING else view.seats - view.turns
        who = listed(winning) if len(winning) == 2 else some(winning)
        when = f"in {counted(left, 'turn')}" if left else "after trading"
        return f"{who} win{'s' * (len(winning) == 1)} {when}"
    near = [max(shares(view, seat)) for seat in range(view.seats)]
    best = near.index(max(near))
    lands, leaders = shares(view, best)
    if not lands and not leaders:
        return ""
    count, needed, noun = (
        (lands_of, lands_to_win(view), "land") if lands >= leaders else (armies_of, LEADERS_TO_WIN, "army")
    )
    has = count(view, best)
    names = [NAMES[seat] for seat in range(view.seats) if near[seat] == near[best] and count(view, seat) == has]
    s = "s" * (len(names) == 1)
    if has >= needed:
        return f"{some(names)} ha{s or 've'} {counted(has, noun)}"
    if has == needed - 1:
        return f"{some(names)} need{s} 1 {noun}{' more' * (len(names) != 2)}"
    who = listed(names) if len(names) == 2 else f"{some(names)} lead{s}"
    return f"{who}: {counted(has, noun)}"


def some(names: Sequence[str]) -> str:
    """Two by name, more by their number."""
    return ", ".join(names) if len(names) < 3 else NUMBERS[len(names)].capitalize()


def shares(view: Wars, seat: int) -> tuple[float, float]:
    """How near a player is to each of the victories, by lands and by leaders: 1 is there."""
    return lands_of(view, seat) / lands_to_win(view), armies_of(view, seat) / LEADERS_TO_WIN
