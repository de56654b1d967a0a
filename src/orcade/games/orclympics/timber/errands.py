"""What the acting Orc may do with its Action Tokens: where it goes, what it does there, and how good all of that is.

Each way is tried with the very steps of the rules, and judged by how the Forest then stands (`foresight.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from orcade.games.orclympics.chessboard import BIT
from orcade.table.ahead import copied, played
from orcade.table.odds import at_least
from orcade.table.requests import D6, Option

from .actions import act, choices
from .answers import END, Gather, Leave, Move, Open, Orcy, Pick, Share, Shove
from .foresight import DECODER, ENCODER, Judge, judge_of, shoved
from .pieces import ACTING, GATHERS, OWNER, Forest, mate, orcs_of
from .turn import next_orc

Deed = Gather | Leave | Orcy | Pick | Share | Shove
Steps = tuple[Move | Open, ...]
CHANCE: Final = float(at_least(GATHERS))
VALUE: Final = attrgetter("value")


class Errand(NamedTuple):
    """A way, and what is done at its end."""

    value: float
    """How good the Forest then looks for whoever acts, from 0 to 1, if he goes on as well as he can."""
    way: Steps
    """In order; empty where he need not go."""
    deed: Deed | None
    """None: there he ends."""

    @property
    def steps(self) -> tuple[Option, ...]:
        return (*self.way, END if self.deed is None else self.deed)


def errands(view: Forest) -> tuple[Errand, ...]:
    """All that is worth a thought, the best first: the best way to each deed, and the best to end after."""
    return _errands(ENCODER.encode(view))


@lru_cache(maxsize=1024)
def _errands(encoded: bytes) -> tuple[Errand, ...]:
    forest = DECODER.decode(encoded)
    return tuple(sorted(Search(forest).errands(forest), key=VALUE, reverse=True))


class Search:
    """Of all that one Orc can do in its part of a Player Turn."""

    def __init__(self, forest: Forest) -> None:
        self.orc = forest.acting
        self.judge: Judge = judge_of(OWNER[self.orc])
        self.known: dict[bytes, float] = {}

    def best(self, forest: Forest) -> float:
        """What a Forest is worth if this Orc goes on as well as he can."""
        if forest.acting != self.orc or forest.phase != ACTING or not forest.orcs[self.orc].tokens:
            return self.judge(forest)
        encoded = ENCODER.encode(forest)
        if encoded not in self.known:
            self.known[encoded] = max(map(VALUE, self.errands(forest)))
        return self.known[encoded]

    def errands(self, forest: Forest) -> list[Errand]:
        """The best way to each deed, and to an end without one; of ways as good as each other the shortest."""
        found: dict[Deed | None, Errand] = {}
        for there, way in self.places(forest):
            deeds: list[Deed | None] = [None]
            if there.acting == self.orc and there.phase == ACTING:
                deeds += [each for each in choices(there, self.orc, there.orcs[self.orc]) if isinstance(each, Deed)]
            for deed in deeds:
                value = self.value(there, deed)
                if deed not in found or value > found[deed].value:
                    found[deed] = Errand(value, way, deed)
        return list(found.values())

    def places(self, forest: Forest) -> Iterator[tuple[Forest, Steps]]:
        """Where he can go, the nearest first: the Forest then, and the way."""
        level: list[tuple[Forest, Steps]] = [(forest, ())]
        seen = {(forest.orcs[self.orc].square, forest.bushes)}
        while level:
            yield from level
            further = []
            for here, way in level:
                one = here.orcs[self.orc]
                if here.acting != self.orc or here.phase != ACTING:
                    continue
                for step in choices(here, self.orc, one):
                    if isinstance(step, Move):
                        place = step.square, here.bushes
                    elif isinstance(step, Open):
                        place = one.square, here.bushes & ~BIT[step.square]
                    else:
                        continue
                    if place not in seen:
                        seen.add(place)
                        further.append((done(here, step), (*way, step)))
            level = further

    def value(self, forest: Forest, deed: Deed | None) -> float:
        """What it is worth to do that here, over what the dice may show."""
        if deed is None:
            return self.judge(done(forest, END) if forest.acting == self.orc and forest.phase == ACTING else forest)
        if isinstance(deed, Gather):
            hit, miss = done(forest, deed, D6), done(forest, deed, 1)
            return CHANCE * self.best(hit) + (1 - CHANCE) * self.best(miss)
        if isinstance(deed, Shove):
            paid = copied(forest)
            paid.orcs[self.orc].tokens -= 1
            return shoved(paid, self.orc, deed.orc, self.after_shove)
        return self.best(done(forest, deed))

    def after_shove(self, forest: Forest) -> float:
        """What a Forest is worth in which he has just shoved somebody."""
        if forest.orcs[self.orc].tokens:
            return self.best(forest)
        over = copied(forest)
        next_orc(over)
        return self.judge(over)


def done(forest: Forest, answer: Option, *dice: int) -> Forest:
    """The Forest after this answer of the acting Orc, and what fell for it."""
    after = copied(forest)
    played(act(after), answer, *dice)
    return after


def first_to_act(view: Forest) -> int:
    """The Orc who comes to more by himself; his mate goes by what came of it."""
    return max(orcs_of(view.active), key=lambda orc: alone(view, orc, view.orcs[orc].tokens).value)


def alone(view: Forest, orc: int, tokens: int) -> Errand:
    """The best that an Orc can do if it acts now with so many tokens, and its mate does not."""
    forest = copied(view)
    forest.orcs[orc].tokens, forest.orcs[mate(orc)].tokens = tokens, 0
    forest.acting, forest.phase = orc, ACTING
    return errands(forest)[0]
