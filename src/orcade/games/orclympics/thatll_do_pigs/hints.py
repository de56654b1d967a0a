"""What an answer will do and how likely it is, for who thinks about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from orcade.table.game import Hint
from orcade.table.odds import at_least, percent
from orcade.table.plane import INCH, Box, bearing
from orcade.table.region import about, inches
from orcade.table.requests import D6, Option
from orcade.table.words import listed

from .activation import second_actions
from .answers import (
    LASH,
    Activate,
    Assault,
    Cell,
    Enter,
    Grab,
    Herd,
    Lash,
    Mount,
    Rest,
    Ride,
    Stay,
    Steer,
    Strike,
    Take,
    Turn,
    Veer,
)
from .circuit import cell_place, circuit_of
from .contact import touched
from .gains import Errand
from .motion import in_the_way, lash_way, move_way, straight_on
from .odds import full_skid, skidding, winning
from .pieces import (
    ABILITY,
    HALF_WIDTH,
    PIGLET,
    RODE,
    ROW,
    STEADY,
    THROWN,
    Race,
    Rider,
    ability,
    allied,
    box,
    length,
    named,
    piglet_place,
    racing,
    stays_on,
    to_catch,
    whole_inches,
)
from .pivots import headings, pivoted
from .robbing import robbed
from .routes import between, farther_on
from .standings import brings_home, crosses, finishes, last_placed, to_go, waits
from .tosses import Toss, tossed
from .words import left_words

TELLING: Final = 0.1
"""The least chance to lose a Rider, or the Piglet, that is told."""


def _enter(view: Race, answer: Enter) -> str:
    """What its values come to, which stand beside it."""
    brood = answer.brood
    thrown = percent(1 - at_least(STEADY - ABILITY[brood]))
    return f"Skids after a full Move: {percent(full_skid(brood))}; thrown by the public: {thrown}."


def _cell(view: Race, answer: Cell) -> str:
    return _row(view, answer.cell)


def _take(view: Race, answer: Take) -> str:
    return _row(view, view.goal[0])


def _stay(view: Race, answer: Stay) -> str:
    return _row(view, view.riders[view.acting].cell)


def _row(view: Race, cell: int) -> str:
    """Where a cell lies."""
    course = circuit_of(view)
    _, y = cell_place(course, cell)
    row = "first" if cell < ROW else "second"
    return f"In the {row} row, {about(y - HALF_WIDTH - course.inner)} from the public inside."


def _strike(view: Race, answer: Strike) -> str:
    return f"{_success(view, answer.target)}: he goes back to the second row."


def _assault(view: Race, answer: Assault) -> str:
    if view.holder == answer.target:
        return f"{_success(view, answer.target)}: the Piglet is yours."
    who, at = view.acting, answer.target
    found = tossed(view, who, box(view.riders[who]), at)
    return f"{_success(view, at)}: he is tossed {found.where}{_unseated(view, who, at, found)}."


def _success(view: Race, target: int) -> str:
    return f"Succeeds with {percent(winning(view, view.acting, target))}"


def _grab(view: Race, answer: Grab) -> str:
    need = to_catch(view, view.riders[view.acting])
    return f"Caught on {need}+: {percent(at_least(need))}; else it rides on to the end of its Move."


def _activate(view: Race, answer: Activate) -> str:
    return f"It is {left_words(view, view.riders[answer.who])}."


def _in_contact(view: Race, who: int) -> Iterator[str]:
    """What a Boar that stays where it is may do with what it is in contact with (TP-29)."""
    found = touched(view, who)
    for at in range(len(view.riders)):
        if found >> at & 1 and not allied(view, who, at):
            yield f"Then {_ram(view, who, box(view.riders[who]), at)}"
    if found >> PIGLET & 1:
        yield f"Then {percent(at_least(to_catch(view, view.riders[who])))} to catch the Piglet."


def _why_stay(view: Race, who: int) -> str:
    """Why a Boar may stay: it would be over the last line without the Piglet; else what is in its way."""
    if waits(view, who):
        return f"Over the line without the Piglet, it has another {'line' if view.options.half_lap else 'lap'} to ride."
    return _in_the_way(view, who)


def _in_the_way(view: Race, who: int) -> str:
    """What a Boar that stays would run into on its way: "Dreg is in the way."; nothing where that is free."""
    rider = view.riders[who]
    base = box(rider)
    x, y = farther_on(circuit_of(view), rider, view.reach) if rider.ridden else straight_on(base, view.reach)
    found = move_way(view, who, pivoted(rider, x, y) if rider.ridden else base, x, y, RODE)
    foes = [named(other) for at, other in enumerate(view.riders) if found.foes >> at & 1]
    if foes:
        return f"{listed(foes)} {'is' if len(foes) == 1 else 'are'} in the way."
    return "The public is in the way." if found.public else ""


def _ram(view: Race, who: int, base: Box, at: int) -> str:
    """How likely an Assault succeeds, and what it brings then (TP 4.3). `base`: where it comes into contact."""
    name, chance = named(view.riders[at]), percent(winning(view, who, at))
    if view.holder == at:
        return f"{chance} to win the Piglet from {name}."
    found = tossed(view, who, base, at)
    return f"{chance} to toss {name} {found.where}{_unseated(view, who, at, found)}."


def _unseated(view: Race, who: int, at: int, found: Toss) -> str:
    """How likely that costs the Rider, or the Boar, where that is worth telling."""
    chance = winning(view, who, at) * found.falls
    does = "unseat him" if view.riders[at].ridden else "crash it"
    return f", {percent(chance)} to {does}" if chance >= TELLING else ""


def _ride(view: Race, answer: Ride) -> str:
    """What a Move is likely to come to: Assault, Grab, public, Skid Test."""
    who = answer.who
    rider = view.riders[who]
    if (answer.x, answer.y) == (rider.x, rider.y):
        why = _why_stay(view, who)
        told = [*([why] if why else []), *_in_contact(view, who), *_robbers(view, box(rider))]
        return " ".join([*told, f"Still {left_words(view, rider)}."])
    base = pivoted(rider, answer.x, answer.y)
    found = move_way(view, who, base, answer.x, answer.y, RODE)
    base = base._replace(x=found.x, y=found.y)
    if brings_home(view, who, base):
        return "That wins the race."
    parts = [_ram(view, who, base, at) for at in range(len(view.riders)) if found.foes >> at & 1]
    if found.piglet:
        need = to_catch(view, rider)
        parts.append(f"Caught on {need}+: {percent(at_least(need))}.")
    if found.public:
        parts.append(f'The public attacks: {_falling(view, rider)}; then D6" back.')
    corner = crosses(view, rider, base)
    farther = 0.0
    if corner:
        distance = whole_inches(length(rider.x, rider.y, found.x, found.y))
        skids = skidding(distance, ability(view, rider))
        if skids:
            parts.append(f"{percent(skids)} to skid.")
        farther = skidding(view.reach, ability(view, rider))
    parts += _robbers(view, base)
    safe = not parts
    if found.foes and not (view.holder >= 0 and found.foes >> view.holder & 1):  # what it costs of the way
        known = _nearer(view, who, base) if view.released and view.holder != who else _left(view, rider, base, corner)
        parts += [known] if known else []
    elif not (found.foes or found.piglet or found.public or finishes(rider, base)):
        parts.append(_nearer(view, who, base) or _left(view, rider, base, corner))
    if safe and farther:
        parts.append(f"All {inches(view.reach)}: {percent(farther)} to skid.")
    elif safe:
        parts[-1:] = [f"{parts[-1].removesuffix('.')}, no risk."] if parts else ["No risk."]
    return " ".join(parts)


def _robbers(view: Race, base: Box) -> Iterator[str]:
    """How likely whoever has the Piglet loses it when he has moved there."""
    if view.holder == view.acting:
        chance = robbed(view, replace(view.riders[view.acting], x=base.x, y=base.y, ux=base.ux, uy=base.uy))
        if chance >= TELLING:
            yield f"Robbed in up to {percent(chance)}."


def _veer(view: Race, answer: Veer) -> str:
    return f"Then it looks {bearing(*headings(view.riders[view.acting])[answer.side])}."


def _nearer(view: Race, who: int, base: Box) -> str:
    """How far it is from there to the Piglet, where that is out, no ally has it, and it gets less."""
    if not view.released or (view.holder >= 0 and (view.holder == who or allied(view, who, view.holder))):
        return ""
    course, rider = circuit_of(view), view.riders[who]
    at = piglet_place(view)
    now, then = between(course, rider.x, rider.y, *at), between(course, base.x, base.y, *at)
    return f'Then {round(then / INCH)}" from the Piglet.' if then < now else ""


def _left(view: Race, rider: Rider, base: Box, corner: bool) -> str:
    """How far it is from there to the next line."""
    there = replace(rider, x=base.x, y=base.y, ux=base.ux, uy=base.uy, crossed=rider.crossed + corner)
    return f"Then {left_words(view, there)}."


def _falling(view: Race, rider: Rider) -> str:
    """What a Falling Test is likely to do."""
    chance = percent(1 - at_least(stays_on(view, rider)))
    return f"the rider falls: {chance}" if rider.ridden else f"a crash on a 1 ({chance})"


class Lashing(NamedTuple):
    """On how many of the faces of its die a Lash leads to something."""

    far: int
    """How far it leads on the mean."""
    stopped: int
    by: int
    """Who stops it: a Rider, or PIGLET."""
    public: int
    skids: float


def _lashing(view: Race) -> Lashing:
    who = view.acting
    rider = view.riders[who]
    base = box(rider)
    ways = stopped = public = 0
    skids = 0.0
    for die in range(1, D6 + 1):
        found = lash_way(view, who, base, *straight_on(base, die * INCH))
        gone = length(rider.x, rider.y, found.x, found.y)
        ways += gone
        public += found.public
        stopped += found.stopped and not found.public
        if crosses(view, rider, base._replace(x=found.x, y=found.y)):
            skids += skidding(whole_inches(view.gone + gone), ability(view, rider))
    by = in_the_way(view, who, base, *straight_on(base, D6 * INCH)) if stopped else PIGLET
    return Lashing(ways // D6, stopped, by, public, skids)


def _lash(view: Race, answer: Lash) -> str:
    """Where a Lash leads, and to what it may: a model, the public, the corner."""
    found = _lashing(view)
    far = f"About {about(found.far)} more" if 2 * found.far > INCH else "Hardly any way"
    if told := _risks(view, found):
        return f"{far}. Risks: {told}."
    return f"{far}, no risk." if Errand(view, view.acting).lash_pays() else f"{far}, but it brings nothing."


def may_harm(view: Race) -> str:
    """What harm a Lash may do: "skid or hit the public"; empty where it can do none."""
    found = _lashing(view)
    return listed([does for faces, does in ((found.skids, "skid"), (found.public, "hit the public")) if faces], "or")


def may_hinder(view: Race) -> bool:
    """Whether it may lead to anything but a longer way."""
    return bool(_risks(view, _lashing(view)))


def _risks(view: Race, found: Lashing) -> str:
    """How likely a Lash is cut short by whom, or does harm: "Dreg in the way 17 %, skid 22 %"."""
    who = named(view.riders[found.by]) if found.by < PIGLET else "the Piglet"
    risks = [(found.stopped, f"{who} in the way"), (found.public, "into the public"), (found.skids, "skid")]
    return ", ".join(f"{what} {percent(faces / D6)}" for faces, what in risks if faces)


def _mount(view: Race, answer: Mount) -> str:
    return "Costs this Move. Then he turns as he likes again, and defends himself."


def _rest(view: Race, answer: Rest) -> str:
    """What a Lash would risk, which is the one action that may do harm."""
    if LASH not in second_actions(view):
        return ""
    found = _lashing(view)
    if told := _risks(view, found._replace(stopped=0)):
        return f"A Lash risks: {told}."
    return "" if Errand(view, view.acting).lash_pays() else "A Lash brings nothing."


def _steer(view: Race, answer: Steer) -> str:
    """What a Random Move runs into, and else what it takes of the way, or gives."""
    rider = view.riders[answer.who]
    found = move_way(view, answer.who, box(rider), answer.x, answer.y, THROWN)
    base = box(rider)._replace(x=found.x, y=found.y)
    parts = [_ram(view, answer.who, base, at) for at in range(len(view.riders)) if found.foes >> at & 1]
    if found.public:
        parts.append(f'The public attacks: {_falling(view, rider)}; then D6" back.')
    return " ".join(parts) or f"{_thrown_back(view, rider, base)}{_left(view, rider, base, crosses(view, rider, base))}"


def _thrown_back(view: Race, rider: Rider, base: Box) -> str:
    """How much farther it is to the next line then, or less: "Costs Dreg 3\". "; nothing where it is about the same."""
    lost = to_go(view, replace(rider, x=base.x, y=base.y)) - to_go(view, rider)
    if 2 * abs(lost) <= INCH or crosses(view, rider, base):
        return ""
    return f"{'Costs' if lost > 0 else 'Gives'} {named(rider)} {about(abs(lost))}. "


def rides_to(view: Race, x: int, y: int) -> tuple[float, float, str]:
    """How far it is to ride to the Piglet there: for whoever is last, and for the nearest other Boar, with its name;
    empty where there is no other."""
    course = circuit_of(view)
    seat = view.riders[last_placed(view)].seat
    far = [
        (rider.seat == seat, between(course, rider.x, rider.y, x, y), rider)
        for rider in (view.riders[who] for who in racing(view))
    ]
    own = min((way for mine, way, _ in far if mine), default=0.0)
    other, name = min(((way, named(rider)) for mine, way, rider in far if not mine), default=(0.0, ""))
    return own, other, name


def _herd(view: Race, answer: Herd) -> str:
    """How far the Boars have to ride to the Piglet then: the asked player's, and the nearest other one."""
    own, way, name = rides_to(view, answer.x, answer.y)
    told = f'Then {round(own / INCH)}" from you'
    return f'{told}, {round(way / INCH)}" from {name}.' if name else f"{told}."


HINTS: dict[type[Option], Hint] = {
    Enter: _enter,
    Cell: _cell,
    Strike: _strike,
    Take: _take,
    Stay: _stay,
    Activate: _activate,
    Ride: _ride,
    Steer: _steer,
    Herd: _herd,
    Turn: "Turns, and rides nowhere.",
    Veer: _veer,
    Assault: _assault,
    Grab: _grab,
    Lash: _lash,
    Mount: _mount,
    Rest: _rest,
}

CHANCES: Final[dict[type[Option], str]] = {Strike: "succeeds with", Assault: "succeeds with", Grab: "caught on"}
"""The words of a hint behind which the chance stands that the answer succeeds."""
