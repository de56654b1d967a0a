"""A second reading of what is legal, from what is printed on the cards alone, held against random play."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from random import Random

import pytest

import orcade
from orcade.games.hack import GAME
from orcade.games.hack.card_decks import printed_on
from orcade.games.hack.dungeon import column, row
from orcade.games.hack.effects import Allow, Ban, Go, Swap
from orcade.games.hack.pieces import ACTING, MOVE, NAMES, WHAT_TO_PLAY, Dungeon
from orcade.games.hack.printed import Encounter, Event, Item, Room, Rule

Cell = tuple[int, int]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
WHENS = ("turn", "move", "rolled", "death", "action")


class Reading:
    """A state as somebody who has only read the rulebook sees it."""

    def __init__(self, state: Dungeon) -> None:
        self.state = state
        self.rooms: dict[Cell, str] = {}
        self.at: list[Cell] = []
        for placed in state.rooms:
            cell = (column(placed.cell), row(placed.cell))
            self.rooms[cell] = "".join(letter for bit, letter in enumerate("NESW") if placed.doors >> bit & 1)
            self.at.append(cell)
        self.card = {
            cell: printed_on(state, placed.card).card if placed.card >= 0 else None
            for cell, placed in zip(self.at, state.rooms, strict=True)
        }

    def printed(self, cards: Sequence[int]) -> Iterator[tuple[str, object]]:
        for card in cards:
            found = printed_on(self.state, card)
            yield found.slug, found.card

    def place(self, seat: int) -> Cell | None:
        return None if seat == self.state.gm else self.at[self.state.where[seat]]

    def standing(self, seat: int) -> Iterator[tuple[object, bool]]:
        """Everything that holds, with whether it is this seat's own."""
        for owner in range(self.state.seats):
            stays = self.state.stays.get(owner, [])
            for _, card in self.printed([*self.state.items[owner], *self.state.rules[owner], *stays]):
                assert isinstance(card, Item | Rule | Event)
                for effect in card.effects:
                    yield from ((each, owner == seat) for each in getattr(effect, "effects", (effect,)))
        here = self.place(seat)
        room = self.card[here] if here is not None else None
        for effect in room.effects if isinstance(room, Room) else ():
            yield effect, True

    def banned(self, seat: int, what: str) -> bool:
        return any(
            isinstance(effect, Ban) and effect.what == what and effect.who in ("everyone", "you" if own else "others")
            for effect, own in self.standing(seat)
        )

    def allowed(self, seat: int, what: str) -> bool:
        return any(isinstance(effect, Allow) and effect.what == what for effect, own in self.standing(seat) if own)

    def ways(self, cell: Cell, rooms: dict[Cell, str]) -> Iterator[Cell]:
        for side in rooms[cell]:
            other = (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])
            if BACK[side] in rooms.get(other, ""):
                yield other

    def far(self, goal: Cell, rooms: dict[Cell, str]) -> int:
        """HK-16"""
        found = {(0, 0): 0}
        queue = deque(found)
        while queue:
            cell = queue.popleft()
            for other in self.ways(cell, rooms):
                if other not in found:
                    found[other] = found[cell] + 1
                    queue.append(other)
        return found.get(goal, abs(goal[0]) + abs(goal[1]))

    def out(self, start: Cell) -> int | None:
        """Rooms to the nearest Exit."""
        found = {start: 0}
        queue = deque(found)
        while queue:
            cell = queue.popleft()
            room = self.card[cell]
            if isinstance(room, Room) and room.exit:
                return found[cell]
            for other in self.ways(cell, self.rooms):
                if other not in found:
                    found[other] = found[cell] + 1
                    queue.append(other)
        return None

    # Actions (HK 5, HK 23).

    def actions(self, seat: int) -> set[str]:
        state = self.state
        here = self.place(seat)
        legal = {"pass"}
        hand = list(self.printed(state.hands[seat]))
        if here is not None:
            reach = set(self.ways(here, self.rooms))
            if self.allowed(seat, "walls"):
                beside = {(here[0] + dx, here[1] + dy) for dx, dy in STEPS.values()}
                reach |= beside & set(self.rooms)
            legal |= {f"move {name(cell)}" for cell in reach}
            room = self.card[here]
            if isinstance(room, Room) and room.chamber:
                mine = [card for _, card in self.printed(state.items[seat])]
                if any(isinstance(card, Item) and card.hand for card in mine):
                    legal.add("hand of vectra")
        bases = {here}
        if here is None or self.allowed(seat, "room-anywhere"):
            bases = {self.place(other) for other in range(state.seats)} - {None}
        for slug, card in hand:
            if isinstance(card, Room):
                for base in bases:
                    assert base is not None
                    legal |= {f"room {slug} {name(cell)} {doors}" for cell, doors in self.placings(card, base)}
            if isinstance(card, Rule) and not self.banned(seat, "rules"):
                legal.add(f"rule {slug}")
            if isinstance(card, Encounter) and here is None and self.empty():
                legal.add(f"lay {slug}")
        if hand and not self.banned(seat, "exchange"):
            legal.add("exchange")
        for owner in range(state.seats):
            if owner != seat:
                legal |= {f"lawyer {slug} of {NAMES[owner].lower()}" for slug, _ in self.printed(state.rules[owner])}
        return legal

    def placings(self, card: Room, base: Cell) -> Iterator[tuple[Cell, str]]:
        """HK 10, HK 11, HK-11 to HK-13, HK-32"""
        for side in self.rooms[base]:
            cell = (base[0] + STEPS[side][0], base[1] + STEPS[side][1])
            if cell in self.rooms:
                continue
            for quarters in range(4):
                turned = ["NESW"[("NESW".index(letter) + quarters) % 4] for letter in card.doors]
                doors = "".join(letter for letter in "NESW" if letter in turned)
                if BACK[side] not in doors:
                    continue
                rooms = self.rooms | {cell: doors}
                ends = sum(
                    (x + STEPS[each][0], y + STEPS[each][1]) not in rooms for (x, y) in rooms for each in rooms[x, y]
                )
                least = 4 if card.exit else 3 if card.chamber else 0
                if (ends or card.exit) and (not least or self.far(cell, rooms) >= least):
                    yield cell, doors

    def empty(self) -> bool:
        """HK-22"""
        taken = {self.place(seat) for seat in range(self.state.seats)}
        return any(
            cell not in taken and placed.trap < 0 for cell, placed in zip(self.at, self.state.rooms, strict=True)
        )

    # Windows (HK 14, HK 17).

    def playable(self, seat: int) -> set[str]:
        state = self.state
        moment = state.moments[-1]
        actor = moment.actor
        here = self.place(actor)
        room = self.card[here] if here is not None else None
        on_exit = isinstance(room, Room) and room.exit
        legal = {"pass"}
        for slug, card in self.printed(state.hands[seat]):
            if isinstance(card, Encounter) and moment.when == MOVE and seat != actor and not moment.spent:
                passed = moment.out >> seat & 1 or state.tapped >> seat & 1
                if not passed and not self.banned(actor, f"{card.kind}s"):
                    legal.add(f"encounter {slug}")
            if not isinstance(card, Event) or card.when != WHENS[moment.when] or state.exit_by == seat:
                continue
            kind = printed_on(state, moment.card).card.kind if moment.card >= 0 else ""  # type: ignore[union-attr]
            kinds = {"monster", "trap", "npc"} & set(card.conditions)
            truth = {
                "mine": seat == actor,
                "theirs": seat != actor,
                "exit": on_exit,
                "entrance": here == (0, 0),
                "deep": here is not None and self.far(here, self.rooms) >= 4,
                "item": bool(state.items[actor]),
                "rule": bool(state.rules[actor]),
                "behind": here is not None and seat != actor and self.behind(seat, here),
                "crowd": here is not None and self.company(actor),
                "alone": here is not None and not self.company(actor),
            }
            if (kinds and kind not in kinds) or not all(truth.get(each, True) for each in card.conditions):
                continue
            legal |= {f"play {slug}{on}" for on in self.aims(card, seat)}
        return legal

    def behind(self, seat: int, here: Cell) -> bool:
        mine = self.place(seat)
        if mine is None:
            return False
        own, theirs = self.out(mine), self.out(here)
        return theirs is not None and (own is None or own > theirs)

    def company(self, actor: int) -> bool:
        return any(self.place(other) == self.place(actor) for other in range(self.state.seats) if other != actor)

    def aims(self, card: Event, seat: int) -> set[str]:
        """HK-37, HK-27"""
        whom = {getattr(effect, "who", "") for effect in card.effects}
        aimed = [
            effect for effect in card.effects if isinstance(effect, Swap) or getattr(effect, "who", "") == "target"
        ]
        others = {other for other in range(self.state.seats) if other != seat}
        if aimed:
            if all(isinstance(effect, Swap | Go) for effect in aimed):
                others -= {self.state.gm}  # He is nowhere.
            return {f" on {NAMES[other].lower()}" for other in others} or {""}
        if "gm" in whom and self.state.gm < 0:
            return {f" on {NAMES[other].lower()}" for other in others}
        return {""}


