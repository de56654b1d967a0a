"""What both Orcs of a seat do as one answer: where they begin, their walks where no die falls in between, and the
actions they take, also behind the last toss."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import dist
from typing import Final

from orcade.table.ahead import copied, played
from orcade.table.game import hinted
from orcade.table.odds import percent
from orcade.table.plane import INCH, Point
from orcade.table.plans import Plan
from orcade.table.region import apart, drawn, inches
from orcade.table.requests import Ask, Option, Seat
from orcade.table.trace import Trace
from orcade.table.words import listed, whose

from .answers import AS_BEFORE, DONE, READY, First, Stay, Walk
from .helping import best_help
from .hints import HINTS, OWN, WORTH_TELLING, around, by_then, in_his_way, next_to_bar, stakes, turns_back
from .pieces import CALLED, NEAR, SHOVE, Pigsty, orcs_of, pig_of
from .policy import danger
from .regions import WalkRegion
from .rules import step
from .setup import next_to_deploy
from .tactics import gets_home
from .turn import next_to_act
from .usual import usual

USUAL, BAR, HOME = "both walk", "both bar", "both home"
"""Notations of plans for both."""
USUAL_ALONE, BAR_ALONE, HOME_ALONE = "walk on", "bar", "home"
"""The same of one who walks alone."""
SAME: Final = INCH
"""Two walks that end so near to each other are one."""
BOTH_SHOVE: Final = f"Each may once shove who stops within {inches(NEAR)}."


def plans(view: Pigsty, ask: Ask) -> Sequence[Plan]:
    """What is mostly wanted of both; none where one has acted already."""
    propose = PROPOSED.get(ask.rule)
    return propose(view, ask) if propose is not None else ()


def both_walk(view: Pigsty, ask: Ask) -> Sequence[Plan]:
    """FP 5.2: the walks of the two that are mostly wanted; and besides those into the way of another's Pig, and those
    to one's own."""
    found: list[Plan] = []
    for say, pick in WALKS_OF_BOTH.items():
        both = of_both(view, ask, pick)
        if both is None:
            return found or [*one_usual(view, ask), *one_walks(view, ask)]  # each by himself
        plan = walks(view, say, *both)
        if not any(alike(view, plan, other) for other in found):
            found.append(plan)
    return found


def one_usual(view: Pigsty, ask: Ask) -> Iterator[Plan]:
    """FP 5.2: where only one can walk, what he mostly does, called by what it is good for."""
    walk = usual(view, ask)
    if isinstance(walk, Walk):
        way = way_of(view, walk)
        yield Plan(
            say=USUAL_ALONE,
            label=f"{CALLED[walk.model]} {goal(view, walk)}",
            hint=told(stakes(after_walks(view, walk)), what_comes(view, walk)),
            things=walk.things(view),
            steps=(walk,),
            trace=Trace(way=way, cost=cost_of(way)),
        )


def one_walks(view: Pigsty, ask: Ask) -> Iterator[Plan]:
    """FP 5.2: where only one can walk, what he could do besides: into the way of another's Pig, or to the own one."""
    wanted = usual(view, ask)
    known = [wanted] if isinstance(wanted, Stay | Walk) else []
    for say, pick in ALONE.items():
        walk = pick(view, ask)
        if not isinstance(walk, Walk) or any(apart(*end_of(view, walk), *end_of(view, each)) < SAME for each in known):
            continue
        known.append(walk)
        whole, good = aims(view, say, walk)
        way = way_of(view, walk)
        yield Plan(
            say=say,
            label=f"{CALLED[walk.model]} {whole}",
            hint=told(stakes(after_walks(view, walk)), barred_then(view, walk) or good),
            things=walk.things(view),
            steps=(walk,),
            beside=True,
            trace=Trace(way=way, cost=cost_of(way)),
        )


