"""Orcwars Too! on the terminal: what plans of battle bring, and a turn that is given as one answer."""

from __future__ import annotations

from orcade.terminal import show
from tests.games.orcwars.positions import Field, lead

from .test_floor_map import output


def asked(field: Field) -> str:
    """The answers as they are listed."""
    shown = output(height=50)
    ask = field.match.asks[0]
    show.question(shown, field.match, ask, show.legal(field.match, ask))
    text: str = shown.console.file.getvalue()  # type: ignore[attr-defined]
    return text


def test_each_plan_of_battle_stands_beside_what_it_brings() -> None:
    field = Field(lead("krug", "clank", "8", "pot-knights"), lead("vashka", "ma-gash", "9", "bucket-yappers"))
    field.say("krug: march clank land-9")
    text = asked(field)
    assert "  1) charge  wins 41 %, deals 4.0, takes 4.1\n  2) careful  wins 62 %, deals 3.2, takes 2.6\n" in text
    assert "Mostly wanted (ok): careful." in " ".join(text.split())


def test_a_turn_may_be_given_as_one_answer() -> None:
    text = asked(Field(lead("krug", "ma-gash", "8"), lead("krug", "clank", "15")))
    assert "  Or all at once (ok): Both at once: 4 of 10 lands. " in text
    assert "  Or only the first: Only: " in text
