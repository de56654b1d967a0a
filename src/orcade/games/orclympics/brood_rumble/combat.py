"""Combat (BR 4.3): which pair fights, who strikes first, the secret attack and defence, and what comes of them."""

from __future__ import annotations

from orcade.games.orclympics.discipline import first_team
from orcade.table.requests import Ask, Flow, Option, Roll, Seat, Together

from .answers import BARE, BLOCK, BRAWL, COMBAT, HELMETED, SPARE, Attack, Block, Brawl, Use
from .audience import begin_barrage
from .brawling import decisive, unfought
from .combat_events import Blow, KnockedDown, Paired, Rattled, Used
from .events import Ordered, Rested
from .falling_back import FallBackRegion, fall_back, may_retreat
from .geometry import in_contact
from .losses import disengage, honour, lose_health
from .pieces import (
    ATTACKS,
    BEATEN,
    BLOCKED,
    BRAWLING,
    CLOSING,
    FEW,
    GO_PLAY_DOLLS,
    HEADBUTT,
    HELMET,
    ITEM_COUNTS,
    KICK,
    MIGHTY,
    NOTHING,
    ORC_NAMES,
    ORC_PEDAGOGY,
    PAIRING,
    PLAIN,
    PUNCH,
    PUNCH_ADDS,
    RETREATING,
    SPARING,
    STRIKING,
    WOUNDS_DIE,
    Dealt,
    Orc,
    Rumble,
    added_wounds,
    captain,
    clear_trails,
    once_more,
)
from .push import push

FIRST, AGAIN, BACK_AT = range(3)
"""Which attack of a Round of Combat it is: the first, one more since no block was right, or the counterstroke."""
ATTACK_AT = tuple(
    (f"Attack {name}: how?", f"Attack {name} again: how?", f"Strike back at {name}: how?") for name in ORC_NAMES
)
DEFEND_AGAINST = tuple(
    (f"{name} attacks: which block?", f"{name} attacks again: which block?", f"{name} strikes back: which block?")
    for name in ORC_NAMES
)
ATTACK_DIE = len(ATTACKS)
"""Which attack, or block, a die chooses (BR-40)."""
HELMET_ASKED = tuple(
    f"{wounds} wound{'' if wounds == 1 else 's'} by a Headbutt: use the Helmet?" for wounds in range(8)
)
BACK = tuple(f"Where does {name} fall back to?" for name in ORC_NAMES)


def pair_up(rumble: Rumble) -> Flow[None]:
    """BR 4.1: the next combat, chosen by the team with the Initiative; after the last, the audience has its say."""
    pairs = [
        COMBAT[orc.id][orc.foe] if orc.team == rumble.first else COMBAT[orc.foe][orc.id] for orc in unfought(rumble)
    ]
    if not pairs:
        if rumble.blood:
            rumble.phase = CLOSING
        else:
            yield from begin_barrage(rumble)
        return
    answer = pairs[0]
    seat = captain(rumble, rumble.first)
    if len(pairs) >= FEW and rumble.orders[seat] != BRAWLING:
        answer = yield Ask(seat, "Which combat is fought next?", [BRAWL, *pairs], "BR 4.1")
        if rumble.astir:
            clear_trails(rumble)
        if answer.__class__ is Brawl:
            yield from let_brawl(rumble, seat)
            return
    one, other = rumble.orcs[answer.one], rumble.orcs[answer.other]
    one.lost = other.lost = 0
    if other.charged:
        one, other = other, one
    elif not one.charged:
        # BR-14: a combat from an earlier Game Turn.
        winner = yield from first_team(rumble, ((one.seat,), (other.seat,)), "who strikes first", "BR-14")
        if winner == 1:
            one, other = other, one
    rumble.striker, rumble.victim = one.id, other.id
    rumble.counter = False
    rumble.dealt = ()
    rumble.phase = STRIKING
    yield Paired(one.name, other.name, one.charged)


def strike(rumble: Rumble) -> Flow[None]:
    """BR 4.3, steps 2 to 4: one attack."""
    striker, victim = rumble.orcs[rumble.striker], rumble.orcs[rumble.victim]
    attack, block = yield from choose_both(rumble, striker, victim)
    if rumble.astir:
        clear_trails(rumble)
    kind = attack.attack
    rumble.attacked[striker.seat] = once_more(rumble.attacked[striker.seat], kind)
    rumble.guarded[victim.seat] = once_more(rumble.guarded[victim.seat], block.block)
    right = kind == block.block
    die = yield Roll(striker.seat, WOUNDS_DIE, "wounds", "BR 4.3")
    bonus = added_wounds(striker, kind, attack.helmet)
    if bonus:
        # BR-12: it is used up even if the blow is blocked.
        yield Used(striker.name, striker.item)
        striker.item = NOTHING
    wounds = max(0, die + bonus - (BLOCKED if right else 0))
    if kind == HEADBUTT and wounds and victim.item == HELMET:
        rumble.asked = SPARING
        answer = yield Ask(victim.seat, HELMET_ASKED[wounds], SPARE, "BR-12")
        rumble.asked = PLAIN
        if answer.__class__ is Use:
            victim.item = NOTHING
            wounds -= ITEM_COUNTS
            yield Used(victim.name, HELMET)
    rumble.dealt = (*rumble.dealt, Dealt(kind, block.block, wounds))
    last = rumble.counter or wounds >= min(MIGHTY, victim.health, BEATEN - victim.lost)
    yield Blow(striker.name, victim.name, kind, block.block, die, wounds, rumble.counter, last)
    yield from take_blow(rumble, striker, victim, kind, wounds)
    if rumble.ending is not None:
        return
    if rumble.phase == STRIKING:
        if right and not rumble.counter:
            # BR 4.3, step 5: the roles change.
            rumble.striker, rumble.victim = victim.id, striker.id
            rumble.counter = True
        elif rumble.counter:
            end_combat(rumble, striker, victim)
            yield Rested(striker.name, victim.name)


