"""Spells (OG 7.14, OG-37, OG-51), and Brian's Fireball (OG 3.1)."""

from __future__ import annotations

from functools import lru_cache, partial

from orcade.table.floor import bits
from orcade.table.lazy import Lazy
from orcade.table.requests import SPELL as BY_SPELL
from orcade.table.requests import Ask, CardId, Flow, Option

from .answers.choosing import ENOUGH, PICK, Enough
from .answers.common import CHARACTER
from .attacks import flies, in_range
from .effects import Blast, Heal, Sleep, SpellEffect, Step
from .events.attacks import WasFree
from .events.common import own
from .events.turns import Backfired, Healed, Slept, Stepped
from .faces import SPELL, Face, all_faces
from .modifiers import spell_needs
from .moments import play_card, roll_d20
from .pieces import (
    BOTCH,
    BRIAN,
    CALLED,
    FREE,
    WHERE_TO_SLEEP,
    WHERE_TO_STEP,
    WHICH_CHARACTER_FOR,
    WHICH_ORC_IS_HIT,
    Character,
    Siege,
    board_of,
    face_of,
    free_squares,
    living,
    named,
    place_told,
)
from .piles import put_away_played
from .squares import ask_square
from .targets import ask_target
from .wounds import come_back, wound

# What a spell can be cast at.


@lru_cache(maxsize=16)
def brians(own_decks: str) -> Blast:
    """What Brian's Fireball does, as printed on the card."""
    effect = next(face.effect for face in all_faces(own_decks) if face.fireball)
    assert isinstance(effect, Blast)
    return effect


def fireball_targets(siege: Siege, character: Character) -> list[int]:
    """The orcs at which Brian can throw a Fireball."""
    return blasted(siege, character, brians(siege.options.own_decks)) if character.who == BRIAN else []


def fireball_needs(siege: Siege, character: Character, target: int) -> int:
    """The least d20 with which it hits."""
    return spell_needs(siege, character, brians(siege.options.own_decks).needs, target)


def blasted(siege: Siege, character: Character, effect: Blast) -> list[int]:
    """The orcs that such a spell can be cast at, and has not been."""
    orcs = [(orc.number, orc.square) for orc in siege.orcs if orc.number not in siege.had]
    return in_range(siege, character, effect.range, orcs)


def castable(siege: Siege, character: Character, card: CardId) -> bool:
    """Whether this card is a spell, and there is something for it to be cast at. Brian needs no card for a Fireball,
    and never checks it (OG-5)."""
    face = face_of(siege, card)
    if face.fireball and character.who == BRIAN:
        return False
    return face.kind == SPELL and has_aim(siege, character, face.effect)  # type: ignore[arg-type]


def has_aim(siege: Siege, character: Character, effect: SpellEffect) -> bool:
    """Whether there is something that a spell can be cast at."""
    if isinstance(effect, Blast):
        return bool(blasted(siege, character, effect))
    if isinstance(effect, Sleep):
        return can_sleep(siege, character, effect.radius)
    if isinstance(effect, Heal):
        return bool(healed(siege, character, effect))
    if isinstance(effect, Step):
        # A square beside is nearly always free, and quicker to see than all there are.
        beside = board_of(siege).floor.adjacent(character.square)
        return bool(beside & free_squares(siege) or step_squares(siege, character))
    return any(other.dead for other in siege.characters)


def healed(siege: Siege, character: Character, effect: Heal) -> tuple[Character, ...]:
    """The wounded whom a spell or cure can heal."""
    beside = board_of(siege).beside(character.square) if effect.who == "beside" else 0
    return tuple(
        [other for other in living(siege) if other.wounds and (other is character or beside >> other.square & 1)]
    )


def near_sleepers(siege: Siege, radius: int) -> int:
    """The squares with an orc near enough that is awake."""
    floor = board_of(siege).floor
    near = 0
    for orc in siege.orcs:
        if not orc.asleep:
            near |= floor.spread(orc.square, radius)
    return near & floor.open


def can_sleep(siege: Siege, character: Character, radius: int) -> bool:
    """Whether a square in sight is near enough to an orc that is awake."""
    floor = board_of(siege).floor
    near = near_sleepers(siege, radius)
    return any(floor.sees(character.square, square) for square in bits(near))


def sleep_squares(siege: Siege, character: Character, radius: int) -> int:
    """The squares in sight with an orc near enough that is awake."""
    return near_sleepers(siege, radius) & board_of(siege).floor.seen_from(character.square)


def step_squares(siege: Siege, character: Character) -> int:
    """The free squares in sight."""
    return board_of(siege).floor.seen_from(character.square) & free_squares(siege)


# Casting.


