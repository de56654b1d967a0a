"""What an answer will do and how likely it is, for who thinks about it; from what the asked seat may know."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Hint
from orcade.table.requests import Option

from ..answers.choosing import At, Discard, Draw, Give, Keep, Pick, StealCard, StealTreasure, Take
from ..answers.exchange import CallOff, Terms
from ..answers.gamemaster import Charge, ChargeAt, Enter, Mob, Next
from ..answers.occasions import LetBe, LoseNpc, No, Yes
from ..answers.setting_up import Choose, Side
from ..answers.turns import (
    Bandage,
    Cast,
    End,
    Fight,
    Fireball,
    Go,
    Loot,
    PickUp,
    Play,
    Roll,
    Shoot,
    Spree,
    Strike,
    Trade,
)
from . import attacks, cards, moving, orders, turns

HINTS: Final[dict[type[Option], Hint]] = {
    Choose: turns.choose,
    Side: turns.side,
    At: moving.at,
    Roll: turns.roll,
    Bandage: turns.bandage,
    End: turns.end,
    Go: moving.go,
    Strike: attacks.strike,
    Fight: attacks.fight,
    Spree: attacks.spree,
    Shoot: attacks.shoot,
    Fireball: attacks.fireball,
    Loot: turns.loot,
    Trade: turns.trade,
    Terms: turns.terms,
    CallOff: turns.call_off,
    Cast: cards.cast,
    Play: cards.card,
    PickUp: cards.card,
    LoseNpc: cards.card,
    Pick: turns.pick,
    Discard: cards.card,
    Take: cards.card,
    Give: cards.card,
    Keep: cards.card,
    StealTreasure: turns.steal_treasure,
    StealCard: turns.steal_card,
    Draw: turns.draw,
    LetBe: turns.let_be,
    Yes: cards.yes,
    No: cards.no,
    Next: moving.next_orc,
    Enter: moving.enter,
    Charge: orders.order,
    ChargeAt: orders.order,
    Mob: orders.order,
}
"""By kind of answer."""

CHANCES: Final[dict[type[Option], str]] = {Strike: "hits on", Shoot: "hits on", Fireball: "hits on"}
"""The words of a hint behind which the chance stands that the answer succeeds."""
