"""Decks from TOML: those that ship, and everything that is refused, with its line and what was expected."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from itertools import permutations
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from orcade.games.hack.card_texts import say
from orcade.games.hack.deck_checks import FLAVOUR, NAME
from orcade.games.hack.deck_files import DECKS, LONGEST, VERBS, read_deck, shipped, source
from orcade.games.hack.effects import Stay, Whenever
from orcade.games.hack.printed import Deck, Encounter, Event, Item, Room, Rule
from orcade.table.toml_lines import Path as TomlPath
from orcade.table.toml_lines import line_numbers
from orcade.table.toml_texts import TOLD, WORDS, BadContent
from tests.exploring import cases

KNUCKLES = source("knuckles")
CHARACTERS = DECKS[:4]


def rooms(deck: Deck) -> list[Room]:
    """Without Exits and the Inner Chamber."""
    return [card for card in deck.cards if isinstance(card, Room) and not card.exit and not card.chamber]


def encounters(deck: Deck) -> list[Encounter]:
    return [card for card in deck.cards if isinstance(card, Encounter)]


def many(deck: Deck, sort: type) -> int:
    return sum(isinstance(card, sort) for card in deck.cards)


# Decks that ship.


@pytest.mark.parametrize(("at", "name"), list(enumerate(CHARACTERS)))
def test_a_characters_deck_has_its_proportions(at: int, name: str) -> None:
    deck = shipped()[at]
    assert deck.id == name
    assert not deck.character.gamemaster
    assert len(deck.cards) == 52
    assert sum(isinstance(card, Room) and card.exit for card in deck.cards) == 2
    assert sum(isinstance(card, Room) and card.chamber for card in deck.cards) == 1
    assert sum(isinstance(card, Item) and card.hand for card in deck.cards) == 1
    assert len(rooms(deck)) == 13
    assert [sum(card.kind == kind for card in encounters(deck)) for kind in ("monster", "trap", "npc")] == [5, 5, 4]
    assert (many(deck, Item), many(deck, Event), many(deck, Rule)) == (9, 7, 6)


def test_the_gamemasters_deck_has_its_proportions() -> None:
    deck = shipped()[4]
    assert deck.id == "ba"
    assert deck.character.gamemaster
    assert deck.character.lawyering == 3
    assert len(deck.cards) == 46
    assert [len(rooms(deck)), many(deck, Room), many(deck, Encounter)] == [14, 14, 20]
    assert [many(deck, Item), many(deck, Event), many(deck, Rule)] == [4, 4, 4]
    assert not any(isinstance(card, Item) and card.hand for card in deck.cards)


@pytest.mark.rule("HK 1")
def test_characters_have_their_skills() -> None:
    people = [deck.character for deck in shipped()[:4]]
    assert [(each.combat, each.thieving, each.negotiation, each.lawyering) for each in people] == [
        (1, 4, 1, 1),
        (4, 1, 1, 1),
        (2, 0, 4, 1),
        (2, 1, 2, 4),
    ]


@pytest.mark.parametrize("deck", shipped(), ids=DECKS)
def test_rooms_lead_on_and_a_third_does_something(deck: Deck) -> None:
    assert all(2 <= len(room.doors) <= 4 for room in rooms(deck))
    assert sum(len(room.doors) >= 3 for room in rooms(deck)) * 2 >= len(rooms(deck))
    assert 4 <= sum(bool(room.effects) for room in rooms(deck)) <= 5


@pytest.mark.parametrize("deck", shipped(), ids=DECKS)
def test_difficulties_stay_in_range_and_a_third_grows_with_depth(deck: Deck) -> None:
    for card in encounters(deck):
        assert card.difficulty in ((0, 1) if card.deeper else (1, 2, 3, 4)), card.id
    deep = sum(card.deeper > 0 for card in encounters(deck))
    assert len(encounters(deck)) / 4 < deep <= len(encounters(deck)) * 0.4
    assert all(1 <= card.difficulty <= 4 for card in deck.cards if isinstance(card, Rule))


def test_the_decks_have_cards_of_every_sort_that_the_rulebook_speaks_of() -> None:
    cards = {card.id: card for deck in shipped() for card in deck.cards}.values()
    events = [card for card in cards if isinstance(card, Event)]
    stay = [each.effects for card in events for each in card.effects if isinstance(each, Stay)]
    assert len(stay) > 1, "Events that stay in front of a player"
    rules = [each for card in cards if isinstance(card, Rule) for each in card.effects if isinstance(each, Whenever)]
    assert any(each.happens == "turn" for each in rules), 'a Rule "at the beginning of your turn"'
    about = [card.id for card in cards if "the GameMaster" in say(card)]
    assert len(about) > 2, "cards about the GameMaster"


def test_no_word_stands_for_two_cards_or_begins_another() -> None:
    ids = {(deck.id, card.id) for deck in shipped() for card in deck.cards}
    words = [word for _, word in ids]
    assert len(set(words)) == len(words)
    assert not [(one, other) for one, other in permutations(words, 2) if other.startswith(one)]


def test_every_card_has_its_own_name_and_something_to_laugh_at() -> None:
    cards = {card.id: card for deck in shipped() for card in deck.cards}
    vectra = [card.name for card in cards.values() if "Vectra" in card.name]
    names = [card.name for card in cards.values() if "Vectra" not in card.name]
    assert len(set(names)) == len(names)
    assert len(vectra) == 8
    flavours = [card.flavour for card in cards.values()]
    assert all(flavours)
    assert len(set(flavours)) == len(flavours)


# What is refused. The last card of Knuckles' deck is replaced by one with a fault; its line ends in a mark.

MARK = "# <-"
SOUND = KNUCKLES[: KNUCKLES.rindex("[[rule]]")]
"""Knuckles' deck without its last card."""
SPOON = 'id = "spoon"\nname = "Bent Spoon"\n'
DOES = 'effects = [{ do = "allow", what = "walls" }]'


