"""What an answer will do and how likely it is, for who thinks about it."""

from __future__ import annotations

from typing import Final

from orcade.games.orclympics.discipline import NAMES
from orcade.table.ahead import copied
from orcade.table.game import Hint
from orcade.table.odds import or_more, percent
from orcade.table.plane import INCH, within
from orcade.table.region import apart, inches
from orcade.table.requests import D3, Option, Seat
from orcade.table.words import listed

from .answers import (
    TOSS,
    AsBefore,
    Choose,
    Deploy,
    Done,
    LetBe,
    Light,
    PlacePig,
    Ready,
    Run,
    Shove,
    Stay,
    Tend,
    Toss,
    Walk,
    tossers,
)
from .chances import home_after, home_soon, others_soon
from .ending import to_kitchen
from .pieces import (
    BASE,
    CALLED,
    FIRE,
    GREASES,
    LEFTWARD,
    LIGHTS,
    MARKERS,
    MIDDLE,
    MOVE_DICE,
    NEAR,
    NOBODY,
    ROCK,
    SHOVE,
    SHOVING,
    SLIPS,
    TOSS_DICE,
    Model,
    Pigsty,
    begun,
    disc,
    in_field,
    is_pig,
    orcs_of,
    owner,
    pig_of,
    walk_reach,
)
from .random_moves import hungry, shoo_turns
from .reactions import able_to_react
from .regions import post
from .tactics import gets_home
from .turn import took_before, walked
from .ways import course, is_home, mean_left

MEAN = (D3 + 1) // 2
"""Of a D3."""
FLIGHT: Final = f"{TOSS_DICE}D{D3}"
"""How far a Pigtoss goes, twice."""
WORTH_TELLING: Final = 0.05
"""The chance to get home from which on grease is measured by it, and a Shove told with it."""


TASTES = ("a family recipe", "an appetite", "an iron ladle")
"""By brood: what it has instead of powers."""


def _brood(view: Pigsty, answer: Choose) -> str:
    return f"No powers here, but {TASTES[answer.brood]}."


def _place(view: Pigsty, answer: Deploy | Walk) -> str:
    """What a place for an Orc is good for, and what is near to it."""
    goals = []
    if barred := in_his_way(view, answer):
        goals.append(f"Bars {listed(barred)}'s way.")
    if turns_back(view, answer):
        goals.append("Behind your Pig: it cannot run away.")
    if not goals and isinstance(answer, Walk) and (found := next_to_bar(view, answer)) is not None:
        far, pig = found
        goals.append(f'Towards {CALLED[pig]}, to bar its way: {round(far / INCH)}" more.')
    return " ".join((*goals, *around(view, answer)))


OWN: Final = "your own Pig"


def in_his_way(view: Pigsty, answer: Deploy | Walk) -> list[str]:
    """Whose way to the Kitchen an Orc there bars."""
    own = pig_of(owner(answer.model))
    return [
        OWN if at == own else CALLED[at]
        for at, other in enumerate(view.models)
        if is_pig(at) and other.x >= 0 and bars(other, answer.x, answer.y)
    ]


def turns_back(view: Pigsty, answer: Deploy | Walk) -> bool:
    """Whether an Orc there stands behind his own Pig, so that it cannot run away."""
    return behind(view.models[pig_of(owner(answer.model))], Model(answer.x, answer.y))


def around(view: Pigsty, answer: Deploy | Walk) -> list[str]:
    """What is near to a place for an Orc besides: other Pigs, waiting Orcs, mushrooms; or whose Shrooms keep him from
    getting there."""
    crossed = crossed_by(view, answer)
    if crossed != NOBODY:
        return [f"The Shrooms of {CALLED[crossed]} send him astray."]
    here = Model(answer.x, answer.y)
    own = pig_of(owner(answer.model))
    pigs = [
        CALLED[at]
        for at, other in enumerate(view.models)
        if is_pig(at)
        and other.x >= 0
        and within(disc(here), disc(other), NEAR)
        and not bars(other, answer.x, answer.y)
        and not (at == own and behind(other, here))
    ]
    parts = []
    if pigs:
        parts.append(f"Within {inches(NEAR)} of {listed(pigs)}.")
    if waiting := wait_there(view, answer):
        parts.append(f"{listed(waiting)} may shove him there.")
    if in_field(view, here):
        parts.append("Among mushrooms: fire would be Shrooms.")
    return parts


