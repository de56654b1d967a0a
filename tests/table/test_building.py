"""Questions whose answers are built from parts."""

from __future__ import annotations

from itertools import combinations

from orcade.table.building import building
from orcade.table.scene import Area, Card, Choice, Question, Scene

HEADS = ("boar-boss", "big-boss")
OTHERS = ("plates", "wheels", "wolves", "goblins")


def choices(most: int = 3) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            " ".join(("build", head, *others)), "A cart", (f"part-{head}", *(f"part-{other}" for other in others)), ""
        )
        for head in HEADS
        for count in range(most + 1)
        for others in combinations(OTHERS, count)
    )


def scene(asked: tuple[Choice, ...], area: Area | None = None) -> Scene:
    hand = tuple(Card(id=f"part-{word}", label=word, title=word.title(), body="does it") for word in HEADS + OTHERS)
    question = Question("Build", "RR 2.1", asked, area)
    return Scene(width=1, height=1, look="", headline="", things=(), hand=hand, question=question)


def test_parts_are_found_in_the_order_of_the_hand() -> None:
    found = building(scene(choices()))
    assert found is not None
    assert (found.verb, found.most) == ("build", 3)
    assert [part.word for part in found.heads] == list(HEADS)
    assert next((part.word, part.name, part.about) for part in found.others) == ("plates", "Plates", "does it")
    assert found.say(["part-wolves", "part-big-boss", "part-plates"]) == "build big-boss plates wolves"


def test_what_is_not_built_from_parts_is_left_alone() -> None:
    all_of_them = choices()
    assert building(scene(())) is None
    assert building(scene(all_of_them[:10])) is None, "few enough to read"
    odd = (*all_of_them[:-1], Choice("done", "Done", (), ""))
    assert building(scene(odd)) is None, "another kind of answer among them"
    squares = tuple(Choice(f"move {x} {y}", "", (f"s{x}", f"s{y}"), "") for x in range(6) for y in range(6))
    assert building(scene(squares)) is None, "the same things come first and second"
    assert building(scene(all_of_them, Area(say="build"))) is None
    unknown = scene(tuple(Choice(f"say a{at} b", "", (f"a{at}", "b"), "") for at in range(30)))
    assert building(unknown) is None, "too many things, and none of them is there"
