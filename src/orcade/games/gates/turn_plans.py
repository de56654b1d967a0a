"""What the actions of a turn can be used for, each as one answer (`Game.plans`): a chest, an orc, to get away.

What is mostly wanted comes first, as usual; the others are set beside it, so that a player sees what each brings.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orcade.table.floor import bits
from orcade.table.grid import NOWHERE, Square
from orcade.table.odds import percent
from orcade.table.plans import Plan
from orcade.table.requests import Ask
from orcade.table.words import counted

from .answers.turns import END, FIGHT, GO, LOOT, STRIKE, Go, Loot
from .farther import nearer
from .going_on import foes
from .hints.attacks import falls
from .odds import chest, threats
from .pieces import (
    BY_HAND,
    CALLED,
    Character,
    Siege,
    acting,
    board_of,
    orc_squares,
    place_told,
)
from .reasons import safer
from .traces import told_cost, way
from .usual import free_chests, in_peril, nearer_to_a_chest, refuge, risk, wanted
from .walking import away, goals, ways
from .winning import orc_value

CHEST, OTHER, HUNT, WALK, AWAY = "chest", "other chest", "hunt", "walk", "away"
"""Their notation."""
RISKY = 0.1
"""The chance to die from which it is told that one can get away."""
BESIDES = 2
"""So many stand beside what is usual: more would not be read."""


def turn_plans(view: Siege, ask: Ask) -> tuple[Plan, ...]:
    """What is wanted where that is to go somewhere, and what else could be done."""
    best = wanted(view, ask)
    if view.actions <= 0 or isinstance(best, Loot):
        return ()
    first = [walk(view, best.square)] if isinstance(best, Go) else []
    used = {plan.say for plan in first}
    others = [plan for plan in besides(view, first) if plan.say not in used][:BESIDES]
    if first and not others:
        others = list(other_chest(view, first[0]))
    if best is END and not others:
        others = list(bold(view))
    if first and not (others and calm(view, [*first, *others])):  # a single plan that lasts would begin by itself
        first = [replace(first[0], lasts="")]
    return *first, *[replace(plan, beside=True) for plan in others]


def besides(view: Siege, first: list[Plan]) -> Iterator[Plan]:
    """What else the turn could be for, of each kind one."""
    character = acting(view)
    gone = first[0].steps[0] if first else None
    if not foes(view, character):
        yield from hunt(view)
    if (near := nearer_to_a_chest(view)) is not None and near != gone:
        yield from filter(None, [to_a_chest(view, near.square)])
    dies = risk(view, character.square)
    fled = bool(first) and first[0].say == WALK
    if not fled and dies >= RISKY and (found := refuge(view)) is not None:
        hint = f"You die: here in {percent(dies)}, there in {percent(risk(view, found[0]))}."
        yield replace(anywhere(view, found[0]), say=AWAY, hint=hint)


def calm(view: Siege, plans: list[Plan]) -> bool:
    """Whether one may go on from turn to turn: no orc is near."""
    character = acting(view)
    return not threats(view, character, character.square) and HUNT not in [plan.say for plan in plans]


# Ways.


def walk(view: Siege, to: Square) -> Plan:
    """What one walks for: a chest, to get away, an orc."""
    return to_a_chest(view, to) or anywhere(view, to)


def to_a_chest(view: Siege, to: Square) -> Plan | None:
    """To the chest on a square, and into it; or towards the one that it brings nearer, of several the nearest."""
    character = acting(view)
    board = board_of(view)
    free = free_chests(view)
    if free >> to & 1:
        cost = cost_to(view, to)
        loots = view.actions > cost
        label = f"{'Loot' if loots else 'Go to'} a chest: {counted(cost + loots, 'action')}"
        told = (inside(view) if loots else "", danger(view, character, to), f"I{section(view, to)[1:]}.")
        hint = " ".join(filter(None, told))
        plan = Plan(say=CHEST, label=label, hint=hint, steps=(GO[to], LOOT))
        return drawn(view, lasting(view, plan), cost + loots)
    far = {each: away(board, each) for each in bits(free)}
    brought = [each for each, table in far.items() if table[to] < table[character.square]]
    nearest = min(brought, key=lambda each: far[each][to], default=NOWHERE)
    return None if nearest == NOWHERE or in_peril(view) else towards(view, nearest, to)


def section(view: Siege, chest: Square) -> str:
    """Where a chest is; no part of a plan's name, which is then read whole on a phone: "in the Market"."""
    return place_told(view, chest).removeprefix("a chest ")


def inside(view: Siege) -> str:
    """What a chest is likely to bring."""
    found = chest(view)
    if found is None:
        return ""
    return f"A Treasure in {percent(found.treasure)}, about {round(found.points)} points."


def towards(view: Siege, aim: Square, to: Square) -> Plan:
    """As near to a chest as one gets."""
    left = away(board_of(view), aim)[to]
    hint = f"{left} more after that, {section(view, aim)}. {danger(view, acting(view), to)}".rstrip()
    label = f"Go towards a chest: {counted(cost_to(view, to), 'action')}"
    return drawn(view, lasting(view, Plan(say=CHEST, label=label, hint=hint, steps=(GO[to],))))


