"""The sequence of play: set-up (MF 1.2 to 3), Game Turns and activations (MF 4.1, 4.2), moving and items."""

from __future__ import annotations

from orcade.table.requests import D6, OPEN, Ask, Flow, Option, Roll, Together

from .answers import (
    CHOOSE,
    DEPLOY,
    END,
    GRAB,
    JUMP_AT,
    JUMP_THROW_AT,
    RECOVER,
    SMASH_AT,
    STOMP_ON,
    THROW_AT,
    Grab,
    Jump,
    Move,
    Recover,
    Smash,
    Stomp,
    Throw,
    ways,
)
from .board import ALL, BIT, DISTANCE, NEAR, Square, connected, squares
from .combat import drop, eliminate, feat, finish, jump, landings, put, smash, stomp
from .events import (
    MOVED,
    Booed,
    Chose,
    Deployed,
    GotUp,
    Grabbed,
    Laid,
    LinedUp,
    Redrawn,
    Slipped,
    StayedDown,
    TurnBegan,
)
from .pieces import (
    ACTION_POINTS,
    AXE,
    AXE_RANGE,
    BORED_FROM,
    BRAWLING,
    BROODING,
    BROODS,
    CLOSING,
    DEPLOYING,
    ITEM_TOKENS,
    ITEMS,
    JUMPED,
    LINING_UP,
    MY_PRECIOUS,
    PRECIOUS_GRABS,
    RECOVERED,
    SCATTERING,
    SMASHED,
    SPEAR,
    STEPS,
    STOMPED,
    TERRAIN_TOKENS,
    UNCHOSEN,
    Fight,
    FightOptions,
    Orc,
    active,
    occupied,
    standing,
    striding,
    tokens,
)


def start(seats: int, options: FightOptions) -> Fight:
    return Fight(seats, options, orcs=[Orc(seat) for seat in range(seats)])


def step(fight: Fight) -> Flow[None]:
    """One piece of the sequence of play (MF 1.2, 2, 3, 4.1)."""
    phase = fight.phase
    if phase == BRAWLING:
        yield from activate(fight)
    elif phase == CLOSING:
        yield from close_turn(fight)
    elif phase == BROODING:
        yield from choose_broods(fight)
    elif phase == SCATTERING:
        yield from scatter(fight)
    elif phase == LINING_UP:
        fight.order = [orc.seat for orc in fight.orcs]
        yield from line_up(fight)
        fight.phase = DEPLOYING
    else:
        yield from deploy(fight)


# Set-up.


def choose_broods(fight: Fight) -> Flow[None]:
    """MF 1.2: in secret and at once; broods that a campaign has given are not asked for."""
    if all(orc.brood == UNCHOSEN for orc in fight.orcs):
        answers = yield Together(tuple(Ask(orc.seat, "Choose your brood", CHOOSE, "MF 1.2") for orc in fight.orcs))
        for orc in fight.orcs:
            orc.brood = answers[orc.seat].brood
            yield Chose(orc.seat, orc.brood)
    for orc in fight.orcs:
        orc.health = BROODS[orc.brood].health
    fight.phase = SCATTERING


def scatter(fight: Fight) -> Flow[None]:
    """MF 2: terrain, then items, never two tokens on a square. Nobody's dice: the table rolls."""
    for _ in range(TERRAIN_TOKENS):
        kind = yield Roll(OPEN, D6, "terrain (Pit 1-3, Platform 4-6)", "MF 2")
        to = yield from free_square(fight)
        if kind <= 3:
            fight.pits |= BIT[to]
            yield Laid("Pit", to)
        else:
            fight.platforms |= BIT[to]
            yield Laid("Platform", to)
    if fight.options.connected_board and not connected(fight.pits):
        fight.pits = fight.platforms = 0
        yield Redrawn()
        return
    for _ in range(ITEM_TOKENS):
        item = yield Roll(OPEN, len(ITEMS) - 1, "which item", "MF 2")
        to = yield from free_square(fight)
        fight.items[to] = item
        yield Laid(ITEMS[item], to)
    fight.phase = LINING_UP


def free_square(fight: Fight) -> Flow[Square]:
    """A random square without a token."""
    free = squares(ALL & ~tokens(fight))
    at: int = yield Roll(OPEN, len(free), "which free square", "MF 2")
    return free[at - 1]


def line_up(fight: Fight) -> Flow[None]:
    """MF 3, MF 4.1: put `fight.order` in the order of a roll."""
    yield from roll_off(fight, 0, len(fight.order))
    fight.at = 0
    yield LinedUp(tuple(fight.order))


