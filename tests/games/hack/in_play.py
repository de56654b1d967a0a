"""What a card does as long as it lies there, seen from the table: each quantity to the point, each ban and permission.

All of it is looked at for every card, so that a card does what it says and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orcade.games.hack.effects import Allow, Ban, Bonus, Effect, Stay, Whenever
from orcade.games.hack.printed import Event, Item, Room, Rule

from .ledger import CARDS as ALL
from .ledger import FOES, KINDS, SKILL, SKILLS, Roles, apply, copy, count, dice, kill, until
from .tomb import Player, Tomb, player

BANNED = {"monster": "monsters", "trap": "traps", "npc": "npcs"}
PLAIN = dict(zip(KINDS, SKILLS["own"], strict=True))
LAWYERING = 1
GM_LAWYERING = 3


@dataclass(frozen=True)
class Lying:
    """A card in play: an Item, a Rule or an Event in front of somebody, or a Room with somebody in it."""

    slug: str
    deck: str
    effects: tuple[Effect, ...]
    pile: str
    """items, rules, stays, rooms"""

    @property
    def gm(self) -> bool:
        """It is the GameMaster's: in front of that player alone."""
        return self.deck == "ba" and self.pile in ("items", "rules")

    def applies(self, who: str, mine: bool) -> bool:
        """`mine`: for the player in front of whom it lies; for who is in the Room."""
        if self.pile == "rooms":
            return mine
        return who == "everyone" or (who == "you") == mine

    def worth(self, to: str, mine: bool, kind: str = "") -> int:
        """What it adds to a quantity of somebody."""
        return sum(
            each.by
            for each in self.effects
            if isinstance(each, Bonus)
            and each.to == to
            and each.against in (None, kind)
            and self.applies(each.who, mine)
        )

    def bans(self, what: str, mine: bool) -> bool:
        return any(
            isinstance(each, Ban) and each.what == what and self.applies(each.who, mine) for each in self.effects
        )

    def allows(self, what: str) -> bool:
        return any(isinstance(each, Allow) and each.what == what for each in self.effects)

    def tomb(self, owner: str, *, room: str = "e1", **more: Any) -> Tomb:
        """Mags, Otto and Pip, with the card in front of `owner`; as a Room it lies at `room`, if `owner` is Mags.

        `more`: the players by name, and what a Tomb takes.
        """
        people: dict[str, Player] = {name: more.pop(name, player()) for name in ("mags", "otto", "pip")}
        rooms = dict(more.pop("rooms", {"e1": "cross", "e2": "cross"}))
        if self.pile == "rooms":
            rooms[room if owner == "mags" else "w1"] = self.slug + (" NESW" if owner == "mags" else "")
        elif owner:
            getattr(people[owner], self.pile).append(self.slug)
        if self.gm:
            more["gm"] = owner
        return Tomb(*people.values(), rooms=rooms, **more)


def lying(slug: str) -> Lying:
    deck, card = ALL[slug]
    effects: tuple[Effect, ...]
    if isinstance(card, Event):
        pile, effects = "stays", next((each.effects for each in card.effects if isinstance(each, Stay)), ())
    else:
        assert isinstance(card, Item | Rule | Room)
        pile, effects = {Item: "items", Rule: "rules", Room: "rooms"}[type(card)], card.effects
    for effect in effects:
        assert isinstance(effect, Bonus | Ban | Allow | Whenever), f"no scenario for {effect}"
        assert not isinstance(effect, Bonus) or effect.to in QUANTITIES, f"no scenario for {effect}"
        assert not isinstance(effect, Ban) or effect.what in BANS, f"no scenario for {effect}"
        assert not isinstance(effect, Allow) or effect.what in ALLOWANCES, f"no scenario for {effect}"
    return Lying(slug, deck, effects, pile)


# Quantities.


