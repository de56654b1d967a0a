"""The scene as a picture of signs: a board with its seats beside it, or a table with cards where they lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from math import ceil

from msgspec.structs import replace
from rich.text import Text

from ..draw.palette import PAINTS, ROLES
from ..draw.text import aside, called, lying, race_words, tile_rows
from ..table.scene import Scene, SeatPanel
from ..table.things import Caption, Card, Gauge, Path, Piece, Pile, Square, Territory, Thing, Tile, Zone
from . import floor_map, land_map
from .canvas import Canvas
from .legend import legend
from .map import chart
from .output import Output, seat_style

DARK = 1
CELL = 4
"""Columns of a square: a mark, a letter, a number, and a sign for what else is on it."""

SUITS = {"club": "♣", "spade": "♠", "heart": "♥", "diamond": "♦"}
RED = ("heart", "diamond")
PRINT = f"bold {PAINTS['line'][0]} on {PAINTS['card'][0]}"
RED_PRINT = f"bold {PAINTS['red'][0]} on {PAINTS['card'][0]}"
BACK = f"{PAINTS['card'][0]} on {PAINTS['red'][0]}"
LEGAL = "•"
"""Marks a square that the question is about."""
CROSSED = "/"
"""Marks a square that a line goes over."""
NOW = "now"
"""Id of the caption that says what is going on."""
INK = PAINTS["bone"][DARK]

GAP = 2
"""Columns between a board and what stands beside it."""
NARROWEST = 23
"""Columns that the side needs; with fewer it goes under the board."""

WIDEST = 100
"""Columns that a table of cards takes at most."""
ROWS, LOW_ROWS = 1.75, 1.2
"""Lines for one unit of a table of cards; and on a low screen."""

ROOMY = 36
"""Lines that a screen needs for a map of rooms or a table of cards, a hand with its text, and the question."""


def show_scene(output: Output, scene: Scene, *, whole: bool = False) -> None:
    """Show everything that one reader sees, except the question to him. On a low screen a map of areas is shown in
    part and hands in short, so that the question does not push away what it is about, and so are hands below a map of
    rooms; `whole`: not so."""
    low = scene.land is not None and not whole and output.is_lower_than(land_map.ALL)
    squares = [thing for thing in scene.things if isinstance(thing, Square)]
    rooms = tile_rows(
        scene, lambda piece: output.mark(piece.seat).strip() or piece.text[:1] if piece.seat is not None else ""
    )
    if squares or scene.inches or rooms or scene.backdrop is not None:
        if scene.land is not None:
            board = land_map.lines(output, scene, output.width - GAP - NARROWEST)
        elif scene.ground is not None:
            board = floor_map.lines(output, scene, floor_map.window(output, scene, GAP + NARROWEST))
        elif rooms:
            board = [Text(line) for line in rooms]
        else:
            board = chart(output, scene, GAP + NARROWEST) if scene.inches else grid(output, scene, squares)
        at_side = side(output, scene, output.width - max(line.cell_len for line in board) - GAP, short=low)
        if low:
            board = land_map.around_question(output, scene, board, len(at_side))
        beside(output, board, at_side)
        if scene.backdrop is not None:
            off_the_board(output, scene, short=low)
        elif scene.on_sheet:
            output.put(Text())
            output.say("\n".join(in_short(scene.on_sheet)), indent=2)
    else:
        output.put(Text(scene.headline, style=output.style("bold")))
        output.say(scene.aim)
        if scene.things:
            table(output, scene)
        output.put(Text())
        for panel in scene.seats:
            for line in seat_lines(output, panel, output.width):
                output.put(line)
    if scene.hand:
        output.put(Text())
        named_only = bool(rooms) and not whole and output.is_lower_than(ROOMY)
        show_hand(output, scene.hand, short=low or named_only)
        if named_only:
            output.put(Text("hand tells what they say", output.style("dim")))


def off_the_board(output: Output, scene: Scene, *, short: bool) -> None:
    """What lies beside a large board, a line each, and what stands on a map, where it is not told in `short`; and parts
    that are chosen as a whole."""
    on_it = (Territory, Path) if scene.land is not None else (Piece,)
    standing = list(land_map.standing(scene)) if short else []
    told = [thing for thing in scene.things if not isinstance(thing, on_it) and thing not in standing]
    lines = "\n".join(in_short(told)) if short else lying(replace(scene, things=tuple(told)))
    lines += "".join(f"\n{thing.label}" for thing in scene.things if isinstance(thing, Tile) and thing.look == "site")
    if lines:
        output.put(Text())
        output.say(lines, indent=2)
    if short:
        output.put(
            Text("look all shows the whole map, look and a name or number who stands there", output.style("dim"))
        )


def in_short(things: Sequence[Thing]) -> Iterator[str]:
    """What lies over a map: cards beside each other in one line, and so words."""
    written = {thing.text for thing in things if isinstance(thing, Caption)}
    for kind, some in groupby(things, type):
        if kind is Card:
            yield ", ".join(named(each) for each in some if isinstance(each, Card))
        elif kind is Caption:
            yield ", ".join(each.text for each in some if isinstance(each, Caption))
        else:
            yield from (each.label for each in some if each.label not in written)


def named(card: Card) -> str:
    """A card by name and index; of one that lies sideways also why."""
    return f"{card.title or card.label} {card.corner}".strip() + (f" ({card.body})" if card.turned else "")


def beside(output: Output, left: Sequence[Text], right: Sequence[Text]) -> None:
    """Two blocks of lines beside each other where there is room; else one under the other."""
    wide = max(line.cell_len for line in left)
    room = output.width - wide - GAP
    if room < NARROWEST:
        for line in (*left, Text(), *right):
            output.put(line)
        return
    for at in range(max(len(left), len(right))):
        row = left[at].copy() if at < len(left) else Text()
        if at < len(right):
            row.append(" " * (wide + GAP - row.cell_len))
            row.append_text(right[at])
        output.put(row)


def grid(output: Output, scene: Scene, squares: Sequence[Square]) -> list[Text]:
    """The squares under letters and beside numbers, with the pieces on them; where one may go is marked."""
    legal = {choice.things[0] for choice in scene.question.choices if choice.things} if scene.question else set()
    left, top = min(square.x for square in squares), min(square.y for square in squares)
    columns = round(max(square.x for square in squares) - left) + 1
    rows = round(max(square.y for square in squares) - top) + 1
    at = {(round(square.y - top), round(square.x - left)): square for square in squares}
    on: dict[tuple[int, int], list[Piece]] = {}
    for thing in scene.things:
        if isinstance(thing, Piece):
            on.setdefault((int(thing.y - top), int(thing.x - left)), []).append(thing)
    over = {
        (int(y - top), int(x - left)) for thing in scene.things if isinstance(thing, Path) for x, y in points_of(thing)
    }
    letters = Text()
    letters.append("   " + "".join(chr(97 + column).center(CELL) for column in range(columns)), output.style("dim"))
    lines = [letters]
    for row in range(rows):
        line = Text()
        line.append(f"{rows - row:>2} ", output.style("dim"))
        for column in range(columns):
            square = at.get((row, column))
            if square is None:
                line.append(" " * CELL)
                continue
            text, style = cell(output, square, on.get((row, column), []), square.id in legal)
            if (row, column) in over and text.endswith(" "):
                text = text[:-1] + CROSSED
            line.append(text, style=output.style(style))
        line.append(f" {rows - row}", style=output.style("dim"))
        lines.append(line)
    return [*lines, letters]


def points_of(path: Path) -> Iterator[tuple[float, float]]:
    """Points of a line across squares, several in each square."""
    for (ax, ay), (bx, by) in pairwise(path.points):
        steps = ceil(8 * max(abs(bx - ax), abs(by - ay))) or 1
        for step in range(steps + 1):
            yield ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps


def cell(output: Output, square: Square, pieces: Sequence[Piece], legal: bool) -> tuple[str, str]:
    """A square's four columns and their style."""
    ground = PAINTS["hole" if square.look == "pit" else "square-dark" if square.dark else "square"][DARK]
    terrain = square.text if square.text != "." else " "
    figure = next((piece for piece in pieces if piece.seat is not None), None)
    if figure is not None and figure.seat is not None:
        mark = output.mark(figure.seat).strip() or " "
        on = terrain if terrain != " " else "+" if len(pieces) > 1 else " "
        last = "_" if "down" in figure.states else on
        return f"{mark}{figure.text[:2]:<2}{last}", seat_style(figure.seat)
    go = LEGAL if legal else " "
    if pieces:
        return f"{go if legal else terrain}{pieces[0].text[:2]:<2} ", f"bold {PAINTS['gold'][DARK]} on {ground}"
    if legal:
        more = "" if terrain == " " else terrain[0]
        return f" {go + more:<3}", f"bold {ROLES['legal'][DARK]} on {ground}"
    if terrain == " ":
        return " ·  ", f"{PAINTS['gouge'][DARK]} on {ground}"
    bold = "bold " if square.look == "platform" else ""
    return f" {terrain[:2]:<3}", f"{bold}{INK} on {ground}"


