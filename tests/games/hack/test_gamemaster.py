"""B.A.: HK 23, HK 24, HK-22 to HK-29. The last player of a tomb with `gm` is the GameMaster."""

from __future__ import annotations

import msgspec
import pytest

import orcade
from orcade.games.hack import GAME
from orcade.games.hack.card_decks import printed_on
from orcade.games.hack.dead_cards import useless
from orcade.games.hack.pieces import KNUCKLES, NAMES, Dungeon, kills_needed
from orcade.games.hack.printed import Event, Rule

from .tomb import Tomb, player

ROOMS = {"e1": "cross", "e2": "cross"}


def turn_of_the_gamemaster(**more: object) -> Tomb:
    tomb = Tomb(player("e1"), player(), player(hand="rat pit cross hurry"), rooms=ROOMS, gm="pip", **more)  # type: ignore[arg-type]
    tomb.rest("mags", "mags", "mags", "otto", "otto", "otto")
    return tomb


@pytest.mark.rule("HK 23")
def test_he_has_a_turn_of_three_actions_of_his_own_kinds() -> None:
    tomb = turn_of_the_gamemaster()
    assert (tomb.turn, tomb.actions) == ("pip", 3)
    assert tomb.verbs("pip") == {"room", "rule", "lay", "exchange", "pass"}
    assert tomb.why("pip", "move e1") == "HK 23"


@pytest.mark.rule("HK 23", "HK 10")
def test_he_lays_rooms_beside_any_room_with_a_character() -> None:
    tomb = turn_of_the_gamemaster()
    cells = {words.split()[2] for words in tomb.legal("pip") if words.startswith("room")}
    assert cells == {"n1", "s1", "w1", "e1n1", "e1s1"}, "Otto at the Entrance, Mags at e1, nobody at e2"


@pytest.mark.rule("HK-12", "HK 23")
def test_he_may_not_close_the_dungeon_either() -> None:
    rooms = {"e1": "hall EW", "n1": "nook S", "s1": "nook N", "w1": "nook E"}
    tomb = Tomb(player("e1"), player(hand="nook"), rooms=rooms, gm="otto", actions=1)
    tomb.rest("mags")
    assert "room" not in tomb.verbs("otto")


@pytest.mark.rule("HK 23", "HK-22", "HK-7")
def test_he_lays_encounters_face_down_in_empty_rooms() -> None:
    tomb = turn_of_the_gamemaster()
    tomb.say("pip: lay rat")
    assert tomb.legal("pip") == {"in e2"}, "characters are in the others"
    tomb.say("pip: in e2")
    room = tomb.state.rooms[tomb.state.at[next(r.cell for r in tomb.state.rooms if r.trap >= 0)]]
    assert tomb.match.view(2).face(room.trap) >= 0
    assert tomb.match.view(0).face(room.trap) < 0
    assert len(tomb.hand("pip")) == 4, "replaced when it is laid"
    tomb.settle()
    assert tomb.actions == 2
    assert "lay" not in tomb.verbs("pip"), "one card a Room"
    assert tomb.why("pip", "lay pit") == "HK-22"


@pytest.mark.rule("HK-22")
def test_the_entrance_and_exits_are_rooms_too() -> None:
    rooms = {"e1": "cross", "e2": "cross", "e3": "cross", "e4": "gate"}
    for safe, legal in ((False, {"in start", "in e2", "in e3", "in e4"}), (True, {"in e2", "in e3", "in e4"})):
        tomb = Tomb(player("e1"), player(hand="rat"), rooms=rooms, gm="otto", actions=1, safe_entrance=safe)
        tomb.rest("mags")
        tomb.say("otto: lay rat")
        assert tomb.legal("otto") == legal


@pytest.mark.rule("HK 23", "HK-23", "HK-24")
def test_what_lies_face_down_strikes_before_the_search_and_is_the_one_encounter() -> None:
    tomb = Tomb(
        player(hand="sword"), player(hand="troll"), player(hand="pit"), rooms=ROOMS, traps={"e1": "rat"}, gm="pip",
        dice=(5, 1, 2),
    )  # fmt: skip
    tomb.say("mags: move e1")
    tomb.say("mags: search")
    assert tomb.discards("pip") == ["rat"]
    assert "encounter troll" not in tomb.legal("otto")
    tomb.settle()
    assert tomb.hand("otto") == ["troll"]
    assert tomb.hand("pip") == ["pit"]
    assert tomb.actions == 2


