"""BR 1.2, BR 2, BR 3, BR-1, BR-2, BR-3, BR-28: teams, broods, terrain, deployment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import orcade
from orcade.games.orclympics.brood_rumble import GAME
from orcade.games.orclympics.brood_rumble.events import Placed
from orcade.games.orclympics.brood_rumble.pieces import Rumble, RumbleOptions
from orcade.games.orclympics.brood_rumble.terrain import (
    COVER,
    DANGEROUS,
    INCH,
    MOUND,
    PIT,
    PLATFORM,
    Terrain,
    read_battlefield,
)
from orcade.games.orclympics.brood_rumble.terrain_region import SetDown
from orcade.table.requests import Sight

from .brawl import SCRIPTS, Dull


class Opening:
    """A match from its very beginning."""

    def __init__(self, *dice: int, seats: int = 2, broods: Sequence[str] = ("common", "feral"), **options: Any) -> None:
        self.dice = orcade.Scripted(*dice, then=Dull())
        SCRIPTS.append(self.dice)
        self.match = orcade.new(GAME, seats, dice=self.dice, options=options)
        for seat in range(seats):
            self.match.answer(broods[seat], seat=seat)

    @property
    def state(self) -> Rumble:
        state = self.match.state
        assert isinstance(state, Rumble)
        return state

    @property
    def asked(self) -> int:
        return self.match.asks[0].seat

    @property
    def legal(self) -> set[str]:
        ask = self.match.asks[0]
        return {option.notation(self.match.view(ask.seat)) for option in ask.options}

    def say(self, *answers: str) -> Opening:
        for answer in answers:
            self.match.answer(answer)
        return self

    def refusal(self, answer: str) -> str:
        with pytest.raises(orcade.Refused) as refused:
            self.match.answer(answer)
        return str(refused.value)


def features(opening: Opening) -> list[tuple[int, float, float]]:
    return [(piece.kind, piece.x / 1000, piece.y / 1000) for piece in opening.state.terrain]


THREE = ("pit", "place pit 6,6", "dangerous", "place dangerous 18,6", "platform", "place platform 12,18")


@pytest.mark.parametrize(
    ("x", "y", "label"),
    [
        (12, 12, "In the middle"),
        (6, 6, '8.5" up-left of the middle'),
        (12, 7, '5" above the middle'),
        (17, 12, '5" right of the middle'),
    ],
)
def test_a_place_is_told_from_the_middle_of_the_board(x: int, y: int, label: str) -> None:
    assert SetDown(x * INCH, y * INCH, PIT).label(Opening().state) == label


@pytest.mark.parametrize(("kind", "text"), [(PIT, "A Pit is laid out."), (COVER, "Cover is laid out.")])
def test_what_is_laid_out_has_its_article(kind: int, text: str) -> None:
    assert Placed(kind).text(Sight()) == text


# Broods and teams.


@pytest.mark.rule("BR 1", "BR 1.2", "OC-1")
def test_two_teams_of_four_with_twelve_health() -> None:
    opening = Opening(1, 5, 2)
    orcs = opening.state.orcs
    assert [orc.team for orc in orcs].count(0) == [orc.team for orc in orcs].count(1) == 4
    assert {orc.health for orc in orcs} == {12}


@pytest.mark.parametrize(("seats", "names"), [(2, ["Common", "Feral"]), (4, ["Light team", "Dark team"])])
def test_a_panel_names_the_brood_or_where_two_lead_a_team_that(seats: int, names: list[str]) -> None:
    opening = Opening(seats=seats, broods=("common", "feral") * (seats // 2))
    panels = opening.match.scene(0).seats
    told = {gauge.name for panel in panels for gauge in panel.gauges if gauge.look in ("first-team", "second-team")}
    assert told == set(names)


@pytest.mark.rule("BR-41")
def test_in_a_short_rumble_everybody_has_eight_health() -> None:
    match = orcade.new("brood-rumble", 2, seed=1, options={"short": "on"})
    for _ in range(2):
        match.answer("iron")
    assert {orc.health for orc in match.state.orcs} == {8}
    assert "8 of 8 Health" in str(match.scene(0).seats)


@pytest.mark.rule("BR-1", "BR 1")
def test_four_players_have_two_orcs_each_and_random_pairs() -> None:
    """First of the order 3, then 1 of those left, and so on: the first and the last play together."""
    match = orcade.new(GAME, 4, seed=5)
    for seat in range(4):
        match.answer("iron", seat=seat)
    state = match.state
    assert isinstance(state, Rumble)
    assert sorted(seat for team in state.teams for seat in team) == [0, 1, 2, 3]
    assert [len(team) for team in state.teams] == [2, 2]
    assert all(sum(orc.seat == seat for orc in state.orcs) == 2 for seat in range(4))
    pairs = set()
    for seed in range(40):
        pairs.add(frozenset(frozenset(team) for team in teams(seed)))
    assert len(pairs) == 3  # All the ways to make two pairs of four.


def teams(seed: int) -> tuple[tuple[int, ...], ...]:
    match = orcade.new(GAME, 4, seed=seed)
    state = match.state
    assert isinstance(state, Rumble)
    return state.teams


@pytest.mark.rule("OC-5")
@pytest.mark.parametrize(("age", "tie", "first"), [(1, 3, 1), (1, 4, 0), (2, 3, 0), (2, 4, 1)])
def test_equal_broods_break_ties_by_their_age(age: int, tie: int, first: int) -> None:
    """The die for the age of Dreg's brood: 1, it is the younger one."""
    opening = Opening(age, 1, tie, tie, broods=("iron", "iron"))
    assert opening.asked == first


