"""What is proposed in Masters' Fight: mostly one answer, or several in a row, with all of the way."""

from __future__ import annotations

from orcade.games.orclympics.masters_fight import GAME
from orcade.table.walks import planned

from .pit import Pit, orc


def usual(pit: Pit) -> str:
    """The one answer that is proposed, in notation; empty where none is."""
    found = GAME.usual(pit.match.board(0), pit.match.asks[0]) if GAME.usual is not None else None
    return "" if found is None else found.notation(pit.match.view(0))


def plans(pit: Pit) -> dict[str, list[str]]:
    """The plans for Grub: what their buttons say, and their answers."""
    view = pit.match.view(0)
    walks = planned(pit.match, pit.match.asks[0])
    return {walk.label(view): [step.notation(view) for step in walk.steps] for walk in walks}


def test_whoever_can_strike_is_proposed_that_and_no_way() -> None:
    pit = Pit(orc("a1"), orc("a2"), orc("a4"))
    assert usual(pit) == "smash dreg"
    assert not plans(pit)


def test_whoever_lies_is_proposed_to_get_up() -> None:
    pit = Pit(orc("a1", down=True), orc("a2"))
    assert usual(pit) == "recover"
    assert not plans(pit)


def test_all_that_can_be_done_now_is_proposed_with_its_way() -> None:
    pit = Pit(orc("a1"), orc("a4"), items={"c1": "mace"})
    proposed = plans(pit)
    assert list(proposed) == ["Fetch the mace", "Go and smash Dreg"]
    assert [len(steps) for steps in proposed.values()] == [3, 3]
    assert proposed["Fetch the mace"][1:] == ["move c1", "grab"]
    assert proposed["Go and smash Dreg"][2:] == ["smash dreg"]


def test_what_is_too_far_is_gone_towards_with_all_actions() -> None:
    pit = Pit(orc("a1", "iron", item="mace"), orc("h8"))
    assert plans(pit) == {"Go towards Dreg": ["move b2", "move c3", "move d4", "move e5"]}
    [plan] = GAME.plans(pit.match.view(0)) if GAME.plans is not None else ()
    assert plan.hint.startswith("6 squares away, 2 after that.")


def test_a_way_is_drawn_with_whoever_could_strike_at_its_end() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a4"))
    [plan] = GAME.plans(pit.match.view(0)) if GAME.plans is not None else ()
    assert plan.trace is not None
    assert plan.trace.way[0] == (0.5, 7.5)
    assert [line.text for line in plan.trace.lines] == ["Dreg"]
    assert plan.hint.startswith("2 squares to go. Hits on 4+: 50 %")


def test_no_way_leads_over_a_platform_where_a_die_falls() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a4"), platforms="a2 b2")
    assert all("move a2" not in steps and "move b2" not in steps for steps in plans(pit).values())


def test_a_way_that_is_begun_goes_on_with_the_squares_that_are_left() -> None:
    pit = Pit(orc("a1", "iron"), orc("h8"), items={"c1": "mace"})
    pit.say("move b1")
    assert plans(pit) == {"Fetch the mace": ["move c1", "grab"]}
