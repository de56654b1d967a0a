"""What the policy of bots holds promising: always legal answers, whatever lies hidden, and what is plainly right."""

from __future__ import annotations

from random import Random

import pytest

from orcade.bots.promising import drawn, promising
from orcade.games.orcwars import GAME
from orcade.games.orcwars.answers.trading import Give, Terms
from orcade.games.orcwars.pieces import Wars
from orcade.games.orcwars.policy import policy
from orcade.games.orcwars.tactics import worth
from orcade.games.orcwars.winning import lands_of
from orcade.table.dice import Loose, Stream
from orcade.table.match import Match, new
from orcade.table.requests import Ask

from .positions import Field, Led, held, lead


def decisions(seats: int, seed: int) -> list[tuple[Match, Ask]]:
    """Every decision of some rounds by the policy, with the match as it was."""
    match, rng = new(GAME, seats, dice=Stream.of(seed)), Random(seed)
    found = []
    while not match.over and match.state.round < 5:
        ask = match.asks[0]
        past = match.clone()
        found.append((past, past.ask_of(ask.seat)))
        match.answer(drawn(*promising(GAME, match.view(ask.seat), ask), rng), ask.seat)
    return found


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_names_legal_answers_and_looks_at_nothing_hidden(seats: int) -> None:
    rng = Random(seats)
    judged = 0
    for match, ask in decisions(seats, seats + 12):
        weights = policy(match.view(ask.seat), ask)
        if not weights:
            continue
        judged += 1
        assert max(weights.values()) == 1.0
        assert min(weights.values()) > 0
        for option in weights:
            if isinstance(option, Give | Terms):
                trial = match.clone()
                trial.answer(option, ask.seat)
            else:
                assert option in ask.options
        world = match.imagine(ask.seat, Loose(rng))
        asked = next(each for each in world.asks if each.seat == ask.seat)
        assert policy(world.state, asked) == weights
    assert judged > 100


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_players_who_do_anything(seats: int) -> None:
    won = 0
    for seed in range(8):
        match, rng = new(GAME, seats, dice=Stream.of(seed)), Random(seed)
        while not match.over:
            ask = match.asks[0]
            if ask.seat == seed % seats:
                answer = drawn(*promising(GAME, match.view(ask.seat), ask), rng)
            else:
                answer = ask.options[rng.randrange(len(ask.options))]
            match.answer(answer, ask.seat)
        assert match.standings is not None
        won += match.standings.places[seed % seats] == 1
    assert won >= 6


def test_worth_is_that_of_the_places_in_the_end_and_between_nothing_and_all_before() -> None:
    match, rng = new(GAME, 3, dice=Stream.of(3)), Random(3)
    while not match.over:
        values = worth(match.state)
        assert all(0 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(1.5)
        ask = match.asks[0]
        match.answer(drawn(*promising(GAME, match.view(ask.seat), ask), rng), ask.seat)
    assert match.standings is not None
    assert worth(match.state)[match.standings.places.index(1)] == 1.0


def test_who_has_announced_and_still_holds_stands_better() -> None:
    lands = [held(str(number), "krug") for number in range(1, 11)]
    field = Field(lead("krug", "clank", "10"), lead("vashka", "ma-gash", "17"), *lands)
    before = worth(field.state)
    field.state.players[0].announced = 1
    assert worth(field.state)[0] > before[0] > 0.5


# Plainly right.


def advised(field: Field) -> str:
    """What the policy holds best for who is asked, in notation."""
    view = field.match.view(field.ask.seat)
    assert isinstance(view, Wars)
    weights = policy(view, field.ask)
    return max(weights, key=weights.__getitem__).notation(view)


def test_a_leader_is_raised_with_the_troops_of_his_home() -> None:
    assert advised(Field(hands={"krug": "clank pot-knights"})) == "raise clank troops"


def test_a_lone_leader_takes_a_free_land() -> None:
    field = Field(lead("krug", "clank", "10"), lead("vashka", "ma-gash", "17"))
    assert advised(field).startswith("march clank land-")


def test_a_weak_leader_lets_a_strong_army_be() -> None:
    field = Field(
        lead("krug", "clank", "10"), lead("vashka", "ma-gash", "11", "loud-lads barn-throwers belly-first"), seats=2
    )
    assert advised(field) != "march clank land-11"


def test_the_last_land_for_a_victory_is_taken_before_anything_else() -> None:
    lands = [held(str(number), "krug") for number in range(1, 10)]
    field = Field(lead("krug", "clank", "9"), *lands, lead("vashka", "ma-gash", "17"), hands={"krug": "wobbly-ur"})
    field.state.players[0].announced = 1
    assert advised(field).split()[0] in ("march", "raise")
    field.say(f"krug: {advised(field)}")
    assert lands_of(field.state, 0) == 10


def test_a_land_is_taken_from_who_has_announced_sooner_than_from_another() -> None:
    field = Field(
        lead("krug", "clank", "2"),
        lead("vashka", "ma-gash", "17"),
        lead("olm", "nib-notme", "18"),
        *(held(str(number), "vashka" if number % 2 else "olm") for number in range(3, 17)),
        seats=3,
    )
    field.state.players[1].announced = 1
    area = int(advised(field).rpartition("-")[2])
    assert area % 2 == 1


def test_a_leader_without_an_army_comes_where_a_troop_can_be_spared() -> None:
    mine = [held(str(number), "krug") for number in range(1, 19)]
    field = Field(lead("krug", "ma-gash", "8", "loud-lads tusk-polishers"), lead("krug", "gorm-twice-hit", "10"), *mine)
    assert advised(field) == "march gorm-twice-hit land-8"


def five_armies() -> list[Led]:
    """Vashka's, far from everybody else."""
    chips = ["clank", "ma-gash", "gorm-twice-hit", "nib-notme", "old-drip"]
    units = ["pot-knights", "loud-lads", "tusk-polishers", "barn-throwers", "belly-first"]
    return [lead("vashka", chip, str(14 + at), unit) for at, (chip, unit) in enumerate(zip(chips, units, strict=True))]


@pytest.mark.parametrize(("armies", "strikes"), [(5, True), (4, False)])
def test_spies_strike_to_stop_a_victory_and_are_kept_till_then(armies: int, strikes: bool) -> None:
    field = Field(*five_armies()[:armies], hands={"krug": "spy"})
    assert (advised(field).split()[0] in ("knife", "bribe")) == strikes
