"""A turn: its beginning, its actions, and what may be played after each (HK 5 to HK 11)."""

from __future__ import annotations

from functools import partial

from orcade.table.lazy import Lazy
from orcade.table.requests import D6, Ask, CardId, Flow, Option, Roll, Seat
from orcade.table.words import counted

from . import gamemaster, immediate_effects, moving
from .answers import (
    EXCHANGE,
    PASS,
    TRY_HAND,
    Lawyer,
    Lay,
    Move,
    Pass,
    PlayRoom,
    PlayRule,
    TryHand,
    discard,
    lawyer,
    play_room,
    play_rule,
)
from .answers import move as move_to
from .card_decks import ROOM, RULE, cards_by_face, printed_on
from .dungeon import Site, is_chamber, is_exit, open_ends, place, sites, ways_to_lie
from .dying import die, finish
from .events import (
    Discarded,
    Drew,
    Escaped,
    Lawyered,
    LostAction,
    LostTurn,
    Passed,
    PlacedRoom,
    PlayedRule,
    TriedHand,
    TurnBegan,
    now,
)
from .interruptions import one_round
from .items import hand_of, may_equip
from .lasting_effects import NO_EXCHANGE, NO_RULES, actions_left, allowed, bans, best_skill, lawyering, removal, total
from .numbers import ACTIONS, HAND, HAND_NEEDS
from .pieces import (
    ACTING,
    ACTION,
    AFTER,
    ENDING,
    EXCHANGING,
    NAMES,
    NONE,
    REACTING,
    TURN,
    TURNING,
    WHAT_TO_DISCARD,
    WHICH_ACTION,
    Dungeon,
    Moment,
)
from .piles import draw, one_of_each, put_away

PROMPTS = tuple(
    ("", *(f"{counted(left, 'action')} left: {first}" for left in range(1, 30)))
    for first in ("move or play a card?", "lay or play a card?")
)
"""By whether the GameMaster is asked, by actions left: in so few words that they fit one line of a phone."""
TOO_MANY = "You have too many cards: which one goes?"
ITEM_ON_PASS = "Play an Item while you pass?"


def begin(dungeon: Dungeon) -> Flow[None]:
    """HK 5: the turn begins, unless it is lost (HK 19)."""
    seat = dungeon.active
    dungeon.died = False
    if dungeon.idle[seat]:
        dungeon.idle[seat] -= 1
        yield LostTurn(now(dungeon), seat)
        dungeon.phase = ENDING
        return
    dungeon.actions = ACTIONS + dungeon.gains[seat]
    dungeon.gains[seat] = 0
    yield TurnBegan(now(dungeon), seat, dungeon.round, actions_left(dungeon))
    yield from fit_hand(dungeon, seat)
    yield from immediate_effects.trigger(dungeon, seat, "turn")
    dungeon.moments.append(Moment(TURN, seat))
    dungeon.phase = TURNING


def fit_hand(dungeon: Dungeon, seat: Seat) -> Flow[None]:
    """A bonus to cards in hand: as many are drawn, or discarded, at the beginning of the turn."""
    bonus = total(dungeon, "hand", seat)
    if bonus > 0:
        yield from draw(dungeon, seat, HAND + bonus - len(dungeon.hands[seat]), Drew)
    elif bonus < 0:
        while len(dungeon.hands[seat]) > max(1, HAND + bonus):
            choices = [discard(card) for card in one_of_each(dungeon, dungeon.hands[seat])]
            dungeon.asked = WHAT_TO_DISCARD
            answer = yield Ask(seat, TOO_MANY, choices, "HK 8")
            dungeon.hands[seat].remove(answer.card)
            put_away(dungeon, answer.card)
            yield Discarded(now(dungeon), seat, answer.card)


def at_beginning(dungeon: Dungeon) -> Flow[None]:
    """Events at the beginning of the turn, a round of asking; then the first action."""
    again = yield from one_round(dungeon)
    if not again or dungeon.ending is not None:
        dungeon.moments.pop()
        dungeon.phase = ACTING


