"""What the Gamemaster's orcs could do instead of going at the nearest: go at who leads, or at who is nearly dead; or be
kept for something else (`Game.plans`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from orcade.table.grid import Square
from orcade.table.plans import Plan
from orcade.table.requests import Ask
from orcade.table.words import counted

from .answers.gamemaster import CHARGE, CHARGE_AT
from .hints.orders import in_words, plan
from .pieces import CALLED, SURVIVED, Character, Siege, board_of
from .reserves import reserves
from .traces import order as drawn
from .walking import FAR, away
from .winning import points

AT_LEADER, AT_HURT = "at the leader", "at the hurt"
"""Their notation."""
LAST = 2
"""So many wounds short of death somebody is nearly dead."""
MORE = 2
"""So many more orcs that come nearer make an order another one."""
BESIDES = 3
"""So many stand beside what is usual: more would not be read."""


def order_plans(view: Siege, ask: Ask) -> tuple[Plan, ...]:
    """The first few; one less where there are cards to weigh, too."""
    return tuple(islice(chain(orders_at(view, ask), reserves(view)), BESIDES - bool(view.gm_hand)))


def orders_at(view: Siege, ask: Ask) -> Iterator[Plan]:
    """At whom all could go, where it comes to something else than at the nearest."""
    may = [each for each in view.characters if CHARGE_AT[each.who] in ask.options]
    if len(may) < 2:
        return
    usual = plan(view, CHARGE)
    known = [usual]
    for say, who, why in aims(view, may):
        answer = CHARGE_AT[who.who]
        comes_to = plan(view, answer)
        if comes_to in known:
            continue
        known.append(comes_to)
        hint = in_words(view, comes_to)
        come, otherwise = (nearer(view, who, each.squares) for each in (comes_to, usual))
        more = come - otherwise
        if more < MORE and sorted(comes_to.blows) == sorted(usual.blows):
            continue
        if more >= MORE:
            hint = f"{counted(come, 'orc')} come{'s' * (come == 1)} nearer instead of {otherwise or 'none'}. {hint}"
        label = f"All at {CALLED[who.who]}: {why}"
        yield Plan(say=say, label=label, hint=hint, steps=(answer,), trace=drawn(view, answer), beside=True)


def nearer(view: Siege, character: Character, ends: dict[int, Square]) -> int:
    """How many orcs end nearer to a character than they stand now, or have come. `ends`: by orc that goes elsewhere."""
    far = away(board_of(view), character.square)
    stood = {orc.number: far[orc.square] for orc in view.orcs}
    return sum(far[end] < stood.get(number, FAR) for number, end in ends.items())


def aims(view: Siege, may: list[Character]) -> Iterator[tuple[str, Character, str]]:
    """Who is worth it, and why."""
    leader = max(may, key=lambda each: points(view, each))
    if points(view, leader) > 0:
        yield AT_LEADER, leader, f"leads with {points(view, leader)}"
    hurt = max(may, key=lambda each: each.wounds)
    left = SURVIVED + 1 - hurt.wounds
    if left <= LAST and hurt is not leader:
        yield AT_HURT, hurt, f"{counted(left, 'wound')} more kill{'s' * (left == 1)}"
