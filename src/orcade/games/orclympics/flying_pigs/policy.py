"""The policy of bots: which answers to a question are promising, and how much so.

Rules of thumb, found by play (docs/tuning-bots.md): the Orc who is nearer bars the way of another's Pig, and the other
one waits behind the own Pig, to turn it back and to shove it. Grease goes where it helps most. Nobody lights a Pig: one
on foot can be barred, and one on fire cannot (FP 5.4.3).
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from orcade.table.plane import INCH, Point
from orcade.table.requests import Ask, Option, Seat

from .answers import CHOOSE, DONE, LET_BE, RUN, STAY, Toss
from .pieces import MARKERS, MIDDLE, Model, Pigsty, is_pig, orcs_of, owner, pig_of
from .random_moves import hungry
from .reactions import about_shove
from .regions import WalkRegion
from .tactics import MEET, chance_later, chance_next, shadow
from .ways import best_way

LATER: Final = 0.3
"""What the moves that come later are worth, measured by the one that comes next, where Pigs are compared."""
LATER_BY_GREASE: Final = 0.5
"""The same where grease is compared, which stays on them."""
BARRED: Final = 0.9
"""A Pig is barred where so many of its ways to the Kitchen are shut."""
AT_HIS_POST: Final = 5 * INCH // 2
"""So near to where a Pig is best barred, it is this Orc who bars it."""
BESIDES: Final = ("near", "clear")
"""Ideas of a walk that are promising, too: towards the own Pig, and out of its way."""
LESS: Final = 0.5
"""The weight of every walk but the one by the rules."""
WORTH_IT: Final = (("pig",), ("beside",))
"""What a Shove is worth it about."""
AWAY_WITH_IT: Final = ("pigs",)
"""The same where one chooses the way: another's Pig that may be home soon (FP-26)."""


def policy(sty: Pigsty, ask: Ask) -> dict[Option, float]:
    """The promising answers with their weights, of which the greatest is 1; none where nothing is known of them.

    `sty`: a view of the seat that is asked, or a world that it imagines. Everything lies open.
    """
    judge = JUDGES.get(ask.rule)
    return judge(sty, ask) if judge is not None else {}


def brood(sty: Pigsty, ask: Ask) -> dict[Option, float]:
    """A matter of looks: neighbours have different ones (FP 1)."""
    return {CHOOSE[ask.seat % len(CHOOSE)]: 1.0}


def walk(sty: Pigsty, ask: Ask) -> dict[Option, float]:
    """The walk by the rules of thumb, and less so others about the own Pig; none where he can only stay (FP 5.2)."""
    region = ask.options
    assert isinstance(region, WalkRegion)
    if not region.ideas:
        return {}
    own = pig_of(ask.seat)
    found: dict[Option, float] = {STAY[region.model]: LESS}
    for what in BESIDES:
        found[region.make(*region.propose((what, own)))] = LESS
    found[region.make(*goal(sty, region))] = 1.0
    return found


def goal(sty: Pigsty, region: WalkRegion) -> Point:
    """Where an Orc walks. Who would end in his own Pig's way stays where he is, or goes aside if he is in it."""
    what, pig = purpose(sty, region)
    x, y = region.propose((what, pig))
    if what == "block" or not in_own_way(sty, region.model, x, y):
        return x, y
    one = sty.models[region.model]
    if region.may_stay and not in_own_way(sty, region.model, one.x, one.y):
        return one.x, one.y
    return region.propose(("clear", pig))


def purpose(sty: Pigsty, region: WalkRegion) -> tuple[str, int]:
    """What an Orc walks for: to bar the most dangerous Pig that is not left to his mate, or to be behind his own. One
    that is less dangerous than his own he does not bar where he would stand in his own's way."""
    seat = owner(region.model)
    own = danger(sty, sty.models[pig_of(seat)])
    others = [pig_of(other) for other in range(sty.seats) if other != seat]
    dangers = {pig: danger(sty, sty.models[pig]) for pig in others if not sty.models[pig].burning}
    for pig in sorted(dangers, key=lambda pig: -dangers[pig]):
        worth_it = dangers[pig] > own or not in_own_way(sty, region.model, *region.propose(("block", pig)))
        if worth_it and not left_to_mate(sty, region, pig):
            return "block", pig
    return "behind", pig_of(seat)


