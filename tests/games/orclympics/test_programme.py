"""Which disciplines are played, by whom, with which broods."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import orcade
from orcade.bots.levels import bot
from orcade.games.orclympics.brood_rumble.pieces import RumbleOptions
from orcade.games.orclympics.brood_rumble.terrain import read_battlefield
from orcade.games.orclympics.campaign import GAME
from orcade.games.orclympics.campaign.disciplines import DISCIPLINES, options_for
from orcade.games.orclympics.campaign.pieces import Campaign, CampaignOptions
from orcade.games.orclympics.flying_pigs.pieces import PigOptions
from orcade.games.orclympics.masters_fight.pieces import FightOptions
from orcade.games.orclympics.road_rage.circuits import read_own
from orcade.games.orclympics.road_rage.geometry import track
from orcade.games.orclympics.thatll_do_pigs.pieces import RaceOptions
from orcade.games.orclympics.timber.pieces import TimberOptions
from orcade.house.random_play import decide, overheard
from orcade.table.match import new
from orcade.table.options import contents, specs
from orcade.table.requests import OPEN, Flow, Roll
from tests.games.road_rage.track import circuit

from .evening import FULL, TITLES, Dull, Evening

BROODS = ("common", "feral", "iron")


def begun(*broods: str, dice: tuple[int, ...] = (), **options: Any) -> orcade.Match:
    """A campaign after its broods were chosen."""
    match = orcade.new(GAME, len(broods), dice=orcade.Scripted(*dice, then=Dull()), options=options)
    for seat, brood in enumerate(broods):
        match.answer(brood, seat=seat)
    return match


def campaign(match: orcade.Match) -> Campaign:
    assert isinstance(match.state, Campaign)
    return match.state


def played(match: orcade.Match) -> list[str]:
    return [TITLES[each.discipline] for each in campaign(match).played]


@pytest.mark.rule("OC 1")
@pytest.mark.parametrize(("seats", "left_out"), [(4, set()), (3, set()), (2, {"brood-rumble"})])
def test_a_full_campaign_plays_all_in_order(seats: int, left_out: set[str]) -> None:
    match = orcade.new(GAME, seats, seed=seats)
    rng = Random(seats)
    while not match.over:
        decide(match, rng)
    found = [each for each in played(match) if each not in left_out]
    found = [each for at, each in enumerate(found) if at == 0 or found[at - 1] != each]  # Annulled ones twice.
    assert found == [each for each in TITLES if each not in left_out]


@pytest.mark.rule("OC 3", "OC-4")
@pytest.mark.parametrize(
    ("seats", "options", "with_it"), [(2, {}, False), (2, {"rumble_for_two": True}, True), (3, {}, True)]
)
def test_two_leave_brood_rumble_out_unless_they_wish_it(seats: int, options: dict[str, bool], with_it: bool) -> None:
    match = orcade.new(GAME, seats, seed=1, options=options)
    titles = [TITLES[each] for each in campaign(match).programme]
    assert ("brood-rumble" in titles) is with_it
    assert len(titles) == FULL - (not with_it)


@pytest.mark.rule("OC-4")
def test_two_to_four_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.rule("OC 2", "OC-15", "OC-3")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(
    ("pair", "low", "high"),
    [(0, "flying-pigs", "brood-rumble"), (1, "masters-fight", "timber"), (2, "thatll-do-pigs", "road-rage")],
)
def test_a_quick_campaign_draws_one_of_each_pair(pair: int, low: str, high: str, die: int) -> None:
    wanted = low if die <= 3 else high
    if pair == 0:
        match = begun("common", "feral", "iron", dice=(die,), length="quick")
        state = campaign(match)
        assert TITLES[state.programme[0]] == wanted
        assert state.programme[1:] == [-1, -1]
        return
    drawn = [0, 2, 4][:pair] + [-1] * (3 - pair)
    evening = Evening((1, 2, 3), seats=3, at=pair - 1, order=drawn, length="quick", dice=(die,)).settle()
    assert evening.in_play == wanted
    assert evening.state.programme[pair + 1 :] == [-1] * (2 - pair)


@pytest.mark.rule("OC 2", "OC-15", "OC 6")
def test_the_die_is_nobodys() -> None:
    """So no War Cry! changes it."""
    asked: list[Roll] = []

    def hear(flow: Flow[None], state: Any, request: object) -> None:
        if isinstance(request, Roll) and request.rule == "OC 2":
            asked.append(request)

    match = new(overheard(GAME, hear), 4, seed=5, options=GAME.options(length="quick"))
    rng = Random(5)
    while not match.over:
        decide(match, rng)
    assert [(roll.seat, roll.sides) for roll in asked] == [(OPEN, 6)] * 3
    assert len([each for each in campaign(match).played if not each.annulled]) == 3


@pytest.mark.rule("OC 2", "OC-3")
@pytest.mark.parametrize("name", ["first", "second", "third"])
@pytest.mark.parametrize("which", [0, 1])
def test_players_may_agree_on_a_discipline(name: str, which: int) -> None:
    pair = ["first", "second", "third"].index(name)
    wanted = TITLES[2 * pair + which]
    match = orcade.new(GAME, 4, seed=1, options={"length": "quick", name: wanted})
    plan = campaign(match).programme
    assert TITLES[plan[pair]] == wanted
    assert [each for at, each in enumerate(plan) if at != pair] == [-1, -1]


def playing(at: int, **options: Any) -> Any:
    """The state of that discipline, which begins in a campaign with these options."""
    evening = Evening((1, 2, 3, 4), at=at - 1, **options).settle()
    return getattr(evening.state, evening.in_play.replace("-", "_"))


@pytest.mark.rule("OC-21")
def test_what_a_table_agrees_on_holds_in_its_discipline() -> None:
    text = circuit()
    race = playing(5, circuit="wart-loop", laps=3, own_circuit=text)
    assert (race.options.circuit, race.options.laps, race.options.own_circuit) == ("wart-loop", 3, text)
    assert track(race).circuit == read_own(text)
    field = 'pieces = [{ kind = "mound", at = [6, 12] }, { kind = "mound", at = [18, 12] }]'
    assert playing(1, own_battlefield=field).terrain == read_battlefield(field)
    # And in none of the others.
    assert playing(2, circuit="wart-loop", laps=3, own_circuit=text, own_battlefield=field).options == FightOptions()


@pytest.mark.rule("OC-22")
def test_a_quick_campaign_plays_short_forms() -> None:
    field = 'pieces = [{ kind = "mound", at = [6, 12] }, { kind = "mound", at = [18, 12] }]'
    quick = CampaignOptions(length="quick", own_battlefield=field)
    short = {entry.game.name: options_for(entry, quick) for entry in DISCIPLINES}
    assert short["brood-rumble"] == RumbleOptions(
        battlefield="crossroads", own_battlefield=field, turn_cap=8, short=True
    )
    assert short["thatll-do-pigs"] == RaceOptions(half_lap=True, turn_cap=20, comeback=True)
    assert (short["flying-pigs"], short["masters-fight"]) == (PigOptions(hungry=True), FightOptions(short=True))
    assert short["timber"] == TimberOptions()
    full = {entry.game.name: options_for(entry, CampaignOptions()) for entry in DISCIPLINES}
    assert all(options == type(options)() for options in full.values())


@pytest.mark.rule("OC-21")
def test_a_campaign_takes_all_content_of_its_disciplines() -> None:
    """By the same name and read alike, so that it is refused in the same words."""
    mine = {each.name: each.read for each in contents(GAME.options)}
    theirs = {each.name: each.read for entry in DISCIPLINES for each in contents(entry.game.options)}
    assert mine == theirs
    with pytest.raises(orcade.BadSetup, match="line 1: 'start' is missing"):
        orcade.new(GAME, 4, options={"own_circuit": "board = 1"})


@pytest.mark.rule("OC-21")
def test_no_option_of_a_campaign_is_taken_for_another_of_a_discipline() -> None:
    """What has the same name can hold the same."""
    mine = {each.name: each.values for each in specs(GAME.options)}
    shared = [each for entry in DISCIPLINES for each in specs(entry.game.options) if each.name in mine]
    assert {each.name for each in shared} == {"circuit", "laps"}
    assert all(each.values == mine[each.name] for each in shared)


@pytest.mark.rule("OC-4", "OC-15")
def test_for_two_the_first_of_a_quick_campaign_is_flying_pigs_without_a_die() -> None:
    match = begun("common", "feral", length="quick")
    assert campaign(match).programme == [0, -1, -1]
    agreed = begun("common", "feral", length="quick", first="brood-rumble")
    assert TITLES[campaign(agreed).programme[0]] == "brood-rumble"
    wished = orcade.new(GAME, 2, seed=1, options={"length": "quick", "rumble_for_two": True})
    assert campaign(wished).programme == [-1, -1, -1]


@pytest.mark.rule("OC 4")
def test_broods_are_chosen_once_in_secret_and_at_once() -> None:
    match = orcade.new(GAME, 4, seed=1)
    assert [ask.seat for ask in match.asks] == [0, 1, 2, 3]
    assert {option.notation(match.view(0)) for option in match.asks[0].options} == set(BROODS)
    before = match.view(1)
    match.answer("iron", seat=0)
    assert match.view(1) == before


@pytest.mark.rule("OC 4", "OC-5")
@pytest.mark.parametrize("at", range(FULL))
def test_every_discipline_is_played_with_the_broods_and_ages_of_the_campaign(at: int) -> None:
    """The one before it is over."""
    evening = Evening((1, 2, 3, 4), at=at - 1, broods=(2, 2, 1, 2)).settle() if at else None
    match = begun("iron", "iron", "feral", "iron", dice=(1, 2)) if evening is None else evening.match
    state = campaign(match)
    part = getattr(state, TITLES[at].replace("-", "_"))
    assert part.broods == [2, 2, 1, 2]
    assert part.ages == state.ages
    assert all(ask.rule != "OC 4" for ask in match.asks)


@pytest.mark.rule("OC 4", "OC-5")
def test_the_age_of_equal_broods_is_drawn_at_the_beginning() -> None:
    """Dreg is drawn to be younger than Grub, Snik to be between them."""
    ages = campaign(begun("iron", "iron", "feral", "iron", dice=(1, 2))).ages
    assert ages[1] < ages[3] < ages[0]


@pytest.mark.rule("OC-13", "RR-5", "RR 2.2")
def test_what_is_agreed_on_for_road_rage_holds_there() -> None:
    evening = Evening((1, 2, 3, 4), at=FULL - 2, laps=2, circuit="gutter-run").settle()
    rage = evening.state.road_rage
    assert rage is not None
    assert (rage.options.laps, rage.options.circuit) == (2, "gutter-run")


@pytest.mark.rule("OC-12", "OC 7")
def test_nobody_votes_about_rules() -> None:
    """Of all questions of a campaign the only one that is put to everybody's liking is whether a result stands."""
    match = orcade.new(GAME, 3, seed=11, options={"length": "quick"})
    rng = Random(11)
    courtesies = set()
    while not match.over:
        for ask in match.asks:
            assert ask.rule not in ("OC 7", "OC-12")
            if ask.courtesy:
                courtesies.add(ask.rule)
        decide(match, rng)
    assert courtesies == {"OC-14"}


@pytest.mark.rule("OC-14")
@pytest.mark.parametrize("level", ["random", "easy"])
def test_bots_do_not_mind_a_result(level: str) -> None:
    evening = Evening((1, 2, 3, 4))
    option = bot(level, timed=False).choose(evening.match, 2, Random(1))
    assert option.notation(evening.match.board(2)) == "whatever"


@pytest.mark.rule("OC-19")
def test_a_bot_may_take_a_seat_over_at_any_time_and_give_it_back() -> None:
    """Nothing in a campaign knows who answers: a search plays Dreg for a while from the middle of a discipline on."""
    match = orcade.new(GAME, 2, seed=3, options={"length": "quick"})
    rng = Random(3)
    for _ in range(60):
        decide(match, rng)
    before = campaign(match)
    brood, points = before.broods[1], before.points[:]
    sitter = bot("random")
    sat = 0
    for _ in range(400):
        if match.over:
            break
        ask = match.asks[0]
        if ask.seat == 1 and sat < 25:
            match.answer(sitter.choose(match, 1, rng), seat=1)
            sat += 1
        else:
            decide(match, rng)
    after = campaign(match)
    assert sat == 25
    assert after.broods[1] == brood
    assert all(now >= then for now, then in zip(after.points, points, strict=True))
