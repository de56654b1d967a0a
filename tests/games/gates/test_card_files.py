"""Cards of one's own: what they replace, and everything that is refused, with its line and what was expected."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orcade.games.gates.card_files import LONGEST, decks_of, read, shipped, source
from orcade.games.gates.deck_checks import FEWEST, MOST
from orcade.games.gates.faces import HACKMASTER, PLAYER, TREASURE, all_faces, deck_list, face_named
from orcade.games.gates.printed import DECKS
from orcade.table.card_checks import FLAVOUR, NAME
from orcade.table.toml_texts import TOLD, BadContent
from tests.exploring import cases

SOURCES = {name: source(name) for name in DECKS}
SPOON = 'id = "spoon"\nname = "Bent Spoon"\n'
MARK = "# <-"
"""Ends the line that a fault must be told of."""


def refusal(text: str) -> str:
    """What is said of a text that is refused."""
    with pytest.raises(BadContent) as refused:
        read(text)
    return str(refused.value)


def card(table: str, lines: str) -> str:
    return f"[[{table}]]\n{SPOON}{lines}"


def does(table: str, effect: str) -> str:
    """A card with one effect, in the marked line."""
    return card(table, f"effect = {{ do = {effect} }} {MARK}")


def owns(effects: str, points: str = "points = 25\n") -> str:
    """A Treasure with these effects, in the marked line."""
    return card("treasure", f"{points}effects = [{effects}] {MARK}")


# What a text replaces.


@pytest.mark.parametrize(
    ("deck", "name", "table"), [(0, "treasure", "trap"), (1, "player", "trick"), (2, "hackmaster", "oddity")]
)
def test_a_text_replaces_the_decks_that_it_has_a_table_of_and_no_other(deck: int, name: str, table: str) -> None:
    own = SOURCES[name] + card(table, SOUND[table])
    for other in range(len(DECKS)):
        names = [all_faces(own)[face].name for face in deck_list(own, other)]
        ours = [all_faces("")[face].name for face in deck_list("", other)]
        assert names == ours + ["Bent Spoon"] * (other == deck)
        assert (decks_of(own)[other] is shipped()[other]) == (other != deck)
    assert [face.face for face in all_faces(own)] == list(range(len(all_faces(own))))


def test_nothing_of_ones_own_is_the_shipped_decks() -> None:
    assert decks_of("") is shipped()
    assert all_faces("") is all_faces("")


def test_a_word_that_a_shipped_card_has_is_told_apart() -> None:
    own = SOURCES["player"].replace('"fireball"', '"second-wave"')
    assert [face_named(own, word).deck for word in ("second-wave", "own-second-wave")] == [HACKMASTER, PLAYER]  # type: ignore[union-attr]
    assert face_named(own, "own-sellsword") is None, "the shipped Player deck is not at this table"
    taken = own.replace('"sellsword"', '"own-second-wave"')
    assert {face.slug for face in all_faces(taken)} >= {"second-wave", "own-own-second-wave"}
    assert len({face.slug for face in all_faces(taken)}) == len(all_faces(taken))


# What is refused. A card with a fault is added to its deck; its line ends in a mark.

REFUSED: dict[str, tuple[str, tuple[str, ...]]] = {
    "unknown effect": (does("trap", "'wuond'"), ("'Bent Spoon': 'wuond' is not known", "'wound' perhaps")),
    "unknown lasting effect": (owns("{ do = 'bonis' }"), ("'bonis' is not known", "bonus, weapon")),
    "effect of another kind": (
        does("spell", "'dodge'"),
        ("'dodge' is not known here", "it is one of: blast, sleep, heal, step, raise"),
    ),
    "effect of another deck": (does("oddity", "'desert'"), ("'desert'", "raise, swap, reroll, cancel")),
    "what is done at once on a Treasure": (owns("{ do = 'dodge' }"), ("'dodge' is not known here", "bonus, weapon")),
    "no verb": (card("cure", f"effect = {{ wounds = 1 }} {MARK}"), ("'do' is missing; it is one of: heal",)),
    "no effect": (f"[[trick]] {MARK}\n{SPOON}", ("'Bent Spoon': 'effect' is missing",)),
    "unknown field": (card("trap", f"effct = 1 {MARK}"), ("there is no 'effct'", "'effect' perhaps")),
    "unknown field of an effect": (
        does("trap", "'wound', wonds = 2"),
        ("there is no 'wonds'", "do, wounds, avoid, who, within"),
    ),
    "unknown table": (f"[[treasures]] {MARK}\n{SPOON}", ("there is no 'treasures'", "'treasure' perhaps", "oddity")),
    "a list for a table": (card("trap", f"effect = [] {MARK}"), ("expected a table, got a list",)),
    "no Treasure without points": (f"[[treasure]] {MARK}\n{SPOON}", ("'points' is missing",)),
    "no points": (card("treasure", f"points = 0 {MARK}"), ("worth 1 to 500 points, not 0",)),
    "too many points": (card("treasure", f"points = 501 {MARK}"), ("worth 1 to 500 points, not 501",)),
    "no such picture": (card("treasure", f"points = 25\npicture = 'cow' {MARK}"), ("'cow'", "coins, candlestick")),
    "a weapon without range": (owns("{ do = 'weapon', needs = 14 }"), ("'range' is missing",)),
    "a weapon without a number to hit": (owns("{ do = 'weapon', range = 4 }"), ("'needs' is missing",)),
    "two weapons": (
        owns("{ do = 'weapon', range = 4, needs = 15 }, { do = 'weapon', range = 8, needs = 15 }"),
        ("one weapon, not several",),
    ),
    "a weapon that cannot miss": (owns("{ do = 'weapon', range = 4, needs = 1 }"), (">= 2, not 1",)),
    "a weapon that reaches too far": (owns("{ do = 'weapon', range = 13, needs = 9 }"), ("<= 12, not 13",)),
    "bonus of nothing": (owns("{ do = 'bonus', to = 'melee', by = 0 }"), ("a bonus of 0",)),
    "bonus too big": (owns("{ do = 'bonus', to = 'melee', by = 5 }"), ("<= 4, not 5",)),
    "bonus to what": (owns("{ do = 'bonus', to = 'charm', by = 1 }"), ("'charm'", "melee, missile, actions, armour")),
    "fewer Treasures": (owns("{ do = 'bonus', to = 'treasures', by = -1 }"), ("at least 1, not -1",)),
    "a weapon that is worse than none": (owns("{ do = 'bonus', to = 'melee', by = -1 }"), ("at least 1, not -1",)),
    "worse bandages": (owns("{ do = 'bonus', to = 'bandage', by = -1 }"), ("at least 1, not -1",)),
    "an NPC without benefit": (card("npc", f"effects = [] {MARK}"), ("an NPC has a benefit",)),
    "an NPC that is a weapon": (
        card("npc", f"effects = [{{ do = 'weapon', range = 4, needs = 15 }}] {MARK}"),
        ("'weapon' is not known here", "bonus"),
    ),
    "so many orcs": (does("orc-card", "'orcs', number = 7, where = 'road'"), ("7 is not known", "d6, d3, 1, 2, 3")),
    "orcs where": (does("orc-card", "'orcs', number = 1, where = 'near'"), ("'near'", "beside, far, building, road")),
    "far without a distance": (does("orc-card", "'orcs', number = 1, where = 'far'"), ("'distance' is missing",)),
    "a distance without far": (
        does("orc-card", "'orcs', number = 1, where = 'beside', distance = 3"),
        ('a distance goes with `where = "far"`, not with "beside"',),
    ),
    "newcomers beside nobody": (
        does("newcomers", "'orcs', number = 1, where = 'beside'"),
        ('one of: far, building, road; not "beside"',),
    ),
    "looted orcs by the road": (
        does("orc-card", "'orcs', number = 1, where = 'road'"),
        ('one of: beside, far; not "road"',),
    ),
    "newcomers of no looter": (
        does("newcomers", "'orcs', number = 1, where = 'building', by = 'looter'"),
        ("there is no looter",),
    ),
    "strikes from afar": (
        does("orc-card", "'orcs', number = 1, where = 'far', distance = 3, strikes = true"),
        ('only orcs that come "beside"', 'not those of "far"'),
    ),
    "a trap for another": (does("trap", "'wound', who = 'target'"), ("one of: you, near; not 'target'",)),
    "a mishap for the Gamemaster": (does("mishap", "'wound'"), ("one of: target; not 'you'",)),
    "near without squares": (does("trap", "'wound', who = 'near'"), ("'within' is missing",)),
    "squares without near": (does("trap", "'wound', within = 3"), ('goes with `who = "near"`, not with "you"',)),
    "avoided by anything": (does("trap", "'wound', avoid = 1"), ("every d20 would avoid it", "2 to 20")),
    "four wounds": (does("trap", "'wound', wounds = 4"), ("<= 3, not 4",)),
    "haste for nothing": (does("haste", "'haste'"), ("give it `actions` or `attacks`",)),
    "attacks of every orc": (does("haste", "'haste', attacks = 1, who = 'orcs'"), ("more attacks are for one orc",)),
    "two Treasures kept": (does("revival", "'revive', keep = 2"), ("<= 1, not 2",)),
    "tough for nothing": (does("tougher", "'tough'"), ("give it `armour`, `attacks` or `hits`",)),
    "a Fireball that heals": (
        card("spell", f"fireball = true\neffect = {{ do = 'heal', wounds = 1 }} {MARK}"),
        ("a `blast` at one orc",),
    ),
    "a Fireball at several": (
        card("spell", f"fireball = true\neffect = {{ do = 'blast', range = 6, needs = 14, targets = 2 }} {MARK}"),
        ("a `blast` at one orc",),
    ),
    "two Hackmasters": (card("treasure", f"points = 150\ntwelve = true\ncount = 2 {MARK}"), ("one Hackmaster +12",)),
    "number in quotes": (does("trick", "'actions', more = '3'"), ("'Bent Spoon'", "a whole number, got text")),
    "id": (f'[[trap]]\nid = "Bent Spoon" {MARK}\nname = "x"\neffect = {{ do = "wound" }}', ("small letters",)),
    "id of another card": (
        f'[[trap]]\nid = "pit-trap" {MARK}\nname = "x"\neffect = {{ do = "wound" }}',
        ("an id of its own", "'pit-trap' is taken in line"),
    ),
    "no name": (f'[[trap]]\nid = "x"\nname = "" {MARK}\neffect = {{ do = "wound" }}', ("1 to 28 letters",)),
    "long name": (
        f'[[trap]]\nid = "x"\nname = "{"x" * (NAME + 1)}" {MARK}\neffect = {{ do = "wound" }}',
        ("1 to 28 letters",),
    ),
    "long flavour": (
        card("trap", f"flavour = '{'x' * (FLAVOUR + 1)}' {MARK}\neffect = {{ do = 'wound' }}"),
        ("at most 80 letters",),
    ),
    "count": (card("trap", f"count = 0 {MARK}\neffect = {{ do = 'wound' }}"), ("1 to 120 of a card, not 0",)),
    "more text than fits": (
        f"[[treasure]] {MARK}\n{SPOON}points = 25\neffects = [" + "{ do = 'bonus', to = 'missile', by = 1 }," * 6 + "]",
        ("a card has room for 180",),
    ),
}


def with_its_deck(text: str) -> str:
    """A card behind the rest of its deck."""
    table = re.findall(r"\[\[([a-z-]+)\]\]", text)[0]
    name = next((name for name, tables in DECKS.items() if table in tables), "treasure")
    return f"{SOURCES[name]}\n{text}\n"


@pytest.mark.parametrize("case", REFUSED)
def test_a_fault_is_named_with_its_line_and_what_would_do(case: str) -> None:
    wrong, said = REFUSED[case]
    text = with_its_deck(wrong)
    line = next(at for at, words in enumerate(text.splitlines(), 1) if MARK in words)
    faults = refusal(text).splitlines()
    assert any(fault.startswith(f"line {line}: ") and all(words in fault for words in said) for fault in faults), faults


SOUND = {
    "treasure": "points = 25",
    "orc-card": "effect = { do = 'orcs', number = 2, where = 'beside', by = 'looter' }",
    "trap": "effect = { do = 'lose-actions' }",
    "npc": "effects = [{ do = 'bonus', to = 'armour', by = 1 }]",
    "spell": "effect = { do = 'heal', wounds = 3 }",
    "cure": "effect = { do = 'heal', wounds = 1, who = 'beside' }",
    "revival": "effect = { do = 'revive', wounds = 3, treasure = true, keep = 1 }",
    "trick": "effect = { do = 'actions', more = 6 }",
    "newcomers": "effect = { do = 'orcs', number = 'd3', where = 'far', distance = 1 }",
    "haste": "effect = { do = 'haste', actions = 1, attacks = 1 }",
    "tougher": "effect = { do = 'tough', armour = 1, attacks = 1, hits = 3 }",
    "mishap": "effect = { do = 'wound', who = 'target' }",
    "oddity": "effect = { do = 'swap' }",
}
"""For each table a card that is not among those that ship."""


def test_a_sound_card_in_the_same_place_is_read() -> None:
    assert set(SOUND) == {table for tables in DECKS.values() for table in tables}
    for table, lines in SOUND.items():
        assert any(each.id == "spoon" for deck in read(with_its_deck(card(table, lines))) for each in deck), table


# What is wrong with a deck as a whole, and with a text.


@pytest.mark.rule("OG-58")
def test_a_deck_without_what_a_power_needs_is_refused() -> None:
    for name, field, whose in (("treasure", "twelve", "Dave's Hackmaster +12"), ("player", "fireball", "Brian's")):
        said = refusal(SOURCES[name].replace(f"{field} = true\n", ""))
        line = SOURCES[name][: SOURCES[name].index("[[")].count("\n") + 1
        assert said.startswith(f"line {line}: this {name} deck has no table with `{field} = true`, and one must have")
        assert whose in said
    second = SOURCES["treasure"] + card("treasure", "points = 150\ntwelve = true")
    line = second[: second.rindex("twelve = true")].count("\n") + 1
    assert refusal(second).startswith(
        f"line {line}: 'Bent Spoon': this treasure deck has 2 tables with `twelve = true` "
        "('Hackmaster +12', 'Bent Spoon'), and one must have it"
    )


@pytest.mark.parametrize(("count", "sound"), [(FEWEST - 1, False), (FEWEST, True), (MOST, True), (MOST + 1, False)])
def test_a_deck_that_cannot_be_dealt_from_is_refused(count: int, sound: bool) -> None:
    half = count // 2
    text = "".join(
        f'[[oddity]]\nid = "spoon-{at}"\nname = "Spoon"\ncount = {many}\neffect = {{ do = "swap" }}\n'
        for at, many in enumerate((half, count - half))
    )
    if sound:
        assert sum(each.count for each in read(text)[HACKMASTER]) == count
        assert not read(text)[TREASURE]
    else:
        assert refusal(text) == f"line 1: this hackmaster deck has {count} cards, and a deck has {FEWEST} to {MOST}"


def test_a_text_without_cards_is_refused() -> None:
    for text in ("# nothing\n", "treasure = []\n"):
        assert refusal(text).startswith("line 1: there is no card here: a file of cards has one of the tables treasure")


def test_all_faults_are_told_at_once_in_the_order_of_their_lines() -> None:
    text = SOURCES["treasure"].replace("points = 30\n", "points = 0\n").replace("by = 2 }", "by = 0 }")
    faults = refusal(text).splitlines()
    lines = [int(re.findall(r"^line (\d+): ", fault)[0]) for fault in faults]
    assert lines == sorted(lines)
    assert len(faults) == 8 + 3
    many = SOURCES["treasure"].replace("points = ", "ponits = ")
    assert len(refusal(many).splitlines()) == TOLD + 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x" * (LONGEST + 1), "200,001 characters; a file of cards has 200,000 at most"),
        ("[[treasure]\n", "this is no TOML"),
        ("a" + ".a" * 200 + " = 1\n", "line 1: it has 200 dots"),
        ("a = " + "[" * 5000 + "]" * 5000, "too deeply"),
        ("[treasure]\npoints = 1\n", "expected a list, got a table"),
        ("[[treasure]]\n[[treasure.effects]]\ndo = 5\n", "line 3: 5 is not known here; it is one of: bonus, weapon"),
        ("treasure = [1]\n", "line 1: expected a table, got a whole number"),
    ],
)
def test_what_is_no_file_of_cards_is_refused(text: str, said: str) -> None:
    assert said in refusal(text)


@settings(max_examples=cases(25), deadline=None)
@given(st.integers(0, 10_000), st.text('[]{}=,"\n.#1-ax', max_size=12), st.sampled_from(list(DECKS)))
def test_nothing_but_a_refusal_comes_of_a_spoilt_text(at: int, words: str, name: str) -> None:
    text = SOURCES[name]
    spoilt = text[: at % len(text)] + words + text[at % len(text) + len(words) :]
    with suppress(BadContent):
        read(spoilt)


def test_what_ships_is_toml_that_anybody_can_read() -> None:
    for name, text in SOURCES.items():
        assert set(tomllib.loads(text)) == set(DECKS[name])
