"""An activation: the Move with what it runs into, the Skid Test, the second action (TP 4.2, TP 4.3, TP-28).

Each step of the game begins with its question; what follows from the answer runs on to the next question.
"""

from __future__ import annotations

from functools import partial

from orcade.games.orclympics.discipline import feat
from orcade.table.lazy import Lazy
from orcade.table.plane import INCH, Box, ahead, first_touch, touching
from orcade.table.requests import D6, Ask, Flow, Option
from orcade.table.spots import Aim

from .answers import (
    ASSAULT,
    GRAB,
    HANDING_OVER,
    LASH,
    MOUNT,
    REST,
    STEERS,
    Assault,
    Grab,
    Lash,
    Mount,
    Turn,
    Veer,
)
from .assaults import clash, throw, tumble
from .contact import covers, touched
from .events import Missed, Mounted, Skidded, Snatched, Turned
from .falls import mobbed
from .motion import lash_way, move_way, others_on, straight_on
from .pieces import (
    EPIC_SPRINT,
    FEATS,
    HALF_LENGTH,
    HANDING,
    IN_LASH,
    IN_MOVE,
    LASHED,
    PICKING,
    PIGLET,
    RIDERS,
    RODE,
    SECOND,
    SPACING,
    STEERING,
    TURNING,
    Race,
    Rider,
    ability,
    allied,
    box,
    end_trails,
    length,
    loose,
    may_mount,
    named,
    speed,
    to_catch,
    to_pass,
)
from .piglet import make_room, release
from .pivots import headings, pivot
from .progress import complete_lines, go
from .ride_region import Riding
from .rolls import GRAB_ROLL, dice_of, die_of
from .routes import PACE
from .standings import crosses, finishes, last_placed
from .turn_region import Turning
from .turns import end_activation

SPEED_ROLLS = dice_of("speed", "TP 4.2.1")
SKID_ROLLS = dice_of("skid", "TP 4.3")
LASH_ROLL = die_of("Lash", D6, "TP 4.2.2")
HAND_PROMPTS = tuple(f"Does {name} take the Piglet from his ally?" for name in RIDERS)
FOE_PROMPTS = tuple(f"{name} runs into two at once: whom does he assault?" for name in RIDERS)
STEER_PROMPTS = tuple(tuple(f'Last one: throw {name} {far}" where?' for far in range(5)) for name in RIDERS)
STEER_IDEAS = tuple(("go", degrees) for degrees in range(30, 361, 30))


def move_prompt(who: str, ridden: bool, inches: int) -> str:
    """The question of a Move."""
    return f'{who} rides up to {inches}": where?' if ridden else f'{who} runs on alone, up to {inches}": where?'


def move(race: Race) -> Flow[None]:
    """TP 4.2.1: Speed, a Pivot, and straight on."""
    who = race.acting
    rider = race.riders[who]
    first, second = yield SPEED_ROLLS[rider.name]
    inches = first + second + speed(race, rider)
    race.reach = inches * INCH
    prompt = move_prompt(named(rider), rider.ridden, inches)
    about = Lazy(partial(about_move, race, rider))  # playouts never look at it
    answer = yield Ask(rider.seat, prompt, Riding(race, who), "TP 4.2.1", about)
    end_trails(race)
    race.stage = IN_MOVE
    race.gone = 0
    race.tested = True
    race.acted = race.mobbed = race.ignoring = race.asked = False
    race.assaults = []
    race.touched_before = touched(race, who)
    if answer.__class__ is Turn:
        race.phase = TURNING
        return
    if answer.__class__ is Veer:
        yield from turn_to(race, *headings(rider)[answer.side])
        return
    if (answer.x, answer.y) == (rider.x, rider.y):
        yield from stay(race)
        return
    rider.ux, rider.uy = pivot(rider, answer.x, answer.y)
    yield from ride(race, answer.x, answer.y)


