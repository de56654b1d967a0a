"""Studies: what a file means, and everything that is wrong with one told at once, with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from orcade.lab.playing import Outcome
from orcade.lab.stopping import LEAST, Sprt
from orcade.lab.studies import BadStudy, Study, read_study
from orcade.table.game import game_named

GOOD = """
game = "tusk-draw"
games = 40
seed = 7

[[lineup]]
bots = ["easy", "random"]

[[lineup]]
bots = ["random", "random", "random"]

[[variant]]
name = "as it ships"

[[variant]]
name = "small hands"
options.hand = 2

[until]
measure = "wins"
bot = "random"
differs = 0.1
variants = ["as it ships", "small hands"]
lineup = 1
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "study.toml"
    file.write_text(text, encoding="utf-8")
    return file


def read(folder: Path, text: str) -> Study:
    return read_study(written(folder, text))


def test_a_study_is_read(tmp_path: Path) -> None:
    study = read(tmp_path, GOOD)
    assert (study.game.name, study.games, study.seed, study.decisions) == ("tusk-draw", 40, 7, False)
    assert [(cell.number, cell.levels, cell.variant, cell.options.hand) for cell in study.cells] == [
        (0, ("easy", "random"), "as it ships", 3),
        (1, ("easy", "random"), "small hands", 2),
        (2, ("random",) * 3, "as it ships", 3),
        (3, ("random",) * 3, "small hands", 2),
    ]
    assert [cell.number for cell in study.compared()] == [0, 1]


def test_games_of_an_index_are_played_in_all_cells_before_the_next(tmp_path: Path) -> None:
    tasks = list(read(tmp_path, GOOD).tasks())
    assert [(task.index, task.cell) for task in tasks[:5]] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]
    assert len(tasks) == 160


def test_without_variants_a_game_is_played_as_it_ships(tmp_path: Path) -> None:
    study = read(tmp_path, 'game = "tusk-draw"\ngames = 1\nlineup = [{bots = ["random", "random"]}]\n')
    assert [cell.variant for cell in study.cells] == ["as it ships"]


