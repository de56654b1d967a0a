"""What a refusal says, in the words that a player reads."""

from __future__ import annotations

from random import Random

import pytest

import orcade
from orcade.games.hack import GAME
from orcade.games.hack.dungeon import LETTERS, cell, cell_name
from orcade.games.hack.pieces import NAMES

from .tomb import Tomb, player

pytestmark = pytest.mark.told

WAY = {"e1": "cross", "e2": "cross", "e3": "cross", "e4": "gate"}


def said(tomb: Tomb, name: str, words: str) -> str:
    """Why this cannot be answered, with its rule in front."""
    with pytest.raises(orcade.Refused) as refused:
        tomb.match.answer(words, tomb.seat(name))
    return str(refused.value)


# Actions.


@pytest.mark.rule("HK 10", "HK-11", "HK-12", "HK-13", "HK-32", "HK 23")
def test_placing_rooms() -> None:
    tomb = Tomb(player("e1", hand="hall gate chamber"), player(hand="cross"), rooms={"e1": "cross"})
    assert said(tomb, "mags", "room") == (
        "HK 10: a Room is placed as an action: room, its name, where, and its open sides"
    )
    assert said(tomb, "mags", "room hall") == "HK 10: say where and how it lies, as in room hall e1n1 NS"
    assert said(tomb, "mags", "room hall north") == "HK-11: a place is told from the Entrance, as in n1 or e2s1"
    assert said(tomb, "mags", "room hall start NS") == "HK 10: a Room lies there already"
    assert said(tomb, "mags", "room hall n1 NS") == (
        "HK 10: it has to lie beside the Room that you are in, where that has an open side"
    )
    assert said(tomb, "mags", "room hall e2 NS") == "HK-11: there it can lie with these sides open: EW"
    assert said(tomb, "mags", "room hall e2") == "HK-11: there it can lie with these sides open: EW"
    assert said(tomb, "mags", "room gate e2 NESW") == (
        "HK-13: at least 3 Rooms have to lie between an Exit and the Entrance"
    )
    assert said(tomb, "mags", "room gate") == "HK-13: at least 3 Rooms have to lie between an Exit and the Entrance"
    assert said(tomb, "mags", "room chamber e2 NESW") == (
        "HK-32: the Inner Chamber has to lie at least 3 Rooms from the Entrance"
    )
    assert said(tomb, "mags", "room cross e2 NESW") == "HK 17: you do not hold Cross"


@pytest.mark.rule("HK-12", "HK 10")
def test_closing_the_dungeon() -> None:
    rooms = {"e1": "hall EW", "n1": "nook S", "s1": "nook N", "w1": "nook E"}
    tomb = Tomb(player("e1", hand="nook"), player("w1"), rooms=rooms)
    closing = "HK-12: some open side of the dungeon has to look onto an empty place"
    assert said(tomb, "mags", "room nook e2 W") == closing
    assert said(tomb, "mags", "room nook e2 N") == closing
    assert said(tomb, "mags", "room nook") == closing
    tomb = Tomb(player("w1", hand="nook"), player("w1"), rooms=rooms)
    assert said(tomb, "mags", "room nook") == "HK 10: no open side looks onto an empty place there"


@pytest.mark.rule("HK 23", "HK-22")
def test_the_gamemaster() -> None:
    tomb = Tomb(player(hand="pit hall"), player("e1"), rooms={"e1": "cross", "e2": "cross"}, gm="mags")
    assert said(tomb, "mags", "room hall e3 EW") == (
        "HK 23: it has to lie beside a Room that a character is in, where that has an open side"
    )
    assert said(tomb, "mags", "move e1") == "HK 23: the GameMaster has no figure and does not move"
    assert said(tomb, "mags", "item pit").startswith("HK 14: Pit is a Trap: an Encounter is played")
    tomb.say("mags: lay pit")
    assert said(tomb, "mags", "pass") == "HK 23: first say in which Room the card is laid face down"
    assert said(tomb, "mags", "in e1") == "HK-22: somebody is in that Room"
    assert said(tomb, "mags", "in e9") == "HK 23: there is no Room"
    assert said(tomb, "mags", "in") == "HK 23: say which Room by its place, as in move n1"
    tomb = Tomb(player(hand="rat"), player("e1"), rooms={"e1": "cross", "e2": "cross"}, traps={"e2": "pit"}, gm="mags")
    tomb.say("mags: lay rat")
    assert said(tomb, "mags", "in e2") == "HK-22: a card lies there face down already"
    tomb = Tomb(player(hand="rat"), player("e1"), rooms={"e1": "cross", "e2": "cross"}, gm="mags", safe_entrance=True)
    tomb.say("mags: lay rat")
    assert said(tomb, "mags", "in start") == "HK-22: nothing is laid at the Entrance at this table: Safe Entrance"
    tomb = Tomb(player(hand="rat"), player("e1"), rooms={"e1": "cross"}, traps={"start": "pit"}, gm="mags")
    assert said(tomb, "mags", "lay rat") == "HK-22: no Room is empty: without a character and without a face-down card"
    assert said(Tomb(player(hand="rat"), player()), "mags", "lay rat") == (
        "HK 23: only the GameMaster lays Encounters face down"
    )


