"""What happens in the rumble, as data and in words. An Orc is named by its place in ORC_NAMES, a team by its seats."""

from __future__ import annotations

from typing import ClassVar

from orcade.games.orclympics.discipline import NAMES
from orcade.table.region import tenths
from orcade.table.requests import BLOW, DEATH, GAIN, MOMENT, TURN, WOUND, Event, Impact, Seat, Sight, less
from orcade.table.words import ORDINALS, Namers, listed, whose

from .answers import barrel_id, orc_id
from .pieces import AT_THEM, ATTACKS, BARREL_LIMIT, BRAWLING, EDGES, FOR_LOOT, ITEMS, NOBODY, ORC_NAMES
from .terrain import COVER, DANGEROUS, INCH, TITLES
from .words import article


def side(seats: tuple[Seat, ...]) -> str:
    """A team in words."""
    return listed([NAMES[seat] for seat in seats])


class Told(Event, frozen=True):
    """An event of one sentence."""

    names: ClassVar[Namers] = {
        **dict.fromkeys(("orc", "striker", "victim"), ORC_NAMES.__getitem__),
        "kind": lambda kind: TITLES[kind] if kind in (COVER, DANGEROUS) else f"A {TITLES[kind]}",
        "item": lambda item: article(ITEMS[item]),
    }


class Teamed(Event, frozen=True):
    """The teams are known; the first of each decides for it (BR-1)."""

    teams: tuple[tuple[Seat, ...], ...]

    def text(self, sight: Sight) -> str:
        return f"{side(self.teams[0])} against {side(self.teams[1])}."


class Counted(Event, frozen=True):
    """How many Terrain Features will be placed, and who begins (BR 2)."""

    features: int
    seats: tuple[Seat, ...]

    def text(self, sight: Sight) -> str:
        verb = "places" if len(self.seats) == 1 else "place"
        return f"{self.features} Terrain Features; {side(self.seats)} {verb} first."


class Placed(Told, frozen=True):
    """A Terrain Feature lies on the Battlefield."""

    words = "{kind} is laid out."

    kind: int


class NoRoom(Told, frozen=True):
    """A Terrain Feature fits nowhere any more and is left out (BR-2)."""

    words = "No Terrain Feature fits anywhere any more: the rest is left out."


class TookEdge(Event, frozen=True):
    """A team has its Board Edge (BR 3)."""

    seats: tuple[Seat, ...]
    edge: int

    def text(self, sight: Sight) -> str:
        verb = "deploys" if len(self.seats) == 1 else "deploy"
        return f"{side(self.seats)} {verb} at the {EDGES[self.edge]} edge."


class Deployed(Told, frozen=True):
    """An Orc enters the Battlefield."""

    words = "{orc} enters the Battlefield."

    orc: int


class TurnBegan(Told, frozen=True):
    """A Game Turn begins."""

    words = "Game Turn {turn}."
    look = TURN

    turn: int


class TookInitiative(Event, frozen=True):
    """A team has the Initiative (BR 4.1)."""

    seats: tuple[Seat, ...]

    def text(self, sight: Sight) -> str:
        return f"{side(self.seats)} {'has' if len(self.seats) == 1 else 'have'} the Initiative."


class Ordered(Event, frozen=True):
    """A captain sends all of his Orcs who can only Move (BR-38), or lets them fight as dice fall (BR-40)."""

    seat: Seat
    order: int

    def text(self, sight: Sight) -> str:
        return f"{whose(NAMES[self.seat])} team {ORDERED[self.order]}."


ORDERED = {
    AT_THEM: "goes at the enemy",
    FOR_LOOT: "goes for Barrels and Debris Mounds",
    BRAWLING: "fights it out",
}


class Waited(Told, frozen=True):
    """An Orc Engaged in Combat was activated: it waits for its fight (BR 4.2.5)."""

    words = "{orc} keeps to the fight."

    orc: int


class GotUp(Told, frozen=True):
    """An Orc is on its feet again (BR 4.2.4)."""

    words = "{orc} gets up."

    orc: int


class Moved(Event, frozen=True):
    """An Orc has moved; `charged`: the enemy that it Charges."""

    orc: int
    length: int
    charged: int = NOBODY

    def text(self, sight: Sight) -> str:
        name = ORC_NAMES[self.orc]
        if self.charged >= 0:
            return f"{name} charges {ORC_NAMES[self.charged]}!"
        if self.length < INCH:
            return f"{name} takes a step."
        return f'{name} goes {round(self.length / INCH)}".'

    def several(self) -> str:
        return "" if self.charged >= 0 else "# Orcs move"


class Stayed(Told, frozen=True):
    """An Orc has used its Move to stay where it is."""

    words = "{orc} holds his ground."

    orc: int


class Scratched(Event, frozen=True):
    """What Dangerous Terrain did to an Orc."""

    orc: int
    loss: int

    def text(self, sight: Sight) -> str:
        name = ORC_NAMES[self.orc]
        return f"The Dangerous Terrain costs {name} {self.loss}." if self.loss else f"{name} comes through unhurt."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(WOUND, orc_id(self.orc), less(self.loss)),) if self.loss else ()


class Grabbed(Event, frozen=True):
    """What an Orc found in a Debris Mound; NOTHING stands for a Barrel (BR 4.2.3)."""

    orc: int
    item: int
    instead: int = 0
    """The item that it lost for it."""

    def text(self, sight: Sight) -> str:
        name = ORC_NAMES[self.orc]
        lost = f" He drops {article(ITEMS[self.instead])}." if self.instead else ""
        return f"{name} finds {ITEMS[self.item] if self.item else 'a Barrel'}.{lost}"

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, orc_id(self.orc), ITEMS[self.item] if self.item else "Barrel"),)


