"""The rulebook that players read says the numbers that are played."""

from __future__ import annotations

import pytest

from orcade.games.orclympics.flying_pigs import GAME
from orcade.games.orclympics.flying_pigs.pieces import (
    BASE,
    FEAT_MARKERS,
    FIELD_HALF,
    FIELDS,
    GREASES,
    KITCHEN,
    LEFTWARD,
    LIGHTS,
    LONGEST_CHAIN,
    MARKERS,
    MOVE_DICE,
    NEAR,
    RADIUS,
    ROCK_HALF,
    ROCKS,
    SLIPS,
    SPACING,
    TENTHS,
    TOSS_DICE,
    TOSS_RANGE,
    WALK,
    PigOptions,
)
from orcade.table.options import specs
from orcade.table.region import inches
from orcade.table.rulebook import rules_of
from orcade.table.words import NUMBERS

pytestmark = pytest.mark.told

A_ROCK, A_FIELD, THE_KITCHEN = inches(2 * ROCK_HALF), inches(2 * FIELD_HALF), inches(2 * KITCHEN.w)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("FP 1", f'a *Random Move*: {MOVE_DICE}D3" in a random direction'),
        ("FP 2", f"a square of {THE_KITCHEN} × {inches(2 * KITCHEN.h)}"),
        ("FP 2", f"everything less than {inches(RADIUS)} from the middle"),
        ("FP 2", f"{NUMBERS[ROCKS].capitalize()} pieces of Impassable Terrain (rocks, {A_ROCK} × {A_ROCK})"),
        ("FP 2", f"{NUMBERS[FIELDS]} Mushroom Fields ({A_FIELD} × {A_FIELD})"),
        ("FP-1", f"at least {inches(SPACING)} from every other piece"),
        ("FP 3", f"each at least {inches(SPACING)} from every other Orc"),
        ("FP 4", f'It flies {TOSS_DICE}D3" straight towards the middle'),
        ("FP 4", f'1–{LEFTWARD}, it flies {TOSS_DICE}D3" to the left; {LEFTWARD + 1}–6, {TOSS_DICE}D3" to the right'),
        ("FP 5.1", f"On a {SLIPS} he is Slippery!"),
        ("FP 5.2", f"may move up to {inches(WALK)}"),
        ("FP 5.3", f"within {inches(TOSS_RANGE)}"),
        ("FP 5.3", f"| {SLIPS} | the tosser himself is Slippery!"),
        ("FP 5.3", f"| {GREASES}–6 | the target gains a Grease Marker"),
        ("FP 5.4.1", f"ends its movement within {inches(NEAR)} of the Orc"),
        ("FP 5.4.3", f"ends its movement within {inches(NEAR)} of the Orc"),
        ("FP 5.4.3", f"{LIGHTS}–6, the Pig burns; 1–{LIGHTS - 1}, the Orc himself burns"),
        ("FP-5", f"A model with {NUMBERS[MARKERS]} markers gains no more"),
        ("FP-8", f"ends after {LONGEST_CHAIN} Random Moves"),
        ("FP-10", f"only if the model is still within {inches(NEAR)}"),
        ("FP 6.1", f"less than {inches(SPACING)} from Impassable Terrain or from another model"),
        ("FP 6.3", f"The square of {THE_KITCHEN} × {THE_KITCHEN} in the middle"),
        ("FP-13", f"backed off to {inches(SPACING)} inside it"),
        ("FP 7.1", f'A Random Move goes {MOVE_DICE}D3" in a random direction'),
        ("FP 7.1", f"up to {NUMBERS[MARKERS]} Grease Markers"),
        ("FP 7.3", f"comes within {inches(NEAR)} of it"),
        ("FP-16", f"crosses the line of {inches(NEAR)}"),
        ("FP-18", f"ends after round {PigOptions().round_cap}"),
        ("FP 9", f"have {NUMBERS[FEAT_MARKERS]} Grease Markers on one of your Orcs"),
        ("OC-1", f"counts as {inches(2 * BASE)}"),
    ],
)
def test_a_number_is_said_as_it_is_played(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text


@pytest.mark.rule("FP-1")
def test_terrain_may_lie_anywhere_in_the_pigsty() -> None:
    """Tenths of an inch, from the first to the last before the other edge."""
    assert (TENTHS + 1) * 100 == 2 * RADIUS


@pytest.mark.rule("FP-8")
def test_what_the_option_says_of_a_chain() -> None:
    assert {spec.name: spec.help for spec in specs(PigOptions)}["reaction_limit"].endswith(
        "Without it a chain of reactions ends after 50 Random Moves."
    )
