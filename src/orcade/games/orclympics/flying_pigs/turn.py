"""A Player Turn and its five steps (FP 5). Each step of the game asks one question at most."""

from __future__ import annotations

from orcade.games.orclympics.discipline import feat
from orcade.table.plane import INCH, Point, sweep
from orcade.table.region import apart
from orcade.table.requests import D6, Ask, Flow, Option, Roll

from .answers import AS_BEFORE, DONE, READY, READY_BOTH, TEND, TEND_AGAIN, TOSS, First, Ready, Stay, Tend, Toss
from .ending import finish
from .events import Greased, Readied, Slipped, TossedGrease, TurnBegan, Walked
from .pieces import (
    BASE,
    CALLED,
    EACH,
    FEAT_MARKERS,
    FEATS,
    GREASES,
    GREASING,
    IDLE,
    MARKERS,
    MEETING,
    MOST,
    NOBODY,
    NOTHING,
    RAN,
    READYING,
    RUNNING,
    SLIPPED,
    SLIPPING,
    SLIPS,
    SOUS,
    TENDING,
    TENDING_AGAIN,
    TOSS_RANGE,
    TRIPLE_FAT,
    WALK,
    WALKED,
    WALKING,
    WICKY_STICKY,
    Motion,
    Pigsty,
    forget_trails,
    is_pig,
    orcs_of,
    owner,
    pig_of,
)
from .random_moves import LINE, arrive, cross_line, lines_to_cross, start_random_move
from .regions import walk_region, walk_way

