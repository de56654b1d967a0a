"""What both Orcs of a seat do as one answer: where they begin, their walks where no die falls in between, and the
actions they take, also behind the last toss."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import dist
from typing import Final

from orcade.table.ahead import copied, played
from orcade.table.game import hinted
from orcade.table.plans import Plan
from orcade.table.region import drawn, inches
from orcade.table.requests import Ask, Option
from orcade.table.trace import Trace
from orcade.table.words import listed

from .answers import AS_BEFORE, DONE, READY, Walk
from .hints import HINTS, around, in_his_way, next_to_bar, turns_back
from .pieces import CALLED, NEAR, SHOVE, Pigsty, orcs_of
from .rules import step
from .setup import next_to_deploy
from .turn import next_to_act
from .usual import usual

BOTH_SHOVE: Final = f"Each may once shove who stops within {inches(NEAR)}."


def plans(view: Pigsty, ask: Ask) -> Sequence[Plan]:
    """What is mostly wanted of both; none where one has acted already."""
    propose = PROPOSED.get(ask.rule)
    return propose(view, ask) if propose is not None else ()


def both_walk(view: Pigsty, ask: Ask) -> Sequence[Plan]:
    """FP 5.2: the walks of the two, and the rest of the turn where nobody is worth grease."""
    both = of_both(view, ask)
    if both is None:
        return ()
    chef, sous = both
    rest = rest_of_turn(*sous)
    (_, first), (_, second) = both
    ways = [way for each in (chef, sous) if (way := way_of(*each))]
    return [
        Plan(
            say="both walk",
            label=what_for(chef, sous) + (", then Shove" if rest else ""),
            hint=" ".join(filter(None, (what_comes(*each) for each in (chef, sous)))),
            things=(*first.things(view), *second.things(view)),
            steps=(first, second, *rest),
            trace=Trace(way=ways[-1], beside=tuple(ways[:-1]), cost=cost_of(ways[-1])) if ways else None,
        )
    ]


def both_enter(view: Pigsty, ask: Ask) -> Sequence[Plan]:
    """FP 3: where the two begin."""
    both = of_both(view, ask)
    if both is None:
        return ()
    (_, first), (board, second) = both
    label = f"{first.label(view)}, {CALLED[next_to_deploy(board)]} beside him"
    return [Plan(say="both enter", label=label, hint=hinted(HINTS, view, first), steps=(first, second))]


def of_both(view: Pigsty, ask: Ask) -> tuple[tuple[Pigsty, Option], tuple[Pigsty, Option]] | None:
    """What is usual for both Orcs, each with how it stands before; None where something else comes in between."""
    first = usual(view, ask)
    if first is None:
        return None
    after = copied(view)
    asked = played(step(after), first)
    while asked is None:
        asked = played(step(after))
    if not isinstance(asked, Ask) or (asked.seat, asked.rule) != (ask.seat, ask.rule):
        return None
    second = usual(after, asked)
    return ((view, first), (after, second)) if second is not None else None


def rest_of_turn(board: Pigsty, walk: Option) -> tuple[Option, ...]:
    """What comes behind the last walk where nobody is worth a toss: both wait with a Shove. Else nothing."""
    after = copied(board)
    asked = played(step(after), walk)
    while asked is None:
        asked = played(step(after))
    if not isinstance(asked, Ask) or asked.seat != board.active:
        return ()
    if asked.rule == "FP 5.3":
        return (DONE, *waits(after)) if usual(after, asked) == DONE else ()
    return waits(after) if asked.rule == "FP 5.4" else ()


def way_of(board: Pigsty, answer: Option) -> tuple[tuple[float, float], ...]:
    """Where a walk begins and ends; nothing of who stays."""
    if not isinstance(answer, Walk):
        return ()
    one = board.models[answer.model]
    return drawn(one.x, one.y), drawn(answer.x, answer.y)


def cost_of(way: tuple[tuple[float, float], ...]) -> str:
    """How far that is, if it is half an inch or more."""
    far = round(dist(*way))
    return f'{far}"' if far else ""


def what_for(chef: tuple[Pigsty, Option], sous: tuple[Pigsty, Option]) -> str:
    """What the walks of two are good for: "Both towards Morsel", "Grub bars Morsel's way, Gnaw stays"; and else where
    they lead: "Grub walks 8\" up, Gnaw 5\" left"."""
    one, other = goal(*chef), goal(*sous)
    if one == other and one.startswith((STAYS, TOWARDS, WALKS)):
        return f"Both {one.replace(STAYS, 'stay').replace(WALKS, 'walk ')}"
    if one.startswith(WALKS):
        other = other.removeprefix(WALKS)
    names = [CALLED[orc] for orc in orcs_of(chef[0].active)]
    return ", ".join(f"{name} {words}" for name, words in zip(names, (one, other), strict=True))


TOWARDS: Final = "towards "
STAYS: Final = "stays"
WALKS: Final = "walks "


def goal(board: Pigsty, answer: Option) -> str:
    """What a walk is good for, and else where it leads; without the name of who walks."""
    if isinstance(answer, Walk):
        if barred := in_his_way(board, answer):
            return f"bars {listed(barred)}'s way"
        if turns_back(board, answer):
            return "goes behind your Pig"
        if (nearest := next_to_bar(board, answer)) is not None:
            return f"{TOWARDS}{CALLED[nearest[1]]}"
    return answer.label(board).partition(" ")[2]


def what_comes(board: Pigsty, answer: Option) -> str:
    """What a walk may lead to besides, with the name of who walks."""
    if not isinstance(answer, Walk):
        return ""
    told = " ".join(around(board, answer))
    return f"{CALLED[answer.model]}: {told}" if told else ""


def both_wait(view: Pigsty, ask: Ask) -> Sequence[Plan]:
    """FP 5.4: a Shove for both, where one answer does not do for both already (FP-24)."""
    steps = waits(view)
    if next_to_act(view) != orcs_of(view.active)[0] or len(steps) == 1:
        return ()
    return [Plan(say="both shove", label="Both: Shove", hint=BOTH_SHOVE, steps=steps)]


def no_more_grease(view: Pigsty, ask: Ask) -> Sequence[Plan]:
    """FP 5.3: where nobody is worth a toss any more, with what comes next."""
    if usual(view, ask) != DONE:
        return ()
    hint = f"{hinted(HINTS, view, DONE)} {BOTH_SHOVE}"
    return [Plan(say="done, shove", label="No more grease, both: Shove", hint=hint, steps=(DONE, *waits(view)))]


def waits(view: Pigsty) -> tuple[Option, ...]:
    """The answers that give both Orcs a Shove."""
    chef, sous = orcs_of(view.active)
    if view.models[chef].took == view.models[sous].took == SHOVE:
        return (AS_BEFORE,)
    return READY[chef][0], READY[sous][0]


PROPOSED: Final[dict[str, Callable[[Pigsty, Ask], Sequence[Plan]]]] = {
    "FP 3": both_enter,
    "FP 5.2": both_walk,
    "FP 5.3": no_more_grease,
    "FP 5.4": both_wait,
}
"""By the rule of the question."""