def wait_there(view: Pigsty, answer: Deploy | Walk) -> list[str]:
    """Whose Orcs of others may shove an Orc where his walk ends; nobody's where he does not move (FP-6)."""
    one = view.models[answer.model]
    if (answer.x, answer.y) == (one.x, one.y):
        return []
    able = able_to_react(view, answer.model, SHOVE, Model(answer.x, answer.y))
    return [CALLED[orc] for orc in range(len(view.models)) if able >> orc & 1 and owner(orc) != owner(answer.model)]


def crossed_by(view: Pigsty, answer: Deploy | Walk) -> int:
    """Whose line of Shrooms an Orc crosses by this walk, so that he does not get there (FP-16); NOBODY's where none."""
    if not isinstance(answer, Walk) or not any(one.shrooms for one in view.models):
        return NOBODY
    return walked(view, answer.model, answer.x, answer.y)[1]


def bars(pig: Model, x: int, y: int) -> bool:
    """Whether a base there stands close to a Pig on its straight way to the Kitchen."""
    wx, wy = MIDDLE - pig.x, MIDDLE - pig.y
    dx, dy = x - pig.x, y - pig.y
    along = wx * dx + wy * dy
    length = apart(0, 0, wx, wy)
    return 0 < along <= 3 * INCH * length and abs(wx * dy - wy * dx) <= BASE * length


def behind(pig: Model, here: Model) -> bool:
    """Whether an Orc there stops a Pig that runs away from the Kitchen; one that burns flies past him (FP 5.4.3)."""
    away = (here.x - pig.x) * (MIDDLE - pig.x) + (here.y - pig.y) * (MIDDLE - pig.y) < 0
    return pig.x >= 0 and not pig.burning and away and within(disc(here), disc(pig), NEAR)


def next_to_bar(view: Pigsty, answer: Walk) -> tuple[float, int] | None:
    """How far it still is to where he would bar the way of another's Pig, and of which: the nearest one to which he
    comes nearer, where he gets there with his next walk."""
    one = view.models[answer.model]
    left = []
    for at, pig in enumerate(view.models):
        if is_pig(at) and pig.x >= 0 and not pig.burning and owner(at) != owner(answer.model):
            there = post(pig)
            far = apart(answer.x, answer.y, *there)
            if far < apart(one.x, one.y, *there) and far <= walk_reach(one):
                left.append((far, at))
    return min(left, default=None)


def stakes(view: Pigsty) -> str:
    """What is at stake as all stand then: how likely the Pig of whose turn it is gets home in this turn, if both of its
    Orcs wait with a Shove, and how likely one of the others' gets there before the next one."""
    mine, others = home_soon(view, pig_of(view.active)), others_soon(view, view.active)
    if percent(mine) == percent(others) == percent(0):
        return ""
    return f"Home with Shoves: {percent(mine)}. Others next: {percent(others)}."


def _stay(view: Pigsty, answer: Stay) -> str:
    return stakes(view)


def mean(model: Model) -> int:
    """The mean length of its Random Moves, in inches."""
    return (MOVE_DICE + model.grease) * MEAN


def _toss(view: Pigsty, answer: Toss) -> str:
    target = view.models[answer.target]
    if target.grease == MARKERS:
        text = f"nothing more, {CALLED[answer.target]} has {MARKERS} Grease Markers."
    elif is_pig(answer.target):
        chance = home_soon if owner(answer.target) == view.active else gets_home
        now, then = (chance(view, answer.target, more) for more in (0, 1))
        if max(now, then) >= WORTH_TELLING and percent(now) != percent(then):
            text = f"home next with about {percent(then)}, not {percent(now)}."
        else:
            text = f'runs about {mean(target) + MEAN}", not {mean(target)}".'
    else:
        text = 'walks 1" farther, slides D3" farther.'
    return f"On {or_more(GREASES)}: {text} On a {SLIPS} {CALLED[answer.model]} slips."


