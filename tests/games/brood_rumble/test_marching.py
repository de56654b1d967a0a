"""BR-38: orders to all of a brood, what is proposed first, and ready-made deployments."""

from __future__ import annotations

from typing import Any

import pytest

import orcade
from orcade.games.orclympics.brood_rumble import GAME
from orcade.games.orclympics.brood_rumble.answers import ORDER_WORDS
from orcade.games.orclympics.brood_rumble.pieces import AT_THEM, UNORDERED, Rumble
from orcade.table.walks import steps_to

from .brawl import Brawl, mound, orc, pit

ORDERS = set(ORDER_WORDS.values())
FAR_AWAY = {"grub": (2, 12), "gash": (2, 16), "dreg": (22, 12), "durk": (22, 16)}


def lined_up(*dice: int, **more: object) -> Brawl:
    """Two against two, too far from each other for a Charge."""
    return Brawl(broods=("iron", "iron"), phase="call", dice=dice, **(FAR_AWAY | more))  # type: ignore[arg-type]


@pytest.mark.rule("BR-38")
def test_all_who_can_only_move_run_at_the_enemy_in_turn_with_his() -> None:
    brawl = lined_up(4, 6, 2).say("all at them")
    assert brawl.at("grub") == pytest.approx((8, 12), abs=0.01)
    assert brawl.asked == 1, "the other team's turn comes in between"
    assert brawl["gash"].done is False
    brawl.say("activate dreg", "stay")
    assert brawl.at("gash") == pytest.approx((6, 16), abs=0.01)
    assert "Grub's team goes at the enemy." in brawl.told


@pytest.mark.rule("BR-38", "BR 4.2.1")
def test_who_could_charge_is_asked() -> None:
    brawl = lined_up(6, dreg=(9, 12)).say("all at them")
    assert brawl.match.asks[0].prompt == 'Grub may move 8": where to?'
    assert not brawl.state.marching
    brawl.say("stay", "activate durk")
    assert brawl.state.orders[0] == AT_THEM


@pytest.mark.rule("BR-38", "BR 4.2.3")
def test_an_order_for_loot_leads_to_mounds_and_who_gets_there_is_asked() -> None:
    brawl = lined_up(6, terrain=[mound(8, 12)]).say("all for loot")
    assert brawl.verbs == {"grab", "end"}


@pytest.mark.rule("BR-38")
def test_the_way_leads_round_a_pit() -> None:
    brawl = lined_up(6, terrain=[pit(5, 12)]).say("all at them")
    x, y = brawl.at("grub")
    assert x > 5
    assert abs(y - 12) > 1.8


@pytest.mark.rule("BR-38", "BR 1.2")
@pytest.mark.parametrize(("dice", "reach"), [((3, 1), 3), ((4,), 6)])
def test_feral_orcs_on_an_order_roll_a_low_die_again(dice: tuple[int, ...], reach: int) -> None:
    brawl = Brawl(broods=("feral", "iron"), phase="call", dice=dice, **FAR_AWAY).say("all at them")  # type: ignore[arg-type]
    assert brawl.at("grub") == pytest.approx((2 + reach, 12), abs=0.01)


@pytest.mark.rule("BR-38")
def test_an_order_is_for_two_or_more_who_can_only_move_and_ends_with_the_game_turn() -> None:
    assert lined_up().legal >= ORDERS
    assert lined_up().match.asks[0].prompt == "Order all, or activate one Orc?"
    alone = lined_up(gash=orc(2, 16, down=True))
    assert not alone.legal & ORDERS
    assert alone.match.asks[0].prompt == "Which Orc do you activate?"
    assert not lined_up(terrain=[mound(3.5, 12)]).legal & ORDERS
    brawl = lined_up(1, 1, 1, 1, 1, 1, state={"blood": True}).say("all at them", "activate dreg", "stay")
    brawl.say("stay")
    assert brawl.state.orders == [UNORDERED] * 4


@pytest.mark.rule("BR-38")
def test_what_bars_an_order() -> None:
    brawl = lined_up(gash=orc(2, 16, down=True))
    assert "two of your own Orcs or more" in brawl.refusal("all at them")
    assert "say all at them or all for loot" in lined_up().refusal("all of you")


@pytest.mark.rule("BR-38")
def test_the_hint_tells_whether_anybody_can_be_reached() -> None:
    def hint(brawl: Brawl) -> str:
        question = brawl.match.scene(0).question
        assert question is not None
        return question.choices[0].hint

    assert hint(lined_up()).endswith('nobody reaches an enemy yet, 19" away.')
    assert hint(lined_up(dreg=(9, 12))).endswith("who can Charge is asked.")


def test_what_is_proposed_first() -> None:
    def usual(brawl: Brawl) -> str:
        question = brawl.match.scene(0).question
        assert question is not None
        return question.usual

    assert usual(lined_up()) == "all at them"
    assert usual(lined_up(terrain=[mound(12, 12)], state={"turn": 2})) == "all for loot"
    assert usual(lined_up(terrain=[mound(12, 12)], state={"turn": 3})) == "all at them", "or they would never meet"
    near = lined_up(6, dreg=(9, 16))
    assert usual(near) == "all at them"
    near.say("activate gash")
    assert usual(near) == "move gash 8.000,16.000"
    deadly = lined_up(6, dreg=(9, 16), terrain=[pit(9, 12.5)]).say("activate gash")
    assert usual(deadly) != "move gash 8.000,16.000", "from below, a Headbutt pushes him into the Pit"


