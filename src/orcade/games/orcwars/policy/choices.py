"""Questions for several chips, as judges ask them."""

from __future__ import annotations

from orcade.table.requests import Ask, CardId

from ..answers.common import SomeChips


def choice_of(ask: Ask) -> SomeChips:
    """The question for several chips."""
    assert isinstance(ask.options, SomeChips)
    return ask.options


def ids_of(choice: SomeChips) -> tuple[CardId, ...]:
    """The chips that may be taken."""
    return tuple(CardId(card) for card in choice.groups[0].ids)
