"""What the policy of bots holds promising: always legal answers, and what is plainly right."""

from __future__ import annotations

from random import Random

import pytest

from orcade.bots import suggestion
from orcade.bots.promising import drawn, promising
from orcade.games.orclympics.chessboard import GRID
from orcade.games.orclympics.masters_fight import GAME
from orcade.games.orclympics.masters_fight.answers import Move
from orcade.games.orclympics.masters_fight.reach import approach
from orcade.table.dice import Stream
from orcade.table.match import new

from ..policies import rules_judged
from .pit import Pit, orc


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_names_legal_answers_and_the_same_in_every_world(seats: int) -> None:
    assert rules_judged(GAME, seats) >= {"MF 3", "MF 4.2"}


def advised(pit: Pit) -> str:
    """What is suggested to who is asked, in notation."""
    seat = pit.match.asks[0].seat
    option = suggestion(pit.match, seat)
    assert option is not None
    return option.notation(pit.match.view(seat))


def advised_till_the_end(pit: Pit) -> list[str]:
    """The same for what Grub is asked till the activation of another."""
    said = []
    while pit.asked == "grub":
        said.append(advised(pit))
        pit.say(said[-1])
    return said


def test_whoever_can_strike_does_and_rather_one_whom_it_finishes() -> None:
    assert advised(Pit(orc("a1"), orc("a2"), orc("b1", health=1))) == "smash mog"
    assert advised(Pit(orc("a1"), orc("a2", "iron", down=True))) == "stomp dreg"


def test_whoever_lies_gets_up_first() -> None:
    assert advised(Pit(orc("a1", down=True), orc("a2"))) == "recover"


def test_empty_hands_go_for_an_item_and_grab_it() -> None:
    pit = Pit(orc("a1"), orc("h8"), items={"c2": "mace"})
    assert advised_till_the_end(pit)[1:3] == ["move c2", "grab"]


def test_nobody_goes_for_a_second_item() -> None:
    pit = Pit(orc("a1", item="spear"), orc("a4"), items={"h1": "mace"}, dice=(1,))
    assert advised_till_the_end(pit) == ["move a2", "smash dreg", "end"]


def test_a_way_leads_round_pits() -> None:
    pit = Pit(orc("a1", item="mace"), orc("c1"), pits="b1", dice=(1,))
    assert advised_till_the_end(pit)[0] == "move b2"


def test_a_platform_beside_one_is_for_jumping() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a5"), platforms="a2", dice=(2, 1, 2))
    assert advised_till_the_end(pit)[:2] == ["move a2", "jump dreg"]


def test_who_has_struck_climbs_a_platform_from_where_he_strikes_twice() -> None:
    pit = Pit(orc("a1", item="mace"), orc("a2"), platforms="c2", dice=(1, 2))
    pit.say("smash dreg")
    assert advised_till_the_end(pit)[:2] == ["move b1", "move c2"]
    assert pit.at("grub") == "c2"
    far = Pit(orc("a1", item="mace"), orc("a2"), platforms="d2", dice=(1,))
    far.say("smash dreg")
    assert advised(far) != "move b1"


def test_who_has_struck_and_is_badly_hurt_gets_out_of_reach() -> None:
    pit = Pit(orc("a1", health=2, item="mace"), orc("a2", down=True), dice=(1,))
    pit.say("smash dreg")
    assert advised(pit).startswith(("stomp", "move"))


def test_a_helmet_and_a_second_blow_are_used() -> None:
    pit = Pit(orc("a1"), orc("a2", item="helmet"), dice=(4, 6))
    pit.say("smash dreg")
    assert advised(pit) == "use helmet"
    feral = Pit(orc("a1", "feral"), orc("a2"), dice=(2,))
    feral.say("smash dreg")
    assert advised(feral) == "again"


def test_no_step_leads_back() -> None:
    """What is held best leads nowhere where the Orc has been in the same activation, unless he struck in between."""
    for seed in range(3):
        match, rng = new(GAME, 4, dice=Stream.of(seed)), Random(seed)
        who, been = (0, 0), set[int]()
        while not match.over:
            ask, fight = match.asks[0], match.state
            option = suggestion(match, ask.seat) or drawn(*promising(GAME, match.view(ask.seat), ask), rng)
            if not isinstance(option, Move) or who != (fight.turn, ask.seat):
                who, been = (fight.turn, ask.seat), {fight.orcs[ask.seat].square}
            if isinstance(option, Move):
                assert option.square not in been
            match.answer(option, ask.seat)
            been.add(match.state.orcs[ask.seat].square)  # a climb may fail


def test_the_squares_from_which_it_is_a_step_less() -> None:
    def of(*names: str) -> int:
        return sum(1 << GRID.square(name) for name in names)

    assert approach(GRID.square("a1"), of("a3"), of("a1", "a2", "a3", "b2")) == (of("a2", "a3", "b2"), 1)
    assert approach(GRID.square("a1"), of("a3"), of("a1", "a3")) == (0, 0)
    assert approach(GRID.square("a1"), of("a1"), of("a1")) == (0, 0)
