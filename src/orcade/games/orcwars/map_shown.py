"""The map as it is seen: areas with their owners and what is built there, armies as stacks, caravans."""

from __future__ import annotations

from orcade.table.area_map import territory
from orcade.table.things import Holding, Piece, Stack, Territory, Thing
from orcade.table.trace import Point
from orcade.table.words import counted, whose

from .answers.common import area_slug, chip_id, chip_name, chip_slug, garrison_id
from .caravans import area_of, caravans_in, way_of
from .chip_looks import emblem
from .chips import MACHINE
from .finding import chip_of, land_of, lone, power_of, turn_of, world_of
from .pieces import (
    NAMES,
    NO_CHIP,
    NOBODY,
    WHAT_TO_HAND_OVER,
    WHAT_TO_LEAVE,
    WHAT_TO_TAKE_OVER,
    WHETHER_AGAIN,
    WHETHER_TO_FIGHT,
    WHETHER_TO_LET_PASS,
    WHETHER_TO_MOVE_ON,
    WHETHER_TO_STRIKE,
    WHICH_CARAVAN,
    WHICH_GOLD_TO_KEEP,
    WHO_COMES_ALONG,
    Caravan,
    Land,
    Leader,
    Wars,
)

SMALLER = 0.7
"""How large a caravan is, measured by an army."""


def areas(view: Wars) -> list[Thing]:
    """All areas: whose they are, and what stands in them."""
    return [area_shown(view, area) for area in range(len(world_of(view).names))]


def area_shown(view: Wars, area: int) -> Territory:
    """An area with what goes with it."""
    land = land_of(view, area)
    map = world_of(view).map
    if land is None:
        return territory(map, area, label=f"{world_of(view).names[area]}, outland")
    words = [f"{world_of(view).names[area]}, land {area + 1}", owned(land)]
    large, small = map.places[area].holdings
    holdings = []
    if land.fortress:
        name = f"a fortress of strength {land.fortress}"
        words.append(name)
        x, y = large
        holdings.append(Holding(x=x, y=y, look="tower", name=name, count=land.fortress, text=f"F{land.fortress}"))
    if land.mine:
        words.append("a mine")
        x, y = small
        holdings.append(Holding(x=x, y=y, look="mine", name="a mine", text="M"))
    owner = None if land.owner == NOBODY else land.owner
    return territory(map, area, label=", ".join(words), seat=owner, holdings=tuple(holdings))


def owned(land: Land) -> str:
    """Whose a land is: "Krug's"."""
    return "nobody's" if land.owner == NOBODY else whose(NAMES[land.owner])


# Stacks. A garrison stands behind leaders, and caravans before both.


def armies(view: Wars) -> list[Thing]:
    """Everybody on the map: leaders with what follows them, garrisons, neutral units, caravans."""
    found: list[Thing] = []
    for area, places in enumerate(world_of(view).map.places):
        land = land_of(view, area)
        held = land is not None and bool(land.units)
        leaders = [leader for leader in view.leaders if leader.area == area]
        caravans = caravans_in(view, area)
        count = held + len(leaders) + len(caravans)
        if not count:
            continue
        built = (land.fortress > 0, land.mine) if land is not None else ()
        spots, size = places.standing(count, *built)
        rest = iter(spots)
        if land is not None and held:
            found.append(garrison(view, area, land, next(rest), size))
        found += [army(view, leader, next(rest), size) for leader in leaders]
        found += [wagon(view, caravan, next(rest), size) for caravan in caravans]
    return found


