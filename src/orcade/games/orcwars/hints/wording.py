"""How chances, powers and lands are worded in hints."""

from __future__ import annotations

from collections.abc import Sequence

from orcade.table.odds import percent
from orcade.table.requests import CardId, Seat
from orcade.table.words import listed

from ..answers.common import chip_name
from ..answers.supply import Pay
from ..finding import power_of
from ..odds import eighths
from ..pieces import NAMES, NOBODY, PLANS, Wars
from ..supply import payments, purse
from ..winning import lands_of, lands_to_win


def on(most: int) -> str:
    """A threshold of a d8 with its chance: "5 or less (63 %)"."""
    return f"{most} or less ({percent(eighths(most))})"


def named(view: Wars, cards: Sequence[CardId]) -> str:
    """Chips in a row."""
    return listed([chip_name(view, card) for card in cards])


def owner(seat: Seat) -> str:
    """Whose units those are."""
    return "troops that obey nobody" if seat == NOBODY else NAMES[seat]


def plan_list(chances: Sequence[float]) -> str:
    """Plans with their chances: "charge 50 %, clever 50 %"."""
    return ", ".join(f"{plan} {percent(chance)}" for plan, chance in zip(PLANS, chances, strict=True) if chance > 0)


def standing(view: Wars, seat: Seat, more: int) -> str:
    """What a player would have of the lands that he needs, fortresses counted: "4 of 10"."""
    return f"{lands_of(view, seat) + more} of {lands_to_win(view)}"


def payment(view: Wars, seat: Seat, price: int) -> str:
    """What goes at least, where no change is given (OW-7): "4 of your 5 gold, as no change is given"."""
    least = min([power_of(view, each.chips) for each in payments(view, seat, price) if isinstance(each, Pay)])
    return f"{least} of your {purse(view, seat)} gold{', as no change is given' * (least > price)}"


def sentences(*parts: str) -> str:
    """Those that are not empty, each with a capital and a full stop."""
    return " ".join(f"{part[0].upper()}{part[1:]}." for part in parts if part)
