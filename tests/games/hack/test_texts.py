"""The words on cards: all of them in texts.txt, so that a change is seen; and what each verb says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from orcade.games.hack.card_texts import difficulty, say, title
from orcade.games.hack.deck_files import DECKS, shipped
from orcade.games.hack.effects import Condition, Moment, Once, Standing, Whenever
from orcade.games.hack.printed import Card, Deck, Encounter, Event, Item, Room, Rule

GOLDEN = Path(__file__).parent / "texts.txt"
FITS = 135
"""Letters of text that a card shows at its usual size."""


def different(deck: Deck) -> list[Card]:
    return list(dict.fromkeys(deck.cards))


def listed() -> str:
    """Every card of every deck with its words."""
    lines = []
    for deck in shipped():
        lines += ["", f"== {deck.character.name}"]
        for card in different(deck):
            head = f", {difficulty(card)}" if isinstance(card, Encounter | Rule) else ""
            head += f", {card.doors}" if isinstance(card, Room) else ""
            head += f", x{card.count}" if card.count > 1 else ""
            lines.append(f"{card.name} ({title(card)}{head}) {say(card)}".rstrip())
    return "\n".join(lines[1:]) + "\n"


def test_the_words_of_all_cards_are_those_of_the_list() -> None:
    """After a change that is meant: `python -m tests.games.hack.test_texts` writes the list anew."""
    assert listed().splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("deck", shipped(), ids=DECKS)
def test_words_fit_on_a_card(deck: Deck) -> None:
    assert not [(card.id, say(card)) for card in deck.cards if len(say(card)) > FITS]


@pytest.mark.parametrize("deck", shipped(), ids=DECKS)
def test_words_are_sentences(deck: Deck) -> None:
    for card in different(deck):
        words = say(card)
        assert re.fullmatch(r"(?:[A-Z+-][^.{}]*\.(?: (?=[A-Z+-])|$))*", words), words
        assert "  " not in words
        assert "you your" not in words


def test_every_verb_and_every_word_of_it_is_on_some_card() -> None:
    """A word that nobody uses has no place in the vocabulary. Whom an effect is for is one vocabulary for all verbs."""
    used: set[tuple[str, str, Any]] = set()
    for deck in shipped():
        for card in deck.cards:
            used |= set(words_of(msgspec.to_builtins(card)))
    told = {(verb, field, word) for verb, field, word in used if field != "who"}
    for union in (Standing, Once):
        for struct in get_args(union):
            verb = struct.__struct_config__.tag
            assert any(each == verb for each, _, _ in used), verb
            for field, hint in get_type_hints(struct).items():
                if field not in ("who", "by"):
                    assert {(verb, field, word) for word in literals(hint)} <= told
    assert {word for _, field, word in used if field == "who"} == {"you", "target", "actor", "others", "everyone", "gm"}
    assert {word for _, field, word in used if field == "when"} == set(get_args(Moment))
    assert {word for _, field, word in used if field == "if"} == set(get_args(Condition))


def literals(hint: Any) -> list[str]:
    """The words of a type."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [] if get_origin(hint) is tuple else [word for each in get_args(hint) for word in literals(each)]


