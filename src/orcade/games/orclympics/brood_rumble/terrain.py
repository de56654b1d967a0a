"""The content of the Battlefield (BR 2, terrain.toml): what Terrain Features measure, and ready-made battlefields."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from orcade.table.plane import Box, overlapping
from orcade.table.toml_checks import Misfit, misfits
from orcade.table.toml_texts import TOO_DEEP, BadContent, Fault, in_order, line_of, parse

INCH = 1000
SIDE = 24 * INCH
"""Of the square board (BR 1)."""

PIT, DANGEROUS, PLATFORM, COVER, MOUND = range(5)
KIND_NAMES = ("pit", "dangerous", "platform", "cover", "mound")
"""A kind is its index here. That the rules know; what each measures is content."""

BY_TURNS = "by-turns"
"""The value of the option `battlefield` for which nothing lies ready."""
READY = (BY_TURNS, "crossroads", "gauntlet", "quarry", "fork")
"""The values of that option; for each of the others there is a battlefield in the content."""
MOST_PIECES = 30
"""On one battlefield."""


class Terrain(msgspec.Struct, frozen=True, array_like=True, cache_hash=True):
    """A Terrain Feature on the Battlefield; x, y is its centre, in thousandths of an inch."""

    kind: int
    x: int
    y: int
    upright: bool = False
    """Its longer side runs down the board."""


LONGEST = 100_000
"""Characters of a battlefield's text."""


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Terrain Feature; lengths in inches."""

    name: str
    title: str
    width: float
    depth: float
    look: str
    text: str
    height: float = 0.0


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a ready-made battlefield; `at` is its centre in inches."""

    kind: str
    at: tuple[float, float]
    upright: bool = False


