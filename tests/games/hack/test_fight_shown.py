"""The sheet on which an Encounter is seen: what both sides are made of, how it stands, what is at stake."""

from __future__ import annotations

from random import Random

import pytest

import orcade
from orcade import SPECTATOR
from orcade.games.hack.encounters import totals
from orcade.games.hack.fight_shown import SHEET, parts_of_encounter, parts_of_victim
from orcade.games.hack.pieces import LOST, ROLLED, WON
from orcade.table.things import Caption, Card, Piece, Thing, Zone

from .tomb import Tomb, player

ROOMS = {"e1": "cross", "e2": "hall NS", "e3": "cross", "n1": "gate", "w1": "chamber"}


def sheet(tomb: Tomb) -> dict[str, Thing]:
    """What lies on the sheet, by id without its beginning; nothing where there is none."""
    things = tomb.match.scene(SPECTATOR).things
    first = next((at for at, thing in enumerate(things) if thing.id == SHEET), len(things))
    return {thing.id.removeprefix("fight-"): thing for thing in things[first:]}


def words(tomb: Tomb) -> dict[str, str]:
    return {id: thing.text for id, thing in sheet(tomb).items() if isinstance(thing, Caption)}


def rolled(*dice: int, items: str = "", rooms: str = "e1", foe: str = "troll") -> Tomb:
    """Mags has moved, and Otto has played an Encounter upon her; as Mags has an Event, she is asked."""
    tomb = Tomb(player(items=items, hand="faint"), player(hand=foe), rooms=ROOMS, dice=dice)
    tomb.say(f"mags: move {rooms}", "mags: skip", f"otto: encounter {foe}")
    return tomb


@pytest.mark.rule("HK 14")
def test_both_sides_stand_on_it_with_all_that_they_are_made_of() -> None:
    tomb = rolled(4, 6, items="sword")
    told = words(tomb)
    assert told["head"] == "Fight in Cross"
    assert (told["victim-0"], told["victim-1"], told["victim-2"]) == ("4 on the die", "+2 Combat", "+2 Sword")
    assert (told["encounter-0"], told["encounter-1"]) == ("6 on the die", "+3 Difficulty")
    assert (told["score"], told["verdict"]) == ("8 : 9", "Monster leads")
    things = sheet(tomb)
    victim, foe = things["victim"], things["player"]
    assert isinstance(victim, Piece)
    assert isinstance(foe, Piece)
    assert (victim.shows, foe.shows) == ("figure-0", "figure-1")
    assert any(isinstance(thing, Card) and thing.title == "Troll" for thing in things.values())
    dice = [thing.look for thing in things.values() if isinstance(thing, Zone) and thing.look.startswith("die")]
    assert dice == ["die-4", "die-6"]


@pytest.mark.rule("HK 14", "HK 18")
def test_it_tells_who_is_ahead_and_what_was_likely() -> None:
    told = words(rolled(6, 1))
    assert (told["score"], told["verdict"], told["odds"]) == ("8 : 4", "Mags leads", "Mags had 32 %")
    told = words(rolled(1, 6))
    assert (told["score"], told["verdict"]) == ("3 : 9", "Monster leads")


@pytest.mark.rule("HK 3", "HK 15")
def test_it_tells_what_is_at_stake() -> None:
    assert words(rolled(6, 1))["stake-0"] == "Mags wins: may play an Item"
    assert words(rolled(1, 6))["stake-0"] == "Mags loses: dies, back to the Entrance"
    assert words(rolled(1, 6, items="sword"))["stake-0"] == "Mags loses: dies, and loses an Item"
    assert words(rolled(1, 6, foe="magpie"))["stake-0"] == "Mags loses: lives, but does as the card says"
    told = words(rolled(6, 1, rooms="n1"))
    assert told["head"] == "Fight in an Exit"
    assert told["stake-0"] == "Mags wins: ends the action on an Exit, and is out!"
    told = words(rolled(1, 6, items="hand"))
    assert told["stake-0"] == "Mags loses: dies, back to the Entrance", "the Hand is never lost so"