# Terrain.


@pytest.mark.rule("BR 2")
@pytest.mark.parametrize(("d3", "pieces"), [(1, 3), (2, 4), (3, 5)])
def test_d3_and_two_pieces_by_turns(d3: int, pieces: int) -> None:
    opening = Opening(d3, 2, 5, 1, 3, 4)
    asked = []
    places = ["6,6", "18,6", "6,18", "18,18", "12,12"]
    for at in range(pieces):
        asked.append(opening.asked)
        opening.say("pit", f"place pit {places[at]}")
    assert asked == [1, 0, 1, 0, 1][:pieces]
    assert [kind for kind, _, _ in features(opening)] == [PIT] * pieces + [MOUND, MOUND]


@pytest.mark.rule("BR 2", "BR-2")
def test_pit_dangerous_terrain_or_platform() -> None:
    assert Opening(1, 5, 2).legal == {"pit", "dangerous", "platform"}
    opening = Opening(1, 5, 2, 1, 6, 1).say(*THREE)
    assert [kind for kind, _, _ in features(opening)][:3] == [PIT, DANGEROUS, PLATFORM]


@pytest.mark.rule("BR-2")
def test_cover_is_an_option() -> None:
    opening = Opening(1, 5, 2, cover=True)
    assert {"cover", "cover upright"} < opening.legal
    opening.say("cover upright", "place cover 12,12")
    assert opening.state.terrain[0] == Terrain(COVER, 12000, 12000, True)


@pytest.mark.rule("BR 2")
def test_more_than_three_inches_from_the_edge() -> None:
    """A piece of 3" that begins 3" from the edge has its middle at 4.5: that is not more."""
    opening = Opening(1, 5, 2).say("pit")
    opening.refusal("place pit 4.5,12")
    opening.refusal("place pit 12,19.5")
    opening.say("place pit 4.501,12")


@pytest.mark.rule("BR 2")
def test_more_than_three_inches_from_every_other_piece() -> None:
    opening = Opening(1, 5, 2).say("pit", "place pit 12,12", "pit")
    opening.refusal("place pit 18,12")
    opening.refusal("place pit 16,16")  # Corner to corner: 1" and 1".
    opening.say("place pit 18.001,12")


