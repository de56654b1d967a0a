"""Boards as text, to be read line by line."""

from __future__ import annotations

from orcade import draw
from orcade.draw.text import direction, length, tell
from orcade.table.plane import compass
from orcade.table.scene import Scene, SeatPanel
from orcade.table.things import Caption, Card, Gauge, Path, Piece, Pile, Square, Zone


def test_a_board_is_a_grid_under_letters_and_beside_numbers() -> None:
    squares = [
        Square(id=f"{'abc'[x]}{3 - y}", label=f"{'abc'[x]}{3 - y}", x=x, y=y, text="o" if (x, y) == (2, 0) else ".")
        for y in range(3)
        for x in range(3)
    ]
    scene = Scene(
        width=3,
        height=3,
        look="board",
        headline="Game Turn 1",
        things=(
            *squares,
            Piece(id="item", label="Mace on a3", x=0.5, y=0.5, look="mace", text="m"),
            Piece(id="orc", label="Grub, 6 Health", x=1.5, y=2.5, look="orc-common", seat=0, text="Gr"),
        ),
    )
    assert draw.text(scene) == "\n".join(
        [
            "Game Turn 1",
            "",
            "  a  b  c",
            "3 m  .  o",
            "2 .  .  .",
            "1 .  Gr .",
            "",
            "m: Mace on a3",
            "Gr: Grub, 6 Health (b1)",
        ]
    )


def test_a_card_table_is_a_list() -> None:
    scene = Scene(
        width=8,
        height=8,
        look="pit",
        headline="Round 1",
        things=(
            Path(id="pit", label="The Pit", points=((0, 0), (1, 1)), look="area"),
            Caption(id="c", label="Thud attacks", x=1, y=1, text="Brutality"),
            Card(id="card-1", label="Nine of clubs", title="Nine of clubs", corner="9", emblem="club"),
            Card(id="card-2", label=""),
            Card(id="card-5", label=""),
            Pile(id="out", label="Thud’s Out pile, 2 cards; on top the two of hearts", x=1, y=1, name="Out", count=2),
            Pile(
                id="burnt",
                label="Burnt cards",
                x=1,
                y=1,
                name="Burnt",
                count=2,
                top=Card(id="card-3", label="Two of hearts", title="Two of hearts"),
            ),
            Pile(id="deck", label="", x=1, y=1, name="Deck", count=1),
            Pile(id="flair", label="", x=1, y=1, name="Flair", count=0),
            Gauge(id="damage", label="Thud’s damage: 2 of 5", name="Damage", value=2, full=5),
            Gauge(id="flair-1", label="Thud’s Flair", name="Flair", value=3, full=0),
        ),
        hand=(Card(id="card-4", label="King of spades", title="King of spades"),),
        seats=(
            SeatPanel(
                seat=0,
                name="Gnash",
                gauges=(Gauge(id="g", label="Damage", name="Damage", value=1, full=5),),
                notes=("favourite",),
            ),
            SeatPanel(seat=1, name="Thud", out=True),
        ),
    )
    assert draw.text(scene).splitlines() == [
        "Round 1",
        "",
        "Thud attacks",
        "Nine of clubs",
        "2 times: A card, face down",
        "Thud’s Out pile, 2 cards; on top the two of hearts",
        "Burnt: 2 cards, on top Two of hearts",
        "Deck: 1 card",
        "Flair: no cards",
        "Thud’s damage: 2 of 5",
        "Flair 3",
        "",
        "Gnash: Damage 1 of 5, favourite",
        "Thud: out",
        "",
        "Your hand: King of spades",
    ]


def test_many_rows_stay_in_column() -> None:
    squares = [Square(id=f"{x}-{y}", label="", x=x, y=y) for x in range(2) for y in range(10)]
    lines = draw.text(Scene(width=2, height=10, look="board", headline="", things=tuple(squares))).splitlines()
    assert lines[0] == "   a  b"
    assert lines[1] == "10 .  ."
    assert lines[-1] == " 1 .  ."


def test_a_measured_board_is_told_in_places_and_distances() -> None:
    scene = Scene(
        width=24,
        height=12,
        look="rumble",
        headline="Game Turn 2",
        inches=True,
        things=(
            Zone(id="rock", label="Rock at 6.000,2.000", x=6, y=2, width=3, height=1, look="rock"),
            Zone(id="wall", label="Cover", x=6.04, y=2.5, width=3, height=0.5, look="cover", turn=30),
            Zone(id="moss", label="Mushrooms", x=2, y=6, width=2, height=2, look="mushrooms", round=True),
            Piece(
                id="a", label="Grub, at 3, 4.04, 12 Health", x=3, y=4.04, look="orc-iron", size=1, text="Gr", facing=90
            ),
            Piece(id="b", label="Dreg, 3 Health, down", x=12.25, y=7.5, look="orc-feral", size=1, text="Dr"),
            Piece(id="gone", label="Barrel", x=3, y=5, look="barrel", states=("gone",), trail=((9, 9), (3, 5))),
            Piece(
                id="c", label="Barrel", x=12.25, y=8.4, look="barrel", size=0.8, trail=((4, 4), (20, 4), (12.25, 8.4))
            ),
        ),
    )
    assert draw.text(scene).splitlines() == [
        "Game Turn 2",
        "",
        "The ground is 24 by 12 inches. A place is so many inches from the left, then from the top.",
        "Rock: from 4.5, 1.5 to 7.5, 2.5",
        "Cover: 3 by 0.5, turned 30°, its centre at 6, 2.5",
        "Mushrooms: round, 2 across, its centre at 2, 6",
        "",
        "Gr: Grub, 12 Health, at 3, 4, facing down; nearest is Dreg, 8.9 inches right",
        "Dr: Dreg, 3 Health, down, at 12.2, 7.5; touches Barrel",
        "Barrel, at 12.2, 8.4; touches Dreg; came from 4, 4 by 20, 4",
    ]


def test_ways_and_lengths_in_words() -> None:
    assert [compass(degrees) for degrees in (1, 45, 137, 202, 203, 338, 360)] == [
        "right", "down-right", "down-left", "left", "up-left", "right", "right"
    ]  # fmt: skip
    assert [direction(*way) for way in ((1, 0), (0, -2), (-3, 3), (5, 2), (5, 2.2), (0, 0))] == [
        "right", "up", "down-left", "right", "down-right", ""
    ]  # fmt: skip
    assert [length(inches) for inches in (0.004, 0.06, 0.96, 1.04, 2.5, 12)] == [
        "less than 0.1 inches", "0.1 inches", "1 inch", "1 inch", "2.5 inches", "12 inches"
    ]  # fmt: skip
    assert [tell(number) for number in (-0.04, 12.25, 7.0, -3.5)] == ["0", "12.2", "7", "-3.5"]
