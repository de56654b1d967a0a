"""Answers in a player's turn; some of them the Gamemaster gives, too (OG 6, OG 7, OG 9)."""

from __future__ import annotations

from typing import ClassVar, Final

from orcade.table.requests import CardId

from ..bearings import seen_from
from ..pieces import BRIAN, BY_FIREBALL, BY_HAND, BY_SHOT, CALLED, ORCS, Siege, acting, face_of, players_turn
from .common import CARDS, CHARACTER, SQUARES, TARGETS, OfCard, OfSquare, OfTarget, Word, target_name, target_slug


class Roll(Word, frozen=True):
    """Roll for actions (OG 6.1)."""

    idle: ClassVar[bool] = True
    words = "Roll for actions"


class Bandage(Word, frozen=True):
    """Bandage wounds instead of rolling (OG 7.15)."""

    words = "Bandage"


class End(Word, frozen=True):
    """End the turn."""

    idle: ClassVar[bool] = True
    words = "End the turn"


class Go(OfSquare, frozen=True):
    """Walk there (OG 7.1, OG 9.5)."""

    verb: ClassVar[str] = "go"

    def label(self, view: Siege) -> str:
        return f"Go to {seen_from(view, self.square)}"


class Strike(OfTarget, frozen=True):
    """Attack in hand-to-hand combat (OG 7.7, OG 9.6)."""

    verb: ClassVar[str] = "strike"

    def foremost(self, view: Siege) -> bool:
        """Unless he throws Fireballs, which hit as well as bare hands do, and from afar."""
        if not players_turn(view) or acting(view).who != BRIAN:
            return True
        me = acting(view)
        return any(face_of(view, card).melee for card in (*me.treasures, *me.npcs))


class Fight(OfTarget, frozen=True):
    """Attack an orc in one way until it falls (OG-61)."""

    by: int
    """BY_HAND … BY_FIREBALL."""

    def notation(self, view: Siege) -> str:
        return f"{VERBS[self.by]}-on {target_slug(self.target)}"

    def label(self, view: Siege) -> str:
        return f"{GOES_ON[self.by]} {target_name(self.target)} until it falls"


class Spree(Word, frozen=True):
    """Attack one orc after another, each until it falls (OG-61)."""

    words = "Attack one orc after another"


VERBS: Final = {BY_HAND: "strike", BY_SHOT: "shoot", BY_FIREBALL: "fireball"}
GOES_ON: Final = {BY_HAND: "Strike", BY_SHOT: "Shoot at", BY_FIREBALL: "Throw Fireballs at"}
"""By the way of attacking, what one does to an orc."""


class Shoot(OfTarget, frozen=True):
    """Attack with a missile weapon (OG 7.9)."""

    verb: ClassVar[str] = "shoot"


class Fireball(OfTarget, frozen=True):
    """Brian's Fireball, without a card (OG 3.1)."""

    verb: ClassVar[str] = "fireball"

    def label(self, view: Siege) -> str:
        return f"Fireball at {target_name(self.target)}"


class Loot(Word, frozen=True):
    """Loot the chest (OG 7.11)."""

    words = "Loot the chest"


class Trade(OfTarget, frozen=True):
    """Exchange Treasures with this character (OG 7.13)."""

    verb: ClassVar[str] = "trade"

    def label(self, view: Siege) -> str:
        return f"Trade with {target_name(self.target)}"


class Cast(OfCard, frozen=True):
    """Cast a spell (OG 7.14)."""

    verb: ClassVar[str] = "cast"


class Play(OfCard, frozen=True):
    """Play a card (OG 6.5, OG 9.3)."""

    verb: ClassVar[str] = "play"


class PickUp(OfCard, frozen=True):
    """Sara picks up an NPC from the discard pile (OG 3.2)."""

    verb: ClassVar[str] = "pick-up"
    says: ClassVar[str] = "Pick up"


ROLL = Roll()

BANDAGE = Bandage()

END = End()

LOOT = Loot()

FIGHT = {by: tuple(Fight(number, by) for number in range(ORCS)) for by in VERBS}
"""By the way of attacking and by orc."""

SPREE = Spree()

GO = tuple(Go(square) for square in range(SQUARES))

STRIKE = {target: Strike(target) for target in TARGETS}

SHOOT = {target: Shoot(target) for target in TARGETS}

FIREBALL = {target: Fireball(target) for target in TARGETS}

TRADE = {who: Trade(CHARACTER + who) for who in range(len(CALLED))}

CAST = tuple(Cast(CardId(card)) for card in range(CARDS))

PLAY = tuple(Play(CardId(card)) for card in range(CARDS))

PICK_UP = tuple(PickUp(CardId(card)) for card in range(CARDS))
