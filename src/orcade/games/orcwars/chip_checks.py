"""What is wrong with chips and cups that read well but cannot be played: what was found, what was expected."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from orcade.table.toml_lines import Path
from orcade.table.toml_texts import line_of
from orcade.table.words import counted

from .map_checks import NUMBERS, ROUTES
from .printed import CUPS, Caravan, Counted, Entry, Gold, Leader, Machine, Named, Shaman, Spy, Tribe, Troop, many, slug

HOMES: Final = 2
"""Home lands of a tribe."""
NAME: Final = 24
"""The most letters of a name."""
MOST_AUTHORITY: Final = 7
"""Of a leader, and his greatest servivility: an 8 fails all the same (OW-28)."""
MOST: Final = 9
"""The greatest power and value: a chip has room for one digit."""
CUP: Final = 200
"""The most chips of a cup: twice what those that ship have."""
LEADERS: Final = 12
"""The fewest leaders: six players may have two bosses each (OW-1)."""
TAKEN: Final = frozenset(
    [slug(Shaman()), slug(Spy())]
    + [slug(Gold(value=value)) for value in range(1, MOST + 1)]
    + [slug(Caravan(name="", route=route, way=way)) for route in range(1, ROUTES + 1) for way in ("there", "back")]
)
"""What is typed for chips without a name of their own."""

Fault = tuple[Path, str]
"""Where it is, and what is wrong."""
Placed = tuple[Path, Entry]
"""A table and what stands in it."""
Lines = dict[Path, int]


def of_entry(entry: Entry) -> Iterator[Fault]:
    """What is wrong with one table, whatever else the text has; paths are from the table on."""
    if isinstance(entry, Named):
        yield from _name(entry)
    if isinstance(entry, Counted) and not 1 <= entry.count <= CUP:
        yield ("count",), f"there are 1 to {CUP} of a chip, not {entry.count}"
    if isinstance(entry, Tribe):
        yield from _homes(entry)
    elif isinstance(entry, Leader):
        yield from _within("authority", entry.authority, MOST_AUTHORITY)
        yield from _within("servivility", entry.servivility, MOST_AUTHORITY)
    elif isinstance(entry, Troop | Machine):
        yield from _within("power", entry.power, MOST)
    elif isinstance(entry, Gold):
        yield from _within("value", entry.value, MOST)
    elif isinstance(entry, Caravan) and not 1 <= entry.route <= ROUTES:
        yield ("route",), f"there is no route {entry.route}; expected one from 1 to {ROUTES}"


def _name(entry: Named) -> Iterator[Fault]:
    if not entry.name.isprintable() or not 1 <= len(entry.name.strip()) <= NAME:
        yield ("name",), f"a name is from 1 to {NAME} letters long, without line breaks, not {entry.name!r}"
    elif isinstance(entry, Leader | Troop | Machine):
        word = slug(entry)
        if not word[:1].isalpha():
            yield ("name",), f"a name begins with a letter from a to z, for it is typed; {entry.name!r} does not"
        elif word in TAKEN:
            yield ("name",), f"{word!r} is typed for another kind of chip; expected another name"


def _within(field: str, found: int, most: int) -> Iterator[Fault]:
    if not 1 <= found <= most:
        yield (field,), f"{field} is from 1 to {most}, not {found}"


def _homes(tribe: Tribe) -> Iterator[Fault]:
    if len(set(tribe.homes)) != HOMES or len(tribe.homes) != HOMES:
        found = ", ".join(map(str, tribe.homes)) or "none"
        yield ("homes",), f"a tribe has {HOMES} different home lands; found {found}"
    for at, home in enumerate(tribe.homes):
        if home not in NUMBERS:
            yield (
                ("homes", at),
                f"{home} is no orcland: a home is one from 1 to {NUMBERS[-1]}, and outlands are nobody's",
            )


def of_text(placed: list[Placed], lines: Lines) -> Iterator[Fault]:
    """What is wrong with all tables of a text together."""
    tribes = [(path, entry) for path, entry in placed if isinstance(entry, Tribe)]
    yield from _doubled_tribes(tribes, lines)
    yield from _members(tribes, placed)
    yield from _doubled_chips(placed, lines)
    for name, tables in CUPS.items():
        own = [(path, entry) for path, entry in placed if path[0] in tables]
        if own:
            yield from _of_cup(name, own)


def _doubled_tribes(tribes: list[tuple[Path, Tribe]], lines: Lines) -> Iterator[Fault]:
    names: dict[str, Path] = {}
    homes: dict[int, tuple[Path, str]] = {}
    for path, tribe in tribes:
        if tribe.name in names:
            line = line_of(lines, names[tribe.name])
            yield (*path, "name"), f"line {line} has a tribe of this name; expected one that no other has"
        names.setdefault(tribe.name, (*path, "name"))
        for at, home in enumerate(tribe.homes):
            there, other = homes.setdefault(home, (path, tribe.name))
            if there != path:
                line = line_of(lines, (*there, "homes"))
                told = f"land {home} is home of {other} (line {line}), and a land is home of one tribe"
                yield (*path, "homes", at), told


def _members(tribes: list[tuple[Path, Tribe]], placed: list[Placed]) -> Iterator[Fault]:
    named = {tribe.name: tribe for _, tribe in tribes}
    having: set[tuple[str, type[Entry]]] = set()
    for path, entry in placed:
        if not isinstance(entry, Leader | Troop):
            continue
        having.add((entry.tribe, type(entry)))
        tribe = named.get(entry.tribe)
        if tribe is None:
            yield (*path, "tribe"), f"there is no tribe {entry.tribe!r}{_near(entry.tribe, named)}"
        elif entry.home not in tribe.homes:
            lands = " or ".join(map(str, tribe.homes))
            yield (*path, "home"), f"{entry.home} is no home land of {tribe.name}; expected {lands}"
    for path, tribe in tribes:
        for kind, word in ((Leader, "leader"), (Troop, "troop")):
            if (tribe.name, kind) not in having:
                yield path, f'this tribe has no {word}; expected one: [[{word}]] with `tribe = "{tribe.name}"`'


def _near(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, known, 1)
    if near:
        return f" ({near[0]!r} perhaps?)"
    return f"; expected one of: {', '.join(known) or '[[tribe]] tables, which are missing'}"


def _doubled_chips(placed: list[Placed], lines: Lines) -> Iterator[Fault]:
    """Two tables that would be typed alike."""
    seen: dict[str, Placed] = {}
    for path, entry in placed:
        if isinstance(entry, Tribe):
            continue
        there, other = seen.setdefault(slug(entry), (path, entry))
        if there == path:
            continue
        line = line_of(lines, there)
        if isinstance(entry, Leader) and isinstance(other, Leader) and entry.tribe != other.tribe:
            told = f"{entry.name} leads {other.tribe} already (line {line}), and a leader is of one tribe"
            yield (*path, "tribe"), told
        elif isinstance(entry, Leader | Troop | Machine):
            told = f"each has a name of its own, and what is in line {line} is typed as {slug(entry)!r}, too"
            yield (*path, "name"), told
        else:
            yield path, f"line {line} has the same chip; expected one table, and `count` for how many there are"


def _of_cup(name: str, own: list[Placed]) -> Iterator[Fault]:
    """Told of the first table of the cup."""
    first = own[0][0][:1]
    kinds = Counter(type(entry) for _, entry in own)
    total = sum(many(entry) for _, entry in own)
    if total > CUP:
        yield first, f"this {name} cup has {counted(total, 'chip')}; expected {CUP} at most"
    if name == "gold" and not kinds[Gold]:
        yield first, "this gold cup has no gold; expected [[gold]] with its value and count"
    if name == "units" and kinds[Leader] < LEADERS:
        found = counted(kinds[Leader], "leader")
        yield first, f"this units cup has {found}; expected {LEADERS} or more: six players may take two bosses each"
