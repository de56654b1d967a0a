"""What the table shows, says and holds together, in whole games of random play."""

from __future__ import annotations

import random

import pytest

import orcade
from orcade.games.orclympics.chessboard import BIT, GRID
from orcade.games.orclympics.masters_fight import GAME
from orcade.games.orclympics.masters_fight.pieces import ITEM_TOKENS, NAMES, PROFILES, Fight, token_squares
from orcade.table.rulebook import rulebook
from orcade.table.things import Piece, Square

from .pit import Pit, orc


def sound(fight: Fight) -> None:
    """What must hold at every question."""
    up = [each for each in fight.orcs if each.square >= 0]
    assert len({each.square for each in up}) == len(up)
    assert not any(fight.pits & BIT[each.square] for each in up)
    assert token_squares(fight).bit_count() == (fight.pits | fight.platforms).bit_count() + len(fight.items)
    assert len(fight.items) + sum(each.item > 0 for each in fight.orcs) <= ITEM_TOKENS
    for each in fight.orcs:
        assert 0 <= each.health <= 7
        assert (each.place > 1) == (each.health == 0 and fight.turn > 0)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(6))
def test_random_fights_stay_sound(seats: int, seed: int) -> None:
    match = orcade.new(GAME, seats, seed=seed)
    rng = random.Random(seed)
    while not match.over:
        ask = rng.choice(match.asks)
        match.answer(rng.choice(ask.options), ask.seat)
        sound(match.state)
        worth = GAME.worth(match.state) if GAME.worth else ()
        assert len(worth) == seats
        assert all(0 <= each <= 1 for each in worth)
    assert match.standings is not None
    assert sorted(match.standings.places)[0] == 1


def test_the_worth_of_a_finished_fight_is_its_result() -> None:
    pit = Pit(orc("a1"), orc("a2", health=1), dice=(4, 3))
    assert GAME.worth is not None
    assert GAME.worth(pit.fight)[0] > 0.9
    pit.say("smash dreg")
    assert GAME.worth(pit.fight) == [1, 0]


@pytest.mark.parametrize("seed", range(2))
def test_every_answer_has_its_own_notation_and_every_thing_exists(seed: int) -> None:
    match = orcade.new(GAME, 3, seed=seed)
    rng = random.Random(seed)
    cited = set(rulebook(GAME.folder))
    while not match.over:
        ask = rng.choice(match.asks)
        scene = match.scene(ask.seat)
        assert scene.question is not None
        ids = [thing.id for thing in scene.things]
        assert len(set(ids)) == len(ids)
        says = [choice.say for choice in scene.question.choices]
        assert len(set(says)) == len(says)
        assert all(thing in ids for choice in scene.question.choices for thing in choice.things)
        assert ask.rule in cited
        option = rng.choice(ask.options)
        match.answer(option.notation(match.view(ask.seat)), ask.seat)
    for past in match.happenings:
        text = past.text(0)
        assert text[0].isupper() or text[-1].isdigit()
        assert len(text) < 120


def test_the_scene_shows_the_pit() -> None:
    pit = Pit(
        orc("a1", "iron", item="spear"),
        orc("b3", "feral", health=2, down=True),
        orc("c3", down=True),
        pits="h8",
        platforms="c3 d4",
        items={"a1": "mace", "e5": "helmet"},
    )
    scene = pit.match.scene(0)
    squares = {each.id: each for each in scene.things if isinstance(each, Square)}
    assert len(squares) == 64
    assert (squares["square-a1"].x, squares["square-a1"].y) == (0, 7)
    assert squares["square-a1"].label == "a1"
    assert squares["square-h8"].look == "pit"
    assert squares["square-d4"].label == "d4, Platform"
    pieces = {each.id: each for each in scene.things if isinstance(each, Piece)}
    assert (pieces["orc-0"].look, pieces["orc-0"].badge, pieces["orc-0"].holding) == ("orc-iron", "7", "spear")
    assert pieces["orc-0"].states == ("active",)
    assert pieces["orc-1"].states == ("down", "battered")
    assert pieces["orc-2"].states == ("idle",)
    assert pieces["item-e5"].look == "helmet"
    assert pieces["item-a1"].tries == ("grab",)
    assert scene.headline == "Game Turn 2"
    told = [each.said for each in scene.seats[0].gauges]
    assert told == ["Health 7 of 7", "Actions left 2", "carries a spear", "first in the order", "Iron Orcs"]
    assert scene.seats[1].gauges[1].said == "Knocked Down"
    assert (scene.seats[1].gauges[0].value, scene.seats[1].gauges[0].full) == (2, 6)