@pytest.mark.rule("HK 12", "HK-14")
def test_moving() -> None:
    rooms = {"e1": "hall NS", "n1": "cross", "n2": "cross"}
    tomb = Tomb(player(hand="cross"), player(hand="cross"), rooms=rooms)
    assert said(tomb, "mags", "move start") == "HK 12: you are there"
    assert said(tomb, "mags", "move e1") == "HK-14: the way there is blocked: open sides have to meet"
    assert said(tomb, "mags", "move n2") == "HK-14: that Room is not adjacent to yours"
    assert said(tomb, "mags", "move w1") == "HK 12: there is no Room"
    assert said(tomb, "mags", "move on") == "HK 12: say which Room by its place, as in move n1"


@pytest.mark.rule("HK 6", "HK-6", "HK-8", "HK 7", "HK-9", "HK 3", "HK-5")
def test_other_actions() -> None:
    tomb = Tomb(player(hand="hurry rat", rules="hush"), player(rules="habit"))
    assert said(tomb, "mags", "rule") == "HK 6: a Rule is played as an action"
    assert said(tomb, "mags", "rule rat") == (
        "HK 14: Rat is a Monster: an Encounter is played upon somebody who has just moved (encounter)"
    )
    assert said(tomb, "mags", "rule habit") == "HK 17: you do not hold Habit"
    assert said(tomb, "mags", "rule nonsense") == "HK 5: there is no card of that name"
    assert said(tomb, "mags", "lawyer hush of mags") == "HK-8: only the Rules of others can be removed"
    assert said(tomb, "mags", "lawyer hush of otto") == "HK 7: say which Rule of whom, as in lawyer …, of, a name"
    assert said(tomb, "mags", "hand of vectra") == "HK-5: the Hand of Vectra has to lie in front of you"
    bare = Tomb(player(items="hand"), player())
    assert said(bare, "mags", "hand of vectra") == "HK 3: the Hand is of use in the Inner Chamber of Vectra only"
    assert said(bare, "mags", "exchange") == "HK-9: you have no cards to exchange"
    assert said(bare, "mags", "lawyer hurry of otto") == "HK 7: nobody else has a Rule in front"


@pytest.mark.rule("HK 8", "HK-9")
def test_exchanging() -> None:
    tomb = Tomb(player(hand="hurry rat"), player())
    assert said(tomb, "mags", "exchange rat") == "HK 8: say exchange first; it is an action; then the cards"
    tomb.say("mags: exchange")
    assert said(tomb, "mags", "exchange") == "HK-9: that is no card; take from 1 to 2"
    assert said(tomb, "mags", "pass") == "HK 8: first say which cards you exchange"
    assert said(tomb, "mags", "exchange rat rat") == "HK 8: rat is there once"
    assert said(tomb, "mags", "exchange troll") == "HK 8: there is no 'troll'; there are hurry, rat"


# Whose turn it is, and what is asked first.


@pytest.mark.rule("HK 5", "HK 15", "HK 17")
def test_there_is_a_time_for_everything() -> None:
    tomb = Tomb(player(hand="faint"), player(hand="troll"), rooms=WAY, dice=(1, 6))
    tomb.say("mags: move e1")
    assert said(tomb, "mags", "pass") == "HK 13: first say whether you search"
    assert said(tomb, "mags", "item faint").startswith("HK 17: Faint is an Event")
    tomb.say("mags: skip")
    assert said(tomb, "otto", "move e1") == "HK 5: it is the turn of Mags"
    assert said(tomb, "otto", "search") == "HK 13: a Room is searched right after moving into it"
    assert said(tomb, "otto", "skip") == "HK 13: only a search, or playing an Item, is skipped"
    tomb.say("otto: encounter troll")
    while tomb.match.asks and "play faint" not in tomb.legal("mags"):
        tomb._nothing("the death of Mags")
    assert said(tomb, "mags", "move e1") == "HK 17: first this is settled: Mags is about to die"
    tomb.say("mags: pass")
    assert tomb.deaths("mags") == 1


