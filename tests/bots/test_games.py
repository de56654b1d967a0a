"""The bots at every installed game: never an illegal answer, never a look behind a card."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from orcade.bots import LEVELS, bot
from orcade.bots.ismcts import Budget, Searcher
from orcade.bots.levels import BUDGETS, Bot
from orcade.house.random_play import GAMES, decide
from orcade.table.dice import Loose, Stream
from orcade.table.errors import OrcadeError
from orcade.table.game import Game
from orcade.table.match import Match, new
from orcade.table.requests import Option, Seat
from orcade.web.table_bots import ADVISER

QUICK, QUICKEST = (Searcher(Budget(iterations=count)) for count in (3, 1))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(level: str) -> None:
    match = new(GAMES["tusk-draw"], 2, dice=Stream.of(1))
    option = bot(level).choose(match, 0, Random(1))
    assert option in match.ask_of(0).options


def test_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(OrcadeError, match=r"'godlike'.*random, easy, normal, hard"):
        bot("godlike")


def budget_of(bot: Bot) -> Budget:
    assert isinstance(bot, Searcher)
    return bot.budget


@pytest.mark.parametrize("level", BUDGETS)
def test_a_level_never_thinks_longer_than_it_may_and_else_as_ever(level: str) -> None:
    usual = BUDGETS[level]
    assert budget_of(bot(level)) == budget_of(bot(level, seconds=3.0)) == usual
    assert budget_of(bot(level, seconds=0.02)) == Budget(usual.iterations, 0.02)
    assert budget_of(bot(level, timed=False)) == Budget(usual.iterations)


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "search-50"])
def test_none_but_easy_wavers(level: str) -> None:
    player = bot(level)
    assert isinstance(player, Searcher)
    assert player.wavers == (level == "easy")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_better_a_level_the_fewer_its_blunders(game: Game) -> None:
    """*hard* makes none, nor the search that advises players, which is no level."""
    easy, normal = (game.blunders.get(level, 0.0) for level in ("easy", "normal"))
    assert 1 > easy > normal > 0 or 1 > easy >= normal == 0
    assert set(game.blunders) <= {"easy", "normal"}
    assert ADVISER not in LEVELS


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_it_answers_however_short_it_may_think(game: Game) -> None:
    match = new(game, game.seats[0], dice=Stream.of(4))
    hurried = bot("hard", seconds=0.0)
    for _ in range(12):
        if match.over:
            break
        seat = match.asks[0].seat
        match.answer(hurried.choose(match, seat, Random(4)), seat)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_it_plays_every_game_to_its_end(game: Game, most: bool) -> None:
    match = new(game, game.seats[-1 if most else 0], dice=Stream.of(3))
    rng = Random(3)
    for at in range(game.longest):
        if match.over:
            break
        seat = match.asks[-1].seat
        # A match of six takes thousands of decisions: every third is the search's.
        player = bot("random") if most and at % 3 else QUICKEST if most else QUICK
        match.answer(player.choose(match, seat, rng), seat)
    assert match.over


# What it does not see.


def with_other_hidden_cards(match: Match, seat: Seat, rng: Random) -> Match:
    """The same match but for the faces that this seat does not know: these are dealt anew.

    The match must be at the start of a step, where its state is the whole of it.
    """
    state = match.game.decoder.decode(match.step[1])
    cards = state.cards
    for group in cards.hidden_from(seat):
        faces = [cards.faces[card] for card in group]
        rng.shuffle(faces)
        for card, face in zip(group, faces, strict=True):
            cards.faces[card] = face
    return new(match.game, state=state, dice=Loose(rng), options=state.options)


def starts_of_steps(game: Game, seed: int) -> list[Match]:
    """The match at each of its decisions that open a step."""
    match = new(game, 2, dice=Stream.of(seed))
    rng = Random(seed)
    found = []
    while not match.over:
        if match.step[0] == len(match.tape):
            found.append(match.clone())
        decide(match, rng)
    return found


def notation(match: Match, seat: Seat, option: Option) -> str:
    return option.notation(match.board(seat))


class Curtain:
    """A match of which there is nothing to get but what the seat may know: its view, its question, imagined worlds and
    which cards may be exchanged in them."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.game = match.game
        self.seat = seat
        self.state = match.view(seat)
        self.ask_of = match.ask_of
        self.imagine = match.imagine
        self.unseen = match.unseen

    def view(self, seat: Seat) -> object:
        assert seat == self.seat, "that is for another to see"
        return self.state


@pytest.mark.parametrize("name", ["pit-fighting", "masters-fight", "tusk-draw", "gates"])
def test_it_needs_nothing_but_the_view_and_imagined_worlds(name: str) -> None:
    match = new(GAMES[name], 2, dice=Stream.of(8))
    rng = Random(8)
    for at in range(40):
        if match.over:
            break
        seat = match.asks[0].seat
        curtain = cast(Match, Curtain(match, seat))
        assert QUICK.choose(curtain, seat, Random(at)) == QUICK.choose(match, seat, Random(at))
        decide(match, rng)


@pytest.mark.parametrize(("name", "steps", "iterations"), [("pit-fighting", 8, 80), ("tusk-draw", 3, 80)])
def test_it_chooses_the_same_whatever_lies_hidden(name: str, steps: int, iterations: int) -> None:
    """The proof that it does not cheat: worlds that differ only in what the seat does not know."""
    searcher = Searcher(Budget(iterations=iterations))
    rng = Random(11)
    moments = [match for match in starts_of_steps(GAMES[name], 5) if len(match.asks[0].options) > 1]
    differed = 0
    for at, match in enumerate(rng.sample(moments, min(steps, len(moments)))):
        seat = match.asks[0].seat
        truth = notation(match, seat, searcher.choose(match, seat, Random(at)))
        for _ in range(3):
            other = with_other_hidden_cards(match, seat, rng)
            assert other.view(seat).cards.faces == match.view(seat).cards.faces
            differed += other.state.cards.faces != match.state.cards.faces
            assert notation(other, seat, searcher.choose(other, seat, Random(at))) == truth
    assert differed >= steps
