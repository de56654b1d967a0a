"""Words that begin like an answer: what they mean though it is not listed, or what they lack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from orcade.table.game import Why
from orcade.table.requests import CardId, Option, Seat
from orcade.table.words import listed

from ..answers.attacking import Attack, Join, Raid, RaidNext, attack, raid
from ..answers.battles import PLAN_WORDS, Biggest, Command, Follow, Hit, Plan, RetreatTo
from ..answers.carrying import KeepGold
from ..answers.common import seat_slug
from ..answers.economy import WHO, BuildMine, DestroyMine, Rampage
from ..answers.fortresses import Build, build
from ..answers.levying import Levy, Raise
from ..answers.moving import (
    Along,
    Descend,
    HandOver,
    HandThese,
    Leave,
    LeaveThese,
    March,
    MoveOn,
    TakeOver,
    TakeThese,
    hand_over,
    march,
)
from ..answers.spies import (
    Bribe,
    Knife,
    LookAt,
    SabotageFortress,
    SabotageMachine,
    SabotageMine,
    StealFrom,
)
from ..answers.supply import Bosses, Buy, Discard, Keep, Pay, Swap
from ..answers.trading import Accept, Give, Terms, TradeWith
from ..battles.sides import fighters, fought, sides
from ..chips import CARAVAN, LEADER, chip_named
from ..finding import chip_of, known, on_map, world_of
from ..levying import Levies, bundle
from ..pieces import NAMES, Wars
from ..world import ORCLANDS
from .leading import yours
from .occasions import untimely

Words = Sequence[str]
Meant = Option | Why

SHOWN = 30
"""Letters of a word that are repeated to who typed it."""


def lacking(view: Wars, seat: Seat, words: Words) -> tuple[Option | None, Why | None]:
    """The answer that words mean, though it is not listed; or what they lack; or neither."""
    kinds = VERBS.get(words[0], ()) if words else ()
    if not kinds:
        return None, None
    timely = [kind for kind in kinds if untimely(view, kind) is None]
    if not timely:
        return None, untimely(view, kinds[0])
    make = MAKE.get(timely[0])
    if make is None:
        return None, None
    found = make(view, seat, words[1:])
    return (None, found) if isinstance(found, Why) else (found, None)


# Things that are named.


def leader_named(view: Wars, seat: Seat, name: str) -> CardId | Why:
    """A leader's chip: on the map, or else in the own hand."""
    if not name:
        return Why(f"say which leader: {yours(view, seat)}", "OW 1.1")
    chip = chip_named(view.options.own_chips, name)
    if chip is None:
        return Why(f"there is no leader {name[:SHOWN]!r}; {yours(view, seat)}", "OW 1.1")
    if chip.kind != LEADER:
        return Why(f"{chip.name} is no leader; {yours(view, seat)}", "OW 1.1")
    for card in (*(leader.chip for leader in view.leaders), *view.players[seat].hand):
        if view.face(card) == chip.face:
            return card
    return Why(f"{chip.name} is neither on the map nor in your hand", "OW 1.1")


def area_named(view: Wars, seat: Seat, name: str) -> int | Why:
    """An area; the number of an orcland is told as its name."""
    world = world_of(view)
    if not name:
        return Why("say which area, as in " + world.slugs[0], "OW 1.1")
    if name in world.slugs:
        return world.slugs.index(name)
    if name.isdecimal() and name.isascii() and len(name) < 3 and 1 <= int(name) <= ORCLANDS:
        return Why(f"land {name} is typed {world.slugs[int(name) - 1]}", "OW 1.1")
    return Why(f"there is no area {name[:SHOWN]!r}", "OW 1.1")


def seat_named(view: Wars, seat: Seat, name: str) -> Seat | Why:
    """A player at this table."""
    for other in range(view.seats):
        if seat_slug(other) == name:
            return other
    names = listed(NAMES[: view.seats])
    return Why(f"there is no player {name[:SHOWN]!r}; there are {names}" if name else f"say whom: {names}", "OW 1.1")


def caravan_named(view: Wars, seat: Seat, name: str) -> CardId | Why:
    """A caravan on the map."""
    slugs = {}
    for caravan in view.caravans:
        chip = known(view, caravan.chip)
        if chip is not None:
            slugs[chip.slug] = caravan.chip
    if name in slugs:
        return slugs[name]
    chip = chip_named(view.options.own_chips, name)
    if chip is not None and chip.kind == CARAVAN:
        return Why(f"{chip.name} is not on the map", "OW 4.1")
    on_way = f"there are {listed(list(slugs))}" if slugs else "there are none on the map"
    return Why(f"there is no caravan {name[:SHOWN]!r}; {on_way}" if name else f"say which caravan; {on_way}", "OW 4.1")


