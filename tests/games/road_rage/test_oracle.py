"""Random races, watched by a second, slower reading of the rules that shares no code with the game's."""

from __future__ import annotations

from collections import Counter
from math import hypot
from random import Random
from typing import Any

import pytest
from shapely import Polygon  # type: ignore[import-untyped]
from shapely.geometry.base import BaseGeometry  # type: ignore[import-untyped]

from orcade import Chance, Stream
from orcade.games.orclympics.road_rage import GAME
from orcade.games.orclympics.road_rage.pieces import ACTING, Chariot, Race, RageOptions
from orcade.house.random_play import overheard
from orcade.table.match import new
from orcade.table.requests import Event, Flow, Roll

from . import by_shapely
from .track import RIGHT, SAID, Gate, circuit, hut, rock

HAIR = 0.012
"""Inches; where something hangs on less, the slow reading does not say what happens."""
GATES: tuple[Gate, ...] = (((11, 20), (11, 28)), ((19, 18), (19, 30)), ((27, 20), (27, 30)))
TERRAIN = [rock(23, 25, 1.5), hut(15, 21, 2, 1, 30), rock(33, 22, 3), hut(9, 32, 3, 2)]
SMALL = circuit(GATES, TERRAIN, 36, (4, 24), RIGHT)
"""Three gates one behind the other with things in between: even a random driver gets through some of them."""

Before = tuple[int, int, int, int]