def chest_at(view: Siege, aim: Square, to: Square) -> Plan:
    """Into a chest, or towards it."""
    return (to_a_chest(view, to) if to == aim else None) or towards(view, aim, to)


def other_chest(view: Siege, first: Plan) -> Iterator[Plan]:
    """Where nothing else is near: the next chest but the one that is proposed."""
    character, board = acting(view), board_of(view)
    goes = first.steps[0]
    if first.say != CHEST or not isinstance(goes, Go):
        return
    free = list(bits(free_chests(view)))
    meant = min(free, key=lambda each: away(board, each)[goes.square], default=NOWHERE)
    for aim in sorted(free, key=lambda each: away(board, each)[character.square]):
        to = nearer(view, character, aim)
        if aim != meant and to not in (NOWHERE, goes.square):
            plan = chest_at(view, aim, to)
            yield replace(plan, say=OTHER, label=plan.label.replace(" a chest", " another chest", 1))
            return


def bold(view: Siege) -> Iterator[Plan]:
    """Towards a chest all the same, where nothing is worth the risk."""
    character, board = acting(view), board_of(view)
    for aim in sorted(bits(free_chests(view)), key=lambda each: away(board, each)[character.square]):
        for risky in (False, True):
            if (to := nearer(view, character, aim, risky=risky)) != NOWHERE:
                yield replace(chest_at(view, aim, to), say=OTHER)
                return


def anywhere(view: Siege, to: Square) -> Plan:
    """Out of danger, to an orc that can be attacked from there, or wherever else."""
    character = acting(view)
    cost = counted(cost_to(view, to), "action")
    if threats(view, character, to) < threats(view, character, character.square):
        label = f"Get away from the orcs: {cost}"
    else:
        prey = foes(view, replace(character, square=to))
        place = "the chest searched before" if to == character.searched else place_told(view, to)
        goes = "Step aside" if place == place_told(view, character.square) else f"Go to {place}"
        label = f"Go where orc {prey[0][0] + 1} can be hit: {cost}" if prey else f"{goes}: {cost}"
    hint = f"{safer(view, to)} {danger(view, character, to)}".strip() or "No orc could strike you there."
    return drawn(view, Plan(say=WALK, label=label, hint=hint, steps=(GO[to],)))


def hunt(view: Siege) -> Iterator[Plan]:
    """To the orc that is soonest struck, without a free attack on the way, and at it until it falls."""
    character, board = acting(view), board_of(view)
    found = ways(view, character, character.square, view.actions)
    beside = 0
    for orc in view.orcs:
        beside |= board.beside(orc.square)
    squares = [
        square
        for square in bits(goals(view, character) & beside & ~orc_squares(view))
        if found.cost(square) < view.actions and not found.risks(square)
    ]
    for square in sorted(squares, key=lambda square: (found.cost(square), threats(view, character, square))):
        there = replace(character, square=square)
        prey = [orc for orc, by in foes(view, there) if by == BY_HAND]
        if not prey:
            continue
        left = view.actions - found.cost(square)
        after = replace(
            view, actions=left, characters=[there if each is character else each for each in view.characters]
        )
        attack = FIGHT[BY_HAND][prey[0]] if left > 1 else STRIKE[prey[0]]
        likely = falls(after, FIGHT[BY_HAND][prey[0]])
        brings = f"{orc_value(view)} points{'' if likely is None else f' in {percent(likely)}'}."
        plan = Plan(
            say=HUNT,
            label=f"Hunt orc {prey[0] + 1}: {counted(found.cost(square), 'action')}, {counted(left, 'blow')}",
            hint=f"{brings} {danger(view, character, square)}".rstrip(),
            steps=(GO[square], attack),
        )
        yield drawn(view, plan)
        return


def drawn(view: Siege, plan: Plan, cost: int = 0) -> Plan:
    """With its way on the map. `cost`: of all that is done, where that is more than to walk."""
    first = plan.steps[0]
    trace = way(view, first) if isinstance(first, Go) else None
    if trace is not None and cost:
        trace = replace(trace, cost=told_cost(view, cost))
    return replace(plan, trace=trace)


def lasting(view: Siege, plan: Plan) -> Plan:
    """It goes on until the chest has been opened, as long as no orc comes near."""
    character, first = acting(view), plan.steps[0]
    if isinstance(first, Go) and threats(view, character, first.square):
        return plan
    return replace(plan, lasts=f"until {CALLED[character.who]} has {counted(len(character.treasures) + 1, 'Treasure')}")


def cost_to(view: Siege, to: Square) -> int:
    """The actions that a way takes."""
    character = acting(view)
    return ways(view, character, character.square, view.actions).cost(to)


def danger(view: Siege, character: Character, square: Square) -> str:
    """How many orcs get at who stands there."""
    near = threats(view, character, square)
    return f"{counted(near, 'orc')} could strike you there." if near else ""