def act(dungeon: Dungeon) -> Flow[None]:
    """One action with all that comes of it; or the end of the turn."""
    seat = dungeon.active
    left = actions_left(dungeon)
    while dungeon.losing[seat] and left > 0 and not dungeon.died:
        dungeon.losing[seat] -= 1
        dungeon.actions -= 1
        left -= 1
        yield LostAction(now(dungeon), seat)
    if dungeon.died or left <= 0:
        dungeon.phase = ENDING
        return
    dungeon.asked = WHICH_ACTION
    answer = yield Ask(seat, PROMPTS[seat == dungeon.gm][min(left, 29)], Lazy(partial(actions, dungeon, seat)), "HK 5")
    dungeon.actions -= 1
    dungeon.carried &= ~(1 << seat)
    dungeon.phase = AFTER
    kind = answer.__class__
    if kind is Move:
        dungeon.phase = REACTING
        yield from moving.move(dungeon, seat, dungeon.at[answer.at])
    elif kind is PlayRoom:
        yield from play_a_room(dungeon, seat, answer.card, answer.at, answer.doors)
    elif kind is PlayRule:
        yield from play_a_rule(dungeon, seat, answer.card)
    elif kind is Lawyer:
        yield from argue(dungeon, seat, answer.card, answer.of)
    elif kind is Lay:
        yield from gamemaster.lay_down(dungeon, seat, answer)
    elif kind is TryHand:
        yield from try_hand(dungeon, seat)
    elif kind is Pass:
        yield Passed(now(dungeon), seat)
        if allowed(dungeon, "item-on-pass", seat):
            yield from may_equip(dungeon, seat, ITEM_ON_PASS, "HK 9")
    else:
        dungeon.phase = EXCHANGING
    if dungeon.phase == AFTER:
        end_action(dungeon)


def react(dungeon: Dungeon) -> Flow[None]:
    """A round of Encounters and Events upon a move."""
    again = yield from moving.react(dungeon)
    if not again:
        dungeon.moments.pop()
        end_action(dungeon)


def end_action(dungeon: Dungeon) -> None:
    """All of an action is done; now Events can be played after it."""
    dungeon.moments.append(Moment(ACTION, dungeon.active))
    dungeon.phase = AFTER


def after(dungeon: Dungeon) -> Flow[None]:
    """Events after an action, a round of asking."""
    again = yield from one_round(dungeon)
    if not again or dungeon.ending is not None:
        yield from conclude(dungeon)


def conclude(dungeon: Dungeon) -> Flow[None]:
    """The action is over: whoever is on an Exit has won (HK-2)."""
    dungeon.moments.pop()
    dungeon.phase = ACTING
    dungeon.exit_by = NONE
    dungeon.tapped = 0
    seat = dungeon.active
    room = dungeon.where[seat]
    if dungeon.ending is None and not dungeon.carried >> seat & 1 and room > 0 and is_exit(dungeon, room):
        yield Escaped(now(dungeon), seat)
        finish(dungeon, seat, f"{NAMES[seat]} walks out of the tomb alive.", "HK 3")


# What may be done.


def actions(dungeon: Dungeon, seat: Seat) -> list[Option]:
    """Every action of the current player (HK 5, HK 23)."""
    banned = bans(dungeon, seat)
    hand = dungeon.hands[seat]
    options: list[Option] = []
    room = dungeon.where[seat]
    if room != NONE:
        options += [move_to(dungeon.rooms[goal].cell) for goal in moving.rooms_in_reach(dungeon, seat)]
        if is_chamber(dungeon, room) and hand_of(dungeon, seat) != NONE:
            options.append(TRY_HAND)
    rooms = []
    prints = cards_by_face(dungeon.options.own_deck)
    faces = dungeon.cards.faces
    for card in one_of_each(dungeon, hand):
        sort = prints[faces[card]].sort
        if sort == ROOM:
            rooms.append(card)
        elif sort == RULE and not banned & NO_RULES:
            options.append(play_rule(card))
    if rooms:
        options += room_options(dungeon, seat, rooms)
    for owner in range(dungeon.seats):
        if owner != seat and dungeon.rules[owner]:
            options += [lawyer(card, owner) for card in one_of_each(dungeon, dungeon.rules[owner])]
    if room == NONE:
        options += gamemaster.encounters_to_lay(dungeon, seat)
    if hand and not banned & NO_EXCHANGE:
        options.append(EXCHANGE)
    options.append(PASS)
    return options


