"""Events of wounds, of death, and of coming back (OG 8)."""

from __future__ import annotations

from orcade.table.requests import BLOW, DEATH, GAIN, MISSED, MOMENT, WOUND, CardId, Impact, less

from ..pieces import CALLED
from .common import OfCard, OfWho, hero_id


class Wounded(OfWho, frozen=True):
    """OG 8.1"""

    words = "{who} has {wounds:wound}."

    wounds: int

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(WOUND, hero_id(self.who), less(1)),)

    def several(self) -> str:
        return f"wounds of {CALLED[self.who]}"


class Unhurt(OfWho, frozen=True):
    """OG-11"""

    words = "{who} has a thick skin and takes no second wound in this turn."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, hero_id(self.who), "thick skin"),)


class Avoided(OfWho, frozen=True):
    """A Trap or mishap that a d20 has avoided (OG 7.11, OG 9.3)."""

    words = "{who} jumps aside."

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(MISSED, hero_id(self.who), "jumps aside"),)


class Averted(OfCard, frozen=True):
    """OG-49"""

    words = "{card} takes the wound for {who}."

    who: int
    card: CardId


class Ducked(OfWho, frozen=True):
    words = "{who} averts the wound."


class Died(OfWho, frozen=True):
    """OG 8.2"""

    words = "{who} dies: {points:point} lost."
    look = BLOW

    points: int

    def impacts(self) -> tuple[Impact, ...]:
        words = f"dead: {less(self.points)}" if self.points else "dead"
        hero = hero_id(self.who)
        return Impact(DEATH, hero, words), Impact(MOMENT, hero, f"{CALLED[self.who]} is dead!")


class Returned(OfWho, frozen=True):
    """OG-44"""

    words = "{who} is back, at {place}."

    place: str

    def impacts(self) -> tuple[Impact, ...]:
        return (Impact(GAIN, hero_id(self.who), "back again!"),)


class Rises(OfWho, frozen=True):
    """OG 8.4"""

    words = "{who} rolls doubles and rises from the dead."


class RisesAtLast(OfWho, frozen=True):
    """OG-63"""

    words = "{who} has been dead long enough and rises."


class StaysDead(OfWho, frozen=True):
    """OG 8.3"""

    words = "{who} stays dead."
