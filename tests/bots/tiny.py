"""Tiny games with a known best choice, each an opening question and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from orcade.table.cards import fresh
from orcade.table.choices import Area
from orcade.table.dice import Stream
from orcade.table.game import Ending, Game, State
from orcade.table.match import Match, new
from orcade.table.options import Options
from orcade.table.plane import Point
from orcade.table.region import Idea, Place, Region
from orcade.table.requests import D6, Ask, CardId, Flow, Option, Roll, Seat, Shuffle, Together
from orcade.table.scene import Scene


class Plain(Options, frozen=True, array_like=True):
    """No options."""


class Tiny(State, array_like=True):
    """`heap` counts sticks where there are sticks; `turn` is whose turn it is."""

    options: Plain
    heap: int = 0
    turn: Seat = 0


class Take(Option, frozen=True):
    """Sticks from the heap."""

    sticks: int


class Draw(Option, frozen=True):
    """A card that lies face down, or one of the own hand."""

    card: CardId


class Do(Option, frozen=True):
    """Something with a name."""

    what: str


def ask(seat: Seat, *options: Option) -> Ask:
    return Ask(seat, "What?", options, "TY 1")


def won_by(tiny: Tiny, seat: Seat) -> None:
    tiny.ending = Ending([1 if each == seat else 2 for each in range(tiny.seats)], "It is over.", "TY 2")


def won_on(tiny: Tiny, least: int) -> Flow[None]:
    """Seat 0 wins where a die shows at least this."""
    die = yield Roll(0, D6, "luck", "TY 3", least)
    won_by(tiny, 0 if die >= least else 1)


def match_of(
    step: Callable[[Any], Flow[None]],
    *,
    seats: int = 2,
    heap: int = 0,
    cards: int = 0,
    seed: int = 1,
    worth: Callable[[Any], list[float]] | None = None,
    policy: Callable[[Any, Ask], dict[Option, float] | None] | None = None,
    blunders: Mapping[str, float] = MappingProxyType({}),
    iterations: Mapping[str, int] = MappingProxyType({}),
) -> Match:
    """A match of the game with this step."""
    game = Game(
        name="tiny",
        title="Tiny",
        blurb="",
        source="",
        prefix="TY",
        version=1,
        seats=range(1, 7),
        names=("A", "B", "C", "D", "E", "F"),
        minutes=(1, 1),
        maturity="new",
        state=Tiny,
        options=Plain,
        folder=Path(),
        start=lambda seats, options: Tiny(seats, options, fresh(cards), heap=heap),
        step=step,
        scene=lambda view, seat: Scene(width=1, height=1, look="", headline="", things=()),
        worth=worth,
        policy=policy,
        blunders=blunders,
        iterations=iterations,
    )
    return new(game, seats, dice=Stream.of(seed))


# Sticks: take 1 to 3; whoever takes the last wins. Right is to leave a multiple of 4.


def sticks(tiny: Tiny) -> Flow[None]:
    seat = tiny.turn
    taken = yield ask(seat, *(Take(number) for number in range(1, min(3, tiny.heap) + 1)))
    tiny.heap -= taken.sticks
    if tiny.heap == 0:
        won_by(tiny, seat)
    tiny.turn = 1 - seat


# Hidden cards: 0 is a blank and 1 the prize, both face down.


def shells(tiny: Tiny) -> Flow[None]:
    """Seat 0 guesses where the prize is, or rolls for 3 or more; guessing is right half the time."""
    yield Shuffle([CardId(0), CardId(1)], "the shells", "TY 4")
    answer = yield ask(0, Draw(CardId(0)), Draw(CardId(1)), Do("roll"))
    if isinstance(answer, Draw):
        won_by(tiny, 0 if tiny.face(answer.card) == 1 else 1)
    else:
        yield from won_on(tiny, 3)


def shells_later(tiny: Tiny) -> Flow[None]:
    """The same, but whoever does not roll says only afterwards where the prize is: still not knowing it."""
    yield Shuffle([CardId(0), CardId(1)], "the shells", "TY 4")
    answer = yield ask(0, Do("wait"), Do("roll"))
    if answer.what == "wait":
        guess = yield ask(0, Draw(CardId(0)), Draw(CardId(1)))
        won_by(tiny, 0 if tiny.face(guess.card) == 1 else 1)
    else:
        yield from won_on(tiny, 3)


def peeking(tiny: Tiny) -> Flow[None]:
    """The same, but waiting shows seat 0 the first card: then it knows."""
    yield Shuffle([CardId(0), CardId(1)], "the shells", "TY 4")
    answer = yield ask(0, Do("peek"), Do("roll"))
    if answer.what == "peek":
        tiny.cards.peek(CardId(0), 0)
        guess = yield ask(0, Draw(CardId(0)), Draw(CardId(1)))
        won_by(tiny, 0 if tiny.face(guess.card) == 1 else 1)
    else:
        yield from won_on(tiny, 3)


# Together.


def pennies(tiny: Tiny) -> Flow[None]:
    """Seat 0 wins where both say the same; whoever can be foreseen loses."""
    sides = (Do("heads"), Do("tails"))
    answers = yield Together((ask(0, *sides), ask(1, *sides)))
    won_by(tiny, 0 if answers[0] == answers[1] else 1)


def dilemma(tiny: Tiny) -> Flow[None]:
    """Against whatever seat 1 does, seat 0 wins on 3 or more with "bold" and on 5 or more with "meek"."""
    answers = yield Together((ask(0, Do("meek"), Do("bold")), ask(1, Do("left"), Do("right"))))
    yield from won_on(tiny, 3 if answers[0].what == "bold" else 5)


# Three seats.


def trust(tiny: Tiny) -> Flow[None]:
    """Who is trusted could ruin seat 0, but does better for itself by sparing it."""
    answer = yield ask(0, Do("trust"), Do("roll"))
    if answer.what == "roll":
        die = yield Roll(0, D6, "luck", "TY 3")
        tiny.ending = Ending([2, 1, 3] if die > 4 else [3, 1, 2], "It is over.", "TY 2")
        return
    answer = yield ask(1, Do("spare"), Do("ruin"))
    tiny.ending = Ending([2, 1, 3] if answer.what == "spare" else [3, 2, 1], "It is over.", "TY 2")


# Sizes.


def endless(tiny: Tiny) -> Flow[None]:
    """Never over; the first choice of seat 0 counts."""
    answer = yield ask(tiny.turn, Do("good"), Do("bad"))
    if not tiny.heap:
        tiny.heap = 1 if answer.what == "good" else 2
    tiny.turn = 1 - tiny.turn


def crowd(tiny: Tiny) -> Flow[None]:
    """Sixty options, of which one wins and the rest need a six."""
    answer = yield ask(0, *(Take(number) for number in range(60)))
    if answer.sticks == 41:
        won_by(tiny, 0)
    else:
        yield from won_on(tiny, 6)


def crowds(tiny: Tiny) -> Flow[None]:
    """Three choices among two hundred; seat 0 wins if its last one is 41, and the first two do not matter."""
    yield ask(0, *(Take(number) for number in range(200)))
    yield ask(1, *(Take(number) for number in range(200)))
    answer = yield ask(0, *(Take(number) for number in range(200)))
    won_by(tiny, 0 if answer.sticks == 41 else 1)


def forced(tiny: Tiny) -> Flow[None]:
    answer = yield ask(0, Do("on"))
    assert answer.what == "on"
    won_by(tiny, 0)


# Regions: fields in a row, each idea a step to one of them. How long a step is, a die tells.


class Hop(Place, frozen=True):
    """To there."""


class Row(Region):
    """Every point from 0 on along a line. An idea is a number of steps."""

    worked_out = 0
    """How many proposals of any row were looked at since a test last set this to 0."""

    def __init__(self, step: int, ideas: Sequence[Idea], also: Sequence[Option] = ()) -> None:
        super().__init__("TY 5", Hop, ideas, also)
        self.step = step

    def propose(self, idea: Any) -> Point:
        Row.worked_out += 1
        return idea * self.step, 0

    def fault(self, x: int, y: int) -> str | None:
        return None if x >= 0 and y == 0 else "that is off the line"

    def nearest(self, x: int, y: int) -> Point | None:
        return max(x, 0), 0

    def area(self, view: Any) -> Area:
        return Area(say="hop")


class Farther(Row):
    """Another row, with the same ideas."""


def hopping(tiny: Tiny, fields: int = 40, good: int = 17) -> Flow[None]:
    """Of so many fields a single one wins, however long a step is; from all others it takes a six."""
    step = yield Roll(0, D6, "a step", "TY 5")
    answer = yield Ask(0, "Where?", Row(step, range(fields), (Do("stay"),)), "TY 5")
    if isinstance(answer, Hop) and answer.x == good * step:
        won_by(tiny, 0)
    else:
        yield from won_on(tiny, 6)


def staying(tiny: Tiny) -> Flow[None]:
    """Whoever stays wins."""
    answer = yield Ask(0, "Where?", Row(1, range(12), (Do("stay"),)), "TY 5")
    won_by(tiny, 1 if isinstance(answer, Hop) else 0)


def running_up(tiny: Tiny) -> Flow[None]:
    """To say when, then a die, then to hop: the second question comes up in the tree, with another step each time."""
    answer = yield ask(0, Do("run"), Do("roll"))
    if answer.what == "roll":
        yield from won_on(tiny, 4)
        return
    yield from hopping(tiny, 10, 7)


def crossing(tiny: Tiny) -> Flow[None]:
    """A die tells which of two rows it is; the same idea is right in the one and wrong in the other."""
    yield ask(0, Do("on"), Do("forward"))
    die = yield Roll(0, D6, "luck", "TY 5")
    row = Row(1, (0, 1)) if die > 3 else Farther(1, (0, 1))
    answer = yield Ask(0, "Where?", row, "TY 5")
    won_by(tiny, 0 if answer.x == (die > 3) else 1)


def aiming(tiny: Tiny) -> Flow[None]:
    """Both say how far at once; seat 0 wins with the field 3 alone, or sometimes."""
    answers = yield Together((Ask(0, "?", Row(1, range(6)), "TY 5"), Ask(1, "?", Row(1, range(2)), "TY 5")))
    if answers[0].x == 3:
        won_by(tiny, 0)
    else:
        yield from won_on(tiny, 6)


def strolling(tiny: Tiny) -> Flow[None]:
    """Never over; `heap` counts the steps."""
    yield Ask(tiny.turn, "Where?", Row(1, range(3)), "TY 5")
    tiny.heap += 1
    tiny.turn = 1 - tiny.turn


def talking(tiny: Tiny) -> Flow[None]:
    """The same without a place."""
    yield ask(tiny.turn, Do("this"), Do("that"))
    tiny.heap += 1
    tiny.turn = 1 - tiny.turn
