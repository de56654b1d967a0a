"""What whoever steers is shown, and how far everybody has come."""

from __future__ import annotations

from orcade.table.scene import Path, Scene

from .track import RIGHT, Gate, Track, car, rock

ACROSS: tuple[Gate, ...] = (((12, 4), (12, 12)), ((22, 4), (22, 12)), ((32, 4), (32, 12)))


def ways(scene: Scene) -> dict[str, Path]:
    return {thing.id: thing for thing in scene.things if isinstance(thing, Path) and thing.look.startswith("way")}


def test_who_steers_sees_where_each_answer_leads_and_what_is_met_there() -> None:
    track = Track(terrain=[rock(18, 20)], grub=car(10, 20, RIGHT, speed=3))
    found = ways(track.match.scene(0))
    assert {id: way.look for id, way in found.items()} == {
        "way-ahead": "way-barred",
        "way-left": "way",
        "way-right": "way",
    }
    assert found["way-ahead"].label == 'Straight ahead: the rock after 6"'
    assert found["way-left"].label == 'To the left: free for 9"'
    assert not ways(track.match.scene(1)), "nobody else does"
    question = track.match.scene(0).question
    assert question is not None
    assert {choice.say: choice.things for choice in question.choices if choice.say in ("drive", "left", "faster")} == {
        "drive": ("way-ahead",),
        "left": ("way-left",),
        "faster": (),
    }


def test_a_race_is_told_from_gate_to_gate() -> None:
    track = Track(
        seats=3, gates=ACROSS, laps=2, grub=car(20, 8, passed=2), dreg=car(30, 8, passed=1), mog=car(26, 8, passed=2)
    )
    progress = track.match.scene(0).progress
    assert progress is not None
    at = [runner.at for runner in progress.runners]
    assert at[1] < at[0] < at[2], "gates first, then who is nearer to the next one"
    assert 2 / 6 <= at[0] < 3 / 6
    assert [word for _, word in progress.marks] == ["", "", "lap 2", "", ""]
    assert progress.told(("Grub", "Dreg", "Mog")) == (
        'Mog lap 1, 5" to gate 3; Grub lap 1, 11" to gate 3; Dreg lap 1, 7" to gate 2'
    )
