"""A scene as plain text: for the terminal, for screen readers, for logs. One fact in each line, no drawn boxes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from orcade.table import things as table
from orcade.table.plane import INCH, SLACK, Box, Disc, Polygon, compass, gap, pivot
from orcade.table.scene import Scene, SeatPanel
from orcade.table.words import listed

PLACED = re.compile(r",? at (\d+(?:\.\d+)?), ?(\d+(?:\.\d+)?)")
"""A place within a label."""


def text(scene: Scene) -> str:
    """The board, what lies on it, the seats and the hand."""
    parts = [scene.headline, race_words(scene)]
    board = _grid(scene)
    if board:
        parts.append(board)
    chart = "\n".join(tile_rows(scene))
    if chart:
        parts.append(chart)
    if scene.inches:
        parts += _measured(scene)
    there = lying(scene)
    if there:
        parts.append(there)
    seats = "\n".join(panel_words(panel) for panel in scene.seats)
    if seats:
        parts.append(seats)
    if scene.hand:
        parts.append("Your hand: " + ", ".join(card_words(card) for card in scene.hand))
    return "\n\n".join(part for part in parts if part)


def race_words(scene: Scene) -> str:
    """How far everybody has come in a race, the first one first; empty where there is none."""
    return f"The race: {scene.progress.told([panel.name for panel in scene.seats])}" if scene.progress else ""


def _grid(scene: Scene) -> str:
    """The squares as rows of two-character cells under letters and beside numbers."""
    cells = [thing for thing in scene.things if isinstance(thing, table.Square)]
    if not cells:
        return ""
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    columns = round(max(cell.x for cell in cells) - left) + 1
    rows = round(max(cell.y for cell in cells) - top) + 1
    shown = [["  "] * columns for _ in range(rows)]
    for cell in cells:
        shown[round(cell.y - top)][round(cell.x - left)] = cell.text[:2].ljust(2)
    for thing in scene.things:
        if isinstance(thing, table.Piece) and thing.text:
            row, column = int(thing.y - top), int(thing.x - left)
            if 0 <= row < rows and 0 <= column < columns:
                shown[row][column] = thing.text[:2].ljust(2)
    wide = len(str(rows))
    head = " " * (wide + 1) + " ".join(f"{letters(column):<2}" for column in range(columns))
    lines = [head.rstrip()]
    for at, row_cells in enumerate(shown):
        lines.append(f"{rows - at:>{wide}} " + " ".join(row_cells).rstrip())
    lines += _legend(cells)
    return "\n".join(lines)


def _legend(cells: Iterable[table.Square]) -> list[str]:
    """What the signs of squares stand for, in one line: "# rocks, T tree and its wood"."""
    signs: dict[str, str] = {}
    for cell in cells:
        sign = cell.text.rstrip("0123456789")
        if cell.look not in ("plain", "") and sign.strip():
            counted = " and how much is left" if sign != cell.text else ""
            signs[cell.look] = max(signs.get(cell.look, ""), f"{sign} {cell.look.replace('-', ' ')}{counted}", key=len)
    return [", ".join(signs.values())] if signs else []


def letters(column: int) -> str:
    """The name of a column: a … z, aa, ab …"""
    name = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(97 + rest) + name
    return name


WITHIN = (7, 5, 3)
"""Signs within a room of the text map, most first: two for its name, then who and what is in it."""


def tile_rows(
    scene: Scene, sign: Callable[[table.Piece], str] = lambda piece: piece.text[:1], wide: int = 0
) -> list[str]:
    """A map that grows, three lines a room: "-" and "|" lead to another room, ":" nowhere yet, "x" against a wall.

    With `wide` rooms are drawn smaller, and the map is cut off with marks, so that no line is longer.
    """
    tiles = [thing for thing in scene.things if isinstance(thing, table.Tile)]
    if not tiles:
        return []
    size = tiles[0].size
    left, top = min(tile.x for tile in tiles), min(tile.y for tile in tiles)
    columns = round((max(tile.x for tile in tiles) - left) / size) + 1
    rows = round((max(tile.y for tile in tiles) - top) / size) + 1
    within = next((each for each in WITHIN if not wide or columns * (each + 4) <= wide), WITHIN[-1])
    lines = [[" " * (within + 4)] * columns for _ in range(3 * rows)]
    below = scene.below_sheet
    for tile in tiles:
        row, column = round((tile.y - top) / size), round((tile.x - left) / size)
        inside = [thing for thing in below if _in(thing, tile)]
        who = "".join(sign(thing) for thing in inside if isinstance(thing, table.Piece))
        what = "".join("!" if thing.title else "?" for thing in inside if isinstance(thing, table.Card))
        room = within - len(tile.text[:2])
        held = (who + what)[:room]
        words = f"{tile.text[:2]}{held if len(held) == room else ' ' + held}".ljust(within)
        middle = f" {(tile.text[:2] or '·').center(within)} " if tile.look == "site" else f"[{words}]"
        lines[3 * row][column] = _link(tile, "N", "|").center(within + 4)
        lines[3 * row + 1][column] = f"{_link(tile, 'W', '-')}{middle}{_link(tile, 'E', '-')}"
        lines[3 * row + 2][column] = _link(tile, "S", "|").center(within + 4)
    drawn = [line for cells in lines if (line := "".join(cells).rstrip())]
    return [line if not wide or len(line) <= wide else f"{line[: wide - 1]}…" for line in drawn]


def _in(thing: table.Thing, tile: table.Tile) -> bool:
    """Whether a figure or card lies in a room."""
    if not isinstance(thing, table.Piece | table.Card):
        return False
    return abs(thing.x - tile.x) < tile.size / 2 and abs(thing.y - tile.y) < tile.size / 2


def aside(scene: Scene) -> list[table.Piece]:
    """The figures that stand in no room of a map that grows."""
    tiles = [thing for thing in scene.things if isinstance(thing, table.Tile)]
    pieces = [thing for thing in scene.below_sheet if isinstance(thing, table.Piece)]
    return [piece for piece in pieces if tiles and not any(_in(piece, tile) for tile in tiles)]


def _link(tile: table.Tile, side: str, sign: str) -> str:
    if side not in tile.doors:
        return " "
    return "x" if side in tile.shut else sign if side in tile.joined else ":"


def lying(scene: Scene) -> str:
    """A line for each thing that is no square: its label, which is its whole description, or else what it shows."""
    cells = {(thing.x, thing.y): thing.label for thing in scene.things if isinstance(thing, table.Square)}
    if scene.ground is not None:
        wide = scene.ground.width
        cells |= {(at % wide, at // wide): name for at, name in enumerate(scene.ground.names)}
    written = {thing.text for thing in scene.things if isinstance(thing, table.Caption)}
    lines = []
    for thing in scene.things:
        if isinstance(thing, table.Piece):
            if not scene.inches:
                lines.append(_piece(thing, cells))
        elif isinstance(thing, table.Pile):
            lines.append(_pile(thing))
        elif isinstance(thing, table.Card):
            lines.append(card_words(thing))
        elif isinstance(thing, table.Caption):
            lines.append(thing.label or thing.text)
        elif isinstance(thing, table.Gauge):
            lines.append(thing.label if str(thing.value) in thing.label else thing.said)
        elif isinstance(thing, table.Tile):
            if thing.look != "site":
                lines.append(f"{thing.text}: {thing.label}" if thing.text else thing.label)
        elif isinstance(thing, table.Zone):
            if not scene.inches and thing.label not in written:
                lines.append(thing.label)
        elif isinstance(thing, table.Outcomes):
            lines.append(thing.label)
        elif isinstance(thing, table.Territory):
            lines.append(territory_words(thing))
        elif isinstance(thing, table.Stack):
            lines.append(f"{thing.text}: {stack_words(thing)}" if thing.text else stack_words(thing))
        elif isinstance(thing, table.Path) and thing.look != "area":
            lines.append(path_words(thing) if scene.inches else thing.label)
    return "\n".join(_counted(line for line in lines if line))


def territory_words(area: table.Territory) -> str:
    """An area with its neighbours: "Sootpit (5), caves; beside Cold Kettle and Clang Hill"."""
    return f"{area.label}; beside {listed(area.beside)}" if area.beside else area.label


def stack_words(stack: table.Stack) -> str:
    """A stack and what it consists of, as far as that may be known: "Old Drip, power 14: a shaman, 3 kobolds"."""
    return f"{stack.label}: {listed(stack.members)}" if stack.members else stack.label


def _counted(lines: Iterable[str]) -> Iterator[str]:
    """The lines; where equal ones follow each other, one of them with their number."""
    for line, run in groupby(lines):
        times = sum(1 for _ in run)
        yield line if times == 1 else f"{times} times: {line}"


def _pile(pile: table.Pile) -> str:
    """A pile's label where it says how many cards there are; else its name, their number, and the face on top."""
    if (str(pile.count) if pile.count else "empty") in pile.label:
        return pile.label
    top = f", on top {card_words(pile.top)}" if pile.top is not None and pile.top.title else ""
    return f"{pile.name}: {count(pile.count, 'card')}{top}"


