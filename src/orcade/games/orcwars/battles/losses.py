"""Who is destroyed: damage goes from unit to unit, one may survive, troops surrender (OW 23.3, OW 23.4, OW 23.7)."""

from __future__ import annotations

from functools import partial

from orcade.table.lazy import Lazy
from orcade.table.requests import D6, Ask, CardId, Flow, Option, Roll, Throw

from ..answers.battles import Hit
from ..answers.common import chip_name
from ..events.common import own
from ..events.losses import CaravanHit, Destroyed, FortressFalls, Surrenders, Survives
from ..finding import chip_of, is_leader, is_troop, machines, power_of, world_of
from ..lands import remove
from ..pieces import NO_CHIP, NOBODY, SURRENDERS, WHO_IS_HIT, Battle, Side, Wars
from .sides import fighters, follows, other, roller, sides


def lose(wars: Wars, battle: Battle) -> Flow[None]:
    """All losses of both sides, step by step, each time the attacker's first."""
    for side in sides(battle):
        if side.caravan == NO_CHIP:
            yield from assign(wars, side)
        elif side.damage:
            yield CaravanHit(own(wars), side.caravan, min(side.power, side.damage))
    for side in sides(battle):
        yield from survive(wars, side)
    for side in sides(battle):
        yield from fall(wars, side)
    for side in sides(battle):
        yield from surrender(wars, battle, side)
    if battle.siege:
        wars.lands[battle.area].fortress = 0
        yield FortressFalls(world_of(wars).names[battle.area])


# Damage.


def assign(wars: Wars, side: Side) -> Flow[None]:
    """OW 23.3, OW-69: its owner names one unit after another; each takes as much as it can."""
    while True:
        open_ = unhurt(side)
        rest = side.damage - sum(side.share)
        if not open_ or rest <= 0:
            return
        unit = open_[0]
        if rest < power_of(wars, open_):
            may = hittable(wars, side)
            unit = may[0]
            if len(may) > 1:
                wars.asked = WHO_IS_HIT
                wars.about = rest
                prompt = f"{rest} damage: who takes it?"
                answer = yield Ask(roller(wars, side), prompt, Lazy(partial(hits, wars, side)), "OW 23.3")
                unit = answer.chip
        side.hit.append(unit)
        side.share.append(min(rest, chip_of(wars, unit).power))


def suffering(battle: Battle) -> Side:
    """The side whose damage is being given out."""
    return next(
        side for side in sides(battle) if side.caravan == NO_CHIP and unhurt(side) and side.damage > sum(side.share)
    )


def unhurt(side: Side) -> list[CardId]:
    """Who has been given no damage yet."""
    return [card for card in fighters(side) if card not in side.hit]


def hittable(wars: Wars, side: Side) -> tuple[CardId, ...]:
    """Who may be given damage next, one of equal chips that follow the same leader: of nobody's the weakest (OW-55)."""
    may = unhurt(side)
    if side.seat == NOBODY:
        least = min([chip_of(wars, card).power for card in may])
        may = [card for card in may if chip_of(wars, card).power == least]
        if side.damage - sum(side.share) >= least * len(may):
            may = may[:1]
    found: dict[tuple[int, CardId], CardId] = {}
    for card in may:
        found.setdefault((wars.cards.faces[card], follows(side, card)), card)
    return tuple(found.values())


def hits(wars: Wars, side: Side) -> list[Option]:
    """The answers to it."""
    return [Hit(card) for card in hittable(wars, side)]


# The one who may survive.


def survive(wars: Wars, side: Side) -> Flow[None]:
    """OW 23.4: a unit whose damage and a die are together less than its power survives. Damage is not scattered
    (OW-69), so that can only be the last one; no die where it is lost or safe in any case."""
    if not side.hit:
        return
    last = side.hit[-1]
    most = survives_most(chip_of(wars, last).power, side.share[-1])
    if most <= 0:
        return
    die = 1
    if most < D6:
        label = f"survival of {chip_name(wars, last)}"
        die = yield Roll(roller(wars, side), D6, label, "OW 23.4", most=most)
    if die <= most:
        side.hit.pop()
        side.share.pop()
        yield Survives(own(wars), last)


def survives_most(power: int, share: int) -> int:
    """The greatest d6 with which a unit of this power survives so much damage; 0 or less: it cannot."""
    return power - share - 1


# The fallen.


def fall(wars: Wars, side: Side) -> Flow[None]:
    """Who was hit is destroyed; a machine that nobody tows any more, too (OW-31, OW-82)."""
    if side.hit:
        yield Destroyed(own(wars), side.seat, tuple(side.hit))
    for card in side.hit:
        if is_leader(wars, card):
            side.doomed.append(card)
        else:
            fell(wars, side, card)
    untowed = tuple(
        [card for card in machines(wars, side.units) if card not in side.fallen and not towed(wars, side, card)]
    )
    for card in untowed:
        fell(wars, side, card)
    if untowed:
        yield Destroyed(own(wars), side.seat, untowed)


def fell(wars: Wars, side: Side, card: CardId) -> None:
    """A troop or machine is destroyed; it is put aside until all is settled."""
    remove(wars, card)
    wars.aside.append(card)
    side.fallen.append(card)


def towed(wars: Wars, side: Side, machine: CardId) -> bool:
    """Whether a troop is left that follows the same leader as a machine, or like it none."""
    leader = follows(side, machine)
    return any(
        under == leader and card not in side.fallen and is_troop(wars, card)
        for card, under in zip(side.units, side.under, strict=True)
    )


def surrender(wars: Wars, battle: Battle, side: Side) -> Flow[None]:
    """OW 23.7, OW-43: more damage than power, and a leader to surrender to: each destroyed troop may do so."""
    ready = surrendering(wars, battle, side)
    if ready:
        dice = yield Throw(
            tuple(
                [
                    Roll(roller(wars, side), D6, f"surrender of {chip_name(wars, card)}", "OW 23.7", most=SURRENDERS)
                    for card in ready
                ]
            )
        )
        side.surrendered = [card for card, die in zip(ready, dice, strict=True) if die <= SURRENDERS]
        if side.surrendered:
            yield Surrenders(own(wars), tuple(side.surrendered))


def surrendering(wars: Wars, battle: Battle, side: Side) -> tuple[CardId, ...]:
    """The troops that roll for it."""
    enemy = other(battle, side)
    to = [chip for chip in enemy.leaders if chip not in enemy.doomed]
    return tuple([card for card in side.fallen if is_troop(wars, card)]) if side.damage > side.power and to else ()
