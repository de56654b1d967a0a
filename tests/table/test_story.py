"""The log as a story: dice stand with what they decided, and what repeats is told once."""

from __future__ import annotations

from orcade.table.story import ON_THE_WAY, Said, gathered, in_short, of_several, story


def told(*lines: str) -> list[str]:
    """The sentences of lines; those that begin with "d" are dice, those with "#" headings."""
    found = story(lines, str.__eq__, lambda line: line.startswith("d"), lambda line: line.startswith("#"))
    return [f"{each.at} {each.line} {'+'.join(each.dice)} {each.times}" for each in found]


def test_dice_stand_with_the_next_sentence() -> None:
    assert told("goes", "d5", "d6", "hits") == ["0 goes  1", "3 hits d5+d6 1"]


def test_dice_before_a_heading_or_at_the_end_stand_alone() -> None:
    assert told("d1", "# Turn 2", "d3") == ["0 d1  1", "1 # Turn 2  1", "2 d3  1"]


def test_the_same_again_is_counted() -> None:
    assert told("goes", "goes", "goes", "halts", "goes") == ["0 goes  3", "3 halts  1", "4 goes  1"]


def test_what_dice_decided_is_told_each_time() -> None:
    assert told("misses", "d1", "misses", "misses") == ["0 misses  1", "2 misses d1 1", "3 misses  1"]


def test_each_heading_is_told() -> None:
    assert told("# Turn", "# Turn") == ["0 # Turn  1", "1 # Turn  1"]


def in_words(*said: str) -> list[str]:
    """What is told, in short; what weighs begins with "!", what is fatal with two."""
    short = in_short([Said(each.lstrip("!"), each.count("!", 0, 2)) for each in said])
    return [f"{'!' * each.weight}{each.words}" for each in short]


def test_what_happens_in_a_row_is_told_in_sentences_that_each_say_who() -> None:
    said = ("Grub moves to b2.", "Grub moves to c3.", "Grub smashes Dreg: 5 to hit.", "Dreg falls.", "The crowd howls.")
    assert in_words(*said) == ["Grub moves to b2, c3; smashes Dreg: 5 to hit.", "Dreg falls.", "The crowd howls."]


def test_who_does_several_things_in_a_row_is_named_once() -> None:
    assert in_words("Orc 1 appears at a gate.", "Orc 1 goes.", "Orc 2 goes.") == [
        "Orc 1 appears at a gate; goes.",
        "Orc 2 goes.",
    ]
    assert in_words("Mog's Boar rides.", "Mog's Boar has the Piglet!") == ["Mog's Boar rides; has the Piglet!"]
    assert in_words("Grub howls!", "Grub goes.") == ["Grub howls; goes."]
    for apart in (
        ("The boar runs.", "The crowd howls."),
        ("Mog's team goes.", "Mog goes."),
        ("Grub hits Dreg. Dreg falls.", "Grub goes."),
        ("Grub passes.", "Result: 3, 3.", "Neither falls."),
        ("Grub hits.", "Grub is cold. Dreg wins."),
        ("Grub goes.", "Grub and Dreg rest."),
        ("Grub and Dreg rest.", "Grub goes."),
    ):
        assert in_words(*apart) == list(apart)


def test_what_weighs_stands_by_itself() -> None:
    assert in_words("Grub jumps.", "!Grub loses 1.", "Grub goes.") == ["Grub jumps.", "!Grub loses 1.", "Grub goes."]
    assert in_words("!Grub is hit.", "!Grub falls.") == ["!Grub is hit; falls."]
    assert in_words("!Grub is hit.", "!!Grub is knocked out.") == ["!Grub is hit.", "!!Grub is knocked out."]


def test_what_happens_once_more_is_told_by_again() -> None:
    assert in_words("A Mound is laid out.", "A Mound is laid out.", "Grub goes.") == [
        "A Mound is laid out again.",
        "Grub goes.",
    ]
    assert in_words("Grub naps.", "Grub naps.", "Grub naps.") == ["Grub naps again, again."]
    assert in_words("Grub is hit.", "!Grub is hit.") == ["!Grub is hit again."]


def test_only_single_sentences_are_strung_together() -> None:
    said = ("Grub hits. Dreg loses 1.", "Grub hits. Dreg loses 2.")
    assert in_words(*said) == list(said)


def test_steps_in_a_row_are_told_by_the_last_one_and_others_by_themselves() -> None:
    said = ("Grub goes to a2.", "Grub goes to a3.", "Grub hits.", "Grub goes to b3.", "Grub goes to b4.")
    groups = gathered(said, lambda each: f"Grub{ON_THE_WAY}" if " goes " in each else "")
    assert groups == [list(said[:2]), ["Grub hits."], list(said[3:])]
    assert of_several(f"Grub{ON_THE_WAY}", 2, said[1]) == said[1]


def test_what_several_do_in_a_turn_is_told_together_where_the_first_did_it() -> None:
    kinds = {"Orc 1 goes.": "# orcs move", "Orc 3 goes.": "# orcs move", "Orc 4 naps.": "# orcs nap"}
    said = ("Dave waits.", "Orc 1 goes.", "Orc 4 naps.", "Orc 3 goes.", "Dave waits.")
    groups = gathered(said, lambda each: kinds.get(each, ""))
    assert groups == [["Dave waits."], ["Orc 1 goes.", "Orc 3 goes."], ["Orc 4 naps."], ["Dave waits."]]
    assert of_several("# orcs move", 2, "Orc 3 goes.") == "Two orcs move."
    assert of_several("Dave misses # times", 12, "") == "Dave misses 12 times."
    assert of_several("wounds", 2, "Dave has 2 wounds.") == "Dave has 2 wounds."
