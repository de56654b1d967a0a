"""Before the first Game Turn: teams (BR-1), broods (BR 1.2), terrain (BR 2, BR-28), deployment (BR 3)."""

from __future__ import annotations

from orcade.games.orclympics.discipline import choose_broods, first_team
from orcade.table.requests import OPEN, Ask, Flow, Option, Roll

from .answers import CHOOSE, COVERS, EDGE, KINDS
from .deployment_region import DeploymentRegion
from .events import Counted, Deployed, NoRoom, Placed, Teamed, TookEdge
from .geometry import ground
from .pieces import (
    BROODING,
    CHOOSING_KIND,
    COUNTING,
    DEPLOYING,
    EDGING,
    FEATURES_ADD,
    FEATURES_DIE,
    HEAPING,
    MOUND_FROM_MIDDLE,
    NOBODY,
    OPENING,
    ORC_NAMES,
    SETTING,
    TEAM,
    Orc,
    Point,
    Rumble,
    captain,
    clear_trails,
    unhurt,
)
from .terrain import BY_TURNS, MOUND, SIDE, Terrain, outline, read_battlefield, ready
from .terrain_region import TerrainRegion, fits

PLACE = (
    "Where does the Pit lie?",
    "Where does the Dangerous Terrain lie?",
    "Where does the Platform stand?",
    "Where does the Cover stand?",
)
"""The question for each kind."""
DEPLOY = tuple(f"Where does {name} begin?" for name in ORC_NAMES)


def make_teams(rumble: Rumble) -> Flow[None]:
    """BR-1: first and fourth of the standings against second and third; the leader alone if there are three players.

    Who is level in the standings, as all are in a single game, is put in order at random.
    """
    if not rumble.teams:
        if rumble.seats == 2:
            rumble.order = [0, 1]
        else:
            yield from rank_seats(rumble)
        first, second, *rest = rumble.order
        if not rest:
            rumble.teams = ((first,), (second,))
        elif len(rest) == 1:
            rumble.teams = ((first,), (second, rest[0]))
        else:
            rumble.teams = ((first, rest[1]), (second, rest[0]))
        yield Teamed(rumble.teams)
    if not rumble.orcs:
        enlist(rumble)
    rumble.phase = BROODING


def rank_seats(rumble: Rumble) -> Flow[None]:
    """All seats in `order`, the best in the standings first."""
    ranks = rumble.standing
    rumble.order = []
    while len(rumble.order) < rumble.seats:
        left = [seat for seat in range(rumble.seats) if seat not in rumble.order]
        best = min((ranks[seat] for seat in left), default=0) if ranks else 0
        level = tuple(seat for seat in left if not ranks or ranks[seat] == best)
        at = 1
        if len(level) > 1:
            at = yield Roll(OPEN, len(level), "order of the players", "BR-1")
        rumble.order.append(level[at - 1])