def fights(card: Lying) -> None:
    """Skills and Difficulties, exactly: one ahead is alive, one behind is dead. Bans of a kind of Encounter."""
    cases = (
        [("otto", False, True), ("pip", False, False)] if card.gm else [("mags", True, False), ("otto", False, True)]
    )
    for owner, is_mover, is_foe in cases:
        for kind in KINDS:
            foe, difficulty = FOES[kind]
            mine = PLAIN[kind] + card.worth(SKILL[kind], is_mover, kind)
            met = is_mover if card.pile == "rooms" else is_foe
            theirs = difficulty + card.worth("difficulty", met, kind)
            for margin in (1, -1):
                tomb = card.tomb(
                    owner, mags=player(hand="cross"), otto=player(hand=f"{foe} cross"), dice=dice(margin, mine, theirs)
                )
                tomb.say("mags: move e1")
                until(tomb, "move")
                legal = f"encounter {foe}" in tomb.legal("otto")
                assert legal == (not card.bans(BANNED[kind], is_mover)), f"{kind} upon {owner=}"
                if legal:
                    tomb.say(f"otto: encounter {foe}")
                    until(tomb, "action", "act")
                    assert tomb.deaths("mags") == (margin < 0), f"{kind}, {owner=}, {mine} against {theirs}"


def searches(card: Lying) -> None:
    """The number to be rolled; whether one may search, twice, and play an Item."""
    by = card.worth("search", True)
    for owner, mine in [("otto", False)] if card.gm else [("mags", True), ("otto", False)]:
        far = max(1, 2 - by)
        rooms = {f"e{at}": "cross" for at in range(1, far + 2)}
        number = 1 + far + card.worth("search", mine)
        for die in (number, number + 1):
            twice = die > number and mine and card.allows("search-twice")
            tomb = card.tomb(
                owner, room=f"e{far}", rooms=rooms, mags=player(f"e{far - 1}" if far > 1 else "start", hand="lamp"),
                dice=(die, *[number] * twice),
            )  # fmt: skip
            tomb.say(f"mags: move e{far}")
            assert ("search" in tomb.legal("mags")) == (not card.bans("search", mine)), f"{owner=}"
            if "search" not in tomb.legal("mags"):
                continue
            tomb.say("mags: search")
            if die > number:
                _answer_choices(tomb)
                assert ("search" in tomb.legal("mags")) == twice, f"a second time, {owner=}"
                if not twice:
                    assert "item lamp" not in tomb.legal("mags"), f"{die} for {number}, {owner=}"
                    continue
                tomb.say("mags: search")
            assert ("item lamp" in tomb.legal("mags")) == (not card.bans("items", mine)), f"{number=} {owner=}"


def _answer_choices(tomb: Tomb) -> None:
    while tomb.match.asks and tomb.verbs(tomb.asked[0]) == {"discard"}:
        tomb.match.answer(max(tomb.legal(tomb.asked[0])), tomb.seat(tomb.asked[0]))


def argues(card: Lying) -> None:
    """Rules-Lawyering, and the Difficulty of removing Rules; of the card itself where it is one."""
    for owner in ("mags", "otto"):
        mine = (GM_LAWYERING if card.gm and owner == "mags" else LAWYERING) + card.worth("lawyering", owner == "mags")
        rules = ["hurry"] + [card.slug] * (card.pile == "rules" and owner == "otto")
        for rule in rules:
            difficulty = 2 if rule == "hurry" else getattr(ALL[rule][1], "difficulty")  # noqa: B009
            theirs = difficulty + (0 if card.pile == "rooms" else card.worth("removal", owner == "otto"))
            for margin in (1, -1):
                tomb = card.tomb(
                    owner, mags=player("e1", hand="cross"), otto=player("e2", rules="hurry"),
                    dice=dice(margin, mine, theirs),
                )  # fmt: skip
                tomb.say(f"mags: lawyer {rule} of otto")
                assert (rule in tomb.rules("otto")) == (margin < 0), f"{rule}, {owner=}, {mine} against {theirs}"
                assert (rule in tomb.discards("otto")) == (margin > 0)
                assert tomb.dice.left == []


def begins(card: Lying) -> None:
    """Actions a turn, and cards in hand at its beginning."""
    if any(isinstance(each, Whenever) and each.happens == "turn" for each in card.effects):
        return  # See `happens`.
    for owner, mine in (("mags", True), ("otto", False)):
        tomb = card.tomb(owner, mags=player("e1", hand="cross cross"), begins=True)
        until(tomb, "act")
        assert tomb.actions == 3 + card.worth("actions", mine)
        more = card.worth("hand", mine)
        assert more >= 0, "no scenario for fewer cards in hand"
        assert len(tomb.hand("mags")) == (5 + more if more else 2)


