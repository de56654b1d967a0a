"""What there is to see of the Pigsty: the ground, the models, and a panel for each seat."""

from __future__ import annotations

from collections.abc import Iterator

from orcade.games.orclympics import panels
from orcade.games.orclympics.discipline import NAMES
from orcade.table.options import changed
from orcade.table.plane import INCH, write_point
from orcade.table.region import inches
from orcade.table.requests import Seat
from orcade.table.scene import Opening, Progress, Runner, Scene, SeatPanel
from orcade.table.things import Caption, Gauge, Path, Piece, Thing, Zone
from orcade.table.words import listed

from .answers import RUN, model_id, run_id
from .ending import nearest, to_kitchen
from .pieces import (
    ACTIONS,
    BASE,
    CALLED,
    CHOOSING,
    COOKS,
    DEPLOYING,
    EACH,
    FEATS,
    FIELD_HALF,
    GREASING,
    HUNGRY_FROM,
    KITCHEN,
    LINING_UP,
    MARKERS,
    NEAR,
    NOTHING,
    PIG,
    RADIUS,
    READYING,
    ROCK_HALF,
    RUNNING,
    SAID,
    SHOVING,
    SLIPPED,
    SLIPPING,
    THE_KITCHEN,
    TITLES,
    TOSSING,
    WALKING,
    Model,
    Pigsty,
    begun,
    is_pig,
    kitchen_shut,
    orcs_of,
    owner,
    pig_of,
)
from .setup import next_to_deploy
from .tactics import gets_home
from .turn import next_to_act, next_to_toss, next_to_walk
from .ways import course, is_home

STEP_NAMES = {
    SLIPPING: "Slippery",
    WALKING: "Movement",
    GREASING: "Grease Toss",
    READYING: "Action",
    RUNNING: "the Pig",
}
HOME_SHOWN = 2 * INCH
"""A Pig that is nearer to the Kitchen is seen to be near."""
ABOUT = "Two cooks and a Pig each. The first Pig in the Kitchen wins for its owner, whoever sent it there."
RANKS = ("chef", "sous-chef", "Pig")


def scene(view: Pigsty, seat: Seat) -> Scene:
    """The Pigsty from above; the 48" board around it is never entered."""
    return Scene(
        width=2 * RADIUS / INCH,
        height=2 * RADIUS / INCH,
        look="pigsty",
        inches=True,
        headline=headline(view),
        aim=aim(view),
        things=(
            *ground(view),
            *homeward(view),
            *reaches(view),
            *ways_to_run(view),
            *(figure(view, at) for at, model in enumerate(view.models) if model.x >= 0),
        ),
        tries=meant(view),
        seats=tuple(panel(view, each) for each in range(view.seats)),
        opening=opening(view),
        progress=progress(view) if view.round else None,
    )


def opening(view: Pigsty) -> Opening | None:
    """What it is about, until the first Player Turn: nobody is asked before whose answers are of weight."""
    if view.round or view.ending is not None:
        return None
    return Opening("flying-pigs", "Flying Pigs", (ABOUT, *changed(view.options, told=True)))


def headline(view: Pigsty) -> str:
    """Where the match stands."""
    if view.ending is not None:
        best = [NAMES[seat] for seat, place in enumerate(view.ending.places) if place == 1]
        return f"{listed(best)} {'wins' if len(best) == 1 else 'win'}"
    if view.phase in STEP_NAMES:
        last = ", the last" if view.round == view.options.round_cap else ""
        return f"Round {view.round}{last}: {NAMES[view.active]}, {STEP_NAMES[view.phase]}"
    if view.phase == TOSSING:
        return "Pigtoss"
    return "Deployment" if view.phase in (LINING_UP, DEPLOYING) else "Setting up"


def aim(view: Pigsty) -> str:
    """What wins (FP 1), whose Pig is nearest, and how likely it is home with its next run."""
    if view.phase not in STEP_NAMES:
        return "Get your Pig into the Kitchen first"
    pig = nearest(view)
    if cooked(view, pig):
        return f"{CALLED[pig]} is in the Kitchen"
    wins = f"Kitchen opens in round {HUNGRY_FROM}" if kitchen_shut(view) else "First Pig home wins"
    far = f'{wins}: {NAMES[owner(pig)]} {begun(to_kitchen(view.models[pig]))}"'
    chance = 0 if view.ending is not None else in_percent(view, pig)
    return f"{far}, {chance} % next" if chance else f"{far} off"


