"""Timber!: two Orcs each, two trees, eight Wood and a Wild Boar; who carries most out of the Forest wins."""

from pathlib import Path

from orcade.games.orclympics.discipline import NAMES, traits
from orcade.table.game import Game
from orcade.table.requests import FALL, MISSED, SCORE, WOUND

from .answers import BOAR_ID, Boar, Move, Push, orc_id
from .hints import CHANCES, HINTS
from .pieces import SEATS, STRIKE, Forest, TimberOptions
from .plans import plans
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import scene
from .tactics import worth
from .traces import TRACES
from .usual import reason, usual

GAME = Game(
    name="timber",
    title="Timber!",
    blurb="Two Orcs each in a forest with two trees and one angry boar. Chop, shove, duck, and run off with the wood.",
    source="Orclympics: Games of Zagjan, part IV (The 9th Age)",
    prefix="TI",
    version=2,
    seats=range(2, SEATS + 1),
    names=NAMES[:SEATS],
    minutes=(20, 40),
    maturity="new",
    state=Forest,
    options=TimberOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    alike=lambda _: True,
    nouns={SCORE: "escape", WOUND: "hard knock", FALL: "", MISSED: "try in vain|tries in vain"},
    traits=traits,
    worth=worth,
    explain=explain,
    sayable=sayable,
    barred=barred,
    hints=HINTS,
    usual=usual,
    reason=reason,
    stops={
        "strike": "I lead the Wild Boar, and somebody with Wood is near it",
        "stroll": "I lead it, and nobody is",
        "again": "I may roll a die of a Shoving again, which can get no worse",
        "walk": "one of my Orcs without Wood can only walk, and gets to nothing yet",
        "stay": "one with Wood can only walk, and had best stay",
        "place": "I choose where I dodge to, or whom a Tree strikes first",
        "late": "it is the last Game Turn, and my Orcs are too far from the edge and from all Wood",
    },
    minds=STRIKE,
    plans=plans,
    chances=CHANCES,
    traces=TRACES,
    steps={
        Move: lambda forest: orc_id(forest.acting),
        Boar: lambda _: BOAR_ID,
        Push: lambda forest: orc_id(forest.target),
    },
    longest=2000,
)