@pytest.mark.rule("HK-23", "HK 23", "HK-25")
def test_who_does_not_survive_it_does_not_search() -> None:
    tomb = Tomb(player(hand="sword"), player(hand="pit"), rooms=ROOMS, traps={"e1": "troll"}, gm="otto", dice=(1, 6))
    tomb.say("mags: move e1")
    tomb.settle()
    assert tomb.state.kills == 1
    assert tomb.at("mags") == "start"
    assert tomb.turn == "otto"


@pytest.mark.rule("HK-15", "HK-23")
def test_it_strikes_who_is_carried_there_too() -> None:
    tomb = Tomb(
        player(hand="leap"), player("e2"), player(hand="pit"), rooms=ROOMS, traps={"e1": "troll"}, gm="pip", dice=(1, 6)
    )
    tomb.say("mags: pass", "mags: play leap")
    tomb.settle()
    assert tomb.deaths("mags") == 1


@pytest.mark.rule("HK-22", "HK 15")
def test_it_strikes_who_comes_home_by_dying() -> None:
    tomb = Tomb(
        player("e1", hand="cross"), player(hand="troll"), rooms=ROOMS, traps={"start": "rat"}, gm="otto",
        dice=(1, 6, 1, 6),
    )  # fmt: skip
    tomb.say("mags: move e2", "otto: encounter troll")
    tomb.settle()
    assert tomb.deaths("mags") == 2
    assert tomb.state.kills == 2


@pytest.mark.rule("HK-24", "HK 23")
def test_only_his_own_encounters_count() -> None:
    tomb = Tomb(player("e1", hand="cross"), player(hand="troll"), player(hand="brick"), rooms=ROOMS, gm="pip",
                dice=(1, 6))  # fmt: skip
    tomb.say("mags: move e2", "otto: encounter troll")
    tomb.settle()
    assert (tomb.deaths("mags"), tomb.state.kills) == (1, 0)


@pytest.mark.rule("HK-24", "HK 16")
def test_an_averted_death_does_not_count() -> None:
    tomb = Tomb(player("e1", hand="faint"), player(), player(hand="troll"), rooms=ROOMS, gm="pip", dice=(1, 6))
    tomb.say("mags: move e2", "pip: encounter troll", "mags: play faint")
    tomb.settle()
    assert tomb.state.kills == 0


@pytest.mark.rule("HK-25", "HK 23")
def test_he_wins_at_once_with_one_kill_more_than_there_are_players() -> None:
    tomb = Tomb(player("e1", hand="cross"), player(), player(hand="troll"), rooms=ROOMS, gm="pip", kills=3,
                dice=(1, 6))  # fmt: skip
    assert kills_needed(tomb.state) == 4
    tomb.say("mags: move e2", "pip: encounter troll")
    tomb.settle()
    assert tomb.winner() == "pip"
    assert "› Mags dies. The GameMaster puts up tombstone 4." in tomb.story
    ending = tomb.match.standings
    assert ending is not None
    assert ending.rule == "HK-25"


@pytest.mark.rule("HK-26", "HK 23")
def test_he_plays_an_item_after_a_kill() -> None:
    tomb = Tomb(player("e1", hand="cross"), player(), player(hand="troll sword"), rooms=ROOMS, gm="pip", dice=(1, 6))
    tomb.say("mags: move e2", "pip: encounter troll", "pip: item sword")
    assert tomb.items("pip") == ["sword"]
    tomb = Tomb(
        player("e1", hand="cross"), player(hand="troll"), player(hand="sword"), rooms=ROOMS, gm="pip", dice=(1, 6)
    )
    tomb.say("mags: move e2", "otto: encounter troll")
    while tomb.match.asks and tomb.turn == "mags":
        assert "item sword" not in tomb.legal("pip"), "it was not his Encounter"
        tomb._nothing("the end")


@pytest.mark.rule("HK-26", "HK 23")
def test_he_discards_an_item_when_his_encounter_is_beaten() -> None:
    tomb = Tomb(
        player("e1", hand="cross"), player(), player(hand="rat", items="sword lamp"), rooms=ROOMS, gm="pip", dice=(6, 1)
    )
    tomb.say("mags: move e2", "pip: encounter rat", "pip: drop lamp")
    assert tomb.items("pip") == ["sword"]


