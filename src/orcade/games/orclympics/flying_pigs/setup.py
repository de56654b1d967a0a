"""Before the first Player Turn: broods, terrain, deployment, Pigtoss (FP 1 to FP 4)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import choose_broods, line_up
from orcade.table.plane import INCH, Box, Disc, contains, gap
from orcade.table.requests import D3, D6, OPEN, Ask, Flow, Roll, Throw

from .answers import CHOOSE
from .end_of_move import back_off
from .events import Deployed, Laid, PickedUp, Tossed
from .pieces import (
    CALLED,
    DEPLOYING,
    FIELD_HALF,
    FIELDS,
    KITCHEN,
    LAYING,
    LEFTWARD,
    LINING_UP,
    MIDDLE,
    MOST,
    RADIUS,
    ROCK_HALF,
    ROCKS,
    SPACING,
    TENTHS,
    TOSS_DICE,
    TOSSED,
    TOSSING,
    Motion,
    Pigsty,
    forget_trails,
    orcs_of,
    owner,
    pig_of,
)
from .random_moves import travel
from .regions import deploy_region, pig_region
from .turn import begin_turn

ACROSS = Roll(OPEN, TENTHS, "terrain, tenths of an inch from the left", "FP-1", quiet=True)
DOWN = Roll(OPEN, TENTHS, "terrain, tenths of an inch from the top", "FP-1", quiet=True)
GROUND = Disc(MIDDLE, MIDDLE, RADIUS - SPACING)
"""Where terrain lies fully inside."""
TENTH = INCH // 10
FLIGHT = tuple(
    Throw((Roll(owner(model), D3, f"{CALLED[model]}, Pigtoss", "FP 4"),) * TOSS_DICE) for model in range(MOST)
)
SIDES = f"left (1-{LEFTWARD}) or right ({LEFTWARD + 1}-6)"
SIDE = tuple(Roll(owner(model), D6, f"{CALLED[model]}, {SIDES}", "FP 4") for model in range(MOST))
ABOUT_BROODS = ("brood",)
"""A matter of looks, and of ties (`Game.stops`)."""
DEPLOY_PROMPTS = tuple(f"Place {name} at the edge of the Pigsty" for name in CALLED)
PUT_PROMPTS = tuple(f"Place {name} beside one of your Orcs: it is tossed from there" for name in CALLED)


def choose_brood(sty: Pigsty) -> Flow[None]:
    """FP 1: broods and their ages, which count for ties only."""
    yield from choose_broods(sty, CHOOSE, "FP 1", ABOUT_BROODS)
    sty.phase = LAYING


def lay_terrain(sty: Pigsty) -> Flow[None]:
    """FP 2, FP-1: one piece of terrain after the other, each drawn again until it lies as it must."""
    while len(sty.rocks) + len(sty.fields) < ROCKS + FIELDS:
        x = yield ACROSS
        y = yield DOWN
        x, y = x * TENTH, y * TENTH
        rock = len(sty.rocks) < ROCKS
        if fits(sty, x, y, ROCK_HALF if rock else FIELD_HALF):
            (sty.rocks if rock else sty.fields).append((x, y))
            yield Laid("A rock" if rock else "A Mushroom Field")
    sty.phase = LINING_UP


def fits(sty: Pigsty, x: int, y: int, half: int) -> bool:
    """Whether a square piece may lie there: in the Pigsty, 1" from its edge, the Kitchen and the others (FP-1)."""
    piece = Box(x, y, half, half)
    if not contains(GROUND, piece) or gap(piece, KITCHEN) < SPACING:
        return False
    others = [Box(*at, ROCK_HALF, ROCK_HALF) for at in sty.rocks]
    others += [Box(*at, FIELD_HALF, FIELD_HALF) for at in sty.fields]
    return all(gap(piece, other) >= SPACING for other in others)


def deployment_order(sty: Pigsty) -> Flow[None]:
    """FP 3: who deploys when; ties by OC-5."""
    yield from line_up(sty, range(sty.seats), "Deployment", "FP 3")
    sty.at = 0
    sty.active = sty.order[0]
    sty.phase = DEPLOYING


def next_to_deploy(sty: Pigsty) -> int:
    """FP 3: which Orc is deployed now."""
    return orcs_of(sty.active)[sty.at % 2]


def deploy(sty: Pigsty) -> Flow[None]:
    """FP 3: one Orc at the edge; the last player to deploy begins the Pigtoss."""
    model = next_to_deploy(sty)
    answer = yield Ask(sty.active, DEPLOY_PROMPTS[model], deploy_region(sty, model), "FP 3")
    one = sty.models[model]
    one.x = answer.x
    one.y = answer.y
    yield Deployed(model)
    sty.at += 1
    if sty.at == 2 * sty.seats:
        sty.first = sty.active
        sty.at = 0
        sty.phase = TOSSING
    else:
        sty.active = sty.order[sty.at // 2]


def pigtoss(sty: Pigsty) -> Flow[None]:
    """FP 4, FP-3: a Pig is placed and flies two legs, each a move of its own; after the last one the game begins."""
    pig = pig_of(sty.active)
    answer = yield Ask(sty.active, PUT_PROMPTS[pig], pig_region(sty, pig), "FP 4")
    forget_trails(sty)
    model = sty.models[pig]
    model.x = x = answer.x
    model.y = y = answer.y
    yield PickedUp(pig)
    yield from toss_leg(sty, pig, MIDDLE - x, MIDDLE - y, "to the middle")
    if sty.ending is not None:
        return
    die = yield SIDE[pig]
    # Seen by one who looks to the middle, with y down the board.
    if die <= LEFTWARD:
        yield from toss_leg(sty, pig, MIDDLE - y, x - MIDDLE, "to the left")
    else:
        yield from toss_leg(sty, pig, y - MIDDLE, MIDDLE - x, "to the right")
    if sty.ending is not None:
        return
    sty.at += 1
    if sty.at < sty.seats:
        sty.active = (sty.active + 1) % sty.seats
    else:
        sty.active = sty.first
        sty.round = 1
        yield from begin_turn(sty)


def toss_leg(sty: Pigsty, pig: int, dx: int, dy: int, where: str) -> Flow[None]:
    """FP 4: 2D3" in a direction, and backed off at the end (FP-3)."""
    dice = yield FLIGHT[pig]
    distance = sum(dice) * INCH
    yield Tossed(pig, distance, where)
    model = sty.models[pig]
    sty.motions.append(Motion(pig, TOSSED, path=[(model.x, model.y)]))
    yield from travel(sty, sty.motions[-1], dx, dy, distance)
    if sty.ending is None:
        yield from back_off(sty, sty.motions[-1])
    sty.motions.pop()
