"""Maps of one's own: everything that is wrong is told, with its line and what was expected (OG-58)."""

from __future__ import annotations

from time import process_time

import pytest

from orcade.games.gates.map_files import LONGEST, read_maps, shipped_text
from orcade.table.toml_texts import BadContent

from .maps import Point, at, drawn, line_of, right, under


def refusal(text: str) -> list[str]:
    with pytest.raises(BadContent) as refused:
        read_maps(text)
    return str(refused.value).splitlines()


def told(side: str, signs: dict[Point, str]) -> list[str]:
    """What is told of a spoilt side."""
    return refusal(drawn(side, signs))


def place(side: str, point: Point) -> str:
    name = {"1A": "Market", "2A": "Mill", "2B": "Barracks", "4B": "Dungeon"}[side]
    return f"line {line_of(side, point)}, column {point[0]}: {name!r}: "


def test_those_that_ship_are_read() -> None:
    assert [side.name for side in read_maps(shipped_text()).sides][::7] == ["Market", "Dungeon"]


@pytest.mark.parametrize(
    ("side", "signs", "where", "words"),
    [
        (
            "1A",
            {at("f12"): "."},
            at("f12"),
            "f12 is no road; expected roads in the middle of the top edge, at columns f and g",
        ),
        (
            "1A",
            {at("a6"): "o"},
            at("a6"),
            "a6 is no road; expected roads in the middle of the left edge, at rows 6 and 7",
        ),
        (
            "1A",
            {under("g1"): "-"},
            at("g1"),
            "the road cannot leave at g1; expected nothing on the outer edge there",
        ),
        (
            "1A",
            {at("e12"): ":", at("e11"): ":"},
            at("e12"),
            "the road at e12 misses the middle of the top edge; expected it at columns f and g alone",
        ),
        (
            "1A",
            {at("i3"): ":", at("i2"): ":"},
            at("i3"),
            "the road at i3 leads nowhere; expected it to meet the other roads",
        ),
        ("1A", {at("e10"): ":"}, at("e10"), "the road leads nowhere at e10; expected it to go on"),
        (
            "1A",
            {at(each): ":" for each in ("f6", "g6", "f7", "g7")},
            (1, 1),
            "0 crossing squares; expected 4 or more, so that everybody finds a place to start",
        ),
        ("1A", {right("i11"): "D"}, right("i11"), "a door in no wall; expected a wall or a door at both of its ends"),
        (
            "1A",
            {right("h11"): " ", right("h10"): "S", right("h9"): " "},
            right("h10"),
            "a secret door in no wall; expected a wall or a door at both of its ends",
        ),
        ("1A", {under("a1"): "D"}, under("a1"), "a door on the outer edge; expected a wall there, or nothing"),
        (
            "1A",
            {at("d10"): "o"},
            right("d10"),
            "a door that leads to d10, which nobody can enter; expected squares that can be entered on both sides",
        ),
        (
            "1A",
            {right("a11"): " "},
            at("b11"),
            "the building at b11 is open; expected walls or doors between it and the outdoors",
        ),
        (
            "2B",
            {(25, at("l9")[1]): " "},
            at("l9"),
            "the building at l9 is open; expected a wall on the outer edge",
        ),
        (
            "1A",
            {under("j8"): "-", right("h11"): "|", right("h10"): "|"},
            at("k8"),
            "the chest at k8 cannot be reached; expected a way to it from the road",
        ),
        (
            "2B",
            {under("b2"): "-", right("b2"): "|"},
            at("a1"),
            "the chest at a1 cannot be reached; expected a way to it from the road",
        ),
        (
            "2A",
            {at("a11"): "~", at("b11"): "~", at("b12"): "~"},
            at("a12"),
            "a12 cannot be reached; expected a way to it from the road",
        ),
        (
            "4B",
            {right("e11"): "|", right("e8"): "|", under("b8"): "-"},
            at("c10"),
            "the chest at c10 cannot be reached; expected a way to it from a staircase",
        ),
        ("4B", {at("c10"): ":"}, at("c10"), "a Dungeon with a road; expected none: it touches no other map"),
        (
            "4B",
            {at("k11"): "_", at("k7"): "_", at("b2"): "_"},
            (1, 1),
            "a Dungeon without a staircase; expected one at least, the only way into it",
        ),
    ],
)
def test_each_fault_is_told_with_its_place(side: str, signs: dict[Point, str], where: Point, words: str) -> None:
    assert place(side, where) + words in told(side, signs)


def test_what_is_not_spoilt_is_not_told() -> None:
    assert told("1A", {at("a6"): "o"}) == [
        f"{place('1A', at('a6'))}a6 is no road; expected roads in the middle of the left edge, at rows 6 and 7"
    ]
    assert told("1A", {under("a1"): "D"}) == [
        f"{place('1A', under('a1'))}a door on the outer edge; expected a wall there, or nothing"
    ]


def test_a_drawing_that_cannot_be_read_names_each_sign() -> None:
    assert told("2A", {at("c10"): "?", (1, 1): " "}) == [
        f"{place('2A', (1, 1))}a blank stands where squares meet; a '+' stands there",
        f"{place('2A', at('c10'))}'?' is no square; squares are: . ground, : road, x crossing, _ indoor floor, "
        "$ chest, @ staircase, o column, & statue, ~ creek",
    ]


def test_a_drawing_may_begin_behind_the_quotes() -> None:
    text = drawn("1A", {at("c10"): "?"}).replace("drawing = '''\n", "drawing = '''")
    number = next(at for at, line in enumerate(text.splitlines(), 1) if "?" in line)
    assert refusal(text)[0].startswith(f"line {number}, column 6: 'Market': '?' is no square")