def bases(dungeon: Dungeon, seat: Seat) -> list[int]:
    """The Rooms beside which a seat may place another: its own (HK 10), or any with a character in it (HK 23)."""
    here = dungeon.where[seat]
    return (
        gamemaster.rooms_with_characters(dungeon) if here == NONE or allowed(dungeon, "room-anywhere", seat) else [here]
    )


def room_options(dungeon: Dungeon, seat: Seat, cards: list[CardId]) -> list[Option]:
    """Where these Rooms may be placed, and how (HK 10)."""
    ends = open_ends(dungeon)
    options: dict[Option, None] = {}
    for base in bases(dungeon, seat):
        for at in sites(dungeon, base):
            site = Site(dungeon, at)
            for card in cards:
                for doors in ways_to_lie(dungeon, site, base, at, card, ends):
                    options[play_room(card, at, doors)] = None
    return list(options)


# Actions.


def play_a_room(dungeon: Dungeon, seat: Seat, card: CardId, at: int, doors: int) -> Flow[None]:
    """A Room from the hand is placed (HK 10)."""
    dungeon.hands[seat].remove(card)
    dungeon.cards.show(card)
    place(dungeon, card, at, doors)
    yield PlacedRoom(now(dungeon), seat, card, printed_on(dungeon, card).exit)
    yield from immediate_effects.trigger(dungeon, seat, "room")
    yield from draw(dungeon, seat)


def play_a_rule(dungeon: Dungeon, seat: Seat, card: CardId) -> Flow[None]:
    """A Rule from the hand is laid in front of the player (HK 6)."""
    dungeon.hands[seat].remove(card)
    dungeon.cards.show(card)
    dungeon.rules[seat].append(card)
    yield PlayedRule(now(dungeon), seat, card)
    yield from draw(dungeon, seat)


def argue(dungeon: Dungeon, seat: Seat, card: CardId, owner: Seat) -> Flow[None]:
    """HK 7: Rules-Lawyering against the Difficulty of the Rule; ties are rolled again (HK-8)."""
    mine = theirs = 0
    while mine == theirs:
        die = yield Roll(seat, D6, "Rules-Lawyering", "HK 7")
        mine = die + lawyering(dungeon, seat)
        die = yield Roll(owner, D6, "the Rule", "HK 7")
        theirs = die + removal(dungeon, card, owner)
    yield Lawyered(now(dungeon), seat, card, owner, mine, theirs)
    if mine > theirs:
        dungeon.rules[owner].remove(card)
        put_away(dungeon, card)


def hand_needs(best: int) -> int:
    """HK-32: the least number on the die that wins; `best`: the best skill."""
    return max(1, HAND_NEEDS - best)


def try_hand(dungeon: Dungeon, seat: Seat) -> Flow[None]:
    """HK 3: in the Inner Chamber, the Hand of Vectra wins the game or kills."""
    best = best_skill(dungeon, seat)
    rolled = yield Roll(seat, D6, "the Hand of Vectra", "HK 3", hand_needs(best))
    found = rolled + best
    yield TriedHand(now(dungeon), seat, found, HAND_NEEDS)
    if found >= HAND_NEEDS:
        finish(dungeon, seat, f"{NAMES[seat]} has left through the wall, by the Hand of Vectra.", "HK-32")
    else:
        yield from die(dungeon, seat, CardId(NONE), NONE, hand_of(dungeon, seat))
