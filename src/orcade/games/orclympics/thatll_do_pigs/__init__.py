"""That'll do Pigs: boar riders race round a circuit, and the first one home with the Piglet wins."""

from pathlib import Path

from orcade.games.orclympics.discipline import NAMES, traits
from orcade.table.game import Game
from orcade.table.requests import DEATH, MISSED, SCORE

from .hints import CHANCES, HINTS
from .pieces import Race, RaceOptions
from .plans import plans
from .policy import policy, usual
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import scene
from .tactics import worth
from .traces import TRACES
from .turns import MINDS, STOPS

GAME = Game(
    name="thatll-do-pigs",
    title="That'll do Pigs",
    blurb="Boars race round the crowd. Catch the Piglet, keep your saddle, and bring it home.",
    source="Orclympics: Games of Zagjan, part V (The 9th Age)",
    prefix="TP",
    version=13,
    seats=range(2, 5),
    names=NAMES[:4],
    minutes=(30, 60),
    first_minutes=(15, 35),
    maturity="new",
    state=Race,
    options=RaceOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    alike=lambda _: True,
    nouns={SCORE: "", DEATH: "crash|crashes", MISSED: "failed ram or grab|failed rams and grabs"},
    traits=traits,
    worth=worth,
    policy=policy,
    blunders={"easy": 0.35, "normal": 0.2},
    explain=explain,
    sayable=sayable,
    barred=barred,
    usual=usual,
    hints=HINTS,
    chances=CHANCES,
    traces=TRACES,
    plans=plans,
    stops=STOPS,
    minds=MINDS,
    longest=2000,
)
