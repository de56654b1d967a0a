"""What a refusal says, in the words that a player reads; and that exactly what nothing bars is offered."""

from __future__ import annotations

from random import Random

import pytest

import orcade
from orcade.games.gates import GAME
from orcade.table.proposals import Proposals
from orcade.table.rulebook import rules_of

from .greedy import moves
from .positions import GM, Gates, who

pytestmark = pytest.mark.told


def said(gates: Gates, name: str, words: str) -> str:
    """Why this cannot be answered, with its rule in front."""
    with pytest.raises(orcade.Refused) as refused:
        gates.match.answer(words, gates.seat(name))
    return str(refused.value)


# Walking.


@pytest.mark.rule("OG 7.1", "OG 7.5", "OG-24", "OG 7.2")
def test_where_one_cannot_go() -> None:
    gates = Gates(who("bob", "1e8"), who("dave", "1e7"), orcs="1f8 1g8", actions=1)
    assert said(gates, "bob", "go 1j10") == "OG 7.5: a column is there"
    assert said(gates, "bob", "go 1k8") == "OG 7.5: a statue is there"
    assert said(gates, "bob", "go 1d3") == "OG 7.5: the creek is there"
    assert said(gates, "bob", "go 1e8") == "OG 7.1: you are there already"
    assert said(gates, "bob", "go 1e11") == "OG 7.1: it is 3 actions away; you have 1 left"
    assert said(gates, "bob", "go 1d10") == "OG 7.1: it is 4 actions away; you have 1 left"
    assert said(gates, "bob", "go 1e7") == "OG 7.2: Dave stands there: you may pass, but not stay"
    assert said(gates, "bob", "go 1f8") == "OG-24: orc 1 stands there, and you could not get on from there"
    assert said(gates, "bob", "go 1z9").startswith("OG 4.1: there is no square '1z9'")
    assert said(gates, "bob", "at 1e9") == ("OG 7.1: squares are named when somebody is put there; to walk, say go")
    gates = Gates(who("bob", "1e8", hand="coffee"), actions=0)
    assert said(gates, "bob", "go 1e9") == "OG 6.7: no action is left"


@pytest.mark.rule("OG 7.1", "OG 7.4")
def test_who_gets_no_nearer_is_told_so() -> None:
    """A door takes two actions."""
    gates = Gates(who("bob", "1e10"), who("dave", "1a1"), orcs="1e9 1d9 1f9", actions=1)
    nearer = "and no square that is nearer can be reached"
    assert said(gates, "bob", "go 1e5").endswith(f"you have 1 left, {nearer}")


@pytest.mark.rule("OG 7.2", "OG-24")
def test_on_an_occupied_square_one_only_moves() -> None:
    bob = who("bob", "1e8", hand="coffee fireball", treasures="coins")
    gates = Gates(bob, who("dave", "1f10"), orcs="1e9 1f9", dice=(14,))
    gates.say("bob: go 1e9")
    only = "the square is occupied: only moving is possible there"
    for words in ("strike orc-2", "cast fireball", "trade dave"):
        assert said(gates, "bob", words) == f"OG 7.2: {only}"
    assert said(gates, "bob", "play coffee") == f"OG-24: {only}"
    assert said(gates, "bob", "end") == "OG 7.2: you cannot end your turn on an occupied square"


@pytest.mark.rule("OG-24", "OG-50")
def test_nor_is_a_card_cancelled_from_there_though_another_hand_is_asked_too() -> None:
    bob = who("bob", "1e8", hand="footnote", seat=0)
    gates = Gates(bob, who("dave", "1l1", hand="coffee", seat=0), orcs="1e9", gm="screen", dice=(3,))
    gates.say("bob: go 1e9", "gm: play screen")
    assert said(gates, "bob", "play footnote") == "OG-24: the square is occupied: only moving is possible there"


# Attacks.


