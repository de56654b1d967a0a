"""What a player can answer. Every answer exists once, in the tables at the end."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from orcade.games.orclympics import discipline
from orcade.games.orclympics.discipline import COMMON, FERAL
from orcade.table.game import State
from orcade.table.odds import at_least, or_more, percent
from orcade.table.requests import Option, Seat

from .board import BIT, DISTANCE, GRID, NEAR, Square, squares
from .odds import blow
from .pieces import (
    AXE_RANGE,
    CLIMBS,
    FURY_SKILL,
    HELMET,
    ITEMS,
    NAMES,
    NOTHING,
    PROFILES,
    RISES,
    SPEAR_RANGE,
    Fight,
    Orc,
    acting,
    bored,
    lies,
    profile,
    striding,
    uses,
)


def orc_id(seat: Seat) -> str:
    return f"orc-{seat}"


def square_id(square: Square) -> str:
    return f"square-{GRID.names[square]}"


def item_id(square: Square) -> str:
    return f"item-{GRID.names[square]}"


class Choose(discipline.Choose, frozen=True):
    """Fight as an Orc of this brood (MF 1.2)."""

    def label(self, view: State) -> str:
        return f"{PROFILES[self.brood].name} Orc"

    def hint(self, view: State) -> str:
        brood = PROFILES[self.brood]
        text = f"Combat Skill {brood.skill}, Health {brood.health}, {brood.ability}: "
        if self.brood == COMMON:
            return text + "one square more with each Move and Jump."
        if self.brood == FERAL:
            return text + f"a second blow, with Combat Skill {FURY_SKILL}, in each Smash."
        return text + "better skill, more Health."


class _ToSquare(Option, frozen=True):
    square: Square

    def notation(self, view: Fight) -> str:
        return f"{type(self).__name__.lower()} {GRID.names[self.square]}"

    def label(self, view: Fight) -> str:
        return f"{type(self).__name__} {GRID.names[self.square]}"

    def things(self, view: Fight) -> tuple[str, ...]:
        return (square_id(self.square),)


def _lying(view: Fight, square: Square) -> str:
    """What lies on a square, in words."""
    item = view.items.get(square)
    return f"A {ITEMS[item]} lies there." if item else ""


class Deploy(_ToSquare, frozen=True):
    """Begin the fight on this square (MF 3)."""


class Move(_ToSquare, frozen=True):
    """Go to this adjacent square: begins a Move or goes on with it (MF 4.2.1)."""

    def hint(self, view: Fight) -> str:
        orc = acting(view)
        left = (view.left or striding(view, orc)) - 1
        parts = [] if view.left else ["Begins a Move for 1 action."]
        if view.platforms & BIT[self.square]:
            parts.append(f"Platform: up on {or_more(CLIMBS)}, else this Move ends where you are.")
        elif orc.down and view.platforms & BIT[orc.square]:
            parts.append("Off the Platform you lie Knocked Down.")
            left = max(0, left - 1)
        parts.append(_lying(view, self.square))
        parts.append(f"{left or 'No'} square{'' if left == 1 else 's'} of this Move follow{'s' if left == 1 else ''}.")
        return " ".join(part for part in parts if part)


class Land(_ToSquare, frozen=True):
    """Come down here from the Jump (MF 4.2.6)."""

    def hint(self, view: Fight) -> str:
        high = view.platforms & BIT[self.square]
        parts = ["On a Platform." if high else "", _lying(view, self.square)]
        orc = acting(view)
        if orc.down:
            # MF-17: here the odds depend on where he lands.
            parts.append("" if high else "You land Knocked Down: bare hands.")
            parts.append(told_odds(view, replace(orc, square=self.square), view.orcs[view.target]))
        return " ".join(part for part in parts if part)


class Drop(_ToSquare, frozen=True):
    """Let the item fall on this square (MF 4.2.3)."""


class _OnOrc(Option, frozen=True):
    target: Seat

    def notation(self, view: Fight) -> str:
        return f"{type(self).__name__.lower()} {NAMES[self.target].lower()}"

    def label(self, view: Fight) -> str:
        return f"{type(self).__name__} {NAMES[self.target]}"

    def things(self, view: Fight) -> tuple[str, ...]:
        return (orc_id(self.target),)

    def hint(self, view: Fight) -> str:
        return told_odds(view, acting(view), view.orcs[self.target])


class Smash(_OnOrc, frozen=True):
    """Smash this Orc, by hand or with what is carried (MF 4.2.4)."""

    def hint(self, view: Fight) -> str:
        return super().hint(view) + (FURIOUS if profile(view, acting(view)).fury else "")


class Throw(_OnOrc, frozen=True):
    """Smash this Orc by throwing the axe at it (MF-8)."""

    def label(self, view: Fight) -> str:
        return f"Throw the axe at {NAMES[self.target]}"

    def hint(self, view: Fight) -> str:
        orc = acting(view)
        text = super().hint(view) + THROWN
        beside = DISTANCE[orc.square][view.orcs[self.target].square] == 1
        return text + (FURIOUS if beside and profile(view, orc).fury else "")


class Stomp(_OnOrc, frozen=True):
    """Stomp on this lying Orc (MF 4.2.5)."""

    def label(self, view: Fight) -> str:
        return f"Stomp on {NAMES[self.target]}"

    def hint(self, view: Fight) -> str:
        return told_odds(view, acting(view), view.orcs[self.target], stomp=True)


class Jump(_OnOrc, frozen=True):
    """Jump from the Platform to smash this Orc; where to land is asked next (MF 4.2.6)."""

    thrown: bool = False
    """With the throwing axe."""

    def notation(self, view: Fight) -> str:
        return super().notation(view) + (" throw" if self.thrown else "")

    def label(self, view: Fight) -> str:
        return f"Jump and throw the axe at {NAMES[self.target]}" if self.thrown else f"Jump at {NAMES[self.target]}"

    def hint(self, view: Fight) -> str:
        orc = acting(view)
        target = view.orcs[self.target]
        if self.thrown:
            text = told_odds(view, orc, target) + THROWN
            return text + (f" If you land beside him, {SECOND_BLOW}." if profile(view, orc).fury else "")
        if not orc.down:
            return told_odds(view, orc, target) + (FURIOUS if profile(view, orc).fury else "")
        text = told_odds(view, replace(orc, item=NOTHING), target) + (FURIOUS if profile(view, orc).fury else "")
        return text + " Unless you land on a Platform, you lie there, with bare hands."


class Grab(Option, frozen=True):
    """Pick up the item on this square (MF 4.2.3)."""

    def label(self, view: Fight) -> str:
        return f"Grab the {ITEMS[view.items[acting(view).square]]}"

    def things(self, view: Fight) -> tuple[str, ...]:
        return (item_id(acting(view).square),)

    def hint(self, view: Fight) -> str:
        orc = acting(view)
        text = USES[view.items[orc.square]]
        return f"{text} You drop the {ITEMS[orc.item]} beside you." if orc.item else text


class Recover(Option, frozen=True):
    """Try to get up (MF 4.2.2)."""

    def label(self, view: Fight) -> str:
        return "Recover: get up"

    def things(self, view: Fight) -> tuple[str, ...]:
        return (orc_id(acting(view).seat),)

    def hint(self, view: Fight) -> str:
        orc = acting(view)
        text = f"Up on {RISES}+: {percent(at_least(RISES))}."
        return text + (f" Else you drop the {ITEMS[orc.item]}." if orc.item else "")


class End(Option, frozen=True):
    """Do nothing more in this activation (MF 4.1)."""

    def label(self, view: Fight) -> str:
        return "End the activation"

    def hint(self, view: Fight) -> str:
        if bored(view) and not acting(view).fought:
            return "You made no attack: the crowd will take 1 Health."
        return "What is left of your actions is lost."


class Again(Option, frozen=True):
    """Strike the second blow of Feral Fury (MF 1.2)."""

    def label(self, view: Fight) -> str:
        return "Strike again"

    def things(self, view: Fight) -> tuple[str, ...]:
        return (orc_id(view.target),)

    def hint(self, view: Fight) -> str:
        return told_odds(view, acting(view), view.orcs[view.target], second=True)


class Enough(Option, frozen=True):
    """Leave it at one blow."""


class Use(Option, frozen=True):
    """Spend the helmet (MF-7)."""

    def notation(self, view: Fight) -> str:
        return "use helmet"

    def hint(self, view: Fight) -> str:
        target = view.orcs[view.target]
        if target.health == 1:
            return "You lose your last Health all the same; the helmet is gone."
        return f"Lose 1 Health{'' if target.down else ', stay on your feet'}; the helmet is gone."


class Keep(Option, frozen=True):
    """Take the critical hit and keep the helmet (MF-7)."""

    def notation(self, view: Fight) -> str:
        return "keep helmet"

    def hint(self, view: Fight) -> str:
        target = view.orcs[view.target]
        if target.health == 1:
            return "You lose your last Health; the helmet falls."
        if target.down:
            return "Lose 1 Health; you bear the mark already, and on the Platform it is idle."
        high = view.platforms & BIT[target.square]
        return f"Lose 1 Health and be Knocked Down{', which does not count on the Platform' if high else ''}."


SECOND_BLOW = f"a second blow with Combat Skill {FURY_SKILL}"
FURIOUS = f" Then {SECOND_BLOW}."
THROWN = " The axe is gone afterwards."
USES = (
    "",
    "Mace: +1 on the Smash Table.",
    f"Spear: smash at a range of {SPEAR_RANGE} squares.",
    "Shield: Smash Rolls against you suffer -1.",
    "Helmet: turns one Proper fightin' into a plain Smash.",
    f"Throwing axe: one Smash at a range of {AXE_RANGE} squares.",
)


def told_odds(view: Fight, attacker: Orc, target: Orc, *, stomp: bool = False, second: bool = False) -> str:
    """The odds of a blow in words."""
    odds = blow(view, attacker, target, stomp=stomp, second=second)
    text = f"Hits on {odds.hits}+: {percent(odds.chance_hit)}; "
    if target.health == 1:
        return text + f"takes the last Health: {percent(odds.chance_wound)}."
    text += f"wounds: {percent(odds.chance_wound)}"
    if lies(view, target):
        return text + f"; two wounds on {odds.falls}+: {percent(odds.chance_critical)}."
    if target.down:
        return text + "; he bears the mark already, idle on his Platform."
    text += f"; knocks down on {odds.falls}+: {percent(odds.chance_critical)}."
    return text + (" He may use his helmet then." if uses(view, target, HELMET) else "")


# Every answer there is, made once.

SEATS = range(len(NAMES))
CHOOSE = tuple(Choose(brood) for brood in range(len(PROFILES)))
DEPLOY = tuple(Deploy(square) for square in GRID.squares)
MOVE = tuple(Move(square) for square in GRID.squares)
LAND = tuple(Land(square) for square in GRID.squares)
DROP = tuple(Drop(square) for square in GRID.squares)
SMASH_AT = tuple(Smash(seat) for seat in SEATS)
THROW_AT = tuple(Throw(seat) for seat in SEATS)
STOMP_ON = tuple(Stomp(seat) for seat in SEATS)
JUMP_AT = tuple(Jump(seat) for seat in SEATS)
JUMP_THROW_AT = tuple(Jump(seat, True) for seat in SEATS)
GRAB = Grab()
RECOVER = Recover()
END = End()
FURY = (Again(), Enough())
HELMETED = (Use(), Keep())


@cache
def ways(square: Square, blocked: int) -> tuple[Move, ...]:
    """The steps from a square to its neighbours without these."""
    return tuple(MOVE[to] for to in squares(NEAR[square] & ~blocked))
