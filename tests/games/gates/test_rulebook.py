"""The rulebook that players read says the numbers that are played: of the rules, of the options and of the decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from orcade.games.gates import GAME
from orcade.games.gates import options as agreed
from orcade.games.gates import pieces as p
from orcade.games.gates.card_files import decks_of
from orcade.games.gates.effects import (
    Blast,
    Bonus,
    Dodge,
    Haste,
    Heal,
    LoseActions,
    LoseTreasure,
    MoreActions,
    Orcs,
    PickPocket,
    Reroll,
    Revive,
    Sleep,
    Slow,
    Tough,
    Turncoat,
    Weapon,
    Wound,
)
from orcade.games.gates.map_signs import DOOR, SECRET_DOOR, SIGNS, WIDTH
from orcade.games.gates.printed import Npc, Treasure
from orcade.games.gates.setup import SECTIONS
from orcade.table.rulebook import rules_of
from orcade.table.words import NUMBERS

pytestmark = pytest.mark.told

OPTIONS = agreed.GatesOptions()
DOORS = SIGNS.doors
NEEDED = p.ORC_ACTIONS - 1


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("OG 1.1", f"to reach {p.GOAL} victory points"),
        ("OG 1.1", f"{p.VALUE_WITH_FEW} with up to {NUMBERS[p.FEW]} characters, {p.VALUE_WITH_MANY} with more"),
        ("OG-1", f"minus {p.DEATH_COSTS} for each time"),
        ("OG-2", f"more than {NUMBERS[p.CARRY]} Treasures"),
        ("OG-3", f"when round {agreed.ROUNDS} is over"),
        ("OG-64", f"{p.SHORT_GOAL} points win"),
        ("OG-64", f"hold out for {agreed.SHORT_ROUNDS} of them"),
        ("OG-3", f"*{agreed.MINUTES} minutes* is as printed"),
        ("OG-3", f"*Last round* ({OPTIONS.round_cap})"),
        ("OG 3.2", f"have {NUMBERS[p.SARAS_NPCS]} NPCs"),
        ("OG 3.5", f"adds {p.NEWT_ADDS} to all his rolls for attacks and for actions"),
        ("OG 3.5", f"A rolled {p.BOTCH} is still"),
        ("OG 3.8", f"attacks against him have −{p.GORDO_TAKES} on the die"),
        ("OG 4.1", f"one of {NUMBERS[SECTIONS]} map sections"),
        ("OG 4.4", f"puts {NUMBERS[p.FIRST_ORCS]} orcs on the map, none of them within {NUMBERS[p.AWAY]} squares"),
        ("OG 6.1", f"{NUMBERS[p.ACTION_DICE]} six-sided dice"),
        ("OG 6.3", f"more than {NUMBERS[p.HAND]} Player or Hackmaster cards"),
        ("OG 6.4", f"Nobody may have more than {NUMBERS[p.MOST_NPCS]}"),
        ("OG 6.4", f"Sara, who may have {NUMBERS[p.SARAS_NPCS]}"),
        ("OG 7.4", f"through a door costs {NUMBERS[DOORS[DOOR].cost]} actions"),
        ("OG 7.4", f"through a secret door {NUMBERS[DOORS[SECRET_DOOR].cost]}"),
        ("OG-26", f"costs {NUMBERS[DOORS[DOOR].cost]} in total, {NUMBERS[DOORS[SECRET_DOOR].cost]} for a secret"),
        ("OG 7.7", f"Hand-to-hand hits on {p.HITS} or more"),
        ("OG-25", f"hits on {p.HITS} or more"),
        ("OG 7.10", f"a rolled {p.BOTCH} is a critical failure"),
        ("OG 7.10", f"A rolled {p.FREE} costs no action"),
        ("OG 7.12", f"more than {NUMBERS[p.CARRY]} Treasures"),
        ("OG-36", f"({p.OFFERS}, a limit of ours)"),
        ("OG 7.14", f"On a {p.BOTCH} it backfires"),
        ("OG 7.14", f"On a {p.FREE} it costs no action"),
        ("OG-37", f"On a {p.FREE} you keep it. On a {p.BOTCH} it is spent"),
        ("OG 7.15", f"loses {NUMBERS[p.BANDAGED]} wound"),
        ("OG-56", f"{p.HITS} or more"),
        ("OG 8.1", f"can bear {NUMBERS[p.SURVIVED]} wounds"),
        ("OG 8.2", f"loses another {p.DEATH_COSTS} points"),
        ("OG 9.1", f"takes off {NUMBERS[p.TAKEN_OFF]}"),
        ("OG 9.4", f"Each orc has {NUMBERS[p.ORC_ACTIONS]} actions"),
        ("OG 9.6", f"{p.HITS} or more"),
        ("OG-39", f"and {NUMBERS[NEEDED]} are left"),
        ("OG-47", f"Gordo's −{p.GORDO_TAKES} count against every attack roll"),
        ("OG-52", f"have {NUMBERS[p.ORC_ACTIONS]} actions"),
        ("OG 10.1", f"of {WIDTH}×{WIDTH} squares"),
    ],
)
def test_a_number_is_said_as_it_is_played(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text


@pytest.mark.rule("OG 8.2", "OG-49")
def test_the_wound_that_kills() -> None:
    fourth = ("first", "second", "third", "fourth")[p.SURVIVED]
    assert f"The {fourth} wound kills" in rules_of(GAME)["OG 8.2"].text
    assert f"The {fourth} one kills" in rules_of(GAME)["OG-49"].text


@pytest.mark.rule("OG 9.2")
def test_thirty_orcs() -> None:
    assert p.ORCS == 30
    assert "There are thirty orcs" in rules_of(GAME)["OG 9.2"].text


@pytest.mark.rule("OG 7.12", "OG 2.2")
def test_options_are_as_the_rulebook_says() -> None:
    assert OPTIONS.offer_limit == p.OFFERS
    for who in (p.BOB, p.DAVE, p.SARA, p.BRIAN):
        assert f"{p.CALLED[who]} or {p.CALLED[p.OTHER_SIDE[who]]}" in rules_of(GAME)["OG 2.2"].text


# The decks.


@cache
def cards(deck: int) -> tuple[Any, ...]:
    """Every card of a deck that ships, each as often as it is there."""
    return tuple(card for card in decks_of("")[deck] for _ in range(card.count))


def effects(deck: int, kind: type) -> list[Any]:
    """The effects of a kind on a deck's cards that do one thing at once."""
    return [card.effect for card in cards(deck) if type(getattr(card, "effect", None)) is kind]


