"""What a player can answer with plain words. Every such answer exists once, in the tables at the end."""

from __future__ import annotations

from typing import ClassVar

from orcade.games.orclympics import discipline
from orcade.table.requests import Option
from orcade.table.things import Gauge, strength
from orcade.table.words import Namers

from .followers import caller, may_order
from .geometry import barrels_at, lootable
from .pieces import (
    AT_THEM,
    ATTACKS,
    BLOCKS,
    CALLING,
    CATCHES,
    EDGES,
    FALL_COSTS,
    FOR_LOOT,
    HEADBUTT,
    IRON_CATCHES,
    NOBODY,
    ORC_NAMES,
    SCRATCH_COSTS,
    SCRATCHES,
    TEAM,
    Rumble,
)
from .terrain import CLIMB, COVER, DANGEROUS, INCH, LOOKS, PIT, PLATFORM, TITLES
from .words import whither


def orc_id(name: int) -> str:
    """Of its thing in the scene, by the place of its name in ORC_NAMES."""
    return f"orc-{name}"


def things_of(view: Rumble, *orcs: int) -> tuple[str, ...]:
    """The same by their ids."""
    return tuple(orc_id(view.orcs[orc].name) for orc in orcs)


def barrel_id(barrel: int) -> str:
    return f"barrel-{barrel}"


def terrain_id(at: int) -> str:
    return f"terrain-{at}"


def named(view: Rumble, orc: int) -> str:
    """An Orc's name."""
    return ORC_NAMES[view.orcs[orc].name]


class Choose(discipline.Choose, frozen=True):
    """Lead Orcs of this brood (BR 1.2)."""

    def strengths(self, view: Rumble) -> tuple[Gauge, ...]:
        of = discipline.BROODS[self.brood].lower()
        catches = IRON_CATCHES if self.brood == discipline.IRON else CATCHES
        found = [strength("hand", "Catches on", catches, of=of, words=f"catches Barrels on {catches}+")]
        if self.brood == discipline.COMMON:
            found.append(strength("barrel", "Throws", of=of, words="rerolls the distance of Barrels"))
        elif self.brood == discipline.FERAL:
            found.append(strength("boots", "Moves", of=of, words="rerolls the distance of Moves"))
        return tuple(found)


