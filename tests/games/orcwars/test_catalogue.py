"""The two cups as they are shown and printed."""

from __future__ import annotations

import pytest

from orcade.draw.kit import EMBLEMS, cloth_of
from orcade.draw.kit.tribes import CHIEFS, RACES
from orcade.draw.sheets import sheets
from orcade.games.orcwars.catalogue import TABLES, decks, read
from orcade.games.orcwars.chip_files import source
from orcade.games.orcwars.chip_looks import BACKS, body, corner, emblem, facts, full_words, text
from orcade.games.orcwars.chips import RACE_NAMES, Chip, chip_named, chips
from orcade.table.toml_texts import BadContent


def chip(slug: str) -> Chip:
    found = chip_named("", slug)
    assert found is not None
    return found


def test_the_catalogue_has_both_cups() -> None:
    units, gold = decks()
    assert (units.title, gold.title) == ("Units", "Gold")
    assert units.kinds() == {"Leader": 18, "Troop": 54, "Shaman": 6, "Spy": 8, "War machine": 5}
    assert gold.kinds() == {"Gold": 48, "Caravan": 12}
    assert {"tribe", "leader", "troop", "shaman", "spy", "machine", "gold", "caravan"} == TABLES
    assert [card.face.id for deck in decks() for card in deck.cards] == [each.slug for each in chips("")]


def test_of_a_text_the_catalogue_has_what_is_in_it() -> None:
    (gold,) = read("[[gold]]\nvalue = 5\ncount = 2\n")
    assert (gold.title, gold.kinds()) == ("Gold", {"Gold": 2})
    assert [deck.title for deck in read(source("units"))] == ["Units"]
    with pytest.raises(BadContent):
        read("[[gold]]\nvalue = 0\n")


def test_every_chip_has_a_picture_and_every_race_its_own() -> None:
    pictures = {emblem(each) for each in chips("")}
    assert not pictures - set(EMBLEMS)
    assert set(RACES) == set(RACE_NAMES)
    assert set(RACES) | set(CHIEFS) <= pictures
    assert {"tower", "mine"} <= set(EMBLEMS)
    assert emblem(chip("gold-3")) == "gold-3"
    assert emblem(chip("gold-4")) == "gold"
    first, second = BACKS
    assert cloth_of(first) != cloth_of(second)


def test_no_two_chips_look_alike() -> None:
    faces = [(each.name, corner(each), emblem(each), body(each, "")) for each in chips("")]
    assert len(set(faces)) == len(faces)


def test_what_is_printed_on_a_chip() -> None:
    drip, boots, cart, eels = (chip(slug) for slug in ("old-drip", "borrowed-boots", "shove-cart", "caravan-1-back"))
    assert [corner(each) for each in (drip, boots, cart, eels, chip("spy"))] == ["5/4", "3", "2", "1←", ""]
    assert facts(drip) == "Authority 5, servivility 4"
    meant = "Obeyed on a d8 of 5 or less, gets away on 4 or less."
    assert text(drip, "") == f"Goblin of the Gribnose. Home: land 3. {meant}"
    assert body(drip, "") == "Authority 5\nServivility 4\nTribe: Gribnose\nHome: land 3"
    assert body(boots, "") == "Tribe: Gribnose\nHome: land 3"
    assert full_words(boots, "") == "Borrowed Boots, troop, power 3. Goblins of the Gribnose. Home: land 3."
    assert full_words(chip("gold-2"), "", "in your hand") == "2 gold, value 2, in your hand."
    assert full_words(chip("spy"), "") == "Spy. Once: look, steal, overhear, knife, bribe or sabotage."
    assert full_words(eels, "") == "Empty Eel Jars, caravan, route 1, back."


def test_the_chips_can_be_printed() -> None:
    page = sheets("Orcwars Too!", decks())
    assert "151 cards on 17 pages" in page