def progress(view: Pigsty) -> Progress:
    """How far the Pigs have come from the edge to the Kitchen."""
    far = [to_kitchen(view.models[pig_of(seat)]) for seat in range(view.seats)]
    most = RADIUS - KITCHEN.w
    return Progress(
        tuple(
            Runner(seat, max(0.0, 1 - left / most), f'{begun(left)}" from the Kitchen' if left else "in the Kitchen")
            for seat, left in enumerate(far)
        ),
        "cauldron",
    )


def ground(view: Pigsty) -> tuple[Thing, ...]:
    """The Kitchen, the Mushroom Fields and the rocks."""
    found: list[Thing] = [zone(view, "kitchen", "The Kitchen", KITCHEN.x, KITCHEN.y, KITCHEN.w, "kitchen", "K")]
    for at, (x, y) in enumerate(view.fields, 1):
        found.append(zone(view, f"mushrooms-{at}", f"Mushroom Field {at}", x, y, FIELD_HALF, "mushrooms", "m"))
    for at, (x, y) in enumerate(view.rocks, 1):
        found.append(zone(view, f"rock-{at}", f"Rock {at}", x, y, ROCK_HALF, "rock", "#"))
    if kitchen_shut(view) and view.ending is None:
        found.append(shut())
    return tuple(found)


def shut() -> Caption:
    """What is written on the Kitchen until it opens (FP-26)."""
    label = f"The Kitchen is shut until round {HUNGRY_FROM}"
    return Caption(
        id="shut", label=label, x=KITCHEN.x / INCH, y=KITCHEN.y / INCH + 2.1, text="shut", size=0.9, over=True
    )


def homeward(view: Pigsty) -> Iterator[Path]:
    """How the Pig of whose turn it is and the nearest one would come straight to the Kitchen, once they run."""
    for seat in sorted({view.active, owner(nearest(view))} if view.round else ()):
        pig = view.models[pig_of(seat)]
        left = to_kitchen(pig)
        if left >= HOME_SHOWN:
            x, y = (max(KITCHEN.x - KITCHEN.w, min(KITCHEN.x + KITCHEN.w, at)) for at in (pig.x, pig.y))
            label = f'{CALLED[pig_of(seat)]}, straight to the Kitchen: {begun(left)}"'
            points = ((pig.x / INCH, pig.y / INCH), (x / INCH, y / INCH))
            yield Path(id=f"homeward-{seat}", label=label, points=points, look="homeward", seat=seat)


def reaches(view: Pigsty) -> Iterator[Path]:
    """How far Orcs reach that wait for somebody to end his movement near them, to bases that touch the circle: those of
    others while somebody walks, all while somebody moves at random. Nobody is met while grease is tossed."""
    for at, model in enumerate(view.models):
        concerned = bool(view.motions) or (view.phase == WALKING and owner(at) != view.active)
        if model.action != NOTHING and concerned:
            x, y, far = model.x / INCH, model.y / INCH, (NEAR + BASE) / INCH
            label = f"{CALLED[at]} at {write_point(model.x, model.y)} reaches {inches(NEAR)} to {TITLES[model.action]}"
            points = ((x, y), (x + far, y))
            yield Path(id=f"reach-{SAID[at]}", label=label, points=points, look="reach", seat=owner(at))


def ways_to_run(view: Pigsty) -> Iterator[Path]:
    """The two ways of which one is taken (FP-26), each with how far it is to the Kitchen then."""
    motion = view.motions[-1] if view.motions else None
    if motion is None or not motion.ways:
        return
    for way in range(len(motion.ways)):
        found = course(view, motion, way)
        left = "home" if is_home(found) else f'{begun(to_kitchen(Model(*found.end)))}"'
        yield Path(
            id=run_id(way),
            label=f"{left}: {RUN[way].label(view)}",  # its number is drawn
            points=tuple((x / INCH, y / INCH) for x, y in (*found.points, found.end)),
            look="plan-barred" if 0 <= found.met < THE_KITCHEN else "plan",
            text=left,
        )


