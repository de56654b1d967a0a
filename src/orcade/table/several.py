"""Answers that take several things at once: cards to be exchanged, the parts of a chariot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import Any, NamedTuple, overload

from .choices import Part, PartGroup
from .errors import Refused
from .game import Why
from .proposals import Proposals
from .requests import Option
from .words import counted

Chosen = tuple[int, ...]
"""What is taken: ids in the order of the groups, each once."""


class Group(NamedTuple):
    """Things of which so many are taken, in any order."""

    name: str
    """What one of them is called: "driver"."""
    ids: Sequence[int]
    least: int
    most: int
    rule: str
    """That says how many."""


def every_set(groups: Sequence[Group]) -> Iterator[Chosen]:
    """All sets with the right number of each group, few things before many."""
    ranges = (range(group.least, group.most + 1) for group in groups)
    sets = [
        [chosen for count in counts for chosen in combinations(group.ids, count)]
        for group, counts in zip(groups, ranges, strict=True)
    ]
    for each in product(*sets):
        yield tuple(chain.from_iterable(each))


def first_alike(ids: Iterable[int], chosen: Iterable[int], print_of: Callable[[int], Hashable]) -> Chosen:
    """As many things of each print as were chosen, the first ones of it among `ids`: so what is typed means the same
    things whoever reads it."""
    left = Counter(print_of(id) for id in chosen)
    found = []
    for id in ids:
        if left[print_of(id)]:
            left[print_of(id)] -= 1
            found.append(id)
    return tuple(found)


class Several(Proposals):
    """Every set of things that may be taken together, with proposals.

    Subclasses say what the things are, which answer takes them, and what bars a set whose numbers are right.
    """

    __slots__ = ("groups", "proposed", "rule", "verb")

    also: Sequence[Option] = ()

    def __init__(self, rule: str, verb: str, groups: Sequence[Group], proposed: Sequence[Option]) -> None:
        self.rule = rule
        self.verb = verb
        self.groups = groups
        self.proposed = proposed

    # What a kind of choice says.

    def make(self, chosen: Chosen) -> Option:
        """The answer that takes these."""
        raise NotImplementedError

    def chosen(self, option: Any) -> Chosen | None:
        """What an answer takes; None where it is none of this kind."""
        raise NotImplementedError

    def part(self, view: Any, id: int) -> Part:
        """A thing as it is shown and said. Things that are said alike are alike: any of them will do."""
        raise NotImplementedError

    def bars(self, chosen: Chosen) -> Why | None:
        """Why these may not be taken together, though there are as many of each group as there have to be."""
        return None

    # What follows from that.

    def __len__(self) -> int:
        return len(self.proposed)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        return self.proposed[index]

    def __iter__(self) -> Iterator[Option]:
        return iter(self.proposed)

    def ordered(self, ids: Iterable[int]) -> Chosen:
        """The same things in the order of the groups."""
        wanted = set(ids)
        return tuple(id for group in self.groups for id in group.ids if id in wanted)

    def barred(self, chosen: Chosen) -> Why | None:
        """Why these may not be taken; None where they may."""
        taken = set(chosen)
        for group in self.groups:
            count = len(taken.intersection(group.ids))
            if not group.least <= count <= group.most:
                return Why(f"that is {_many(count, group.name)}; take {_bounds(group)}", group.rule)
        return self.bars(chosen)

    def own(self, option: object) -> Option | None:
        for each in self.proposed:
            if each is option:
                return each
        chosen = self.chosen(option)
        if chosen is None:
            return next((each for each in self.also if each == option), None)
        if not all(type(id) is int for id in chosen) or self.ordered(chosen) != chosen:
            return None
        made = self.make(chosen)
        return made if made == option and self.barred(chosen) is None else None

    def usage(self, view: Any) -> str:
        return f"{self.verb} {' '.join(group.name.upper() for group in self.groups)}"

    def parts(self, view: Any) -> tuple[PartGroup, ...]:
        """The groups as they are shown."""
        return tuple(
            PartGroup(group.name, tuple(self.part(view, id) for id in group.ids), group.least, group.most)
            for group in self.groups
        )

    def read(self, view: Any, said: str) -> Option | None:
        words = said.lower().split()
        if not words or words[0] != self.verb:
            return None
        left = self._words(view)
        taken = []
        for word in words[1:]:
            found = next((at for at, (name, _) in enumerate(left) if name == word), None)
            if found is None:
                raise _refused(self.unknown(view, word))
            taken.append(left.pop(found)[1])
        chosen = self.ordered(taken)
        why = self.barred(chosen)
        if why is not None:
            raise _refused(why)
        return self.make(chosen)

    def unknown(self, view: Any, word: str) -> Why:
        """Why a word cannot be taken that names nothing, or nothing that is left."""
        known = Counter(name for name, _ in self._words(view))
        if word in known:
            return Why(f"{word} is there {'once' if known[word] == 1 else f'{known[word]} times'}", self.rule)
        return Why(f"there is no {word[:30]!r}; there are {', '.join(known)}", self.rule)

    def _words(self, view: Any) -> list[tuple[str, int]]:
        return [(self.part(view, id).word.lower(), id) for group in self.groups for id in group.ids]


def _refused(why: Why) -> Refused:
    return Refused(why.text, why.rule)


def _many(count: int, name: str) -> str:
    return counted(count, name) if count else f"no {name}"


def _bounds(group: Group) -> str:
    if group.least == group.most:
        return f"exactly {group.least}"
    return f"at most {group.most}" if not group.least else f"from {group.least} to {group.most}"
