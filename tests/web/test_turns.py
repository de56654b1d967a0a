"""Whose bot thinks next, and for how long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count

import pytest

from orcade.bots.levels import BUDGETS
from orcade.web.turns import DEBT, NOBODY, PLAYER, ROUND, SPECTATOR, Share, Turn, Turns


class Clock:
    """Time that passes only when something is due, and what is due."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._count = count()

    def at(self, seconds: float, deed: Callable[[], None]) -> None:
        """In so many seconds."""
        heappush(self._due, (self.now + seconds, next(self._count), deed))

    def run(self, until: float) -> None:
        while self._due and self._due[0][0] <= until:
            self.now, _, deed = heappop(self._due)
            deed()
        self.now = until


@dataclass
class Table:
    """A table whose bots think again and again, with a pause after each time."""

    clock: Clock
    turns: Turns
    share: Share
    needs: float
    """Seconds that its bot would like to think."""
    pause: float = 0.0
    waits: list[float] = field(default_factory=list)
    """Seconds from each question to its answer."""
    used: float = 0.0
    turn: Turn | None = None

    def ask(self) -> None:
        asked = self.clock.now

        def begin(seconds: float) -> None:
            took = min(self.needs, seconds)
            self.clock.at(took, lambda: done(took))

        def done(took: float) -> None:
            assert self.turn is not None
            self.used += took
            self.waits.append(self.clock.now - asked)
            self.clock.at(self.pause, self.ask)
            self.turns.over(self.turn, took)

        self.turn = self.turns.join(self.share, begin)


class House:
    """Tables with a queue and a clock."""

    def __init__(self, processes: int = 1) -> None:
        self.clock = Clock()
        self.turns = Turns(processes, lambda: self.clock.now)

    def table(self, needs: float, weight: int = PLAYER, visitor: str = "", pause: float = 0.0) -> Table:
        """A table; without a visitor it is set by one who has no other."""
        share = Share(visitor or f"only {len(self.clock._due)} {self.clock.now} {id(object())}")
        share.weight = weight
        table = Table(self.clock, self.turns, share, needs, pause)
        self.clock.at(0.0, table.ask)
        return table

    def tables(self, many: int, needs: float, weight: int = PLAYER, visitor: str = "") -> list[Table]:
        return [self.table(needs, weight, visitor or f"visitor {at}") for at in range(many)]


HARD = 3.0
EASY = 0.01


def test_on_a_quiet_server_bots_think_as_long_as_ever() -> None:
    assert max(budget.seconds or 0 for budget in BUDGETS.values()) <= ROUND
    given: list[float] = []
    turns = Turns(3)
    for at in range(3):
        turns.join(Share(str(at)), given.append)
    assert min(given) >= ROUND
    assert turns.part == 1


def test_the_more_tables_wait_the_shorter_they_think() -> None:
    house = House()
    tables = house.tables(100, HARD)
    house.clock.run(60)
    assert max(max(table.waits[1:]) for table in tables) < 1.2 * ROUND
    assert house.turns.part == pytest.approx(0.01, rel=0.02)


def test_two_processes_think_twice_as_long() -> None:
    house = House(2)
    house.tables(100, HARD)
    house.clock.run(60)
    assert house.turns.part == pytest.approx(0.02, rel=0.02)


def test_equal_tables_use_the_machine_alike() -> None:
    house = House()
    tables = house.tables(20, HARD)
    house.clock.run(10)
    before = [table.used for table in tables]
    house.clock.run(130)
    used = [table.used - then for table, then in zip(tables, before)]
    assert used == pytest.approx([6.0] * 20, rel=0.05)


def test_short_thoughts_hardly_wait_for_long_ones() -> None:
    house = House()
    house.tables(4, HARD)
    quick = house.table(EASY, pause=1.0)
    house.clock.run(120)
    assert max(quick.waits[5:]) < 1.0, "one long thought at most is in front"


