"""What is seen of the Gates: the map while it is laid, panels, locks, and the closed rulebook."""

from __future__ import annotations

import pytest

import orcade
from orcade.draw.kit import emblem
from orcade.draw.podium import podium
from orcade.table.ground import NOTHING, square_id
from orcade.table.things import Caption, Tile

from .positions import GM, Gates, who


def test_while_the_map_is_laid_all_sides_are_seen_as_drawn() -> None:
    match = orcade.new("gates", seats=3, seed=1)
    while not any(thing.id.startswith("side-") for thing in match.scene(2).things):
        ask = match.asks[0]
        match.answer(ask.options[0], ask.seat)
    scene = match.scene(2)
    assert scene.question is not None
    assert {thing for choice in scene.question.choices for thing in choice.things} == {
        thing.id for thing in scene.things if isinstance(thing, Tile)
    }
    assert scene.ground is not None
    assert sum(which != NOTHING for which in scene.ground.squares) == 8 * 144
    named = [name for name in scene.ground.names if name]
    assert len(set(map(square_id, named))) == 8 * 144
    match.answer("side 1a", 2)
    match.answer("side 2a", 1)
    turns = [thing.id for thing in match.scene(1).things if thing.id.startswith("turn-")]
    assert turns == ["turn-0", "turn-1", "turn-2", "turn-3"]


@pytest.mark.rule("OG 5.3", "OG-59")
@pytest.mark.parametrize("closed", [True, False])
def test_players_are_shown_no_rules_where_the_rulebook_is_closed(closed: bool) -> None:
    gates = Gates(who("bob", "1a1"), who("sara", "1b1"), closed_rulebook=closed)
    for seat in range(gates.state.seats):
        assert gates.match.scene(seat).closed == (closed and seat != gates.state.gm)
    asked = gates.match.scene(gates.match.asks[0].seat).question
    assert asked is not None
    assert (asked.rule == "") == closed


def test_the_dead_stand_on_the_podium_with_their_portraits() -> None:
    gates = Gates(who("bob", deaths=1), who("sara", "1e8", wounds=3), orcs="1e9", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: strike sara")
    assert gates.match.over
    drawn = podium(gates.places, gates.match.scene(0))
    for look in ("gates-bob", "gates-sara", "gates-orc"):
        assert emblem(look) in drawn
    assert [seat.came_to for seat in gates.match.scene(0).seats] == ["-100 points, 1 death", "-100 points, 1 death", ""]


def test_what_lies_below_the_map_begins_below_its_rim() -> None:
    """So that no words are cut where the view ends with the map."""
    gates = Gates(who("bob", "1a1", treasures="bow"), who("sara", "1b1"))
    scene = gates.match.scene(0)
    assert scene.ground is not None
    words = [thing for thing in scene.things if isinstance(thing, Caption)]
    assert [each.text for each in words] == ["Bob"]
    assert all(each.y - each.size / 2 >= scene.ground.height + 0.48 for each in words)
