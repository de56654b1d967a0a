"""Who commands, what is planned, and whether it is done (OW 20 – OW 22)."""

from __future__ import annotations

import pytest

from orcade.games.orcwars.answers.battles import Plan
from orcade.games.orcwars.answers.trading import SURE
from orcade.games.orcwars.battles.leadership import plan_of_chance
from orcade.games.orcwars.events.battles import Does, Plans, Stupid, does_id, name_id
from orcade.games.orcwars.events.retreats import MustRetreat
from orcade.games.orcwars.pieces import CAREFUL, CHARGE, CLEVER, NOBODY

from .battle_positions import Field, army, place

THREE = ["charge", "careful", "clever"]
LAND = 5


def orcs_against_orcs(*dice: int, fortress: int = 0) -> Field:
    """Power 12 attacks power 8; both leaders have authority 5, and troops that are not native."""
    return Field(
        army(0, "clank", LAND, "door-knockers spoke-breakers"),
        army(1, "ma-gash", LAND, "pot-knights"),
        place(LAND, 1, fortress=fortress),
        dice=dice,
        rest=True,
    )


# Commanders.


@pytest.mark.rule("OW-9")
@pytest.mark.rule("OW 1.1")
def test_several_leaders_attack_together_and_one_commands() -> None:
    field = Field(
        army(0, "clank", LAND, "nail-chewers"),
        army(0, "snik-last-out", LAND, "bucket-yappers"),
        army(1, "ma-gash", LAND, "hedge-choppers"),
        place(LAND, 1, "loud-lads"),
        dice=(1, 1),
        rest=True,
    ).fight("clank snik-last-out")
    assert field.asked == [(0, ["command clank", "command snik-last-out"])]
    assert field.match is not None
    (ask,) = field.match.asks
    assert [option.label(field.match.view(0)) for option in ask.options] == ["Clank commands", "Snik Last-Out commands"]
    field.say("0: command snik-last-out", "0: charge | 1: careful")
    assert (field.blows.power, field.blows.against) == (5 + 4 + 4 + 1, 5 + 4 + 4)


# Plans.


@pytest.mark.rule("OW 20.1")
@pytest.mark.rule("OW-54")
def test_both_plan_at_once() -> None:
    field = orcs_against_orcs().fight("clank")
    assert field.asked == [(0, THREE), (1, THREE)]


def test_who_is_sure_to_win_may_leave_it_to_what_costs_least() -> None:
    weak = Field(army(0, "clank", LAND, "door-knockers spoke-breakers"), place(LAND, 1, "redtusk-runts"), rest=True)
    weak.fight("clank")
    assert weak.match is not None
    assert [tuple(ask.about) for ask in weak.match.asks] == [(SURE,)]
    even = orcs_against_orcs().fight("clank")
    assert even.match is not None
    assert [tuple(ask.about) for ask in even.match.asks] == [(), ()]


@pytest.mark.rule("OW 23.4", "OW-44")
def test_who_may_fall_of_a_single_point_of_damage_is_not_sure_to_win() -> None:
    """Axle Ug (4) has more power left than Slow Dora (3) by any table, but a chief may die of one point."""
    chiefs = Field(army(0, "slow-dora", LAND), army(1, "axle-ug", LAND)).fight("slow-dora")
    assert chiefs.match is not None
    assert [tuple(ask.about) for ask in chiefs.match.asks] == [(), ()]


@pytest.mark.rule("OW 20.3")
def test_who_has_the_only_shaman_sees_the_other_plan_first() -> None:
    field = Field(army(0, "clank", LAND, "nail-chewers", shaman=True), army(1, "ma-gash", LAND, "loud-lads"))
    field.fight("clank")
    assert field.asked == [(1, THREE)]
    field.say("1: clever")
    assert field.story[-1] == "Vashka plans: clever."
    assert field.asked == [(0, THREE)]


@pytest.mark.rule("OW 20.3")
def test_two_shamans_are_worth_nothing() -> None:
    field = Field(
        army(0, "clank", LAND, "nail-chewers", shaman=True), army(1, "ma-gash", LAND, "loud-lads", shaman=True)
    )
    assert [seat for seat, _ in field.fight("clank").asked] == [0, 1]


@pytest.mark.rule("OW-63")
@pytest.mark.parametrize(("attacker", "defender", "asked"), [(0, 0, [1]), (0, 1, [1]), (1, 1, [1])])
def test_a_spy_who_listens_beats_every_shaman(attacker: int, defender: int, asked: list[int]) -> None:
    field = Field(
        army(0, "clank", LAND, "nail-chewers", shaman=bool(attacker)),
        army(1, "ma-gash", LAND, "loud-lads", shaman=bool(defender)),
        overheard=True,
    ).fight("clank")
    assert [seat for seat, _ in field.asked] == asked
    assert not field.state.overheard