def zone(view: Pigsty, id: str, label: str, x: int, y: int, half: int, look: str, text: str) -> Zone:
    return Zone(
        id=id,
        label=f"{label} at {write_point(x, y)}",
        x=x / INCH,
        y=y / INCH,
        width=2 * half / INCH,
        height=2 * half / INCH,
        look=look,
        text=text,
    )


def cooked(view: Pigsty, pig: int) -> bool:
    """Whether this Pig has come into the Kitchen, by which the match is over (FP 8)."""
    return view.ending is not None and not to_kitchen(view.models[pig])


def figure(view: Pigsty, at: int) -> Piece:
    """An Orc or a Pig. What has come to the Kitchen lies in the pot."""
    model = view.models[at]
    pig = is_pig(at)
    x, y, trail = model.x, model.y, model.trail
    if pig and cooked(view, at):
        x, y, trail = KITCHEN.x, KITCHEN.y, [*(trail or [(x, y)]), (KITCHEN.x, KITCHEN.y)]
    states = [name for name, so in (("burning", model.burning), ("shrooms", model.shrooms)) if so]
    if model.action != NOTHING:
        states.append(ACTIONS[model.action])
    if model.grease:
        states.append("greased")
    if slips(view, at):
        states.append("slippery")
    if model.trail and (model.burning or view.phase == TOSSING):
        states.append("soars")
    if at == acting(view):
        states.append("active")
    if pig and view.round and at == nearest(view):
        states.append("leader")
    return Piece(
        id=model_id(at),
        label=", ".join([f"{named(at)} at {write_point(model.x, model.y)}", *condition(view, at)]),
        tries=aimed(view, at),
        x=x / INCH,
        y=y / INCH,
        look="pig" if pig else COOKS[view.broods[owner(at)]][at % EACH],
        seat=owner(at),
        size=2 * BASE / INCH,
        text=CALLED[at - at % EACH][0] + "12p"[at % EACH],
        badge=str(model.grease) if model.grease else "",
        states=tuple(states),
        trail=tuple((x / INCH, y / INCH) for x, y in trail),
    )


def named(at: int) -> str:
    """A model by name, rank and owner."""
    chef = NAMES[owner(at)]
    return f"{CALLED[at]}, {RANKS[at % EACH]}" + ("" if at % EACH == 0 else f" of {chef}")


def condition(view: Pigsty, at: int) -> list[str]:
    """What is the matter with a model, in short facts."""
    model = view.models[at]
    facts = []
    if at % EACH == PIG:
        facts.append(f'{begun(to_kitchen(model))}" from the Kitchen')
    if model.grease:
        facts.append(f"{model.grease} Grease Marker{'' if model.grease == 1 else 's'}")
    if model.burning:
        facts.append("burning")
    if model.shrooms:
        facts.append("Shrooms")
    if model.action != NOTHING:
        facts.append(f"ready: {TITLES[model.action]}")
    if slips(view, at):
        facts.append("has slipped")
    return facts


def slips(view: Pigsty, at: int) -> bool:
    """Whether a model slips now, or has in this turn and may not walk."""
    if view.phase in (SLIPPING, WALKING) and view.slipped >> at & 1:
        return True
    return any(motion.model == at and motion.cause == SLIPPED for motion in view.motions)


def acting(view: Pigsty) -> int:
    """The model that the open question is about; -1 for none."""
    if view.ending is not None:
        return -1
    if view.motions:
        return view.motions[-1].model
    if view.phase == TOSSING:
        return pig_of(view.active)
    if view.phase == WALKING:
        return next_to_walk(view)
    if view.phase == GREASING:
        return next_to_toss(view)
    return next_to_act(view) if view.phase == READYING else -1


def meant(view: Pigsty) -> tuple[str, ...]:
    """What a click on a place would mean: somebody goes there."""
    if view.motions or view.ending is not None:
        return ()
    if view.phase == DEPLOYING:
        return (f"deploy {SAID[next_to_deploy(view)]} {{}}",)
    if view.phase == TOSSING:
        return (f"place {SAID[pig_of(view.active)]} {{}}",)
    return (f"walk {SAID[acting(view)]} {{}}",) if view.phase == WALKING else ()