def words_of(value: Any, verb: str = "", field: str = "") -> Iterator[tuple[str, str, Any]]:
    """All the words in data, each with its effect's verb and its field."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from words_of(each, value.get("do", verb), name)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from words_of(each, verb, field)
    else:
        yield verb, field, value


def effect(sort: Any, **fields: Any) -> Any:
    """An effect from its data."""
    return msgspec.convert(fields, sort)


def once(**fields: Any) -> str:
    """What an Event does with one effect, by itself."""
    return say(Event(id="x", name="X", when="action", effects=(effect(Once, **fields),))).removeprefix(
        "After any action: "
    )


def standing(**fields: Any) -> str:
    return say(Item(id="x", name="X", effects=(effect(Standing, **fields),)))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"do": "draw", "cards": 1}, "draw a card."),
        ({"do": "draw", "cards": 3, "who": "others"}, "every other player draws three cards."),
        ({"do": "discard", "cards": 2, "who": "target"}, "a player of your choice discards two cards."),
        ({"do": "lose-action", "who": "everyone"}, "every player loses their next action."),
        ({"do": "lose-action", "actions": 2, "who": "you"}, "lose your next two actions."),
        (
            {"do": "lose-turn", "who": "gm"},
            "the GameMaster (without one, a player of your choice) loses their next turn.",
        ),
        ({"do": "gain-action"}, "gain an action."),
        ({"do": "gain-action", "actions": 2, "who": "actor"}, "that player gains two actions."),
        ({"do": "steal", "who": "target"}, "steal an Item from a player of your choice."),
        ({"do": "drop-item", "who": "target"}, "a player of your choice discards an Item in play."),
        ({"do": "equip"}, "you may play an Item."),
        ({"do": "equip", "who": "everyone"}, "every player may play an Item."),
        ({"do": "kill", "who": "target"}, "a player of your choice dies."),
        ({"do": "go", "to": "entrance", "who": "target"}, "a player of your choice goes to the Entrance."),
        ({"do": "go", "to": "back", "who": "you"}, "go back to the Room before."),
        ({"do": "swap"}, "change places with a player of your choice."),
        ({"do": "turn-room", "by": 2}, "turn their Room by half."),
        ({"do": "peek", "who": "target"}, "look at the hand of a player of your choice."),
        ({"do": "remove-rule", "who": "everyone"}, "discard a Rule of any player."),
        (
            {"do": "stay", "who": "target", "effects": [{"do": "bonus", "to": "combat", "by": -1}]},
            "lay this before a player of your choice, who reads: -1 Combat.",
        ),
        (
            {"do": "stay", "who": "you", "effects": [{"do": "allow", "what": "walls"}]},
            "lay this before you: You may move through blocked sides into adjacent Rooms.",
        ),
        ({"do": "recycle"}, "take the top card of your discard pile."),
        ({"do": "recycle", "who": "others"}, "every other player takes the top card of their discard pile."),
    ],
)
def test_what_is_done_at_once(fields: dict[str, Any], words: str) -> None:
    assert once(**fields) == words


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"do": "bonus", "to": "combat", "by": 2}, "+2 Combat."),
        ({"do": "bonus", "to": "lawyering", "by": -1, "who": "others"}, "-1 Rules-Lawyering for everybody else."),
        ({"do": "bonus", "to": "search", "by": 1, "who": "everyone"}, "+1 Search for everybody."),
        ({"do": "bonus", "to": "difficulty", "by": 1}, "+1 Difficulty for Encounters you play."),
        (
            {"do": "bonus", "to": "difficulty", "by": -1, "who": "others", "against": "npc"},
            "-1 Difficulty for NPCs others play.",
        ),
        ({"do": "bonus", "to": "removal", "by": 1}, "+1 Difficulty for removing your Rules."),
        ({"do": "bonus", "to": "actions", "by": -2, "who": "others"}, "-2 actions each turn for everybody else."),
        ({"do": "bonus", "to": "hand", "by": 2}, "+2 cards in hand at the beginning of a turn."),
        ({"do": "ban", "what": "rules", "who": "others"}, "Nobody else may play Rules."),
        ({"do": "ban", "what": "exchange", "who": "everyone"}, "Nobody may exchange cards."),
        ({"do": "ban", "what": "steal", "who": "you"}, "Items cannot be stolen from you."),
        ({"do": "ban", "what": "traps", "who": "others"}, "Traps cannot be played on anybody else."),
        ({"do": "allow", "what": "walls"}, "You may move through blocked sides into adjacent Rooms."),
        (
            {"do": "whenever", "happens": "beat", "against": "npc", "then": [{"do": "draw", "cards": 1}]},
            "Whenever you beat an NPC, draw a card.",
        ),
        (
            {"do": "whenever", "happens": "kill", "then": [{"do": "lose-turn", "who": "actor"}]},
            "Whenever an Encounter of yours kills somebody, that player loses their next turn.",
        ),
    ],
)
def test_what_holds_as_long_as_it_lies_there(fields: dict[str, Any], words: str) -> None:
    assert standing(**fields) == words


@pytest.mark.parametrize(
    ("when", "conditions", "words"),
    [
        ("turn", ("mine",), "At the beginning of your turn: "),
        ("turn", ("theirs", "rule"), "At the beginning of another player's turn, if they have a Rule: "),
        ("turn", (), "At the beginning of a turn: "),
        ("move", ("mine", "entrance"), "When you have moved to the Entrance: "),
        ("move", ("theirs", "crowd"), "When another player has moved, if somebody else is in their Room: "),
        ("rolled", ("monster", "trap"), "When dice are rolled for a Monster or a Trap on somebody: "),
        ("death", ("npc",), "When somebody would die of an NPC: "),
        ("death", ("mine", "item"), "When you would die, if you have an Item: "),
        (
            "action",
            ("theirs", "exit", "item"),
            "After another player's action, if they have an Item and are on an Exit: ",
        ),
        (
            "action",
            ("theirs", "alone", "behind"),
            "After another player's action, if they are alone in their Room and you are farther from an Exit: ",
        ),
    ],
)
def test_when_an_event_can_be_played(when: Moment, conditions: tuple[Condition, ...], words: str) -> None:
    card = Event(id="x", name="X", when=when, conditions=conditions, effects=(effect(Once, do="draw", cards=1),))
    assert say(card) == f"{words}draw a card."


def test_a_player_of_choice_is_named_once() -> None:
    peek = effect(Once, do="peek", who="target")
    two = (effect(Once, do="discard", cards=1, who="target"), effect(Once, do="lose-action", who="target"))
    said = say(Event(id="x", name="X", when="action", effects=(peek, *two)))
    assert said == (
        "After any action: look at the hand of a player of your choice, "
        "then that player discards a card, then loses their next action."
    )


@pytest.mark.rule("HK 20")
def test_you_on_a_room_is_who_is_there() -> None:
    effects = (effect(Standing, do="bonus", to="difficulty", by=1), effect(Standing, do="allow", what="search-twice"))
    said = say(Room(id="x", name="X", doors="N", effects=effects))
    assert said == "+1 Difficulty for Encounters met here. When a search here fails, you may search once more."
    dies = effect(Standing, do="whenever", happens="die", then=[{"do": "draw", "cards": 1}])
    said = say(Room(id="x", name="X", doors="N", effects=(dies, effect(Standing, do="bonus", to="removal", by=1))))
    assert said == "Whenever you die here, draw a card. +1 Difficulty for removing your Rules while you are here."


@pytest.mark.rule("HK 14")
def test_what_an_encounter_does_besides() -> None:
    lose = (effect(Once, do="discard", cards=1, who="you"),)
    card = Encounter(id="x", name="X", kind="npc", difficulty=1, deeper=1, lose=lose)
    assert (title(card), difficulty(card), say(card)) == (
        "NPC",
        "Difficulty 1, +1 per Room",
        "If you lose, you die; also discard a card.",
    )


def test_triggers_know_who_you_are() -> None:
    trigger = Whenever(happens="search", then=(effect(Once, do="go", to="back", who="you"),))
    assert say(Rule(id="x", name="X", difficulty=1, effects=(trigger,))) == (
        "Whenever you search and find nothing, go back to the Room before."
    )


if __name__ == "__main__":
    GOLDEN.write_text(listed(), encoding="utf-8")