class Battlefield(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made battlefield, named as in the option."""

    name: str
    title: str
    words: str
    pieces: tuple[Laid, ...]


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is in the file."""

    kinds: tuple[Kind, ...]
    battlefields: tuple[Battlefield, ...] = ()


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battlefield that players bring along (the option `own_battlefield`)."""

    pieces: tuple[Laid, ...]
    title: str = "Own battlefield"
    words: str = ""


def read(text: bytes, name: str = "terrain.toml") -> Content:
    """Content from the text of a file of this name. `BadContent` for whatever does not fit the rules or the board."""
    try:
        content = msgspec.toml.decode(text, type=Content)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise BadContent([f"{name}: {_place(str(wrong))}"]) from None
    check(content, name)
    return content


@lru_cache(maxsize=64)
def read_battlefield(text: str) -> tuple[Terrain, ...]:
    """The pieces of a battlefield of one's own from TOML text: `pieces = [{ kind = "pit", at = [6.0, 6.0] }, …]`.

    `BadContent` names all faults with their lines, and what was expected.
    """
    try:
        raw, lines = parse(text.removeprefix("\ufeff"), LONGEST, "a battlefield")
        faults = [*misfits(raw, Own)] or [
            (("pieces", *at), words) for at, words in piece_faults(msgspec.convert(raw, Own).pieces, CONTENT.kinds)
        ]
    except RecursionError:
        raise BadContent([TOO_DEEP]) from None
    if faults:
        raise BadContent(in_order(Fault(line_of(lines, path), 0, words) for path, words in faults))
    return laid(msgspec.convert(raw, Own).pieces)


def _place(message: str) -> str:
    """A message of the decoder with its path in words: `$.kinds[1].width` → kinds, entry 2, width."""
    found = re.fullmatch(r"(.*?) - at `\$\.?(.*)`", message, re.DOTALL)
    if found is None:
        return message
    where = re.sub(r"\[(\d+)\]", lambda index: f", entry {int(index[1]) + 1}", found[2]).replace(".", ", ")
    return f"{where.replace('[...]', ', some entry')}: {found[1]}" if where else found[1]


def check(content: Content, name: str) -> None:
    """Refuse content that the rules cannot work with."""
    names = [kind.name for kind in content.kinds]
    for at, kind in enumerate(content.kinds, 1):
        where = f"{name}: kinds, entry {at} ({kind.name!r})"
        if kind.name not in KIND_NAMES:
            raise BadContent([f"{where}: there is no such kind; the kinds are {', '.join(KIND_NAMES)}"])
        if names.index(kind.name) < at - 1:
            raise BadContent([f"{where}: this kind is there already, as entry {names.index(kind.name) + 1}"])
        for what in ("width", "depth"):
            if not 0.1 <= getattr(kind, what) <= SIDE / INCH - 2:
                raise BadContent(
                    [f"{where}: {what} is {getattr(kind, what)}, expected 0.1 to {SIDE // INCH - 2} inches"]
                )
        if not 0 <= kind.height <= SIDE / INCH:
            raise BadContent([f"{where}: height is {kind.height}, expected 0 to {SIDE // INCH} inches"])
        if not (kind.look and 1 <= len(kind.text) <= 2):
            raise BadContent([f"{where}: expected a look, and a text of one or two characters"])
    missing = [kind for kind in KIND_NAMES if kind not in names]
    if missing:
        raise BadContent([f"{name}: kinds: missing {', '.join(missing)}; each of {', '.join(KIND_NAMES)} is expected"])
    seen: set[str] = set()
    for battlefield in content.battlefields:
        where = f"{name}: battlefield {battlefield.name!r}"
        if battlefield.name not in READY[1:]:
            raise BadContent([f"{where}: the option battlefield has no such value; it has {', '.join(READY[1:])}"])
        if battlefield.name in seen:
            raise BadContent([f"{where}: is there twice"])
        seen.add(battlefield.name)
        for _, words in piece_faults(battlefield.pieces, content.kinds):
            raise BadContent([f"{where}: {words}"])
    absent = [ready for ready in READY[1:] if ready not in seen]
    if absent:
        raise BadContent([f"{name}: battlefields: missing {', '.join(absent)}, which the option battlefield offers"])


def piece_faults(pieces: tuple[Laid, ...], kinds: tuple[Kind, ...]) -> Iterator[Misfit]:
    """Every piece lies on the board, off the inch along its edges, and overlaps no other; two are Debris Mounds.

    Where it is: the place of the piece among all.
    """
    if len(pieces) > MOST_PIECES:
        yield (), f"there are {len(pieces)} pieces, expected at most {MOST_PIECES}"
        return
    shapes: dict[int, Box] = {}
    for at, piece in enumerate(pieces):
        entry = f"piece {at + 1} ({shown(piece.kind)} at {piece.at[0]:g}, {piece.at[1]:g})"
        kind = next((kind for kind in kinds if kind.name == piece.kind), None)
        if kind is None:
            yield (at, "kind"), f"{entry}: there is no such kind; the kinds are {', '.join(KIND_NAMES)}"
            continue
        if not all(abs(value) <= SIDE for value in piece.at):
            yield (at, "at"), f"{entry}: off the board, which is {SIDE // INCH} inches wide and deep"
            continue
        shape = box(thousandths(piece.at[0]), thousandths(piece.at[1]), kind, piece.upright)
        across, down = SIDE - INCH - shape.w, SIDE - INCH - shape.h
        if not (INCH + shape.w <= shape.x <= across and INCH + shape.h <= shape.y <= down):
            yield (
                (at, "at"),
                f"{entry}: off the board or too near its edge; expected x from {(INCH + shape.w) / INCH:g} to "
                f"{across / INCH:g} and y from {(INCH + shape.h) / INCH:g} to {down / INCH:g}",
            )
            continue
        for other, lies in shapes.items():
            if overlapping(shape, lies):
                of = pieces[other]
                yield (
                    (at, "at"),
                    f"{entry}: overlaps piece {other + 1} ({shown(of.kind)} at {of.at[0]:g}, {of.at[1]:g}): keep apart",
                )
        shapes[at] = shape
    mounds = sum(piece.kind == KIND_NAMES[MOUND] for piece in pieces)
    if mounds != 2:
        yield (), f"there are {mounds} Debris Mounds (kind 'mound'), expected 2"


def shown(word: str) -> str:
    """A word out of a file as it is told: short, and on one line."""
    return word if word.isalpha() and len(word) <= 20 else f"{word[:20]!r}"


def thousandths(length: float) -> int:
    """Inches as they stand in the file, in thousandths."""
    return round(length * INCH)


def box(x: int, y: int, kind: Kind, upright: bool) -> Box:
    """A piece of this kind with its centre there."""
    w, h = thousandths(kind.width) // 2, thousandths(kind.depth) // 2
    return Box(x, y, h, w) if upright else Box(x, y, w, h)


CONTENT = read(Path(__file__).with_name("terrain.toml").read_bytes())
KINDS = tuple(next(kind for kind in CONTENT.kinds if kind.name == name) for name in KIND_NAMES)
"""By kind."""
TITLES = tuple(kind.title for kind in KINDS)
LOOKS = tuple(kind.look for kind in KINDS)
CLIMB = thousandths(KINDS[PLATFORM].height)
"""Movement that it costs to get onto a Platform or off it (BR 2)."""


@cache
def outline(piece: Terrain) -> Box:
    """The ground that a Terrain Feature covers."""
    return box(piece.x, piece.y, KINDS[piece.kind], piece.upright)


def ready(name: str) -> tuple[Terrain, ...]:
    """The pieces of a ready-made battlefield."""
    return laid(next(battlefield for battlefield in CONTENT.battlefields if battlefield.name == name).pieces)


def laid(pieces: tuple[Laid, ...]) -> tuple[Terrain, ...]:
    """Pieces as they lie on the board."""
    return tuple(
        Terrain(KIND_NAMES.index(piece.kind), thousandths(piece.at[0]), thousandths(piece.at[1]), piece.upright)
        for piece in pieces
    )
