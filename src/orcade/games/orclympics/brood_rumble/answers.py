"""What a player can answer with plain words. Every such answer exists once, in the tables at the end."""

from __future__ import annotations

from orcade.games.orclympics import discipline
from orcade.games.orclympics.discipline import COMMON, FERAL
from orcade.table.odds import percent
from orcade.table.plane import bearing
from orcade.table.region import inches
from orcade.table.requests import Option

from .ground import apart, lootable
from .hints import in_the_way, told_attack, told_block
from .odds import catching, reaching
from .pieces import (
    ATTACKS,
    BLOCKS,
    EDGES,
    HEADBUTT,
    ITEMS,
    NOBODY,
    ORC_NAMES,
    TEAM,
    Rumble,
    thrower,
)
from .terrain import (
    CLIMB,
    COVER,
    DANGEROUS,
    PIT,
    PLATFORM,
    TITLES,
)


def orc_id(orc: int) -> str:
    return f"orc-{orc}"


def barrel_id(barrel: int) -> str:
    return f"barrel-{barrel}"


def terrain_id(at: int) -> str:
    return f"terrain-{at}"


def named(view: Rumble, orc: int) -> str:
    """An Orc's name."""
    return ORC_NAMES[view.orcs[orc].name]


class Choose(discipline.Choose, frozen=True):
    """Lead Orcs of this brood (BR 1.2)."""

    def hint(self, view: discipline.Discipline) -> str:
        if self.brood == COMMON:
            return "You may reroll both dice for the distance of each Barrel that you throw."
        if self.brood == FERAL:
            return "You may reroll the die for the distance of each Move."
        return "You catch Barrels on 5+ instead of 6."


class Kind(Option, frozen=True):
    """The kind of Terrain Feature that is placed next (BR 2)."""

    kind: int
    upright: bool = False

    def notation(self, view: Rumble) -> str:
        return KIND_WORDS[self.kind] + (" upright" if self.upright else "")

    def label(self, view: Rumble) -> str:
        return f"{TITLES[self.kind]}{', upright' if self.upright else ''}"

    def hint(self, view: Rumble) -> str:
        return {
            PIT: "Nobody walks in; whoever is pushed in is out of the game.",
            DANGEROUS: "Whoever touches it while moving loses 1 Health on 4+.",
            PLATFORM: f"{inches(CLIMB)} of movement to get up or down; pushed off it costs 1 Health.",
            COVER: "Nobody walks in, no Barrel flies over.",
        }[self.kind]


class Edge(Option, frozen=True):
    """Deploy at this Board Edge (BR 3)."""

    edge: int

    def notation(self, view: Rumble) -> str:
        return f"edge {EDGES[self.edge]}"

    def label(self, view: Rumble) -> str:
        return f"The {EDGES[self.edge]} edge"

    def hint(self, view: Rumble) -> str:
        return f"The others deploy at the {EDGES[(self.edge + 2) % 4]} edge."


class _OnOrc(Option, frozen=True):
    orc: int

    def notation(self, view: Rumble) -> str:
        return f"{type(self).__name__.lower()} {named(view, self.orc).lower()}"

    def label(self, view: Rumble) -> str:
        return f"{type(self).__name__} {named(view, self.orc)}"

    def things(self, view: Rumble) -> tuple[str, ...]:
        return (orc_id(self.orc),)


class Activate(_OnOrc, frozen=True):
    """Activate this Orc (BR 4.1)."""

    def hint(self, view: Rumble) -> str:
        orc = view.orcs[self.orc]
        can = ["move"]
        if any((orc.x - barrel.x) ** 2 + (orc.y - barrel.y) ** 2 < 1_000_000 for barrel in view.barrels):
            can.append("throw a Barrel")
        if lootable(view, orc) != NOBODY:
            can.append("grab an Item")
        return f"Up to two different actions: he can {', '.join(can)}."


