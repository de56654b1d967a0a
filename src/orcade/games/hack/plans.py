"""What is proposed as one answer (`Game.plans`): an exchange, with the cards that go."""

from __future__ import annotations

from orcade.table.plans import Plan
from orcade.table.requests import Ask
from orcade.table.words import listed

from .answers import EXCHANGE, FEW, named
from .pieces import WHICH_ACTION, Dungeon
from .reasons import reason
from .usual import exchanged, usual


def plans(view: Dungeon, ask: Ask) -> tuple[Plan, ...]:
    """To exchange what is good for little, where that is what one mostly wants to do."""
    if view.asked != WHICH_ACTION or usual(view, ask) != EXCHANGE:
        return ()
    away = exchanged(view, ask)
    names = f"{listed([named(view, card) for card in away.cards])} go." if len(away.cards) > FEW else ""
    hint = f"{reason(view, ask, EXCHANGE)} {names}".rstrip()
    return (Plan(say="renew", label=away.label(view), hint=hint, steps=(EXCHANGE, away)),)
