"""What an answer will do and how likely it is, for who thinks about it."""

from __future__ import annotations

from typing import Final

from orcade.games.orclympics.discipline import NAMES
from orcade.table.game import Hint
from orcade.table.odds import at_most, or_more, percent
from orcade.table.plane import INCH, within
from orcade.table.region import apart, inches
from orcade.table.requests import D3, Option
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
    Tend,
    Toss,
    Walk,
    tossers,
)
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
from .random_moves import hungry
from .regions import post
from .tactics import gets_home
from .turn import took_before
from .ways import course, is_home

MEAN = (D3 + 1) // 2
"""Of a D3."""
WORTH_TELLING: Final = 0.05
"""The chance to get home from which on grease is measured by it."""


BARS: Final = "Bars "
HOME: Final = " to the Kitchen"
"""What an Orc does in a Pig's way, and where that leads."""

TASTES = ("a family recipe", "an appetite", "an iron ladle")
"""By brood: what it has instead of powers."""


def _brood(view: Pigsty, answer: Choose) -> str:
    return f"No powers here, but {TASTES[answer.brood]}."


def _place(view: Pigsty, answer: Deploy | Walk) -> str:
    """What is near to a place for an Orc: Pigs whose way he bars, other Pigs and waiting Orcs within 2", Shrooms."""
    here = Model(answer.x, answer.y)
    own = view.models[pig_of(owner(answer.model))]
    turns_back = behind(own, here)
    barred, pigs, waiting, shrooms = [], [], [], []
    for at, other in enumerate(view.models):
        if at == answer.model or other.x < 0:
            continue
        name = CALLED[at]
        close = within(disc(here), disc(other), NEAR)
        if is_pig(at) and bars(other, answer.x, answer.y):
            barred.append("your own Pig" if other is own else name)
        elif is_pig(at) and close and not (other is own and turns_back):
            pigs.append(name)
        if close and other.shrooms:
            shrooms.append(name)
        elif close and other.action == SHOVE:
            waiting.append(name)
    parts = []
    if barred:
        parts.append(f"{BARS}{listed(barred)}'s way{HOME}.")
    if pigs:
        parts.append(f"Within {inches(NEAR)} of {listed(pigs)}.")
    if turns_back:
        parts.append("Behind your Pig: it cannot run away, and he may shove it.")
    if waiting:
        parts.append(f"{listed(waiting)} may shove him there.")
    if shrooms:
        parts.append(f"Within {inches(NEAR)} of the Shrooms of {listed(shrooms)}: a Random Move at the line.")
    if in_field(view, here):
        parts.append("Among mushrooms: fire would be Shrooms.")
    return " ".join(parts) or (_towards(view, answer) if isinstance(answer, Walk) else "")


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


def _towards(view: Pigsty, answer: Walk) -> str:
    """How far it still is to where he would bar the way of another's Pig, the nearest one to which he comes nearer,
    where he gets there with his next walk."""
    one = view.models[answer.model]
    left = []
    for at, pig in enumerate(view.models):
        if is_pig(at) and pig.x >= 0 and not pig.burning and owner(at) != owner(answer.model):
            there = post(pig)
            far = apart(answer.x, answer.y, *there)
            if far < apart(one.x, one.y, *there) and far <= walk_reach(one):
                left.append((far, at))
    if not left:
        return ""
    far, pig_at = min(left)
    return f"{round(far / INCH)}\" from where he bars {CALLED[pig_at]}'s way."


def mean(model: Model) -> int:
    """The mean length of its Random Moves, in inches."""
    return (MOVE_DICE + model.grease) * MEAN