@pytest.mark.rule("OG 7.7", "OG 7.8", "OG-23", "OG-32")
def test_whom_one_cannot_strike() -> None:
    gates = Gates(who("bob", "1c8"), who("dave", "1d8"), who("sara"), orcs="1c9 1e11 1b9 1b8")
    assert said(gates, "bob", "strike orc-1") == "OG 7.8: a secret door is in between"
    assert said(gates, "bob", "strike orc-2") == "OG 7.7: orc 2 is not adjacent, but 3 squares away"
    assert said(gates, "bob", "strike orc-3") == "OG 7.8: no attack goes diagonally past that corner"
    assert said(gates, "bob", "strike orc-9") == "OG 9.2: orc 9 is not on the map"
    assert said(gates, "bob", "strike dave") == (
        "OG-32: characters do not attack each other, unless a card says otherwise"
    )
    assert said(gates, "bob", "strike bob") == "OG 7.7: that is you"
    assert said(gates, "bob", "strike") == "OG 7.7: say whom, as in strike orc-1"
    assert said(gates, "bob", "strike goblin").startswith("OG 7.7: there is no 'goblin'")
    gates = Gates(who("bob", "1e8", hand="grudge"), who("sara"), who("dave", "1l1"))
    gates.say("bob: play grudge")
    gates.settle()
    assert said(gates, "bob", "strike sara") == "OG-55: Sara is dead"
    assert said(gates, "bob", "strike dave") == "OG 7.7: Dave is not adjacent, but 7 squares away"


@pytest.mark.rule("OG 7.9", "OG-29", "OG 3.1")
def test_whom_one_cannot_shoot() -> None:
    gates = Gates(who("bob", "1e8", treasures="axes"), orcs="1e4 1e3 1d9")
    assert said(gates, "bob", "shoot orc-2") == ("OG 7.9: out of range: orc 2 is 5 squares away, The Axes reaches 4")
    assert said(gates, "bob", "shoot orc-3") == "OG 7.9: a wall blocks the line of sight to orc 3"
    assert said(gates, "bob", "fireball orc-1") == "OG 3.1: only Brian throws a Fireball without a card"
    gates = Gates(who("brian", "1e10"), who("dave", "1e7"), orcs="1c10 4b3 1l10", sides="1a 2a 3a 4b")
    assert said(gates, "brian", "shoot orc-1") == "OG 7.9: you have no missile weapon"
    assert said(gates, "brian", "fireball orc-1") == "OG 7.9: a door blocks the line of sight to orc 1"
    assert said(gates, "brian", "fireball orc-2") == "OG-29: nobody sees into the Dungeon or out of it"
    assert said(gates, "brian", "fireball orc-3") == (
        "OG 7.9: out of range: orc 3 is 7 squares away, the Fireball reaches 6"
    )
    assert said(gates, "brian", "fireball dave") == "OG-32: the Fireball is for orcs"
    gates = Gates(who("bob", "1i10", treasures="bow"), orcs="1l10")
    assert said(gates, "bob", "shoot orc-1") == "OG 7.9: a column blocks the line of sight to orc 1"


# Looting, trading, resting.


@pytest.mark.rule("OG 7.11", "OG-33")
def test_when_one_cannot_loot() -> None:
    gates = Gates(who("bob", "1l11", searched="1l11"))
    assert said(gates, "bob", "loot") == "OG-33: you have looted this chest last: first search another one"
    assert said(Gates(who("bob", "1e8")), "bob", "loot") == "OG 7.11: there is no chest here"
    assert said(Gates(who("bob", "1l11"), actions=None), "bob", "loot") == "OG 6.1: first roll for actions"
    assert said(Gates(who("bob", "1l11"), orcs="1e8", turn=GM), GM, "loot") == (
        "OG 9.4: orcs move and attack hand to hand, nothing else"
    )


@pytest.mark.rule("OG 7.13", "OG-36")
def test_when_one_cannot_trade() -> None:
    gates = Gates(who("bob", "1e8", treasures="coins"), who("dave", "1e7"), who("sara", "1e4"), who("brian"))
    assert said(gates, "bob", "trade bob") == "OG 7.13: an exchange is with somebody else"
    assert said(gates, "bob", "trade sara") == "OG 7.13: Sara is not adjacent, but 4 squares away"
    assert said(gates, "bob", "trade brian") == "OG-55: Brian is dead"
    for _ in range(3):
        gates.say("bob: trade dave", "bob: offer coins", "dave: no")
    assert said(gates, "bob", "trade dave") == "OG-36: 3 offers were in vain: no more in this turn"
    gates = Gates(who("bob", "1e8"), who("dave", "1e7"))
    assert said(gates, "bob", "trade dave") == ("OG 7.13: only Treasures can be exchanged, and neither of you has one")
    assert said(gates, "bob", "offer coins") == "OG 7.13: first say with whom you trade: trade …"


