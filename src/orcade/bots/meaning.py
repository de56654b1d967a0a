"""The key under which a search remembers an option from one imagined world to the next.

On a measured board, dice decide which points can be reached, so the points differ from world to world; what they are
for does not. So a proposal of a region is remembered by its idea, and its point need not be worked out.

The same card id stands for different faces in different imagined worlds. Where a seat knows the face of the card that
it plays, the key has the face; where it does not, the card's id. With ids alone, a search would mix different plays of
the other seats; with faces alone, it would learn to pick hidden cards by what is printed on them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, get_type_hints

from orcade.table.region import Region
from orcade.table.requests import CardId, Option

Key = Hashable
Keyer = Callable[[Any, Sequence[int], Sequence[int], int], Key]
"""(option, faces, known, bit of the choosing seat) → key."""


def keys(options: Sequence[Option], faces: Sequence[int], known: Sequence[int], bit: int) -> Sequence[Key]:
    """The key of each option, in their order, for a seat of that bit."""
    if isinstance(options, Region):
        return [*keys(options.also, faces, known, bit), *options.ideas] if options.also else options.ideas
    found: list[Key] = []
    for option in options:
        keyed = keyer(option.__class__)
        found.append(option if keyed is None else keyed(option, faces, known, bit))
    return found


@cache
def keyer(kind: type[Option]) -> Keyer | None:
    """What makes the keys of a class of options; None where they name no card, so that each is its own key."""
    hints = get_type_hints(kind)
    fields = kind.__struct_fields__
    named = frozenset(name for name in fields if "CardId" in repr(hints[name]))
    if not named:
        return None
    if len(named) == 1 and hints[card := next(iter(named))] is CardId:
        others = [name for name in fields if name != card]
        return _of_card_and_more(kind, card, others) if others else _of_one_card(kind, card)
    if len(fields) == 1 and hints[fields[0]] == tuple[CardId, ...]:
        return _of_cards(kind, fields[0])

    def of_fields(option: Option, faces: Sequence[int], known: Sequence[int], bit: int) -> Key:
        values = [getattr(option, name) for name in fields]
        return kind, *(
            _meant(value, faces, known, bit) if name in named else value for name, value in zip(fields, values)
        )

    return of_fields


def _of_one_card(kind: type[Option], name: str) -> Keyer:
    card_of = attrgetter(name)

    def of_one_card(option: Option, faces: Sequence[int], known: Sequence[int], bit: int) -> Key:
        card = card_of(option)
        return kind, faces[card] if card >= 0 and known[card] & bit else -2 - card

    return of_one_card


def _of_card_and_more(kind: type[Option], name: str, others: Sequence[str]) -> Keyer:
    card_of = attrgetter(name)
    rest = attrgetter(*others)

    def of_card_and_more(option: Option, faces: Sequence[int], known: Sequence[int], bit: int) -> Key:
        card = card_of(option)
        return kind, faces[card] if card >= 0 and known[card] & bit else -2 - card, rest(option)

    return of_card_and_more


def _of_cards(kind: type[Option], name: str) -> Keyer:
    cards_of = attrgetter(name)

    def of_cards(option: Option, faces: Sequence[int], known: Sequence[int], bit: int) -> Key:
        return kind, *[faces[card] if card >= 0 and known[card] & bit else -2 - card for card in cards_of(option)]

    return of_cards


def _meant(value: Any, faces: Sequence[int], known: Sequence[int], bit: int) -> Key:
    """A card's face where the seat knows it, else the card itself (as a negative number); None stays None."""
    if isinstance(value, int):
        return faces[value] if value >= 0 and known[value] & bit else -2 - value
    if isinstance(value, (tuple, list)):
        return tuple(_meant(each, faces, known, bit) for each in value)
    key: Key = value
    return key
