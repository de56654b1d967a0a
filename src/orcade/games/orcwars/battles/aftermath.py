"""After a battle: trolls regenerate, the winner takes over who is ready, the land is claimed (OW 24.3, OW 24.4)."""

from __future__ import annotations

from orcade.table.requests import D6, CardId, Flow, Roll, Throw

from ..answers.common import chip_name
from ..checks import authority
from ..events.aftermath import ChangesSides, Regenerates, StayNeutral, WanderOff
from ..events.common import own
from ..finding import chip_of, land_of, leader_with, owners_in
from ..following import control_bonus
from ..lands import cash, claim, turn_neutral
from ..pieces import FORTRESS_BONUS, NO_CHIP, NOBODY, REGENERATES, Battle, Side, Wars
from ..supply import put_back
from .leaders_lost import heir, move, take_along
from .leadership import walls
from .sides import follows, other, retreats, roller, sides, stays, survivors, winner_of
from .spoils import limit_gold, settle_shamans
from .stupidity import trolls_among

# Regeneration.


def regenerate(wars: Wars, battle: Battle) -> Flow[None]:
    """OW 24.3: a die for each destroyed troll. All the others who have fallen are gone."""
    for side in sides(battle):
        trolls = trolls_among(wars, [card for card in side.fallen if card not in side.surrendered])
        if trolls:
            dice = yield Throw(
                tuple(
                    [
                        Roll(roller(wars, side), D6, f"regeneration of {chip_name(wars, card)}", "OW 24.3", REGENERATES)
                        for card in trolls
                    ]
                )
            )
            side.regenerated = [card for card, die in zip(trolls, dice, strict=True) if die >= REGENERATES]
            if side.regenerated:
                yield Regenerates(own(wars), tuple(side.regenerated))
        for card in tuple(side.fallen):
            if card not in side.surrendered and card not in side.regenerated:
                to_cup(wars, card)


def to_cup(wars: Wars, card: CardId) -> None:
    """A unit that lay aside is gone."""
    wars.aside.remove(card)
    put_back(wars, card)


# Who changes sides.


def take_over(wars: Wars, battle: Battle) -> Flow[None]:
    """OW 24.4: the winner's own trolls come back to him; then he tries to win those who surrendered, those who stood
    about stupidly, and those who regenerated, with one check for each of the three (OW-53)."""
    winner = winner_of(battle)
    for side in sides(battle):
        if side is winner and side.regenerated:
            yield from come_back(wars, battle, side)
    for side in sides(battle):
        if retreats(battle, side):
            yield from change_sides(wars, battle, side, tuple(side.surrendered))
            yield from change_sides(wars, battle, side, stranded(wars, side))
            yield from change_sides(wars, battle, side, tuple(side.regenerated))


def stranded(wars: Wars, side: Side) -> tuple[CardId, ...]:
    """The stupid trolls of a side that was wiped out."""
    return tuple([card for card in side.stupid if card in wars.aside and card not in side.fallen])


def come_back(wars: Wars, battle: Battle, side: Side) -> Flow[None]:
    """The winner's trolls go back to where they were, or to who commands now; without anybody they are neutral."""
    cards = tuple(side.regenerated)
    leader = heir(wars, side)
    if leader is None and not stays(wars, battle, side):
        yield from go_wild(wars, battle, cards)
        return
    land = land_of(wars, battle.area)
    for card in cards:
        led_by = follows(side, card)
        if led_by in survivors(battle, side):
            take_along(wars, leader_with(wars, led_by), (card,))
        elif leader is not None and led_by != NO_CHIP:
            take_along(wars, leader, (card,))
        elif land is not None and stays(wars, battle, side):
            move(wars, (card,), land.units)


def change_sides(wars: Wars, battle: Battle, side: Side, cards: tuple[CardId, ...]) -> Flow[None]:
    """One check for one group of the loser's, in which a fortress that was defended helps (OW-28); whoever is not won
    wanders off to the cup."""
    if not cards:
        return
    winner = other(battle, side)
    leader = heir(wars, winner_of(battle))
    if leader is not None:
        bonus = control_bonus(wars, leader, cards) + walls(battle, winner) * FORTRESS_BONUS
        obeyed = yield from authority(wars, leader, bonus, "to take over new troops", "OW 24.4")
        if obeyed:
            for card in cards:
                wars.aside.remove(card)
                leader.units.append(card)
            yield ChangesSides(own(wars), leader.chip, cards)
            return
    elif nobody_there(wars, battle):
        yield from go_wild(wars, battle, cards)
        return
    for card in cards:
        to_cup(wars, card)
    yield WanderOff(own(wars), cards)


def nobody_there(wars: Wars, battle: Battle) -> bool:
    """Whether no army is left where the battle was, but for trolls who have gone wild just now: nobody has won, or a
    player whose last units had no leader to stay with (OW 6.6)."""
    winner = winner_of(battle)
    if winner is not None and winner.seat == NOBODY:
        return False
    return all(owner == NOBODY for owner in owners_in(wars, battle.area))


def go_wild(wars: Wars, battle: Battle, cards: tuple[CardId, ...]) -> Flow[None]:
    """OW-45: where no army is left, they stay as neutral units in their native land; elsewhere they go to the cup."""
    at_home = tuple([card for card in cards if chip_of(wars, card).home == battle.area])
    for card in cards:
        if card in at_home:
            wars.aside.remove(card)
            wars.lands[battle.area].units.append(card)
        else:
            to_cup(wars, card)
    if at_home:
        yield from turn_neutral(wars, battle.area)
        yield StayNeutral(own(wars), at_home)
    if len(at_home) < len(cards):
        yield WanderOff(own(wars), tuple([card for card in cards if card not in at_home]))


# The end.


def settle(wars: Wars, battle: Battle) -> Flow[None]:
    """Rebels who have won stay, the land is claimed, gold that is at home goes to the hand."""
    winner = winner_of(battle)
    if winner is not None and winner.seat == NOBODY:
        rebels = tuple([card for card in winner.units if card in wars.aside])
        if rebels:
            yield from turn_neutral(wars, battle.area)
            for card in rebels:
                wars.aside.remove(card)
                wars.lands[battle.area].units.append(card)
    yield from settle_shamans(wars, battle)
    yield from claim(wars, battle.area)
    if winner is not None and winner.seat != NOBODY:
        for chip in survivors(battle, winner):
            yield from cash(wars, leader_with(wars, chip))
        yield from limit_gold(wars, battle, winner)
