"""What is answered between the disciplines, and to a War Cry!"""

from __future__ import annotations

from functools import cache, lru_cache

from orcade.games.orclympics import discipline
from orcade.games.orclympics.discipline import BROODS
from orcade.table.game import State
from orcade.table.requests import D3, D6, Option


class Choose(discipline.Choose, frozen=True):
    """Lead this brood through the whole campaign (OC 4)."""

    def hint(self, view: State) -> str:
        return VIRTUES[self.brood]


VIRTUES = (
    "Steady: go further in Masters' Fight, roll again for the way of a Barrel, win draws in Timber!.",
    "Wild: strike twice in Masters' Fight, roll again for Moves in Brood Rumble, ride the fastest boars.",
    "Hard: more Health in Masters' Fight, Barrels caught on 5+, hard to throw off a boar, but slow on it.",
)
"""What the disciplines make of each brood, in a few words."""


class Stands(Option, frozen=True):
    """The result stands, whoever would annul it (OC-14)."""

    def label(self, view: State) -> str:
        return "It stands"

    def hint(self, view: State) -> str:
        return "Then it cannot be annulled."


class Annul(Option, frozen=True):
    """Play this discipline anew (OC-14)."""

    def label(self, view: State) -> str:
        return "Annul it"

    def hint(self, view: State) -> str:
        return "It is played anew if nobody insists on the result. The annulled one stays on the scoreboard."


class Whatever(Option, frozen=True):
    """Leave it to the others (OC-14)."""

    passes = True

    def label(self, view: State) -> str:
        return "Whatever you say"


class Cry(Option, frozen=True):
    """War Cry! Roll this die once more and take what comes (OC 6)."""

    sides: int
    value: int
    need: int
    left: int

    def notation(self, view: State) -> str:
        return "cry"

    def label(self, view: State) -> str:
        return "War Cry!"

    def hint(self, view: State) -> str:
        least = self.need or min(self.value + 1, self.sides)
        chance = round(100 * (self.sides - least + 1) / self.sides)
        again = "" if self.left == 1 else f" {self.left - 1} more in later turns."
        if self.sides > D6:
            return f"Any other direction.{again}"
        if self.need or self.value < self.sides:
            return f"{least}{'' if least == self.sides else '+'} with {chance} %.{again}"
        return f"It cannot get higher.{again}"


class Hold(Option, frozen=True):
    """Keep the die as it fell (OC-18)."""

    passes = True
    sides: int
    value: int

    def notation(self, view: State) -> str:
        return "hold"

    def label(self, view: State) -> str:
        return f"Keep the {self.value}"


CHOOSE = tuple(Choose(brood) for brood in range(len(BROODS)))
STANDS = Stands()
ANNUL = Annul()
WHATEVER = Whatever()
VERDICTS = (STANDS, ANNUL, WHATEVER)

STOPS = {
    "missed": "my die misses what it needs",
    "low": "my die is low: 1 or 2, of a D3 1",
    "high": "my die shows more than that",
    "direction": "it is a direction",
}
"""What an offer to cry is about."""


@cache
def about(sides: int, value: int, need: int) -> tuple[str, ...]:
    """The same for one die, in words of STOPS."""
    if sides > D6:
        return ("direction",)
    low = "low" if value <= (1 if sides <= D3 else 2) else "high"
    return (low, "missed") if value < need else (low,)


@lru_cache(4096)
def offer(sides: int, value: int, need: int, left: int) -> tuple[Cry, Hold]:
    """The options where a die may be cried."""
    return Cry(sides, value, need, left), Hold(sides, value)


@lru_cache(4096)
def prompt(label: str, sides: int, value: int, need: int) -> str:
    """The question."""
    wanted = f", {need}+" if need else ""
    return f"War Cry? Your die ({label}{wanted}) shows {value}{'°' if sides > D6 else ''}"