@pytest.mark.rule("HK-2")
def test_who_was_put_on_an_exit_is_not_said_to_be_out_by_a_victory_there() -> None:
    """An Event of hers has put her there, where a rat lay in wait."""
    tomb = Tomb(player("e1", hand="leap cheer"), player(hand="cross"), player(hand="cross"),
                rooms={"e1": "cross", "e2": "gate"}, traps={"e2": "rat"}, gm="pip", dice=(6, 1))  # fmt: skip
    tomb.say("mags: pass", "mags: play leap", "mags: to e2")
    assert words(tomb)["stake-0"] == "Mags wins: may play an Item"


@pytest.mark.rule("HK 14")
def test_once_dice_lie_it_tells_what_comes_of_them_alone() -> None:
    assert "stake-1" not in words(rolled(6, 1))
    assert "stake-1" not in words(rolled(1, 6))


@pytest.mark.rule("HK 23")
def test_the_gamemasters_tombstones_are_counted_on_it() -> None:
    tomb = Tomb(player(hand="faint"), player(), player(hand="clerk sword"), rooms=ROOMS, gm="pip", kills=2, dice=(1, 6))
    tomb.say("mags: move e1", "mags: skip", "pip: encounter clerk")
    assert words(tomb)["stake-0"] == "Mags loses: dies, tombstone 3 of 4"
    tomb.say("mags: pass")
    assert words(tomb)["verdict"] == "Mags loses!"
    tomb.say("mags: pass")  # and dies, for which Pip may play an Item
    told = words(tomb)
    assert (tomb.state.kills, told["stake-0"]) == (3, "Mags loses: dies, tombstone 3 of 4")
    assert "stake-1" not in told


def test_it_covers_the_map_which_is_seen_alone_on_a_phone() -> None:
    tomb = rolled(6, 1)
    scene = tomb.match.scene(0)
    zone = sheet(tomb)[SHEET]
    assert isinstance(zone, Zone)
    assert zone.open
    assert scene.map is not None
    left, top, wide, high = scene.map
    assert left <= zone.x - zone.width / 2
    assert zone.x + zone.width / 2 <= left + wide + 0.01
    assert top <= zone.y - zone.height / 2
    assert zone.y + zone.height / 2 <= top + high + 0.01
    assert zone.y + zone.height / 2 <= scene.height


def test_it_lies_there_until_all_is_done_and_no_longer() -> None:
    tomb = rolled(6, 1)
    tomb.say("mags: pass")
    assert tomb.state.fights[-1].outcome == WON
    assert words(tomb)["verdict"] == "Mags wins!"
    tomb.say("mags: skip")
    assert not sheet(tomb)
    assert not tomb.state.fights


def test_in_random_play_the_parts_of_a_side_make_its_total() -> None:
    """And no Encounter is left over when nothing of it goes on."""
    seen = 0
    for seats in (2, 4):
        for seed in range(3):
            match = orcade.new("hack", seats=seats, seed=seed)
            chance = Random(seed)
            for _ in range(400):
                if match.over:
                    break
                state = match.state
                for fight in state.fights:
                    if fight.victim_die and fight.outcome in (WON, LOST, 0) and state.where[fight.actor] == fight.room:
                        mine, theirs = totals(state, fight)
                        assert sum(part.by for part in parts_of_victim(state, fight)) == mine
                        assert sum(part.by for part in parts_of_encounter(state, fight)) == theirs
                        seen += 1
                open_now = sum(moment.when == ROLLED for moment in state.moments)
                assert open_now <= len(state.fights)
                assert len(state.fights) <= len(state.played)
                ask = match.asks[0]
                match.answer(chance.choice(list(ask.options)), seat=ask.seat)
    assert seen > 20
