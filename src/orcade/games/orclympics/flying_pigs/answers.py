"""What a player can answer. Every plain answer exists once, in the tables at the end; points are made when needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from orcade.games.orclympics import discipline
from orcade.games.orclympics.discipline import BROODS
from orcade.table.plane import HEADINGS, Point, ahead, bearing, leave_disc, side_of
from orcade.table.region import Place, about, apart
from orcade.table.requests import Option
from orcade.table.words import Namers, listed

from .pieces import (
    ACTIONS,
    CALLED,
    CHEF,
    EACH,
    FIRE,
    MIDDLE,
    MOST,
    NOTHING,
    RIM,
    SAID,
    SHOO,
    SHOVE,
    TITLES,
    TOSS_RANGE,
    Motion,
    Pigsty,
    is_pig,
    near,
    orcs_of,
    owner,
    pig_of,
    touches,
)


def model_id(model: int) -> str:
    """Of its thing in the scene."""
    return f"model-{model}"


def run_id(way: int) -> str:
    """Of the picture of one of two ways (FP-26)."""
    return f"run-{way + 1}"


class Choose(discipline.Choose, frozen=True):
    """Cook for this brood (FP 1)."""

    easy = discipline.UNCHOSEN


class Deploy(Place, frozen=True):
    """Place this Orc at the edge of the Pigsty (FP 3)."""

    model: int

    def verb(self, view: Pigsty) -> str:
        return f"deploy {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        side = bearing(self.x - MIDDLE, self.y - MIDDLE).replace("up", "upper").replace("down", "lower")
        return f"{CALLED[self.model]} at the {side.replace('-', ' ')} edge"


class PlacePig(Place, frozen=True):
    """Place the Pig beside one of its Orcs, to be tossed from there (FP 4)."""

    model: int

    def verb(self, view: Pigsty) -> str:
        return f"place {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        beside = [orc for orc in orcs_of(owner(self.model)) if touches(view.models[orc], self.x, self.y)]
        if len(beside) != 1:
            return f"{CALLED[self.model]} between {listed([CALLED[orc] for orc in beside])}"
        one = view.models[beside[0]]
        return f"{CALLED[self.model]} {side_of(self.x - one.x, self.y - one.y)} {CALLED[beside[0]]}"


class Walk(Place, frozen=True):
    """Walk there by the shortest way that crosses no line of Shrooms, or else by the shortest one (FP 5.2)."""

    model: int

    def verb(self, view: Pigsty) -> str:
        return f"walk {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        one = view.models[self.model]
        dx, dy = self.x - one.x, self.y - one.y
        where = f"walks {about(apart(0, 0, dx, dy))} {bearing(dx, dy)}" if dx or dy else "stays there"
        return f"{CALLED[self.model]} {where}"

    def things(self, view: Pigsty) -> tuple[str, ...]:
        return (model_id(self.model),)


class OfModel(Option, frozen=True):
    """Something that a model does."""

    names: ClassVar[Namers] = {
        "model": CALLED.__getitem__,
        "target": CALLED.__getitem__,
        "action": TITLES.__getitem__,
    }

    model: int


class Stay(OfModel, frozen=True):
    """Do not walk (FP 5.2)."""

    words = "{model} stays"

    def notation(self, view: Pigsty) -> str:
        return f"stay {SAID[self.model]}"

    def things(self, view: Pigsty) -> tuple[str, ...]:
        return (model_id(self.model),)

    def small(self, view: Pigsty) -> bool:
        """Where both are to walk, one decides about the two."""
        return not any(view.done >> orc & 1 or view.slipped >> orc & 1 for orc in orcs_of(owner(self.model)))


class First(OfModel, frozen=True):
    """Let this Orc walk before the other (FP-4)."""

    words = "{model} walks first"

    def notation(self, view: Pigsty) -> str:
        return f"{SAID[self.model]} first"

    def small(self, view: Pigsty) -> bool:
        return True


class Toss(OfModel, frozen=True):
    """Toss grease at a model (FP 5.3)."""

    words = "{model} greases {target}"

    target: int

    def notation(self, view: Pigsty) -> str:
        return f"toss {SAID[self.model]} {SAID[self.target]}"

    def foremost(self, view: Pigsty) -> bool:
        return not self.small(view)

    def small(self, view: Pigsty) -> bool:
        """At an Orc, or at another's Pig, unless that burns and may fly too far; at one's own where both may."""
        if not is_pig(self.target):
            return True
        if owner(self.target) == view.active:
            return len(tossers(view, self.target)) == 2
        return not view.models[self.target].burning

    def things(self, view: Pigsty) -> tuple[str, ...]:
        """Its target; who tosses, where both Orcs may."""
        target = model_id(self.target)
        return (target, model_id(self.model)) if len(tossers(view, self.target)) == 2 else (target,)


def tossers(view: Pigsty, target: int) -> list[int]:
    """The Orcs of whose turn it is that may still toss grease as far as this model."""
    able = [orc for orc in orcs_of(view.active) if orc != target and not view.done >> orc & 1]
    return [orc for orc in able if near(view.models[orc], view.models[target], TOSS_RANGE)]


class Tend(Option, frozen=True):
    """Let the Orcs toss at the own Pig, the second one where the first has failed, and then at nobody more (FP-25)."""

    again: bool
    """Then both take the actions that they took last, too (FP-24)."""

    def notation(self, view: Pigsty) -> str:
        return "grease as before" if self.again else "grease"

    def label(self, view: Pigsty) -> str:
        pig = pig_of(view.active)
        orcs = tossers(view, pig)
        words = (
            f"Both grease {CALLED[pig]}"
            if len(orcs) > 1
            else f"{listed([CALLED[orc] for orc in orcs])} greases {CALLED[pig]}"
        )
        return f"{words}, then {actions_before(view)}" if self.again else words

    def foremost(self, view: Pigsty) -> bool:
        return True


def actions_before(view: Pigsty) -> str:
    """What both Orcs took last."""
    took = [TITLES[view.models[orc].took] for orc in orcs_of(view.active)]
    return took[0] if len(set(took)) == 1 else ", ".join(took)


class Done(Option, frozen=True):
    """Toss no more grease in this turn (FP 5.3)."""

    def label(self, view: Pigsty) -> str:
        tossed = any(view.done >> orc & 1 for orc in orcs_of(view.active))
        return "No more grease" if tossed else "No grease"

    def small(self, view: Pigsty) -> bool:
        """Where the own Pig is out of reach: there it comes with what both do next."""
        return not tossers(view, pig_of(view.active))


class Ready(OfModel, frozen=True):
    """Take an action, which waits until step 4 of the next own turn (FP 5.4)."""

    words = "{model}: {action}"

    action: int

    def notation(self, view: Pigsty) -> str:
        return f"ready {SAID[self.model]} {ACTIONS[self.action]}"

    def small(self, view: Pigsty) -> bool:
        """A Shove of the first Orc is mostly one of both."""
        return self.action == NOTHING or (self.action == SHOVE and self.model == orcs_of(view.active)[0])


class AsBefore(Option, frozen=True):
    """Let both Orcs take the actions that they took last (FP 5.4)."""

    def notation(self, view: Pigsty) -> str:
        return "ready as before"

    def label(self, view: Pigsty) -> str:
        return f"As before: {actions_before(view)}"


class Shove(OfModel, frozen=True):
    """Shove the model that has ended its movement near this Orc (FP 5.4.1)."""

    def notation(self, view: Pigsty) -> str:
        return f"shove with {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        return f"{CALLED[self.model]} shoves {CALLED[view.motions[-1].model]}"

    def things(self, view: Pigsty) -> tuple[str, ...]:
        return (model_id(self.model),)


class Light(OfModel, frozen=True):
    """Try to set the Pig on fire that has ended its movement near this Orc (FP 5.4.3)."""

    def foremost(self, view: Pigsty) -> bool:
        return True

    def notation(self, view: Pigsty) -> str:
        return f"light with {SAID[self.model]}"

    def label(self, view: Pigsty) -> str:
        return f"{CALLED[self.model]} lights {CALLED[view.motions[-1].model]}"

    def things(self, view: Pigsty) -> tuple[str, ...]:
        return (model_id(self.model),)


class Run(Option, frozen=True):
    """Let the Pig run in this one of the two directions (FP-26)."""

    way: int
    """0 or 1."""

    def foremost(self, view: Pigsty) -> bool:
        return True

    def notation(self, view: Pigsty) -> str:
        return f"run {self.way + 1}"

    def label(self, view: Pigsty) -> str:
        motion = view.motions[-1] if view.motions else None
        if motion is None or not motion.ways:
            return f"The Pig runs the way {self.way + 1}"
        turns, to = _run_to(view, motion, self.way)
        its_turns, other = _run_to(view, motion, 1 - self.way)
        does = f"{'turns at the edge and ' if turns else ''}runs {bearing(*to)}"
        same = (turns, bearing(*to)) == (its_turns, bearing(*other))
        return f"{CALLED[motion.model]} {does}{_told_apart(to, other) if same else ''}"

    def things(self, view: Pigsty) -> tuple[str, ...]:
        return (run_id(self.way),)


def _told_apart(to: Point, other: Point) -> str:
    """By which a way is told from another one of the same name: ", more left" of two that lead down-left."""
    if "-" in bearing(*to):
        return f", more {bearing(to[0], 0) if abs(to[0]) > abs(other[0]) else bearing(0, to[1])}"
    return f", farther {bearing(to[0] - other[0], to[1] - other[1])}"


def _run_to(view: Pigsty, motion: Motion, way: int) -> tuple[bool, Point]:
    """Whether one of two ways turns at the edge, and where to it leads."""
    one = view.models[motion.model]
    dx, dy = HEADINGS[motion.ways[way]]
    edge = leave_disc(one.x, one.y, *ahead(one.x, one.y, dx, dy, motion.length), MIDDLE, MIDDLE, RIM)
    turns = edge is not None and 2 * apart(one.x, one.y, *edge) < motion.length
    return turns, (-dx, -dy) if turns else (dx, dy)


class LetBe(Option, frozen=True):
    """Do not react (FP-10)."""

    passes = True

    def notation(self, view: Pigsty) -> str:
        return "let be"

    def label(self, view: Pigsty) -> str:
        return f"Let {CALLED[view.motions[-1].model]} be"


# Every plain answer there is, made once.

MODELS = range(MOST)
CHOOSE = tuple(Choose(brood) for brood in range(len(BROODS)))
STAY = tuple(Stay(model) for model in MODELS)
FIRST = tuple(First(model) for model in MODELS)
TOSS = tuple(tuple(Toss(model, target) for target in MODELS) for model in MODELS)
TEND, TEND_AGAIN = Tend(False), Tend(True)
DONE = Done()
READY = tuple(tuple(Ready(model, action) for action in (SHOVE, SHOO, FIRE, NOTHING)) for model in MODELS)
AS_BEFORE = AsBefore()
READY_BOTH = tuple((*each, AS_BEFORE) for each in READY)
SHOVE_WITH = tuple(Shove(model) for model in MODELS)
LIGHT_WITH = tuple(Light(model) for model in MODELS)
LET_BE = LetBe()
RUN = (Run(0), Run(1))

STAYING = tuple(
    ((STAY[model],), (STAY[model], FIRST[model + 1])) if model % EACH == CHEF else ((STAY[model],), (STAY[model],))
    for model in MODELS
)
"""What may be answered beside a point: by Orc, and by whether the other one may still go first."""


def _maker(kind: Callable[[int, int, int], Place], model: int) -> Callable[[int, int], Place]:
    return lambda x, y: kind(x, y, model)


DEPLOYS = tuple(_maker(Deploy, model) for model in MODELS)
PLACE_PIGS = tuple(_maker(PlacePig, model) for model in MODELS)
WALKS = tuple(_maker(Walk, model) for model in MODELS)
"""By model: (x, y) → the answer that puts it there."""
