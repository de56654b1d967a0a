"""Beside the board of a discipline, and of a campaign, stand pictures and numbers, each with its name, and no prose."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from orcade import draw
from orcade.draw.kit import initial
from orcade.table.game import game_named
from orcade.table.requests import OPEN
from orcade.table.scene import SeatPanel
from orcade.table.things import Gauge
from orcade.web.view_model import Kind
from tests.browser.played_tables import at_random, begun, onward

GAMES = ("orclympics", "masters-fight", "brood-rumble", "flying-pigs", "timber", "thatll-do-pigs", "road-rage")
PLAYED = 120


def panels(name: str, seats: int) -> Iterator[SeatPanel]:
    """What stands beside the board in the course of a match."""
    who: list[Kind] = ["bot"] * seats
    match = begun(name, *who, seed=seats)
    for table in islice(onward(match, at_random(seats)), 0, PLAYED, 4):
        if table.ending is None:
            yield from table.playing().scene(OPEN).seats


@pytest.mark.parametrize("name", GAMES)
def test_seats_show_pictures_and_numbers(name: str) -> None:
    seen: dict[str, Gauge] = {}
    for seats in (2, game_named(name).seats[-1]):
        for panel in panels(name, seats):
            assert not panel.notes, "prose takes room that a phone has not"
            # The Orcs of a brood stand in a row there, each with what is the matter with him behind his Health.
            shown = [(each.of, each.look) for each in panel.gauges if name != "brood-rumble"]
            assert len(shown) == len(set(shown)), "two pictures that nobody tells apart"
            seen |= {f"{each.look} {each.name}": each for each in panel.gauges}
    for each in seen.values():
        assert initial(each.look) not in draw.gauge(each), f"no picture: {each.look}"
        assert each.said
        assert len(each.label) > len(each.said) // 2, "a tooltip names whose it is, and what"
        assert each.counted or each.words, "a page shows the picture without its name"
    assert len(seen) >= 4


def test_a_state_is_its_picture_alone_and_a_count_has_its_number() -> None:
    burning = Gauge(id="b", label="Grub: burning", name="burning", value=1, full=1, look="flame", words="burning")
    feats = Gauge(id="f", label="x", name="Feats", value=2, full=0, look="star", counted=True, words="Feats: A, B")
    assert "<text" not in draw.gauge(burning)
    assert 'aria-label="burning"' in draw.gauge(burning)
    assert ">2</text>" in draw.gauge(feats)
    assert 'aria-label="Feats: A, B"' in draw.gauge(feats)
    assert Gauge(id="h", label="x", name="Health", value=2, full=6, of="Grub").said == "Grub Health 2 of 6"
