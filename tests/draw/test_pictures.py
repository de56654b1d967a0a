"""Pictures of cards that are put together from parts."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from orcade import draw
from orcade.draw.kit.cards import STAMPS, worded
from orcade.draw.kit.emblems import SUITS, emblem, initial
from orcade.draw.kit.number_cards import MOTIFS, number_art
from orcade.draw.kit.panels import CORNERS
from orcade.draw.kit.pictures import FEELINGS, KINDS, address, known
from orcade.table.pictures import MOODS, SUBJECTS
from orcade.table.scene import Scene
from orcade.table.things import Card

BEAR = Card(id="card", label="Bear", title="Bear", emblem="monster", picture="monster.bear.jerkin.angry")


def test_every_part_has_a_drawing_and_no_two_are_alike() -> None:
    subjects = {name: emblem(name) for name in SUBJECTS}
    assert [name for name, art in subjects.items() if art == initial(name)] == []
    assert len(set(subjects.values())) == len(subjects)
    assert FEELINGS.keys() == MOODS.keys()
    assert not SUBJECTS.keys() & MOODS.keys()


def test_the_open_sides_of_a_room_are_a_plan_on_its_card() -> None:
    door = worded("Hall", "NS", "door", "")
    assert door.count("M-11 -11H-6M6 -11H11") == 2
    assert door.count('d="M-11 -11H11"') == 2
    assert ">NS<" not in door
    assert ">NS<" in worded("Hall", "NS", "monster", "")


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_is_a_file_of_its_own(kind: str) -> None:
    for mood in ("", *MOODS):
        file = draw.card_picture(f"{kind}.bear.rat.{mood}".removesuffix("."))
        assert file is not None
        ElementTree.fromstring(file)


def test_the_picture_of_a_playing_card_is_a_file_and_the_card_refers_to_it() -> None:
    for suit in SUITS:
        for corner in CORNERS:
            file = draw.card_picture(f"{suit}.{corner}")
            assert file is not None
            ElementTree.fromstring(file)
    nine = Card(id="nine", label="Nine of clubs", title="Nine of clubs", corner="9", emblem="club")
    board = draw.svg(Scene(width=4, height=4, look="table", things=(nine,), headline=""))
    assert emblem("two-axes") in draw.card(nine)
    assert f'href="{address("club.9")}"' in board
    assert emblem("two-axes") not in board
    assert board.count(f'<g id="stamp-of-clubs">{STAMPS["of-clubs"]}</g>') == 1


@pytest.mark.parametrize(
    "name",
    [
        "",
        "bear",
        "monster",
        "monster.",
        "monster.unheard",
        "hat.bear",
        "monster.angry",
        "monster.bear.angry.rat",
        "monster.bear.rat.bat",
        "monster.bear.angry.sly",
        "monster.bear..angry",
        "monster.../../x",
        "club",
        "club.1",
        "club.9.9",
        "club.angry",
    ],
)
def test_what_is_no_picture_is_not_drawn(name: str) -> None:
    assert not known(name)
    assert draw.card_picture(name) is None


def test_a_board_refers_to_pictures_and_a_card_by_itself_holds_its_own() -> None:
    hidden = Card(id="card", label="A card", picture=BEAR.picture)
    assert emblem("bear") in draw.card(BEAR)
    assert address(BEAR.picture) not in draw.card(BEAR)
    assert "bear" not in draw.card(hidden)


def test_each_number_card_has_an_emblem_of_its_own_and_as_many_signs_as_it_counts() -> None:
    shown = [name for names in MOTIFS.values() for name in names]
    assert MOTIFS.keys() == SUITS.keys()
    assert len(set(shown)) == len(shown)
    assert [name for name in shown if emblem(name) == initial(name)] == []
    for suit in MOTIFS:
        for value in range(2, 11):
            painted = re.findall(rf'<path class="o-{SUITS[suit][1]}" d="([^"]*)"/>', number_art(suit, value))
            assert painted[-1].count("M") == value


def test_a_word_with_a_hyphen_is_not_parted_on_a_card_where_smaller_print_holds_it() -> None:
    assert ">Rules-Lawyering.<" in worded("Might Makes Right", "2", "rule", "+2 Rules-Lawyering.")
