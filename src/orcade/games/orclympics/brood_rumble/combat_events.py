"""What happens in a combat of the rumble, as data and in words (BR 4.3)."""

from __future__ import annotations

from orcade.table.region import tenths
from orcade.table.requests import FALL, KNOCK, MISSED, WOUND, Event, Impact, Sight, less
from orcade.table.words import counted

from .answers import orc_id
from .events import Told
from .pieces import BLOCKS, BRIEF, BUMP_COSTS, FALL_COSTS, NOBODY, ORC_NAMES, STRUCK
from .terrain import TITLES


class Paired(Event, frozen=True):
    """A combat begins. The first one strikes first."""

    striker: int
    victim: int
    charged: bool

    def text(self, sight: Sight) -> str:
        why = ", who charged," if self.charged else ""
        return f"{ORC_NAMES[self.striker]}{why} strikes first at {ORC_NAMES[self.victim]}."


LAST, VERDICT = "duel-last", "duel-verdict"
"""Ids of the lines on the sheet of a combat that tell what the last attack came to."""


def met(attack: int, block: int) -> str:
    """An attack and the block against it."""
    return f"{BRIEF[attack]} {'into' if attack == block else 'past'} {BLOCKS[block]}"


def came_to(wounds: int) -> str:
    """What an attack did."""
    return f"{counted(wounds, 'wound')}!" if wounds else "stopped!"


class Blow(Event, frozen=True):
    """An attack and a defence are shown, and what they came to (BR 4.3)."""

    striker: int
    victim: int
    attack: int
    block: int
    die: int
    wounds: int
    """After block and items."""
    counter: bool = False
    last: bool = False
    """The combat of this Game Turn is over by it: its sheet goes, and tells it before."""

    def text(self, sight: Sight) -> str:
        name, other = ORC_NAMES[self.striker], ORC_NAMES[self.victim]
        what = f"{name}{' strikes back and' if self.counter else ''} {STRUCK[self.attack]} {other}"
        if self.attack == self.block:
            if self.wounds:
                return f"{what}, whose {BLOCKS[self.block]} stops some of it: he loses {self.wounds}."
            turned = "" if self.counter else f" Now {other} strikes back."
            return f"{what}, whose {BLOCKS[self.block]} stops it.{turned}"
        return f"{what} past a {BLOCKS[self.block]}: {other} loses {self.wounds}."

    def impacts(self) -> tuple[Impact, ...]:
        target, by = orc_id(self.victim), orc_id(self.striker)
        kind, text = (WOUND, less(self.wounds)) if self.wounds else (MISSED, "blocked")
        lines = Impact(KNOCK, LAST, met(self.attack, self.block)), Impact(KNOCK, VERDICT, came_to(self.wounds))
        return *(lines if self.last else ()), Impact(kind, target, text, by)


class Used(Told, frozen=True):
    """An item was used up (BR-12)."""

    words = "{orc} has used {item}."

    orc: int
    item: int


class Rattled(Told, frozen=True):
    """A mighty Punch: one Health more, and the combat is interrupted. `done`: it is over, as he lies or is out."""

    words = "What a Punch! {orc} loses {loss} more{so}."

    orc: int
    loss: int
    done: bool

    @property
    def so(self) -> str:
        return "" if self.done else "; they go on in the next Game Turn"

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(WOUND, orc_id(self.orc), less(self.loss)),)


TO_THE_END, INTO_PIT, OFF_BOARD, ON_ORC, ON_WALL, ON_STEP, ON_DANGER = range(7)
"""How a push ends."""


class Pushed(Event, frozen=True):
    """An Orc was Pushed (BR 4.3)."""

    orc: int
    length: int
    how: int
    """TO_THE_END … ON_DANGER."""
    on: int = NOBODY
    """The Orc that it was pushed against."""
    what: int = 0
    """The kind of terrain that it was pushed against."""
    dead: bool = False
    """The fall from a Platform has taken its last Health."""

    def text(self, sight: Sight) -> str:
        name = ORC_NAMES[self.orc]
        if self.how == INTO_PIT:
            return f"{name} is pushed into a Pit!"
        if self.how == OFF_BOARD:
            return f"{name} is pushed off the Battlefield!"
        far = f'{name} is pushed {tenths(self.length)}"'
        if self.how == ON_ORC:
            lose = f", who loses {BUMP_COSTS}" if self.dead else f": both lose {BUMP_COSTS}"
            return f"{far}, into {ORC_NAMES[self.on]}{lose}."
        if self.how == ON_WALL and not self.dead:
            return f"{far}, against {TITLES[self.what]}, and loses {BUMP_COSTS}."
        if self.how in (ON_WALL, ON_STEP, ON_DANGER):
            return f"{far}, against {TITLES[self.what]}."
        return f"{far}."

    def impacts(self) -> tuple[Impact, ...]:
        hurt = () if self.dead or self.how not in (ON_ORC, ON_WALL) else (self.orc,)
        if self.how == ON_ORC:
            hurt = (*hurt, self.on)
        if self.how == INTO_PIT:
            return (Impact(FALL, orc_id(self.orc)),)
        return tuple(Impact(WOUND, orc_id(each), less(BUMP_COSTS)) for each in hurt)


class Fell(Told, frozen=True):
    """An Orc was pushed off a Platform and loses Health."""

    words = f"{{orc}} falls off the Platform and loses {FALL_COSTS}."

    orc: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, orc_id(self.orc)), Impact(WOUND, orc_id(self.orc), less(FALL_COSTS)))


class KnockedDown(Event, frozen=True):
    """An Orc lies on the ground; `beaten`: by five Health lost in one Round of Combat."""

    orc: int
    beaten: bool

    def text(self, sight: Sight) -> str:
        why = " after such a beating" if self.beaten else ""
        return f"{ORC_NAMES[self.orc]} is Knocked Down{why}."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(FALL, orc_id(self.orc)),)


class FellBack(Event, frozen=True):
    """A victor has lost interest and fallen back."""

    orc: int
    length: int

    def text(self, sight: Sight) -> str:
        if not self.length:
            return f"{ORC_NAMES[self.orc]} finds no way to fall back."
        return f'{ORC_NAMES[self.orc]} loses interest and falls back {tenths(self.length)}".'
