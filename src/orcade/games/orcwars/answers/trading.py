"""Answers of the trading phase (OW 11, OW-65)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from orcade.table.requests import CardId, Option, Seat
from orcade.table.words import listed, slug

from ..chip_looks import emblem
from ..chips import GOLD, LEADER, MACHINE, RACE_NAMES, SHAMAN, SPY, TROOP, Chip, tribes
from ..finding import known
from ..pieces import Wars
from .common import OfChips, OfSeat, Word, chip_id, chip_name, chip_slug

# What may be wanted: a captive by his chip, or anything of a kind, by a number above all chips.

WISH = 1000
GOLD_WISHES = 3
"""The first of them are for so many gold chips."""
WISHES = ("gold", "two-gold", "three-gold", "leader", "shaman", "spy", "machine")
WISHES_TOLD = ("a gold chip", "2 gold chips", "3 gold chips", "a leader", "a shaman", "a spy", "a war machine")
WISHES_LOOK = ("gold-1", "gold-2", "gold-3", "chief-orc", "shaman", "spy", "machine")


def wish_slug(view: Wars, wish: int) -> str:
    """What is typed for what is wanted; what is given may be called alike."""
    return f"want-{_wished(view, wish)}"


def _wished(view: Wars, wish: int) -> str:
    if wish < WISH:
        return chip_slug(view, wish)
    kind = wish - WISH
    return WISHES[kind] if kind < len(WISHES) else slug(tribes(view.options.own_chips)[kind - len(WISHES)].name)


def wish_told(view: Wars, wish: int) -> str:
    """What is wanted, as it is told: "a gold chip", "a troop of the Mudtail"."""
    if wish < WISH:
        return chip_name(view, wish)
    kind = wish - WISH
    if kind < len(WISHES):
        return WISHES_TOLD[kind]
    return f"a troop of the {tribes(view.options.own_chips)[kind - len(WISHES)].name}"


def wish_name(view: Wars, wish: int) -> str:
    """The same where there is little room: "gold chip", "Mudtail troop"."""
    kind = wish - WISH
    if kind < len(WISHES):
        return wish_told(view, wish).removeprefix("a ")
    return f"{tribes(view.options.own_chips)[kind - len(WISHES)].name} troop"


def wish_look(view: Wars, wish: int) -> str:
    """The picture of what is wanted."""
    if wish < WISH:
        chip = known(view, wish)
        return emblem(chip) if chip is not None else ""
    kind = wish - WISH
    if kind < len(WISHES):
        return WISHES_LOOK[kind]
    return RACE_NAMES[tribes(view.options.own_chips)[kind - len(WISHES)].race]


def wishes_of(view: Wars, other: Seat) -> list[int]:
    """Everything that may be wanted of a player besides captives: no more gold chips than he has, which everybody
    sees."""
    gold = min(GOLD_WISHES, len(view.players[other].gold))
    kinds = range(GOLD_WISHES, len(WISHES) + len(tribes(view.options.own_chips)))
    return [WISH + at for at in (*range(gold), *kinds)]


KINDS_WISHED = dict(zip((GOLD, LEADER, SHAMAN, SPY, MACHINE), (0, *range(GOLD_WISHES, len(WISHES))), strict=True))
"""By kind of chip: which of `WISHES` is for one of it."""


def kind_wished(chip: Chip) -> int:
    """The wish for one chip of this kind."""
    return WISH + (len(WISHES) + chip.tribe if chip.kind == TROOP else KINDS_WISHED[chip.kind])


def needed(wants: Sequence[int]) -> Counter[int]:
    """How many are wanted of what: of captives by their chips, of gold and other kinds by the wish for one."""
    found: Counter[int] = Counter()
    for want in wants:
        gold = WISH <= want < WISH + GOLD_WISHES
        found[WISH if gold else want] += want - WISH + 1 if gold else 1
    return found


def wishes_told(view: Wars, wants: tuple[int, ...]) -> str:
    """Several wishes: "2 gold chips and a leader"."""
    return listed([wish_told(view, wish) for wish in wants])


class TradeWith(OfSeat, frozen=True):
    """Make an offer to this player."""

    verb: ClassVar[str] = "trade"
    says: ClassVar[str] = "Offer to"


class Haggle(Word, frozen=True):
    """Said in one's turn: be asked for an offer when all have had theirs (OW-65)."""

    words = "Trade later"


class Pass(Word, frozen=True):
    """Make no offer, and none later in this round."""

    passes: ClassVar[bool] = True
    words = "Pass"


class Terms(Option, frozen=True):
    """Give these chips, and want that for them."""

    chips: tuple[CardId, ...]
    wants: tuple[int, ...] = ()

    def notation(self, view: Wars) -> str:
        given = [chip_slug(view, card) for card in self.chips]
        return " ".join(("offer", *given, *(wish_slug(view, wish) for wish in self.wants)))

    def label(self, view: Wars) -> str:
        given = listed([chip_name(view, card) for card in self.chips])
        wanted = wishes_told(view, self.wants)
        return f"Offer {given} for {wanted}" if wanted else f"Offer {given}, for what they will give"

    def things(self, view: Wars) -> tuple[str, ...]:
        return tuple(chip_id(card) for card in self.chips)


class CallOff(Word, frozen=True):
    """Make no offer after all, and none later in this round to this partner."""

    words = "Call it off"

    def notation(self, view: Wars) -> str:
        return "call-off"


class Accept(Option, frozen=True):
    """Give just what is wanted: the least chips that will do."""

    chips: tuple[CardId, ...]

    def notation(self, view: Wars) -> str:
        return "accept"

    def label(self, view: Wars) -> str:
        return f"Agreed: give {listed([chip_name(view, card) for card in self.chips])}"


class Give(OfChips, frozen=True):
    """Give these chips for what is offered."""

    verb: ClassVar[str] = "give"

    def label(self, view: Wars) -> str:
        return f"Give {listed([chip_name(view, card) for card in self.chips]) or 'nothing'} for it"


class Refuse(Word, frozen=True):
    """No trade."""

    passes: ClassVar[bool] = True
    words = "Refuse"


HAGGLE, CALL_OFF, PASS, REFUSE = Haggle(), CallOff(), Pass(), Refuse()

CONCERNED, UNCONCERNED, REST, HOLDING, SURE, PAYING = "deal", "trade", "rest", "hold", "sure", "pay"
STOPS = {
    CONCERNED: "somebody makes me an offer, I said that I will trade, or a captive of mine would die",
    UNCONCERNED: "I can make somebody an offer",
    REST: "all my leaders have marched, though nothing more seems worth it",
    HOLDING: "I hold the ground after a battle, and may retreat all the same",
    SURE: "I win a battle for sure, and may plan at what cost",
    PAYING: "I choose with which gold chips I pay",
}
"""What a question of trading is about: who never trades may let them all pass, or those without a reason alone; the
rest of a turn; whether one leaves ground that one holds; how one fights where that decides nothing; and
with which gold one pays."""
MINDS = (CONCERNED,)
"""What everybody is asked about who has wished for nothing: offers are made by who said in his turn that he will."""
