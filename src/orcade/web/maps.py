"""The pages of a game's maps: each as it is drawn in play, and boards of joined ones to look at (`Game.atlas`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import urlencode

import msgspec
from markupsafe import Markup

from orcade import draw
from orcade.table.atlas import Atlas, Distance, Joining, Lying, Plan, Sheet
from orcade.table.errors import OrcadeError
from orcade.table.floor import bits
from orcade.table.game import Game
from orcade.table.options import contents

from . import grounds
from .errors import BadForm, NoMaps
from .pages import render

MOST_ACTIONS = 20
"""Actions that ways are shown for, at most."""
USUAL_ACTIONS = 7
"""The mean of two dice."""
FAR = 24
"""Actions between goals whose distance is told, at most."""
CLOSEST, LISTED = 8, 80
"""Distances that are told at once, and on demand."""
WARNINGS = 40
"""Warnings that are told, at most."""
NEAREST = 6
"""Goals whose distance from a square is told."""
TURNS = ("as drawn", "turned right", "upside down", "turned left")

_PLACE = re.compile(r"\s*(-?\d{1,2})\s*,\s*(-?\d{1,2})\s*")


class Laying(msgspec.Struct, frozen=True, kw_only=True):
    """What the form of a board says."""

    text: str
    """Of maps of one's own; those that ship where it is ""."""
    lying: tuple[Lying, ...]
    """Row by row; a row without a map has ""."""
    start: str = ""
    """The name of the square to look from."""
    actions: int = USUAL_ACTIONS
    picked: int = 0
    """The row whose map is moved."""

    def address(self, game: Game) -> str:
        """Where this board is shown; of maps that ship."""
        fields: dict[str, object] = {}
        for row, each in enumerate(self.lying):
            fields |= {f"map-{row}": each.sheet, f"turn-{row}": each.turn, f"at-{row}": f"{each.x},{each.y}"}
        fields |= {"from": self.start, "actions": self.actions, "pick": self.picked}
        return f"/maps/{game.name}/board?{urlencode(fields)}"


class Told(msgspec.Struct, frozen=True):
    """What is to be said of a square that is looked from."""

    words: str
    goals: tuple[tuple[str, int], ...]
    """The nearest goals that can be walked to: their squares, and the actions."""


def atlas_of(game: Game) -> Atlas:
    """Its maps; `NoMaps` for a game without."""
    if game.atlas is None:
        raise NoMaps(f"{game.title} has no maps")
    return game.atlas


def joining_of(game: Game) -> Joining:
    """How its maps are joined; `NoMaps` for a game whose maps are not."""
    joining = atlas_of(game).joining
    if joining is None:
        raise NoMaps(f"the maps of {game.title} are not joined")
    return joining


def all_maps(game: Game, text: str = "") -> tuple[str, bool]:
    """The page of all maps, and whether all is well. `text`: maps of one's own; where they are bad, it says why."""
    atlas = atlas_of(game)
    faults: list[str] = []
    try:
        read = atlas.read(text or atlas.shipped())
    except OrcadeError as wrong:
        faults = str(wrong).splitlines()
        read = atlas.read(atlas.shipped())
    sheets = [(sheet, _picture(game, sheet)) for sheet in read.sheets] if not faults else []
    warnings = read.warnings if text and not faults else ()
    page = render(
        "maps.html",
        game=game,
        joined=atlas.joining is not None,
        own=next(each for each in contents(game.options) if each.name == atlas.option),
        sheets=sheets,
        text=text,
        shipped=atlas.shipped(),
        faults=faults,
        warnings=warnings[:WARNINGS],
        more_warnings=len(warnings[WARNINGS:]),
    )
    return page, not faults


def read_laying(game: Game, fields: Mapping[str, str]) -> tuple[Laying, bool]:
    """What a form says, and whether one of its buttons changes it. Raises `BadForm`.

    Rows are `map-0`, `turn-0`, `at-0` …; `do` is "turn 0" or "over 0" (its other side up), and `to` the place for the
    row `pick`."""
    atlas, usual = atlas_of(game), joining_of(game).usual
    rows: tuple[Lying, ...] = usual
    if any(name.startswith("map-") for name in fields):
        rows = tuple(_row(fields, row) for row in range(len(usual)))
    laying = Laying(
        text=fields.get("maps", ""),
        lying=rows,
        start=fields.get("from", "").strip().lower()[:8],
        actions=min(_number(fields.get("actions") or str(USUAL_ACTIONS), "actions"), MOST_ACTIONS),
        picked=_number(fields.get("pick") or "0", "pick") % len(rows),
    )
    changed = _changed(atlas, laying, fields.get("do", ""), fields.get("to", ""))
    return changed or laying, changed is not None


def _changed(atlas: Atlas, laying: Laying, do: str, to: str) -> Laying | None:
    """What a button makes of it; None where none was pressed."""
    verb, _, which = do.partition(" ")
    if to:
        row = laying.picked
        x, y = _place(to)
        new = msgspec.structs.replace(laying.lying[row], x=x, y=y)
    elif verb in ("turn", "over"):
        row = _number(which, "do") % len(laying.lying)
        old = laying.lying[row]
        if verb == "turn":
            new = msgspec.structs.replace(old, turn=(old.turn + 1) % 4)
        else:
            backs = {sheet.id: sheet.back for sheet in _sheets(atlas, laying.text)}
            new = msgspec.structs.replace(old, sheet=backs.get(old.sheet) or old.sheet)
    else:
        return None
    lying = (*laying.lying[:row], new, *laying.lying[row + 1 :])
    return msgspec.structs.replace(laying, lying=lying, picked=row)


