"""What one mostly wants, as one answer: the way to the nearest chest, and what sets the table up."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import orcade
from orcade.bots.promising import drawn, promising
from orcade.games.gates import GAME, turn_plans
from orcade.games.gates.answers.gamemaster import ENTER
from orcade.games.gates.answers.turns import BANDAGE, END, FIGHT, PLAY, ROLL
from orcade.games.gates.board import WAYS
from orcade.games.gates.odds import threats
from orcade.games.gates.pieces import (
    BY_HAND,
    LAYING,
    SLUGS,
    STARTING,
    WHAT_FIRST,
    WHAT_NEXT,
    WHAT_NOW,
    WHETHER_TO_AVERT,
    WHETHER_TO_CANCEL,
    Siege,
    acting,
    board_of,
)
from orcade.games.gates.reasons import lasts, reason
from orcade.games.gates.turn_plans import anywhere
from orcade.games.gates.usual import nearer_to_a_chest
from orcade.table.grid import NOWHERE
from orcade.table.things import Piece
from orcade.table.walks import Walk, walks

from .positions import GM, Gates, who

DUNGEON_SIDE = 7


def planned(match: orcade.Match) -> Walk | None:
    """The plan that is proposed for the question that is open: nothing that only stands beside what is."""
    return next((walk for walk in walks(match, match.asks[0]) if walk.plan is not None and not walk.plan.beside), None)


def follow(match: orcade.Match) -> str:
    """Gives it; its notation."""
    walk = planned(match)
    assert walk is not None
    assert walk.plan is not None
    seat = match.asks[0].seat
    for step in walk.steps:
        match.answer(step, seat)
    return walk.plan.say


def test_the_nearest_chest_is_looted_by_one_answer() -> None:
    gates = Gates(who("bob", "1i5", hand="potion"), who("dave", "1a1"), treasure="cup", actions=4)
    walk = planned(gates.match)
    assert walk is not None
    assert walk.plan is not None
    assert (walk.plan.label, walk.plan.hint) == (
        "Loot a chest: 3 actions",
        "A Treasure in 61 %, about 94 points. In the Side 1A.",
    )
    assert walk.plan.trace is not None
    assert walk.plan.trace.cost == "3 actions, 1 left", "with the one that opens it"
    assert len(walk.plan.trace.way) == 3, "the way there is drawn before it is gone"
    follow(gates.match)
    assert (gates.at("bob"), gates.actions, gates.points("bob")) == ("1i3", 1, 50)


def test_one_that_is_too_far_is_gone_towards() -> None:
    gates = Gates(who("bob", "1i7", hand="potion"), who("dave", "1a1"), actions=2)
    walk = planned(gates.match)
    assert walk is not None
    assert walk.plan is not None
    assert walk.plan.label == "Go towards a chest: 2 actions"
    assert walk.plan.hint.startswith("2 more after that, in the Side 1A.")
    follow(gates.match)
    assert gates.at("bob") == "1g5"


def beside(match: orcade.Match) -> dict[str, Walk]:
    """The plans that stand beside what is proposed, by notation."""
    found = [walk for walk in walks(match, match.asks[0]) if walk.plan is not None and walk.plan.beside]
    return {walk.plan.say: walk for walk in found if walk.plan is not None}


def test_beside_a_chest_stands_the_orc_that_could_be_hunted() -> None:
    gates = Gates(who("bob", "1i5", hand="potion"), who("dave", "1a1"), orcs="1i9", actions=6, dice=(20,))
    found = beside(gates.match)
    assert list(found) == ["hunt"]
    assert (found["hunt"].plan.label, found["hunt"].plan.hint) == (  # type: ignore[union-attr]
        "Hunt orc 1: 3 actions, 3 blows",
        "20 points in 62 %. 1 orc could strike you there.",
    )
    for step in found["hunt"].steps:
        gates.match.answer(step, gates.match.asks[0].seat)
    gates.settle()
    assert gates.orcs == []


def test_beside_a_fight_stand_the_chest_and_the_way_out() -> None:
    wounded = who("bob", "1i3", wounds=3, searched="1i3")
    gates = Gates(wounded, who("dave", "1a1"), orcs="1i4", actions=9)
    assert planned(gates.match) is None, "a blow is proposed"
    found = beside(gates.match)
    assert list(found) == ["chest", "away"]
    assert (found["away"].plan.label, found["away"].plan.hint) == (  # type: ignore[union-attr]
        "Get away from the orcs: 3 actions",
        "You die: here in 26 %, there in 0 %.",
    )


def test_where_nothing_else_is_near_the_next_chest_is_told_and_a_walk_goes_on() -> None:
    gates = Gates(who("bob", "1i7", hand="potion"), who("dave", "1a1"), actions=2)
    walk = planned(gates.match)
    assert walk is not None
    assert walk.plan is not None
    assert walk.plan.lasts == "until Bob has 1 Treasure"
    assert list(beside(gates.match)) == ["other chest"]
    near = Gates(who("bob", "1i7", hand="potion"), who("dave", "1a1"), orcs="1i9", actions=2)
    assert (walk := planned(near.match)) is not None
    assert walk.plan is not None
    assert not walk.plan.lasts, "an orc could strike"


def test_no_walk_goes_on_beside_which_there_is_no_other_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would begin without having been taken."""
    told = []
    for besides in (turn_plans.other_chest, lambda view, first: ()):
        monkeypatch.setattr(turn_plans, "other_chest", besides)
        gates = Gates(who("bob", "1i7", hand="potion"), who("dave", "1a1"), actions=2)
        walk = planned(gates.match)
        assert walk is not None
        assert walk.plan is not None
        told.append((len(beside(gates.match)), walk.plan.lasts))
    assert told == [(1, "until Bob has 1 Treasure"), (0, "")]