class Fight(_OnOrc, frozen=True):
    """Activate this Orc, who is Engaged: it waits for its combat (BR 4.2.5)."""

    def label(self, view: Rumble) -> str:
        return f"{named(view, self.orc)} keeps to the fight"

    def hint(self, view: Rumble) -> str:
        foe = view.orcs[self.orc].foe
        return f"A pass: he fights {named(view, foe)} at the end of the Game Turn."


class Up(_OnOrc, frozen=True):
    """Activate this Orc, who lies: it gets up (BR 4.2.4)."""

    def label(self, view: Rumble) -> str:
        return f"{named(view, self.orc)} gets up"

    def hint(self, view: Rumble) -> str:
        return "His whole activation."


class Go(Option, frozen=True):
    """Move: roll for the distance (BR 4.2.1)."""

    def notation(self, view: Rumble) -> str:
        return "move"

    def label(self, view: Rumble) -> str:
        return "Move"

    def hint(self, view: Rumble) -> str:
        again = ", and you may reroll" if view.broods[view.orcs[view.active].seat] == FERAL else ""
        return f'D6 + 2": at least 3", at most 8"{again}.'


class Throw(Option, frozen=True):
    """Throw a Barrel at this Orc (BR 4.2.2)."""

    target: int
    barrel: int = NOBODY
    """Which one; NOBODY: the one in his hands."""

    def notation(self, view: Rumble) -> str:
        at = named(view, self.target).lower()
        return f"throw b{self.barrel} {at}" if self.barrel >= 0 else f"throw {at}"

    def label(self, view: Rumble) -> str:
        what = f"Barrel b{self.barrel}" if self.barrel >= 0 else "the Barrel"
        return f"Throw {what} at {named(view, self.target)}"

    def things(self, view: Rumble) -> tuple[str, ...]:
        target = orc_id(self.target)
        return (barrel_id(self.barrel), target) if self.barrel >= 0 else (target,)

    def hint(self, view: Rumble) -> str:
        orc, target = thrower(view), view.orcs[self.target]
        far = apart(orc, target)
        chance = percent(reaching(far, view.broods[orc.seat]))
        text = f"{inches(max(0, far))} {bearing(target.x - orc.x, target.y - orc.y)}: reaches with {chance}."
        text += in_the_way(view, orc, target)
        caught = catching(target, view.broods[target.seat])
        if caught:
            text += f" He catches it with {percent(caught)}."
        if target.foe >= 0 and self.counts(view):
            text += " He is in a fight: the public may be irritated (4+)."
        return text

    def counts(self, view: Rumble) -> bool:
        """Whether an activated Orc throws it."""
        return view.flight is None


class Grab(Option, frozen=True):
    """Grab an Item (BR 4.2.3)."""

    def label(self, view: Rumble) -> str:
        return "Grab an Item"

    def things(self, view: Rumble) -> tuple[str, ...]:
        at = lootable(view, view.orcs[view.active])
        return (terrain_id(at),) if at >= 0 else ()

    def hint(self, view: Rumble) -> str:
        orc = view.orcs[view.active]
        lost = f" Your {ITEMS[orc.item].removeprefix('an ')} will be lost." if orc.item else ""
        return f"1-2 a Barrel to throw at once, 3-4 Rusty Knuckle Dusters, 5-6 an Old Helmet.{lost}"


class End(Option, frozen=True):
    """Do nothing more in this activation (BR-4)."""

    def label(self, view: Rumble) -> str:
        return "End the activation"

    def hint(self, view: Rumble) -> str:
        return "What is left of his actions is lost."


class Stay(Option, frozen=True):
    """Use the Move to stay (BR 4.2.1)."""

    def label(self, view: Rumble) -> str:
        return "Stay here"


class Keep(Option, frozen=True):
    """Keep what the dice say (BR 1.2)."""

    def label(self, view: Rumble) -> str:
        return "Keep it"


class Reroll(Option, frozen=True):
    """Roll again, and take what comes (BR 1.2)."""

    def label(self, view: Rumble) -> str:
        return "Roll again"

    def hint(self, view: Rumble) -> str:
        return "The second result stands."


class Leave(Option, frozen=True):
    """Do not throw the Barrel that was found (BR-31)."""

    def label(self, view: Rumble) -> str:
        return "Let the Barrel go"


