"""A player's turn: before the roll, the roll, action by action, and its end (OG 6, OG 7, OG 8.3)."""

from __future__ import annotations

from functools import partial

from orcade.table.floor import bits
from orcade.table.lazy import Lazy
from orcade.table.requests import D6, Ask, Flow, Option, Roll, Throw
from orcade.table.words import counted

from .answers.common import CHARACTER
from .answers.turns import (
    BANDAGE,
    CAST,
    END,
    FIREBALL,
    GO,
    LOOT,
    PICK_UP,
    PLAY,
    ROLL,
    SHOOT,
    STRIKE,
    TRADE,
    Bandage,
    Cast,
    Fight,
    Fireball,
    Go,
    Loot,
    PickUp,
    Play,
    Shoot,
    Spree,
    Strike,
    Trade,
)
from .answers.turns import Roll as RollDice
from .attacks import shoot, shot_targets, strike, strike_targets
from .clock import check_minutes, note_beginning
from .doubles import doubles
from .events.cards import Discarded, PickedUp
from .events.common import own
from .events.gamemaster import GmTurnBegan
from .events.turns import GotActions, Rested, TurnBegan
from .events.wounds import Rises, RisesAtLast, StaysDead
from .exchange import partners, trade
from .faces import NPC, PLAYER
from .going_on import attack_again, fights_on, long_fights, next_foe
from .looting import loot, may_loot
from .modifiers import actions_for, bandage_heals
from .pieces import (
    ACTING,
    ACTION_DICE,
    BEFORE_ROLL,
    CALLED,
    NO_CARD,
    NOBODY,
    REINFORCING,
    SARA,
    TURN_ENDS,
    WHAT_FIRST,
    WHAT_NOW,
    Character,
    Siege,
    acting,
    alone,
    back_within,
    board_of,
    face_of,
    named,
)
from .piles import down_to_four, draw_card, one_of_each, put_away
from .spells import cast, castable, fireball, fireball_targets
from .tricks import play, playable
from .walking import goals, walk
from .wounds import come_back, offer_revival, revive


def begin(siege: Siege) -> Flow[None]:
    """The turn of the next character, or of the Gamemaster, begins, unless the match is over."""
    if siege.ending is not None:
        return
    siege.actions = siege.refused = 0
    siege.rolled = siege.turncoat = siege.picked = siege.spree = False
    siege.foe = NOBODY
    for character in siege.characters:
        character.spared = False
    if siege.at == len(siege.characters):
        siege.phase = REINFORCING
        yield GmTurnBegan(siege.gm)
    else:
        siege.phase = BEFORE_ROLL
        character = acting(siege)
        yield TurnBegan(character.who, character.seat)


# Before the roll.


def before_roll(siege: Siege) -> Flow[None]:
    """OG 6.1: roll, bandage, do nothing, or play cards first."""
    character = acting(siege)
    if character.dead:
        yield from dead_turn(siege, character)
        return
    siege.asked = WHAT_FIRST
    siege.about = character.who
    options = Lazy(partial(first_options, siege, character))
    answer = yield Ask(character.seat, f"{CALLED[character.who]}: roll for actions?", options, "OG 6.1")
    kind = answer.__class__
    if kind is RollDice:
        yield from roll_for_actions(siege, character)
    elif kind is Bandage:
        character.wounds = max(0, character.wounds - bandage_heals(siege, character))
        siege.actions = 0
        siege.phase = ACTING
        yield Rested(character.who, character.wounds)
    elif kind is Play:
        yield from play(siege, character, answer.card)
    elif kind is PickUp:
        yield from pick_up(siege, character, answer)
    else:
        siege.phase = TURN_ENDS


def first_options(siege: Siege, character: Character) -> list[Option]:
    """What may be answered before the roll; where that is the roll alone, it is made by itself (OG-62)."""
    options: list[Option] = [ROLL]
    if character.wounds:
        options.append(BANDAGE)
    options += card_options(siege, character)
    if not siege.options.roll_at_once:
        options.append(END)
    return options


def roll_for_actions(siege: Siege, character: Character) -> Flow[None]:
    """OG 6.1, OG 6.2"""
    yield from note_beginning(siege)
    one, other = yield throw(character)
    yield from get_actions(siege, character, one + other)
    if one == other:
        yield from doubles(siege, character)


def throw(character: Character) -> Throw:
    """The dice for actions."""
    die = Roll(character.seat, D6, "actions", "OG 6.1")
    return Throw((die,) * ACTION_DICE)