def choose_both(rumble: Rumble, striker: Orc, victim: Orc) -> Flow[tuple[Attack, Block]]:
    """BR 4.3, steps 2 and 3: what both choose in secret. For who leaves it to the dice (BR-40), they fall when
    the other has chosen."""
    which = BACK_AT if rumble.counter else AGAIN if rumble.dealt else FIRST
    counts = decisive(rumble)
    strikes, blocks = (counts or rumble.orders[orc.seat] != BRAWLING for orc in (striker, victim))
    brawl = () if counts else (BRAWL,)
    attacks = (*(HELMETED if striker.item == HELMET else BARE), *brawl)
    to_strike = Ask(striker.seat, ATTACK_AT[victim.name][which], attacks, "BR 4.3")
    to_block = Ask(victim.seat, DEFEND_AGAINST[striker.name][which], (*BLOCK, *brawl), "BR 4.3")
    attack: Option = BRAWL
    block: Option = BRAWL
    if strikes and blocks:
        attack, block = yield Together((to_strike, to_block))
    elif strikes:
        attack = yield to_strike
    elif blocks:
        block = yield to_block
    if attack.__class__ is Brawl:
        yield from let_brawl(rumble, striker.seat)
        die = yield Roll(striker.seat, ATTACK_DIE, "how to strike", "BR-40")
        attack = BARE[die - 1]
    if block.__class__ is Brawl:
        yield from let_brawl(rumble, victim.seat)
        die = yield Roll(victim.seat, ATTACK_DIE, "how to block", "BR-40")
        block = BLOCK[die - 1]
    assert isinstance(attack, Attack)
    assert isinstance(block, Block)
    return attack, block


def let_brawl(rumble: Rumble, seat: Seat) -> Flow[None]:
    """BR-40: from now on, in this Game Turn, dice choose for a seat."""
    if rumble.orders[seat] != BRAWLING:
        rumble.orders[seat] = BRAWLING
        yield Ordered(seat, BRAWLING)


def take_blow(rumble: Rumble, striker: Orc, victim: Orc, kind: int, wounds: int) -> Flow[None]:
    """What an attack does: wounds, then a Push, a Knock-down or the end for this Game Turn (BR-16, BR-20, BR-33)."""
    if not wounds:
        return
    yield from lose_health(rumble, victim, wounds, kind, striker.name)
    mighty = wounds >= MIGHTY
    if victim.health and mighty and kind == PUNCH:
        done = victim.health <= PUNCH_ADDS or victim.lost + PUNCH_ADDS >= BEATEN
        yield Rattled(victim.name, PUNCH_ADDS, done)
        yield from lose_health(rumble, victim, PUNCH_ADDS, kind, striker.name)
    elif victim.health and mighty and kind == HEADBUTT:
        yield from push(rumble, striker, victim)
    if not victim.health:
        if mighty:
            yield from honour(rumble, striker, GO_PLAY_DOLLS)
        end_combat(rumble, striker, victim)
        return
    beaten = victim.lost >= BEATEN
    if beaten or (mighty and kind == KICK):
        victim.down = True
        disengage(rumble, victim)
        end_combat(rumble, striker, victim)
        rumble.phase = RETREATING
        yield KnockedDown(victim.name, beaten)
        if beaten:
            yield from honour(rumble, striker, ORC_PEDAGOGY)
    elif mighty:
        end_combat(rumble, striker, victim)


def end_combat(rumble: Rumble, striker: Orc, victim: Orc) -> None:
    """The combat is over for this Game Turn."""
    striker.fought = victim.fought = True
    rumble.phase = PAIRING


def retreat(rumble: Rumble) -> Flow[None]:
    """BR-19: the victor loses interest in who lies there and falls back, if there is a way."""
    striker, victim = rumble.orcs[rumble.striker], rumble.orcs[rumble.victim]
    if in_contact(striker, victim) and not may_retreat(rumble, striker, victim):
        rumble.phase = PAIRING
        return
    answer = yield Ask(striker.seat, BACK[striker.name], FallBackRegion(rumble, striker, victim), "BR-19")
    if rumble.astir:
        clear_trails(rumble)
    rumble.phase = PAIRING
    yield from fall_back(rumble, striker, answer.x, answer.y)
