"""What is seen of the wars: map, armies, caravans, the sheet over the map, the hand, and how far everybody is."""

from __future__ import annotations

import pytest

import orcade
from orcade.games.orcwars.battles.odds import exchange, exchanges, won
from orcade.games.orcwars.chips_shown import TALL, laid_out
from orcade.games.orcwars.finding import world_of
from orcade.games.orcwars.headlines import headline
from orcade.games.orcwars.map_shown import initials
from orcade.games.orcwars.odds import attacker_wins, prospects
from orcade.games.orcwars.panels import panel
from orcade.games.orcwars.pieces import LANDS, LEADERS, PLANS, TRADING, WHETHER_TO_FIGHT
from orcade.games.orcwars.plans_shown import KEY
from orcade.table.game import Ending
from orcade.table.odds import percent
from orcade.table.scene import Scene
from orcade.table.things import Caption, Card, Outcomes, Piece, Stack, Territory, Zone

from .positions import SEATS, Field, Held, held, lead


def scene(field: Field, name: str = "krug") -> Scene:
    return field.match.scene(SEATS.index(name))


def stacks(field: Field) -> dict[str, Stack]:
    """By name of who leads it, or "garrison", "neutral"."""
    return {thing.name: thing for thing in scene(field).things if isinstance(thing, Stack)}


def sheet(seen: Scene) -> Zone | None:
    return next((thing for thing in seen.things if isinstance(thing, Zone)), None)


def words(seen: Scene) -> list[str]:
    """What is written on the sheet."""
    return [thing.text for thing in seen.things if isinstance(thing, Caption)]


def cards(seen: Scene) -> list[str]:
    """The chips that lie on the sheet."""
    return [thing.title for thing in seen.things if isinstance(thing, Card)]


# The map.


def test_an_army_shows_its_power_and_what_it_has() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads shove-cart", shaman=True, gold="gold-2"))
    army = stacks(field)["Ma Gash"]
    assert (army.seat, army.badge, army.count) == (0, "11", 3)
    assert army.marks == ("shaman", "machine", "gold")
    assert army.members == ("Loud Lads (4)", "Shove Cart (2)")
    assert army.text == "Mg"
    assert "carries 2 gold" in army.label


def test_a_lone_leader_is_said_to_be_lone() -> None:
    army = stacks(Field(lead("krug", "ma-gash", "8")))["Ma Gash"]
    assert army.badge == "5"
    assert army.label.endswith("lone")


def test_two_letters_tell_leaders_apart() -> None:
    assert [initials(name) for name in ("Snik Last-Out", "Clank", "Ma Gash")] == ["So", "Cl", "Mg"]


def test_garrisons_and_neutral_troops() -> None:
    shown = stacks(Field(held("3", "vashka", "pot-knights"), held("4", "", "loud-lads", shaman=True)))
    assert (shown["garrison"].seat, shown["garrison"].badge) == (1, "3")
    assert (shown["neutral"].seat, shown["neutral"].marks) == (None, ("shaman",))


def test_lands_show_their_owners_fortresses_and_mines() -> None:
    seen = scene(Field(held("3", "vashka", fortress=3, mine=True)))
    area = next(thing for thing in seen.things if isinstance(thing, Territory) and thing.number == "3")
    assert area.seat == 1
    assert [(each.look, each.count) for each in area.holdings] == [("tower", 3), ("mine", 1)]


def test_a_caravan_stands_where_it_has_got_to_and_on_nobody() -> None:
    field = Field(lead("krug", "ma-gash", "7", "loud-lads"), caravans={"caravan-1-there": 2})
    wagon = next(thing for thing in scene(field).things if isinstance(thing, Piece))
    assert wagon.label == "Pickled Eels at Land 7, to South 1 in 2 steps, its power is not known yet"
    army = stacks(field)["Ma Gash"]
    assert (wagon.x, wagon.y) != (army.x, army.y)


# The sheet.


def battle() -> Field:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"), lead("vashka", "clank", "9", "pot-knights"), dice=(8, 1, 1, 1)
    )
    field.say("krug: march ma-gash land-9")
    return field


def test_most_of_the_time_nothing_lies_over_the_map() -> None:
    seen = scene(Field(lead("krug", "ma-gash", "8")))
    assert sheet(seen) is None
    assert (seen.width, seen.height) == world_of(Field().wars).map.size