def side(output: Output, scene: Scene, room: int, *, short: bool = False) -> list[Text]:
    """What stands beside a board: where the match is, the seats, and, but for `short`, what the signs on it mean."""
    room = room if room >= NARROWEST else output.width
    lines = [Text(part, style=output.style("bold")) for part in output.broken(scene.headline, room, 0)]
    if not short:
        lines += [Text(part) for part in output.broken(scene.aim, room, 0)]
        lines += [Text(part) for part in output.broken(race_words(scene), room, 0) if part]
    for thing in scene.things:
        if isinstance(thing, Caption) and thing.id == NOW:
            lines += map(Text, output.broken(thing.label, room, 0))
    lines.append(Text())
    for panel in scene.seats:
        lines += seat_lines(output, panel, room)
    if scene.inches:
        return lines + legend(output, scene, room)
    if short:
        return lines
    signs: dict[str, str] = {}
    for thing in scene.things:
        if isinstance(thing, Square) and thing.text not in (".", "") and thing.look != "plain":
            signs[thing.text] = thing.look
        elif isinstance(thing, Piece) and thing.text and thing.seat is None:
            signs[thing.text] = thing.label.split(" on ")[0].lower()
        elif isinstance(thing, Piece) and "down" in thing.states:
            signs["_"] = "knocked down"
        elif isinstance(thing, Path):
            signs[CROSSED] = called(thing)
        elif isinstance(thing, Tile) and thing.text:
            signs[thing.text] = thing.label.partition(" at ")[0]
    signs |= {piece.text: piece.label.partition(";")[0] for piece in aside(scene)}
    if scene.ground is not None:
        seen = floor_map.window(output, scene, GAP + NARROWEST)
        signs |= floor_map.signs(scene, seen)
        for told in floor_map.parts(scene.ground, seen):
            lines += [Text(part, style=output.style("dim")) for part in output.broken(told, room, 2)]
    if scene.land is not None:
        signs = land_map.legend(output, scene)
    if signs:
        words = ", ".join(f"{sign} {meaning}" for sign, meaning in signs.items())
        lines += [Text(), *(Text(part, style=output.style("dim")) for part in output.broken(words, room, 0))]
    return lines


