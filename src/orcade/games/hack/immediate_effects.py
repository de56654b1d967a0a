"""What cards do at once: Events, Encounters won and lost, triggers. In order; the impossible does nothing (GEN-3).

Part of the circle that `interruptions.py` tells of.
"""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.requests import D6, Ask, CardId, Flow, Roll, Seat

from . import dying, encounters, lasting_effects
from .answers import AIM, discard, strike, to
from .card_decks import aims, places_only, printed_on
from .dungeon import beside, is_exit, turn_room, ways
from .effects import (
    Boost,
    Cancel,
    Discard,
    Draw,
    DropItem,
    Effect,
    Equip,
    GainAction,
    Go,
    Kill,
    LoseAction,
    LoseTurn,
    Once,
    Peek,
    Recycle,
    RemoveRule,
    Reroll,
    Save,
    Stay,
    Steal,
    Swap,
    Turn,
)
from .encounter_events import Boosted, RolledAgain
from .events import (
    Discarded,
    Drew,
    GainsAction,
    Peeked,
    PlayedEvent,
    Put,
    Stays,
    StruckRule,
    TookBack,
    Triggered,
    TurnedRoom,
    WillLose,
    now,
)
from .items import lose_item, may_equip, steal_item
from .pieces import (
    FOR_WHOM,
    MOVE,
    NAMES,
    NONE,
    ROLLED,
    WHAT_TO_DISCARD,
    WHICH_ROOM_BESIDE,
    WHICH_ROOM_NEAR_EXIT,
    WHICH_RULE_TO_STRIKE,
    Dungeon,
    Moment,
    clockwise,
    in_front,
)
from .piles import draw, one_of_each, put_away
from .printed import Event

MAY_EQUIP = "You may play an Item"
WHICH_CARD = "Which card do you discard?"
WHICH_RULE = "Which Rule is discarded?"
FOR_WHOM_IS_IT = "Whom is it for?"
WHERE_TO = tuple(f"Where is {name} put?" for name in NAMES)
"""By who is moved."""


def play_event(dungeon: Dungeon, seat: Seat, card: CardId, target: Seat) -> Flow[None]:
    """HK 17: its effects, then its player draws (HK-7)."""
    first = dungeon.moments[0]
    if first.when == MOVE and seat != first.actor and is_exit(dungeon, dungeon.where[first.actor]):
        dungeon.tapped |= 1 << seat  # HK-3
    dungeon.hands[seat].remove(card)
    dungeon.cards.show(card)
    dungeon.played.append(card)
    printed = printed_on(dungeon, card).card
    assert isinstance(printed, Event)
    moment = dungeon.moments[-1]
    yield PlayedEvent(now(dungeon), seat, card, target, target if target != NONE else sufferer(printed, moment))
    yield from each_effect(dungeon, printed.effects, seat, moment.actor, target)
    if card in dungeon.played:
        dungeon.played.remove(card)
        put_away(dungeon, card)
    yield from draw(dungeon, seat)


def sufferer(event: Event, moment: Moment) -> Seat:
    """Whom an Event is played upon that leaves no choice: whose dice it changes, or who is its only aim; else NONE."""
    return moment.actor if moment.when == ROLLED or "actor" in aims(event.effects) else Seat(NONE)


def trigger(
    dungeon: Dungeon, seat: Seat, happens: str, kind: int = NONE, actor: Seat = NONE, left: int = NONE
) -> Flow[None]:
    """Everything that a seat's cards, and its Room, do whenever this happens; each as long as it is still there.

    `actor`: who has died, where it was the seat that killed; else the seat itself. `left`: the Room in which the seat
    has died, which is still its Room for this.
    """
    for card in lasting_effects.triggers(dungeon, seat, happens, kind, left):
        if dungeon.ending is not None:
            return
        if not _there(dungeon, seat, card, left):
            continue
        yield Triggered(now(dungeon), seat, card)
        for at in lasting_effects.triggered(printed_on(dungeon, card), happens, kind):
            if not _there(dungeon, seat, card, left):
                break
            yield from carry_out(
                dungeon, printed_on(dungeon, card).triggers[at].then, seat, seat if actor == NONE else actor
            )