def _tend(view: Pigsty, answer: Tend) -> str:
    if not answer.again and took_before(view):
        return f"On {or_more(GREASES)}. What both do then, you choose next."
    pig = pig_of(view.active)
    orcs = tossers(view, pig)
    told, on, slips = _toss(view, TOSS[orcs[0]][pig]).partition(" On a ") if orcs else ("", "", "")
    after = ""
    if answer.again:
        shove = all(view.models[orc].took == SHOVE for orc in orcs_of(view.active))
        after = " Then both wait to shove." if shove else " Then both act as before."
    if len(orcs) > 1:
        return f"{told} Else the other one tosses.{after}"
    return f"{told}{after}{on}{slips}".strip()


READIES = (
    "Waits for nothing.",
    f"May once shove who stops within {inches(NEAR)}: off at random.",
    "Pigs that would touch him turn another way, once a turn each.",
    f"May light Pigs that stop within {inches(NEAR)}: on {or_more(LIGHTS)} they run again, and fly; else he burns.",
)
"""By action."""


def _ready(view: Pigsty, answer: Ready) -> str:
    after = copied(view)
    after.models[answer.model].action = answer.action
    after.done |= 1 << answer.model
    return f"{by_then(after)} {READIES[answer.action]}".strip()


def by_then(view: Pigsty) -> str:
    """How likely the Pig of whose turn it is gets home in this turn, with what its Orcs wait with."""
    chance = percent(home_soon(view, pig_of(view.active)))
    return f"{CALLED[pig_of(view.active)]} home: {chance}." if chance != percent(0) else ""


def _as_before(view: Pigsty, answer: AsBefore) -> str:
    chef, sous = (view.models[orc].took for orc in orcs_of(view.active))
    if chef == sous:
        return f"Both: {READIES[chef][0].lower()}{READIES[chef][1:]}"
    return " ".join(f"{CALLED[orc]}: {READIES[view.models[orc].took]}" for orc in orcs_of(view.active))


def _run(view: Pigsty, answer: Run) -> str:
    """Where a way leads (FP-26): home, or how far from there, to whom, and who may do something to it then."""
    motion = view.motions[-1]
    at = motion.model
    found = course(view, motion, answer.way)
    if is_home(found):
        return f"Into the Kitchen: {NAMES[owner(at)]} wins."
    there = Model(*found.end, burning=view.models[at].burning)
    now, then = (begun(to_kitchen(one)) for one in (view.models[at], there))
    left = _left(now, then)
    if found.astray != NOBODY:
        return f"{left} There the Shrooms of {CALLED[found.astray]} send it astray."
    if 0 <= found.met < ROCK and shoo_turns(view, at, found.met):
        return f"{left} There {CALLED[found.met]} turns it another way."
    chance = _home_from(view, at, there)
    parts = [f'Then {then}" from the Kitchen, home next {chance}.' if chance else left]
    if found.met >= 0:
        parts.append(f"Stops at {CALLED[found.met] if found.met < ROCK else 'a rock'}.")
    for action, what in ((SHOVE, "shove"), (FIRE, "light")):
        able = able_to_react(view, at, action, there)
        if able:
            who = listed([CALLED[orc] for orc in range(len(view.models)) if able >> orc & 1])
            parts.append(f"{who} may {what} it there.")
    return " ".join(parts)


def _home_from(view: Pigsty, pig: int, there: Model) -> str:
    """How likely a Pig that is there gets home by its next run; nothing where it hardly does."""
    after = copied(view)
    after.models[pig].x, after.models[pig].y = there.x, there.y
    chance = percent(gets_home(after, pig))
    return chance if chance != percent(0) else ""


