"""Victory Points, feats, standings and the end of a campaign."""

from __future__ import annotations

from typing import Any

import pytest

import orcade
from orcade.games.orclympics.campaign import GAME
from orcade.games.orclympics.campaign.disciplines import DISCIPLINES, part_of
from orcade.games.orclympics.campaign.events import Scored
from orcade.table.options import specs
from orcade.table.requests import Sight
from orcade.table.things import Caption

from .evening import FULL, TITLES, Evening

LAST = FULL - 1


@pytest.mark.rule("OC 5", "OC 5.1", "OC-7")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3, 4), [3, 2, 1, 0]),
        ((4, 1, 3, 2), [0, 3, 1, 2]),
        ((1, 1, 3, 3), [3, 3, 1, 1]),
        ((3, 1, 1, 3), [1, 3, 3, 1]),
        ((1, 1, 1, 1), [3, 3, 3, 3]),
        ((1, 2, 2, 4), [3, 2, 2, 0]),
        ((2, 2, 2, 1), [2, 2, 2, 3]),
        ((1, 1, 3, 4), [3, 3, 1, 0]),
        ((1, 1, 1, 4), [3, 3, 3, 0]),
        ((1, 2, 3, 3), [3, 2, 1, 1]),
    ],
)
def test_four_players(places: tuple[int, ...], points: list[int]) -> None:
    assert Evening(places).settle().points == points


@pytest.mark.rule("OC 5.1", "OC-7")
@pytest.mark.parametrize(("places", "points"), [((1, 2), [3, 1]), ((2, 1), [1, 3]), ((1, 1), [3, 3])])
def test_two_players(places: tuple[int, ...], points: list[int]) -> None:
    assert Evening(places, seats=2).settle().points == points


@pytest.mark.rule("OC-4", "OC 5.1", "OC-7")
@pytest.mark.parametrize(
    ("places", "points"),
    [((1, 2, 3), [3, 2, 1]), ((2, 2, 1), [2, 2, 3]), ((1, 1, 3), [3, 3, 1]), ((1, 2, 2), [3, 2, 2])],
)
def test_three_players_take_points_from_the_table_for_four(places: tuple[int, ...], points: list[int]) -> None:
    assert Evening(places, seats=3).settle().points == points


@pytest.mark.rule("OC 5.2", "OC-8")
@pytest.mark.parametrize("which", range(FULL))
def test_each_feat_is_a_point_in_every_discipline(which: int) -> None:
    evening = Evening((1, 2, 3, 4), {0: 3, 2: 3, 4: 1}, at=which, points=(5, 5, 5, 6), feat_points=(1, 1, 1, 2))
    evening.settle()
    assert evening.points == [8, 8, 6, 8]
    assert evening.state.feat_points == [1, 2, 1, 4]


@pytest.mark.rule("OC 5.2", "OC-8")
def test_one_player_may_win_all_feats() -> None:
    assert Evening((1, 2, 3, 4), dict.fromkeys(range(5), 3)).settle().points == [3, 2, 1, 5]


@pytest.mark.rule("OC-13", "OC 5")
def test_points_are_added_to_those_of_before_and_the_next_discipline_follows() -> None:
    evening = Evening((4, 3, 2, 1), at=2, points=(6, 4, 2, 1), feat_points=(1, 1, 0, 0))
    assert evening.points == [6, 4, 2, 1]
    evening.settle()
    assert evening.points == [6, 5, 4, 4]
    assert evening.state.at == 3
    assert evening.in_play == "timber"
    assert not evening.match.over


@pytest.mark.rule("OC 5", "OC-17", "OC-11")
@pytest.mark.parametrize(
    ("points", "feat_points", "places"),
    [
        ((9, 8, 7, 6), (0, 0, 0, 0), [1, 2, 3, 4]),
        ((9, 9, 7, 6), (1, 2, 0, 0), [2, 1, 3, 4]),
        ((9, 9, 7, 7), (2, 2, 3, 1), [1, 1, 3, 4]),
        ((5, 5, 5, 5), (2, 2, 2, 2), [1, 1, 1, 1]),
        ((5, 5, 5, 5), (1, 2, 3, 2), [4, 2, 1, 2]),
        # Feats break ties alone: fewer points with more feats stay behind.
        ((8, 9, 3, 3), (6, 0, 3, 0), [2, 1, 3, 4]),
    ],
)
def test_the_most_points_win_then_the_most_from_feats(
    points: tuple[int, ...], feat_points: tuple[int, ...], places: list[int]
) -> None:
    """The last discipline gives everybody 3 points."""
    evening = Evening((1, 1, 1, 1), at=LAST, points=points, feat_points=feat_points).settle()
    assert evening.match.over
    assert evening.places == places
    assert evening.points == [each + 3 for each in points]


