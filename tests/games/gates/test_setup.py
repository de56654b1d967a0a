"""Gamemaster, characters, the map, tokens, the first orcs and the cards (OG 2, OG 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import orcade
from orcade.games.gates import GAME
from orcade.games.gates.faces import HACKMASTER, PLAYER, TREASURE
from orcade.games.gates.options import GatesOptions
from orcade.games.gates.pieces import CALLED, SLUGS, Siege, board_of, face_of
from orcade.games.gates.setup import far_squares
from orcade.games.gates.winning import points
from orcade.table.choices import Question
from orcade.table.dice import Stream
from orcade.table.floor import bits

from .plain_decks import decks
from .positions import Gates, who
from .yard import maps


class Table:
    """A match from its beginning."""

    def __init__(self, seats: int, *, dice: Sequence[int] = (), **options: Any) -> None:
        chosen = GatesOptions(**{"own_maps": maps(), "own_decks": decks(), "roll_at_once": False, **options})
        self.match = orcade.new(GAME, seats, options=chosen, dice=orcade.Scripted(*dice, then=Stream.of(1)))

    @property
    def state(self) -> Siege:
        siege = self.match.state
        assert isinstance(siege, Siege)
        return siege

    def say(self, *answers: str) -> None:
        for words in answers:
            self.match.answer(words)

    @property
    def asked(self) -> int:
        return self.match.asks[0].seat

    @property
    def legal(self) -> set[str]:
        view = self.match.view(self.asked)
        return {option.notation(view) for option in self.match.asks[0].options}

    def first(self, rule: str) -> None:
        """The first answer again and again, until a question of this rule is open."""
        while self.match.asks[0].rule != rule:
            self.match.answer(self.match.asks[0].options[0])

    @property
    def playing(self) -> list[str]:
        return [SLUGS[character.who] for character in self.state.characters]


# The Gamemaster.


@pytest.mark.rule("OG 2.1", "OG-45")
def test_the_gamemaster_is_the_last_seat() -> None:
    table = Table(4)
    assert (table.state.gm, table.asked) == (3, 0)


@pytest.mark.rule("OG 2.1", "OG-45")
def test_or_the_highest_die_and_ties_are_rolled_again() -> None:
    table = Table(4, gm="rolled", dice=(17, 3, 17, 16, 4, 9))
    assert (table.state.gm, table.asked) == (2, 3)
    table.say("choose bob")
    assert table.asked == 0


# The characters.


@pytest.mark.rule("OG 2.2", "OG-45")
def test_a_choice_takes_both_sides_of_its_sheet() -> None:
    table = Table(4)
    assert len(table.legal) == len(CALLED)
    table.say("choose gordo")
    assert table.legal == {f"choose {slug}" for slug in SLUGS if slug not in ("bob", "gordo")}
    table.say("choose newt", "choose pete")
    assert table.playing == ["gordo", "newt", "pete"]
    assert [character.seat for character in table.state.characters] == [0, 1, 2]


@pytest.mark.rule("OG 2.2", "OG-4", "OG-45")
def test_with_all_characters_or_more_than_four_both_sides_are_played() -> None:
    table = Table(3, all_characters=True)
    table.say("choose gordo", "choose bob")
    assert table.playing == ["gordo", "bob"]
    table = Table(9)
    table.first("OG 4.1")
    assert sorted(table.playing) == sorted(SLUGS)


@pytest.mark.rule("OG-4")
@pytest.mark.parametrize(("two", "count"), [(True, 2), (False, 1)])
def test_a_lone_person_plays_two_characters(two: bool, count: int) -> None:
    table = Table(2, two_characters=two)
    table.first("OG 4.1")
    assert [character.seat for character in table.state.characters] == [0] * count
    assert len(set(table.playing)) == count


@pytest.mark.rule("OG 2.3", "OG-45")
@pytest.mark.parametrize(("realism", "order"), [(True, ["dave", "brian", "gordo", "stevil"]), (False, None)])
def test_realistic_seating_goes_in_the_order_of_the_characters(realism: bool, order: list[str] | None) -> None:
    table = Table(5, realism_seating=realism)
    chosen = ["stevil", "gordo", "brian", "dave"]
    table.say(*(f"choose {name}" for name in chosen))
    assert table.playing == (order or chosen)


@pytest.mark.rule("OG 2.3", "OG-4")
def test_realistic_seating_of_two_characters() -> None:
    table = Table(2, realism_seating=True)
    table.say("choose pete", "choose bob")
    assert table.playing == ["bob", "pete"]


# The map.


@pytest.mark.rule("OG 4.1", "OG-13")
def test_gamemaster_right_hand_whom_he_names_and_left_hand_lay_the_map() -> None:
    table = Table(4)
    table.say("choose bob", "choose dave", "choose sara")
    assert table.asked == 3
    table.say("side 1a")
    assert table.asked == 2
    assert not {"side 1a", "side 1b"} & table.legal
    table.say("side 2b", "lay 3 1,0")
    assert table.asked == 3
    table.say("name otto")
    assert table.asked == 1
    table.say("side 3a", "lay 0 0,1")
    assert table.asked == 0
    table.say("side 4a")
    assert {"lay 2 1,1", "lay 0 -1,0"} <= table.legal
    assert not {"lay 0 0,0", "lay 0 2,1", "lay 0 3,0"} & table.legal
    table.say("lay 2 1,1")
    assert [(laid.side, laid.turn, laid.x, laid.y) for laid in table.state.laid] == [
        (0, 0, 0, 0),
        (3, 3, 1, 0),
        (4, 0, 0, 1),
        (6, 2, 1, 1),
    ]


@pytest.mark.rule("OG 4.2", "OG-13")
def test_the_dungeon_touches_nothing_also_when_it_comes_first() -> None:
    table = Table(3)
    table.say("choose bob", "choose dave", "side 4b", "side 1a")
    assert [(laid.turn, laid.x, laid.y) for laid in table.state.laid] == [(0, 0, 0)] * 2  # nobody is asked how
    table.say("name mags", "side 2a", "lay 0 1,0", "side 3a", "lay 0 2,0")
    floor = board_of(table.state).floor
    assert len(floor.levels) == 2


@pytest.mark.rule("OG-13", "OG-4")
def test_who_is_alone_lays_three_times() -> None:
    table = Table(2)
    table.first("OG 4.1")
    table.say("side 1a", "side 2a", "lay 0 1,0", "side 3a", "lay 0 2,0")
    assert table.asked == 0


@pytest.mark.rule("OG 4.1", "OG 2.3", "OG-45")
def test_with_realistic_seating_left_and_right_hand_are_those_who_sit_there() -> None:
    table = Table(4, realism_seating=True)
    table.say("choose stevil", "choose bob", "choose dave", "side 1a")
    assert table.asked == 0  # Stevil sits last, on the right hand.
    table.say("side 2a", "lay 0 1,0", "name pip", "side 3a", "lay 0 2,0")
    assert table.asked == 1


# Tokens.


@pytest.mark.rule("OG 4.3", "OG-14")
def test_characters_start_on_free_squares_of_crossings() -> None:
    table = Table(3)
    table.first("OG 4.3")
    assert len(table.legal) == 16
    assert "at 1f6" in table.legal
    table.say("at 1f6")
    assert table.asked == 1
    assert "at 1f6" not in table.legal
    table.say("at 1f7")


@pytest.mark.rule("OG 4.4", "OG-14")
def test_four_orcs_come_more_than_five_squares_from_every_character() -> None:
    table = Table(3)
    table.say("choose bob", "choose dave", "side 1a", "side 2a", "lay 0 1,0", "name mags")
    table.say("side 3a", "lay 0 2,0", "side 4a", "lay 0 3,0", "at 1f6", "at 1g6")
    assert table.asked == 2
    assert {"at 1f12", "at 1a12", "at 2a6"} <= table.legal
    assert not {"at 1f11", "at 1a6", "at 1l1", "at 1b4"} & table.legal
    for square in ("2a6", "2b6", "2c6", "2d6"):
        table.say(f"at {square}")
    assert len(table.state.orcs) == 4


@pytest.mark.rule("OG-14")
def test_where_nothing_is_so_far_the_farthest_squares_do() -> None:
    crossing = (who("bob", "1f6"), who("dave", "1f7"), who("sara", "1g6"), who("brian", "1g7"))
    siege = Gates(*crossing, orcs="1a12", sides="1a").state
    names = board_of(siege).floor.names
    far = {names[square][1:] for square in bits(far_squares(siege))}
    assert {"a11", "l1", "l12", "f1"} <= far
    assert all(name[0] in "al" or name[1:] in ("1", "12") for name in far)
    assert "a12" not in far


@pytest.mark.rule("OG-14")
def test_the_dungeon_is_far_from_everything() -> None:
    table = Table(3)
    table.say("choose bob", "choose dave", "side 4b", "side 1a", "name mags")
    table.say("side 2a", "lay 0 1,0", "side 3a", "lay 0 2,0", "at 2f6", "at 2f7")
    dungeon = board_of(table.state).dungeon
    names = board_of(table.state).floor.names
    assert {f"at {names[square]}" for square in bits(dungeon)} <= table.legal


# Cards.


@pytest.mark.rule("OG 4.5")
def test_everybody_gets_one_card_and_the_gamemaster_draws_none_for_it() -> None:
    table = Table(3)
    table.say("choose bob", "choose newt")
    table.first("OG 6.1")
    state = table.state
    assert [len(character.hand) for character in state.characters] == [1, 1]
    assert len(state.gm_hand) == 1
    assert not state.gm_drew
    for deck, dealt in ((TREASURE, 0), (PLAYER, 2), (HACKMASTER, 1)):
        assert len(state.decks[deck]) == sum(back == deck for back in state.cards.backs) - dealt


@pytest.mark.rule("OG 3.4", "OG-7")
@pytest.mark.parametrize(("words", "count"), [("yes", 150), ("no", 0)])
def test_dave_may_start_with_the_twelve_before_the_deck_is_shuffled(words: str, count: int) -> None:
    table = Table(3)
    table.say("choose bob", "choose dave")
    table.first("OG 3.4")
    table.say(words)
    table.first("OG 6.1")
    state = table.state
    assert points(state, state.characters[1]) == count
    twelves = [card for card in range(len(state.cards.faces)) if face_of(state, card).twelve]
    assert len(twelves) == 1
    assert (twelves[0] in state.decks[TREASURE]) is (words == "no")


@pytest.mark.rule("OG 3.4")
def test_nobody_else_is_asked_for_it() -> None:
    table = Table(3)
    table.say("choose bob", "choose newt")
    table.first("OG 6.1")
    assert table.asked == 0


@pytest.mark.rule("OG 5.1", "OG 3.4")
def test_the_player_on_the_gamemasters_left_begins() -> None:
    table = Table(4, gm="rolled", dice=(1, 20, 2, 3))
    table.first("OG 6.1")
    assert (table.state.gm, table.asked) == (1, 2)


# What is told before one chooses.


@pytest.mark.rule("OG 10.1", "OG 4.1")
def test_a_side_tells_what_there_is_to_loot_and_how_one_gets_below() -> None:
    table = Table(3)
    table.first("OG 4.1")
    told = {choice.say: choice.hint for choice in question(table).choices}
    assert told["side 1a"] == "4 chests and 1 staircase."
    assert told["side 3b"] == "1 chest."


@pytest.mark.rule("OG 4.3")
def test_a_crossing_tells_how_far_the_nearest_chest_is() -> None:
    table = Table(3)
    table.first("OG 4.3")
    assert all(choice.hint.endswith("to the nearest chest.") for choice in question(table).choices)


@pytest.mark.rule("OG 4.1")
def test_who_is_named_for_the_third_section_is_told_by_his_character() -> None:
    table = Table(3)
    table.say("choose bob", "choose dave", "side 1a", "side 2a", "lay 0 1,0")
    assert [choice.label for choice in question(table).choices] == [
        "Mags, as Bob, lays the third section",
        "Otto, as Dave, lays the third section",
    ]


def question(table: Table) -> Question:
    asked = table.match.scene(table.asked).question
    assert asked is not None
    return asked
