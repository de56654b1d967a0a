"""What a player sees of the pit, is told about a choice, and hears when something cannot be done."""

from __future__ import annotations

import re
from random import Random

import pytest

import orcade
from orcade import OPEN, SPECTATOR, draw
from orcade.draw.kit import HARM, POSES
from orcade.games.pit_fighting import GAME
from orcade.games.pit_fighting.events import Fought, Hurt
from orcade.games.pit_fighting.pieces import FIGHTERS, KNOCKED_OUT, Pit
from orcade.games.pit_fighting.scene import scene as scene_of
from orcade.table.requests import FEAT, MISSED, SCORE, WOUND
from orcade.table.scene import Scene
from orcade.table.things import Caption, Card, Gauge, Path, Piece, Pile, Thing

from .positions import GNASH, THUD, Table, position


def thing(scene: Scene, id: str) -> Thing:
    return next(thing for thing in scene.things if thing.id == id)


def test_own_hand_below_and_backs_above() -> None:
    table = Table(position(hands=("9C 2H AS", "5S 6D")))
    scene = table.match.scene(GNASH)
    assert [card.label for card in scene.hand] == ["Nine of clubs", "Ace of spades", "Two of hearts"]
    backs = [thing for thing in scene.things if isinstance(thing, Card)]
    assert [card.title for card in backs] == ["", ""]
    assert all(card.y < 2 for card in backs)
    assert {card.label for card in backs} == {"A card, in Thud’s hand"}
    assert table.match.scene(THUD).hand[0].label == "Five of spades"


def test_spectators_see_two_hands_of_backs_and_open_tables_all_faces() -> None:
    match = Table(position(hands=("9C 2H AS", "5S 6D"))).match
    watched = match.scene(SPECTATOR)
    assert not watched.hand
    assert [card.title for card in watched.things if isinstance(card, Card)] == [""] * 5
    assert all(card.title for card in match.scene(OPEN).things if isinstance(card, Card))


@pytest.mark.parametrize("seat", [GNASH, SPECTATOR])
def test_hands_on_the_table_lie_within_the_board_and_beside_the_damage(seat: int) -> None:
    scene = Table(position(hands=("9C 2H AS 3C 4C 5C 6C", "5S 6D 7S 8S 9S 10S JS"))).match.scene(seat)
    cards = [thing for thing in scene.things if isinstance(thing, Card)]
    assert cards
    for card in cards:
        half, high = card.width / 2, card.width * 0.7
        assert high <= card.y <= scene.height - high
        gauge = thing(scene, f"damage-{THUD if card.y < 2 else GNASH}")
        assert isinstance(gauge, Gauge)
        beside = card.x - half > gauge.x + 1 or card.y - high > gauge.y + 0.2
        assert beside


def test_a_card_that_everybody_knows_lies_open_in_the_hand() -> None:
    table = Table(position(hands=("4H 5H", "2C 6D"), outs=("", "9C"))).play("gnash snatch 4H", "thud pass")
    held = [thing for thing in table.match.scene(THUD).things if isinstance(thing, Card) and thing.title]
    assert [card.label for card in held] == ["Nine of clubs, in Gnash’s hand"]


def test_what_is_written_over_the_fence_is_dark_on_light_in_both_themes() -> None:
    table = Table(position(hands=("9C", "5S 6D")))
    drawn = draw.svg(table.match.scene(OPEN))
    assert re.search(r'class="o-text o-line o-named"[^>]*>seen<', drawn)


def test_piles_tell_what_lies_on_top() -> None:
    table = Table(position(hands=("4H 5H", "2C 6D"), outs=("2S 3S", ""), discard="5C 6C 7C"))
    scene = table.match.scene(GNASH)
    out, discard = thing(scene, "out-0"), thing(scene, "discard")
    assert isinstance(out, Pile)
    assert isinstance(discard, Pile)
    assert out.top is not None
    assert (out.count, out.top.title) == (2, "Three of spades")
    assert discard.label == (
        "The Discard pile, 3 cards; on top the seven of clubs, then the six of clubs, then the five of clubs"
    )


def test_the_headline_follows_the_fight() -> None:
    table = Table(position(hands=("9C 2H", "9S 6D"), round=2), 1, 1)
    headlines = [table.match.scene(GNASH).headline]
    for line in ("gnash attack 9C", "thud defend 9S", "gnash pass", "thud pass", "gnash pass"):
        table.play(line)
        headlines.append(table.match.scene(GNASH).headline)
    assert headlines == [
        "Round 2: circling",
        "Round 2: attack",
        "Round 2: Brutality",
        "Round 2: Brutality",
        "Round 2: Reinforcements",
        "Round 2: Reinforcements",
    ]