def word(words: Words, at: int) -> str:
    """The word at a place; "" behind the last one."""
    return words[at] if at < len(words) else ""


# What each kind of answer is made of.


Make = Callable[[Wars, Seat, Words], Meant]
"""(view, seat that is asked, words behind the first one) → the answer that they mean, or what they lack."""
T = TypeVar("T")
Named = Callable[[Wars, Seat, str], T | Why]
"""(view, seat that is asked, a word) → what it names, or that it names nothing."""


def of_one(named: Named[T], kind: Callable[[T], Option]) -> Make:
    """An answer about one thing."""

    def make(view: Wars, seat: Seat, words: Words) -> Meant:
        found = named(view, seat, word(words, 0))
        return found if isinstance(found, Why) else kind(found)

    return make


def of_leader_and(named: Named[T], kind: Callable[[CardId, T], Option]) -> Make:
    """An answer about a leader and something else."""

    def make(view: Wars, seat: Seat, words: Words) -> Meant:
        chip, found = leader_named(view, seat, word(words, 0)), named(view, seat, word(words, 1))
        if isinstance(chip, Why):
            return chip
        return found if isinstance(found, Why) else kind(chip, found)

    return make


def make_raid(view: Wars, seat: Seat, words: Words) -> Meant:
    """Where only a caravan is named, the leader is asked for."""
    if len(words) == 1 and not isinstance(caravan_named(view, seat, words[0]), Why):
        words = ("", *words)
    return of_leader_and(caravan_named, raid)(view, seat, words)


def make_build(view: Wars, seat: Seat, words: Words) -> Meant:
    chip = leader_named(view, seat, word(words, 0))
    if isinstance(chip, Why):
        return chip
    strength = word(words, 1)
    if not (strength.isascii() and strength.isdecimal() and len(strength) < 3):
        return Why("say how strong the fortress is to be, as in build, a leader, 2", "OW 14.1")
    return build(chip, int(strength))


def make_levy(kind: type[Raise | Levy]) -> Make:
    """A levy, whose parts may be named in any order."""

    def make(view: Wars, seat: Seat, words: Words) -> Meant:
        chip = leader_named(view, seat, word(words, 0))
        if isinstance(chip, Why):
            return chip
        machine = 0
        for part in words[1:]:
            power = part.removeprefix("machine-")
            if part != power and power.isascii() and power.isdecimal() and len(power) < 3:
                machine = int(power)
            elif part not in ("troops", "shaman"):
                return Why(f"{part[:SHOWN]!r} cannot be levied: say troops, shaman, or machine-2", "OW 7.1")
        leader = on_map(view, chip)
        area = leader.area if leader is not None else chip_of(view, chip).home
        answer = kind(chip, *bundle(Levies(view, seat), area, "troops" in words[1:], "shaman" in words[1:], machine))
        typed = answer.notation(view)
        return answer if typed.split()[2:] == list(words[1:]) else Why(f"say it so: {typed}", "OW 7.1")

    return make


def make_rampage(view: Wars, seat: Seat, words: Words) -> Meant:
    chip = leader_named(view, seat, word(words, 0))
    if isinstance(chip, Why):
        return chip
    who = word(words, 1)
    if who not in WHO:
        return Why(f"say who rampages: {', '.join(WHO)}", "OW 10.1")
    return Rampage(chip, WHO.index(who))


def no_unit(view: Wars, seat: Seat, words: Words) -> Meant:
    """A unit is named by its name and by whom it follows or where it is."""
    name = word(words, 0)
    chip = chip_named(view.options.own_chips, name)
    if not name or (chip is not None and len(words) < 2):
        return Why("say which unit, and with which leader or in which land it is", "OW-63")
    if chip is None:
        return Why(f"there is no unit {name[:SHOWN]!r}", "OW-63")
    return Why(f"there is no {chip.name} with {word(words, 1)[:SHOWN]!r} that this could be done to", "OW-63")


def no_chip(rule: str, what: str) -> Make:
    """A chip that has nothing to do with the question. `what`: what it should be."""

    def make(view: Wars, seat: Seat, words: Words) -> Meant:
        name = word(words, 0)
        chip = chip_named(view.options.own_chips, name)
        if not name:
            return Why(f"say which {what}", rule)
        if chip is None:
            return Why(f"there is no chip {name[:SHOWN]!r}", rule)
        return Why(f"{chip.name} is no {what}", rule)

    return make


