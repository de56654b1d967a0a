"""What an answer will do and how likely it is, for who thinks about it."""

from __future__ import annotations

from typing import Final

from orcade.games.orclympics.discipline import COMMON, FERAL, Discipline
from orcade.table.game import Hint
from orcade.table.odds import at_least, percent
from orcade.table.region import inches, tenths
from orcade.table.requests import D6, Option
from orcade.table.words import NUMBERS, listed

from .answers import (
    Activate,
    Attack,
    Block,
    Brawl,
    Catch,
    Choose,
    Combat,
    Edge,
    End,
    Fight,
    Go,
    Grab,
    Keep,
    Kind,
    March,
    Reroll,
    Stay,
    Suffer,
    Throw,
    Up,
    Use,
    named,
)
from .barrels import endangered
from .charges import chargers, charging, die_for, likeliest, long_enough
from .combat_events import INTO_PIT, OFF_BOARD, ON_DANGER, ON_ORC, ON_STEP, ON_WALL
from .falling_back import Retreat, retreat_end
from .followers import caller, followers, moves_alone
from .geometry import apart, barrels_at, ground, level, lootable, met_first, mounds_at
from .losses import dangers_on
from .move_region import Move, MoveRegion, touched
from .odds import beating, catching, putting_out, reaching
from .pieces import (
    ACTIONS,
    AT_THEM,
    BEATEN,
    BLOCKED,
    BLOCKS,
    BUMP_COSTS,
    CATCHES,
    EDGES,
    FALL_COSTS,
    HEADBUTT,
    HELMET,
    IRON_CATCHES,
    IRRITATES,
    ITEM_COUNTS,
    ITEMS,
    KICK,
    KNUCKLES,
    LOOT,
    MIGHTY,
    MOVE_ADDS,
    NOBODY,
    NOTHING,
    PUNCH,
    PUNCH_ADDS,
    PUSH,
    REROLLING,
    SCRATCH_COSTS,
    SCRATCHES,
    WOUNDS_DIE,
    Orc,
    Rumble,
    added_wounds,
    called,
    enemies,
    thrower,
)
from .push import slide
from .stakes import peril, stake_of
from .terrain import CLIMB, COVER, DANGEROUS, INCH, PIT, PLATFORM, SIDE, TITLES
from .throw_region import Hurl
from .words import whither

# Before the rumble.


def _choose(view: Discipline, answer: Choose) -> str:
    if answer.brood == COMMON:
        return "You may reroll both dice for the distance of each Barrel that you throw."
    if answer.brood == FERAL:
        return "You may reroll the die for the distance of each Move."
    return f"You catch Barrels on {IRON_CATCHES}+ instead of {CATCHES}."


KINDS = {
    PIT: "Nobody walks in; whoever is pushed in is out of the game.",
    DANGEROUS: f"Whoever touches it while moving loses {SCRATCH_COSTS} Health on {SCRATCHES}+.",
    PLATFORM: f"{inches(CLIMB)} of movement to get up or down; pushed off it costs {FALL_COSTS} Health.",
    COVER: "Nobody walks in, no Barrel flies over.",
}


def _kind(view: Rumble, answer: Kind) -> str:
    return KINDS[answer.kind]


def _edge(view: Rumble, answer: Edge) -> str:
    debris = ground(view.terrain).mounds
    ends = ((box.x - box.w, box.y - box.h, SIDE - box.x - box.w, SIDE - box.y - box.h) for box in debris)
    near = inches(round(min(end[answer.edge] for end in ends) / INCH) * INCH)
    return f"Debris {near} away. The others deploy at the {EDGES[(answer.edge + 2) % 4]} edge."


# An activation.


def _activate(view: Rumble, answer: Activate) -> str:
    orc = view.orcs[answer.orc]
    prey = likeliest(view, orc)
    told = f"Could Charge {called(prey[0])}: {percent(prey[1])}. " if prey is not None else ""
    if moves_alone(view, orc):
        return told.strip() or f'Moves {1 + MOVE_ADDS} to {D6 + MOVE_ADDS}"{_again(view, orc)}.'
    can = ["move"]
    if barrels_at(view, orc.x, orc.y):
        can.append("throw a Barrel")
    if lootable(view, orc) != NOBODY:
        can.append("grab an Item")
    some = f"{NUMBERS[ACTIONS].capitalize()} of: {', '.join(can)}." if len(can) > ACTIONS else f"Can {listed(can)}."
    return told + some


