"""Rules that are played on in a copy of the state."""

from __future__ import annotations

from orcade.table.ahead import copied, played
from orcade.table.cards import Cards
from orcade.table.requests import Ask, Event, Flow, Option, Roll

DIE = Roll(0, 6, "a die", "XX 1")


class Told(Event, frozen=True):
    words = "It happens."


def rule(seen: list[object]) -> Flow[None]:
    yield Told()
    seen.append((yield Ask(0, "What?", (Option(),), "XX 1")))
    yield Told()
    seen.append((yield DIE))
    yield Told()


def test_a_copy_is_like_its_state_and_stands_alone() -> None:
    cards = Cards([5, 7], [0, 0], [])
    other = copied(cards)
    assert other == cards
    other.known[0] = 1
    assert cards.known[0] == 0


def test_what_is_sent_goes_to_requests_and_not_to_events() -> None:
    seen: list[object] = []
    assert played(rule(seen), "this", 4) is None
    assert seen == ["this", 4]


def test_what_nothing_is_left_for_is_told() -> None:
    seen: list[object] = []
    assert played(rule(seen), "this") is DIE
    assert seen == ["this"]