def enlist(rumble: Rumble) -> None:
    """Four Orcs a team: all of one player's, or two of each (BR 1, BR-1)."""
    for seat in range(rumble.seats):
        team = 0 if seat in rumble.teams[0] else 1
        for which in range(TEAM // len(rumble.teams[team])):
            rumble.orcs.append(Orc(len(rumble.orcs), seat, team, TEAM * seat + which, health=unhurt(rumble)))


def brood(rumble: Rumble) -> Flow[None]:
    """BR 1.2: each player's brood."""
    yield from choose_broods(rumble, CHOOSE, "BR 1.2")
    if rumble.astir:
        clear_trails(rumble)
    rumble.phase = COUNTING


def count_features(rumble: Rumble) -> Flow[None]:
    """BR 2: how many Terrain Features, and who places first; or a battlefield that lies ready."""
    own = rumble.options.own_battlefield
    if own or rumble.options.battlefield != BY_TURNS:
        rumble.terrain = read_battlefield(own) if own else ready(rumble.options.battlefield)
        rumble.phase = EDGING
        return
    number = yield Roll(OPEN, FEATURES_DIE, f"Terrain Features (+{FEATURES_ADD})", "BR 2")
    rumble.features = number + FEATURES_ADD
    rumble.team = yield from first_team(rumble, rumble.teams, "who places first", "BR 2")
    yield Counted(rumble.features, rumble.teams[rumble.team])
    rumble.phase = CHOOSING_KIND


def choose_kind(rumble: Rumble) -> Flow[None]:
    """BR 2, BR-2: what is placed next; what fits nowhere is not offered, and if nothing fits the rest is left out."""
    options: list[Option] = []
    for kind in (*KINDS, *(COVERS if rumble.options.cover else ())):
        if fits(rumble.terrain, kind.kind, kind.upright):
            options.append(kind)
    if not options:
        rumble.features = 0
        rumble.phase = HEAPING
        yield NoRoom()
        return
    answer = yield Ask(captain(rumble, rumble.team), "Which Terrain Feature do you place?", options, "BR 2")
    if rumble.astir:
        clear_trails(rumble)
    rumble.kind = answer.kind
    rumble.upright = answer.upright
    rumble.phase = SETTING


def set_down(rumble: Rumble) -> Flow[None]:
    """BR 2: where it lies."""
    plot = TerrainRegion(rumble.terrain, rumble.kind, rumble.upright)
    answer = yield Ask(captain(rumble, rumble.team), PLACE[rumble.kind], plot, "BR 2")
    rumble.terrain = (*rumble.terrain, Terrain(rumble.kind, answer.x, answer.y, rumble.upright))
    yield Placed(rumble.kind)
    rumble.kind = NOBODY
    rumble.features -= 1
    rumble.team = 1 - rumble.team
    rumble.phase = CHOOSING_KIND if rumble.features else HEAPING


def place_mounds(rumble: Rumble) -> Flow[None]:
    """BR 2, BR-3: two Debris Mounds on the Centre Line, one to each side of the middle."""
    axis = yield Roll(OPEN, 2, "Centre Line (1 across, 2 down)", "BR-3")
    for side in (-1, 1):
        x, y = mound_place(rumble, axis == 1, side)
        rumble.terrain = (*rumble.terrain, Terrain(MOUND, x, y))
        yield Placed(MOUND)
    rumble.phase = EDGING


def mound_place(rumble: Rumble, across: bool, side: int) -> Point:
    """The free place nearest to that on the Centre Line; of two, the one nearer the middle (BR-28)."""
    middle = SIDE // 2
    boxes = ground(rumble.terrain).boxes
    mound = outline(Terrain(MOUND, 0, 0))
    wanted = side * MOUND_FROM_MIDDLE
    # Where it would lie against one of the others, measured along the line from the middle.
    tries = {wanted}
    for box in boxes:
        centre, half = (box.x, box.w + mound.w) if across else (box.y, box.h + mound.h)
        tries |= {centre - middle - half, centre - middle + half}
    spots = [(middle + along, middle) if across else (middle, middle + along) for along in tries]
    limit = SIDE - mound.w
    free = []
    for x, y in spots:
        if mound.w <= x <= limit and mound.w <= y <= limit:
            for box in boxes:
                if abs(x - box[0]) < box[2] + mound.w and abs(y - box[1]) < box[3] + mound.h:
                    break
            else:
                free.append((x, y))

    def rank(spot: Point) -> tuple[int, int]:
        along = (spot[0] if across else spot[1]) - middle
        return abs(along - wanted), abs(along)

    return min(free, key=rank)


def take_edges(rumble: Rumble) -> Flow[None]:
    """BR 3: the higher roll takes a Board Edge and deploys first; the others have the opposite one."""
    rumble.team = yield from first_team(rumble, rumble.teams, "who deploys first", "BR 3")
    answer = yield Ask(captain(rumble, rumble.team), "At which Board Edge do you deploy?", EDGE, "BR 3")
    if rumble.astir:
        clear_trails(rumble)
    mine, yours = answer.edge, (answer.edge + 2) % 4
    rumble.edges = (mine, yours) if rumble.team == 0 else (yours, mine)
    yield TookEdge(rumble.teams[rumble.team], mine)
    yield TookEdge(rumble.teams[1 - rumble.team], yours)
    rumble.phase = DEPLOYING


def deploy(rumble: Rumble) -> Flow[None]:
    """BR 3: one Orc takes its place at its team's Board Edge; all of a team before the other's."""
    orc = recruit(rumble)
    answer = yield Ask(orc.seat, DEPLOY[orc.name], DeploymentRegion(rumble, orc), "BR 3")
    orc.x, orc.y = answer.x, answer.y
    yield Deployed(orc.name)
    if all(other.x >= 0 for other in rumble.orcs if other.team == rumble.team):
        rumble.team = 1 - rumble.team
        if all(other.x >= 0 for other in rumble.orcs):
            rumble.phase = OPENING


def recruit(rumble: Rumble) -> Orc:
    """The Orc that deploys next."""
    return next(orc for orc in rumble.orcs if orc.team == rumble.team and orc.x < 0)