def test_beside_the_end_of_a_turn_stands_what_is_bold() -> None:
    gates = Gates(who("brian", "1a12"), who("newt", "1a1"), orcs="1e11 1d7 1f6", actions=5)
    assert usual(gates) == "end"
    told = [(walk.plan.label, walk.plan.hint) for walk in beside(gates.match).values() if walk.plan is not None]
    label = "Go towards a chest: 5 actions"
    assert told == [(label, "3 more after that, in the Side 1A. 2 orcs could strike you there.")]
    near = Gates(who("brian", "1b11", wounds=3), who("newt", "1a1"), orcs="1k9 1e11 1j7 1l5", actions=1)
    told = [(walk.plan.label, walk.plan.hint) for walk in beside(near.match).values() if walk.plan is not None]
    assert told == [("Go to a chest: 1 action", "1 orc could strike you there. In the Side 1A.")], "it is there then"


def test_beside_all_at_the_nearest_stand_the_leader_and_who_is_nearly_dead() -> None:
    near, rich, hurt = who("bob", "1i3"), who("dave", "1e8", treasures="crown"), who("newt", "1a1", wounds=3)
    found = beside(Gates(near, rich, hurt, orcs="1i5 1f9 1b3", turn=GM).match)
    told = [walk.plan.label for walk in found.values() if walk.plan is not None]
    assert told == ["All at Dave: leads with 200", "All at Newt: 1 wound more kills"]
    alone = Gates(who("bob", "1i3", treasures="crown"), orcs="1i5", turn=GM)
    assert not beside(alone.match), "there is nobody else"


def test_not_one_that_is_locked_or_taken_nor_where_there_is_something_to_do() -> None:
    locked = Gates(who("bob", "1i4", searched="1i3"), who("dave", "1b4"), actions=2)
    walk = planned(locked.match)
    assert walk is None or walk.steps[-1].notation(locked.match.board(0)) not in ("go 1i3", "go 1b4")
    fighting = Gates(who("bob", "1i3", searched="1i3"), who("dave", "1a1"), orcs="1i4", actions=4)
    assert planned(fighting.match) is None, "an orc to fight"
    assert planned(Gates(who("bob", "1i3"), who("dave", "1a1"), actions=4).match) is None, "it stands on it"


