"""What each verb of the cards must do, as a reader of their words would do the sums: apart from how the game does it.

A `Side` counts what a player has; `apply` says what it has after an effect. Rooms lie in a line, start to e5 (an Exit).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from orcade.games.hack.deck_files import shipped
from orcade.games.hack.dungeon import cell_name
from orcade.games.hack.effects import (
    Boost,
    Cancel,
    Discard,
    Draw,
    DropItem,
    Effect,
    Equip,
    GainAction,
    Go,
    Kill,
    LoseAction,
    LoseTurn,
    Peek,
    Recycle,
    RemoveRule,
    Reroll,
    Save,
    Stay,
    Steal,
    Swap,
    Turn,
)
from orcade.games.hack.pieces import MOMENTS, NONE
from orcade.games.hack.printed import Card

from .tomb import Tomb

DECKS = {deck.id: deck for deck in shipped()}
CARDS: dict[str, tuple[str, Card]] = {card.id: (deck.id, card) for deck in shipped() for card in deck.cards}
"""By what is typed for it: its deck, and what is printed on it."""
KINDS = ("monster", "trap", "npc")
SKILL = {"monster": "combat", "trap": "thieving", "npc": "negotiation"}
FOES = {"monster": ("troll", 3), "trap": ("pit", 2), "npc": ("clerk", 2)}
"""Plain Encounters with their Difficulty."""
SKILLS = {
    "own": (2, 1, 1),
    "knuckles": (1, 4, 1),
    "ravager": (4, 1, 1),
    "thorina": (2, 0, 4),
    "billy": (2, 1, 2),
}
"""Combat, Thieving, Negotiation: the plain character's, and the table of HK 1."""
LINE = ("start", "e1", "e2", "e3", "e4", "e5")
ROOMS = {"e1": "cross", "e2": "fork NEW", "e3": "cross", "e4": "cross", "e5": "gate"}
NAMES = ("mags", "otto", "pip")


def dice(margin: int, mine: int, theirs: int, again: int = 0) -> tuple[int, int]:
    """Two dice after which the first side is ahead by `margin`.

    `again`: by so much either of them can be changed and still is a die, if there are such dice.
    """
    found = [(die, die + mine - theirs - margin) for die in range(1, 7)]
    fit = [pair for pair in found if all(1 <= each <= 6 and 1 <= each + again <= 6 for each in pair)]
    fit = fit or [pair for pair in found if 1 <= pair[1] <= 6]
    assert fit, f"no dice make {mine} against {theirs} a margin of {margin}"
    return fit[0]


@dataclass
class Side:
    """What a player has."""

    hand: int
    discards: int
    items: list[str]
    rules: list[str]
    stays: list[str]
    """Events that stay in front of the player."""
    at: str
    deaths: int
    owed: int
    """Actions to be lost, less those to be had."""
    idle: int


@dataclass
class Sums:
    """What everybody has, and how the Rooms lie."""

    sides: dict[str, Side]
    doors: dict[str, str]
    seen: set[tuple[str, str]] = field(default_factory=set)
    """Who has looked at whose hand."""


def count(tomb: Tomb, without: str = "") -> Sums:
    """The sums of a position; `without` a card in front of somebody."""
    state = tomb.state
    sides = {}
    for seat, name in enumerate(NAMES):
        gm = state.where[seat] == NONE
        had = tomb.actions if seat == state.active else 0
        sides[name] = Side(
            len(state.hands[seat]),
            len(state.discard[seat]),
            sorted(slug for slug in tomb.items(name) if slug != without),
            sorted(slug for slug in tomb.rules(name) if slug != without),
            [slug for slug in tomb.stays(name) if slug != without],
            "" if gm else tomb.at(name),
            state.deaths[seat],
            state.losing[seat] - state.gains[seat] - had,
            state.idle[seat],
        )
    lies = {
        cell_name(room.cell): "".join(letter for bit, letter in enumerate("NESW") if room.doors >> bit & 1)
        for room in state.rooms
    }
    hands = {
        (one, other)
        for one in NAMES
        for other in NAMES
        if one != other
        and state.hands[tomb.seat(other)]
        and all(tomb.match.view(tomb.seat(one)).face(card) >= 0 for card in state.hands[tomb.seat(other)])
    }
    return Sums(sides, lies, hands)


@dataclass
class Roles:
    """Who is who for a card that does something now."""

    you: str
    actor: str
    target: str = ""
    gm: str = ""
    came: str = "e1"
    """Where the actor came from."""
    keep: str = ""
    """An Item that nobody chooses to lose."""
    can_equip: str = ""
    """The Item in hand that whoever may play one plays."""
    card: str = ""
    """The Event that does it."""

    def meant(self, who: str) -> list[str]:
        if who == "others":
            return [name for name in NAMES if name != self.you]
        if who == "everyone":
            return list(NAMES)
        if who == "gm":
            return [self.gm or self.target]
        found = {"you": self.you, "actor": self.actor, "target": self.target}[who]
        assert found, f"nobody is meant by {who!r}"
        return [found]