def seat_lines(output: Output, panel: SeatPanel, room: int) -> list[Text]:
    """A seat's mark, name, gauges and notes, in lines of at most `room` columns."""
    name = f"{output.mark(panel.seat)}{panel.name}"
    facts = [gauge(each) for each in panel.gauges] + list(panel.notes) + ([panel.fared] if panel.fared else [])
    first, *more = output.broken(f"{'x' * len(name)}  {', '.join(facts)}", room, 4)
    line = Text()
    line.append(name, style=output.style("dim" if panel.out else seat_style(panel.seat)))
    line.append(first[len(name) :])
    return [line, *map(Text, more)]


def gauge(each: Gauge) -> str:
    """A quantity as marks and numbers, or in the words that it brings."""
    if each.words:
        return each.said
    name = f"{each.of} {each.name}" if each.of else each.name
    if 0 < each.full <= 10 and not each.counted:
        value = max(0, min(each.value, each.full))
        return f"{name} {'●' * value}{'○' * (each.full - value)} {each.value}/{each.full}"
    return f"{name} {each.value}" + (f"/{each.full}" if each.full else "")


def good_for(scene: Scene) -> dict[str, list[str]]:
    """What lies on a table to be chosen, by the word for it: what it is good for."""
    found: dict[str, list[str]] = {}
    for thing in scene.things:
        if isinstance(thing, Gauge) and thing.of and thing.seat is None:
            found.setdefault(thing.of, []).append(gauge(replace(thing, of="")))
    return found


