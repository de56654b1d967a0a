"""Games on Ray: the same rows, by code that travels; and what is said where there is no cluster that can be used."""

from __future__ import annotations

import importlib
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from itertools import islice
from pathlib import Path

import pytest

from orcade.lab import on_ray
from orcade.lab.crew import Crew, CrewFailed, here
from orcade.lab.on_ray import BadCluster
from orcade.lab.playing import Outcome
from orcade.lab.studies import Study, read_study

STUDY = 'game = "tusk-draw"\ngames = 40\nlineup = [{bots = ["random", "random"]}]\n'
STANDING_IN = str(Path(__file__).parent / "standing_in")


@pytest.fixture
def study(tmp_path: Path) -> Study:
    (tmp_path / "study.toml").write_text(STUDY)
    return read_study(tmp_path / "study.toml")


@pytest.fixture
def answering(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Something answers at the address that is named."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{server.getsockname()[1]}")
        yield


def standing_in(monkeypatch: pytest.MonkeyPatch, mode: str = "") -> None:
    """Another Ray instead of the one that may be installed."""
    monkeypatch.setenv("RAY_STANDS_IN", mode)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([STANDING_IN, os.environ.get("PYTHONPATH", "")]))
    monkeypatch.syspath_prepend(STANDING_IN)
    monkeypatch.setitem(sys.modules, "ray", importlib.import_module("tests.lab.standing_in.ray"))
    monkeypatch.setattr(sys.modules["ray"], "mode", mode)


def played(study: Study, by: Crew) -> list[Outcome]:
    return sorted((outcome.steady for outcome in by(study.tasks())), key=lambda outcome: outcome.index)


def test_the_same_games_are_played(study: Study, monkeypatch: pytest.MonkeyPatch, answering: None) -> None:
    standing_in(monkeypatch)
    assert played(study, on_ray.on_ray()) == played(study, here)


def test_who_wants_no_more_takes_back_what_is_handed_out(
    study: Study, monkeypatch: pytest.MonkeyPatch, answering: None
) -> None:
    standing_in(monkeypatch)
    ray = sys.modules["ray"]
    with closing(on_ray.on_ray()(study.tasks())) as games:
        assert len(list(islice(games, 1))) == 1
        assert ray.connected
        assert not ray.cancelled
    assert len(ray.cancelled) == 5  # 2 batches for each of 3 cores, of which one came back.
    assert not ray.connected
    ray.cancelled.clear()


def test_a_batch_that_is_lost_again_and_again_is_named(
    study: Study, monkeypatch: pytest.MonkeyPatch, answering: None
) -> None:
    standing_in(monkeypatch, "deaths")
    with pytest.raises(CrewFailed, match=r"died 4 times while they played game \d+ .*: The worker died unexpectedly"):
        played(study, on_ray.on_ray())
    assert not sys.modules["ray"].connected


def test_a_package_that_the_nodes_lack_is_named(study: Study, monkeypatch: pytest.MonkeyPatch, answering: None) -> None:
    standing_in(monkeypatch, "bare")
    with pytest.raises(BadCluster, match="lack the Python package msgspec"):
        played(study, on_ray.on_ray())


def test_an_address_has_to_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(BadCluster, match="RAY_ADDRESS is not set: it has to name a Ray cluster, as RAY_ADDRESS="):
        on_ray.on_ray()


def test_ray_has_to_be_installed(monkeypatch: pytest.MonkeyPatch, answering: None) -> None:
    monkeypatch.setattr(on_ray, "find_spec", lambda name: None)
    with pytest.raises(BadCluster, match=r"pip install 'orcade\[ray\]'"):
        on_ray.on_ray()


def test_where_nothing_answers_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    standing_in(monkeypatch)
    with socket.socket() as held:  # and does not listen: nobody else gets its port meanwhile
        held.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{held.getsockname()[1]}"
        for each in (address, f"ray://{address}", "127.0.0.1:99999"):
            monkeypatch.setenv("RAY_ADDRESS", each)
            with pytest.raises(BadCluster, match=f"no Ray cluster answers at {each} "):
                on_ray.on_ray()


def test_what_answers_may_be_no_cluster(monkeypatch: pytest.MonkeyPatch, answering: None) -> None:
    standing_in(monkeypatch, "no one")
    monkeypatch.setattr(on_ray, "PATIENCE", 0.5)
    with pytest.raises(BadCluster, match=r"within 0\.5 seconds: something else is there"):
        on_ray.on_ray()


def test_a_cluster_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch, answering: None) -> None:
    standing_in(monkeypatch, "another version")
    with pytest.raises(BadCluster, match=r"cannot be used: Version mismatch: The cluster was started with: Ray: 1\.0"):
        on_ray.on_ray()


def test_what_travels_plays_by_itself(tmp_path: Path) -> None:
    """Orcade and a game that is installed beside it, found where they were brought and nowhere else."""
    folder = tmp_path / "code"
    folder.mkdir()
    on_ray.pack(folder)
    program = (
        "import orcade, tusk_draw\n"
        "from orcade.lab.playing import Task, play\n"
        "from orcade.table.game import game_named\n"
        "print(orcade.__file__, tusk_draw.__file__, sep='\\n')\n"
        "print(play(Task('tusk-draw', ('random', 'random'), 0, 0, game_named('tusk-draw').options())).places)\n"
        "print(game_named('pit-fighting').title)\n"
    )
    msgspec = find_spec("msgspec")
    assert msgspec is not None
    assert msgspec.submodule_search_locations is not None
    shutil.copytree(msgspec.submodule_search_locations[0], folder / "msgspec")
    bare = {"PYTHONPATH": str(folder), "PATH": os.environ["PATH"]}
    command = [sys.executable, "-S", "-c", program]  # -S: nothing that is installed is found.
    done = subprocess.run(command, env=bare, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first, second, places, title = done.stdout.splitlines()
    assert first == str(folder / "orcade" / "__init__.py")
    assert second.startswith(str(folder))
    assert places.startswith("(")
    assert title == "Orc Pit Fighting"


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A real one."""
    pytest.importorskip("ray")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    ray = [sys.executable, "-m", "ray.scripts.scripts"]
    start = ["start", "--head", "--num-cpus", "2", "--port", str(port), "--include-dashboard=false", "--block"]
    process = subprocess.Popen([*ray, *start], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{port}")
    try:
        for _ in range(100):
            if subprocess.run([*ray, "health-check", "--address", f"127.0.0.1:{port}"], check=False).returncode == 0:
                break
        yield
    finally:
        process.terminate()
        process.wait()


def test_a_real_cluster_plays_the_same_games(study: Study, cluster: None) -> None:
    assert played(study, on_ray.on_ray()) == played(study, here)