def about_move(race: Race, rider: Rider) -> tuple[str, ...]:
    """What a Move is about that leads a Boar without a rider nowhere near the Piglet, and to nobody."""
    if (
        rider.ridden
        or may_mount(race, rider)
        or not out_of_reach(race, rider)
        or any(meets(race, *each) for each in headings(rider))
    ):
        return ()
    return ("unridden",)


def meets(race: Race, ux: int, uy: int) -> bool:
    """Whether an Unridden Boar that is activated may run into anybody this way."""
    rider = race.riders[race.acting]
    base = box(rider)._replace(ux=ux, uy=uy)
    return bool(move_way(race, race.acting, base, *ahead(rider.x, rider.y, ux, uy, race.reach), RODE).foes)


def out_of_reach(race: Race, rider: Rider) -> bool:
    """Whether neither this Move nor most likely the next one can lead to the Piglet, whoever has it."""
    holder = race.riders[race.holder] if race.holder >= 0 else None
    if holder is None and not loose(race):
        return True
    x, y = race.piglet if holder is None else (holder.x, holder.y)
    return length(rider.x, rider.y, x, y) > race.reach + PACE + 3 * HALF_LENGTH


def turn_on_the_spot(race: Race) -> Flow[None]:
    """TP-27: which way a Boar turns that does not move."""
    who = race.acting
    rider = race.riders[who]
    answer = yield Ask(rider.seat, f"Which way does {named(rider)} turn?", Turning(race, who), "TP-27")
    end_trails(race)
    yield from turn_to(race, *pivot(rider, answer.x, answer.y))


def turn_to(race: Race, ux: int, uy: int) -> Flow[None]:
    """TP-27: a Pivot without a way."""
    who = race.acting
    rider = race.riders[who]
    rider.ux, rider.uy = ux, uy
    yield Turned(named(rider), rider.ux, rider.uy)
    yield from complete_lines(race, who, rider.x, rider.y, 0)
    if race.ending is None:
        yield from stay(race)


def stay(race: Race) -> Flow[None]:
    """TP-27: a Move without a way; an ally in contact can hand over the Piglet in it, too (TP-39)."""
    rider = race.riders[race.acting]
    if meets_holder(race, box(rider), rider.x, rider.y) is None:
        yield from carry_on(race)
        return
    race.asked = True
    race.goal = (rider.x, rider.y)
    race.phase = HANDING


def meets_holder(race: Race, base: Box, x: int, y: int) -> float | None:
    """TP-39: when on its way to x, y, 0 to 1, the Boar that is activated comes into contact with an ally that has the
    Piglet; None where it does not, or has been asked already.
    """
    who, holder = race.acting, race.holder
    if race.asked or holder < 0 or holder == who or not allied(race, who, holder):
        return None
    ally = box(race.riders[holder])
    if touching(base, ally):
        return 0.0
    when = first_touch(base, x, y, ally)
    # Who stops before an ally stands a thousandth or two off: that is contact (TP-38).
    return 1.0 if when is None and touching(base._replace(x=x, y=y), ally) else when


def on_its_way(base: Box, x: int, y: int, when: float) -> Box:
    """A base on its way to x, y, at a time from 0 to 1."""
    return base._replace(x=base.x + round((x - base.x) * when), y=base.y + round((y - base.y) * when))


def when_free(race: Race, base: Box, x: int, y: int, when: float) -> float:
    """TP-39: from when on a base on its way to x, y, where it is free, lies on nothing that its Pivot has covered."""
    end = base._replace(x=x, y=y)
    while under := [shape for _, shape in covers(race, race.acting, on_its_way(base, x, y, when))]:
        later = max(1 - (first_touch(end, base.x, base.y, shape) or 0) for shape in under)
        if later <= when:
            return 1.0
        when = later
    return when