@pytest.mark.rule("OC 5", "OC-11")
def test_the_last_discipline_counts_for_the_tie_break() -> None:
    """Both have 12 points then; Dreg has won his with a feat more, and not with places."""
    evening = Evening((1, 2, 4, 3), {0: 1}, at=LAST, points=(9, 9, 0, 0), feat_points=(2, 2, 0, 0)).settle()
    assert evening.points[:2] == [12, 12]
    assert evening.places == [2, 1, 4, 3]


@pytest.mark.rule("OC-11")
def test_a_victory_may_be_shared() -> None:
    evening = Evening((1, 1, 3, 3), at=LAST, points=(5, 5, 2, 1), feat_points=(1, 1, 1, 1)).settle()
    assert evening.places == [1, 1, 3, 4]
    assert evening.match.standings is not None
    assert "Grub" in evening.match.standings.text
    assert "Dreg" in evening.match.standings.text


@pytest.mark.rule("OC 5.2")
def test_the_result_names_all_feats_of_the_campaign() -> None:
    evening = Evening((1, 2, 3, 4), {1: 2, 3: 0}, at=LAST).settle()
    assert evening.match.standings is not None
    assert sorted(feat.seat for feat in evening.match.standings.feats) == [0, 2]


@pytest.mark.rule("OC-17")
@pytest.mark.parametrize(
    ("points", "feat_points", "standing"),
    [
        ((9, 6, 3, 1), (0, 0, 0, 0), [1, 2, 3, 4]),
        ((6, 6, 3, 3), (0, 1, 1, 1), [2, 1, 3, 3]),
        ((4, 4, 4, 4), (1, 1, 1, 1), [1, 1, 1, 1]),
    ],
)
def test_the_standings_make_the_teams_of_a_brood_rumble(
    points: tuple[int, ...], feat_points: tuple[int, ...], standing: list[int]
) -> None:
    """The Flying Pigs before it give everybody 3 points."""
    evening = Evening((1, 1, 1, 1), points=points, feat_points=feat_points, dice=(1, 1, 1)).settle()
    assert evening.in_play == "brood-rumble"
    rumble = evening.state.brood_rumble
    assert rumble is not None
    assert rumble.standing == standing
    if standing == [1, 2, 3, 4]:
        assert rumble.teams == ((0, 3), (1, 2))
    if standing == [2, 1, 3, 3]:
        assert rumble.teams[0][0] == 1


# The scoreboard.


@pytest.mark.rule("OC-13", "OC 5")
def test_the_scoreboard_shows_what_was_played_and_what_comes() -> None:
    evening = Evening((2, 1, 4, 3), {0: 3, 4: 1}, points=(0, 0, 0, 0))
    board = evening.scoreboard
    assert [heat.game for heat in board.heats] == list(TITLES)
    assert [heat.stands for heat in board.heats] == ["now", *["to come"] * 5]
    assert board.points == (0, 0, 0, 0)
    evening.settle()
    board = evening.scoreboard
    assert [heat.stands for heat in board.heats] == ["played", "now", *["to come"] * 4]
    assert board.heats[0].places == (2, 1, 4, 3)
    assert board.heats[0].points == (2, 3, 0, 1)
    assert [(honour.name, honour.seat, honour.when) for honour in board.heats[0].feats] == [
        ("Wicky Sticky", 3, "Game Turn 1"),
        ("Pyromania", 1, "Game Turn 2"),
    ]
    assert board.heats[0].story
    assert board.points == (2, 4, 0, 2)
    assert board.feat_points == (0, 1, 0, 1)
    assert board.places == (3, 1, 4, 2)
    assert board.teams == ("Common Orcs", "Feral Orcs", "Iron Orcs", "Common Orcs")
    assert any("Mog" in note for note in board.notes)


# Annulling.


