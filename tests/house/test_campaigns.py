"""Games that are made of others: the parts are played by their own rules, the score adds up, nothing gets lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from orcade import SPECTATOR, BadRecord, Match, Refused, Stream
from orcade.bots import bot
from orcade.house.random_play import GAMES, decide, decisions, fresh, moments, overheard, played
from orcade.table import replaying
from orcade.table.entries import Fell, Said
from orcade.table.game import Game
from orcade.table.match import Match as Played
from orcade.table.match import encode
from orcade.table.record import Saved, restore, transcribe
from orcade.table.replaying import replay
from orcade.table.requests import Flow, Roll, Throw
from orcade.table.rulebook import rules_of

CAMPAIGNS = [name for name, game in GAMES.items() if game.parts]


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_the_parts_are_games_that_can_be_played_alone(name: str) -> None:
    game = GAMES[name]
    for part in game.parts:
        assert set(game.seats) <= set(GAMES[part].seats), part
        assert game.names == GAMES[part].names[: len(game.names)], part
        assert game.longest >= GAMES[part].longest


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_what_lies_on_the_table_is_the_part_in_play(name: str) -> None:
    game = GAMES[name]
    kinds = {GAMES[part].state: part for part in game.parts}
    for seed in range(2):
        seen = []
        for match in moments(game, seed, Random(seed), 0.12):
            board = game.board(match.state)
            seen.append(kinds.get(type(board), name))
            if board is match.state:
                continue
            # Alone it would be shown as here, but for what the campaign adds.
            there = GAMES[seen[-1]].scene(game.board(match.view(SPECTATOR)), SPECTATOR)
            here = match.scene(SPECTATOR)
            assert here.things == there.things
            assert there.headline in here.headline
            for mine, its in zip(here.seats, there.seats, strict=True):
                assert mine.gauges[len(mine.gauges) - len(its.gauges) :] == its.gauges
        assert set(seen) - {name} == set(seen) & set(game.parts)
        assert len(set(seen)) > 2


def told(match: Match) -> Iterator[Any]:
    """Its scoreboard as every reader sees it: always the same."""
    assert match.game.scoreboard is not None
    boards = [match.game.scoreboard(match.view(seat)) for seat in (*range(match.state.seats), SPECTATOR)]
    assert all(board == boards[0] for board in boards)
    yield boards[0]


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_the_scoreboard_adds_up(name: str) -> None:
    game = GAMES[name]
    rules = rules_of(game)
    for seed in range(2):
        match = played(game, seed)
        seats = match.state.seats
        lines = 0
        for moment in moments(game, seed, Random(seed), 0.15):
            for board in told(moment):
                lines = max(lines, check_scoreboard(board, seats, rules))
        (board,) = told(match)
        assert check_scoreboard(board, seats, rules) >= lines, "a line is gone"
        assert match.standings is not None
        assert list(board.places) == match.standings.places
        assert all(heat.stands in ("played", "annulled") for heat in board.heats)
        feats = [(feat.name, feat.seat) for heat in board.heats if heat.stands == "played" for feat in heat.feats]
        assert feats == [(feat.name, feat.seat) for feat in match.standings.feats]


def check_scoreboard(board: Any, seats: int, rules: Any) -> int:
    """Its sums and places are right, and every line has its words; returns the number of lines."""
    points, of_feats = [0] * seats, [0] * seats
    for heat in board.heats:
        assert heat.title
        assert heat.game == "" or heat.game in GAMES
        for feat in heat.feats:
            assert feat.rule in rules
            assert feat.when.startswith("Game Turn ")
            assert not feat.when.endswith(" 0")
        if heat.stands in ("played", "annulled"):
            assert len(heat.places) == len(heat.points) == seats
            assert 2 <= len(heat.story) <= 20
            assert all(sentence.strip() == sentence and sentence[-1] in ".!?…" for sentence in heat.story), heat.story
        if heat.stands == "played":
            for seat in range(seats):
                points[seat] += heat.points[seat]
            for feat in heat.feats:
                of_feats[feat.seat] += 1
    assert list(board.feat_points) == of_feats
    assert list(board.points) == [plain + feats for plain, feats in zip(points, of_feats)]
    ranks = list(zip(board.points, board.feat_points))
    assert list(board.places) == [1 + sum(other > mine for other in ranks) for mine in ranks]
    assert len(board.teams) == seats
    assert [heat.stands for heat in board.heats if heat.stands not in ("played", "annulled")] in (
        [["to come"] * count for count in range(10)] + [["now", *["to come"] * count] for count in range(10)]
    )
    return len(board.heats)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_an_estimate_is_a_share_for_each_seat(name: str) -> None:
    game = GAMES[name]
    assert game.worth is not None
    for seed in range(2):
        for match in moments(game, seed, Random(seed), 0.1):
            found = game.worth(match.state)
            assert len(found) == match.state.seats
            assert all(0 <= value <= 1 for value in found)
            assert abs(sum(found) / len(found) - 0.5) < 0.01, "places are shared out among the seats"


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_bots_mind_no_result(name: str) -> None:
    """A campaign of bots is played through without an annulment."""
    for seed in range(2):
        match = fresh(GAMES[name], seed)
        rng = Random(seed)
        player = bot("random")
        while not match.over:
            seat = match.asks[0].seat
            match.answer(player.choose(match, seat, rng), seat)
        (board,) = told(match)
        assert all(heat.stands == "played" for heat in board.heats)


# Other versions of the rules.


def harder(game: Game, after: int) -> Game:
    """The game as a later version might have it: after so many dice each one is rolled twice, and the second counts."""
    fallen = 0

    def step(state: Any) -> Flow[None]:
        nonlocal fallen
        flow = game.step(state)
        answer = None
        while True:
            try:
                request = flow.send(answer)
            except StopIteration:
                return
            dice = request.dice if isinstance(request, Throw) else (request,) if isinstance(request, Roll) else ()
            values = []
            for die in dice:
                fallen += 1
                if fallen > after:
                    yield Roll(die.seat, die.sides, "first try", die.rule)
                values.append((yield die))
            if isinstance(request, Throw):
                answer = tuple(values)
            elif dice:
                (answer,) = values
            else:
                answer = yield request

    return replace(game, step=step, version=game.version + 1)


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_record_from_another_version_is_told_where_it_differs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = transcribe(played(GAMES[name], 4))
    dice = [at for at, entry in enumerate(record.tape, 1) if isinstance(entry, Fell)]
    later = harder(GAMES[name], 100)
    monkeypatch.setattr(replaying, "game_named", lambda name: later)
    with pytest.raises(
        BadRecord, match=f"from version {GAMES[name].version} of .*this is version {later.version}"
    ) as wrong:
        replay(record)
    assert wrong.value.entry == dice[100]


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_in_play_goes_on_under_other_rules(name: str) -> None:
    """From the beginning of its last step: points, feats and the board are as they were."""
    game = GAMES[name]
    match = fresh(game, 6)
    rng = Random(6)
    for at in decisions(match, rng, chance=0.02):
        if at > 300:
            break
    said = [(entry.seat, entry.say) for entry in transcribe(match).tape if isinstance(entry, Said)][::-1]
    tape = [said.pop() if isinstance(entry, tuple) else entry for entry in match.tape]
    assert all(isinstance(entry, int | tuple) for entry in tape), "nothing is shuffled in a campaign"
    saved = Saved(match.first, cast("list[tuple[int, str] | int | list[int]]", tape), match.step, match.drawn_before)
    back = restore(game, saved, Stream.of(6))
    assert encode(back.state) == encode(match.state)
    assert back.tape == match.tape
    changed = restore(harder(game, 0), saved, Stream.of(6))
    assert changed.first == match.step[1], "it begins with its last step"
    (before,), (now,) = told(match), told(changed)
    assert (now.points, now.heats) == (before.points, before.heats)
    while not changed.over:
        decide(changed, rng)
    (board,) = told(changed)
    assert check_scoreboard(board, match.state.seats, rules_of(game))


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_words_of_one_part_mean_nothing_in_another(name: str) -> None:
    """What could be said in one discipline is refused in the next with a rule that holds here."""
    game = GAMES[name]
    rules = rules_of(game)
    match = fresh(game, 2)
    heard: dict[type, list[str]] = {}
    rng = Random(2)
    refused = 0
    for _ in decisions(match, rng, chance=0.1):
        ask = match.asks[0]
        board = game.board(match.view(ask.seat))
        legal = [option.notation(board) for option in ask.options]
        for kind, words in heard.items():
            if kind is not type(board):
                say = rng.choice(words)
                if say in legal:
                    continue
                with pytest.raises(Refused) as wrong:
                    match.answer(say, ask.seat)
                assert wrong.value.rule in rules
                refused += 1
        heard.setdefault(type(board), []).extend(legal[:5])
    assert refused > 10


def test_the_ear_hears_what_a_wrapped_flow_yields() -> None:
    """The checks of the house look through a flow that drives another."""
    heard: list[str] = []
    for name in CAMPAIGNS:
        game = overheard(GAMES[name], lambda flow, state, request: heard.append(type(request).__name__))
        match = Played(game, game.start(3, game.options()), Stream.of(1))
        for _ in decisions(match, Random(1), chance=0):
            pass
    assert {"Ask", "Roll", "Together"} <= set(heard) or not CAMPAIGNS


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_what_the_last_answer_named_is_shown_within_its_part(name: str) -> None:
    game = GAMES[name]
    match = fresh(game, 1)
    shown, before = 0, game.board(match.state)
    for _ in decisions(match, Random(1)):
        last = match.scene(0).last
        board = game.board(match.state)
        if type(board) is not type(before):
            assert last == (), "a thing of the game before"
        shown += bool(last)
        before = board
    assert shown > 50
