"""C: trading between neighbours, and the end of captives (OW 11, OW-26, OW-59, OW-65)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from functools import partial

from orcade.table.choices import Part
from orcade.table.game import Why
from orcade.table.lazy import Lazy
from orcade.table.requests import Ask, CardId, Flow, Option, Seat
from orcade.table.several import Chosen, Group, Several

from .answers.common import EITHER, SomeChips, Yes, chip_id, chip_name, chip_part, firsts, some_sets
from .answers.trading import (
    CALL_OFF,
    CONCERNED,
    HAGGLE,
    PASS,
    REFUSE,
    UNCONCERNED,
    WISH,
    Accept,
    CallOff,
    Give,
    Haggle,
    Pass,
    Refuse,
    Terms,
    TradeWith,
    kind_wished,
    needed,
    wish_look,
    wish_name,
    wish_slug,
    wishes_of,
    wishes_told,
)
from .chips import GOLD
from .events.common import own
from .events.trading import Executed, Offered, RefusedTrade, Replied, Traded, WillTrade
from .finding import chip_of, known, turn_of, world_of
from .pieces import NAMES, ROUND_ENDS, WHAT_FOR_IT, WHAT_TERMS, WHETHER_TO_AGREE, WHETHER_TO_TRADE, Offer, Wars
from .supply import put_back

GIVE, WANT = "chip you give", "thing you want"

MOST_PROPOSED = 2
"""Chips in a reply that is proposed: a bot that answers at random does not give its whole hand."""


def options(wars: Wars, seat: Seat) -> list[Option]:
    """To say in one's turn that one will trade (OW-65)."""
    player = wars.players[seat]
    may = wars.options.offer_limit and not player.haggles and trade_partners(wars, seat)
    return [HAGGLE] if may else []


def do_haggle(wars: Wars, answer: Haggle) -> Flow[None]:
    """All are told, since it decides whether the question passes by itself."""
    seat = turn_of(wars)
    wars.players[seat].haggles = True
    yield WillTrade(seat)


def trade(wars: Wars) -> Flow[None]:
    """One player's next offer; when nobody can make one any more, captives are executed and the round ends.

    `Wars.turns` goes round the table. Who has nobody to trade with now may have later: neighbours get chips, too."""
    seat = turn_of(wars)
    partners = partners_for_offers(wars, seat)
    if partners:
        wars.asked = WHETHER_TO_TRADE
        player = wars.players[seat]
        about = CONCERNED if player.captives or player.haggles else UNCONCERNED
        options = (*(TradeWith(other) for other in partners), PASS)
        answer = yield Ask(seat, "Do you make somebody an offer?", options, "OW 11.1", (about,))
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
    if player.passed or player.offers >= wars.options.offer_limit:
        return []
    return [other for other in trade_partners(wars, seat) if other not in player.leaves]


def trade_partners(wars: Wars, seat: Seat) -> list[Seat]:
    """OW 11.1, OW-26: the owners of leaders in the same areas as own leaders, or in neighbouring ones; who has nothing
    to offer has none."""
    if not goods(wars, seat):
        return []
    near = 0
    for leader in wars.leaders:
        if leader.seat == seat and leader.area >= 0:
            near |= 1 << leader.area | world_of(wars).beside[leader.area]
    return sorted({leader.seat for leader in wars.leaders if leader.area >= 0 and near >> leader.area & 1} - {seat})


def goods(wars: Wars, seat: Seat) -> tuple[CardId, ...]:
    """What a player can trade: the units and the gold of his hand, and captives."""
    player = wars.players[seat]
    return (*player.hand, *player.gold, *player.captives)


class Bargain(Several):
    """Every offer: own chips, and what is wanted for them; none that came to nothing with this partner already."""

    __slots__ = ("other", "refused", "wars")

    also = (CALL_OFF,)

    def __init__(self, wars: Wars, seat: Seat, other: Seat) -> None:
        self.wars = wars
        self.other = other
        self.refused = wars.players[seat].refused
        mine = goods(wars, seat)
        wants = (*wars.players[other].captives, *wishes_of(wars, other))
        groups = (
            Group(GIVE, mine, 1, len(mine), "OW 11.1"),
            Group(WANT, wants, 0, len(wants), "OW 11.1"),
        )
        super().__init__("OW 11.1", "offer", groups, Lazy(self.sensible))

    def sensible(self) -> list[Option]:
        """A chip, of equal ones the first, for a captive, or what the other will give; a unit for a gold chip, too."""
        mine, wants = (group.ids for group in self.groups)
        chips = dict.fromkeys(firsts(self.wars, mine, (card,)) for card in mine)
        found = [Terms(one) for one in chips]
        for want in wants:
            if want <= WISH:
                found += [
                    Terms(one, (want,)) for one in chips if want < WISH or chip_of(self.wars, one[0]).kind != GOLD
                ]
        return [CALL_OFF, *(terms for terms in found if self.again(terms) is None)]

    def again(self, terms: Terms) -> Why | None:
        """What bars an offer that came to nothing."""
        if Offer(self.other, terms.chips, terms.wants) not in self.refused:
            return None
        return Why(f"that came to nothing with {NAMES[self.other]} already", "OW-65")

    def make(self, chosen: Chosen) -> Terms:
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
        return self.again(self.make(chosen))


