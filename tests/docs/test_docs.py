"""What the documents say is true: their code runs or stands in the sources, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
import warnings
from pathlib import Path

import pytest

import orcade
from orcade import Scripted
from orcade.draw import svg
from orcade.games.orclympics.chessboard import GRID
from orcade.games.orclympics.discipline import COMMON, IRON
from orcade.games.orclympics.masters_fight.pieces import BRAWLING, MACE, Fight, FightOptions, Orc
from orcade.lab.studies import read_study
from orcade.table.game import installed_games

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_snippet_of_the_readme_runs() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted
    assert not found.failed


def test_the_readme_lists_every_game_with_its_players_and_minutes() -> None:
    table = re.findall(
        r"^\| \*\*(?:The )?(.+?)\*\*:[^|]* \| ([^|]*) \| ([^|]*) \|", (ROOT / "README.md").read_text(), re.M
    )
    told = {title: (players, minutes) for title, players, minutes in table}
    games = [game for name, game in installed_games().items() if name != "tusk-draw"]
    assert told == {
        game.title: (in_figures(game.seats[0], game.seats[-1]), in_figures(*game.minutes)) for game in games
    }


def in_figures(least: int, most: int) -> str:
    return f"{least}–{most}" if most > least else str(least)


def test_the_studies_that_are_shown_can_be_carried_out(tmp_path: Path) -> None:
    shown = [
        text
        for page in ("lab.md", "tuning-bots.md")
        for _, text in BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))
        if text.startswith("game = ")
    ]
    weights = next(
        text for _, text in BLOCK.findall((ROOT / "docs" / "tuning-bots.md").read_text()) if "home = " in text
    )
    (tmp_path / "mine.toml").write_text(weights)
    (tmp_path / "study.toml").write_text(shown[0])
    assert [cell.variant for cell in read_study(tmp_path / "study.toml").cells] == ["as it ships", "short bouts"]
    assert len(shown) == 2
    (tmp_path / "study.toml").write_text(shown[1])
    assert read_study(tmp_path / "study.toml").game.name == "timber"


def test_the_page_about_adding_a_game_shows_the_example_as_it_is() -> None:
    """Each block of code there stands in the example or its tests, word for word."""
    folders = (ROOT / "examples", ROOT / "tests" / "games" / "tusk_draw")
    sources = [
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in (".py", ".toml", ".md")
    ]
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = [(kind, text) for kind, text in BLOCK.findall(page) if kind in ("python", "toml", "markdown")]
    assert len(blocks) > 10
    for _, text in blocks:
        assert any(text in source for source in sources), f"this is not in the example any more:\n{text}"


def test_the_smash_goes_as_the_page_about_the_house_tells_it() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    words = " ".join(page.split())
    grub = Orc(0, 6, GRID.square("d4"), MACE)
    dreg = Orc(1, 7, GRID.square("d5"))
    fight = Fight(
        2, FightOptions(), broods=[COMMON, IRON], orcs=[grub, dreg], phase=BRAWLING, turn=3, order=[0, 1], points=2
    )
    match = orcade.new("masters-fight", state=fight, dice=Scripted(5, 5))
    question = match.scene(0).question
    assert question is not None
    choice = question.choices[0]
    assert f'"{question.prompt}", nine options, rule {question.rule}' in words
    assert len(question.choices) == 9
    assert f"({len(match.step[1])} bytes here)" in words
    assert (choice.say, choice.things) == ("smash dreg", ("orc-1",))
    assert choice.hint in words
    tag = 'data-thing="orc-1" class="thing piece seat-1" role="img"'
    assert tag in svg(match.scene(0))
    assert tag in page
    assert match.scene(1).question is None
    match.answer("smash dreg")
    assert match.asks[0].prompt in words
    assert (match.state.orcs[1].health, match.state.orcs[1].down) == (6, True)
    assert [type(past.event).__name__ for past in match.happenings] == ["Rolled", "Rolled", "Blow", "Feated"]
    assert match.happenings[2].text(1) in words
    lines = [line.strip() for line in orcade.record(match).dump().splitlines() if '"what"' in line]
    assert "\n".join(lines) in page


ROOMS = {
    "architecture": ("table", "table/floor", "table/area_map", "web", "draw", "terminal", "bots", "lab", "envs"),
    "orclympics": tuple(
        f"games/orclympics/{each}"
        for each in ("campaign", "timber", "flying_pigs", "brood_rumble", "thatll_do_pigs", "road_rage")
    ),
    "masters-fight": ("games/orclympics/masters_fight",),
    "pit-fighting": ("games/pit_fighting",),
    "hack": ("games/hack",),
    "gates": ("games/gates",),
    "orcwars": ("games/orcwars",),
}
"""By page: the folders of which it has a list."""


@pytest.mark.parametrize(("page", "room"), [(page, room) for page, rooms in ROOMS.items() for room in rooms])
def test_a_page_with_a_list_of_files_names_each_of_them(page: str, room: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    name = room if page == "architecture" else room.rpartition("/")[2]
    title = f"| file of `{name}/` |" if page in ("architecture", "orclympics") else "| file |"
    listed = text.partition(title)[2].partition("\n\n")[0]
    named = re.findall(r"`(\w+\.py)`", "".join(line.split("|")[1] for line in listed.splitlines()[2:]))
    files = {path.name for path in (ROOT / "src" / "orcade" / room).glob("*.py")}
    assert sorted(named) == sorted(files - {"__init__.py"})


def test_the_page_about_the_house_names_each_house_test() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for path in (ROOT / "src" / "orcade" / "house").glob("test_*.py"):
        assert f"| `{path.stem}` |" in page


def anchor(heading: str) -> str:
    """The anchor that a heading gets on the usual hosts."""
    kept = re.sub(r"[^\w\- ]", "", heading.strip().lower().replace("`", ""))
    return kept.replace(" ", "-")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, place = target.partition("#")
        there = path if not file else path.parent / file
        assert there.exists(), f"{path.name} links to {target}, which is not there"
        if place and there.suffix == ".md":
            headings = re.findall(r"^#+ (.*)$", there.read_text(encoding="utf-8"), re.MULTILINE)
            assert place in map(anchor, headings), f"{path.name} links to {target}, a heading that is not there"


def test_documents_that_the_code_refers_to_are_there() -> None:
    for path in (*(ROOT / "src").rglob("*.py"), *(ROOT / "bench").rglob("*.py"), *(ROOT / "tests").rglob("*.py")):
        for target in re.findall(r"\bdocs/[\w-]+\.md\b", path.read_text(encoding="utf-8")):
            assert (ROOT / target).is_file(), f"{path.relative_to(ROOT)} refers to {target}, which is not there"
