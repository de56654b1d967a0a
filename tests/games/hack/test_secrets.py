"""What a waiting player could learn: from who is asked, from how often, from what the table shows."""

from __future__ import annotations

from random import Random

import pytest

from orcade import SPECTATOR, Loose
from orcade.games.hack.card_decks import ENCOUNTER, cards_by_face, printed_on
from orcade.table.requests import Ask

from .plain import PLAIN
from .tomb import SLUGS, Tomb, player

ROOMS = {"e1": "cross", "e2": "cross", "e3": "cross", "e4": "gate"}
CARDS = sorted(SLUGS)


def occasions(tomb: Tomb, limit: int = 40) -> list[tuple[tuple[int, str, str], ...]]:
    """Who is asked what, until the next action of Mags, if nobody but him ever does anything."""
    found = []
    for _ in range(limit):
        asks = tomb.match.asks
        if not asks:
            break
        found.append(tuple(told(ask) for ask in asks))
        if not tomb.state.moments and asks[0].seat == 0 and len(found) > 1:
            break
        for ask in asks:
            legal = tomb.legal_of(ask)
            tomb.match.answer("pass" if "pass" in legal else "skip", ask.seat)
    return found


def told(ask: Ask) -> tuple[int, str, str]:
    return ask.seat, ask.prompt, ask.rule


@pytest.mark.rule("HK-34")
@pytest.mark.parametrize("seed", range(25))
def test_who_is_asked_does_not_depend_on_what_others_hold(seed: int) -> None:
    rng = Random(seed)
    seen = []
    for _ in range(4):
        hands = [" ".join(rng.choice(CARDS) for _ in range(count)) for count in (3, 5, 1)]
        tomb = Tomb(player("e3", hand="lamp cross"), *(player(hand=hand) for hand in hands), rooms=ROOMS)
        tomb.match.answer("move e4" if seed % 2 else "move e2")
        seen.append(occasions(tomb))
    assert all(each == seen[0] for each in seen)


@pytest.mark.rule("HK-34")
@pytest.mark.parametrize("seed", range(25))
def test_dying_asks_everybody_alike(seed: int) -> None:
    rng = Random(seed)
    seen = []
    for _ in range(4):
        hands = [" ".join(rng.choice(CARDS) for _ in range(3)) for _ in range(2)]
        tomb = Tomb(
            player("e1", hand="rat"), player(hand=f"troll {hands[0]}"), player(hand=hands[1]), rooms=ROOMS, dice=(1, 6)
        )
        tomb.say("mags: move e2", "mags: skip", "otto: encounter troll")
        seen.append(occasions(tomb))
    assert all(each == seen[0] for each in seen)


@pytest.mark.rule("HK-34")
def test_what_was_wanted_and_came_too_late_is_seen_by_nobody() -> None:
    views = []
    for wish in ("pass", "play trade on otto", "play nap on mags"):
        tomb = Tomb(player("e2", hand="cross"), player("e1", hand="trip"), player(hand="trade nap"), rooms=ROOMS)
        tomb.say("mags: pass", f"otto: play trip on mags | pip: {wish}")
        views.append([tomb.match.scene(seat) for seat in (0, 1, SPECTATOR)])
        assert "Trade" not in "\n".join(tomb.story)
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("HK-34")
def test_an_answer_that_waits_for_others_is_seen_by_nobody() -> None:
    shown = []
    for wish in ("pass", "play trip on mags"):
        tomb = Tomb(player(hand="cross"), player(hand="trip"), player(hand="cross"), rooms=ROOMS)
        tomb.match.answer("pass", 0)
        tomb.match.answer(wish, 1)
        shown.append([tomb.match.scene(seat) for seat in (0, 2, SPECTATOR)])
    assert shown[0] == shown[1]


@pytest.mark.rule("HK-45", "HK 23")
def test_a_scene_names_no_card_that_its_reader_may_not_know() -> None:
    hands = ("sword closed", "wyrm grab", "magpie spy")
    tomb = Tomb(*(player(hand=hand) for hand in hands), player(hand="hydra"), rooms=ROOMS, traps={"e3": "clerk"},
                gm="greta")  # fmt: skip
    names = {slug: cards_by_face(PLAIN)[SLUGS[slug]].card.name for slug in CARDS}
    for seat in (0, 1, 2, 3, SPECTATOR):
        scene = tomb.match.scene(seat)
        words = " ".join(
            str(getattr(thing, part, ""))
            for thing in (*scene.things, *scene.hand)
            for part in ("label", "title", "body")
        )
        words += " ".join(note for panel in scene.seats for note in panel.notes)
        words += " ".join(gauge.label for panel in scene.seats for gauge in panel.gauges)
        for other, hand in enumerate((*hands, "hydra clerk")):
            for slug in hand.split():
                assert (names[slug] in words.split(",")[0] or f"{names[slug]}," in words) == (other == seat), (
                    seat,
                    slug,
                )


@pytest.mark.rule("HK 23")
def test_what_lies_face_down_is_imagined_as_an_encounter() -> None:
    tomb = Tomb(player(hand="spy"), player(), player(hand="rat nap", draw="cross cross cross pit troll"), rooms=ROOMS,
                traps={"e2": "clerk", "e3": "wyrm"}, gm="pip")  # fmt: skip
    tomb.say("mags: pass", "mags: play spy on pip")
    tomb.settle()
    state = tomb.state
    before = [state.cards.faces[card] for card in state.hands[2]]
    met = set()
    for seed in range(60):
        for seat in (0, 1):
            world = tomb.match.imagine(seat, Loose(Random(seed))).state
            traps = [printed_on(world, room.trap) for room in world.rooms if room.trap >= 0]
            assert [each.sort for each in traps] == [ENCOUNTER, ENCOUNTER]
            assert sorted(world.cards.faces) == sorted(state.cards.faces)
            assert seat or [world.cards.faces[card] for card in world.hands[2]] == before, "seat 0 has seen the hand"
            met |= {each.slug for each in traps}
    assert met == {"clerk", "wyrm", "pit", "troll", "rat"}