class Reply(SomeChips):
    """What may be given for an offer; nothing takes it as a gift."""

    __slots__ = ("also",)

    def __init__(self, wars: Wars, offer: Offer) -> None:
        mine = goods(wars, offer.to)
        super().__init__(wars, Give, "chip", mine, 0, len(mine), "OW 11.1")
        chips = just_that(wars, offer)
        self.also = (Accept(chips), REFUSE) if chips else (REFUSE,)
        self.proposed = Lazy(partial(replies, wars, mine, self.also))


def replies(wars: Wars, mine: Sequence[CardId], also: Sequence[Option]) -> list[Option]:
    """What is wanted, no trade, or a few chips: whoever would give more says so."""
    return [*also, *some_sets(wars, Give, mine, 0, min(len(mine), MOST_PROPOSED))]


def just_that(wars: Wars, offer: Offer) -> tuple[CardId, ...]:
    """The least chips by which a player gives just what is wanted; none where he has not got it, or nothing
    particular is wanted."""
    wants = needed(offer.wants)
    found: list[CardId] = []
    mine = sorted(goods(wars, offer.to), key=lambda card: chip.power if (chip := known(wars, card)) else 0)
    for want, count in wants.items():
        fitting = [card for card in mine if meant(wars, card, wants) == want]
        if len(fitting) < count:
            return ()
        found += fitting[:count]
    return tuple(found)


def meant(wars: Wars, card: CardId, wants: Container[int]) -> int:
    """What is wanted with a chip: the captive that it is, or one of its kind."""
    chip = known(wars, card)
    return card if card in wants or chip is None else kind_wished(chip)


def agreed(wars: Wars, offer: Offer, given: Sequence[CardId]) -> bool:
    """Whether these chips are just what is wanted."""
    wants = needed(offer.wants)
    return bool(wants) and Counter(meant(wars, card, wants) for card in given) == wants


def offer(wars: Wars, seat: Seat, other: Seat) -> Flow[None]:
    """An offer, what the other one gives for it, and whether that will do: where it is just what was wanted, it does
    (OW-65)."""
    wars.asked = WHAT_TERMS
    wars.about = other
    answer = yield Ask(seat, f"What do you offer {NAMES[other]}?", Bargain(wars, seat, other), "OW 11.1")
    if answer.__class__ is CallOff:
        wars.players[seat].leaves.append(other)
        return
    given = answer.chips
    for card in given:
        wars.cards.peek(card, other)
    yield Offered(own(wars), seat, other, given)
    offer = wars.offer = Offer(other, given, answer.wants)
    wanted = wishes_told(wars, offer.wants)
    wars.asked = WHAT_FOR_IT
    wars.noted = list(given)
    prompt = f"{NAMES[seat]} offers {told(wars, given)}{f' and wants {wanted}' if wanted else ''}. What do you give?"
    answer = yield Ask(other, prompt, Reply(wars, offer), "OW 11.1", (CONCERNED,))
    wars.offer = None
    if answer.__class__ is Refuse:
        wars.players[seat].refused.append(offer)
        yield RefusedTrade(other)
        return
    got = answer.chips
    for card in got:
        wars.cards.peek(card, seat)
    yield Replied(own(wars), other, got)
    if not agreed(wars, offer, got):
        wars.asked = WHETHER_TO_AGREE
        wars.noted = [*given, *got]
        prompt = f"{NAMES[other]} gives {told(wars, got)} for {told(wars, given)}. Agreed?"
        answer = yield Ask(seat, prompt, EITHER, "OW 11.1")
        if answer.__class__ is not Yes:
            wars.players[seat].refused.append(offer)
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
        player.passed = player.haggles = False
        player.offers = 0
        player.refused.clear()
        player.leaves.clear()
        if player.captives:
            dead = tuple(player.captives)
            player.captives.clear()
            put_back(wars, *dead)
            yield Executed(own(wars), seat, dead)
    wars.turns = 0
    wars.phase = ROUND_ENDS