@pytest.mark.rule("HK-26")
def test_he_loses_none_when_it_is_cancelled() -> None:
    tomb = Tomb(player("e1", hand="mistake"), player(), player(hand="rat", items="sword"), rooms=ROOMS, gm="pip",
                dice=(6, 1))  # fmt: skip
    tomb.say("mags: move e2", "pip: encounter rat", "mags: play mistake")
    tomb.settle()
    assert tomb.items("pip") == ["sword"]


@pytest.mark.rule("HK-27", "HK 23", "HK 19")
def test_who_kills_him_costs_him_his_next_turn() -> None:
    tomb = Tomb(player("e1", hand="blame"), player(items="sword"), player(hand="pit"), rooms=ROOMS, gm="pip")
    tomb.say("mags: pass", "mags: play blame")
    tomb.settle()
    assert [tomb.deaths(name) for name in ("mags", "otto", "pip")] == [0, 0, 0]
    tomb.rest("mags", "mags", "otto", "otto", "otto")
    assert tomb.turn == "mags", "the turn of Pip is skipped"


@pytest.mark.rule("HK-27")
def test_without_him_cards_against_him_are_for_anybody_else() -> None:
    tomb = Tomb(player("e1", hand="blame"), player(), player(), rooms=ROOMS)
    tomb.say("mags: pass")
    assert tomb.legal("mags") == {"play blame on otto", "play blame on pip", "pass"}


@pytest.mark.rule("HK-37", "HK-39", "HK 22")
def test_he_is_nowhere_and_is_not_moved() -> None:
    tomb = Tomb(player("e1", hand="trade"), player(), player(hand="pit"), rooms=ROOMS, gm="pip")
    tomb.say("mags: pass")
    assert tomb.legal("mags") == {"play trade on otto", "pass"}
    people = (player("e1", rules="far"), player("e1"), player(), player("e1"))
    tomb = Tomb(*people, rooms=ROOMS, gm="pip", begins=True)
    assert tomb.legal("mags") == {"on otto", "on greta"}
    assert tomb.why("mags", "on pip") == "HK-37"
    tomb.say("mags: on greta")
    assert [tomb.at(name) for name in ("otto", "greta")] == ["e1", "start"]
    tomb = Tomb(*people[:3], rooms=ROOMS, gm="pip", begins=True)
    assert tomb.at("otto") == "start", "nobody else is meant"
    tomb = Tomb(people[0], people[2], rooms=ROOMS, gm="otto", begins=True)
    assert tomb.at("mags") == "e1", "and here nobody"


@pytest.mark.rule("HK-35", "HK-34")
def test_he_is_asked_like_everybody() -> None:
    tomb = Tomb(player(hand="cross"), player(hand="rat"), player(hand="pit"), rooms=ROOMS, gm="pip", dice=(1, 6))
    tomb.say("mags: move e1", "mags: skip")
    assert tomb.asked == ["otto", "pip"]


# Two players.


@pytest.mark.rule("HK 24", "HK-29")
@pytest.mark.parametrize(
    ("mine", "his", "dice", "confused"),
    [
        ("troll", "rat", (2, 1), True),  # 2 + 1 + 2 against 1 + 3: greater Difficulty, same kind.
        ("pit", "rat", (3, 2), False),  # 3 + 1 + 1 against 2 + 3 is a tie, then 1 + 1 + 1 against 6 + 3.
        ("clerk", "pit", (4, 3), False),  # 4 + 1 against 3 + 3: neither.
    ],
)
def test_the_gamemaster_is_befuddled(mine: str, his: str, dice: tuple[int, ...], confused: bool) -> None:
    dice = (*dice, 1, 6) if mine == "pit" else dice
    rest = () if confused else (6, 1)
    tomb = Tomb(
        player("start", hand=f"{mine} sword"), player(hand=his, items="lamp"), rooms=ROOMS, gm="otto",
        dice=(*dice, *rest),
    )  # fmt: skip
    tomb.say("mags: move e1", f"otto: encounter {his}", f"mags: befuddle {mine}")
    assert mine in tomb.discards("mags")
    if confused:
        tomb.settle()
        assert tomb.items("otto") == ["lamp"], "cancelled, not beaten"
        assert his in tomb.discards("otto")
        assert tomb.items("mags") == []
    else:
        tomb.say("mags: item sword")
        assert tomb.items("otto") == [], "the Encounter went on, and was beaten"
    assert tomb.deaths("mags") == 0
    assert "cross" in tomb.hand("mags"), "a card for the one that was played"


