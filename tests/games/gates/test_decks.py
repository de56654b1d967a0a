"""The three decks that ship: their amounts, and that every card is one of its own."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from orcade.games.gates.effects import (
    Blast,
    Cancel,
    Desert,
    Dodge,
    Effect,
    Haste,
    Heal,
    LoseActions,
    LoseCards,
    LoseTreasure,
    MoreActions,
    Orcs,
    PickPocket,
    Raise,
    Reroll,
    Revive,
    Sleep,
    Slow,
    Step,
    Swap,
    Tough,
    Turncoat,
    Wound,
)
from orcade.games.gates.faces import (
    CURE,
    HACKMASTER,
    HASTE,
    KIND_NAMES,
    LOOT,
    MISHAP,
    NEWCOMERS,
    NPC,
    ODDITY,
    ORC_CARD,
    PLAYER,
    REVIVAL,
    SPELL,
    TOUGHER,
    TRAP,
    TREASURE,
    TRICK,
    Face,
    all_faces,
    deck_list,
    face_named,
)


def drawn(deck: int) -> list[Face]:
    """The cards of a deck, every copy."""
    return [all_faces("")[face] for face in deck_list("", deck)]


def effects(deck: int, kind: int) -> dict[Effect | None, int]:
    """What the cards of a kind do, and how many do it."""
    return Counter(face.effect for face in drawn(deck) if face.kind == kind)


@pytest.mark.rule("OG 10.2")
def test_the_treasure_deck_has_its_amounts() -> None:
    deck = drawn(TREASURE)
    assert len(deck) == 60
    loot = [face for face in deck if face.kind == LOOT]
    assert Counter(face.points for face in loot) == {30: 8, 65: 8, 100: 8, 130: 6, 200: 4, 250: 2}
    gear = {
        (face.points, *((name, value) for name in GEAR if (value := getattr(face, name))))
        for face in loot
        if any(getattr(face, name) for name in GEAR)
    }
    assert gear == {
        (30, ("melee", 1)),
        (30, ("range", 6), ("needs", 16)),
        (30, ("range", 4), ("needs", 15)),
        (30, ("treasures", 2)),
        (65, ("melee", 2)),
        (65, ("range", 8), ("needs", 14)),
        (65, ("armour", 1)),
        (65, ("actions", 1)),
        (100, ("melee", 3)),
        (100, ("range", 10), ("needs", 13)),
        (100, ("armour", 2)),
        (200, ("melee", 4)),
    }
    assert effects(TREASURE, ORC_CARD) == {
        Orcs("d6", "beside"): 6,
        Orcs("d3", "beside"): 4,
        Orcs(1, "beside", strikes=True): 2,
        Orcs("d3", "far", 3, "looter"): 2,
    }
    assert effects(TREASURE, TRAP) == {
        Wound(): 3,
        Wound(avoid=11): 3,
        Wound(2): 1,
        Wound(who="near", within=3): 1,
        LoseActions(): 1,
        LoseTreasure(): 1,
    }


GEAR = ("melee", "missile", "actions", "armour", "treasures", "bandage", "range", "needs")


@pytest.mark.rule("OG 10.3")
def test_the_player_deck_has_its_amounts() -> None:
    deck = drawn(PLAYER)
    assert len(deck) == 60
    allies = Counter(
        (name, getattr(face, name)) for face in deck if face.kind == NPC for name in GEAR if getattr(face, name)
    )
    assert allies == {("melee", 1): 3, ("missile", 1): 2, ("actions", 1): 3, ("treasures", 1): 2, ("bandage", 1): 2}
    assert effects(PLAYER, SPELL) == {
        Blast(6, 14): 6,
        Blast(6, 15, 3): 2,
        Sleep(2): 2,
        Heal(2, "beside"): 2,
        Step(): 1,
        Raise(): 1,
    }
    assert effects(PLAYER, CURE) == {Heal(1): 5, Heal(2): 3, Heal(3): 2}
    assert effects(PLAYER, REVIVAL) == {Revive(): 3, Revive(treasure=True): 2, Revive(2, keep=1): 1}
    assert effects(PLAYER, TRICK) == {
        MoreActions(3): 4,
        Reroll(): 3,
        Dodge(): 4,
        Turncoat(): 3,
        PickPocket(): 2,
        Cancel(): 2,
    }


@pytest.mark.rule("OG 10.4")
def test_the_hackmaster_deck_has_its_amounts() -> None:
    assert len(drawn(HACKMASTER)) == 40
    assert effects(HACKMASTER, NEWCOMERS) == {
        Orcs("d6", "road"): 6,
        Orcs(3, "building"): 3,
        Orcs("d3", "far", 6): 3,
    }
    assert effects(HACKMASTER, HASTE) == {Haste(4): 4, Haste(attacks=1): 4, Haste(1, who="orcs"): 2}
    assert effects(HACKMASTER, TOUGHER) == {Tough(armour=3): 3, Tough(attacks=3): 3, Tough(hits=1): 2}
    assert effects(HACKMASTER, MISHAP) == {Wound(avoid=11, who="target"): 2, Slow(3): 2, LoseCards(2): 1, Desert(): 1}
    assert effects(HACKMASTER, ODDITY) == {Raise(): 1, Swap(): 1, Reroll(): 1, Cancel(): 1}


@pytest.mark.rule("OG-58")
def test_dave_and_brian_have_their_cards() -> None:
    assert [face.name for face in all_faces("") if face.twelve] == ["Hackmaster +12"]
    assert [face.name for face in all_faces("") if face.fireball] == ["Fireball"]
    bribes = [face.name for face in all_faces("") if isinstance(face.effect, Revive) and face.effect.treasure]
    assert bribes == ["Bribe the GM with Food"]
    dust = [face.name for face in all_faces("") if isinstance(face.effect, Wound) and face.effect.who == "near"]
    assert dust == ["Black Poppie Dust"]


def test_a_face_is_a_place_in_the_list_and_has_a_word_of_its_own() -> None:
    faces = all_faces("")
    assert [face.face for face in faces] == list(range(len(faces)))
    assert all(face_named("", face.slug) is face for face in faces)
    assert face_named("", "cloth-of-gold") is None
    assert {face.kind for face in faces} == set(range(len(KIND_NAMES)))


def test_no_word_begins_another() -> None:
    words = [face.slug for face in all_faces("")]
    assert not [(one, other) for one, other in permutations(words, 2) if other.startswith(one)]


def test_every_card_has_its_own_name_and_something_to_laugh_at() -> None:
    faces = all_faces("")
    assert len({face.name for face in faces}) == len(faces)
    assert all(face.card.flavour for face in faces)
    assert len({face.card.flavour for face in faces}) == len(faces)
