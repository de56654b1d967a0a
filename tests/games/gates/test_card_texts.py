"""The words on cards: all of them in texts.txt, so that a change is seen; how they are drawn; the catalogue."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from orcade import draw
from orcade.draw.kit import EMBLEMS, ITEMS, cloth_of
from orcade.games.gates.card_files import read, source
from orcade.games.gates.card_headings import heading
from orcade.games.gates.card_looks import (
    ALLIES,
    BACKS,
    CURES,
    GAMEMASTERS,
    GEAR,
    PICTURES,
    corner,
    emblem,
    full_words,
    words_under_name,
)
from orcade.games.gates.card_texts import say
from orcade.games.gates.catalogue import TABLES, decks, verbs
from orcade.games.gates.catalogue import read as read_catalogue
from orcade.games.gates.effects import Haste, Orcs, Revive, Tough, Wound
from orcade.games.gates.faces import KIND_NAMES, Face, all_faces
from orcade.games.gates.printed import (
    DECKS,
    Card,
    HasteCard,
    Newcomers,
    Npc,
    OrcCard,
    Revival,
    TougherCard,
    Trap,
    Treasure,
)

GOLDEN = Path(__file__).parent / "texts.txt"
FITS = 135
"""Letters of text that a card shows at its usual size."""
SHORT = 24
"""Letters of a heading that a card in a fan shows in two lines."""


def listed() -> str:
    """Every card of every deck with its heading and its words."""
    lines = []
    for deck, name in enumerate(DECKS):
        lines += ["", f"== {name}"]
        for face in all_faces(""):
            if face.deck == deck:
                head = f"{KIND_NAMES[face.kind]}{f', {face.points}' if face.points else ''}"
                head += f", x{face.card.count}" if face.card.count > 1 else ""
                short = f"[{heading(face.card)}] " if heading(face.card) else ""
                lines.append(f"{face.name} ({head}) {short}{say(face.card)}".rstrip())
    return "\n".join(lines[1:]) + "\n"


def test_the_words_of_all_cards_are_those_of_the_list() -> None:
    """After a change that is meant: `python -m tests.games.gates.test_card_texts` writes the list anew."""
    assert listed().splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_words_fit_on_a_card_and_headings_in_a_line() -> None:
    assert not [(face.slug, say(face.card)) for face in all_faces("") if len(say(face.card)) > FITS]
    assert not [(face.slug, heading(face.card)) for face in all_faces("") if len(heading(face.card)) > SHORT]


def test_words_are_sentences() -> None:
    for face in all_faces(""):
        words = say(face.card)
        assert re.fullmatch(r"(?:[A-Z+-][^.{}]*\.(?: (?=[A-Z+-])|$))*", words), words
        assert "  " not in words
        assert bool(words) == bool(heading(face.card))


def test_a_card_says_when_it_can_be_played_outside_its_players_turn() -> None:
    said = {face.slug: say(face.card) for face in all_faces("")}
    for slug in ("i-was-never-there", "page-forty-two"):
        assert said[slug].startswith("In any turn, when ")
    for slug in ("twin-brother", "bribe-the-gm", "only-fainted"):
        assert said[slug].startswith("When you die, in any turn, or in your own turn while you are dead: ")
    for slug in ("behind-the-screen", "gm-is-right"):
        assert said[slug].startswith("In a player's turn, when ")
    assert said["it-was-cocked"].startswith("When your d20 has been rolled in your turn: ")
    assert sum(words.startswith(("In any turn", "When ", "In a player's")) for words in said.values()) == 8


NAMED: dict[str, Any] = {"id": "spoon", "name": "Spoon"}
SAID: list[tuple[Card, str, str]] = [
    (
        Trap(**NAMED, effect=Wound(3, 5)),
        "You take three wounds; a d20 of 5 or more avoids it.",
        "three wounds, unless 5+",
    ),
    (Npc(**NAMED, effects=()), "May die in place of a wound of yours.", ""),
    (Treasure(**NAMED, points=5, twelve=True), "Dave may begin with it.", ""),
    (
        Newcomers(**NAMED, effect=Orcs(1, "building")),
        "One orc comes, in one building without a character; you place it.",
        "One orc in a house",
    ),
    (
        OrcCard(**NAMED, effect=Orcs("d3", "beside", by="looter", strikes=True)),
        "One to three orcs come, beside you, and strike at once; you place them.",
        "1–3 orcs strike",
    ),
    (
        HasteCard(**NAMED, effect=Haste(1, 2)),
        "In this turn one orc has one more action and may attack two more times.",
        "+1 action, +2 attacks",
    ),
    (
        TougherCard(**NAMED, effect=Tough(1, 2, 3)),
        "One orc, until it dies: -1 on attack rolls against it, +2 on its attack rolls and the first three hits do not "
        "kill it.",
        "-1 to hit it, +2 to hit, 3 hits more",
    ),
    (
        Revival(**NAMED, effect=Revive(1, True, 1)),
        "When you die, in any turn, or in your own turn while you are dead: return with one wound, with a Treasure of "
        "your choice from the discard pile and keep one Treasure.",
        "return with a Treasure",
    ),
]


@pytest.mark.parametrize(("card", "words", "short"), SAID, ids=range(len(SAID)))
def test_cards_that_do_several_things_say_all_of_them(card: Card, words: str, short: str) -> None:
    assert say(card) == words
    assert heading(card) == short


# How they are drawn.


def test_two_different_cards_never_look_alike() -> None:
    looks: dict[tuple[int, str, str], list[str]] = {}
    for face in all_faces(""):
        looks.setdefault((face.deck, emblem(face), corner(face)), []).append(face.slug)
    assert not [alike for alike in looks.values() if len(alike) > 1]
    assert len({cloth_of(back) for back in BACKS}) == len(DECKS)


def test_no_name_is_cut_off() -> None:
    for deck in decks():
        for card in deck.cards:
            shown = re.findall(r"<text[^>]*>([^<]*)</text>", draw.card(card.face))
            assert set(card.face.title.split()) <= set(unescape(" ".join(shown)).split()), card.face.title


def test_every_picture_is_drawn() -> None:
    words = {emblem(face) for face in all_faces("")}
    words |= {*ALLIES.values(), *CURES, *GAMEMASTERS.values(), *GEAR.values(), *PICTURES.values()}
    assert not sorted(words - set(EMBLEMS) - set(ITEMS))


def faces_of(text: str) -> list[Face]:
    """The faces of a Treasure deck with these cards in addition."""
    return [face for face in all_faces(source("treasure") + text) if face.slug.startswith("spoon")]


def test_gear_looks_like_what_it_is_first_of_all() -> None:
    gear = (
        "{ do = 'weapon', range = 12, needs = 12 }, { do = 'bonus', to = 'melee', by = 4 }",
        "{ do = 'bonus', to = 'missile', by = 1 }",
        "{ do = 'bonus', to = 'bandage', by = 1 }",
        "{ do = 'bonus', to = 'armour', by = 3 }",
    )
    text = "".join(
        f"[[treasure]]\nid = 'spoon-{at}'\nname = 'Spoon'\npoints = 5\neffects = [{effects}]\n"
        for at, effects in enumerate(gear)
    )
    assert [emblem(face) for face in faces_of(text)] == ["crossbow", "quiver", "bandage", "breastplate"]


def test_a_card_says_all_in_one_line() -> None:
    blade = next(face for face in all_faces("") if face.slug == "honest-blade")
    assert full_words(blade, "in front of Dave") == (
        "Honest Blade +2, Treasure, 65 points, in front of Dave. A weapon: +2 hand-to-hand."
    )


def test_where_the_name_of_a_card_stands_already_what_it_does_comes_first() -> None:
    named = {face.slug: face for face in all_faces("")}
    assert words_under_name(named["honest-blade"]) == "65 points. A weapon: +2 hand-to-hand. Treasure."
    squatters = words_under_name(next(face for face in named.values() if face.name == "Squatters"))
    assert squatters.startswith("Three orcs come")
    assert squatters.endswith(". Newcomer card.")


# The catalogue.


def test_the_catalogue_has_every_card_of_the_three_decks_once() -> None:
    assert [deck.id for deck in decks()] == list(DECKS)
    assert [sum(deck.kinds().values()) for deck in decks()] == [60, 60, 40]
    assert [card.face.id for deck in decks() for card in deck.cards] == [face.slug for face in all_faces("")]
    assert {table for tables in DECKS.values() for table in tables} == TABLES
    for deck in decks():
        assert set(deck.verbs) == set(verbs(deck.id))
        assert all(deck.verbs.values()), "every verb is on some card that ships"


def test_the_catalogue_reads_the_decks_that_a_text_has() -> None:
    assert read_catalogue(source("player") + source("hackmaster")) == decks()[1:]
    assert read_catalogue(source("treasure")) == decks()[:1]
    assert len(read(source("treasure"))) == 3


if __name__ == "__main__":
    GOLDEN.write_text(listed(), encoding="utf-8")