@pytest.mark.rule("HK-29", "HK-23")
def test_also_against_what_lay_face_down() -> None:
    tomb = Tomb(player("start", hand="troll"), player(hand="pit"), rooms=ROOMS, traps={"e1": "rat"}, gm="otto",
                dice=(6, 1))  # fmt: skip
    tomb.say("mags: move e1", "mags: befuddle troll", "mags: skip")
    tomb.settle()
    assert tomb.hand("otto") == ["pit"], "the Encounter of this move has been used up"
    assert tomb.actions == 2


@pytest.mark.rule("HK-23")
def test_a_room_that_bars_monsters_is_no_help_against_one_that_lay_there_before() -> None:
    tomb = Tomb(player(hand="sword"), player(hand="pit"), rooms={"e1": "chapel-of-second-chances"}, traps={"e1": "rat"},
                gm="otto", dice=(5, 1))  # fmt: skip
    tomb.say("mags: move e1")
    tomb.settle()
    assert tomb.discards("otto") == ["rat"]


@pytest.mark.rule("HK-29")
def test_difficulties_are_compared_as_they_are_in_this_room() -> None:
    # At e2 the Wyrm has 1 + 2, more than the Pit's 2: 2 + 1 + 1 against 1 + 3 is a tie, 3 + 1 + 1 against 1 + 3 is not.
    tomb = Tomb(player("e1", hand="wyrm"), player(hand="pit"), rooms=ROOMS, gm="otto", dice=(2, 1, 3, 1))
    tomb.say("mags: move e2", "otto: encounter pit", "mags: befuddle wyrm")
    tomb.settle()
    assert tomb.discards("otto") == ["pit"]
    assert tomb.deaths("mags") == 0


@pytest.mark.rule("HK-28", "HK 24")
def test_cards_that_can_never_be_played_are_shown_and_replaced() -> None:
    for names in (("thorina", "ba"), ("ba", "billy"), ("ravager", "ba"), ("knuckles", "ba")):
        match = orcade.new(GAME, 2, seed=3)
        for name in names:
            match.answer(name)
        state = match.state
        assert isinstance(state, Dungeon)
        for seat in range(2):
            left = [*state.hands[seat], *state.draw[seat]]
            assert not any(printed_on(state, card).useless[seat == state.gm] for card in left)
            assert all(printed_on(state, card).useless[seat == state.gm] for card in state.discard[seat])
            assert all(match.view(1 - seat).face(card) >= 0 for card in state.discard[seat]), "shown"
            assert len(state.hands[seat]) == 5
    match = orcade.new(GAME, 2, seed=3)
    for name in ("thorina", "billy"):
        match.answer(name)
    assert match.state.discard == [[], []], "only against the GameMaster"


NEVER = {
    "knuckles": {
        "whose-figure-is-whose", "there-was-a-second-wire", "that-is-the-broom-cupboard", "finders-keepers",
        "traps-reset-themselves", "searched-it-first",
    },
    "ravager": {"prize-for-second-place", "swing-radius", "get-back-here", "monsters-travel-in-packs"},
    "thorina": {"slight-misunderstanding", "one-more-thing", "she-asked-the-way", "even-npcs-have-names"},
    "billy": {"map-was-upside-down", "other-exit-please"},
    "ba": set(),
}  # fmt: skip
"""What each deck loses in a game of B.A. and one other."""


@pytest.mark.rule("HK-28")
@pytest.mark.parametrize("name", ["knuckles", "ravager", "thorina", "billy"])
def test_what_wants_a_second_character_or_b_a_on_the_map_is_replaced(name: str) -> None:
    match = orcade.new(GAME, 2, seed=5)
    match.answer(name)
    match.answer("ba")
    state = match.state
    assert isinstance(state, Dungeon)
    for seat, deck in enumerate((name, "ba")):
        away = [past.text(orcade.OPEN) for past in match.happenings if "can never use" in past.text(orcade.OPEN)]
        assert {printed_on(state, card).slug for card in state.discard[seat]} == NEVER[deck]
        assert sum(f"{NAMES[seat]} can" in line for line in away) == len(state.discard[seat]), "each is told"


