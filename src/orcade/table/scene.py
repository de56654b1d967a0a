"""What there is to see, described once for the browser, the terminal and the screen reader.

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
    badge: str = ""
    """A number shown on it, such as its Health."""
    states: tuple[str, ...] = ()
    """How it is shown: down, out …"""
    holding: str = ""
    """Look of an item in its hands."""


class Card(Thing, frozen=True, kw_only=True):
    """A card lying at x, y (its centre). Hidden where `title` is empty: then only its back is drawn."""

    x: float = 0
    y: float = 0
    title: str = ""
    corner: str = ""
    """Short index: "9", "K", "+12"."""
    emblem: str = ""
    """Picture of the kit: club, spade, heart, diamond …"""
    body: str = ""
    back: str = "plain"
    width: float = 1.0
    """In units; the height is 1.4 times this."""
    turned: bool = False
    """Lies sideways."""


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
    """A quantity out of a maximum, drawn as that many marks: Health, damage, Flair."""

    name: str
    value: int
    full: int
    look: str = "pip"
    x: float = 0
    y: float = 0
    seat: Seat | None = None


class Path(Thing, frozen=True, kw_only=True):
    """A line through points: an arrow, a ray, a border."""

    points: tuple[tuple[float, float], ...]
    look: str = "arrow"


class Caption(Thing, frozen=True, kw_only=True):
    """Words on the table, centred at x, y."""

    x: float
    y: float
    text: str
    size: float = 0.35


class SeatPanel(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's state beside the board."""

    seat: Seat
    name: str
    """Of its fighter."""
    gauges: tuple[Gauge, ...] = ()
    notes: tuple[str, ...] = ()
    """Short facts: "carries a mace", "favourite", "5 cards"."""
    out: bool = False


class Choice(msgspec.Struct, frozen=True):
    """A legal option in words, with the things to click for it."""

    say: str
    label: str
    things: tuple[str, ...]
    hint: str


class Question(msgspec.Struct, frozen=True):
    """What this seat is asked now."""

    prompt: str
    rule: str
    choices: tuple[Choice, ...]


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one reader sees. The game fills the upper part, the match the rest."""

    width: float
    height: float
    look: str
    """Style of the ground: board, pit …"""
    headline: str
    """Where the match stands: "Game Turn 3", "Round 2, combat"."""
    things: tuple[Thing, ...]
    """In drawing order."""
    hand: tuple[Card, ...] = ()
    seats: tuple[SeatPanel, ...] = ()

    question: Question | None = None
    waiting: tuple[Seat, ...] = ()
    """Seats that are asked and have not answered."""
    last: tuple[str, ...] = ()
    """Ids of the things that the last answer named."""
