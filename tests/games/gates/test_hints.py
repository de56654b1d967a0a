"""What is told of an answer before it is given: what it costs, what it needs, and how likely that is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

import orcade
from orcade.games.gates import GAME
from orcade.games.gates.answers.occasions import LET_BE
from orcade.games.gates.card_files import decks_of
from orcade.games.gates.faces import ORC_CARD, TRAP, TREASURE
from orcade.games.gates.odds import chest, hits, threats
from orcade.games.gates.pieces import face_of
from orcade.games.gates.printed import Treasure

from .positions import GM, Gates, who

pytestmark = pytest.mark.told


def hint(gates: Gates, name: str, words: str) -> str:
    """What is told of an answer of the seat that is asked."""
    seat = gates.seat(name)
    board = gates.match.board(seat)
    ask = next(ask for ask in gates.match.asks if ask.seat == seat)
    return GAME.hint(board, next(option for option in ask.options if option.notation(board) == words))


# Attacks.


@pytest.mark.rule("OG 7.7", "OG 7.10", "OG-30", "OG-47")
def test_a_strike_tells_weapon_need_and_what_one_and_twenty_do() -> None:
    bob = who("bob", "1e8", treasures="blade sword", npcs="fighter")
    gates = Gates(bob, who("dave", "1e5"), orcs="1e9 1f9", on_orcs={2: "pans skull"})
    assert hint(gates, "bob", "strike orc-1") == (
        "The Sword: hits on 11+ (50 %). On a 20 the action is free, on a 1 Dave is struck instead."
    )
    assert hint(gates, "bob", "strike orc-2") == (
        "The Sword: hits on 14+ (35 %). The next hit does not kill it. "
        "On a 20 the action is free, on a 1 Dave is struck instead."
    )
    gates = Gates(who("newt", "1e8"), orcs="1e9")
    assert hint(gates, "newt", "strike orc-1") == (
        "Hits on 14+ (35 %). On a 20 the action is free, on a 1 nothing else happens."
    )


@pytest.mark.rule("OG 7.9", "OG 3.1", "OG 3.8")
def test_missiles_and_fireballs() -> None:
    gates = Gates(who("bob", "1e8", treasures="axes sling", npcs="spotter"), orcs="1e4 1e3")
    assert hint(gates, "bob", "shoot orc-1") == "4 squares off, could strike you. The Axes: hits on 14+ (35 %)."
    assert hint(gates, "bob", "shoot orc-2") == "5 squares off. The Sling: hits on 15+ (30 %)."
    brians = Gates(who("brian", "1e8"), orcs="1e3")
    assert hint(brians, "brian", "fireball orc-1") == "5 squares off. Hits on 14+ (35 %)."
    gates = Gates(who("bob", "1e8", hand="grudge", treasures="bow"), who("gordo", "1e5", wounds=3))
    gates.say("bob: play grudge")
    gates.settle()
    assert hint(gates, "bob", "shoot gordo") == "The Bow: hits on 15+ (30 %). Gordo has 3 wounds, one more kills."


@pytest.mark.rule("OG 9.6", "OG-53")
def test_orcs_that_strike() -> None:
    gates = Gates(who("bob", "1e8", treasures="plate"), orcs="1e9 1l1", on_orcs={1: "lessons"}, turn=GM)
    assert hint(gates, GM, "next orc-1") == "4 actions. Can get at Bob. Orc 1 has The Lessons."
    assert hint(gates, GM, "next orc-2") == "4 actions. Can get at nobody."
    gates.say("gm: next orc-1")
    assert hint(gates, GM, "strike bob") == "Hits on 14+ (35 %); Bob has no wound."
    assert hint(gates, GM, "go 1f9") == "1 action, 3 left. From there it can strike Bob on 14+ (35 %)."
    assert hint(gates, GM, "go 1e10") == "1 action, 3 left."


@pytest.mark.rule("OG 9.5", "OG-39")
def test_an_orc_strikes_from_no_square_of_another_one() -> None:
    gates = Gates(who("bob", "1a8"), orcs="1a7 1b7 1b8 1a9 1c6", turn=GM, newcomers=1)
    assert hint(gates, GM, "enter 1a7") == "3 actions left. Can get at nobody."
    assert hint(gates, GM, "next orc-5") == "4 actions. Can get at nobody."
    assert threats(gates.state, gates.who("bob"), gates.who("bob").square) == 4
    gates.state.orcs[0].asleep = True
    assert threats(gates.state, gates.who("bob"), gates.who("bob").square) == 3


@pytest.mark.rule("OG-53")
def test_who_comes_by_a_card_has_the_haste_of_all() -> None:
    gates = Gates(who("bob", "1g7"), gm="back-way", turn=GM, dice=(1,))
    gates.state.hurry = 1
    gates.say("gm: play back-way")
    assert hint(gates, GM, "at 1a7") == "Can get at nobody."
    gates.state.hurry = 2
    assert hint(gates, GM, "at 1a7") == "Can get at Bob."


# Squares.


@pytest.mark.rule("OG 7.1", "OG 7.3", "OG-25")
def test_a_walk_tells_its_cost_and_the_free_attacks() -> None:
    gates = Gates(who("bob", "1e8"), orcs="1l1")
    assert hint(gates, "bob", "go 1e5") == "3 actions, 3 left."
    assert hint(gates, "bob", "go 1d10") == "4 actions, 2 left."
    gates = Gates(who("bob", "1b10", treasures="leather", searched="1c10"), orcs="1c9", actions=2)
    assert (
        hint(gates, "bob", "go 1c10")
        == "1 action, 1 left. The chest that you looted last. 1 orc could strike you there."
    )
    assert hint(gates, "bob", "go 1c9") == (
        "1 action, 1 left. A free attack: orc 1 on 16+ (25 %). You have to go on from there."
    )
    gates = Gates(who("bob", "1c10"), orcs="1d10 1e10 1l1")
    assert hint(gates, "bob", "go 1f10").startswith(
        "4 actions, 2 left. 2 free attacks: orc 1 on 15+ (30 %), orc 2 on 15+ (30 %); "
        "hit at all: 51 %. 2 orcs could strike you there."
    )


@pytest.mark.rule("OG 9.1", "OG-39", "OG-51", "OG-34")
def test_where_somebody_is_put() -> None:
    gates = Gates(who("bob", "1d7"), orcs="1l1", turn=GM, newcomers=1)
    assert hint(gates, GM, "enter 1a7") == "3 actions left. Can get at Bob."
    assert hint(gates, GM, "enter 1f12") == "3 actions left. Can get at nobody."
    assert hint(gates, GM, "end") == "1 orc has not acted. 1 newcomer will be lost."
    gates = Gates(who("bob", "1e8", hand="story elsewhere"), orcs="1e10 1e11 1l1", dice=(15,))
    gates.say("bob: cast story")
    gates.settle()
    assert hint(gates, "bob", "at 1e9") == "2 orcs: orc 1 and orc 2."


# Dice and cards.


@pytest.mark.rule("OG 6.1", "OG 6.2", "OG 7.15")
def test_rolling_and_bandaging() -> None:
    gates = Gates(who("bob", "1e8", wounds=2, treasures="boots", npcs="barber"), actions=None)
    assert hint(gates, "bob", "roll") == (
        "6 actions on average. "
        "Doubles (17 %): a card each for you and the Gamemaster, then a look at the Treasure deck."
    )
    assert hint(gates, "bob", "bandage") == "Removes 2 wounds of 2. No actions in this turn, and no doubles."
    gates = Gates(who("dave", "1e8"), actions=None, gm_drew=True)
    assert hint(gates, "dave", "roll").endswith("Doubles (17 %): a card.")


@pytest.mark.rule("OG 7.11", "OG-54")
def test_a_chest_is_told_as_far_as_open_cards_tell() -> None:
    match = orcade.new(GAME, 2, dice=orcade.Stream.of(3))
    rng = Random(3)
    while not match.state.decks:
        match.answer(rng.choice(match.asks[0].options), match.asks[0].seat)
    found = chest(match.view(0))
    assert found is not None
    treasures = [card for card in decks_of("")[0] if isinstance(card, Treasure)]
    count = sum(card.count for card in treasures)
    assert found.treasure == Fraction(count, 60)
    assert found.points == sum(card.points * card.count for card in treasures) / count
    assert found.treasure + found.orcs + found.trap == 1
    for card in match.state.decks[TREASURE][10:]:
        match.state.cards.show(card)
        match.state.discards[TREASURE].append(card)
    del match.state.decks[TREASURE][10:]
    after = chest(match.view(0))
    assert after is not None
    kinds = Counter(face_of(match.state, card).kind for card in match.state.decks[TREASURE])
    assert after.trap == Fraction(kinds[TRAP], 10)
    assert after.orcs == Fraction(kinds[ORC_CARD], 10)
    assert hint(Gates(who("bob", "1l11", treasures="coins")), "bob", "loot") == "There are no cards left."
    gates = Gates(who("bob", "1l11", treasures="coins cup gem chain statue"), treasure="needle")
    assert hint(gates, "bob", "loot").endswith("a Trap. You have 5 Treasures: one would go.")


@pytest.mark.rule("OG 7.14", "OG-37")
def test_a_spell_tells_its_check() -> None:
    gates = Gates(who("bob", "1e8", hand="bolts"), orcs="1e9 1e6", dice=(15, 2, 2))
    assert hint(gates, "bob", "cast bolts") == (
        "Up to three orcs in sight, up to six squares away: for each, a d20 of 15 or more kills it. Spell. "
        "Check: 2+ (95 %); on a 1 you take a wound and the card is gone, "
        "on a 20 the action is free and you keep the card."
    )
    gates.say("bob: cast bolts")
    gates.settle()
    assert hint(gates, "bob", "pick orc-1") == "Beside you. Hits on 15+ (30 %)."


@pytest.mark.rule("OG 7.13", "OG 3.6", "OG 3.7")
def test_exchange_and_theft() -> None:
    gates = Gates(who("bob", "1e8", treasures="coins"), who("dave", "1e7", treasures="cup gem"))
    assert hint(gates, "bob", "trade dave") == "Has The Cup (50) and The Gem (75)."
    gates.say("bob: trade dave")
    assert hint(gates, "bob", "offer coins cup") == "You: +25 points, Dave: -25."
    assert hint(gates, "bob", "call-off") == "Counts as refused: 2 offers left in this turn."
    gates = Gates(
        who("stevil", "1e8"),
        who("bob", "1a1", treasures="cup", hand="rag rag potion"),
        who("dave", "1a2", treasures="cup gem coins", hand="rag"),
        actions=None,
        player="rag",
        dice=(3, 3),
    )
    gates.say("stevil: roll")
    assert hint(gates, "stevil", "steal-treasure bob") == "The Cup (50)."
    assert (
        hint(gates, "stevil", "steal-treasure dave")
        == "Dave gives one of The Cup (50), The Gem (75) and The Coins (25)."
    )
    assert hint(gates, "stevil", "steal-card bob") == "One of 3 cards, by chance."
    assert hint(gates, "stevil", "steal-card dave") == "The only card in that hand."
    assert hint(gates, "stevil", "draw") == "A Player card; the Gamemaster draws, too."


# Chances.


@pytest.mark.rule("OG 7.7", "OG 7.10")
def test_the_chance_of_a_d20() -> None:
    assert hits(15) == Fraction(3, 10)
    assert hits(1) == hits(-3) == 1
    assert hits(1, botches=True) == Fraction(19, 20)
    assert hits(21) == 0


def test_who_could_avert_a_wound_is_told_how_many_more_he_survives() -> None:
    def told(wounds: int) -> str:
        gates = Gates(who("bob", "1e8", npcs="fighter", wounds=wounds), orcs="1e9", turn=GM, dice=(20,))
        gates.say("gm: next orc-1", "gm: strike bob")
        return GAME.hint(gates.match.board(gates.match.asks[0].seat), LET_BE)

    assert [told(wounds) for wounds in range(4)] == [
        "You survive 2 more.",
        "You survive 1 more.",
        "The next one kills you.",
        "You die.",
    ]