@pytest.mark.rule("BR 2", "BR-3")
@pytest.mark.parametrize(("axis", "mounds"), [(1, [(6, 12), (18, 12)]), (2, [(12, 6), (12, 18)])])
def test_two_mounds_on_a_line_through_the_middle(axis: int, mounds: list[tuple[float, float]]) -> None:
    opening = Opening(1, 5, 2, axis, 6, 1).say("pit", "place pit 5,5", "pit", "place pit 19,5", "pit", "place pit 5,19")
    assert [(x, y) for kind, x, y in features(opening) if kind == MOUND] == mounds


@pytest.mark.rule("BR-28", "BR 2")
def test_a_mound_whose_place_is_taken_slides_along_the_line() -> None:
    """A pit from 4.6 to 7.6 on the line: beside it the middle of a mound lies at 3.6 or at 8.6, and 8.6 is 2.6" off,
    3.6 only 2.4"."""
    opening = Opening(1, 5, 2, 1, 6, 1).say("pit", "place pit 6.1,12", "pit", "place pit 19,5", "pit", "place pit 5,19")
    assert [(x, y) for kind, x, y in features(opening) if kind == MOUND] == [(3.6, 12), (18, 12)]


@pytest.mark.rule("BR-28")
def test_of_two_equally_near_places_the_one_nearer_the_middle() -> None:
    opening = Opening(1, 5, 2, 1, 6, 1).say("pit", "place pit 6,12", "pit", "place pit 19,5", "pit", "place pit 5,19")
    assert [(x, y) for kind, x, y in features(opening) if kind == MOUND] == [(8.5, 12), (18, 12)]


@pytest.mark.rule("BR-2")
def test_what_fits_nowhere_is_left_out() -> None:
    """Five pieces are due; four in the middle of the quarters and one between them leave no room for some."""
    opening = Opening(3, 5, 2, 1, 6, 1).say(
        "pit",
        "place pit 9,9",
        "pit",
        "place pit 15.001,9",
        "pit",
        "place pit 9,15.001",
        "pit",
        "place pit 15.001,15.001",
    )
    count = len(opening.state.terrain)
    if count == 4:
        assert "pit" in opening.legal  # There is still room for a fifth.
    else:
        assert count == 6  # Four, and the mounds.


# Deployment.


@pytest.mark.rule("BR 3")
@pytest.mark.parametrize(
    ("edge", "own", "others"),
    [
        ("left", "0.5,{}", "23.5,{}"),
        ("top", "{},0.5", "{},23.5"),
        ("right", "23.5,{}", "0.5,{}"),
        ("bottom", "{},23.5", "{},0.5"),
    ],
)
def test_the_higher_takes_an_edge_and_deploys_all_then_the_others_at_the_opposite_one(
    edge: str, own: str, others: str
) -> None:
    opening = Opening(1, 5, 2, 1, 2, 5).say(*THREE)
    assert opening.asked == 1
    assert opening.legal == {"edge left", "edge top", "edge right", "edge bottom"}
    opening.say(f"edge {edge}")
    asked = []
    for at, name in enumerate(("dreg", "durk", "dagga", "dib")):
        asked.append(opening.asked)
        opening.say(f"deploy {name} {own.format(4 + 3 * at)}")
    for at, name in enumerate(("grub", "gash", "gnarl", "gob")):
        asked.append(opening.asked)
        opening.say(f"deploy {name} {others.format(4 + 3 * at)}")
    assert asked == [1, 1, 1, 1, 0, 0, 0, 0]
    assert opening.state.turn == 1


@pytest.mark.rule("BR 3")
def test_they_touch_their_edge_and_stand_on_nobody() -> None:
    opening = Opening(1, 5, 2, 1, 5, 2).say(*THREE, "edge left")
    opening.refusal("deploy grub 0.6,12")
    opening.refusal("deploy grub 23.5,12")
    opening.refusal("deploy grub 0.5,0.4")
    opening.say("deploy grub 0.5,12")
    opening.refusal("deploy gash 0.5,12.9")
    opening.say("deploy gash 0.5,13")


