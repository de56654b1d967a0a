"""What there is to see of the rumble: the Battlefield with its terrain, Barrels and Orcs, and a panel for each seat."""

from __future__ import annotations

from collections.abc import Iterator

from orcade.games.orclympics import panels
from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.region import drawn
from orcade.table.requests import Seat
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Gauge, Piece, Thing, Zone
from orcade.table.words import listed

from .answers import barrel_id, orc_id, terrain_id
from .duel_shown import duel
from .geometry import barrels_at, ground, level
from .pieces import (
    ACTING,
    BARREL_R,
    CALLING,
    EDGES,
    FEATS,
    FOUND,
    ITEM_LOOKS,
    ITEMS,
    NOBODY,
    PAIRING,
    RETREATING,
    STRIKING,
    WALKING,
    Barrel,
    Flight,
    Orc,
    Rumble,
    RumbleOptions,
    called,
    enemies,
    standing,
    unhurt,
)
from .terrain import INCH, KINDS, SIDE, outline
from .words import article, look, point

SIZE = SIDE // INCH
SETTING_UP = "Setting up"
PAIR = 2
"""Seats whose panels have room for each Orc."""


def scene(view: Rumble, seat: Seat) -> Scene:
    """The Battlefield from above."""
    things: list[Thing] = [zone(view, at) for at in range(len(view.terrain))]
    things += [remains(orc) for orc in view.orcs if orc.x >= 0 and orc.health <= 0 and not orc.fresh]
    things += [barrel(view, one) for one in view.barrels]
    things += [figure(view, orc) for orc in view.orcs if orc.x >= 0 and (orc.health > 0 or orc.fresh)]
    if view.flight is not None and view.ending is None:
        things.append(flying(view, view.flight))
    things += duel(view)
    return Scene(
        width=SIZE,
        height=SIZE,
        look="rumble",
        inches=True,
        headline=headline(view),
        aim=aim(view),
        things=tuple(things),
        seats=tuple(panel(view, one) for one in range(view.seats)),
    )


def headline(view: Rumble) -> str:
    """Where the match stands."""
    if not view.turn:
        return "Deployment" if view.edges[0] != NOBODY else SETTING_UP
    cap = view.options.turn_cap
    last = ", the last" if view.turn == cap else f" of {cap}" if short(view) else ""
    text = f"Game Turn {view.turn}{last}"
    if view.ending is not None:
        return text
    return f"{text} ·\N{NO-BREAK SPACE}combats" if view.phase in (PAIRING, STRIKING, RETREATING) else text


def short(view: Rumble) -> bool:
    """Whether Health will mostly decide, when the last Game Turn is over (BR-23)."""
    return 0 < view.options.turn_cap < RumbleOptions().turn_cap


def aim(view: Rumble) -> str:
    """What wins (BR 1, BR-23), and what each team has of it: Orcs that stand, or in a short rumble their Health."""
    if not view.turn and short(view):
        return f"Most Health after {view.options.turn_cap} Game Turns"
    if not view.turn:
        return "Finish off every Orc of the other team"
    names, others = ["+".join([NAMES[seat] for seat in team]) for team in view.teams]
    left, right = [[orc.health for orc in standing(view, team)] for team in range(len(view.teams))]
    if short(view):
        return f"Most Health wins: {names} {sum(left)}, {others} {sum(right)}"
    return f"Last team up: {names} {len(left)}:{len(right)} {others}"


def zone(view: Rumble, at: int) -> Zone:
    """A Terrain Feature."""
    piece = view.terrain[at]
    kind = KINDS[piece.kind]
    box = outline(piece)
    x, y = drawn(piece.x, piece.y)
    high = f', {kind.height:g}" high' if kind.height else ""
    return Zone(
        id=terrain_id(at),
        label=f"{kind.title} at {point(piece.x, piece.y)}{high}",
        tries=("grab",) if view.phase == ACTING else (),
        x=x,
        y=y,
        width=2 * box.w / INCH,
        height=2 * box.h / INCH,
        look=kind.look,
        text=kind.text,
    )


def remains(orc: Orc) -> Zone:
    """Where an Orc was eliminated; it bars nobody's way."""
    x, y = drawn(orc.x, orc.y)
    label = f"Here {called(orc)} of {NAMES[orc.seat]} fell"
    return Zone(id=f"remains-{orc.id}", label=label, x=x, y=y, width=1, height=1, look="remains", round=True, text="x")


