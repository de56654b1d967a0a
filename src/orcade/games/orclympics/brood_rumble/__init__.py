"""Brood Rumble: two teams of four Orcs, Barrels, Pits and a bloodthirsty audience on a board measured in inches."""

from pathlib import Path

from orcade.games.orclympics.discipline import NAMES, traits
from orcade.table.game import Game

from .battlefield_shown import depicts
from .hints import CHANCES, HINTS
from .pieces import IN_REACH, Rumble, RumbleOptions
from .plans import plans
from .policy import policy
from .reasons import reason
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import scene
from .tactics import worth
from .usual import usual

GAME = Game(
    name="brood-rumble",
    title="Brood Rumble",
    blurb="Four Orcs a team. Throw Barrels, charge, and headbutt each other into Pits until one team is left.",
    source="Orclympics: Games of Zagjan, part II (The 9th Age)",
    prefix="BR",
    version=10,
    seats=range(2, 5),
    recommended=2,
    names=NAMES[:4],
    minutes=(30, 60),
    first_minutes=(20, 40),
    maturity="new",
    state=Rumble,
    options=RumbleOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    alike=lambda _: True,
    depicts=depicts,
    traits=traits,
    worth=worth,
    policy=policy,
    blunders={"easy": 0.15},
    explain=explain,
    sayable=sayable,
    barred=barred,
    hints=HINTS,
    chances=CHANCES,
    usual=usual,
    reason=reason,
    plans=plans,
    stops={"reach": "a Barrel that I found can reach somebody", "loose": "it can reach nobody"},
    minds=IN_REACH,
    longest=6000,
)