def test_combat_values_stand_in_the_pit() -> None:
    table = Table(position(hands=("9C 8C 2H", "7S 6D"))).play("gnash attack 9C", "thud defend 7S")
    scene = table.match.scene(GNASH)
    mine, theirs = thing(scene, "value-0"), thing(scene, "value-1")
    assert isinstance(mine, Caption)
    assert isinstance(theirs, Caption)
    assert (mine.text, theirs.text) == ("9", "7")
    assert theirs.label == "Thud: Combat Value 7"
    assert thing(scene, "lead").label == "In the Result, as it stands, Gnash's die +2: wins 72 %"
    assert thing(scene, "stance-1").label == "Thud defends"


def test_damage_is_a_gauge_of_five() -> None:
    scene = Table(position(hands=("9C 2H", "7S 6D"), damage=(3, 1))).match.scene(GNASH)
    gauge = thing(scene, "damage-0")
    assert isinstance(gauge, Gauge)
    assert (gauge.value, gauge.full) == (3, 5)
    assert scene.seats[GNASH].gauges[0].value == 3
    for fighter in (0, 1):
        name, damage = (thing(scene, f"{what}-{fighter}") for what in ("name", "damage"))
        assert isinstance(name, Caption)
        assert isinstance(damage, Gauge)
        assert name.y == damage.y, "beside his name"


def test_click_the_card_and_then_where_it_goes() -> None:
    table = Table(position(hands=("9C 3S 4H JD AH", "7S 6D"), outs=("2D", "3D"), damage=(1, 0)))
    question = table.match.scene(GNASH).question
    assert question is not None
    things = {choice.say: choice.things for choice in question.choices}
    nine, three, four, jack, ace = (f"card-{card}" for card in (8, 15, 29, 49, 26))
    assert things["attack 9C"] == (nine, "pit")
    assert things["dig 3S"] == (three, "discard")
    assert things["flair 4H"] == (four, "flair-0")
    assert things["draw 4H"] == (four, "deck")
    assert things["snatch 4H"] == (four, "out-1")
    assert things["recover 4H"] == (four, "out-0")
    assert things["trade JD"] == (jack, "hand-1")
    assert things["heal AH"] == (ace, "damage-0")
    assert len(set(things.values())) == len(things), "two clicks mean one thing only"


def test_every_click_means_one_thing() -> None:
    for seed in range(25):
        rng = Random(seed)
        match = orcade.new(GAME, seed=seed)
        while not match.over:
            ask = rng.choice(match.asks)
            if rng.random() < 0.2:
                question = match.scene(ask.seat).question
                assert question is not None
                clicks = [choice.things for choice in question.choices if choice.things]
                assert len(set(clicks)) == len(clicks), question
                # And none is the beginning of another.
                assert not any(one != two and two[: len(one)] == one for one in clicks for two in clicks), question
            match.answer(rng.choice(ask.options), ask.seat)


def test_the_block_question_tells_what_would_be_blocked() -> None:
    table = Table(position(hands=("9D 2H", "KS 6D"))).play("gnash draw 9D")
    question = table.match.scene(THUD).question
    assert question is not None
    assert question.prompt == "Gnash plays 9♦ to draw two and keep one. Thud, do you block it?"
    assert [choice.label for choice in question.choices] == ["Block it with K♠", "Let it be"]


def test_at_the_end_the_headline_names_the_winner() -> None:
    table = Table(position(hands=("KC 2H", "2S 3D"), damage=(0, 4)), 1, 6)
    table.play("gnash attack KC", "thud defend 2S", "gnash pass", "thud pass", "thud pass", "gnash pass")
    scene = table.match.scene(THUD)
    assert scene.aim == "5 points of damage lose the fight"
    assert scene.headline == f"{FIGHTERS[GNASH]} wins"
    assert scene.seats[THUD].out


@pytest.mark.parametrize(
    ("flair", "told"), [("", "5 of 5 points of damage"), ("5H", "5 of 5 points of damage, 0 Flair")]
)
def test_the_places_tell_of_flair_where_there_is_any(flair: str, told: str) -> None:
    table = Table(position(hands=("KC 2H", "2S 3D"), damage=(0, 4), flairs=(flair, "")), 1, 6)
    table.play("gnash attack KC", "thud defend 2S", "gnash pass", "thud pass", "thud pass", "gnash pass")
    assert table.match.scene(THUD).seats[THUD].came_to == told