@pytest.mark.rule("OW 20.1")
def test_a_battle_shows_both_sides_and_their_powers() -> None:
    seen = scene(battle())
    assert cards(seen) == ["Ma Gash", "Loud Lads", "Clank", "Pot Knights"]
    assert words(seen) == ["Krug", "attacks", "Vashka", "defends", "9 : 8", "Land 9", KEY]
    powers = {thing.id: thing.badge for thing in seen.things if isinstance(thing, Stack)}
    assert (powers["attacker"], powers["defender"]) == ("9", "8")


def test_a_caravan_that_is_robbed_is_headed_in_a_word() -> None:
    """Its name on its chip may be long: as a heading, and above the table of plans, it was too small to be read."""
    field = Field(lead("krug", "ma-gash", "7", "loud-lads"), caravans={"caravan-1-there": 2}, dice=(1, 1))
    field.say("krug: raid ma-gash caravan-1-there")
    seen = scene(field)
    assert "Pickled Eels" in cards(seen)
    assert "Caravan" in words(seen)
    assert "Pickled Eels" not in words(seen)


def test_the_sheet_lies_on_the_map_and_leaves_the_battle_free() -> None:
    field = battle()
    seen = scene(field)
    plate = sheet(seen)
    assert plate is not None
    assert plate.width < seen.width
    assert 0 <= plate.y - plate.height / 2 < plate.y + plate.height / 2 <= seen.height
    place = world_of(field.state).map.places[8].name
    assert abs(place[1] - plate.y) > plate.height / 2


@pytest.mark.rule("OW 23.1")
def test_while_sides_plan_a_table_tells_who_has_the_ground_with_each_pair() -> None:
    field = battle()
    told = next(thing for thing in scene(field).things if isinstance(thing, Outcomes))
    fought = field.state.battle
    assert fought is not None
    sides = (fought.attacker, fought.defender)
    grounds = [won(field.state, fought, exchanges(field.state, fought), side) for side in sides]
    for attack, row in enumerate(told.cells):
        for defence, cell in enumerate(row):
            found = exchange(field.state, fought, attack, defence)
            assert cell.text == f"{found.attacker}:{found.defender}"
            stars = found.attacker, "*" * found.attacker_hacked, ":", found.defender, "*" * found.defender_hacked
            assert f"{PLANS[attack]} against {PLANS[defence]} " in told.label
            assert "".join(map(str, stars)) in told.label
            likely = [seat for seat, ground in enumerate(grounds) if ground[attack][defence] > 0.5]
            assert cell.seat == (likely[0] if likely else None)
    assert [head.text for head in told.rows] == [head.text for head in told.columns] == ["Charge", "Careful", "Clever"]
    both = [each.won for each in prospects(field.state, fought, fought.attacker)]
    assert sum(both) / 3 == pytest.approx(attacker_wins(field.state, fought))
    words = [f"with {plan} in {percent(chance)}" for plan, chance in zip(PLANS, both, strict=True)]
    assert all(each in told.label for each in words)
    assert (told.row, told.column) == (None, None)
    field.say("krug: charge", "vashka: careful")
    assert not any(isinstance(thing, Outcomes) for thing in scene(field).things)


@pytest.mark.rule("OW 20.3")
def test_a_plan_that_is_known_stands_out_in_it() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads"), lead("vashka", "clank", "9", "pot-knights", shaman=True))
    field.say("krug: march ma-gash land-9", "krug: clever")
    told = next(thing for thing in scene(field, "vashka").things if isinstance(thing, Outcomes))
    assert (told.row, told.column) == (2, None)


def test_who_flees_is_told_without_an_error_and_a_pair_that_may_end_both_is_nobodys() -> None:
    field = Field(lead("krug", "boss-anvil", "8", shaman=True), lead("vashka", "wobbly-ur", "9"))
    field.say("krug: march boss-anvil land-9")
    told = next(thing for thing in scene(field).things if isinstance(thing, Outcomes))
    assert [[cell.seat for cell in row] for row in told.cells] == [[None, 0, None], [0, 0, 0], [0, 0, 0]]
    assert "charge against charge neither, 3*:6*" in told.label
    field.say("vashka: flee")
    told = next(thing for thing in scene(field).things if isinstance(thing, Outcomes))
    assert (told.row, told.column) == (None, None)


@pytest.mark.rule("OW 6.5")
def test_units_to_choose_from_lie_on_the_sheet() -> None:
    field = Field(lead("krug", "ma-gash", "8", "loud-lads pot-knights"))
    field.say("krug: leave ma-gash")
    seen = scene(field)
    assert words(seen) == ["Ma Gash's units"]
    assert cards(seen) == ["Loud Lads", "Pot Knights"]