def _left(now: int, then: int, roughly: str = "") -> str:
    """How many inches it is to the Kitchen then, and now."""
    before = "as now" if then == now else f'now {now}"'
    return f'Then {roughly}{then}" from the Kitchen ({before}).'


def _shove(view: Pigsty, answer: Shove) -> str:
    """What a Shove is worth: how far from the Kitchen a Pig is then, and how likely home; of an Orc, whether the own
    Pig has him out of its way. Of two ways nobody takes that which leads another's Pig home."""
    at = view.motions[-1].model
    model = view.models[at]
    if not is_pig(at):
        return _out_of_the_way(view, at, owner(answer.model)) or f'Goes about {mean(model)}" in a random direction.'
    now, then, chance = after_shove(view, answer)
    told = _left(now, then, "about ")
    if owner(at) != owner(answer.model):
        told = f"{told} {_shoved_away(view, at)}".strip()
    return f"{told} Home: {percent(chance)}." if chance >= WORTH_TELLING else told


def _shoved_away(view: Pigsty, pig: int) -> str:
    """How much less likely another's Pig gets home by its next run after a Shove; nothing where that is alike."""
    now, then = gets_home(view, pig), home_after(view, pig, mean(view.models[pig]) * INCH)
    if max(now, then) < WORTH_TELLING or percent(now) == percent(then):
        return ""
    return f"Home next: {percent(then)}, not {percent(now)}."


def after_shove(view: Pigsty, answer: Shove) -> tuple[int, int, float]:
    """How many inches a shoved Pig is from the Kitchen: now, and about how many then; how likely it gets home."""
    at = view.motions[-1].model
    model = view.models[at]
    mine = owner(at) == owner(answer.model)
    then = mean_left(view, at, mean(model) * INCH, mine=mine)
    chance = gets_home(view, at) if mine or not hungry(view, at) else 0.0
    return begun(to_kitchen(model)), begun(then), chance


def leads_away(view: Pigsty, answer: Shove) -> bool:
    """Whether a Shove of the own Pig hardly leads it home, and mostly away from there."""
    at = view.motions[-1].model
    if at != pig_of(owner(answer.model)):
        return False
    now, then, chance = after_shove(view, answer)
    return then > now and chance < WORTH_TELLING


def _out_of_the_way(view: Pigsty, orc: int, seat: Seat) -> str:
    """How much likelier a seat's Pig gets home without this Orc in its way; nothing where that is alike."""
    pig = pig_of(seat)
    without = copied(view)
    without.models[orc] = Model()
    chance, hindered = (percent(gets_home(each, pig)) for each in (without, view))
    return f"Out of {CALLED[pig]}'s way: home next {chance}, not {hindered}." if chance != hindered else ""


def _let_be(view: Pigsty, answer: LetBe) -> str:
    waits = "Shove" if view.motions[-1].stage <= SHOVING else "fire"
    return f"Your {waits} stays ready."


def _light(view: Pigsty, answer: Light) -> str:
    orc, pig = answer.model, view.motions[-1].model
    what = "gains Shrooms" if in_field(view, view.models[orc]) else "burns"
    lit = f'{CALLED[pig]} {what} and runs {mean(view.models[pig])}" on average'
    return f'On {or_more(LIGHTS)} {lit}; else {CALLED[orc]} {what} and runs {mean(view.models[orc])}".'


CHANCES: Final[dict[type[Option], str]] = dict.fromkeys((Toss, Tend, Light), "on")
"""The words of a hint behind which the chance stands that the answer succeeds."""

HINTS: dict[type[Option], Hint] = {
    Choose: _brood,
    Deploy: _place,
    PlacePig: f'Flies {FLIGHT}" to the middle, then {FLIGHT}" left (1-{LEFTWARD}) or right ({LEFTWARD + 1}-6).',
    Walk: _place,
    Stay: _stay,
    Toss: _toss,
    Tend: _tend,
    Done: "Who does not toss cannot slip.",
    Ready: _ready,
    AsBefore: _as_before,
    Run: _run,
    Shove: _shove,
    Light: _light,
    LetBe: _let_be,
}
