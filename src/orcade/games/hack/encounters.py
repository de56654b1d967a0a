"""Encounters: dice, ties, what changes them, winning and losing (HK 14, HK 18, HK 24).

Part of the circle that `interruptions.py` tells of.
"""

from __future__ import annotations

from orcade.table.requests import D6, Ask, CardId, Flow, Option, Roll, Seat

from . import dying, immediate_effects, interruptions
from .answers import PASS, Befuddle, befuddle
from .card_decks import ENCOUNTER, printed_on
from .encounter_events import Beat, Befuddled, CalledOff, Compared, Met, TurnedUp, WasBeaten
from .events import now
from .items import lose_item, may_equip
from .lasting_effects import difficulty, lawyering, printed_difficulty, skill
from .numbers import ALIKE, HARDER
from .pieces import CALLED_OFF, HOW_TO_CONFUSE, LOST, NO_CARD, NONE, ROLLED, WON, Dungeon, Moment
from .piles import draw, one_of_each, put_away
from .printed import Encounter

SKILL_LABELS = ("Combat", "Thieving", "Negotiation")
FOE_LABELS = ("the Monster", "the Trap", "the NPC")
"""What dice are for, by kind of Encounter."""
REWARD = "You have won: play an Item?"
CONFUSE = "Confuse the GameMaster with an Encounter of yours?"


def kind_of(dungeon: Dungeon, card: CardId) -> int:
    """MONSTER, TRAP or NPC; NONE for no card."""
    return NONE if card == NONE else printed_on(dungeon, card).kind


def played_upon(dungeon: Dungeon, victim: Seat, card: CardId, by: Seat) -> Flow[None]:
    """An Encounter from a hand; its player draws when it is over (HK-7)."""
    dungeon.hands[by].remove(card)
    dungeon.cards.show(card)
    dungeon.played.append(card)
    yield Met(now(dungeon), victim, card, by, difficulty(dungeon, card, by, dungeon.where[victim]))
    yield from encounter(dungeon, victim, card, by)
    yield from draw(dungeon, by)


def meet_face_down(dungeon: Dungeon, seat: Seat) -> Flow[None]:
    """HK-23: what lies face down in the Room is turned up and encountered; by whatever way one came (HK-15)."""
    room = dungeon.rooms[dungeon.where[seat]]
    card = room.trap
    if card == NONE or dungeon.ending is not None:
        return
    room.trap = NO_CARD
    dungeon.cards.show(card)
    dungeon.played.append(card)
    yield TurnedUp(now(dungeon), seat, card)
    yield from encounter(dungeon, seat, card, dungeon.gm)


def encounter(dungeon: Dungeon, victim: Seat, card: CardId, by: Seat) -> Flow[None]:
    """HK 14: an Encounter from its dice to what comes of them; the card is discarded."""
    dungeon.moments.append(Moment(ROLLED, victim, card, by, dungeon.where[victim]))
    dungeon.fights.append(dungeon.moments[-1])
    confused = False
    if by == dungeon.gm and dungeon.seats == 2 and dungeon.hands[victim]:
        confused = yield from offer_befuddle(dungeon, victim, card)
    won = False
    if not confused:
        won = yield from roll_it_out(dungeon)
    room = dungeon.moments[-1].room
    called_off = confused or dungeon.moments[-1].saved
    dungeon.moments.pop()
    dungeon.fights[-1].outcome = CALLED_OFF if called_off else WON if won else LOST
    if called_off:
        yield CalledOff(now(dungeon), victim, card)
    elif won:
        yield from win(dungeon, victim, card, by, difficulty(dungeon, card, by, room))
    else:
        yield from lose(dungeon, victim, card, by)
    dungeon.fights.pop()
    dungeon.played.remove(card)
    put_away(dungeon, card)


def roll_it_out(dungeon: Dungeon) -> Flow[bool]:
    """Both sides roll until they do not tie (HK 18) and nobody plays anything more; True: the victim has won."""
    moment = dungeon.moments[-1]
    deaths = dungeon.deaths[moment.actor]
    while True:
        mine, theirs = yield from roll_both(dungeon)
        again = True
        while again and not moment.saved:
            again = yield from interruptions.one_round(dungeon)
            if again:
                mine, theirs = totals(dungeon, moment)
            if dungeon.deaths[moment.actor] != deaths:
                moment.saved = True  # An Event was quicker.
        if moment.saved:
            return False
        if mine != theirs:
            return mine > theirs


