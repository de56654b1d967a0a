"""Which answer may be given by itself."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.questions import passing, spared
from orcade.table.requests import Ask, Option


class Walk(Option, frozen=True):
    words = "Walk"


class LetBe(Option, frozen=True):
    passes: ClassVar[bool] = True
    words = "Let be"


class End(Option, frozen=True):
    idle: ClassVar[bool] = True
    words = "End"


def test_what_lets_an_occasion_go_by_and_what_decides_nothing() -> None:
    walk, let_be, end = Walk(), LetBe(), End()
    assert passing([walk, let_be]) is let_be
    assert passing([end]) is end
    assert passing([walk, end]) is passing([walk]) is None


def test_what_one_may_be_spared_is_answered_as_usual_where_nothing_lets_it_go_by() -> None:
    walk, let_be, end = Walk(), LetBe(), End()

    def asked(*options: Option, about: tuple[str, ...] = ("order",)) -> Ask:
        return Ask(0, "What?", options, "XX 1", about)

    assert spared(asked(walk, end), walk) is walk
    assert spared(asked(walk, let_be), walk) is let_be
    assert spared(asked(walk, end, about=()), walk) is spared(asked(walk, end), None) is None