def roll_off(fight: Fight, first: int, end: int) -> Flow[None]:
    """Sort the places `first` … `end`-1 of the order by a die each; who ties rolls again (GEN-2).

    OC-5: in a campaign the age of the broods decides where all who tie have the same brood.
    """
    orcs = fight.orcs
    order = fight.order
    for place in range(first, end):
        seat = order[place]
        orcs[seat].initiative = yield Roll(seat, D6, "initiative", "MF 4.1" if fight.turn else "MF 3")
    order[first:end] = sorted(order[first:end], key=lambda seat: -orcs[seat].initiative)
    place = first
    while place < end:
        value = orcs[order[place]].initiative
        brood = orcs[order[place]].brood
        after = place + 1
        same = True
        while after < end and orcs[order[after]].initiative == value:
            same = same and orcs[order[after]].brood == brood
            after += 1
        if after > place + 1:
            if same and fight.ages:
                old = 1 if value <= 3 else -1
                order[place:after] = sorted(order[place:after], key=lambda seat: old * fight.ages[seat])
            else:
                yield from roll_off(fight, place, after)
        place = after


def deploy(fight: Fight) -> Flow[None]:
    """MF 3: the Orc whose place it is goes to a square without token and model; after the last one the fight begins."""
    orc = active(fight)
    free = squares(ALL & ~tokens(fight) & ~occupied(fight))
    answer = yield Ask(orc.seat, "Deploy your Orc", [DEPLOY[to] for to in free], "MF 3")
    orc.square = answer.square
    yield Deployed(orc.seat, orc.square)
    fight.at += 1
    if fight.at == len(fight.order):
        fight.turn = 1
        yield TurnBegan(1)
        ready(fight, 0)


# Game Turns.


def ready(fight: Fight, at: int) -> None:
    """Give the next standing Orc from this place on its Action Points; when there is none the Game Turn closes."""
    order = fight.order
    while at < len(order) and fight.orcs[order[at]].health <= 0:
        at += 1
    fight.at = at
    fight.phase = BRAWLING if at < len(order) else CLOSING
    fight.points = ACTION_POINTS
    fight.left = 0
    fight.used = 0


def close_turn(fight: Fight) -> Flow[None]:
    """MF 4.1: the Game Turn ends, with the bored crowd and the cap of MF-15, and the next one begins."""
    if fight.options.bored_crowd and fight.turn >= BORED_FROM:
        for place in range(len(fight.order) - 1, -1, -1):
            orc = fight.orcs[fight.order[place]]
            if orc.health > 0 and not orc.fought:
                orc.health -= 1
                yield Booed(orc.seat)
                if orc.health == 0:
                    yield from eliminate(fight, orc, orc.seat, "bored_crowd")
                    if fight.ending is not None:
                        return
    if fight.options.turn_cap and fight.turn >= fight.options.turn_cap:
        cap(fight)
        return
    fight.turn += 1
    yield TurnBegan(fight.turn)
    for orc in fight.orcs:
        orc.fought = False
    fight.order = [orc.seat for orc in standing(fight)]
    yield from line_up(fight)
    ready(fight, 0)


def cap(fight: Fight) -> None:
    """MF-15: the standing Orcs are ranked by Health, then by damage done; who is level shares the place."""
    left = standing(fight)
    for orc in left:
        better = [one for one in left if (one.health, one.dealt) > (orc.health, orc.dealt)]
        orc.place = 1 + len(better)
    finish(fight, f"Game Turn {fight.turn} is over and the crowd has seen enough.", "MF-15", "turn_cap")


# An activation.


def _prompt(points: int, left: int) -> str:
    walk = f"{left} square{'' if left == 1 else 's'} of your Move left"
    if not points:
        return f"{walk}: go on?"
    acts = f"{points} action{'' if points == 1 else 's'}"
    return f"{acts} and {walk}: what now?" if left else f"{acts} left: what now?"


PROMPTS = tuple(tuple(_prompt(points, left) for left in range(STEPS + 2)) for points in range(ACTION_POINTS + 1))
"""By Action Points and by squares of an unfinished Move."""