@pytest.mark.rule("BR 3")
@pytest.mark.parametrize("row", ["line up", "spread out"])
def test_a_whole_row_is_deployed_by_one_answer(row: str) -> None:
    match = orcade.new(GAME, 2, seed=3, options={"battlefield": "crossroads"})
    while not match.asks[0].prompt.startswith("Where does"):
        match.answer(match.asks[0].options[0])
    seat = match.asks[0].seat
    steps = steps_to(match, match.asks[0], row)
    assert len(steps) == 4
    for step in steps:
        match.answer(step, seat)
    rumble = match.state
    assert isinstance(rumble, Rumble)
    assert all(each.x >= 0 for each in rumble.orcs if each.seat == seat)
    assert match.asks[0].seat != seat


@pytest.mark.rule("BR-39")
def test_nobody_is_asked_in_which_order_his_orcs_wait() -> None:
    pairs = [("grub", "dreg"), ("gash", "durk")]
    where = {"grub": (2, 12), "dreg": (3, 12), "gash": (2, 16), "durk": (3, 16)}
    brawl = Brawl(phase="call", engaged=pairs, **where)  # type: ignore[arg-type]
    assert brawl.match.asks[0].prompt == "Which combat is fought next?"


@pytest.mark.rule("BR-39")
def test_nobody_is_asked_in_which_order_they_wait_and_get_up() -> None:
    """Grub waits before Gash gets up; Dreg's Durk, who could Move, is asked for in between."""
    crew = {"grub": (2, 12), "dreg": (3, 12), "gash": orc(2, 20, down=True), "durk": (20, 20), "dib": (22, 4)}
    brawl = Brawl(phase="call", engaged=[("grub", "dreg")], **crew)  # type: ignore[arg-type]
    assert brawl.asked == 1
    assert brawl["gash"].down
    brawl.say("activate durk", "keep", "stay")
    assert not brawl["gash"].down


@pytest.mark.rule("BR-1")
def test_whose_orcs_alone_are_left_says_which_is_activated() -> None:
    """Grub decides for himself and Snik."""
    brawl = Brawl(phase="call", seats=4, grub=(2, 4), snik=(2, 12), skab=(2, 16), dreg=(22, 12), mog=(22, 16))
    assert brawl.asked == 0
    brawl = Brawl(phase="call", seats=4, grub=orc(2, 4, done=True), snik=(2, 12), skab=(2, 16), dreg=(22, 12))
    assert brawl.asked == 3
    assert brawl.legal >= ORDERS


def test_what_is_proposed_first_in_a_combat_and_with_a_barrel_in_the_hands() -> None:
    def usual(brawl: Brawl) -> str:
        question = brawl.match.scene(brawl.asked).question
        assert question is not None
        return question.usual

    pairs = [("grub", "dreg"), ("gash", "durk")]
    where = {"grub": (2, 12), "dreg": (3, 12), "gash": orc(2, 16, charged=True), "durk": (3, 16)}
    brawl = Brawl(phase="fight", engaged=pairs, **where)  # type: ignore[arg-type]
    assert usual(brawl) == "brawl"
    helmet = orc(13, 12, item="helmet")
    spared = Brawl(
        phase="fight", grub=orc(12, 12, charged=True), dreg=helmet, gob=(1, 1), engaged=[("grub", "dreg")], dice=(3,)
    )
    spared.say("headbutt")
    spared.say("mid")
    assert usual(spared) == "use helmet"


def test_who_stands_behind_a_mound_is_proposed_the_way_round_it() -> None:
    brawl = Brawl(broods=("iron", "iron"), grub=(4.5, 13), dreg=(18, 13.5), terrain=[mound(6, 12)], dice=(6,))
    brawl.say("move")
    question = brawl.match.scene(0).question
    assert question is not None
    brawl.say(question.usual)
    assert brawl.gap("grub", "dreg") < 8


@pytest.mark.rule("BR-38")
@pytest.mark.parametrize(
    ("order", "item", "what"),
    [
        ("all for loot", "nothing", "a Debris Mound"),
        ("all for loot", "helmet", "Durk"),
        ("all at them", "nothing", "Durk"),
    ],
)
def test_whoever_is_asked_for_a_way_reads_whom_or_what_it_leads_to(order: str, item: str, what: str) -> None:
    """Durk is the nearest enemy; Grub could Charge him, and is asked."""
    brawl = lined_up(6, terrain=[mound(12, 4)], grub=orc(2, 12, item=item), dreg=(12, 12), durk=(9, 15)).say(order)
    board, ask = brawl.match.board(0), brawl.match.asks[0]
    region: Any = ask.options
    reason = GAME.reason(board, ask, region.made(4000, 12000))
    assert reason == f"Nearer to {what}."
