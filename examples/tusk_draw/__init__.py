"""Tusk Draw: a tiny game that shows every kind of request. docs/adding-a-game.md walks through it."""

from pathlib import Path

from orcade.table.game import Game

from .pieces import NAMES, Table, TuskOptions
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import scene
from .tactics import worth

GAME = Game(
    name="tusk-draw",
    title="Tusk Draw",
    blurb="Everybody lays a tusk face down. The longest takes the point.",
    source="An example of Orcade's own",
    prefix="TD",
    version=1,
    seats=range(2, 5),
    names=NAMES,
    minutes=(2, 5),
    maturity="new",
    state=Table,
    options=TuskOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    explain=explain,
    sayable=sayable,
    barred=barred,
    worth=worth,
    longest=100,
)