def ride(race: Race, tx: int, ty: int) -> Flow[None]:
    """The Boar that is activated rides straight on to a point, or to what stops it; then what follows from that."""
    who = race.acting
    rider = race.riders[who]
    base = box(rider)
    found = move_way(race, who, base, tx, ty, RODE)
    x, y = found.x, found.y
    when = meets_holder(race, base, x, y)
    if when is not None:
        race.asked = True
        race.goal = (tx, ty)
        there = on_its_way(base, x, y, when_free(race, base, x, y, when))
        yield from go(race, who, there.x, there.y, RODE, rider.ux, rider.uy, True)
        if race.ending is None:
            race.phase = HANDING
        return
    yield from go(race, who, x, y, RODE, rider.ux, rider.uy, True)
    if race.ending is not None:
        return
    race.mobbed = found.public
    foes = found.foes
    if foes & (foes - 1):
        race.foes = foes
        race.phase = PICKING
    elif foes:
        yield from ram(race, foes.bit_length() - 1)
    elif found.piglet:
        yield from grab(race)
    else:
        if race.ignoring:
            make_room(race, who)
        yield from carry_on(race)


def ram(race: Race, foe: int) -> Flow[None]:
    """TP-13: the Assault at contact."""
    race.acted = True
    yield from clash(race, race.acting, foe)
    if race.ending is None:
        if race.ignoring:
            make_room(race, race.acting)
        yield from carry_on(race)


def choose_foe(race: Race) -> Flow[None]:
    """TP-30: of two Boars touched at once its player chooses one."""
    rider = race.riders[race.acting]
    options = [ASSAULT[at] for at in range(len(race.riders)) if race.foes >> at & 1]
    answer = yield Ask(rider.seat, FOE_PROMPTS[rider.name], options, "TP-30")
    end_trails(race)
    race.foes = 0
    yield from ram(race, answer.target)


def hand_over(race: Race) -> Flow[None]:
    """TP-39: the Piglet from an ally, or on with the Move."""
    rider = race.riders[race.acting]
    answer = yield Ask(rider.seat, HAND_PROMPTS[rider.name], HANDING_OVER, "TP-39", ("hand",))
    end_trails(race)
    if answer.__class__ is Grab:
        yield from grab(race)
    else:
        yield from ride(race, *race.goal)


def grab(race: Race) -> Flow[None]:
    """TP 4.2.4, TP-14: the Piglet in contact, or the ally's; after a failure on with all that is left of the Move."""
    who = race.acting
    rider = race.riders[who]
    race.acted = True
    need = to_catch(race, rider)
    die = yield GRAB_ROLL[need][rider.name]
    if die >= need:
        victim = named(race.riders[race.holder]) if race.holder >= 0 else ""
        race.holder = who
        yield Snatched(named(rider), victim)
        yield from carry_on(race)
        return
    yield Missed(named(rider))
    left = race.reach - race.gone
    race.ignoring = True
    if race.mobbed or left <= 0:
        make_room(race, who)
        yield from carry_on(race)
        return
    yield from ride(race, *straight_on(box(rider), left))


def carry_on(race: Race) -> Flow[None]:
    """TP-28: the public, the Skid Test, the Piglet, the second action; up to the next question."""
    who = race.acting
    rider = race.riders[who]
    if race.mobbed and not rider.crashed:
        race.mobbed = False
        yield from mobbed(race, who, rider.ux, rider.uy, True)
        if race.ending is not None:
            return
    if not race.tested and not rider.crashed:
        race.tested = True
        first, second = yield SKID_ROLLS[rider.name]
        total = first + second + ability(race, rider)
        yield Skidded(named(rider), total, race.gone)
        if total < to_pass(race.gone):
            yield from tumble(race, who)
            if race.ending is not None or race.phase == STEERING:
                return
    yield from release(race)
    if race.stage == IN_MOVE and not rider.crashed:
        race.stage = IN_LASH
        if len(second_actions(race)) > 1:
            race.phase = SECOND
            return
    yield from end_activation(race)


