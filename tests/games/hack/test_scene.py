"""What the table shows of a dungeon, and what it says to who asks why not."""

from __future__ import annotations

import re
from html import unescape

import pytest
from msgspec.structs import replace

from orcade import OPEN, SPECTATOR
from orcade.draw.ground import UNIT
from orcade.draw.tiles import tile_art
from orcade.games.hack import GAME
from orcade.games.hack.dungeon import cell_named
from orcade.games.hack.dungeon_map import candidates
from orcade.games.hack.odds import beats
from orcade.table.odds import at_least, at_most, percent
from orcade.table.scene import Scene
from orcade.table.things import Card, Piece, Sign, Thing, Tile

from .tomb import Tomb, player

ROOMS = {"e1": "cross", "e2": "hall NS", "e3": "cross", "n1": "gate", "w1": "chamber"}


def things(scene: Scene, kind: type[Thing]) -> dict[str, Thing]:
    return {thing.id: thing for thing in scene.things if isinstance(thing, kind)}


def tile(scene: Scene, name: str) -> Tile:
    found = things(scene, Tile)[name]
    assert isinstance(found, Tile)
    return found


@pytest.mark.rule("HK 10", "HK-11", "HK-16")
def test_rooms_show_their_ways_their_walls_and_their_distance() -> None:
    scene = Tomb(player("e1"), player(), rooms=ROOMS).match.scene(0)
    room = tile(scene, "room-e1")
    assert (room.joined, room.shut, set(room.doors)) == ("W", "E", set("NESW"))
    assert room.corner == "1"
    assert "blocked east" in room.label
    assert "1 Room from the Entrance" in room.label


@pytest.mark.rule("HK 3", "HK 11")
def test_exits_and_the_inner_chamber_cannot_be_mistaken() -> None:
    scene = Tomb(player("e1"), player(), rooms=ROOMS).match.scene(0)
    looks = {each.id: each.look for each in scene.things if isinstance(each, Tile) and each.look != "site"}
    assert looks == {
        "room-start": "entrance", "room-e1": "room", "room-e2": "room", "room-e3": "room", "room-n1": "exit",
        "room-w1": "chamber",
    }  # fmt: skip
    assert "Exit" in tile(scene, "room-n1").label
    assert tile(scene, "room-n1").name == "EXIT"
    assert "Inner Chamber" in tile(scene, "room-w1").label


@pytest.mark.rule("HK 10")
def test_empty_cells_are_marked_where_a_room_may_be_laid_now() -> None:
    tomb = Tomb(player("e1", hand="cross"), player("e3"), rooms=ROOMS)
    assert {name for name in things(tomb.match.scene(0), Tile) if name.startswith("cell")} == {"cell-e1n1", "cell-e1s1"}
    tomb.say("mags: pass")
    assert not [name for name in things(tomb.match.scene(0), Tile) if name.startswith("cell")]


@pytest.mark.rule("HK 23")
def test_a_face_down_card_is_a_back_to_all_but_who_laid_it() -> None:
    tomb = Tomb(player("e1", hand="rat"), player(), player(hand="pit"), rooms=ROOMS, traps={"e3": "clerk"}, gm="pip")
    titles = {}
    for seat in (0, 2, SPECTATOR, OPEN):
        cards = things(tomb.match.scene(seat), Card)
        laid = cards[f"card-{tomb.state.rooms[tomb.state.at[cell_named('e3')]].trap}"]
        assert isinstance(laid, Card)
        titles[seat] = laid.title
    assert titles == {0: "", 2: "Clerk", SPECTATOR: "", OPEN: "Clerk"}


@pytest.mark.parametrize(
    ("name", "lines", "size"),
    [
        ("Entrance", ["Entrance"], 24),
        ("Smoking Crater", ["Smoking", "Crater"], 22),
        ("Locksmith's Corner", ["Locksmith's", "Corner"], 20),
        ("Room of Watching Statues", ["Room of Watching", "Statues"], 18),
        ("Hall of the Very Last Words and Testaments", ["Hall of the Very", "Last Words and", "Testaments"], 13),
    ],
)
def test_the_name_of_a_room_is_as_large_as_it_can_be_and_no_word_is_torn(
    name: str, lines: list[str], size: int
) -> None:
    told = Tile(id="room", label=name, name=name, x=0, y=0, look="room", doors="NESW", shut="", joined="")
    found = re.findall(r'o-named" y="[^"]*" font-size="(\d+)"[^>]*>([^<]*?) ?</text>', tile_art(told))
    assert [(tall, unescape(words)) for tall, words in found] == [(str(size), line) for line in lines]


