"""What all answers share: names of what can be clicked and typed, and kinds of answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import ClassVar, Final

from orcade.table.area_map import area_id as shown_id
from orcade.table.choices import Part
from orcade.table.lazy import Lazy
from orcade.table.requests import CardId, Option, Seat
from orcade.table.several import Chosen, Group, Several, first_alike
from orcade.table.words import listed

from ..chip_looks import emblem, gist
from ..chips import GOLD, LEADER, Chip
from ..finding import known, world_of
from ..pieces import (
    NAMES,
    WHETHER_AGAIN,
    WHETHER_TO_AGREE,
    WHETHER_TO_FIGHT,
    WHETHER_TO_LET_PASS,
    WHETHER_TO_STRIKE,
    Wars,
)


def chip_id(card: int) -> str:
    """A chip wherever it lies."""
    return f"chip-{card}"


def area_id(view: Wars, area: int) -> str:
    """An area of the map."""
    return shown_id(area_slug(view, area))


def fighter_id(card: int) -> str:
    """A unit in the battle that is fought."""
    return f"fighter-{card}"


def garrison_id(area: int) -> str:
    """Units without a leader."""
    return f"garrison-{area + 1}"


def chip_slug(view: Wars, card: int) -> str:
    """What is typed for a chip."""
    chip = known(view, card)
    return chip.slug if chip is not None else f"chip-{card}"


def chip_name(view: Wars, card: int) -> str:
    """What a chip is called: "Bogsnout", "Mudtail Slingers (2)", "a chip"."""
    return chip_told(known(view, card))


def chip_told(chip: Chip | None) -> str:
    """A chip in words, with its figure where its name alone does not tell it."""
    if chip is None:
        return "a chip"
    if not chip.power or chip.kind in (LEADER, GOLD):
        return chip.name
    return f"{chip.name} ({chip.power})"


def chip_part(view: Wars, card: int) -> Part:
    """A chip among others that may be taken, with its picture and what to know of it."""
    chip = known(view, card)
    about, look = (gist(chip), emblem(chip)) if chip is not None else ("", "")
    return Part(chip_id(card), chip_slug(view, card), chip_name(view, card), about, look)


def area_slug(view: Wars, area: int) -> str:
    """What is typed for an area: the number of an orcland, the name of an outland."""
    return world_of(view).slugs[area]


def area_name(view: Wars, area: int) -> str:
    """What an area is called."""
    return world_of(view).names[area]


def place_of(view: Wars, card: int) -> tuple[int, int]:
    """Who leads a unit, else -1, and the land in whose garrison it is, else -1."""
    for leader in view.leaders:
        if card in leader.units:
            return leader.chip, -1
    return -1, next((area for area, land in enumerate(view.lands) if card in land.units), -1)


def holder_slug(view: Wars, card: int) -> str:
    """What is typed for who leads a unit, or for the land in whose garrison it is."""
    leader, area = place_of(view, card)
    return chip_slug(view, leader) if leader >= 0 else area_slug(view, area)


def holder_name(view: Wars, card: int) -> str:
    """What these are called."""
    leader, area = place_of(view, card)
    return chip_name(view, leader) if leader >= 0 else area_name(view, area)


def seat_slug(seat: Seat) -> str:
    """What is typed for a player."""
    return NAMES[seat].lower()


class Word(Option, frozen=True):
    """An answer of a single word."""

    def notation(self, view: Wars) -> str:
        return type(self).__name__.lower()


EITHER_WAY: Final = {
    WHETHER_TO_LET_PASS: ("Let pass", "Bar the way"),
    WHETHER_TO_STRIKE: ("Attack", "Let go"),
    WHETHER_TO_FIGHT: ("Fight", "Keep the peace"),
    WHETHER_AGAIN: ("Roll once more", "Take it"),
    WHETHER_TO_AGREE: ("Agree", "Refuse"),
}
"""What is done by a yes and by a no, by question."""


class Yes(Word, frozen=True):
    """It shall be so."""

    def label(self, view: Wars) -> str:
        return EITHER_WAY.get(view.asked, ("Yes", "No"))[0]


class No(Word, frozen=True):
    """It shall not."""

    def label(self, view: Wars) -> str:
        return EITHER_WAY.get(view.asked, ("Yes", "No"))[1]


YES, NO = Yes(), No()
EITHER = (YES, NO)


class OfChip(Option, frozen=True):
    """An answer about a chip."""

    verb: ClassVar[str]
    says: ClassVar[str] = ""

    chip: CardId

    def notation(self, view: Wars) -> str:
        return f"{self.verb} {chip_slug(view, self.chip)}"

    def label(self, view: Wars) -> str:
        return f"{self.says or self.verb.capitalize()} {chip_name(view, self.chip)}"

    def things(self, view: Wars) -> tuple[str, ...]:
        return (chip_id(self.chip),)


class OfArea(Option, frozen=True):
    """An answer about an area."""

    verb: ClassVar[str]
    says: ClassVar[str] = ""

    area: int

    def notation(self, view: Wars) -> str:
        return f"{self.verb} {area_slug(view, self.area)}"

    def label(self, view: Wars) -> str:
        return f"{self.says or self.verb.capitalize()} {area_name(view, self.area)}"

    def things(self, view: Wars) -> tuple[str, ...]:
        return (area_id(view, self.area),)


class OfSeat(Option, frozen=True):
    """An answer about a player."""

    verb: ClassVar[str]
    says: ClassVar[str] = ""

    seat: Seat

    def notation(self, view: Wars) -> str:
        return f"{self.verb} {seat_slug(self.seat)}"

    def label(self, view: Wars) -> str:
        return f"{self.says or self.verb.capitalize()} {NAMES[self.seat]}"


class OfChips(Option, frozen=True):
    """An answer that takes several chips, or none."""

    verb: ClassVar[str]
    none: ClassVar[str] = "none"
    """What is typed for none."""
    says: ClassVar[str] = ""

    chips: tuple[CardId, ...]

    def notation(self, view: Wars) -> str:
        return " ".join((self.verb, *(chip_slug(view, card) for card in self.chips)))

    def label(self, view: Wars) -> str:
        said = self.says or self.verb.capitalize()
        return f"{said} {listed([chip_name(view, card) for card in self.chips]) or 'nothing'}"

    def things(self, view: Wars) -> tuple[str, ...]:
        return tuple(chip_id(card) for card in self.chips)


class SomeChips(Several):
    """Every set of so many of some chips, said as one kind of answer. Of equal chips the first ones are meant, so that
    what is typed means the same chips whoever reads it."""

    __slots__ = ("answer", "wars")

    def __init__(
        self, wars: Wars, answer: type[OfChips], name: str, ids: Sequence[CardId], least: int, most: int, rule: str
    ) -> None:
        self.wars = wars
        self.answer = answer
        group = Group(name, ids, least, most, rule)
        super().__init__(rule, answer.verb, (group,), Lazy(partial(some_sets, wars, answer, ids, least, most)))

    def make(self, chosen: Chosen) -> Option:
        return self.answer(firsts(self.wars, self.groups[0].ids, chosen))

    def chosen(self, option: object) -> Chosen | None:
        return option.chips if isinstance(option, self.answer) else None

    def part(self, view: Wars, id: int) -> Part:
        return chip_part(view, id)


def firsts(wars: Wars, ids: Sequence[int], chosen: Sequence[int]) -> tuple[CardId, ...]:
    """As many chips of each print as were chosen, the first ones of it among `ids`."""
    return tuple(map(CardId, first_alike(ids, chosen, wars.cards.faces.__getitem__)))


FEW = 32
"""Sets that are proposed at most."""


def some_sets(wars: Wars, answer: type[OfChips], ids: Sequence[CardId], least: int, most: int) -> list[Option]:
    """Sets that are proposed: the smallest and the greatest numbers before those in between. Of equal chips none is
    taken without those before it."""
    faces = wars.cards.faces
    last: dict[int, CardId] = {}
    before: dict[CardId, CardId] = {}
    for card in ids:
        face = faces[card]
        if face in last:
            before[card] = last[face]
        last[face] = card
    counts = list(range(least, min(most, len(ids)) + 1))
    counts.sort(key=lambda count: min(count - least, len(ids) - count))
    found: list[Option] = []
    for count in counts:
        for chosen in combinations(ids, count):
            if before and any(card in before and before[card] not in chosen for card in chosen):
                continue
            found.append(answer(chosen))
            if len(found) == FEW:
                return found
    return found