def apply(effects: Sequence[Effect], sums: Sums, roles: Roles) -> None:
    """What everybody has after these effects, one after another."""
    for effect in effects:
        if isinstance(effect, Save | Cancel | Reroll | Boost):
            continue  # Shown by who lives and who dies.
        if isinstance(effect, Swap):
            you, other = sums.sides[roles.you], sums.sides[roles.target]
            if you.at and other.at:
                you.at, other.at = other.at, you.at
        elif isinstance(effect, Turn):
            turn(sums, sums.sides[roles.actor].at, effect.by)
        elif isinstance(effect, RemoveRule):
            owners = [roles.actor] if effect.who == "actor" else roles.meant(effect.who)
            lying = [(rule, name) for name in owners for rule in sums.sides[name].rules]
            if lying:
                rule, name = max(lying)
                sums.sides[name].rules.remove(rule)
                sums.sides[name].discards += 1
        else:
            assert type(effect) in VERBS, f"no scenario for {effect}"
            for name in roles.meant(getattr(effect, "who")):  # noqa: B009
                VERBS[type(effect)](effect, sums, roles, name)


def turn(sums: Sums, room: str, quarters: int) -> None:
    """Clockwise; neither the Entrance nor the Exit (HK-40)."""
    if room not in ("", "start", "e5"):
        turned = {"NESW"[("NESW".index(side) + quarters) % 4] for side in sums.doors[room]}
        sums.doors[room] = "".join(side for side in "NESW" if side in turned)


def lose_an_item(sums: Sums, name: str, keep: str) -> None:
    side = sums.sides[name]
    items = [slug for slug in side.items if slug != keep] or side.items
    if items:
        side.items.remove(items[-1])
        side.discards += 1


def _draw(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    assert isinstance(effect, Draw)
    sums.sides[name].hand += effect.cards


def _discard(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    assert isinstance(effect, Discard)
    side = sums.sides[name]
    cards = min(effect.cards, side.hand)
    side.hand -= cards
    side.discards += cards


def _lose_action(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    assert isinstance(effect, LoseAction)
    sums.sides[name].owed += effect.actions


def _gain_action(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    assert isinstance(effect, GainAction)
    sums.sides[name].owed -= effect.actions


def _lose_turn(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    sums.sides[name].idle += 1


def _steal(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    theirs = sums.sides[name].items
    if name != roles.you and theirs:
        item = theirs.pop()
        mine = sums.sides[roles.you].items
        mine.append(item)
        mine.sort()


def _drop_item(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    lose_an_item(sums, name, roles.keep)


def _equip(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    if roles.can_equip:
        sums.sides[name].items.append(roles.can_equip)
        sums.sides[name].items.sort()


def kill(effect: Effect | None, sums: Sums, roles: Roles, name: str) -> None:
    """HK 15; the GameMaster loses a turn instead (HK-27)."""
    if name == roles.gm:
        sums.sides[name].idle += 1
        return
    sums.sides[name].deaths += 1
    sums.sides[name].at = "start"
    lose_an_item(sums, name, roles.keep)


def _go(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    assert isinstance(effect, Go)
    side = sums.sides[name]
    if not side.at:
        return
    here = LINE.index(side.at)
    near = [LINE[at] for at in (here - 1, here + 1) if 0 <= at < len(LINE)]
    side.at = {
        "entrance": "start",
        "back": roles.came,
        "your-room": sums.sides[roles.you].at or side.at,
        "adjacent": max(near),
        "near-exit": "e4",
    }[effect.to]


def _peek(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    if sums.sides[name].hand and name != roles.you:
        sums.seen.add((roles.you, name))


def _stay(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    assert roles.card, "only an Event can stay"
    sums.sides[name].stays.append(roles.card)


def _recycle(effect: Effect, sums: Sums, roles: Roles, name: str) -> None:
    if sums.sides[name].discards:
        sums.sides[name].discards -= 1
        sums.sides[name].hand += 1


VERBS: dict[type[Effect], Callable[[Effect, Sums, Roles, str], None]] = {
    Draw: _draw,
    Discard: _discard,
    LoseAction: _lose_action,
    GainAction: _gain_action,
    LoseTurn: _lose_turn,
    Steal: _steal,
    DropItem: _drop_item,
    Equip: _equip,
    Kill: kill,
    Go: _go,
    Peek: _peek,
    Recycle: _recycle,
    Stay: _stay,
}


# Driving.


def moment(tomb: Tomb) -> str:
    """Which window is open: "" where none is."""
    if not tomb.state.moments or not tomb.match.asks or "pass" not in tomb.legal(tomb.asked[0]):
        return ""
    return MOMENTS[tomb.state.moments[-1].when]


class Offered(set[str]):
    """Everything that could be answered on the way."""


def until(tomb: Tomb, *whens: str, equip: str = "", keep: str = "") -> Offered:
    """Goes on until such a window is open ("act": an action is to be chosen): nobody plays anything.

    Whoever has to choose takes the last in the alphabet, but does not lose `keep`; nobody searches; `equip` is played
    where an Item may be.
    """
    offered = Offered()
    while True:
        assert tomb.match.asks, "the match is over"
        name = tomb.asked[0]
        legal = tomb.legal(name)
        offered |= legal
        now = moment(tomb)
        if now in whens and now:
            return offered
        if "pass" in legal and not tomb.state.moments:
            assert "act" in whens, f"none of {whens} came"
            return offered
        if now:
            choice = "pass"
        elif "skip" in legal:
            choice = f"item {equip}" if equip and f"item {equip}" in legal else "skip"
        else:
            kept = sorted(words for words in legal if words != f"drop {keep}")
            choice = (kept or sorted(legal))[-1]
        tomb.match.answer(choice, tomb.seat(name))


def copy(sums: Sums) -> Sums:
    """To be changed."""
    sides = {
        name: replace(side, items=list(side.items), rules=list(side.rules), stays=list(side.stays))
        for name, side in sums.sides.items()
    }
    return Sums(sides, dict(sums.doors), set(sums.seen))