QUANTITIES: dict[str, Callable[[Lying], None]] = {
    "combat": fights,
    "thieving": fights,
    "negotiation": fights,
    "difficulty": fights,
    "search": searches,
    "lawyering": argues,
    "removal": argues,
    "actions": begins,
    "hand": begins,
}


# Bans and permissions: whether Mags may do it, or have it done to her.


def exchanges(card: Lying, owner: str) -> bool:
    return "exchange" in card.tomb(owner, mags=player("e1", hand="cross")).legal("mags")


def plays_rules(card: Lying, owner: str) -> bool:
    return "rule hurry" in card.tomb(owner, mags=player("e1", hand="hurry")).legal("mags")


def is_robbed(card: Lying, owner: str) -> bool:
    tomb = card.tomb(owner, mags=player("e1", hand="cross", items="lamp"), pip=player(hand="grab"))
    tomb.say("mags: pass", "pip: play grab on mags")
    until(tomb, "action", "act", keep=card.slug)
    return len(tomb.items("pip")) == 1


BANS: dict[str, Callable[[Lying, str], bool] | None] = {
    "exchange": exchanges,
    "rules": plays_rules,
    "steal": is_robbed,
    "search": None,
    "items": None,
    "monsters": None,
    "traps": None,
    "npcs": None,
}
"""None: `fights` and `searches` look at it."""


def forbids(card: Lying) -> None:
    for what, look in BANS.items():
        if look is not None:
            for owner in ("mags", "otto"):
                if what == "steal" and card.gm and owner == "mags":
                    continue
                assert look(card, owner) == (not card.bans(what, owner == "mags")), f"{what}, {owner=}"


def goes_through_walls(card: Lying, owner: str) -> bool:
    return "move e2" in card.tomb(owner, rooms={"e1": "cross", "e2": "hall"}, mags=player("e1")).legal("mags")


def equips_on_pass(card: Lying, owner: str) -> bool:
    tomb = card.tomb(owner, mags=player("e1", hand="lamp"))
    tomb.say("mags: pass")
    return "item lamp" in tomb.legal("mags")


def builds_anywhere(card: Lying, owner: str) -> bool:
    tomb = card.tomb(owner, rooms={"e1": "cross", "e2": "cross"}, mags=player("e1", hand="hall"), otto=player("e2"))
    cells = {words.split()[2] for words in tomb.legal("mags") if words.startswith("room")}
    assert {"e1n1", "e1s1"} <= cells
    return "e3" in cells


ALLOWANCES: dict[str, Callable[[Lying, str], bool] | None] = {
    "walls": goes_through_walls,
    "item-on-pass": equips_on_pass,
    "room-anywhere": builds_anywhere,
    "search-twice": None,
}
"""None: `searches` looks at it."""


def permits(card: Lying) -> None:
    if card.gm:
        assert not any(isinstance(each, Allow) for each in card.effects), "no scenario for the GameMaster"
        return
    for what, look in ALLOWANCES.items():
        if look is not None:
            for owner in ("mags", "otto"):
                assert look(card, owner) == (owner == "mags" and card.allows(what)), f"{what}, {owner=}"


# Whenever something happens.


def happens(card: Lying) -> None:
    """Each of its triggers, with every kind of Encounter; and each of the other occasions, at which it does nothing."""
    triggers = [each for each in card.effects if isinstance(each, Whenever)]
    if not triggers:
        return
    for what, look in OCCASIONS.items():
        if card.pile == "rooms" and what != "turn":
            assert all(each.happens == "turn" for each in triggers), f"no scenario for a Room: {triggers}"
            continue
        if card.gm and what != "kill":
            assert all(each.happens != what for each in triggers), f"no scenario for the GameMaster: {triggers}"
            continue
        for kind in KINDS if what in ("beat", "die", "kill") else ("",):
            for rich in (True, False):
                effects = tuple(
                    effect
                    for each in triggers
                    if each.happens == what and each.against in (None, kind)
                    for effect in each.then
                )
                look(card, effects, kind, rich)


def _mags(rich: bool, at: str = "start", hand: str = "cross nose pit", **more: Any) -> Player:
    return player(at, hand=hand, items="lamp bag" if rich else "", discard="rat pit" if rich else "", **more)


def _look(card: Lying, tomb: Tomb, expected: Any) -> None:
    found = count(tomb, card.slug)
    for name, side in expected.sides.items():
        assert found.sides[name] == side, f"{name}: {found.sides[name]} for {side}"
    assert found == expected


