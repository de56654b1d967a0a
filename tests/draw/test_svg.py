"""Boards as SVG: well-formed, stable ids, states, hostile text, looks that nobody has drawn yet."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import count
from xml.etree import ElementTree
from xml.parsers.expat import ParserCreate

import pytest
from msgspec.structs import replace

import orcade
from orcade import draw
from orcade.draw import things
from orcade.house.random_play import played
from orcade.table.choices import Choice, Question
from orcade.table.game import installed_games
from orcade.table.requests import OPEN, SPECTATOR
from orcade.table.scene import Scene
from orcade.table.things import Caption, Card, Gauge, Path, Piece, Pile, Square, Thing
from tests.exploring import seeds

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = """<script>alert("1")</script> & 'x' ]]>"""


def scene_of(
    *things: Thing, legal: tuple[str, ...] = (), last: tuple[str, ...] = (), hand: tuple[Card, ...] = ()
) -> Scene:
    choices = tuple(Choice(say=name, label=name, things=(name,), hint="") for name in legal)
    return Scene(
        width=8,
        height=8,
        look="pit",
        headline="Round 1",
        things=things,
        hand=hand,
        question=Question("Go", "X 1", choices) if legal else None,
        last=last,
    )


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def well_formed(svg: str) -> None:
    """ExpatError where it is not. No tree is made of it: that takes three times as long, and some boards are large."""
    ParserCreate(namespace_separator="}").Parse(svg, True)


def thing(root: ElementTree.Element, name: str) -> ElementTree.Element:
    found = root.find(f".//*[@id='thing-{name}']")
    assert found is not None, f"{name} is not drawn"
    return found


def ids(root: ElementTree.Element) -> list[str]:
    return [node.attrib["id"] for node in root.iter() if "id" in node.attrib]


def one_of_each() -> tuple[Thing, ...]:
    return (
        Square(id="a1", label="a1", x=0, y=7, look="pit"),
        Square(id="b1", label="b1", x=1, y=7, dark=True),
        Piece(id="orc-0", label="Grub", x=0.5, y=7.5, look="orc-common", seat=0, badge="6", holding="mace"),
        Card(id="card-1", label="Nine of clubs", x=3, y=3, title="Nine of clubs", corner="9", emblem="club"),
        Card(id="card-2", label="A card", x=4, y=3),
        Pile(id="deck", label="The deck, 40 cards", x=5, y=3, name="Deck", count=40),
        Pile(id="out", label="Out, empty", x=6, y=3, name="Out", count=0),
        Gauge(id="health", label="Health", name="Health", value=2, full=6, look="heart", x=3, y=6),
        Path(id="arrow", label="moved", points=((1.5, 1.5), (3.5, 2.5))),
        Path(id="pit", label="The Pit", points=((1, 1), (6, 1), (6, 4), (1, 4)), look="area"),
        Caption(id="words", label="words", x=4, y=0.5, text="Words"),
    )


def random_scenes(name: str, seed: int) -> Iterator[Scene]:
    """Scenes of a random match, one decision in 36 and the end: open, of a spectator, of a seat, of who is asked."""
    game = installed_games()[name]
    rng = random.Random(seed)
    match = orcade.new(name, seats=rng.choice(game.seats), seed=seed)
    for turn in count():
        if turn % 36 == 0 or match.over:
            for seat in (SPECTATOR, OPEN, turn // 36 % match.state.seats, *(ask.seat for ask in match.asks[:1])):
                yield match.scene(seat)
        if match.over:
            return
        ask = rng.choice(match.asks)
        match.answer(rng.choice(ask.options), seat=ask.seat)


def test_words_over_a_board_reach_no_farther_than_they_may() -> None:
    words = "Pip is about to die of Duchess of the Small Print"
    caption = Caption(id="now", label=words, x=5, y=0.5, text=words, size=0.36, width=10)
    board = draw.svg(Scene(width=10, height=3, look="dungeon", headline="", things=(caption,)))
    (left, wide) = re.search(r'class="o-hit" x="(-\d+\.?\d*)" y="[^"]*" width="(\d+\.?\d*)"', board).groups()  # type: ignore[union-attr]
    assert (float(left), float(wide)) == (-300, 600)


def test_words_over_a_board_are_said_once_and_take_the_same_room_whatever_they_say() -> None:
    drawn = [caption(words) for words in ("stopped!", "Pip is about to die of Duchess of the Small Print")]
    assert all("aria-label" not in each for each in drawn)
    assert len({re.findall("<rect[^>]*>", each)[0] for each in drawn}) == 1
    assert 'aria-label="9 of 12"' in caption("9", label="9 of 12")


def caption(text: str, label: str = "") -> str:
    thing = Caption(id="now", label=label or text, x=5, y=0.5, text=text, size=0.36, width=5)
    board = draw.svg(Scene(width=10, height=3, look="dungeon", headline="", things=(thing,)))
    return board[board.index('<g id="thing-now"') :]


@pytest.mark.parametrize("name", installed_games())
@pytest.mark.parametrize("seed", seeds(1))
def test_every_game_draws_well_formed_boards_with_every_thing_once(name: str, seed: int) -> None:
    for scene in random_scenes(name, seed):
        svg = draw.svg(scene)
        well_formed(svg)
        found = re.findall(r'\sid="([^"]*)"', svg)
        assert len(found) == len(set(found))
        assert set(re.findall('href="#([^"]+)"', svg)) <= set(found), "everything that is used is cut"
        assert {f"thing-{thing.id}" for thing in scene.things} <= set(found)
        if scene.hand:
            held = parsed(draw.hand(scene).html)
            assert [node.attrib["data-thing"] for node in held] == [card.id for card in scene.hand]
        assert draw.text(scene).strip()
        for panel in scene.seats:
            for gauge in panel.gauges:
                well_formed(draw.gauge(gauge))


def test_a_thing_keeps_its_ids_when_it_moves_and_only_its_style_changes() -> None:
    here = draw.svg(scene_of(Piece(id="orc", label="Grub", x=1, y=2, look="orc-iron", seat=1)))
    there = draw.svg(scene_of(Piece(id="orc", label="Grub", x=5, y=3.5, look="orc-iron", seat=1)))
    assert "transform:translate(60px,120px)" in here
    assert here.replace("translate(60px,120px)", "translate(300px,210px)") == there


def test_all_kinds_are_drawn_and_named() -> None:
    things = one_of_each()
    root = parsed(draw.svg(scene_of(*things)))
    assert root.attrib["id"] == "board"
    for each in things:
        node = thing(root, each.id)
        assert node.attrib["data-thing"] == each.id
        assert node.attrib["aria-label"] == each.label


def test_every_changing_part_has_an_id() -> None:
    node = thing(parsed(draw.svg(scene_of(*one_of_each()))), "orc-0")
    assert ids(node) == ["thing-orc-0", "thing-orc-0-figure", "thing-orc-0-mark", "thing-orc-0-badge"]


def test_a_board_is_the_same_whatever_may_be_chosen() -> None:
    """The reader's own page lights it, so that all who see the same things are sent the same."""
    things = one_of_each()
    legal = ("a1", "orc-0", "card-2", "deck", "health", "words")
    drawn = draw.svg(scene_of(*things, legal=legal))
    assert drawn == draw.svg(scene_of(*things)) == draw.svg(scene_of(*things, legal=("b1",)))
    for name in legal:
        assert any("o-ring" in part.attrib.get("class", "") for part in thing(parsed(drawn), name).iter())


