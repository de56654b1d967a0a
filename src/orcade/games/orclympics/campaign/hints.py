"""What an answer will do: those between the disciplines, a War Cry!, and all that the disciplines tell of theirs."""

from __future__ import annotations

from orcade.table.game import Hint, State
from orcade.table.odds import percent
from orcade.table.requests import D6, Option

from .answers import Annul, Choose, Cry, Stands, Whatever
from .disciplines import DISCIPLINES
from .last_chances import last_chances
from .pieces import Campaign
from .scoreboard import coming

VIRTUES = (
    "Steady: far walks, sure throws.",
    "Wild: two blows, fast boars.",
    "Tough: more Health, sure hands, slow boars.",
)
"""What the disciplines make of each brood, in a few words."""


def _choose(view: State, answer: Choose) -> str:
    return VIRTUES[answer.brood]


def _cry(view: State, answer: Cry) -> str:
    again = "" if answer.left == 1 else f" {answer.left - 1} left for later turns."
    if answer.sides > D6:
        return f"Any other direction.{again}"
    if answer.most:
        less = " or less" if answer.most > 1 else ""
        return f"{answer.most}{less} with {percent(answer.most / answer.sides)}.{again}"
    if not answer.need and answer.value == answer.sides:
        return f"It cannot get higher.{again}"
    least = answer.need or answer.value + 1
    chance = percent((answer.sides - least + 1) / answer.sides)
    return f"{least}{'' if least == answer.sides else '+'} with {chance}.{again}"


def _whatever(view: Campaign, answer: Whatever) -> str:
    told = [each for each in (coming(view), last_chances(view)) if each]
    return " ".join([each if each.endswith("!") else f"{each}." for each in told])


HINTS: dict[type[Option], Hint] = {
    Choose: _choose,
    Stands: "Then it cannot be annulled.",
    Whatever: _whatever,
    Annul: "It is played anew if nobody insists on the result. The annulled one stays on the scoreboard.",
    Cry: _cry,
}
for _each in DISCIPLINES:
    HINTS |= _each.game.hints

CHANCES: dict[type[Option], str] = {}
"""The words of a hint behind which the chance stands that the answer succeeds."""
for _each in DISCIPLINES:
    CHANCES |= _each.game.chances
