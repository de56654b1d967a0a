"""Orders of the Gamemaster to several orcs at once (OG-60)."""

from __future__ import annotations

import pytest

from orcade.games.gates import GAME
from orcade.games.gates.answers.gamemaster import CHARGE, CHARGE_AT, MOB
from orcade.games.gates.pieces import BOB, DAVE, GORDO
from orcade.table.requests import Option

from .positions import GM, Gates, Who, who

pytestmark = pytest.mark.rule("OG-60")


def hint(gates: Gates, answer: Option) -> str:
    return GAME.hint(gates.match.view(gates.state.gm), answer)


def why(gates: Gates, answer: Option) -> str:
    found = GAME.barred(gates.match.view(gates.state.gm), gates.state.gm, answer)
    return found.text if found is not None else ""


def test_each_goes_the_shortest_way_and_strikes_the_nearest_first() -> None:
    gates = Gates(who("bob", "1e5"), who("dave", "1j5"), orcs="1e1 1e2 1j8", turn=GM, dice=(15, 1, 2))
    gates.say("gm: charge")
    blows = [line for line in gates.story if " hits " in line or " misses " in line]
    assert blows == ["Orc 2 hits Bob.", "Orc 3 misses Dave.", "Orc 1 misses Bob."]
    assert gates.orcs[1:] == ["1e4", "1j6"]
    assert gates.turn == "bob", "all three have acted"


def test_all_go_at_one() -> None:
    gates = Gates(who("bob", "1e5"), who("dave", "1j5"), orcs="1e4 1j4", turn=GM, dice=(15,))
    gates.say("gm: charge bob")
    assert (gates.wounds("bob"), gates.wounds("dave")) == (1, 0)
    assert gates.orcs == ["1e4", "1f5"], "the second one comes to his side, and cannot strike any more"


def test_who_cannot_get_there_comes_as_near_as_it_can() -> None:
    gates = Gates(who("bob", "1f12"), orcs="1f1", turn=GM)
    gates.say("gm: charge")
    assert gates.orcs == ["1f5"]


def test_only_those_strike_who_can_get_at_him() -> None:
    gates = Gates(who("bob", "1f12"), who("dave", "1l1"), orcs="1f11 1f1 1l4", turn=GM, dice=(14,))
    assert gates.can(GM, "mob") == {"bob", "dave"}
    gates.say("gm: mob bob")
    assert gates.orcs == ["1f11", "1f1", "1l4"]
    assert gates.can(GM, "next") == {"orc-2", "orc-3"}
    assert (gates.can(GM, "mob"), gates.can(GM, "charge")) == ({"dave"}, {"", "bob", "dave"})


@pytest.mark.rule("OG-41")
def test_who_has_struck_makes_room_for_who_could_not_strike_else() -> None:
    """In the house, only the door's square outside reaches 1d10."""
    gates = Gates(who("bob", "1d10"), orcs="1e10 1g10", turn=GM, dice=(1, 1))
    gates.say("gm: charge")
    assert gates.at("orc-2") == "1e10"
    assert gates.at("orc-1") != "1e10"


def test_who_has_struck_stays_where_there_is_room() -> None:
    gates = Gates(who("bob", "1f6"), orcs="1f5 1f2", turn=GM, dice=(1, 1))
    gates.say("gm: charge")
    assert gates.at("orc-1") == "1f5"


def test_newcomers_enter_where_they_are_nearest() -> None:
    gates = Gates(who("bob", "1a9"), turn=GM, newcomers=2, dice=(1, 1))
    gates.say("gm: charge")
    assert len(gates.orcs) == 2
    assert set(gates.orcs) <= {"1a7", "1a8"}
    assert gates.turn == "bob"


@pytest.mark.rule("OG-60")
def test_no_newcomer_enters_to_strike_at_who_is_in_reach() -> None:
    gates = Gates(who("bob", "1f10"), who("sara", "1a1"), orcs="1f8", turn=GM, newcomers=2, dice=(1,))
    gates.say("gm: mob bob")
    assert (gates.orcs, gates.state.newcomers, gates.asked) == (["1f9"], 2, [GM])


@pytest.mark.rule("OG-11")
def test_nobody_goes_at_gordo_when_he_has_had_his_wound() -> None:
    gates = Gates(who("gordo", "1f6"), who("bob", "2l12"), orcs="1f5 1f7 1e6", turn=GM, dice=(16,))
    gates.say("gm: charge gordo")
    assert gates.wounds("gordo") == 1
    assert gates.asked == [GM], "the first one has hit, and has actions left"


