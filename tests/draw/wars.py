"""A map of areas in the middle of a war: for tests, and to look at."""

from __future__ import annotations

from orcade.games.orcwars.world import world
from orcade.table.area_map import area_id, land, ridges, territory
from orcade.table.choices import Choice, Question
from orcade.table.scene import Scene
from orcade.table.things import Holding, Stack, Territory, Thing

OWNERS = {0: 0, 1: 0, 5: 0, 4: 1, 8: 1, 9: 1, 12: 1, 6: 2, 7: 2, 17: 2, 16: 2, 2: 3, 3: 3, 11: 3, 15: 0}
"""By area, whose it is."""
FORTRESSES = {0: 1, 8: 4, 6: 2, 3: 3, 10: 1}
"""By area, how strong."""
MINES = (5, 8, 17, 2)
STACKS = (
    # area, place, seat, look, name, power, pieces, marks
    (0, 0, 0, "chief-kobold", "Old Drip", "14", 5, ("gold", "shaman")),
    (5, 0, 0, "kobold", "Three kobolds", "4", 3, ()),
    (26, 0, 0, "chief-kobold", "Snivel", "9", 2, ("gold",)),
    (4, 0, 1, "chief-goblin", "Mother Soot", "21", 6, ("shaman", "machine", "gold")),
    (8, 0, 1, "orc", "Two orcs", "7", 2, ()),
    (9, 0, 1, "chief-orc", "Captain Bent", "18", 4, ("machine",)),
    (9, 1, 2, "chief-hobgoblin", "Left Right", "12", 3, ()),
    (7, 0, 2, "chief-ogre", "Uncle Lunch", "6", 1, ()),
    (17, 0, 2, "ogre", "Two ogres", "11", 2, ()),
    (3, 0, 3, "chief-goblin", "Grin", "5", 1, ("gold",)),
    (21, 0, 3, "chief-troll", "Mossy Dan", "23", 6, ("shaman",)),
    (21, 1, 2, "chief-orc", "Redtusk", "15", 5, ()),
    (14, 0, None, "troll", "Three trolls of nobody", "15", 3, ()),
    (13, 0, None, "caravan", "Toll Road caravan, to Fishmonger Bay", "?", 1, ()),
    (2, 0, None, "caravan", "Egg Road caravan, to Flour Dale", "2", 1, ("gold",)),
)  # fmt: skip


def war(*, asked: bool = True) -> Scene:
    """Four seats, fifteen owned areas, five fortresses, four mines, fifteen stacks, and areas to choose from."""
    map_ = world("").map
    things = (*map(_territory, range(28)), *ridges(map_), *(_stack(at) for at in range(len(STACKS))))
    say = ("clang-hill", "howlwood", "cold-kettle", "nettle-hollow")
    question = Question(
        prompt="Where does Mother Soot go?",
        rule="OW B3",
        choices=tuple(Choice(f"move mother-soot {each}", each, ("stack-3", area_id(each)), "A fight.") for each in say),
    )
    return Scene(
        width=map_.size[0],
        height=map_.size[1],
        look="map",
        headline="Round 4, moving",
        things=things,
        land=land(map_),
        roams=True,
        question=question if asked else None,
        last=(area_id("slag-bottom"),),
    )


def _territory(area: int) -> Territory:
    map_ = world("").map
    found, (large, small) = map_.areas[area], map_.places[area].holdings
    holdings = []
    if area in FORTRESSES:
        count = FORTRESSES[area]
        name = f"a fortress of strength {count}"
        holdings.append(Holding(x=large[0], y=large[1], look="tower", name=name, count=count, text=f"F{count}"))
    if area in MINES:
        holdings.append(Holding(x=small[0], y=small[1], look="mine", name="a mine", text="m"))
    told = ", ".join([f"{found.name} ({found.number or found.kind})", found.look, *(each.name for each in holdings)])
    return territory(map_, area, label=told, seat=OWNERS.get(area), holdings=tuple(holdings))


def _stack(at: int) -> Stack:
    area, place, seat, look, name, power, pieces, marks = STACKS[at]
    count = sum(1 for other, *_ in STACKS if other == area)
    spots, size = world("").map.places[area].standing(count, area in FORTRESSES, area in MINES)
    x, y = spots[place]
    return Stack(
        id=f"stack-{at}",
        label=f"{name}, power {power}, in {world('').names[area]}",
        x=x,
        y=y,
        look=look,
        name=name,
        seat=seat,
        badge=power,
        count=pieces,
        marks=marks,
        members=tuple(f"{look.removeprefix('chief-')} {each + 1}" for each in range(pieces)),
        states=("active",) if at == 3 else (),
        size=size,
        text=name[:2],
    )


THINGS: tuple[Thing, ...] = war().things