def army(view: Wars, leader: Leader, spot: Point, size: float) -> Stack:
    """A leader, alone or with his army; all of it lies open (OW-64)."""
    chip = chip_of(view, leader.chip)
    units = [leader.chip, *leader.units]
    words = [f"{chip.name}, {whose(NAMES[leader.seat])}, at {world_of(view).names[leader.area]}"]
    words.append(f"authority {chip.power}, servivility {chip.servivility}")
    words.append(f"power {power_of(view, units)}" if not lone(leader) else "lone")
    members = tuple(chip_name(view, card) for card in leader.units)
    marks: list[str] = []
    if leader.shaman != NO_CHIP:
        marks.append("shaman")
        words.append("with a shaman")
    if any(chip_of(view, card).kind == MACHINE for card in leader.units):
        marks.append("machine")
    if leader.gold:
        marks.append("gold")
        words.append(f"carries {counted(power_of(view, leader.gold), 'gold|gold')}")
    states = []
    if turn_of(view) == leader.seat and view.round:
        states += ["done"] * (leader.moved and leader.attacked and leader.levied)
        states += ["active"] * (leader.chip in in_question(view))
    slug = chip_slug(view, leader.chip)
    x, y = spot
    return Stack(
        id=chip_id(leader.chip),
        label=", ".join(words),
        tries=(f"march {slug} {area_slug(view, leader.area)}" if leader.seat == turn_of(view) else f"knife {slug}",),
        x=x,
        y=y,
        look=emblem(chip),
        name=chip.name,
        seat=leader.seat,
        badge=str(power_of(view, units)),
        count=1 + len(leader.units),
        marks=tuple(marks),
        members=members,
        states=tuple(states),
        size=size,
        text=initials(chip.name),
    )


OF_A_LEADER = (
    WHO_COMES_ALONG,
    WHAT_TO_LEAVE,
    WHAT_TO_TAKE_OVER,
    WHAT_TO_HAND_OVER,
    WHICH_GOLD_TO_KEEP,
    WHETHER_TO_MOVE_ON,
)
"""Questions about a leader: `Wars.about` says which."""
OF_SEVERAL = (WHETHER_TO_LET_PASS, WHETHER_TO_STRIKE, WHETHER_AGAIN, WHICH_CARAVAN)
"""Questions about leaders who have come somewhere: `Wars.noted` has them."""


def in_question(view: Wars) -> list[int]:
    """The leaders whom the present question is about: a page goes where they are."""
    if view.asked in OF_A_LEADER:
        return [view.about]
    if view.asked == WHETHER_TO_FIGHT:
        _enemy, *group = view.noted
        return group
    return view.noted if view.asked in OF_SEVERAL else []


def initials(name: str) -> str:
    """Two letters for the text map: "Snik Last-Out" is So, "Clank" is Cl."""
    first, *more = name.replace("-", " ").split()
    return first[0] + more[-1][0].lower() if more else first[:2]


def garrison(view: Wars, area: int, land: Land, spot: Point, size: float) -> Stack:
    """Units without a leader."""
    strongest = max(land.units, key=lambda card: (chip_of(view, card).kind != MACHINE, chip_of(view, card).power))
    neutral = land.owner == NOBODY
    whom = "Neutral units" if neutral else f"{whose(NAMES[land.owner])} garrison"
    members = tuple(chip_name(view, card) for card in land.units)
    words = f"{whom} at {world_of(view).names[area]}, power {power_of(view, land.units)}"
    x, y = spot
    return Stack(
        id=garrison_id(area),
        label=words + (", with a shaman" if land.shamans else ""),
        x=x,
        y=y,
        look=emblem(chip_of(view, strongest)),
        name="neutral" if neutral else "garrison",
        seat=None if neutral else land.owner,
        badge=str(power_of(view, land.units)),
        count=len(land.units),
        marks=("shaman",) if land.shamans else (),
        members=members,
        size=size,
        text="n" if neutral else "g",
    )


def wagon(view: Wars, caravan: Caravan, spot: Point, size: float) -> Piece:
    """A caravan on its way."""
    chip = chip_of(view, caravan.chip)
    way = way_of(view, caravan)
    left = len(way) - 1 - caravan.at
    names = world_of(view).names
    words = [f"{chip.name} at {names[area_of(view, caravan)]}, to {names[way[-1]]} in {counted(left, 'step')}"]
    words.append(f"power {caravan.power}" if caravan.power > 0 else "its power is not known yet")
    x, y = spot
    return Piece(
        id=chip_id(caravan.chip),
        label=", ".join(words),
        tries=(f"raid {chip_slug(view, caravan.chip)}",),
        x=x,
        y=y,
        look="caravan",
        size=round(size * SMALLER, 2),
        text="c",
        badge=str(caravan.power) if caravan.power > 0 else "",
    )


def lost(view: Wars) -> list[Leader]:
    """Those who are lost underground."""
    return [leader for leader in view.leaders if leader.area < 0]
