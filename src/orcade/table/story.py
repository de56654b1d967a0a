"""The log as a story: what happened in sentences, each with the dice that decided it, and what repeats told once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from .words import NUMBERS

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


ON_THE_WAY: Final = " on the way"
"""Ends what is said of several steps (`Event.several`): only those in a row are told together."""


def gathered(told: Iterable[T], several: Callable[[T], str]) -> list[list[T]]:
    """Sentences of one turn, those of which the same is said if there are several (`Event.several`) together, where the
    first of them stood; steps of a way only where nothing else came between."""
    groups: list[list[T]] = []
    alike: dict[str, list[T]] = {}
    for each in told:
        words = several(each)
        if words in alike and (alike[words] is groups[-1] or not words.endswith(ON_THE_WAY)):
            alike[words].append(each)
        else:
            groups.append([each])
            if words:
                alike[words] = groups[-1]
    return groups


def of_several(words: str, count: int, last: str) -> str:
    """What is said of so many: "Three orcs miss Dave."; of the last alone where `words` tell no number."""
    if "#" not in words:
        return last
    told = words.replace("#", NUMBERS[count] if count < len(NUMBERS) else str(count))
    return f"{told[0].upper()}{told[1:]}."


LIGHT, HEAVY, FATAL = range(3)
"""What weighs (`Said.weight`): nothing much; somebody is hurt, falls or scores; somebody dies."""


class Said(NamedTuple):
    """What is told of one thing that happened, or of several that are one sentence."""

    words: str
    weight: int = LIGHT
    """LIGHT … FATAL: what weighs is what one looks for first."""


def in_short(told: Sequence[Said]) -> list[Said]:
    """What happened in a row, in short sentences that each say who: "Grub moves to b2, c3; jumps down." "Dreg falls."
    What weighs stands by itself."""
    short: list[Said] = []
    before: list[str] = []
    who = 0
    for words, weight in told:
        each = words.removesuffix(".").split()
        single = ". " not in words
        if each == before:
            _goes_on(short, ", again" if short[-1].words.endswith(" again.") else " again", weight)
        elif single and len(each) > 2 and each[:-1] == before[:-1]:
            _goes_on(short, f", {each[-1]}", weight)
        elif who and single and weight == short[-1].weight and _subject(each) == who and each[:who] == before[:who]:
            _goes_on(short, f"; {' '.join(each[who:])}", weight)
        else:
            short.append(Said(words, weight))
        # Behind "Grub smashes Dreg. Dreg falls" it would not be plain who goes on.
        who = _subject(each) if single else 0
        before = each
    return short


def _goes_on(short: list[Said], more: str, weight: int) -> None:
    """The last sentence, and more of it."""
    begun = short[-1].words.rstrip(".!")
    end = "" if more.endswith(("!", "?")) else "."
    short[-1] = Said(f"{begun}{more}{end}", max(weight, short[-1].weight))


_OTHERS = ("the", "a", "an", "it", "they", "both", "neither", "nobody", "no", "not", "that", "result:")
_NO_NAMES = {word.capitalize() for word in (*_OTHERS, *NUMBERS)}
"""Words that begin a sentence and name nobody."""


def _subject(words: Sequence[str]) -> int:
    """How many words name who does something: "Grub", "Orc 13", "Mog's Boar"; 0 where that is not plain, or he is not
    alone: "Grub and Gash"."""
    many = next((at for at, word in enumerate(words) if word[0].islower() or not word[-1].isalnum()), 0)
    plain = many > 0 and words[many][0].islower() and words[many] != "and" and not (many == 1 and words[0] in _NO_NAMES)
    return many if plain else 0
