"""C: trading between neighbours, and the end of captives (OW 11, OW-26, OW-59, OW-65)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from orcade.table.game import Why
from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, CardId, Flow, Option, Seat
from orcade.table.scene import Part
from orcade.table.several import Chosen, Group, Several

from .answers.common import EITHER, SomeChips, Yes, chip_id, chip_name, chip_part, firsts, some_sets
from .answers.trading import (
    CALL_OFF,
    CONCERNED,
    PASS,
    REFUSE,
    UNCONCERNED,
    WISH,
    CallOff,
    Give,
    Pass,
    Refuse,
    Terms,
    TradeWith,
    all_wishes,
    wish_look,
    wish_name,
    wish_slug,
    wishes_told,
)
from .events.common import own
from .events.trading import Executed, Offered, RefusedTrade, Replied, Traded
from .finding import turn_of, world_of
from .pieces import NAMES, ROUND_ENDS, WHAT_FOR_IT, WHAT_TERMS, WHETHER_TO_AGREE, WHETHER_TO_TRADE, Wars
from .supply import put_back

GIVE, WANT = "chip you give", "thing you want"

MOST_PROPOSED = 2
"""Chips in a reply that is proposed: a bot that answers at random does not give its whole hand."""


def trade(wars: Wars) -> Flow[None]:
    """One player's next offer; when nobody can make one any more, captives are executed and the round ends.

    `Wars.turns` goes round the table. Who has nobody to trade with now may have later: neighbours get chips, too."""
    seat = turn_of(wars)
    partners = partners_for_offers(wars, seat)
    if partners:
        wars.asked = WHETHER_TO_TRADE
        about = CONCERNED if wars.players[seat].captives else UNCONCERNED
        options = (*(TradeWith(other) for other in partners), PASS)
        answer = yield Ask(seat, "Do you make somebody an offer?", options, "OW 11.1", (about,))
        player = wars.players[seat]
        if answer.__class__ is Pass:
            player.passed = True
        else:
            player.offers += 1
            yield from offer(wars, seat, answer.seat)
    elif not any(partners_for_offers(wars, other) for other in range(wars.seats)):
        yield from end(wars)
        return
    wars.turns = (wars.turns + 1) % wars.seats


def partners_for_offers(wars: Wars, seat: Seat) -> list[Seat]:
    """To whom a player may make an offer, unless he has passed or has none left (OW-65)."""
    player = wars.players[seat]
    return [] if player.passed or player.offers >= wars.options.offer_limit else trade_partners(wars, seat)


def trade_partners(wars: Wars, seat: Seat) -> list[Seat]:
    """OW 11.1, OW-26: the owners of leaders in the same areas as own leaders, or in neighbouring ones; the two must
    hold something together."""
    near = 0
    for leader in wars.leaders:
        if leader.seat == seat and leader.area >= 0:
            near |= 1 << leader.area | world_of(wars).beside[leader.area]
    found = {leader.seat for leader in wars.leaders if leader.area >= 0 and near >> leader.area & 1} - {seat}
    return sorted(other for other in found if goods(wars, seat) or goods(wars, other))


def goods(wars: Wars, seat: Seat) -> tuple[CardId, ...]:
    """What a player can trade: the units and the gold of his hand, and captives."""
    player = wars.players[seat]
    return (*player.hand, *player.gold, *player.captives)


class Bargain(Several):
    """Every offer: own chips, and what is wanted for them."""

    __slots__ = ("wars",)

    also = (CALL_OFF,)

    def __init__(self, wars: Wars, seat: Seat, other: Seat) -> None:
        self.wars = wars
        mine = goods(wars, seat)
        wants = (*wars.players[other].captives, *all_wishes(wars))
        groups = (
            Group(GIVE, mine, 0, len(mine), "OW 11.1"),
            Group(WANT, wants, 0, len(wants), "OW 11.1"),
        )
        super().__init__("OW 11.1", "offer", groups, Lazy(partial(bargains, wars, mine, wants)))

    def make(self, chosen: Chosen) -> Option:
        mine = self.groups[0].ids
        given = [card for card in chosen if card in mine]
        return Terms(firsts(self.wars, mine, given), tuple(each for each in chosen if each not in mine))

    def chosen(self, option: object) -> Chosen | None:
        return (*option.chips, *option.wants) if isinstance(option, Terms) else None

    def part(self, view: Wars, id: int) -> Part:
        if id in self.groups[0].ids:
            return chip_part(view, id)
        look = wish_look(view, id)
        return Part(chip_id(id) if id < WISH else "", wish_slug(view, id), wish_name(view, id), look=look)

    def bars(self, chosen: Chosen) -> Why | None:
        return None if chosen else Why("offer or want something", "OW 11.1")


def bargains(wars: Wars, mine: Sequence[CardId], wants: Sequence[int]) -> list[Option]:
    """A chip, of equal ones the first; or a wish; or a chip for gold or a captive."""
    faces = wars.cards.faces
    given: dict[int, CardId] = {}
    for card in mine:
        given.setdefault(faces[card], card)
    chips = [(card,) for card in given.values()]
    found: list[Option] = [CALL_OFF]
    found += [Terms(one) for one in chips]
    found += [Terms((), (want,)) for want in wants]
    found += [Terms(one, (want,)) for want in wants if want <= WISH for one in chips]
    return found


class Reply(SomeChips):
    """What may be given for an offer; nothing takes it as a gift."""

    __slots__ = ()

    also = (REFUSE,)

    def __init__(self, wars: Wars, seat: Seat) -> None:
        mine = goods(wars, seat)
        super().__init__(wars, Give, "chip", mine, 0, len(mine), "OW 11.1")
        self.proposed = Lazy(partial(replies, wars, mine))


def replies(wars: Wars, mine: Sequence[CardId]) -> list[Option]:
    """No trade, or a few chips: whoever would give more says so."""
    return [REFUSE, *some_sets(wars, Give, mine, 0, min(len(mine), MOST_PROPOSED))]


def offer(wars: Wars, seat: Seat, other: Seat) -> Flow[None]:
    """An offer, what the other one would give for it, and whether that will do: both have to agree (OW-65)."""
    wars.asked = WHAT_TERMS
    wars.about = other
    answer = yield Ask(seat, f"What do you offer {NAMES[other]}?", Bargain(wars, seat, other), "OW 11.1")
    if answer.__class__ is CallOff:
        return
    given = answer.chips
    for card in given:
        wars.cards.peek(card, other)
    yield Offered(own(wars), seat, other, given)
    wanted = wishes_told(wars, answer.wants)
    wars.asked = WHAT_FOR_IT
    wars.about = seat
    wars.noted = list(given)
    prompt = f"{NAMES[seat]} offers {told(wars, given)}{f' and wants {wanted}' if wanted else ''}. What do you give?"
    answer = yield Ask(other, prompt, Reply(wars, other), "OW 11.1", (CONCERNED,))
    if answer.__class__ is Refuse:
        yield RefusedTrade(other)
        return
    got = answer.chips
    for card in got:
        wars.cards.peek(card, seat)
    yield Replied(own(wars), other, got)
    wars.asked = WHETHER_TO_AGREE
    wars.about = other
    wars.noted = [*given, *got]
    prompt = f"{NAMES[other]} gives {told(wars, got)} for {told(wars, given)}. Agreed?"
    answer = yield Ask(seat, prompt, EITHER, "OW 11.1")
    if answer.__class__ is not Yes:
        yield RefusedTrade(seat)
        return
    hand_over(wars, seat, other, given)
    hand_over(wars, other, seat, got)
    yield Traded(seat, other, len(given), len(got))


def told(wars: Wars, cards: tuple[CardId, ...]) -> str:
    """Chips that have been shown to who is asked."""
    names = [chip_name(wars, card) for card in cards]
    return ", ".join(names) or "nothing"


def hand_over(wars: Wars, giver: Seat, taker: Seat, cards: tuple[CardId, ...]) -> None:
    """Chips change hands; a captive becomes an ordinary chip of the hand (OW-59)."""
    old, new = wars.players[giver], wars.players[taker]
    for card in cards:
        if card in old.gold:
            old.gold.remove(card)
            new.gold.append(card)
        else:
            (old.hand if card in old.hand else old.captives).remove(card)
            new.hand.append(card)


def end(wars: Wars) -> Flow[None]:
    """OW 11.2: captives who were not traded are executed; the round ends."""
    for seat, player in enumerate(wars.players):
        player.passed = False
        player.offers = 0
        if player.captives:
            dead = tuple(player.captives)
            player.captives.clear()
            put_back(wars, *dead)
            yield Executed(own(wars), seat, dead)
    wars.turns = 0
    wars.phase = ROUND_ENDS
