"""Orc Pit Fighting: two orcs, one pit, a deck of cards."""

from pathlib import Path

from orcade.table.game import Game
from orcade.table.requests import DEATH, MISSED, SCORE, TURN, WOUND

from .hints import CHANCES, HINTS
from .pieces import FIGHTERS, Pit, PitOptions
from .plans import plans
from .prompts import MINDS, STOPS
from .reasons import reason
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import scene
from .tactics import worth
from .usual import usual

GAME = Game(
    name="pit-fighting",
    title="Orc Pit Fighting",
    blurb="Two orcs, nose to nose in the pit. Circle for better cards, attack with clubs, and cheat with diamonds.",
    source="Orc Pit Fighting, by Avian",
    prefix="PF",
    version=3,
    seats=range(2, 3),
    names=FIGHTERS,
    minutes=(15, 30),
    for_first=True,
    maturity="new",
    state=Pit,
    options=PitOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    # Who wins and loses a Result, or is behind in Combat Value, scores and misses to the eye alone.
    nouns={TURN: "round", WOUND: "point of damage|points of damage", DEATH: "knock-out", SCORE: "", MISSED: ""},
    worth=worth,
    usual=usual,
    reason=reason,
    plans=plans,
    explain=explain,
    sayable=sayable,
    barred=barred,
    hints=HINTS,
    chances=CHANCES,
    stops=STOPS,
    minds=MINDS,
    longest=4_000,
)
