"""Every card of a table by its face, with what the rules look for worked out beforehand."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from .card_files import decks_of, shipped
from .effects import Bonus, Once, Weapon
from .printed import DECKS, Card, Npc, Spell, Treasure

TREASURE, PLAYER, HACKMASTER = range(3)
"""The decks, in the order of `DECKS`; `Cards.backs` has them."""
DECK_NAMES = ("Treasure", "Player", "Hackmaster")
LOOT, ORC_CARD, TRAP, NPC, SPELL, CURE, REVIVAL, TRICK, NEWCOMERS, HASTE, TOUGHER, MISHAP, ODDITY = range(13)
"""The kinds of cards, in the order of the tables in `DECKS`."""
KINDS = {struct: kind for kind, struct in enumerate(struct for tables in DECKS.values() for struct in tables.values())}
KIND_NAMES = (
    "Treasure",
    "Orc card",
    "Trap",
    "NPC",
    "Spell",
    "Cure",
    "Revival",
    "Trick",
    "Newcomer card",
    "Haste card",
    "Tougher orc",
    "Mishap",
    "Odd card",
)


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card, sorted out for the rules."""

    face: int
    """Its place in `all_faces`; equal cards have the same."""
    card: Card
    deck: int
    """TREASURE, PLAYER or HACKMASTER."""
    kind: int
    """LOOT … ODDITY."""
    slug: str
    """What is typed for it: its id. A card of one's own begins with "own-" where a shipped one has that id."""
    name: str
    points: int = 0
    effect: Once | None = None
    """What it does at once; None for a Treasure and an NPC."""

    # What it adds as long as it lies in front of a player (OG-47, OG-48): sums over its lasting effects.
    melee: int = 0
    missile: int = 0
    actions: int = 0
    armour: int = 0
    """Taken off every attack roll against its owner."""
    treasures: int = 0
    """To the limit of Treasures."""
    bandage: int = 0
    """Wounds that bandaging heals besides the one."""
    range: int = 0
    """Of a missile weapon: squares; 0 where it is none."""
    needs: int = 0
    """Of a missile weapon: the least d20 that hits."""

    twelve: bool = False
    """It is Dave's Hackmaster +12 (OG 3.4)."""
    fireball: bool = False
    """It is Brian's Fireball (OG 3.1)."""


@lru_cache(maxsize=64)
def all_faces(own: str) -> tuple[Face, ...]:
    """The different cards of all three decks by face. `own`: TOML, or "". Raises `BadContent`."""
    faces: list[Face] = []
    decks, ships = decks_of(own), shipped()
    taken = {card.id for deck, cards in enumerate(decks) if cards is ships[deck] for card in cards}
    for deck, cards in enumerate(decks):
        for card in cards:
            slug = card.id
            if cards is not ships[deck]:
                while slug in taken:
                    slug = f"own-{slug}"
                taken.add(slug)
            faces.append(_face(len(faces), card, deck, slug))
    return tuple(faces)


@lru_cache(maxsize=64)
def deck_list(own: str, deck: int) -> tuple[int, ...]:
    """The faces of a deck's cards, every copy. Raises `BadContent`."""
    return tuple(face.face for face in all_faces(own) if face.deck == deck for _ in range(face.card.count))


def face_named(own: str, slug: str) -> Face | None:
    """The card that is typed so; None where there is none."""
    return _by_slug(own).get(slug)


@lru_cache(maxsize=64)
def _by_slug(own: str) -> dict[str, Face]:
    return {face.slug: face for face in all_faces(own)}


def _face(face: int, card: Card, deck: int, slug: str) -> Face:
    made = Face(face=face, card=card, deck=deck, kind=KINDS[type(card)], slug=slug, name=card.name)
    if not isinstance(card, Treasure | Npc):
        fireball = isinstance(card, Spell) and card.fireball
        return msgspec.structs.replace(made, effect=card.effect, fireball=fireball)
    sums = dict.fromkeys(("melee", "missile", "actions", "armour", "treasures", "bandage", "range", "needs"), 0)
    for effect in card.effects:
        if isinstance(effect, Bonus):
            sums[effect.to] += effect.by
        elif isinstance(effect, Weapon):
            sums |= {"range": effect.range, "needs": effect.needs}
    if isinstance(card, Treasure):
        made = msgspec.structs.replace(made, points=card.points, twelve=card.twelve)
    return msgspec.structs.replace(made, **sums)