def activate(fight: Fight) -> Flow[None]:
    """MF 4.2: one action, or one square of a Move, of the active Orc; or the end of its activation."""
    orc = fight.orcs[fight.order[fight.at]]
    options = choices(fight, orc)
    if len(options) == 1:
        ready(fight, fight.at + 1)
        return
    answer = yield Ask(orc.seat, PROMPTS[fight.points][fight.left], options, "MF 4.2")
    kind = answer.__class__
    if kind is Move:
        yield from move(fight, orc, answer.square)
    elif kind is Smash:
        yield from smash(fight, orc, fight.orcs[answer.target], False)
    elif kind is Throw:
        yield from smash(fight, orc, fight.orcs[answer.target], True)
    elif kind is Stomp:
        yield from stomp(fight, orc, fight.orcs[answer.target])
    elif kind is Jump:
        yield from jump(fight, orc, fight.orcs[answer.target], answer.thrown)
    elif kind is Grab:
        yield from grab(fight, orc)
    elif kind is Recover:
        yield from recover(fight, orc)
    else:
        ready(fight, fight.at + 1)
        return
    if not fight.points and not fight.left:
        ready(fight, fight.at + 1)


def choices(fight: Fight, orc: Orc) -> list[Option]:
    """Everything that this Orc may do now (MF 4.2); the last one is to end."""
    here = orc.square
    bit = BIT[here]
    points = fight.points
    used = fight.used
    up = not orc.down or fight.platforms & bit
    away = DISTANCE[here]
    blocked = fight.pits
    options: list[Option] = []
    may_smash = points and up and not used & SMASHED
    may_stomp = points and up and not used & STOMPED
    arm = 2 if orc.item == SPEAR else 1
    for other in fight.orcs:
        if other.health > 0 and other is not orc:
            square = other.square
            blocked |= BIT[square]
            far = away[square]
            if far > AXE_RANGE:
                continue
            if may_smash:
                if far <= arm:
                    options.append(SMASH_AT[other.seat])
                if orc.item == AXE:
                    options.append(THROW_AT[other.seat])
            if may_stomp and far == 1 and other.down and not fight.platforms & BIT[square]:
                options.append(STOMP_ON[other.seat])
    if points:
        if up:
            if fight.platforms & bit and not used & JUMPED:
                for other in fight.orcs:
                    if other.health > 0 and other is not orc:
                        if landings(fight, orc, other, False):
                            options.append(JUMP_AT[other.seat])
                        if orc.item == AXE and landings(fight, orc, other, True):
                            options.append(JUMP_THROW_AT[other.seat])
            if here in fight.items:
                options.append(GRAB)
        if orc.down and not used & RECOVERED:
            options.append(RECOVER)
        options += ways(here, blocked & NEAR[here])
    elif fight.left:
        options += ways(here, blocked & NEAR[here])
    options.append(END)
    return options


def move(fight: Fight, orc: Orc, to: Square) -> Flow[None]:
    """MF 4.2.1: one square of a Move; a Move that is not finished goes on, another action may lie between (MF-9)."""
    if not fight.left:
        fight.points -= 1
        fight.left = striding(fight, orc)
    if fight.platforms & BIT[to]:
        climb = yield Roll(orc.seat, D6, "to climb", "MF 2", 2)
        if climb == 1:
            fight.left = 0
            yield Slipped(orc.seat, to)
            return
        fight.left -= 1
    else:
        # MF-16: leaving a Platform with an idle mark costs one square more.
        fight.left -= 2 if orc.down and fight.platforms & BIT[orc.square] and fight.left > 1 else 1
    orc.square = to
    yield MOVED[orc.seat][to]


def grab(fight: Fight, orc: Orc) -> Flow[None]:
    """MF 4.2.3: pick up the item on this square; a carried one is dropped."""
    fight.points -= 1
    carried = orc.item
    orc.item = fight.items.pop(orc.square)
    orc.grabs += 1
    yield Grabbed(orc.seat, orc.item)
    if carried:
        yield from put(fight, orc, carried, orc.seat)
    if orc.grabs == PRECIOUS_GRABS and fight.feats[MY_PRECIOUS] < 0:
        yield from feat(fight, orc.seat, MY_PRECIOUS)


def recover(fight: Fight, orc: Orc) -> Flow[None]:
    """MF 4.2.2: up on 2+; on a 1 the carried item is dropped as well."""
    fight.points -= 1
    fight.used |= RECOVERED
    die = yield Roll(orc.seat, D6, "to recover", "MF 4.2.2", 2)
    if die > 1:
        orc.down = False
        yield GotUp(orc.seat)
        return
    yield StayedDown(orc.seat)
    if orc.item:
        yield from drop(fight, orc)
