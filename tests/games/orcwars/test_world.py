"""The map that ships is as the rules ask, and a map of one's own is refused with all that is wrong."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from orcade.games.orcwars.map_files import LOOKS, read_map, shipped_text
from orcade.games.orcwars.world import ORCLANDS, world
from orcade.table.floor import bits
from orcade.table.toml_texts import BadContent

SHIPPED = shipped_text()


def line_of(words: str, text: str = SHIPPED) -> int:
    """The first line of the text that holds these words, counted from 1."""
    return next(at for at, line in enumerate(text.splitlines(), 1) if words in line)


def refusal(text: str) -> list[str]:
    with pytest.raises(BadContent) as refused:
        read_map(text)
    return str(refused.value).splitlines()


def test_there_are_eighteen_orclands_and_a_ring_of_ten_outlands() -> None:
    found = world("")
    assert bits(found.orclands) == tuple(range(ORCLANDS))
    assert bits(found.outlands) == tuple(range(ORCLANDS, 28))
    assert [area.number for area in found.map.areas[:ORCLANDS]] == list(range(1, 19))
    ring = [18]
    while len(ring) < 10:
        ring.append(next(each for each in found.neighbours[ring[-1]] if each >= ORCLANDS and each not in ring))
    assert ring[0] in found.neighbours[ring[-1]]
    for outland in ring:
        assert (found.beside[outland] & found.outlands).bit_count() == 2
        assert 2 <= (found.beside[outland] & found.orclands).bit_count() <= 3


def test_neighbours_and_distances_are_as_the_rules_ask() -> None:
    found = world("")
    for orcland in range(ORCLANDS):
        assert 3 <= len(found.neighbours[orcland]) <= 6
        assert min(found.map.distance(orcland, outland) for outland in range(ORCLANDS, 28)) <= 2
        assert max(found.map.distances[orcland][:ORCLANDS]) <= 5
    for home in range(0, ORCLANDS, 2):
        assert home + 1 in found.neighbours[home], "the two homes of a tribe are neighbours"


def test_six_routes_lead_from_outland_to_outland() -> None:
    found = world("")
    assert len(found.routes) == 6
    crossed: Counter[int] = Counter()
    for route in found.routes:
        assert 5 <= len(route) <= 7
        assert 5 <= len(route) - 1 <= 7, "so many steps, too"
        assert found.outlands >> route[0] & 1
        assert found.outlands >> route[-1] & 1
        assert all(found.beside[a] >> b & 1 for a, b in pairwise(route))
        inland = [area for area in route if area < ORCLANDS]
        assert len(inland) >= 3
        crossed.update(inland)
    assert max(crossed.values()) <= 3


def test_the_map_that_ships_is_well_and_told_in_words() -> None:
    assert read_map(SHIPPED).warnings == ()
    found = world("")
    assert len(set(found.slugs)) == len(set(found.names)) == 28
    assert all(area.words for area in found.map.areas)
    assert {area.look for area in found.map.areas} == set(LOOKS)


def test_a_map_of_ones_own_takes_the_place_of_it() -> None:
    own = SHIPPED.replace("Sootpit", "Old Sootpit")
    assert world(own).names[4] == "Old Sootpit"
    assert world(own) is world(own)


@pytest.mark.parametrize(
    ("old", "new", "at", "told"),
    [
        ("number = 7\n", "", "Rustfield", "'Rustfield' has no number; expected one from 1 to 18"),
        ("number = 7\n", "number = 19\n", "Rustfield", "'Rustfield' has the number 19; expected one from 1 to 18"),
        ("number = 7\n", "", "", "there are 18 orclands; expected 18, numbered 1 to 18; missing: 7"),
        (
            'kind = "outland"',
            'kind = "orcland"',
            "",
            "there are 19 orclands; expected 18, numbered 1 to 18",
        ),
        (
            'kind = "outland"',
            'kind = "outland"\nnumber = 20',
            "Tollbridge",
            "'Tollbridge' is an outland with a number; expected none: only orclands have one",
        ),
        (
            '["Fishmonger Bay", "Puddle End"',
            '["Puddle End"',
            "Fish Road",
            "route 'Fish Road' begins in 'Puddle End', an orcland; expected an outland",
        ),
        (
            ', "Cartgrave", "Dull Meadows"]',
            ', "Cartgrave"]',
            "Fish Road",
            "route 'Fish Road' ends in 'Cartgrave', an orcland; expected an outland",
        ),
    ],
)
def test_what_nobody_can_play_on_is_refused_with_its_line(old: str, new: str, at: str, told: str) -> None:
    assert old in SHIPPED
    text = SHIPPED.replace(old, new, 1)
    assert f"line {head(text, at) if at else 1}: {told}" in refusal(text)


def head(text: str, name: str) -> int:
    """The line of the [[area]] or [[route]] of that name."""
    lines = text.splitlines()
    return max(at for at in range(line_of(f'name = "{name}"', text)) if lines[at].startswith("[[")) + 1


def test_six_routes_no_more_and_no_less() -> None:
    five = SHIPPED[: SHIPPED.rindex("[[route]]")]
    assert refusal(five) == [f"line {head(five, 'Toll Road')}: there are 5 routes; expected 6"]
    assert refusal(SHIPPED[: SHIPPED.index("[[route]]")]) == ["line 1: there are 0 routes; expected 6"]


def without(text: str, a: str, b: str) -> str:
    """The map with a ridge between two neighbours."""
    lines = text.splitlines()
    for one, other in ((a, b), (b, a)):
        at = next(at for at in range(line_of(f'name = "{one}"', text), len(lines)) if lines[at].startswith("borders"))
        lines[at] = lines[at].replace(f'"{other}"', "").replace("[, ", "[").replace(", , ", ", ").replace(", ]", "]")
    return "\n".join(lines)


def test_what_had_better_be_otherwise_is_told_with_its_line() -> None:
    apart = without(SHIPPED, "Itchy Holes", "Gnaw Hill")
    words = "'Itchy Holes' and 'Gnaw Hill' are homes of one tribe, but no neighbours; expected a border"
    far = "'Gnaw Hill' is 6 steps from 'Howlwood'; expected 5 at most"
    assert read_map(apart).warnings == (
        f"line {head(apart, 'Itchy Holes')}: {words}",
        f"line {head(apart, 'Gnaw Hill')}: {far}",
    )
    few = without(without(SHIPPED, "Sootpit", "Cold Kettle"), "Sootpit", "Howlwood").replace(
        '"Tollbridge", "Nettle Hollow", "Sootpit", "Cold Kettle", "Wetbone Marsh"',
        '"Tollbridge", "Howlwood", "Wetbone Marsh"',
    )
    assert read_map(few).warnings == (
        f"line {head(few, 'Sootpit')}: 'Sootpit' and 'Cold Kettle' are homes of one tribe, but no neighbours; "
        "expected a border",
        f"line {head(few, 'Sootpit')}: 'Sootpit' has 2 neighbours; expected 3 to 6",
        f"line {head(few, 'Toll Road')}: route 'Toll Road' has 2 orclands; expected 3 or more",
        f"line {head(few, 'Toll Road')}: route 'Toll Road' has 4 areas; expected 5 to 7",
    )
