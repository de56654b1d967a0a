"""The rulebook that players read says the numbers that are played."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from orcade.games.orclympics.campaign import GAME
from orcade.games.orclympics.campaign.disciplines import DISCIPLINES, SHORT_RACE, SHORT_RUMBLE, Entry
from orcade.games.orclympics.campaign.pieces import CRIES, FOR_A_FEAT, PAIRS, POINTS, POINTS_OF_TWO, CampaignOptions
from orcade.games.orclympics.campaign.rules import DRAW, FIRST_UP_TO
from orcade.games.orclympics.discipline import FEATS_EACH
from orcade.table.requests import D6
from orcade.table.rulebook import rules_of, told_in
from orcade.table.words import NUMBERS, counted

from .evening import Evening

pytestmark = pytest.mark.told

OWN = "the table has a battlefield of its own"
ENDS = f"is a short rumble (BR-41) and ends after Game Turn {SHORT_RUMBLE['turn_cap']} (BR-23)"
TITLES = [entry.game.title for entry in DISCIPLINES]


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("OC 1", f"{NUMBERS[len(DISCIPLINES)].capitalize()} disciplines, in this order"),
        *(("OC 1", f"{number}. {title}") for number, title in enumerate(TITLES, 1)),
        ("OC 2", f"{NUMBERS[len(PAIRS)].capitalize()} disciplines, one of each pair"),
        ("OC 2", f"| | 1–{FIRST_UP_TO} | {FIRST_UP_TO + 1}–{D6} |"),
        *(("OC 2", f"| {TITLES[one]} | {TITLES[other]} |") for one, other in PAIRS),
        *(
            ("OC 5.1", f"| {place} | {'' if two is None else two} | {four} |".replace("|  |", "| |"))
            for place, (two, four) in enumerate(zip_longest(POINTS_OF_TWO, POINTS), 1)
        ),
        ("OC-7", f"two winners of four get {POINTS[0]} each"),
        ("OC 5.2", f"Each discipline has {NUMBERS[FEATS_EACH]} feats"),
        ("OC 5.2", f"gets {counted(FOR_A_FEAT, 'Victory Point')} for it"),
        ("OC-22", f"Brood Rumble is played on the Crossroads, unless {OWN}, {ENDS}"),
        ("OC-22", f"a race of half a lap (TP-45) that ends after Game Turn {SHORT_RACE['turn_cap']} (TP-25)"),
        ("OC 6", f"in up to {NUMBERS[CRIES]} of his Player Turns"),
        ("OC-10", f"in up to {NUMBERS[CRIES]} turns of that discipline"),
        ("OC-14", f"the option *Annulment* ({'on' if CampaignOptions().annulment else 'off'})"),
    ],
)
def test_a_number_is_said_as_it_is_played(rule: str, words: str) -> None:
    assert words in rules_of(GAME)[rule].text


@pytest.mark.rule("OC 2")
def test_the_die_for_a_pair_says_what_it_draws() -> None:
    assert DRAW == "which discipline (1-3 or 4-6)"


@pytest.mark.rule("OC 6", "OC 5.1", "OC 5.2")
def test_points_and_criers_are_told() -> None:
    evening = Evening((1, 2, 3, 4), feats={0: 2, 1: 2}).settle()
    log = [past.text(0) for past in evening.match.happenings]
    assert "Victory Points: Grub 3, now 3; Dreg 2, now 2; Mog 1 and 2 for feats, now 3; Snik 0, now 0." in log
    assert "Snik is last with 0 points and may utter a War Cry! in up to three turns." in log


@pytest.mark.parametrize("entry", DISCIPLINES, ids=TITLES)
def test_each_feat_has_its_deed_in_the_book_of_its_discipline(entry: Entry) -> None:
    """As results tell it, each by itself."""
    deeds = [told_in(GAME, entry.feat_rule, feat) for feat in entry.feats]
    assert deeds == [told_in(entry.game, entry.feat_rule, feat) for feat in entry.feats]
    assert all(deeds)
    assert not any("the same" in deed for deed in deeds)
    assert told_in(GAME, entry.feat_rule, "Nap") == ""
