"""What is found for a question is found once."""

from __future__ import annotations

from orcade.table.judging import once
from orcade.table.requests import Ask, Option


def test_a_question_is_judged_once_and_the_next_one_anew() -> None:
    judged: list[int] = []

    @once
    def judge(board: int, ask: Ask) -> int:
        judged.append(board)
        return board

    first, second = (Ask(0, "What?", (Option(),), "XX 1") for _ in range(2))
    assert [judge(1, first), judge(1, first), judge(2, second)] == [1, 1, 2]
    assert judged == [1, 2]