def _there(dungeon: Dungeon, seat: Seat, card: CardId, left: int) -> bool:
    """Whether a card still lies in front of a seat, or is the Room in which it is, or has died."""
    room = dungeon.where[seat] if left == NONE else left
    lies = any(card in pile for pile in in_front(dungeon, seat))
    return lies or (room > 0 and dungeon.rooms[room].card == card)


def carry_out(dungeon: Dungeon, effects: tuple[Once, ...], you: Seat, actor: Seat) -> Flow[None]:
    """The effects of an Encounter or a trigger. Where they are for a player of choice, `you` chooses him now."""
    target = yield from choose_target(dungeon, effects, you)
    yield from each_effect(dungeon, effects, you, actor, target)


def choose_target(dungeon: Dungeon, effects: Sequence[Effect], you: Seat) -> Flow[Seat]:
    """The player whom `you` chooses, also where nobody plays the GameMaster who is meant (HK-27); NONE: nobody."""
    wanted = tuple(aims(effects))
    if "target" not in wanted and ("gm" not in wanted or dungeon.gm != NONE):
        return NONE
    left_out = dungeon.gm if "target" in wanted and places_only(effects) else NONE
    seats = [seat for seat in clockwise(dungeon, you)[1:] if seat != left_out]
    if dungeon.ending is not None or len(seats) < 2:
        return seats[0] if seats else NONE
    dungeon.asked = FOR_WHOM
    dungeon.about = left_out
    answer = yield Ask(you, FOR_WHOM_IS_IT, [AIM[seat] for seat in seats], "HK 20")
    chosen: Seat = answer.target
    return chosen


def people(dungeon: Dungeon, who: str, you: Seat, actor: Seat, target: Seat) -> tuple[Seat, ...]:
    """Whom an effect is for, in clockwise order from the current player (GEN-4)."""
    if who == "you":
        return (you,)
    if who == "actor":
        return (actor,)
    if who == "target":
        return () if target == NONE else (target,)
    if who == "gm":
        return (dungeon.gm,) if dungeon.gm != NONE else () if target == NONE else (target,)
    seats = clockwise(dungeon, dungeon.active)
    return seats if who == "everyone" else tuple(seat for seat in seats if seat != you)


def each_effect(dungeon: Dungeon, effects: tuple[Once, ...], you: Seat, actor: Seat, target: Seat) -> Flow[None]:
    """The effects of a card, one after another (GEN-4), until the game is over."""
    for effect in effects:
        if dungeon.ending is None:
            yield from one_effect(dungeon, effect, you, actor, target)


def one_effect(dungeon: Dungeon, effect: Once, you: Seat, actor: Seat, target: Seat) -> Flow[None]:
    """One effect of a card, on everybody whom it is for."""
    if isinstance(effect, Save | Cancel):
        dungeon.moments[-1].saved = True
    elif isinstance(effect, Reroll):
        yield from reroll(dungeon, effect.die == "victim")
    elif isinstance(effect, Boost):
        moment = dungeon.moments[-1]
        victims = effect.side == "victim"
        moment.boost += effect.by if victims else -effect.by
        yield Boosted(now(dungeon), moment.actor, victims, effect.by)
    elif isinstance(effect, Swap):
        yield from swap(dungeon, you, target)
    elif isinstance(effect, Turn):
        room = dungeon.where[actor]
        if turn_room(dungeon, room, effect.by):
            yield TurnedRoom(now(dungeon), actor, dungeon.rooms[room].card)
    elif isinstance(effect, RemoveRule):
        owners = clockwise(dungeon, you) if effect.who == "everyone" else (target if effect.who == "target" else actor,)
        yield from strike_rule(dungeon, you, owners)
    else:
        for seat in people(dungeon, effect.who, you, actor, target):
            if dungeon.ending is None:
                yield from to_seat(dungeon, effect, you, seat)


