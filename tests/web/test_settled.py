"""What the lobby says of matches that ended lately."""

from __future__ import annotations

from orcade.table.game import game_named
from orcade.web.page_words import settled
from orcade.web.view_model import RecentMatch


def told(text: str, *winners: str) -> str:
    return settled(RecentMatch(game_named("pit-fighting"), 2, winners, text, 0))


def test_who_has_won_is_said_where_the_end_does_not_say_it() -> None:
    assert told("Gnash is knocked out.", "Thud") == "Thud won. Gnash is knocked out."
    assert told("The crowd goes home. Thud wins.", "Thud") == "The crowd goes home. Thud wins."
    assert told("The crowd goes home.", "Gnash", "Thud") == "The crowd goes home."