class Watch(Chance):
    """Hears everything that a race asks and tells, and keeps its own count of what the rules make of it."""

    def __init__(self, seed: int, seats: int, laps: int, **options: Any) -> None:
        self.rng = Random(seed)
        self.stream = Stream.of(seed)
        self.laps = laps
        self.now: Any = None
        """The state, as it is at this moment."""
        self.old: list[Before] = []
        self.whose = (-1, -1)
        """Game Turn and seat of the Player Turn that runs."""
        self.first_heading = 0
        self.drove = self.speed_fixed = False
        self.said: dict[int, str] = {}
        self.ram: list[int] = []
        """The totals of the last ram, the attacker's first."""
        self.judge = -1
        self.passed = [0] * seats
        self.finish: list[int] = []
        self.fast: list[tuple[int, int]] = []
        self.feats: dict[str, int] = {}
        self.seen: Counter[str] = Counter()
        self.unsure = self.close = False
        self.match = new(
            overheard(GAME, self.hear),
            seats,
            options=RageOptions(own_circuit=SMALL, laps=laps, **options),  # type: ignore[arg-type]
            dice=self,
        )

    # What falls.

    def roll(self, draw: int, roll: Roll) -> int:
        value = self.stream.roll(draw, roll)
        self.fell(roll, value)
        return value

    def shuffle(self, draw: int, shuffle: Any) -> Any:
        raise AssertionError("nothing is shuffled")

    def fell(self, roll: Roll, value: int) -> None:
        race = self.race
        if roll.label in ("ram", "terrain"):
            if len(self.ram) == 2:
                self.ram = []
            if not self.ram:
                assert roll.seat == race.active, "the attacker rolls first"
                self.ram = [self.total(roll.seat) + value]
                return
            mine = 6 if roll.label == "terrain" else self.total(roll.seat)
            self.ram.append(mine + value)
            if roll.label == "terrain":
                self.look_at_roller(roll.seat)
                self.feat("This way?", race.active)
                self.judge = roll.seat
            else:
                self.judge = roll.seat
                if self.ram[0] >= self.ram[1]:
                    self.feat("Bloodlust", race.active)
            self.seen["rams"] += 1
        elif roll.label == "ram damage":
            won = self.ram[0] >= self.ram[1]
            assert won or self.said.get(self.judge) == "hit" or self.judge < 0, "nobody was hit"
            self.seen["hits"] += 1

    def total(self, seat: int) -> int:
        """What a chariot brings: Speed, and what was chosen (or both are equal)."""
        car = self.race.chariots[seat]
        if car.agility == car.chassis:
            return car.speed + car.agility
        return car.speed + (car.chassis if self.said[seat] == "chassis" else car.agility)

    def look_at_roller(self, seat: int) -> None:
        """RR-26: the nearest rival's owner rolls for terrain."""
        race = self.race
        away = {
            other: by_shapely.gap(race.chariots[race.active], car, RIGHT)
            for other, car in enumerate(race.chariots)
            if other != race.active and not car.out
        }
        if not away:
            assert seat < 0
        else:
            assert away[seat] <= min(away.values()) + HAIR

    # What happens.

    @property
    def race(self) -> Race:
        assert isinstance(self.now, Race)
        return self.now

    def feat(self, name: str, seat: int) -> None:
        self.feats.setdefault(name, seat)

    def hear(self, flow: Flow[None], race: Any, request: Any) -> None:
        self.now = race
        if race.active >= 0 and self.whose != (race.turn, race.active) and race.phase >= ACTING:
            self.whose = (race.turn, race.active)
            self.first_heading = race.chariots[race.active].heading
            self.drove = self.speed_fixed = False
        cars = race.chariots
        if isinstance(request, Event) and self.old and race.turn:
            for seat, car in enumerate(cars):
                self.follow(seat, car, self.old[seat])
        self.old = [(car.x, car.y, car.heading, car.speed) for car in cars]

    def follow(self, seat: int, car: Chariot, old: Before) -> None:
        """What one chariot has done since the last thing that was told."""
        race = self.race
        x, y, heading, speed = old
        if car.speed != speed:
            assert abs(car.speed - speed) == 1
            assert 0 <= car.speed <= car.top
            if car.speed > max((most for most, _ in self.fast), default=0):
                self.fast.append((car.speed, seat))
        if car.heading != heading:
            assert (car.heading - heading) % 8 in (1, 7)
            if seat == race.active and (car.heading - self.first_heading) % 8 in (2, 3, 4, 5, 6):
                self.feat("Epic Driving", seat)
            assert hypot(car.x - x, car.y - y) <= 3001
        elif (car.x, car.y) != (x, y) and seat == race.active:
            ux, uy = by_shapely.vector(by_shapely.degrees(car, RIGHT))
            dx, dy = (car.x - x) / 1000, (car.y - y) / 1000
            if abs(dx * uy - dy * ux) < 0.003 and dx * ux + dy * uy > 0:
                assert hypot(dx, dy) <= 3.003
                self.gate(
                    seat, by_shapely.base(x / 1000, y / 1000, by_shapely.degrees(car, RIGHT)), by_shapely.of(car, RIGHT)
                )

    def gate(self, seat: int, before: BaseGeometry, after: BaseGeometry) -> None:
        """RR-4, RR-28: the next gate in order, if the swept base touches its line."""
        if self.passed[seat] == 3 * self.laps:
            return
        line = by_shapely.line(GATES[self.passed[seat] % 3])
        area = by_shapely.swept(before, after)
        far, reach = area.distance(line), area.intersection(line).length
        if 0 < far < HAIR or (far == 0 and reach < HAIR):
            self.unsure = True
        if far == 0:
            self.passed[seat] += 1
            self.seen["gates"] += 1
            if self.passed[seat] == 3 * self.laps:
                self.finish.append(seat)

    # What may be answered.

    def look(self) -> None:
        """What must be true whenever somebody is asked."""
        race = self.race
        board = Polygon([(0, 0), (36, 0), (36, 36), (0, 36)]).buffer(0.004)
        if race.turn == 0:
            return
        bases = {seat: by_shapely.of(car, RIGHT) for seat, car in enumerate(race.chariots)}
        solid = [by_shapely.terrain(piece) for piece in TERRAIN]
        for seat, car in enumerate(race.chariots):
            assert (car.chassis <= 0) == bool(car.out)
            assert car.skill >= 1
            assert car.points >= 0
            assert car.used <= car.agility
            if car.out and not race.options.wrecks:
                continue
            assert board.contains(bases[seat])
            assert all(by_shapely.deep(bases[seat], piece) < 0.01 for piece in solid)
            for other in range(seat):
                if race.options.wrecks or not race.chariots[other].out:
                    assert by_shapely.deep(bases[seat], bases[other]) < 0.01
        assert self.passed == [car.passed for car in race.chariots] or self.unsure
        if self.unsure:
            self.passed = [car.passed for car in race.chariots]
            self.unsure = False

    def may(self) -> tuple[set[str], set[str]] | None:
        """What the active chariot may say, and what may be left out for want of room (RR-33); None: a hair decides."""
        race = self.race
        seat = race.active
        car = race.chariots[seat]
        togo = 0 if race.stopped else car.speed - race.driven
        words = {f"drive {3 * race.driven + 3}" if togo else "done"}
        perhaps: set[str] = set()
        if car.points >= (1 if car.used < car.agility else 2):
            outta = "" if car.used < car.agility else "outta "
            if not self.speed_fixed:
                words |= {f"{outta}faster"} if car.speed < car.top else set()
                words |= {f"{outta}slower"} if car.speed else set()
            perhaps = {f"{outta}left", f"{outta}right"}
        if car.points and (not self.drove or not togo):
            away = {
                other: by_shapely.gap(car, rival, RIGHT)
                for other, rival in enumerate(race.chariots)
                if other != seat and not rival.out
            }
            if any(abs(far - 3) < HAIR for far in away.values()):
                return None
            near = sorted((far, other) for other, far in away.items() if far < 3)
            if len(near) > 1 and 0 < near[1][0] - near[0][0] < HAIR:
                return None
            words |= {f"trick {SAID[other]}" for far, other in near if far == near[0][0]}
        return words, perhaps

    def play(self, most: int = 400) -> None:
        while not self.match.over and most:
            most -= 1
            ask = self.match.asks[0]
            race = self.match.state
            assert isinstance(race, Race)
            self.now = race
            view = self.match.board(ask.seat)
            words = [option.notation(view) for option in ask.options]
            if most % 3 == 0:
                self.look()
            if race.phase == ACTING and race.turn:
                assert ask.seat == race.active
                found = self.may()
                if found is not None and most % 2:
                    surely, perhaps = found
                    assert surely <= set(words) <= surely | perhaps, (words, surely, perhaps)
                    self.seen["asked"] += 1
            weights = [self.taste(each) for each in words]
            chosen = self.rng.choices(words, weights)[0]
            self.said[ask.seat] = chosen
            if race.phase == ACTING and chosen.startswith("drive"):
                self.speed_fixed = self.drove = True
            if race.phase == ACTING and chosen in ("left", "right"):
                self.speed_fixed = True
            whose = self.whose
            heading = race.chariots[race.active].heading if race.turn and race.active >= 0 else 0
            self.match.answer(chosen, seat=ask.seat)
            if chosen in ("outta left", "outta right") and self.whose == whose:
                after = self.match.state.chariots[ask.seat]
                self.speed_fixed = self.speed_fixed or after.heading != heading
            if chosen == "escape":
                self.seen["escapes"] += 1

    def taste(self, word: str) -> float:
        """A random driver who wants to get somewhere, and to hit somebody."""
        if word in ("slower", "outta slower", "done"):
            return 0.3
        if word.startswith("outta"):
            return 0.15
        return 4 if word.startswith(("drive", "faster")) else 0.6

    # The end.

    def ranking(self) -> list[int]:
        """RR-19, RR-29: the places, from where all stand."""
        race = self.race
        keys: list[tuple[float, ...]] = []
        for seat, car in enumerate(race.chariots):
            if seat in self.finish:
                keys.append((0, self.finish.index(seat)))
                continue
            gone = car.passed
            far = by_shapely.of(car, RIGHT).distance(by_shapely.line(GATES[gone % 3]))
            keys.append((2, -car.out, -gone, round(far, 3)) if car.out else (1, -gone, round(far, 3)))
        self.close = any(
            one[:-1] == other[:-1] and 0 < abs(one[-1] - other[-1]) < 0.003
            for one in keys
            for other in keys
            if len(one) == len(other)
        )
        return [1 + sum(other < mine for other in keys) for mine in keys]


