"""An activation (BR 4.1, BR 4.2): who is activated, what he may do, and all actions but throws."""

from __future__ import annotations

from orcade.games.orclympics.discipline import FERAL
from orcade.table.region import apart
from orcade.table.requests import D6, Ask, Flow, Option, Roll

from .answers import (
    ACTIVATE,
    AGAIN,
    END,
    FIGHT,
    GO,
    GRAB,
    LEAVE,
    THROW_AT,
    UP,
    Activate,
    Fight,
    Go,
    Grab,
    Leave,
    March,
    Reroll,
    Stay,
    Throw,
    Up,
)
from .barrels import falls_short, start_throw
from .events import GotUp, Grabbed, Left, Moved, Ordered, Stayed, Waited
from .followers import caller, moves_alone
from .geometry import barrels_at, in_contact, lootable
from .losses import dangers_on, go_along, honour, roll_for_dangers
from .marching import next_sent, ordered_move, orders
from .move_proposals import ProposedMoves
from .move_region import Move, MoveRegion
from .pieces import (
    ACTING,
    ACTIONS,
    CALLING,
    COLLECTOR,
    FOUND,
    GRABBED,
    IN_REACH,
    LOOT,
    MOVE_ADDS,
    MOVED,
    NOBODY,
    NOTHING,
    ORC_NAMES,
    ORC_R,
    OUT_OF_REACH,
    PAIRING,
    PLAIN,
    REROLLING,
    ROLLS_AGAIN,
    THREW,
    WALKING,
    Orc,
    Rumble,
    clear_trails,
    enemies,
    may_charge,
)
from .terrain import INCH

WHICH = "Which Orc do you activate?"
ALL_OR_ONE = "Order all, or activate one Orc?"
WHAT_NOW = tuple(
    (f"{name} has done all he can.", f"{name} has 1 action left: what now?", f"{name} has 2 actions: what now?")
    for name in ORC_NAMES
)
"""The question by the Orc's name and its actions."""
WHERE_TO = tuple(tuple(f'{name} may move {far}": where to?' for far in range(D6 + MOVE_ADDS + 1)) for name in ORC_NAMES)
"""By the Orc's name and its reach in inches."""
MOVE_AGAIN = tuple(f'{die} + {MOVE_ADDS}" for this Move: roll again?' for die in range(D6 + 1))

MOVE_DIE = f'Move (+{MOVE_ADDS}")'


def choose_orc(rumble: Rumble) -> Flow[None]:
    """BR 4.1: one Orc is activated; a team that has none left lets the other go on (BR-4). Nobody is asked
    where all that are left can do nothing but wait for their combats or get up (BR-39)."""
    options = activations(rumble, rumble.team)
    if not options:
        rumble.team = 1 - rumble.team
        options = activations(rumble, rumble.team)
        if not options:
            rumble.phase = PAIRING
            return
    sent = next_sent(rumble)
    answer: Option = ACTIVATE[sent.id] if sent is not None else min(options, key=late)
    if sent is None and answer.__class__ is Activate and len(options) > 1:
        seat = caller(rumble)
        ordered = orders(rumble, seat)
        answer = yield Ask(seat, ALL_OR_ONE if ordered else WHICH, [*ordered, *options], "BR 4.1")
        if rumble.astir:
            clear_trails(rumble)
        if isinstance(answer, March):
            rumble.orders[seat] = answer.order
            yield Ordered(seat, answer.order)
            return
    assert isinstance(answer, Up | Fight | Activate)
    orc = rumble.orcs[answer.orc]
    orc.done = True
    if answer.__class__ is Activate:
        rumble.active = orc.id
        rumble.actions = ACTIONS
        rumble.used = 0
        rumble.marching = sent is not None
        rumble.phase = ACTING
        if moves_alone(rumble, orc):
            yield from roll_for_move(rumble, orc)
        return
    if answer.__class__ is Fight:
        yield Waited(orc.name)
    else:
        orc.down = False
        yield GotUp(orc.name)
        engage(rumble, orc)
    rumble.team = 1 - rumble.team


def late(option: Up | Fight | Activate) -> int:
    """What comes first where one can do nothing else: to wait, since who gets up can be charged (BR-39). Whoever can do
    more than either comes before both, and is asked for."""
    return (Activate, Fight, Up).index(option.__class__)


def activations(rumble: Rumble, team: int) -> list[Up | Fight | Activate]:
    """Each Orc of a team that is still to be activated, with all that he may be activated for (BR 4.2); who can only
    get up, or wait, comes last."""
    left = [orc for orc in rumble.orcs if orc.team == team and not orc.done and orc.health > 0]
    free = [ACTIVATE[orc.id] for orc in left if not orc.down and orc.foe < 0]
    lying = [UP[orc.id] for orc in left if orc.down]
    return [*free, *lying, *[FIGHT[orc.id] for orc in left if not orc.down and orc.foe >= 0]]


def engage(rumble: Rumble, orc: Orc) -> bool:
    """Who has moved or got up in contact with a free enemy is Engaged with him (BR 4.2.1, BR-13): whether he is."""
    for other in rumble.orcs:
        if other.health > 0 and may_charge(orc, other) and in_contact(orc, other):
            orc.foe, other.foe = other.id, orc.id
            return True
    return False