def _fight(view: Rumble, answer: Fight) -> str:
    return f"Against {named(view, view.orcs[answer.orc].foe)}, at the end."


def _combat(view: Rumble, answer: Combat) -> str:
    """What may be the end of either, and who strikes first where no dice say it."""
    one, other = view.orcs[answer.one], view.orcs[answer.other]
    ends = [end[0].upper() + end[1:] for end in (peril(view, one, other), peril(view, other, one)) if end]
    return " ".join([*ends, *(f"{called(orc)} strikes first." for orc in (one, other) if orc.charged)])


def _go(view: Rumble, answer: Go) -> str:
    return _reach(view, view.orcs[view.active])


def _reach(view: Rumble, orc: Orc) -> str:
    """How far a Move goes."""
    return f'D6 + {MOVE_ADDS}": {1 + MOVE_ADDS} to {D6 + MOVE_ADDS}"{_again(view, orc)}.'


def _again(view: Rumble, orc: Orc) -> str:
    return ", and you may reroll" if view.broods[orc.seat] == FERAL else ""


def _reroll(view: Rumble, answer: Reroll) -> str:
    stands = "The second result stands."
    foe = _sought(view)
    if foe is None:
        return stands
    return f"{percent(at_least(die_for(view.orcs[view.active], foe.x, foe.y)))} to Charge {called(foe)}. {stands}"


def _keep(view: Rumble, answer: Keep) -> str:
    foe = _sought(view)
    if foe is None:
        return ""
    if long_enough(view, view.orcs[view.active], foe):
        return f"Far enough to Charge {called(foe)}."
    return f"{called(foe)} is out of reach."


def _sought(view: Rumble) -> Orc | None:
    """Whom a Move could reach whose die may be rolled again."""
    prey = likeliest(view, view.orcs[view.active]) if view.asked == REROLLING else None
    return prey and prey[0]


def _move(view: Rumble, answer: Move) -> str:
    orc = view.orcs[answer.orc]
    if (answer.x, answer.y) == (orc.x, orc.y):
        return _charged(view, orc, orc.x, orc.y)
    ways = MoveRegion(view, orc)
    way = ways.taken(answer.x, answer.y)
    if way is None:
        return ""
    parts = []
    climbs = ways.climbs(level(ways.here, answer.x, answer.y))
    if climbs:
        parts.append(f"{inches(climbs * CLIMB)} of it for climbing.")
    pieces = dangers_on(view, tuple(way))
    if pieces:
        parts.append(CROSSES if pieces == 1 else f"{pieces} dice for Dangerous Terrain.")
    if touched(view, orc, answer.x, answer.y):
        parts.append("You strike first.")
    else:
        if barrels_at(view, answer.x, answer.y):
            parts.append("To throw it from there.")
        elif mounds_at(view, answer.x, answer.y):
            parts.append("To Grab there.")
        parts.append(_charged(view, orc, answer.x, answer.y))
    return " ".join(parts)


def _stay(view: Rumble, answer: Stay) -> str:
    orc = view.orcs[view.active]
    return _charged(view, orc, orc.x, orc.y)


def _charged(view: Rumble, orc: Orc, x: int, y: int) -> str:
    """Who could Charge him there, and how likely the likeliest of them; nothing where nobody could wherever he goes."""
    foes = chargers(view, orc, x, y)
    if not foes:
        return "Nobody could Charge him." if chargers(view, orc, orc.x, orc.y, view.reach) else ""
    names = [called(foe) for foe in foes]
    who = listed(names, "or") if len(foes) <= FEW_NAMES else f"{NUMBERS[len(foes)].capitalize()} enemies"
    return f"{who} could Charge: {percent(max(charging(view, foe, x, y) for foe in foes))}."


FEW_NAMES = 2
"""So many enemies are named."""
CROSSES = f"Crosses Dangerous Terrain: {SCRATCH_COSTS} Health on {SCRATCHES}+."


def _grab(view: Rumble, answer: Grab) -> str:
    orc = view.orcs[view.active]
    lost = f" Your {ITEMS[orc.item].removeprefix('an ')} will be lost." if orc.item else ""
    return (
        f"{_faces(NOTHING)} a Barrel to throw at once, {_faces(KNUCKLES)} Knuckle Dusters (next Punch +1), "
        f"{_faces(HELMET)} a Helmet (takes 1 off a Headbutt, or adds 1).{lost}"
    )


