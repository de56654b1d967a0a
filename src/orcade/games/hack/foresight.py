"""How the game would stand for a seat after an answer, by the estimate of the bots and by what that seat knows."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from orcade.table.odds import at_least, at_most
from orcade.table.requests import CardId, Option, Seat

from .answers import (
    Befuddle,
    Lawyer,
    Lay,
    Move,
    Offer,
    Play,
    PlayRoom,
    PlayRule,
    To,
    TryHand,
)
from .card_decks import ITEM, printed_on
from .dungeon import place
from .effects import (
    Ban,
    Bonus,
    Boost,
    Cancel,
    Discard,
    Draw,
    DropItem,
    Equip,
    GainAction,
    Go,
    Kill,
    LoseAction,
    LoseTurn,
    Once,
    RemoveRule,
    Reroll,
    Save,
    Stay,
    Steal,
    Swap,
)
from .encounters import confusion, totals
from .immediate_effects import people, rooms_for_effect
from .lasting_effects import best_skill, difficulty, lawyering, removal, search_number, skill
from .odds import beats, wins_by_one_die
from .pieces import DEATH, HOW_TO_CONFUSE, NONE, ROLLED, Dungeon, Moment
from .printed import Encounter, Event
from .tactics import CARD, RULE, frontier, weight
from .tactics import ITEM as AN_ITEM
from .turn import hand_needs

HOLDS = 0.5
"""About how likely somebody has an Item in hand that he may play."""


class Outlook:
    """A state that an answer may lead to, and what cards add to the chances of each seat there."""

    def __init__(self, view: Dungeon, seat: Seat) -> None:
        """`seat`: whose view it is. Hands of others are not looked at."""
        hands = [cards if owner == seat else [] for owner, cards in enumerate(view.hands)]
        self.seat = seat
        self.dungeon = replace(
            view,
            hands=hands,
            where=list(view.where),
            losing=list(view.losing),
            idle=list(view.idle),
            gains=list(view.gains),
        )
        self.factors = [1.0] * view.seats

    def shares(self) -> list[float]:
        """The chances of each seat."""
        edges = frontier(self.dungeon)
        weights = [weight(self.dungeon, seat, edges) * self.factors[seat] for seat in range(self.dungeon.seats)]
        whole = sum(weights)
        return [each / whole for each in weights]

    def share(self) -> float:
        """Those of the seat whose view it is."""
        return self.shares()[self.seat]

    def dies(self, seat: Seat, by: Seat = NONE) -> Outlook:
        """Somebody goes back to the Entrance, without an Item, and his turn is over."""
        dungeon = self.dungeon
        if seat == dungeon.gm:
            dungeon.idle[seat] += 1
            return self
        dungeon.where[seat] = 0
        dungeon.died = dungeon.died or seat == dungeon.active
        dungeon.kills += by != NONE and by == dungeon.gm
        return self.loses(seat, AN_ITEM) if dungeon.items[seat] else self

    def gets(self, seat: Seat, more: float) -> Outlook:
        self.factors[seat] *= 1 + more
        return self

    def loses(self, seat: Seat, less: float) -> Outlook:
        self.factors[seat] /= 1 + less
        return self

    def happens(self, effect: Once, you: Seat, actor: Seat, target: Seat) -> None:
        """An effect of a card, as far as it can be told beforehand."""
        dungeon = self.dungeon
        if isinstance(effect, Swap):
            if NONE not in (target, dungeon.where[you], dungeon.where[target]):
                where = dungeon.where
                where[you], where[target] = where[target], where[you]
        elif isinstance(effect, RemoveRule):
            rules = dungeon.rules
            owner = target if effect.who == "target" else actor
            if effect.who == "everyone":
                owner = max((each for each in range(dungeon.seats) if each != you), key=lambda each: len(rules[each]))
            if owner != NONE and dungeon.rules[owner]:
                self.loses(owner, RULE)
        elif isinstance(effect, Stay):
            owner = {"you": you, "target": target, "actor": actor, "gm": dungeon.gm}[effect.who]
            if owner != NONE:
                bad = any(isinstance(each, Ban) or (isinstance(each, Bonus) and each.by < 0) for each in effect.effects)
                (self.loses if bad else self.gets)(owner, RULE)
        elif hasattr(effect, "who"):
            for seat in people(dungeon, effect.who, you, actor, target):
                self.befalls(effect, you, seat)

    def befalls(self, effect: Once, you: Seat, seat: Seat) -> None:
        """An effect on one player."""
        dungeon = self.dungeon
        if isinstance(effect, Draw):
            self.gets(seat, CARD * effect.cards)
        elif isinstance(effect, Discard):
            self.loses(seat, CARD * effect.cards)
        elif isinstance(effect, LoseAction):
            dungeon.losing[seat] += effect.actions
        elif isinstance(effect, LoseTurn):
            dungeon.idle[seat] += 1
        elif isinstance(effect, GainAction):
            if seat == dungeon.active and not dungeon.died:
                dungeon.actions += effect.actions
            else:
                dungeon.gains[seat] += effect.actions
        elif isinstance(effect, Steal):
            if dungeon.items[seat] and seat != you:
                self.loses(seat, AN_ITEM).gets(you, AN_ITEM)
        elif isinstance(effect, DropItem):
            if dungeon.items[seat]:
                self.loses(seat, AN_ITEM)
        elif isinstance(effect, Equip):
            self.gets(seat, AN_ITEM * HOLDS)
        elif isinstance(effect, Kill):
            self.dies(seat)
        elif isinstance(effect, Go) and dungeon.where[seat] != NONE:
            rooms = rooms_for_effect(dungeon, effect.to, you, seat)
            if rooms:
                dungeon.where[seat] = best_room(dungeon, self.seat, seat, rooms)


def best_room(dungeon: Dungeon, me: Seat, mover: Seat, rooms: Iterable[int]) -> int:
    """Where somebody else is worst off, and the seat itself best."""

    def value(room: int) -> float:
        outlook = Outlook(dungeon, me)
        outlook.dungeon.where[mover] = room
        return outlook.share()

    return max(rooms, key=value)


def share_after(view: Dungeon, seat: Seat, option: Option) -> float:
    """The chances of a seat after one of its answers; those of now where there is nothing to tell."""
    if isinstance(option, Play):
        return after_event(view, seat, option)
    if isinstance(option, Offer):
        victim = view.moments[-1].actor
        kind = printed_on(view, option.card).kind
        against = difficulty(view, option.card, seat, view.where[victim])
        return met(view, seat, victim, seat, option.card, float(beats(skill(view, victim, kind) - against)))
    if view.asked == HOW_TO_CONFUSE:
        return after_confusion(view, seat, option) if isinstance(option, Befuddle) else unmet(view, seat)
    if view.moments and view.moments[-1].when in (ROLLED, DEATH):
        return at_stake(view, seat, view.moments[-1])
    outlook = Outlook(view, seat)
    dungeon = outlook.dungeon
    if isinstance(option, To):
        dungeon.where[view.about] = view.at[option.at]
        return outlook.share()
    if view.moments:
        return outlook.share()
    dungeon.actions -= 1
    return after_action(outlook, option)


def after_action(outlook: Outlook, option: Option) -> float:
    """The same for an action, of which there is one less."""
    dungeon, seat = outlook.dungeon, outlook.seat
    if isinstance(option, Move):
        room = dungeon.where[seat] = dungeon.at[option.at]
        if any(printed_on(dungeon, card).sort == ITEM for card in dungeon.hands[seat]):
            outlook.gets(seat, AN_ITEM * float(at_most(search_number(dungeon, seat, room))))
    elif isinstance(option, PlayRoom):
        dungeon.hands = [[each for each in cards if each != option.card] for cards in dungeon.hands]
        dungeon.rooms = [replace(room) for room in dungeon.rooms]
        dungeon.at = dict(dungeon.at)
        place(dungeon, option.card, option.at, option.doors)
        outlook.gets(seat, CARD)
    elif isinstance(option, PlayRule):
        outlook.gets(seat, RULE)
    elif isinstance(option, Lawyer):
        chance = float(beats(lawyering(dungeon, seat) - removal(dungeon, option.card, option.of)))
        outlook.loses(option.of, RULE * chance)
    elif isinstance(option, Lay):
        dungeon.rooms = [*dungeon.rooms, replace(dungeon.rooms[0], trap=option.card)]
    elif isinstance(option, TryHand):
        chance = float(at_least(hand_needs(best_skill(dungeon, seat))))
        return chance + (1 - chance) * outlook.dies(seat).share()
    return outlook.share()


def after_event(view: Dungeon, seat: Seat, option: Play) -> float:
    """The same for an Event: what it makes of the dice or of a death, and what it does besides."""
    moment = view.moments[-1]
    outlook = Outlook(view, seat)
    event = printed_on(view, option.card).card
    assert isinstance(event, Event)
    for effect in event.effects:
        if isinstance(effect, (Save, Cancel)):
            moment = replace(moment, saved=True)
        elif isinstance(effect, Boost):
            moment = replace(moment, boost=moment.boost + (effect.by if effect.side == "victim" else -effect.by))
        elif isinstance(effect, Reroll):
            mine, theirs = totals(view, moment)
            plus = mine - moment.victim_die - (theirs - moment.other_die)
            victims = effect.die == "victim"
            lead = plus - moment.other_die if victims else -(moment.victim_die + plus)
            chance = wins_by_one_die(lead, plus) if victims else 1 - wins_by_one_die(lead, -plus)
            return met(view, seat, moment.actor, moment.by, CardId(moment.card), float(chance))
        else:
            outlook.happens(effect, seat, moment.actor, option.target)
    change = outlook.share() - Outlook(view, seat).share()
    return at_stake(view, seat, moment) + change


def at_stake(view: Dungeon, seat: Seat, moment: Moment) -> float:
    """The chances of a seat where dice lie, or somebody is about to die."""
    if moment.saved or moment.when not in (ROLLED, DEATH):
        return Outlook(view, seat).share()
    if moment.when == DEATH:
        return Outlook(view, seat).dies(moment.actor, moment.by).share()
    mine, theirs = totals(view, moment)
    plus = mine - moment.victim_die - (theirs - moment.other_die)
    chance = float(beats(plus)) if mine == theirs else float(mine > theirs)
    return met(view, seat, moment.actor, moment.by, CardId(moment.card), chance)


def met(view: Dungeon, seat: Seat, victim: Seat, by: Seat, card: CardId, chance: float) -> float:
    """The chances of a seat where this Encounter is met that the victim beats with this chance."""
    printed = printed_on(view, card).card
    assert isinstance(printed, Encounter)
    won, lost = Outlook(view, seat), Outlook(view, seat)
    won.gets(victim, AN_ITEM * HOLDS)
    for effect in printed.win:
        won.happens(effect, victim, victim, NONE)
    if not printed.spares:
        lost.dies(victim, by)
    for effect in printed.lose:
        lost.happens(effect, victim, victim, NONE)
    return chance * won.share() + (1 - chance) * lost.share()


def after_confusion(view: Dungeon, seat: Seat, option: Befuddle) -> float:
    """HK-29"""
    moment = view.moments[-1]
    plus = confusion(view, option.card, moment.card, view.where[seat])
    chance = float(beats(lawyering(view, seat) + plus - lawyering(view, view.gm)))
    return chance * Outlook(view, seat).share() + (1 - chance) * unmet(view, seat)


def unmet(view: Dungeon, seat: Seat) -> float:
    """The chances of a seat upon which an Encounter comes for which nobody has rolled yet."""
    moment = view.moments[-1]
    kind = printed_on(view, CardId(moment.card)).kind
    lead = skill(view, moment.actor, kind) - difficulty(view, CardId(moment.card), moment.by, moment.room)
    return met(view, seat, moment.actor, moment.by, CardId(moment.card), float(beats(lead)))