def on_turn(card: Lying, effects: tuple[Effect, ...], kind: str, rich: bool) -> None:
    if card.worth("actions", True) or card.worth("hand", True):
        assert not effects, "no scenario for both"
        return
    tombs = []
    for owner in ("", "mags"):
        rooms = {"e1": "cross", "e2": "cross"}
        tomb = card.tomb(owner, mags=_mags(rich, "e1"), pip=player(hand="cross"), rooms=rooms, begins=True)
        until(tomb, "turn", keep=card.slug)
        tombs.append(tomb)
    expected = count(tombs[0])
    if card.pile == "rooms":
        expected.doors = count(tombs[1]).doors
    apply(effects, expected, Roles("mags", "mags", "pip", keep=card.slug))
    _look(card, tombs[1], expected)


def on_fight(card: Lying, effects: tuple[Effect, ...], kind: str, what: str, rich: bool) -> None:
    """Mags beats, or is killed by, an Encounter of Otto. The card is hers, or, for a kill, his."""
    owner = "otto" if what == "kill" else "mags"
    foe, difficulty = FOES[kind]
    mine = PLAIN[kind] + card.worth(SKILL[kind], owner == "mags", kind)
    theirs = difficulty + card.worth("difficulty", owner == "otto", kind)
    tomb = card.tomb(
        owner, mags=_mags(rich), otto=player("e2", hand=f"{foe} cross"), pip=player(hand="cross"),
        dice=dice(1 if what == "beat" else -1, mine, theirs),
    )  # fmt: skip
    tomb.say("mags: move e1")
    until(tomb, "move")
    expected = copy(count(tomb, card.slug))
    roles = Roles(owner, "mags", "pip", "otto" if card.gm else "", "start", card.slug, "nose")
    tomb.say(f"otto: encounter {foe}")
    until(tomb, "move", "action", keep=card.slug, equip="nose" if what == "die" and effects else "")
    if what != "beat":
        kill(None, expected, roles, "mags")
    if what == "die" and card.pile == "items" and not rich:
        effects = ()  # It is the one Item that this death costs.
        expected.sides["mags"].discards += 1
    apply(effects, expected, roles)
    expected.sides["otto"].discards += 1
    _look(card, tomb, expected)


def on_search(card: Lying, effects: tuple[Effect, ...], kind: str, rich: bool) -> None:
    tomb = card.tomb("mags", mags=_mags(rich, hand="cross nose pit" if rich else "cross"), pip=player(hand="cross"),
                     dice=(6,))  # fmt: skip
    tomb.say("mags: move e1")
    expected = count(tomb, card.slug)
    tomb.say("mags: search")
    until(tomb, "move")
    apply(effects, expected, Roles("mags", "mags", "pip", keep=card.slug))
    _look(card, tomb, expected)


def on_room(card: Lying, effects: tuple[Effect, ...], kind: str, rich: bool) -> None:
    tomb = card.tomb("mags", mags=_mags(rich, "e1", "cross nose" if rich else "cross"), otto=player("e2"),
                     pip=player(hand="cross"))  # fmt: skip
    until(tomb, "act")
    expected = count(tomb, card.slug)
    tomb.say("mags: room cross e1n1 NESW")
    until(tomb, "action")
    side = expected.sides["mags"]
    side.hand -= 1
    side.owed += 1
    expected.doors["e1n1"] = "NESW"
    apply(effects, expected, Roles("mags", "mags", "pip", keep=card.slug))
    side.hand += 1
    _look(card, tomb, expected)


OCCASIONS: dict[str, Callable[[Lying, tuple[Effect, ...], str, bool], None]] = {
    "turn": on_turn,
    "beat": lambda card, effects, kind, rich: on_fight(card, effects, kind, "beat", rich),
    "die": lambda card, effects, kind, rich: on_fight(card, effects, kind, "die", rich),
    "kill": lambda card, effects, kind, rich: on_fight(card, effects, kind, "kill", rich),
    "search": on_search,
    "room": on_room,
}


def all_of_it(slug: str) -> None:
    """Everything that a card does as long as it lies there."""
    card = lying(slug)
    if not card.effects:
        return
    for look in (fights, searches, argues, begins, forbids, permits, happens):
        look(card)