@pytest.mark.rule("HK 15")
def test_a_death_costs_the_rest_of_the_turn() -> None:
    tomb = Tomb(player("e3", items="hand sword bag", hand="cross"), player(hand="troll"), rooms=WAY, dice=(1, 6))
    tomb.say("mags: move e2", "otto: encounter troll")
    while not tomb.state.deaths[0] and "drop bag" not in tomb.legal("mags"):
        tomb._nothing("the death of Mags")
    assert said(tomb, "mags", "drop hand") == "HK-19: a death never costs the Hand of Vectra"
    assert said(tomb, "mags", "drop lamp") == "HK 21: no card of that name lies there"
    assert said(tomb, "mags", "move e1") == "HK 15: a death costs the rest of the turn"
    assert said(tomb, "mags", "steal lamp of otto") == (
        "HK 21: Items are taken or lost only when a card or a death says so"
    )


@pytest.mark.rule("HK 1", "HK-30", "HK-46")
def test_decks() -> None:
    match = orcade.new(GAME, 3, seed=1)
    asked = {"own": "there is no deck of your own at this table", "move n1": "first everybody chooses a deck"}
    for words, why in (*asked.items(), ("exchange", asked["move n1"])):
        with pytest.raises(orcade.Refused, match=why):
            match.answer(words)
    match.answer("ba")
    match.answer("thorina")
    for words, why in {"thorina": "somebody plays this deck already", "ba": "there is one GameMaster at most"}.items():
        with pytest.raises(orcade.Refused, match=why):
            match.answer(words)
    match.answer("billy")
    with pytest.raises(orcade.Refused, match="the decks have been chosen"):
        match.answer("knuckles")


# Encounters and Events.


@pytest.mark.rule("HK 14", "HK-17", "HK-6")
def test_encounters() -> None:
    tomb = Tomb(
        player(hand="rat"), player(hand="rat troll"), player(hand="rat nap", draw="rat"), rooms=WAY, dice=(6, 1)
    )
    assert said(tomb, "mags", "encounter rat") == (
        "HK 14: an Encounter is played upon somebody who has just moved and searched"
    )
    tomb.say("mags: move e1", "otto: encounter rat | pip: pass")
    while tomb.state.moments[-1].when != 1 or "pip" not in tomb.asked:
        tomb._nothing("a round after the Encounter")
    assert said(tomb, "pip", "encounter rat") == "HK 14: this move has had its one Encounter"


@pytest.mark.rule("HK-6")
def test_a_room_that_protects() -> None:
    tomb = Tomb(player(hand="cross"), player(hand="rat pit"), rooms={"e1": "temple"})
    tomb.say("mags: move e1", "mags: skip")
    assert said(tomb, "otto", "encounter rat") == "HK-6: a card protects Mags from Monsters"
    assert said(tomb, "otto", "item rat").startswith("HK 14: Rat is a Monster")


@pytest.mark.rule("HK 17", "HK-37", "HK-3")
def test_events() -> None:
    hand = "trip haste lost tunnel faint cheer sermon trade"
    tomb = Tomb(player(hand=hand), player("e1", hand="tunnel sermon"), player(hand="cross"), rooms=WAY, gm="pip")
    assert said(tomb, "mags", "play") == "HK 17: an Event is played at the moment that stands on it"
    assert said(tomb, "mags", "play haste") == "HK 17: Haste is played when an action is over"
    assert said(tomb, "mags", "play faint") == "HK 17: Faint is played when somebody is about to die"
    assert said(tomb, "mags", "play cheer") == "HK 17: Cheer is played when the dice of an Encounter are known"
    assert said(tomb, "mags", "play sermon") == "HK 17: Sermon is played at the beginning of a turn"
    tomb.say("mags: pass")
    assert said(tomb, "mags", "play trip") == "HK-37: say upon whom: play …, on, a name"
    assert said(tomb, "mags", "play trip on mags") == "HK-37: a player of your choice is another one"
    assert said(tomb, "mags", "play trade on pip") == "HK-37: Pip is in no Room, and Trade is about places"
    assert said(tomb, "mags", "play haste on otto") == (
        "HK-37: Haste is played upon nobody in particular: leave out the name"
    )
    assert said(tomb, "mags", "play lost") == (
        "HK 17: Lost cannot be played: you are not farther from an Exit than Mags"
    )
    assert said(tomb, "otto", "play tunnel") == "HK 17: Tunnel is for your own moment, not for somebody else's"
    assert said(tomb, "otto", "exchange") == "HK 5: it is the turn of Mags"