def barrel(view: Rumble, one: Barrel) -> Piece:
    """A Barrel that lies there, or that has just been destroyed."""
    x, y = drawn(one.x, one.y)
    return Piece(
        id=barrel_id(one.id),
        label=f"Barrel b{one.id} at {point(one.x, one.y)}{', destroyed' if one.gone else ''}",
        tries=throws(view, one.id),
        x=x,
        y=y,
        look="barrel",
        size=2 * BARREL_R / INCH,
        text=f"b{one.id % 10}",
        states=("gone",) if one.gone else (),
        trail=trail(one.trail),
    )


def flying(view: Rumble, flight: Flight) -> Piece:
    """The Barrel in the air, or in the hands of whoever will throw it."""
    x, y = drawn(flight.x, flight.y)
    if flight.hit >= 0:
        where = f"at {called(view.orcs[flight.hit])}"
    elif flight.thrower >= 0:
        where = f"thrown by {called(view.orcs[flight.thrower])}"
    else:
        where = "from the audience"
    return Piece(
        id=barrel_id(flight.barrel),
        label=f"Barrel b{flight.barrel} {where}",
        x=x,
        y=y,
        look="barrel",
        size=2 * BARREL_R / INCH,
        text=f"b{flight.barrel % 10}",
        states=("flying",),
        trail=trail(flight.trail),
    )


def trail(way: tuple[tuple[int, int], ...]) -> tuple[tuple[float, float], ...]:
    """A way in inches; none where nothing moved."""
    return tuple(drawn(x, y) for x, y in way) if len(way) > 1 else ()


def throws(view: Rumble, one: int) -> tuple[str, ...]:
    """What a click on a Barrel can mean: to throw it at the nearest enemy."""
    if view.phase != ACTING or view.active < 0:
        return ()
    orc = view.orcs[view.active]
    foes = sorted(enemies(view, orc), key=lambda foe: (foe.x - orc.x) ** 2 + (foe.y - orc.y) ** 2)
    return tuple(f"throw b{one} {called(foe).lower()}" for foe in foes[:1])


def figure(view: Rumble, orc: Orc) -> Piece:
    """An Orc."""
    brood = BROODS[view.broods[orc.seat]] if view.broods else "Common"
    x, y = drawn(orc.x, orc.y)
    states = []
    if orc.health <= 0:
        states.append("gone")
    if orc.down:
        states.append("down")
    if orc.foe >= 0:
        states.append("engaged")
    if orc.id == view.active and view.phase in (ACTING, WALKING, FOUND):
        states.append("active")
    elif orc.done and view.phase < PAIRING:
        states.append("done")
    if orc.team:
        states.append("second-team")
    if view.phase in (STRIKING, RETREATING) and orc.id in (view.striker, view.victim):
        states.append("active")
    facts = [words for _, words in condition(view, orc)]
    if orc.health > 0 and orc.done and CALLING <= view.phase < PAIRING and orc.id != view.active:
        facts.append("activated")
    name = called(orc)
    health = f"{orc.health} of {unhurt(view)} Health" if orc.health > 0 else "out"
    label = f"{name}, {brood} Orc of {NAMES[orc.seat]}, at {point(orc.x, orc.y)}, {health}"
    return Piece(
        id=orc_id(orc.name),
        label=", ".join([label, *facts]),
        tries=meant(view, orc),
        x=x,
        y=y,
        look=look(view, orc),
        seat=orc.seat,
        size=1.0,
        text=name[:2],
        badge=str(orc.health) if orc.health > 0 else "",
        states=tuple(states),
        holding=ITEM_LOOKS[orc.item],
        trail=trail(orc.trail),
    )


def meant(view: Rumble, orc: Orc) -> tuple[str, ...]:
    """What a click on an Orc can mean, the likeliest first."""
    name = called(orc).lower()
    if view.phase == CALLING:
        return (f"{'up' if orc.down else 'fight' if orc.foe >= 0 else 'activate'} {name}",)
    if view.phase == ACTING and view.active >= 0:
        actor = view.orcs[view.active]
        if actor is orc:
            return ("move",)
        held = barrels_at(view, actor.x, actor.y)
        return (f"throw b{held[0].id} {name}",) if held else (f"throw {name}",)
    if view.phase == FOUND or view.flight is not None:
        return (f"throw {name}",)
    if view.phase == PAIRING and orc.foe >= 0:
        foe = called(view.orcs[orc.foe]).lower()
        return (f"combat {name} {foe}", f"combat {foe} {name}")
    return ()