def alike(view: Pigsty, one: Plan, other: Plan) -> bool:
    """Whether both end at about the same places by either plan."""
    ends = [[end_of(view, step) for step in plan.steps[:2]] for plan in (one, other)]
    return all(apart(*a, *b) < SAME for a, b in zip(*ends, strict=True))


def end_of(view: Pigsty, answer: Option) -> Point:
    """Where who is asked stands after a walk, or without one."""
    assert isinstance(answer, Walk | Stay)
    one = view.models[answer.model]
    return (answer.x, answer.y) if isinstance(answer, Walk) else (one.x, one.y)


def walks(view: Pigsty, say: str, chef: tuple[Pigsty, Option], sous: tuple[Pigsty, Option]) -> Plan:
    """What two walk as one answer, and the rest of the turn where nobody is worth grease."""
    rest = rest_of_turn(*sous)
    (_, first), (_, second) = chef, sous
    ways = [way for each in (chef, sous) if (way := way_of(*each))]
    whole, good = aims(view, say, first, second)
    others = barred_then(view, first, second)
    comes = () if whole else (what_comes(*chef), what_comes(*sous))
    return Plan(
        say=say,
        label=(f"Both {whole}" if whole else what_for(chef, sous)) + (", then Shove" if rest else ""),
        hint=told(stakes(after_walks(view, first, second)), others or good, *comes),
        things=(*first.things(view), *second.things(view)),
        steps=(first, second, *rest),
        beside=say != USUAL,
        trace=Trace(way=ways[-1], beside=tuple(ways[:-1]), cost=cost_of(ways[-1])) if ways else None,
    )


def aims(view: Pigsty, say: str, *answers: Option) -> tuple[str, str]:
    """What a plan is called by what it is for, and what that is good for; nothing of what is mostly wanted."""
    if say in (BAR, BAR_ALONE):
        pig = CALLED[leading(view, view.active)]
        there = any(isinstance(answer, Walk) and pig in in_his_way(view, answer) for answer in answers)
        if there:
            return f"into {whose(pig)} way", f"Keeps {pig} off the Kitchen."
        return f"towards {pig}", "To bar its way next turn."
    if say == HOME_ALONE:
        return "to your Pig", "A Shove sends it on."
    if say == HOME:
        held = any(isinstance(answer, Walk) and turns_back(view, answer) for answer in answers)
        return "to your Pig", "It cannot run away; a Shove sends it on." if held else "A Shove sends it on."
    return "", ""


def told(*sentences: str) -> str:
    """Those of which there is anything to say."""
    return " ".join(filter(None, sentences))


def after_walks(view: Pigsty, *answers: Option) -> Pigsty:
    """How it stands after these walks."""
    after = copied(view)
    for answer in answers:
        if isinstance(answer, Walk):
            after.models[answer.model].x, after.models[answer.model].y = answer.x, answer.y
    return after


def barred_then(view: Pigsty, *answers: Option) -> str:
    """How these walks change what is told of the others' Pigs, most of all first: how likely each is home by its next
    move."""
    after = after_walks(view, *answers)
    changed = []
    for pig in (pig_of(seat) for seat in range(view.seats) if seat != view.active):
        now, then = gets_home(view, pig), gets_home(after, pig)
        if max(now, then) >= WORTH_TELLING and percent(now) != percent(then):
            changed.append((-abs(then - now), f"{CALLED[pig]} home next {percent(then)}, not {percent(now)}."))
    return " ".join(words for _, words in sorted(changed))


def leading(view: Pigsty, seat: Seat) -> int:
    """Another's Pig that is most likely home soon, and can be barred; any where none can."""
    others = [pig_of(other) for other in range(view.seats) if other != seat]
    return max(others, key=lambda pig: (not view.models[pig].burning, danger(view, view.models[pig])))


def to_bar(view: Pigsty, ask: Ask) -> Option | None:
    """A walk into the way of another's Pig."""
    return to(ask, "block", leading(view, ask.seat))