def test_what_one_mostly_wants() -> None:
    dave = who("dave", "1a1")
    assert usual(Gates(who("bob", "1i3"), dave, actions=4)) == "loot"
    assert usual(Gates(who("bob", "1i3"), dave, orcs="1i4", actions=4)) == "loot", "before an orc is struck"
    gates = Gates(who("bob", "1i3", searched="1i3"), dave, orcs="1i4 1h4", on_orcs={1: "pans"}, actions=4)
    assert usual(gates) == "spree", "rather than anything else"
    one = Gates(who("bob", "1i3", searched="1i3"), dave, orcs="1i4", actions=4)
    assert usual(one) == "strike-on orc-1"
    single = Gates(who("bob", "1i3", searched="1i3"), dave, orcs="1i4", actions=1)
    assert usual(single) == "strike orc-1"
    assert usual(Gates(who("bob", "1i3", hand="potion"), dave, actions=0)) == "end"


def test_who_goes_out_of_danger_is_told_why() -> None:
    gates = Gates(who("bob", "1g5", wounds=3), who("dave", "1a1"), orcs="1f9 1i9", actions=1)
    question = gates.match.scene(gates.match.asks[0].seat).question
    assert question is not None
    assert question.why == "You die: here in 45 %, there in 0 %."
    walk = planned(gates.match)
    assert walk is not None
    assert walk.plan is not None
    assert (walk.plan.label, walk.plan.hint) == ("Get away from the orcs: 1 action", question.why)


def test_who_had_rather_lose_his_actions_is_told_why() -> None:
    def told(gates: Gates) -> str:
        return reason(gates.match.board(0), gates.match.asks[0], END)

    assert told(Gates(who("bob", "1i3"), who("dave", "1a1"), actions=4)) == "No orc can strike you here."
    near = Gates(who("bob", "1i3"), who("dave", "1a1"), orcs="1i4", actions=4)
    assert told(near) == "Nothing else is worth the risk."
    assert told(Gates(who("bob", "1i3", hand="potion"), who("dave", "1a1"), actions=0)) == ""


def test_who_may_well_die_strikes_as_long_as_he_can_still_get_away() -> None:
    bob, dave = who("bob", "1i3", wounds=3, searched="1i3"), who("dave", "1a1")
    assert usual(Gates(bob, dave, orcs="1i4", actions=9)) == "strike orc-1", "one blow at a time"
    assert usual(Gates(bob, dave, orcs="1i4", actions=3)).startswith("go ")
    wounded = who("bob", "1i3", wounds=2, searched="1i3")
    assert usual(Gates(wounded, dave, orcs="1i4", actions=3)) == "strike-on orc-1", "of one orc he will not die"
    assert usual(Gates(wounded, dave, orcs="1i4 1i5 1h4 1h5 1h3", actions=3)).startswith("go ")


def test_brian_throws_a_fireball_unless_a_blow_hits_as_well() -> None:
    dave = who("dave", "1a1")
    assert usual(Gates(who("brian", "1i3", searched="1i3"), dave, orcs="1i4", actions=1)) == "fireball orc-1"
    armed = who("brian", "1i3", searched="1i3", treasures="blade")
    assert usual(Gates(armed, dave, orcs="1i4", actions=1)) == "strike orc-1"


def test_who_is_hurt_bandages_where_no_orc_gets_at_him() -> None:
    dave = who("dave", "1a1")
    assert usual(Gates(who("bob", "1i3"), dave, actions=None)) == "roll"
    assert usual(Gates(who("bob", "1i3", wounds=1), dave, actions=None)) == "bandage"
    assert usual(Gates(who("bob", "1i3", wounds=1), dave, orcs="1i4 1h3", actions=None)) == "roll"


