"""FP 2, FP 3, FP 4: terrain, deployment, Pigtoss."""

from __future__ import annotations

from math import dist, sqrt

import pytest

import orcade
from orcade.games.orclympics.flying_pigs import GAME
from orcade.games.orclympics.flying_pigs.pieces import SAID, Pigsty
from orcade.table.things import Piece

from .sty import BROODS, FIELDS, GROUND, ROCKS, Opening, Sty, about


@pytest.mark.rule("FP 1", "OC-1")
def test_two_orcs_and_a_pig_for_each_player() -> None:
    opening = Opening(6, 1)
    assert len(opening.state.models) == 6


# Terrain.


@pytest.mark.rule("FP 2", "FP-1")
def test_three_rocks_and_three_fields() -> None:
    opening = Opening(6, 1)
    assert [(x / 1000, y / 1000) for x, y in opening.state.rocks] == ROCKS
    assert [(x / 1000, y / 1000) for x, y in opening.state.fields] == FIELDS


@pytest.mark.rule("FP-1")
@pytest.mark.parametrize(
    "wrong",
    [
        (15, 15),  # In the Kitchen.
        (17.9, 15),  # 0.9" from the Kitchen.
        (15, 1),  # Its upper side touches the edge.
        (5, 5),  # Outside.
        (4.3, 7),  # Inside, but its corner is nearer to the edge than 1".
    ],
)
def test_a_rock_that_lies_badly_is_drawn_again(wrong: tuple[float, float]) -> None:
    opening = Opening(6, 1, ground=(round(wrong[0] * 10), round(wrong[1] * 10), *GROUND))
    assert [(x / 1000, y / 1000) for x, y in opening.state.rocks] == ROCKS


@pytest.mark.rule("FP-1")
def test_an_inch_from_the_kitchen_is_far_enough() -> None:
    opening = Opening(6, 1, ground=(180, 150, *GROUND[2:]))
    assert opening.state.rocks[0] == (18000, 15000)


@pytest.mark.rule("FP-1")
def test_pieces_lie_an_inch_apart() -> None:
    """A second rock 0.9" beside the first is drawn again; 1" is enough."""
    near = Opening(6, 1, ground=(*GROUND[:2], 89, 100, *GROUND[2:]))
    assert near.state.rocks[1] == (23000, 10000)
    enough = Opening(6, 1, ground=(*GROUND[:2], 90, 100, *GROUND[4:]))
    assert enough.state.rocks[1] == (9000, 10000)


@pytest.mark.rule("FP 2", "FP-1")
def test_terrain_of_any_seed_lies_as_it_must() -> None:
    for seed in range(60):
        match = orcade.new(GAME, 2, seed=seed)
        for seat in range(2):
            match.answer(BROODS[seat], seat=seat)
        state = match.state
        assert isinstance(state, Pigsty)
        squares = [(x, y, 500) for x, y in state.rocks] + [(x, y, 1500) for x, y in state.fields]
        assert len(squares) == 6
        for at, (x, y, half) in enumerate(squares):
            corners = [(x + sx * half, y + sy * half) for sx in (-1, 1) for sy in (-1, 1)]
            assert max(dist(corner, (15000, 15000)) for corner in corners) <= 14000
            for ox, oy, other in [*squares[:at], (15000, 15000, 1500)]:
                apart = (max(0, abs(x - ox) - half - other), max(0, abs(y - oy) - half - other))
                assert dist(apart, (0, 0)) >= 1000


# Deployment.


@pytest.mark.rule("FP 3")
def test_the_highest_die_deploys_first_both_orcs_at_once() -> None:
    opening = Opening(2, 5, 4, seats=3)
    asked = []
    for place in ("15,0.5", "18,0.813", "0.5,15", "0.813,18", "15,29.5", "18,29.187"):
        chef = opening.asked
        asked.append(chef)
        at = opening.match.asks[0].seat * 3 + (len(asked) - 1) % 2
        opening.say(f"deploy {SAID[at]} {place}")
    assert asked == ["dreg", "dreg", "mog", "mog", "grub", "grub"]


@pytest.mark.rule("FP 3", "OC-6")
def test_who_ties_rolls_again_for_the_places_between_them() -> None:
    """Grub and Mog tie for the first two places; Dreg stays last whatever they roll."""
    opening = Opening(4, 3, 4, 1, 2, seats=3)
    assert opening.asked == "mog"
    assert opening.state.order == [2, 0, 1]


@pytest.mark.rule("OC-5")
@pytest.mark.parametrize(("tie", "first"), [(1, "young"), (3, "young"), (4, "old"), (6, "old")])
@pytest.mark.parametrize("age", [1, 2])
def test_equal_broods_do_not_roll_again(tie: int, first: str, age: int) -> None:
    """The die for Dreg's age: 1, his brood is the younger one; 2, the older."""
    opening = Opening(seats=2, ground=(age, *GROUND, tie, tie), broods=("iron", "iron"))
    young = "dreg" if age == 1 else "grub"
    old = "grub" if age == 1 else "dreg"
    assert opening.asked == (young if first == "young" else old)


