"""Chances, for hints before the dice are rolled: checks, draws, the caves, caravans, and who would win a battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from orcade.table.requests import D6, CardId, Seat

from .battles.odds import exchanges, expected, plan_chances, won
from .battles.sides import other, power
from .chips import CARAVAN, Chip, chips, cup
from .finding import enemies_in, owns
from .pieces import CARAVAN_AGAIN_LESS, CARAVAN_POWERS, CAREFUL, CLEVER, D8, NO_PLAN, PLANS, Battle, Side, Wars


def eighths(most: int) -> Fraction:
    """The chance of a d8 for so much or less."""
    return Fraction(max(0, min(most, D8)), D8)


# Draws.


def in_cup(view: Wars, back: int) -> Counter[int]:
    """The faces that may come from a cup: all that lie nowhere in sight. Hidden chips of others are among them."""
    left = Counter(cup(view.options.own_chips, back))
    lying = set(view.cups[back])
    for card, of in enumerate(view.cards.backs):
        if of == back and card not in lying and view.face(card) >= 0:
            left[view.face(card)] -= 1
    return +left


def share(view: Wars, back: int, kind: int) -> Fraction:
    """The chance that the next chip of a cup is of a kind."""
    left = in_cup(view, back)
    found = sum(count for face, count in left.items() if chip_with(view, face).kind == kind)
    return Fraction(found, left.total()) if left else Fraction(0)


def any_of(view: Wars, back: int, kind: int, draws: int, returned: Sequence[CardId] = ()) -> Fraction:
    """The chance that one of some chips from a cup is of a kind. `returned`: chips that go back into it before."""
    left = in_cup(view, back) + Counter(view.face(card) for card in returned)
    total = left.total()
    others = sum(count for face, count in left.items() if chip_with(view, face).kind != kind)
    draws = min(draws, total)
    return 1 - Fraction(comb(others, draws), comb(total, draws)) if total else Fraction(0)


def mean_gold(view: Wars, back: int) -> float:
    """What a gold chip from the cup is worth on an average; caravans are replaced."""
    values = [
        chip.power
        for face, count in in_cup(view, back).items()
        if (chip := chip_with(view, face)).kind != CARAVAN
        for _ in range(count)
    ]
    return sum(values) / len(values) if values else 0.0


def chip_with(view: Wars, face: int) -> Chip:
    """What is printed on a face."""
    return chips(view.options.own_chips)[face]


# Underground.


class Caves(NamedTuple):
    """To how many lands of each sort the caves may lead."""

    own: int
    free: int
    """Without enemies, and not one's own."""
    hostile: int


def caves(view: Wars, seat: Seat) -> Caves:
    """OW 6.3: each land is as likely as every other."""
    own = free = hostile = 0
    for area in range(len(view.lands)):
        if enemies_in(view, area, seat):
            hostile += 1
        elif owns(view, seat, area):
            own += 1
        else:
            free += 1
    return Caves(own, free, hostile)


# Caravans.


def caravan_powers() -> dict[int, Fraction]:
    """The powers that a caravan may have, with their chances (OW 19.1)."""
    found: dict[int, Fraction] = {}
    for strength in CARAVAN_POWERS:
        found[strength] = found.get(strength, Fraction(0)) + Fraction(1, D6)
    for die in range(1, D6 + 1):
        strength = die - CARAVAN_AGAIN_LESS
        found[strength] = found.get(strength, Fraction(0)) + Fraction(D6 - len(CARAVAN_POWERS), D6) / D6
    return found


def mean_caravan() -> float:
    """The power of a caravan on an average."""
    return float(sum(strength * chance for strength, chance in caravan_powers().items()))


# Battles.


def attacker_wins(view: Wars, battle: Battle) -> float:
    """The chance that the attacker has the ground in the end, where both propose any plan at random;
    where the defender is surprised, all is settled (OW 20.5).

    Damage is taken to go where it costs the least power; stupid trolls and surrenders are left out of account."""
    ground = won(view, battle, exchanges(view, battle), battle.attacker)
    if battle.surprise:
        return ground[CLEVER][CAREFUL]
    return chance_of(ground, mixed(view, battle, battle.attacker), mixed(view, battle, battle.defender))


class Prospect(NamedTuple):
    """What may come of a plan: damage of both sides on an average, never more than the other one's power."""

    won: float
    """The chance that the side has the ground in the end."""
    dealt: float
    taken: float

    @property
    def gain(self) -> float:
        """What a side is better off by."""
        return self.dealt - self.taken


def prospects(view: Wars, battle: Battle, side: Side) -> tuple[Prospect, ...]:
    """By what a side is told to do: where the other one's proposal is not known, each is as likely as every other;
    stupid trolls are left out of account."""
    enemy = other(battle, side)
    attacks = side is battle.attacker
    if enemy.proposed in range(len(PLANS)):
        against = [plan_chances(view, battle, enemy, enemy.proposed)]
    elif enemy.leaders:
        against = [plan_chances(view, battle, enemy, plan) for plan in range(len(PLANS))]
    else:
        against = [plan_chances(view, battle, enemy, NO_PLAN)]
    cells = exchanges(view, battle)
    ground = won(view, battle, cells, side)
    most, least = power(view, enemy), power(view, side)
    known = expecting(view, battle, enemy)
    found = []
    for proposed in range(len(PLANS)):
        told = plan_chances(view, battle, side, proposed)
        dealt = taken = 0.0
        for each in against:
            to_attacker, to_defender = expected(cells, *((told, each) if attacks else (each, told)))
            gain, cost = (to_defender, to_attacker) if attacks else (to_attacker, to_defender)
            dealt += min(gain, most) / len(against)
            taken += min(cost, least) / len(against)
        has = chance_of(ground, *((told, known) if attacks else (known, told)))
        found.append(Prospect(has, dealt, taken))
    return tuple(found)


def expecting(view: Wars, battle: Battle, side: Side) -> Sequence[float]:
    """The chances of what a side does, as far as its proposal is known."""
    known = side.proposed in range(len(PLANS))
    return plan_chances(view, battle, side, side.proposed) if known else mixed(view, battle, side)


def chance_of(won: Sequence[Sequence[float]], attacking: Sequence[float], defending: Sequence[float]) -> float:
    """The chance to have the ground, from the chances of what both sides do. `won`: with each pair of plans. It is
    rounded, so that what is certain is told as certain."""
    found = sum(
        attacking[attack] * defending[defence] * has
        for attack, row in enumerate(won)
        for defence, has in enumerate(row)
    )
    return round(found, 9)


def mixed(view: Wars, battle: Battle, side: Side) -> list[float]:
    """The chances of what a side does, where each proposal is as likely as every other."""
    each = [plan_chances(view, battle, side, plan) for plan in range(len(PLANS))]
    return [sum(chances[plan] for chances in each) / len(PLANS) for plan in range(len(PLANS))]