def roll_both(dungeon: Dungeon) -> Flow[tuple[int, int]]:
    """HK 18: a tie, all bonuses counted, is rolled again. What both sides have come to."""
    moment = dungeon.moments[-1]
    kind = printed_on(dungeon, moment.card).kind
    while True:
        moment.victim_die = yield Roll(moment.actor, D6, SKILL_LABELS[kind], "HK 14")
        moment.other_die = yield Roll(moment.by, D6, FOE_LABELS[kind], "HK 14")
        mine, theirs = totals(dungeon, moment)
        yield Compared(now(dungeon), moment.actor, CardId(moment.card), mine, theirs)
        if mine != theirs:
            return mine, theirs


def totals(dungeon: Dungeon, moment: Moment) -> tuple[int, int]:
    """Die and skill of the victim; die and Difficulty of the Encounter; with what Events add to either in sum."""
    victim = moment.actor
    kind = printed_on(dungeon, moment.card).kind
    return (
        moment.victim_die + skill(dungeon, victim, kind) + max(moment.boost, 0),
        moment.other_die + difficulty(dungeon, moment.card, moment.by, moment.room) + max(-moment.boost, 0),
    )


def win(dungeon: Dungeon, victim: Seat, card: CardId, by: Seat, against: int) -> Flow[None]:
    """HK 14: what the card gives, triggers, the reward; the GameMaster loses an Item (HK-26).

    `against`: the Difficulty that was beaten.
    """
    yield Beat(now(dungeon), victim, card, against)
    printed = printed_on(dungeon, card).card
    assert isinstance(printed, Encounter)
    if printed.win:
        yield from immediate_effects.carry_out(dungeon, printed.win, victim, victim)
    yield from immediate_effects.trigger(dungeon, victim, "beat", printed_on(dungeon, card).kind)
    yield from may_equip(dungeon, victim, REWARD, "HK 14")
    if by == dungeon.gm:
        yield from lose_item(dungeon, by, "HK 23")


def lose(dungeon: Dungeon, victim: Seat, card: CardId, by: Seat) -> Flow[None]:
    """HK 14: the victim dies, or the card does something else instead. Who was saved suffers nothing more (HK 16)."""
    yield WasBeaten(now(dungeon), victim, card)
    printed = printed_on(dungeon, card).card
    assert isinstance(printed, Encounter)
    if not printed.spares:
        dead = yield from dying.die(dungeon, victim, card, by)
        if not dead:
            return
    if printed.lose:
        yield from immediate_effects.carry_out(dungeon, printed.lose, victim, victim)


def offer_befuddle(dungeon: Dungeon, victim: Seat, card: CardId) -> Flow[bool]:
    """HK 24, HK-29: the only other player may confuse the GameMaster. True: the Encounter is cancelled."""
    hand = one_of_each(dungeon, dungeon.hands[victim])
    options: list[Option] = [PASS]
    options += [befuddle(each) for each in hand if printed_on(dungeon, each).sort == ENCOUNTER]
    dungeon.asked = HOW_TO_CONFUSE
    answer = yield Ask(victim, CONFUSE, options, "HK 24")
    if answer.__class__ is not Befuddle:
        return False
    mine = answer.card
    dungeon.hands[victim].remove(mine)
    dungeon.cards.show(mine)
    dungeon.played.append(mine)
    bonus = confusion(dungeon, mine, card, dungeon.where[victim])
    ours = theirs = 0
    while ours == theirs:
        die = yield Roll(victim, D6, "to confuse", "HK 24")
        ours = die + lawyering(dungeon, victim) + bonus
        die = yield Roll(dungeon.gm, D6, "to see through it", "HK 24")
        theirs = die + lawyering(dungeon, dungeon.gm)
    yield Befuddled(now(dungeon), victim, mine, ours, theirs)
    dungeon.played.remove(mine)
    put_away(dungeon, mine)
    yield from draw(dungeon, victim)
    return ours > theirs


def confusion(dungeon: Dungeon, mine: int, theirs: int, room: int) -> int:
    """HK 24: what is added for one's own Encounter against that of the GameMaster: for the Difficulty, for the kind."""
    harder = printed_difficulty(dungeon, mine, room) > printed_difficulty(dungeon, theirs, room)
    alike = printed_on(dungeon, mine).kind == printed_on(dungeon, theirs).kind
    return HARDER * harder + ALIKE * alike
