"""TP 2 The circuit, TP 3 The start grid and Get Ready!, TP-7 the Running Up Boar."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist, sqrt

import pytest
import shapely  # type: ignore[import-untyped]
from shapely import LineString, Point, Polygon

import orcade
from orcade.games.orclympics.thatll_do_pigs import GAME
from orcade.games.orclympics.thatll_do_pigs.answers import LASH
from orcade.games.orclympics.thatll_do_pigs.circuit import circuit_of
from orcade.games.orclympics.thatll_do_pigs.pieces import SAID, Race

from .track import SCRIPTS, Dull, labels

CIRCUIT = (1, 360, 1, 360, 1, 360, 1, 360, 540, 1)
"""Each Corner Point is moved 1 inch to the right; the crowd of 2 inches stands at the middle of the upper edge."""
CORNER = 12 / sqrt(2)


class Start:
    """A race from the beginning, with broods Common, Feral, Iron, Common."""

    def __init__(
        self,
        *dice: int,
        seats: int = 3,
        circuit: Sequence[int] = CIRCUIT,
        fair: bool = True,
        simple: bool = False,
    ) -> None:
        ages = (1,) if seats == 4 else ()
        self.dice = orcade.Scripted(*ages, *circuit, *dice, then=Dull())
        SCRIPTS.append(self.dice)
        self.match = orcade.new(GAME, seats, dice=self.dice, options={"fair_track": fair, "simple_public": simple})
        for seat, brood in enumerate(("common", "feral", "iron", "common")[:seats]):
            self.match.answer(brood, seat)

    @property
    def race(self) -> Race:
        assert isinstance(self.match.state, Race)
        return self.match.state

    def say(self, *answers: str) -> Start:
        for answer in answers:
            self.match.answer(answer)
        return self

    @property
    def asked(self) -> str:
        return SAID[self.match.asks[0].seat]

    @property
    def legal(self) -> set[str]:
        ask = self.match.asks[0]
        view = self.match.view(ask.seat)
        return {option.notation(view) for option in ask.options}

    def refusal(self, answer: str) -> str:
        with pytest.raises(orcade.Refused) as refused:
            self.match.answer(answer)
        return str(refused.value)

    def at(self, name: str) -> tuple[float, float]:
        found = self.race.riders[SAID.index(name)]
        return found.x / 1000, found.y / 1000

    def column(self, name: str) -> tuple[int, int]:
        """Row and number of a Rider's cell on the grid, counted from the inside."""
        x, y = self.at(name)
        inner = min(self.cells())
        return {19.0: 1, 21.0: 2}[x], round(y - inner) + 1

    def cells(self) -> list[float]:
        """y of the six columns."""
        first = min(found.y / 1000 for found in self.race.riders if found.x > 0)
        cell = min(found.cell % 6 for found in self.race.riders if found.x > 0 and found.y / 1000 == first)
        return [first - cell + each for each in range(6)]


@pytest.mark.rule("TP 2.1", "TP-2", "TP 2")
def test_corner_points_are_moved_from_twelve_inches_on_the_diagonals() -> None:
    poles = [(x / 1000, y / 1000) for x, y in Start().race.poles]
    far = 36 - CORNER
    expected = [(CORNER + 1, far), (CORNER + 1, CORNER), (far + 1, CORNER), (far + 1, far)]
    for pole, wanted in zip(poles, expected, strict=True):
        assert pole == pytest.approx(wanted, abs=0.003)


@pytest.mark.rule("TP-2", "TP 2.1", "OC-2")
@pytest.mark.parametrize("seed", range(12))
def test_each_corner_point_is_one_to_six_inches_off(seed: int) -> None:
    race = begun(seed)
    far = 36 - CORNER
    for (x, y), home in zip(race.poles, [(CORNER, far), (CORNER, CORNER), (far, CORNER), (far, far)], strict=True):
        moved = dist((x / 1000, y / 1000), home)
        assert 0.99 < moved < 6.01
        assert moved == pytest.approx(round(moved), abs=0.003)
        assert min(x, y, 36000 - x, 36000 - y) >= 2400


def begun(seed: int, **options: object) -> Race:
    """A circuit as it is drawn for a seed."""
    match = orcade.new(GAME, 3, seed=seed, options=options)
    for seat, brood in enumerate(("common", "feral", "iron")):
        match.answer(brood, seat)
    assert isinstance(match.state, Race)
    return match.state


