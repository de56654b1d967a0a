"""Answers that are ticked together: what has a button beside that."""

from __future__ import annotations

from orcade.games.orcwars.pieces import TRADING
from orcade.web import pages
from orcade.web.in_sight import parted
from tests.games.orcwars.positions import Field, lead


def test_what_can_be_ticked_has_no_button_of_its_own() -> None:
    """An offer may want any of sixteen things, each of which is proposed by itself, too."""
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("vashka", "clank", "9"),
        hands={"krug": "spy shaman", "vashka": "spy"},
        gold={"vashka": "gold-1"},
        phase=TRADING,
    )
    field.say("krug: trade vashka")
    question = field.match.scene(0).question
    assert question is not None
    alone, listed, places = parted(question)
    assert [choice.say for choice in alone] == ["call-off"]
    assert {"offer spy", "offer spy want-gold"} <= {choice.say for choice in listed}
    assert not places
    page = str(pages.block("builder", question))
    assert "Chip you give: 1 of these or more" in page
    assert "Thing you want: any of these" in page