@pytest.mark.rule("HK 17", "HK 23")
def test_what_an_event_asks_for() -> None:
    tomb = Tomb(player(hand="brick fumble"), player(hand="closed rat"), rooms=WAY, dice=(6, 1))
    tomb.say("mags: move e1")
    assert said(tomb, "mags", "play brick") == "HK 13: first say whether you search"
    tomb.say("mags: skip")
    assert said(tomb, "otto", "play closed") == "HK 17: Closed cannot be played: Mags is not on an Exit"
    tomb.say("otto: encounter rat")
    assert said(tomb, "mags", "play fumble") == "HK 17: Fumble is for somebody else's moment, not for your own"


@pytest.mark.rule("HK-39", "HK-44", "HK 21", "HK-37")
def test_what_cards_ask_for() -> None:
    tomb = Tomb(player("e1", hand="leap tunnel grab erase tax"), player("e2", items="lamp bag", rules="hush habit",
                hand="rat cross"), player(items="sword", rules="hurry"), rooms=WAY)  # fmt: skip
    tomb.say("mags: pass", "mags: play leap")
    assert said(tomb, "mags", "pass") == "HK-39: first say where Mags is put"
    assert said(tomb, "mags", "to e3") == "HK-39: Mags is put into a Room that an open way leads to"
    tomb.say("mags: to e2", "mags: play grab on otto")
    assert said(tomb, "mags", "steal sword of pip") == "HK 21: you steal from Otto"
    tomb.say("mags: steal lamp of otto", "mags: play erase on otto")
    assert said(tomb, "mags", "strike hurry of pip") == "HK-44: it is a Rule of Otto that is discarded"
    assert said(tomb, "mags", "lawyer hurry of pip") == "HK-44: first say which Rule is discarded"
    tomb.say("mags: strike hush of otto", "mags: play tax on otto")
    assert said(tomb, "otto", "discard troll") == "HK 17: you do not hold Troll"
    assert said(tomb, "otto", "encounter rat") == (
        "HK 14: an Encounter is played upon somebody who has just moved and searched"
    )


@pytest.mark.rule("HK 24", "HK-29")
def test_befuddling() -> None:
    tomb = Tomb(player(hand="rat lamp"), player(hand="troll"), rooms=WAY, gm="otto", dice=(1, 6))
    assert said(tomb, "mags", "befuddle rat") == (
        "HK-29: he is befuddled when an Encounter of his meets you, before the dice"
    )
    tomb.say("mags: move e1", "otto: encounter troll")
    assert said(tomb, "mags", "befuddle lamp") == (
        "HK 13: Lamp is an Item: an Item is played after a search or a victory (item)"
    )
    assert said(tomb, "mags", "exchange") == "HK 24: first say whether you confuse the GameMaster"
    three = Tomb(player(hand="rat"), player(), player())
    assert said(three, "mags", "befuddle rat") == (
        "HK 24: only a single player against the GameMaster can befuddle him"
    )


# Every place of a Room, also those that nobody would name.


@pytest.mark.rule("HK 10", "HK-11", "HK-12")
@pytest.mark.parametrize("seed", range(2))
def test_everywhere_and_in_every_way_a_room_is_offered_or_there_is_a_reason(seed: int) -> None:
    rng = Random(seed)
    rooms = {}
    for name in ("e1", "e2", "e1n1", "n1", "s1"):
        slug = rng.choice(("cross", "hall", "fork", "bend"))
        rooms[name] = {"cross": "cross", "hall": rng.choice(("hall NS", "hall EW"))}.get(slug, slug)
    tomb = Tomb(player(rng.choice(["start", *rooms]), hand="fork gate chamber nook"), player(), rooms=rooms)
    view = tomb.match.view(0)
    legal = tomb.legal(NAMES[0].lower())
    for slug in ("fork", "gate", "chamber", "nook"):
        for x in range(-2, 4):
            for y in range(-3, 3):
                for letters in LETTERS[1:]:
                    words = f"room {slug} {cell_name(cell(x, y))} {letters}"
                    assert (GAME.refusal(view, 0, words) is None) == (words in legal), words
