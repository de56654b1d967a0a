"""A record plays again to the same state: here, with other randomness disturbed, and in another process."""

from __future__ import annotations

import hashlib
import json
import random
import subprocess
import sys
from random import Random

import pytest

import orcade
from orcade import SPECTATOR, Match
from orcade.table.match import encode
from orcade.table.record import load, transcribe
from orcade.table.replaying import Replay, replay
from orcade.table.verifying import verify

from .random_play import GAMES, asked, decisions, fresh, played


def told(match: Match, seat: int) -> list[str]:
    return [past.text(seat) for past in match.happenings]


def test_a_record_replays_whatever_the_global_generator_does(name: str) -> None:
    match = played(GAMES[name], 1)
    record = load(transcribe(match).dump())
    again = Replay(record)
    while not again.done:
        random.seed(again.tape.at)
        again.forward()
    assert encode(again.match.state) == encode(match.state)
    assert again.match.tape == match.tape
    for seat in (*range(match.state.seats), SPECTATOR):
        assert told(again.match, seat) == told(match, seat)
    assert encode(verify(record).state) == encode(match.state)


def test_the_record_of_a_match_in_play_replays_at_any_point(name: str) -> None:
    match = fresh(GAMES[name], 5)
    rng = Random(5)
    for at in decisions(match, rng, chance=0.1):
        record = load(transcribe(match).dump())
        again = replay(record)
        assert encode(again.state) == encode(match.state)
        assert asked(again) == asked(match)
        if at > 150:
            break


def test_a_changed_die_is_named(name: str) -> None:
    record = transcribe(played(GAMES[name], 1))
    plain = json.loads(record.dump())
    dice = [at for at, entry in enumerate(plain["tape"], 1) if entry["what"] == "roll"]
    for at in dice[:: max(1, len(dice) // 4)]:
        changed = json.loads(record.dump())
        entry = changed["tape"][at - 1]
        entry["value"] = entry["value"] % entry["sides"] + 1
        with pytest.raises(orcade.BadRecord) as wrong:
            verify(load(json.dumps(changed)))
        assert wrong.value.entry == at


ELSEWHERE = """
import hashlib, sys
from orcade.table.match import encode
from orcade.table.record import load
from orcade.table.verifying import verify
for path in sys.argv[1:]:
    print(hashlib.sha256(encode(verify(load(open(path, "rb").read())).state)).hexdigest())
"""


def test_another_process_comes_to_the_same_states(games: list[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("records")
    paths, due = [], []
    for name in games:
        match = played(GAMES[name], 1)
        path = folder / f"{name}.json"
        path.write_text(transcribe(match).dump(), encoding="utf-8")
        paths.append(str(path))
        due.append(hashlib.sha256(encode(match.state)).hexdigest())
    command = [sys.executable, "-W", "ignore", "-c", ELSEWHERE, *paths]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert found == due