def _piece(piece: table.Piece, cells: dict[tuple[float, float], str]) -> str:
    at = cells.get((piece.x // 1, piece.y // 1), "")
    where = f" ({at})" if at and at not in piece.label else ""
    code = f"{piece.text}: " if piece.text else ""
    return f"{code}{piece.label}{where}"


# Boards measured in inches.


def _measured(scene: Scene) -> list[str]:
    """How places are told, the ground, and each piece: where it is, what it touches or is nearest to, its way there."""
    zones = [thing for thing in scene.things if isinstance(thing, table.Zone)]
    pieces = present(scene)
    parts = []
    if zones or not pieces:
        size = f"The ground is {tell(scene.width)} by {tell(scene.height)} inches."
        ground = [f"{size} A place is so many inches from the left, then from the top.", *map(zone_words, zones)]
        parts.append("\n".join(line for line in ground if line))
    if pieces:
        parts.append("\n".join(standing(piece, pieces) for piece in pieces))
    return parts


def present(scene: Scene) -> list[table.Piece]:
    """The pieces that are still on the board: not those that are shown only because they have just been destroyed."""
    return [thing for thing in scene.things if isinstance(thing, table.Piece) and "gone" not in thing.states]


def zone_words(zone: table.Zone) -> str:
    """What an area is and how far it goes."""
    if not zone.label:
        return ""
    wide, high = zone.width / 2, zone.height / 2
    told = "×" in zone.label or " across" in zone.label
    if zone.corners:
        extent = f"between {around(zone.corners)}"
    elif zone.round:
        extent = f"{'' if told else f'round, {tell(zone.width)} across, '}its centre at {place(zone.x, zone.y)}"
    elif zone.turn % 180:
        extent = "" if told else f"{tell(zone.width)} by {tell(zone.height)}, "
        extent += f"turned {tell(zone.turn)}°, its centre at {place(zone.x, zone.y)}"
    else:
        extent = f"from {place(zone.x - wide, zone.y - high)} to {place(zone.x + wide, zone.y + high)}"
    return f"{placeless(zone)}: {extent}"


MANY = 6
"""Corners of an area above which only its extent is told: those of a round one."""


def around(corners: Sequence[tuple[float, float]]) -> str:
    """An area's corners as places; of one with very many, from where to where it goes."""
    if len(corners) > MANY:
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return f"{place(min(xs), min(ys))} and {place(max(xs), max(ys))}"
    return " and ".join(place(*corner) for corner in corners)


def path_words(path: table.Path) -> str:
    """What a line across a measured board is, and from where to where it goes."""
    if not path.label or len(path.points) < 2 or place(*path.points[0]) in path.label:
        return path.label
    return f"{path.label}: from {' to '.join(place(*point) for point in path.points)}"


def standing(piece: table.Piece, pieces: Iterable[table.Piece]) -> str:
    """A piece of a measured board in one line: its place, what it touches or is nearest to, the way that it came."""
    code = f"{piece.text}: " if piece.text else ""
    words = f"{code}{placeless(piece)}, at {place(piece.x, piece.y)}"
    if piece.facing is not None and not re.search(rf"(faces|looks|facing) {compass(piece.facing)}\b", piece.label):
        words += f", facing {compass(piece.facing)}"
    others = sorted(
        ((apart(piece, other), other) for other in pieces if other.id != piece.id), key=lambda each: each[0]
    )
    touched = [called(other) for far, other in others if far * INCH <= SLACK]
    if touched:
        words += f"; touches {listed(touched)}"
    elif others:
        far, other = others[0]
        words += f"; nearest is {called(other)}, {length(far)} {direction(other.x - piece.x, other.y - piece.y)}"
    if len(piece.trail) > 1:
        start, *bends = piece.trail[:-1]
        words += f"; came from {place(*start)}"
        if bends:
            words += f" by {' and '.join(place(*bend) for bend in bends)}"
    return words


def placeless(thing: table.Piece | table.Zone) -> str:
    """A label without the exact place, if it has one; the place is told in tenths instead."""

    def own(found: re.Match[str]) -> str:
        near = max(abs(float(found[1]) - thing.x), abs(float(found[2]) - thing.y)) < 0.01
        return "" if near else found[0]

    return PLACED.sub(own, thing.label)


def called(thing: table.Thing) -> str:
    """The name at the beginning of a label: "Grub, Iron Orc" is called Grub."""
    name = thing.label
    for joint in (",", ";", ":", ".", " (", " on ", " at ", " with "):
        name = name.partition(joint)[0]
    return name or thing.id


def tell(inches: float) -> str:
    """A number of inches to the nearest tenth: "12.3", "7"."""
    return f"{round(inches, 1) + 0:.1f}".removesuffix(".0")


def place(x: float, y: float) -> str:
    """ "12.3, 7.5": from the left, from the top."""
    return f"{tell(x)}, {tell(y)}"


def length(inches: float) -> str:
    """ "2.4 inches"; what is less than a tenth is no distance of nought."""
    if inches < 0.05:
        return "less than 0.1 inches"
    return f"{tell(inches)} inch{'' if tell(inches) == '1' else 'es'}"


def direction(dx: float, dy: float) -> str:
    """The direction, as one of eight: "down-left". Empty where both places are the same."""
    if dx == dy == 0:
        return ""
    steep, flat = abs(dy) > 0.4142 * abs(dx), abs(dx) > 0.4142 * abs(dy)
    upright = ("down" if dy > 0 else "up") if steep else ""
    sideways = ("right" if dx > 0 else "left") if flat else ""
    return "-".join(part for part in (upright, sideways) if part)


def base(thing: table.Piece | table.Zone) -> Disc | Box | Polygon:
    """What a piece or an area covers, in thousandths of an inch."""
    x, y = round(thing.x * INCH), round(thing.y * INCH)
    if isinstance(thing, table.Piece):
        if thing.base is None:
            return Disc(x, y, round(thing.size * INCH / 2))
        box = Box(x, y, round(thing.base[0] * INCH / 2), round(thing.base[1] * INCH / 2))
        return pivot(box, round(thing.facing)) if thing.facing else box
    if thing.corners:
        return Polygon(tuple((round(px * INCH), round(py * INCH)) for px, py in thing.corners))
    if thing.round:
        return Disc(x, y, round(thing.width * INCH / 2))
    box = Box(x, y, round(thing.width * INCH / 2), round(thing.height * INCH / 2))
    return pivot(box, round(thing.turn)) if thing.turn else box


def apart(one: table.Piece | table.Zone, other: table.Piece | table.Zone) -> float:
    """The distance base to base in inches, 0 where they touch or overlap."""
    return max(0, gap(base(one), base(other))) / INCH


def card_words(card: table.Card) -> str:
    """A card's name, or that it is hidden."""
    return card.label or card.title or "A card, face down"


def count(number: int, noun: str) -> str:
    """ "1 card", "3 cards", "no cards"."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def panel_words(panel: SeatPanel) -> str:
    """A seat's state: "Grub: Health 4 of 6, favourite"."""
    facts = [gauge.said for gauge in panel.gauges]
    facts += panel.notes
    if panel.fared:
        facts.append(panel.fared)
    return f"{panel.name}: {', '.join(facts)}" if facts else panel.name
