"""Which marches and attacks deserve a thought (OW 6, OW 8)."""

from __future__ import annotations

from typing import Any

from orcade.table.judging import Judged
from orcade.table.requests import Ask, CardId

from ..answers.attacking import Attack, Raid, RaidNext
from ..answers.common import OfChips
from ..answers.moving import Descend, March, MoveOn, Stay
from ..caravans import caravan_with
from ..finding import leader_with, leaders_in, lone, troops, world_of
from ..following import natives
from ..pieces import ARMY_STEPS, LONE_STEPS, NOBODY, Leader, Wars
from ..raiding import raiders
from ..world import ORCLANDS
from .garrisons import spare
from .levies import muster, obedience
from .outlook import Outlook
from .values import GOLD_WORTH, LEADER_WORTH, TROOP_WORTH, chance_to_beat, strength

COMPANY = 0.8
"""The part of a new army's worth that a march has after which one troop still has to be handed over."""
NEAR = 0.2
"""What a levy is worth that needs one march more."""
LATER = 0.9
"""What a levy is worth that needs a march first."""
EFFORT = 0.5
"""What a march costs by itself, so that nobody walks to and fro."""
BATTLE = 1.0
"""What a battle costs for each point of one's own power, even if it is won."""
ARMY = 4.0
"""What it is worth that somebody else has an army less."""
RETREAT = 4.0
"""What a battle that is lost costs besides: a leader who may be caught, a place."""


def march(of: Outlook, answer: March) -> float:
    """To a better place; into a battle at good odds."""
    return going(of, leader_with(of.wars, answer.leader), answer.area)


def going(of: Outlook, leader: Leader, area: int) -> float:
    """What it is worth that a leader goes to an area with what follows him."""
    worth = of.place(leader, area) + called(of, leader, area) - staying(of, leader) - EFFORT
    worth += COMPANY * joining(of, leader, area) + nearer(of, leader, area)
    army = not lone(leader)
    if army:
        worth += of.army * ((area < ORCLANDS) - (leader.area < ORCLANDS))
    mine = of.strengths[leader.chip]
    enemies = of.enemies(area)
    if not enemies:
        if area >= ORCLANDS and not leader.rampaged:
            worth += 0.5 * GOLD_WORTH
        return worth + of.prize(area)
    theirs = max(of.powers[area][enemy] for enemy in enemies)
    if area >= ORCLANDS:
        return worth - 0.3 * max(0, theirs - mine) - 1.0
    chance = chance_to_beat(mine + helpers(of, leader), theirs + 2 * of.wars.lands[area].fortress)
    won = of.prize(area) + beating(of, area, enemies[0])
    lost = 0.6 * mine + (LEADER_WORTH if not army else 0.4 * of.army)
    return chance * (worth + won) - (1 - chance) * lost - BATTLE * mine


def staying(of: Outlook, leader: Leader) -> float:
    """What it is worth that a leader does not leave where he is."""
    if leader.chip not in of.staying:
        here = leader.area
        of.staying[leader.chip] = (
            of.place(leader, here) + called(of, leader, here) + leaving(of, leader) + nearer(of, leader, here)
        )
    return of.staying[leader.chip]


def called(of: Outlook, leader: Leader, area: int) -> float:
    """What it is worth that a leader can levy in an area."""
    if area >= ORCLANDS or leader.levied or leader.raised:
        return 0.0
    return max(0.0, LATER * muster(of, leader, area))


def joining(of: Outlook, leader: Leader, area: int) -> float:
    """What it is worth that a leader without an army comes where there is a troop to spare for him."""
    if not lone(leader) or not of.own(area):
        return 0.0
    wars, land = of.wars, of.wars.lands[area]
    for other in leaders_in(wars, area, of.seat):
        led = troops(wars, other.units)
        fresh = [card for card in led if card not in wars.shifted]
        if other is not leader and fresh and len(led) > 1:
            return of.army * welcome(wars, leader, [spare(wars, fresh, leader.chip)])
    guards = troops(wars, land.units)
    return of.army * welcome(wars, leader, guards) if len(guards) > (land.fortress > 0 or land.mine) else 0.0


def welcome(wars: Wars, leader: Leader, cards: list[CardId]) -> float:
    """The chance that troops follow a leader: natives do."""
    return 1.0 if len(natives(wars, leader.chip, cards)) == len(cards) else obedience(wars, leader, cards)


