"""What one plays with for long is shown with its picture, what it is good for, and which is for a first match."""

from __future__ import annotations

import pytest

import orcade
from orcade import draw
from orcade.draw.kit import initial
from orcade.games.orclympics.brood_rumble.answers import KINDS
from orcade.games.orclympics.brood_rumble.terrain import PIT, PLATFORM, Terrain
from orcade.games.orclympics.discipline import BROODS, IRON
from orcade.games.orclympics.road_rage.answers import Workshop
from orcade.table.choices import Choice
from orcade.table.game import game_named
from orcade.table.options import specs
from orcade.table.things import Gauge, strength


def asked(name: str) -> tuple[Choice, ...]:
    """The first question's choices."""
    question = orcade.new(name, seed=1).scene(0).question
    assert question is not None
    return question.choices


def check(choices: tuple[Choice, ...]) -> None:
    ids = [each.id for choice in choices for each in choice.strengths]
    assert len(ids) == len(set(ids)), "a page would hold two pictures by one id"
    for choice in choices:
        assert choice.look
        assert choice.strengths
        assert all(each.said == each.label for each in choice.strengths)
        assert not [each.look for each in choice.strengths if initial(each.look) in draw.gauge(each)]


@pytest.mark.parametrize("name", ["masters-fight", "brood-rumble", "timber", "thatll-do-pigs", "road-rage"])
def test_broods(name: str) -> None:
    choices = asked(name)
    check(choices)
    assert [choice.say for choice in choices if choice.first] == ["iron"]
    told = [tuple(each.said for each in choice.strengths) for choice in choices]
    assert len(set(told)) == len(BROODS), "each is good for something else"


def test_where_all_broods_are_alike_none_is_better() -> None:
    assert not [choice for choice in asked("flying-pigs") if choice.first or choice.strengths]
    assert [choice.say for choice in asked("orclympics") if choice.first] == [BROODS[IRON].lower()]


def test_decks() -> None:
    choices = asked("hack")
    check(choices)
    assert [choice.say for choice in choices if choice.first] == ["ravager"]
    ravager = next(choice for choice in choices if choice.first)
    assert ravager.strengths[0].said == "Combat 4"


def test_one_terrain_feature_of_each_kind_is_for_a_first_match() -> None:
    match = orcade.new("brood-rumble", seed=1)
    for lie, best in (((), "pit"), ((PIT,), "platform"), ((PIT, PLATFORM), "dangerous")):
        match.state.terrain = tuple(Terrain(kind, 0, 0) for kind in lie)
        assert [kind.notation(match.state) for kind in KINDS if kind.for_first(match.state)] == [best]


@pytest.mark.parametrize("brood", range(len(BROODS)))
def test_parts_of_a_chariot(brood: int) -> None:
    workshop = Workshop(brood)
    view = orcade.new("road-rage", seed=1).state
    parts = {id: workshop.part(view, id) for group in workshop.groups for id in group.ids}
    advised = tuple(id for id, part in parts.items() if part.first)
    assert workshop.bars(advised) is None, "they can be built together"
    assert len(advised) == 2
    assert all(each.value > 0 for id in advised for each in parts[id].strengths), "and cost nothing"
    assert all(part.strengths or part.about for part in parts.values())
    looks = [part.look for part in parts.values()]
    assert len(looks) == len(set(looks))


def test_a_change_has_a_sign() -> None:
    more, less = (strength("wheel", "Top Speed", by, of="x", change=True) for by in (1, -2))
    assert more.said == "Top Speed +1"
    assert ">−2</text>" in draw.gauge(less)
    plain = Gauge(id="x", label="x", name="x", value=2, full=0)
    assert ">2</text>" in draw.gauge(plain)


@pytest.mark.parametrize(("name", "option", "best"), [
    ("brood-rumble", "battlefield", "crossroads"), ("orclympics", "circuit", "broken-ladle")
])  # fmt: skip
def test_battlefields_and_circuits_are_seen_where_a_table_is_set(name: str, option: str, best: str) -> None:
    game = game_named(name)
    spec = next(spec for spec in specs(game.options) if spec.name == option)
    scenes = [game.depicts(option, value) for value in spec.values]
    assert len({draw.svg(scene) for scene in scenes if scene}) == len(spec.values)
    assert all(scene is not None and len(scene.headline) > 20 for scene in scenes)
    assert spec.first == best
