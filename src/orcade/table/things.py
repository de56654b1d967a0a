"""What lies on a table and is drawn: squares, pieces, cards, zones, areas of a map, figures to be read.

Places are in units; one unit is about one board square, drawn some 60 pixels wide. x runs right, y runs down.
A thing keeps its id from scene to scene, so that it slides when it moves.
"""

from __future__ import annotations

import msgspec

from .requests import Seat


class Thing(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Something on the table. `label` is its full description for tooltips and screen readers."""

    id: str
    label: str
    tries: tuple[str, ...] = ()
    """Notations that a click on this thing would mean if they were legal: asked for the reason when none is."""


class Square(Thing, frozen=True, kw_only=True):
    """A cell of a board; x, y is its top left corner, its side is one unit."""

    x: float
    y: float
    look: str = "plain"
    """What is drawn in it: plain, pit, platform …"""
    dark: bool = False
    text: str = "."
    """One or two characters for the text board."""


class Piece(Thing, frozen=True, kw_only=True):
    """A figure or token; x, y is its centre."""

    x: float
    y: float
    look: str
    """Which picture of the kit: orc-common, mace, boar …"""
    seat: Seat | None = None
    """Whose it is: gives colour and mark."""
    size: float = 0.8
    """Diameter in units."""
    text: str = ""
    """One or two characters for the text board."""
    name: str = ""
    """Stands beside it in place of these characters, where they tell figures of one seat apart."""
    badge: str = ""
    """A number shown on it, such as its Health."""
    states: tuple[str, ...] = ()
    """How it is shown: down, out …"""
    holding: str = ""
    """Look of an item in its hands."""
    facing: float | None = None
    """Direction of its front, in degrees clockwise from the right; None where it has no front."""
    base: tuple[float, float] | None = None
    """Length, from back to front, and width of a rectangular base; None for a round one."""
    trail: tuple[tuple[float, float], ...] = ()
    """Points of the way that it went since the last answer, from its old place to this one."""
    shows: str = ""
    """Id of another piece of which this is a larger picture, on a sheet: what befalls that one is seen here."""


class Zone(Thing, frozen=True, kw_only=True):
    """An area of a measured board: terrain, a marker on the ground; x, y is its centre."""

    x: float
    y: float
    width: float
    height: float
    look: str
    """Which ground of the kit: pit, platform, rock, mushrooms …; "sheet": it lies over the board."""
    open: bool = False
    """All that lies on it may be seen by everybody: such a sheet may stay where a screen is handed on."""
    round: bool = False
    turn: float = 0
    """Degrees clockwise."""
    corners: tuple[tuple[float, float], ...] = ()
    """Of an area that is neither round nor a rectangle: its corners on the board; x, y is then where its name goes."""
    text: str = ""
    """One or two characters for the text map."""


class Sign(msgspec.Struct, frozen=True):
    """A small picture of the kit with a number or a word beside it."""

    look: str
    text: str = ""


class Tile(Thing, frozen=True, kw_only=True):
    """A room of a map that grows; x, y is its centre, its side is `size` units."""

    x: float
    y: float
    name: str = ""
    """Written on it."""
    look: str = "room"
    """room, entrance, exit, chamber; "site": an empty place where a room may be laid; "sheet": what the ground shows
    there, to be clicked as a whole."""
    doors: str = ""
    """Its open sides, letters of "NESW"."""
    shut: str = ""
    """Those of them that something lies in front of."""
    joined: str = ""
    """Those of them through which one gets into another room."""
    corner: str = ""
    """Short index, such as its distance."""
    body: str = ""
    """What it does, in few words."""
    signs: tuple[Sign, ...] = ()
    """The same as pictures; then the words are for who asks."""
    picture: str = ""
    """What it looks like, as `pictures.name_of` tells it."""
    text: str = ""
    """One or two characters for the text map."""
    size: float = 2.4


class Card(Thing, frozen=True, kw_only=True):
    """A card lying at x, y (its centre). Hidden where `title` is empty: then only its back is drawn."""

    x: float = 0
    y: float = 0
    title: str = ""
    corner: str = ""
    """Short index: "9", "K", "+12"."""
    emblem: str = ""
    """Picture of the kit: club, spade, heart, diamond …"""
    picture: str = ""
    """What is drawn instead where the card has a picture of its own, as `pictures.name_of` tells it."""
    body: str = ""
    back: str = "plain"
    width: float = 1.0
    """In units; the height is 1.4 times this."""
    turned: bool = False
    """Lies sideways."""
    signs: tuple[Sign, ...] = ()
    """What it does, for where it is too small to be read (`SeatPanel.front`)."""
    when: str = ""
    """Of a card in hand that is of no use now: when it can be, in two words."""


class Pile(Thing, frozen=True, kw_only=True):
    """A stack at x, y (its centre) with the number of its cards; `top`: the face on it, None for a back or nothing."""

    x: float
    y: float
    name: str
    count: int
    top: Card | None = None
    back: str = "plain"
    width: float = 1.0


class Gauge(Thing, frozen=True, kw_only=True):
    """A quantity out of a maximum, drawn as that many marks: Health, damage, Flair. A maximum of 0: there is none."""

    name: str
    value: int
    full: int
    look: str = "pip"
    x: float = 0
    y: float = 0
    seat: Seat | None = None
    counted: bool = False
    """Shown as one mark with a number beside it."""
    of: str = ""
    """Whose it is, where a seat has several figures; their gauges stand together."""
    lying: bool = False
    """It counts cards that lie in front of him (`SeatPanel.front`): where these are seen, it is only said."""
    words: str = ""
    """What is said instead of its name and number, where these are not all that there is to say: "Feats: Pyromania",
    "fourth in the order". With a maximum of 1 it is so or not, and its mark stands alone: "burning"."""

    change: bool = False
    """It is what is added or taken: its number has a sign."""
    unit: str = ""
    """What stands behind its number: "%"."""

    @property
    def said(self) -> str:
        """ "Health 4 of 6", and whose it is."""
        counted = f"{self.name} {self.value} of {self.full}" if self.full > 0 else f"{self.name} {self.value}"
        return f"{self.of} {self.words or counted}" if self.of else self.words or counted


def strength(
    look: str, name: str, value: int = 1, *, of: str, words: str = "", change: bool = False, unit: str = ""
) -> Gauge:
    """What a choice that lasts has or does: a number with its name, or `words` beside the picture alone where there is
    nothing to count. `of`: the choice's word, which tells it apart; `change`: what is added or taken, +1 or −1;
    `unit`: what stands behind the number, as the "+" of "3+"."""
    full = 1 if words and value == 1 else 0
    told = words or f"{name} {written(value, change)}{unit}"
    return Gauge(
        id=f"{of}-{look}",
        label=told,
        name=name,
        value=value,
        full=full,
        look=look,
        counted=not full,
        change=change,
        unit=unit,
        words=told,
    )


def written(value: int, change: bool) -> str:
    """ "4"; of a change "+1" or "−1"."""
    return f"{'+' if value > 0 else '−'}{abs(value)}" if change else str(value)


class Path(Thing, frozen=True, kw_only=True):
    """A line through points: an arrow, a ray, a border."""

    points: tuple[tuple[float, float], ...]
    look: str = "arrow"
    text: str = ""
    """One or two characters for the text map, at both of its ends."""
    seat: Seat | None = None
    """Whose it is: gives colour."""
    seats: tuple[Seat, ...] = ()
    """Whose marks stand in a row beyond its beginning."""


class Caption(Thing, frozen=True, kw_only=True):
    """Words on the table, centred at x, y."""

    x: float
    y: float
    text: str
    size: float = 0.35
    width: float = 0
    """Units that it may take: words that would be longer are written smaller. 0: as many as it takes."""
    over: bool = False
    """Whether it lies over other things, so that its letters need a rim."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """A head or a cell of `Outcomes`."""

    text: str
    seat: Seat | None = None
    """Whose head it is; of a cell, who gains by it."""


class Outcomes(Thing, frozen=True, kw_only=True):
    """What two sides may do, and who gains by each pair: a table around x, y. Its label says all of it."""

    x: float
    y: float
    width: float
    height: float
    corner: Outcome
    """Whose the figures in cells are, in a word or two each."""
    rows: tuple[Outcome, ...]
    """What the side on the left may do; the other one's are the columns."""
    columns: tuple[Outcome, ...]
    cells: tuple[tuple[Outcome, ...], ...]
    """By row, then by column."""
    row: int | None = None
    column: int | None = None
    """What one of the sides is known to do already."""


class Holding(msgspec.Struct, frozen=True, kw_only=True):
    """What stands in an area and goes with it, such as a fortress; x, y is its middle."""

    x: float
    y: float
    look: str
    """Which picture of the kit: tower, mine …"""
    name: str
    """In words: "a fortress of strength 3"."""
    count: int = 1
    """It is drawn so many times beside each other."""
    text: str = ""
    """One or two characters for the text map."""


class Territory(Thing, frozen=True, kw_only=True):
    """An area of a map with neighbours; x, y is the middle of its name."""

    x: float
    y: float
    name: str
    outline: tuple[tuple[tuple[float, float], ...], ...]
    """Its outline, and behind it those of the holes in it."""
    look: str
    """Its terrain: hills, marsh …"""
    number: str = ""
    """Shown large beside its name, where areas have numbers."""
    seat: Seat | None = None
    """Whose it is: gives colour and mark."""
    holdings: tuple[Holding, ...] = ()
    beside: tuple[str, ...] = ()
    """The names of its neighbours."""
    text: str = ""
    """One or two characters for the text map."""


class Stack(Thing, frozen=True, kw_only=True):
    """Several pieces that stand and move as one, such as an army; x, y is its centre."""

    x: float
    y: float
    look: str
    """Of who leads it."""
    name: str
    seat: Seat | None = None
    badge: str = ""
    """A number shown on it, such as its power."""
    count: int = 1
    """Pieces in it: how high it is."""
    marks: tuple[str, ...] = ()
    """Looks of what it has with it: gold, shaman …"""
    members: tuple[str, ...] = ()
    """Each of its pieces in words, as far as the reader may know them."""
    states: tuple[str, ...] = ()
    """How it is shown: active, done …"""
    size: float = 0.9
    """Diameter in units."""
    text: str = ""
    """One or two characters for the text map."""