def test_the_last_move_has_a_halo() -> None:
    root = parsed(draw.svg(scene_of(*one_of_each(), last=("orc-0", "card-1", "a1", "deck"))))
    for name in ("orc-0", "card-1", "a1", "deck"):
        assert "last" in thing(root, name).attrib["class"].split()
    assert "last" not in thing(root, "card-2").attrib["class"].split()


def test_a_token_under_a_figure_looks_out_from_behind_it() -> None:
    token = Piece(id="item", label="Mace", x=2.5, y=2.5, look="mace", size=0.56)
    figure = Piece(id="orc", label="Grub", x=2.5, y=2.5, look="orc-iron", seat=0)
    root = parsed(draw.svg(scene_of(token, figure)))
    order = [node.attrib["data-thing"] for node in root.iter() if "data-thing" in node.attrib]
    assert order == ["item", "orc"]
    assert thing(root, "item").attrib["style"] == "transform:translate(130.2px,130.2px)"
    assert thing(root, "orc").attrib["style"] == "transform:translate(150px,150px)"
    apart = replace(token, x=3.5)
    assert (
        thing(parsed(draw.svg(scene_of(apart, figure))), "item").attrib["style"] == "transform:translate(210px,150px)"
    )


def test_a_square_is_clickable_all_over() -> None:
    svg = draw.svg(scene_of(Square(id="a1", label="a1", x=0, y=0)))
    assert re.search(r'<g id="cell-0"><rect [^>]*width="60" height="60"', svg)
    assert '<use href="#cell-0"/>' in svg


def test_boards_show_their_coordinates() -> None:
    squares = [Square(id=f"s{x}{y}", label="", x=x, y=y) for x in range(8) for y in range(8)]
    words = [node.text for node in parsed(draw.svg(scene_of(*squares))).iter(f"{SVG}text")]
    assert words == [*"abcdefgh", *"12345678"]


def test_who_lies_is_turned_on_his_back_and_who_is_only_idle_is_not() -> None:
    stands = Piece(id="orc", label="Grub", x=1, y=2, look="orc-iron", seat=1)
    turned = [
        "rotate(-70)" in draw.svg(scene_of(replace(stands, states=states))) for states in ((), ("idle",), ("down",))
    ]
    assert turned == [False, False, True]