def how_many(found: Iterable[object]) -> str:
    """The number in words."""
    return NUMBERS[len(list(found))]


def told(rule: str, *words: str) -> None:
    """All of this stands in a rule, in this order."""
    text = rules_of(GAME)[rule].text
    for each in words:
        assert each in text, each
        text = text[text.index(each) + len(each) :]


@pytest.mark.rule("OG 10.2")
def test_treasures() -> None:
    treasures = [card for card in cards(0) if isinstance(card, Treasure)]
    points = Counter(card.points for card in treasures)
    assert points == {30: 8, 65: 8, 100: 8, 130: 6, 200: 4, 250: 2}
    told(
        "OG 10.2",
        f"{len(cards(0))} cards. {len(treasures)} are Treasures: {NUMBERS[points[30]]} each of 30, 65 and 100 points, "
        f"{NUMBERS[points[130]]} of 130, {NUMBERS[points[200]]} of 200, {NUMBERS[points[250]]} of 250.",
    )
    gear: dict[tuple[int, str], list[Any]] = {}
    for card in treasures:
        for effect in card.effects:
            what: str = effect.to if isinstance(effect, Bonus) else "weapon"
            by = effect.by if isinstance(effect, Bonus) else (effect.range, effect.needs)
            gear.setdefault((card.points, what), []).append(by)
    listed = [line[2:] for line in rules_of(GAME)["OG 10.2"].text.splitlines() if line.startswith("- ")]
    lines = {int(line.split(":")[0]): line for line in listed}
    assert {at for at, _ in gear} == set(lines)
    for (at, what), amounts in gear.items():
        for by in amounts:
            assert said_of_gear(what, by) in lines[at], (at, what, by)