def inner(race: Race) -> Polygon:
    """TP-3: the tetragon whose corners lie on the diagonals, 3 inches inside the Corner Points."""
    poles = [(x / 1000, y / 1000) for x, y in race.poles]
    corners = []
    for at in range(4):
        (x, y), (ox, oy) = poles[at], poles[(at + 2) % 4]
        long = dist((x, y), (ox, oy))
        corners.append((x + (ox - x) * 3 / long, y + (oy - y) * 3 / long))
    return Polygon(corners)


@pytest.mark.rule("TP-3", "TP 2.2")
@pytest.mark.parametrize("seed", range(12))
def test_the_crowd_outside_and_a_fair_track(seed: int) -> None:
    race = begun(seed)
    x, y, radius = (each / 1000 for each in race.crowd)
    assert 2 <= radius <= 3
    assert min(x, 36 - x, y, 36 - y) == pytest.approx(0, abs=0.001), "its middle is at the edge"
    crowd = Point(x, y).buffer(radius)
    for pole in race.poles:
        assert dist((x, y), (pole[0] / 1000, pole[1] / 1000)) - radius >= 2.999
    assert y < 35.999, "not at the straight of the Finish Line"
    assert inner(race).convex_hull.area == pytest.approx(inner(race).area)
    # Fair track: 7 inches at the Finish Line, and 2.4 between the public on both sides.
    finish = LineString([(18, 0), (18, 36)]).difference(inner(race))
    lower = max(finish.geoms, key=lambda part: part.bounds[3])
    assert lower.length >= 6.999
    assert inner(race).distance(shapely.unary_union([crowd])) >= 2.399
    assert inner(race).distance(LineString([(0, 0), (0, 36), (36, 36), (36, 0), (0, 0)])) >= 2.399


@pytest.mark.rule("TP-3")
def test_simple_public_has_no_crowd_outside() -> None:
    assert begun(1, simple_public=True).crowd == ()


@pytest.mark.rule("TP-3")
@pytest.mark.parametrize("fair", [True, False])
def test_a_fair_track_has_no_dent_inside(fair: bool) -> None:
    """The second Corner Point comes so near to the other diagonal that the public inside is not convex there."""
    dented = (5, 60, 4, 120, 6, 45, 6, 255)
    start = Start(circuit=(*dented, *CIRCUIT) if fair else (*dented, *CIRCUIT[8:]), fair=fair)
    log = [past.text(0) for past in start.match.happenings]
    assert ("The public inside has a dent: drawn again." in log) is fair
    assert circuit_of(start.race).dented is not fair


@pytest.mark.rule("TP-3")
def test_without_fair_track_narrow_ones_happen() -> None:
    def narrow(race: Race) -> bool:
        finish = LineString([(18, 18), (18, 36)]).difference(inner(race))
        return bool(finish.length < 7)

    assert any(narrow(begun(seed, fair_track=False)) for seed in range(80))
    assert not any(narrow(begun(seed)) for seed in range(40))


@pytest.mark.rule("TP 3", "TP-5")
def test_the_grid_stands_with_its_front_on_the_line() -> None:
    start = Start(6, 4, 2)
    assert start.asked == "grub"
    assert start.legal == {f"cell {number}" for number in range(1, 7)}
    start.say("cell 3")
    assert start.asked == "dreg"
    assert start.legal == {f"cell {number}" for number in (1, 2, 4, 5, 6)}
    start.refusal("cell 3")
    start.refusal("cell 9")
    start.say("cell 4")
    assert start.at("grub")[0] == start.at("dreg")[0] == 19
    assert start.at("dreg")[1] - start.at("grub")[1] == pytest.approx(1)
    assert start.race.riders[0].ux == -1_000_000
    y = start.at("grub")[1] - 2.5
    assert y > 25
    assert y + 6 < 36


@pytest.mark.rule("TP 3", "TP-6")
def test_the_order_of_the_roll_and_the_lowest_last() -> None:
    start = Start(2, 6, 4)
    assert start.asked == "dreg"
    start.say("cell 1")
    assert start.asked == "mog"
    start.say("cell 2")
    assert start.asked == "dreg"
    assert start.legal == {"strike mog", "hold"}
    start.say("hold", "hold")
    assert start.asked == "grub"
    assert start.legal == {f"cell {number}" for number in range(3, 7)}


@pytest.mark.rule("TP 3", "TP-6", "TP 4.2.3")
def test_get_ready() -> None:
    """Grub strikes Dreg, who defends with one die: 10 against 4."""
    start = Start(6, 4, 2, 6, 1, 1).say("cell 1", "cell 6", "strike dreg")
    assert start.column("dreg") == (2, 6)
    assert start.asked == "grub"
    assert start.legal == {"take", "stay"}
    start.say("take")
    assert start.column("grub") == (1, 6)
    # Dreg has been pushed back and strikes all the same; who strikes has to be in no row, his target in the first.
    assert start.asked == "dreg"
    assert start.legal == {"strike grub", "hold"}
    start.say("hold")
    assert start.asked == "mog"