@pytest.mark.rule("RR 4", "RR 4.1", "RR 4.2", "RR 4.3", "RR 4.4", "RR-4", "RR-19", "RR-26", "RR-27", "RR-29")
@pytest.mark.parametrize("seed", range(24))
def test_random_races_keep_the_rules(seed: int) -> None:
    options: dict[str, Any] = [{}, {}, {"wrecks": False}, {"edge_is_terrain": False}][seed % 4]
    watch = Watch(seed, 2 + seed % 3, 1 + seed % 2, **options)
    watch.play()
    assert watch.seen["asked"] > 0
    if not watch.match.over:
        return
    standings = watch.match.standings
    assert standings is not None
    watch.now = watch.match.state
    found = watch.ranking()
    if not watch.close:
        assert standings.places == found
    honours = {feat.name: feat.seat for feat in standings.feats}
    if watch.fast:
        watch.feats["I'm the Fastass!"] = watch.fast[-1][1]
    honours.pop("Bite the Dust", None)
    assert honours == watch.feats
    race = watch.race
    if watch.finish:
        assert standings.places[watch.finish[0]] == 1
        assert not standings.limit
    elif not standings.limit:
        assert sum(not car.out for car in race.chariots) <= 1


@pytest.mark.rule("RR 4.3", "RR-4")
def test_the_watched_races_are_worth_watching() -> None:
    seen: Counter[str] = Counter()
    for seed in range(100, 112):
        watch = Watch(seed, 4, 1)
        watch.play(250)
        seen += watch.seen
    assert seen["asked"] > 200
    assert seen["gates"] > 20
    assert seen["rams"] > 30
    assert seen["hits"] > 20
    assert seen["escapes"] > 2