def _toss(view: Pigsty, answer: Toss) -> str:
    target = view.models[answer.target]
    if target.grease == MARKERS:
        text = f"nothing more, {CALLED[answer.target]} has {MARKERS} Grease Markers."
    elif is_pig(answer.target):
        now, then = (gets_home(view, answer.target, more) for more in (0, 1))
        if max(now, then) >= WORTH_TELLING and percent(now) != percent(then):
            text = f"home next with about {percent(then)}, not {percent(now)}."
        else:
            text = f'runs about {mean(target) + MEAN}", not {mean(target)}".'
    else:
        text = 'walks 1" farther, slides D3" farther.'
    slips = f"On a {SLIPS} {CALLED[answer.model]} slips ({percent(at_most(SLIPS))})."
    return f"Succeeds on {or_more(GREASES)}: {text} {slips}"


def _tend(view: Pigsty, answer: Tend) -> str:
    if not answer.again and took_before(view):
        return f"Succeeds on {or_more(GREASES)}. What both do then, you choose next."
    pig = pig_of(view.active)
    orcs = tossers(view, pig)
    told, on, slips = _toss(view, TOSS[orcs[0]][pig]).partition(" On a ") if orcs else ("", "", "")
    after = ""
    if answer.again:
        shove = all(view.models[orc].took == SHOVE for orc in orcs_of(view.active))
        after = " Then both wait to shove." if shove else " Then both act as before."
    if len(orcs) > 1:
        return f"{told} Else the other one tosses; a {SLIPS} slips.{after}"
    return f"{told}{after}{on}{slips}".strip()


READIES = (
    "Waits for nothing.",
    f"Once, whatever ends its movement within {inches(NEAR)} may be sent on a Random Move.",
    "A Pig that would touch this Orc rolls a new direction; once per Pig and turn, not if it was Shoved.",
    f"May light each Pig that ends its movement within {inches(NEAR)}: "
    f"it burns on {or_more(LIGHTS)}, else this Orc does.",
)
"""By action."""


def _ready(view: Pigsty, answer: Ready) -> str:
    return READIES[answer.action]


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
    nearer = "as now" if then == now else f'not {now}"'
    parts = [f'Then {then}" from the Kitchen, {nearer}.']
    if found.met >= 0:
        parts.append(f"Stops at {CALLED[found.met] if found.met < ROCK else 'a rock'}.")
    for action, what in ((SHOVE, "shove"), (FIRE, "light")):
        able = [
            CALLED[orc]
            for orc, one in enumerate(view.models)
            if one.action == action and within(disc(one), disc(there), NEAR)
        ]
        if able and not view.models[at].shrooms:
            parts.append(f"{listed(able)} may {what} it there.")
    return " ".join(parts)


def _shove(view: Pigsty, answer: Shove) -> str:
    at = view.motions[-1].model
    model = view.models[at]
    flies = " It flies." if model.burning else ""
    dice = f"{MOVE_DICE + model.grease}D{D3}"
    way = ", and you choose one of two directions" if hungry(view, at) else " in a random direction"
    return f'{dice}" (mean {mean(model)}"){way}.{flies} The Shove is used up.'


def _let_be(view: Pigsty, answer: LetBe) -> str:
    waits = "Shove" if view.motions[-1].stage <= SHOVING else "fire"
    return f"Your {waits} stays ready for the next who ends a move there."


def _light(view: Pigsty, answer: Light) -> str:
    orc, pig = answer.model, view.motions[-1].model
    what = "gains Shrooms" if in_field(view, view.models[orc]) else "burns"
    lit = f'{CALLED[pig]} {what} and runs {mean(view.models[pig])}" on average'
    return f'On {or_more(LIGHTS)} {lit}; else {CALLED[orc]} {what} and runs {mean(view.models[orc])}".'


CHANCES: Final[dict[type[Option], str]] = {Toss: "succeeds on", Tend: "succeeds on", Light: "on"}
"""The words of a hint behind which the chance stands that the answer succeeds."""

HINTS: dict[type[Option], Hint] = {
    Choose: _brood,
    Deploy: _place,
    PlacePig: (
        f'Flies {TOSS_DICE}D{D3}" (mean {TOSS_DICE * MEAN}") to the middle, '
        f"then as far to the left on 1-{LEFTWARD}, to the right on {LEFTWARD + 1}-6."
    ),
    Walk: _place,
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
