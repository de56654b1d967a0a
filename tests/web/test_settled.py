"""What the lobby says of matches that ended lately, and the page of one that is over."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from orcade.table.game import game_named
from orcade.web.page_words import place_words, settled, verdict
from orcade.web.view_model import RecentMatch, TableView


def told(text: str, *winners: str) -> str:
    return settled(RecentMatch(game_named("pit-fighting"), 2, winners, text, 0))


def test_who_has_won_is_said_where_the_end_does_not_say_it() -> None:
    assert told("Gnash is knocked out.", "Thud") == "Thud won. Gnash is knocked out."
    assert told("The crowd goes home. Thud wins.", "Thud") == "The crowd goes home. Thud wins."
    assert told("The crowd goes home.", "Gnash", "Thud") == "The crowd goes home."


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ((1, 2), "You win!"),
        ((2, 1), "You lose. Otto wins"),
        ((2, 1, 2, 2), "You lose. Otto wins"),
        ((2, 1, 3, 4), "You come 2nd. Otto wins"),
    ],
)
def test_who_shares_his_place_with_all_who_have_not_won_has_lost(places: tuple[int, ...], said: str) -> None:
    names = ["Mags", "Otto", "Pip", "Greta"][: len(places)]
    view = SimpleNamespace(ending=SimpleNamespace(places=places), players=names, names=names, mine=[0])
    assert verdict(cast(TableView, view)) == said


def test_who_shares_the_last_place_with_all_who_have_not_won_has_lost() -> None:
    def read(*places: int) -> list[str]:
        return [place_words(places, place) for place in places]

    assert read(1, 2, 2) == ["Won", "Lost", "Lost"]
    assert read(2, 1) == ["2nd", "1st"]
    assert read(1, 2, 3) == ["1st", "2nd", "3rd"]
    assert read(1, 1) == ["1st", "1st"]