def to_seat(
    dungeon: Dungeon,
    effect: Draw
    | Discard
    | LoseAction
    | LoseTurn
    | GainAction
    | Steal
    | DropItem
    | Equip
    | Kill
    | Go
    | Peek
    | Recycle
    | Stay,
    you: Seat,
    seat: Seat,
) -> Flow[None]:
    """An effect on one player."""
    if isinstance(effect, Draw):
        yield from draw(dungeon, seat, effect.cards, Drew)
    elif isinstance(effect, Discard):
        yield from discard_cards(dungeon, seat, effect.cards)
    elif isinstance(effect, LoseAction):
        dungeon.losing[seat] += effect.actions
        yield WillLose(now(dungeon), seat, effect.actions)
    elif isinstance(effect, LoseTurn):
        yield from lose_turn(dungeon, seat)
    elif isinstance(effect, Stay):
        card = dungeon.played.pop()  # The Event itself: nothing else is going on within it.
        dungeon.stays.setdefault(seat, []).append(card)
        yield Stays(now(dungeon), seat, card)
    elif isinstance(effect, GainAction):
        if seat == dungeon.active and not dungeon.died:
            dungeon.actions += effect.actions
        else:
            dungeon.gains[seat] += effect.actions
        yield GainsAction(now(dungeon), seat, effect.actions)
    elif isinstance(effect, Steal):
        yield from steal_item(dungeon, you, seat)
    elif isinstance(effect, DropItem):
        yield from lose_item(dungeon, seat, "HK 21")
    elif isinstance(effect, Equip):
        yield from may_equip(dungeon, seat, MAY_EQUIP, "HK 4")
    elif isinstance(effect, Kill):
        if seat == dungeon.gm:
            yield from lose_turn(dungeon, seat)  # HK-27
        else:
            yield from dying.die(dungeon, seat, CardId(NONE), NONE)
    elif isinstance(effect, Go):
        yield from go(dungeon, effect.to, you, seat)
    elif isinstance(effect, Peek):
        yield from peek(dungeon, you, seat)
    else:
        yield from take_back(dungeon, seat)


def lose_turn(dungeon: Dungeon, seat: Seat) -> Flow[None]:
    """The next turn of a seat will be lost (HK 19)."""
    dungeon.idle[seat] += 1
    yield WillLose(now(dungeon), seat, 0)


def reroll(dungeon: Dungeon, victims: bool) -> Flow[None]:
    """One die of the Encounter is rolled again: the new number counts."""
    moment = dungeon.moments[-1]
    kind = printed_on(dungeon, moment.card).kind
    if victims:
        moment.victim_die = yield Roll(moment.actor, D6, encounters.SKILL_LABELS[kind], "HK 17")
        yield RolledAgain(now(dungeon), moment.actor, True, moment.victim_die)
    else:
        moment.other_die = yield Roll(moment.by, D6, encounters.FOE_LABELS[kind], "HK 17")
        yield RolledAgain(now(dungeon), moment.actor, False, moment.other_die)


def discard_cards(dungeon: Dungeon, seat: Seat, count: int) -> Flow[None]:
    """A player discards cards of choice, one by one; they are not replaced (HK-7)."""
    hand = dungeon.hands[seat]
    for _ in range(count):
        if not hand:
            return
        choices = one_of_each(dungeon, hand)
        # Whether there is a choice must not tell others that two cards are alike.
        if len(hand) == 1:
            card = hand[0]
        else:
            dungeon.asked = WHAT_TO_DISCARD
            answer = yield Ask(seat, WHICH_CARD, [discard(each) for each in choices], "HK 8")
            card = answer.card
        hand.remove(card)
        put_away(dungeon, card)
        yield Discarded(now(dungeon), seat, card)


def peek(dungeon: Dungeon, you: Seat, seat: Seat) -> Flow[None]:
    """Somebody looks at the hand of another (HK-45)."""
    if seat == you or not dungeon.hands[seat]:
        return
    for card in dungeon.hands[seat]:
        dungeon.cards.peek(card, you)
    yield Peeked(now(dungeon), you, seat, tuple(dungeon.hands[seat]))


