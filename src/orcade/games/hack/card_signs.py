"""What a card does, as pictures with a number: where there is no room for sentences, as on the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orcade.table.things import Sign

from .card_pictures import FOR_EFFECTS
from .effects import Allow, Ban, Bonus, Effect, Stay, Whenever
from .printed import Card, Encounter, Event

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


def signs(card: Card) -> tuple[Sign, ...]:
    """A sign for each effect that it has as long as it lies there."""
    effects: tuple[Effect, ...] = () if isinstance(card, Encounter) else card.effects
    if isinstance(card, Event):
        effects = tuple(each for effect in effects if isinstance(effect, Stay) for each in effect.effects)
    return tuple(sign for effect in effects for sign in _signs(effect))


def _signs(effect: Effect) -> Iterator[Sign]:
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
