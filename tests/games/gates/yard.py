"""Maps for positions: one section with something of everything, the others with roads and little else.

Section 1 as it lies, with walls around the house at b9 … d11, a door from d10 to e10 and a secret door from c9 to c8:

    12  . . . . . : : . . . . .
    11  . _ _ _ . : : . . . . $
    10  . _ $ _ . : : . . o . .
     9  . _ _ _ . : : . . . . .
     8  . . . . . : : . . . & .
     7  : : : : : x x : : : : :
     6  : : : : : x x : : : : :
     5  . . . . . : : . . . . .
     4  . $ . . . : : . . . . .
     3  . . . ~ . : : . $ . . .
     2  . . . . . : : . . . @ .
     1  . . . . . : : . . . . .
        a b c d e f g h i j k l

Section 2 lies to its right and has a staircase at 2b2 (on its other side none), section 3 below, section 4 below 2. The
Dungeon is the other side of section 4: four rooms of 6 × 6 without doors between 4f and 4g, and a staircase at 4b2.
"""

from __future__ import annotations

from functools import cache

YARD = """\
+ + + + + + + + + + + + +
 . . . . . : : . . . . .
+ +-+-+-+ + + + + + + + +
 .|_ _ _|. : : . . . . $
+ + + + + + + + + + + + +
 .|_ $ _D. : : . . o . .
+ + + + + + + + + + + + +
 .|_ _ _|. : : . . . . .
+ +-+S+-+ + + + + + + + +
 . . . . . : : . . . & .
+ + + + + + + + + + + + +
 : : : : : x x : : : : :
+ + + + + + + + + + + + +
 : : : : : x x : : : : :
+ + + + + + + + + + + + +
 . . . . . : : . . . . .
+ + + + + + + + + + + + +
 . $ . . . : : . . . . .
+ + + + + + + + + + + + +
 . . . ~ . : : . $ . . .
+ + + + + + + + + + + + +
 . . . . . : : . . . @ .
+ + + + + + + + + + + + +
 . . . . . : : . . . . .
+ + + + + + + + + + + + +
"""


def plain(**squares: str) -> str:
    """A crossing of two roads, and a few squares by name: b2="@"."""
    rows = []
    for row in range(12, 0, -1):
        rows.append("+ " * 12 + "+")
        cells = []
        for column in "abcdefghijkl":
            road = (column in "fg") + (row in (6, 7))
            cells.append(squares.get(f"{column}{row}", ".:x"[road]))
        rows.append(" " + " ".join(cells))
    rows.append("+ " * 12 + "+")
    return "\n".join(rows) + "\n"


def dungeon() -> str:
    """Walls around, and a wall with one door in the middle."""
    rows = []
    for row in range(12, 0, -1):
        rows.append("+" + "-+" * 12 if row == 12 else "+" + " +" * 12)
        cells = ["@" if (column, row) in (("b", 2), ("k", 2)) else "_" for column in "abcdefghijkl"]
        middle = "D" if row == 6 else "|"
        rows.append("|" + " ".join(cells[:6]) + middle + " ".join(cells[6:]) + "|")
    rows.append("+" + "-+" * 12)
    return "\n".join(rows) + "\n"


SIDES = {
    "1A": YARD,
    "1B": plain(b2="@"),
    "2A": plain(b2="@"),
    "2B": plain(),
    "3A": plain(),
    "3B": plain(c3="$"),
    "4A": plain(),
    "4B": dungeon(),
}


@cache
def maps() -> str:
    """The option `own_maps`."""
    sides = []
    for side, drawing in SIDES.items():
        below = "\ndungeon = true" if side == "4B" else ""
        sides.append(f'[[side]]\nid = "{side}"\nname = "Side {side}"{below}\ndrawing = """\n{drawing}"""\n')
    return "\n".join(sides)