def make_hit(view: Wars, seat: Seat, words: Words) -> Meant:
    """Of equal units that follow different leaders one is named with its leader."""
    hits = {Hit(card).notation(view) for side in sides(fought(view)) for card in fighters(side)}
    twins = sorted(each for each in hits if each.startswith(f"hit {word(words, 0)} "))
    if twins:
        return Why(f"say whose: {' or '.join(twins)}", "OW 23.3")
    return no_chip("OW 23.3", "unit in this battle")(view, seat, words)


def no_deal(view: Wars, seat: Seat, words: Words) -> Meant:
    """Who could accept an offer is asked by just that word."""
    wanted = view.offer is not None and view.offer.wants
    return Why("you have not got what is wanted" if wanted else "say what you give for it: give …", "OW-65")


def make_pay(view: Wars, seat: Seat, words: Words) -> Meant:
    """Chips in any order."""
    left = list(view.players[seat].gold)
    chosen: list[CardId] = []
    for name in words:
        card = next((card for card in left if (chip := known(view, card)) is not None and chip.slug == name), None)
        if card is None:
            return Why(f"you have no {'other ' if name in words[: len(chosen)] else ''}{name[:SHOWN]!r}", "OW-7")
        left.remove(card)
        chosen.append(card)
    return Pay(tuple(chosen))


def number(most: str, rule: str) -> Make:
    """A number that is none of those that are listed."""

    def make(view: Wars, seat: Seat, words: Words) -> Meant:
        return Why(most, rule)

    return make


MAKE: Final[dict[type[Option], Make]] = {
    March: of_leader_and(area_named, march),
    Descend: of_one(leader_named, Descend),
    Leave: of_one(leader_named, Leave),
    TakeOver: of_one(leader_named, TakeOver),
    HandOver: of_leader_and(leader_named, hand_over),
    MoveOn: of_one(area_named, MoveOn),
    Raise: make_levy(Raise),
    Levy: make_levy(Levy),
    Build: make_build,
    Attack: of_leader_and(seat_named, attack),
    Raid: make_raid,
    RaidNext: of_one(caravan_named, RaidNext),
    LookAt: of_one(seat_named, LookAt),
    StealFrom: of_one(seat_named, StealFrom),
    Knife: of_one(leader_named, Knife),
    Bribe: no_unit,
    SabotageMachine: no_unit,
    SabotageMine: of_one(area_named, SabotageMine),
    SabotageFortress: of_one(area_named, SabotageFortress),
    Command: of_one(leader_named, Command),
    Follow: of_one(leader_named, Follow),
    Biggest: no_chip("OW-38", "troop of this side"),
    Hit: make_hit,
    RetreatTo: of_one(area_named, RetreatTo),
    Rampage: make_rampage,
    BuildMine: of_one(area_named, BuildMine),
    DestroyMine: of_one(area_named, DestroyMine),
    TradeWith: of_one(seat_named, TradeWith),
    Pay: make_pay,
    KeepGold: no_chip("OW 12.1", "gold chip that he carries"),
    Bosses: number("say a number: bosses 1, or bosses 2", "OW 2.1"),
    Accept: no_deal,
    Buy: number("say how many: buy 0, buy 1 or buy 2", "OW 5.1"),
}
"""How an answer of each kind is made of the words behind the first one."""
BY_VERB: Final = (
    Along,
    Descend,
    Leave,
    LeaveThese,
    TakeOver,
    TakeThese,
    HandThese,
    MoveOn,
    Join,
    RaidNext,
    LookAt,
    StealFrom,
    Knife,
    Bribe,
    SabotageMachine,
    SabotageMine,
    SabotageFortress,
    Command,
    Biggest,
    Hit,
    RetreatTo,
    Follow,
    KeepGold,
    BuildMine,
    DestroyMine,
    TradeWith,
    Give,
    Swap,
    Pay,
    Discard,
)
"""Kinds of answers that say themselves which word they begin with."""
VERBS: Final[dict[str, tuple[type[Option], ...]]] = {
    **{kind.verb: tuple(other for other in BY_VERB if other.verb == kind.verb) for kind in BY_VERB},
    "march": (March,),
    "hand-over": (HandOver,),
    "raise": (Raise,),
    "levy": (Levy,),
    "build": (Build,),
    "attack": (Attack,),
    "raid": (Raid, RaidNext),
    **dict.fromkeys(PLAN_WORDS, (Plan,)),
    "keep": (KeepGold, Keep),
    "rampage": (Rampage,),
    "offer": (Terms,),
    "accept": (Accept,),
    "bosses": (Bosses,),
    "buy": (Buy,),
}
"""The kinds of answers that begin with each word. Sets are read by the question that asks for them."""
