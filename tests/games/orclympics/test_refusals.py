"""What a campaign refuses and why: between the disciplines, in one of them, and in a War Cry!"""

from __future__ import annotations

import pytest

import orcade
from orcade.games.orclympics.campaign import GAME
from orcade.games.orclympics.campaign.pieces import Crier
from tests.games.timber.grove import Grove, orc

from .evening import Dull, Evening

pytestmark = pytest.mark.told

TIMBER = 3
CRY_FIRST = "OC-18: first say whether you cry, and for which die, or hold and keep them as they fell"


def forest(*dice: int, criers: tuple[Crier, ...] = ()) -> Evening:
    """Timber! in a campaign: Grub beside a Tree."""
    grove = Grove(grub=orc("d3", tokens=2), trees={"d4": 4})
    return Evening(seats=2, at=2, part=grove.forest, criers=criers, dice=dice)


@pytest.mark.rule("OC 4")
@pytest.mark.parametrize("words", ["stands", "cry", "move a1", "anything"])
def test_broods_come_first(words: str) -> None:
    match = orcade.new(GAME, 2, dice=Dull())
    with pytest.raises(orcade.Refused) as refused:
        match.answer(words, 0)
    assert str(refused.value) == "OC 4: first choose the brood that you lead through the campaign"


@pytest.mark.rule("OC-14")
@pytest.mark.parametrize("words", ["iron", "cry", "hold", "move a1"])
def test_when_a_discipline_is_over_its_result_is_the_question(words: str) -> None:
    assert Evening((1, 2, 3, 4)).refusal(f"grub: {words}") == (
        "OC-14: the discipline is over: say stands, annul or whatever"
    )


@pytest.mark.rule("OC-14", "OC 6")
def test_in_a_discipline_its_own_rules_bar_its_answers() -> None:
    evening = forest()
    assert evening.refusal("gather d5") == "TI 4.2.3.4: there is no Tree on d5"
    assert evening.refusal("iron") == "TI 1.2: broods are chosen before the game"
    assert evening.refusal("tokens 5 5").startswith("TI 4.2.1")
    assert evening.refusal("stands") == "OC-14: a result stands or is annulled when the discipline is over"


@pytest.mark.rule("OC 6", "OC-9", "OC-10")
def test_when_there_is_no_cry() -> None:
    nobody = "OC 6: only who has the fewest Victory Points may cry"
    assert forest().refusal("cry") == nobody
    assert forest(criers=(Crier(1),)).refusal("cry first") == nobody
    later = "OC 6: you may cry right after a die of yours, once in each of your turns"
    assert forest(criers=(Crier(0),)).refusal("cry") == later
    assert forest(criers=(Crier(0),)).refusal("hold") == later
    assert forest(criers=(Crier(0, left=0),)).refusal("cry") == "OC 6: you have cried in 3 turns of this discipline"


@pytest.mark.rule("OC-18")
@pytest.mark.parametrize("words", ["gather d4", "end", "stands", "iron", "cry first", "anything"])
def test_a_war_cry_is_answered_before_anything_else(words: str) -> None:
    """The die is the only one that has fallen, so it has no number."""
    evening = forest(2, criers=(Crier(0),)).say("gather d4")
    assert evening.options == {"cry", "hold"}
    assert evening.refusal(words) == CRY_FIRST


@pytest.mark.rule("OC-18", "OC-20")
def test_only_dice_that_have_fallen_are_cried_for() -> None:
    """What has fallen is forgotten when the cry has been answered."""
    evening = forest(2, 5, criers=(Crier(0),)).say("gather d4", "cry")
    assert evening.state.criers[0].dice == ()
    assert evening.refusal("cry").startswith("OC 6")