def aimed(view: Pigsty, at: int) -> tuple[str, ...]:
    """What a click on a model would mean where it is no place to go to: a target, or an Orc that acts."""
    if view.motions and view.motions[-1].stage == CHOOSING:
        return ()
    if view.motions:
        verb = "shove" if view.motions[-1].stage <= SHOVING else "light"
        return () if is_pig(at) else (f"{verb} with {SAID[at]}",)
    if view.phase == GREASING:
        return tuple(f"toss {SAID[orc]} {SAID[at]}" for orc in orcs_of(view.active))
    return ()


READY_LOOKS = ("", "hand", "broom", "torch")
"""By action: the picture of what waits with an Orc."""


def panel(view: Pigsty, seat: Seat) -> SeatPanel:
    """A seat's state beside the board: how far its Pig is first, then what is the matter with it and with its Orcs. The
    grease of Orcs stands beside them on the board alone."""
    pig = view.models[pig_of(seat)]
    gauges: list[Gauge] = []
    if pig.x >= 0:
        gauges += pig_figures(view, pig_of(seat))
    if not view.round:
        gauges += panels.brood(view, seat)
    gauges += panels.feats(view, seat, FEATS)
    for orc in orcs_of(seat):
        gauges += states(view, orc, of=CALLED[orc])
    return SeatPanel(seat=seat, name=NAMES[seat], gauges=tuple(gauges), came_to=came_to(view, pig_of(seat)))


def came_to(view: Pigsty, pig: int) -> str:
    """How far it got, when the match is over."""
    if view.ending is None or view.models[pig].x < 0:
        return ""
    left = to_kitchen(view.models[pig])
    return f'{CALLED[pig]} {begun(left)}" from the Kitchen' if left else f"{CALLED[pig]} in the Kitchen"


def pig_figures(view: Pigsty, at: int) -> Iterator[Gauge]:
    """What is counted of a Pig."""
    left = to_kitchen(view.models[at])
    if left:
        words = f'{CALLED[at]} {begun(left)}" from the Kitchen'
        yield panels.figure("kitchen", "cauldron", "Kitchen", begun(left), seat=owner(at), words=words)
    if left and view.round:
        yield from home(view, at)
    if view.round and nearest(view) == at:
        yield panels.state("leads", "cup", "nearest of all", seat=owner(at))
    if view.models[at].grease:
        yield grease(view, at)
    yield from states(view, at)


def in_percent(view: Pigsty, at: int) -> int:
    """The chance of a Pig to be in the Kitchen with its next run."""
    return round(100 * gets_home(view, at))


def home(view: Pigsty, at: int) -> Iterator[Gauge]:
    """How likely a Pig gets into the Kitchen when it runs next, where there is a chance."""
    chance = in_percent(view, at)
    if chance:
        words = f"{CALLED[at]} gets home with its next run: about {chance} %"
        yield panels.figure("home", "pig", "Home", chance, seat=owner(at), words=words, unit="%")


def grease(view: Pigsty, at: int) -> Gauge:
    """The Grease Markers of a Pig."""
    count = view.models[at].grease
    label = f"{CALLED[at]}'s Grease Markers: {count} of {MARKERS}"
    return panels.figure(f"grease-{SAID[at]}", "grease", "Grease", count, MARKERS, seat=owner(at), label=label)


def states(view: Pigsty, at: int, of: str = "") -> Iterator[Gauge]:
    """What is the matter with a model, as pictures."""
    model = view.models[at]
    found = [
        ("burning", "flame", "burning", model.burning),
        ("shrooms", "mushroom", "Shrooms", model.shrooms),
        ("slipped", "slipped", "has slipped", slips(view, at)),
        ("ready", READY_LOOKS[model.action], f"ready: {TITLES[model.action]}", model.action != NOTHING),
    ]
    for id, look, words, so in found:
        if so:
            told = words if of else f"{CALLED[at]} {words}"
            yield panels.state(f"{id}-{SAID[at]}", look, told, seat=owner(at), of=of)
