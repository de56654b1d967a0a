"""What is proposed in Masters' Fight: mostly one answer, or several in a row, with all of the way."""

from __future__ import annotations

from orcade.games.orclympics.chessboard import GRID
from orcade.games.orclympics.masters_fight import GAME
from orcade.games.orclympics.masters_fight.policy import nearest_item
from orcade.table.walks import planned

from .pit import Pit, Placed, orc


def usual(pit: Pit) -> str:
    """The one answer that is proposed, in notation; empty where none is."""
    found = GAME.usual(pit.match.board(0), pit.match.asks[0]) if GAME.usual is not None else None
    return "" if found is None else found.notation(pit.match.view(0))


def plans(pit: Pit) -> dict[str, list[str]]:
    """The plans for Grub: what their buttons say, and their answers."""
    view = pit.match.view(0)
    walks = planned(pit.match, pit.match.asks[0])
    return {walk.label(view): [step.notation(view) for step in walk.steps] for walk in walks}


def test_whoever_can_strike_is_proposed_that_and_offered_what_else_he_could_do() -> None:
    pit = Pit(orc("a1"), orc("a2"), orc("c4"), orc("h8"))
    assert usual(pit) == "smash dreg"
    assert list(plans(pit)) == ["Go and smash Mog", "Step back"]
    found = GAME.plans(pit.match.view(0), pit.match.asks[0]) if GAME.plans is not None else ()
    assert all(plan.beside for plan in found)
    above = Pit(orc("a1"), orc("a3"), orc("h8"), platforms="a1")
    assert usual(above) == "jump dreg"
    assert "Go and smash Dreg" not in plans(above), "he can be struck at once"


def test_of_several_whom_one_could_strike_the_weakest_is_proposed() -> None:
    pit = Pit(orc("a1"), orc("a2"), orc("b1", health=1))
    assert usual(pit) == "smash mog"
    assert why(pit) == "He has the least Health."
    assert not why(Pit(orc("a1"), orc("a2"), orc("b1"))), "they are alike"
    assert not why(Pit(orc("a1"), orc("a2", health=1), orc("h8"))), "there is no other"


def test_whoever_lies_is_proposed_to_get_up() -> None:
    pit = Pit(orc("a1", down=True), orc("a2"))
    assert usual(pit) == "recover"
    assert not plans(pit)


def test_all_that_can_be_done_now_is_proposed_with_its_way() -> None:
    pit = Pit(orc("a1"), orc("a4"), items={"c1": "mace"})
    proposed = plans(pit)
    assert list(proposed) == ["Fetch the mace", "Go and smash Dreg", "Get out of reach"]
    assert [len(steps) for steps in proposed.values()][:2] == [3, 3]
    assert proposed["Fetch the mace"][1:] == ["move c1", "grab"]
    assert proposed["Go and smash Dreg"][2:] == ["smash dreg"]


def test_what_is_too_far_is_gone_towards_with_all_actions() -> None:
    pit = Pit(orc("a1", "iron", item="mace"), orc("h8"))
    assert plans(pit) == {"Go towards Dreg": ["move b2", "move c3", "move d4", "move e5"]}
    [plan] = GAME.plans(pit.match.view(0), pit.match.asks[0]) if GAME.plans is not None else ()
    assert plan.hint.startswith("6 squares away, 2 after that.")


def test_of_what_is_too_far_several_are_offered() -> None:
    pit = Pit(orc("a1", item="mace"), orc("h8"), orc("h5"), orc("h2"), orc("e8"))
    assert len(plans(pit)) == 3
    assert all(label.startswith("Go towards ") for label in plans(pit))


def test_a_way_is_as_straight_as_it_can_be() -> None:
    pit = Pit(orc("d1", "iron", item="mace"), orc("d8"))
    assert plans(pit) == {"Go towards Dreg": ["move d2", "move d3", "move d4", "move d5"]}


def test_who_gets_there_with_no_action_left_reads_what_for() -> None:
    pit = Pit(orc("d1", "iron", item="mace"), orc("d6"))
    [plan] = GAME.plans(pit.match.view(0), pit.match.asks[0]) if GAME.plans is not None else ()
    assert plan.hint.startswith("You get there, to smash next turn.")


def test_a_way_is_drawn_with_whoever_could_strike_at_its_end() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a4"))
    plan, *_ = GAME.plans(pit.match.view(0), pit.match.asks[0]) if GAME.plans is not None else ()
    assert plan.trace is not None
    assert plan.trace.way[0] == (0.5, 7.5)
    assert [line.text for line in plan.trace.lines] == ["Dreg"]
    assert plan.hint.startswith("Wounds: ")


def test_no_way_leads_over_a_platform_where_a_die_falls() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a4"), platforms="a2 b2")
    ways = {label: steps for label, steps in plans(pit).items() if label != "Climb the Platform"}
    assert all("move a2" not in steps and "move b2" not in steps for steps in ways.values())


def test_whoever_had_best_jump_is_proposed_to_climb_and_reads_at_whom() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a4"), orc("b4"), platforms="a2 b2")
    plan, *_ = GAME.plans(pit.match.view(0), pit.match.asks[0]) if GAME.plans is not None else ()
    assert (plan.label, plan.beside, len(plan.steps)) == ("Climb the Platform", False, 1)
    assert plan.hint.startswith("Up on 2+ (83 %), then you Jump at Dreg or Mog.")
    far = Pit(orc("a1", item="mace"), orc("h8"), platforms="a2 b2")
    assert "Climb the Platform" not in plans(far)


def test_a_way_that_is_begun_goes_on_with_the_squares_that_are_left() -> None:
    pit = Pit(orc("a1", "iron"), orc("h8"), items={"c1": "mace"})
    pit.say("move b1")
    assert plans(pit)["Fetch the mace"] == ["move c1", "grab"]