def test_a_player_waits_a_moment_at_a_hundred_tables_of_hard_bots() -> None:
    house = House()
    house.tables(100, HARD, SPECTATOR)
    house.clock.run(10)
    person = house.table(EASY, pause=0.5)
    house.clock.run(100)
    assert max(person.waits) < 0.1
    hard = house.table(HARD, pause=0.5)
    house.clock.run(200)
    assert max(hard.waits) < ROUND


def test_players_come_first_also_where_all_ask_at_once() -> None:
    house = House()
    begun: list[Share] = []
    shares = [Share(str(at)) for at in range(9)]
    for share, weight in zip(shares, [SPECTATOR, NOBODY, SPECTATOR, PLAYER, NOBODY, PLAYER, SPECTATOR, PLAYER, NOBODY]):
        share.weight = weight
    first = house.turns.join(Share("first"), lambda seconds: None)
    turns = {share: house.turns.join(share, lambda seconds, share=share: begun.append(share)) for share in shares}  # type: ignore[misc]
    house.turns.over(first, 1.0)
    for at in range(8):
        house.turns.over(turns[begun[at]], 1.0)
    assert [share.weight for share in begun] == 3 * [PLAYER] + 3 * [SPECTATOR] + 3 * [NOBODY]


def test_nobody_starves() -> None:
    house = House()
    house.tables(30, HARD)
    watched = house.table(HARD, SPECTATOR)
    left = house.table(HARD, NOBODY)
    house.clock.run(3000)
    assert max(watched.waits) < 60
    assert len(left.waits) > 5


def test_many_tables_of_one_visitor_are_no_more_than_one_of_another() -> None:
    house = House()
    many = house.tables(100, HARD, visitor="many")
    one = house.table(HARD, visitor="one")
    house.clock.run(300)
    assert one.used == pytest.approx(sum(table.used for table in many), rel=0.2)
    assert max(one.waits[3:]) < 1.1 * ROUND


def test_rest_saves_nothing_up() -> None:
    house = House()
    there = house.tables(3, HARD)
    house.clock.run(1000)
    late = house.table(HARD)
    house.clock.run(1060)
    before = [table.used for table in there]
    assert late.used < 25
    house.clock.run(1120)
    for table, used in zip(there, before):
        assert table.used - used > 10


def test_who_looks_again_does_not_wait_for_what_was_thought_meanwhile() -> None:
    house = House()
    house.tables(10, HARD)
    back = house.table(HARD, NOBODY)
    house.clock.run(400)
    assert back.waits, "its bot has answered"
    back.share.weight = PLAYER
    already = len(back.waits)
    house.clock.run(400 + 2 * ROUND)
    assert len(back.waits) > already


def test_one_long_turn_is_no_debt_for_ever() -> None:
    turns, share = Turns(1), Share("")
    turns.over(turns.join(share, lambda seconds: None), 1000.0)
    assert share.due == DEBT


def test_who_leaves_makes_room_at_once() -> None:
    turns = Turns(1)
    given: list[float] = []
    thinking = turns.join(Share("a"), given.append)
    waiting = [turns.join(Share(str(at)), given.append) for at in range(50)]
    for turn in waiting[1:]:
        turns.leave(turn)
    assert (turns.waiting, turns.thinking) == (1, 1)
    turns.leave(thinking)
    assert turns.thinking == 1, "its process is not free yet"
    turns.over(thinking, 3.0)
    assert given == [ROUND, ROUND], "nobody else waits any more"


def test_what_the_figures_tell() -> None:
    clock = Clock()
    turns = Turns(1, lambda: clock.now)
    assert (turns.waiting, turns.thinking, turns.longest_wait, turns.part) == (0, 0, 0.0, 1.0)
    begun = [turns.join(Share(str(at)), lambda seconds: None) for at in range(3)]
    clock.now = 2.5
    assert (turns.waiting, turns.thinking, turns.longest_wait) == (2, 1, 2.5)
    turns.over(begun[0], 1.0)
    assert turns.part == 0.5
    turns.leave(begun[2])
    turns.over(begun[1], 1.0)
    assert (turns.waiting, turns.thinking, turns.longest_wait, turns.part) == (0, 0, 0.0, 1.0)