def name(cell: Cell) -> str:
    x, y = cell
    across = f"{'e' if x > 0 else 'w'}{abs(x)}" if x else ""
    return across + (f"{'s' if y > 0 else 'n'}{abs(y)}" if y else "") or "start"


@pytest.mark.rule("HK 5", "HK 10", "HK 14", "HK 17", "HK 23", "HK-11", "HK-12", "HK-13", "HK-16", "HK-22", "HK-33")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_legal_is_what_the_rulebook_says(seed: int) -> None:
    rng = Random(seed)
    match = orcade.new(GAME, 2 + seed % 5, seed=seed, options={"duplicate_decks": seed % 3 == 0})
    looked = 0
    for _ in range(900):
        if not match.asks:
            break
        state = match.state
        assert isinstance(state, Dungeon)
        for ask in match.asks:
            view = match.view(ask.seat)
            options = {option.notation(view) for option in ask.options}
            if state.phase == ACTING and not state.moments and ask.rule == "HK 5":
                assert options == Reading(state).actions(ask.seat)
                looked += 1
            elif state.asked == WHAT_TO_PLAY:
                wanted = Reading(state).playable(ask.seat)
                assert options == wanted, (ask.prompt, state.moments[-1])
                looked += 1
        ask = rng.choice(match.asks)
        match.answer(rng.choice(list(ask.options)), ask.seat)
    assert looked > 40