@pytest.mark.rule("HK-28")
def test_who_can_have_nothing_for_a_moment_is_not_asked() -> None:
    # All that Knuckles has for the end of his own actions is to change places with somebody.
    people = (player("e1", hand="rat", deck=KNUCKLES), player(hand=""), player())
    tomb = Tomb(*people[:2], rooms=ROOMS, gm="otto")
    tomb.say("mags: pass")
    assert (tomb.state.moments, tomb.actions) == ([], 2)
    tomb = Tomb(*people, rooms=ROOMS, gm="otto")
    tomb.say("mags: pass")
    assert tomb.legal("mags") == {"pass"}
    assert tomb.state.moments, "with a third player he might"


def event(*effects: dict[str, object], when: str = "action", conditions: tuple[str, ...] = ()) -> Event:
    card = {"id": "x", "name": "X", "when": when, "if": conditions, "effects": effects}
    return msgspec.convert(card, Event)


def rule(*effects: dict[str, object]) -> Rule:
    return msgspec.convert({"id": "x", "name": "X", "difficulty": 1, "effects": effects}, Rule)


def whenever(happens: str, **then: object) -> dict[str, object]:
    return {"do": "whenever", "happens": happens, "then": [then]}


DRAW = {"do": "draw", "cards": 1}
MINUS = {"do": "bonus", "to": "combat", "by": -1}
HOLDERS = (False, True)
"""The character, the GameMaster."""


@pytest.mark.rule("HK-28")
@pytest.mark.parametrize(
    ("card", "never"),
    [
        # Moments and conditions: the character alone moves, rolls, dies and is somewhere.
        (event(DRAW, conditions=("behind",)), (True, True)),
        (event(DRAW, conditions=("theirs", "behind")), (True, True)),
        (event(DRAW, conditions=("crowd",)), (True, True)),
        (event(DRAW, when="turn"), (False, False)),
        (event(DRAW, when="turn", conditions=("theirs", "entrance")), (True, False)),
        (event(DRAW, when="death", conditions=("mine",)), (False, True)),
        (event(DRAW, when="rolled"), (False, False)),
        # What it does.
        (event({"do": "swap"}), (True, True)),
        (event({"do": "swap"}, DRAW), (False, False)),
        (event({"do": "turn-room"}, conditions=("theirs",)), (True, False)),
        (event({"do": "turn-room"}, conditions=("mine",)), (False, True)),
        (event({"do": "go", "to": "entrance", "who": "target"}), (True, False)),
        (event({"do": "go", "to": "entrance", "who": "gm"}), (True, True)),
        (event({"do": "go", "to": "your-room", "who": "everyone"}), (True, True)),
        (event({"do": "go", "to": "back", "who": "actor"}, conditions=("theirs",)), (True, False)),
        (event({"do": "kill", "who": "gm"}), (False, False)),
        (event({"do": "steal", "who": "actor"}, conditions=("theirs",)), (False, False)),
        (event({"do": "stay", "who": "actor", "effects": [MINUS]}, conditions=("theirs",)), (True, False)),
        (event({"do": "stay", "who": "gm", "effects": [MINUS]}), (True, True)),
        # What holds as long as it lies there.
        (rule({"do": "bonus", "to": "combat", "by": 1}), (False, True)),
        (rule({"do": "bonus", "to": "combat", "by": -1, "who": "others"}), (True, False)),
        (rule({"do": "bonus", "to": "difficulty", "by": 1}), (True, False)),
        (rule({"do": "bonus", "to": "difficulty", "by": -1, "who": "others"}), (False, True)),
        (rule({"do": "bonus", "to": "search", "by": -1, "who": "everyone"}), (False, False)),
        (rule({"do": "bonus", "to": "hand", "by": 1}), (False, False)),
        (rule({"do": "ban", "what": "search", "who": "others"}), (True, False)),
        (rule({"do": "ban", "what": "traps", "who": "you"}), (False, True)),
        (rule({"do": "ban", "what": "items", "who": "others"}), (False, False)),
        (rule({"do": "allow", "what": "walls"}), (False, True)),
        (rule({"do": "allow", "what": "room-anywhere"}), (True, True)),
        (rule({"do": "allow", "what": "item-on-pass"}), (False, False)),
        (rule(whenever("kill", **DRAW)), (True, False)),
        (rule(whenever("beat", **DRAW)), (False, True)),
        (rule(whenever("turn", **DRAW)), (False, False)),
        (rule(whenever("turn", do="go", to="entrance", who="you")), (False, True)),
        (rule(whenever("kill", do="steal", who="actor")), (True, False)),
        (rule(whenever("turn", do="swap"), {"do": "bonus", "to": "hand", "by": 1}), (False, False)),
    ],
)  # fmt: skip
def test_what_can_never_be_of_use(card: Event | Rule, never: tuple[bool, bool]) -> None:
    assert tuple(useless(card, gm) for gm in HOLDERS) == never


