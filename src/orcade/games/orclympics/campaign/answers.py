"""What is answered between the disciplines, and to a War Cry!"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

from orcade.games.orclympics import discipline
from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.game import State
from orcade.table.requests import D6, OPEN, Option, Roll, Seat
from orcade.table.words import listed

Dice: TypeAlias = tuple[Roll, ...]
"""Dice that fell together; what they show comes beside them."""

PAIR = re.compile(r", \w+ die$")
"""How the label of a die ends that has others beside it: "shove, first die"."""


class Choose(discipline.Choose, frozen=True):
    """Lead this brood through the whole campaign (OC 4)."""


class Stands(Option, frozen=True):
    """The result stands, whoever would annul it (OC-14)."""

    words = "It stands"

    def small(self, view: State) -> bool:
        return True


class Annul(Option, frozen=True):
    """Play this discipline anew (OC-14)."""

    words = "Annul it"

    def small(self, view: State) -> bool:
        return True


class Whatever(Option, frozen=True):
    """Leave it to the others (OC-14)."""

    passes = True
    words = "Go on"


class Cry(Option, frozen=True):
    """War Cry! Roll this die once more and take what comes (OC 6)."""

    at: int
    """Its place among the dice that fell together."""
    called: str
    """Which of his own it is, "first"; empty where he has no other."""
    name: str
    sides: int
    value: int
    need: int
    most: int
    """As of the `Roll`."""
    left: int

    @property
    def misses(self) -> bool:
        """Whether it shows something else than it needs."""
        return missed(self.value, self.need, self.most)

    @property
    def slow(self) -> bool:
        """Whether it can only get better: the least that there is, of what takes him somewhere."""
        return self.value == 1 and not self.need and not self.most and self.name.startswith(FARTHER)

    def notation(self, view: State) -> str:
        return f"cry {self.called}" if self.called else "cry"

    def label(self, view: State) -> str:
        return f"War Cry! {self.name}: {figure(self.sides, self.value)}" if self.called else "War Cry!"


class Hold(Option, frozen=True):
    """Keep the dice as they fell (OC-18)."""

    passes = True
    words = "Keep the {shown}"

    shown: str

    def notation(self, view: State) -> str:
        return "hold"


CHOOSE = tuple(Choose(brood) for brood in range(len(BROODS)))
STANDS = Stands()
ANNUL = Annul()
WHATEVER = Whatever()
VERDICTS = (WHATEVER, STANDS, ANNUL)

FARTHER = ("speed", "distance", "Move")
"""How the dice are called of which more is better: they take somebody somewhere."""
EITHER = ("order", "initiative", "boar's way", "piglet", "laps", "wood dropped")
"""How those end of which more is no better, such as those that say who goes first."""
LOW = 1.5
"""What dice that need nothing show on average at most, where they are called low: a 1, or two of 3 in all."""
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
STOPS = {
    "missed": "my die misses what it needs",
    "low": "my dice need nothing and are low: a 1, or two of 3 in all",
    "high": "my dice show enough",
    "either": "more is no better, as where my dice say who goes first",
    "direction": "it is a direction",
}
"""What an offer to cry is about."""
MINDS = ("missed", "low")
"""What one is asked about who has wished for nothing."""


@lru_cache(4096)
def own(dice: Dice, seat: Seat) -> tuple[int, ...]:
    """The places of a seat's dice among those that fell together."""
    return tuple(at for at, die in enumerate(dice) if die.seat == seat)


@lru_cache(4096)
def about(dice: Dice, shown: tuple[int, ...], seat: Seat) -> tuple[str, ...]:
    """What an offer to cry for these dice is about, in words of STOPS."""
    mine = own(dice, seat)
    free = [shown[at] for at in mine if dice[at].sides <= D6 and not dice[at].need and not dice[at].most]
    low = sum(free) <= LOW * len(free)
    return tuple(dict.fromkeys(about_die(dice[at], shown[at], low) for at in mine))


def about_die(die: Roll, value: int, low: bool) -> str:
    """The same for one die. `low`: whether those that need nothing are low together."""
    if die.sides > D6:
        return "direction"
    if die.label.lower().endswith(EITHER):
        return "either"
    if die.need or die.most:
        return "missed" if missed(value, die.need, die.most) else "high"
    return "low" if low else "high"


def missed(value: int, need: int, most: int) -> bool:
    """Whether a die shows something else than it needs. `need`, `most`: as of the `Roll`."""
    return value < need or value > most > 0


@lru_cache(4096)
def offer(dice: Dice, shown: tuple[int, ...], seat: Seat, left: int) -> tuple[Option, ...]:
    """The options where one of a seat's dice may be cried: each of them, and to keep them."""
    mine = own(dice, seat)
    found: list[Option] = []
    for nth, at in enumerate(mine):
        die = dice[at]
        alike = sum(dice[each].label == die.label for each in mine) > 1
        name = f"{die.label}, {ORDINALS[nth]} die" if alike else die.label
        called = ORDINALS[nth] if len(mine) > 1 else ""
        found.append(Cry(at, called, name, die.sides, shown[at], die.need, die.most, left))
    return (*found, Hold(figures(dice, shown, mine)))


def verdict(title: str, places: list[int], seat: Seat = -1) -> str:
    """Who has won a discipline. `seat`: who is told it in the question whether that stands; -1: everybody."""
    winners = [each for each, place in enumerate(places) if place == 1]
    names = ["you" if each == seat else NAMES[each] for each in sorted(winners, key=lambda each: each != seat)]
    who = listed(names)
    verb = "wins" if len(names) == 1 and seat not in winners else "win"
    mine = "" if seat < 0 or seat in winners else f", you come in {ORDINALS[places[seat] - 1]}"
    return f"{who[0].upper()}{who[1:]} {verb} {title.rstrip('!')}{mine}!"


@lru_cache(4096)
def prompt(dice: Dice, shown: tuple[int, ...], seat: Seat) -> str:
    """The question, with all dice that fell together."""
    mine = own(dice, seat)
    if len(mine) == 1:
        told = [f"Your die ({wanted(dice[mine[0]])}) shows {figures(dice, shown, mine)}"]
    elif len(alike := {wanted(dice[at]) for at in mine}) == 1:
        told = [f"Your dice ({alike.pop()}) show {figures(dice, shown, mine)}"]
    else:
        told = [f"Your dice show {listed([f'{figures(dice, shown, (at,))} ({wanted(dice[at])})' for at in mine])}"]
    for other in dict.fromkeys(die.seat for die in dice):
        if other != seat:
            whose = "the table" if other == OPEN else NAMES[other]
            told.append(f"{whose} has {figures(dice, shown, own(dice, other))}")
    return f"War Cry? {'; '.join(told)}"


def wanted(die: Roll) -> str:
    """What a die is for: "to catch, 5+"; which of a pair it is, is not said."""
    label = PAIR.sub("", die.label)
    if die.most:
        return f"{label}, {die.most} or less"
    return f"{label}, {die.need}+" if die.need else label


def figures(dice: Dice, shown: tuple[int, ...], places: tuple[int, ...]) -> str:
    """What these dice show: "3 and 120°"."""
    return listed([figure(dice[at].sides, shown[at]) for at in places])


def figure(sides: int, value: int) -> str:
    return f"{value}°" if sides > D6 else str(value)