# Cards.


def face(output: Output, card: Card) -> tuple[str, str]:
    """A card in a few signs, and its style."""
    if not card.title:
        return "▒▒", output.style(BACK)
    suit = SUITS.get(card.emblem, "")
    words = f"{card.corner}{suit}" if suit or card.corner else card.title[:14]
    return words, output.style(RED_PRINT if card.emblem in RED else PRINT)


def printed(output: Output, card: Card) -> Text:
    """A card as a small tag: "[10♠]"."""
    words, style = face(output, card)
    return Text(f"[{words}]" if output.plain else f" {words} ", style=style)


def show_hand(output: Output, hand: Sequence[Card], *, short: bool = False) -> None:
    """Your cards in a row; one below the other where there is something to read on them, or in `short` their names."""
    if short:
        output.say(f"Your hand: {', '.join(map(named, hand))}", indent=2)
        return
    if any(card.body for card in hand):
        output.put(Text("Your hand:"))
        for card in hand:
            for part in output.broken(f"  {card.label}", output.width, 4):
                output.put(Text(part))
        return
    line = Text("Your hand:")
    for card in hand:
        tag = printed(output, card)
        if line.cell_len + 1 + tag.cell_len > output.width:
            output.put(line)
            line = Text("          ")
        line.append(" ")
        line.append_text(tag)
    output.put(line)


def table(output: Output, scene: Scene) -> None:
    """Cards, piles and words where they lie."""
    width = min(output.width, WIDEST)
    canvas = Canvas(width)
    across = width / scene.width
    down = LOW_ROWS if output.is_lower_than(ROOMY) else ROWS
    told = {(panel.seat, each.name) for panel in scene.seats for each in panel.gauges}
    offered = good_for(scene)
    for thing in scene.things:
        if isinstance(thing, Caption):
            canvas.place(thing.y * down, thing.x * across, Text(thing.text))
        elif isinstance(thing, Card):
            canvas.place(thing.y * down, thing.x * across, printed(output, thing))
        elif isinstance(thing, Pile):
            canvas.place(thing.y * down - 0.5, thing.x * across, Text(f"{thing.name} {thing.count}"))
            if thing.count:
                top = thing.top or Card(id="", label="")
                canvas.place(thing.y * down + 0.5, thing.x * across, printed(output, top))
        elif isinstance(thing, Gauge) and (thing.seat, thing.name) not in told and thing.of not in offered:
            canvas.place(thing.y * down, thing.x * across, Text(gauge(thing)))
        elif isinstance(thing, Zone):
            canvas.place(thing.y * down, thing.x * across, Text(thing.text or thing.label))
        elif isinstance(thing, Piece):
            words = f" {output.mark(thing.seat)}{thing.text or thing.look} " if thing.seat is not None else thing.look
            style = seat_style(thing.seat) if thing.seat is not None else "bold"
            canvas.place(thing.y * down, thing.x * across, Text(words, style=output.style(style)))
    for line in canvas.lines():
        output.put(line)
    for name, facts in offered.items():
        output.say(f"  {name}: {', '.join(facts)}", indent=4)