@pytest.mark.rule("OG 7.15", "OG-38")
def test_bandaging() -> None:
    gates = Gates(who("bob", "1e8", hand="coffee"), actions=None)
    assert said(gates, "bob", "bandage") == "OG-38: you have no wounds"
    gates = Gates(who("bob", "1e8", wounds=2, hand="coffee grudge"), orcs="1e9", actions=None)
    gates.say("bob: bandage")
    assert said(gates, "bob", "strike orc-1") == "OG 7.15: you have bandaged your wounds: no actions in this turn"
    assert said(gates, "bob", "roll") == "OG 7.15: you have bandaged your wounds instead of rolling"
    assert said(gates, "bob", "play coffee") == "OG-48: you have not rolled for actions, so none can be added"
    assert said(gates, "bob", "play grudge") == "OG-48: you have no actions in this turn to attack with"
    gates = Gates(who("bob", "1e8", wounds=2))
    assert said(gates, "bob", "bandage") == "OG 7.15: wounds are bandaged instead of rolling for actions, not after it"


# Cards.


@pytest.mark.rule("OG 6.5", "OG 7.14", "OG-50")
def test_cards_of_a_player() -> None:
    assert said(Gates(who("brian", "1e8", hand="fireball"), orcs="1e9"), "brian", "cast fireball") == (
        "OG-5: Brian needs no card for a Fireball (fireball)"
    )
    hand = "rag cocked dodge footnote twin hug fireball awake hands story"
    gates = Gates(who("bob", "1e8", hand=hand), who("dave", "1e7"), discarded=("", "porter", ""))
    assert said(gates, "bob", "play rag") == "OG 6.5: you have no wounds"
    assert said(gates, "bob", "play cocked") == (
        "OG-50: The Cocked is played when your d20 has been rolled in your turn"
    )
    assert said(gates, "bob", "play dodge") == "OG-49: The Dodge is played when you are about to take a wound"
    assert said(gates, "bob", "play footnote") == (
        "OG-50: The Footnote is played when a Hackmaster card has been played"
    )
    assert said(gates, "bob", "play twin") == "OG 6.6: The Twin is played when you die"
    assert said(gates, "bob", "play hug") == "OG-50: nobody beside you holds a card"
    assert said(gates, "bob", "play fireball") == "OG 7.14: The Fireball is a Spell: it is cast, for an action (cast)"
    assert said(gates, "bob", "cast rag") == "OG 6.5: The Rag is no Spell: it is played (play)"
    assert said(gates, "bob", "cast fireball") == "OG-51: no orc is in sight and range"
    assert said(gates, "bob", "cast awake") == "OG-55: nobody is dead"
    assert said(gates, "bob", "cast hands") == "OG-51: nobody whom it could heal has wounds"
    assert said(gates, "bob", "cast story") == "OG-51: no orc that is awake is near a square in sight"
    assert said(gates, "bob", "play potion") == "OG 6.5: you do not hold The Potion"
    assert said(gates, "bob", "play pototo") == "OG 6.5: there is no card 'pototo'"
    assert said(gates, "bob", "pick-up porter") == "OG 3.2: only Sara picks up NPCs"


@pytest.mark.rule("OG 7.3", "OG-25", "OG-49")
def test_cards_against_a_wound() -> None:
    gates = Gates(who("bob", "1e8", hand="dodge", npcs="fighter"), orcs="1e9", dice=(15,))
    gates.say("bob: go 1e9")
    assert said(gates, "bob", "play dodge") == "OG 7.3: no card is played against the wound of a free attack"
    assert said(gates, "bob", "roll") == "OG-49: first say whether Bob averts the wound"
    gates = Gates(who("bob", "1e8", hand="dodge rag"), orcs="1e9", turn=GM, dice=(15,))
    gates.say("gm: next orc-1", "gm: strike bob")
    assert said(gates, "bob", "play rag") == "OG-49: The Rag averts no wound"
    assert "play dodge" in gates.legal("bob")


@pytest.mark.rule("OG 3.6", "OG-9")
def test_what_stevil_cannot_steal() -> None:
    gates = Gates(
        who("stevil", "1e8", treasures="cup"),
        who("bob", "1a1", hand="rag"),
        who("dave", "1a2", treasures="coins gem"),
        who("brian"),
        actions=None,
        player="rag",
        dice=(3, 3),
    )
    gates.say("stevil: roll")
    assert gates.legal("stevil") == {"draw", "steal-card bob", "steal-treasure dave"}
    assert said(gates, "stevil", "steal-treasure stevil") == "OG 3.6: you steal from others"
    assert said(gates, "stevil", "steal-treasure bob") == "OG-9: Bob has no Treasure"
    assert said(gates, "stevil", "steal-card dave") == "OG-9: Dave holds no card"
    assert said(gates, "stevil", "steal-card brian") == "OG-55: Brian is dead"
    gates.say("stevil: steal-treasure dave")
    assert said(gates, "dave", "give cup") == "OG-9: The Cup is not a Treasure in front of you"
    assert said(gates, "dave", "yes") == "OG-9: first say which Treasure Dave gives Stevil"


