"""Flying Pigs: greasy pigs, burning or not, in a round Pigsty; the first one in the Kitchen wins."""

from pathlib import Path

from orcade.games.orclympics.discipline import NAMES, traits
from orcade.table.game import Game

from .hints import CHANCES, HINTS
from .pieces import PigOptions, Pigsty
from .plans import plans
from .policy import policy
from .reactions import MINDS, STOPS
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import scene
from .tactics import worth
from .usual import usual

GAME = Game(
    name="flying-pigs",
    title="Flying Pigs",
    blurb="Two cooks and a pig each. Grease it, shove it, set it on fire: the first pig in the Kitchen wins.",
    source="Orclympics: Games of Zagjan, part I (The 9th Age)",
    prefix="FP",
    version=6,
    seats=range(2, 9),
    names=NAMES,
    minutes=(10, 45),
    maturity="new",
    state=Pigsty,
    options=PigOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    alike=lambda _: True,
    traits=traits,
    worth=worth,
    policy=policy,
    blunders={"easy": 0.3, "normal": 0.1},
    iterations={"hard": 200},
    explain=explain,
    sayable=sayable,
    barred=barred,
    hints=HINTS,
    chances=CHANCES,
    usual=usual,
    plans=plans,
    stops=STOPS,
    minds=MINDS,
    longest=8000,
)