def _faces(item: int) -> str:
    """The rolls that find an Item: "3-4"."""
    found = [die for die, what in enumerate(LOOT, 1) if what == item]
    return f"{found[0]}-{found[-1]}"


# Barrels.


def _throw(view: Rumble, answer: Throw) -> str:
    orc, target = thrower(view), view.orcs[answer.target]
    far = apart(orc, target)
    reached = reaching(orc, target, view.broods[orc.seat])
    chance = percent(reached)
    friend = target.team == orc.team
    reaches = f"a friend, hit with {chance}" if friend else f"reaches with {chance}"
    if not reached:
        reaches = "too far, it falls short"
    text = f'{tenths(max(0, far))}" {whither(target.x - orc.x, target.y - orc.y)}: {reaches}.'
    text += _in_the_way(view, orc, target)
    caught = catching(target, view.broods[target.seat])
    if caught and reached:
        text += f" He catches it with {percent(caught)}."
    # Throwing back a Barrel that was caught irritates nobody (BR-10).
    if target.foe >= 0 and view.flight is None:
        text += f" He is in a fight: the public may be irritated ({IRRITATES}+)."
    return text


def _in_the_way(view: Rumble, orc: Orc, target: Orc) -> str:
    """What a Barrel thrown from one Orc at another would meet first, in words; empty if nothing (BR-7)."""
    met = met_first(view, orc, target)
    if met is target:
        return ""
    return f" {TITLES[COVER]} is in the way." if met is None else f" {called(met)} is in the way and would be hit."


def _catch(view: Rumble, answer: Catch) -> str:
    assert view.flight is not None
    orc = view.orcs[view.flight.hit]
    friend, brood = endangered(view, view.flight, orc), view.broods[orc.seat]
    assert friend is not None
    caught, reached = percent(catching(orc, brood)), percent(reaching(orc, friend, brood))
    verb = "goes back" if friend.id == view.flight.thrower else "comes"
    return f"Caught with {caught}; then it {verb} at {called(friend)} and reaches him with {reached}."


# Combat.


def _attack(view: Rumble, answer: Attack) -> str:
    """What an attack does unless it is blocked: the worst of it, then its wounds with how often it has been blocked;
    all else behind that."""
    attack = answer.attack
    striker, victim = view.orcs[view.striker], view.orcs[view.victim]
    bonus = added_wounds(striker, attack, answer.helmet)
    parts = [stake_of(view, striker, victim, attack, answer.helmet).sentence]
    parts.append(f"{_wounds(bonus)}; {BLOCKS[attack]} stops it{_habit('blocks', view.guarded[victim.seat], attack)}.")
    parts.append(_mighty(view, attack, "he", "you"))
    if attack == HEADBUTT and victim.item == HELMET:
        parts.append("His Helmet may soften it.")
    if attack == PUNCH and bonus:
        parts.append("Your Knuckle Dusters are used up.")
    parts += _beaten(victim, attack, bonus, "he")
    return " ".join(parts)


def _wounds(bonus: int) -> str:
    """The least and the most that an attack takes."""
    return f"{1 + bonus} to {WOUNDS_DIE + bonus} wounds"


def _mighty(view: Rumble, attack: int, he: str, you: str) -> str:
    """The special effect of an attack. `he`: who suffers it; `you`: who strikes."""
    striker, victim = view.orcs[view.striker], view.orcs[view.victim]
    if attack == HEADBUTT:
        effect = _push(view, striker, victim, he)
    elif attack == PUNCH:
        effect = f"{NUMBERS[PUNCH_ADDS]} on top, and the combat pauses."
    else:
        effect = f"{he} {_are(he)} Knocked Down, {you} fall{'' if you == 'you' else 's'} back."
    return f"With {NUMBERS[MIGHTY]} or more {effect}"


def _are(he: str) -> str:
    return "are" if he == "you" else "is"


def _beaten(victim: Orc, attack: int, bonus: int, he: str) -> list[str]:
    """How likely it is that an attack is the last that its victim needs for this combat, but not for the game."""
    beaten = beating(victim, attack, bonus)
    if not beaten or attack == KICK or putting_out(victim, attack, bonus):
        return []
    has = "have" if he == "you" else "has"
    return [f"With {percent(beaten)} {he} {has} lost {BEATEN} in this combat and {_are(he)} Knocked Down."]


