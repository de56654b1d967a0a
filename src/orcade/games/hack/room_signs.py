"""What a Room does, as pictures with a number: for the map, where there is no room for sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orcade.table.scene import Sign

from .card_pictures import FOR_EFFECTS
from .effects import Allow, Ban, Bonus, Standing, Whenever
from .printed import Room

BANNED: Final = {
    "search": "lens",
    "items": "bag",
    "exchange": "cards",
    "rules": "scroll",
    "monsters": "monster",
    "traps": "trap",
    "npcs": "npc",
    "steal": "pick-pocket",
}
ALLOWED: Final = {
    "walls": ("hole", "go"),
    "search-twice": ("lens", "×2"),
    "item-on-pass": ("bag", "pass"),
    "room-anywhere": ("map", "any"),
}


def room_signs(room: Room) -> tuple[Sign, ...]:
    """A sign for each of its effects."""
    return tuple(sign for effect in room.effects for sign in _signs(effect))


def _signs(effect: Standing) -> Iterator[Sign]:
    if isinstance(effect, Bonus):
        yield Sign(effect.against or FOR_EFFECTS[effect.to], f"{effect.by:+d}".replace("-", "−"))
    elif isinstance(effect, Ban):
        yield Sign(BANNED[effect.what], "no")
    elif isinstance(effect, Allow):
        yield Sign(*ALLOWED[effect.what])
    elif isinstance(effect, Whenever):
        for each in effect.then:
            verb = str(each.__struct_config__.tag)
            many = getattr(each, "cards", 0) or getattr(each, "actions", 0)
            less = verb in ("discard", "lose-action")
            yield Sign(FOR_EFFECTS[verb], f"{'−' if less else '+'}{many}" if many else "")
