"""Notations of answers in lines: by their first words, numbered, in columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from . import floor_map


def numbered(options: Sequence[str]) -> bool:
    """Whether the numbers of a list can stand for options: not where an option is itself a number, or all are."""
    return not counting(options) and not any(say.strip().isdigit() for say in options)


def counting(options: Sequence[str]) -> str:
    """The word that all options begin with, if a number follows it in each ("buy 0", "buy 1"); else empty. There a
    number that is typed is that one, and not one of a list."""
    words = [say.split() for say in options]
    if not all(len(each) == 2 and each[1].isdigit() for each in words):
        return ""
    first = {verb for verb, _ in words}
    return first.pop() if len(first) == 1 else ""


def in_figures(options: Sequence[str]) -> bool:
    """Whether figures are all that options say after their first words ("lay 0 -1,0"): they need telling."""
    rests = [say.partition(" ")[2] for say in options]
    return bool(rests) and not counting(options) and not any(not rest or any(map(str.isalpha, rest)) for rest in rests)


def grouped(
    says: Sequence[str], width: int, plain: bool, marked: Mapping[str, str] = MappingProxyType({})
) -> Iterator[str]:
    """Lines that list notations: options with the same first word on a line of their own. `marked`: first words whose
    options are marked on the map, and not listed; and what these are."""
    numbers = numbered(says)
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, say in enumerate(says, 1):
        verb, _, rest = say.partition(" ")
        groups.setdefault(verb if rest else "", []).append((number, rest or say))
    singles = groups.pop("", [])
    for number, say in singles[:]:  # "end" beside "end turn": one group.
        if say in groups:
            groups[say].insert(0, (number, ""))
            singles.remove((number, say))
    lead = max((len(verb) for verb in groups), default=0)
    for verb, items in groups.items():
        if verb in marked:
            example = f"{verb} {items[0][1]}"
            yield f"  {verb.ljust(lead)}  {len(items)} {marked[verb]}, {floor_map.LEGAL} on the map, such as {example}"
        else:
            yield from _columns(verb.ljust(lead), items, numbers, width, plain)
    if singles:
        yield from _columns("", singles, numbers, width, plain)


def _columns(verb: str, items: Sequence[tuple[int, str]], numbers: bool, width: int, plain: bool) -> Iterator[str]:
    words = [rest for _, rest in items]
    if numbers:
        shown = words if plain else map(_new_in, words, ("", *words))
        words = [f"{number}) {rest}".strip() for (number, _), rest in zip(items, shown, strict=True)]
    start = f"  {verb} " if verb else "  "
    gap = ", " if plain else "   "
    line = start
    for at, word in enumerate(words):
        piece = word + (gap if at < len(words) - 1 else "")
        if len(line) + len(piece.rstrip()) > width and line.strip() and line != start:
            yield line.rstrip()
            line = " " * len(start)
        line += (" " if verb and not line[len(start) :] else "") + piece
    yield line.rstrip()


def _new_in(say: str, before: str) -> str:
    """Of a notation as long as the one before it that differs in the last word alone, only that: "… NSW"."""
    start, _, last = say.rpartition(" ")
    return f"… {last}" if " " in start and start == before.rpartition(" ")[0] else say


def in_columns(entries: Sequence[str], width: int) -> Iterator[str]:
    """Entries in as many columns as fit; their order runs along the rows."""
    wide = max((len(entry) for entry in entries), default=0) + 3
    count = max(1, (width + 3) // wide)
    for start in range(0, len(entries), count):
        yield "".join(entry.ljust(wide) for entry in entries[start : start + count]).rstrip()