@pytest.mark.rule("HK 23")
def test_a_face_down_card_covers_neither_the_name_of_the_room_nor_what_it_does() -> None:
    """Nor another thing in it: the third figure stands elsewhere then."""
    here = [player("e3") for _ in range(4)]
    tomb = Tomb(*here, player(hand="pit"), rooms=ROOMS, traps={"e3": "clerk"}, gm="lou")
    scene = tomb.match.scene(0)
    room = tile(scene, "room-e3")
    back = things(scene, Card)[f"card-{tomb.state.rooms[tomb.state.at[cell_named('e3')]].trap}"]
    assert isinstance(back, Card)
    top = (back.y - room.y - back.width * 0.7) * UNIT
    told = replace(room, name="Hall of the Very Last Words and Testaments", signs=(Sign("bag", "pass"),))
    lines = [float(y) for y in re.findall('o-named" y="([^"]*)"', tile_art(told))]
    assert len(lines) == 3
    assert max(lines) + 4 < top, "below the letters that hang"
    signs = re.search(r'translate\(\S+ (\S+)\)"><rect [^>]* y="-14" [^>]* height="28"', tile_art(told))
    assert signs is not None
    assert float(signs[1]) + 14 < top
    for figure in things(scene, Piece).values():
        assert isinstance(figure, Piece)
        aside = abs(figure.x - back.x) >= (figure.size + back.width) / 2 - 0.1
        assert aside or abs(figure.y - back.y) >= (figure.size + back.width * 1.4) / 2 - 0.1


def test_everybody_has_a_figure_and_the_gamemaster_his_beside_the_map() -> None:
    tomb = Tomb(player("e1"), player("e1"), player(), rooms=ROOMS, gm="pip")
    scene = tomb.match.scene(0)
    figures = things(scene, Piece)
    assert set(figures) == {"figure-0", "figure-1", "figure-2"}
    assert "in Cross at e1" in figures["figure-0"].label
    assert "GameMaster" in figures["figure-2"].label
    places = {(figure.x, figure.y) for figure in figures.values() if isinstance(figure, Piece)}
    assert len(places) == 3


@pytest.mark.rule("HK 21", "HK 6")
def test_items_and_rules_lie_in_front_of_their_owners() -> None:
    tomb = Tomb(player(items="sword"), player(rules="hush", hand="rat"), rooms=ROOMS)
    scene = tomb.match.scene(0)
    labels = [card.label for card in things(scene, Card).values()]
    assert any(label.startswith("Sword, Item, in front of Mags") and "+2 Combat" in label for label in labels)
    assert any(label.startswith("Hush, Rule, Difficulty 3, in front of Otto") for label in labels)
    told = [gauge.label for gauge in scene.seats[0].gauges]
    assert "Items of Mags: 1, Sword" in told
    assert "Combat of Mags: 4 (2 +2)" in told


def test_the_scene_says_what_is_going_on() -> None:
    tomb = Tomb(player("start", hand="faint"), player(hand="troll"), rooms=ROOMS, dice=(1, 6))

    def now() -> str:
        return next(thing.label for thing in tomb.match.scene(0).things if thing.id == "now")

    assert now() == "Mags has 3 actions left"
    tomb.say("mags: move e1", "mags: skip")
    assert now() == "Mags has moved into Cross"
    tomb.say("otto: encounter troll")
    assert now() == "Mags against Troll: 1 and 6 on the dice"
    assert any("played upon Mags" in card.label for card in things(tomb.match.scene(0), Card).values())
    while "play faint" not in tomb.legal("mags"):
        tomb._nothing("play faint")
    assert now() == "Mags is about to die of Troll"