def test_orcs_go_at_the_nearest_and_strike_whom_they_hit() -> None:
    gates = Gates(who("bob", "1i3", treasures="plate"), who("dave", "1h3"), orcs="1i4", turn=GM)
    assert usual(gates) == "charge"
    gates.say("gm: next orc-1")
    assert usual(gates) == "strike dave"
    assert usual(Gates(who("bob", "1i3"), orcs="1i4", gm="lessons wave", turn=GM)) == "play wave"
    sent = Gates(who("bob", "1l12"), orcs="1a1", gm="lessons", turn=GM)
    sent.say("gm: charge")
    assert usual(sent) == "end"


def test_who_returns_stands_where_few_orcs_get_at_him() -> None:
    gates = Gates(who("bob", deaths=1), who("dave", "1a1"), orcs="1i5 1b6", actions=None, dice=(2, 2))
    gates.settle()
    walk = planned(gates.match)
    assert walk is not None
    assert walk.hint == "Right at a chest in the Side 1A."
    assert walk.plan is not None
    assert walk.plan.trace is not None
    where = walk.plan.trace.way[-1]
    follow(gates.match)
    assert gates.at("bob") in ("1d10", "1l11", "1c10")
    figure = next(each for each in gates.match.scene(0).things if isinstance(each, Piece) and each.seat == 0)
    assert (figure.x, figure.y) == where, "which is shown before"


def usual(gates: Gates) -> str:
    ask = gates.match.asks[0]
    assert GAME.usual is not None
    board = gates.match.board(ask.seat)
    found = GAME.usual(board, ask)
    return found.notation(board) if found is not None else ""


def test_every_question_has_a_proposal() -> None:
    asked: set[int] = set()
    for seed in range(6):
        match, rng = orcade.new("gates", seats=3, seed=seed), Random(seed)
        while not match.over:
            ask = match.asks[0]
            view = match.view(ask.seat)
            assert GAME.usual is not None
            found = GAME.usual(view, ask)
            if view.asked >= WHAT_FIRST and found is None and len(ask.options) > 1:
                assert planned(match) is not None
            assert found is None or found in ask.options
            asked.add(view.asked)
            match.answer(drawn(*promising(GAME, view, ask), rng), ask.seat)
    assert {WHAT_FIRST, WHAT_NOW, WHAT_NEXT, WHETHER_TO_AVERT, WHETHER_TO_CANCEL} <= asked


def test_the_table_is_set_up_by_few_answers() -> None:
    """Each chooses a character; the Gamemaster names who lays the third section."""
    for seats in (2, 5):
        match = orcade.new("gates", seats=seats, seed=seats)
        said = []
        while match.state.round == 0:
            if planned(match) is not None:
                said.append(follow(match))
            else:
                match.answer(match.asks[0].options[0], match.asks[0].seat)
        siege = match.state
        assert isinstance(siege, Siege)
        assert len([say for say in said if say.startswith("lay ")]) == 4
        assert said.count("start") == len(siege.characters)
        assert said.count("ambush") == 1
        assert len(siege.orcs) == 4


def test_a_section_is_laid_where_the_map_stays_compact() -> None:
    match = orcade.new("gates", seats=2, seed=1)
    while match.state.phase != STARTING:
        chosen = match.asks[0].options[0] if match.state.phase < LAYING else None
        if chosen is not None:
            match.answer(chosen, match.asks[0].seat)
        else:
            follow(match)
    surface = [laid for laid in match.state.laid if not board_of(match.state).dungeon or laid.side != 7]
    assert max(laid.x for laid in surface) - min(laid.x for laid in surface) <= 1
    assert max(laid.y for laid in surface) - min(laid.y for laid in surface) <= 1


