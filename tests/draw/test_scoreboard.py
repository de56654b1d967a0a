"""The scoreboard as a poster and in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from orcade import draw
from orcade.draw.kit import emblem
from orcade.draw.kit.knife import put
from orcade.draw.scores import ordinal, ranked, stands
from orcade.table.game import installed_games
from orcade.table.scoreboard import Heat, Scoreboard

from . import scoring
from .test_svg import HOSTILE, SVG, parsed

BOARDS = [scoring.full(), scoring.quick()]


def said(svg: str) -> list[str]:
    return [node.text or "" for node in parsed(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("board", BOARDS)
def test_the_poster_says_who_stands_where_with_points_and_feats(board: Scoreboard, narrow: bool) -> None:
    svg = draw.scoreboard(board, scoring.NAMES, narrow=narrow)
    words = said(svg)
    assert words.count(board.title) == 1
    ends = [word for word in words if re.fullmatch(r"\d+(st|nd|rd|th)|level", word)]
    assert ends == [stands(board, seat) for _, seat in ranked(board)]
    for points in board.points:
        assert str(points) in words
    for heat in board.heats:
        assert heat.title in words
        if heat.stands != "annulled":
            for honour in heat.feats:
                assert honour.name in words
    root = parsed(svg)
    assert root.attrib["class"].split()[0] == "scoreboard"
    assert root.attrib["aria-label"].startswith(f"{board.title}: {ends[0]} ")
    assert ("narrow" in root.attrib["class"].split()) == narrow


@pytest.mark.parametrize("narrow", [False, True])
def test_an_annulled_discipline_has_no_medals_but_its_second_go_says_so(narrow: bool) -> None:
    words = said(draw.scoreboard(scoring.full(), scoring.NAMES, narrow=narrow))
    assert words.count("Brood Rumble") == 1
    assert words.count("played anew") == 1
    assert "played anew" not in said(draw.scoreboard(scoring.quick(), scoring.NAMES, narrow=narrow))
    assert words.count("now") == 1


def test_nobody_is_first_or_crowned_while_all_are_level() -> None:
    outline = re.findall('d="M[-.0-9]+ [-.0-9]+([^"]+)"', put(emblem("crown"), scale=0.36, turn=-6))[0]
    for board in BOARDS:
        svg = draw.scoreboard(board, scoring.NAMES)
        assert svg.count(outline) == 2 * len(board.leaders), "its ink and its gold"
        assert ("level" in said(svg)) == (not board.leaders)
    assert [len(board.leaders) for board in BOARDS] == [1, 0]


def test_a_discipline_in_play_has_no_medal_yet() -> None:
    board = replace(scoring.full(), heats=scoring.full().heats[-2:])
    assert not [word for word in said(draw.scoreboard(board, scoring.NAMES)) if word.startswith("+")]


def test_a_campaign_that_has_not_begun() -> None:
    board = Scoreboard(
        title="Full campaign",
        heats=(Heat(game="timber", title="Timber!", stands="to come"),),
        teams=("", ""),
        points=(0, 0),
        feat_points=(0, 0),
        places=(1, 1),
    )
    for narrow in (False, True):
        assert "Mog" not in said(draw.scoreboard(board, scoring.NAMES, narrow=narrow))
        assert said(draw.scoreboard(replace(board, heats=()), scoring.NAMES, narrow=narrow))


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("narrow", [False, True])
def test_any_number_of_seats_fits(seats: int, narrow: bool) -> None:
    heat = Heat(game="timber", title="Timber!", stands="played", places=tuple(range(1, seats + 1)), points=(1,) * seats)
    board = Scoreboard(
        title="Full campaign",
        heats=(heat,) * 12,
        teams=("Iron Orcs",) * seats,
        points=(12,) * seats,
        feat_points=(0,) * seats,
        places=tuple(range(1, seats + 1)),
    )
    svg = draw.scoreboard(board, tuple(f"Orc {seat}" for seat in range(seats)), narrow=narrow)
    height = float(parsed(svg).attrib["viewBox"].split()[3])
    lowest = max(float(y) for y in re.findall(r'<text [^>]*? y="(-?[\d.]+)"', svg))
    assert lowest < height - 30


@pytest.mark.parametrize("narrow", [False, True])
def test_disciplines_show_their_pictures(narrow: bool) -> None:
    pictures = {
        name: (game.folder / "picture.svg").read_text(encoding="utf-8") for name, game in installed_games().items()
    }
    svg = draw.scoreboard(scoring.full(), scoring.NAMES, pictures, narrow=narrow)
    shown = [node for node in parsed(svg).iter(f"{SVG}svg") if "x" in node.attrib]
    assert len(shown) == len(
        [heat for heat in scoring.full().heats if heat.stands != "annulled" and heat.game in installed_games()]
    )
    assert {node.attrib["viewBox"] for node in shown} == {"0 0 320 200"}
    assert not [node for node in shown if "role" in node.attrib]


def test_a_file_of_its_own_has_its_colours(tmp_path: Path) -> None:
    svg = draw.scoreboard(scoring.full(), scoring.NAMES, standalone=True)
    root = parsed(svg)
    assert float(root.attrib["width"]) == 1280
    assert root.find(f"{SVG}style") is not None
    assert "<style>" not in draw.scoreboard(scoring.full(), scoring.NAMES)


def test_hostile_words_stay_words() -> None:
    full = scoring.full()
    board = replace(
        full,
        title=HOSTILE,
        teams=(HOSTILE,) * 4,
        notes=(HOSTILE,),
        heats=tuple(
            replace(heat, title=HOSTILE, game=HOSTILE, feats=tuple(replace(each, name=HOSTILE) for each in heat.feats))
            for heat in full.heats
        ),
    )
    for narrow in (False, True):
        svg = draw.scoreboard(board, (HOSTILE,) * 4, narrow=narrow)
        assert "<script" not in svg
        parsed(svg)


def test_the_scoreboard_in_words() -> None:
    told = draw.scores(scoring.full(), scoring.NAMES).splitlines()
    assert told[:3] == [
        "Full campaign",
        "1st: Dreg, Feral Orcs: 13 points (4 from feats)",
        "2nd: Grub (Annegret), Common Orcs: 12 points (4 from feats)",
    ]
    assert "Mog may cry in That'll do Pigs: 2 of 3 left." in told
    at = told.index("Flying Pigs")
    assert told[at + 1] == "1st: Grub (Annegret), +3"
    assert told[at + 5] == "Feat: Burning Ambition: Snik the Unfortunate (Bartholomew), Game Turn 3 (TI 5)"
    assert told[at + 8] == "Grub's Pig fell into the pot in Round 11."
    assert "Brood Rumble (annulled)" in told
    assert "Road Rage (to come)" in told
    assert "That'll do Pigs (now)" in told


@pytest.mark.parametrize(
    ("place", "words"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (22, "22nd")]
)
def test_ordinals(place: int, words: str) -> None:
    assert ordinal(place) == words
