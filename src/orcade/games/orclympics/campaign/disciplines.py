"""The six disciplines as a campaign sees them: one line each, and nothing else of a campaign names them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from orcade.games.orclympics.brood_rumble import GAME as rumble_game
from orcade.games.orclympics.brood_rumble import pieces as rumble
from orcade.games.orclympics.discipline import Discipline
from orcade.games.orclympics.flying_pigs import GAME as pigs_game
from orcade.games.orclympics.flying_pigs import pieces as pigs
from orcade.games.orclympics.masters_fight import GAME as fight_game
from orcade.games.orclympics.masters_fight import pieces as fight
from orcade.games.orclympics.road_rage import GAME as rage_game
from orcade.games.orclympics.road_rage import pieces as rage
from orcade.games.orclympics.thatll_do_pigs import GAME as piglet_game
from orcade.games.orclympics.thatll_do_pigs import pieces as piglet
from orcade.games.orclympics.timber import GAME as timber_game
from orcade.games.orclympics.timber import pieces as timber
from orcade.table.game import Game
from orcade.table.options import Options
from orcade.table.plans import Plan
from orcade.table.requests import Ask, Option, Seat
from orcade.table.scene import Scene

from .answers import WHATEVER, Cry
from .pieces import PLAYING, Campaign, CampaignOptions, in_play, places

ANNULMENT = "OC-14"
"""Of the question whether a result stands."""
CRYING = "OC 6"
"""Of the question whether to utter a War Cry!"""
OWN = "OC"
"""Rules of the campaign itself begin so: of its own questions, such as a War Cry!, no discipline knows."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A discipline."""

    game: Game
    field: str
    """Of its state in the campaign's."""
    feats: tuple[str, ...]
    feat_rule: str
    turn_of: Callable[[Any], Seat] | None = None
    """(state) → whose Player Turn it is, -1 between two of them; None where the discipline knows Game Turns only."""
    prepare: Callable[[Campaign, Any], None] | None = None
    """(campaign, its new state): what it wants to know beyond broods and ages."""
    quick: Mapping[str, Any] | None = None
    """Its options in a quick campaign, where they are others than by itself (OC-22)."""


def _active(part: Any) -> Seat:
    seat: Seat = part.active
    return seat


def _pigs_turn(sty: pigs.Pigsty) -> Seat:
    return -1 if sty.phase <= pigs.LINING_UP else sty.active


def _stand(campaign: Campaign, part: rumble.Rumble) -> None:
    """BR-1: the standings make the teams."""
    part.standing = places(campaign)


HUNGRY_PIGS = {"hungry": True}
SHORT_RUMBLE = {"battlefield": "crossroads", "turn_cap": 8, "short": True}
SHORT_FIGHT = {"short": True}
SHORT_RACE = {"half_lap": True, "turn_cap": 20, "comeback": True}

DISCIPLINES: tuple[Entry, ...] = (
    Entry(pigs_game, "flying_pigs", pigs.FEATS, "FP 9", _pigs_turn, quick=HUNGRY_PIGS),
    Entry(rumble_game, "brood_rumble", rumble.FEATS, "BR 5", prepare=_stand, quick=SHORT_RUMBLE),
    Entry(fight_game, "masters_fight", fight.FEATS, "MF 5", quick=SHORT_FIGHT),
    Entry(timber_game, "timber", timber.FEATS, "TI 5", _active),
    Entry(piglet_game, "thatll_do_pigs", piglet.FEATS, "TP 5", quick=SHORT_RACE),
    Entry(rage_game, "road_rage", rage.FEATS, "RR 5", _active),
)
"""In the order of the constants, which is that of play (OC 1)."""


def options_for(entry: Entry, options: CampaignOptions) -> Options:
    """The options of a discipline: what a campaign has by the same name (OC-21), its short form in a quick one (OC-22),
    and the defaults of the others."""
    quick = (options.length == "quick" and entry.quick) or {}
    shared = [name for name in entry.game.options.__struct_fields__ if name in options.__struct_fields__]
    return entry.game.options(**quick, **{name: getattr(options, name) for name in shared})


def part_of(campaign: Campaign) -> Discipline | None:
    """The state of the discipline in play; None between disciplines."""
    if campaign.phase != PLAYING:
        return None
    part: Discipline | None = getattr(campaign, DISCIPLINES[in_play(campaign)].field)
    return part


def plans(board: Any, ask: Ask) -> Sequence[Plan]:
    """What the discipline in play proposes to be given as one."""
    game = _asking(board, ask)
    return game.plans(board, ask) if game is not None and game.plans is not None else ()


def usual(board: Any, ask: Ask) -> Option | None:
    """What one mostly wants to answer to a question of the discipline in play; to go on, when that is over; to cry for
    a die that misses."""
    if ask.rule == ANNULMENT:
        return WHATEVER
    if ask.rule == CRYING:
        cries = [option for option in ask.options if isinstance(option, Cry)]
        return next((cry for cry in cries if cry.misses or cry.slow), ask.options[-1])
    game = _asking(board, ask)
    return game.usual(board, ask) if game is not None and game.usual is not None else None


def reason(board: Any, ask: Ask, option: Option) -> str:
    """Why that is wanted now, by the discipline in play."""
    if ask.rule == CRYING:
        if not isinstance(option, Cry):
            return "Keep the cry for a die that misses."
        return "It misses." if option.misses else "It can only get better."
    game = _asking(board, ask)
    return game.reason(board, ask, option) if game is not None else ""


def lasts(board: Any, ask: Ask, option: Option) -> str:
    """How long that goes on, by the discipline in play."""
    game = _asking(board, ask)
    return game.lasts(board, ask, option) if game is not None else ""


def policy(campaign: Campaign, ask: Ask) -> Mapping[Option, float] | None:
    """The promising answers to a question of the discipline in play; None where that has no policy."""
    part = board(campaign)
    game = _asking(part, ask)
    return game.policy(part, ask) if game is not None and game.policy is not None else None


def _asking(board: Any, ask: Ask) -> Game | None:
    """The discipline whose question it is; None where the campaign itself asks."""
    return None if ask.rule.startswith(OWN) else _game_of(board)


def _game_of(board: Any) -> Game | None:
    """The discipline of which this is the board; None between disciplines."""
    return next((each.game for each in DISCIPLINES if isinstance(board, each.game.state)), None)


def board(campaign: Campaign) -> Any:
    """What lies on the table: the discipline in play; the campaign itself between disciplines."""
    return part_of(campaign) or campaign


def title(discipline: int) -> str:
    return DISCIPLINES[discipline].game.title


def depicts(option: str, value: Any) -> Scene | None:
    """What is chosen for a discipline, as this shows it by itself: the circuit of Road Rage."""
    return next((seen for each in DISCIPLINES if (seen := each.game.depicts(option, value)) is not None), None)