def test_where_a_section_is_laid_for_one_is_said_on_the_button() -> None:
    """It read "Lay Tannery for me"."""
    match, labels = orcade.new("gates", seats=2, seed=1), []
    while match.state.phase != STARTING:
        walk = planned(match)
        if match.state.phase < LAYING or walk is None or walk.plan is None:
            match.answer(match.asks[0].options[0], match.asks[0].seat)
        else:
            labels.append(walk.plan.label)
            follow(match)
    assert all(label.split(" ", 2)[2].startswith(("by itself", *WAYS.values())) for label in labels), labels


def test_bots_lay_a_section_so_too() -> None:
    for seed in range(8):
        match, rng = orcade.new("gates", seats=3, seed=seed), Random(seed)
        while match.state.phase <= LAYING:
            ask = match.asks[0]
            match.answer(drawn(*promising(GAME, match.view(ask.seat), ask), rng), ask.seat)
        surface = [laid for laid in match.state.laid if laid.side != DUNGEON_SIDE]
        assert max(laid.x for laid in surface) - min(laid.x for laid in surface) <= 1
        assert max(laid.y for laid in surface) - min(laid.y for laid in surface) <= 1


def test_who_stands_on_an_occupied_square_goes_on_to_a_free_one() -> None:
    gates = Gates(who("bob", "1i5"), who("dave", "1a1"), orcs="1i5 1i4", actions=4)
    there = usual(gates)
    assert there.startswith("go ")
    assert there not in ("go 1i5", "go 1i4")


def test_all_orcs_of_a_chest_are_put_beside_who_found_them() -> None:
    gates = Gates(who("bob", "1i3"), who("dave", "1a1"), treasure="few-orcs", actions=4, dice=(3,))
    gates.say("bob: loot")
    assert gates.asked == [GM]
    follow(gates.match)
    assert len(gates.orcs) == 3
    assert all(
        board_of(gates.state).floor.adjacent(gates.who("bob").square) >> orc.square & 1 for orc in gates.state.orcs
    )


def test_of_six_treasures_the_least_goes_and_bob_keeps_a_treasure_on_top() -> None:
    rich = who("bob", "1i3", treasures="cup cup gem chain crown")
    full = Gates(rich, who("dave", "1a1"), treasure="coins", actions=4)
    full.say("bob: loot")
    assert usual(full) == "discard coins"
    for top, wanted in (("crown", "no"), ("pit", "yes")):
        gates = Gates(who("bob", "1i3"), who("dave", "1a1"), treasure=top, player="rag", actions=None, dice=(2, 2))
        gates.say("bob: roll")
        assert usual(gates) == wanted


def test_orcs_that_are_placed_come_near_to_whom_they_are_to_harm() -> None:
    gates = Gates(who("bob", "1i3"), who("dave", "2h1"), treasure="decoy", actions=4, dice=(2,))
    gates.say("bob: loot")
    assert gates.asked == ["bob"]
    follow(gates.match)
    assert len(gates.orcs) == 2
    assert all(name.startswith("2") for name in gates.orcs), "near his rival"
    gates = Gates(who("bob", "1a1"), gm="back-way", turn=GM, dice=(1,))
    gates.say("gm: play back-way")
    follow(gates.match)
    assert gates.orcs == ["1a7"], "six squares away, as the crow flies"


def test_each_side_may_be_laid_first_the_dungeon_too() -> None:
    laid = set()
    for one, other in product(range(8), range(6)):
        match = orcade.new("gates", seats=2, seed=1)
        for which in (one, other):
            match.answer(match.asks[0].options[which], 0)
        laid.add(follow(match))
    assert laid == {f"lay {number}{side}" for number in range(1, 5) for side in "ab"}


