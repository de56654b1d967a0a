"""What is drawn on cards: each looks like itself, and those of a deck that names no pictures get some."""

from __future__ import annotations

import re

from orcade.draw.kit.cards import face as draw_face
from orcade.draw.kit.pictures import known, picture
from orcade.games.hack.card_pictures import kind_of, picture_of
from orcade.games.hack.catalogue import decks
from orcade.games.hack.deck_files import read_deck, shipped, source
from orcade.table.pictures import Picture, worked_out

BARE = re.sub(r"(?m)^picture = .*\n", "", source("knuckles"))


def test_every_card_that_ships_has_a_drawing_of_its_own() -> None:
    cards = {(deck.id, card.id): picture_of(card) for deck in shipped() for card in deck.cards}
    assert all(map(known, cards.values()))
    drawn: dict[str, tuple[str, str]] = {}
    for card, name in cards.items():
        assert drawn.setdefault(picture(name), card) == card


def test_a_deck_that_names_no_pictures_gets_different_ones_that_fit_and_always_the_same() -> None:
    deck = read_deck(BARE)
    pictures = {card.id: picture_of(card) for card in deck.cards}
    assert len(set(pictures.values())) == len(pictures)
    assert all(map(known, pictures.values()))
    assert pictures["bear-in-the-cloakroom"].startswith("monster.bear")
    assert pictures["swinging-millstone"].startswith("trap.millstone")
    again = read_deck(f"{BARE}# not kept from before")
    assert {card.id: picture_of(card) for card in again.cards} == pictures


def test_what_is_named_is_drawn_and_the_others_of_a_deck_keep_clear_of_it() -> None:
    card = read_deck(source("knuckles")).cards[0]
    assert kind_of(card) == "exit"
    assert picture_of(card) == "exit.chute.socks.hasty"
    first = worked_out("Bear", (), (), ())
    assert first == Picture("bear")
    assert worked_out("Bear", (), (), {first}) != first


def test_every_card_has_room_for_its_picture() -> None:
    """Above what it says, or beside the first lines; the words lie on no picture."""
    for deck in decks():
        for printed in deck.cards:
            face = printed.face
            if not face.picture:
                continue
            art = draw_face(face.title, face.corner, face.emblem, face.body, face.picture)
            frame = re.search(r'rx="3" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', art)
            assert frame, face.title
            x, y, wide, high = map(float, frame.groups())
            assert min(wide, high) >= 23, face.title
            for tall, size, end in re.findall(r'x="7" y="([\d.]+)" font-size="([\d.]+)" textLength="([\d.]+)"', art):
                beside = 7 + float(end) <= x
                assert beside or float(tall) - 0.8 * float(size) >= y + high - 1, face.title


def test_what_a_card_says_is_large_enough_to_be_read_in_a_hand() -> None:
    """A hand is 102 pixels wide a card or more, 110 units: ten pixels at least, eleven for most."""
    for deck in decks():
        for printed in deck.cards:
            face = printed.face
            art = draw_face(face.title, face.corner, face.emblem, face.body, face.picture)
            sizes = [float(size) for size in re.findall(r'o-plain[^>]*font-size="([\d.]+)"', art)]
            assert min(sizes, default=12) >= 10.5, face.title