@pytest.mark.rule("HK 8")
def test_equal_cards_are_exchanged_one_by_one_or_together() -> None:
    tomb = Tomb(player(hand="rat rat sword", draw="hush hush hush"), player())
    tomb.say("mags: exchange")
    question = tomb.match.scene(0).question
    assert question is not None
    (group,) = question.groups
    assert [part.word for part in group.parts] == ["rat", "rat", "sword"]
    assert (group.least, group.most) == (1, 3)
    *listed, usual = [choice.say for choice in question.choices]
    assert listed == ["exchange rat", "exchange sword", "exchange rat sword"]
    assert usual == question.usual == "exchange rat rat", "a sword is worth keeping"
    tomb.match.answer("exchange rat rat")
    assert sorted(tomb.hand("mags")) == ["hush", "hush", "sword"]


def test_rooms_of_different_names_have_different_signs_on_the_text_map() -> None:
    assert [*candidates("Crumb Cavern")][:3] == ["CC", "Cr", "Cu"]
    assert next(candidates("Room of the Rat")) == "RR"
    scene = Tomb(player(), player(), rooms=ROOMS | {"s1": "cross"}).match.scene(0)
    signs = {each.id: each.text for each in scene.things if isinstance(each, Tile) and each.look != "site"}
    assert signs["room-e1"] == signs["room-s1"]
    assert len(set(signs.values())) == 5


# Odds and reasons.


@pytest.mark.rule("HK 14", "HK 18")
def test_the_better_skill_wins_so_often() -> None:
    assert [percent(beats(more)) for more in range(-1, 6)] == ["32 %", "50 %", "68 %", "81 %", "91 %", "97 %", "100 %"]
    assert [percent(at_most(number)) for number in (-1, 0, 1, 3, 6, 9)] == [
        "0 %",
        "0 %",
        "17 %",
        "50 %",
        "100 %",
        "100 %",
    ]
    assert percent(at_least(4)) == "50 %"


def test_hints_tell_the_odds() -> None:
    tomb = Tomb(player("e1", hand="cross"), player(hand="troll"), rooms={"e1": "cross", "e2": "cross"})
    question = tomb.match.scene(0).question
    assert question is not None
    hints = {choice.say: choice.hint for choice in question.choices}
    assert hints["move e2"] == "Search 3 or less: 50 %."
    tomb.say("mags: move e2", "mags: skip")
    question = tomb.match.scene(1).question
    assert question is not None
    hints = {choice.say: choice.hint for choice in question.choices}
    assert "Mags loses in 68 %: Difficulty 3 against Combat 2." in hints["encounter troll"]


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("knuckles", "HK 1"),
        ("steal sword of otto", "HK 21"),
        ("drop sword", "HK 21"),
        ("exchange rat", "HK 8"),
        ("in e1", "HK 23"),
        ("lay rat", "HK 23"),
        ("befuddle rat", "HK 24"),
        ("item sword", "HK 13"),
        ("encounter rat", "HK 14"),
        ("play sword", "HK 13"),
        ("room rat e1", "HK 14"),
        ("rule hush", "HK 17"),
        ("rule", "HK 6"),
        ("play nonsense", "HK 5"),
        ("room cross", "HK 10"),
        ("room cross nowhere", "HK-11"),
        ("room cross e9", "HK 10"),
        ("move", "HK 12"),
        ("lawyer hush of otto", "HK 7"),
        ("hand of vectra", "HK-5"),
        ("search", "HK 13"),
    ],
)
def test_there_is_a_reason_for_everything(words: str, rule: str) -> None:
    tomb = Tomb(player("e1", hand="rat sword cross"), player(), rooms=ROOMS)
    why = GAME.refusal(tomb.match.view(0), 0, words)
    assert why is not None
    assert why.rule == rule


def test_who_is_not_asked_hears_whose_turn_it_is() -> None:
    tomb = Tomb(player("e1", hand="rat"), player(hand="cross"), rooms=ROOMS)
    for words in ("move e1", "exchange", "rule hush", "hand of vectra"):
        why = GAME.refusal(tomb.match.view(1), 1, words)
        assert why is not None
        assert "turn of Mags" in why.text