@pytest.mark.rule("OW-72")
def test_a_spy_is_not_used_up_where_a_surprise_leaves_no_plans() -> None:
    field = Field(
        army(0, "clank", LAND, "nail-chewers"),
        army(1, "ma-gash", LAND, "loud-lads"),
        place(LAND, 1, fortress=2),
        overheard=True,
    ).fight("clank", surprise=True)
    assert field.state.overheard


@pytest.mark.rule("OW-72", "OW-36")
def test_a_spy_is_not_used_up_where_a_garrison_has_no_plan() -> None:
    field = Field(army(0, "clank", LAND, "nail-chewers"), place(LAND, 1, "loud-lads"), overheard=True, rest=True).fight(
        "clank"
    )
    field.say("0: charge")
    assert field.state.overheard


@pytest.mark.rule("OW-63")
def test_a_spy_listens_for_nobody_but_his_player() -> None:
    field = Field(
        army(0, "clank", LAND, "nail-chewers"), army(1, "ma-gash", LAND, "loud-lads"), overheard=True, turn=1
    ).fight("clank")
    assert [seat for seat, _ in field.asked] == [0, 1]
    assert field.state.overheard


@pytest.mark.rule("OW 20.2")
def test_a_lonely_chief_who_is_attacked_may_flee() -> None:
    field = Field(army(0, "clank", LAND, "nail-chewers"), army(1, "ma-gash", LAND)).fight("clank")
    assert field.asked == [(0, THREE), (1, [*THREE, "flee"])]


@pytest.mark.rule("OW-37")
def test_an_attacker_may_not_flee() -> None:
    field = Field(army(0, "clank", LAND), army(1, "ma-gash", LAND, "loud-lads")).fight("clank")
    assert field.asked == [(0, THREE), (1, THREE)]


@pytest.mark.rule("OW 20.2")
@pytest.mark.rule("OW 17.2")
def test_who_flees_rolls_with_his_shaman_who_joins_the_winner() -> None:
    field = Field(
        army(0, "clank", LAND, "nail-chewers"), army(1, "ma-gash", LAND, shaman=True), place(LAND, 1), dice=(5,)
    ).fight("clank")
    assert field.asked == [(0, THREE)]
    field.say("0: charge")
    assert field.asked == [(1, [*THREE, "flee"])]
    field.say("1: flee")
    field.say(f"1: {field.asked[0][1][0]}")
    assert field.holds
    assert field.at("ma-gash") in field.beside(LAND)
    assert (field.shaman("clank"), field.shaman("ma-gash")) == (True, False)
    assert field.owner(LAND) == 0


@pytest.mark.rule("OW 20.2")
@pytest.mark.rule("OW 18.2")
def test_who_does_not_get_away_is_captured() -> None:
    field = Field(army(0, "clank", LAND, "nail-chewers"), army(1, "ma-gash", LAND), dice=(5,)).fight("clank")
    field.say("0: charge | 1: flee")
    assert field.holds
    assert field.slugs(field.player(0).captives) == ["ma-gash"]


def careful(field: Field) -> list[str]:
    """What the careful plan of each side is called."""
    assert field.match is not None
    return [tuple(ask.options)[1].label(field.match.view(ask.seat)) for ask in field.match.asks]


@pytest.mark.rule("OW 20.4")
def test_in_a_fortress_the_careful_plan_is_a_defence() -> None:
    field = Field(
        army(0, "clank", LAND, "nail-chewers"), army(1, "ma-gash", LAND, "loud-lads"), place(LAND, 1, fortress=1)
    ).fight("clank")
    assert careful(field) == ["Careful", "Careful defence"]
    assert careful(orcs_against_orcs().fight("clank")) == ["Careful", "Careful"]