def take_back(dungeon: Dungeon, seat: Seat) -> Flow[None]:
    """The top card of a player's discard pile comes into his hand; everybody has seen it."""
    if dungeon.discard[seat]:
        card = dungeon.discard[seat].pop()
        dungeon.hands[seat].append(card)
        yield TookBack(now(dungeon), seat, card)


def strike_rule(dungeon: Dungeon, you: Seat, owners: tuple[Seat, ...]) -> Flow[None]:
    """A Rule of one of these players is discarded; `you`, who played the card, chooses."""
    choices = [
        strike(card, owner) for owner in owners if owner != NONE for card in one_of_each(dungeon, dungeon.rules[owner])
    ]
    if not choices:
        return
    chosen = choices[0]
    if len(choices) > 1:
        dungeon.asked = WHICH_RULE_TO_STRIKE
        dungeon.about = owners[0] if len(owners) == 1 else NONE
        chosen = yield Ask(you, WHICH_RULE, choices, "HK 4")
    dungeon.rules[chosen.of].remove(chosen.card)
    put_away(dungeon, chosen.card)
    yield StruckRule(now(dungeon), you, chosen.card, chosen.of)


# Being moved (HK-15): no search, nothing is played upon one for it, but what lies face down strikes.


def carry_to(dungeon: Dungeon, seat: Seat, room: int) -> None:
    """A character stands in another Room now, not by an action."""
    dungeon.came[seat] = dungeon.where[seat]
    dungeon.where[seat] = room
    dungeon.carried |= 1 << seat


def go(dungeon: Dungeon, goal: str, you: Seat, seat: Seat) -> Flow[None]:
    """A character is moved; `you` chooses where there is a choice. Nowhere to go: nothing happens."""
    if dungeon.where[seat] == NONE:
        return
    rooms = rooms_for_effect(dungeon, goal, you, seat)
    if not rooms:
        return
    room = rooms[0]
    if len(rooms) > 1:
        dungeon.asked = WHICH_ROOM_BESIDE if goal == "adjacent" else WHICH_ROOM_NEAR_EXIT
        dungeon.about = seat
        answer = yield Ask(you, WHERE_TO[seat], [to(dungeon.rooms[each].cell) for each in rooms], "HK-15")
        room = dungeon.at[answer.at]
    if room == dungeon.where[seat]:
        return
    carry_to(dungeon, seat, room)
    yield Put(now(dungeon), seat, dungeon.rooms[room].card)
    yield from encounters.meet_face_down(dungeon, seat)


def rooms_for_effect(dungeon: Dungeon, goal: str, you: Seat, seat: Seat) -> list[int]:
    """The Rooms to which an effect may move a character."""
    if goal == "entrance":
        return [0]
    if goal == "back":
        return [dungeon.came[seat]]
    if goal == "your-room":
        return [] if dungeon.where[you] == NONE else [dungeon.where[you]]
    if goal == "adjacent":
        return ways(dungeon, dungeon.where[seat])
    return sorted(
        {
            room
            for way_out in range(1, len(dungeon.rooms))
            if is_exit(dungeon, way_out)
            for room in beside(dungeon, way_out)
            if not is_exit(dungeon, room)
        }
    )


def swap(dungeon: Dungeon, you: Seat, target: Seat) -> Flow[None]:
    """Two characters change places."""
    if target == NONE or NONE in (dungeon.where[you], dungeon.where[target]):
        return
    mine, theirs = dungeon.where[you], dungeon.where[target]
    if mine == theirs:
        return
    carry_to(dungeon, you, theirs)
    carry_to(dungeon, target, mine)
    yield Put(now(dungeon), you, dungeon.rooms[theirs].card)
    yield Put(now(dungeon), target, dungeon.rooms[mine].card)
    # A card lies where somebody stood if he had just died: it strikes whoever came first after him.
    for seat in (you, target):
        yield from encounters.meet_face_down(dungeon, seat)