def nearer(of: Outlook, leader: Leader, area: int) -> float:
    """What it is worth to be within a march of a land whose troops are in the hand."""
    steps = world_of(of.wars).map.distances[area]
    reach, army = (LONE_STEPS, of.army) if lone(leader) else (ARMY_STEPS, 0.0)
    levies = [worth + army for home, worth in of.musters if home != area and steps[home] <= reach]
    return NEAR * max(levies, default=0.0)


def beating(of: Outlook, area: int, enemy: int) -> float:
    """What it is worth to beat all that somebody has in an area: his troops, his leaders, his hopes."""
    worth = 0.7 * TROOP_WORTH * of.powers[area][enemy]
    if enemy == NOBODY:
        return 0.0
    there = leaders_in(of.wars, area, enemy)
    armies = sum(not lone(leader) for leader in there)
    worth += 0.5 * LEADER_WORTH * len(there) + ARMY * armies
    return worth * of.share + armies * of.dangers[enemy][1]


def helpers(of: Outlook, leader: Leader) -> int:
    """Power of other armies that could come along."""
    return sum(
        of.strengths[other.chip]
        for other in leaders_in(of.wars, leader.area, of.seat)
        if other is not leader and not other.moved and not lone(other)
    )


def leaving(of: Outlook, leader: Leader) -> float:
    """What is lost where nobody of one's own stays: a fortress that counts, a land that a neighbour walks into."""
    area = leader.area
    if not of.own(area) or of.wars.lands[area].units or len(leaders_in(of.wars, area, of.seat)) > 1:
        return 0.0
    land = of.wars.lands[area]
    return (0.9 * of.land if land.fortress else 0.0) + (2.0 if land.mine else 0.0) + 0.3 * min(of.menace[area], 8)


def descend(of: Outlook, answer: Descend) -> float:
    """Anywhere: only where nothing is near that is worth a march."""
    leader = leader_with(of.wars, answer.chip)
    return 0.3 * of.land * len(of.goals) / ORCLANDS - 3.0 - leaving(of, leader)


def attack(of: Outlook, answer: Attack) -> float:
    """All that a side has in an area against all that another has."""
    leader = leader_with(of.wars, answer.leader)
    mine, theirs = of.powers[leader.area][of.seat], of.powers[leader.area][answer.seat]
    chance = chance_to_beat(mine, theirs)
    won = beating(of, leader.area, answer.seat)
    return chance * won - (1 - chance) * (0.6 * mine + RETREAT) - BATTLE * mine


def raid(of: Outlook, answer: Raid) -> float:
    """A caravan for its gold."""
    return robbing(of.wars, strength(of.wars, leader_with(of.wars, answer.leader)), answer.caravan)


def robbing(wars: Wars, mine: int, chip: CardId) -> float:
    """What it is worth to attack a caravan with this power."""
    caravan = caravan_with(wars, chip)
    power = caravan.power if caravan.power > 0 else 2.0
    return chance_to_beat(mine, power) * power * GOLD_WORTH * 1.5 - 0.5 * power


# Questions about a march or an attack.


def next_raid(wars: Wars, ask: Ask) -> Judged:
    """Another caravan, or enough."""
    group = tuple([CardId(chip) for chip in wars.noted])
    found: Judged = {}
    for option in ask.options:
        found[option] = 0.0
        if isinstance(option, RaidNext):
            army = raiders(wars, group, caravan_with(wars, option.chip))
            found[option] = robbing(wars, sum(strength(wars, leader) for leader in army), option.chip)
    return found


def move_on(wars: Wars, ask: Ask) -> Judged:
    """After a retreat."""
    of = Outlook(wars, ask.seat)
    leader = leader_with(wars, CardId(wars.about))
    return {
        option: going(of, leader, option.area) if isinstance(option, MoveOn) else 0.0
        for option in ask.options
        if isinstance(option, MoveOn | Stay)
    }


def along(wars: Wars, ask: Ask) -> Judged:
    """Armies go together where enemies are near; elsewhere everybody goes his own way."""
    leader = leader_with(wars, CardId(wars.about))
    near = Outlook(wars, ask.seat).menace[leader.area] > 0
    found: Judged = {}
    for option in ask.options:
        chips: Any = getattr(option, "chips", ())
        armies = sum(not lone(leader_with(wars, chip)) for chip in chips)
        found[option] = (3.0 if near else -3.0) * armies - 3.0 * (len(chips) - armies)
    return found


def join(wars: Wars, ask: Ask) -> Judged:
    """Every army joins in, and no lone leader."""
    found: Judged = {}
    for option in ask.options:
        if isinstance(option, OfChips):
            found[option] = sum(-3.0 if lone(leader_with(wars, chip)) else 3.0 for chip in option.chips)
    return found
