"""Every answer that words can mean at this table now, whether it may be given or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

from orcade.table.requests import CardId, Option, Seat

from ..answers.acting import DONE
from ..answers.attacking import ENOUGH, RaidNext, attack, raid
from ..answers.battles import HOLD_OR_WITHDRAW, Biggest, Command, Follow, Hit, RetreatTo, plan_answers
from ..answers.common import EITHER
from ..answers.economy import WHO, BuildMine, DestroyMine, Rampage
from ..answers.fortresses import build
from ..answers.levying import Levy, Raise
from ..answers.moving import STAY, descend, hand_over, leave, march, move_on, take_over
from ..answers.spies import (
    Bribe,
    Knife,
    LookAt,
    Overhear,
    SabotageFortress,
    SabotageMachine,
    SabotageMine,
    StealFrom,
)
from ..answers.supply import AFRESH, BOSSES_ANSWERS, BUY, KEEP
from ..answers.trading import CALL_OFF, HAGGLE, PASS, REFUSE, Accept, TradeWith
from ..battles.leadership import biggest
from ..battles.losses import hittable, suffering
from ..battles.sides import fighters, fought, sides
from ..carrying import keep_options
from ..chips import LEADER, MACHINE, TROOP
from ..finding import known, leader_with, turn_of, world_of
from ..levying import Levies, bundle
from ..pieces import (
    HOW_MANY_BOSSES,
    STRONGEST,
    WHAT_FOR_IT,
    WHAT_NOW,
    WHAT_TO_PAY,
    WHAT_TO_RAMPAGE,
    WHERE_TO_DIG,
    WHERE_TO_RETREAT,
    WHETHER_TO_BUY,
    WHETHER_TO_MOVE_ON,
    WHETHER_TO_TRADE,
    WHICH_CARAVAN,
    WHICH_GOLD_TO_KEEP,
    WHICH_IS_BIGGEST,
    WHICH_PLAN,
    WHO_COMMANDS,
    WHO_IS_HIT,
    WHOM_TO_FOLLOW,
    Wars,
)
from ..spies import spy_of
from ..trading import just_that
from .battles import wavering
from .leading import one_of_each, own_leaders
from .supply import every_payment

WORDS: Final[tuple[Option, ...]] = (
    *EITHER,
    *HOLD_OR_WITHDRAW,
    DONE,
    KEEP,
    AFRESH,
    ENOUGH,
    STAY,
    HAGGLE,
    CALL_OFF,
    PASS,
    REFUSE,
)
"""Answers of a single word."""


def sayable(view: Wars) -> Iterator[Option]:
    """The answers of a word, and all of the kinds that are asked for; `explain` has a word for the others."""
    yield from WORDS
    if view.asked in KINDS:
        yield from KINDS[view.asked](view, turn_of(view))


# In a turn.


def actions(view: Wars, seat: Seat) -> Iterator[Option]:
    """What the leaders of the player whose turn it is could do, and his spies."""
    hand = [(card, chip) for card in view.players[seat].hand if (chip := known(view, card)) is not None]
    machines = sorted({held.power for _, held in hand if held.kind == MACHINE})
    levies = tuple(product((False, True), (False, True), (0, *machines)))
    of = Levies(view, seat)
    for card, held in hand:
        if held.kind == LEADER:
            yield from [Raise(card, *bundle(of, held.home, *each)) for each in levies]
    leaders = [leader.chip for leader in own_leaders(view, seat)]
    for leader in leaders:
        yield from [march(leader, area) for area in every_area(view)]
        area = leader_with(view, leader).area
        yield from [Levy(leader, *bundle(of, area, *each)) for each in levies]
        yield from (descend(leader), leave(leader), take_over(leader))
        yield from [hand_over(leader, other) for other in leaders]
        yield from [attack(leader, other) for other in range(view.seats)]
        yield from [raid(leader, caravan.chip) for caravan in view.caravans]
        yield from [build(leader, strength) for strength in range(1, STRONGEST + 1)]
    yield from [DestroyMine(area) for area in every_area(view)]
    yield from uses_of_spies(view, spy_of(view, seat))


def uses_of_spies(view: Wars, spy: CardId) -> Iterator[Option]:
    """On everything that lies on the map."""
    yield Overhear(spy)
    for seat in range(view.seats):
        yield from (LookAt(seat, spy), StealFrom(seat, spy))
    for leader in view.leaders:
        yield Knife(leader.chip, spy)
        yield from on_units(view, leader.units, spy)
    for area, land in enumerate(view.lands):
        yield from on_units(view, land.units, spy)
        yield from (SabotageMine(area, spy), SabotageFortress(area, spy))


def on_units(view: Wars, units: list[CardId], spy: CardId) -> Iterator[Option]:
    for card in one_of_each(view, units):
        chip = known(view, card)
        yield Bribe(card, spy) if chip is not None and chip.kind == TROOP else SabotageMachine(card, spy)


def every_area(view: Wars) -> range:
    return range(len(world_of(view).names))


def rampages(view: Wars, seat: Seat) -> Iterator[Option]:
    for leader in own_leaders(view, seat):
        yield from [Rampage(leader.chip, who) for who in range(len(WHO))]


# In a battle.


def plans(view: Wars) -> Iterator[Option]:
    """Of both sides."""
    yield from plan_answers(False, False, False)
    yield from plan_answers(True, fought(view).fortress > 0, True)


def leaders_in_it(view: Wars) -> list[CardId]:
    """Of both sides."""
    return [chip for side in sides(fought(view)) for chip in side.leaders]


def biggest_troops(view: Wars) -> Iterator[Option]:
    side = wavering(fought(view))
    yield from [Biggest(card) for card in one_of_each(view, (*biggest(view, side), *side.units))]


def victims(view: Wars) -> Iterator[Option]:
    """Of both sides, one of those that are typed alike."""
    battle = fought(view)
    found = [Hit(card) for side in sides(battle) for card in fighters(side)]
    may = [Hit(card) for card in hittable(view, suffering(battle))]
    yield from {hit.notation(view): hit for hit in (*found, *may)}.values()


# In trading.


def deals(view: Wars) -> Iterator[Option]:
    """To give just what is wanted, by who has got it."""
    if view.offer is not None and (chips := just_that(view, view.offer)):
        yield Accept(chips)


KINDS: Final[dict[int, Callable[[Wars, Seat], Iterator[Option]]]] = {
    HOW_MANY_BOSSES: lambda view, seat: iter(BOSSES_ANSWERS),
    WHETHER_TO_BUY: lambda view, seat: iter(BUY),
    WHAT_TO_PAY: every_payment,
    WHAT_NOW: actions,
    WHICH_CARAVAN: lambda view, seat: (RaidNext(caravan.chip) for caravan in view.caravans),
    WHO_COMMANDS: lambda view, seat: (Command(chip) for chip in leaders_in_it(view)),
    WHICH_PLAN: lambda view, seat: plans(view),
    WHICH_IS_BIGGEST: lambda view, seat: biggest_troops(view),
    WHO_IS_HIT: lambda view, seat: victims(view),
    WHERE_TO_RETREAT: lambda view, seat: (RetreatTo(area) for area in every_area(view)),
    WHOM_TO_FOLLOW: lambda view, seat: (Follow(chip) for chip in leaders_in_it(view)),
    WHICH_GOLD_TO_KEEP: lambda view, seat: iter(keep_options(view, CardId(view.about))),
    WHETHER_TO_MOVE_ON: lambda view, seat: (move_on(area) for area in every_area(view)),
    WHAT_TO_RAMPAGE: rampages,
    WHERE_TO_DIG: lambda view, seat: (BuildMine(area) for area in every_area(view)),
    WHAT_FOR_IT: lambda view, seat: deals(view),
    WHETHER_TO_TRADE: lambda view, seat: (TradeWith(other) for other in range(view.seats)),
}
"""By question: its answers that are more than a word and no sets. `seat`: whose turn it is."""