@pytest.mark.rule("OW 11.1")
def test_an_offer_is_seen_by_whom_it_is_made_to_alone() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("vashka", "clank", "9"),
        hands={"krug": "shaman", "vashka": "spy"},
        phase=TRADING,
        seats=3,
    )
    field.say("krug: trade vashka", "krug: offer shaman")
    assert cards(scene(field, "vashka")) == ["Shaman"]
    assert cards(scene(field, "olm")) == [""], "a back"
    assert sheet(scene(field, "krug")) is None, "it is in the own hand"


@pytest.mark.rule("OW 11.1")
def test_captives_that_may_be_wanted_lie_on_the_sheet_and_not_for_who_has_them_in_hand() -> None:
    field = Field(
        lead("krug", "ma-gash", "8"),
        lead("vashka", "clank", "9"),
        hands={"krug": "shaman"},
        captives={"vashka": "old-drip"},
        phase=TRADING,
    )
    field.say("krug: trade vashka")
    assert cards(scene(field, "krug")) == ["Old Drip"]
    assert sheet(scene(field, "vashka")) is None
    assert [card.title for card in scene(field, "vashka").hand] == ["Old Drip"]


# The hand, and what lies beside the map.


def test_captives_are_with_the_hand() -> None:
    field = Field(hands={"krug": "spy"}, gold={"krug": "gold-3"}, captives={"krug": "clank"})
    assert [card.title for card in scene(field).hand] == ["Spy", "3 gold", "Clank"]
    assert scene(field).hand[-1].body == "Your captive"
    assert scene(field, "vashka").hand == ()
    assert scene(field, "vashka").seats[0].notes == ("holds Clank",)


def test_hands_are_not_listed_beside_the_map() -> None:
    field = Field(hands={"vashka": "spy"})
    assert field.match.scene(orcade.OPEN).seats[1].notes == scene(field).seats[1].notes == ()


@pytest.mark.rule("OW 25.2", "OW 25.3")
def test_both_aims_stay_in_sight() -> None:
    field = Field(
        held("1", "krug"), held("2", "krug", "loud-lads", fortress=2), lead("vashka", "clank", "9", "pot-knights")
    )
    seen = scene(field)
    assert [(each.name, each.value, each.full) for each in seen.seats[0].gauges[:2]] == [
        ("Lands", 3, 10),
        ("Armies", 0, 5),
    ]
    assert seen.headline == "Round 1 · Krug's turn · Krug leads: 3 lands"


@pytest.mark.rule("OW-48")
def test_the_last_round_is_told_when_it_is_near() -> None:
    wars = Field(held("1", "krug")).wars
    told = {}
    for wars.round in (20, 21, 25):
        told[wars.round] = headline(wars).partition(" · ")[0]
    assert told == {20: "Round 20", 21: "Round 21 of 25", 25: "Round 25 of 25"}


@pytest.mark.rule("OW 25.2", "OW 25.3")
def test_who_is_nearest_is_told_and_who_is_one_short() -> None:
    def told(*things: Held, seats: int = 2) -> str:
        return scene(Field(*things, seats=seats)).headline.rpartition(" · ")[2]

    def lands(name: str, *numbers: int) -> list[Held]:
        return [held(str(number), name) for number in numbers]

    assert told(*lands("krug", 1, 2), *lands("vashka", 3, 4)) == "Krug and Vashka: 2 lands"
    assert told(held("1", "krug"), held("2", "vashka"), held("3", "olm"), seats=3) == "Three lead: 1 land"
    assert told(*lands("krug", *range(1, 10)), *lands("vashka", 11)) == "Krug needs 1 land more"
    assert told(*lands("krug", *range(1, 10)), *lands("vashka", *range(10, 19))) == "Krug, Vashka need 1 land"


@pytest.mark.rule("OW 25.1")
def test_who_has_announced_wins_in_so_many_turns() -> None:
    lands = tuple(held(str(number), "vashka") for number in range(1, 11))
    assert scene(Field(*lands, announced={"vashka": LEADERS})).headline.startswith("Vashka wins in 2 turns · ")
    assert scene(Field(*lands, announced={"vashka": LEADERS}, turns=1)).headline.startswith("Vashka wins in 1 turn · ")
    assert headline(Field(*lands, announced={"vashka": LEADERS}, phase=TRADING).wars).startswith(
        "Vashka wins after trading · "
    )
    taken = Field(*lands[1:], announced={"vashka": LEADERS})
    assert scene(taken).headline.endswith("Vashka needs 1 land more"), "nobody wins who does not hold it"
    others = tuple(held(str(number), "krug") for number in range(11, 17))
    both = Field(*lands[:8], *others, seats=4, announced={"krug": LANDS, "vashka": LANDS}).wars
    assert headline(both).startswith("Vashka wins in 4 turns · ")
    over = Field(*lands, announced={"vashka": LEADERS}).wars
    over.ending = Ending([2, 1], "Vashka has held the victory.", "OW 25.1")
    assert headline(over).endswith("Vashka has 10 lands")
    assert [panel(over, seat).came_to for seat in (0, 1)] == ["0 lands, 0 armies", "10 lands, 0 armies"]


