"""Which answer may be given by itself."""

from __future__ import annotations

from typing import ClassVar

from orcade.table.questions import passing
from orcade.table.requests import Option


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