def test_hints_tell_the_odds_before_the_dice() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a2", item="shield"), orc("b1", down=True), platforms="b2")
    scene = pit.match.scene(0)
    assert scene.question is not None
    hints = {choice.say: choice.hint for choice in scene.question.choices}
    assert hints["smash dreg"] == "Wounds: 28 %; knocks down, too: 11 %."
    assert hints["stomp mog"] == "Wounds: 42 %; two wounds: 25 %."
    assert "up on 2+ (83 %)" in hints["move b2"]


def test_the_question_says_how_much_is_left() -> None:
    pit = Pit(orc("a1", "common"), orc("b3"), dice=(1,))
    assert pit.match.asks[0].prompt == "2 actions left: what now?"
    pit.say("move a2")
    assert pit.match.asks[0].prompt == "1 action and 2 squares of your Move left: what now?"
    pit.say("smash dreg", "move a1")
    assert pit.match.asks[0].prompt == "1 square of your Move left: go on?"


@pytest.mark.rule("MF 1.2")
def test_profiles() -> None:
    assert [(each.skill, each.health, each.further, each.fury) for each in PROFILES] == [
        (4, 6, 1, False),
        (4, 6, 0, True),
        (3, 7, 0, False),
    ]
    assert len(NAMES) == len(set(NAMES)) == 6
    assert GRID.names[27] == "d4"


def test_refusals_out_of_turn_and_between_questions() -> None:
    pit = Pit(orc("a1", "feral"), orc("a2"), dice=(4, 3))
    with pytest.raises(orcade.NotYourTurn):
        pit.match.answer("end", 1)
    pit.say("smash dreg")
    assert pit.refusal("move b1") == "MF 1.2: first finish the Smash: strike again, or leave it at one blow"
    explain = GAME.refusal(pit.match.view(1), 1, "move b3")
    assert explain is not None
    assert explain.text == "it is Grub's turn"
    helmet = Pit(orc("a1"), orc("a2", item="helmet"), dice=(4, 6))
    helmet.say("smash dreg")
    assert helmet.refusal("move b3") == "MF-7: first say whether the helmet is used"


@pytest.mark.rule("MF 4.2.3", "MF-10")
def test_while_an_item_falls_nothing_else_is_done() -> None:
    pit = Pit(orc("a1", item="shield"), orc("a2"), items={"a1": "mace"})
    pit.say("grab")
    for answer in ("smash dreg", "stomp dreg", "grab", "recover", "end"):
        assert pit.refusal(answer) == "MF 4.2.3: first say where the item falls"
    assert pit.refusal("drop") == "MF 1: say which square, from a1 to h8"
    assert pit.refusal("drop z9") == "MF 1: there is no square 'z9'; they run from a1 to h8"


@pytest.mark.rule("MF 4.2.6", "MF-14")
def test_while_a_jump_lands_nothing_else_is_done() -> None:
    pit = Pit(orc("a1", "iron"), orc("a3"), platforms="a1")
    pit.say("jump dreg")
    for answer in ("smash dreg", "jump dreg", "recover", "end"):
        assert pit.refusal(answer) == "MF 4.2.6: first say where your Jump at Dreg ends"


@pytest.mark.rule("MF-14", "MF-17")
def test_refused_jumps_say_why() -> None:
    idle = Pit(orc("a1", "iron", item="throwing axe", down=True), orc("a3"), platforms="a1")
    assert idle.refusal("jump dreg throw") == (
        "MF-17: no square to land on from where you could throw at Dreg: "
        "off a Platform you land Knocked Down, with bare hands"
    )
    bare = Pit(orc("a1", "iron"), orc("a3"), platforms="a1")
    assert bare.refusal("jump dreg throw") == "MF 2: you carry no throwing axe"


def test_attacks_without_a_target_ask_for_one() -> None:
    pit = Pit(orc("a1"), orc("a2"), orc("b1"))
    assert pit.refusal("smash") == "MF 1: say whom, such as 'smash dreg'"
    assert pit.refusal("stomp bolk") == "MF 1: there is no Orc 'bolk' here; your enemies are Dreg, Mog"


def test_it_is_told_how_far_one_goes_with_one_action() -> None:
    assert Pit(orc("a1"), orc("h8")).match.scene(0).strides == 3, "a Common Orc"
    iron = Pit(orc("a1", "iron"), orc("h8"))
    assert iron.match.scene(0).strides == 2
    iron.say("move a2")
    assert iron.match.scene(0).strides == 1, "of this Move"
