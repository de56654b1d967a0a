"""What is wrong with a deck as a whole, what is no deck at all, and all of it told at once."""

from __future__ import annotations

import re

import pytest

from orcade.games.hack.deck_files import LONGEST, source
from orcade.table.toml_texts import TOLD, WORDS

from .faulty_decks import KNUCKLES, SOUND, SPOON, refusal, room, trap


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