def steer(race: Race) -> Flow[None]:
    """TP-20: the last-placed player chooses the direction of a Random Move after a skid."""
    who = race.acting
    rider = race.riders[who]
    region = Aim("TP 4.4", STEERS[who], STEER_IDEAS, (rider.x, rider.y), race.thrown)
    seat = race.riders[last_placed(race)].seat
    answer = yield Ask(seat, STEER_PROMPTS[rider.name][race.thrown // INCH], region, "TP 4.4")
    end_trails(race)
    race.phase = SECOND
    yield from throw(race, who, answer.x - rider.x, answer.y - rider.y, race.thrown)
    if race.ending is None:
        yield from carry_on(race)


def second_actions(race: Race) -> list[Option]:
    """TP 4.2, TP-16, TP-29, TP-47: what it may do now."""
    who = race.acting
    found: list[Option] = []
    if race.acted:
        return found
    if race.holder != who and not held_fast(race):
        found.append(LASH)
    near = at_hand(race)
    if near:
        found += [ASSAULT[at] for at in range(len(race.riders)) if near >> at & 1 and not allied(race, who, at)]
        if near >> PIGLET & 1:
            found.append(GRAB)
    if may_mount(race, race.riders[who]) and not race.gone:
        found.append(MOUNT)
    if found:
        found.append(REST)
    return found


def held_fast(race: Race) -> bool:
    """TP-16: whether a Lash would come nowhere and do nothing."""
    who = race.acting
    rider = race.riders[who]
    base = box(rider)
    if not others_on(race, who, base, rider.x, rider.y, SPACING):
        return False
    found = lash_way(race, who, base, *straight_on(base, D6 * INCH))
    return (found.x, found.y) == (rider.x, rider.y) and not found.public


def at_hand(race: Race) -> int:
    """TP-29: what the activated Boar has been in contact with since before its Move: Riders, and the bit PIGLET."""
    return race.touched_before & touched(race, race.acting) if race.touched_before else 0


def second_action(race: Race) -> Flow[None]:
    """TP 4.2: Lash, Assault, Grab, to get back on (TP-47), or none of them."""
    who = race.acting
    rider = race.riders[who]
    options = second_actions(race)
    asked = f"Lash {named(rider)} on, or stop here?" if only_lash(options) else f"What does {named(rider)} do now?"
    about = Lazy(partial(about_lash, race, options))  # playouts never look at it
    answer = yield Ask(rider.seat, asked, options, "TP 4.2", about)
    end_trails(race)
    race.acted = True
    kind = answer.__class__
    if kind is Lash:
        yield from lash(race)
    elif kind is Assault:
        yield from ram(race, answer.target)
    elif kind is Grab:
        yield from grab(race)
    else:
        if kind is Mount:
            rider.ridden = True
            yield Mounted(rider.name)
        yield from end_activation(race)


def only_lash(options: list[Option]) -> bool:
    """Whether there is nothing else to do but to stop."""
    return len(options) == 2 and options[0] is LASH


def about_lash(race: Race, options: list[Option]) -> tuple[str, ...]:
    """What it is about to Lash where nothing is in the way."""
    return ("lash",) if only_lash(options) and is_clear(race) else ()


def is_clear(race: Race) -> bool:
    """Whether nothing lies before a Lash: nobody, not the public, no line."""
    rider = race.riders[race.acting]
    base = box(rider)
    found = lash_way(race, race.acting, base, *straight_on(base, D6 * INCH))
    there = base._replace(x=found.x, y=found.y)
    return not (found.stopped or found.public or crosses(race, rider, there) or finishes(rider, there))


def lash(race: Race) -> Flow[None]:
    """TP 4.2.2: D6" more, straight on."""
    who = race.acting
    rider = race.riders[who]
    die = yield LASH_ROLL[rider.name]
    tx, ty = ahead(rider.x, rider.y, rider.ux, rider.uy, die * INCH)
    found = lash_way(race, who, box(rider), tx, ty)
    yield from go(race, who, found.x, found.y, LASHED, rider.ux, rider.uy, True)
    if die == D6 and (found.x, found.y) == (tx, ty):
        yield from feat(race, rider.seat, EPIC_SPRINT, FEATS)
    if race.ending is not None:
        return
    race.mobbed = found.public
    yield from carry_on(race)