def laid(game: Game, laying: Laying) -> Laying:
    """The same board with its maps in the order in which they are laid. Raises an `OrcadeError` where it is none."""
    plan = joining_of(game).join(laying.text, [each for each in laying.lying if each.sheet])
    sheets = [each.sheet for each in plan.lying]
    picked = laying.lying[laying.picked].sheet
    return msgspec.structs.replace(
        laying,
        lying=plan.lying + (Lying(""),) * (len(laying.lying) - len(plan.lying)),
        picked=sheets.index(picked) if picked in sheets else 0,
    )


def board(game: Game, laying: Laying, fault: str = "") -> tuple[str, bool]:
    """The page of a board, and whether it is as the form says.

    Where its maps cannot lie so, it says why, and shows as many of them as can."""
    atlas = atlas_of(game)
    sheets = _sheets(atlas, laying.text)
    plan, wrong = _plan(joining_of(game), laying)
    fault = fault or wrong
    look, told = _look(plan, laying)
    fault = fault or (told if isinstance(told, str) else "")
    ground = plan.ground
    address = f"/maps/{game.name}/ground?of={grounds.keep(ground)}.svg"
    named = {sheet.id: sheet for sheet in sheets}
    distances = _distances(plan)
    page = render(
        "board.html",
        game=game,
        laying=laying,
        plan=plan,
        names=ground.names,
        named=named,
        pictures={sheet.id: _picture(game, sheet) for sheet in sheets},
        drawing=Markup(draw.plan(ground, address, plan.entries, look)),
        told=None if isinstance(told, str) else told,
        fault=fault,
        tray=_tray(plan, named),
        closest=distances[:CLOSEST],
        others=distances[CLOSEST:LISTED],
        near=[each for each in distances if each.cost < plan.apart],
        turns=TURNS,
        most=MOST_ACTIONS,
    )
    return page, not fault


def _plan(joining: Joining, laying: Laying) -> tuple[Plan, str]:
    """The board of as many maps as can lie so, and what bars the first one that cannot."""
    asked = [each for each in laying.lying if each.sheet]
    wrong = ""
    while asked:
        try:
            return joining.join(laying.text, asked), wrong
        except OrcadeError as barred:
            wrong = wrong or str(barred)
            asked.pop()
    return joining.join(laying.text, joining.usual), wrong or "no map is chosen; these are some that fit"


def _look(plan: Plan, laying: Laying) -> tuple[draw.Look | None, Told | str | None]:
    """What is seen and walked to from the square of a form, and the words for it; or why it is none."""
    if not laying.start:
        return None, None
    floor, ground = plan.floor, plan.ground
    try:
        start = floor.square(laying.start)
    except OrcadeError as wrong:
        return None, str(wrong)
    if not floor.open >> start & 1:
        return None, f"{ground.told(start)}: nobody can stand there"
    seen = floor.seen_from(start)
    costs = plan.costs(start, laying.actions)
    far = plan.costs(start, 2 * floor.size)
    goals = sorted((far[goal], goal) for goal in bits(plan.goals & ~(1 << start)) if goal in far)
    actions = f"{laying.actions} action{'s' * (laying.actions != 1)}"
    words = (
        f"From {ground.told(start)}: {seen.bit_count() - 1} other squares are seen, "
        f"{len(costs) - 1} are reached with {actions}."
    )
    nearest = tuple((ground.names[goal], cost) for cost, goal in goals[:NEAREST])
    return draw.Look(start=start, seen=seen, costs=costs), Told(words, nearest)


class Spot(msgspec.Struct, frozen=True):
    """A place of the tray in which maps are laid."""

    x: int
    y: int
    row: int | None = None
    """Of the map that lies there."""


def _tray(plan: Plan, named: Mapping[str, Sheet]) -> list[list[Spot | None]]:
    """The places of the maps that touch, with the free ones beside them, line by line; None is no place."""
    taken = {(each.x, each.y): row for row, each in enumerate(plan.lying) if not named[each.sheet].apart}
    free = {(x + dx, y + dy) for x, y in taken for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} | {(0, 0)}
    xs, ys = ([place[axis] for place in free | taken.keys()] for axis in (0, 1))
    return [
        [
            Spot(x, y, taken.get((x, y))) if (x, y) in taken or (x, y) in free else None
            for x in range(min(xs), max(xs) + 1)
        ]
        for y in range(min(ys), max(ys) + 1)
    ]


@lru_cache(maxsize=64)
def _distances(plan: Plan) -> list[Distance]:
    return plan.distances(FAR)


def _sheets(atlas: Atlas, text: str) -> tuple[Sheet, ...]:
    """All maps; those that ship where the text is "". Raises an `OrcadeError` that says what is wrong with it."""
    return atlas.read(text or atlas.shipped()).sheets


def _picture(game: Game, sheet: Sheet) -> str:
    """The address of a map's drawing."""
    return f"/maps/{game.name}/ground?of={grounds.keep(sheet.picture)}.svg"


def _row(fields: Mapping[str, str], row: int) -> Lying:
    x, y = _place(fields.get(f"at-{row}") or "0,0")
    turn = _number(fields.get(f"turn-{row}") or "0", "turn") % 4
    return Lying(fields.get(f"map-{row}", "")[:20].lower(), turn, x, y)


def _place(text: str) -> tuple[int, int]:
    found = _PLACE.fullmatch(text)
    if found is None:
        raise BadForm(f"a place is written 1,0: columns to the right, rows down; not {text[:20]!r}")
    return int(found[1]), int(found[2])


def _number(text: str, field: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise BadForm(f"{field} must be a whole number, not {text[:20]!r}")
    return int(text)