@pytest.mark.rule("OC-14")
@pytest.mark.parametrize(
    ("verdicts", "annulled"),
    [
        (("whatever",) * 4, False),
        (("stands",) * 4, False),
        (("annul",) * 4, True),
        (("annul", "whatever", "whatever", "whatever"), True),
        (("whatever", "annul", "annul", "whatever"), True),
        (("annul", "stands", "whatever", "whatever"), False),
        (("annul", "annul", "annul", "stands"), False),
        (("stands", "whatever", "whatever", "whatever"), False),
    ],
)
def test_annulled_if_somebody_wants_it_and_nobody_insists(verdicts: tuple[str, ...], annulled: bool) -> None:
    evening = Evening((1, 2, 3, 4), {0: 0})
    assert evening.asked == ["grub", "dreg", "mog", "snik"]
    assert evening.options == {"stands", "annul", "whatever"}
    assert all(ask.courtesy for ask in evening.match.asks)
    evening.settle(*verdicts)
    assert (evening.in_play == "flying-pigs") is annulled
    assert evening.points == ([0] * 4 if annulled else [4, 2, 1, 0])


@pytest.mark.rule("OC-14")
def test_nobody_sees_what_others_say() -> None:
    evening = Evening((1, 2, 3, 4))
    before = evening.match.view(1)
    evening.say("grub: annul")
    assert evening.match.view(1) == before


@pytest.mark.rule("OC-14", "OC-13")
def test_an_annulled_discipline_is_played_anew_from_the_standings_before_it() -> None:
    evening = Evening((1, 2, 3, 4), {0: 0, 1: 3}, at=2, points=(4, 2, 2, 9), feat_points=(1, 0, 0, 2))
    evening.settle("annul")
    assert evening.in_play == "masters-fight"
    assert evening.points == [4, 2, 2, 9]
    assert evening.state.feat_points == [1, 0, 0, 2]
    assert evening.criers == ["dreg", "mog"]
    assert [crier.left for crier in evening.state.criers] == [3, 3]
    fight = evening.state.masters_fight
    assert fight is not None
    assert fight.feats == [-1] * 5
    assert fight.ending is None
    assert fight.broods == [0, 1, 2, 0]
    assert fight.ages == [0, 1, 2, 3]


@pytest.mark.rule("OC-14")
def test_the_second_result_stands_and_is_asked_about_no_more() -> None:
    evening = Evening((4, 3, 2, 1), {2: 0}, annulled=True)
    assert evening.in_play == "brood-rumble"
    assert evening.points == [1, 1, 2, 3]
    assert not evening.state.annulled


@pytest.mark.rule("OC-14")
def test_each_discipline_may_be_annulled_once() -> None:
    evening = Evening((4, 3, 2, 1), annulled=True)
    later = Evening((4, 3, 2, 1), at=1, points=evening.points)
    assert later.rule == "OC-14"


@pytest.mark.rule("OC-14")
def test_the_scoreboard_keeps_an_annulled_result() -> None:
    evening = Evening((1, 2, 3, 4), {0: 0}).settle("annul", "annul")
    heats = evening.scoreboard.heats
    assert [heat.stands for heat in heats[:3]] == ["annulled", "now", "to come"]
    assert [heat.game for heat in heats[:3]] == ["flying-pigs", "flying-pigs", "brood-rumble"]
    assert heats[0].places == (1, 2, 3, 4)
    assert evening.scoreboard.points == (0, 0, 0, 0)


@pytest.mark.rule("OC-14")
def test_the_last_discipline_can_be_annulled_too() -> None:
    evening = Evening((1, 2, 3, 4), at=LAST, points=(1, 0, 0, 0)).settle("whatever", "annul")
    assert not evening.match.over
    assert evening.in_play == "road-rage"


@pytest.mark.rule("OC-14")
def test_where_the_option_is_off_every_result_stands_and_nobody_is_asked() -> None:
    evening = Evening((1, 2, 3, 4), {0: 0}, annulment=False)
    assert evening.in_play == "brood-rumble"
    assert evening.points == [4, 2, 1, 0]
    last = Evening((1, 2, 3, 4), at=LAST, annulment=False)
    assert last.places == [1, 2, 3, 4]


@pytest.mark.rule("OC-14")
def test_annulling_is_a_rule_of_ours_and_on_by_default() -> None:
    (spec,) = (each for each in specs(GAME.options) if each.name == "annulment")
    assert (spec.ours, spec.default, spec.values) == (True, True, (True, False))


