"""Random play, watched by a second, slower reading of the rules that shares no code with the game's."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import Any

import pytest

import orcade
from orcade.games.orclympics.brood_rumble import GAME
from orcade.games.orclympics.brood_rumble.answers import Brawl, March
from orcade.games.orclympics.brood_rumble.pieces import CALLING, MOVED, ORC_NAMES, WALKING, Barrel, Orc, Rumble
from orcade.games.orclympics.brood_rumble.terrain import COVER, DANGEROUS, MOUND, PIT, PLATFORM, Terrain
from orcade.house.random_play import decide
from orcade.table.region import Region

TOUCH = 2
"""Thousandths that contact forgives."""
SIZES = {PIT: (3000, 3000), DANGEROUS: (3000, 3000), PLATFORM: (3000, 3000), COVER: (3000, 1000), MOUND: (2000, 2000)}


def from_box(piece: Terrain, x: float, y: float) -> float:
    """From a point to a piece of terrain; 0 inside."""
    wide, high = SIZES[piece.kind]
    if piece.upright:
        wide, high = high, wide
    return hypot(max(0.0, abs(x - piece.x) - wide / 2), max(0.0, abs(y - piece.y) - high / 2))


def middles(one: Orc | Barrel, other: Orc | Barrel) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def touching(one: Orc, other: Orc) -> bool:
    return middles(one, other) <= 1000 + TOUCH


def living(rumble: Rumble) -> list[Orc]:
    return [orc for orc in rumble.orcs if orc.health > 0]


def enemies(rumble: Rumble, orc: Orc) -> list[Orc]:
    return [other for other in living(rumble) if other.team != orc.team]


def may(rumble: Rumble, orc: Orc, done: set[str]) -> set[str]:
    """What an activated Orc may do that has done these actions (BR 4.2.1 … BR 4.2.5)."""
    if orc.health <= 0 or len(done) == 2:
        return set()
    foes = enemies(rumble, orc)
    if any(touching(orc, foe) and not foe.down for foe in foes):
        return set()  # Engaged: he can only Fight, which is a pass.
    able = {"move"}
    if foes and any(middles(orc, barrel) <= 900 + TOUCH for barrel in rumble.barrels if not barrel.gone):
        able.add("throw")
    for piece in rumble.terrain:
        near = [one for one in (orc, *foes) if from_box(piece, one.x, one.y) <= 500 + TOUCH]
        if piece.kind == MOUND and near == [orc]:
            able.add("grab")
    return able - done


def look(rumble: Rumble) -> None:
    """What must be true of every position."""
    orcs = living(rumble)
    placed = [orc for orc in orcs if orc.x >= 0]
    for at, orc in enumerate(placed):
        assert 498 <= orc.x <= 23502
        assert 498 <= orc.y <= 23502
        for other in placed[:at]:
            assert middles(orc, other) >= 1000 - TOUCH, "two Orcs overlap"
        for piece in rumble.terrain:
            if piece.kind in (PIT, MOUND, COVER):
                assert from_box(piece, orc.x, orc.y) >= 500 - TOUCH, "an Orc stands in what nobody enters"
            if piece.kind == PLATFORM:
                inside = max(abs(orc.x - piece.x), abs(orc.y - piece.y)) <= 1000 + TOUCH
                assert inside or from_box(piece, orc.x, orc.y) >= 500 - TOUCH, "an Orc stands half on a Platform"
        if orc.foe >= 0:
            foe = rumble.orcs[orc.foe]
            assert foe.foe == orc.id
            assert foe.team != orc.team
            assert not orc.down
            assert touching(orc, foe)
    for orc in placed:
        for foe in enemies(rumble, orc):
            if foe.x >= 0 and not orc.down and not foe.down and rumble.flight is None and touching(orc, foe):
                assert orc.foe == foe.id, "two enemies in contact do not fight"
    barrels = [barrel for barrel in rumble.barrels if not barrel.gone]
    assert len(barrels) <= 6
    for at, barrel in enumerate(barrels):
        assert 400 <= barrel.x <= 23600
        assert 400 <= barrel.y <= 23600
        for other_barrel in barrels[:at]:
            assert middles(barrel, other_barrel) >= 800 - TOUCH
        for piece in rumble.terrain:
            if piece.kind == PIT:
                assert from_box(piece, barrel.x, barrel.y) > 0
            if piece.kind == MOUND:
                assert from_box(piece, barrel.x, barrel.y) >= 400 - TOUCH


def crosses(piece: Terrain, ax: float, ay: float, bx: float, by: float, keep: float) -> bool:
    """Whether a straight way comes nearer than that to a piece, looked at every 20 thousandths."""
    steps = max(1, round(hypot(bx - ax, by - ay) / 20))
    return any(
        from_box(piece, ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps) < keep
        for step in range(steps + 1)
    )


def straight(rumble: Rumble, orc: Orc, x: int, y: int) -> bool | None:
    """Whether a straight Move there is legal, by the rules alone; None where that hangs on thousandths."""
    far = hypot(x - orc.x, y - orc.y)
    if abs(far - rumble.reach) < 5:
        return None
    if far > rumble.reach or not (500 <= x <= 23500 and 500 <= y <= 23500):
        return False
    for other in living(rumble):
        if other is orc:
            continue
        # The nearest that the way comes to him.
        along = max(
            0.0, min(1.0, ((other.x - orc.x) * (x - orc.x) + (other.y - orc.y) * (y - orc.y)) / max(far, 1) ** 2)
        )
        near = hypot(orc.x + along * (x - orc.x) - other.x, orc.y + along * (y - orc.y) - other.y)
        if middles(orc, other) < 1010 or abs(near - 1000) < 10:
            return None
        if near < 1000:
            return False
    for piece in rumble.terrain:
        if piece.kind == DANGEROUS:
            continue
        if from_box(piece, orc.x, orc.y) < 510 or crosses(piece, orc.x, orc.y, x, y, 530):
            return None
    return True


def watch(seed: int, seats: int, decisions: int, **options: Any) -> dict[str, int]:
    """Play at random and compare; how often each thing was seen."""
    rng = Random(seed)
    match = orcade.new(GAME, seats, seed=seed, options=options)
    seen = {"acting": 0, "calling": 0, "straight": 0, "beyond": 0}
    done: set[str] = set()
    active = (0, -1)
    for _ in range(decisions):
        if match.over:
            break
        rumble = match.state
        assert isinstance(rumble, Rumble)
        look(rumble)
        ask = match.asks[0]
        options_ = ask.options
        if ask.rule == "BR 4.2":
            if (rumble.turn, rumble.active) != active:
                active, done = (rumble.turn, rumble.active), {"move"} if rumble.used & MOVED else set()
            orc = rumble.orcs[rumble.active]
            verbs = {option.notation(rumble).split()[0] for option in options_}
            assert verbs == may(rumble, orc, done) | {"end"}, (seed, orc, done)
            assert ask.seat == orc.seat
            seen["acting"] += 1
        elif rumble.phase == CALLING and ask.rule == "BR 4.1":
            offered = {option.notation(rumble) for option in options_ if not isinstance(option, March)}
            wanted = set()
            for orc in living(rumble):
                if orc.team == rumble.team and not orc.done:
                    name = next(word for word in (option.split()[1] for option in offered) if word == called(orc))
                    busy = any(touching(orc, foe) and not foe.down for foe in enemies(rumble, orc))
                    wanted.add(f"{'up' if orc.down else 'fight' if busy else 'activate'} {name}")
            assert offered == wanted
            seen["calling"] += 1
        elif rumble.phase == WALKING and isinstance(options_, Region):
            orc = rumble.orcs[rumble.active]
            for _ in range(6):
                x = round(orc.x + rng.uniform(-1, 1) * (rumble.reach + 500))
                y = round(orc.y + rng.uniform(-1, 1) * (rumble.reach + 500))
                right = straight(rumble, orc, x, y)
                if right:
                    assert options_.fault(x, y) is None, (seed, orc, x, y)
                    seen["straight"] += 1
                elif hypot(x - orc.x, y - orc.y) > rumble.reach + 5:
                    assert options_.fault(x, y) is not None
                    seen["beyond"] += 1
        words = answer_words(match, rng)
        if ask.rule == "BR 4.2":
            done.add(words)
    return seen


def called(orc: Orc) -> str:
    return ORC_NAMES[orc.name].lower()


def answer_words(match: orcade.Match, rng: Random) -> str:
    """Decide at random, but leave nothing to orders; which action was chosen, where one was."""
    asks = match.asks
    rumble = match.state
    assert isinstance(rumble, Rumble)
    if len(asks) > 1 or isinstance(asks[0].options, Region):
        decide(match, rng)
        return ""
    option = rng.choice([each for each in asks[0].options if not isinstance(each, March | Brawl)])
    words = option.notation(rumble).split()[0]
    match.answer(option, asks[0].seat)
    return words


@pytest.mark.rule("BR 4.2", "BR 4.2.1", "BR-5", "BR-6", "BR-25")
@pytest.mark.parametrize("seed", range(4))
def test_the_actions_of_random_play_are_those_of_the_rules(seed: int) -> None:
    seen = watch(seed, (2, 4)[seed % 2], 500)
    assert seen["acting"] > 20
    assert seen["calling"] > 10
    assert seen["straight"] + seen["beyond"] > 20


@pytest.mark.rule("BR 4.2", "BR 2")
@pytest.mark.parametrize("battlefield", ["crossroads", "gauntlet", "quarry", "fork"])
def test_on_battlefields_that_lie_ready_too(battlefield: str) -> None:
    assert watch(17, 2, 500, battlefield=battlefield)["acting"] > 20
