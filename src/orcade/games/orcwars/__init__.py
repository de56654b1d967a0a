"""Orcwars Too!: tribes under leaders who may not be obeyed, gold, caravans and treachery, and two ways to win."""

from pathlib import Path

from orcade.table.atlas import Atlas
from orcade.table.catalogue import Catalogue
from orcade.table.game import Game
from orcade.table.requests import DEATH, FALL, SCORE, WOUND

from .answers.trading import MINDS, STOPS
from .atlas import read as read_atlas
from .catalogue import TABLES, decks
from .catalogue import read as read_chips
from .hints import CHANCES, HINTS
from .imagined import imagined
from .map_files import MAP_TABLES, shipped_text
from .pieces import NAMES, Wars, WarsOptions
from .plans import plans
from .policy import policy
from .reasons import reason
from .refusals import barred, explain, sayable
from .rules import start, step
from .scene import own, scene
from .tactics import worth
from .traces import TRACES
from .usual import usual

GAME = Game(
    name="orcwars",
    title="Orcwars Too!",
    blurb="Raise leaders, levy tribes that may rebel, rob caravans, and hold lands or armies for a whole round.",
    source="Orcwars Too!, a rulebook from its author's home page",
    prefix="OW",
    version=10,
    seats=range(2, 7),
    names=NAMES,
    minutes=(20, 150),
    maturity="new",
    # A land that nobody held scores; who is not obeyed falls to the eye alone, and who is wounded may be destroyed.
    nouns={SCORE: "land claimed|lands claimed", DEATH: "unit destroyed|units destroyed", FALL: "", WOUND: ""},
    state=Wars,
    options=WarsOptions,
    folder=Path(__file__).parent,
    start=start,
    step=step,
    scene=scene,
    own=own,
    policy=policy,
    blunders={"easy": 0.65, "normal": 0.35},
    iterations={"hard": 200},
    worth=worth,
    sayable=sayable,
    barred=barred,
    explain=explain,
    hints=HINTS,
    chances=CHANCES,
    traces=TRACES,
    usual=usual,
    reason=reason,
    plans=plans,
    stops=STOPS,
    minds=MINDS,
    imagined=imagined,
    catalogue=Catalogue(decks=decks, read=read_chips, option="own_chips", tables=TABLES),
    atlas=Atlas(shipped=shipped_text, read=read_atlas, option="own_map", tables=MAP_TABLES),
    longest=20_000,
)
