"""Chips to swap, buy, pay with and discard (OW 2.2, OW 5.1, OW 10.3)."""

from __future__ import annotations

from orcade.table.judging import Judged
from orcade.table.requests import Ask, CardId

from ..answers.common import OfChips
from ..answers.supply import Afresh, Bosses, Buy, Keep
from ..chips import LEADER, TROOP
from ..finding import chip_of, lone, owns, power_of
from ..pieces import HAND, Wars
from .choices import choice_of, ids_of
from .values import GOLD_WORTH, worth_of

UNIT = 2.0
"""What a bought unit is worth, above its price."""
FORTRESS = 4.0
"""What a gold chip is worth that builds a fortress."""
MOST_SITES = 2
"""For so many fortresses gold is kept at most."""


def bosses(wars: Wars, ask: Ask) -> Judged:
    """Two leaders take two lands at once."""
    return {option: 3.0 * option.count for option in ask.options if isinstance(option, Bosses)}


def use_of(wars: Wars, card: CardId) -> float:
    """What a chip of the hand is worth to its owner: a troop whose tribe has no leader of his is of less use."""
    chip = chip_of(wars, card)
    worth = worth_of(wars, card)
    if chip.kind != TROOP:
        return worth
    seat = next(seat for seat, player in enumerate(wars.players) if card in player.hand)
    led = any(leader.seat == seat and chip_of(wars, leader.chip).tribe == chip.tribe for leader in wars.leaders)
    held = any(
        other.kind == LEADER and other.tribe == chip.tribe
        for other in (chip_of(wars, each) for each in wars.players[seat].hand)
    )
    owned = wars.lands[chip.home].owner == seat
    return worth + 1.5 * (led or held) + 1.0 * owned - (0.0 if led or held or owned else 0.5 * worth)


def worst(wars: Wars, cards: tuple[CardId, ...], count: int) -> tuple[CardId, ...]:
    """The chips of the hand that are of the least use, in the order in which they lie."""
    useless = sorted(cards, key=lambda card: use_of(wars, card))[:count]
    return tuple(card for card in cards if card in useless)


def swap(wars: Wars, ask: Ask) -> Judged:
    """A chip or two of little use for gold."""
    choice = choice_of(ask)
    gain = GOLD_WORTH * 1.9
    return {
        choice.make(chosen): sum(gain - use_of(wars, card) for card in chosen)
        for count in range(4)
        for chosen in [worst(wars, ids_of(choice), count)]
    }


def afresh(wars: Wars, ask: Ask) -> Judged:
    """A hand without a leader is worth nothing."""
    return {option: 5.0 * isinstance(option, Afresh) for option in ask.options if isinstance(option, Afresh | Keep)}


def buy(wars: Wars, ask: Ask) -> Judged:
    """Units, while the hand has room; a gold chip is kept for each fortress that could be built."""
    player = wars.players[ask.seat]
    keep = sites(wars, ask.seat)
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, Buy):
            left = power_of(wars, player.gold) - 2 * option.count
            room = len(player.hand) + option.count <= HAND
            short = max(0, keep - left) if option.count else 0
            found[option] = option.count * (UNIT if room else -1.0) - FORTRESS * short
    return found


def sites(wars: Wars, seat: int) -> int:
    """Own lands with an army of one's own and no fortress."""
    armies = [leader for leader in wars.leaders if leader.seat == seat and not lone(leader)]
    held = {leader.area for leader in armies if owns(wars, seat, leader.area)}
    return min(sum(not wars.lands[area].fortress for area in held), MOST_SITES)


def pay(wars: Wars, ask: Ask) -> Judged:
    """As little too much as possible."""
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, OfChips):
            found[option] = -3.0 * power_of(wars, option.chips) + 0.2 * len(option.chips)
    return found


def discard(wars: Wars, ask: Ask) -> Judged:
    """What is of the least use."""
    choice = choice_of(ask)
    return {choice.make(worst(wars, ids_of(choice), choice.groups[0].least)): 0.0}
