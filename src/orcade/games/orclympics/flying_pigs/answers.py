"""What a player can answer. Every plain answer exists once, in the tables at the end; places are made when needed."""

from __future__ import annotations

from collections.abc import Callable

from orcade.games.orclympics.discipline import BROODS, Choose
from orcade.table.plane import bearing
from orcade.table.region import Place, apart, inches
from orcade.table.requests import Option

from .pieces import (
    ACTIONS,
    CALLED,
    CHEF,
    EACH,
    FIRE,
    MIDDLE,
    MOST,
    NOTHING,
    PIG,
    SAID,
    SHOO,
    SHOVE,
    TITLES,
    Pigsty,
)


def model_id(model: int) -> str:
    """Of its thing in the scene."""
    return f"model-{model}"


class Tie(Choose, frozen=True):
    """Cook for this brood (FP 1)."""


class Deploy(Place, frozen=True):
    """Place this Orc at the edge of the Pigsty (FP 3)."""

    model: int

    def verb(self, view: Pigsty) -> str:
        return f"deploy {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        return f"{CALLED[self.model]} {_way(view, self.x, self.y)} at the edge"


class Put(Place, frozen=True):
    """Place the Pig beside one of its Orcs, to be tossed from there (FP 4)."""

    model: int

    def verb(self, view: Pigsty) -> str:
        return f"place {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        near = [orc for orc in range(self.model - PIG, self.model) if _beside(view, orc, self.x, self.y)]
        whom = " and ".join(CALLED[orc] for orc in near)
        return f"{CALLED[self.model]} {_way(view, self.x, self.y)}" + (f", beside {whom}" if whom else "")


class Walk(Place, frozen=True):
    """Walk there by the shortest way that crosses no line of Shrooms, or else by the shortest one (FP 5.2)."""

    model: int

    def verb(self, view: Pigsty) -> str:
        return f"walk {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        return f"{CALLED[self.model]} {_way(view, self.x, self.y, self.model)}"

    def things(self, view: Pigsty) -> tuple[str, ...]:
        return (model_id(self.model),)


class Stay(Option, frozen=True):
    """Do not walk (FP 5.2)."""

    model: int

    def notation(self, view: Pigsty) -> str:
        return f"stay {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        return f"{CALLED[self.model]} stays"

    def things(self, view: Pigsty) -> tuple[str, ...]:
        return (model_id(self.model),)


class First(Option, frozen=True):
    """Let this Orc walk before the other (FP-4)."""

    model: int

    def notation(self, view: Pigsty) -> str:
        return f"{SAID[self.model]} first"

    def label(self, view: Pigsty) -> str:
        return f"{CALLED[self.model]} walks first"


class Toss(Option, frozen=True):
    """Toss grease at a model (FP 5.3)."""

    model: int
    target: int

    def notation(self, view: Pigsty) -> str:
        return f"toss {SAID[self.model]} {SAID[self.target]}"

    def label(self, view: Pigsty) -> str:
        return f"{CALLED[self.model]} greases {CALLED[self.target]}"

    def things(self, view: Pigsty) -> tuple[str, ...]:
        return (model_id(self.model), model_id(self.target))


class Done(Option, frozen=True):
    """Toss no more grease in this turn (FP 5.3)."""

    def label(self, view: Pigsty) -> str:
        return "No more grease"


class Ready(Option, frozen=True):
    """Take an action, which waits until step 4 of the next own turn (FP 5.4)."""

    model: int
    action: int

    def notation(self, view: Pigsty) -> str:
        return f"ready {SAID[self.model]} {ACTIONS[self.action]}"

    def label(self, view: Pigsty) -> str:
        return f"{CALLED[self.model]}: {TITLES[self.action]}"


class Push(Option, frozen=True):
    """Shove the model that has ended its movement near this Orc (FP 5.4.1)."""

    model: int

    def notation(self, view: Pigsty) -> str:
        return f"shove with {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        return f"{CALLED[self.model]} shoves {CALLED[view.motions[-1].model]}" if view.motions else "Shove"

    def things(self, view: Pigsty) -> tuple[str, ...]:
        return (model_id(self.model),)


class Light(Option, frozen=True):
    """Try to set the Pig on fire that has ended its movement near this Orc (FP 5.4.3)."""

    model: int

    def notation(self, view: Pigsty) -> str:
        return f"light with {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        return f"{CALLED[self.model]} lights {CALLED[view.motions[-1].model]}" if view.motions else "Fire it up!"

    def things(self, view: Pigsty) -> tuple[str, ...]:
        return (model_id(self.model),)


class Let(Option, frozen=True):
    """Do not react (FP-10)."""

    def notation(self, view: Pigsty) -> str:
        return "let be"

    def label(self, view: Pigsty) -> str:
        return f"Let {CALLED[view.motions[-1].model]} be" if view.motions else "Let be"


def _way(view: Pigsty, x: int, y: int, model: int = -1) -> str:
    """Where a point lies: from a model, or from the middle of the Pigsty."""
    if model < 0:
        return bearing(x - MIDDLE, y - MIDDLE) or "nowhere"
    one = view.models[model]
    if (one.x, one.y) == (x, y):
        return "stays there"
    return f"{inches(apart(one.x, one.y, x, y))} {bearing(x - one.x, y - one.y)}"


def _beside(view: Pigsty, orc: int, x: int, y: int) -> bool:
    other = view.models[orc]
    return (other.x - x) ** 2 + (other.y - y) ** 2 <= 1010**2


# Every plain answer there is, made once.

MODELS = range(MOST)
CHOOSE = tuple(Tie(brood) for brood in range(len(BROODS)))
STAY = tuple(Stay(model) for model in MODELS)
FIRST = tuple(First(model) for model in MODELS)
TOSS = tuple(tuple(Toss(model, target) for target in MODELS) for model in MODELS)
DONE = Done()
READY = tuple(tuple(Ready(model, action) for action in (SHOVE, SHOO, FIRE, NOTHING)) for model in MODELS)
PUSH = tuple(Push(model) for model in MODELS)
LIGHT = tuple(Light(model) for model in MODELS)
LET = Let()

STAYING = tuple(
    ((STAY[model],), (STAY[model], FIRST[model + 1])) if model % EACH == CHEF else ((STAY[model],), (STAY[model],))
    for model in MODELS
)
"""By Orc, and whether the other one may still go first: what may be answered beside a place."""


def _maker(kind: Callable[[int, int, int], Place], model: int) -> Callable[[int, int], Place]:
    return lambda x, y: kind(x, y, model)


DEPLOYS = tuple(_maker(Deploy, model) for model in MODELS)
PUTS = tuple(_maker(Put, model) for model in MODELS)
WALKS = tuple(_maker(Walk, model) for model in MODELS)
"""By model: (x, y) → the answer that puts it there."""