def test_faults_of_several_sides_are_told_in_the_order_of_lines() -> None:
    faults = refusal(drawn("1A", {under("a1"): "D"}, drawn("4B", {at("c10"): ":"})))
    assert [fault.partition(": ")[2].partition(":")[0] for fault in faults] == ["'Market'", "'Dungeon'"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "1A"', 'id = "5A"', "line 7: 'Market': its id is one of 1A, 1B, 2A, 2B, 3A, 3B, 4A, 4B"),
        ('name = "Market"', 'name = ""', "line 8: '': its name is from 1 to 16 letters long"),
        ('name = "Market"', "", "line 6: 'name' is missing"),
        ('name = "Market"', 'nane = "Market"', "line 8: there is no 'nane' here ('name' perhaps?)"),
        ('words = "Ev', f'words = "{"e" * 120}', "line 9: 'Market': its words are at most 120 letters long"),
        ('id = "1A"', "id = 1", "line 7: 'Market': expected text"),
        ('id = "1A"', "id = ", "line 7: this is no TOML: "),
        ('id = "1B"', 'id = "1A"', "line 6: there are four sections with two sides each; missing: 1B"),
        ('id = "1B"', 'id = "1A"', "line 39: there is one side 1A, and it is in line 7 already"),
        ("[[side]]", "[[map]]", "line 6: there is no 'map' here"),
        ("#", "#" * LONGEST, "this text has "),
    ],
)
def test_what_is_written_round_a_drawing(old: str, new: str, fault: str) -> None:
    assert any(each.startswith(fault) for each in refusal(shipped_text().replace(old, new, 1)))


def test_a_side_stands_there_once() -> None:
    text = shipped_text()
    again = text[text.index("[[side]]") : text.index("[[side]]", text.index("[[side]]") + 1)]
    line = len(text.splitlines()) + 2
    assert refusal(text + again) == [f"line {line}: there is one side 1A, and it is in line 7 already"]
    assert refusal(text.replace(again, "")) == ["line 6: there are four sections with two sides each; missing: 1A"]
    assert refusal("") == ["line 1: 'side' is missing"]


def test_sides_may_stand_in_any_order() -> None:
    first, *sides = shipped_text().split("[[side]]")
    mixed = "[[side]]".join([first, *reversed(sides)])
    assert [side.id for side in read_maps(mixed).sides] == [side.id for side in read_maps(shipped_text()).sides]


def test_there_is_one_dungeon_at_most() -> None:
    text = shipped_text()
    dungeon = text[text.rindex("[[side]]") :]
    mill = text[text.index('[[side]]\nid = "2A"') : text.index('[[side]]\nid = "2B"')]
    both = text.replace(mill, dungeon.replace('"4B"', '"2A"'))
    line = both[: both.rindex("dungeon = true")].count("\n") + 1
    assert refusal(both) == [f"line {line}: there is one Dungeon at most, and 2A and 4B are Dungeons"]


@pytest.mark.parametrize(("side", "square"), [("1A", "j3"), ("1B", "k5")])
def test_a_staircase_leads_down_from_each_side_of_some_section(side: str, square: str) -> None:
    """OG-58: of a section that is not the Dungeon's own."""
    text = drawn(side, {at(square): "_" if side == "1B" else "."})
    (fault,) = refusal(text)
    line = text[: text.rindex("dungeon = true")].count("\n") + 1
    words = "no section besides the Dungeon's has a staircase on both of its sides; one has to"
    assert fault.startswith(f"line {line}: {words}")
    assert refusal(drawn("4A", {at("a12"): "@"}, text)) == [fault]
    read_maps(drawn("3A", {at("a12"): "@"}, drawn("3B", {at("a12"): "@"}, text)))
    read_maps(text[: text.rindex("[[side]]")] + _surface("4B"))


def _surface(side: str) -> str:
    """The mill once more, as another side."""
    text = shipped_text()
    mill = text[text.index('[[side]]\nid = "2A"') : text.index('[[side]]\nid = "2B"')]
    return mill.replace('"2A"', f'"{side}"')


@pytest.mark.parametrize(
    ("square", "words"),
    [
        ("i4", "chest i4 is 1 action from a staircase at j3; expected 3 or more"),
        ("b12", "chest b12 is 0 actions from the edge of the section at b12; expected 3 or more"),
        ("d11", "chests d11 and c10 are 1 action from each other; expected 6 or more"),
    ],
)
def test_chests_that_are_close_are_only_warned_of(square: str, words: str) -> None:
    found = read_maps(drawn("1A", {at(square): "$"})).warnings
    assert words in {each.partition("'Market': ")[2] for each in found}
    lines = {line_of("1A", at(square)), line_of("1A", at("c10"))}
    assert {int(each.split()[1].strip(",")) for each in found} <= lines


def test_what_takes_long_to_look_at_is_refused_soon() -> None:
    """Cells by the thousand, each with a chest that cannot be reached: well below a second."""
    lines = ["+-+-+-+-+-+-+-+-+-+-+-+-+", "|" + "$|" * 12] * 12 + ["+-+-+-+-+-+-+-+-+-+-+-+-+"]
    side = '[[side]]\nid = "1A"\nname = "Cells"\ndrawing = \'\'\'\n' + "\n".join(lines) + "\n'''\n"
    begun = process_time()
    with pytest.raises(BadContent):
        read_maps(side * (LONGEST // len(side)))
    assert process_time() - begun < 5