def test_an_order_is_over_when_the_one_who_was_named_is_dead() -> None:
    gates = Gates(
        who("bob", "1f6", wounds=3),
        who("dave", "1f1"),
        orcs="1f5 1f7 1e6",
        turn=GM,
        dice=(15,),
        return_on_doubles=False,
    )
    gates.say("gm: charge bob")
    assert gates.at("bob") == ""
    assert gates.asked == [GM]
    assert gates.can(GM, "next") == {"orc-2", "orc-3"}


def test_the_nearest_orcs_go_on_at_others_when_one_is_dead() -> None:
    gates = Gates(who("bob", "1f6", wounds=3), who("dave", "1f9"), orcs="1f5 1f7", turn=GM, dice=(15, 15, 1, 2))
    gates.say("gm: charge")
    assert (gates.at("bob"), gates.wounds("dave")) == ("", 1)


def test_others_are_asked_in_between_as_ever() -> None:
    gates = Gates(who("bob", "1f6", npcs="fighter"), orcs="1f5 1f7", turn=GM, dice=(15, 1))
    gates.say("gm: charge")
    assert gates.asked == ["bob"]


def test_who_acts_goes_on_as_the_first_of_all() -> None:
    gates = Gates(who("bob", "1f6"), orcs="1f1 1l12", turn=GM, dice=(1,))
    gates.say("gm: next orc-1", "gm: go 1f3")
    assert gates.legal(GM) >= {"charge", "done"}
    assert not gates.can(GM, "mob")
    gates.say("gm: charge")
    assert gates.at("orc-1") == "1f5" or gates.at("orc-1") == "1e5"
    assert gates.turn == "bob"


def test_of_those_who_are_equally_near_the_more_wounded_is_struck() -> None:
    gates = Gates(who("bob", "1e6"), who("dave", "1g6", wounds=1), orcs="1f6", turn=GM, dice=(15,))
    gates.say("gm: charge")
    assert (gates.wounds("bob"), gates.wounds("dave")) == (0, 2)


@pytest.mark.told
def test_the_hint_tells_what_the_blows_come_to() -> None:
    gates = Gates(who("bob", "1e5"), who("dave", "1j5"), orcs="1e4 1e3 1j6 1l12", turn=GM)
    assert hint(gates, CHARGE) == "2 blows at Bob: wounded in 51 %. 1 blow at Dave on 15+ (30 %)."
    assert hint(gates, CHARGE_AT[DAVE]) == "1 blow at Dave on 15+ (30 %)."
    assert hint(gates, MOB[BOB]) == "2 blows at Bob: wounded in 51 %."
    assert gates.orcs == ["1e4", "1e3", "1j6", "1l12"], "nothing is moved by telling it"
    assert hint(Gates(who("bob", "1e1"), orcs="1e12", turn=GM), CHARGE) == "Nobody is struck."


@pytest.mark.told
@pytest.mark.parametrize(
    ("victim", "told"),
    [
        (who("bob", "1e5", wounds=2, treasures="crown"), "2 blows at Bob: dies in 9 %, 300 points lost."),
        (who("bob", "1e5", wounds=3, hand="potion"), "2 blows at Bob: dies in up to 51 %, 100 points lost."),
        (who("bob", "1e5", wounds=1), "2 blows at Bob: wounded in 51 %."),
        (who("gordo", "1e5", wounds=2), "2 blows at Gordo: wounded in 44 %."),
        (who("gordo", "1e5", wounds=3), "2 blows at Gordo: dies in 44 %, 100 points lost."),
    ],
)
def test_how_likely_somebody_dies_by_them(victim: Who, told: str) -> None:
    """Gordo takes one wound in a turn (OG-11); who holds a card may avert one."""
    gates = Gates(victim, orcs="1e4 1e3", turn=GM)
    assert hint(gates, CHARGE) == told


@pytest.mark.told
def test_why_an_order_is_refused() -> None:
    gates = Gates(who("gordo", "1f6"), who("bob", "2l12"), orcs="1f5 1f7 1e6", turn=GM, dice=(16,))
    assert why(gates, MOB[BOB]) == "no orc that has not acted can get at Bob in this turn"
    gates.say("gm: charge gordo")
    assert why(gates, CHARGE_AT[BOB]) == "orc 1 acts; what it does is done before anything else: done"
    gates.say("gm: done")
    assert why(gates, CHARGE_AT[GORDO]) == "Gordo has had his one wound of this turn"
    gates.say("gm: next orc-2", "gm: next orc-3")
    assert why(gates, CHARGE) == "no other orc is left to go"


def test_with_cards_in_hand_he_is_asked_again_when_all_are_through() -> None:
    gates = Gates(who("bob", "1f6"), orcs="1f5", gm="stone", turn=GM, dice=(1,))
    gates.say("gm: charge")
    assert gates.match.asks[0].prompt == "No orc is left to act: play a card, or end the turn?"