SLIP_ROLLS = tuple(
    Roll(orc // EACH, D6, f"{CALLED[orc]}, to keep his feet", "FP 5.1", SLIPS + 1) for orc in range(MOST)
)
TOSS_ROLLS = tuple(Roll(orc // EACH, D6, f"{CALLED[orc]}, Grease Toss", "FP 5.3", GREASES) for orc in range(MOST))
WALK_PROMPTS = tuple(
    tuple(f'{name} may walk up to {WALK // INCH + markers}": where to?' for markers in range(MARKERS + 1))
    for name in CALLED
)
IN_TOSS = (TOSS_RANGE + 2 * BASE) ** 2
"""The square of how far a target's centre is at most."""
TOSS_PROMPT = "Grease Toss: who gets grease?"
TOSS_PROMPTS = tuple(f"{name} may toss grease: at whom?" for name in CALLED)
"""Where the other Orc has tossed already."""
READY_PROMPTS = tuple(f"Which action does {name} take?" for name in CALLED)


def begin_turn(sty: Pigsty) -> Flow[None]:
    """FP 5: the active player's turn begins; his models lose their Shrooms (FP-17)."""
    seat = sty.active
    for model in range(seat * EACH, seat * EACH + EACH):
        sty.models[model].shrooms = False
    sty.slipped = sty.done = sty.greased = sty.steady = 0
    sty.switched = False
    sty.reacted = []
    sty.crossed = []
    sty.bumped = []
    sty.phase = SLIPPING
    yield TurnBegan(seat, sty.round)


def end_turn(sty: Pigsty) -> Flow[None]:
    """FP 5, FP-18: the next player, clockwise; after the last round the nearest Pig wins."""
    sty.active = (sty.active + 1) % sty.seats
    if sty.active == sty.first:
        if sty.options.round_cap and sty.round >= sty.options.round_cap:
            finish(sty, f"Round {sty.round} is over: the nearest Pig wins.", "FP-18", "round_cap")
            return
        sty.round += 1
    yield from begin_turn(sty)


def begin_step(sty: Pigsty, phase: int) -> None:
    """The next step of this Player Turn."""
    sty.phase = phase
    sty.done = 0
    if phase == READYING:
        for orc in orcs_of(sty.active):
            sty.models[orc].action = NOTHING
    else:
        sty.tending = IDLE


def slippery(sty: Pigsty) -> Flow[None]:
    """FP 5.1, FP-20: a die for each Orc; a slip is carried out before the next die."""
    for orc in orcs_of(sty.active):
        if not sty.done >> orc & 1:
            sty.done |= 1 << orc
            die = yield SLIP_ROLLS[orc]
            if die <= SLIPS:
                sty.slipped |= 1 << orc
                yield from slip(sty, orc)
                return
    begin_step(sty, WALKING)


def slip(sty: Pigsty, orc: int) -> Flow[None]:
    """FP 7.2: a Grease Marker, then a Random Move."""
    yield Slipped(orc)
    yield from grease(sty, orc)
    start_random_move(sty, orc, SLIPPED)


def grease(sty: Pigsty, at: int) -> Flow[None]:
    """FP 7.1: one marker more, up to six; in step 3 its owner is safe from then on (FP-5)."""
    model = sty.models[at]
    if model.grease >= MARKERS:
        return
    model.grease += 1
    if sty.phase == GREASING:
        sty.greased |= 1 << owner(at)
    yield Greased(at, model.grease)
    if model.grease >= FEAT_MARKERS:
        yield from feat(sty, owner(at), TRIPLE_FAT if is_pig(at) else WICKY_STICKY, FEATS)


def next_to_walk(sty: Pigsty) -> int:
    """FP 5.2, FP-4: which Orc walks now; -1 where each of the two has had his walk, or has slipped."""
    out = sty.done | sty.slipped
    chef, sous = orcs_of(sty.active)
    if out >> sous & 1:
        return -1 if out >> chef & 1 else chef
    return sous if sty.switched or out >> chef & 1 else chef


def order_is_open(sty: Pigsty) -> bool:
    """FP-4: whether the sous-chef may still walk before the chef."""
    chef, sous = orcs_of(sty.active)
    return not sty.switched and not (sty.done | sty.slipped) & (1 << chef | 1 << sous)


def movement(sty: Pigsty) -> Flow[None]:
    """FP 5.2: one Orc walks, stays, or lets the other go first."""
    orc = next_to_walk(sty)
    if orc < 0:
        begin_step(sty, GREASING)
        return
    one = sty.models[orc]
    sty.chain = 0
    region = walk_region(sty, orc, order_is_open(sty))
    answer = yield Ask(sty.active, WALK_PROMPTS[orc][one.grease], region, "FP 5.2")
    forget_trails(sty)
    kind = answer.__class__
    if kind is First:
        sty.switched = True
        return
    sty.done |= 1 << orc
    if kind is not Stay and (answer.x, answer.y) != (one.x, one.y):
        yield from walk(sty, orc, answer.x, answer.y)
    elif next_to_walk(sty) < 0:
        begin_step(sty, GREASING)


def walked(sty: Pigsty, orc: int, x: int, y: int) -> tuple[list[Point], int]:
    """The way of a walk to a place, as far as it leads (FP-4), and whose line of Shrooms ends it there (FP-16); NOBODY
    where none does."""
    one = sty.models[orc]
    start = one.x, one.y
    way = walk_way(sty, orc, x, y, lines(sty, lines_to_cross(sty, orc)))
    gone = way[:1]
    crossed = NOBODY
    for tx, ty in way[1:]:
        who = lines_to_cross(sty, orc)
        one.x, one.y, hit = sweep(one.x, one.y, tx, ty, BASE, lines(sty, who)) if who else (tx, ty, -1)
        gone.append((one.x, one.y))
        if hit >= 0:
            crossed = who[hit]
            break
    one.x, one.y = start
    return gone, crossed


def lines(sty: Pigsty, who: list[int]) -> list[tuple[int, int, int]]:
    """The lines of Shrooms around these models."""
    return [(sty.models[each].x, sty.models[each].y, LINE) for each in who]


def walk(sty: Pigsty, orc: int, x: int, y: int) -> Flow[None]:
    """FP 5.2: an Orc walks to a place; the line of Shrooms stops him (FP-16)."""
    one = sty.models[orc]
    way, crossed = walked(sty, orc, x, y)
    motion = Motion(orc, WALKED, MEETING, path=way[:1])
    sty.motions.append(motion)
    gone = 0
    for tx, ty in way[1:]:
        gone += apart(one.x, one.y, tx, ty)
        arrive(one, motion, tx, ty)
    yield Walked(orc, gone)
    if crossed != NOBODY:
        yield from cross_line(sty, orc, crossed)


def grease_toss(sty: Pigsty) -> Flow[None]:
    """FP 5.3: an Orc that has not tossed yet does so, or nobody."""
    options = tosses(sty)
    if not options:
        begin_step(sty, READYING)
        return
    if sty.tending:
        answer: Option = next_to_tend(sty)
    else:
        orc = next_to_toss(sty)
        answer = yield Ask(sty.active, TOSS_PROMPT if orc < 0 else TOSS_PROMPTS[orc], options, "FP 5.3")
        forget_trails(sty)
        if isinstance(answer, Tend):
            sty.tending = TENDING_AGAIN if answer.again else TENDING
            answer = next_to_tend(sty)
    if not isinstance(answer, Toss):
        begin_step(sty, READYING)
        return
    orc = answer.model
    target = answer.target
    sty.done |= 1 << orc
    die = yield TOSS_ROLLS[orc]
    yield TossedGrease(orc, target, die >= GREASES)
    if die >= GREASES:
        yield from grease(sty, target)
    elif die <= SLIPS:
        yield from slip(sty, orc)
        return
    chef, sous = orcs_of(sty.active)
    if sty.done >> chef & sty.done >> sous & 1:
        begin_step(sty, READYING)


def tosses(sty: Pigsty) -> list[Option]:
    """FP 5.3: at whom grease may be tossed, and to toss none; nothing where nobody can be reached."""
    models = sty.models
    options: list[Option] = []
    for orc in orcs_of(sty.active):
        if not sty.done >> orc & 1:
            one = models[orc]
            row = TOSS[orc]
            x = one.x
            y = one.y
            for target, model in enumerate(models):
                dx = model.x - x
                dy = model.y - y
                if dx * dx + dy * dy <= IN_TOSS and target != orc and not sty.greased >> target // EACH & 1:
                    options.append(row[target])
    if options:
        able = [each for each in at_own_pig(sty) if each in options]
        if able and sty.models[pig_of(sty.active)].grease < MARKERS:
            options += [TEND] if len(able) > 1 else []
            options += [TEND_AGAIN] if took_before(sty) else []
        options.append(DONE)
    return options


def at_own_pig(sty: Pigsty) -> tuple[Toss, Toss]:
    """The tosses of both Orcs at their Pig."""
    chef, sous = orcs_of(sty.active)
    pig = pig_of(sty.active)
    return TOSS[chef][pig], TOSS[sous][pig]


def next_to_tend(sty: Pigsty) -> Option:
    """FP-25: the toss of the first Orc who may still toss at his Pig; else it is done."""
    able = tosses(sty)
    return next((each for each in at_own_pig(sty) if each in able), DONE)


def next_to_toss(sty: Pigsty) -> int:
    """FP 5.3: which Orc alone has not tossed yet; -1 where it may be either."""
    chef, sous = orcs_of(sty.active)
    if sty.done >> chef & 1:
        return sous
    return chef if sty.done >> sous & 1 else -1


def next_to_act(sty: Pigsty) -> int:
    """FP 5.4: which Orc takes his action now."""
    chef, sous = orcs_of(sty.active)
    return sous if sty.done >> chef & 1 else chef


def take_action(sty: Pigsty) -> Flow[None]:
    """FP 5.4: one Orc takes an action, which waits until step 4 of the next own turn."""
    orc = next_to_act(sty)
    if sty.tending == TENDING_AGAIN:
        answer: Option = AS_BEFORE
    else:
        options = READY_BOTH[orc] if may_act_as_before(sty) else READY[orc]
        answer = yield Ask(sty.active, READY_PROMPTS[orc], options, "FP 5.4")
        forget_trails(sty)
    if answer == AS_BEFORE:
        for each in orcs_of(sty.active):
            yield from ready(sty, each, sty.models[each].took)
    else:
        assert isinstance(answer, Ready)
        yield from ready(sty, orc, answer.action)
    if sty.done >> SOUS + sty.active * EACH & 1:
        begin_step(sty, RUNNING)
        yield from move_pig(sty)


def may_act_as_before(sty: Pigsty) -> bool:
    """FP-24: whether neither Orc has taken his action in this turn yet, and both took one before."""
    return took_before(sty) and not any(sty.done >> orc & 1 for orc in orcs_of(sty.active))


def took_before(sty: Pigsty) -> bool:
    """Whether both Orcs took an action the last time."""
    return all(sty.models[orc].took != NOTHING for orc in orcs_of(sty.active))


def ready(sty: Pigsty, orc: int, action: int) -> Flow[None]:
    """FP 5.4: what waits with an Orc from now on."""
    sty.done |= 1 << orc
    sty.models[orc].action = sty.models[orc].took = action
    yield Readied(orc, action)


def move_pig(sty: Pigsty) -> Flow[None]:
    """FP 5.5: the Pig performs a Random Move. When that is over, so is the turn."""
    pig = pig_of(sty.active)
    if sty.done >> pig & 1:
        yield from end_turn(sty)
        if sty.ending is None:
            yield from slippery(sty)
        return
    sty.done |= 1 << pig
    start_random_move(sty, pig, RAN)
