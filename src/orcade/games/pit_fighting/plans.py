"""What could be done instead of an attack: a card that is exchanged first. No rule looks at it."""

from __future__ import annotations

from typing import Final

from orcade.table.game import hinted
from orcade.table.plans import Plan
from orcade.table.requests import Ask

from .answers import Attack, Dig, DrawTwo, OneCard
from .faces import HEART_PICTURES, SHORT
from .hints import HINTS
from .pieces import FIGHTERS, Pit
from .usual import circle, swap

CIRCLING: Final = frozenset(("PF 2.4", "PF 10.2"))
"""The rules of the questions in which one attacks, or betters one's hand first."""


def plans(view: Pit, ask: Ask) -> tuple[Plan, ...]:
    """Beside an attack the card that betters the hand most: which of them comes first is what circling is about."""
    if ask.rule not in CIRCLING or not isinstance(circle(view, ask), Attack):
        return ()
    other = swap(view, ask)
    if not isinstance(other, OneCard):
        return ()
    hint = hinted(HINTS, view, other)
    if view.face(other.card) not in HEART_PICTURES:
        hint += f" Then it is {FIGHTERS[1 - ask.seat]}’s turn."
    label = other.label(view)
    if isinstance(other, (Dig, DrawTwo)):  # the chance that stands behind it is for that
        label = f"Better your hand first: {SHORT[view.face(other.card)]} out"
    return (Plan(say="first", label=label, hint=hint, steps=(other,), beside=True),)
