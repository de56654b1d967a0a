"""Road Rage: chariots that their drivers build themselves, three gates, and everything in between gets rammed."""

from pathlib import Path

from orcade.games.orclympics.discipline import NAMES, traits
from orcade.table.game import Game
from orcade.table.requests import DEATH, MISSED, SCORE, WOUND

from .answers import Drive
from .circuit_shown import depicts
from .hints import CHANCES, HINTS
from .pieces import SEATS, Race, RageOptions
from .plans import plans
from .policy import policy
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import alike, own, scene
from .tactics import worth
from .usual import usual
from .words import chariot_id

GAME = Game(
    name="road-rage",
    title="Road Rage",
    blurb="Build a chariot, race it through three gates, and ram whoever is in the way. Boars do not brake.",
    source="Orclympics: Games of Zagjan, part VI (The 9th Age)",
    prefix="RR",
    version=5,
    seats=range(2, SEATS + 1),
    names=NAMES[:SEATS],
    minutes=(15, 40),
    maturity="new",
    state=Race,
    options=RageOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    alike=alike,
    own=own,
    depicts=depicts,
    nouns={SCORE: "gate", WOUND: "dent", DEATH: "wreck", MISSED: "trick gone wrong|tricks gone wrong"},
    traits=traits,
    worth=worth,
    policy=policy,
    blunders={"easy": 0.17, "normal": 0.07},
    explain=explain,
    sayable=sayable,
    barred=barred,
    hints=HINTS,
    chances=CHANCES,
    plans=plans,
    usual=usual,
    stops={
        "trick": "my way is driven, and a Dirty Trick is likely to work",
        "end": "my way is driven, and there is anything else to do",
    },
    minds=("trick",),
    steps={Drive: lambda race: chariot_id(race.active)},
    longest=8000,
)