@pytest.mark.rule("OW 21.1", "OW 23.1")
def test_plans_damage_and_who_was_not_obeyed() -> None:
    field = battle()
    field.say("krug: careful", "vashka: clever")
    attacker = [thing.text for thing in scene(field).things if isinstance(thing, Caption) and "attacker" in thing.id]
    assert attacker == ["Krug", "Charge", "not as told", "takes 8,", "all of 8"]


def test_below_the_figures_of_who_fights_stands_what_becomes_of_him() -> None:
    field = battle()
    field.say("krug: careful", "vashka: clever", "krug: hit loud-lads")
    fighters = [thing for thing in scene(field).things if isinstance(thing, Card) and thing.id.startswith("fighter")]
    assert [chip.title for chip in fighters] == ["4 damage", "4 damage", "Clank", "Pot Knights"]
    assert not any(chip.body for chip in fighters), "what is printed besides could not be read there"


@pytest.mark.rule("OW 20.4")
def test_from_behind_walls_a_careful_advance_is_a_careful_defence() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads"),
        lead("vashka", "clank", "9", "pot-knights"),
        held("9", "vashka", fortress=1),
        dice=(1, 1, 1, 1),
    )
    field.say("krug: march ma-gash land-9", "krug: careful", "vashka: careful")
    assert {"Careful", "Careful defence"} <= set(words(scene(field)))


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (4, 1), (6, 1), (7, 2), (11, 2)])
def test_chips_lie_within_the_sheet_in_as_many_rows_as_show_more_of_each(count: int, rows: int) -> None:
    size, places = laid_out(count, 0, 0, 7, 3.2)
    assert len(places) == count
    assert len({y for _, y in places}) == rows
    assert all(size / 2 - 0.01 <= x <= 7 - size / 2 + 0.01 for x, _ in places)
    assert all(size * TALL / 2 <= y <= 3.2 - size * TALL / 2 for _, y in places)


# What is told about a thing that is no choice.


def told(field: Field, id: str) -> list[str]:
    """Why a click on a thing means nothing now."""
    seen = scene(field)
    thing = next(each for each in (*seen.things, *seen.hand) if each.id == id)
    whys = [field.match.game.refusal(field.match.view(0), 0, words) for words in thing.tries]
    return [f"{why.rule}: {why.text}" for why in whys if why is not None]


def test_a_click_in_vain_is_told_the_reason_and_nothing_else() -> None:
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads", moved=True),
        lead("vashka", "clank", "9"),
        hands={"krug": "snot-archers"},
        caravans={"caravan-2-there": 2},
    )
    wagon = field.state.caravans[0].chip
    assert told(field, f"chip-{field.chip('ma-gash')}") == ["OW 6.1: Ma Gash has used up his move of this turn"]
    assert told(field, f"chip-{field.chip('clank')}") == ["OW 9.1: you hold no spy"]
    assert told(field, f"chip-{wagon}") == ["OW 1.1: say which leader: yours is Ma Gash"]
    assert told(field, f"chip-{field.state.players[0].hand[0]}") == ["OW 10.3: units are put back at the end of a turn"]


def active(field: Field) -> list[str]:
    """The leaders whom a page shows as those in question."""
    return [name for name, stack in stacks(field).items() if "active" in stack.states]


def test_leaders_whom_a_question_is_about_are_shown() -> None:
    """A page seen from near goes where they are."""
    field = Field(
        lead("krug", "ma-gash", "8", "loud-lads tusk-polishers"),
        lead("krug", "clank", "8"),
        lead("vashka", "axle-ug", "north-1"),
        lead("krug", "old-drip", "1"),
    )
    assert active(field) == []
    field.say("krug: leave ma-gash")
    assert active(field) == ["Ma Gash"]
    field.say("krug: leave loud-lads", "krug: march old-drip north-1")
    assert field.question == WHETHER_TO_FIGHT
    assert active(field) == ["Old Drip"]
    field.say("krug: no")
    assert active(field) == ["Old Drip"], "asked of Vashka, it is about the same"