@pytest.mark.parametrize(
    ("state", "dice", "lines", "told"),
    [
        (
            position(hands=("AH 3D 9C", "KS 6D"), damage=(2, 0)),
            (),
            ("gnash heal AH", "thud pass"),
            ["Gnash puts the ace of hearts out to lick a wound.", "Gnash heals a point of damage: 1 left."],
        ),
        (
            position(hands=("4H 3D", "KS 6D")),
            (),
            ("gnash flair 4H", "thud block KS"),
            [
                "Gnash flaunts the four of hearts for the crowd: to his Flair.",
                "Thud blocks it with the king of spades. Once more, Gnash.",
            ],
        ),
        (
            position(hands=("4H 9C", "2S 6D"), outs=("3D", "5D")),
            (),
            ("gnash snatch 4H", "thud pass"),
            [
                "Gnash puts the four of hearts on his Out pile and reaches for Thud’s.",
                "Gnash takes the five of diamonds.",
            ],
        ),
        (
            position(hands=("9C 4H", "2S 6D"), damage=(0, 4)),
            (1, 6),
            ("gnash attack 9C", "thud defend 2S", "gnash pass", "thud pass", "thud pass", "gnash pass"),
            ["Thud is out cold. Gnash takes the thing they came for."],
        ),
        (
            position(hands=("9C 2D", "9S 3H 8C"), turn=GNASH),
            (6, 1),
            (
                *(
                    "gnash attack 9C",
                    "thud defend 9S",
                    "gnash pass",
                    "thud pass",
                    "gnash pass",
                    "thud pass",
                ),
                *("thud pass", "gnash pass", "thud first gnash"),
            ),
            ["Thud leaves the turn to Gnash."],
        ),
    ],
)
def test_what_the_log_says(state: Pit, dice: tuple[int, ...], lines: tuple[str, ...], told: list[str]) -> None:
    table = Table(state, *dice).play(*lines)
    assert table.log()[-len(told) :] == told


def test_what_counts_in_the_pit_with_aces_and_in_a_draw() -> None:
    table = Table(position(hands=("9C AC 2H", "AS 6D"))).play("gnash attack 9C", "thud defend AS")
    assert thing(table.match.scene(GNASH), "value-1").label == "Thud: adds nothing"
    table = Table(position(hands=("AC 2H", "7S 6D"))).play("gnash attack AC")
    assert thing(table.match.scene(GNASH), "value-0").label == "Gnash: the ace of clubs adds 5"


def test_blows_leave_plasters_and_then_a_bandage() -> None:
    seen = []
    for damage in range(KNOCKED_OUT):
        fighter = thing(Table(position(hands=("9C", "7S"), damage=(0, damage))).match.scene(GNASH), "fighter-1")
        assert isinstance(fighter, Piece)
        seen.append([state for state in fighter.states if state in HARM])
    assert seen == [[], ["bruised"], ["bruised"], ["battered"], ["battered"]]


def poses(table: Table) -> list[str]:
    """Of both fighters."""
    fighters = [thing(table.match.scene(GNASH), f"fighter-{seat}") for seat in (GNASH, THUD)]
    return [state for each in fighters if isinstance(each, Piece) for state in each.states if state in POSES]


def test_what_a_fighter_is_up_to_is_seen_by_how_he_stands() -> None:
    table = Table(position(hands=("9C 8C 2H", "7S 6D")))
    assert poses(table) == ["guards", "guards"]
    assert poses(table.play("gnash attack 9C")) == ["strikes", "guards"]
    assert poses(table.play("thud defend 7S")) == ["strikes", "shields"]
    blank = Table(position(hands=("9C 2H", "3H 6D"))).play("gnash attack 9C", "thud blank 3H")
    assert poses(blank) == ["strikes", "gapes"]


def test_in_combat_they_stand_face_to_face_each_over_his_own_cards() -> None:
    table = Table(position(hands=("9C 8C 2H", "7S 6D"))).play("gnash attack 9C", "thud defend 7S")
    for reader, (left, right) in ((GNASH, (GNASH, THUD)), (THUD, (THUD, GNASH))):
        scene = table.match.scene(reader)
        mine, theirs = thing(scene, f"fighter-{left}"), thing(scene, f"fighter-{right}")
        assert isinstance(mine, Piece)
        assert isinstance(theirs, Piece)
        assert mine.x < theirs.x
        assert mine.y == theirs.y
        assert ("left" in mine.states, "left" in theirs.states) == (False, True)


