"""What is found for a question is found once."""

from __future__ import annotations

from orcade.table.judging import once, once_each
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


def test_each_answer_is_judged_once_in_a_view_and_anew_in_the_next_one() -> None:
    judged: list[list[int]] = []

    @once_each
    def judge(view: list[int], answer: Option) -> int:
        judged.append(view)
        return len(judged)

    class Other(Option, frozen=True):
        pass

    first, second = [1], [1]  # equal, and not the same
    assert [judge(first, Option()), judge(first, Other()), judge(first, Option()), judge(first, Other())] == [
        1,
        2,
        1,
        2,
    ]
    assert [judge(second, Option()), judge(second, Option()), judge(first, Option())] == [3, 3, 4]
