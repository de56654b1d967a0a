"""Every card of the five decks is played, and does what it says and nothing else.

What it must do is reckoned in `ledger.py` (at once) and `in_play.py` (as long as it lies there) from the words of its
verbs. A card with a verb, a condition or a moment that is not known there fails.
"""

from __future__ import annotations

import pytest

from orcade.games.hack.effects import Boost, Cancel, Equip, Reroll, Save, Stay, Swap
from orcade.games.hack.pieces import DECK_NAMES, OWN
from orcade.games.hack.printed import Card, Encounter, Event, Item, Room, Rule

from .in_play import all_of_it, lying
from .ledger import (
    CARDS,
    DECKS,
    FOES,
    KINDS,
    NAMES,
    ROOMS,
    SKILLS,
    Roles,
    Sums,
    apply,
    copy,
    count,
    dice,
    kill,
    moment,
    until,
)
from .tomb import Tomb, player

DISTANCE = 2
"""Of e2 from the Entrance."""
BEST = 2
"""The plain character's best skill."""


def of(sort: type[Card]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("slug", [slug for slug, (_, card) in CARDS.items() if isinstance(card, sort)])


def test_every_card_has_a_scenario() -> None:
    assert {type(card) for _, card in CARDS.values()} == {Room, Encounter, Item, Event, Rule}
    assert len(CARDS) == sum(len({card.id for card in deck.cards}) for deck in DECKS.values()), "each has its own word"


# Rooms.


@pytest.mark.rule("HK 10", "HK-11", "HK-13", "HK-7", "HK 3")
@of(Room)
def test_a_room(slug: str) -> None:
    deck, card = CARDS[slug]
    assert isinstance(card, Room)
    gm = deck == "ba"
    way = {"e1": "cross", "e2": "cross", "e3": "cross"}
    least = 4 if card.exit else 3 if card.chamber else 1
    lies = {"".join(sorted("NESW"[("NESW".index(side) + by) % 4] for side in card.doors)) for by in range(4)}
    for far in range(1, 5):
        rooms = {cell: slug_ for at, (cell, slug_) in enumerate(way.items(), 1) if at < far}
        here = f"e{far - 1}" if far > 1 else "start"
        hand = f"{slug} sword"
        people = (player(hand=hand), player(here)) if gm else (player(here, hand=hand), player("start", hand="cross"))
        tomb = Tomb(*people, rooms=rooms, gm="mags" if gm else "")
        offered = {
            "".join(sorted(words.split()[3]))
            for words in tomb.legal("mags")
            if words.startswith(f"room {slug} e{far} ")
        }
        assert offered == ({doors for doors in lies if "W" in doors} if far >= least else set()), f"{far=}"
    words = max(words for words in tomb.legal("mags") if words.startswith(f"room {slug} e4 "))
    tomb.say(f"mags: {words}")
    tomb.settle()
    assert [entry.split()[0] for entry in tomb.hand("mags")] == ["sword", "cross"]
    assert tomb.actions == 2
    assert tomb.far("e4") == 4
    if gm:
        tomb.rest("mags", "mags")
    mover = "otto" if gm else "mags"
    tomb.say(f"{mover}: move e4")
    tomb.settle()
    assert tomb.at(mover) == "e4"
    assert tomb.winner() == (mover if card.exit else "")
    if card.chamber:
        in_the_chamber(slug, "hand")
    else:
        tomb = Tomb(player("e4", items="hand"), player(), rooms={**way, "e4": f"{slug} NESW"})
        assert "hand of vectra" not in tomb.legal("mags")
    if card.effects:
        all_of_it(slug)


def in_the_chamber(room: str, hand: str) -> None:
    """HK-32: 8 with a die and the best skill; else death, which costs the Hand."""
    for die, wins in ((8 - BEST, True), (7 - BEST, False)):
        tomb = Tomb(player("e1", items=hand), player(), rooms={"e1": f"{room} NESW"}, dice=(die,))
        tomb.say("mags: hand of vectra")
        tomb.settle()
        assert tomb.winner() == ("mags" if wins else "")
        assert tomb.deaths("mags") == (not wins)
        assert tomb.discards("mags") == ([] if wins else [hand])
    assert "hand of vectra" not in Tomb(player("e1"), player(), rooms={"e1": f"{room} NESW"}).legal("mags")


# Encounters.


@pytest.mark.rule("HK 14", "HK-47", "HK 15", "HK 23", "HK-24", "HK-26", "HK-7", "HK-18")
@of(Encounter)
def test_an_encounter(slug: str) -> None:
    deck, card = CARDS[slug]
    assert isinstance(card, Encounter)
    gm = deck == "ba"
    skill = SKILLS["own"][KINDS.index(card.kind)]
    difficulty = card.difficulty + card.deeper * DISTANCE
    for laid in (False, True) if gm else (False,):
        for won in (True, False):
            for rich in (True, False):
                tomb = Tomb(
                    player("e1", hand="nose cross pit" if rich else "", items="lamp bag" if rich else ""),
                    player(hand=f"{'rat' if laid else slug} cross", items="bag chain" if rich else ""),
                    player(hand="cross"),
                    rooms=ROOMS,
                    traps={"e2": slug} if laid else {},
                    gm="otto" if gm else "",
                    dice=dice(1 if won else -1, skill, difficulty),
                )
                before = count(tomb)
                if laid:
                    before.sides["mags"].at = "e2"
                    before.sides["mags"].owed += 1
                    tomb.match.answer("move e2", 0)
                else:
                    tomb.say("mags: move e2")
                    until(tomb, "move")
                    before = count(tomb)
                    tomb.say(f"otto: encounter {slug}")
                after_encounter(card, tomb, before, won=won, rich=rich, gm=gm, laid=laid)


def after_encounter(card: Encounter, tomb: Tomb, before: Sums, *, won: bool, rich: bool, gm: bool, laid: bool) -> None:
    """The sums after it, what was offered on the way, and the GameMaster's tombstones."""
    slug = card.id
    offered = until(tomb, "move", "action")
    expected = copy(before)
    roles = Roles("mags", "mags", "", "otto" if gm else "")
    dead = not won and not card.spares
    if dead:
        kill(None, expected, roles, "mags")
    apply(card.win if won else card.lose, expected, roles)
    otto = expected.sides["otto"]
    otto.discards += 1
    if won and gm and otto.items:
        otto.items.pop()
        otto.discards += 1
    assert count(tomb) == expected
    assert slug in tomb.discards("otto")
    assert tomb.state.kills == (dead and gm)
    assert ("item nose" in offered) == (won and rich), "a reward for a victory, and for nothing else"
    assert tomb.dice.left == []


# Items.


@pytest.mark.rule("HK 13", "HK-7", "HK-26", "HK-19", "HK-5", "HK-38", "HK-42", "HK-43")
@of(Item)
def test_an_item(slug: str) -> None:
    deck, card = CARDS[slug]
    assert isinstance(card, Item)
    if deck == "ba":
        tomb = Tomb(player(hand="cross"), player(hand=f"troll {slug}"), player(), rooms=ROOMS, gm="otto", dice=(1, 6))
        tomb.say("mags: move e1", "otto: encounter troll", f"otto: item {slug}")
        owner, hand = "otto", ["cross", "cross"]
    else:
        tomb = Tomb(player(hand=f"rat {slug}"), player(), rooms=ROOMS, dice=(1,))
        tomb.say("mags: move e1", "mags: search", f"mags: item {slug}")
        owner, hand = "mags", ["rat", "cross"]
    until(tomb, "action", "act")
    assert tomb.items(owner) == [slug]
    assert tomb.hand(owner) == hand
    tomb = Tomb(player("e1", hand=slug), player(), rooms=ROOMS)
    assert not any(slug in words for words in tomb.legal("mags")), "it costs no action and cannot be played as one"
    if card.hand:
        in_the_chamber("chamber", slug)
        tomb = Tomb(player("e1", items=slug, hand="cross"), player(hand="brick"), rooms=ROOMS)
        tomb.say("mags: move e2", "otto: play brick")
        assert tomb.items("mags") == [slug], "an ordinary death does not cost it"
    else:
        assert card.effects
    all_of_it(slug)


# Rules.


@pytest.mark.rule("HK 6", "HK 7", "HK-7", "HK-8", "HK-38", "HK-42", "HK-43")
@of(Rule)
def test_a_rule(slug: str) -> None:
    deck, card = CARDS[slug]
    assert isinstance(card, Rule)
    tomb = Tomb(player("e1", hand=f"rat {slug}"), player("e1"), rooms=ROOMS, gm="mags" if deck == "ba" else "")
    tomb.say(f"mags: rule {slug}")
    tomb.settle()
    assert tomb.rules("mags") == [slug]
    assert tomb.hand("mags") == ["rat", "cross"]
    assert tomb.actions == 2 + lying(slug).worth("actions", True), "what it gives counts in this turn already"
    assert not any(words.endswith("of mags") for words in tomb.legal("mags")), "not one's own"
    assert lying(slug).effects
    all_of_it(slug)  # `argues` removes it, too.


# Events.


EVENTS = {slug: card for slug, (_, card) in CARDS.items() if isinstance(card, Event)}
REROLLS = [slug for slug, card in EVENTS.items() if any(isinstance(each, Reroll) for each in card.effects)]
CHANGING = [slug for slug, card in EVENTS.items() if any(isinstance(each, Boost | Reroll) for each in card.effects)]
"""Events that change dice, or what is added to them."""
WHENS = ("turn", "move", "rolled", "death", "action")


def scene(
    slug: str, holder: str, rich: bool = True, *, broken: str = "", margin: int = -1, again: int = 0
) -> tuple[Tomb, Roles, str]:
    """Mags has come from one Room to another, `holder` has the Event; its conditions are met but for `broken`.

    Then the moment to wait for. Pip plays the Encounter, if any, after whose dice Mags is ahead by `margin`; a die that
    is rolled again makes that better by `again`.
    """
    deck, card = CARDS[slug]
    assert isinstance(card, Event)
    wanted = set(card.conditions) - {broken}
    assert wanted <= {"mine", "theirs", *KINDS, "exit", "deep", "entrance", "item", "rule", "behind", "crowd", "alone"}
    came, here = "e1", "e2"
    for place, way in {"exit": ("e4", "e5"), "deep": ("e3", "e4"), "entrance": ("e1", "start")}.items():
        if place in wanted:
            came, here = way
    kinds = [kind for kind in KINDS if kind in wanted]
    kind = kinds[0] if kinds else next(kind for kind in KINDS if kind != broken)
    number = DECK_NAMES.index(deck)
    at = came if card.when in ("move", "rolled", "death") else here
    beside = here if "crowd" in wanted or broken == "alone" else "start" if here != "start" else "e3"
    things = rich and broken not in ("item", "rule")
    mags = player(
        at,
        hand=f"{slug if holder == 'mags' else 'nose'} cross" if rich or holder == "mags" else "",
        items="lamp bag" if things or "item" in wanted else "",
        rules="hurry hush" if things or "rule" in wanted else "",
        discard="rat" if rich else "",
        deck=number if holder == "mags" and deck != "ba" else OWN,
    )
    otto = player(
        "e4" if broken == "behind" else "start" if here != "start" else "e3",
        hand=f"{slug} cross" if holder == "otto" else "cross",
        items="bag" if rich else "",
        rules="habit" if rich else "",
        discard="pit" if rich else "",
        deck=number if deck != "ba" else OWN,
    )
    foe, difficulty = FOES[kind]
    skill = SKILLS[deck if holder == "mags" else "own"][KINDS.index(kind)]
    rolled: tuple[int, ...] = ()
    if card.when in ("rolled", "death"):
        victims = any(isinstance(each, Reroll) and each.die == "victim" for each in card.effects)
        mine, theirs = dice(margin, skill, difficulty, again if victims else -again)
        rolled = (mine, theirs, mine + again if victims else theirs - again)[: 3 if slug in REROLLS else 2]
    tomb = Tomb(
        mags,
        otto,
        player(beside, hand=f"{foe} cross", items="bag" if rich else "", rules="habit" if rich else ""),
        rooms=ROOMS,
        gm="otto" if deck == "ba" else "",
        begins=card.when == "turn",
        dice=rolled,
    )
    if card.when == "action":
        tomb.say("mags: pass")
    elif card.when != "turn":
        tomb.say(f"mags: move {here}")
    if card.when in ("rolled", "death"):
        tomb.say(f"pip: encounter {foe}")
    return tomb, Roles(holder, "mags", gm="otto" if deck == "ba" else "", came=came), card.when


def holders(card: Event, deck: str) -> tuple[str, ...]:
    if deck == "ba":
        return ("otto",)
    return ("mags",) if "mine" in card.conditions else ("otto",) if "theirs" in card.conditions else ("mags", "otto")


@pytest.mark.rule("HK 17", "HK-33", "HK-37", "HK-7", "HK 22", "HK-39", "HK-44", "HK-45")
@of(Event)
def test_an_event(slug: str) -> None:
    deck, card = CARDS[slug]
    assert isinstance(card, Event)
    for holder in holders(card, deck):
        for rich in (True, False):
            tomb, roles, when = scene(slug, holder, rich)
            until(tomb, when)
            words = sorted(each for each in tomb.legal(holder) if each.startswith(f"play {slug}"))
            assert words, f"it cannot be played by {holder}"
            aimed = any(getattr(each, "who", "") in ("target", "gm") or isinstance(each, Swap) for each in card.effects)
            others = [name for name in NAMES if name != holder]
            assert words == ([f"play {slug} on {name}" for name in sorted(others)] if aimed else [f"play {slug}"])
            if aimed:
                roles.target = words[-1].split()[-1]
            roles.card = slug
            before = count(tomb)
            tomb.say(f"{holder}: {words[-1]}")
            fallen = card.when == "death" and not any(isinstance(each, Save) for each in card.effects)
            assert not fallen, "no scenario for an Event at a death that saves nobody"
            over = any(isinstance(each, Save | Cancel) for each in card.effects)
            until(tomb, *(set(WHENS) - {"death"}), "act")
            expected = copy(before)
            apply(card.effects, expected, roles)
            staying = any(isinstance(each, Stay) for each in card.effects)
            expected.sides[holder].discards += not staying
            if over:
                expected.sides["pip"].discards += 1
                expected.sides["pip"].hand += 1
            assert count(tomb) == expected
            assert (slug in tomb.discards(holder)) != staying
    all_of_it(slug)  # As long as it stays in front of somebody.


@pytest.mark.rule("HK 17", "HK-33")
@of(Event)
def test_an_event_is_for_its_conditions_alone(slug: str) -> None:
    deck, card = CARDS[slug]
    assert isinstance(card, Event)
    for holder in holders(card, deck):
        for condition in card.conditions:
            if condition in ("mine", "theirs"):
                if deck == "ba":
                    continue  # He has no moves, dice or deaths; of turns and actions, see test_events.
                other = "otto" if condition == "mine" else "mags"
                tomb, _, when = scene(slug, other)
            else:
                tomb, _, when = scene(slug, holder, broken=condition)
                other = holder
            until(tomb, when)
            assert not any(slug in words for words in tomb.legal(other)), f"without {condition!r}"
        tomb, _, when = scene(slug, holder)
        seen = set()
        while tomb.match.asks:
            now = moment(tomb)
            seen.add(now)
            if now != when:
                assert not any(words.startswith(f"play {slug}") for words in tomb.legal(holder)), f"at {now!r}"
            if not now and "pass" in tomb.legal(tomb.asked[0]):
                if tomb.asked[0] != "mags" or len(seen) > 2:
                    break
                tomb.match.answer("pass", 0)
            else:
                tomb.match.answer("pass" if now else max(tomb.legal(tomb.asked[0])), tomb.seat(tomb.asked[0]))
        assert len(seen) > 1


@pytest.mark.rule("HK 17", "HK-33", "HK-48")
@pytest.mark.parametrize("slug", CHANGING)
def test_dice_are_changed(slug: str) -> None:
    """Exactly: one ahead is alive, one behind is dead."""
    deck, card = CARDS[slug]
    assert isinstance(card, Event)
    changes = [each for each in card.effects if isinstance(each, Boost | Reroll)]
    assert len(changes) == 1
    change = changes[0]
    for holder in holders(card, deck):
        for after in (1, -1, 2, -2):
            if isinstance(change, Boost):
                by = change.by if change.side == "victim" else -change.by
            else:
                by = 2 if after > 0 else -2
            if after == by:
                continue  # It would have been a tie.
            tomb, _, when = scene(slug, holder, margin=after - by, again=by)
            until(tomb, when)
            tomb.say(f"{holder}: play {slug}")
            until(tomb, "move", "action")
            assert tomb.deaths("mags") == (after < 0), f"{after=} {by=}"
            assert slug in tomb.discards(holder)


def test_who_may_equip_is_named() -> None:
    """The ledger lets an Item be played where a card's words say so, and only there."""
    for slug, (_, card) in CARDS.items():
        effects = getattr(card, "win", ()) + getattr(card, "lose", ())
        assert not any(isinstance(each, Equip) for each in effects), f"no scenario for {slug}"
