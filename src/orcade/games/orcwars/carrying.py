"""Gold on the map: an army carries any number of chips, a lone leader one (OW 12.1, OW-67)."""

from __future__ import annotations

from functools import partial

from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, CardId, Flow, Option

from .answers.carrying import KeepGold
from .events.carrying import Carries, LeftGold
from .events.common import own
from .finding import chip_of, leader_with, lone
from .pieces import WHICH_GOLD_TO_KEEP, Leader, Wars
from .supply import put_back


def carry(wars: Wars, leader: Leader, card: CardId) -> Flow[None]:
    """A leader gets a gold chip, which everybody sees."""
    wars.cards.show(card)
    leader.gold.append(card)
    yield Carries(own(wars), leader.chip, card)
    yield from keep_one(wars, leader.chip)


def drop_gold(wars: Wars, leader: Leader) -> None:
    """All that a leader carries goes into the cup."""
    put_back(wars, *leader.gold)
    leader.gold.clear()


def keep_options(wars: Wars, chip: CardId) -> list[Option]:
    """One of each value."""
    found: dict[int, Option] = {}
    for card in leader_with(wars, chip).gold:
        found.setdefault(wars.cards.faces[card], KeepGold(card))
    return list(found.values())


def spared(wars: Wars, chip: CardId) -> Flow[tuple[CardId, ...]]:
    """The gold that a leader cannot carry any more; his owner chooses which chip stays with him."""
    leader = leader_with(wars, chip)
    if not lone(leader) or len(leader.gold) < 2:
        return ()
    kept = leader.gold[0]
    values = {chip_of(wars, card).power for card in leader.gold}
    if len(values) > 1:
        wars.asked = WHICH_GOLD_TO_KEEP
        wars.about = chip
        options = Lazy(partial(keep_options, wars, chip))
        answer = yield Ask(leader.seat, "A lone leader carries one gold chip. Which?", options, "OW 12.1")
        kept = answer.chip
    leader = leader_with(wars, chip)
    rest = tuple([card for card in leader.gold if card != kept])
    leader.gold = [kept]
    return rest


def keep_one(wars: Wars, chip: CardId) -> Flow[None]:
    """What a lone leader cannot carry goes into the cup."""
    rest = yield from spared(wars, chip)
    put_back(wars, *rest)
    if rest:
        yield LeftGold(own(wars), chip, rest)


def down_to_one(wars: Wars) -> Flow[None]:
    """Every leader who has lost his last troop keeps one gold chip."""
    for chip in tuple([leader.chip for leader in wars.leaders]):
        yield from keep_one(wars, chip)