def fireball(siege: Siege, character: Character, target: int) -> Flow[None]:
    """OG 3.1, OG-5: no card, no check; one action, one roll to hit."""
    siege.actions -= 1
    need = fireball_needs(siege, character, target)
    die = yield from roll_d20(siege, character, "Fireball", "OG 3.1", need)
    yield from flies(siege, character, target, die >= need, BY_SPELL, "a Fireball")


def cast(siege: Siege, character: Character, card: CardId) -> Flow[None]:
    """OG 7.14: the card is shown, the check is rolled, and the directions are followed."""
    done = yield from play_card(siege, card, character)
    if not done:
        siege.actions -= 1
        return
    die = yield from roll_d20(siege, character, "to cast", "OG 7.14", BOTCH + 1)
    if die == FREE:
        yield WasFree(character.who)
    else:
        siege.actions -= 1
    if die == BOTCH:
        yield Backfired(own(siege), character.who, card)
        put_away_played(siege, card)
        yield from wound(siege, character, by_gm=False)
        return
    yield from follow(siege, character, face_of(siege, card))
    if die == FREE:
        siege.played.remove(card)
        character.hand.append(card)
    else:
        put_away_played(siege, card)


def follow(siege: Siege, character: Character, face: Face) -> Flow[None]:
    """The directions of a spell."""
    effect = face.effect
    if isinstance(effect, Blast):
        yield from blast(siege, character, effect, face.name)
    elif isinstance(effect, Sleep):
        yield from sleep(siege, character, effect.radius)
    elif isinstance(effect, Heal):
        yield from heal(siege, character, effect)
    elif isinstance(effect, Step):
        yield from step(siege, character)
    else:
        yield from raise_dead(siege, character)


def blast(siege: Siege, character: Character, effect: Blast, name: str) -> Flow[None]:
    """Up to so many different orcs, one after another: at one at least, at a further one if the caster wants to."""
    for _ in range(effect.targets):
        targets = blasted(siege, character, effect)
        if not targets or siege.ending is not None:
            break
        target = targets[0]
        if len(targets) > 1 or siege.had:
            siege.asked = WHICH_ORC_IS_HIT
            siege.about = character.who
            prompt = "At which other orc?" if siege.had else "At which orc?"
            answer = yield Ask(character.seat, prompt, Lazy(partial(blast_options, siege, character, effect)), "OG-51")
            if answer.__class__ is Enough:
                break
            target = answer.target
        siege.had.append(target)
        need = spell_needs(siege, character, effect.needs, target)
        die = yield from roll_d20(siege, character, "the spell", "OG-51", need)
        yield from flies(siege, character, target, die >= need, BY_SPELL, name)
    siege.had = []


def blast_options(siege: Siege, character: Character, effect: Blast) -> list[Option]:
    """The orcs that may be chosen; after the first one also that it is enough."""
    options: list[Option] = [PICK[target] for target in blasted(siege, character, effect)]
    return [*options, ENOUGH] if siege.had else options


def sleep(siege: Siege, character: Character, radius: int) -> Flow[None]:
    """Orcs around a square in sight do nothing till the end of the next turn of the Gamemaster."""
    squares = sleep_squares(siege, character, radius)
    prompt = f"{CALLED[character.who]}: around which square do they fall asleep?"
    square = yield from ask_square(siege, character.seat, squares, WHERE_TO_SLEEP, character.who, prompt, "OG-51")
    near = board_of(siege).floor.spread(square, radius)
    for orc in siege.orcs:
        if near >> orc.square & 1 and not orc.asleep:
            orc.asleep = True
            yield Slept(orc.number)


def heal(siege: Siege, character: Character, effect: Heal) -> Flow[None]:
    """Wounds are removed, of oneself or of somebody beside."""
    siege.about = character.who
    wounded = [CHARACTER + other.who for other in healed(siege, character, effect)]
    target = yield from ask_target(siege, character.seat, wounded, WHICH_CHARACTER_FOR, "Whom does it heal?", "OG-51")
    chosen = named(siege, target - CHARACTER)
    chosen.wounds = max(0, chosen.wounds - effect.wounds)
    yield Healed(chosen.who, chosen.wounds)


def step(siege: Siege, character: Character) -> Flow[None]:
    """The caster is on a free square in sight; that is no move."""
    prompt = f"{CALLED[character.who]}: where do you appear?"
    square = yield from ask_square(
        siege, character.seat, step_squares(siege, character), WHERE_TO_STEP, character.who, prompt, "OG-51"
    )
    character.square = square
    yield Stepped(character.who, place_told(siege, square))


def raise_dead(siege: Siege, character: Character) -> Flow[None]:
    """A dead character returns, where its player wants."""
    siege.about = character.who
    dead = [CHARACTER + other.who for other in siege.characters if other.dead]
    target = yield from ask_target(siege, character.seat, dead, WHICH_CHARACTER_FOR, "Who returns?", "OG-51")
    returning = named(siege, target - CHARACTER)
    yield from come_back(siege, returning, returning.seat, "OG-44")