def to_own(view: Pigsty, ask: Ask) -> Option | None:
    """The walk that helps the own Pig most; where none does, one behind it, and one to it."""
    region = ask.options
    if isinstance(region, WalkRegion) and (helpful := best_help(view, region)) is not None:
        return helpful
    first = isinstance(region, WalkRegion) and region.model == orcs_of(ask.seat)[0]
    return to(ask, "behind" if first else "near", pig_of(ask.seat))


def to(ask: Ask, what: str, pig: int) -> Option | None:
    """The walk that is for this (`WalkRegion`)."""
    region = ask.options
    if not isinstance(region, WalkRegion) or not region.ideas:
        return None
    return region.make(*region.propose((what, pig)))


def both_enter(view: Pigsty, ask: Ask) -> Sequence[Plan]:
    """FP 3: where the two begin."""
    both = of_both(view, ask)
    if both is None:
        return ()
    (_, first), (board, second) = both
    label = f"{first.label(view)}, {CALLED[next_to_deploy(board)]} beside him"
    return [Plan(say="both enter", label=label, hint=hinted(HINTS, view, first), steps=(first, second))]


Pick = Callable[[Pigsty, Ask], Option | None]
"""What an Orc does, by how it stands."""


def of_both(view: Pigsty, ask: Ask, pick: Pick = usual) -> tuple[tuple[Pigsty, Option], tuple[Pigsty, Option]] | None:
    """What both Orcs do, each with how it stands before; None where something else comes in between."""
    first = pick(view, ask)
    if first is None or isinstance(first, First):
        return None
    after = copied(view)
    asked = played(step(after), first)
    while asked is None:
        asked = played(step(after))
    if not isinstance(asked, Ask) or (asked.seat, asked.rule) != (ask.seat, ask.rule):
        return None
    second = pick(after, asked)
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
        if barred := [pig for pig in in_his_way(board, answer) if pig != OWN]:
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
    own = [f"Bars {whose(OWN)} way."] if OWN in in_his_way(board, answer) else []
    comes = told(*own, *around(board, answer))
    return f"{CALLED[answer.model]}: {comes}" if comes else ""


def both_wait(view: Pigsty, ask: Ask) -> Sequence[Plan]:
    """FP 5.4: a Shove for both, where one answer does not do for both already (FP-24)."""
    steps = waits(view)
    if next_to_act(view) != orcs_of(view.active)[0] or len(steps) == 1:
        return ()
    hint = told(by_then(view), BOTH_SHOVE)
    return [Plan(say="both shove", label="Both: Shove", hint=hint, steps=steps)]


def no_more_grease(view: Pigsty, ask: Ask) -> Sequence[Plan]:
    """FP 5.3: where nobody is worth a toss any more, with what comes next."""
    if usual(view, ask) != DONE:
        return ()
    hint = f"{hinted(HINTS, view, DONE)} {BOTH_SHOVE}"
    return [Plan(say="done, shove", label=f"{DONE.label(view)}, both: Shove", hint=hint, steps=(DONE, *waits(view)))]


def waits(view: Pigsty) -> tuple[Option, ...]:
    """The answers that give both Orcs a Shove."""
    chef, sous = orcs_of(view.active)
    if view.models[chef].took == view.models[sous].took == SHOVE:
        return (AS_BEFORE,)
    return READY[chef][0], READY[sous][0]


WALKS_OF_BOTH: Final[dict[str, Pick]] = {USUAL: usual, BAR: to_bar, HOME: to_own}
ALONE: Final[dict[str, Pick]] = {BAR_ALONE: to_bar, HOME_ALONE: to_own}
"""By notation."""
PROPOSED: Final[dict[str, Callable[[Pigsty, Ask], Sequence[Plan]]]] = {
    "FP 3": both_enter,
    "FP 5.2": both_walk,
    "FP 5.3": no_more_grease,
    "FP 5.4": both_wait,
}
"""By the rule of the question."""