def said_of_gear(what: str, by: Any) -> str:
    """How an amount of gear is written there."""
    if what == "weapon":
        return f" {by[0]}, "
    if what == "armour":
        return f"attacks on you −{by}"
    if what == "treasures":
        return f"{NUMBERS[by]} more Treasures"
    return f"{NUMBERS[by]} more action" if what == "actions" else f"+{by}"


@pytest.mark.rule("OG 10.2")
def test_missile_weapons() -> None:
    weapons = {
        (effect.range, effect.needs)
        for card in cards(0)
        if isinstance(card, Treasure)
        for effect in card.effects
        if isinstance(effect, Weapon)
    }
    assert weapons == {(6, 16), (4, 15), (8, 14), (10, 13)}
    told("OG 10.2", "(range 6, hits on 16)", "(range 4, 15)", "(range 8, 14)", "(range 10, 13)")


@pytest.mark.rule("OG 10.2")
def test_orc_cards_and_traps() -> None:
    orcs = effects(0, Orcs)
    beside = [each for each in orcs if each.where == "beside"]
    far = [each for each in orcs if each.where == "far"]
    told(
        "OG 10.2",
        f"{len(orcs)} are Orc cards: {how_many(each for each in beside if each.number == 'd6')} bring a die of orcs",
        f"{how_many(each for each in beside if each.number == 'd3')} a D3",
        f"{how_many(each for each in beside if each.number == 1 and each.strikes)} a single one that strikes at once",
        f"{how_many(far)} bring a D3 that the searcher himself places, at least {NUMBERS[far[0].distance]} squares",
    )
    wounds = effects(0, Wound)
    plain = [each for each in wounds if each.who == "you" and not each.avoid]
    pits = [each for each in wounds if each.avoid]
    near = [each for each in wounds if each.who == "near"]
    traps = len(wounds) + len(effects(0, LoseActions)) + len(effects(0, LoseTreasure))
    told(
        "OG 10.2",
        f"{traps} are Traps: {how_many(each for each in plain if each.wounds == 1)} with a wound",
        f"{how_many(pits)} pits, a wound that {pits[0].avoid} or more on the d20 avoids",
        f"{how_many(each for each in plain if each.wounds == 2)} with two wounds",
        f"{how_many(near)} with Black Poppie dust, a wound for everybody within {NUMBERS[near[0].within]} squares",
        f"{how_many(effects(0, LoseActions))} that takes the rest of your actions",
        f"{how_many(effects(0, LoseTreasure))} that takes a Treasure of your choice",
    )


@pytest.mark.rule("OG 10.3")
def test_npcs_and_spells() -> None:
    npcs = [card for card in cards(1) if isinstance(card, Npc)]
    to = Counter((effect.to, effect.by) for card in npcs for effect in card.effects)
    assert to.total() == len(npcs)
    told(
        "OG 10.3",
        f"{len(cards(1))} cards. {len(npcs)} are NPCs",
        f"hand-to-hand +1 ({NUMBERS[to['melee', 1]]})",
        f"missiles +1 ({NUMBERS[to['missile', 1]]})",
        f"one more action with each roll ({NUMBERS[to['actions', 1]]})",
        f"one more Treasure ({NUMBERS[to['treasures', 1]]})",
        f"two wounds healed by bandaging ({NUMBERS[to['bandage', p.BANDAGED]]})",
    )
    fireballs = [each for each in effects(1, Blast) if each.targets == 1]
    bolts = [each for each in effects(1, Blast) if each.targets > 1]
    sleep = effects(1, Sleep)
    hands = [each for each in effects(1, Heal) if each.who == "beside"]
    told(
        "OG 10.3",
        f"{how_many(fireballs)} Fireballs (one orc in sight, range {fireballs[0].range}, hits on {fireballs[0].needs})",
        f"{how_many(bolts)} bolts (up to {NUMBERS[bolts[0].targets]} orcs, "
        f"range {bolts[0].range}, {bolts[0].needs} each)",
        f"{how_many(sleep)} that send orcs to sleep (all within {NUMBERS[sleep[0].radius]} squares",
        f"{how_many(hands)} that heal {NUMBERS[hands[0].wounds]} wounds",
    )