@pytest.mark.rule("TP 3", "TP-6")
def test_nobody_takes_the_cell_who_does_not_want_to() -> None:
    start = Start(6, 4, 2, 6, 1, 1).say("cell 2", "cell 4", "strike dreg", "stay")
    assert start.column("grub") == (1, 2)
    assert start.column("dreg") == (2, 4)


@pytest.mark.rule("TP 3", "TP 4.2.3")
def test_a_blow_that_fails_moves_nobody() -> None:
    """Grub 1 + 4 against Dreg's 2 + 3: a tie."""
    start = Start(6, 4, 2, 1, 1, 2).say("cell 2", "cell 4", "strike dreg")
    assert start.column("dreg") == (1, 4)
    assert start.asked == "dreg"


@pytest.mark.rule("TP 3", "TP-6")
def test_the_cell_behind_is_taken() -> None:
    """Dreg goes back behind cell 3, which Grub takes; then Dreg strikes Grub from there: 8 and 10 are equally near."""
    start = Start(6, 4, 2, 6, 1, 1, 6, 6, 6, 1, 1, 1).say("cell 2", "cell 3", "strike dreg", "take", "strike grub")
    assert start.asked == "grub"
    assert start.legal == {"cell 8", "cell 10"}
    start.say("cell 10")
    assert start.column("grub") == (2, 4)
    assert start.asked == "dreg"
    start.say("take")
    assert start.column("dreg") == (1, 3)


@pytest.mark.rule("TP 3")
def test_the_nearest_cell_in_the_second_row() -> None:
    """At the end of the row there is only one that is nearest."""
    start = Start(6, 4, 2, 6, 1, 1, 6, 6, 6, 1, 1, 1).say("cell 2", "cell 1", "strike dreg", "take", "strike grub")
    assert start.column("grub") == (2, 2)


@pytest.mark.rule("TP-6", "TP-3")
def test_nobody_goes_back_where_the_second_row_has_no_room() -> None:
    """The diagonals of a simple public cross right behind the first row, and not one cell of the second is free."""
    crossed = (4, 180, 6, 360, 5, 330, 6, 150)
    start = Start(6, 4, 2, 6, 1, 1, circuit=crossed, simple=True).say("cell 2", "cell 4", "strike dreg")
    assert start.column("dreg") == (1, 4)
    assert start.asked == "dreg"
    assert start.legal == {"strike grub", "hold"}


@pytest.mark.rule("TP 3", "TP-6")
def test_each_strikes_once_and_only_at_the_first_row() -> None:
    start = Start(6, 5, 3, 1, 6, 1, 1, seats=4).say("cell 1", "cell 2", "cell 3", "strike dreg", "stay")
    assert start.asked == "dreg"
    assert start.legal == {"strike grub", "strike mog", "hold"}
    start.say("hold")
    assert start.asked == "mog"
    assert start.legal == {"strike grub", "hold"}
    start.say("hold")
    assert start.asked == "snik"


@pytest.mark.rule("TP-7", "TP 3", "TP 4.1")
def test_the_running_up_boar_is_first_in_the_first_game_turn() -> None:
    start = Start(6, 4, 2, 3, 5, 1, 1, 1, 1).say("cell 1", "cell 2", "hold", "hold", "cell 5")
    assert start.race.turn == 1
    assert start.asked == "mog"
    assert start.column("mog") == (1, 5)
    assert labels(start.match).count("initiative order") == 2
    start.say(f"ride mog 19,{start.at('mog')[1]}")
    while start.asked == "mog":
        start.say("rest")
    assert start.asked == "dreg"


@pytest.mark.rule("TP-5", "TP-8")
def test_leaving_the_start_completes_no_lap() -> None:
    start = Start(6, 4, 2, 3, 5, 4, 4).say("cell 1", "cell 2", "hold", "hold", "cell 5")
    y = start.at("mog")[1]
    start.say(f"ride mog 12,{y}")
    assert start.at("mog")[0] == 12
    found = start.race.riders[2]
    assert (found.laps, found.crossed) == (0, 0)


def test_no_lash_is_drawn_before_anybody_rides() -> None:
    match = orcade.new(GAME, 2, seed=3)
    assert GAME.trace(match.board(0), LASH) is None
