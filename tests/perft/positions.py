"""Small positions of every game, each by a name that begins with the game's."""

from __future__ import annotations

from collections.abc import Callable

import orcade
from orcade import Match
from orcade.games.orcwars import GAME as ORCWARS
from orcade.games.pit_fighting import GAME as PIT_FIGHTING
from tests.games.brood_rumble.brawl import Brawl, cover
from tests.games.flying_pigs.sty import Sty
from tests.games.gates.positions import Gates, who
from tests.games.hack.tomb import Tomb, player
from tests.games.masters_fight.pit import Pit
from tests.games.masters_fight.pit import orc as master
from tests.games.orclympics.evening import Evening
from tests.games.orcwars.positions import Field, held, lead
from tests.games.pit_fighting.positions import position as fight
from tests.games.road_rage.track import Track as Circuit
from tests.games.road_rage.track import car, rock
from tests.games.thatll_do_pigs.track import Track as Course
from tests.games.thatll_do_pigs.track import rider
from tests.games.timber.grove import Grove
from tests.games.timber.grove import orc as lumberjack

from .counting import Fixed

POSITIONS: dict[str, Callable[[], Match]] = {
    # Two Orcs face to face, in a corner of the arena and on open ground with all that may lie there.
    "masters-fight-corner": lambda: Pit(master("a1"), master("b2", "feral")).match,
    "masters-fight-middle": lambda: (
        Pit(master("d4", item="spear"), master("f4", "iron"), pits="d5 e5", platforms="e4", items={"d3": "mace"}).match
    ),
    # Cards known by name, few enough to be counted by hand.
    "pit-fighting-two-cards": lambda: orcade.new(PIT_FIGHTING, state=fight(hands=("9C 8D", "7S 6H")), dice=Fixed()),
    "pit-fighting-beginning": lambda: orcade.new("pit-fighting", dice=Fixed()),
    "tusk-draw-two": lambda: orcade.new("tusk-draw", seats=2, options={"hand": 2}, dice=Fixed()),
    "tusk-draw-three": lambda: orcade.new("tusk-draw", seats=3, options={"hand": 3}, dice=Fixed()),
    "timber-clearing": lambda: (
        Grove(
            grub=lumberjack("d3", tokens=2), dreg=lumberjack("e4"), trees={"d4": 4, "g6": 3}, wood={"c2": 1}, rocks="c4"
        ).match
    ),
    "timber-tokens": lambda: (
        Grove(
            at="tokens",
            grub=lumberjack("d3"),
            twig=lumberjack("a1", wood=1),
            dreg=lumberjack("d2"),
            trees={"d4": 4, "g6": 3},
        ).match
    ),
    "flying-pigs-walk": lambda: Sty(step="walk", grub=(10, 10), dreg=(12, 10), gammon=(20, 20)).match,
    "flying-pigs-act": lambda: Sty(step="act", grub=(10, 10), gammon=(11.2, 10)).match,
    "brood-rumble-walk": lambda: Brawl(grub=(6, 12), dreg=(9, 12), terrain=[cover(7, 9)], barrels=[(5, 12)]).match,
    "brood-rumble-fight": lambda: Brawl(phase="fight", grub=(10, 12), dreg=(11, 12), engaged=[("grub", "dreg")]).match,
    "thatll-do-pigs-ride": lambda: Course(grub=rider(16, 31), dreg=rider(13, 31)).match,
    "road-rage-drive": lambda: (
        Circuit(grub=car(10, 10, speed=2), dreg=car(14, 10, speed=1), terrain=[rock(20, 14)]).match
    ),
    "road-rage-beginning": lambda: orcade.new("road-rage", seats=2, dice=Fixed()),
    "orclympics-verdict": lambda: Evening(places=(1, 2, 3), feats={0: 2}, seats=3).match,
    "orclympics-beginning": lambda: orcade.new("orclympics", seats=2, dice=Fixed()),
    "hack-room": lambda: (
        Tomb(player(at="start", hand="cross nose pit"), player(hand="cross"), rooms={"e1": "cross"}).match
    ),
    "hack-beginning": lambda: orcade.new("hack", seats=2, dice=Fixed()),
    "gates-turn": lambda: Gates(who("bob", "1e8", hand="potion"), who("dave", "1e5"), orcs="1e9 1f9", actions=2).match,
    "gates-beginning": lambda: orcade.new("gates", seats=2, dice=Fixed()),
    # An army that may levy, build, go below and be split; and a lone leader with an enemy, a caravan and a spy to use.
    "orcwars-army": lambda: (
        Field(
            lead("krug", "ma-gash", "18", "loud-lads shove-cart", levied=True),
            held("18", "krug", "hub-crackers", mine=True),
            gold={"krug": "gold-1 gold-2"},
        ).match
    ),
    "orcwars-enemies": lambda: (
        Field(
            lead("krug", "ma-gash", "north-1", "loud-lads", shaman=True, gold="gold-1"),
            lead("krug", "old-drip", "13", moved=True),
            lead("vashka", "clank", "north-1", "pot-knights hub-crackers"),
            caravans={"caravan-1-there": 0},
            hands={"krug": "spy"},
        ).match
    ),
    "orcwars-beginning": lambda: orcade.new(ORCWARS, seats=2, dice=Fixed()),
}