def choose_action(rumble: Rumble) -> Flow[None]:
    """BR 4.2: the next action of the active Orc, or the end of its activation."""
    orc = rumble.orcs[rumble.active]
    options = actions_of(rumble, orc)
    if len(options) == 1:
        end_activation(rumble)
        return
    answer = yield Ask(orc.seat, WHAT_NOW[orc.name][rumble.actions], options, "BR 4.2")
    if rumble.astir:
        clear_trails(rumble)
    kind = answer.__class__
    if kind is Go:
        yield from roll_for_move(rumble, orc)
    elif kind is Throw:
        rumble.actions -= 1
        rumble.used |= THREW
        start_throw(rumble, orc, answer.target, answer.barrel, ACTING)
    elif kind is Grab:
        yield from grab_item(rumble, orc)
    else:
        end_activation(rumble)


def end_activation(rumble: Rumble) -> None:
    """The activation is over; it is the other team's turn."""
    rumble.active = NOBODY
    rumble.marching = False
    rumble.phase = CALLING
    rumble.team = 1 - rumble.team


def actions_of(rumble: Rumble, orc: Orc) -> list[Option]:
    """What the active Orc may do (BR 4.2, BR-5); the last one is to end."""
    options: list[Option] = []
    if orc.health > 0 and rumble.actions and orc.foe < 0:
        used = rumble.used
        if not used & MOVED:
            options.append(GO)
        if not used & THREW:
            for barrel in barrels_at(rumble, orc.x, orc.y):
                options += [Throw(other.id, barrel.id) for other in enemies(rumble, orc)]
        if not used & GRABBED and lootable(rumble, orc) != NOBODY:
            options.append(GRAB)
    options.append(END)
    return options


def roll_for_move(rumble: Rumble, orc: Orc) -> Flow[None]:
    """BR 4.2.1: the die for how far, which Feral Orcs may roll again (BR-6)."""
    rumble.actions -= 1
    rumble.used |= MOVED
    die = yield Roll(orc.seat, D6, MOVE_DIE, "BR 4.2.1")
    if die < D6 and rumble.broods[orc.seat] == FERAL and not rumble.rerolled:
        again = die <= ROLLS_AGAIN
        if not rumble.marching:
            rumble.reach = (die + MOVE_ADDS) * INCH
            rumble.asked = REROLLING
            answer = yield Ask(orc.seat, MOVE_AGAIN[die], AGAIN, "BR 1.2")
            rumble.asked = PLAIN
            again = answer.__class__ is Reroll
        if again:
            die = yield Roll(orc.seat, D6, f"{MOVE_DIE}, again", "BR 1.2", again=True)
    rumble.reach = (die + MOVE_ADDS) * INCH
    rumble.phase = WALKING


def end_move(rumble: Rumble) -> Flow[None]:
    """BR 4.2.1: where the Move ends; in contact with an enemy it is a Charge."""
    orc = rumble.orcs[rumble.active]
    answer: Option | None = ordered_move(rumble, orc) if rumble.marching else None
    if answer is None:
        rumble.marching = False
        answer = yield Ask(orc.seat, WHERE_TO[orc.name][rumble.reach // INCH], ProposedMoves(rumble, orc), "BR 4.2.1")
        if rumble.astir:
            clear_trails(rumble)
    rumble.phase = ACTING
    assert isinstance(answer, Move | Stay)
    if isinstance(answer, Stay) or (answer.x == orc.x and answer.y == orc.y):
        yield Stayed(orc.name)
        return
    found = MoveRegion(rumble, orc).taken(answer.x, answer.y)
    assert found is not None
    way = tuple(found)
    length = 0
    for at in range(1, len(way)):
        length += apart(*way[at - 1], *way[at])
    go_along(rumble, orc, way)
    orc.charged = engage(rumble, orc)
    yield Moved(orc.name, length, rumble.orcs[orc.foe].name if orc.foe >= 0 else NOBODY)
    yield from roll_for_dangers(rumble, orc, dangers_on(rumble, way))


def grab_item(rumble: Rumble, orc: Orc) -> Flow[None]:
    """BR 4.2.3: a die for what lies in the mound; what was carried is lost (BR-31)."""
    rumble.actions -= 1
    rumble.used |= GRABBED
    orc.mound = lootable(rumble, orc)
    die = yield Roll(orc.seat, D6, "Item", "BR 4.2.3")
    before = orc.item
    orc.item = LOOT[die - 1]
    yield Grabbed(orc.name, orc.item, before)
    for other in rumble.orcs:
        if other.seat == orc.seat and other is not orc and other.mound >= 0 and other.mound != orc.mound:
            yield from honour(rumble, orc, COLLECTOR)
            break
    if orc.item == NOTHING:
        rumble.phase = FOUND


def found_barrel(rumble: Rumble) -> Flow[None]:
    """BR 4.2.3: a Barrel out of a mound may be thrown at once, which is no action; else it is gone (BR-31)."""
    orc = rumble.orcs[rumble.active]
    foes = enemies(rumble, orc)
    options: list[Option] = [*[THROW_AT[foe.id] for foe in foes], LEAVE]
    reached = not all(falls_short(orc.x, orc.y, foe, 2 * D6, ORC_R) for foe in foes)
    answer = yield Ask(orc.seat, "A Barrel! Throw it?", options, "BR 4.2.3", IN_REACH if reached else OUT_OF_REACH)
    if rumble.astir:
        clear_trails(rumble)
    rumble.phase = ACTING
    if answer.__class__ is Leave:
        yield Left(orc.name)
        return
    start_throw(rumble, orc, answer.target, NOBODY, ACTING)