def test_a_file_of_ones_own_belongs_to_a_variant(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "src/orcade/games/orcwars/cups/gold.toml"
    (tmp_path / "mine.toml").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    text = 'game = "orcwars"\ngames = 1\nlineup = [{bots = ["random", "random"]}]\n[[variant]]\nname = "mine"\n'
    study = read(tmp_path, text + 'files.own-chips = "mine.toml"\n')
    assert study.cells[0].options.own_chips == source.read_text(encoding="utf-8")


def test_more_games_are_the_same_study_and_another_seed_is_not(tmp_path: Path) -> None:
    digest = read(tmp_path, GOOD).digest
    assert read(tmp_path, GOOD.replace("games = 40", "games = 50")).digest == digest
    assert read(tmp_path, GOOD.replace("seed = 7", "seed = 8")).digest != digest
    assert read(tmp_path, GOOD.replace("hand = 2", "hand = 4")).digest != digest


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('"tusk-draw"', '"chess"', 2, "there is no game 'chess'"),
        ("games = 40", "games = 0", 3, ">= 1"),
        ("games = 40", 'games = "many"', 3, "a whole number"),
        ("seed = 7", "sed = 7", 4, "there is no 'sed' here ('seed' perhaps?)"),
        ('["easy", "random"]', '["easy", "wizard"]', 7, "'wizard'"),
        ('["easy", "random"]', '["easy"]', 7, "for 2 to 4 players, not for 1"),
        ('["random", "random", "random"]', '["easy", "random"]', 9, "such a line-up already"),
        ("options.hand = 2", "options.hand = 99", 17, "'hand' cannot be 99"),
        ("options.hand = 2", "options.hund = 3", 17, "no option 'hund'"),
        ("options.hand = 2", 'files.deck = "no.toml"', 17, "takes no files"),
        ('name = "small hands"', 'name = "as it ships"', 16, "two variants"),
        ('measure = "wins"', 'measure = "luck"', 20, "'luck' is not known here"),
        ('measure = "wins"', 'measure = "rounds"', 19, "of the whole game"),
        ('bot = "random"', "", 19, "needs a 'seat' or a 'bot'"),
        ('bot = "random"', 'bot = "hard"', 21, "no 'hard' plays"),
        ('bot = "random"', "seat = 4", 21, "no seat 4"),
        ("differs = 0.1", "", 19, "either 'width' or 'differs'"),
        ("differs = 0.1", "differs = 0.1\nwidth = 0.1", 19, "either 'width' or 'differs'"),
        ("differs = 0.1", "differs = inf", 22, "not inf"),
        ("differs = 0.1", "differs = nan", 22, "not nan"),
        ("differs = 0.1", "differs = -1.0", 22, "> 0"),
        ('["as it ships", "small hands"]', '["as it ships", "big hands"]', 23, "'big hands' is not known here"),
        ('["as it ships", "small hands"]', '["small hands"]', 19, "two 'variants'"),
        ("lineup = 1", "lineup = 3", 24, "only 2 line-ups"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(tmp_path: Path, old: str, new: str, line: int, words: str) -> None:
    assert GOOD.count(old) >= 1
    with pytest.raises(BadStudy) as wrong:
        read(tmp_path, GOOD.replace(old, new, 1))
    assert words in str(wrong.value)
    assert f"{tmp_path / 'study.toml'}, line {line}: " in str(wrong.value)


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(BadStudy) as wrong:
        read(tmp_path, GOOD.replace('"easy", "random"', '"wizard", "random"').replace("hand = 2", "hand = 99"))
    assert [line.partition(", line ")[2].partition(":")[0] for line in str(wrong.value).splitlines()] == ["7", "17"]


def test_a_file_that_is_not_there_or_no_toml(tmp_path: Path) -> None:
    with pytest.raises(BadStudy, match=r"none\.toml: it cannot be read: no such file or directory$"):
        read_study(tmp_path / "none.toml")
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadStudy, match=r"odd\.toml: it cannot be read: it is not text in UTF-8$"):
        read_study(tmp_path / "odd.toml")
    with pytest.raises(BadStudy, match=r"study\.toml: line 1: this is no TOML"):
        read(tmp_path, "game = ")
    with pytest.raises(BadStudy, match="'game' is missing"):
        read(tmp_path, "")
    text = 'game = "orcwars"\ngames = 1\nlineup = [{bots = ["random", "random"]}]\n[[variant]]\nname = "mine"\n'
    with pytest.raises(BadStudy, match=r"line 6: mine\.toml cannot be read"):
        read(tmp_path, text + 'files.own-chips = "mine.toml"\n')
    (tmp_path / "mine.toml").write_text("[[gold]]\nvalue = 0\n")
    with pytest.raises(BadStudy, match=r"line 6: option 'own.chips'"):
        read(tmp_path, text + 'files.own-chips = "mine.toml"\n')


BOTS = """\
game = "pit-fighting"
games = 10

[[lineup]]
bots = ["random", "easy:own.toml"]

[until]
measure = "wins"
differs = 0.1
bots = ["random", "easy:own.toml"]
"""


@pytest.fixture
def own_weights(tmp_path: Path) -> Path:
    file = tmp_path / "own.toml"
    file.write_bytes((game_named("pit-fighting").folder / "worth.toml").read_bytes())
    return file


def test_weights_lie_beside_the_study_and_are_part_of_it(tmp_path: Path, own_weights: Path) -> None:
    study = read(tmp_path, BOTS)
    assert study.cells[0].levels == ("random", f"easy:{own_weights}")
    assert study.weights == [own_weights]
    digest = study.digest
    own_weights.write_text(own_weights.read_text().replace("0.5", "0.4"))
    assert read(tmp_path, BOTS).digest != digest


def test_two_bots_of_a_line_up_are_compared(tmp_path: Path, own_weights: Path) -> None:
    study = read(tmp_path, BOTS)
    stopping = study.stopping()
    assert isinstance(stopping, Sprt)
    for index in range(LEAST):
        levels = study.cells[0].levels[:: 1 if index % 2 else -1]
        places = (1, 2) if levels[0] != "random" else (2, 1)
        stopping.add([Outcome(index, levels, places, "", None, (1, 1), (0.0, 0.0))])
    assert stopping.difference.mean == 1
    assert stopping.verdict() == "more"


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        (
            'bots = ["random", "easy:own.toml"]\n\n',
            'bots = ["random", "easy:no.toml"]\n\n',
            5,
            "no.toml: it cannot be read",
        ),
        ("differs = 0.1", "width = 0.1", 10, "'bots' go with 'differs'"),
        ("differs = 0.1", 'differs = 0.1\nbot = "random"', 11, "'bots' go with 'differs'"),
        ('measure = "wins"', 'measure = "rounds"', 10, "of the whole game"),
        ("games = 10", 'games = 10\nvariant = [{name = "a"}, {name = "b"}]', 11, "of one variant"),
    ],
)
def test_bots_that_cannot_be_compared(
    tmp_path: Path, own_weights: Path, old: str, new: str, line: int, words: str
) -> None:
    with pytest.raises(BadStudy) as wrong:
        read(tmp_path, BOTS.replace(old, new, 1))
    assert f"{tmp_path / 'study.toml'}, line {line}: " in str(wrong.value)
    assert words in str(wrong.value)


def test_the_bots_that_are_compared_play(tmp_path: Path, own_weights: Path) -> None:
    head, _, tail = BOTS.rpartition('"easy:own.toml"')
    with pytest.raises(BadStudy, match="line 10: 'hard' is not known here"):
        read(tmp_path, f'{head}"hard"{tail}')
    with pytest.raises(BadStudy, match="line 10: two different 'bots' are needed"):
        read(tmp_path, f'{head}"random"{tail}')
