"""The log as a story: what happened in sentences, each with the dice that decided it, and what repeats told once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Told(NamedTuple, Generic[T]):
    """A sentence of the story."""

    at: int
    """Its number in the log; of the same several times, that of the first."""
    line: T
    """The last line that says so; a die itself where it has decided nothing yet."""
    dice: tuple[T, ...] = ()
    """Lines of the dice that fell for it."""
    times: int = 1
    """So many times the same in a row."""


def story(
    lines: Sequence[T],
    same: Callable[[T, T], bool],
    is_die: Callable[[T], bool],
    is_heading: Callable[[T], bool],
    first: int = 0,
) -> list[Told[T]]:
    """The sentences of a log. Dice belong to the next line that is no heading; before a heading they stand alone.

    `same`: whether of two lines that follow each other the second need not be told. `first`: the number of the first.
    """
    told: list[Told[T]] = []
    dice: list[tuple[int, T]] = []
    for at, line in enumerate(lines, first):
        if is_die(line):
            dice.append((at, line))
            continue
        heads = is_heading(line)
        if heads:
            told += [Told(number, die) for number, die in dice]
            dice = []
        last = told[-1] if told else None
        if not (dice or heads) and last is not None and not last.dice and same(last.line, line):
            told[-1] = last._replace(line=line, times=last.times + 1)
        else:
            told.append(Told(at, line, tuple([die for _, die in dice])))
        dice = []
    return told + [Told(number, die) for number, die in dice]


def in_one(sentences: Sequence[str], names: Sequence[str]) -> str:
    """Several sentences as one: "Grub moves to b2, c3; smashes Dreg." `names`: of who is not named again and again."""
    told: list[str] = []
    before: list[str] = []
    for sentence in sentences:
        words = sentence.removesuffix(".").split()
        if len(words) > 2 and words[:-1] == before[:-1]:
            told[-1] += f", {words[-1]}"
        else:
            again = words and words[0] in names and words[:1] == before[:1]
            told.append(" ".join(words[1:] if again else words))
        before = words
    return f"{'; '.join(told)}."