def condition(view: Rumble, orc: Orc) -> list[tuple[str, str]]:
    """What is the matter with an Orc, each as a picture and in words."""
    facts: list[tuple[str, str]] = []
    if orc.health <= 0:
        return facts
    if orc.down:
        facts.append(("dizzy", "Knocked Down"))
    if orc.foe >= 0:
        charged = " after a Charge" if orc.charged else ""
        facts.append(("fist", f"Engaged with {called(view.orcs[orc.foe])}{charged}"))
    if orc.item:
        facts.append((ITEM_LOOKS[orc.item], f"carries {article(ITEMS[orc.item])}"))
    if orc.x >= 0 and level(ground(view.terrain), orc.x, orc.y) >= 0:
        facts.append(("stairs", "on a Platform"))
    return facts


def panel(view: Rumble, seat: Seat) -> SeatPanel:
    """A seat's state beside the board: the Health of its Orcs, what is the matter with them, its brood, its feats."""
    mine = [orc for orc in view.orcs if orc.seat == seat]
    fit_first = sorted(mine, key=lambda orc: orc.health <= 0)
    up = [orc.health for orc in mine if orc.health > 0]
    gauges = [gauge for orc in fit_first for gauge in orc_figures(view, orc)]
    if view.seats > PAIR and up:  # a phone has no room for each of them
        gauges.insert(
            0, panels.figure("health", "heart", "Health", sum(up), seat=seat, words=f"{sum(up)} Health in all")
        )
    team = next((team for team in view.teams if seat in team), ())
    mates = [NAMES[mate] for mate in team if mate != seat]
    if team and (mates or view.broods):
        gauges.append(badge(view, team, seat, mates))
    if view.turn and view.teams and view.ending is None and seat in view.teams[view.first]:
        gauges.append(panels.state("initiative", "bolt", "has the Initiative", seat=seat))
    edge = next((view.edges[at] for at in (0, 1) if view.teams and seat in view.teams[at]), NOBODY)
    if edge != NOBODY and not view.turn:
        gauges.append(panels.state("edge", "signpost", f"at the {EDGES[edge]} edge", seat=seat))
    gauges += panels.feats(view, seat, FEATS)
    out = bool(mine) and not any(orc.health for orc in mine)
    prospect = f"out of Orcs, but may still win with {listed(mates)}" if out and mates and view.ending is None else ""
    came_to = f"{len(up)} of {len(mine)} Orcs stand, with {sum(up)} Health" if view.ending is not None else ""
    return SeatPanel(seat=seat, name=NAMES[seat], gauges=tuple(gauges), out=out, prospect=prospect, came_to=came_to)


def badge(view: Rumble, team: tuple[Seat, ...], seat: Seat, mates: list[str]) -> Gauge:
    """The sign of a seat's team, whose Orcs wear their numbers on plates of its kind; and which Orcs they are."""
    second = team == view.teams[1]
    shade = "dark" if second else "light"
    brood = BROODS[view.broods[seat]] if view.broods else ""
    words = f"{brood} Orcs with {shade} plates" if brood else ""
    if mates:
        words = f"{words or 'plays'} beside {listed(mates)}{', and decides' if team[0] == seat else ''}"
    name = f"{shade.capitalize()} team" if mates else brood
    return panels.state("team", "second-team" if second else "first-team", words, seat=seat, name=name)


def orc_figures(view: Rumble, orc: Orc) -> Iterator[Gauge]:
    """An Orc's Health beside his face, and what is the matter with him."""
    name = called(orc)
    if orc.health <= 0:
        yield panels.state(f"out-{name.lower()}", "skull", "out", seat=orc.seat, of=name)
        return
    id, words = f"health-{name.lower()}", f"{orc.health} of {unhurt(view)} Health"
    yield panels.figure(id, look(view, orc), "Health", orc.health, seat=orc.seat, of=name, words=words)
    for picture, words in condition(view, orc) if view.turn else ():
        yield panels.state(f"{picture}-{name.lower()}", picture, words, seat=orc.seat, of=name)