@pytest.mark.rule("FP 3")
def test_an_orc_is_deployed_touching_the_edge_from_inside() -> None:
    opening = Opening(6, 1)
    opening.refusal("deploy grub 15,0.4")
    opening.refusal("deploy grub 15,0.6")
    opening.refusal("deploy grub 15,15")
    opening.say("deploy grub 15,0.5")
    assert opening.at("grub") == (15, 0.5)


@pytest.mark.rule("FP 3", "FP-2")
def test_an_inch_from_every_other_orc() -> None:
    """Middles 2" apart on a circle of 14.5": an angle of 7.909 degrees; 2.5" to be safe."""
    opening = Opening(6, 1)
    opening.say("deploy grub 15,0.5")
    opening.refusal("deploy gnaw 16.9,0.625")
    opening.say("deploy gnaw 17.1,0.653")
    assert dist(opening.at("grub"), opening.at("gnaw")) >= 2


# Pigtoss.


def deployed(*dice: int, seats: int = 2) -> Opening:
    """Everybody is deployed in the order of the seats: Grub at 12 o'clock, the next a quarter further, clockwise."""
    age = (1,) if seats == 4 else ()  # Two of four broods are equal.
    opening = Opening(*range(6, 6 - seats, -1), *dice, seats=seats, ground=(*age, *GROUND))
    for seat, (chef, sous) in enumerate(
        [("15,0.5", "20,1.389"), ("29.5,15", "28.611,20"), ("15,29.5", "10,28.611"), ("0.5,15", "1.389,10")][:seats]
    ):
        opening.say(f"deploy {SAID[seat * 3]} {chef}", f"deploy {SAID[seat * 3 + 1]} {sous}")
    return opening


@pytest.mark.rule("FP 4", "FP-3")
def test_who_deployed_last_tosses_first_then_clockwise() -> None:
    opening = deployed(*(1, 1, 1, 1, 1) * 4, seats=4)
    asked = []
    for pig, place in (("sausage", "1.5,15"), ("gammon", "15,1.5"), ("dumpling", "28.5,15"), ("morsel", "15,28.5")):
        asked.append(opening.asked)
        opening.say(f"place {pig} {place}")
    assert asked == ["snik", "grub", "dreg", "mog"]
    # And who tossed first takes the first Player Turn.
    assert opening.state.active == 3
    assert opening.state.round == 1


@pytest.mark.rule("FP 4", "FP-3")
def test_straight_to_the_middle_and_then_left_or_right_as_the_thrower_sees_it() -> None:
    """Dreg stands at 3 o'clock and looks to the left of the table: his left is down."""
    left = deployed(3, 2, 1, 1, 1)
    left.say("place dumpling 28.5,15")
    assert left.at("dumpling") == about(23.5, 17)
    right = deployed(3, 2, 4, 1, 1)
    right.say("place dumpling 28.5,15")
    assert right.at("dumpling") == about(23.5, 13)


@pytest.mark.rule("FP 4", "FP-3")
@pytest.mark.parametrize(("die", "y"), [(1, 17), (2, 17), (3, 17), (4, 13), (5, 13), (6, 13)])
def test_one_to_three_is_left_four_to_six_is_right(die: int, y: float) -> None:
    opening = deployed(1, 1, die, 1, 1)
    opening.say("place dumpling 28.5,15")
    assert opening.at("dumpling") == about(26.5, y)


@pytest.mark.rule("FP 4", "FP-2")
def test_the_pig_is_placed_in_contact_with_an_own_orc_inside_the_pigsty() -> None:
    opening = deployed()
    opening.refusal("place dumpling 28.4,15")  # 0.1" away.
    opening.refusal("place dumpling 15,1.5")  # Grub's place.
    opening.refusal("place dumpling 29.5,14")  # Not wholly inside.
    opening.refusal("place dumpling 28.7,15")  # In Dreg.
    opening.say("place dumpling 27.611,20")  # Dollop will do as well.


@pytest.mark.rule("FP-3", "FP 6.4", "FP-19")
def test_mushrooms_count_in_the_pigtoss() -> None:
    """Grub's Pig flies over the field around 15, 7 and keeps its Shrooms until his first turn begins."""
    opening = deployed(1, 1, 1, 1, 1, 3, 2, 1, 1, 1)
    opening.say("place dumpling 28.5,15", "place gammon 15,1.5")
    gammon = opening.state.models[SAID.index("gammon")]
    assert gammon.shrooms
    assert opening.at("gammon") == about(17, 6.5)
    assert opening.state.active == 1


