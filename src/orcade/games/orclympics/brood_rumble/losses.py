"""Health that is lost, Orcs that are eliminated, the way that pieces came, and the end of the game (BR 1, BR-22)."""

from __future__ import annotations

from msgspec.structs import replace

from orcade.games.orclympics.discipline import NAMES, feat, honours
from orcade.table.game import Ending
from orcade.table.plane import SLACK
from orcade.table.requests import D6, Flow, Roll
from orcade.table.words import listed

from .events import BY_THORNS, Eliminated, Scratched
from .geometry import crossed, ground
from .pieces import FEATS, NOBODY, NOTHING, ORC_R, SCRATCH_COSTS, SCRATCHES, Orc, Point, Rumble, standing


def go_along(rumble: Rumble, orc: Orc, way: tuple[Point, ...]) -> None:
    """An Orc goes this way; it is remembered until the next answer."""
    orc.trail = orc.trail + way[1:] if orc.trail else way
    orc.x, orc.y = way[-1]
    rumble.astir = True


def lose_health(rumble: Rumble, orc: Orc, loss: int, how: int, by: int = NOBODY) -> Flow[None]:
    """An Orc loses Health; with the last of it, it is eliminated. `how`, `by`: see `Eliminated`."""
    loss = min(loss, orc.health)
    orc.health -= loss
    orc.lost += loss
    rumble.blood = True
    if not orc.health:
        yield from eliminate(rumble, orc, how, by)


def eliminate(rumble: Rumble, orc: Orc, how: int, by: int = NOBODY) -> Flow[None]:
    """BR 1: an Orc is out. The first team without Orcs has lost (BR-22)."""
    rumble.blood = True
    orc.health = 0
    orc.item = NOTHING
    orc.down = False
    orc.fresh = rumble.astir = True
    disengage(rumble, orc)
    yield Eliminated(orc.name, how, by, alone(rumble, orc.team))
    if rumble.ending is None and not standing(rumble, orc.team):
        winners = rumble.teams[1 - orc.team]
        finish(
            rumble, winners, f"All Orcs of {listed([NAMES[seat] for seat in rumble.teams[orc.team]])} are out.", "BR 1"
        )


def alone(rumble: Rumble, team: int) -> int:
    """The name of the only Orc of a team that stands; NOBODY where there are others, or none."""
    left = standing(rumble, team)
    return left[0].name if len(left) == 1 else NOBODY


def disengage(rumble: Rumble, orc: Orc) -> None:
    """An Orc and its foe are no longer Engaged."""
    if orc.foe >= 0:
        rumble.orcs[orc.foe].foe = NOBODY
        rumble.orcs[orc.foe].charged = False
    orc.foe = NOBODY
    orc.charged = False


def finish(rumble: Rumble, winners: tuple[int, ...], text: str, rule: str, limit: str = "") -> None:
    """The game is over: the winners share the first place, the others the next (BR 1)."""
    places = [1 if seat in winners else 1 + len(winners) for seat in range(rumble.seats)]
    rumble.ending = Ending(places, text, rule, limit, honours(rumble, FEATS, "BR 5"))


def honour(rumble: Rumble, orc: Orc, which: int) -> Flow[None]:
    """BR 5, OC-8: a deed of this Orc, for its owner; also where it has ended the game."""
    yield from feat(rumble, orc.seat, which, FEATS)
    if rumble.ending is not None:
        rumble.ending = replace(rumble.ending, feats=honours(rumble, FEATS, "BR 5"))


def dangers_on(rumble: Rumble, way: tuple[Point, ...]) -> int:
    """How many pieces of Dangerous Terrain an Orc is in contact with on its way, its start included (BR-27)."""
    dangers = ground(rumble.terrain).dangers
    return len(crossed(dangers, way, ORC_R + SLACK)) if dangers else 0


def roll_for_dangers(rumble: Rumble, orc: Orc, pieces: int) -> Flow[None]:
    """BR-27: one die for each piece of Dangerous Terrain that a movement touched."""
    for _ in range(pieces):
        die = yield Roll(orc.seat, D6, "Dangerous Terrain", "BR-27", SCRATCHES)
        yield Scratched(orc.name, SCRATCH_COSTS if die >= SCRATCHES else 0)
        if die >= SCRATCHES:
            yield from lose_health(rumble, orc, SCRATCH_COSTS, BY_THORNS)
            if not orc.health:
                return