@pytest.mark.rule("BR-2", "BR 2")
@pytest.mark.parametrize("battlefield", ["crossroads", "gauntlet", "quarry", "fork"])
def test_battlefields_that_lie_ready_have_two_mounds_and_leave_the_edges_free(battlefield: str) -> None:
    opening = Opening(5, 2, battlefield=battlefield)
    assert [piece.kind for piece in opening.state.terrain].count(MOUND) == 2
    assert opening.legal == {"edge left", "edge top", "edge right", "edge bottom"}
    for piece in opening.state.terrain:
        assert 2000 <= piece.x <= 22000
        assert 2000 <= piece.y <= 22000


@pytest.mark.rule("BR-1")
def test_of_three_players_one_commands_a_team_alone() -> None:
    match = orcade.new(GAME, 3, seed=2)
    state = match.state
    assert isinstance(state, Rumble)
    assert sorted(len(team) for team in state.teams) == [1, 2]
    for team in state.teams:
        for seat in team:
            assert sum(orc.seat == seat for orc in state.orcs) == 4 // len(team)


@pytest.mark.rule("BR-1")
@pytest.mark.parametrize(("standing", "teams"), [([1, 2, 3, 4], {(0, 3), (1, 2)}), ([4, 1, 3, 2], {(1, 0), (3, 2)})])
def test_in_a_campaign_the_first_and_the_fourth_play_together(standing: list[int], teams: set[tuple[int, int]]) -> None:
    """The first of each pair has the higher place, so he decides."""
    match = orcade.new(GAME, 4, seed=1, state=Rumble(4, RumbleOptions(), standing=standing))
    state = match.state
    assert isinstance(state, Rumble)
    assert set(state.teams) == teams


@pytest.mark.rule("BR-1")
def test_in_a_campaign_of_three_the_leader_is_alone() -> None:
    match = orcade.new(GAME, 3, seed=1, state=Rumble(3, RumbleOptions(), standing=[2, 3, 1]))
    state = match.state
    assert isinstance(state, Rumble)
    assert set(state.teams) == {(2,), (0, 1)}


@pytest.mark.rule("BR-1", "BR 1.2")
def test_a_campaign_brings_its_broods() -> None:
    """Nobody is asked for a brood that he has."""
    match = orcade.new(GAME, 2, seed=1, state=Rumble(2, RumbleOptions(), broods=[0, 2], ages=[0, 0], rolls=[0, 0]))
    assert match.asks[0].rule == "BR 2"


@pytest.mark.rule("BR 2")
def test_all_faults_of_a_battlefield_of_ones_own_are_told_with_their_lines() -> None:
    text = """
pieces = [
  { kind = "pit", at = [6.0, 6.0] },
  { kind = "pit", at = [6.5, 6.0] },
  { kind = "lake", at = [12.0, 12.0] },
  { kind = "mound", at = [0.5, 12.0] },
]
"""
    with pytest.raises(orcade.OrcadeError) as caught:
        read_battlefield(text)
    told = str(caught.value).splitlines()
    assert [line.partition(":")[0] for line in told] == ["line 2", "line 4", "line 5", "line 6"]
    for words, line in zip(("1 Debris Mounds", "overlaps piece 1", "no such kind", "too near its edge"), told):
        assert words in line
    with pytest.raises(orcade.OrcadeError) as caught:
        read_battlefield("pieces = [{ kind = 3, at = [1] }]\nrum = 1\n")
    assert len(str(caught.value).splitlines()) == 3


def test_bots_draw_their_brood_by_lot() -> None:
    match = orcade.new(GAME, 2, dice=orcade.Scripted(then=Dull()))
    assert GAME.policy is not None
    assert GAME.policy(match.view(1), match.ask_of(1)) == {}
    for seat, brood in enumerate(("iron", "common")):
        match.answer(brood, seat=seat)
    ask = match.asks[0]
    assert GAME.policy(match.view(ask.seat), ask) is None
