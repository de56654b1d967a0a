"""The policy of bots: what they drive up with, and how they drive.

They take the best way of `runs.py`, which sees a Player Turn as a whole. Searches of single Speed Changes, Pivots and
increments are no match for it: *normal* lost 10 of 12 races of two seats, and a search of the ways that are nearly as
good won 8 of 20 against none (docs/tuning-bots.md).
"""

from __future__ import annotations

from orcade.table.requests import Ask, Option

from .answers import WORKSHOPS
from .pieces import ACTING, BROODING, BUILDING, Race
from .runs import runs, step_of
from .usual import after_driving, usual


def policy(race: Race, ask: Ask) -> dict[Option, float]:
    """The promising answers with their weights, of which the greatest is 1; none where all are alike."""
    if race.phase == BROODING:
        return {}
    if race.phase == BUILDING:  # one that is ready-made, another from seat to seat and from race to race
        ready = WORKSHOPS[race.broods[ask.seat]].ready
        return {ready[(ask.seat + sum(race.broods) + sum(race.ages)) % len(ready)]: 1.0}
    if race.phase == ACTING:
        return driving(race, ask)
    answer = usual(race, ask)
    return {} if answer is None else {answer: 1.0}


def driving(race: Race, ask: Ask) -> dict[Option, float]:
    """The next step of the best way, and behind it a Dirty Trick or the end."""
    step = step_of(next(iter(runs(race)), None), ask.options) or after_driving(race, ask.options)
    return {} if step is None else {step: 1.0}
