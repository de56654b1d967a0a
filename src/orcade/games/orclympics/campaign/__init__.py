"""The Orclympics: the six disciplines as one contest, over several evenings and on one scoreboard."""

from pathlib import Path

from orcade.games.orclympics.discipline import traits
from orcade.table.game import Game

from .answers import MINDS, STOPS
from .disciplines import DISCIPLINES, board, depicts, lasts, plans, policy, reason, usual
from .hints import CHANCES, HINTS
from .pieces import NAMES, Campaign, CampaignOptions
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import alike, scene
from .scoreboard import scoreboard
from .tactics import worth

VERSION = 4
"""Of the campaign's own rules."""

GAME = Game(
    name="orclympics",
    title="Orclympics",
    blurb="Six disciplines, one brood each, one scoreboard. Who is last gets angry; who is first gets the tribe.",
    source="Orclympics: Games of Zagjan, campaign rules (The 9th Age)",
    prefix="OC",
    version=VERSION + sum(each.game.version - 1 for each in DISCIPLINES),
    seats=range(2, 5),
    names=NAMES,
    minutes=(60, 360),
    maturity="new",
    state=Campaign,
    options=CampaignOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    alike=alike,
    depicts=depicts,
    traits=traits,
    worth=worth,
    policy=policy,
    blunders={"easy": 0.1},
    explain=explain,
    sayable=sayable,
    barred=barred,
    hints=HINTS,
    chances=CHANCES,
    usual=usual,
    reason=reason,
    lasts=lasts,
    traces={kind: tracer for each in DISCIPLINES for kind, tracer in each.game.traces.items()},
    steps={kind: who for each in DISCIPLINES for kind, who in each.game.steps.items()},
    plans=plans,
    stops=STOPS | {word: label for each in DISCIPLINES for word, label in each.game.stops.items()},
    minds=(*MINDS, *(word for each in DISCIPLINES for word in each.game.minds)),
    parts=tuple(each.game.name for each in DISCIPLINES),
    board=board,
    scoreboard=scoreboard,
    longest=2 * sum(each.game.longest for each in DISCIPLINES),
)
