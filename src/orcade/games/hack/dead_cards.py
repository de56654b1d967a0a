"""What can never be of use in a game of two, the GameMaster and one character (HK-28).

There the character alone stands somewhere, moves, searches, faces Encounters and dies. So nothing happens that wants a
second character, or the GameMaster on the map. An Item is always of use: it can be lost in place of a better one.
"""

from __future__ import annotations

from typing import Final

from .effects import Allow, Ban, Bonus, Go, Once, Peek, Standing, Stay, Steal, Swap, Turn, Whenever
from .printed import Card, Event, Rule

PLACES: Final = frozenset(("exit", "entrance", "deep", "alone"))
"""Conditions about where somebody is."""
TWO_CHARACTERS: Final = frozenset(("behind", "crowd"))
"""Conditions about where two characters are."""
CHARACTERS: Final = frozenset(
    ("combat", "thieving", "negotiation", "search", "monsters", "traps", "npcs", "walls", "search-twice", "beat", "die")
)
"""Quantities, bans, permissions and occasions that matter to a character alone."""
GAMEMASTERS: Final = frozenset(("difficulty", "kill"))
"""Those that matter to the GameMaster alone: no Encounter is ever played upon him."""

Sides = frozenset[bool]
"""Some of the two players: True is the GameMaster."""
CHARACTER: Final[Sides] = frozenset((False,))
BOTH: Final[Sides] = frozenset((False, True))


def useless(card: Card, gm: bool) -> bool:
    """Whether its holder, the GameMaster or the character, can never play it, or nothing comes of it if he does."""
    if isinstance(card, Event):
        actors = _actors(card, gm)
        return not actors or not any(_happens(effect, gm, actors) for effect in card.effects)
    return isinstance(card, Rule) and not any(_holds(effect, gm) for effect in card.effects)


def _actors(card: Event, gm: bool) -> Sides:
    """Whose moment it can be when its holder plays it."""
    conditions = frozenset(card.conditions)
    if conditions & TWO_CHARACTERS:
        return frozenset()
    actors = BOTH if card.when in ("turn", "action") and not conditions & PLACES else CHARACTER
    if "mine" in conditions:
        actors &= {gm}
    if "theirs" in conditions:
        actors -= {gm}
    return actors


def _whom(who: str, gm: bool, actors: Sides) -> Sides:
    """Whom an effect of this holder can be for."""
    if who == "actor":
        return actors
    return {"you": frozenset((gm,)), "everyone": BOTH, "gm": frozenset((True,))}.get(who, frozenset((not gm,)))


def _happens(effect: Once, gm: bool, actors: Sides) -> bool:
    """Whether an effect can ever do anything."""
    if isinstance(effect, Swap):
        return False
    if isinstance(effect, Turn):
        return False in actors
    whom = _whom(getattr(effect, "who", "you"), gm, actors)
    if isinstance(effect, Go):
        return False in whom and effect.to != "your-room"
    if isinstance(effect, Stay):
        return any(_holds(each, side) for each in effect.effects for side in whom)
    if isinstance(effect, Steal | Peek):
        return (not gm) in whom
    return True


def _holds(effect: Standing, gm: bool) -> bool:
    """Whether it can ever matter that this lies in front of its holder."""
    if isinstance(effect, Whenever):
        actors = CHARACTER if effect.happens == "kill" else frozenset((gm,))
        return _matters(effect.happens, frozenset((gm,))) and any(_happens(each, gm, actors) for each in effect.then)
    if isinstance(effect, Allow):
        # Rooms are built beside a character: where there is one, he does so anyway, and so does the GameMaster.
        return effect.what != "room-anywhere" and _matters(effect.what, frozenset((gm,)))
    what = effect.what if isinstance(effect, Ban) else effect.to
    if isinstance(effect, Bonus | Ban):
        return _matters(what, _whom(effect.who, gm, frozenset()))
    return True


def _matters(what: str, whom: Sides) -> bool:
    """Whether something can matter to any of these."""
    if what in CHARACTERS:
        return False in whom
    return True in whom if what in GAMEMASTERS else True