def _habit(what: str, counts: tuple[int, int, int], which: int) -> str:
    """How often somebody has chosen so; empty before that tells anything."""
    return f" ({counts[which]} of his {sum(counts)} {what})" if sum(counts) > 1 else ""


def _push(view: Rumble, striker: Orc, victim: Orc, he: str) -> str:
    """Where a Push would end. `he`: who is pushed."""
    pushed = f"{he} {_are(he)} pushed"
    found = slide(view, victim, victim.x - striker.x, victim.y - striker.y)
    fell = "off the Platform, " if found.fell else ""
    if found.how == INTO_PIT:
        return f"{pushed} {fell}into a Pit and out of the game!"
    if found.how == OFF_BOARD:
        return f"{pushed} {fell}off the board and out of the game!"
    if found.how == ON_ORC:
        return f"{pushed} {fell}into {called(view.orcs[found.on])}, and both lose {BUMP_COSTS}."
    if found.how == ON_WALL:
        return f"{pushed} {fell}against {TITLES[found.what]} and lose{'' if he == 'you' else 's'} {BUMP_COSTS}."
    if found.how in (ON_STEP, ON_DANGER):
        return f"{pushed} {fell}against {TITLES[found.what]}."
    return f"{pushed} {fell}{inches(PUSH)} away."


def _block(view: Rumble, answer: Block) -> str:
    """What a block is good for: what the attack would do that it stops, then its wounds with how often that was chosen;
    all else behind that."""
    attack = answer.block
    striker, victim = view.orcs[view.striker], view.orcs[view.victim]
    helmet = striker.item == HELMET and attack == HEADBUTT
    bonus = added_wounds(striker, attack, helmet)
    parts = [stake_of(view, striker, victim, attack, helmet).of(attack)]
    stopped = f"{NUMBERS[BLOCKED]} of its" if bonus else "its"
    parts.append(f"Stops {stopped} {_wounds(bonus)}{_habit('blows', view.attacked[striker.seat], attack)}.")
    parts.append(_mighty(view, attack, "you", "he"))
    if attack == PUNCH and bonus:
        parts.append("He wears Knuckle Dusters.")
    return " ".join([*parts, *_beaten(victim, attack, bonus, "you")])


def _march(view: Rumble, answer: March) -> str:
    """Who goes, and whether the enemy can be reached."""
    sent = followers(view, caller(view))
    near = min((apart(orc, foe) for orc in sent for foe in enemies(view, orc)), default=0)
    most = (D6 + MOVE_ADDS) * INCH
    if answer.order != AT_THEM:
        told = "who gets there throws or Grabs."
    elif near <= most:
        told = "who can Charge is asked."
    else:
        told = f'nobody reaches an enemy yet, {round(near / INCH)}" away.'
    return f"{NUMBERS[len(sent)].capitalize()} go; {told}"


def _retreat(view: Rumble, answer: Retreat) -> str:
    orc = view.orcs[answer.orc]
    way = ((orc.x, orc.y), retreat_end(view, orc, answer.x, answer.y))
    return CROSSES if dangers_on(view, way) else ""


HINTS: dict[type[Option], Hint] = {
    March: _march,
    Choose: _choose,
    Kind: _kind,
    Edge: _edge,
    Activate: _activate,
    Fight: _fight,
    Combat: _combat,
    Up: "His whole activation.",
    Go: _go,
    Move: _move,
    Stay: _stay,
    Throw: _throw,
    Grab: _grab,
    End: "What is left of his actions is lost.",
    Keep: _keep,
    Reroll: _reroll,
    Catch: _catch,
    Suffer: f"Lose D{WOUNDS_DIE} Health; it bounces on.",
    Hurl: "As far as two dice say in inches; it hits the first Orc on its way.",
    Brawl: "Dice choose; decisive blows stay yours.",
    Attack: _attack,
    Block: _block,
    Use: f"{NUMBERS[ITEM_COUNTS].capitalize()} wound less; the Helmet is gone.",
    Retreat: _retreat,
}

CHANCES: Final[dict[type[Option], str]] = {Throw: "reaches with"}
"""The words of a hint behind which the chance stands that the answer succeeds."""
