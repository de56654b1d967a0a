"""What one mostly wants to answer (`Game.usual`): what is best by the policy of bots, in as few answers as can be."""

from __future__ import annotations

from typing import Final

from orcade.table.floor import bits
from orcade.table.grid import NOWHERE, Square
from orcade.table.judging import once
from orcade.table.requests import Ask, Option

from .answers.common import CHARACTER
from .answers.gamemaster import CHARGE
from .answers.setting_up import CHOOSE
from .answers.turns import END, FIGHT, GO, SPREE, Cast, Fireball, Go, Play, Shoot, Strike
from .going_on import AT, WAYS, foes
from .odds import threats
from .pieces import (
    BRIAN,
    DAVE,
    GORDO,
    WHAT_NEXT,
    WHAT_NOW,
    WHICH_CHARACTER,
    WHO_LAYS,
    Siege,
    acting,
    alone,
    board_of,
    character_squares,
    orc_squares,
)
from .policy import policy
from .policy.values import risk_of_death
from .walking import FAR, away, goals, ways

SIMPLE = (BRIAN, GORDO, DAVE)
"""Characters whose powers are plain, the first one best."""

DEADLY = 0.25
"""The chance to die where one stands from which on one gets away."""
BETTER = 0.75
"""The part of that chance which may be left where one gets."""

promising: Final = once(policy)


def usual(view: Siege, ask: Ask) -> Option | None:
    """What may be given of that."""
    if view.asked == WHICH_CHARACTER:
        return next((CHOOSE[who] for who in SIMPLE if CHOOSE[who] in ask.options), ask.options[0])
    if view.asked == WHO_LAYS:
        return ask.options[0]
    best = wanted(view, ask)
    if view.asked == WHAT_NEXT:
        return best if isinstance(best, Play) else CHARGE if CHARGE in ask.options else END
    if isinstance(best, Strike | Shoot | Fireball) and best.target < CHARACTER and not may_have_to_go(view):
        fight = SPREE if all_wanted(view, ask) else FIGHT[WAYS[type(best)]][best.target]
        return fight if fight in ask.options else best
    return best


def all_wanted(view: Siege, ask: Ask) -> bool:
    """Whether each orc that can be attacked is rather attacked than anything else done."""
    judged = promising(view, ask)
    attacks = {AT[by][foe] for foe, by in foes(view, acting(view))}
    other = max((value for answer, value in judged.items() if type(answer) not in WAYS), default=0.0)
    return len(attacks) > 1 and all(judged.get(attack, 0.0) > other for attack in attacks)


def wanted(view: Siege, ask: Ask) -> Option | None:
    """The best answer by the policy; but who may well die gets out of reach as long as he still can."""
    judged = promising(view, ask)
    best = max(judged, key=judged.__getitem__, default=None)
    if view.asked == WHAT_NOW and in_peril(view) and best is not None and not isinstance(best, Go | Play | Cast):
        return out_of_reach(view) or best
    if best is END and view.actions > 0:
        return nearer_to_a_chest(view) or best
    return best


def free_chests(view: Siege) -> int:
    """The squares of chests that nobody stands on and that are not locked for whose turn it is."""
    searched = acting(view).searched
    locked = 1 << searched if searched != NOWHERE else 0
    return board_of(view).chests & ~(orc_squares(view) | character_squares(view) | locked)


def nearer_to_a_chest(view: Siege) -> Go | None:
    """The way towards a chest that nobody stands on, to where no more orcs could strike him than here, without a free
    attack: what actions are good for that would be lost. None where it gets him nearer by no more than half of them: he
    is in a corner, and would go to and fro."""
    character, board = acting(view), board_of(view)
    found = ways(view, character, character.square, view.actions)
    tables = [away(board, chest) for chest in bits(free_chests(view))]
    most = threats(view, character, character.square)

    def far(square: Square) -> int:
        return min([table[square] for table in tables], default=FAR)

    there = [square for square in bits(goals(view, character) & ~orc_squares(view)) if not found.risks(square)]
    safe = [square for square in there if threats(view, character, square) <= most]
    best = min(safe, key=far, default=NOWHERE)
    return GO[best] if best != NOWHERE and 2 * (far(character.square) - far(best)) > view.actions else None


def in_peril(view: Siege) -> bool:
    """Whether whose turn it is may well die where he stands."""
    character = acting(view)
    return alone(view, character.square) and risk(view, character.square) >= DEADLY


def may_have_to_go(view: Siege) -> bool:
    """Whether he is in peril, and attacks only as long as he can still get away."""
    return in_peril(view) and refuge(view) is not None


def risk(view: Siege, square: Square) -> float:
    """The chance that whose turn it is dies there in the Gamemaster's next turn, about."""
    character = acting(view)
    return risk_of_death(view, character, threats(view, character, square))


def out_of_reach(view: Siege) -> Go | None:
    """The way to his refuge, where he has no action to spend before."""
    found = refuge(view)
    return GO[found[0]] if found is not None and found[1] >= view.actions else None


def refuge(view: Siege) -> tuple[Square, int] | None:
    """Where the fewest orcs could strike him, without a free attack on the way, and how many actions it takes; None
    where it is no better than here."""
    character = acting(view)
    found = ways(view, character, character.square, view.actions)
    safe = [square for square in bits(goals(view, character) & ~orc_squares(view)) if not found.risks(square)]
    best = min(safe, key=lambda square: (threats(view, character, square), found.cost(square)), default=NOWHERE)
    if best == NOWHERE or risk(view, best) > BETTER * risk(view, character.square):
        return None
    return best, found.cost(best)