@pytest.mark.rule("FP-3", "FP 6.1", "FP 6.2")
def test_rocks_stop_a_tossed_pig() -> None:
    """A rock at 15, 6: contact at 5, backed off to 4; the second leg goes on from there."""
    ground = (150, 60, *GROUND[2:-2], 210, 130)
    opening = Opening(6, 5, 1, 1, 1, 1, 1, 3, 2, 6, 1, 2, ground=ground)
    opening.say("deploy grub 15,0.5", "deploy gnaw 20,1.389", "deploy dreg 29.5,15", "deploy dollop 28.611,20")
    opening.say("place dumpling 28.5,15", "place gammon 15,1.5")
    assert opening.at("gammon") == about(12, 4)


@pytest.mark.rule("FP 4", "FP-3")
def test_a_pig_stops_an_inch_before_another_pig() -> None:
    """It would come into contact on its second leg."""
    opening = Opening(6, 5, 1, 1, 6, 1, 1, 1, 1, 1, 3, 3)
    opening.say("deploy grub 15,0.5", "deploy gnaw 10,1.389", "deploy dreg 20,1.389", "deploy dollop 28.611,20")
    # Dumpling flies 2" from beside Dreg to the middle and 2" to the right, as seen by Dreg.
    toss = sqrt(5**2 + 13.611**2)
    to_middle = (-5 / toss, 13.611 / toss)
    start = (20 + to_middle[0], 1.389 + to_middle[1])
    opening.say(f"place dumpling {start[0]:.3f},{start[1]:.3f}")
    right = (-to_middle[1], to_middle[0])
    there = (start[0] + 2 * to_middle[0] + 2 * right[0], start[1] + 2 * to_middle[1] + 2 * right[1])
    assert opening.at("dumpling") == about(*there)
    # Gammon comes down the middle line, then flies 6" to its left, which is the right of the table.
    opening.say("place gammon 15,1.5")
    x, y = opening.at("gammon")
    height = there[1] - 3.5
    assert abs(height) < 1
    assert (x, y) == about(there[0] - sqrt(4 - height**2), 3.5)


@pytest.mark.rule("FP-3", "FP 6.5")
def test_the_edge_turns_a_tossed_pig() -> None:
    """A rock leaves no room on Gammon's first leg, so it goes back; 6" to the right lead over the edge."""
    ground = (150, 44, *GROUND[2:-2], 210, 130)
    opening = Opening(6, 5, 1, 1, 1, 1, 1, 1, 1, 6, 3, 3, ground=ground)
    opening.say("deploy grub 15,0.5", "deploy gnaw 20,1.389", "deploy dreg 29.5,15", "deploy dollop 28.611,20")
    opening.say("place dumpling 28.5,15", "place gammon 15,1.5")
    out = sqrt(14.5**2 - 13.5**2)
    assert opening.at("gammon") == about(15 - out + (6 - out), 1.5)


@pytest.mark.rule("FP 1", "FP 3")
def test_the_cooks_look_like_their_brood() -> None:
    """On the table, and while they are deployed."""
    looks = ["common", "feral", "iron"]
    sty = Sty(seats=3, state={"broods": [2, 0, 1]})
    pieces = [thing for thing in sty.match.scene(0).things if isinstance(thing, Piece)]
    cooks = [piece.look for piece in pieces if piece.look != "pig"]
    assert cooks == ["chef-iron", "sous-iron", "chef-common", "sous-common", "chef-feral", "sous-feral"]
    match = orcade.new(GAME, 3, seed=4)
    for seat, brood in enumerate(("common", "feral", "iron")):
        match.answer(brood, seat)
    deployed: list[int] = []
    for _ in range(6):
        ask = match.asks[0]
        question = match.scene(ask.seat).question
        assert question is not None
        assert question.area is not None
        assert question.area.look == f"{'sous' if ask.seat in deployed else 'chef'}-{looks[ask.seat]}"
        deployed.append(ask.seat)
        match.answer(ask.options[0], ask.seat)


@pytest.mark.rule("FP-19", "FP-16")
def test_shrooms_move_nobody_in_the_pigtoss() -> None:
    """Dumpling has flown over mushrooms and lies at 17, 5.5; Gammon flies past within 2" and goes on."""
    opening = Opening(6, 1, 2, 2, 3, 1, 1, 3, 3, 3, 1, 1)
    opening.say("deploy grub 15,29.5", "deploy gnaw 21.807,2.197", "deploy dreg 15,0.5", "deploy dollop 0.5,15")
    opening.say("place dumpling 15,1.5")
    assert opening.state.models[SAID.index("dumpling")].shrooms
    assert opening.at("dumpling") == (17, 5.5)
    opening.say("place gammon 21.338,3.080")
    assert opening.at("gammon") == about(20.287, 9.316)