def test_hostile_words_stay_words() -> None:
    things = (
        Square(id=HOSTILE + "1", label=HOSTILE, x=0, y=0, look=HOSTILE, text=HOSTILE),
        Piece(
            id=HOSTILE + "2",
            label=HOSTILE,
            x=0.5,
            y=0.5,
            look=HOSTILE,
            badge=HOSTILE,
            states=(HOSTILE,),
            holding=HOSTILE,
        ),
        Card(
            id=HOSTILE + "3",
            label=HOSTILE,
            title=HOSTILE,
            corner=HOSTILE,
            emblem=HOSTILE,
            body=HOSTILE,
            tries=(HOSTILE,),
        ),
        Card(id=HOSTILE + "4", label=HOSTILE, back=HOSTILE),
        Pile(id=HOSTILE + "5", label=HOSTILE, x=1, y=1, name=HOSTILE, count=3, back=HOSTILE),
        Gauge(id=HOSTILE + "6", label=HOSTILE, name=HOSTILE, value=1, full=2, look=HOSTILE),
        Path(id=HOSTILE + "7", label=HOSTILE, points=((0, 0), (1, 1)), look=HOSTILE),
        Caption(id=HOSTILE + "8", label=HOSTILE, x=1, y=1, text=HOSTILE),
    )
    scene = scene_of(*things, hand=things[2:4], legal=(HOSTILE + "3",))
    for drawn in (draw.svg(scene), draw.hand(scene).html, draw.gauge(things[5])):
        assert "<script" not in drawn
        parsed(drawn)
    root = parsed(draw.svg(scene))
    for each in things:
        assert root.find(".//*[@data-thing]") is not None
        assert each.id in {node.attrib.get("data-thing") for node in root.iter()}


@pytest.mark.parametrize("look", ["basilisk", "", "?!", "ork der dunkelheit", "Ω"])
def test_an_unknown_look_gets_its_initial(look: str) -> None:
    initial = next((sign for sign in look if sign.isalnum()), "?").upper()
    things = (
        Piece(id="piece", label="x", x=1, y=1, look=look, seat=2),
        Card(id="card", label="x", title="x", emblem=look or "?"),
        Square(id="square", label="x", x=0, y=0, look=look),
    )
    root = parsed(draw.svg(scene_of(*things)))
    face = next(node for node in root.iter(f"{SVG}g") if node.attrib.get("id", "").startswith("face-"))
    for drawn in (thing(root, "piece"), face):
        assert initial in {node.text for node in drawn.iter(f"{SVG}text")}


def test_an_unknown_kind_of_thing_is_left_out() -> None:
    class Ghost(Thing, frozen=True, kw_only=True):
        pass

    assert "ghost" not in draw.svg(scene_of(Ghost(id="ghost", label="boo")))


def test_a_seat_is_told_by_colour_and_mark() -> None:
    drawn = [
        thing(parsed(draw.svg(scene_of(Piece(id="p", label="", x=1, y=1, look="orc", seat=seat)))), "p")
        for seat in range(9)
    ]
    marks = {ElementTree.tostring(node.find(f".//{SVG}g[@id='thing-p-mark']")) for node in drawn}  # type: ignore[arg-type]
    assert len(marks) == 9
    assert [f"seat-{seat}" in node.attrib["class"].split() for seat, node in enumerate(drawn)] == [True] * 9


def test_standalone_carries_its_style() -> None:
    alone = draw.svg(scene_of(*one_of_each()), standalone=True)
    assert draw.stylesheet() in alone.replace("&gt;", ">")
    assert parsed(alone).attrib["width"]
    assert "<style>" not in draw.svg(scene_of(*one_of_each()))


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_a_board_drawn_before_is_only_put_together(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = played(installed_games()[name], 1).scene(OPEN)
    first = draw.svg(scene)

    def made(*_: object) -> str:
        raise AssertionError("made again")

    monkeypatch.setattr("orcade.draw.drawn._with", made)
    for kind in ("things", "cards", "figures", "territories", "outcomes"):
        monkeypatch.setattr(f"orcade.draw.{kind}.group", made)
    assert draw.svg(scene) == first


def test_wood_at_the_feet_of_somebody_bears_a_plate_that_what_is_carried_lacks() -> None:
    def on_a_plate(piece: Piece) -> bool:
        drawn = parsed(f'<svg xmlns="{SVG[1:-1]}">{things.draw(piece, 0)}</svg>')
        badge = next(node for node in drawn.iter() if node.get("id") == "thing-it-badge")
        return any("o-bone" in rect.attrib["class"] for rect in badge.iter(f"{SVG}rect"))

    lying = Piece(id="it", label="2 Wood", x=0.27, y=0.14, look="wood", size=0.44, badge="2")
    carried = Piece(id="it", label="Orc", x=0.5, y=0.5, look="orc-iron", seat=0, holding="wood", badge="2")
    assert on_a_plate(lying)
    assert not on_a_plate(carried)