def refusal(text: str) -> str:
    """What is said of a deck that is refused."""
    with pytest.raises(BadContent) as refused:
        read_deck(text)
    return str(refused.value)


def item(effects: str) -> str:
    return f"[[item]]\n{SPOON}effects = [{effects}] # <-"


def event(effects: str, conditions: str = "", when: str = "action") -> str:
    return f"[[event]]\n{SPOON}when = '{when}'\nif = [{conditions}] # <-\neffects = [{effects}]"


def trap(lines: str) -> str:
    return f"[[trap]]\n{SPOON}{lines} # <-"


def room(lines: str) -> str:
    return f"[[room]]\n{SPOON}{lines} # <-"


REFUSED: dict[str, tuple[str, tuple[str, ...]]] = {
    "unknown effect": (
        item("{ do = 'bonis', to = 'combat', by = 1 }"),
        ("'Bent Spoon': 'bonis' is not known", "'bonus' perhaps", "bonus, ban, allow, whenever"),
    ),
    "effect of Events on an Item": (item("{ do = 'draw', cards = 1 }"), ("'draw' is not known", "whenever")),
    "effect of Items on an Event": (
        event("\n{ do = 'swap' },\n{ do = 'ban', what = 'search' }, # <- here\n").replace("] # <-\n", "]\n"),
        ("'ban'", "draw", "recycle"),
    ),
    "unknown effect of a trigger": (
        f"[[item]]\n{SPOON}effects = [ {{ do = 'whenever', happens = 'die', then = [\n"
        " { do = 'swap' },\n { do = 'dorp-item' }, # <-\n] } ]",
        ("'dorp-item'", "'drop-item' perhaps", "recycle"),
    ),
    "unknown effect in nested tables": (
        f"[[item]]\n{SPOON}[[item.effects]]\ndo = 'whenever'\nhappens = 'die'\n"
        "[[item.effects.then]]\ndo = 'swap'\n[[item.effects.then]]\n# here\ndo = 'dei' # <-",
        ("'Bent Spoon'", "'dei' is not known"),
    ),
    "effect without a verb": (item("{ to = 'combat' }"), ("'do' is missing", "bonus, ban")),
    "unknown field": (
        "[[item]]\nid = 'spoon'\nnmae = 'Bent Spoon' # <-\nname = 'x'\neffects = []",
        ("there is no 'nmae'", "'name' perhaps", "id, name, count, flavour, picture, text, hand, effects"),
    ),
    "unknown field of an effect": (
        item("{ do = 'ban', waht = 'search' }"),
        ("there is no 'waht'", "'what' perhaps", "what can be here is: do, what, who"),
    ),
    "unknown field of a Trap": (trap("difficulty = 1\nlose_ = []"), ("'lose_'", "difficulty, deeper, spares")),
    "unknown table": ("[[hat]] # <-\nid = 'bowler'", ("'hat'", "id, character, room, monster, trap, npc, item")),
    "missing field": (f"[[rule]] # <-\n{SPOON}effects = []", ("'difficulty' is missing",)),
    "missing word": (item("{ do = 'bonus', by = 1 }"), ("'to' is missing", "combat, thieving")),
    "lost turn of nobody": (
        trap("difficulty = 1\nspares = true\nlose = [{ do = 'lose-turn' }]"),
        ("'Bent Spoon': 'who' is missing; it is one of: you, target, actor, others, everyone, gm",),
    ),
    "unknown subject of a picture": (
        f"[[item]]\n{SPOON}picture = {{ subject = 'baer' }} # <-\n{DOES}",
        ("'Bent Spoon': 'baer' is no part of a picture; it is one of: boar, bear",),
    ),
    "unknown mood of a picture": (
        f"[[item]]\n{SPOON}picture = {{ subject = 'bear', mood = 'cross' }} # <-\n{DOES}",
        ("'cross' is no part of a picture; it is one of: angry, sly",),
    ),
    "picture that is no picture": (
        f"[[item]]\n{SPOON}picture = 'bear' # <-\n{DOES}",
        ("'Bent Spoon': expected a table, got text",),
    ),
    "unknown target": (
        trap("difficulty = 1\nwin = [{ do = 'kill', who = 'dave' }]"),
        ("'dave'", "you, target, actor, others, everyone, gm"),
    ),
    "target that only Events have": (
        trap("difficulty = 1\nwin = [{ do = 'draw', cards = 1, who = 'actor' }]"),
        ('"actor" is for Events', "`draw` here has another `who`"),
    ),
    "steal from oneself": (
        f"[[event]]\n{SPOON}when = 'turn'\nif = ['mine']\neffects = [{{ do = 'steal', who = 'actor' }}] # <-",
        ("the actor is yourself",),
    ),
    "go where the actor is": (
        f"[[event]]\n{SPOON}when = 'turn'\nif = ['mine']\n"
        "effects = [{ do = 'go', to = 'your-room', who = 'actor' }] # <-",
        ("in your Room already",),
    ),
    "go where one is": (
        trap("difficulty = 1\nwin = [{ do = 'go', to = 'your-room', who = 'you' }]"),
        ("in your Room already",),
    ),
    "unknown moment": (
        f"[[event]]\n{SPOON}when = 'deth' # <-\neffects = []",
        ("'death' perhaps", "turn, move, rolled, death, action"),
    ),
    "unknown condition": (event("", "'mine', 'itme'"), ("'itme'", "'item' perhaps", "crowd, alone")),
    "conditions apart": (event("{ do = 'swap' }", "'theirs', 'mine'"), ("`mine` and `theirs` never hold together",)),
    "condition twice": (event("{ do = 'swap' }", "'item', 'item'"), ("`item` stands there 2 times",)),
    "no Encounter then": (event("{ do = 'swap' }", "'trap'"), ('no Encounter at the moment "action"',)),
    "save at another moment": (
        f"[[event]]\n{SPOON}when = 'action'\neffects = [\n{{ do = 'swap' }},\n{{ do = 'save' }}, # <-\n]",
        ('"death"', "`save`"),
    ),
    "cancel on an Encounter": (trap("difficulty = 1\nwin = [{ do = 'cancel' }]"), ('"rolled"', "`cancel`")),
    "stay of an Item's trigger": (
        item("{ do = 'whenever', happens = 'die', then = [{ do = 'stay', who = 'you', effects = [] }] }"),
        ("only an Event can `stay`",),
    ),
    "stay of an Encounter": (
        trap("difficulty = 1\nlose = [{ do = 'stay', who = 'you', effects = [] }]"),
        ("only an Event can `stay`",),
    ),
    "stay and then something": (
        event("\n{ do = 'stay', who = 'you', effects = [{ do = 'allow', what = 'walls' }] }, # <-\n{ do = 'swap' },\n"),
        ("`stay` comes last",),
    ),
    "stay for nothing": (
        f"[[event]]\n{SPOON}when = 'turn'\neffects = [{{ do = 'stay', who = 'you', effects = [] }}] # <-",
        ("does nothing there",),
    ),
    "stay with what is done at once": (
        f"[[event]]\n{SPOON}when = 'turn'\neffects = [{{ do = 'stay', who = 'you', effects = [\n"
        "{ do = 'draw', cards = 1 }, # <-\n] }]",
        ("'draw' is not known here", "bonus, ban, allow, whenever"),
    ),
    "boost by nothing": (
        f"[[event]]\n{SPOON}when = 'rolled'\neffects = [{{ do = 'boost', side = 'victim', by = 0 }}] # <-",
        ("a boost of 0",),
    ),
    "bonus of nothing": (item("{ do = 'bonus', to = 'combat', by = 0 }"), ("a bonus of 0",)),
    "bonus too big": (item("{ do = 'bonus', to = 'combat', by = 4 }"), ("<= 3, not 4",)),
    "bonus to what": (item("{ do = 'bonus', to = 'charm', by = 1 }"), ("'charm'", "combat, thieving, negotiation")),
    "bonus against what": (
        item("{ do = 'bonus', to = 'hand', by = 1, against = 'npc' }"),
        ('only a bonus to "difficulty"', 'not one to "hand"'),
    ),
    "trigger against what": (
        item("{ do = 'whenever', happens = 'die', then = [{ do = 'swap' }], against = 'npc' }"),
        ('goes with "beat" and "kill", not with "die"',),
    ),
    "trigger of nothing": (item("{ do = 'whenever', happens = 'die', then = [] }"), ("then nothing happens",)),
    "doors": (room("doors = 'NWX'"), ('letters of "NESW"', "'NWX'")),
    "one door twice": (room("doors = 'NN'"), ("each at most once", "'NN'")),
    "no door": (room("doors = ''"), ("letters of", "''")),
    "exit and chamber": (room("doors = 'N'\nexit = true\nchamber = true"), ("not both",)),
    "room for others": (
        room("doors = 'N'\neffects = [{ do = 'ban', what = 'search', who = 'others' }]"),
        ("whoever is there", "not 'others'"),
    ),
    "difficulty": (trap("difficulty = 9"), ("0 to 6, not 9",)),
    "difficulty of a Rule": (
        f"[[rule]]\n{SPOON}effects = [{{ do = 'allow', what = 'walls' }}]\ndifficulty = -1 # <-",
        ("0 to 6, not -1",),
    ),
    "deeper": (trap("difficulty = 1\ndeeper = 3"), ("0 to 2", "not by 3")),
    "number in quotes": (trap("difficulty = '1'"), ("'Bent Spoon'", "expected a whole number, got text")),
    "number with a point": (trap("difficulty = 1.5"), ("expected a whole number, got a number with a point",)),
    "true in quotes": (trap("difficulty = 1\nspares = 'yes'"), ("expected true or false, got text",)),
    "number for a text": ("[[item]]\nid = 'spoon'\nname = 7 # <-", ("expected text, got a whole number",)),
    "table for a list": (trap("difficulty = 1\nwin = { do = 'swap' }"), ("expected a list, got a table",)),
    "date": (trap("difficulty = 1979-05-27"), ("expected a whole number",)),
    "kind": (trap("difficulty = 1\nkind = 'npc'"), ("leave it out",)),
    "spares for nothing": (trap("difficulty = 1\nspares = true"), ("`lose`",)),
    "Item that does nothing": (item(""), ("it does nothing",)),
    "Event that does nothing": (event("").replace("effects = []", "effects = [] # <-", 1), ("it does nothing",)),
    "id": ("[[item]]\nid = 'Bent Spoon' # <-\nname = 'x'\neffects = []", ("small letters", "'Bent Spoon'")),
    "two cards of one id": (
        "[[item]]\nid = 'low-cellar' # <-\nname = 'Lower Cellar'\nhand = true",
        ("an id of its own", "'low-cellar' is taken in line"),
    ),
    "no name": ("[[item]]\nid = 'spoon'\nname = ' ' # <-", ("from 1 to 28 letters",)),
    "long name": (f"[[item]]\nid = 'spoon'\nname = '{'x' * (NAME + 1)}' # <-", ("from 1 to 28 letters",)),
    "line break in a name": ("[[item]]\nid = 'spoon'\nname = \"a\\nb\" # <-", ("without line breaks",)),
    "long flavour": (trap(f"difficulty = 1\nflavour = '{'x' * (FLAVOUR + 1)}'"), ("at most 80 letters",)),
    "count": (trap("difficulty = 1\ncount = 0"), ("1 to 52 of a card, not 0",)),
    "text that claims what is not so": (
        f"[[item]]\n{SPOON}effects = [{{ do = 'bonus', to = 'search', by = 2 }}]\ntext = '+3 Search.' # <-",
        ("'Bent Spoon'", "says '+3 Search.'", "what it does is: '+2 Search.'"),
    ),
    "more text than fits": (
        f"[[item]] # <-\n{SPOON}effects = [" + "{ do = 'bonus', to = 'removal', by = 1 }," * 5 + "]",
        ("a card has room for 180",),
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_fault_is_named_with_its_line_and_what_would_do(case: str) -> None:
    card, said = REFUSED[case]
    text = f"{SOUND}{card}\n"
    marked = [f"line {at}: " for at, line in enumerate(text.splitlines(), 1) if MARK in line]
    faults = refusal(text).splitlines()
    assert any(
        fault.startswith(line) and all(words in fault for words in said) for line in marked for fault in faults
    ), (marked, faults)


NEEDED: dict[str, dict[str, str]] = {
    "bonus": {"to": "combat", "by": "1"},
    "ban": {"what": "search", "who": "others"},
    "allow": {"what": "walls"},
    "whenever": {"happens": "die", "then": "[{ do = 'swap' }]"},
    "draw": {"cards": "1"},
    "discard": {"cards": "1", "who": "target"},
    "lose-action": {"who": "target"},
    "lose-turn": {"who": "target"},
    "gain-action": {},
    "steal": {"who": "target"},
    "drop-item": {"who": "target"},
    "equip": {},
    "kill": {"who": "target"},
    "save": {},
    "cancel": {},
    "reroll": {"die": "victim"},
    "boost": {"side": "victim", "by": "1"},
    "go": {"to": "entrance", "who": "target"},
    "swap": {},
    "turn-room": {},
    "peek": {"who": "target"},
    "remove-rule": {"who": "target"},
    "recycle": {},
    "stay": {"who": "you", "effects": "[{ do = 'allow', what = 'walls' }]"},
}
"""What each effect has to say, with something that would do; what is not here may be left out."""


def test_every_effect_is_asked_for_what_it_needs() -> None:
    assert set(NEEDED) == set(VERBS)


@pytest.mark.parametrize("verb", NEEDED)
def test_an_effect_without_what_it_needs_is_refused(verb: str) -> None:
    fields = {name: value if value[0] in "[1" else f"'{value}'" for name, value in NEEDED[verb].items()}
    lies = verb in ("bonus", "ban", "allow", "whenever")
    when = {"save": "death", "cancel": "rolled", "reroll": "rolled", "boost": "rolled"}.get(verb, "action")
    for missing in ("", *fields):
        words = [f"do = '{verb}'", *(f"{name} = {value}" for name, value in fields.items() if name != missing)]
        effect = f"{{ {', '.join(words)} }}"
        text = SOUND + (item(effect) if lies else event(f"\n{effect}\n", when=when))
        if not missing:
            assert any(card.id == "spoon" for card in read_deck(text).cards)
            continue
        line = next(at for at, each in enumerate(text.splitlines(), 1) if each.find(effect) >= 0)
        assert refusal(text).startswith(f"line {line}: 'Bent Spoon': '{missing}' is missing")


def test_a_card_in_place_of_the_last_is_read() -> None:
    assert any(card.id == "spoon" for card in read_deck(SOUND + item("{ do = 'allow', what = 'walls' }")).cards)


# What is wrong with a deck as a whole.


def without(text: str, *names: str) -> str:
    """A deck without some of its cards."""
    parts = re.split(r"(?m)^(?=\[\[)", text)
    return "".join(part for part in parts if not any(f'id = "{name}"' in part for name in names))


def test_a_wrong_count_is_told_with_what_there_is() -> None:
    assert refusal(SOUND) == (
        "this deck has 51 cards (16 Rooms, 14 Encounters, 9 Items, 7 Events, 5 Rules), "
        "and a character's draw deck has 52"
    )
    assert "47 cards" in refusal(source("ba") + trap("difficulty = 1"))
    assert "a GameMaster's draw deck has 46" in refusal(source("ba") + trap("difficulty = 1"))


def test_a_missing_exit_is_told() -> None:
    text = without(KNUCKLES, "laundry-chute", "unlatched-window") + room("doors = 'NS'\ncount = 2")
    assert "this deck has no Exit: a character's deck has one at least" in refusal(text)


def test_a_deck_that_leads_nowhere_can_never_win() -> None:
    message = refusal(re.sub(r'doors = "[NESW]+"', 'doors = "N"', KNUCKLES))
    assert "this deck can never win" in message
    assert "it has 0 that lead on" in message


def test_a_gamemaster_who_kills_nobody_can_never_win() -> None:
    parts = re.split(r"(?m)^(?=\[\[)", source("ba"))
    harmless = [
        part.replace("spares = true\n", "").replace("lose = ", "win = ")
        if not part.startswith(("[[monster]]", "[[trap]]", "[[npc]]"))
        else re.sub(r"(?m)^(spares|lose) = .*\n", "", part).rstrip()
        + "\nspares = true\nlose = [{ do = 'lose-action', who = 'you' }]\n"
        for part in parts
    ]
    assert "can never win: all of its Encounters spare who loses" in refusal("".join(harmless))


def test_a_gamemaster_with_exits_is_refused() -> None:
    text = source("ba").replace('doors = "NE"\ncount = 2', 'doors = "NE"\ncount = 2\nexit = true')
    assert "neither Exits nor the Hand of Vectra" in refusal(text)


def test_a_hand_without_a_chamber_and_two_hands_are_refused() -> None:
    assert "this deck has none" in refusal(without(KNUCKLES, "knuckles-chamber") + room("doors = 'NS'"))
    assert "one Hand of Vectra in a deck at most, not 2" in refusal(SOUND + f"[[item]]\n{SPOON}hand = true")


@pytest.mark.parametrize(
    ("line", "spoilt", "said"),
    [
        ('name = "Knuckles"', 'name = ""', "the character's name is from 1 to 28"),
        ("combat = 1", "combat = 7", "combat is from 0 to 6, not 7"),
        ("lawyering = 1", "", "'lawyering' is missing"),
        ('id = "knuckles"', 'id = "Knuckles!"', "a deck's id is small letters"),
        ("lawyering = 1", "lawyering = 1\nluck = 3", "there is no 'luck' here"),
    ],
)
def test_the_head_of_a_deck_is_looked_at(line: str, spoilt: str, said: str) -> None:
    assert said in refusal(KNUCKLES.replace(line, spoilt, 1))


def nested(depth: int) -> str:
    """An effect within an effect, and so on."""
    inner = "[]"
    for _ in range(depth):
        inner = f"[{{ do = 'stay', who = 'you', effects = {inner} }}]"
        inner = f"[{{ do = 'whenever', happens = 'turn', then = {inner} }}]"
    return inner


NO_DECKS = {
    "nothing": "",
    "half a line": "id =",
    "a number": "id = 7",
    "half a table": "[[",
    "a zero": "\x00",
    "a mark of byte order": f"\ufeff{KNUCKLES}",
    "a half character": KNUCKLES.replace("Low Cellar", "\ud800"),
    "too deep": f"a = {'[' * 5000}",
    "deep and well formed": f"a = {'[' * 400}{']' * 400}",
    "effects in effects": f"[[rule]]\nid = 'x'\nname = 'x'\ndifficulty = 1\neffects = {nested(60)}",
    "effects in effects without end": f"[[rule]]\nid = 'x'\nname = 'x'\ndifficulty = 1\neffects = {nested(160)}",
    "a key of dots": f"{'a.' * 50_000}a = 1",
    "a long number": f"id = {'9' * 5000}",
    "no tables": "item = 3\nid = 'x'\n[character]\nname = 'x'\nplayer = ''\nlawyering = 1",
    "a table of cards": "id = 'x'\n[character]\nname = 'x'\nplayer = ''\nlawyering = 1\n[monster]\nid = 'x'",
}


@pytest.mark.parametrize("case", NO_DECKS)
def test_what_is_no_deck_at_all(case: str) -> None:
    assert refusal(NO_DECKS[case])


def test_a_huge_text_is_not_even_looked_at() -> None:
    assert "at most" in refusal("#" * (LONGEST + 1))


def test_a_refusal_does_not_quote_without_end() -> None:
    faults = refusal(f"{SOUND}[[item]]\nid = '{'x' * 9000}'\nname = '{'y' * 9000}'\nhand = true").splitlines()
    assert len(faults) == 3
    assert all(len(fault) <= WORDS + 1 for fault in faults)


# All that is wrong is told at once.


MANY = """\
[[room]]
id = "spoon" # 2
name = "Bent Spoon"
doors = "NNX" # 4
effects = [
  { do = "bonis", to = "combat" }, # 6
  { do = "bonus", to = "charm", by = 9, whom = "you" }, # 7 7 7
  { do = "ban", what = "search", who = "others" },
]
flavor = "x" # 10

[[event]] # 12
id = "Fork" # a card that cannot be read is not judged
name = "Fork"
if = ["mine", "theirs"]
effects = []

[[event]]
id = "knife"
name = "Knife"
when = "action"
if = ["mine", "theirs"] # 22
effects = [{ do = "save" }, { do = "boost", side = "victim", by = 0 }] # 23 23 23
count = 99 # 24

[[trap]]
id = "knife"
name = "Knife"
kind = "trap" # 29
difficulty = 1
"""


def test_all_faults_of_a_file_are_told_at_once_each_with_its_line() -> None:
    faults = refusal(SOUND + MANY).splitlines()
    first = SOUND.count("\n")
    found = [(int(re.findall(r"line (\d+): ", fault)[0]) - first, fault.partition(": ")[2]) for fault in faults]
    assert [line for line, _ in found] == sorted(line for line, _ in found)
    assert found == [
        (6, f"'Bent Spoon': 'bonis' is not known here ('bonus' perhaps?); it is one of: {STANDING}"),
        (7, "'Bent Spoon': there is no 'whom' here ('who' perhaps?); what can be here is: do, to, by, who, against"),
        (7, f"'Bent Spoon': 'charm' is not known here; it is one of: {QUANTITIES}"),
        (7, "'Bent Spoon': expected a whole number <= 3, not 9"),
        (10, "'Bent Spoon': there is no 'flavor' here ('flavour' perhaps?); what can be here is: "
             "id, name, count, flavour, picture, text, doors, exit, chamber, effects"),
        (12, "'Fork': 'when' is missing; it is one of: turn, move, rolled, death, action"),
        (22, "'Knife': `mine` and `theirs` never hold together"),
        (23, "'Knife': only an Event of the moment \"death\" can `save`"),
        (23, "'Knife': only an Event of the moment \"rolled\" can `boost`"),
        (23, "'Knife': a boost of 0 is none"),
        (24, "'Knife': a deck has 1 to 52 of a card, not 99"),
        (29, "'Knife': the table's name is the kind; leave it out"),
    ]  # fmt: skip


STANDING = "bonus, ban, allow, whenever"
QUANTITIES = "combat, thieving, negotiation, lawyering, search, hand, actions, difficulty, removal"


def test_the_head_the_cards_and_the_deck_as_a_whole_are_told_together() -> None:
    text = SOUND.replace('id = "knuckles"', 'id = "K!"', 1).replace("combat = 1", "combat = 9", 1)
    text = text.replace('id = "low-cellar"', 'id = "dusty-gallery"', 1)
    said = refusal(text).splitlines()
    assert [fault.partition(": ")[0] for fault in said[:3]] == ["line 2", "line 7", f"line {_line(text, 'Low Cellar')}"]
    assert said[3].startswith("this deck has 51 cards")
    assert len(said) == 4


def _line(text: str, words: str) -> int:
    """The line above the one with these words."""
    return next(at for at, line in enumerate(text.splitlines()) if words in line)


def test_how_many_cards_there_are_is_told_only_when_all_can_be_read() -> None:
    assert "cards" not in refusal(SOUND + "[[item]]\nid = 'spoon'")


def test_not_more_faults_are_told_than_can_be_read() -> None:
    said = refusal(re.sub(r'flavour = "', 'flavor = "', KNUCKLES)).splitlines()
    cards = KNUCKLES.count("[[")
    assert len(said) == TOLD + 1
    assert said[-1] == f"… and {cards - TOLD} more like these"


# Whatever is written: a deck or a refusal.

ODD = ["[[room]]", "[item]", "[[item.effects]]", "[item.effects]", '"""', "'" * 3, "\\", "\ud800", "1e9", "nan", "-1"]
SCRAPS = [*re.findall(r"[\w-]+|\"[^\"]*\"|[\[\]{}=,#\n]", KNUCKLES)[:300], *ODD]


@given(st.data())
@settings(max_examples=cases(25))
def test_no_text_is_too_odd(data: st.DataObject) -> None:
    text = KNUCKLES
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 30))
        new = data.draw(st.sampled_from(SCRAPS) | st.text(max_size=5))
        text = text[:at] + new + text[at + gone :]
    with suppress(BadContent):
        assert len(read_deck(text).cards) == 52


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.integers(-3, 60) | st.sampled_from(["you", "target", "NESW", "combat", "draw", "bonus", ""]) | st.booleans(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["do", "to", "by", "who", "then", "effects", "id"]), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = ("id", "name", "effects", "if", "when", "win", "lose", "then", "difficulty", "doors", "hand", "exit")