def in_own_way(sty: Pigsty, orc: int, x: int, y: int) -> bool:
    """Whether an Orc there stands between the Pig of his seat and the Kitchen."""
    pig = sty.models[pig_of(owner(orc))]
    wx, wy, dx, dy = MIDDLE - pig.x, MIDDLE - pig.y, x - pig.x, y - pig.y
    far, away = hypot(wx, wy), hypot(dx, dy)
    return away < far and wx * dx + wy * dy > 0 and abs(wx * dy - wy * dx) < MEET * away


def danger(sty: Pigsty, pig: Model) -> float:
    """How likely a Pig is to be in the Kitchen soon."""
    return chance_next(sty, pig, pig.grease) + LATER * chance_later(sty, pig, pig.grease)


def left_to_mate(sty: Pigsty, region: WalkRegion, pig: int) -> bool:
    """Whether the other Orc of the seat bars this Pig: by a walk that is still to come and shorter, or already."""
    chef, sous = orcs_of(owner(region.model))
    mate = sous if region.model == chef else chef
    x, y = region.wanted(("block", pig))
    his = distance(sty.models[mate], x, y)
    if not (sty.done | sty.slipped) >> mate & 1:
        return his < distance(sty.models[region.model], x, y)
    return his <= AT_HIS_POST and ways_shut(sty, pig) > BARRED


def distance(model: Model, x: int, y: int) -> float:
    return hypot(model.x - x, model.y - y)


def ways_shut(sty: Pigsty, pig: int) -> float:
    """The share of a Pig's ways to the Kitchen in which somebody stands."""
    dx, dy = MIDDLE - sty.models[pig].x, MIDDLE - sty.models[pig].y
    return shadow(sty, pig, dx, dy, hypot(dx, dy))


def toss(sty: Pigsty, ask: Ask) -> dict[Option, float]:
    """The toss at a Pig that helps most: at the own, or at another's that burns and flies too far by it (FP 5.3)."""
    gains: dict[Option, float] = {DONE: 0.0}
    for option in ask.options:
        if isinstance(option, Toss) and is_pig(option.target):
            more = by_grease(sty, sty.models[option.target])
            gains[option] = more if owner(option.target) == ask.seat else -more
    return {max(gains, key=gains.__getitem__): 1.0}


def by_grease(sty: Pigsty, pig: Model) -> float:
    """How much likelier a Pig is to reach the Kitchen with a marker more."""
    more = min(pig.grease + 1, MARKERS)
    soon = chance_next(sty, pig, more) - chance_next(sty, pig, pig.grease)
    return soon + LATER_BY_GREASE * (chance_later(sty, pig, more) - chance_later(sty, pig, pig.grease))


def ready(sty: Pigsty, ask: Ask) -> dict[Option, float]:
    """A Shove, always (FP 5.4)."""
    return {ask.options[0]: 1.0}


def shove(sty: Pigsty, ask: Ask) -> dict[Option, float]:
    """Whoever of the Orcs can, where it is worth it (FP 5.4.1)."""
    return {ask.options[0] if worth_a_shove(sty, ask.seat) else LET_BE: 1.0}


def worth_a_shove(sty: Pigsty, seat: Seat) -> bool:
    """The own Pig is, for the move that it gets; another's Orc beside it, mostly to bar it; and another's Pig where
    one takes its way (FP-26)."""
    at = sty.motions[-1].model
    about = about_shove(sty, seat, at)
    return about in WORTH_IT or (about == AWAY_WITH_IT and hungry(sty, at))


def which_way(sty: Pigsty, ask: Ask) -> dict[Option, float]:
    """The own Pig runs to where it is nearer to the Kitchen, another's to where it is farther away (FP-26)."""
    motion = sty.motions[-1]
    best = best_way(sty, motion)
    return {RUN[way]: 1.0 if way == best else LESS for way in range(len(motion.ways))}


def light(sty: Pigsty, ask: Ask) -> dict[Option, float]:
    """Nobody (FP 5.4.3)."""
    return {LET_BE: 1.0}


JUDGES: Final[dict[str, Callable[[Pigsty, Ask], dict[Option, float]]]] = {
    "FP 1": brood,
    "FP 5.2": walk,
    "FP 5.3": toss,
    "FP 5.4": ready,
    "FP 5.4.1": shove,
    "FP 5.4.3": light,
    "FP-26": which_way,
}
"""By the rule of the question. Where models are set up is left to chance."""
