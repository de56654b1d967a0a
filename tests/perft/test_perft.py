"""No answer is lost or doubled: the sequences of answers from small positions are as many as they were."""

from __future__ import annotations

from collections import Counter

import pytest

from orcade import Match
from orcade.games.hack.pieces import ACTING as IN_TURN
from orcade.games.orclympics.masters_fight.pieces import ACTING, BRAWLING
from orcade.house.random_play import GAMES
from orcade.table.match import new
from orcade.table.requests import Ask, Flow, Together
from tests.games.hack.test_oracle import Reading
from tests.games.masters_fight.test_legal import legal
from tests.games.timber.test_oracle import look as timber_look
from tests.table.toy import Rule, Toy, pick, toy

from .counting import DEPTH, Fixed, count, kept
from .positions import POSITIONS

UPDATE = "look why, and if it is meant: python -m tests.perft {name}"


@pytest.mark.parametrize("name", POSITIONS)
def test_there_are_as_many_sequences_of_answers_as_there_were(name: str) -> None:
    assert name in kept(), f"{name} has no numbers yet; count it with: python -m tests.perft {name}"
    due = kept()[name]["counts"]
    assert count(POSITIONS[name]().clone(Fixed()), len(due)) == due, UPDATE.format(name=name)


def test_every_game_is_counted_and_nothing_else() -> None:
    assert {game for game in GAMES for name in POSITIONS if name.startswith(f"{game}-")} == set(GAMES)
    assert set(kept()) == set(POSITIONS)
    assert all(len(each["counts"]) == DEPTH for each in kept().values())


def words_of(match: Match, ask: Ask) -> set[str]:
    """Every answer in notation; two of one notation would be one answer twice."""
    board = match.board(ask.seat)
    words = Counter(option.notation(board) for option in ask.options)
    assert max(words.values()) == 1, words.most_common(1)
    return set(words)


def masters_fight(match: Match, ask: Ask) -> None:
    """What an Orc may do, square by square."""
    if match.state.phase == BRAWLING and match.state.asked == ACTING:
        assert words_of(match, ask) == set(legal(match.state))


def timber(match: Match, ask: Ask) -> None:
    """Every question of the Forest, with fractions."""
    timber_look(match.state, words_of(match, ask), Counter())


def hack(match: Match, ask: Ask) -> None:
    """Actions of a turn, and what may be played on an occasion."""
    state = match.state
    if state.phase == IN_TURN and not state.moments and ask.rule == "HK 5":
        assert words_of(match, ask) == Reading(state).actions(ask.seat)
    elif state.moments and ask.prompt.endswith(("play an Event?", "play something?")):
        assert words_of(match, ask) == Reading(state).playable(ask.seat)


LOOKS = {"masters-fight": masters_fight, "timber": timber, "hack": hack}


@pytest.mark.parametrize("name", [name for name in POSITIONS if any(name.startswith(game) for game in LOOKS)])
def test_every_question_on_the_way_is_as_the_rulebook_read_a_second_time_has_it(name: str) -> None:
    """Where the rules are written a second time for the tests, the numbers are held to these too."""
    look = next(look for game, look in LOOKS.items() if name.startswith(game))
    count(POSITIONS[name]().clone(Fixed()), DEPTH, look)


def test_a_lost_or_doubled_answer_changes_the_number() -> None:
    def turn(*numbers: int) -> Rule:
        def play(state: Toy) -> Flow[None]:
            yield pick(0, *numbers)

        return play

    def counted(*numbers: int) -> list[int]:
        return count(new(toy(turn(1, 2, 3), turn(*numbers), turn(1)), 2), 4)

    assert counted(1, 2) == [3, 6, 6, 0]
    assert counted(1) == [3, 3, 3, 0]
    assert counted(1, 2, 2) == [3, 9, 9, 0]


def test_those_who_answer_at_once_are_counted_in_the_order_of_their_seats() -> None:
    def both(state: Toy) -> Flow[None]:
        yield Together((pick(1, 1, 2, 3), pick(0, 1, 2)))

    assert count(new(toy(both), 2), 3) == [2, 6, 0]