@pytest.mark.rule("OC 5", "OC-11")
def test_the_end_tells_by_what_it_was_won() -> None:
    """Grub and Dreg have 10 points each; those of feats decide, and where they are level, too, both have won."""
    feats = Evening((1, 2, 3, 4), at=LAST, points=(7, 8, 0, 0), feat_points=(0, 2, 0, 0), annulment=False)
    assert feats.match.standings is not None
    assert feats.match.standings.text == (
        "Dreg wins the Orclympics with 10 Victory Points: as many as Grub, but has more from feats."
    )
    assert feats.places == [2, 1, 3, 4]
    assert feats.match.scene(0).headline == "Dreg wins it!"
    assert [seat.came_to for seat in feats.match.scene(0).seats[:2]] == [
        "10 points",
        "10 points, 2 of feats: more than Grub",
    ]
    level = Evening((1, 2, 3, 4), at=LAST, points=(7, 8, 0, 0), annulment=False)
    assert level.match.standings is not None
    assert level.match.standings.text == "Grub and Dreg share the victory in the Orclympics with 10 Victory Points."


@pytest.mark.rule("OC 5.2", "OC-8")
def test_feats_are_kept_in_the_order_in_which_they_were_done() -> None:
    evening = Evening((1, 2, 3, 4), {3: 1, 0: 2})
    names = DISCIPLINES[0].feats
    kept = [(deed.name, deed.seat, deed.turn) for deed in evening.state.played[0].deeds]
    assert kept == [(names[3], 1, 1), (names[0], 2, 2)]


def test_the_log_tells_who_overtakes_whom() -> None:
    """Mog had 4 and passes Dreg's 5 and Grub's 6; Snik stays behind."""
    scored = Scored(places=(0, 0, 3, 0), feats=(0, 0, 1, 0), totals=(6, 5, 8, 2))
    assert scored.text(Sight()).endswith("Mog overtakes Grub and Dreg and leads.")
    assert [impact.text for impact in scored.impacts()] == ["+4", "Mog takes the lead!"]
    level = Scored(places=(0, 2), feats=(0, 0), totals=(4, 4))
    assert "overtakes" not in level.text(Sight()), "they are level"
    first = Scored(places=(3, 0), feats=(0, 0), totals=(3, 0))
    assert [impact.text for impact in first.impacts()] == ["+3"], "there was no lead to take"


@pytest.mark.parametrize("length", ["quick", "full"])
def test_what_is_to_come_is_told_in_lines_that_are_read(length: str) -> None:
    captions = [
        thing
        for thing in orcade.new(GAME, 3, seed=1, options={"length": length}).scene(0).things
        if isinstance(thing, Caption) and thing.id.startswith("coming-")
    ]
    assert len(captions) == 4
    assert all(len(each.text) <= 42 for each in captions), "longer ones would be made smaller"


def test_the_podium_tells_what_a_result_makes_of_the_points() -> None:
    """What is settled is shown beside what is gained by it, and who climbs or falls."""
    evening = Evening((1, 2, 3, 4), {0: 2}, at=1, points=(5, 7, 1, 2))
    things = {thing.id: thing.label for thing in evening.match.scene(0).things}
    assert [things[f"moves-{seat}"].partition(": ")[2] for seat in range(4)] == [
        "5 → 8",
        "7 → 9",
        "1 → 3 ▲ 3rd",
        "2 → 2 ▼ 4th",
    ]
    gains = next(thing for thing in evening.match.scene(0).things if thing.id == "gains-2")
    assert isinstance(gains, Caption)
    assert (gains.text, gains.label) == ("+1  ★ +1", "Mog: +1, feats +1")


@pytest.mark.rule("OC 5")
def test_points_stand_with_the_seats_and_what_wins_by_itself() -> None:
    evening = Evening(places=(2, 1, 3, 4), feats={0: 0, 1: 0})
    assert evening.match.scene(0).aim == "Most points win"
    evening.settle()
    seen = evening.match.scene(0)
    part = part_of(evening.state)
    assert part is not None
    assert seen.aim == DISCIPLINES[evening.state.programme[1]].game.scene(part, 0).aim
    told = [next(each.value for each in panel.gauges if each.id.startswith("campaign-points")) for panel in seen.seats]
    assert told == [4, 3, 1, 0]


