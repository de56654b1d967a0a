"""The checks of sight, regions and clients are worth something: who leaks or breaks his word does not pass them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest

from orcade import Match, Refused
from orcade.house.test_3_sight import check_imagined_worlds, check_memory, check_what_happened
from orcade.house.test_clients import CLIENTS, unseen
from orcade.house.test_regions import check_region
from orcade.table.choices import Area
from orcade.table.game import Game
from orcade.table.match import new
from orcade.table.plane import Point
from orcade.table.region import Make, Place, Region
from orcade.table.requests import Ask, CardId, Event, Flow, Option, Shuffle, Sight
from orcade.table.scene import Scene
from orcade.table.things import Thing
from tests.table.toy import Noted, Pick, Rule, Saw, Take, Toy, pick, toy

MINE = [CardId(card) for card in range(3)]
"""Cards of seat 0; 3 to 5 are those of seat 1, and 6 to 8 nobody's."""
HIS = CardId(4)
"""A card that seat 0 does not know."""


def deal(state: Toy) -> Flow[None]:
    yield Shuffle([CardId(card) for card in range(9)], "the deck", "TOY 1")
    for card in range(6):
        state.cards.peek(CardId(card), card // 3)


def hand(state: Toy, seat: int) -> list[Take]:
    known = state.cards.known
    return [Take(CardId(card)) for card in range(seat * 3, seat * 3 + 3) if known[card] == 1 << seat]


def turn(seat: int) -> Rule:
    """Show a card."""

    def play(state: Toy) -> Flow[None]:
        answer = yield Ask(seat, "Show a card", hand(state, seat), "TOY 1")
        state.cards.show(answer.card)
        state.notes.append(state.face(answer.card))
        yield Saw(answer.card)

    return play


class Blabbed(Event, frozen=True):
    """A face that is not declared as that of a card."""

    face: int

    def text(self, sight: Sight) -> str:
        return f"a {self.face} is drawn"


def told_in_the_log(state: Toy) -> Flow[None]:
    yield Blabbed(state.face(HIS))
    yield pick(0)


def told_after_the_answer(state: Toy) -> Flow[None]:
    yield pick(0)
    yield Blabbed(state.face(HIS))


def told_in_the_prompt(state: Toy) -> Flow[None]:
    yield Ask(0, f"He holds {state.face(HIS)}", (Pick(1),), "TOY 1")


def told_by_the_options(state: Toy) -> Flow[None]:
    yield pick(0, *range(1, 3 + state.face(HIS) % 2))


def told_by_silence(state: Toy) -> Flow[None]:
    if state.face(HIS) % 2:
        yield pick(1)
    yield pick(0)


def told_by_a_note(state: Toy) -> Flow[None]:
    state.notes.append(state.face(HIS))
    yield pick(0)


def told_by_the_wording(state: Toy) -> Flow[None]:
    yield pick(0)
    yield Noted("He grins." if state.face(HIS) > 4 else "He frowns.")


def remembered(state: Toy) -> Flow[None]:
    face = state.face(HIS)
    yield pick(0)
    yield pick(0)
    state.notes.append(face)
    state.cards.show(HIS)


def remembered_in_a_list(state: Toy) -> Flow[None]:
    best = [card for card in range(3, 6) if state.face(card) > 4]
    yield pick(0)
    for card in best:
        state.cards.show(CardId(card))


def game(*flows: Rule) -> Game:
    return replace(toy(deal, *flows, turn(1), turn(0), cards=9), seats=range(2, 3))


CHECKS: tuple[Callable[[Game], None], ...] = (check_imagined_worlds, check_what_happened, check_memory)


@pytest.mark.parametrize("check", CHECKS)
def test_an_honest_game_passes(check: Callable[[Game], None]) -> None:
    check(game(turn(0), turn(1), turn(1), turn(0)))


@pytest.mark.parametrize(
    "leak",
    [
        told_in_the_log,
        told_after_the_answer,
        told_in_the_prompt,
        told_by_the_options,
        told_by_silence,
        told_by_a_note,
        told_by_the_wording,
        remembered,
        remembered_in_a_list,
    ],
)
def test_a_leaking_game_does_not(leak: Rule) -> None:
    leaking = game(leak, turn(0), turn(1))
    failed = []
    for check in CHECKS:
        try:
            check(leaking)
        except (AssertionError, IndexError):
            failed.append(check.__name__)
    assert failed, "nothing noticed"


# Regions.


class Step(Place, frozen=True):
    """To there."""


class Square(Region):
    """Every point of a square of two inches, whatever the subclasses below make of that promise."""

    def __init__(self, make: Make = Step) -> None:
        super().__init__("TOY 1", make, (("at", 0, 0), ("at", 2000, 500)), (Pick(1),))

    def propose(self, idea: Any) -> Point:
        return idea[1], idea[2]

    def fault(self, x: int, y: int) -> str | None:
        return None if 0 <= x <= 2000 and 0 <= y <= 2000 else "that is outside of the square"

    def nearest(self, x: int, y: int) -> Point | None:
        return min(max(x, 0), 2000), min(max(y, 0), 2000)

    def area(self, view: Any) -> Area:
        return Area(say="step", shapes=(((0, 0), (2, 0), (2, 2), (0, 2)),))


class ProposesBeyond(Square):
    def propose(self, idea: Any) -> Point:
        return idea[1] + 1, idea[2]


class ProposesByChance(Square):
    times = 0

    def propose(self, idea: Any) -> Point:
        ProposesByChance.times += 1
        return ProposesByChance.times % 7, 0


class NearestBeyond(Square):
    def nearest(self, x: int, y: int) -> Point | None:
        return x, y


class NearestElsewhere(Square):
    def nearest(self, x: int, y: int) -> Point | None:
        return 1000, 1000


class FindsNothing(Square):
    def nearest(self, x: int, y: int) -> Point | None:
        return None


class SaysNothing(Square):
    def fault(self, x: int, y: int) -> str | None:
        return None if super().fault(x, y) is None else ""


class TakesAnything(Square):
    def read(self, view: Any, said: str) -> Option | None:
        try:
            return super().read(view, said)
        except Refused:
            return self.make(0, 0)


class Thinks(Square):
    def read(self, view: Any, said: str) -> Option | None:
        if "nan" in said:
            began = process_time()
            while process_time() - began < 1.1:
                pass
        return super().read(view, said)


class Blurts(Square):
    def read(self, view: Any, said: str) -> Option | None:
        try:
            return super().read(view, said)
        except Refused:
            raise Refused(f"not {said}", self.rule) from None


class ShowsNothing(Square):
    def area(self, view: Any) -> Area:
        return Area(say="step")


class SaysOther(Square):
    def area(self, view: Any) -> Area:
        return msgspec.structs.replace(super().area(view), say="walk")


class Rounded(Step, frozen=True):
    """To there, written without saying how far across."""

    def notation(self, view: Any) -> str:
        return f"rounded 0.000,{self.y / 1000:.0f}.000"


def where(region: Callable[[], Region]) -> Match:
    def play(state: Toy) -> Flow[None]:
        yield Ask(0, "Where to?", region(), "TOY 1")

    return new(replace(toy(play), scene=measured), 2)


def measured(view: Toy, seat: int) -> Scene:
    things = (Thing(id="number-1", label="one"),)
    return Scene(width=2, height=2, look="plain", headline="Somewhere", things=things, inches=True)


def test_a_region_that_keeps_its_word_passes() -> None:
    match = where(Square)
    check_region(match, match.asks[0], Random(1))


@pytest.mark.parametrize(
    ("region", "words"),
    [
        (ProposesBeyond, "is proposed, and not legal"),
        (ProposesByChance, "is another when it is asked for again"),
        (lambda: Square(Rounded), "two answers are written"),
        (NearestBeyond, "is said to be legal instead of"),
        (NearestElsewhere, "the legal point that is nearest to a legal point"),
        (FindsNothing, "finds none"),
        (SaysNothing, "a reason is one line of words"),
        (TakesAnything, "is taken for a point"),
        (Thinks, "took 1"),
        (Blurts, "a refusal repeats what cannot be shown"),
        (ShowsNothing, "nothing to see of a region"),
        (SaysOther, "the screen would say what is not read"),
    ],
)
def test_a_region_that_breaks_its_word_does_not(region: Callable[[], Region], words: str) -> None:
    match = where(region)
    with pytest.raises(AssertionError, match=words):
        check_region(match, match.asks[0], Random(1))


# What clients show.


class Smell(Thing, frozen=True):
    """A kind of thing that no client has heard of."""


def test_a_kind_of_thing_that_clients_leave_out_is_named() -> None:
    def smelly(view: Toy, seat: int) -> Scene:
        return msgspec.structs.replace(measured(view, seat), things=(Smell(id="smell", label="A smell"),))

    left_out = unseen(replace(game(turn(0)), scene=smelly))
    assert left_out == {client: {(Smell, "")} for client in CLIENTS}
