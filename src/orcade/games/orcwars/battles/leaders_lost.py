"""What becomes of destroyed leaders, and of those who followed them (OW 18, OW-33, OW-50)."""

from __future__ import annotations

from orcade.table.requests import Ask, CardId, Flow

from ..answers.battles import Follow
from ..answers.common import chip_name
from ..checks import servivility
from ..events.common import own
from ..events.losses import Captured, GetsAway, Hacked, Joins, Killed, Stranded
from ..finding import land_of, leader_with, owns
from ..lands import leave_map, remove
from ..pieces import NO_CHIP, NOBODY, WHOM_TO_FOLLOW, Battle, Leader, Side, Wars
from ..supply import put_back
from .losses import fell
from .plans import choose_commander
from .sides import retreats, sides, survivors, winner_of, wiped_out


def roll_for_leaders(wars: Wars, battle: Battle) -> Flow[None]:
    """OW 18.1: each destroyed leader tries to get away, with half his servivility where he was hacked (OW 18.3)."""
    for side in sides(battle):
        for chip in tuple(side.doomed):
            leader = leader_with(wars, chip)
            label = f"{chip_name(wars, chip)} to get away"
            away = yield from servivility(wars, leader, label, "OW 18.1", half=side.hacked)
            if away:
                side.escaped.append(chip)
                yield GetsAway(own(wars), chip)


def dead_or_taken(side: Side) -> tuple[CardId, ...]:
    """The destroyed leaders who have not got away."""
    return tuple([chip for chip in side.doomed if chip not in side.escaped])


def captor(battle: Battle, side: Side) -> int:
    """Who captures the leaders of a side: a player who has won, unless they were hacked; else NOBODY (OW-33)."""
    winner = winner_of(battle)
    return NOBODY if winner is None or winner is side or side.hacked else winner.seat


def remove_leaders(wars: Wars, battle: Battle) -> Flow[None]:
    """OW 18.2, OW 18.3: they are captured, or dead. All that they had has been given away before."""
    for side in sides(battle):
        for chip in dead_or_taken(side):
            leave_map(wars, leader_with(wars, chip))
            seat = captor(battle, side)
            if seat != NOBODY:
                wars.players[seat].captives.append(chip)
                yield Captured(own(wars), seat, chip)
            else:
                put_back(wars, chip)
                yield Hacked(own(wars), chip) if side.hacked else Killed(own(wars), chip)


# Those who followed them.


def regroup(wars: Wars, battle: Battle) -> Flow[None]:
    """OW-50: units whose leader is gone follow another one of their side, who was in it too.

    The winner's commander, if he is gone, is replaced. Stupid trolls whose side is wiped out are left where they
    stand (OW 22.2)."""
    for side in sides(battle):
        heirs = survivors(battle, side)
        for chip in tuple(side.leaders):
            if chip not in heirs:
                yield from follow(wars, battle, side, tuple(leader_with(wars, chip).units), chip)
        if retreats(battle, side):
            yield from follow(wars, battle, side, garrison(wars, battle, side), NO_CHIP)
        elif side.commander not in heirs:
            yield from choose_commander(wars, battle, side, heirs)


def garrison(wars: Wars, battle: Battle, side: Side) -> tuple[CardId, ...]:
    """The units of a side that are left without a leader in the land itself."""
    land = land_of(wars, battle.area)
    return () if land is None else tuple([card for card in side.units if card in land.units])


def follow(wars: Wars, battle: Battle, side: Side, cards: tuple[CardId, ...], of: CardId) -> Flow[None]:
    """Units that followed `of`, or were a garrison (NO_CHIP), follow another leader; without one they are adrift."""
    if not cards:
        return
    heirs = survivors(battle, side)
    if heirs:
        chip = heirs[0]
        if len(heirs) > 1:
            wars.asked = WHOM_TO_FOLLOW
            wars.about = of
            answer = yield Ask(
                side.seat, "Whom do those without a leader follow?", tuple([Follow(heir) for heir in heirs]), "OW-50"
            )
            chip = answer.chip
        take_along(wars, leader_with(wars, chip), cards)
        yield Joins(own(wars), chip, cards)
    elif retreats(battle, side):
        move(wars, cards, wars.aside)
    elif owns(wars, side.seat, battle.area):
        move(wars, cards, wars.lands[battle.area].units)
    else:
        for card in cards:
            fell(wars, side, card)
        yield Stranded(own(wars), cards)


def take_along(wars: Wars, leader: Leader, cards: tuple[CardId, ...]) -> None:
    """Units follow a leader after a battle. If they have moved in this turn, so has he: an army moves once (OW-71)."""
    move(wars, cards, leader.units)
    if any(card in wars.travelled for card in cards):
        leader.moved = True


def move(wars: Wars, cards: tuple[CardId, ...], to: list[CardId]) -> None:
    """Units go from where they are to another place."""
    for card in cards:
        remove(wars, card)
        to.append(card)


def adrift(wars: Wars, side: Side) -> tuple[CardId, ...]:
    """Units of a side that lie aside without a leader and have neither fallen nor been left behind."""
    if wiped_out(side):
        return ()
    return tuple([card for card in side.units if card in wars.aside and card not in side.fallen])


def heir(wars: Wars, side: Side | None) -> Leader | None:
    """The leader who commands a side after the battle; None where it has none."""
    return None if side is None or side.commander == NO_CHIP else leader_with(wars, side.commander)
