"""All the damage of a side given to its units by one press, so that the least is lost (OW 23.3, OW 23.4, OW-69)."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.odds import at_most, percent
from orcade.table.plans import Plan
from orcade.table.requests import CardId
from orcade.table.words import listed

from .answers.battles import Hit
from .answers.common import chip_name
from .battles.losses import suffering, survives_most, unhurt
from .battles.sides import fought
from .finding import chip_of, is_leader
from .pieces import NOBODY, WHO_IS_HIT, Side, Wars
from .policy.values import LEADER_WORTH

SAY = "cheapest"


def damage_plans(view: Wars) -> tuple[Plan, ...]:
    """The cheapest way, where somebody's own units are hit."""
    if view.asked != WHO_IS_HIT:
        return ()
    side = suffering(fought(view))
    if side.seat == NOBODY:
        return ()
    hit = cheapest(view, side, view.about)
    *others, last = hit
    share = view.about - sum(chip_of(view, card).power for card in others)
    most = survives_most(chip_of(view, last).power, share)
    lost = others if most > 0 else hit
    parts = [f"Lose {listed([chip_name(view, card) for card in lost])}"] if lost else []
    parts += [f"{'hit' if lost else 'Hit'} {chip_name(view, last)}"] if most > 0 else []
    hint = f"{chip_name(view, last)} survives with {percent(at_most(most))}." if most > 0 else "The least is lost."
    return (Plan(say=SAY, label="; ".join(parts), hint=hint, steps=tuple(Hit(card) for card in hit)),)


def cheapest(view: Wars, side: Side, rest: int) -> tuple[CardId, ...]:
    """Who takes so much damage, in this order. All but the last one are destroyed, and he may survive."""
    cards = unhurt(side)
    found: list[tuple[float, tuple[CardId, ...]]] = []
    for last in cards:
        for taken, (lost, others) in sums(view, [card for card in cards if card != last], rest).items():
            share = rest - taken
            if share <= chip_of(view, last).power:
                found.append((lost + worth(view, last) * (1 - survives(view, last, share)), (*others, last)))
    return min(found)[1]


def sums(view: Wars, cards: Sequence[CardId], below: int) -> dict[int, tuple[float, tuple[CardId, ...]]]:
    """By their power together, if it is below a number: the units of which the least is lost if all are destroyed."""
    found: dict[int, tuple[float, tuple[CardId, ...]]] = {0: (0.0, ())}
    for card in cards:
        for power, (lost, others) in list(found.items()):
            total = power + chip_of(view, card).power
            more = lost + worth(view, card), (*others, card)
            if total < below and (total not in found or more < found[total]):
                found[total] = more
    return found


def worth(view: Wars, card: CardId) -> float:
    """What is lost with a unit."""
    return chip_of(view, card).power + (LEADER_WORTH if is_leader(view, card) else 0.0)


def survives(view: Wars, card: CardId, share: int) -> float:
    """The chance that the last one who is hit survives so much damage."""
    return float(at_most(survives_most(chip_of(view, card).power, share)))