class Left(Told, frozen=True):
    """An Orc does not throw the Barrel that it found; it is gone (BR-31)."""

    words = "{orc} lets the Barrel roll away."

    orc: int


class Threw(Event, frozen=True):
    """A Barrel is thrown. `orc` NOBODY: by the audience; `target` NOBODY: in a direction."""

    orc: int
    target: int
    barrel: int
    range: int
    distance: int
    """To the target, base to base."""

    def text(self, sight: Sight) -> str:
        who = ORC_NAMES[self.orc] if self.orc >= 0 else "The audience"
        if self.target < 0:
            return f'{who} throws a Barrel {self.range}" far.'
        return f'{who} throws a Barrel at {ORC_NAMES[self.target]}, {tenths(self.distance)}" away: {self.range}".'


class Hit(Event, frozen=True):
    """A Barrel has touched an Orc; whether it is caught comes next."""

    orc: int
    barrel: int
    bounced: bool

    def text(self, sight: Sight) -> str:
        return f"It bounces at {ORC_NAMES[self.orc]}." if self.bounced else f"It comes at {ORC_NAMES[self.orc]}."


class Caught(Told, frozen=True):
    """An Orc has Caught a Barrel (BR 4.2.2.1)."""

    words = "{orc} catches it!"

    orc: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, orc_id(self.orc), "caught"),)


class Struck(Told, frozen=True):
    """A Barrel has hurt an Orc."""

    words = "{orc} is hit and loses {wounds}."

    orc: int
    wounds: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(WOUND, orc_id(self.orc), less(self.wounds)),)


RESTED, BROKE_EDGE, BROKE_COVER, BROKE_BARREL, SANK, TOO_MANY, LANDED = range(7)
"""How a leg of a flight ends where it meets no Orc."""

_ENDS = (
    "The Barrel comes to rest.",
    "The Barrel bursts at the board's edge.",
    "The Barrel bursts against Cover.",
    "The Barrel bursts on another Barrel.",
    "The Barrel falls into a Pit.",
    f"The Barrel would be the {ORDINALS[BARREL_LIMIT]} and is rolled away.",
    "It falls short.",
)


class CameDown(Event, frozen=True):
    """A Barrel has come to rest, is destroyed, or came down short of its target."""

    barrel: int
    how: int
    """RESTED … LANDED."""

    def text(self, sight: Sight) -> str:
        return _ENDS[self.how]


class Irritated(Event, frozen=True):
    """Whether the public takes it ill that a Barrel was thrown into a fight (BR 4.2.2)."""

    orc: int
    angry: bool

    def text(self, sight: Sight) -> str:
        if self.angry:
            return f"The public is irritated: a Barrel for {ORC_NAMES[self.orc]}!"
        return "The public lets it pass."


class Rested(Told, frozen=True):
    """Both have attacked; the combat goes on in the next Game Turn."""

    words = "{striker} and {victim} catch their breath."

    striker: int
    victim: int


BY_BARREL, BY_PIT, BY_EDGE, BY_FALL, BY_BUMP, BY_THORNS = range(len(ATTACKS), len(ATTACKS) + 6)
"""What eliminates an Orc; before these, by the number of an attack, a blow."""

_ENDED = (
    ("", "lights out", "goes to sleep!"),
    ("", "punched out", "is punched out!"),
    ("", "kicked out", "sings soprano!"),
    (" under a Barrel", "barrelled", "eats a Barrel!"),
    (", deep down in the Pit", "spiked", "feeds the Pit!"),
    (", off the Battlefield", "thrown out", "joins the crowd!"),
    (" after that fall", "broken", "comes down hard!"),
    (" after that crash", "squashed", "is squashed!"),
    (" in the Dangerous Terrain", "shredded", "is torn to shreds!"),
)
"""By what did it: how it is told, in a word, and as a title."""


class Eliminated(Event, frozen=True):
    """An Orc is out of the game."""

    look = BLOW

    orc: int
    how: int
    """HEADBUTT … KICK, BY_BARREL … BY_THORNS."""
    by: int
    """The Barrel, if it has been seen before; the Orc whose blow it was, or against whom he crashed; else NOBODY."""
    last: int = NOBODY
    """The only Orc of his team that still stands."""

    def text(self, sight: Sight) -> str:
        if self.how < BY_BARREL:
            return f"{ORC_NAMES[self.orc]} is out: {whose(ORC_NAMES[self.by])} {ATTACKS[self.how]} was too much."
        return f"{ORC_NAMES[self.orc]} is out{_ENDED[self.how][0]}."

    def impacts(self) -> tuple[Impact, ...]:
        orc = orc_id(self.orc)
        _, word, title = _ENDED[self.how]
        by = "" if self.by == NOBODY else barrel_id(self.by) if self.how == BY_BARREL else orc_id(self.by)
        out = Impact(DEATH, orc, word, by), Impact(MOMENT, orc, f"{ORC_NAMES[self.orc]} {title}")
        if self.last == NOBODY:
            return out
        return *out, Impact(MOMENT, orc_id(self.last), f"{ORC_NAMES[self.last]} stands alone!")


class Booed(Told, frozen=True):
    """No blood was shed: the audience throws Barrels (BR 4.4)."""

    words = "Not a drop of blood! The audience throws {barrels:Barrel}."

    barrels: int