def dead_turn(siege: Siege, character: Character) -> Flow[None]:
    """OG 8.3, OG 8.4, OG-43: the dead roll too; on doubles they come back, or draw a card that may bring them back.
    OG-63: where so many turns were agreed on, they come back in the last of them whatever they roll."""
    yield from note_beginning(siege)
    one, other = yield throw(character)
    siege.phase = TURN_ENDS
    doubled, at_last = one == other, back_within(siege, character) == 1
    if at_last or (doubled and siege.options.return_on_doubles):
        yield Rises(character.who) if doubled else RisesAtLast(character.who)
        yield from come_back(siege, character, character.seat, "OG-63" if at_last else "OG 8.4")
        yield from get_actions(siege, character, one + other)
        if doubled:
            yield from doubles(siege, character)
    elif not doubled:
        character.missed += 1
        character.slowed = 0
        yield StaysDead(character.who)
    else:
        yield from draw_card(siege, character)
        card = yield from offer_revival(siege, character)
        while character.hand:
            unused = character.hand.pop()
            put_away(siege, unused)
            yield Discarded(own(siege), character.who, unused)
        if card == NO_CARD:
            character.missed += 1
            character.slowed = 0
            yield StaysDead(character.who)
        else:
            yield from revive(siege, character, card)
            yield from get_actions(siege, character, one + other, powers=False)


def get_actions(siege: Siege, character: Character, dice: int, *, powers: bool = True) -> Flow[None]:
    """OG 6.1: a character goes on with the actions that the roll brings, after a return too (OG-43)."""
    siege.actions = actions_for(siege, character, dice, siege.actions, powers=powers)
    character.slowed = 0
    siege.rolled = True
    siege.phase = ACTING
    yield GotActions(character.who, siege.actions)


# Action by action.


def act(siege: Siege) -> Flow[None]:
    """OG 6.7: one action, or a card; or the end of the turn."""
    character = acting(siege)
    if siege.actions <= 0 and not character.hand and not pick_ups(siege, character):
        siege.phase = TURN_ENDS
        return
    next_foe(siege, character)
    if fights_on(siege, character):
        yield from attack_again(siege, character)
        return
    siege.foe, siege.spree = NOBODY, False
    siege.asked = WHAT_NOW
    siege.about = character.who
    options = Lazy(partial(now_options, siege, character))
    answer = yield Ask(character.seat, prompt(siege, character), options, "OG 6.7")
    kind = answer.__class__
    if kind is Go:
        yield from walk(siege, character, answer.square)
    elif kind is Strike:
        yield from strike(siege, character, answer.target)
    elif kind is Fight:
        siege.foe, siege.foe_by = answer.target, answer.by
    elif kind is Spree:
        siege.spree = True
    elif kind is Play:
        yield from play(siege, character, answer.card)
    elif kind is Loot:
        yield from loot(siege, character)
    elif kind is Shoot:
        yield from shoot(siege, character, answer.target)
    elif kind is Fireball:
        yield from fireball(siege, character, answer.target)
    elif kind is Cast:
        yield from cast(siege, character, answer.card)
    elif kind is Trade:
        yield from trade(siege, character, named(siege, answer.target - CHARACTER))
    elif kind is PickUp:
        yield from pick_up(siege, character, answer)
    else:
        siege.phase = TURN_ENDS


def prompt(siege: Siege, character: Character) -> str:
    """What is asked between actions."""
    name = CALLED[character.who]
    if not siege.rolled:
        return f"{name}: no actions in this turn. Play a card?"
    return f"{name}: {counted(siege.actions, 'action')} left"


def now_options(siege: Siege, character: Character) -> list[Option]:
    """What may be answered between actions."""
    options: list[Option] = [GO[square] for square in bits(goals(siege, character))]
    if not alone(siege, character.square):
        return options  # OG 7.2
    if siege.actions > 0:
        options += [STRIKE[target] for target in strike_targets(siege, character)]
        options += [SHOOT[target] for target in shot_targets(siege, character)]
        options += [FIREBALL[target] for target in fireball_targets(siege, character)]
        if may_loot(siege, character):
            options.append(LOOT)
        options += [TRADE[other.who] for other in partners(siege, character)]
        options += [CAST[card] for card in one_of_each(siege, character.hand) if castable(siege, character, card)]
    options += card_options(siege, character)
    options += long_fights(siege, character)
    options.append(END)
    return options


def card_options(siege: Siege, character: Character) -> list[Option]:
    """What a player may do with cards that need no action (OG 6.5)."""
    options: list[Option] = [
        PLAY[card] for card in one_of_each(siege, character.hand) if playable(siege, character, card)
    ]
    return options + pick_ups(siege, character)


def pick_ups(siege: Siege, character: Character) -> list[Option]:
    """OG 3.2, OG-6: the NPCs that Sara may pick up."""
    if character.who != SARA or siege.picked or character.dead:
        return []
    if not board_of(siege).chests >> character.square & 1 or not alone(siege, character.square):
        return []
    discarded = siege.discards[PLAYER]
    return [PICK_UP[card] for card in one_of_each(siege, discarded) if face_of(siege, card).kind == NPC]


def pick_up(siege: Siege, character: Character, answer: PickUp) -> Flow[None]:
    """OG 3.2"""
    siege.picked = True
    siege.discards[PLAYER].remove(answer.card)
    character.hand.append(answer.card)
    yield PickedUp(own(siege), character.who, answer.card)


# The end.


def end_turn(siege: Siege) -> Flow[None]:
    """OG 6.3, OG 5.1: everybody discards down to four, and the next one is on."""
    yield from down_to_four(siege)
    yield from check_minutes(siege)
    siege.at += 1
    yield from begin(siege)
