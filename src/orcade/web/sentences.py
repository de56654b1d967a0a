"""The log in sentences: what is told at once, and where a log that has grown long may be cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from orcade.draw.parts import Kept, kept_or_made
from orcade.table.requests import OPEN, TURN, Seat
from orcade.table.story import ON_THE_WAY, story

from .log_entries import LogEntry
from .view_model import LOG_SHOWN, Line, Turn

WITHIN = "› "
"""Before the words of an event, once for each interruption that it lies within."""

MOST_AT_ONCE = 6
"""Things that are told in one sentence, each of which may have happened several times."""


class Newest(NamedTuple):
    """The end of a log, for one reader."""

    lines: tuple[Line, ...]
    """At most LOG_SHOWN. They begin where a sentence begins; of a single sentence that is longer, its newest lines."""
    earlier: int
    """How many came before them."""
    turns: tuple[Turn, ...]
    """Their sentences, each whole."""


class _Told(NamedTuple):
    """What a reader was told before."""

    log: Sequence[LogEntry] = ()
    bots: frozenset[Seat] = frozenset()
    lines: tuple[Line, ...] = ()
    """From the beginning of the first sentence that is shown."""
    earlier: int = 0
    turns: tuple[Turn, ...] = ()


def newest(log: Sequence[LogEntry], eyes: Seat, bots: frozenset[Seat], kept: Kept) -> Newest:
    """The last lines for a reader. `kept`: what was told before, and now.

    Only new entries are put into words; the sentences before them stay the very same ones.
    """
    told = next((each for _, each in kept.get(("told", eyes))), _Told())
    past = told.log
    if told.bots != bots or (past and (len(past) > len(log) or log[len(past) - 1] is not past[-1])):
        told = _Told()  # Something was taken back, or is told in other sentences now.
    fresh = _lines(tuple(log[len(told.log) :]), eyes, kept)
    lines, earlier, turns = (*told.lines, *fresh), told.earlier, told.turns
    if fresh:
        turns = kept_or_made(kept, "turns", (turns, lines, earlier, bots), lambda: further(turns, lines, earlier, bots))
    least = max(0, len(lines) - LOG_SHOWN)
    if least:
        first = _beginning(turns, earlier, least)
        cut = next((at for at, turn in enumerate(turns) if _begin(turn) >= earlier + first), len(turns))
        turns, lines, earlier, least = turns[cut:], lines[first:], earlier + first, max(0, least - first)
    kept.keep(("told", eyes), (None, _Told(log, bots, lines, earlier, turns)))
    return Newest(lines[least:], earlier + least, turns)


def _lines(entries: tuple[LogEntry, ...], eyes: Seat, kept: Kept) -> list[Line]:
    """What a reader is told of entries: the very same lines as others, where all are told the same."""
    alike = kept_or_made(
        kept, "alike", entries, lambda: [each.line(OPEN) if isinstance(each.texts, str) else None for each in entries]
    )
    lines = [same or each.line(eyes) for each, same in zip(entries, alike, strict=True)]
    return [line for line in lines if line.text]


def turns_of(log: Sequence[Line], earlier: int, bots: frozenset[Seat], heading: Line | None = None) -> tuple[Turn, ...]:
    """The sentences of a log of which so many lines came before.

    `heading`: the last one among those, since what follows from the answer that led to a heading is no part of the turn
    after it.
    """
    turns: list[Turn] = []
    for told in story(log, _same, lambda line: line.die is not None, lambda line: line.look == TURN, earlier):
        last = turns[-1] if turns else ()
        heading = told.line if told.line.look == TURN else heading
        begun = last and len(_parts(last)) < MOST_AT_ONCE and (heading is None or last[0].line.move != heading.move)
        one_roll = last and _same_roll(last[-1].line, told.line)
        if one_roll or (begun and _goes_on(last[-1].line, told.line, bots, heading)):
            turns[-1] = (*last, told)
        else:
            turns.append((told,))
    return tuple(turns)


def further(turns: tuple[Turn, ...], lines: Sequence[Line], earlier: int, bots: frozenset[Seat]) -> tuple[Turn, ...]:
    """The sentences of `lines`, of which `turns` are those of some first ones.

    The last of them may go on, and dice behind it may belong to what follows: these are told anew.
    """
    stays = len(turns) - 1
    while stays > 0 and turns[stays][0].line.die:
        stays -= 1
    if stays <= 0:
        return turns_of(lines, earlier, bots)
    heading = next((turn[0].line for turn in reversed(turns[:stays]) if turn[0].line.look == TURN), None)
    begin = _begin(turns[stays])
    return turns[:stays] + turns_of(lines[begin - earlier :], begin, bots, heading)


def _begin(turn: Turn) -> int:
    """The number of its first line in the log."""
    return turn[0].at - len(turn[0].dice)


def _beginning(turns: Sequence[Turn], earlier: int, least: int) -> int:
    """Where the first sentence begins from line `least` on; or the one that goes on beyond all these lines."""
    before = 0
    for begin in _beginnings(turns):
        if begin - earlier >= least:
            return begin - earlier
        before = begin - earlier
    return before


def _beginnings(turns: Sequence[Turn]) -> Iterator[int]:
    """Where in a log one may leave out what came before, and the rest is told in the same sentences."""
    headed = -1
    for turn in turns:
        first = turn[0].line
        heads = first.look == TURN
        headed = first.move if heads else headed
        if heads or not (first.die or first.move == headed):
            yield _begin(turn)


def _parts(turn: Turn) -> set[str | int]:
    """What of a turn is told each by itself."""
    return {told.line.several or told.at for told in turn}


def _same_roll(die: Line, later: Line) -> bool:
    """Whether two lines are dice that a player rolled for the same, and that have decided nothing yet."""
    for_the_same = die.text.rpartition(": ")[0] == later.text.rpartition(": ")[0]
    return bool(die.die and later.die) and for_the_same and die.seat == later.seat


def _goes_on(line: Line, later: Line, bots: frozenset[Seat], heading: Line | None) -> bool:
    """Whether two lines tell of what one bot does; or of the same turn of a bot, in which others may have answered,
    where what happens several times is said once; or of the same going on with one answer."""
    if line.die or later.die or TURN in (line.look, later.look) or WITHIN in (line.text + later.text):
        return False
    turn = heading is not None and heading.seat is not None
    alone = line.by == later.by or (turn and bool(line.several and later.several))
    return (alone and line.by in bots and later.by in bots) or _on_and_on(line, later)


def _on_and_on(line: Line, later: Line) -> bool:
    """Whether what one answer brings goes on, or what the same player answers next, another word at the end: pushed to
    f6, to g6; or more of the same way."""
    words, more = line.text.split(), later.text.split()
    alone = line.move == later.move or (line.by is not None and line.by == later.by)
    one_way = line.several == later.several and line.several.endswith(ON_THE_WAY)
    return alone and (one_way or (len(words) > 2 and words != more and words[:-1] == more[:-1]))


def _same(line: Line, later: Line) -> bool:
    """Whether it happened once more. What befalls things is told each time."""
    return line.text == later.text and line.seat == later.seat and not (line.impacts or later.impacts)