@pytest.mark.rule("OG 3.2", "OG-6")
def test_what_sara_cannot_pick_up() -> None:
    sara = who("sara", "1l11")
    gates = Gates(sara, discarded=("", "rag porter fighter", ""))
    assert said(gates, "sara", "pick-up rag") == "OG 3.2: The Rag is no NPC"
    gates.say("sara: pick-up porter")
    assert said(gates, "sara", "pick-up fighter") == "OG-6: you have picked up an NPC in this turn"
    gates = Gates(who("sara", "1e8"), discarded=("", "porter", ""))
    assert said(gates, "sara", "pick-up porter") == "OG 3.2: you are not on a Treasure square"


@pytest.mark.rule("OG-51", "OG-30", "OG 9.3")
def test_for_whom_a_card_is() -> None:
    gates = Gates(who("bob", "1e8", hand="bolts"), orcs="1e9 1e7 1e6 1e1", dice=(15, 2, 15, 2))
    gates.say("bob: cast bolts")
    gates.settle()
    assert said(gates, "bob", "enough") == "OG-51: the spell is cast at one orc at least"
    gates.say("bob: pick orc-1")
    assert said(gates, "bob", "pick orc-1") == "OG-51: the orcs that it is cast at are different ones"
    assert said(gates, "bob", "pick orc-4") == ("OG 7.9: out of range: orc 4 is 7 squares away, the spell reaches 6")
    assert said(gates, "bob", "pick bob") == "OG-51: an orc is asked for"
    gates = Gates(who("bob", "1e8"), who("dave", "1d9"), who("sara", "1d8"), who("brian", "1a1"), orcs="1e9", dice=(1,))
    gates.say("bob: strike orc-1")
    assert said(gates, "bob", "pick brian") == "OG-30: the nearest character is struck"
    assert said(gates, "bob", "pick bob") == "OG 7.10: it is another character who is struck"
    gates = Gates(who("bob", "1e8"), who("dave", "1d9"), who("sara", "1d8"), gm="swap", turn=GM)
    gates.say("gm: play swap", "gm: pick bob")
    assert said(gates, GM, "pick bob") == "OG 9.3: two characters change places"


# The Gamemaster.


@pytest.mark.rule("OG 9.4", "OG 9.5", "OG 9.6")
def test_orcs() -> None:
    gates = Gates(who("bob", "1e8"), who("dave", "1a1"), orcs="1e9 1e10 1l1", turn=GM, dice=(2,))
    assert said(gates, GM, "go 1e11") == "OG 9.4: first say which orc acts: next …"
    assert said(gates, GM, "done") == "OG 9.4: first say which orc acts: next …"
    gates.say("gm: next orc-1")
    assert said(gates, GM, "end") == "OG 9.4: orc 1 acts; what it does is done before anything else: done"
    assert said(gates, GM, "next orc-1") == "OG 9.4: orc 1 acts already"
    assert said(gates, GM, "go 1e8") == "OG 9.5: Bob is there: orcs never enter a character's square"
    assert said(gates, GM, "go 1e10") == "OG 9.5: orc 2 is there: an orc may pass, but not stay"
    assert said(gates, GM, "go 1l9") == "OG 9.5: it is 7 actions away; you have 4 left"
    assert said(gates, GM, "strike orc-2") == "OG 9.6: orcs attack characters"
    assert said(gates, GM, "strike dave") == "OG 9.6: Dave is not adjacent, but 8 squares away"
    gates.say("gm: strike bob")
    assert said(gates, GM, "strike bob") == "OG 9.6: orc 1 has made its attack in this turn"
    gates.say("gm: next orc-2")
    assert said(gates, GM, "next orc-1") == "OG 9.4: orc 1 has acted already"
    gates.say("gm: done")
    assert said(gates, GM, "next orc-7") == "OG 9.2: orc 7 is not on the map"
    assert said(gates, GM, "roll") == "OG 6.1: only characters roll for actions"


@pytest.mark.rule("OG 10.3", "OG-51")
def test_a_sleeping_orc_does_not_act() -> None:
    gates = Gates(who("bob", "1e8", hand="story"), orcs="1e9 1l1", dice=(15,))
    gates.say("bob: cast story")
    gates.settle()
    gates.say("bob: at 1e9", "bob: end")
    assert said(gates, GM, "next orc-1") == "OG 10.3: orc 1 sleeps in this turn"


