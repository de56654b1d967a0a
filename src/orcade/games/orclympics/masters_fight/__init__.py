"""Masters' Fight: up to six masters in a pit of 8 × 8 squares; the last Orc standing wins."""

from pathlib import Path

from orcade.games.orclympics.discipline import traits
from orcade.table.game import Game

from .answers import Move, orc_id
from .hints import CHANCES, HINTS
from .pieces import BY_HELMET, NAMES, Fight, FightOptions, acting
from .plans import plans
from .policy import policy
from .reasons import lasts, reason
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import scene
from .tactics import worth
from .traces import TRACES
from .usual import usual

GAME = Game(
    name="masters-fight",
    title="Masters' Fight",
    blurb="One Orc each in a pit full of clubs, axes and holes. Smash, stomp and jump until nobody else stands.",
    source="Orclympics: Games of Zagjan, part III (The 9th Age)",
    prefix="MF",
    version=4,
    seats=range(2, 7),
    names=NAMES,
    minutes=(20, 45),
    first_minutes=(15, 30),
    for_first=True,
    maturity="new",
    state=Fight,
    options=FightOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    alike=lambda _: True,
    traits=traits,
    worth=worth,
    policy=policy,
    usual=usual,
    reason=reason,
    lasts=lasts,
    plans=plans,
    blunders={"easy": 0.5, "normal": 0.25},
    iterations={"hard": 200},
    explain=explain,
    sayable=sayable,
    barred=barred,
    hints=HINTS,
    chances=CHANCES,
    traces=TRACES,
    steps={Move: lambda fight: orc_id(acting(fight).seat)},
    stops={
        "helmet": "my helmet could soften a blow",
        "fury": "Feral Fury lets me strike again",
        "places": "I choose where an item falls, or where I land",
        "steps": "I have struck, could not get up, or have no action left, and can only Move",
    },
    minds=BY_HELMET,
    longest=3000,
)