def test_who_is_knocked_out_lies_on_no_figures() -> None:
    table = Table(position(hands=("8C 2H", "6S 6D"), damage=(0, 4))).play("gnash attack 8C", "thud defend 6S")
    figures = {"lead", "value-0", "value-1", "value-name-0", "value-name-1"}
    assert figures <= {each.id for each in table.match.scene(GNASH).things}
    table.state.damage[THUD] = KNOCKED_OUT
    assert not figures & {each.id for each in scene_of(table.state, GNASH).things}


@pytest.mark.parametrize("cards", range(10))
def test_who_circles_hides_nobody(cards: int) -> None:
    scene = Table(position(hands=("9C 2H", "9S 6D"), circled=(cards, 0))).match.scene(GNASH)
    mine, theirs = thing(scene, "fighter-0"), thing(scene, "fighter-1")
    assert isinstance(mine, Piece)
    assert isinstance(theirs, Piece)
    assert abs(mine.x - theirs.x) > 2


@pytest.mark.parametrize("near", [GNASH, THUD])
@pytest.mark.parametrize("favourite", [GNASH, THUD])
def test_the_crown_stands_before_the_name(near: int, favourite: int) -> None:
    scene = Table(position(hands=("9C 2H", "9S 6D"), favourite=favourite)).match.scene(near)
    crown, name = thing(scene, "favourite"), thing(scene, f"name-{favourite}")
    assert isinstance(crown, Piece)
    assert isinstance(name, Caption)
    letters = len(FIGHTERS[favourite]) * name.size * 0.35
    assert crown.x + crown.size / 2 < name.x - letters


def test_a_result_is_shown_with_both_totals_and_who_landed_it() -> None:
    assert [(each.kind, each.thing, each.text) for each in Fought(1, (5, 2), (4, 0)).impacts()] == [
        (SCORE, "fighter-0", "5 + 4 = 9"),
        (MISSED, "fighter-1", "2"),
    ]
    assert [(each.kind, each.thing, each.by) for each in Hurt(THUD, 2).impacts()] == [
        (WOUND, "fighter-1", "fighter-0"),
        (FEAT, "seat-0", ""),
    ]


def test_the_stakes_of_the_pit_keep_clear_of_what_is_written_around_it() -> None:
    scene = Table(position(hands=("4H 5H", "2C 6D"))).match.scene(GNASH)
    pit, own, far = thing(scene, "pit"), thing(scene, f"damage-{GNASH}"), thing(scene, f"hand-{THUD}")
    assert isinstance(pit, Path)
    assert isinstance(own, Gauge)
    assert isinstance(far, Caption)
    stake, mark = 19 / 60, 13 / 60
    assert max(y for _, y in pit.points) + stake < own.y - mark
    assert min(y for _, y in pit.points) - stake > far.y + far.size / 2
    discard = thing(scene, "discard")
    assert isinstance(discard, Pile)
    written = re.search(r'font-size="([\d.]+)">Discard<', draw.svg(scene))
    assert written
    half = len("Discard") * float(written[1]) * 0.6 / 60 / 2
    assert max(x for x, _ in pit.points) + stake < discard.x - half
    assert discard.x + half < scene.width


def test_while_they_circle_the_reader_sees_what_his_hand_comes_to() -> None:
    """Nobody else is told that."""
    table = Table(position(hands=("9C 8C AS QS 2H", "AC 6D")))
    promise = thing(table.match.scene(GNASH), "lead")
    assert isinstance(promise, Caption)
    assert promise.text == "Hand: attack 10, defence 12"
    written = re.search(r'font-size="([\d.]+)">Hand: ', draw.svg(table.match.scene(GNASH)))
    assert written
    assert float(written[1]) * 366 / 60 / 8.75 > 12, "pixels of the letters on a phone"
    promise = thing(table.match.scene(THUD), "lead")
    assert isinstance(promise, Caption)
    assert promise.text == "Hand: attack A♣, defence none"
    assert all(each.id != "lead" for each in table.match.scene(SPECTATOR).things)
    table.play("gnash attack 9C")
    assert all(each.id != "lead" for each in table.match.scene(GNASH).things)


def test_cards_say_what_they_do() -> None:
    question = Table(position(hands=("9C 8C QS 2H", "6D"), outs=("JS", ""))).match.scene(GNASH).question
    assert question is not None
    said = {choice.say: choice.does for choice in question.choices}
    assert said["attack 9C"] == "hit"
    assert said["recover 2H"] == "take J♠"
    assert said["draw 2H"] == "draw"
    assert said["dig QS"] == "no card"