@pytest.mark.rule("OG 9.1", "OG-39")
def test_where_newcomers_do_not_enter() -> None:
    gates = Gates(who("bob", "1a7"), orcs="1l1", turn=GM, newcomers=1)
    assert said(gates, GM, "enter 1b7") == "OG-39: newcomers come on a road square at the outer edge of the maps"
    assert said(gates, GM, "enter 1a7") == "OG 9.5: Bob is there: orcs never enter a character's square"
    gates = Gates(who("bob", "1e8"), orcs="1l1", turn=GM)
    assert said(gates, GM, "enter 1a7") == "OG 9.1: no newcomers are waiting"


@pytest.mark.rule("OG 9.3", "OG-50")
def test_cards_of_the_gamemaster() -> None:
    gates = Gates(who("bob", "1e8"), gm="screen right mercy offer coals pans swap drink", turn=GM)
    assert said(gates, GM, "play screen") == (
        "OG-50: The Screen is played when a free attack has missed, in a player's turn"
    )
    assert said(gates, GM, "play right") == (
        "OG-50: The Right is played when a Player card has been played, in a player's turn"
    )
    assert said(gates, GM, "play mercy") == "OG-55: nobody is dead"
    assert said(gates, GM, "play offer") == "OG 9.3: no NPC is in play"
    assert said(gates, GM, "play coals") == "OG 9.4: no orc is left that could act"
    assert said(gates, GM, "play pans") == "OG-53: there is no orc on the map"
    assert said(gates, GM, "play swap") == "OG-55: two living characters are needed"
    assert said(gates, GM, "play drink") == "OG 9.3: nobody holds a card"


# Before the game.


@pytest.mark.rule("OG 2.2", "OG 4.1", "OG-12")
def test_setting_up() -> None:
    match = orcade.new(GAME, 3, dice=orcade.Stream.of(1))

    def why(words: str) -> str:
        with pytest.raises(orcade.Refused) as refused:
            match.answer(words, match.asks[0].seat)
        return str(refused.value)

    match.answer("choose bob", 0)
    assert why("choose bob") == "OG 2.2: somebody plays Bob already"
    assert why("choose gordo") == "OG 2.2: Bob, on the other side of Gordo's sheet, is played"
    assert why("roll") == "OG 2.2: first choose a character"
    match.answer("choose sara", 1)
    match.answer("side 1a", 2)
    assert why("side 1b") == "OG-13: the section of 1b lies already"
    match.answer("side 2a", 1)
    assert why("lay 0 0,0") == "OG-12: another section lies there"
    assert why("lay 0 1,1") == "OG-12: it has to share an edge with another section"
    match.answer("lay 0 1,0", 1)
    assert why("name pip") == "OG 4.1: one of the players lays it, not the Gamemaster"


# The closed rulebook.


@pytest.mark.rule("OG 5.3", "OG-59")
def test_a_closed_rulebook_is_open_to_the_gamemaster_alone() -> None:
    closed = "OG 5.3: the rulebook is closed to players"
    gates = Gates(who("bob", "1e8"), orcs="1e3", closed_rulebook=True)
    for words in ("strike orc-1", "go 1l12", "go nowhere", "play rag", "bandage"):
        assert said(gates, "bob", words) == closed
    gates.say("bob: end")
    assert said(gates, GM, "go 1e11") == "OG 9.4: first say which orc acts: next …"
    match = orcade.new(GAME, 3, options=GAME.options(closed_rulebook=True), dice=orcade.Stream.of(1))
    with pytest.raises(orcade.Refused) as refused:
        match.answer("roll", 0)
    assert str(refused.value) == "OG 2.2: first choose a character"


# All of it.


@pytest.mark.parametrize("seed", range(6))
def test_exactly_what_nothing_bars_is_offered_where_there_is_fighting(seed: int) -> None:
    """As `test_said_once`, at some decisions of matches that are played for blood."""
    known = rules_of(GAME)
    rng = Random(seed)
    options = GAME.options(all_characters=seed % 2 == 0, return_on_doubles=seed % 3 > 0)
    match = orcade.new(GAME, 2 + seed, options=options, dice=orcade.Stream.of(seed))
    for at in moves(match, rng):
        if at % 16:
            continue
        for ask in match.asks:
            view = match.view(ask.seat)
            sayable = set(GAME.sayable(view))
            offered = set(ask.options.also if isinstance(ask.options, Proposals) else ask.options)
            assert offered <= sayable, ask.prompt
            for answer in sayable:
                why = GAME.barred(view, ask.seat, answer)
                assert (why is None) == (answer in offered), (answer, ask.prompt, why)
                assert why is None or (why.text and why.rule in known), why
