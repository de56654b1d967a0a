# ruff: noqa
"""A plain board."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from orcade.table.floor import Floor, Placed, bits, read_section

from .map_signs import SIGNS


class Laid(msgspec.Struct, array_like=True, frozen=True, gc=False):
    side: int
    turn: int
    x: int
    y: int


def draw(stairs: bool, dungeon: bool) -> str:
    g = [["." if not dungeon else "_" for _ in range(12)] for _ in range(12)]
    if not dungeon:
        for i in range(12):
            for k in (5, 6):
                g[i][k] = g[k][i] = ":"
        for a in (5, 6):
            for b in (5, 6):
                g[a][b] = "x"
    g[2][2] = "$"
    g[9][9] = "$"
    g[2][9] = "o"
    g[3][9] = "&"
    if stairs:
        g[9][2] = "@"
    n = 12
    rows = [[" "] * 25 for _ in range(25)]
    for y in range(25):
        for x in range(25):
            if y % 2 == 0 and x % 2 == 0:
                rows[y][x] = "+"
            elif y % 2 and x % 2:
                rows[y][x] = g[y // 2][x // 2]

    def h(x: int, y: int, s: str) -> None:
        rows[2 * y][2 * x + 1] = s

    def v(x: int, y: int, s: str) -> None:
        rows[2 * y + 1][2 * x] = s

    for x in range(1, 4):
        h(x, 1, "-")
        h(x, 4, "-" if x != 2 else "D")
    for y in range(1, 4):
        v(1, y, "|")
        v(4, y, "|" if y != 2 else "S")
    if not dungeon:
        for x in range(1, 4):
            for y in range(1, 4):
                if rows[2 * y + 1][2 * x + 1] == ".":
                    rows[2 * y + 1][2 * x + 1] = "_"
    if dungeon:
        for i in range(12):
            h(i, 0, "-")
            h(i, 12, "-")
            v(0, i, "|")
            v(12, i, "|")
    return "\n".join("".join(r) for r in rows)


SECTIONS = [read_section(draw(side in (0, 1, 3, 7), side == 7), SIGNS, 12, 12) for side in range(8)]


def read_maps(text: str) -> object:
    return None


def places_named(own: str) -> tuple[str, ...]:
    return ("market", "chapel", "mill", "barracks", "tannery", "tavern", "gatehouse", "Dungeon")


def side_name(side: int) -> str:
    return f"{side // 2 + 1}{'ab'[side % 2]}"


class Board:
    def __init__(self, laid: tuple[Laid, ...]) -> None:
        surface = [l for l in laid if l.side != 7]
        x0 = min((l.x for l in surface), default=0)
        y0 = min((l.y for l in surface), default=0)
        self.floor = Floor(
            [
                Placed(
                    SECTIONS[l.side],
                    l.turn,
                    l.x - x0 if l.side != 7 else 0,
                    l.y - y0 if l.side != 7 else 0,
                    1 if l.side == 7 else 0,
                )
                for l in laid
            ]
        )
        f = self.floor
        self.chests = f.marked("$")
        self.crossings = f.marked("x")
        self.stairs = f.marked("@")
        self.road = f.marked(":x")
        self.dungeon = f.levels[1] if len(f.levels) > 1 else 0
        outer = 0
        for sq in bits(self.road):
            x, y = f.x(sq), f.y(sq)
            if any(f.at(x + dx, y + dy) is None for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))):
                outer |= 1 << sq
        self.entries = outer
        indoor = f.marked("_") & ~self.dungeon
        blds = []
        while indoor:
            room, found = 0, indoor & -indoor
            while found != room:
                room = found
                found |= f.steps.beside(room) & f.marked("_")
            blds.append(room)
            indoor &= ~room
        self.buildings = tuple(blds)
        self.indoor = f.marked("_")
        self._beside: dict[int, int] = {}

    def beside(self, square: int) -> int:
        b = self._beside.get(square)
        if b is None:
            b = self.floor.adjacent(square)
            for o, d in self.floor.beyond_doors(square):
                if d.seen_through:
                    b |= 1 << o
            self._beside[square] = b
        return b


@lru_cache(maxsize=64)
def board(laid: tuple[Laid, ...], own: str) -> Board:
    return Board(laid)


@lru_cache(maxsize=1024)
def places(laid: tuple[Laid, ...], side: int, own: str) -> tuple[Laid, ...]:
    if side == 7:
        return (Laid(7, 0, 0, 0),)
    surface = [l for l in laid if l.side != 7]
    if not surface:
        return tuple(Laid(side, t, 0, 0) for t in range(4))
    at = {(l.x, l.y) for l in surface}
    spots = sorted({(x + dx, y + dy) for x, y in at for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - at)
    return tuple(Laid(side, t, x, y) for x, y in spots for t in range(4))