def test_setting_up_can_be_pressed_through() -> None:
    """Where nothing is planned, something is proposed; Dave takes the sword."""
    match = orcade.new("gates", seats=5, seed=5)
    while match.state.round == 0:
        if planned(match) is not None:
            follow(match)
            continue
        ask = match.asks[0]
        found = GAME.usual(match.board(ask.seat), ask) if GAME.usual is not None else None
        assert found is not None, ask.prompt
        match.answer(found, ask.seat)
    played = [SLUGS[each.who] for each in match.state.characters]
    assert played[:2] == ["brian", "gordo"]
    assert "dave" in played
    assert any(each.treasures for each in match.state.characters)


def test_places_are_told_by_what_they_are_and_from_whom_they_are_seen() -> None:
    gates = Gates(who("bob", "1e8"), who("dave", "1a1"), actions=4)
    view = gates.match.view(0)
    told = {each.notation(view): each.label(view) for each in gates.match.asks[0].options}
    assert told["go 1e6"] == "Go to the road in the Side 1A, 2 down"
    assert told["go 1f9"] == "Go to the road in the Side 1A, 1 right and 1 up"
    entry = ENTER[board_of(view).floor.square("1f12")]
    assert entry.label(view) == "A newcomer enters at the road in the Side 1A, 1 right and 4 up of Bob"


def test_what_is_proposed_before_the_roll_goes_on_while_one_is_as_one_was() -> None:
    bob = who("bob", "1e8", wounds=1, hand="potion")
    gates = Gates(bob, who("dave", "1a1"), actions=None)
    view, ask = gates.match.board(0), gates.match.asks[0]
    assert lasts(view, ask, ROLL) == "while Bob has 1 wound and 1 card"
    assert lasts(view, ask, BANDAGE) == "until Bob has no wound"


def test_a_fight_goes_on_with_other_orcs_for_one_round() -> None:
    gates = Gates(who("bob", "1e8"), who("dave", "1a1"), orcs="1e9", actions=4, round=7)
    view, ask = gates.match.board(0), gates.match.asks[0]
    assert lasts(view, ask, FIGHT[BY_HAND][0]) == "with other orcs in round 7"
    assert lasts(view, ask, END) == ""


def test_actions_that_are_good_for_nothing_else_take_one_nearer_to_a_chest() -> None:
    gates = Gates(who("brian", "1a12"), who("dave", "1a1"), actions=3)
    gates.state.characters[0].searched = NOWHERE
    view, ask = gates.match.board(0), gates.match.asks[0]
    nearer = nearer_to_a_chest(view)
    assert nearer is not None
    assert nearer in ask.options
    assert threats(view, acting(view), nearer.square) == 0


def test_who_is_in_a_corner_is_not_sent_to_and_fro() -> None:
    gates = Gates(who("brian", "1a12"), who("dave", "1a1"), orcs="1a10 1b11 1c12", actions=5)
    gates.state.characters[0].searched = NOWHERE
    assert nearer_to_a_chest(gates.match.board(0)) is None, "one step is all that he can go"
    gates.state.actions = 1
    assert nearer_to_a_chest(gates.match.board(0)) is not None, "that step is all that he has left"


def test_a_chest_that_is_locked_for_him_is_called_so() -> None:
    gates = Gates(who("bob", "1i4", searched="1i3"), who("dave", "1a1"), actions=2)
    square = gates.match.board(0).characters[0].searched
    assert anywhere(gates.match.board(0), square).label == "Go to the chest searched before: 1 action"


def test_a_card_that_makes_all_orcs_faster_says_how_many_blows_more_it_brings() -> None:
    def told(*orcs: str) -> str:
        gates = Gates(who("bob", "1i3"), orcs=" ".join(orcs), gm="drums", turn=GM)
        return reason(gates.match.board(gates.state.gm), gates.match.asks[0], PLAY[gates.state.gm_hand[0]])

    assert told("1i5", "1i8") == "2 blows by it instead of 1."
    assert told("1i8") == "1 blow by it instead of none."
    assert told("1i5", "1i12") == "", "none more"
