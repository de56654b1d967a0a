"""HACK!: down into a tomb that is built from the players' hands, and out again before the others."""

from pathlib import Path

from orcade.table.catalogue import Catalogue
from orcade.table.game import Game
from orcade.table.requests import MISSED, SCORE, WOUND

from .catalogue import decks, read
from .deck_files import TABLES
from .hints import CHANCES, HINTS
from .imagined import imagined
from .moments import MINDS, STOPS
from .pieces import NAMES, Dungeon, HackOptions, traits
from .plans import plans
from .reasons import reason
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import own, scene
from .tactics import worth
from .traces import TRACES
from .usual import usual

GAME = Game(
    name="hack",
    title="HACK!",
    blurb="Build the tomb from your hand, survive what your friends play upon you, and be the first to walk out.",
    source="HACK! The Knights of the Dinner Table Card Game",
    prefix="HK",
    version=11,
    seats=range(2, 7),
    names=NAMES,
    minutes=(30, 60),
    maturity="new",
    state=Dungeon,
    options=HackOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    own=own,
    nouns={SCORE: "win", WOUND: "defeat", MISSED: "try in vain|tries in vain"},
    traits=traits,
    worth=worth,
    usual=usual,
    traces=TRACES,
    reason=reason,
    plans=plans,
    sayable=sayable,
    barred=barred,
    explain=explain,
    hints=HINTS,
    chances=CHANCES,
    imagined=imagined,
    stops=STOPS,
    minds=MINDS,
    catalogue=Catalogue(decks=decks, read=read, option="own_deck", tables=frozenset({"character", *TABLES})),
    longest=60_000,
)