def toml(value: Any) -> str:
    """A value as TOML, tables in line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + "}"
    return "[" + ", ".join(map(toml, value)) + "]" if isinstance(value, list) else repr(value)


@given(st.sampled_from(("room", "trap", "npc", "item", "event", "rule", "hat")), st.sampled_from(FIELDS), VALUES)
@settings(max_examples=cases(60))
def test_no_value_is_too_odd(table: str, field: str, value: Any) -> None:
    own = [line for line in SPOON.splitlines() if not line.startswith(field)]
    assert refusal("\n".join([SOUND, f"[[{table}]]", *own, f"{field} = {toml(value)}", "count = 2"]))


# The lines of a TOML text.

SAMPLES = [1, "x # y", "[[a]]", 'a"b', [1, [2, "]"]], {"k": [{"v": 1}]}, [{"k": 1}, {"k": "}"}], []]


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["a", "b", "c-d"]),
            st.sampled_from(SAMPLES),
            st.sampled_from(["", "# a = 1\n", "\n\n", "  "]),
        ),
        min_size=1,
        max_size=8,
    )
)
@example([("a", {"k": [{"v": 1}]}, ""), ("a", "[[a]]", "\n")])
def test_every_value_of_a_text_has_its_line(written: list[tuple[str, Any, str]]) -> None:
    text = ""
    expected: dict[TomlPath, int] = {}
    for count, (name, value, gap) in enumerate(written):
        text += f"{gap}[[list]]\n{name} = {toml(value)}\n"
        expected[("list", count)] = text.count("\n") - 1
        expected |= dict.fromkeys(paths(value, ("list", count, name)), text.count("\n"))
    assert len(tomllib.loads(text)["list"]) == len(written)
    assert {path: line for path, line in line_numbers(text).items() if len(path) > 1} == expected


def paths(value: Any, path: TomlPath) -> list[TomlPath]:
    """The paths of a value and of all that is in it."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(each for key, child in inner for each in paths(child, (*path, key)))]


def test_lines_of_tables_in_tables_and_of_long_texts() -> None:
    text = (
        '[a]\nb.c = 1\n\n[[x]]\ny = """\n[[x]]\n"""\n[[x.z]]\nw = [\n 1, # [\n {v = 2},\n]\n'
        "[x.u]\nt = 1\n[[x]]\n[[x.z]]\n"
    )
    assert tomllib.loads(text)["x"][1] == {"z": [{}]}
    found = line_numbers(text)
    assert found[("a", "b", "c")] == 2
    assert found[("x", 0)] == 4
    assert found[("x", 0, "y")] == 5
    assert found[("x", 0, "z", 0)] == 8
    assert found[("x", 0, "z", 0, "w", 0)] == 10
    assert found[("x", 0, "z", 0, "w", 1, "v")] == 11
    assert found[("x", 0, "u", "t")] == 14
    assert found[("x", 1, "z", 0)] == 16
