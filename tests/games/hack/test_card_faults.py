"""Faults of a card: each is named with its line, and with what would do."""

from __future__ import annotations

import pytest

from orcade.games.hack.deck_files import VERBS, read_deck
from orcade.table.card_checks import FLAVOUR, NAME

from .faulty_decks import DOES, MARK, SOUND, SPOON, event, item, refusal, room, trap

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