class Kind(Option, frozen=True):
    """The kind of Terrain Feature that is placed next (BR 2)."""

    kind: int
    upright: bool = False

    def notation(self, view: Rumble) -> str:
        return KIND_WORDS[self.kind] + (" upright" if self.upright else "")

    def label(self, view: Rumble) -> str:
        return f"{TITLES[self.kind]}{', upright' if self.upright else ''}"

    def look(self, view: Rumble) -> str:
        return LOOKS[self.kind]

    def strengths(self, view: Rumble) -> tuple[Gauge, ...]:
        of = self.notation(view).replace(" ", "-")
        if self.kind == PIT:
            return (strength("skull", "Out", of=of, words="whoever is pushed in is out"),)
        if self.kind == DANGEROUS:
            words = f"{SCRATCH_COSTS} Health on {SCRATCHES}+"
            return (strength("wound", "Health lost", SCRATCH_COSTS, of=of, words=words),)
        if self.kind == PLATFORM:
            return (
                strength("stairs", "Inches to climb", CLIMB // INCH, of=of),
                strength("wound", "Health lost by a fall", FALL_COSTS, of=of),
            )
        return (strength("shield", "Cover", of=of, words="no Barrel flies over"),)

    def for_first(self, view: Rumble) -> bool:
        """One of each, the plainest first: so a first match has them all."""
        lie = {piece.kind for piece in view.terrain}
        return self.kind == next((kind for kind in (PIT, PLATFORM, DANGEROUS) if kind not in lie), NOBODY)


class Edge(Option, frozen=True):
    """Deploy at this Board Edge (BR 3)."""

    words = "The {edge} edge"
    names: ClassVar[Namers] = {"edge": EDGES.__getitem__}

    edge: int

    def notation(self, view: Rumble) -> str:
        return f"edge {EDGES[self.edge]}"


class _OnOrc(Option, frozen=True):
    orc: int

    def notation(self, view: Rumble) -> str:
        return f"{type(self).__name__.lower()} {named(view, self.orc).lower()}"

    def label(self, view: Rumble) -> str:
        return f"{type(self).__name__} {named(view, self.orc)}"

    def things(self, view: Rumble) -> tuple[str, ...]:
        return things_of(view, self.orc)

    def small(self, view: Rumble) -> bool:
        """Where all may be ordered at once, a single one is called on the board."""
        return view.phase == CALLING and may_order(view, caller(view))


class Activate(_OnOrc, frozen=True):
    """Activate this Orc (BR 4.1)."""

    def label(self, view: Rumble) -> str:
        return named(view, self.orc)


class Fight(_OnOrc, frozen=True):
    """Activate this Orc, who is Engaged: it waits for its combat (BR 4.2.5)."""

    def label(self, view: Rumble) -> str:
        return f"{named(view, self.orc)} fights on"


class Up(_OnOrc, frozen=True):
    """Activate this Orc, who lies: it gets up (BR 4.2.4)."""

    def label(self, view: Rumble) -> str:
        return f"{named(view, self.orc)} gets up"


class March(Option, frozen=True):
    """Order all of one's Orcs who can only Move to do so, one after the other (BR-38)."""

    order: int

    def notation(self, view: Rumble) -> str:
        return ORDER_WORDS[self.order]

    def label(self, view: Rumble) -> str:
        return ORDER_LABELS[self.order]

    def foremost(self, view: Rumble) -> bool:
        return True


class Go(Option, frozen=True):
    """Move: roll for the distance (BR 4.2.1)."""

    words = "Move"

    def notation(self, view: Rumble) -> str:
        return "move"


class Throw(Option, frozen=True):
    """Throw a Barrel at this Orc (BR 4.2.2)."""

    target: int
    barrel: int = NOBODY
    """Which one; NOBODY: the one in his hands."""

    def notation(self, view: Rumble) -> str:
        at = named(view, self.target).lower()
        return f"throw b{self.barrel} {at}" if self.barrel >= 0 else f"throw {at}"

    def label(self, view: Rumble) -> str:
        return f"Throw the Barrel {self.which(view)}at {named(view, self.target)}"

    def which(self, view: Rumble) -> str:
        """Where it lies, if he touches more than one."""
        orc = view.orcs[view.active]
        near = barrels_at(view, orc.x, orc.y) if self.barrel >= 0 else []
        one = next((each for each in near if each.id == self.barrel), None)
        return f"that lies {whither(one.x - orc.x, one.y - orc.y)} " if one is not None and len(near) > 1 else ""

    def things(self, view: Rumble) -> tuple[str, ...]:
        (target,) = things_of(view, self.target)
        return (barrel_id(self.barrel), target) if self.barrel >= 0 else (target,)

    def foremost(self, view: Rumble) -> bool:
        """Where the Barrel would be clicked first: till then nothing on the board says how likely he is reached."""
        return self.barrel >= 0


class Grab(Option, frozen=True):
    """Grab an Item (BR 4.2.3)."""

    words = "Grab an Item"

    def things(self, view: Rumble) -> tuple[str, ...]:
        at = lootable(view, view.orcs[view.active])
        return (terrain_id(at),) if at >= 0 else ()

    def foremost(self, view: Rumble) -> bool:
        return True


class End(Option, frozen=True):
    """Do nothing more in this activation (BR-4)."""

    words = "End the activation"


class Stay(Option, frozen=True):
    """Use the Move to stay (BR 4.2.1)."""

    words = "Stay here"


class Keep(Option, frozen=True):
    """Keep what the dice say (BR 1.2)."""

    words = "Keep it"


class Reroll(Option, frozen=True):
    """Roll again, and take what comes (BR 1.2)."""

    words = "Roll again"


class Leave(Option, frozen=True):
    """Do not throw the Barrel that was found (BR-31)."""

    passes = True
    words = "Let the Barrel go"


class Catch(Option, frozen=True):
    """Try to Catch the Barrel (BR-11)."""

    words = "Try to catch it"


class Suffer(Option, frozen=True):
    """Take the hit and spare the friend at whom the Barrel would come (BR-11)."""

    words = "Take the hit"


class Combat(Option, frozen=True):
    """Which combat is fought next (BR 4.1)."""

    one: int
    other: int

    def notation(self, view: Rumble) -> str:
        return f"combat {named(view, self.one).lower()} {named(view, self.other).lower()}"

    def label(self, view: Rumble) -> str:
        return f"{named(view, self.one)} against {named(view, self.other)}"

    def things(self, view: Rumble) -> tuple[str, ...]:
        return things_of(view, self.one, self.other)


class Brawl(Option, frozen=True):
    """Leave all one's combats of this Game Turn to the dice (BR-40)."""

    words = "Fight it out"

    def notation(self, view: Rumble) -> str:
        return "brawl"

    def foremost(self, view: Rumble) -> bool:
        return True


class Attack(Option, frozen=True):
    """A Type of Attack (BR 4.3)."""

    attack: int
    helmet: bool = False
    """Spends the Old Helmet on it."""

    def notation(self, view: Rumble) -> str:
        return ATTACK_WORDS[self.attack] + (" helmet" if self.helmet else "")

    def label(self, view: Rumble) -> str:
        return ATTACKS[self.attack] + (" with the Helmet" if self.helmet else "")

    def look(self, view: Rumble) -> str:
        return ATTACK_WORDS[self.attack]


class Block(Option, frozen=True):
    """A Type of Defence (BR 4.3)."""

    words = "{block}"
    names: ClassVar[Namers] = {"block": BLOCKS.__getitem__}

    block: int

    def notation(self, view: Rumble) -> str:
        return BLOCK_WORDS[self.block]

    def look(self, view: Rumble) -> str:
        return f"{BLOCK_WORDS[self.block]}-block"


class Use(Option, frozen=True):
    """Spend the Old Helmet on this Headbutt (BR-12)."""

    def notation(self, view: Rumble) -> str:
        return "use helmet"


class Save(Option, frozen=True):
    """Keep the Old Helmet for another Headbutt (BR-12)."""

    def notation(self, view: Rumble) -> str:
        return "keep helmet"


ORDER_WORDS = {AT_THEM: "all at them", FOR_LOOT: "all for loot"}
ORDER_LABELS = {AT_THEM: "All at them!", FOR_LOOT: "All for Barrels and mounds"}
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
MARCH = (March(AT_THEM), March(FOR_LOOT))
GO, GRAB, END, STAY, LEAVE, BRAWL = Go(), Grab(), End(), Stay(), Leave(), Brawl()
THROW_AT = tuple(Throw(orc) for orc in ORCS)
STAYING = (STAY,)
AGAIN = (Keep(), Reroll())
CATCHING = (Catch(), Suffer())
COMBAT = tuple(tuple(Combat(one, other) for other in ORCS) for one in ORCS)
BARE = tuple(Attack(attack) for attack in range(len(ATTACKS)))
HELMETED = (Attack(HEADBUTT), Attack(HEADBUTT, True), *BARE[1:])
BLOCK = tuple(Block(block) for block in range(len(BLOCKS)))
SPARE = (Use(), Save())