def test_beside_the_only_thing_that_can_be_done_now_one_may_go_for_something_else() -> None:
    assert list(plans(Pit(orc("a1", "iron"), orc("h8"), items={"c1": "mace"}))) == ["Fetch the mace", "Go towards Dreg"]
    assert list(plans(Pit(orc("a1", "iron"), orc("d1"), items={"h8": "mace"})))[:2] == [
        "Go and smash Dreg",
        "Go towards the mace",
    ]


def why(pit: Pit) -> str:
    """Why what is proposed is wanted."""
    question = pit.match.scene(0).question
    assert question is not None
    return question.why


def test_whoever_has_struck_gets_out_of_reach_with_what_is_left() -> None:
    pit = Pit(orc("b1", item="mace"), orc("a1", "iron"), dice=(1,))
    pit.say("smash dreg")
    [plan] = GAME.plans(pit.match.view(0), pit.match.asks[0]) if GAME.plans is not None else ()
    assert plan.label == "Get out of reach"
    assert plan.hint == "3 squares to go. Out of reach of Dreg."


def test_whoever_has_struck_is_proposed_a_platform_in_one_answer() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a2"), platforms="c2", dice=(1,))
    pit.say("smash dreg")
    [plan] = GAME.plans(pit.match.view(0), pit.match.asks[0]) if GAME.plans is not None else ()
    assert plan.label == "Climb the Platform"
    assert plan.hint.startswith("2 squares to go, up on 2+ (83 %). Next turn you Smash and Jump from there: two blows.")
    assert plans(pit) == {"Climb the Platform": ["move b2", "move c2"]}


def test_whoever_gains_nothing_by_a_step_ends_and_is_told_why() -> None:
    cornered = Pit(orc("a1", item="mace"), orc("b1"), pits="c1 c2 b2 a3 b3", dice=(1,))
    cornered.say("smash dreg")
    assert (usual(cornered), why(cornered)) == ("end", "No square in reach is safer.")
    assert not plans(cornered)


def test_what_hardly_ever_matters_passes_by_itself() -> None:
    assert GAME.minds == ("helmet",)
    steps = Pit(orc("a1", item="mace"), orc("a2"), dice=(1,))
    assert not steps.match.asks[0].about
    steps.say("smash dreg")
    assert steps.match.asks[0].about == ("steps",)
    steps.say("move b1")
    assert steps.match.asks[0].about == ("steps",)
    lying = Pit(orc("a1", down=True), orc("c1"), dice=(1,))
    lying.say("recover")
    assert lying.match.asks[0].about == ("steps",)
    begun = Pit(orc("a1", item="mace"), orc("c1"), items={"b1": "shield"})
    begun.say("move b1")
    assert not begun.match.asks[0].about
    below = Pit(orc("a1", item="mace"), orc("a2"), items={"a1": "shield"}, dice=(1,))
    below.say("smash dreg")
    assert not below.match.asks[0].about
    furious = Pit(orc("a1", "feral"), orc("a2"), dice=(2,))
    furious.say("smash dreg")
    assert (furious.match.asks[0].about, usual(furious)) == (("fury",), "again")


def test_one_begins_near_an_item_that_nobody_is_as_near_to() -> None:
    fight = Pit(orc("a2"), orc("d4"), items={"a1": "mace", "h8": "spear"}).fight
    assert nearest_item(fight, GRID.square("e5")) == GRID.square("h8")
    assert nearest_item(fight, GRID.square("b1")) is None


def test_an_item_falls_where_its_owner_is_nearest_to_it() -> None:
    pit = Pit(orc("b2", item="mace"), orc("a2"), items={"b2": "spear"})
    pit.say("grab")
    assert pit.match.asks[0].prompt == "Where does the mace fall?"
    assert usual(pit) in {"drop c1", "drop c2", "drop c3"}


def test_the_blows_of_two_go_on_until_one_falls_or_is_badly_hurt() -> None:
    def lasts(*orcs: Placed) -> str:
        pit = Pit(*orcs)
        ask = pit.match.asks[0]
        found = GAME.usual(pit.match.board(0), ask) if GAME.usual is not None else None
        assert found is not None
        return GAME.lasts(pit.match.board(0), ask, found)

    assert lasts(orc("a1"), orc("a2")) == "until Dreg falls"
    assert not lasts(orc("a1"), orc("a2"), orc("h8")), "a third one may come"
    assert not lasts(orc("a1", health=3), orc("a2")), "he may want to get away"
    assert not lasts(orc("a1"), orc("a2", health=1)), "that may be the last blow"
    assert not lasts(orc("a1"), orc("a2", down=True)), "he has fallen"
    assert not lasts(orc("a1", down=True), orc("a2")), "to get up is one decision"


def test_the_end_of_an_activation_after_a_blow_goes_on_with_it() -> None:
    pit = Pit(orc("a1"), orc("a2"), dice=(1,))
    pit.say("smash dreg")
    [end] = (option for option in pit.match.asks[0].options if option.notation(pit.match.view(0)) == "end")
    assert GAME.lasts(pit.match.board(0), pit.match.asks[0], end) == "until Dreg falls"
    fresh = Pit(orc("a1"), orc("a2"))
    assert not GAME.lasts(fresh.match.board(0), fresh.match.asks[0], end)


def test_where_an_item_falls_is_asked_of_who_wishes_it() -> None:
    """It hardly ever matters: by itself it falls where one is nearer to it than the others."""
    pit = Pit(orc("a1", item="shield"), orc("a2", item="spear"), dice=(4, 1))
    pit.say("smash dreg")
    assert pit.match.asks[0].about == ("places",)