@pytest.mark.rule("OG 10.3")
def test_cures_revivals_and_tricks() -> None:
    cures = Counter(each.wounds for each in effects(1, Heal) if each.who == "you")
    revivals = effects(1, Revive)
    faint = next(each for each in revivals if each.keep)
    told(
        "OG 10.3",
        f"{cures.total()} are cures: {NUMBERS[cures[1]]} of one wound, {NUMBERS[cures[2]]} of two, "
        f"{NUMBERS[cures[3]]} of three",
        f"{len(revivals)} bring you back: {how_many(each for each in revivals if each == Revive())} as they are",
        f"{how_many(each for each in revivals if each.treasure)} bribes of food",
        f"with {NUMBERS[faint.wounds]} wounds but with {NUMBERS[faint.keep]} of your Treasures kept",
    )
    more = effects(1, MoreActions)
    told(
        "OG 10.3",
        f"{NUMBERS[more[0].more]} more actions ({how_many(more)})",
        f"a d20 of yours again ({how_many(effects(1, Reroll))})",
        f"a wound dodged in any turn ({how_many(effects(1, Dodge))})",
        f"weapons that may strike characters in this turn ({how_many(effects(1, Turncoat))})",
        f"from the hand of an adjacent character ({how_many(effects(1, PickPocket))})",
    )


@pytest.mark.rule("OG 10.4")
def test_the_hackmaster_deck() -> None:
    orcs = effects(2, Orcs)
    road, house, far = ([each for each in orcs if each.where == where] for where in ("road", "building", "far"))
    haste = effects(2, Haste)
    for_all = [each for each in haste if each.who == "orcs"]
    faster = [each for each in haste if each.actions and each.who == "orc"]
    tough = effects(2, Tough)
    armour, attacks, skulls = (
        [each for each in tough if getattr(each, what)] for what in ("armour", "attacks", "hits")
    )
    wounds, slow = effects(2, Wound), effects(2, Slow)
    told(
        "OG 10.4",
        f"{len(cards(2))} cards. {len(orcs)} bring orcs: a die more of newcomers ({how_many(road)})",
        f"{NUMBERS[house[0].number]} into one building without a character ({how_many(house)})",
        f"a D3 at least {NUMBERS[far[0].distance]} squares from everybody ({how_many(far)})",
        f"{len(haste)} bring haste: {NUMBERS[faster[0].actions]} more actions for an orc ({how_many(faster)})",
        f"a second attack for one ({how_many(each for each in haste if each.attacks)})",
        f"{NUMBERS[for_all[0].actions]} more action for all of them ({how_many(for_all)})",
        f"{len(tough)} make an orc tougher: −{armour[0].armour} on attacks against it ({how_many(armour)})",
        f"+{attacks[0].attacks} on its own ({how_many(attacks)})",
        f"{NUMBERS[skulls[0].hits]} hit that does not kill it ({how_many(skulls)})",
        f"a wound that {wounds[0].avoid} or more avoids ({how_many(wounds)})",
        f"−{slow[0].by} on a player's next roll ({how_many(slow)})",
    )
