"""What there is to see, described once for the browser, the terminal and the screen reader.

Places are in units; one unit is about one board square, drawn some 60 pixels wide. x runs right, y runs down.
A thing keeps its id from scene to scene, so that it slides when it moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import msgspec

from .ground import Ground
from .land import Land
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
    brief: str = ""
    """What stands in place of its picture where there is no room for its name: "Neg" for Negotiation."""
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


def strength(look: str, name: str, value: int = 1, *, of: str, words: str = "", change: bool = False) -> Gauge:
    """What a choice that lasts has or does: a number with its name, or `words` beside the picture alone where there is
    nothing to count. `of`: the choice's word, which tells it apart; `change`: what is added or taken, +1 or −1."""
    full = 1 if words and value == 1 else 0
    told = words or f"{name} {written(value, change)}"
    return Gauge(
        id=f"{of}-{look}",
        label=told,
        name=name,
        value=value,
        full=full,
        look=look,
        counted=not full,
        change=change,
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


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """A head or a cell of `Outcomes`."""

    text: str
    note: str = ""
    """Below it, such as a chance."""
    seat: Seat | None = None
    """Who gains by it."""


class Outcomes(Thing, frozen=True, kw_only=True):
    """What two sides may do, and who gains by each pair: a table around x, y. Its label says all of it."""

    x: float
    y: float
    width: float
    height: float
    corner: Outcome
    """What the figures at heads and in cells are, in a word or two each."""
    rows: tuple[Outcome, ...]
    """What the side on the left may do; the other one's are the columns."""
    columns: tuple[Outcome, ...]
    cells: tuple[tuple[Outcome, ...], ...]
    """By row, then by column."""


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


class SeatPanel(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's state beside the board."""

    seat: Seat
    name: str
    """Of its fighter."""
    gauges: tuple[Gauge, ...] = ()
    notes: tuple[str, ...] = ()
    """Short facts: "carries a mace", "favourite", "5 cards"."""
    front: tuple[Card, ...] = ()
    """Cards that lie in front of it beside the map (`Scene.map`): where only the map is seen, the panel shows them."""
    out: bool = False
    fate: str = "out"
    """What is said of a seat that is out, or has a prospect: "dead", "home"."""
    prospect: str = ""
    """Of a seat that has nothing more to do while the others play on: what became of it and what it can still win, as
    it is said behind "You are": "wrecked, in third place whatever comes"."""
    came_to: str = ""
    """Of a match that is over: what this seat's part in it came to, beside its place: "9 Health taken, 2 put out"."""

    @property
    def fared(self) -> str:
        """How a seat fared that has nothing more to do; empty for the others."""
        return self.prospect or (self.fate if self.out else "")


FIRST = "for a first match"
"""What is said of a choice that is good then."""


class Choice(msgspec.Struct, frozen=True):
    """A legal option in words, with the things to click for it."""

    say: str
    label: str
    things: tuple[str, ...]
    hint: str
    at: tuple[float, float] | None = None
    """Where on a measured board it lies."""
    traced: bool = False
    """Whether something of it can be drawn before it is given (`Game.traces`)."""
    look: str = ""
    """A picture for its button (`Option.look`)."""
    strengths: tuple[Gauge, ...] = ()
    """What it is good for, beside that picture."""
    first: bool = False
    """A good one for a first match."""
    odds: str = ""
    """The chance that it succeeds, as its hint tells it (`Game.chances`): "42 %"."""
    foremost: bool = False
    """Its button is in sight, though it can be clicked on the board, too (`Option.foremost`)."""
    small: bool = False
    """Put aside, since larger decisions take care of it (`Option.small`)."""


class Way(Choice, frozen=True):
    """Several answers in a row that are given as one: its notation is that of the last, or that of a plan."""

    way: tuple[str, ...] = ()
    """The things that are passed."""
    planned: bool = False
    """It is a plan of the game (`Game.plans`)."""


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """Where a measured answer may lie: any point of it, said as `say` and the point ("move grub 12.250,7.500")."""

    say: str
    piece: str = ""
    """Id of the thing that would go there."""
    look: str = ""
    """What would stand there where it is no thing of the scene yet."""
    width: float = 1
    height: float = 1
    """Of what would stand there."""
    round: bool = True
    heads: bool = False
    """What would stand there faces the way from `start`."""
    start: tuple[float, float] | None = None
    """From where distances are told."""
    shapes: tuple[tuple[tuple[float, float], ...], ...] = ()
    """Polygons; their union is what may be chosen (to look at: the match decides)."""
    holes: tuple[tuple[tuple[float, float], ...], ...] = ()
    """Polygons of which no point may be chosen."""
    aim: bool = False
    """Only the direction from `start` counts."""


class Part(msgspec.Struct, frozen=True):
    """One of several things that are taken at once."""

    thing: str
    """Its id in the scene."""
    word: str
    """In the notation."""
    name: str
    about: str = ""
    look: str = ""
    """A picture beside it, where there is one (`Option.look`)."""
    strengths: tuple[Gauge, ...] = ()
    first: bool = False
    """A good one for a first match."""


class PartGroup(msgspec.Struct, frozen=True):
    """Things of which so many are taken together."""

    name: str
    parts: tuple[Part, ...]
    least: int
    most: int


class Question(msgspec.Struct, frozen=True):
    """What this seat is asked now."""

    prompt: str
    rule: str
    choices: tuple[Choice, ...]
    """All of the options; where there is an area, the plain options and the proposals."""
    area: Area | None = None
    """Set where any point of a measured board may be answered."""
    passing: str = ""
    """The notation that lets this occasion go by; empty where the question is no such occasion."""
    about: tuple[str, ...] = ()
    """What the occasion is about, in words of `Game.stops`."""
    groups: tuple[PartGroup, ...] = ()
    """Set where several things are taken at once, said as the verb and the words of the parts."""
    verb: str = ""
    """Of these groups; empty where there are none."""
    ways: tuple[Way, ...] = ()
    """What lies further than one answer away (`walks.py`), for clients that offer it."""
    usual: str = ""
    """Notation of the choice that one mostly wants, or of the best plan among the ways: it is shown first. Empty where
    there is none. Of places it may be one more than those that are proposed, the last."""


class Runner(msgspec.Struct, frozen=True):
    """How far a seat has come in a race."""

    seat: Seat
    at: float
    """0 at the start, 1 at the goal; below 0 where somebody begins behind the start."""
    words: str
    """The same in words: 'lap 2, 7" to gate 1'."""


class Progress(msgspec.Struct, frozen=True):
    """How far everybody has come, where that is one way with a goal."""

    runners: tuple[Runner, ...]
    goal: str
    """Which picture of the kit stands at its end: flag, cauldron …"""
    marks: tuple[tuple[float, str], ...] = ()
    """What has to be passed, and where that is between 0 and 1: a gate, and with a word the end of a lap."""

    def told(self, names: Sequence[str]) -> str:
        """In a sentence, the first one first. `names`: by seat."""
        best = sorted(self.runners, key=lambda each: -each.at)
        return "; ".join(f"{names[each.seat]} {each.words}" for each in best)


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one reader sees. The game fills the fields above the empty line, the match those below."""

    width: float
    height: float
    look: str
    """Style of the ground: board, pit …"""
    headline: str
    """Where the match stands: "Game Turn 3", "Round 2, combat"."""
    things: tuple[Thing, ...]
    """In drawing order."""
    aim: str = ""
    """What wins, in a line: "Carry off the most Wood: Grub 3 out"."""
    ground: Ground | None = None
    """What lies under all things, where that is a large board of squares which stays as it is for long."""
    land: Land | None = None
    """What lies under all things, where that is a map of areas."""
    tries: tuple[str, ...] = ()
    """Notations that a click on a square or a room without any of its own would mean, with {} for its name: "move {}".
    The id of such a square is "square-" and the name, that of a room a word, "-" and the name. On a measured board, on
    any thing without its own, with {} for its place."""
    beyond: str = ""
    """What a pick of a square does that may not be chosen (`Game.farther`), in words that go on from "Pick what is
    lit": ", or any square to go towards it"; empty where it does nothing."""
    hand: tuple[Card, ...] = ()
    seats: tuple[SeatPanel, ...] = ()
    turn: Seat | None = None
    """Whose turn it is, where others are asked in between and no "active" piece on the board tells it."""
    progress: Progress | None = None
    """How far everybody has come, shown along a line above the board."""
    inches: bool = False
    """A measured board: one unit is an inch."""
    roams: bool = False
    """A map that grows: it can be looked at from near, and moved about."""
    map: tuple[float, float, float, float] | None = None
    """x, y, width and height of the map, where panels show what else lies there (`SeatPanel.front`): a page with little
    room shows the map alone."""
    until: float | None = None
    """When the time is over, in seconds since 1970 began; None where no time runs."""
    closed: bool = False
    """The reader may not look the rules up, so no client shows them to him, nor which rule asks him."""

    question: Question | None = None
    waiting: tuple[Seat, ...] = ()
    """Seats that are asked and have not answered."""
    last: tuple[str, ...] = ()
    """Ids of the things that the last answer named."""

    @property
    def backdrop(self) -> Ground | Land | None:
        """What lies under all things and stays as it is for long: it is sent once, not with each view."""
        return self.ground or self.land

    @property
    def on_sheet(self) -> tuple[Thing, ...]:
        """A sheet that lies over the board, and behind it what lies on it; empty where there is none."""
        for at, thing in enumerate(self.things):
            if isinstance(thing, Zone) and thing.look == "sheet":
                return self.things[at:]
        return ()

    @property
    def below_sheet(self) -> tuple[Thing, ...]:
        """The things without the sheet that lies over them, and what lies on it."""
        return self.things[: len(self.things) - len(self.on_sheet)]

    def names(self, otherwise: Sequence[str]) -> tuple[str, ...]:
        """By seat: who sits there, as his panel says it, which in some games is who is played; `otherwise`: by seat,
        where there is no panel."""
        names = list(otherwise)
        for panel in self.seats:
            names[panel.seat] = panel.name
        return tuple(names)

    def time_left(self, now: float) -> str:
        """What everybody is told of the time, at `now` in seconds since 1970 began; empty where no time runs."""
        if self.until is None:
            return ""
        minutes = ceil((self.until - now) / 60)
        return f"{minutes} min left" if minutes > 0 else "time is up"
