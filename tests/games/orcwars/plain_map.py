"""A map for tests, on which everybody sees who lies beside whom: three rows of six orclands, ten outlands around them.

W1 N1 N1 N2 N2 N3 N3 E1
W1  1  2  3  4  5  6 E1
W1  7  8  9 10 11 12 E1      (the lower half of 7 and 12 lies beside W2 and E2)
W2 13 14 15 16 17 18 E2
W2 S1 S1 S2 S2 S3 S3 E2
"""

from __future__ import annotations

from functools import cache

from orcade.games.orcwars.map_files import LOOKS

WIDE, HIGH = 6, 2
SIGNS = "ABCDEFGHIJKLMNOPQR"
OUTLANDS = {
    "a": "North 1",
    "b": "North 2",
    "c": "North 3",
    "d": "South 1",
    "e": "South 2",
    "f": "South 3",
    "g": "West 1",
    "h": "West 2",
    "i": "East 1",
    "j": "East 2",
}
ROUTES = (
    ("North 1", "Land 1", "Land 7", "Land 13", "South 1"),
    ("North 2", "Land 3", "Land 9", "Land 15", "South 2"),
    ("North 3", "Land 5", "Land 11", "Land 17", "South 3"),
    ("West 1", "Land 7", "Land 8", "Land 9", "Land 10", "Land 11", "Land 12", "East 1"),
    ("West 1", "Land 1", "Land 2", "Land 3", "Land 4", "Land 5", "Land 6", "East 1"),
    ("West 2", "Land 13", "Land 14", "Land 15", "Land 16", "Land 17", "Land 18", "East 2"),
)


def drawn() -> list[str]:
    """The map, a sign for each small square."""
    rows = ["".join(sign * 2 * WIDE for sign in "abc")]
    for first in range(0, len(SIGNS), 6):
        rows += ["".join(sign * WIDE for sign in SIGNS[first : first + 6])] * HIGH
    rows.append("".join(sign * 2 * WIDE for sign in "def"))
    half = len(rows) // 2
    return [
        ("g" if at < half else "h") * WIDE + row + ("i" if at < half else "j") * WIDE for at, row in enumerate(rows)
    ]


@cache
def plain_map() -> str:
    """It as TOML, for the option `own_map`."""
    lines = drawn()
    names = {sign: f"Land {number}" for number, sign in enumerate(SIGNS, 1)} | OUTLANDS
    beside: dict[str, set[str]] = {name: set() for name in names.values()}
    for y, row in enumerate(lines):
        for x, sign in enumerate(row):
            for other in (row[x + 1 : x + 2], lines[y + 1][x : x + 1] if y + 1 < len(lines) else ""):
                if other and other != sign:
                    beside[names[sign]].add(names[other])
                    beside[names[other]].add(names[sign])
    text = ["drawing = '''", *lines, "'''"]
    for sign, name in names.items():
        number = [f"number = {SIGNS.index(sign) + 1}"] if sign in SIGNS else []
        text += ["", "[[area]]", f'sign = "{sign}"', f'name = "{name}"', *number]
        text.append(f'kind = "{"orcland" if number else "outland"}"')
        text += [f'look = "{next(iter(LOOKS))}"', 'words = "For tests."']
        text.append(f"borders = [{', '.join(repr(each) for each in sorted(beside[name]))}]".replace("'", '"'))
    for at, route in enumerate(ROUTES, 1):
        text += ["", "[[route]]", f'name = "Route {at}"', f"areas = {list(route)}".replace("'", '"')]
    return "\n".join(text)