class Catch(Option, frozen=True):
    """Try to Catch the Barrel (BR-11)."""

    def label(self, view: Rumble) -> str:
        return "Try to catch it"

    def hint(self, view: Rumble) -> str:
        assert view.flight is not None
        orc = view.orcs[view.flight.hit]
        chance = percent(catching(orc, view.broods[orc.seat]))
        return f"{chance}; then it goes back at {named(view, view.flight.thrower)}, who is one of yours."


class Suffer(Option, frozen=True):
    """Take the hit and spare the friend who threw (BR-11)."""

    def label(self, view: Rumble) -> str:
        return "Take the hit"

    def hint(self, view: Rumble) -> str:
        return "Lose D3 Health."


class Combat(Option, frozen=True):
    """Which combat is fought next (BR 4.1)."""

    one: int
    other: int

    def notation(self, view: Rumble) -> str:
        return f"combat {named(view, self.one).lower()} {named(view, self.other).lower()}"

    def label(self, view: Rumble) -> str:
        return f"{named(view, self.one)} against {named(view, self.other)}"

    def things(self, view: Rumble) -> tuple[str, ...]:
        return (orc_id(self.one), orc_id(self.other))


class Attack(Option, frozen=True):
    """A Type of Attack (BR 4.3)."""

    attack: int
    helmet: bool = False
    """Spends the Old Helmet on it."""

    def notation(self, view: Rumble) -> str:
        return ATTACK_WORDS[self.attack] + (" helmet" if self.helmet else "")

    def label(self, view: Rumble) -> str:
        return ATTACKS[self.attack] + (" with the Helmet" if self.helmet else "")

    def hint(self, view: Rumble) -> str:
        return told_attack(view, self.attack, self.helmet)


class Block(Option, frozen=True):
    """A Type of Defence (BR 4.3)."""

    block: int

    def notation(self, view: Rumble) -> str:
        return BLOCK_WORDS[self.block]

    def label(self, view: Rumble) -> str:
        return BLOCKS[self.block]

    def hint(self, view: Rumble) -> str:
        return told_block(view, self.block)


class Use(Option, frozen=True):
    """Spend the Old Helmet on this Headbutt (BR-12)."""

    def notation(self, view: Rumble) -> str:
        return "use helmet"

    def hint(self, view: Rumble) -> str:
        return "One wound less; the Helmet is gone."


class Save(Option, frozen=True):
    """Keep the Old Helmet for another Headbutt (BR-12)."""

    def notation(self, view: Rumble) -> str:
        return "keep helmet"


KIND_WORDS = ("pit", "dangerous", "platform", "cover", "mound")
ATTACK_WORDS = ("headbutt", "punch", "kick")
BLOCK_WORDS = ("high", "mid", "low")
ORCS = range(2 * TEAM)

CHOOSE = tuple(Choose(brood) for brood in range(len(discipline.BROODS)))
KINDS = (Kind(PIT), Kind(DANGEROUS), Kind(PLATFORM))
COVERS = (Kind(COVER), Kind(COVER, True))
EDGE = tuple(Edge(edge) for edge in range(len(EDGES)))
ACTIVATE = tuple(Activate(orc) for orc in ORCS)
FIGHT = tuple(Fight(orc) for orc in ORCS)
UP = tuple(Up(orc) for orc in ORCS)
GO, GRAB, END, STAY, LEAVE = Go(), Grab(), End(), Stay(), Leave()
THROW_AT = tuple(Throw(orc) for orc in ORCS)
STAYING = (STAY,)
AGAIN = (Keep(), Reroll())
CATCHING = (Catch(), Suffer())
COMBAT = tuple(tuple(Combat(one, other) for other in ORCS) for one in ORCS)
BARE = tuple(Attack(attack) for attack in range(len(ATTACKS)))
HELMETED = (Attack(HEADBUTT), Attack(HEADBUTT, True), *BARE[1:])
BLOCK = tuple(Block(block) for block in range(len(BLOCKS)))
SPARE = (Use(), Save())
