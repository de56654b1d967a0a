"""Whom an Orc could strike in its next activation, and what players are told of it."""

from __future__ import annotations

from copy import deepcopy

import pytest

import orcade
from orcade.games.orclympics.chessboard import BIT
from orcade.games.orclympics.masters_fight import GAME
from orcade.games.orclympics.masters_fight.events import Blow
from orcade.games.orclympics.masters_fight.pieces import BORED_FROM, Fight
from orcade.games.orclympics.masters_fight.reach import in_reach
from orcade.table.requests import MOMENT

from .pit import Pit, orc
from .test_rulebook import hint

BLOWS = {"smash", "throw", "jump", "stomp"}


def struck(fight: Fight) -> set[str]:
    """Whom the Orc that acts can strike with its two actions, found by trying all that it may answer; dice help it."""
    found: set[str] = set()
    seen = set()
    ahead = [fight]
    while ahead:
        now = ahead.pop()
        match = orcade.new(GAME, dice=orcade.Scripted(), state=deepcopy(now))
        for answer in [option.notation(match.board(0)) for option in match.asks[0].options]:
            verb, *words = answer.split()
            if verb in BLOWS:
                found.add(words[0])
            elif verb in ("move", "recover", "grab"):
                match = orcade.new(GAME, dice=orcade.Scripted(6), state=deepcopy(now))
                match.answer(answer)
                then = match.state
                assert isinstance(then, Fight)
                key = then.orcs[0].square, then.orcs[0].item, then.orcs[0].down, then.points, then.left, then.used
                if then.at == 0 and key not in seen:
                    seen.add(key)
                    ahead.append(then)
    return found


@pytest.mark.parametrize(
    "pit",
    [
        Pit(orc("a1"), orc("d4"), orc("e5"), orc("e1")),
        Pit(orc("a1"), orc("d1"), orc("d3"), orc("c5"), pits="b1 b2 b3"),
        Pit(orc("b1", "feral"), orc("e1"), orc("f1"), orc("b4"), pits="c1 c2 b2 a2"),
        Pit(orc("a1", "iron", item="spear"), orc("e1"), orc("f1"), orc("a6")),
        Pit(orc("a1", "iron", item="throwing axe"), orc("g1"), orc("h1"), orc("g7")),
        Pit(orc("a1", down=True), orc("b2"), orc("c1"), orc("a4")),
        Pit(orc("a1", down=True, item="spear"), orc("b2"), orc("c1"), orc("d4")),
        Pit(orc("c1"), orc("h1"), orc("g2"), orc("c8"), platforms="c1 d1"),
        Pit(orc("a1", "feral"), orc("g1"), orc("f1"), orc("a8"), platforms="b1", pits="a2 b2"),
        Pit(orc("a1"), orc("f1"), orc("a6"), orc("e5"), items={"a1": "throwing axe"}),
        Pit(orc("a1", item="mace"), orc("f1"), orc("a5"), orc("d4"), items={"a1": "spear"}, pits="a2 b1 b2"),
        Pit(orc("a1", down=True), orc("f1"), orc("g1"), orc("a8"), platforms="b1"),
        Pit(orc("a1", down=True), orc("c1"), orc("b2"), orc("h1"), platforms="c1"),
        Pit(orc("a1", "iron", down=True), orc("f1"), orc("c4"), orc("g1"), platforms="b2"),
        Pit(orc("a1", "iron", down=True), orc("f1"), orc("c4"), orc("d1"), platforms="c1"),
        Pit(orc("a1", "feral", down=True, item="spear"), orc("d2"), orc("a4"), orc("g3"), platforms="b2 e2"),
        Pit(orc("b2", "iron", down=True, item="throwing axe"), orc("g2"), orc("h3"), orc("b8"), platforms="b2 c3"),
    ],
)
@pytest.mark.rule("MF 4.2")
def test_whoever_can_be_struck_is_in_reach_and_nobody_else(pit: Pit) -> None:
    fight = pit.fight
    told = {name for name in ("dreg", "mog", "snik") if in_reach(fight, pit["grub"], pit[name]) & BIT[pit[name].square]}
    assert told == struck(fight)


@pytest.mark.rule("MF 4.2.1")
def test_the_hint_of_a_move_tells_who_could_strike_there() -> None:
    pit = Pit(orc("a1"), orc("f1"), orc("a8"))
    assert "strike" not in hint(pit, "move a2")
    assert "Dreg could strike you there." in hint(pit, "move b1")


@pytest.mark.rule("MF 4.2.1")
def test_whoever_could_strike_there_is_drawn_before_a_move() -> None:
    pit = Pit(orc("a1"), orc("f1"), orc("a8"))
    quiet = GAME.traced(pit.match.view(0), "move a2")
    assert quiet is not None
    assert (quiet.way, quiet.lines) == (((0.5, 7.5), (0.5, 6.5)), ())
    trace = GAME.traced(pit.match.view(0), "move b1")
    assert trace is not None
    assert [(line.start, line.end) for line in trace.lines] == [((5.5, 7.5), (1.5, 7.5))]
    assert list(trace.sentences()) == ["The way: 1 square.", "Dreg could strike there."]


@pytest.mark.rule("MF 1", "MF 4.2.4")
def test_the_first_blood_is_awaited_and_made_much_of() -> None:
    assert Pit(orc("a1"), orc("h8")).match.scene(0).aim == "Last Orc up wins: no blow reaches yet"
    assert Pit(orc("a1"), orc("e1", "iron")).match.scene(0).aim == "Last Orc up wins: Grub could hit Dreg"
    pit = Pit(orc("a1"), orc("a2"), orc("a3"), dice=(4, 4, 4, 4))
    assert pit.match.scene(0).aim == "Last Orc up wins: 3 of 3 can be hit"
    pit.say("smash dreg")
    assert pit.match.scene(0).aim == "Last Orc up wins: 3 of 3 left"
    pit.say("end", "smash mog")
    made = [past.event for past in pit.match.happenings if isinstance(past.event, Blow)]
    assert [[each.text for each in blow.impacts() if each.kind == MOMENT] for blow in made] == [["First blood!"], []]


@pytest.mark.rule("MF-15")
def test_it_is_told_when_the_crowd_will_be_bored() -> None:
    def headline(turn: int, bored_crowd: bool = True) -> str:
        return Pit(orc("a1"), orc("h8"), turn=turn, bored_crowd=bored_crowd).match.scene(0).headline

    assert headline(BORED_FROM - 4) == f"Game Turn {BORED_FROM - 4}"
    assert headline(BORED_FROM - 2) == f"Game Turn {BORED_FROM - 2}: bored in 2 turns"
    assert headline(BORED_FROM - 2, bored_crowd=False) == f"Game Turn {BORED_FROM - 2}"