@pytest.mark.rule("OC 5.1", "OC 6", "OC-9")
def test_each_discipline_is_introduced_until_its_first_turn_is_over() -> None:
    evening = Evening(places=(2, 1, 3, 4), feats={0: 0, 1: 0}).settle()
    told = evening.match.scene(0).opening
    assert told is not None
    game = DISCIPLINES[evening.state.programme[1]].game
    assert (told.game, told.title) == (game.name, f"2 of 6: {game.title}")
    assert game.blurb in told.lines
    assert "Points: 1st 3 · 2nd 2 · 3rd 1 · a feat 1" in told.lines
    assert "War Cry! Snik, in last place, may roll 3 dice again" in told.lines
    part: Any = part_of(evening.state)
    part.turn = 2
    assert evening.match.game.scene(evening.state, 0).opening is None


@pytest.mark.rule("OC-14")
def test_when_a_discipline_is_over_everybody_is_told_who_has_won_and_goes_on() -> None:
    evening = Evening(places=(2, 1, 3, 4))
    title = DISCIPLINES[evening.state.programme[0]].game.title
    assert [ask.prompt for ask in evening.match.asks] == [
        f"Dreg wins {title}, you come in second!",
        f"You win {title}!",
        f"Dreg wins {title}, you come in third!",
        f"Dreg wins {title}, you come in fourth!",
    ]
    podium = evening.match.scene(0)
    assert podium.headline == f"{title} is over"
    assert {thing.id: thing.label for thing in podium.things}["podium-title"] == f"Dreg wins {title}!"
    question = evening.match.scene(0).question
    assert question is not None
    assert [choice.say for choice in question.choices if not choice.small] == ["whatever"]
    shared = Evening(places=(1, 1, 3, 4))
    assert [ask.prompt for ask in shared.match.asks][:3] == [
        f"You and Dreg win {title}!",
        f"You and Grub win {title}!",
        f"Grub and Dreg win {title}, you come in third!",
    ]


@pytest.mark.rule("OC 1")
def test_the_podium_tells_which_discipline_is_next() -> None:
    def told(evening: Evening) -> list[str]:
        return [thing.text for thing in evening.match.scene(0).things if isinstance(thing, Caption)]

    assert "Next, 2 of 6: Brood Rumble" in told(Evening(places=(1, 2, 3, 4)))
    assert "That was the last one" in told(Evening(places=(1, 2, 3, 4), at=5))


@pytest.mark.rule("OC-14")
def test_to_go_on_is_what_is_mostly_wanted_when_a_discipline_is_over() -> None:
    question = Evening(places=(1, 2, 3, 4)).match.scene(0).question
    assert question is not None
    assert question.usual == question.choices[0].say == "whatever"


@pytest.mark.rule("OC 5.1", "OC 5")
@pytest.mark.parametrize(
    ("points", "of_feats", "told"),
    [
        ((4, 4, 4), (0, 0, 0), "Grub first, Dreg first and luck; Mog needs feats"),
        ((4, 4, 4), (0, 1, 0), "Grub first, Dreg first; Mog needs feats"),
        ((9, 1, 2), (0, 0, 0), "Grub any place; Dreg and Mog need feats"),
        ((4, 2, 4), (0, 0, 1), "Grub second, Mog first and luck; Dreg needs feats"),
    ],
)
def test_before_the_last_discipline_everybody_reads_what_wins_it_all(
    points: tuple[int, ...], of_feats: tuple[int, ...], told: str
) -> None:
    """The fifth of six brings 3, 2 and 1; where points are equal, those from feats decide."""
    words = f"To win it all, feats aside: {told}"
    evening = Evening((1, 2, 3), at=4, seats=3, points=points, feat_points=of_feats)
    question = evening.match.scene(0).question
    assert question is not None
    assert next(choice.hint for choice in question.choices if choice.say == "whatever").endswith(f"{words}.")
    opening = evening.settle().match.scene(0).opening
    assert opening is not None
    assert words in opening.lines


@pytest.mark.rule("OC 5")
def test_before_others_nobody_reckons_yet() -> None:
    question = Evening((1, 2, 3), at=3, seats=3, points=(4, 4, 4)).match.scene(0).question
    assert question is not None
    assert "To win it all" not in "".join(choice.hint for choice in question.choices)