@pytest.mark.rule("OW 20.5")
def test_who_comes_from_below_takes_a_fortress_by_surprise() -> None:
    """Nobody is asked, nobody has to be obeyed: clever against careful, 1:5 and 1:1, less what the walls absorb."""
    field = orcs_against_orcs(fortress=2).fight("clank", surprise=True)
    assert "Krug comes from below and takes the fortress by surprise." in field.story
    assert not field.events(Does)
    assert (field.blows.damage, field.blows.damage_against) == (8 // 5, 12 - 2)


@pytest.mark.rule("OW 20.5", "OW-36")
@pytest.mark.parametrize("owner", [1, NOBODY])
def test_troops_without_a_leader_who_are_surprised_are_careful_too(owner: int) -> None:
    """No die: clever against careful, 9 against 3, less 1 for the walls."""
    field = Field(army(0, "clank", LAND, "nail-chewers"), place(LAND, owner, "door-knockers", fortress=1), rest=True)
    field.fight("clank", owner, surprise=True)
    assert not field.events(Does)
    assert (field.blows.damage, field.blows.damage_against) == (0, 8)


@pytest.mark.rule("OW 20.5")
def test_without_a_fortress_there_is_no_surprise() -> None:
    assert len(orcs_against_orcs().fight("clank", surprise=True).asked) == 2


@pytest.mark.rule("OW-36")
def test_a_garrison_has_no_plan_and_leaves_it_to_the_die() -> None:
    field = Field(
        army(0, "clank", LAND, "nail-chewers"), place(LAND, 1, "pot-knights", fortress=1), dice=(1, 3), rest=True
    )
    field.fight("clank")
    assert field.asked == [(0, THREE)]
    field.say("0: clever")
    assert field.plan(1) == CAREFUL  # 3 and 1 for the fortress


@pytest.mark.rule("OW-72")
def test_a_spy_does_not_listen_to_neutral_troops() -> None:
    field = Field(army(0, "clank", LAND, "nail-chewers"), place(LAND, NOBODY, "loud-lads"), overheard=True, rest=True)
    field.fight("clank", NOBODY).say("0: charge")
    assert field.state.overheard


# Leadership.


@pytest.mark.rule("OW 21.1")
@pytest.mark.rule("OW-53")
def test_each_failed_check_is_followed_by_its_die_the_attackers_first() -> None:
    field = orcs_against_orcs(6, 4, 6, 6).fight("clank").say("0: charge | 1: charge")
    assert [(each.seat, each.plan, each.obeyed) for each in field.events(Does)] == [
        (0, CAREFUL, False),
        (1, CLEVER, False),
    ]


@pytest.mark.rule("OW 13.2")
@pytest.mark.parametrize(
    ("leader", "units", "obeyed"),
    [
        ("clank", "nail-chewers gate-gnawers", 6),  # of his tribe, from both homes
        ("clank", "bucket-yappers sneeze-scouts", 6),  # kobolds and goblins
        ("clank", "nail-chewers bucket-yappers", 6),
        ("clank", "nail-chewers door-knockers", 5),
        ("boss-anvil", "nail-chewers", 7),
    ],
)
def test_natives_and_small_folk_alone_obey_more_easily(leader: str, units: str, obeyed: int) -> None:
    for die in (obeyed, obeyed + 1):
        field = Field(
            army(0, leader, LAND, units),
            army(1, "ma-gash", LAND, "pot-knights"),
            dice=(die, *(6,) * (die > obeyed)),
            rest=True,
        )
        field.fight(leader).say("0: charge | 1: charge")
        assert field.events(Does)[0].obeyed is (die == obeyed)


@pytest.mark.rule("OW 13.2")
@pytest.mark.rule("OW-28")
@pytest.mark.parametrize("die", [6, 7])
def test_the_commander_of_a_fortress_is_obeyed_more_easily(die: int) -> None:
    field = orcs_against_orcs(1, die, fortress=1).fight("clank").say("0: charge | 1: charge")
    assert field.events(Does)[1].obeyed is (die == 6)


@pytest.mark.rule("OW-38")
def test_a_fortress_is_of_no_use_to_who_attacks_it() -> None:
    """A 6 is too much for authority 5, and a 3 is a charge; the defender's 5 and 1 are a clever strategy."""
    field = orcs_against_orcs(6, 3, 8, 5, fortress=1).fight("clank").say("0: clever | 1: charge")
    assert [(each.plan, each.obeyed) for each in field.events(Does)] == [(CHARGE, False), (CLEVER, False)]


@pytest.mark.rule("OW 13.4")
@pytest.mark.parametrize("die", [7, 8])
def test_an_8_always_fails(die: int) -> None:
    """Authority 6, all native, and a fortress: 8."""
    field = Field(
        army(0, "ma-gash", LAND, "pot-knights"),
        army(1, "boss-anvil", LAND, "nail-chewers"),
        place(LAND, 1, fortress=4),
        dice=(1, die),
        rest=True,
    )
    field.fight("ma-gash").say("0: charge | 1: charge")
    assert field.events(Does)[1].obeyed is (die == 7)


def lines(field: Field, kind: type[Plans | Does | MustRetreat]) -> list[tuple[str, str]]:
    """What is written beside the sides of a battle, and where."""
    return [
        (impact.thing, impact.text)
        for event in field.events(kind)
        for impact in event.impacts()
        if impact.thing in (does_id(True), does_id(False), name_id(True), name_id(False))
    ]


def test_it_is_told_beside_a_side_what_was_planned_and_what_came_of_it() -> None:
    """The attacker's troops do not obey, and charge."""
    field = orcs_against_orcs(8, 1, 1).fight("clank").say("0: clever | 1: careful").finish()
    assert lines(field, Plans) == [(does_id(True), "clever"), (does_id(False), "careful")]
    assert lines(field, Does) == [(does_id(True), "not clever but charge"), (does_id(False), "careful")]


@pytest.mark.parametrize("attacks", [False, True])
def test_it_is_told_beside_the_winner_that_he_holds_the_ground(attacks: bool) -> None:
    told = MustRetreat(1, 0, "Sootpit", attacks).impacts()
    assert (name_id(not attacks), "Krug stays") in [(impact.thing, impact.text) for impact in told]


@pytest.mark.rule("OW-37")
def test_without_troops_nobody_has_to_obey() -> None:
    """Clever against careful among lone leaders of 5: 2 damage to the attacker, 1 to the defender."""
    field = Field(army(0, "clank", LAND), army(1, "ma-gash", LAND), rest=True).fight("clank")
    field.say("0: clever | 1: careful")
    assert not field.events(Does)
    assert (field.blows.damage, field.blows.damage_against) == (2, 1)


@pytest.mark.rule("OW 21.2")
@pytest.mark.parametrize(
    ("die", "modifier", "plan"),
    [
        (1, 0, CHARGE),
        (3, 0, CHARGE),
        (4, 0, CAREFUL),
        (5, 0, CAREFUL),
        (6, 0, CLEVER),
        (6, -1, CAREFUL),
        (4, -1, CHARGE),
        (3, 1, CAREFUL),
        (5, 1, CLEVER),
        (6, 2, CLEVER),
        (1, 2, CHARGE),
    ],
)
def test_plans_of_chance(die: int, modifier: int, plan: int) -> None:
    assert plan_of_chance(die, modifier) == plan


@pytest.mark.rule("OW 21.2")
@pytest.mark.parametrize(
    ("units", "fortress", "plan"),
    [
        ("second-helpings", 0, CHARGE),  # 4 less 1 for an ogre
        ("bridge-sitters", 0, CHARGE),  # for a troll
        ("loud-lads", 0, CAREFUL),
        ("drill-squad", 0, CAREFUL),
        ("shin-kickers", 0, CAREFUL),  # 5 for a goblin
        ("ankle-biters", 1, CLEVER),  # 6 for a kobold in a fortress
        ("second-helpings", 1, CAREFUL),
        ("second-helpings ankle-biters", 0, CHARGE),  # the biggest counts
    ],
)
def test_the_biggest_troop_and_a_fortress_change_the_die(units: str, fortress: int, plan: int) -> None:
    field = Field(
        army(0, "boss-anvil", LAND, "anvil-throwers nail-chewers rivet-boys"),
        place(LAND, NOBODY, units, fortress=fortress),
        dice=(1, 4),
        rest=True,
    )
    field.fight("boss-anvil", NOBODY).say("0: charge")
    assert field.plan(NOBODY) == plan


@pytest.mark.rule("OW-38")
def test_a_tie_of_the_biggest_is_its_owners_choice() -> None:
    field = Field(
        army(0, "clank", LAND, "borrowed-boots door-knockers"),
        army(1, "ma-gash", LAND, "pot-knights"),
        dice=(8, 5),
        rest=True,
    )
    field.fight("clank").say("0: charge | 1: charge")
    assert field.asked == [(0, ["biggest borrowed-boots", "biggest door-knockers"])]
    field.say("0: biggest borrowed-boots")
    assert field.plan(0) == CLEVER


@pytest.mark.rule("OW-38")
def test_a_tie_among_nobodys_troops_is_the_acting_players_choice() -> None:
    field = Field(
        army(0, "boss-anvil", LAND, "nail-chewers"),
        place(LAND, NOBODY, "borrowed-boots door-knockers"),
        dice=(1,),
        turn=1,
    )
    field.fight("boss-anvil", NOBODY).say("0: charge")
    assert field.asked == [(1, ["biggest borrowed-boots", "biggest door-knockers"])]


# Stupid trolls.


@pytest.mark.rule("OW 22.1")
@pytest.mark.parametrize(
    ("plan", "die", "power"),
    [("charge", 1, 4), ("charge", 2, 8), ("careful", 1, 4), ("careful", 2, 8), ("clever", 2, 4), ("clever", 3, 8)],
)
def test_a_stupid_troll_does_not_fight(plan: str, die: int, power: int) -> None:
    field = Field(
        army(0, "uncle-boulder", LAND, "bridge-sitters"),
        army(1, "lord-gravy", LAND, "the-big-table"),
        dice=(1, 1, die),
        rest=True,
    )
    field.fight("uncle-boulder").say(f"0: {plan} | 1: charge")
    assert field.blows.power == power


@pytest.mark.rule("OW 22.2")
def test_a_stupid_troll_stays_with_his_leader_who_retreats() -> None:
    """Power 4 against 11: the leader is hacked, gets away with a 2, and the troll goes with him."""
    field = Field(
        army(0, "uncle-boulder", LAND, "bridge-sitters"),
        army(1, "lord-gravy", LAND, "the-big-table"),
        place(LAND, 1),
        dice=(1, 1, 1, 6, 2),  # both are obeyed, stupid, the ogre who was hit falls, away
    )
    field.fight("uncle-boulder").say("0: charge | 1: charge", "1: hit the-big-table").finish()
    assert not field.holds
    assert field.units("uncle-boulder") == ["bridge-sitters"]
    assert field.at("uncle-boulder") in field.beside(LAND)


@pytest.mark.rule("OW 22.2")
@pytest.mark.parametrize(("die", "taken"), [(5, True), (6, False)])
def test_stupid_trolls_of_a_side_that_is_wiped_out_may_join_the_winner(die: int, taken: bool) -> None:
    field = Field(
        army(0, "lord-gravy", LAND, "the-big-table"),
        place(LAND, NOBODY, "bridge-sitters"),
        dice=(1, 1, 1, die),  # obeyed, a charge, stupid; authority 4 and 1 for natives
    )
    field.fight("lord-gravy", NOBODY).say("0: charge")
    assert field.holds
    assert field.units("lord-gravy") == ["the-big-table", *["bridge-sitters"] * taken]
    assert field.in_cup("bridge-sitters") is not taken


@pytest.mark.rule("OW-40")
@pytest.mark.rule("OW 22.2")
@pytest.mark.parametrize(("die", "taken"), [(5, True), (6, False)])
def test_a_stupid_troll_is_no_target_and_alone_no_side(die: int, taken: bool) -> None:
    """11 against a kobold of 1, both charge: the kobold falls, and the troll is left over."""
    field = Field(
        army(0, "lord-gravy", LAND, "the-big-table"),
        place(LAND, 1, "bridge-sitters bucket-yappers"),
        dice=(1, 1, 1, 1, 6, die),  # obeyed, charge, stupid, one survives, no surrender; authority 4 and 1 for natives
    ).fight("lord-gravy")
    field.say("0: charge", "0: hit the-big-table")
    assert (field.blows.against, field.blows.damage_against) == (1, 11)
    assert field.holds
    assert field.in_cup("bucket-yappers")
    assert ("bridge-sitters" in field.units("lord-gravy")) is taken
    assert field.owner(LAND) == 0


@pytest.mark.rule("OW-40")
@pytest.mark.rule("OW 22.2")
def test_a_stupid_troll_of_the_winner_is_with_his_army_again() -> None:
    """9 against 1, both careful; the stupid troll counts for nothing."""
    field = Field(
        army(0, "lord-gravy", LAND, "bridge-sitters mas-own-mob"),
        place(LAND, NOBODY, "bucket-yappers"),
        dice=(1, 3, 1, 6),  # obeyed, 3 and 1 for a kobold: careful, stupid, no surrender
    ).fight("lord-gravy", NOBODY)
    field.say("0: careful")
    assert field.blows.power == 9
    assert field.holds
    assert field.units("lord-gravy") == ["bridge-sitters", "mas-own-mob"]


@pytest.mark.rule("OW-66")
def test_a_troll_leader_is_not_stupid() -> None:
    field = Field(army(0, "uncle-boulder", LAND), army(1, "ma-gash", LAND), rest=True).fight("uncle-boulder")
    field.say("0: charge | 1: charge")
    assert not field.events(Stupid)
    assert field.blows.power == 4


def test_words_of_plans() -> None:
    assert [Plan(plan).notation(Field().state) for plan in range(4)] == [*THREE, "flee"]
