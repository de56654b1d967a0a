"""What one mostly wants to answer, by rules of thumb: what a page makes the large button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orcade.table.odds import at_least
from orcade.table.plane import Point, ahead, turned
from orcade.table.region import apart
from orcade.table.requests import D6, Ask, Option

from .answers import ACTIVATE, AGAIN, BLOCK, BRAWL, CATCHING, END, GO, GRAB, LEAVE, MARCH, SPARE, STAY, THROW_AT, Throw
from .barrels import endangered
from .blows import best_attack, best_block, hit, telling
from .charges import likeliest, long_enough
from .falling_back import FallBackRegion, retreat_end
from .geometry import apart as gap
from .geometry import ground, met_first
from .marching import goal, on_the_way
from .move_proposals import ProposedMoves
from .odds import catching, free_way, reaching
from .pieces import (
    ACTING,
    AIMED,
    CALLING,
    CAUGHT,
    CHOOSING_KIND,
    FOUND,
    IRRITATES,
    MOVE_ADDS,
    NOTHING,
    PAIRING,
    REROLLING,
    RETREATING,
    ROLLS_AGAIN,
    SETTING,
    SPARING,
    STRIKING,
    TOUCHED,
    WALKING,
    Orc,
    Rumble,
    enemies,
    thrower,
)
from .terrain import INCH
from .throw_region import ThrowRegion

WORTH_A_THROW: Final = 0.4
"""The chance from which on a Barrel is thrown that may be kept."""
GATHERS: Final = 2
"""Game Turns in which all go for what lies about; if both sides went on with it they would never meet."""
BESIDE: Final = 3 * INCH // 2
"""How far from a place one tries to get where somebody stands there."""
DETOUR: Final = 3
"""How many times as long as the straight way one round all that bars it may be."""
STEP: Final = INCH // 2
"""Who gets no farther than that on the straight way is barred."""
SPOTS: Final = 3
"""So many free points beside what one walks to are looked at, the nearest ones: a way to each is costly to find."""
KEEP, AGAIN_IT_IS = AGAIN


def usual(rumble: Rumble, ask: Ask) -> Option | None:
    """The answer that is mostly good; None where that is a matter of taste, or a plan is (`plans.py`)."""
    if rumble.flight is not None:
        judge = IN_FLIGHT.get(rumble.flight.leg)
    else:
        judge = JUDGES.get(rumble.phase)
    return judge(rumble, ask) if judge is not None else None


def call(rumble: Rumble, ask: Ask) -> Option | None:
    """First all for what lies about, as long as nobody can Charge: Items and Barrels win rumbles. Then all at the
    enemy, since who can Charge is asked; of those who cannot be sent so, who is nearest to an enemy."""
    near: dict[int, int] = {}
    for orc in rumble.orcs:
        if orc.health > 0 and orc.team == rumble.team:
            near[orc.id] = min((gap(orc, foe) for foe in enemies(rumble, orc) if foe.foe < 0), default=1 << 30)
    if MARCH[0] in ask.options:
        far = min(near.values()) > (D6 + MOVE_ADDS) * INCH and rumble.turn <= GATHERS
        return MARCH[1] if far and (ground(rumble.terrain).mounds or rumble.barrels) else MARCH[0]
    free = [orc for orc in near if ACTIVATE[orc] in ask.options]
    return ACTIVATE[min(free, key=near.__getitem__)] if free else ask.options[0]


def act(rumble: Rumble, ask: Ask) -> Option | None:
    """A throw that is likely to reach, an Item for who has none, a Move if it gets him anywhere, the end."""
    orc = rumble.orcs[rumble.active]
    if rumble.asked == REROLLING:
        prey = likeliest(rumble, orc)
        poor = rumble.reach <= (ROLLS_AGAIN + MOVE_ADDS) * INCH
        return AGAIN_IT_IS if poor and not (prey and long_enough(rumble, orc, prey[0])) else KEEP
    for each in (best_throw(rumble, orc, ask), GRAB if orc.item == NOTHING else None):
        if each is not None and each in ask.options:
            return each
    return GO if GO in ask.options and gets_on(rumble, orc) else END


def gets_on(rumble: Rumble, orc: Orc) -> bool:
    """Whether the best roll for a Move would get him anywhere."""
    moves = ProposedMoves(rumble, orc)
    moves.reach = (D6 + MOVE_ADDS) * INCH
    straight = on_the_way(moves, goal(rumble, orc))  # mostly, and found much sooner than the best
    return apart(orc.x, orc.y, *straight) >= STEP or best_walk(rumble, orc, moves) != STAY


def best_throw(rumble: Rumble, orc: Orc, ask: Ask) -> Option | None:
    """At the free enemy who is reached most likely, if that is likely enough, and no friend is hit instead."""
    free = (each for each in ask.options if isinstance(each, Throw) and rumble.orcs[each.target].foe < 0)
    throws = [each for each in free if hits_an_enemy(rumble, orc, each)]

    def chance(throw: Throw) -> float:
        return reaching(orc, rumble.orcs[throw.target], rumble.broods[orc.seat])

    best = max(throws, key=chance, default=None)
    return best if best is not None and chance(best) >= WORTH_A_THROW else None


def found(rumble: Rumble, ask: Ask) -> Option | None:
    """At whom it is likely to cost most, since the Barrel is gone otherwise: less what the public may throw back. Not
    where a friend would be hit instead."""
    orc = rumble.orcs[rumble.active]
    brood = rumble.broods[orc.seat]

    def gain(throw: Throw) -> float:
        target = rumble.orcs[throw.target]
        caught = catching(target, rumble.broods[target.seat])
        back = float(at_least(IRRITATES)) * (1 - catching(orc, brood)) * hit(orc) if target.foe >= 0 else 0.0
        return reaching(orc, target, brood) * (1 - caught) * hit(target) - back

    throws = [each for each in ask.options if isinstance(each, Throw) and hits_an_enemy(rumble, orc, each)]
    best = max(throws, key=gain, default=None)
    return best if best is not None and gain(best) > 0 else LEAVE


def hits_an_enemy(rumble: Rumble, orc: Orc, throw: Throw) -> bool:
    """Whether an enemy is what the Barrel meets first, if it flies so far."""
    met = met_first(rumble, orc, rumble.orcs[throw.target])
    return met is not None and met.team != orc.team


def short(rumble: Rumble, ask: Ask) -> Option | None:
    """Where it is asked, the roll was of no use."""
    return AGAIN_IT_IS


def friendly(rumble: Rumble, ask: Ask) -> Option | None:
    """To try and catch a Barrel that would come at a friend then, unless he has more to lose by it."""
    assert rumble.flight is not None
    orc = rumble.orcs[rumble.flight.hit]
    friend = endangered(rumble, rumble.flight, orc)
    assert friend is not None
    back = reaching(orc, friend, rumble.broods[orc.seat]) * (1 - catching(friend, rumble.broods[friend.seat]))
    catch, bear = CATCHING
    return catch if hit(orc) > back * hit(friend) else bear


def caught(rumble: Rumble, ask: Ask) -> Option | None:
    """At the enemy who is reached most likely, of equal ones at the nearest. Where a friend stands before all of them:
    in a direction in which it meets nobody."""
    orc = thrower(rumble)
    region = ask.options
    assert isinstance(region, ThrowRegion)
    foes = [foe for foe in enemies(rumble, orc) if THROW_AT[foe.id] in region.also]
    first = [foe for foe in foes if hits_an_enemy(rumble, orc, THROW_AT[foe.id])]
    best = max(first, key=lambda foe: (reaching(orc, foe, rumble.broods[orc.seat]), -gap(orc, foe)), default=None)
    if best is not None:
        return THROW_AT[best.id]
    ends = [end for end in map(region.propose, region.ideas) if free_way(rumble, orc, *end)]
    end = min(ends, key=lambda end: min((apart(foe.x, foe.y, *end) for foe in foes), default=0), default=None)
    return region.make(*end) if end is not None else None


def pair(rumble: Rumble, ask: Ask) -> Option | None:
    """As dice fall: about what may be decisive one is asked all the same."""
    return BRAWL


def strike(rumble: Rumble, ask: Ask) -> Option | None:
    """A Helmet that would save a wound. What a strong habit of the other tells; else the dice, where it does not count.
    Else how to strike and what to block is for the reader to guess, unless one is clearly better."""
    if rumble.asked == SPARING:
        return SPARE[0]
    blocks = BLOCK[0] in ask.options
    striker, victim = rumble.orcs[rumble.striker], rumble.orcs[rumble.victim]
    habit = rumble.attacked[striker.seat] if blocks else rumble.guarded[victim.seat]
    if BRAWL in ask.options and not telling(habit):
        return BRAWL
    return best_block(rumble, habit) if blocks else best_attack(rumble, ask.options, habit)


def walk(rumble: Rumble, ask: Ask) -> Option | None:
    """As far as the die says."""
    assert isinstance(ask.options, ProposedMoves)
    return best_walk(rumble, rumble.orcs[rumble.active], ask.options)


def best_walk(rumble: Rumble, orc: Orc, moves: ProposedMoves) -> Option:
    """A Charge from where a Headbutt is deadly, else any, else on towards the nearest enemy."""
    foes = sorted((foe for foe in moves.threats() if not foe.down), key=lambda foe: (foe.health, gap(orc, foe)))
    for find in (moves.ram, moves.charge):
        for foe in foes:
            point = find(foe.id)
            if point is not None:
                return moves.made(*point)
    wanted = goal(rumble, orc)
    point = on_the_way(moves, wanted)
    if apart(orc.x, orc.y, *point) < STEP:
        point = way_round(moves, wanted)
    return STAY if apart(orc.x, orc.y, *point) < STEP else moves.made(*point)


def way_round(moves: ProposedMoves, wanted: Point) -> Point:
    """As far as he gets on the shortest way round all that bars the straight one, or to beside it."""
    here = moves.x, moves.y
    most = DETOUR * apart(*here, *wanted)
    ring = [ahead(*wanted, *turned(BESIDE, 0, degrees), BESIDE) for degrees in range(0, 360, 45)]
    free = [end for end in ring if moves.misplaced(*end) is None]
    ends = [wanted, *sorted(free, key=lambda end: apart(*here, *end))[:SPOTS]]
    way = next(filter(None, (moves.way(*end, most) for end in ends)), [here])
    left = moves.reach * 49 // 50  # found ways are up to 2 % longer than the shortest
    spot = here
    for at, to in zip([here, *way], way):
        far = apart(*at, *to)
        end = to if far <= left else ahead(*at, to[0] - at[0], to[1] - at[1], left)
        if moves.fault(*end) is not None:
            break
        spot = end
        left -= far
        if left <= 0:
            break
    return spot


def retreat(rumble: Rumble, ask: Ask) -> Option | None:
    """Away from the other enemies."""
    region = ask.options
    assert isinstance(region, FallBackRegion)
    orc = rumble.orcs[rumble.striker]
    foes = [foe for foe in enemies(rumble, orc) if foe.id != rumble.victim]

    def far(option: Option) -> int:
        end = retreat_end(rumble, orc, option.x, option.y)  # type: ignore[attr-defined]
        return min((apart(*end, foe.x, foe.y) for foe in foes), default=0)

    return max(region, key=far, default=None)


def kind(rumble: Rumble, ask: Ask) -> Option | None:
    """One of each, as in a first match; then what comes first."""
    return next((each for each in ask.options if each.for_first(rumble)), ask.options[0])


def place(rumble: Rumble, ask: Ask) -> Option | None:
    """The first that is proposed."""
    return ask.options[0]


JUDGES: Final[dict[int, Callable[[Rumble, Ask], Option | None]]] = {
    CHOOSING_KIND: kind,
    SETTING: place,
    CALLING: call,
    ACTING: act,
    WALKING: walk,
    FOUND: found,
    PAIRING: pair,
    STRIKING: strike,
    RETREATING: retreat,
}
"""By phase."""
IN_FLIGHT: Final[dict[int, Callable[[Rumble, Ask], Option | None]]] = {AIMED: short, TOUCHED: friendly, CAUGHT: caught}
"""The same by the leg of a flight."""
