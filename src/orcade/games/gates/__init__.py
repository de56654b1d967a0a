"""Orcs at the Gates: a Gamemaster with thirty orcs against a table of characters who rob each other."""

from pathlib import Path

from orcade.table.atlas import Atlas, Joining
from orcade.table.catalogue import Catalogue
from orcade.table.game import Game
from orcade.table.requests import DEATH, FALL, SCORE

from .atlas import LEGEND, USUAL, join
from .atlas import read as read_atlas
from .catalogue import TABLES, decks, read
from .farther import farther
from .hints import CHANCES, HINTS
from .map_files import MAP_TABLES, shipped_text
from .moments import MINDS, STOPS
from .options import GatesOptions
from .pieces import NAMES, Siege, traits
from .plans import plans
from .policy import policy
from .reasons import lasts, reason
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import own, scene
from .tactics import worth
from .traces import TRACES
from .usual import usual

GAME = Game(
    name="gates",
    title="Orcs at the Gates",
    blurb="One runs thirty orcs and a deck of spite. The others loot, fight and rob each other for points.",
    source="Orcs at the Gates, by Jim Dietz (Jolly Roger Games)",
    prefix="OG",
    version=9,
    seats=range(2, 10),
    names=NAMES,
    minutes=(60, 120),
    first_minutes=(25, 45),
    seating="The last seat is the Gamemaster's, unless you roll for it. All others play characters.",
    maturity="new",
    state=Siege,
    options=GatesOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    own=own,
    traits=traits,
    worth=worth,
    policy=policy,
    blunders={"easy": 0.15, "normal": 0.08},
    sayable=sayable,
    barred=barred,
    explain=explain,
    hints=HINTS,
    chances=CHANCES,
    usual=usual,
    reason=reason,
    lasts=lasts,
    traces=TRACES,
    plans=plans,
    farther=farther,
    stops=STOPS,
    minds=MINDS,
    nouns={DEATH: "dead|dead", FALL: "mishap", SCORE: "stroke of luck|strokes of luck"},
    catalogue=Catalogue(decks=decks, read=read, option="own_decks", tables=TABLES),
    atlas=Atlas(
        shipped=shipped_text,
        read=read_atlas,
        option="own_maps",
        tables=MAP_TABLES,
        signs=LEGEND,
        joining=Joining(join, USUAL),
    ),
    longest=60_000,
)