@pytest.mark.rule("HK-15", "HK-22", "HK-42")
def test_who_changes_places_with_somebody_who_has_just_died_meets_what_lies_at_the_entrance() -> None:
    """Mags dies by the brick, and her egg sends Otto to the Entrance in her place, before she has met the rat."""
    tomb = Tomb(
        player("e1", items="lamp egg"), player("e2", hand="brick"), player(hand="cross"),
        rooms=ROOMS, traps={"start": "rat"}, gm="pip", dice=(1, 6),
    )  # fmt: skip
    tomb.state.where[1] = 1
    tomb.say("mags: move e2", "otto: play brick", "mags: drop lamp")
    tomb.settle()
    assert (tomb.at("mags"), tomb.at("otto"), tomb.deaths("otto")) == ("e1", "start", 1)
    assert tomb.state.kills == 1


@pytest.mark.rule("HK-37")
def test_the_gamemaster_and_oneself_are_no_farther_from_an_exit() -> None:
    rooms = {"e1": "cross", "e2": "cross", "e3": "cross", "e4": "gate"}
    tomb = Tomb(player("e3", hand="lost"), player("e1", hand="lost"), player(hand="lost"), rooms=rooms, gm="pip")
    tomb.say("mags: pass")
    assert "play lost" in tomb.legal("otto")
    assert "play lost" not in tomb.legal("mags"), "not than oneself"
    assert "play lost" not in tomb.legal("pip"), "he is nowhere"


@pytest.mark.rule("HK-37")
@pytest.mark.parametrize(
    ("otto", "exit", "farther"), [("w1", "e2", True), ("e1", "e2", False), ("w1", "w2", False), ("w1", "", False)]
)
def test_nobody_is_farther_from_an_exit_to_which_neither_has_a_way(otto: str, exit: str, farther: bool) -> None:
    """Mags is in the east, Otto behind a wall or with her: an Exit there, one that nobody reaches, and none at all."""
    rooms = {"e1": "cross", "w1": "nook N"} | ({exit: "gate"} if exit else {})
    tomb = Tomb(player("e1", hand="cross"), player(otto, hand="lost"), rooms=rooms)
    tomb.say("mags: pass")
    assert ("play lost" in tomb.legal("otto")) == farther


@pytest.mark.rule("HK 24")
def test_with_three_players_nobody_is_befuddled() -> None:
    tomb = Tomb(player(hand="troll"), player(), player(hand="rat"), rooms=ROOMS, gm="pip", dice=(6, 1))
    tomb.say("mags: move e1", "pip: encounter rat")
    while tomb.match.asks and tomb.state.moments:
        assert "befuddle" not in tomb.verbs("mags")
        tomb._nothing("the end")
    assert tomb.why("mags", "befuddle troll") == "HK 24"


@pytest.mark.rule("HK 23", "HK-45")
def test_who_has_seen_his_hand_does_not_see_which_card_he_lays() -> None:
    tomb = Tomb(
        player("e1", hand="spy"), player(hand="rat pit nap"), rooms={"e1": "cross", "e2": "cross"}, gm="otto", actions=1
    )
    tomb.say("mags: pass", "mags: play spy on otto")
    seen = [tomb.match.view(0).face(card) for card in tomb.state.hands[1]]
    assert min(seen) >= 0
    tomb.settle()
    tomb.say("otto: lay rat", "otto: in e2")
    trap = tomb.state.rooms[2].trap
    assert tomb.match.view(0).face(trap) < 0
    assert tomb.match.view(1).face(trap) >= 0
